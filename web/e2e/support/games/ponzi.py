"""The tables of Ponzi Scheme that tests look at."""

from __future__ import annotations

from typing import Final

from moments import ME, NAMES, SHORT, Moment, Positions, Table

from tontine.play.ponzi.table import PonziTable
from tontine.rules.ponzi.decisions import PHASES

TABLES: Final = {
    "3": Table(NAMES[:3]),
    "5": Table(NAMES[:5], {"game": "advanced"}, frozenset({"returning"})),
    "short": Table(SHORT),
}


def _on_wheel(table: PonziTable) -> int:
    return sum(map(len, table.players[ME].wheel))


MOMENTS: Final = {
    "funding": Moment(True, "funding", lambda table: _on_wheel(table) >= 4),
    "offering": Moment(True, "offering", lambda table: _on_wheel(table) >= 4),
    "answering": Moment(True, "answering", lambda table: _on_wheel(table) >= 3),
    "removing": Moment(True, "removing"),
    "returning": Moment(True, "returning"),
    "waiting": Moment(False, "offering", lambda table: _on_wheel(table) >= 4),
}
PLAYED: Final = tuple((["", ""], rank) for rank in (2, 3, 1))
POSITIONS: Final = Positions(PHASES, MOMENTS, TABLES, PLAYED)
