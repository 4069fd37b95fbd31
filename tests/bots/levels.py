"""Which bots can play whole games in a test, also as plain Python."""

from __future__ import annotations

from tontine.bots.seats import bot_names

SEARCHING = ("hard", "expert")


def quick_bots(game: str) -> list[str]:
    """Those that do not search. Of those that do, test_search.py plays with fewer playouts."""
    return [name for name in bot_names(game) if name not in SEARCHING]
