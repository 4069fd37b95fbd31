"""Where the points came from: the status symbols won."""

from __future__ import annotations

from tontine.play.greed.names import symbol_name
from tontine.play.review import Source
from tontine.rules.greed.game import Greed


def sources(game: Greed) -> list[list[Source]]:
    """G33"""
    owners = [*game.gold, *game.silver]
    points = [*game.cards.gold_points, *game.cards.silver_points]
    return [
        [
            Source("symbol", symbol_name(symbol), int(points[symbol]))
            for symbol, owner in enumerate(owners)
            if owner == seat
        ]
        for seat in range(game.seats)
    ]
