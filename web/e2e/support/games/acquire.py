"""The tables of Acquire that tests look at."""

from __future__ import annotations

from typing import Final

from moments import ME, NAMES, SHORT, Moment, Positions, Table

from tontine.play.acquire.table import AcquireTable
from tontine.rules.acquire.decisions import PHASES

TIED: Final = frozenset({"tied"})  # is looked at with short names only
LATE: Final = frozenset({"last-buying"})
TABLES: Final = {
    "2": Table(NAMES[:2], rare=TIED),
    "4": Table(NAMES[:4], rare=TIED | LATE),
    "6": Table(NAMES, rare=TIED),
    "short": Table(SHORT),
}


def _founded(table: AcquireTable) -> int:
    return sum(corporation.size > 0 for corporation in table.corporations)


def _cash(table: AcquireTable) -> int:
    return table.players[ME].cash or 0


def _merges(table: AcquireTable) -> bool:
    return any(tile.fate == "merges" and len(tile.survivors) == 1 for tile in table.hand)


def _is_tied(table: AcquireTable) -> bool:
    """Whether Ada can play a tile and then choose who survives."""
    return any(len(tile.outcomes) > 1 for tile in table.hand)


def _held(table: AcquireTable) -> int:
    defunct = table.merger.defunct if table.merger else None
    return (table.players[ME].shares or {})[defunct] if defunct else 0


MOMENTS: Final = {
    "placing": Moment(True, "placing", lambda table: _founded(table) >= 4 and _merges(table)),
    "founding": Moment(True, "founding", lambda table: table.turns > 4),
    "disposing": Moment(True, "disposing", lambda table: _held(table) > 1),
    "buying": Moment(True, "buying", lambda it: _founded(it) >= 5 and _cash(it) > 2500),
    "waiting": Moment(False, "placing", lambda table: table.turns > 12),
    "may-end": Moment(True, "placing", lambda table: table.may_end and not table.announced),
    "last-buying": Moment(
        True, "buying", lambda it: it.may_end and not it.announced and _cash(it) > 1200
    ),
    "announced": Moment(True, "buying", lambda table: table.announced),
    "tied": Moment(True, "placing", lambda table: _is_tied(table)),
}
PLAYED: Final = (
    *((["easy"] * 3, rank) for rank in (2, 1, 1)),
    *((["normal"] * 3, rank) for rank in (3, 4, 1, 2, 1)),
    *((["hard"] * 3, rank) for rank in (2, 4, 3, 1, 3, 2, 4)),
    *((["", "", "normal"], rank) for rank in (1, 3, 2, 1, 1, 4, 2, 1)),
)
POSITIONS: Final = Positions(PHASES, MOMENTS, TABLES, PLAYED)
