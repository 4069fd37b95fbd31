"""How changes reach the database: in transactions, and on the disk before the caller goes on.

A change is a function of a connection. It may be carried out more than once, so it must change
nothing but the database. Rows that are only inserted are an ``Insertion``, of which many are
carried out as one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

logger = logging.getLogger(__name__)

TRANSACTIONS = 2  # on their way at the same time, to PostgreSQL
# A transaction that PostgreSQL ends because of another one, as both want what the other holds
# (serialization_failure, deadlock_detected), may be tried again.
ENDED_FOR_ANOTHER = {"40001", "40P01"}
MOST_TRIES = 5

T = TypeVar("T")
Change = Callable[[Connection], T]


class Writer(Protocol):
    async def write(self, change: Change[T]) -> T:
        """Carry out a change, wholly or not at all; what it returns, or the error it raises."""

    async def close(self) -> None: ...

    @property
    def waiting(self) -> int:
        """How many changes are not on the disk yet."""


class Insertion(Struct, frozen=True):
    """A change that inserts rows, and no more."""

    statement: Insert
    rows: list[dict[str, object]]

    def __call__(self, connection: Connection) -> None:
        connection.execute(self.statement, self.rows)


Waiting = tuple[Change[Any], "asyncio.Future[Any]"]


def _carry_out_all(connection: Connection, changes: Sequence[Change[Any]]) -> list[Any]:
    """Carry out changes in one transaction. Insertions by the same statement come first, in one
    call: a call costs more than a row."""
    rows: dict[Insert, list[dict[str, object]]] = {}
    for change in changes:
        if isinstance(change, Insertion):
            rows.setdefault(change.statement, []).extend(change.rows)
    for statement, together in rows.items():
        connection.execute(statement, together)
    return [None if isinstance(change, Insertion) else change(connection) for change in changes]


def _answer(batch: Sequence[Waiting], results: Sequence[Any]) -> None:
    """Resolve each waiting future with its result or its error."""
    for (_, done), result in zip(batch, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


class ConcurrentWriter:
    """A few transactions at a time: for PostgreSQL.

    While fewer are running, each change gets a transaction of its own at once. What arrives while
    all are running goes together into the next one: beginning and committing cost more than the
    changes themselves.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._writing = 0  # changes in transactions on their way
        self._running: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._waiting) + self._writing

    async def write(self, change: Change[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if len(self._running) < TRANSACTIONS:
            self._running.add(asyncio.create_task(self._run()))
        return await done

    async def close(self) -> None:
        """The engine belongs to the store."""
        await asyncio.gather(*self._running)

    async def _run(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                self._writing += len(batch)
                try:
                    _answer(batch, await self._carry_out([change for change, _ in batch]))
                finally:
                    self._writing -= len(batch)
        finally:
            # At once, before anybody goes on who was answered: they may write again.
            self._running.discard(task)

    async def _carry_out(self, changes: Sequence[Change[Any]]) -> list[Any]:
        """Carry out changes in one transaction; if one of them fails, each in its own."""
        for tries in range(1, MOST_TRIES + 1):
            try:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(_carry_out_all, changes)
            except Exception as error:
                if _is_ended_for_another(error) and tries < MOST_TRIES:
                    continue
                if len(changes) == 1 or _is_gone(error):
                    return [error] * len(changes)
                break
        return [result for change in changes for result in await self._carry_out([change])]


class SingleWriter:
    """One thread, one connection: for SQLite, which lets only one write at a time.

    What arrives while a transaction is on its way to the disk goes into the next one, all of it
    together. So there is one sync for many changes, and nobody waits for a lock.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
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
                _answer(batch, results)
        finally:
            self._running = None
            self._writing = 0

    def _carry_out(self, changes: Sequence[Change[Any]]) -> list[Any]:
        """Carry out changes in one transaction; if one of them fails, each in its own. While
        another program holds the file, they wait."""
        while True:
            try:
                with self._engine.begin() as connection:
                    return _carry_out_all(connection, changes)
            except Exception as error:
                if _is_locked(error):
                    logger.warning("another program has locked the database")
                    continue
                if len(changes) == 1:
                    return [error]
                break
        return [result for change in changes for result in self._carry_out([change])]


def _is_gone(error: Exception) -> bool:
    """Whether the database cannot be reached, so that a second try would only take as long
    again."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OSError | TimeoutError)


def _is_ended_for_another(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ENDED_FOR_ANOTHER


def _is_locked(error: Exception) -> bool:
    """Whether the connection has waited for the lock as long as it is set to."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY
