"""Who is to blame (G24 to G27): what every pattern of scapegoats is worth to everybody.

The three fingers are raised one after the other and openly, so what the board will do can be
reckoned backwards: the last to point does what suits them best, and the others know it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.outlook import Outlook
from tontine.rules.greed.components import (
    BOARD,
    CHAIRS,
    MOST_SEATS,
    SEVERANCE,
)
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY

PATTERNS: Final = 8  # sets of the three chairs of a board


@mypyc_attr(acyclic=True)
class Boardroom:
    def __init__(self) -> None:
        self._values: vec[float] = vec[float]([0.0] * (PATTERNS * MOST_SEATS))

    def prepare(
        self,
        game: Greed,
        outlook: Outlook,
        company: i64,
        income: float,
        cash: float,
        last: float,
    ) -> None:
        """What each pattern leaves everybody with, from so much free cash and last income;
        ``income`` is a typical year's, from then on."""
        for fired in range(i64(1), i64(PATTERNS)):
            self._prepare_pattern(game, outlook, company, income, cash, last, fired)

    def _prepare_pattern(
        self,
        game: Greed,
        outlook: Outlook,
        company: i64,
        income: float,
        cash: float,
        last: float,
        fired: i64,
    ) -> None:
        row = fired * MOST_SEATS
        for seat in range(game.seats):
            self._values[row + seat] = 0.0
        left = cash
        for chair in range(i64(BOARD)):
            seat = game.sits(company, chair)
            if ((fired >> chair) & 1) != 0 and seat != NOBODY:
                amount = cash * float(SEVERANCE[chair]) / 100.0
                left -= amount
                self._values[row + seat] += amount
        for seat in range(game.seats):
            paid = self._values[row + seat]
            if paid > 0.0:
                self._values[row + seat] *= outlook.haste(
                    game, seat, float(game.purse(seat)) + paid
                )
        fortune = outlook.fortune(income, left + last)
        chair = 0
        for old in range(i64(CHAIRS)):
            seat = game.sits(company, old)
            if seat != NOBODY and (old >= BOARD or ((fired >> old) & 1) == 0):
                self._values[row + seat] += outlook.share(chair) * fortune
                chair += 1

    def value(self, fired: i64, seat: i64) -> float:
        return self._values[fired * MOST_SEATS + seat]

    def blame(self, game: Greed, company: i64, pointer: i64, fired: i64) -> i64:
        """The chair that suits best who sits at ``pointer``."""
        seat = game.sits(company, pointer)
        best: i64 = 0
        most = 0.0
        for chair in range(game.board_size(company)):
            outcome = self.outcome(game, company, pointer + 1, fired | chair_bit(chair))
            value = self.value(outcome, seat)
            if chair == 0 or value > most:
                best = chair
                most = value
        return best

    def outcome(self, game: Greed, company: i64, pointer: i64, fired: i64) -> i64:
        """The chairs that will have been pointed at in the end."""
        while pointer < game.board_size(company):
            fired |= chair_bit(self.blame(game, company, pointer, fired))
            pointer += 1
        return fired


def chair_bit(chair: i64) -> i64:
    one: i64 = 1
    return one << chair
