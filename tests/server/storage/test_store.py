"""The database."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.server.server import Server
from tontine.server.entries import Entry, Named, Place, Replaced, Row, Seated
from tontine.server.storage.archive import remove
from tontine.server.storage.backup import write_backup
from tontine.server.storage.database import BadDatabase, claimed, database_url, open_database
from tontine.server.storage.schema import metadata
from tontine.server.storage.tables import Conflict, Removed, Store, Written
from tontine.server.wire.fields import Status
from tontine.server.wire.lobby import TableCard
from tontine.server.wire.socket import ChatLine


def row(version: int, name: str = "Ada", message: str | None = None) -> Written:
    entry = Named("person", name)
    return Written("table", Row(version, "person", message or str(version), entry))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "tables.db"


def test_the_migrations_lead_to_the_schema(file: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def look() -> None:
        engine = await open_database(database_url(str(file)))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2  # full
        await engine.dispose()

    for _ in range(2):  # the second time there is nothing to do
        asyncio.run(look())


STORED = """
{"entry":"opened","game":"acquire","options":{},"public":false,"host":"a","names":{"a":"Ada"},"seats":[],"key":"07","clock":null,"loaded":false,"origin":null,"lesson":false,"hints":false,"forks":[],"forked_from":null,"puzzle":null,"day":null}
{"entry":"configured","options":{"holdings":"hidden"}}
{"entry":"named","person":"a","name":"Ada"}
{"entry":"seated","seats":[{"kind":"bot","person":null,"bot":"easy","name":"Eva","origin":null}]}
{"entry":"removed","person":"b","barred":["b"]}
{"entry":"started","seats":["Ada"],"chance":{},"read":3,"places":null,"rules":1,"made_by":null,"options":null}
{"entry":"decided","seat":0,"decision":{"kind":"announce"},"chance":{},"read":3,"ended":null,"failed_bot":null}
{"entry":"asked","seat":0,"waiting":["b"],"what":"undo"}
{"entry":"agreed","person":"b"}
{"entry":"denied","person":"b"}
{"entry":"paused","seat":1}
{"entry":"resumed","person":"b"}
{"entry":"stopped","ended":{"scores":[],"digest":"d","generator":5}}
{"entry":"undone","decisions":4}
{"entry":"replaced","seat":0,"bot":"easy","left":false,"ran_out":false}
{"entry":"ordered","seat":0,"order":{"name":"keep","amount":0,"about":""}}
{"entry":"read","said":3}
{"entry":"leftlesson"}
{"entry":"hinted","seat":0}
{"entry":"tried","moves":[{"kind":"announce"}],"chance":null}
{"entry":"judged","chance":0.25}
{"entry":"gaveup"}
{"entry":"leftpuzzle"}
{"entry":"interrupted","since":1,"until":2}
{"entry":"rematched","table":"t"}
{"entry":"archived"}
{"entry":"closed"}
"""


def test_entries_are_stored_under_the_names_they_always_had() -> None:
    """Logs stored by earlier versions must still be read, whatever the classes are called now."""
    lines = STORED.strip().splitlines()
    entries = [msgspec.json.decode(line, type=Entry) for line in lines]
    assert [msgspec.json.encode(entry).decode() for entry in entries] == lines
    assert {type(entry) for entry in entries} == set(get_args(Entry))


def test_an_entry_of_before_a_field_was_added_is_still_read() -> None:
    before = b'{"entry":"replaced","seat":0,"bot":"easy"}'
    assert msgspec.json.decode(before, type=Entry) == Replaced(0, "easy", left=False)
    seat = b'{"entry":"seated","seats":[{"kind":"bot","person":null,"bot":"easy","name":"Eva"}]}'
    assert msgspec.json.decode(seat, type=Entry) == Seated([Place("bot", bot="easy", name="Eva")])


def test_of_two_rows_with_one_version_the_first_is_stored(file: Path) -> None:
    async def write() -> None:
        store = await Store.open(database_url(str(file)))
        await store.append([row(0), row(1)])
        for late in ([row(1, "Bruno", "2")], [row(2), row(1, "Bruno", "3")]):
            with pytest.raises(Conflict):
                await store.append(late)
        with pytest.raises(Conflict):
            await store.append([row(2, message="1")])  # the same message again
        found = await store.rows("table")
        assert [it.version for it in found] == [0, 1]
        assert all(it.entry == Named("person", "Ada") for it in found)
        assert [it.version for it in await store.rows("table", 1)] == [1]
        assert await store.rows("nowhere") == []
        await store.close()

    asyncio.run(write())


def test_the_secret_is_made_once(file: Path) -> None:
    async def secret() -> bytes:
        store = await Store.open(database_url(str(file)))
        found = await store.secret()
        await store.close()
        return found

    first = asyncio.run(secret())
    assert len(first) == 32
    assert asyncio.run(secret()) == first


def test_a_chat_line_is_stored_once_under_the_next_number(file: Path) -> None:
    async def talk() -> None:
        store = await Store.open(database_url(str(file)))
        await store.append([row(0)])
        lines = [(text, ChatLine(0, "Ada", None, text, 0)) for text in ("a", "b", "a")]
        new = [
            await store.add_chat_line("table", "person", message, line) for message, line in lines
        ]
        assert new == [True, True, False]
        assert [(it.number, it.text) for it in await store.chat_lines("table", 0)] == [
            (1, "a"),
            (2, "b"),
        ]
        assert [it.number for it in await store.chat_lines("table", 1)] == [2]
        await store.close()

    asyncio.run(talk())


def test_the_lobby_shows_the_last_card_of_a_table_until_it_is_over(file: Path) -> None:
    async def show() -> None:
        store = await Store.open(database_url(str(file)))
        statuses: list[Status] = ["open", "running"]
        for status in statuses:
            card = TableCard("table", "acquire", status, "Ada", ["Ada", None], {})
            await store.put_card(card)
            assert await store.cards() == [card]
        await store.put_card(TableCard("table", "acquire", "over", "Ada", ["Ada"], {}))
        assert await store.cards() == []
        await store.close()

    asyncio.run(show())


def test_no_chat_line_is_left_behind_by_a_table_that_was_deleted(file: Path) -> None:
    async def talk() -> None:
        store = await Store.open(database_url(str(file)))
        await store.append([row(0), row(1)])
        line = ChatLine(0, "Ada", None, "Hello", 0)
        assert await store.add_chat_line("table", "person", "1", line)
        await store.write(partial(remove, ["table"]))
        with pytest.raises(Removed):
            await store.add_chat_line("table", "person", "2", line)
        assert await store.chat_lines("table", 0) == []
        await store.close()

    asyncio.run(talk())


def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = database_url(str(file))
    with Server(file) as server:
        told = r"another server already uses .*tables\.db"
        with pytest.raises(BadDatabase, match=told), claimed(url):
            pass
        server.kill()
        with claimed(url):
            pass
    with claimed(url), claimed(database_url(str(tmp_path / "other.db"))):
        pass


def test_a_symbolic_link_leads_to_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "folder" / "tables.db")
    (tmp_path / "elsewhere").symlink_to(tmp_path / "folder", target_is_directory=True)
    names = ("folder/tables.db", "link.db", "elsewhere/tables.db")
    with claimed(database_url(str(tmp_path / names[0]))):
        for name in names:
            url = database_url(str(tmp_path / name))
            with pytest.raises(BadDatabase, match="another server"), claimed(url):
                pass


def modes(folder: Path) -> dict[str, int]:
    return {it.name: it.stat().st_mode & 0o777 for it in folder.iterdir() if it.is_file()}


def test_only_the_owner_may_read_what_is_stored(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "data" / "linked.db")

    async def write() -> None:
        for name in ("data/tables.db", "link.db"):
            store = await Store.open(database_url(str(tmp_path / name)))
            await store.secret()
            made = modes(tmp_path / "data")
            assert len(made) >= 3  # with -wal and -shm
            assert set(made.values()) == {0o600}
            await write_backup(store.engine, tmp_path / "backup.gz")
            await store.close()

    old = os.umask(0o022)
    try:
        asyncio.run(write())
    finally:
        os.umask(old)
    assert modes(tmp_path)["backup.gz"] == 0o600


def test_a_file_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    file.chmod(0o640)

    async def check() -> None:
        store = await Store.open(database_url(str(file)))
        await store.close()

    asyncio.run(check())
    assert modes(tmp_path)["tables.db"] == 0o640
