"""Tables that nobody uses any more, and people who come back to them in the very moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex

import msgspec
import pytest

from tests.server.fakes import FakeClient, person, table_of
from tontine.play.errors import Refused
from tontine.server.admin import Administration
from tontine.server.bots.pool import Bots
from tontine.server.entries import Archived, Named, Place, Row, Started
from tontine.server.people.tokens import Tokens
from tontine.server.settings import Settings
from tontine.server.storage import archive
from tontine.server.storage.database import database_url
from tontine.server.storage.schema import OF_A_TABLE, log
from tontine.server.storage.tables import Store, Written
from tontine.server.table_server import TableServer
from tontine.server.tables.create import show_card
from tontine.server.tables.saving import may_save, save_of
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

PLACES = [Place("person", person(0)), Place("bot", bot="normal", name="Bruno")]
Use = Callable[[TableServer, str], Awaitable[None]]


@asynccontextmanager
async def server_at(file: Path) -> AsyncIterator[TableServer]:
    url = database_url(str(file))
    store = await Store.open(url)
    server = TableServer(store, Tokens(b"secret"), Bots(), Settings(url))
    try:
        yield server
    finally:
        server.accounts.close()
        await server.bots.stop()
        await store.close()


async def a_table(store: Store) -> str:
    """One that waits for its host to start."""
    created = msgspec.structs.replace(table_of(PLACES).created, public=True)
    table_id = token_hex(8)
    row = Row(0, person(0), "create", created, 1)
    await store.append([Written(table_id, row)])
    await show_card(store, Table(table_id, [row]))
    return table_id


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Use], None]:
    async def run(do: Use) -> None:
        async with server_at(tmp_path / "tables.db") as server:
            await do(server, await a_table(server.store))

    return lambda do: asyncio.run(run(do))


async def left_of(store: Store, table_id: str) -> dict[str, int]:
    """How many rows the parts of the database have of a table."""
    rows = {
        it.name: await store.read(it.select().where(it.c.name == table_id)) for it in OF_A_TABLE
    }
    return {name: len(found) for name, found in rows.items() if found}


def test_who_comes_back_too_late_is_refused_and_nothing_is_stored(
    use: Callable[[Use], None], tmp_path: Path
) -> None:
    async def check(server: TableServer, table_id: str) -> None:
        live = await server.join(table_id)
        assert live is not None
        client = FakeClient(0)
        await live.enter(client, messages.Hello())
        # As by another process, which does not know that somebody is here.
        keeping = Administration(server.store)
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == [table_id]
        before = len(client.frames)
        await live.execute(client, messages.Start(id="1"))
        told = [msgspec.json.decode(frame) for frame in client.frames[before:]]
        assert {it["reason"] for it in told} == {"closed"}
        assert "put away" in told[-1]["text"]
        assert told[-1]["details"]["save"] is False
        assert await left_of(server.store, table_id) == {"log": 1}
        assert [it.entry for it in await server.store.rows(table_id)] == [Archived()]
        assert await server.load_table(table_id) is None
        assert await keeping.list_tables() == []

    use(check)


def test_who_comes_back_in_time_keeps_the_table(use: Callable[[Use], None], tmp_path: Path) -> None:
    async def check(server: TableServer, table_id: str) -> None:
        (listed,) = await Administration(server.store).list_tables()
        named = Row(1, person(0), "name", Named(person(0), "Ada"), 2)
        await server.store.append([Written(table_id, named)])
        assert not await archive.end_log(server.store, table_id, listed.entries, Archived())
        assert (await server.store.rows(table_id))[1:] == [named]

    use(check)


def test_a_file_that_cannot_be_written_takes_no_table_away(
    use: Callable[[Use], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def check(server: TableServer, table_id: str) -> None:
        keeping, rows = Administration(server.store), await server.store.rows(table_id)
        with monkeypatch.context() as patch:
            patch.setattr("tontine.server.storage.backup.os.fsync", full)
            with pytest.raises(OSError, match="No space"):
                await keeping.archive_idle(tmp_path, 0, "unfinished")
        assert await server.store.rows(table_id) == rows
        live = await server.join(table_id)
        assert live is not None
        client = FakeClient(0)
        await live.enter(client, messages.Hello())
        await live.execute(client, messages.Start(id="1"))
        assert live.table.status == "running"
        await server.leave(live, client)
        assert not list(tmp_path.glob("*.gz"))

    use(check)


def test_a_table_that_is_used_here_is_left_alone(
    use: Callable[[Use], None], tmp_path: Path
) -> None:
    async def check(server: TableServer, table_id: str) -> None:
        keeping = Administration(server.store)
        assert await keeping.archive_idle(tmp_path, 0, "unfinished", {table_id}) == []
        assert await keeping.archive_idle(tmp_path, 0, "over") == []
        assert await server.load_table(table_id) is not None

    use(check)


def test_a_table_at_which_a_clock_runs_is_left_alone(
    use: Callable[[Use], None], tmp_path: Path
) -> None:
    """Over days nothing may be stored for weeks."""

    async def check(server: TableServer, table_id: str) -> None:
        keeping = Administration(server.store)
        await server.store.put_due(table_id, 2**40)
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == []
        await server.store.put_due(table_id, None)
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == [table_id]

    use(check)


def test_it_is_put_back_as_it_was(use: Callable[[Use], None], tmp_path: Path) -> None:
    async def check(server: TableServer, table_id: str) -> None:
        keeping = Administration(server.store)
        before = await server.store.rows(table_id), await left_of(server.store, table_id)
        await keeping.archive_idle(tmp_path, 0, "unfinished")
        await keeping.restore(tmp_path / f"{table_id}.gz")
        after = await server.store.rows(table_id), await left_of(server.store, table_id)
        assert after == before
        client = FakeClient(0)
        live = await server.join(table_id)
        assert live is not None
        await live.enter(client, messages.Hello())
        await live.execute(client, messages.Start(id="1"))
        assert isinstance((await server.store.rows(table_id))[1].entry, Started)

    use(check)


def test_what_a_process_left_half_done_is_done_by_the_next(
    use: Callable[[Use], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(server: TableServer, table_id: str) -> None:
        keeping = Administration(server.store)
        assert await archive.end_log(server.store, table_id, 1, Archived())
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == []  # it may be about to
        monkeypatch.setattr(archive, "ABANDONED", 0)
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == [table_id]
        assert await left_of(server.store, table_id) == {"log": 1}
        assert await keeping.archive_idle(tmp_path, 0, "unfinished") == []
        await keeping.restore(tmp_path / f"{table_id}.gz")
        assert await server.load_table(table_id) is not None

    use(check)


def test_a_server_moves_what_nobody_has_used_for_so_long(tmp_path: Path) -> None:
    async def check() -> None:
        url, folder = database_url(str(tmp_path / "tables.db")), tmp_path / "archive"
        folder.mkdir()
        store = await Store.open(url)
        old, new = await a_table(store), await a_table(store)
        await store.write(
            lambda it: it.execute(log.update().where(log.c.name == new).values(at=2**33))
        )
        await store.close()
        server = await TableServer.start(Settings(url, archive=folder, archive_after=60))
        while await server.load_table(old) is not None:
            await asyncio.sleep(0.02)
        assert [it.name for it in folder.iterdir()] == [f"{old}.gz"]
        assert await server.load_table(new) is not None
        await server.close()

    asyncio.run(check())


def test_an_archived_game_gives_nothing_away() -> None:
    """Not even one of the first rules, which can be saved where it cannot be played."""
    table = table_of(PLACES)
    table.apply(Row(1, None, None, Started(["Ada", "Bruno"], {}, 0, rules=1)))
    assert may_save(table)
    table.apply(Row(2, None, None, Archived()))
    assert not may_save(table)
    with pytest.raises(Refused, match="not over"):
        save_of(table)
