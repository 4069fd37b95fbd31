"""One writer for a file: many changes in one transaction, and each of them wholly or not at all."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import IntegrityError

from tontine.table.writer import SingleWriter


class Commits:
    """Counts what reaches the disk."""

    count = 0

    def __call__(self, connection: Connection) -> None:
        self.count += 1


class Numbers:
    """A file with numbers, each of them once."""

    def __init__(self, folder: Path) -> None:
        self.commits = Commits()
        engine = create_engine(f"sqlite:///{folder / 'numbers.db'}")
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE numbers (number INTEGER PRIMARY KEY)"))
        event.listen(engine, "commit", self.commits)
        self.writer = SingleWriter(engine)

    async def add(self, number: int) -> int:
        return await self.writer.write(partial(add, number))

    async def listed(self) -> list[int]:
        return await self.writer.write(numbers)


def add(number: int, connection: Connection) -> int:
    connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
    return number


def numbers(connection: Connection) -> list[int]:
    return list(connection.scalars(text("SELECT number FROM numbers ORDER BY number")))


def test_changes_that_arrive_together_share_a_transaction(tmp_path: Path) -> None:
    async def go() -> None:
        file = Numbers(tmp_path)
        assert await asyncio.gather(*map(file.add, range(200))) == list(range(200))
        assert file.commits.count < 20
        assert await file.listed() == list(range(200))
        await file.writer.close()

    asyncio.run(go())


def test_a_change_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        add(70, connection)
        raise LookupError("half done")

    async def go() -> None:
        file = Numbers(tmp_path)
        # The second is there already.
        wanted = [file.add(1), file.add(1), file.writer.write(half), file.add(2)]
        first, again, failed, second = await asyncio.gather(*wanted, return_exceptions=True)
        assert (first, second) == (1, 2)
        assert isinstance(again, IntegrityError)
        assert isinstance(failed, LookupError)
        assert await file.listed() == [1, 2]
        await file.writer.close()

    asyncio.run(go())


def test_who_no_longer_waits_is_not_waited_for(tmp_path: Path) -> None:
    async def go() -> None:
        file = Numbers(tmp_path)
        gone, stays = asyncio.create_task(file.add(1)), asyncio.create_task(file.add(2))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == 2
        assert await file.listed() == [1, 2]
        await file.writer.close()

    asyncio.run(go())
