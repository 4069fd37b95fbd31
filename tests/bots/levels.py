"""Which bots can play whole games in a test, also as plain Python."""

from __future__ import annotations

from tontine.bots.seats import bot_names, playouts_of


def searching(game: str) -> list[str]:
    """Those that search."""
    return [name for name in bot_names(game) if playouts_of(game, name) is not None]


def quick_bots(game: str) -> list[str]:
    """Those that do not. Of those that do, test_search.py plays with fewer playouts."""
    return [name for name in bot_names(game) if name not in searching(game)]
