"""One hostile client, and a witness who plays meanwhile.

How long the witness waits is measured by bench/hostile.py. Here stands what that follows from: how
much is read of the one who sends too much, and what is kept of it.
"""

from __future__ import annotations

import asyncio
import random
import socket
import time
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.http.test_disconnecting import INTO, UPGRADE
from tests.server.server import ME, Server, bot, connected, play
from tontine.server.common.limits import FRAMES
from tontine.server.http.door import REQUEST_TIMEOUT, Door

WAIT = 30  # seconds, for what takes a moment on a machine that has nothing else to do
PAGE = 4096
TEXT, BEGUN, PART, PING, PONG, DEFLATED = 0x81, 0x01, 0x00, 0x89, 0x8A, 0x40
PERMESSAGE_DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"


def frame(opcode: int, data: bytes = b"") -> bytes:
    """Masked by zeros; shorter than 126 bytes."""
    return bytes([opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


def deflated() -> bytes:
    """65 kB in 86 bytes."""
    packed = zlib.compressobj(9, wbits=-15)
    data = packed.compress(b"x" * 65_000) + packed.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT | DEFLATED, data[:-4])


def memory(server: Server) -> float:
    """Resident, in MB."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * PAGE / 1e6


def eventually(wanted: Callable[[], bool]) -> bool:
    due = time.monotonic() + WAIT
    while not wanted() and time.monotonic() < due:
        time.sleep(0.05)
    return wanted()


@contextmanager
def line_to(
    server: Server, sent: bytes = b"", sender: str = "127.0.0.1"
) -> Iterator[socket.socket]:
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, WAIT, source_address=(sender, 0)) as line:
        line.sendall(sent)
        yield line


def upgrade(server: Server, table: str, more: str = "") -> bytes:
    request = UPGRADE.format(table=table, port=server.port)
    return request.replace("\r\n\r\n", f"\r\n{more}\r\n").encode()


def witnessed(server: Server, attack: Callable[[str], None]) -> None:
    """Attack a server while somebody plays there, at the table that the attack is told of."""
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            attacking = asyncio.create_task(asyncio.to_thread(attack, created["table"]))
            await play(ada, random.Random(1), stop=attacking.done)
            await attacking
            await ada.request("chat", text="I was served all the time")

    asyncio.run(game())


def sent_until_cut_off(server: Server, table: str, one: bytes, most: int) -> int:
    """How many bytes of a frame that is sent again and again the server takes, before it closes the
    socket. Once it reads no more, the system still takes some."""
    with line_to(server, upgrade(server, table, PERMESSAGE_DEFLATE)) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        sent, rest = 0, b""
        if one == FLOODS["in parts"]:
            line.sendall(frame(BEGUN))
        line.setblocking(False)
        due = time.monotonic() + WAIT
        with suppress(ConnectionError):
            while sent < most and time.monotonic() < due:
                rest = rest or one * (100_000 // len(one) + 1)
                with suppress(BlockingIOError):
                    took = line.send(rest)
                    rest, sent = rest[took:], sent + took
                time.sleep(0.01)  # in which the witness runs, in the same process
    return sent


# The process notes how many frames it has taken at most from one socket; in memory, since it would
# wait for a disk that is busy.
COUNTING = """
def count():
    import mmap
    from collections import Counter
    from websockets.protocol import Protocol
    with open({file!r}, "r+b") as file:
        shared = mmap.mmap(file.fileno(), 8)
    read, receive = Counter(), Protocol.recv_frame
    def counted(self, frame):
        read[self.id] += 1
        shared[:] = max(read.values()).to_bytes(8)
        receive(self, frame)
    Protocol.recv_frame = counted
count()
"""
FLOODS = {
    "empty": frame(TEXT),
    "pings": frame(PING),
    "pings with unread answers": frame(PING, b"x" * 125),
    "pongs": frame(PONG),
    "deflated": deflated(),
    "in parts": frame(PART),
    "large": bytes([TEXT, 0x80 | 126, 0x3F, 0xFF, 0, 0, 0, 0]) + b"x" * 0x3FFF,
}


def test_a_socket_that_sends_too_much_is_read_no_more_and_closed(tmp_path: Path) -> None:
    file = tmp_path / "frames"
    file.write_bytes(bytes(8))
    most = 30 << 20  # the system takes up to ten
    with Server(tmp_path / "tables.db", 0, COUNTING.format(file=str(file))) as server:

        def attack(table: str) -> None:
            before = memory(server)
            with ThreadPoolExecutor(len(FLOODS)) as attackers:
                sending = [
                    attackers.submit(sent_until_cut_off, server, table, one, most)
                    for one in FLOODS.values()
                ]
            for name, sent in zip(FLOODS, sending, strict=True):
                assert sent.result() < most, name
            assert memory(server) < before + 60

        witnessed(server, attack)
        # More than at once, as the attack takes a moment.
        assert 0 < int.from_bytes(file.read_bytes()) < 2 * FRAMES[0]


def test_who_sends_too_much_is_told_so(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def code() -> int | None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{created['table']}/socket"
        async with connect(address) as line:
            line.transport.write(FLOODS["large"] * 100)
            with suppress(ConnectionClosed):
                async with asyncio.timeout(WAIT):
                    while True:
                        await line.recv()
            return line.close_code

    assert asyncio.run(code()) == 1008


# -- ended connections -------------------------------------------------------------


def test_what_a_connection_took_is_free_once_it_has_ended(tmp_path: Path) -> None:
    """However many there were; cycles are never collected here."""
    with Server(
        tmp_path / "tables.db", 0, "import gc; gc.disable(); gc.collect = lambda *_: 0"
    ) as server:

        def attack(table: str) -> None:
            more = "".join(f"X-{number}: {'x' * 4000}\r\n" for number in range(3))
            requests = [upgrade(server, name, more) for name in (table, "nowhere")]
            come_and_go(server, requests, 100)
            before = memory(server)
            come_and_go(server, requests, 500)
            assert eventually(lambda: memory(server) < before + 15)

        witnessed(server, attack)


def come_and_go(server: Server, requests: list[bytes], times: int) -> None:
    for _ in range(times):
        for request in requests:
            with line_to(server, request) as line:
                assert line.recv(12) == b"HTTP/1.1 101"


def test_headers_are_small(server: Server) -> None:
    created = server.create_table([ME, bot()])
    large = "".join(f"X-{number}: {'x' * 1000}\r\n" for number in range(18))
    get = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n{large}\r\n".encode()
    for request in (upgrade(server, created["table"], large), get, get[:-2] + b"X: " + b"x" * 9999):
        with line_to(server, request) as line:
            assert line.recv(12) == b"HTTP/1.1 431"
    usual = {"X": "x" * 8000}
    assert httpx.get(f"{server.address}/health", headers=usual).status_code == 200


def test_requests_that_do_not_wait_for_answers_are_refused(server: Server) -> None:
    with line_to(server, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200) as line:
        answered = b""
        with suppress(ConnectionResetError):
            while more := line.recv(1 << 16):
                answered += more
    assert answered.count(b"200 OK") < 200
    assert answered.count(b"400 Bad Request") == 1


# -- requests that never end -------------------------------------------------------

STRANGERS = """
from tontine.server.common import addresses
from tontine.server.http import door
from tontine.server.common import limits
from tontine.server import serve
here = lambda address: address == "127.0.0.1"
for module in (addresses, door, limits, serve):
    module.is_here = here
"""
FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 300))
"""
HALF = b"GET / HTTP/1.1\r\nHost: a"
UPLOAD = b"POST /api/saves HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2090000\r\n\r\n"


def upload_for(address: str) -> bytes:
    """As a proxy begins to hand it on."""
    return UPLOAD.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n".encode())


def is_closed(line: socket.socket) -> bool:
    line.settimeout(WAIT)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_request_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    setting = "from tontine.server.http import door; door.REQUEST_TIMEOUT = 1"
    log = INTO.format(file=str(tmp_path / "log"))
    with Server(tmp_path / "tables.db", 0, setting + log) as server, ExitStack() as stack:
        begun = (b"", HALF, UPLOAD, UPLOAD + b"x" * 2_000_000)
        lines = [stack.enter_context(line_to(server, sent)) for sent in begun]
        assert all(map(is_closed, lines))
        assert httpx.get(f"{server.address}/health").status_code == 200
    assert (tmp_path / "log").read_text() == ""


def test_who_is_answered_slowly_shields_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests may come before the last is answered: each answer begins the time anew."""
    now = 0.0
    monkeypatch.setattr("tontine.server.http.door.time.monotonic", lambda: now)
    door = Door(1000)
    closed: list[str] = []
    lines: list[Any] = [Mock(abort=partial(closed.append, name)) for name in ("first", "other")]
    for line in lines:
        assert door.enter(line, "192.0.2.1")
        door.expect_request(line)
    now = REQUEST_TIMEOUT - 1
    door.expect_request(lines[0])
    now = REQUEST_TIMEOUT + 1
    door.close_late()
    assert closed == ["other"]


def test_half_requests_use_up_no_files(tmp_path: Path) -> None:
    """There are more of them than the process may open files, though it may open more than it was
    begun with."""
    with Server(tmp_path / "tables.db", 0, FEW_FILES) as server, ExitStack() as stack:

        def attack(table: str) -> None:
            lines = [stack.enter_context(line_to(server, HALF)) for _ in range(400)]
            assert is_closed(lines[0])
            for _ in range(3):
                assert httpx.get(f"{server.address}/health").status_code == 200

        witnessed(server, attack)


def test_sockets_leave_files_for_the_tables_that_are_open(tmp_path: Path) -> None:
    log = tmp_path / "log"
    setting = FEW_FILES + INTO.format(file=str(log))
    with Server(tmp_path / "tables.db", 0, setting) as server, ExitStack() as stack:
        created = server.create_table([ME, bot(), bot("hard")])

        async def game() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                lines = [
                    stack.enter_context(line_to(server, upgrade(server, created["table"])))
                    for _ in range(400)
                ]
                assert is_closed(lines[-1])
                # As many as it was begun with would not have sufficed for this one.
                assert lines[120].recv(12) == b"HTTP/1.1 101"
                await ada.request("start")
                await play(ada, random.Random(1), stop=lambda: ada.state["version"] > 8)

        asyncio.run(game())
        assert server.interrupt() == 0
    first, again = [line for line in log.read_text().splitlines() if "LimitNOFILE" in line]
    assert "repeated=" not in first
    assert "repeated=" in again


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    setting = (
        "from tontine.server.http import door; door.CONNECTIONS_OF_AN_ADDRESS = 5\n" + STRANGERS
    )
    with Server(tmp_path / "tables.db", 0, setting) as server, ExitStack() as stack:
        table = server.create_table([ME, bot()])["table"]
        begun = (HALF, upgrade(server, table), UPLOAD)
        lines = [stack.enter_context(line_to(server, sent, "127.0.0.2")) for sent in begun * 2]
        assert is_closed(lines[-1])
        with line_to(server, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n", "127.0.0.3") as other:
            assert other.recv(12) == b"HTTP/1.1 200"
        for line in lines:
            line.close()

        def is_served() -> bool:
            with line_to(server, b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n", "127.0.0.2") as again:
                with suppress(ConnectionResetError):
                    return again.recv(12) == b"HTTP/1.1 200"
                return False

        assert eventually(is_served)


def test_uploads_take_only_so_much_memory(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server, ExitStack() as stack:

        def attack(table: str) -> None:
            before = memory(server)
            for number in range(120):
                line = stack.enter_context(line_to(server, upload_for(f"192.0.2.{number}")))
                line.settimeout(1)
                with suppress(OSError):
                    line.sendall(b"x" * 2_000_000)
            assert memory(server) < before + 130
            assert httpx.post(f"{server.address}/api/saves", content=b"{}").status_code == 429
            stack.close()
            assert eventually(lambda: memory(server) < before + 20)

        witnessed(server, attack)


def test_what_is_sent_after_an_answer_is_not_read(server: Server) -> None:
    refused = UPLOAD.replace(b"saves", b"nowhere").replace(b"2090000", b"99999999")
    with line_to(server, refused) as line:
        assert line.recv(12).startswith(b"HTTP/1.1 4")
        sent = 0
        with suppress(ConnectionError):
            while sent < 30 << 20:
                sent += line.send(b"x" * 100_000)
    assert sent < 30 << 20


IN_PARTS = UPLOAD.replace(b"Content-Length: 2090000", b"Transfer-Encoding: chunked")
AROUND = {
    "small parts": b"1\r\n{\r\n" * 20_000,
    "a large extension": b"1;x=" + b"x" * 100_000 + b"\r\n{\r\n",
    "many trailers": b"1\r\n{\r\n0\r\n" + b"X: x\r\n" * 20_000,
    "a large trailer": b"1\r\n{\r\n0\r\nX: " + b"x" * 100_000,
}


@pytest.mark.parametrize("kind", AROUND)
def test_what_stands_around_a_body_is_small(server: Server, kind: str) -> None:
    """It is kept, or takes longer to read than to send, and no limit on bodies counts it."""
    with line_to(server) as line:
        with suppress(ConnectionError):
            line.sendall(IN_PARTS + AROUND[kind] + b"\r\n0\r\n\r\n")
        assert is_closed(line)  # without an answer


def test_a_body_may_come_in_parts(server: Server) -> None:
    parts = (b"{" * 8000 for _ in range(100))
    assert httpx.post(f"{server.address}/api/saves", content=parts).status_code == 400


@pytest.mark.parametrize(
    "headers", ["Content-Length: 2\r\n", f"X: {'x' * 9000}\r\n", "X: x\r\n" * 200]
)
def test_a_request_for_a_socket_that_cannot_be_read_is_refused(
    server: Server, headers: str
) -> None:
    """It would be open for ever: nobody waits for anything any more."""
    with line_to(server, upgrade(server, "any", headers) + b"{}") as line:
        assert line.recv(12) == b"HTTP/1.1 400"


def test_through_a_proxy_an_address_has_so_many_requests(tmp_path: Path) -> None:
    setting = "from tontine.server import serve; serve.REQUESTS_OF_AN_ADDRESS = 5"
    with Server(tmp_path / "tables.db", 0, setting) as server, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(line_to(server, upload_for("192.0.2.1")))

        def status(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return httpx.get(f"{server.address}/health", headers=headers).status_code

        assert eventually(lambda: status("192.0.2.1") == 429)
        assert status("192.0.2.2") == 200


ASKED = {"request": (b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n", b"200"), "socket": (b"", b"101")}


@pytest.mark.parametrize(
    ("rate", "kind"), [("REQUESTS", "request"), *(("REQUEST_PACE", kind) for kind in ASKED)]
)
def test_an_address_that_asks_too_often_waits_and_others_do_not(
    tmp_path: Path, rate: str, kind: str
) -> None:
    setting = f"from tontine.server import serve; serve.{rate} = (5, 1e-6)"
    with Server(tmp_path / "tables.db", 0, setting) as server:
        request, status = ASKED[kind]
        request = request or upgrade(server, "nowhere")

        def asked_by(address: str) -> bytes:
            return request.replace(b"\r\n", f"\r\nX-Forwarded-For: {address}\r\n".encode(), 1)

        def is_answered(line: socket.socket) -> bool:
            return line.recv(12) == b"HTTP/1.1 " + status

        for _ in range(5):
            with line_to(server, asked_by("192.0.2.1")) as line:
                assert is_answered(line)
        with line_to(server, asked_by("192.0.2.1")) as waiting:
            for _ in range(5):
                with line_to(server, asked_by("192.0.2.2")) as line:
                    assert is_answered(line)
            waiting.setblocking(False)
            with pytest.raises(BlockingIOError):
                waiting.recv(1)


def test_a_refused_upload_takes_a_second_and_is_not_read_meanwhile(tmp_path: Path) -> None:
    setting = "from tontine.server import app; app.REFUSAL_DELAY = 1e6"
    with Server(tmp_path / "tables.db", 0, setting) as server, ExitStack() as stack:
        lines = [stack.enter_context(line_to(server, UPLOAD)) for _ in range(9)]
        lines[-1].settimeout(1)
        before = memory(server)
        with pytest.raises(TimeoutError):
            lines[-1].sendall(b"x" * (20 << 20))
        assert memory(server) < before + 10
        lines[0].close()
        with line_to(server, UPLOAD.replace(b"2090000", b"2") + b"{}") as line:
            assert line.recv(12) == b"HTTP/1.1 400"
