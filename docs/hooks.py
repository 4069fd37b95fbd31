"""Puts the rules into the pages from where the players read them: the Fluent files."""

from __future__ import annotations

import re

from tontine.play.titles import TITLES
from tontine.play.words import words

MARK = re.compile(r"<!-- rules: (\w+) -->")


def on_page_markdown(markdown: str, **_: object) -> str:
    return MARK.sub(lambda found: _rules(found[1]), markdown)


def _rules(game: str) -> str:
    say = words("en", game)
    return "\n".join(f"- **{rule}** {say(f'rule-{rule}')}" for rule in TITLES[game].rulebook.ids)
