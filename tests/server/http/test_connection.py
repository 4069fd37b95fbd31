"""Connections: pings, failures, and sockets whose peer is gone."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.server import ME, OPEN, Server, bot, connected
from tontine.server.common.limits import Limits
from tontine.server.common.metrics import Metrics
from tontine.server.http.connection import Connection
from tontine.server.people.sanctions import Sanctions
from tontine.server.people.tokens import Tokens


class _Socket:
    """A fake socket: ``told`` is what the client was sent."""

    scope: ClassVar[dict[str, object]] = {}
    client = None  # nobody knows from where

    def __init__(self, *said: dict[str, object]) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.say(*said)

    def say(self, *said: dict[str, object]) -> None:
        for message in said:
            self._said.put_nowait(msgspec.json.encode(message).decode())

    def disconnect(self) -> None:
        self._said.put_nowait(None)

    async def receive_data(self, mode: str) -> str:
        data = await self._said.get()
        if data is None:
            raise WebSocketDisconnect(detail="gone")
        return data

    async def send_data(self, data: str, mode: str) -> None:
        self.told.put_nowait(msgspec.json.decode(data))

    async def close(self, code: int) -> None:
        self.told.put_nowait({"type": "closed", "code": code})
        self.disconnect()


class _Table:
    id = "t"


class _Busy:
    """A server with one table, whose lock is held until ``free`` is set."""

    def __init__(self) -> None:
        self.table = _Table()
        self.accounts = self
        self.metrics = Metrics()
        self.limits = Limits(self.metrics)
        self.sanctions = Sanctions()
        self.tokens = Tokens(b"secret")
        self.arriving: set[object] = set()
        self.sockets: set[object] = set()
        self.free = asyncio.Event()
        self.done: list[str] = []
        self.left = False
        self.fails = False

    def origin(self, address: str) -> None:
        return None

    async def join(self, name: str) -> _Busy:
        return self

    def has_place_for(self, person: str) -> bool:
        return True

    def keeps_out(self, person: str, origin: str | None) -> bool:
        return False

    async def leave(self, live: object, client: object) -> None:
        self.left = True

    def announce_presence(self, live: object) -> None:
        pass

    async def enter(self, client: object, hello: object) -> None:
        pass

    async def connect(self, token: object, holder: object) -> tuple[str, str]:
        return "ada", "token"

    def disconnect(self, holder: object) -> None:
        pass

    async def execute(self, client: object, command: Any) -> None:
        await self.free.wait()
        if self.fails:
            raise OSError("the disk is full")
        self.done.append(command.id)


HELLO: dict[str, object] = {"type": "hello"}
PING: dict[str, object] = {"type": "ping"}


def start(id: str) -> dict[str, object]:
    return {"type": "start", "id": id}


def test_a_ping_is_answered_while_the_table_is_busy() -> None:
    async def talk() -> None:
        server, browser = _Busy(), _Socket(HELLO, start("1"), start("2"), PING)
        running = asyncio.create_task(Connection(server, browser).run("t"))  # type: ignore[arg-type]
        async with asyncio.timeout(10):
            assert await browser.told.get() == {"type": "pong"}
            assert server.done == []
            # Commands are carried out even if the client has closed the socket meanwhile.
            browser.disconnect()
            await asyncio.sleep(0)
            assert not running.done()
            server.free.set()
            await running
        assert server.done == ["1", "2"]
        assert server.left

    asyncio.run(talk())


def test_the_socket_is_closed_if_a_message_fails(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def talk() -> None:
        server, browser = _Busy(), _Socket(HELLO, start("1"))
        server.fails = True
        server.free.set()
        async with asyncio.timeout(10):
            await Connection(server, browser).run("t")  # type: ignore[arg-type]
        assert browser.told.get_nowait() == {"type": "closed", "code": 1011}
        assert server.left

    asyncio.run(talk())
    assert "the disk is full" in caplog.text


def test_pings_are_limited_like_any_message() -> None:
    async def talk() -> None:
        server, browser = _Busy(), _Socket(*[PING] * 1000)
        async with asyncio.timeout(10):
            await Connection(server, browser).run("t")  # type: ignore[arg-type]
        told = [browser.told.get_nowait() for _ in range(browser.told.qsize())]
        assert told[-1] == {"type": "closed", "code": 1008}

    asyncio.run(talk())


# -- dead --------------------------------------------------------------------------


def _frame(message: dict[str, object]) -> bytes:
    data = msgspec.json.encode(message)
    length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + data  # masked with zeros


def _silent(server: Server, table: str, token: str) -> socket.socket:
    """A client that has sent hello, and from then on neither reads nor sends anything."""
    dead = socket.socket()
    dead.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    dead.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    dead.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b" 101 " in dead.recv(1024)
    dead.sendall(_frame({"type": "hello", "token": token}))
    return dead


@pytest.mark.parametrize(
    "pending", [0, 3000], ids=["quiet", "with more to be sent than the kernel takes"]
)
def test_a_dead_socket_is_dropped(tmp_path: Path, pending: int) -> None:
    setting = (
        "from tontine.server import serve\n"
        "from tontine.server.common import limits\n"
        "serve.PING_INTERVAL = 1\n"
        "limits.Bucket.take = lambda bucket, number=1: True\n"  # so many at once would be too fast
    )
    with Server(tmp_path / "tables.db", setting=setting) as server:
        created = server.create_table([ME, OPEN, bot()])

        async def game() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                bruno_token = ""
                async with connected(server, created["table"]) as bruno:
                    await bruno.request("name", name="Bruno")
                    await bruno.request("sit", seat=1)
                    bruno_token = bruno.token or ""
                await ada.request("start")
                dead = _silent(server, created["table"], bruno_token)
                await ada.until(lambda: ada.room["seats"][1]["connected"])
                for number in range(pending):
                    past_view = {"type": "past_view", "id": str(number), "version": 0}
                    dead.sendall(_frame(past_view))
                await ada.until(lambda: not ada.room["seats"][1]["connected"])
                dead.close()

        asyncio.run(game())
