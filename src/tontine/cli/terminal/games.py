"""The games with a terminal of their own; all others are played at the plain one."""

from __future__ import annotations

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.plain.game import PlainTerminal
from tontine.games import parts
from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.words import Words

# Each loads a subclass of TerminalGame.
TERMINALS = parts("tontine.terminals", "tontine.cli.terminal.{game}.game:{Game}Terminal")


def terminal_of(match: Match, reader: int | None, words: Words) -> TerminalGame:
    """The terminal of a seat at a match, or of an onlooker."""
    own = TERMINALS.get(match.title.name)
    terminal: type[TerminalGame] = PlainTerminal if own is None else own.load()
    return terminal(match.title, speech_of(match, reader, words))
