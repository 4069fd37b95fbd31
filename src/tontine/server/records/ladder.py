"""Where a person stands among the levels of a game's bots, from the games they have played against
each level alone.

A level is passed by winning at least a fair share of the last games against it. Ratings are of no
use here: they are of people among each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tontine.bots.seats import bot_names
from tontine.play.titles import TITLES
from tontine.server.wire.people import Ladder, Rung

RECENT = 10  # games against a level that count
ENOUGH = 3  # of them at least, to say anything
SEATS = 4  # at the next table, if the game has as many
NO_LEVEL = "random"  # plays without looking: nobody has to pass it


class Played(NamedTuple):
    """A game against bots of one level."""

    won: bool
    players: int


def ladder_of(game: str, played: Mapping[str, Sequence[Played]]) -> Ladder:
    """``played`` has the games against each level, oldest first."""
    levels = [level for level in reversed(bot_names(game)) if level != NO_LEVEL]
    recent = {level: list(played.get(level, ()))[-RECENT:] for level in levels}
    above = next((at for at, level in enumerate(levels) if _passed(recent[level])), len(levels))
    title = TITLES[game]
    seats = max(title.fewest, min(title.most, SEATS))
    following = recent[levels[above - 1]] if above > 0 else []
    return Ladder(
        rungs=[_rung(level, recent[level]) for level in levels],
        above=above,
        wins=_wins_to_pass(following, seats) if above > 0 else 0,
        rivals=seats - 1,
    )


def _passed(games: Sequence[Played]) -> bool:
    return len(games) >= ENOUGH and sum(game.won for game in games) >= _fair(games)


def _fair(games: Sequence[Played]) -> Fraction:
    """The wins that equal players would have."""
    return sum((Fraction(1, game.players) for game in games), Fraction())


def _wins_to_pass(games: Sequence[Played], seats: int) -> int:
    """How many wins in a row, from now on, pass the level."""
    won = [Played(True, seats)] * RECENT
    return next(wins for wins in range(1, RECENT + 1) if _passed([*games, *won[:wins]][-RECENT:]))


def _rung(level: str, games: Sequence[Played]) -> Rung:
    won = sum(game.won for game in games)
    return Rung(level, len(games), won, round(float(_fair(games)), 1))
