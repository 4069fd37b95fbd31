"""Matches and views to try the terminal on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.games import terminal_of
from tontine.play.match import Match, new_match
from tontine.play.view import View
from tontine.play.words import words
from tontine.rules.chance import Rng

NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")


def random_match(
    stop: Callable[[View], bool],
    seats: int = 4,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    game: str = "acquire",
) -> Match:
    """A match played at random until the one who has to decide sees what is looked for."""
    match = new_match(game, NAMES[:seats], seed, options or {})
    rng = Rng(seed)
    bot = make_bot(game, "random", rng)
    while not match.over and not stop(match.view(match.owing[0])):
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bot, rng))
    return match


def asked(kind: str, after: int = 0) -> Callable[[View], bool]:
    """Until a decision of that kind is owed, and so many have been made."""
    return lambda view: view.version >= after and view.asks[0].kind == kind


def never(view: View) -> bool:
    return False


def view_of(match: Match) -> View:
    """What the seat that has to decide sees."""
    return match.view(match.owing[0])


def terminal(match: Match, seat: int | None, language: str = "en") -> TerminalGame:
    return terminal_of(match, seat, words(language))
