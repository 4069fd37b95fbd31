"""When time brings something about at a table: clocks that run out, and requests that lapse."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tontine.server.entries import Denied, Entry, Replaced, Row, Started
from tontine.server.tables.clocks import DAY, SECOND
from tontine.server.tables.commands import usual_bot

if TYPE_CHECKING:
    from tontine.server.tables.live_table import LiveTable

REQUEST_OPEN = {"live": 120 * SECOND, "days": DAY * SECOND}  # at a table with a clock
BOT_OVERDUE = 15 * SECOND  # after which another process sees to a bot that owes a decision
LATE = 15 * SECOND  # a clock that ran out longer ago: perhaps no server was running


class Deadlines:
    """A timer for the next deadline, which is stored as well, so that another process keeps it once
    this one no longer has the table in memory."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None  # what is stored
        self._storing = False

    def next(self) -> int | None:
        """When the next clock runs out, or an open request is taken for denied."""
        clocks, request = self._table.clocks, self._table.request
        if clocks is None or self._table.status != "running":
            return None
        ends = None if request is None else request.at + REQUEST_OPEN[clocks.clock.kind]
        return min((it for it in (clocks.deadline(), ends) if it is not None), default=None)

    def look_after(self, row: Row) -> int | None:
        """When another process looks at this table if this one dies before it has stored the exact
        deadline; None if the game stands while nobody is here."""
        runs = self._table.status == "running" or isinstance(row.entry, Started)
        if not self._table.is_left_alone or not runs:
            return None
        self._due = row.at + BOT_OVERDUE
        return self._due

    def reschedule(self) -> None:
        """Something was stored: set the timer anew, and store the deadline."""
        if not self._table.is_left_alone:
            return
        deadline = self.next()
        self.cancel()
        if deadline is not None:
            wait = max(0, deadline - self._live.services.now()) / SECOND
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)
        if not self._storing:
            self._storing = True
            self._live.track(self._store())

    def reschedule_anew(self) -> None:
        """As ``reschedule``, whatever is stored: it may be another process's."""
        self._due = 0
        self.reschedule()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _wake(self) -> None:
        self._live.track(self._live.keep_time())

    async def _store(self) -> None:
        """Store the next due time; repeat if it changed meanwhile."""
        try:
            while (due := self._next_look()) != self._due:
                await self._live.services.store.put_due(self._table.id, due)
                self._due = due
        finally:
            self._storing = False

    def _next_look(self) -> int | None:
        if self._table.goes_on:
            return self._table.at + BOT_OVERDUE
        return self.next()

    def is_late(self) -> bool:
        """Whether something should have happened a while ago."""
        deadline = self.next()
        return deadline is not None and self._live.services.now() - deadline > LATE

    def overdue(self) -> Entry | None:
        """What time has brought about."""
        table, now = self._table, self._live.services.now()
        if table.clocks is None or table.status != "running":
            return None
        if expired := table.clocks.expired(now):
            return Replaced(expired[0], usual_bot(table), ran_out=True)
        request = table.request
        if request is not None and request.at + REQUEST_OPEN[table.clocks.clock.kind] <= now:
            return Denied(None)
        return None
