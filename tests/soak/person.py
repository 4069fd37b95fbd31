"""People who play by script, and remember all they were told and all that was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Protocol

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.server import Client, Refusal, Site
from tontine.server.wire.closing import CloseCode

DECISIONS_TO_CUT = 12  # a connection is cut after so many decisions, on average
PAUSE = 0.2  # seconds before somebody tries to connect again
# How often somebody does something besides deciding.
ORDER, UNDO, CHAT = 0.05, 0.05, 0.05
# What a connection, a request or an answer can end with when a server or its database dies.
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Tally(Struct):
    """What has happened."""

    decisions: int = 0
    others: int = 0  # undos, orders, chat and answers that were acknowledged
    reconnections: int = 0
    faults: dict[str, int] = {}
    games: int = 0  # that have begun
    finished: int = 0  # of these, known at the end
    # Seconds until people were back whom the server has sent elsewhere, or lost.
    moved: list[float] = []
    lost: list[float] = []


class Sent(Struct):
    """A command that was sent, perhaps several times with the same id. ``after`` are commands of
    anybody at the table that were acknowledged before it was first sent, so they stand before it in
    the log."""

    kind: str
    id: str
    fields: dict[str, Any]
    after: int
    answered: bool = False  # one way or the other
    acknowledged: bool = False


class AtTable:
    """What all at a table have sent, in order; and what was acknowledged, in order."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: list[Sent] = []
        self.acknowledged: list[Sent] = []

    def send(self, kind: str, id: str, fields: dict[str, Any]) -> Sent:
        sent = Sent(kind, id, fields, len(self.acknowledged))
        self.sent.append(sent)
        return sent

    def acknowledge(self, sent: Sent) -> None:
        sent.acknowledged = True
        self.acknowledged.append(sent)


class World(Protocol):
    rng: random.Random
    tally: Tally
    servers: Sequence[Site]
    ending: asyncio.Event


class Person:
    """Somebody at a seat, or an onlooker (None)."""

    def __init__(self, world: World, table: AtTable, seat: int | None, token: str | None) -> None:
        self._world = world
        self.table = table
        self.seat = seat
        self.token = token
        self.events: list[dict[str, Any]] = []
        self.version: int | None = None
        self.view: dict[str, Any] = {}
        self._unanswered: list[Sent] = []
        # When the last connection ended that was not cut here, and with which code.
        self._ended: tuple[float, int | None] | None = None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Client]:
        """A connection to one of the servers; what was received is kept when it ends."""
        server = self._world.rng.choice(self._world.servers)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table.id}/socket"
        async with connect(address, max_size=None, close_timeout=1) as socket:
            client = Client(socket, self.token)
            client.events = list(self.events)
            try:
                await client.say("hello", token=self.token, since=self.version)
                await client.until(lambda: "room" in client.last)
                self.token = client.token
                self._count_way_back()
                yield client
            finally:
                if client.closed is not None and self._ended is None:
                    self._ended = monotonic(), client.closed
                if "state" in client.last:
                    self.events, self.view = client.events, client.view
                    self.version = client.state["version"]
                await client.close()

    def _count_way_back(self) -> None:
        if self._ended is not None:
            at, code = self._ended
            tally = self._world.tally
            (tally.moved if code == CloseCode.MOVED else tally.lost).append(monotonic() - at)
            self._ended = None

    async def play(self) -> None:
        """Play until the game or the test is over, reconnecting after every lost connection."""
        while not self._world.ending.is_set() and not self.view.get("over"):
            with suppress(*BROKEN):
                async with self.connected() as client:
                    await client.until(lambda: "state" in client.last)
                    await self._act(client)
            self._world.tally.reconnections += 1
            await asyncio.sleep(PAUSE)

    async def _act(self, client: Client) -> None:
        for sent in list(self._unanswered):
            await self._send(client, sent)
        while await self._is_wanted(client):
            if self._world.rng.random() < 1 / DECISIONS_TO_CUT:
                return
            await self._send(client, self._something(client))

    async def _is_wanted(self, client: Client) -> bool:
        """Wait until this seat is asked something; False if the game or the test is over."""

        def wanted() -> bool:
            return client.is_over or client.is_my_turn or self._is_asked(client)

        turn = asyncio.create_task(client.until(wanted))
        ending = asyncio.create_task(self._world.ending.wait())
        await asyncio.wait([turn, ending], return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if not turn.done():
            turn.cancel()
            return False
        turn.result()
        return not client.is_over

    def _is_asked(self, client: Client) -> bool:
        """Whether somebody's request waits for this seat."""
        request = client.state["request"] if "state" in client.last else None
        return request is not None and self.seat in request["waiting"]

    def _something(self, client: Client) -> Sent:
        """What to do next: mostly to decide."""
        rng = self._world.rng
        if self._is_asked(client):
            return self._new("answer_request", yes=rng.random() < 0.7)
        if not client.is_my_turn:  # somebody has ended a phase of all since
            return self._new("chat", text=f"{rng.getrandbits(32):x}")
        kind = rng.random()
        if self.seat in client.room.get("stand_ins", []):
            return self._new("reclaim_seat", seat=self.seat)
        if kind < CHAT:
            return self._new("chat", text=f"{rng.getrandbits(32):x}")
        if kind < CHAT + ORDER and client.state["orders"] is not None:
            offers = [it["name"] for it in client.state["orders"]["offers"]]
            return self._new("give_order", seat=self.seat, order=rng.choice([*offers, None]))
        if kind < CHAT + ORDER + UNDO:
            return self._new("undo", seat=self.seat)
        version, decision = client.state["version"], a_choice(client.view, rng)
        return self._new("decide", seat=self.seat, version=version, decision=decision)

    def _new(self, kind: str, **fields: object) -> Sent:
        id = f"{self._world.rng.getrandbits(64):x}"
        sent = self.table.send(kind, id, fields)
        self._unanswered.append(sent)
        return sent

    async def _send(self, client: Client, sent: Sent) -> None:
        """Send a command until there is an answer. Without one it is sent again after the next
        connection, with the same id: it must not be carried out twice."""
        try:
            await client.request(sent.kind, sent.id, **sent.fields)
        except Refusal as refusal:
            if refusal.reason == "stood_in":  # a clock ran out, as when the system's was set
                with suppress(Refusal):
                    await client.request("reclaim_seat", seat=self.seat)
        else:
            self.table.acknowledge(sent)
            if sent.kind == "decide":
                self._world.tally.decisions += 1
            else:
                self._world.tally.others += 1
        sent.answered = True
        self._unanswered.remove(sent)


def a_choice(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    ready = [choice for ask in view["asks"] for choice in ask["choices"]]
    decision: dict[str, Any] = rng.choice(ready)["decision"]
    return decision
