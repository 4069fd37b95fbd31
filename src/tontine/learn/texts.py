"""The words of lessons, rule cards and maxims: ``GAME-learn.ftl`` in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tontine.learn.patterns import Facts
from tontine.play.words import LANGUAGES, Phrase, listed, text_of

STEP, CARD, MAXIM, LIGHT = "lesson-", "rulecard-", "maxim-", "light-"
_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
_ARGUMENT = re.compile(r"\{ *\$(\w+)")


class Texts:
    """Makes phrases of one game's messages. ``types`` says which field of the game a fact is named
    like: names get their emblems by it, and money its sign."""

    def __init__(self, game: str, types: Mapping[str, str]) -> None:
        self._game = game
        self._types = types

    def phrase(self, message: str, facts: Facts) -> Phrase:
        """A message, or an attribute of one, with the facts that it speaks of."""
        wanted = used_arguments(self._game).get(message.partition(".")[0], ())
        return Phrase(message, {name: self._typed(name, facts[name]) for name in wanted})

    def _typed(self, name: str, value: Any) -> Any:
        return listed(self._types[name], [value], "row") if name in self._types else value


@cache
def used_arguments(game: str) -> dict[str, frozenset[str]]:
    """The arguments of each message of the game's file, with those of its attributes."""
    return {
        name: frozenset(_ARGUMENT.findall(text))
        for name, text in _messages(text_of(LANGUAGES[0], f"{game}-learn", game))
    }


def _messages(text: str) -> Iterator[tuple[str, str]]:
    starts = list(_MESSAGE.finditer(text))
    ends = [it.start() for it in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.end() : end]
