"""Writers: many changes in one transaction, and each of them wholly or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, column, create_engine, event, insert, table, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tontine.server.entries import Named, Row
from tontine.server.storage import database
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.storage.writer import (
    TRANSACTIONS,
    ConcurrentWriter,
    Insertion,
    SingleWriter,
    Writer,
)
from tontine.server.wire.socket import ChatLine


class Commits:
    """Counts what reaches the disk."""

    count = 0

    def __call__(self, connection: Connection) -> None:
        self.count += 1


class Numbers:
    """A file with numbers, each of them once."""

    def __init__(self, folder: Path, kind: type[Writer]) -> None:
        self.commits = Commits()
        file = folder / "numbers.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
        self.writer: Writer
        if kind is ConcurrentWriter:
            several = create_async_engine(f"sqlite+aiosqlite:///{file}")
            self.writer, engine = ConcurrentWriter(several), several.sync_engine
        else:
            self.writer = SingleWriter(engine)
        self.engine = engine
        event.listen(engine, "commit", self.commits)

    async def add(self, number: int) -> int:
        return await self.writer.write(partial(add, number))

    async def listed(self) -> list[int]:
        return await self.writer.write(numbers)


def add(number: int, connection: Connection) -> int:
    connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
    return number


def numbers(connection: Connection) -> list[int]:
    return list(connection.scalars(text("SELECT number FROM numbers ORDER BY number")))


KINDS = pytest.mark.parametrize("kind", [SingleWriter, ConcurrentWriter])


@KINDS
def test_changes_that_arrive_together_share_a_transaction(
    tmp_path: Path, kind: type[Writer]
) -> None:
    async def go() -> None:
        file = Numbers(tmp_path, kind)
        assert await asyncio.gather(*map(file.add, range(200))) == list(range(200))
        assert file.commits.count < 20
        assert await file.listed() == list(range(200))
        await file.writer.close()

    asyncio.run(go())


@KINDS
def test_a_change_that_fails_takes_no_other_with_it(tmp_path: Path, kind: type[Writer]) -> None:
    def half(connection: Connection) -> None:
        add(70, connection)
        raise LookupError("half done")

    async def go() -> None:
        file = Numbers(tmp_path, kind)
        # The second is there already.
        wanted = [file.add(1), file.add(1), file.writer.write(half), file.add(2)]
        first, again, failed, second = await asyncio.gather(*wanted, return_exceptions=True)
        assert (first, second) == (1, 2)
        assert isinstance(again, IntegrityError)
        assert isinstance(failed, LookupError)
        assert await file.listed() == [1, 2]
        await file.writer.close()

    asyncio.run(go())


@KINDS
def test_rows_that_arrive_together_are_inserted_together_and_each_for_itself_if_one_is_refused(
    tmp_path: Path, kind: type[Writer]
) -> None:
    statements: list[str] = []
    inserting = insert(table("numbers", column("number")))

    def rows(*numbers: int) -> Insertion:
        return Insertion(inserting, [{"number": number} for number in numbers])

    async def go() -> None:
        file = Numbers(tmp_path, kind)
        event.listen(
            file.engine, "before_cursor_execute", lambda *about: statements.append(about[2])
        )
        done = await asyncio.gather(*(file.writer.write(rows(n, -n)) for n in range(1, 100)))
        assert done == [None] * 99
        assert sum(said.startswith("INSERT") for said in statements) < 20
        heard = await asyncio.gather(
            *(file.writer.write(rows(n, n + 1)) for n in (200, 99, 300)), return_exceptions=True
        )
        assert [type(it) for it in heard] == [type(None), IntegrityError, type(None)]
        assert await file.listed() == [*range(-99, 0), *range(1, 100), 200, 201, 300, 301]
        await file.writer.close()

    asyncio.run(go())


@KINDS
def test_who_no_longer_waits_is_not_waited_for(tmp_path: Path, kind: type[Writer]) -> None:
    async def go() -> None:
        file = Numbers(tmp_path, kind)
        gone, stays = asyncio.create_task(file.add(1)), asyncio.create_task(file.add(2))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == 2
        assert await file.listed() == [1, 2]
        await file.writer.close()

    asyncio.run(go())


def test_who_writes_again_as_two_transactions_end_is_not_forgotten() -> None:
    """Their answers may be read in one turn of the event loop."""

    class Transactions:
        """The first two end when they are let."""

        def __init__(self) -> None:
            self.ends: list[asyncio.Future[None]] = []

        @asynccontextmanager
        async def begin(self) -> AsyncIterator[Transactions]:
            yield self

        async def run_sync(self, do: Callable[..., list[Any]], changes: list[Any]) -> list[Any]:
            if len(self.ends) < TRANSACTIONS:
                self.ends.append(asyncio.get_running_loop().create_future())
                await self.ends[-1]
            return do(self, changes)

    async def check() -> None:
        transactions = Transactions()
        writer = ConcurrentWriter(cast(AsyncEngine, transactions))

        async def twice() -> list[int]:
            return [await writer.write(lambda _: 1), await writer.write(lambda _: 2)]

        async with asyncio.timeout(5):
            first = asyncio.create_task(twice())
            await asyncio.sleep(0)
            second = asyncio.create_task(writer.write(lambda _: 3))
            while len(transactions.ends) < TRANSACTIONS:
                await asyncio.sleep(0)
            for end in transactions.ends:
                end.set_result(None)
            assert (await first, await second) == ([1, 2], 3)

    asyncio.run(check())


def test_of_a_database_that_is_gone_each_hears_and_it_is_asked_once(tmp_path: Path) -> None:
    asked = []

    async def go() -> None:
        file = Numbers(tmp_path, ConcurrentWriter)

        def gone(connection: Connection) -> None:
            asked.append(1)
            raise ConnectionRefusedError

        wanted = [file.writer.write(gone) for _ in range(50)]
        heard = await asyncio.gather(*wanted, return_exceptions=True)
        assert all(isinstance(it, ConnectionRefusedError) for it in heard)
        await file.writer.close()

    asyncio.run(go())
    assert len(asked) < 10


def test_the_database_is_never_locked_for_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """While somebody reads for long, nothing waits; while another program writes, all changes wait,
    also those that read before they write."""
    monkeypatch.setattr(database, "BUSY_TIMEOUT", 0.02)
    file = tmp_path / "tables.db"

    async def go() -> None:
        store = await Store.open(database_url(str(file)))
        table = [Written("t", Row(0, "p", "0", Named("p", "Ada")))]
        await store.append(table)
        reader = sqlite3.connect(file, isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM log").fetchone() == (1,)
        async with asyncio.timeout(10):
            await store.append([Written("t", Row(1, "p", "1", Named("p", "Ada")))])
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("DELETE FROM log WHERE version = 1")
        said = ChatLine(0, "Ada", None, "Hello", 0)
        writing = [
            asyncio.create_task(store.append([Written("t", Row(2, "p", "2", Named("p", "Ada")))])),
            asyncio.create_task(store.add_chat_line("t", "p", "3", said)),
        ]
        while "locked" not in caplog.text:
            await asyncio.sleep(0.01)
        assert not any(task.done() for task in writing)
        assert [row.version for row in await store.rows("t")] == [0, 1]
        other.execute("COMMIT")
        await asyncio.gather(*writing)
        assert [row.version for row in await store.rows("t")] == [0, 2]
        assert reader.execute("SELECT count(*) FROM log").fetchone() == (1,)
        for connection in (reader, other):
            connection.close()
        await store.close()

    asyncio.run(go())
