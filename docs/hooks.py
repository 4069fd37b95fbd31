"""Puts the rules into the pages from where the players read them: the Fluent files."""

from __future__ import annotations

import re

from tontine.play.words import words

MARK = re.compile(r"<!-- rules: ([APG]) -->")


def on_page_markdown(markdown: str, **_: object) -> str:
    return MARK.sub(lambda found: _rules(found[1]), markdown)


def _rules(letter: str) -> str:
    say = words("en")
    lines = []
    number = 1
    while say.has(f"rule-{letter}{number}"):
        lines.append(f"- **{letter}{number}** {say(f'rule-{letter}{number}')}")
        number += 1
    return "\n".join(lines)
