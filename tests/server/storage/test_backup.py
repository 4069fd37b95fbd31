"""Backups that an older Tontine has written."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from pathlib import Path

import msgspec
import pytest

from tests.server.fakes import person, table_of
from tontine.server.admin import Administration
from tontine.server.entries import Place, Row
from tontine.server.storage.backup import Foot, Head, Line
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store

PLACES = [Place("person", person(0)), Place("bot", bot="normal", name="Bruno")]
CREATED = table_of(PLACES).created
ENTRY = msgspec.json.encode(CREATED).decode()
OLD_LOG = {"name": "old", "version": 0, "person": person(0), "message": "m", "at": 7}
ROWS = {
    # Before there were members and thousandths of a second.
    "0001": [Line("log", {**OLD_LOG, "entry": ENTRY})],
    # Before there were accounts.
    "0002": [
        Line("log", {**OLD_LOG, "entry": ENTRY}),
        Line("members", {"person": person(0), "name": "old", "status": "open", "at": 7}),
        Line("codes", {"name": "old", "code": "K7QM4X"}),
    ],
}


def backup(file: Path, revision: str, only: list[str] | None) -> None:
    lines = [Head("tables", "0.1", revision, only), *ROWS[revision]]
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    foot = Foot(len(lines) - 1, hashlib.sha256(text).hexdigest())
    file.write_bytes(gzip.compress(text + msgspec.json.encode(foot) + b"\n"))


@pytest.mark.parametrize("only", [None, ["old"]])
@pytest.mark.parametrize("revision", sorted(ROWS))
def test_what_an_older_tontine_has_saved_is_restored(
    tmp_path: Path, revision: str, only: list[str] | None
) -> None:
    async def check() -> None:
        file = tmp_path / "backup.gz"
        backup(file, revision, only)
        store = await Store.open(database_url(str(tmp_path / "tables.db")))
        assert await Administration(store).restore(file) == len(ROWS[revision])
        assert await store.rows("old") == [Row(0, person(0), "m", CREATED, 7000)]
        if revision == "0002":
            assert await store.tables_of(person(0)) == [("old", 0)]
            assert await store.table_with("K7QM4X") == "old"
        await store.close()

    asyncio.run(check())
