"""The names that a server may be asked for by."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

import httpx
import pytest
from litestar.types import ASGIApp

from tests.server.server import Server
from tontine.server.app import MISDIRECTED, make_app
from tontine.server.settings import Settings
from tontine.server.storage.database import database_url
from tontine.server.wire.closing import CloseCode

# Litestar would have parameters of paths declared in another way one day.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
PAGE = "/api/games/ponzi/it"


@cache
def app(hosts: tuple[str, ...], local: bool = False) -> ASGIApp:
    url, site = database_url("never-opened.db"), "https://Tables.example.org:8443"
    return make_app(Settings(url, hosts=hosts, local=local, site=site))


def status(hosts: tuple[str, ...], host: str, path: str = PAGE, local: bool = False) -> int:
    async def get() -> int:
        transport = httpx.ASGITransport(app(hosts, local))  # type: ignore[arg-type]
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


@pytest.mark.parametrize(
    ("host", "answer"),
    [
        ("localhost:8600", 200),
        ("Localhost", 200),
        ("tables.localhost:8600", 200),
        ("127.0.0.1:8600", 200),
        ("127.8.9.10", 200),
        ("[::1]:8600", 200),
        ("tables.example.org", 200),  # of its site
        ("evil.example:8600", MISDIRECTED),
        ("localhost.evil.example", MISDIRECTED),
        ("evillocalhost", MISDIRECTED),
        ("127.0.0.1.evil.example", MISDIRECTED),
        ("192.0.2.1", MISDIRECTED),
        ("0.0.0.0:8600", MISDIRECTED),
        ("[::", MISDIRECTED),
        ("", MISDIRECTED),
    ],
)
def test_for_this_machine_alone_it_answers_to_names_of_this_machine(host: str, answer: int) -> None:
    """A page from elsewhere whose name is made to lead here (DNS rebinding) is not answered."""
    assert status((), host, local=True) == answer
    assert status((), host, "/health", local=True) == 200


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ((), MISDIRECTED),
        (("--host=localhost",), MISDIRECTED),
        (("--host=0.0.0.0",), 200),
        (("--allowed-host=tables.example.org",), 200),
        (("--trusted-proxy=127.0.0.1",), 200),  # it hands on the name it is asked for by
    ],
    ids=["alone", "localhost", "network", "allowed", "proxy"],
)
def test_whoever_runs_it_says_by_which_other_names_it_may_be_asked_for(
    tmp_path: Path, options: tuple[str, ...], answer: int
) -> None:
    with Server(tmp_path / "tables.db", 0, "", *options) as server:
        asked = httpx.get(server.address + PAGE, headers={"Host": "tables.example.org"})
        assert asked.status_code == answer
        assert ("--allowed-host" in asked.text) == (answer == MISDIRECTED)


def test_a_socket_of_another_name_is_closed() -> None:
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"type": "websocket", "path": PAGE, "headers": [(b"host", b"evil.example")]}
    asyncio.run(app(("good.example",))(scope, receive, send))  # type: ignore[arg-type]
    assert [it.get("code") for it in sent] == [CloseCode.FOREIGN]
