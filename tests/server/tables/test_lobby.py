"""Which tables the lobby shows."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tontine.play.words import words
from tontine.server.settings import Settings
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import STALE
from tontine.server.table_server import TableServer
from tontine.server.tables.client_view import ClientView
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import socket as messages


def test_a_public_table_leaves_the_lobby_minutes_after_the_last_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr("tontine.server.storage.tables.time.time", lambda: now)

    async def look() -> None:
        nonlocal now
        server = await TableServer.start(Settings(database_url(str(tmp_path / "tables.db"))))

        async def shown() -> int:
            return len((await server.lobby(words("en"))).tables)

        seats = [lobby_messages.Place("me"), lobby_messages.Place("open")]
        wanted = lobby_messages.CreateTable("i" * 32, "acquire", "Ada", seats, public=True)
        created = await server.create_table(wanted)
        live = await server.join(created.table)
        assert live is not None
        client = ClientView(live.table.created.host, lambda _: None)
        await live.enter(client, messages.Hello())
        for _ in range(3):
            now += STALE - 1
            await server.keep_in_lobby()
            assert await shown() == 1
        await server.leave(live, client)
        now += STALE + 1
        await server.keep_in_lobby()
        assert await shown() == 0
        live = await server.join(created.table)  # somebody comes back
        assert live is not None
        assert await shown() == 1
        await server.leave(live, None)
        await server.close()

    asyncio.run(look())
