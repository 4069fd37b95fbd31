"""Answers that cannot be understood, and what every game understands in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.view import Choice, Decision


class Unclear(Exception):
    """Something that cannot be understood; ``message`` has words in every language."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments


def is_number(text: str) -> bool:
    """A whole number of a size that may mean something."""
    return text.isdecimal() and len(text) < 10


def by_number(text: str, choices: Sequence[Choice]) -> Decision:
    """The choice that has this number in the list."""
    if not 1 <= int(text) <= len(choices):
        raise Unclear("unclear-number", most=len(choices))
    return choices[int(text) - 1].decision
