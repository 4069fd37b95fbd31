"""Where the points came from: the status symbols won."""

from __future__ import annotations

from tontine.play.greed.names import symbol_name
from tontine.play.review import Source
from tontine.rules.greed.components import SYMBOLS
from tontine.rules.greed.game import Greed


def sources(game: Greed) -> list[list[Source]]:
    """G33"""
    points = [*game.cards.gold_points, *game.cards.silver_points]
    return [
        [
            Source("symbol", symbol_name(symbol), int(points[symbol]))
            for symbol in range(2 * SYMBOLS)
            if game.won_by(symbol) == seat
        ]
        for seat in range(game.seats)
    ]
