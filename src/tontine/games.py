"""The games of this package, and where each layer finds what a game brings to it.

What a game of ours brings is found by its place: for the layer ``play`` in
``tontine/play/GAME/title.py``. A package brings a game of its own by entry points. For a layer
the two are the same.
"""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

GAMES = ("acquire", "ponzi", "greed")


def parts(group: str, place: str) -> dict[str, EntryPoint]:
    """What the games bring to a layer, by game: ours, then those of packages that have an entry
    point in ``group``. Nothing of it is loaded.

    ``place`` is where ours have it, with ``{game}`` for its name and ``{Game}`` for the same as a
    class begins with it. A game without such a module brings nothing.
    """
    return {entry.name: entry for entry in (*_ours(group, place), *entry_points(group=group))}


def _ours(group: str, place: str) -> list[EntryPoint]:
    places = {game: place.format(game=game, Game=game.capitalize()) for game in GAMES}
    return [EntryPoint(game, value, group) for game, value in places.items() if _is_there(value)]


def _is_there(place: str) -> bool:
    try:
        return find_spec(place.partition(":")[0]) is not None
    except ModuleNotFoundError:  # of the folder that it would be in
        return False
