"""Puts the rules into the pages, from the Fluent files in which players read them, and the fields
of observations, from the code that writes them.

A Markdown extension, named in zensical.toml: `<!-- rules: GAME -->` becomes the list of rules,
`<!-- observation: GAME -->` the table of fields.
"""

from __future__ import annotations

import re

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.rules.observation import MOST

MARK = re.compile(r"<!-- rules: (\w+) -->")
FIELDS = re.compile(r"<!-- observation: (\w+) -->")


def list_rules(game: str) -> str:
    say, rulebook = words("en", game), TITLES[game].rulebook
    lines = []
    for chapter, rules in rulebook.grouped():
        lines += ["", f"**{say(f'chapter-{chapter}')}**", ""]
        for rule in rules:
            lines.append(f"- **{rule}** {say(f'rule-{rule}')}")
            table = rulebook.table_of(rule)
            if table is not None:
                rows = [[say.say(cell) for cell in row] for row in (table.heads, *table.rows)]
                drawn = [f"| {' | '.join(row)} |" for row in rows]
                lines += ["", drawn[0], "|" + " ---: |" * len(table.heads), *drawn[1:], ""]
    return "\n".join(lines)


def list_fields(game: str) -> str:
    space = TITLES[game].space
    assert space is not None
    lines = ["", "| in | from | field | shape | values | scale | what |", "|" + " --- |" * 7]
    for part, fields in (("planes", space.planes), ("numbers", space.numbers)):
        first = 0
        for field in fields:
            shape = " x ".join(map(str, field.shape))
            values = f"{field.low} to {'...' if field.high == MOST else field.high}"
            cells = (part, first, f"`{field.name}`", shape, values, field.scale, field.says)
            lines.append(f"| {' | '.join(map(str, cells))} |")
            first += field.size
    return "\n".join([*lines, ""])


class ListRules(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        page = MARK.sub(lambda found: list_rules(found[1]), "\n".join(lines))
        page = FIELDS.sub(lambda found: list_fields(found[1]), page)
        return page.split("\n")


class RulesExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown calls it so)
        # Before Markdown takes HTML out, comments included (priority 20).
        md.preprocessors.register(ListRules(md), "rules", 25)


def makeExtension(**settings: object) -> RulesExtension:  # noqa: N802 (Markdown calls it so)
    return RulesExtension(**settings)
