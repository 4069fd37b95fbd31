"""How changes reach the database: each in a transaction, and on the disk when it is said to be.

A change is a function of a connection. It may be carried out more than once, so it must change
nothing but the database.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger(__name__)

T = TypeVar("T")
Change = Callable[[Connection], T]


class Writer(Protocol):
    async def write(self, change: Change[T]) -> T:
        """Carry out a change, wholly or not at all; what it returns, or the error it raises."""

    async def close(self) -> None: ...

    @property
    def waiting(self) -> int:
        """How many changes are not on the disk yet."""


class ConcurrentWriter:
    """Every change in a transaction of its own, many at a time: for PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.waiting = 0

    async def write(self, change: Change[T]) -> T:
        self.waiting += 1
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(change)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """The engine belongs to the store."""


class SingleWriter:
    """One thread, one connection: for SQLite, which lets only one write at a time.

    What arrives while a transaction is on its way to the disk goes into the next one, all of it
    together. So there is one sync for many changes, and nobody waits for a lock.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")
        self._waiting: list[tuple[Change[Any], asyncio.Future[Any]]] = []
        self._writing = 0  # changes in the transaction on its way
        self._running: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._waiting) + self._writing

    async def write(self, change: Change[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def close(self) -> None:
        if self._running is not None:
            await self._running
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                changes = [change for change, _ in batch]
                self._writing = len(batch)
                results = await loop.run_in_executor(self._thread, self._carry_out, changes)
                for (_, done), result in zip(batch, results, strict=True):
                    if done.cancelled():
                        continue
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)
        finally:
            self._running = None
            self._writing = 0

    def _carry_out(self, changes: Sequence[Change[Any]]) -> list[Any]:
        """Carry out changes in one transaction; if one of them fails, each in its own. While
        another program holds the file, they wait."""
        while True:
            try:
                with self._engine.begin() as connection:
                    return [change(connection) for change in changes]
            except Exception as error:
                if _is_locked(error):
                    logger.warning("another program has locked the database")
                    continue
                if len(changes) == 1:
                    return [error]
                break
        return [result for change in changes for result in self._carry_out([change])]


def _is_locked(error: Exception) -> bool:
    """The connection has waited as long as it is set to."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY
