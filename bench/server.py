"""What a server does for many tables, measured from outside: over real sockets, with a SQLite file.

    .venv/bin/python bench/server.py [--tables 10 50] [--onlookers 200] [--seconds 5]

At each table four people play the first game, each deciding at random as soon as asked. The server
is always busy, so the time until others see a decision is the length of its queue; the figures to
read are decisions a second and CPU time of one. Then many watch one table. Of all figures, CPU time
depends least on other work on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Protocol
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tontine.games import GAMES

SERVER = Path(sys.executable).with_name("tontine")
PAGE = 4096
_numbers = count()


class _Choice(msgspec.Struct):
    decision: msgspec.Raw


class _Ask(msgspec.Struct):
    choices: list[_Choice] = []


class _View(msgspec.Struct):
    over: bool
    asks: list[_Ask]
    seat: int | None = None


class _State(msgspec.Struct):
    version: int
    view: _View


_STATE = msgspec.json.Decoder(_State)


class Measured(Protocol):
    """A server, or several."""

    port: int

    def cpu(self) -> float:
        """Seconds so far."""

    def create_table(self) -> tuple[str, str]:
        """Its id, and the token of whoever opened it."""


class Server:
    """``tontine serve`` in a process of its own."""

    def __init__(self, folder: str) -> None:
        options = ["--no-open", "--port=0", "--pace=0", f"--database={folder}/tables.db"]
        command = [str(SERVER), "serve", "--lang=en", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.port = int(found[1])
        self._proc = Path(f"/proc/{self._process.pid}")

    def cpu(self) -> float:
        """Seconds so far."""
        return time.clock_gettime(
            ~self._process.pid << 3 | 2
        )  # of another process, as Linux has it

    def memory(self) -> float:
        """Resident, in kB."""
        return int((self._proc / "statm").read_text().split()[1]) * PAGE / 1000

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def create_table(self) -> tuple[str, str]:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        body = {"id": secrets.token_hex(16), "game": GAMES[0], "name": "Ada", "seats": seats}
        header = {"Content-Type": "application/json"}
        address = f"http://127.0.0.1:{self.port}/api/tables"
        with urlopen(Request(address, json.dumps(body).encode(), header)) as answer:
            made = json.load(answer)
        return made["table"], made["token"]


class Meter:
    """What passes between sending a decision and seeing it: time, and CPU time of the server,
    which other work on the machine does not change."""

    def __init__(self, server: Measured) -> None:
        self._server = server
        self.decisions = 0
        self.waits: list[float] = []  # ms
        self.worked: list[float] = []  # ms
        self.seen = self.now()  # when the last one was

    def now(self) -> tuple[float, float]:
        return time.perf_counter(), self._server.cpu()

    def since(self, then: tuple[float, float]) -> tuple[float, float]:
        """Both in ms."""
        now, cpu = self.now()
        return (now - then[0]) * 1000, (cpu - then[1]) * 1000

    def count(self, sent: tuple[float, float]) -> None:
        wait, worked = self.since(sent)
        self.waits.append(wait)
        self.worked.append(worked)
        self.decisions += 1
        self.seen = self.now()


class Person:
    """At a table; decides by chance, after a pause in seconds."""

    def __init__(self, meter: Meter, pause: float = 0.0) -> None:
        self._meter = meter
        self._pause = pause
        self._sent: tuple[float, float] | None = None
        self._line: ClientConnection

    async def connect(self, server: Measured, table: str, token: str | None = None) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._line = await connect(address, max_size=None, max_queue=None, open_timeout=60)
        await self._say(type="hello", token=token)
        await self._until(b'{"type":"room"')

    async def _say(self, **message: Any) -> None:
        await self._line.send(json.dumps(message))

    async def request(self, **message: Any) -> None:
        await self._say(id=str(next(_numbers)), **message)
        await self._until(b'{"type":"done"')

    async def _until(self, kind: bytes) -> bytes:
        while True:
            frame = await self._line.recv(decode=False)
            if frame.startswith(kind):
                return frame

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            state = _STATE.decode(await self._until(b'{"type":"state"'))
            if self._sent is not None:
                self._meter.count(self._sent)
                self._sent = None
            if state.view.over:
                return
            if choices := [choice for ask in state.view.asks for choice in ask.choices]:
                decision = bytes(random.choice(choices).decision).decode()
                head = {"type": "decide", "id": str(next(_numbers)), "version": state.version}
                told = json.dumps({**head, "seat": state.view.seat})[:-1]
                if self._pause:
                    await asyncio.sleep(self._pause)
                self._sent = self._meter.now()
                await self._line.send(f'{told},"decision":{decision}}}')

    async def watch(self) -> None:
        while True:
            await self._line.recv(decode=False)

    async def close(self) -> None:
        await self._line.close()


class Table:
    def __init__(self, server: Measured, meter: Meter, pause: float = 0.0) -> None:
        self._server = server
        self.people = [Person(meter, pause) for _ in range(4)]

    async def open(self) -> str:
        table, token = await asyncio.to_thread(self._server.create_table)
        for seat, person in enumerate(self.people):
            await person.connect(self._server, table, None if seat else token)
            if seat:
                await person.request(type="name", name=f"Guest {seat}")
                await person.request(type="sit", seat=seat)
        return table

    async def play(self) -> None:
        playing = [asyncio.create_task(person.play()) for person in self.people]
        await self.people[0]._say(type="start", id=str(next(_numbers)))
        await asyncio.gather(*playing)

    async def close(self) -> None:
        await asyncio.gather(*(person.close() for person in self.people))


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else 0.0


async def many_tables(server: Server, number: int, seconds: float) -> str:
    meter = Meter(server)
    await Table(server, meter).open()  # so that what is loaded once is not counted
    before = server.memory()
    tables = [Table(server, meter) for _ in range(number)]
    for first in range(0, number, 10):
        await asyncio.gather(*(table.open() for table in tables[first : first + 10]))
    seated = (server.memory() - before) / number
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(1)
    meter.decisions, meter.waits = 0, []
    began, spent = time.perf_counter(), server.cpu()
    await asyncio.sleep(seconds)
    took, used, decisions = time.perf_counter() - began, server.cpu() - spent, meter.decisions
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in tables:
        await table.close()
    return (
        f"{number} tables: {decisions / took:.0f} decisions/s, {used / decisions * 1000:.2f} ms "
        f"of CPU each; seen after {quantile(meter.waits, 0.5):.0f} ms, 99 of 100 after "
        f"{quantile(meter.waits, 0.99):.0f} ms; {seated:.0f} kB a table when seated"
    )


async def many_onlookers(server: Server, number: int, seconds: float) -> str:
    meter = Meter(server)
    table = Table(server, meter)
    id = await table.open()
    playing = asyncio.create_task(table.play())
    await asyncio.sleep(0.5)
    onlookers = [Person(meter) for _ in range(number)]
    watching = []
    spent = server.cpu()
    for first in range(0, number, 20):
        part = onlookers[first : first + 20]
        await asyncio.gather(*(it.connect(server, id) for it in part))
        watching += [asyncio.create_task(it.watch()) for it in part]
        await asyncio.gather(
            *(it._say(type="name", id="name", name=f"V{first}-{i}") for i, it in enumerate(part))
        )
    joined = (server.cpu() - spent, meter.decisions)
    meter.decisions, spent = 0, server.cpu()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds and not playing.done():
        await asyncio.sleep(0.05)
    used = server.cpu() - spent
    each = used / max(1, meter.decisions) * 1000
    for task in (playing, *watching):
        task.cancel()
    await asyncio.gather(playing, *watching, return_exceptions=True)
    await asyncio.gather(table.close(), *(it.close() for it in onlookers))
    return (
        f"{number} onlookers at one table: {joined[0] / number * 1000:.2f} ms of CPU to come in "
        f"({joined[1]} decisions meanwhile included); then {each:.1f} ms a decision, "
        f"{each / (number + 4) * 1000:.0f} microseconds for each who sees it"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 50])
    parser.add_argument("--onlookers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tontine-bench-") as folder:
        for number in args.tables:
            server = Server(folder)
            try:
                print(asyncio.run(many_tables(server, number, args.seconds)), flush=True)
            finally:
                server.stop()
        if args.onlookers:
            server = Server(folder)
            try:
                print(asyncio.run(many_onlookers(server, args.onlookers, args.seconds)), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
