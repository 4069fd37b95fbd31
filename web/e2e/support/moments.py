"""What a game says of the tables that tests look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from tontine.bots.bot import Bot
from tontine.bots.seats import bot_decision
from tontine.play.match import Match, Step
from tontine.rules.chance import Rng

ME: Final = 0
# Long names, at a table of each size.
NAMES: Final = (
    "Ada Montgomery-Blackwood",
    "Bartholomew Featherstone",
    "Chloé de La Rochefoucaux",
    "Dario Sant'Angelo-Romano",
    "Wolfeschlegelsteinhausen",
    "Filippo degli Alessandri",
)
SHORT: Final = ("Ada", "Bruno", "Chloé", "Dario")


class Decide(Protocol):
    def __call__(self, match: Match, seat: int, bot: Bot, rng: Rng) -> Step: ...


def decide(match: Match, seat: int, bot: Bot, rng: Rng) -> Step:
    return match.decide(seat, bot_decision(match, seat, bot, rng))


class Table(NamedTuple):
    seats: Sequence[str]
    options: Mapping[str, str] = {}
    rare: frozenset[str] = frozenset()  # moments that are hardly ever met, or not looked at
    counts: Callable[[Any], bool] = lambda _: True  # whether any moment does yet
    decide: Decide = decide


class Moment(NamedTuple):
    """Whether Ada is asked, in which phase, and what else must hold."""

    asked: bool
    phase: str
    holds: Callable[[Any], bool] = lambda _: True


class Positions(NamedTuple):
    """Of a game: its phases, its moments and tables by name, and what somebody has played of it,
    one after the other: against bots of a level, or with people (""); and the rank."""

    phases: Sequence[str]
    moments: Mapping[str, Moment]
    tables: Mapping[str, Table]
    played: Sequence[tuple[Sequence[str], int]]
