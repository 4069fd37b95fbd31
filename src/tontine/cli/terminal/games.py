"""The games with a terminal of their own; all others are played at the plain one."""

from __future__ import annotations

from tontine.cli.terminal.acquire.game import AcquireTerminal
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.greed.game import GreedTerminal
from tontine.cli.terminal.plain.game import PlainTerminal
from tontine.cli.terminal.ponzi.game import PonziTerminal
from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.words import Words

TERMINALS: dict[str, type[TerminalGame]] = {
    "acquire": AcquireTerminal,
    "ponzi": PonziTerminal,
    "greed": GreedTerminal,
}


def terminal_of(match: Match, reader: int | None, words: Words) -> TerminalGame:
    """The terminal of a seat at a match, or of an onlooker."""
    terminal = TERMINALS.get(match.title.name, PlainTerminal)
    return terminal(match.title, speech_of(match, reader, words))
