"""Notices between processes that share a database, by PostgreSQL's LISTEN and NOTIFY.

A notice is sent after the commit and not in the same transaction: PostgreSQL lets only one
transaction with a notice commit at a time, in all databases together. If a process dies in between,
its notice is lost; so each process also looks from time to time for changes without a notice
(``TableServer.find_missed``).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from tontine.server.storage.database import SERVER_LOCK
from tontine.server.wire.people import BotEvent

if TYPE_CHECKING:
    import asyncpg

logger = logging.getLogger(__name__)

CHANNEL = "tontine"
RECONNECT_DELAY = 1.0  # seconds after the connection was lost


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something new was stored for a table; or (``present``) these people are connected to it at
    the process that sends this.

    ``asks``: every process that has the table in memory is to answer with its ``present``. ``told``
    is what each bot account at the table is to be told now that its log has so many ``rows``.
    """

    process: str
    table: str
    present: list[str] | None = None
    asks: bool = False
    rows: int = 0
    told: dict[str, BotEvent | None] = {}

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()


class NoticeSender:
    """Sends notices in batches. Notices that arrive while a batch is being sent go into the next
    one, without duplicates."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: dict[str, None] = {}
        self._running: asyncio.Task[None] | None = None

    def send(self, notice: str) -> None:
        self._waiting[notice] = None
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Send what is left, if that is possible at once."""
        if (running := self._running) is not None:
            await asyncio.wait([running], timeout=RECONNECT_DELAY)
            running.cancel()

    async def _run(self) -> None:
        notify = text(
            "SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) notice"
        )
        try:
            while batch := list(self._waiting):
                self._waiting = {}
                try:
                    async with self._engine.begin() as connection:
                        await connection.execute(notify, {"channel": CHANNEL, "notices": batch})
                except Exception as error:  # they are said later, whatever went wrong
                    logger.warning("cannot tell other processes: %s", error)
                    self._waiting = dict.fromkeys(batch) | self._waiting
                    await asyncio.sleep(RECONNECT_DELAY)
        finally:
            self._running = None


async def connect_as_server(url: URL) -> asyncpg.Connection:
    """Connect, and hold the lock that says a server uses this database, for as long as the
    connection lasts. While a backup is being restored, this waits."""
    import asyncpg  # of an extra that a SQLite file does not need

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(address)
    await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVER_LOCK)
    return connection


class NoticeListener:
    """Listens for the notices of other processes.

    ``received`` is called with each of them; ``connected`` whenever listening begins (again), since
    notices may have been missed before. The first connection may have been made before.
    """

    def __init__(
        self,
        url: URL,
        process: str,
        received: Callable[[Notice], None],
        connected: Callable[[], None],
        connection: asyncpg.Connection | None = None,
    ) -> None:
        self._url = url
        self._process = process
        self._received = received
        self._connected = connected
        self._connection = connection

    async def listen(self) -> None:
        """Listen until cancelled."""
        while True:
            try:
                await self._listen_once()
            except Exception:  # always reconnect, whatever went wrong
                logger.exception("cannot listen for notices of other processes")
            await asyncio.sleep(RECONNECT_DELAY)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        connection = self._connection or await connect_as_server(self._url)
        self._connection = None
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            self._connected()
            await lost.wait()
        finally:
            await connection.close(timeout=RECONNECT_DELAY)

    def _receive(self, connection: object, pid: int, channel: str, payload: object) -> None:
        notice = msgspec.json.decode(str(payload), type=Notice)
        if notice.process != self._process:
            self._received(notice)
