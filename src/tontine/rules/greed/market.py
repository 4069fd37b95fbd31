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


def apply_card(game: Position, trends: vec[i64], cause: i64) -> None:
    """The trends of a single card."""
    for place in range(0, len(trends), 2):
        _move_trend(game, trends[place], trends[place + 1], cause)


def add_card(game: Position, trends: vec[i64]) -> None:
    """One of several cards whose trends are added up."""
    numbers = game.numbers
    for place in range(0, len(trends), 2):
        numbers[at.ARROWS + trends[place]] += trends[place + 1]


def apply_added(game: Position, cause: i64) -> None:
    """G10: the trends that were added up."""
    numbers = game.numbers
    for good in range(i64(GOODS)):
        arrows = numbers[at.ARROWS + good]
        if arrows != 0:
            numbers[at.ARROWS + good] = 0
            _move_trend(game, good, arrows, cause)


def _move_trend(game: Position, good: i64, arrows: i64, cause: i64) -> None:
    """G10: so many squares at once, stopped at either end."""
    trend = trend_after(game.trend(good), arrows)
    game.numbers[at.TREND + good] = trend
    game.tell(TREND, good, trend, arrows, cause)
