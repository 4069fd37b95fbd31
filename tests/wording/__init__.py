"""What each game has words for: a module for each, which ``tests/test_locale.py`` asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.games import TERMINALS
from tontine.games import GAMES
from tontine.play.titles import TITLES
from tontine.play.view import Event
from tontine.play.words import Words, words

SEATS = ["Ada", "Bruno", "Chloé"]


class Wording(Protocol):
    PHASES: Sequence[str]
    SAMPLE: Mapping[str, int | str]  # a value for each field of its events
    BEFORE: Sequence[Event]  # what others need to be understood
    IN_PARTS: Mapping[str, Sequence[str]]  # events of which each part has a sentence
    SILENT: Sequence[str]  # events that name nothing

    def names(self) -> Iterator[str]:
        """The messages whose names are put together from parts."""

    def shown(self, words: Words) -> dict[str, str]:
        """What a sentence must contain, by the field of ``SAMPLE`` that it tells of."""


WORDINGS: dict[str, Wording] = {
    game: cast(Wording, import_module(f"tests.wording.{game}")) for game in GAMES
}


def terminal_of(game: str, language: str, reader: int | None) -> TerminalGame:
    title = TITLES[game]
    options = {option.name: option.values[0] for option in title.options}
    terminal: type[TerminalGame] = TERMINALS[game].load()
    return terminal(title, title.speech(words(language, game), options, SEATS, reader))
