"""Answers that cannot be understood, and what every game understands in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.errors import Problem
from tontine.play.view import Choice, Decision


class Unclear(Problem):
    """Something that cannot be understood. What it says may be in the words of a game."""

    def __str__(self) -> str:
        return self.phrase.message


def is_number(text: str) -> bool:
    """A whole number of a size that may mean something."""
    return text.isdecimal() and len(text) < 10


def by_number(text: str, choices: Sequence[Choice]) -> Decision:
    """The choice that has this number in the list."""
    if not 1 <= int(text) <= len(choices):
        raise Unclear("unclear-number", most=len(choices))
    return choices[int(text) - 1].decision
