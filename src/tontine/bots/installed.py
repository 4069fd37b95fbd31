"""Bots that other packages bring along.

A package offers one by an entry point of the group ``tontine.bots``. Its name is ``GAME.NAME``
(``GAME.sharp``), its value what makes such a bot from a generator: a class, or a function.
Nothing of a package is loaded before its bot is wanted, so one that is broken harms nobody else.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tontine.bots.outside import Source

logger = logging.getLogger(__name__)

GROUP = "tontine.bots"
NAME = re.compile(r"(?P<game>[a-z][a-z0-9_]*)\.(?P<name>[a-z][a-z0-9_-]*)")


@cache
def offered(game: str, taken: tuple[str, ...]) -> dict[str, Source]:
    """What other packages bring along for a game, by name. A name that is taken is reported, once,
    and left out."""
    found: dict[str, Source] = {}
    for parts, entry in _entries():
        if parts["game"] != game:
            continue
        if parts["name"] in (*taken, *found):
            logger.warning("%s is left out: there is a bot of that name", entry.named)
        else:
            found[parts["name"]] = entry
    return found


@cache
def _entries() -> list[tuple[re.Match[str], Installed]]:
    """All whose names can be read; the others are reported, once."""
    found = []
    for entry in sorted(map(Installed, entry_points(group=GROUP)), key=lambda it: it.named):
        if (parts := NAME.fullmatch(entry.name)) is not None:
            found.append((parts, entry))
        else:
            logger.warning("%s is left out: its name is not GAME.NAME", entry.named)
    return found


class Installed(Source):
    """A bot that another package brings along."""

    def __init__(self, entry: EntryPoint) -> None:
        self._entry = entry
        self.name = entry.name

    @property
    def named(self) -> str:
        package = "" if self._entry.dist is None else f" of the package {self._entry.dist.name}"
        return f"the entry point {self._entry.name!r}{package}"

    @property
    def origin(self) -> str:
        """The package and its version."""
        package = self._entry.dist
        return "" if package is None else f"{package.name} {package.version}"

    def load(self) -> object:
        return self._entry.load()
