"""Fault injection: servers are killed, connections cut, the database goes away.

People play all games by script. Each remembers what it was told, over all its connections, and
which of its decisions were acknowledged. At the end every log is replayed and compared with both.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.table.server import ME, OPEN, Client, Refusal, Server, bot
from tontine.play.match import Match
from tontine.play.titles import TITLES
from tontine.table.database import database_url
from tontine.table.store import Store
from tontine.table.table import Table

GAMES = tuple(TITLES)
DECISIONS_TO_CUT = 12  # a connection is cut after so many decisions, on average
OUTAGES = 0.1  # the share of faults that hit the database, where there is one to stop
PAUSE = 0.2  # seconds before somebody tries to connect again
# What a connection, a request or an answer can end with when a server or its database dies.
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Tally(Struct):
    """What has happened."""

    decisions: int = 0
    reconnections: int = 0
    kills: int = 0
    outages: int = 0
    games: int = 0  # that have begun
    finished: int = 0  # of these, known at the end


class Person:
    """Somebody at a seat, or an onlooker (None), and all they were ever told."""

    def __init__(self, chaos: Chaos, table: str, seat: int | None, token: str | None) -> None:
        self._chaos = chaos
        self._table = table
        self.seat = seat
        self.token = token
        self.events: list[dict[str, Any]] = []
        self.version: int | None = None
        self.view: dict[str, Any] = {}
        self.acknowledged: list[dict[str, Any]] = []
        self.unanswered: dict[str, Any] | None = None

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[Client]:
        """A connection to one of the servers; what was received is kept when it ends."""
        server = self._chaos.rng.choice(self._chaos.servers)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self._table}/socket"
        async with connect(address, max_size=None, close_timeout=1) as socket:
            client = Client(socket, self.token)
            client.events = list(self.events)
            try:
                await client.say("hello", token=self.token, since=self.version)
                await client.until(lambda: "room" in client.last)
                self.token = client.token
                yield client
            finally:
                if "state" in client.last:
                    self.events, self.view = client.events, client.view
                    self.version = client.state["version"]
                await client.close()

    async def play(self) -> None:
        """Play until the game or the test is over, reconnecting after every lost connection."""
        while not self._chaos.ended and not self.view.get("over"):
            with suppress(*BROKEN):
                async with self.connected() as client:
                    await client.until(lambda: "state" in client.last)
                    await self._decide(client)
            self._chaos.tally.reconnections += 1
            await asyncio.sleep(PAUSE)

    async def _decide(self, client: Client) -> None:
        rng = self._chaos.rng
        if self.unanswered is not None:
            await self._send(client, self.unanswered)
        while not client.is_over and not self._chaos.ended:
            if rng.random() < 1 / DECISIONS_TO_CUT:
                return
            turn = asyncio.create_task(client.until(lambda: client.is_over or client.is_my_turn))
            ending = asyncio.create_task(self._chaos.ending.wait())
            await asyncio.wait([turn, ending], return_when=asyncio.FIRST_COMPLETED)
            ending.cancel()
            if not turn.done():
                turn.cancel()
                return
            if turn.exception() is not None or client.is_over:
                return
            if not client.is_my_turn:  # somebody has ended a phase of all since
                continue
            version = client.state["version"]
            self.unanswered = {
                "id": f"{rng.getrandbits(64):x}",
                "seat": self.seat,
                "version": version,
                "decision": a_choice(client.view, rng),
            }
            await self._send(client, self.unanswered)

    async def _send(self, client: Client, told: dict[str, Any]) -> None:
        try:
            await client.request("decide", **told)
        except Refusal:
            pass  # others decided first, or it was lost and something else is asked now
        else:
            self.acknowledged.append(told["decision"])
            self._chaos.tally.decisions += 1
        self.unanswered = None


def a_choice(view: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    ready = [choice for ask in view["asks"] for choice in ask["choices"]]
    decision: dict[str, Any] = rng.choice(ready)["decision"]
    return decision


class Chaos:
    def __init__(
        self,
        servers: list[Server],
        database: str,
        seed: int,
        outage: Callable[[], None] | None = None,
    ) -> None:
        """``outage`` lets the database go away and come back."""
        self.servers = servers
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.ending = asyncio.Event()
        self._database = database
        self._outage = outage
        self._people: dict[str, list[Person]] = {}
        self._playing: set[asyncio.Task[None]] = set()

    @property
    def ended(self) -> bool:
        return self.ending.is_set()

    async def run(
        self, kills: int, tables: int, report: Callable[[Tally], None], outages: int = 0
    ) -> None:
        """Keep so many tables playing until there were so many kills and outages; then compare."""
        for number in range(tables):
            await self._open(GAMES[number % len(GAMES)])
        while self.tally.kills < kills or self.tally.outages < outages:
            await self._some_decisions()
            await self._strike()
            report(self.tally)
            for done in [task for task in self._playing if task.done()]:
                self._playing.discard(done)
                done.result()
            while len(self._playing) < 2 * tables:
                await self._open(self.rng.choice(GAMES))
        self.ending.set()
        await asyncio.gather(*self._playing)
        await self._compare()

    async def _open(self, game: str) -> None:
        """A table with two people, two bots and an onlooker."""
        while True:
            with suppress(*BROKEN):
                server = self.rng.choice(self.servers)
                seats = [ME, OPEN, bot("normal"), bot("random")]
                created = await asyncio.to_thread(server.create_table, seats, game=game)
                table = created["table"]
                ada, zoe = Person(self, table, 0, created["token"]), Person(self, table, 1, None)
                async with ada.connected() as host, zoe.connected() as guest:
                    await guest.request("name", name="Zoe")
                    await guest.request("sit", seat=1)
                    await host.until(lambda: host.room["may_start"])  # at another server, perhaps
                    await host.request("start")
                break
        self.tally.games += 1
        self._people[table] = [ada, zoe, Person(self, table, None, None)]
        self._playing |= {asyncio.create_task(person.play()) for person in (ada, zoe)}

    async def _some_decisions(self) -> None:
        """Wait until a few were acknowledged: a server that never gets to work proves nothing."""
        wanted = self.tally.decisions + self.rng.randint(1, 10)
        while self.tally.decisions < wanted:
            await asyncio.sleep(self.rng.uniform(0, 0.1))
            if all(task.done() for task in self._playing):
                return
            for server in self.servers:
                assert server.exit_code is None, f"a server ended by itself: {server.exit_code}"

    async def _strike(self) -> None:
        if self._outage is not None and self.rng.random() < OUTAGES:
            await asyncio.to_thread(self._outage)
            self.tally.outages += 1
            return
        server = self.rng.choice(self.servers)
        server.kill()
        self.tally.kills += 1
        await asyncio.to_thread(server.start)

    async def _compare(self) -> None:
        """Everybody reconnects once; then what they know is compared with the logs."""
        store = await Store.open(database_url(self._database))
        for table, people in self._people.items():
            for person in people:
                await self._come_back(person)
            match = Table(table, await store.rows(table)).playing
            self.tally.finished += match.over
            for person in people:
                compare(person, match)
        await store.close()

    async def _come_back(self, person: Person) -> None:
        while True:
            with suppress(*BROKEN):
                async with person.connected() as client:
                    await client.until(lambda: "state" in client.last)
                return


def compare(person: Person, match: Match) -> None:
    """What a person knows is what their seat saw of the match, and no decision is missing that was
    acknowledged."""
    version = person.view["version"]
    assert person.events == as_sent(match.log(person.seat, 0, version)), f"seat {person.seat}"
    differs = list(differences(person.view, as_sent(match.scene(person.seat, version))))
    assert not differs, f"{match.title.name}, seat {person.seat}, decision {version}: {differs}"
    kept = [step.decision for step in match.steps if step.seat == person.seat]
    at = iter(kept)
    for decision in person.acknowledged:
        assert any(same(decision, it) for it in at), f"{decision} was acknowledged and is lost"


def differences(seen: object, known: object, where: str = "") -> Iterator[str]:
    """Where a view that somebody has differs from the one that the log leads to."""
    if isinstance(seen, dict) and isinstance(known, dict) and seen.keys() == known.keys():
        for name, value in seen.items():
            yield from differences(value, known[name], f"{where}/{name}")
    elif isinstance(seen, list) and isinstance(known, list) and len(seen) == len(known):
        for place, value in enumerate(seen):
            yield from differences(value, known[place], f"{where}/{place}")
    elif seen != known:
        yield f"{where}: {seen!r} instead of {known!r}"


def as_sent(what: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(what))


def same(told: dict[str, Any], kept: dict[str, Any] | None) -> bool:
    """Fields that have their default may be left out."""
    assert kept is not None
    fields = {*told, *kept}
    return all((told.get(it) or None) == (kept.get(it) or None) for it in fields)
