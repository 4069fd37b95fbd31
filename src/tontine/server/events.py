"""What bot accounts are told without asking: invitations, turns and ends, by one stream for all
tables of a bot, so that it can sleep until it is wanted.

Every row that is applied here is looked at for the bots at its table that listen here. Other
processes say in their notices what the bots at a table are to be told. Should a notice be lost, it
is found by looking every few seconds at which of a bot's tables are newer than known.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Protocol

import msgspec

from tontine.play.errors import Refused
from tontine.server.alerts.alerts import turn_of
from tontine.server.common.limits import STREAMS_OF_A_BOT, TABLES_OF_A_BOT
from tontine.server.common.lru_cache import LruCache
from tontine.server.people.sanctions import Sanctions
from tontine.server.storage.tables import Store
from tontine.server.tables.state import Table
from tontine.server.wire.people import BotEvent

logger = logging.getLogger(__name__)

LOOK = 5.0  # seconds between two looks, each of which is heard on the stream


class Services(Protocol):
    """What this module needs of the server."""

    store: Store
    sanctions: Sanctions

    async def table_now(self, table_id: str) -> Table | None: ...


class Stream:
    """What one listener is still to be told, table by table: never more than one thing of each."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.rows: dict[str, int] = {}  # by table, how many were looked at
        self._told: dict[str, BotEvent] = {}
        self._due: dict[str, BotEvent] = {}
        self._ended: LruCache[str, BotEvent] = LruCache(TABLES_OF_A_BOT)  # of those that were told
        self._awake = asyncio.Event()

    def look(self, table: Table) -> None:
        """Something may have happened there."""
        self.hear(table.id, table.rows, event_of(table, self.person))

    def hear(self, table_id: str, rows: int, event: BotEvent | None) -> None:
        """What the log of a table, as long as this, leads to."""
        if rows < self.rows.get(table_id, 0):  # of another process, and known already
            return
        if event is not None and event == self._ended.get(table_id):
            return
        self.rows[table_id] = rows
        if event is None:
            self._due.pop(table_id, None)
        elif event not in (self._told.get(table_id), self._due.get(table_id)):
            self._due[table_id] = event
            self._awake.set()

    async def take(self, patience: float) -> list[BotEvent]:
        """What is due; nothing if nothing was for so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._awake.wait()
        self._awake.clear()
        due, self._due = self._due, {}
        for table_id, event in due.items():
            if event.type == "end":
                self._told.pop(table_id, None)
                self.rows.pop(table_id, None)
                self._ended.put(table_id, event)
            else:
                self._told[table_id] = event
        return list(due.values())


class Events:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._streams: dict[str, list[Stream]] = {}  # by bot account

    def changed(self, table: Table) -> None:
        """A row of a table was applied here."""
        if not self._streams:
            return
        for person in table.people():
            for stream in self._streams.get(person, ()):
                stream.look(table)

    def hear(self, table_id: str, rows: int, told: Mapping[str, BotEvent | None]) -> None:
        """What another process says that bots at a table are to be told."""
        for person, event in told.items():
            for stream in self._streams.get(person, ()):
                stream.hear(table_id, rows, event)

    async def listen(self, person: str) -> AsyncIterator[bytes]:
        """The stream of a bot account, as server-sent events. It begins with all that is so now."""
        if len(self._streams.get(person, ())) >= STREAMS_OF_A_BOT:
            raise Refused("", "too_fast", {})
        return self._told(Stream(person))

    async def _told(self, stream: Stream) -> AsyncIterator[bytes]:
        self._streams.setdefault(stream.person, []).append(stream)
        try:
            yield b": tontine\n\n"
            while not self._services.sanctions.concern("ban", stream.person, ""):
                await self._look(stream)
                loop = asyncio.get_running_loop()
                until = loop.time() + LOOK
                while (left := until - loop.time()) > 0:
                    for event in await stream.take(left):
                        yield _line(event)
                yield b":\n\n"  # who listens knows that the line is not dead
        finally:
            self._streams[stream.person].remove(stream)
            if not self._streams[stream.person]:
                del self._streams[stream.person]

    async def _look(self, stream: Stream) -> None:
        """Look at the tables that are newer than known, whoever has changed them."""
        stored = dict(await self._services.store.tables_of(stream.person, TABLES_OF_A_BOT))
        newer = [it for it, version in stored.items() if stream.rows.get(it, 0) <= version]
        for table_id in [*newer, *(it for it in list(stream.rows) if it not in stored)]:
            table = await self._services.table_now(table_id)
            if table is not None:
                stream.look(table)


def event_of(table: Table, person: str) -> BotEvent | None:
    """What a bot account is to be told of a table; None if nobody waits for it."""
    if person not in table.people():
        return None
    told = {"table": table.id, "game": table.created.game}
    if table.status == "over":
        return BotEvent(type="end", version=table.changed_by, **told)
    if table.status == "open":
        return BotEvent(type="invitation", version=0, **told)
    turn = turn_of(table, person)
    return None if turn is None else BotEvent(type="turn", version=turn.asked, **told)


def _line(event: BotEvent) -> bytes:
    return f"event: {event.type}\ndata: {msgspec.json.encode(event).decode()}\n\n".encode()
