"""Fakes of the store, the bots and the server, for tests of what a client is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, cast

from tontine.bots.bot import BotFailed
from tontine.play.match import Match
from tontine.play.script import name_outcomes
from tontine.play.view import Decision
from tontine.server.bots.hints import hint_messages
from tontine.server.bots.pool import Bots
from tontine.server.common.metrics import Metrics
from tontine.server.entries import Created, Decided, Entry, Place, Row, Started
from tontine.server.people.tokens import Tokens
from tontine.server.storage.tables import Conflict, Store, Written
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.commands import Presence, Situation
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire.fields import Status
from tontine.server.wire.lobby import TableCard
from tontine.server.wire.socket import ChatLine

KEY = "07" * 32
Options = Mapping[str, str]
ACQUIRE = {"holdings": "open", "names": "1999"}


class FakeStore:
    """Stores nothing; ``written`` are the rows that another process has stored."""

    engine: Any = None  # there is no database

    def __init__(self) -> None:
        self.written: list[Row] = []
        self.full = False  # whether every append conflicts
        self.metrics = Metrics()
        self.due: dict[str, int | None] = {}
        self.lines: list[ChatLine] = []

    async def rows(self, table: str, since: int) -> list[Row]:
        return [row for row in self.written if row.version >= since]

    async def append(self, written: Iterable[Written], look_at: int | None = None) -> None:
        await asyncio.sleep(0)  # so that a timeout can end a test that appends in a loop
        if self.full:
            raise Conflict

    def notify(self, notice: str) -> None: ...

    async def put_card(self, card: TableCard) -> None: ...

    async def time_of(self, table: str, version: int) -> int:
        return version

    async def write(self, change: object) -> None: ...

    async def put_members(self, table: str, people: Iterable[str], status: Status) -> None: ...

    async def put_due(self, table_id: str, at: int | None) -> None:
        self.due[table_id] = at

    async def chat_lines(self, table: str, after: int) -> list[ChatLine]:
        return [line for line in self.lines if line.number > after]


class FakeBots:
    """Decide what is offered first, once ``may_answer`` is set."""

    def __init__(self) -> None:
        self.asked: list[int] = []  # seats
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.broken = False
        self.advised: list[tuple[int, int, float]] = []  # seats, versions and parts of playouts

    async def advise(
        self, table: str, match: Match, seat: int, part: float, owner: str = ""
    ) -> dict[str, bytes]:
        """What the coach says after very few playouts, whatever the part."""
        self.advised.append((seat, match.version, part))
        await self.may_answer.wait()
        if self.broken:
            raise BotFailed("no process can be started")
        found = hint_messages(match, seat, 1e-6, part >= 1)
        return {language: bytes(message) for language, message in found.items()}

    async def decide(
        self, table: str, match: Match, seat: int, bot: str, owner: str = ""
    ) -> Decision:
        self.asked.append(seat)
        if self.broken:
            raise OSError("no process can be started")
        decision = match.bare_view(seat).asks[0].choices[0].decision
        await self.may_answer.wait()
        return decision


class FakeServices:
    """What a live table needs of the server; its bots decide what the test tells them to."""

    def __init__(self) -> None:
        self.elsewhere = FakeStore()
        self.store = cast(Store, self.elsewhere)
        self.tokens = Tokens(b"secret")
        self.thinkers = FakeBots()
        self.bots = cast(Bots, self.thinkers)
        self.pace = 0.0
        self.time = 1_000_000_000  # which tests let pass
        self.metrics = self.elsewhere.metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.analysed: list[str] = []

    def want_analysis(self, table: Table, owner: str) -> None:
        self.analysed.append(table.id)

    def now(self) -> int:
        return self.time

    async def heartbeat(self) -> None: ...

    def notice(self, table: Table) -> str:
        return ""

    def table_changed(self, table: Table) -> None: ...

    def track(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def person(seat: int | None) -> str:
    return f"person {seat}"


ALONE = Situation(Presence(frozenset({person(0)})))  # the first person is here, and nobody else


def table_of(
    seats: list[Place], game: str = "acquire", options: Options = ACQUIRE, hints: bool = False
) -> Table:
    """A table that was created by the person at seat 0; all people have names."""
    people = {place.person for place in seats if place.person is not None} | {person(0)}
    names = {it: f"Name of {it}" for it in sorted(people)}
    created = Created(game, dict(options), False, person(0), names, seats, KEY, hints=hints)
    return Table("table", [Row(0, person(0), "create", created)])


def entries_of(match: Match) -> list[Entry]:
    """The entries of a match in the log of a table, after the first one."""
    first, *steps = match.steps
    chance = name_outcomes(match.title, first.outcomes)
    entries: list[Entry] = [Started(match.seats, chance, 0, rules=match.title.rules)]
    for step in steps:
        assert step.seat is not None
        assert step.decision is not None
        chance = name_outcomes(match.title, step.outcomes)
        entries.append(Decided(step.seat, step.decision, chance, 0))
    return entries


class FakeClient(ClientView):
    """A client that keeps every frame it is sent."""

    def __init__(self, seat: int | None) -> None:
        self.frames: list[bytes] = []
        super().__init__(person(seat), self.frames.append)


async def write(live: LiveTable, services: FakeServices, entry: Entry) -> None:
    """Another process stores an entry."""
    services.elsewhere.written = [Row(live.table.rows, None, None, entry)]
    await live.refresh()
