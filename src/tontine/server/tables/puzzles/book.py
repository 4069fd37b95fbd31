"""Which puzzles there are: those that come with Tontine, with the one of the day, and mistakes in
games that are over."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Protocol

from tontine.coach import cache
from tontine.coach.stock import KEY, puzzle_of, stock
from tontine.play.errors import Refused
from tontine.play.save import parse
from tontine.server.entries import Row
from tontine.server.storage.analyses import AnalysisStore
from tontine.server.tables.puzzles.tries import mistake_rows, puzzle_rows
from tontine.server.tables.state import Table
from tontine.server.wire.lobby import BeginPuzzle, DailyPuzzle

TODAY = "today"


class Services(Protocol):
    """What puzzles need of the server."""

    def now(self) -> int: ...

    async def table_now(self, table_id: str) -> Table | None: ...


class Puzzles:
    def __init__(self, services: Services, analyses: AnalysisStore) -> None:
        self._services = services
        self._analyses = analyses

    async def today(self) -> DailyPuzzle | None:
        return await asyncio.to_thread(_daily, self._day())

    def _day(self) -> date:
        """For everybody the same, wherever they are."""
        return datetime.fromtimestamp(self._services.now() / 1000, UTC).date()

    async def rows_of(self, person: str, request: BeginPuzzle) -> list[Row]:
        """The log of a new table with a puzzle; Refused if there is no such one."""
        table_id, colon, _ = request.puzzle.rpartition(":")
        if colon:
            return await self._mistake(person, request, table_id)
        puzzles, day = await asyncio.to_thread(stock), self._day()
        today = puzzle_of(day, puzzles) if puzzles else ""
        puzzle = puzzles.get(today if request.puzzle == TODAY else request.puzzle)
        if puzzle is None:
            raise Refused("", "no_puzzle", {})
        of = str(day) if puzzle.id == today else None
        return await asyncio.to_thread(puzzle_rows, person, request, puzzle, of)

    async def _mistake(self, person: str, request: BeginPuzzle, table_id: str) -> list[Row]:
        table = await self._services.table_now(table_id)
        found = await self._analyses.analysis(table_id)
        if table is None or found is None:
            raise Refused("", "no_puzzle", {})
        return await asyncio.to_thread(mistake_rows, person, request, table, cache.read(found))


@lru_cache(maxsize=2)
def _daily(day: date) -> DailyPuzzle | None:
    puzzles = stock()
    if not puzzles:
        return None
    puzzle = puzzles[puzzle_of(day, puzzles)]
    view = parse(puzzle.save.encode()).bare_view(puzzle.seat)
    return DailyPuzzle(
        id=puzzle.id,
        day=str(day),
        key=KEY,
        game=puzzle.game,
        level=puzzle.level,
        played=round(100 * puzzle.played.chance),
        best=round(100 * puzzle.turns[0].chance),
        table=view.table,
    )
