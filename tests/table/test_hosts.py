"""The names that a server may be asked for by."""

from __future__ import annotations

import asyncio
from functools import cache

import httpx
import pytest
from litestar.types import ASGIApp

from tontine.table.app import FOREIGN, MISDIRECTED, make_app
from tontine.table.database import database_url
from tontine.table.settings import Settings

# Litestar would have parameters of paths declared in another way one day.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
PAGE = "/api/games/ponzi/it"


@cache
def app(hosts: tuple[str, ...]) -> ASGIApp:
    return make_app(Settings(database_url("never-opened.db"), hosts=hosts))


def status(hosts: tuple[str, ...], host: str, path: str = PAGE) -> int:
    async def get() -> int:
        transport = httpx.ASGITransport(app(hosts))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return (await client.get(path, headers={"Host": host})).status_code

    return asyncio.run(get())


@pytest.mark.parametrize(
    "host", ["tables.example.org", "Tables.Example.org:8600", "[2001:db8::1]:443"]
)
def test_it_answers_to_its_names_with_any_port(host: str) -> None:
    assert status(("Tables.example.org", "2001:db8::1"), host) == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "tables.example.org.evil.example", "", "[::", "a@b"]
)
def test_it_does_not_answer_to_other_names(host: str) -> None:
    assert status(("tables.example.org",), host) == MISDIRECTED
    assert status(("tables.example.org",), host, "/health") == 200


def test_without_names_it_answers_to_all() -> None:
    assert status((), "anything.example") == 200


def test_a_socket_of_another_name_is_closed() -> None:
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": PAGE, "headers": [(b"host", b"evil.example")]}
    asyncio.run(app(("good.example",))(scope, receive, send))  # type: ignore[arg-type]
    assert [it.get("code") for it in sent] == [FOREIGN]
