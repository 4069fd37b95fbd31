"""Prices and goods: what every phase does to them in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import GOODS, trend_after
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
        """G10: added up first, then so many squares at once, stopped at either end."""
        for good in range(i64(GOODS)):
            arrows = sums[good]
            if arrows != 0:
                self.trends[good] = trend_after(self.trends[good], arrows)
                self.tell(TREND, good, self.trends[good], arrows, cause)

    def _apply_card(self, trends: vec[i64], card: i64, cause: i64) -> None:
        """The trends of a single card."""
        sums = vec[i64]([0] * GOODS)
        self._add_trends(sums, trends, card)
        self._apply_trends(sums, cause)
