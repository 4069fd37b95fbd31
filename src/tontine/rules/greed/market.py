"""Phase 2: market forces (G11); and the trends of cards, which apply whenever one is laid down."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, trend_after
from tontine.rules.greed.decisions import PRICE, TREND
from tontine.rules.greed.position import Position


def move_prices(game: Position) -> None:
    """G11: by the number on the square of its trend, stopped at either end of its track."""
    for good in range(i64(GOODS)):
        trend = game.trend(good)
        step = game.step(good) + trend
        top = game.cards.top(good)
        if step > top:
            step = top
        elif step < 0:
            step = 0
        if step != game.step(good):
            game.numbers[at.STEP + good] = step
            game.tell(PRICE, good, game.price(good), trend)


def add_trends(sums: vec[i64], trends: vec[i64], card: i64) -> None:
    for good in range(i64(GOODS)):
        sums[good] += trends[card * GOODS + good]


def apply_trends(game: Position, sums: vec[i64], cause: i64) -> None:
    """G10: added up first, then so many squares at once, stopped at either end."""
    numbers = game.numbers
    for good in range(i64(GOODS)):
        arrows = sums[good]
        if arrows != 0:
            trend = trend_after(numbers[at.TREND + good], arrows)
            numbers[at.TREND + good] = trend
            game.tell(TREND, good, trend, arrows, cause)


def apply_card(game: Position, trends: vec[i64], card: i64, cause: i64) -> None:
    """The trends of a single card."""
    sums = vec[i64]([0] * GOODS)
    add_trends(sums, trends, card)
    apply_trends(game, sums, cause)
