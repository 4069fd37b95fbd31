"""What processes that share a database tell each other, by PostgreSQL's LISTEN and NOTIFY."""

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

WAIT = 1.0  # seconds before listening again after the connection was lost


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something was stored about a table; or who is there (``present``), as one process knows.

    ``asks``: whoever has the table in memory shall say who is there.
    """

    process: str
    table: str
    present: list[str] | None = None
    asks: bool = False

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()


class Ears:
    """Hears the notices of other processes."""

    def __init__(
        self, url: URL, process: str, heard: Callable[[Notice], None], missed: Callable[[], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._missed = missed

    async def listen(self) -> None:
        """For ever. After a break something may have been missed."""
        while True:
            try:
                await self._listen_once()
            except Exception:  # whatever it was: who is deaf must not stay so
                logger.exception("no notices can be heard")
            await asyncio.sleep(WAIT)

    async def _listen_once(self) -> None:
        """As long as the connection lasts."""
        connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self._missed()
            await lost.wait()
        finally:
            await connection.close(timeout=WAIT)

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        notice = msgspec.json.decode(str(payload), type=Notice)
        if notice.process != self._process:
            self._heard(notice)
