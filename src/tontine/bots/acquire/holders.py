"""Who is paid the bonuses of a corporation: A18 to A21, and A34 for two."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tontine.rules.acquire.components import COLUMNS
from tontine.rules.acquire.game import Acquire

# MAJORITY and MINORITY; made of another module's constants they would be objects.
FIRST: Final = 10.0
SECOND: Final = 5.0


@mypyc_attr(acyclic=True)
class Holders:
    """The holders of one corporation by rank, as if it were settled now."""

    def __init__(self) -> None:
        self.most: i64 = 0
        self.second: i64 = 0  # the next below
        self.firsts: i64 = 0  # how many hold the most
        self.seconds: i64 = 0
        self.squares: i64 = 0  # of all holdings, summed up
        self._market = False  # A34: whether the bank has a holding too

    def look_at(self, game: Acquire, corporation: i64) -> None:
        most: i64 = 0
        second: i64 = 0
        firsts: i64 = 0
        seconds: i64 = 0
        squares: i64 = 0
        for seat in range(game.seats):
            held = game.held(seat, corporation)
            squares += held * held
            if held > most:
                second = most
                seconds = firsts
                most = held
                firsts = 1
            elif held == most:
                firsts += 1
            elif held > second:
                second = held
                seconds = 1
            elif held == second:
                seconds += 1
        self.most = most
        self.second = second
        self.firsts = firsts
        self.seconds = seconds
        self.squares = squares
        self._market = game.seats == 2

    def rank(self, held: i64) -> i64:
        """The place of a seat with so many shares: 1, 2, or 0 if it is paid nothing."""
        if held == 0:
            return 0
        if held == self.most:
            return 1
        return 2 if held == self.second and self.firsts == 1 else i64(0)

    def bonus(self, held: i64) -> float:
        """What somebody with so many shares is paid, in prices of a share and without rounding."""
        if held == 0:
            return 0.0
        if self._market:
            return self._bonus_beside_market(held)
        if held == self.most:
            whole = FIRST + SECOND if self.firsts > 1 or self.second == 0 else FIRST
            return whole / float(self.firsts)
        return SECOND / float(self.seconds) if held == self.second and self.firsts == 1 else 0.0

    def _bonus_beside_market(self, held: i64) -> float:
        """A34: on average over what the market may hold, any number up to twelve."""
        rival = self.most if self.firsts > 1 or held < self.most else self.second
        total = 0.0
        for market in range(i64(1), i64(COLUMNS) + 1):
            above = (1 if rival > held else 0) + (1 if market > held else 0)
            beside = 1.0 + (1.0 if rival == held else 0.0) + (1.0 if market == held else 0.0)
            if above == 0:
                total += (FIRST + SECOND) / beside if beside > 1.0 else FIRST
            elif above == 1:
                total += SECOND / beside
        return total / float(COLUMNS)
