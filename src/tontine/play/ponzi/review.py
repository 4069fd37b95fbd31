"""Where the points came from: tiles by industry, luxuries, wealth."""

from __future__ import annotations

from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.review import Source
from tontine.rules.ponzi.components import LUXURIES
from tontine.rules.ponzi.game import Ponzi


def sources(game: Ponzi) -> list[list[Source]]:
    return [_sources(game, seat) for seat in range(game.seats)]


def _sources(game: Ponzi, seat: int) -> list[Source]:
    """P28, P29, P33. P27: the bankrupt lose all of it."""
    found = []
    for number, name in enumerate(INDUSTRY_NAMES):
        tiles = game.owned(seat, number)
        found.append(Source("tiles", name, tiles * (tiles + 1) // 2))
    luxuries = sum(number + 1 for number in range(LUXURIES) if game.luxuries[number] == seat)
    found.append(Source("luxuries", "", luxuries))
    found.append(Source("wealth", "", game.points(seat) - game.public_points(seat)))
    if game.bankrupt >> seat & 1:
        found.append(Source("bankrupt", "", -game.points(seat)))
    return [source for source in found if source.amount]
