"""Notices between processes that share a database, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import asyncpg
import msgspec
from msgspec import Struct
from sqlalchemy.engine import URL

from tontine.table.store import CHANNEL

logger = logging.getLogger(__name__)

RECONNECT_DELAY = 1.0  # seconds after the connection was lost


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something new was stored for a table; or (``present``) these people are connected to it at
    the process that sends this.

    ``asks``: every process that has the table in memory is to answer with its ``present``.
    """

    process: str
    table: str
    present: list[str] | None = None
    asks: bool = False

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()


class NoticeListener:
    """Listens for the notices of other processes.

    ``received`` is called with each of them; ``connected`` whenever listening begins (again), since
    notices may have been missed before.
    """

    def __init__(
        self,
        url: URL,
        process: str,
        received: Callable[[Notice], None],
        connected: Callable[[], None],
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._received = received
        self._connected = connected

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
        connection = await asyncpg.connect(self._address)
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
