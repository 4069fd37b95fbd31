"""Clients that are gone in the midst of anything: the server's log has nothing to say about it."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
from websockets.frames import Frame, Opcode

from tests.server.server import ME, OPEN, Server, bot, connected

HELLO = b'{"type": "hello"}'
CHAT = b'{"type": "chat", "id": "1", "text": "hello"}'
PAST = b'{"type": "past_view", "id": "1", "version": 0}'
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
UPGRADED = b"Version: 13\r\n\r\n"
POST = (
    "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    "Content-Length: 1000\r\n\r\n"
)


def frame(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def reset(line: socket.socket) -> None:
    """Close it at once, and throw away what is on its way in both directions."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def cut_lines(server: Server, table: str) -> Iterator[bytes]:
    """What was sent to the server before the line was cut."""
    upgrade = UPGRADE.format(table=table, port=server.port).encode()
    nowhere = UPGRADE.format(table="nowhere", port=server.port).encode()
    body = POST.format(port=server.port).encode()
    yield from (b"", b"GET / HT", b"GET / HTTP/1.1\r\n\r\n", body, body + b'{"id": "')
    yield from (upgrade[:40], upgrade, nowhere)
    for sent in (HELLO, HELLO[:5], b"nonsense", b"x" * 20_000):
        yield upgrade + frame(sent)
    yield upgrade + frame(HELLO)[:6]
    yield upgrade + frame(HELLO) + frame(CHAT) + frame(PAST) * 30
    yield upgrade + frame(PAST) * 300


# Whatever the server's process writes on stderr.
INTO = """
import os
os.dup2(os.open({file!r}, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
"""


def test_no_line_that_is_cut_leaves_a_traceback(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with Server(tmp_path / "tables.db", 0, INTO.format(file=str(file)), "--log=json") as server:
        created = server.create_table([ME, OPEN, bot()])

        async def look() -> None:
            table = created["table"]
            async with connected(server, table, created["token"]) as ada:
                async with connected(server, table) as zoe:
                    await zoe.request("name", name="Zoe")
                    await zoe.request("sit", seat=1)
                await ada.request("start")
                for answered in (False, True):
                    for sent in cut_lines(server, table):
                        line = socket.create_connection(("127.0.0.1", server.port))
                        line.sendall(sent)
                        if answered and UPGRADED in sent:
                            line.recv(1)
                        reset(line)
                await ada.request("past_view", version=0, seat=None)

        asyncio.run(look())
        assert httpx.get(f"{server.address}/health").status_code == 200
        assert server.interrupt() == 0
    logged = [msgspec.json.decode(it) for it in file.read_text().splitlines() if it]
    assert {it["event"] for it in logged} >= {"server started", "game started"}
    assert [it for it in logged if it["level"] not in ("info", "INFO")] == []


# How many connections are in memory is written down by each new one. Cycles are never collected.
COUNTING = """
def watch():
    import gc
    from pathlib import Path
    from weakref import WeakSet
    from tontine.server.http.connection import Connection
    from tontine.server.http.protocol import HttpProtocol
    from tontine.server.http.websockets import SocketProtocol

    gc.disable()
    gc.collect = lambda *_: 0
    made = WeakSet()

    def watch(kind):
        make = kind.__init__

        def count(self, *args, **kwargs):
            make(self, *args, **kwargs)
            made.add(self)
            Path({file!r}).write_text(str(len(made)))

        kind.__init__ = count

    for kind in (Connection, HttpProtocol, SocketProtocol):
        watch(kind)

watch()
"""


def test_nothing_is_kept_of_connections_that_have_ended(tmp_path: Path) -> None:
    file = tmp_path / "connections"
    with Server(tmp_path / "tables.db", 0, COUNTING.format(file=str(file))) as server:
        created = server.create_table([ME, bot("random")])

        async def come_and_go() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                await ada.request("start")
            for _ in range(12):
                async with connected(server, created["table"], created["token"]) as ada:
                    await ada.request("past_view", version=0, seat=None)

        asyncio.run(come_and_go())
        # Three of the last one, and perhaps of one or two that the server was still closing.
        assert int(file.read_text()) <= 9
