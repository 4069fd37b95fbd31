"""Background tasks of the server, which survive failures of the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import asyncpg
import msgspec
import pytest
from sqlalchemy.engine import make_url

from tests.server.fakes import FakeBots, FakeStore, person, table_of
from tontine.server import table_server as server_module
from tontine.server.app import ERROR_ID, _broken
from tontine.server.bots.pool import Bots
from tontine.server.entries import Place, Row
from tontine.server.people.tokens import Tokens
from tontine.server.settings import Settings
from tontine.server.storage import notices
from tontine.server.storage.notices import Notice, NoticeListener
from tontine.server.storage.tables import Store
from tontine.server.table_server import TableServer
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.live_table import LiveTable


class SharedStore(FakeStore):
    """Keeps the notices for other processes; the first ``failing`` ones raise."""

    shared = True

    def __init__(self, failing: int = 0) -> None:
        super().__init__()
        self.notices: list[str] = []
        self._failing = failing

    def notify(self, notice: str) -> None:
        if self._failing:
            self._failing -= 1
            raise asyncpg.InterfaceError("the connection is closed")
        self.notices.append(notice)


def server_with(store: SharedStore) -> TableServer:
    settings = Settings(make_url("sqlite://"))
    return TableServer(cast(Store, store), Tokens(b"secret"), cast(Bots, FakeBots()), settings)


def test_presence_is_announced_again_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "PRESENCE_INTERVAL", 0)
    store = SharedStore(failing=2)
    server = server_with(store)
    server._live["table"] = LiveTable(server, table_of([Place("person", person(0))]))

    async def scenario() -> None:
        repeating = asyncio.create_task(server._repeat_presence())
        async with asyncio.timeout(5):
            while not store.notices:
                assert not repeating.done()
                await asyncio.sleep(0)
        repeating.cancel()

    asyncio.run(scenario())


def test_the_listener_reconnects_after_any_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    async def connect(address: str) -> None:
        tries.append(address)
        raise asyncpg.InterfaceError("the connection is closed")

    monkeypatch.setattr(asyncpg, "connect", connect)
    monkeypatch.setattr(notices, "RECONNECT_DELAY", 0)
    listener = NoticeListener(
        make_url("postgresql+asyncpg://nowhere/x"), "me", lambda _: None, lambda: None
    )

    async def scenario() -> None:
        listening = asyncio.create_task(listener.listen())
        async with asyncio.timeout(5):
            while len(tries) < 3:
                assert not listening.done()
                await asyncio.sleep(0)
        listening.cancel()

    asyncio.run(scenario())


def test_a_notice_with_many_spectators_is_short_and_names_all_players() -> None:
    store = SharedStore()
    server = server_with(store)
    table = table_of([Place("person", person(0)), Place("person", person(1))])
    live = LiveTable(server, table)
    spectators = [server.tokens.new_person() for _ in range(500)]
    for who in (*spectators, person(1), person(0)):
        live.clients.append(ClientView(who, lambda _: None))
    server._say_who_is_here(live)
    notice = msgspec.json.decode(store.notices[0], type=Notice)
    assert notice.present is not None
    assert {person(0), person(1), spectators[0]} <= set(notice.present)
    assert len(store.notices[0].encode()) < 8000


def test_what_nobody_has_foreseen_is_logged_with_the_id_that_is_answered(
    caplog: pytest.LogCaptureFixture,
) -> None:
    request = SimpleNamespace(method="GET", url=SimpleNamespace(path="/api/lobby"), headers={})
    try:
        raise KeyError("a mistake")
    except KeyError as error:
        response = _broken(request, error)  # type: ignore[arg-type]
    assert response.status_code == 500
    assert response.content.reason == "http"
    assert f"error {response.headers[ERROR_ID]}: GET /api/lobby failed" in caplog.text
    assert "KeyError: 'a mistake'" in caplog.text


class SlowStore(FakeStore):
    """Takes its time over one table."""

    shared = False

    def __init__(self) -> None:
        super().__init__()
        self.may_load = asyncio.Event()

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        if table.startswith("slow"):
            await self.may_load.wait()
        created = table_of([Place("person", person(0))]).created
        return [Row(0, person(0), "create", created)]

    async def code_of(self, table: str, candidates: object) -> str:
        return "ABCDEF"


def test_a_table_that_loads_holds_up_no_other_and_is_loaded_once() -> None:
    async def scenario() -> None:
        store = SlowStore()
        server = server_with(cast(SharedStore, store))
        slow, quick = "slow000000000000", "quick00000000000"
        waiting = [asyncio.create_task(server.join(slow)) for _ in range(3)]
        async with asyncio.timeout(5):
            assert await server.join(quick) is not None
        assert not any(task.done() for task in waiting)
        gone = waiting.pop(0)
        gone.cancel()
        store.may_load.set()
        one, other = await asyncio.gather(*waiting)
        assert one is not None
        assert one is other
        assert one.connections == 2
        assert not server._table_locks._locks

    asyncio.run(scenario())
