"""Whether chances to win can be believed: of 100 that were 30 percent, 30 must have won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import sqrt

from librt.vecs import vec
from msgspec import Struct

from tontine.arena.bot_game import Watcher
from tontine.arena.intervals import CERTAINTY, Interval
from tontine.bots.seats import FOLDERS
from tontine.bots.weights import network
from tontine.rules.game import Game

# Every seat's chance to win in a state, or None where it is not the moment to judge.
Chances = Callable[[Game], Sequence[float] | None]

BINS = 10
EVERY = 7  # one question in so many is judged


class Bin(Struct, array_like=True):
    """Chances of about the same size: how many, their sum, and how many of them came true."""

    count: int = 0
    foreseen: float = 0.0
    won: float = 0.0


class Calibrating(Watcher):
    """Watches games: notes chances, and who won."""

    def __init__(self, chances: Chances) -> None:
        self._chances = chances
        self._asked = 0
        self._noted: list[Sequence[float]] = []
        self.bins = [Bin() for _ in range(BINS)]

    def begins(self, game: Game) -> None:
        self._asked = 0
        self._noted = []

    def asks(self, game: Game) -> None:
        self._asked += 1
        if self._asked % EVERY == 0 and (chances := self._chances(game)) is not None:
            self._noted.append(chances)

    def ends(self, game: Game) -> None:
        winners = game.result().winners
        for chances in self._noted:
            for seat, chance in enumerate(chances):
                of_its_size = self.bins[min(int(chance * BINS), BINS - 1)]
                of_its_size.count += 1
                of_its_size.foreseen += chance
                of_its_size.won += 1 / len(winners) if seat in winners else 0


class Foreseen(Struct, frozen=True):
    """The mean chance foreseen, the share that won, and the interval of that share."""

    count: int
    foreseen: float
    won: float
    won_in: Interval


def calibration(deals: Sequence[Sequence[Bin]]) -> list[Foreseen]:
    """How often what had a chance of this size was won, by size. Intervals are over deals,
    since what is judged within one deal depends on it."""
    found = []
    for bins in zip(*deals, strict=True):
        count = sum(it.count for it in bins)
        if count == 0:
            continue
        won = sum(it.won for it in bins) / count
        squares = sum((it.won - won * it.count) ** 2 for it in bins)
        errors = CERTAINTY * sqrt(squares) / count
        within = Interval(max(won - errors, 0.0), min(won + errors, 1.0))
        found.append(Foreseen(count, sum(it.foreseen for it in bins) / count, won, within))
    return found


@cache
def chances_of(game: str) -> Chances | None:
    """What the judge of a game says, if it has learnt one."""
    try:
        training = FOLDERS[game].TRAINING
        judge = training.judge(network(training, training.strongest))
    except (KeyError, FileNotFoundError):
        return None

    def chances(state: Game) -> Sequence[float] | None:
        if not judge.is_settled(state):
            return None
        found = vec[float]([0.0] * state.seats)
        judge.chances(state, found)
        return list(found)

    return chances
