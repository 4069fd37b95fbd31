"""What one hostile client does to everybody else, measured from outside.

    .venv/bin/python bench/hostile.py [--seconds 5] [NAME ...]

Four people play, each of whom waits 20 ms before a decision. First they are alone, then a
process of its own attacks the server in one way, from an address that a proxy names, since this
machine itself is not limited. Printed are by when 99 of 100 decisions were seen, alone and
meanwhile, and after how much work of the server: CPU time, which other work on the machine does
not change. Then how long the slowest took; and by how much the memory of the server grew, at its
most and once the attack was over.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import selectors
import socket
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import cast

sys.path.insert(0, str(Path(__file__).parent.parent))
from bench.server import Meter, Server, Table, quantile

PAUSE = 0.02  # seconds
RATE = 1_000_000  # bytes a second
CHUNK = 50_000  # bytes
AFTERWARDS = 8.0  # seconds until memory is measured again
TEXT, PING, DEFLATED = 0x81, 0x89, 0x40
FROM = "Host: 127.0.0.1:{port}\r\nX-Forwarded-For: 192.0.2.1\r\n"
UPGRADE = (
    f"GET /api/tables/{{table}}/socket HTTP/1.1\r\n{FROM}Upgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover\r\n{more}\r\n"
)
POST = (
    f"POST /api/saves HTTP/1.1\r\n{FROM}Content-Type: application/json\r\n"
    "Content-Length: 2090000\r\n\r\n"
)
GET = f"GET /api/lobby HTTP/1.1\r\n{FROM}\r\n"


def connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=5)


def frame(opcode: int, data: bytes) -> bytes:
    """Masked by zeros; shorter than 126 bytes."""
    return bytes([opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


def frames(port: int, table: str, seconds: float, one: bytes, read: bool = True) -> None:
    """One socket at a time that sends this frame as often as fits into 1 MB a second; or, if it
    never reads what it is sent, as often as it can."""
    chunk = one * (CHUNK // len(one))
    due = time.monotonic() + seconds
    while time.monotonic() < due:
        with suppress(OSError), connect(port) as line:
            line.sendall(UPGRADE.format(table=table, port=port, more="").encode())
            line.recv(4096)
            line.setblocking(False)
            rest = chunk
            while time.monotonic() < due:
                with suppress(BlockingIOError):
                    rest = rest[line.send(rest) :] or chunk
                with suppress(BlockingIOError):
                    if read and line.recv(1 << 20) == b"":
                        break
                time.sleep(CHUNK / RATE if read else 0.001)
        time.sleep(0.01)


def deflated(port: int, table: str, seconds: float) -> None:
    packed = zlib.compressobj(9, wbits=-15)
    data = packed.compress(b"x" * 65_000) + packed.flush(zlib.Z_SYNC_FLUSH)
    frames(port, table, seconds, frame(TEXT | DEFLATED, data[:-4]))


def empty(port: int, table: str, seconds: float) -> None:
    frames(port, table, seconds, frame(TEXT, b""))


def pings(port: int, table: str, seconds: float) -> None:
    frames(port, table, seconds, frame(PING, b""))


def unread_pings(port: int, table: str, seconds: float) -> None:
    frames(port, table, seconds, frame(PING, b"x" * 125), read=False)


def headers(port: int, table: str, seconds: float) -> None:
    """Sockets of a table that does not exist, with large headers."""
    more = "".join(f"X-{number}: {'x' * 8000}\r\n" for number in range(100))
    due = time.monotonic() + seconds
    while time.monotonic() < due:
        with suppress(OSError), connect(port) as line:
            line.sendall(UPGRADE.format(table="nowhere", port=port, more=more).encode())
            line.recv(4096)


def short(port: int, table: str, seconds: float) -> None:
    """Ordinary sockets that are closed again at once."""
    due = time.monotonic() + seconds
    while time.monotonic() < due:
        with suppress(OSError), connect(port) as line:
            line.sendall(UPGRADE.format(table=table, port=port, more="").encode())
            line.recv(4096)


def many(port: int, seconds: float, number: int, begun: bytes) -> None:
    """So many requests at once that are never sent to their end; each that is cut off is begun
    again."""
    lines: list[socket.socket] = []
    due = time.monotonic() + seconds
    while time.monotonic() < due:
        with suppress(OSError):
            line = connect(port)
            lines.append(line)
            line.sendall(begun)
        if len(lines) >= number:
            lines.pop(0).close()
            time.sleep(0.01)


def half(port: int, table: str, seconds: float) -> None:
    many(port, seconds, 1002, b"GET / HTTP/1.1\r\nHost: a")


def uploads(port: int, table: str, seconds: float) -> None:
    many(port, seconds, 300, POST.format(port=port).encode() + b"x" * 2_080_000)


def asking(port: int, table: str, seconds: float) -> None:
    """300 connections that each ask again as soon as they are answered."""
    request = GET.format(port=port).encode()
    due = time.monotonic() + seconds
    with selectors.DefaultSelector() as lines, ExitStack() as stack:

        def begin() -> None:
            with suppress(OSError):
                line = stack.enter_context(connect(port))
                line.sendall(request)
                lines.register(line, selectors.EVENT_READ)

        for _ in range(300):
            begin()
        while time.monotonic() < due:
            for key, _ in lines.select(0.1):
                line = cast("socket.socket", key.fileobj)
                with suppress(OSError):
                    if line.recv(1 << 20):
                        line.sendall(request)
                        continue
                lines.unregister(line)
                line.close()
                begin()


ATTACKS: list[Callable[[int, str, float], None]] = [
    *(deflated, empty, pings, unread_pings, headers, short, half, uploads, asking)
]


class Witnesses:
    """Four people who play one game after the other."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.meter = Meter(server)

    async def play(self) -> None:
        while True:
            table = Table(self._server, self.meter, PAUSE)
            await table.open()
            await table.play()
            await table.close()

    async def measure(self, seconds: float) -> tuple[list[float], list[float]]:
        """How long decisions took, and how much work; for one that nobody has seen yet, until
        now."""
        meter = self.meter
        meter.waits, meter.worked = [], []
        began = meter.now()
        await asyncio.sleep(seconds)
        wait, worked = meter.since(max(began, meter.seen))
        return [*meter.waits, wait], [*meter.worked, worked]


