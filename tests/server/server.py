"""A real server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tontine.cli import main

TIMEOUT = 8  # seconds
READY = re.compile(r"http://\S+:(\d+)/")
_numbers = count()


# Most of a start is to import libraries. That is done once, and every server is a copy of the
# process that has done it. tests/cli and the tests in the browser start one as people do.
_copies = multiprocessing.get_context("forkserver")
_copies.set_forkserver_preload(["tontine.cli", "tontine.server.serve", "alembic.context"])


def _serve(options: list[str], setting: str, said: Connection) -> None:
    os.setsid()  # so that it can be ended together with its processes
    os.dup2(said.fileno(), sys.stdout.fileno())
    exec(setting)
    sys.argv = ["tontine", "serve", "--no-open", *options]
    main()


class Site:
    """Where tables are, on this machine."""

    port: int

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        raise NotImplementedError

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def create_table(
        self, seats: list[dict[str, str]], sender: str | None = None, **fields: object
    ) -> dict[str, str]:
        request = {"id": new_id() * 4, "game": "acquire", "name": "Ada", "seats": seats, **fields}
        headers = {} if sender is None else {"X-Forwarded-For": sender}
        answer = httpx.post(f"{self.address}/api/tables", json=request, headers=headers)
        assert answer.status_code == 201, answer.text
        created: dict[str, str] = answer.json()
        return created

    def save(self, table: str) -> httpx.Response:
        return httpx.get(f"{self.address}/api/tables/{table}/save/{table}.jsonl")


class Server(Site):
    """``tontine serve`` in a process of its own, on a free port."""

    def __init__(
        self, database: Path | str, pace: float = 0, setting: str = "", *options: str
    ) -> None:
        """``setting`` is Python code that is run first, for example to shorten timeouts."""
        self._options = options
        self._database = str(database)
        self._setting = setting
        self._pace = pace
        self.port = 0
        self.start()

    def start(self) -> None:
        options = [f"--port={self.port}", f"--database={self._database}", f"--pace={self._pace}"]
        options += self._options
        self._said, said = _copies.Pipe(duplex=False)
        self._process = _copies.Process(target=_serve, args=(options, self._setting, said))
        self._process.start()
        said.close()
        line = b""
        while not line.endswith(b"\n") and (more := os.read(self._said.fileno(), 1000)):
            line += more
        found = READY.search(line.decode())
        assert found is not None, line
        self.port = int(found[1])

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """kill -9"""
        self._process.kill()
        self._process.join()

    def interrupt(self) -> int | None:
        """Ctrl-C; the exit code"""
        os.kill(self.pid, signal.SIGINT)
        self._process.join(TIMEOUT)
        return self._process.exitcode

    def drain(self) -> None:
        """SIGTERM: other hosts get its tables first."""
        os.kill(self.pid, signal.SIGTERM)
        self._process.join()

    def children(self) -> list[int]:
        """The ids of the processes it has started: of bots, or of several servers."""
        path = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(child) for child in path.read_text().split()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            os.killpg(self.pid, signal.SIGKILL)
            self._process.join()


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def new_id() -> str:
    return f"{os.getpid():06}-{next(_numbers):06}"


class Refusal(Exception):
    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer["text"])
        self.reason: str = answer["reason"]
        self.rule: str = answer["rule"]
        self.text: str = answer["text"]


class Client:
    """A client that keeps every frame it was sent, and the state that follows from them."""

    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self._socket = socket
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())
        self.token = token
        self.frames: list[str] = []
        self.last: dict[str, dict[str, Any]] = {}  # by type
        self.events: list[dict[str, Any]] = []
        self.story: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.closed: int | None = None  # the close code

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._take(msgspec.json.decode(frame))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = self._socket.close_code
        for future in self._waiting.values():
            future.cancel()
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.last[kind] = message
        if kind == "welcome":
            self.token = message["token"]
        elif kind == "state":
            known = [it for it in self.events if it["version"] < message["since"]]
            self.events = known + message["events"]
        elif kind == "story":
            self.story = self.story[: message["since"]] + message["paragraphs"]
        elif kind == "chat":
            self.chat += message["lines"]
        future = self._waiting.pop(message.get("id") or "", None)
        if future is not None and not future.done():
            future.set_result(message)

    # -- what it knows -------------------------------------------------------------

    @property
    def port(self) -> int:
        port: int = self._socket.local_address[1]
        return port

    @property
    def state(self) -> dict[str, Any]:
        return self.last["state"]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def room(self) -> dict[str, Any]:
        return self.last["room"]

    @property
    def is_my_turn(self) -> bool:
        return "state" in self.last and self.view["seat"] in self.view["owing"]

    @property
    def is_over(self) -> bool:
        return "state" in self.last and bool(self.view["over"])

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not wanted():
                if self.closed is not None:
                    raise ConnectionError(f"the connection was closed: {self.closed}")
                self._changed.clear()
                await self._changed.wait()

    async def until_closed(self) -> None:
        """Wait until the server has closed the connection."""
        async with asyncio.timeout(TIMEOUT):
            await self._reading

    async def reach(self, version: int) -> None:
        """Wait until the table has at least this version."""
        await self.until(lambda: "state" in self.last and self.state["version"] >= version)

    async def finish(self) -> None:
        """Wait until everything about the end of the game was sent."""
        await self.until(lambda: self.room["key"] is not None and "review" in self.last)

    # -- what it sends -------------------------------------------------------------

    async def raw(self, data: str | bytes) -> None:
        try:
            await self._socket.send(data)
        except ConnectionClosed as closed:
            code = closed.rcvd and closed.rcvd.code
            raise ConnectionError(f"the connection was closed: {code}") from None

    async def say(self, type: str, **fields: object) -> None:
        await self.raw(msgspec.json.encode({"type": type, **fields}).decode())

    async def request(self, type: str, id: str | None = None, **fields: object) -> dict[str, Any]:
        """Send a command; its answer, or Refusal."""
        id = id or new_id()
        future = self._waiting[id] = asyncio.get_running_loop().create_future()
        await self.say(type, id=id, **fields)
        try:
            async with asyncio.timeout(TIMEOUT):
                answer: dict[str, Any] = await future
        except asyncio.CancelledError:
            raise ConnectionError("the connection was closed") from None
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer

    async def decide(self, decision: dict[str, Any], **fields: object) -> dict[str, Any]:
        seat, version = self.view["seat"], self.state["version"]
        told = {"seat": seat, "version": version, "decision": decision, **fields}
        return await self.request("decide", **told)

    async def close(self) -> None:
        await self._socket.close()
        await self._reading


def some_decision(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A random one of the decisions that the view offers."""
    ask = rng.choice(view["asks"])
    free = [number["name"] for number in ask["numbers"] if number["most"] > 0]
    if ask["kind"] == "buy" and free and rng.random() < 0.8:
        return {"kind": "buy", "shares": {rng.choice(free): 1}}
    choice: dict[str, Any] = rng.choice(ask["choices"])["decision"]
    return choice


async def play(
    client: Client, rng: random.Random, stop: Callable[[], bool] = lambda: False
) -> None:
    """Decide something whenever it is the client's turn, until the game is over."""
    while not stop():
        await client.until(lambda: client.is_over or client.is_my_turn or stop())
        if client.is_over or stop():
            return
        version = client.state["version"]
        try:
            await client.decide(some_decision(client.view, rng))
        except Refusal:
            # Where several seats decide at once, another decision may have made it impossible.
            if client.state["version"] == version:
                raise
        await client.reach(version + 1)


@asynccontextmanager
async def connected(
    server: Site,
    table: str,
    token: str | None = None,
    sender: str | None = None,
    **hello: object,
) -> AsyncIterator[Client]:
    """A client that is connected and has sent hello; as a proxy says, from the address of the
    sender."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    headers = {} if sender is None else {"X-Forwarded-For": sender}
    async with connect(address, origin=None, max_size=None, additional_headers=headers) as socket:
        client = Client(socket, token)
        await client.say("hello", token=token, **hello)
        await client.until(lambda: "room" in client.last)
        try:
            yield client
        finally:
            await client.close()
