"""Fault injection: servers are killed, connections cut, the database goes away.

People play all games by script, with and without clocks; they undo, chat and give orders. Each
remembers what it was told, over all its connections, and what was acknowledged. At the end every
log is replayed and compared with both.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from tests.server.server import ME, OPEN, Site, bot
from tests.soak.compare import compare_log, compare_view
from tests.soak.faults import Fault
from tests.soak.person import BROKEN, AtTable, Person, Tally
from tontine.play.titles import TITLES
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store
from tontine.server.tables.state import Table

GAMES = tuple(TITLES)
CLOCKS = (None, {"kind": "live", "bank": 3600, "bonus": 10}, {"kind": "days", "bank": 86_400})


class Chaos:
    def __init__(
        self, servers: Sequence[Site], database: str, faults: Mapping[str, Fault], seed: int
    ) -> None:
        self.servers = servers
        self.rng = random.Random(seed)
        self.tally = Tally(faults=dict.fromkeys(faults, 0))
        self.ending = asyncio.Event()
        self._database = database
        self._faults = faults
        self._people: dict[AtTable, list[Person]] = {}
        self._playing: set[asyncio.Task[None]] = set()

    async def run(
        self,
        faults: int,
        tables: int,
        report: Callable[[Tally], None],
        may_go_on: Callable[[], bool] = lambda: True,
    ) -> None:
        """Keep so many tables playing until there were so many faults, one kind after the other, or
        it may go on no longer; then compare."""
        for number in range(tables):
            await self._open(GAMES[number % len(GAMES)])
        kinds = list(self._faults)
        for number in range(faults):
            if not may_go_on():
                break
            await self._some_decisions()
            kind = kinds[number % len(kinds)]
            await asyncio.to_thread(self._faults[kind], self.rng)
            self.tally.faults[kind] += 1
            report(self.tally)
            for done in [task for task in self._playing if task.done()]:
                self._playing.discard(done)
                done.result()
            while len(self._playing) < 2 * tables:
                await self._open(self.rng.choice(GAMES))
        await self._some_decisions()
        self.ending.set()
        await asyncio.gather(*self._playing)
        await self._compare()

    async def _open(self, game: str) -> None:
        """A table with two people, two bots and an onlooker."""
        while True:
            with suppress(*BROKEN):
                server = self.rng.choice(self.servers)
                seats = [ME, OPEN, bot("normal"), bot("random")]
                clock = self.rng.choice(CLOCKS)
                created = await asyncio.to_thread(
                    server.create_table, seats, game=game, clock=clock
                )
                table = AtTable(created["table"])
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

    async def _compare(self) -> None:
        """Everybody reconnects once; then what they know is compared with the logs."""
        store = await Store.open(database_url(self._database))
        for table, people in self._people.items():
            for person in people:
                await self._come_back(person)
            rows = await store.rows(table.id)
            chat = [line.text for line in await store.chat_lines(table.id, 0)]
            compare_log(table, rows, chat)
            match = Table(table.id, rows).playing
            self.tally.finished += match.over
            for person in people:
                compare_view(person, match)
        await store.close()

    async def _come_back(self, person: Person) -> None:
        while True:
            with suppress(*BROKEN):
                async with person.connected() as client:
                    await client.until(lambda: "state" in client.last)
                return