async def measure(server: Server, attack: Callable[[int, str, float], None], seconds: float) -> str:
    witnesses = Witnesses(server)
    playing = asyncio.create_task(witnesses.play())
    await asyncio.sleep(2)
    table, _ = await asyncio.to_thread(server.create_table)
    alone = [quantile(it, 0.99) for it in await witnesses.measure(seconds)]
    memory = peak = server.memory()
    attacker = multiprocessing.Process(target=attack, args=(server.port, table, seconds))
    attacker.start()
    measuring = asyncio.create_task(witnesses.measure(seconds))
    while not measuring.done():
        await asyncio.wait([measuring], timeout=0.05)
        peak = max(peak, server.memory())
    waits, worked = await measuring
    attacker.join()
    await asyncio.sleep(AFTERWARDS)
    after = server.memory()
    died = playing.done()
    playing.cancel()
    with suppress(Exception, asyncio.CancelledError):
        await playing
    times = [
        f"{before:.1f} ms alone, {meanwhile:.1f} meanwhile ({meanwhile / before:.1f} times)"
        for before, meanwhile in zip(
            alone, [quantile(it, 0.99) for it in (waits, worked)], strict=True
        )
    ]
    return (
        f"{attack.__name__}: 99 of 100 within {times[0]}, of CPU time {times[1]}; "
        f"the slowest {max(waits):.0f} ms; memory +{(peak - memory) / 1000:.0f} MB at most, "
        f"{(after - memory) / 1000:+.0f} MB afterwards; {len(waits)} decisions"
        + ("; THE WITNESSES WERE CUT OFF" if died else "")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="of attacks; all by default")
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()
    for attack in ATTACKS:
        if args.names and attack.__name__ not in args.names:
            continue
        with tempfile.TemporaryDirectory(prefix="tontine-bench-") as folder:
            server = Server(folder)
            try:
                print(asyncio.run(measure(server, attack, args.seconds)), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
