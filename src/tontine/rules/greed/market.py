"""Prices and goods: what every phase does to them in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import GOODS, HIGHEST_TREND, LOWEST_TREND
from tontine.rules.greed.decisions import TREND
from tontine.rules.greed.position import Position


@mypyc_attr(acyclic=True)
class Market(Position):
    def gain(self, company: i64, good: i64, count: i64) -> None:
        """Goods come to a company, or leave it."""
        self.stock[company * GOODS + good] += count
        self.units[company] += count

    def _add_trends(self, sums: vec[i64], trends: vec[i64], card: i64) -> None:
        for good in range(i64(GOODS)):
            sums[good] += trends[card * GOODS + good]

    def _apply_trends(self, sums: vec[i64], cause: i64) -> None:
        """G10: added up first, clamped once."""
        for good in range(i64(GOODS)):
            change = sums[good]
            if change == 0:
                continue
            trend = self.trends[good] + change
            if trend < LOWEST_TREND:
                trend = LOWEST_TREND
            elif trend > HIGHEST_TREND:
                trend = HIGHEST_TREND
            self.trends[good] = trend
            self.tell(TREND, good, trend, change, cause)

    def _apply_card(self, trends: vec[i64], card: i64, cause: i64) -> None:
        """The trends of a single card."""
        sums = vec[i64]([0] * GOODS)
        self._add_trends(sums, trends, card)
        self._apply_trends(sums, cause)
