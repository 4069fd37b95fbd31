"""The ids of a game's rules."""

from __future__ import annotations

from msgspec import Struct


class Rulebook(Struct, frozen=True):
    """A letter and a number each, in chapters that begin somewhere."""

    letter: str
    last: int
    chapters: tuple[tuple[int, str], ...]
    end: int  # the rule by which the game is over

    @property
    def ids(self) -> list[str]:
        return [f"{self.letter}{number}" for number in range(1, self.last + 1)]

    @property
    def end_rule(self) -> str:
        return f"{self.letter}{self.end}"
