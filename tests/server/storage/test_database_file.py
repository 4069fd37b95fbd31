"""What a server says of its database file: whether it can be written to, and that it is gone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.http.test_disconnecting import INTO
from tests.server.http.test_hostile import WAIT, eventually
from tests.server.server import ME, Server, bot

# From when there is a file of that name, nothing can be written, as on a full disk.
FULL = """
def fill():
    import os, sqlite3
    from sqlalchemy import event
    from sqlalchemy.engine import Engine
    def refuse(connection, cursor, statement, parameters, context, many):
        if statement.startswith(("UPDATE", "INSERT")) and os.path.exists({file!r}):
            raise sqlite3.OperationalError("database or disk is full")
    event.listen(Engine, "before_cursor_execute", refuse)
fill()
"""


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    full, log = tmp_path / "full", tmp_path / "log"
    setting = FULL.format(file=str(full)) + INTO.format(file=str(log))
    with Server(tmp_path / "tables.db", 0, setting) as server:

        def status() -> int:
            return httpx.get(f"{server.address}/ready", timeout=WAIT).status_code

        assert status() == 200
        full.touch()
        assert eventually(lambda: status() == 503)
        for _ in range(5):
            assert eventually(lambda: status() == 503)
        full.unlink()
        assert eventually(lambda: status() == 200)
        assert log.read_text().count("not ready") == 1


@pytest.mark.parametrize("replaced", [False, True])
def test_a_server_whose_file_was_moved_away_stops(tmp_path: Path, replaced: bool) -> None:
    log, file, away = tmp_path / "log", tmp_path / "tables.db", tmp_path / "away.db"
    with Server(file, 0, INTO.format(file=str(log))) as server:
        server.create_table([ME, bot()])
        file.rename(away)
        if replaced:
            file.touch()
        assert eventually(lambda: server.exit_code is not None)
        assert server.exit_code not in (0, None)
    assert "tables.db, was moved, replaced or deleted" in log.read_text()
    away.replace(file)
    with sqlite3.connect(file) as kept:
        assert kept.execute("SELECT count(*) FROM log").fetchone() == (1,)
