"""The rules of a game as its players read them: ids, headings, tables, and the first page."""

from __future__ import annotations

from msgspec import Struct

from tontine.play.words import Phrase


class RuleTable(Struct, frozen=True):
    """What belongs to a rule and is best read as a table, such as prices."""

    rule: str
    heads: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, ...], ...]


class Rulebook(Struct, frozen=True):
    """A letter and a number for each rule, in chapters that begin somewhere: the message
    ``chapter-NAME`` is the heading, ``rule-A1`` the text.

    ``howto`` is one page for those who have never played, with the rules to read on for each of
    its parts: ``howto-NAME`` is the text of a part, and its attribute ``heading`` stands above it.
    """

    letter: str
    last: int
    chapters: tuple[tuple[int, str], ...]
    end: int  # the rule by which the game is over
    howto: tuple[tuple[str, tuple[int, ...]], ...] = ()
    tables: tuple[RuleTable, ...] = ()

    @property
    def ids(self) -> list[str]:
        return self._ids(1, self.last)

    @property
    def end_rule(self) -> str:
        return f"{self.letter}{self.end}"

    def grouped(self) -> list[tuple[str, list[str]]]:
        """Every chapter with its rules."""
        ends = [first - 1 for first, _ in self.chapters[1:]] + [self.last]
        return [
            (name, self._ids(first, end))
            for (first, name), end in zip(self.chapters, ends, strict=True)
        ]

    def table_of(self, rule: str) -> RuleTable | None:
        return next((table for table in self.tables if table.rule == rule), None)

    def _ids(self, first: int, last: int) -> list[str]:
        return [f"{self.letter}{number}" for number in range(first, last + 1)]
