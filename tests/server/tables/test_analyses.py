"""Analyses of games that are over: made once, in pieces, by whoever lives, and told to all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.coach.coaches import search
from tests.server.fakes import FakeClient, FakeServices, entries_of, person, table_of
from tontine.bots.advise import SearchAdviser
from tontine.bots.bot import BotFailed, RandomBot
from tontine.bots.seats import bot_decision
from tontine.coach.analysis import Analysis, Analyst, Piece
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.server.bots.analyses import Batch, Finished, finish, work_on
from tontine.server.bots.pool import Bots
from tontine.server.entries import Place, Row
from tontine.server.storage.analyses import AnalysisStore
from tontine.server.storage.database import database_url
from tontine.server.storage.schema import analyses, analysis_pieces
from tontine.server.storage.tables import Store
from tontine.server.tables.analyses import Analyses, may_be_analysed
from tontine.server.tables.commands import stopped
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

FEW = 2  # playouts
PEOPLE = [Place("person", person(0)), Place("person", person(1))]


@cache
def finished() -> Match:
    """A short game of two that decide at random."""
    match, rng = new_match("acquire", ["Ada", "Bruno"], 3), Rng(1)
    bots = [RandomBot(Rng(seat)) for seat in range(2)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


def table_at(decisions: int | None = None) -> Table:
    match = finished() if decisions is None else finished().at(decisions)
    table = table_of(PEOPLE)
    for entry in entries_of(match):
        table.apply(Row(table.rows, None, None, entry))
    return table


class Coaches:
    """What the process in the background does, with few playouts; it dies after so many answers."""

    def __init__(self, lives: int = 1000) -> None:
        bot = search(Rng(0), 0)
        self._analyst = Analyst(finished(), bot, SearchAdviser(bot, None), FEW)
        self._lives = lives
        self.known: list[int] = []  # how much was done when it was asked

    async def analyse(self, table: str, match: Match, done: list[Any], owner: str) -> Batch:
        await asyncio.sleep(0)
        self._lives -= 1
        if self._lives < 0:
            raise BotFailed("it died")
        self.known.append(len(done))
        return work_on(self._analyst, _read(done), 0.0)

    async def finish_analysis(
        self, table: str, match: Match, done: list[Any], owner: str
    ) -> Finished:
        return finish(match, self._analyst, _read(done))


def _read(done: list[Any]) -> list[Piece]:
    return msgspec.json.decode(msgspec.json.encode(done), type=list[Piece])


class Server:
    """One of several processes that share a database."""

    def __init__(self, store: Store, name: str, coaches: Coaches) -> None:
        self.live = LiveTable(FakeServices(), table_at())
        self.client = FakeClient(0)
        self.bots = cast(Bots, coaches)
        self.tasks: list[asyncio.Task[None]] = []
        self.analyses = Analyses(self, AnalysisStore(store, name))

    def track(self, task: asyncio.Task[None]) -> None:
        self.tasks.append(task)

    async def load_table(self, table_id: str) -> Table | None:
        return self.live.table

    def live_table(self, table_id: str) -> LiveTable | None:
        return self.live

    async def run(self) -> list[dict[str, Any]]:
        """Somebody looks at the table, until all is known: what they were told of it."""
        if not self.client.frames:
            await self.live.enter(self.client, messages.Hello(language="fr"))
        self.analyses.want(self.live.table, "Ada")
        self.analyses.want(self.live.table, "Ada")
        await asyncio.gather(*self.tasks)
        frames = [msgspec.json.decode(it) for it in self.client.frames]
        return [it for it in frames if it["type"].startswith("analysis")]


def with_store(file: Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database_url(str(file)))
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_an_analysis_is_told_while_it_is_made_and_made_once(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        coaches = Coaches()
        *progress, last = await Server(store, "one", coaches).run()
        parts = [it["part"] for it in progress]
        assert parts == sorted(parts)
        assert parts[-1] == 1
        assert all(len(it["curve"]) == finished().version + 1 for it in progress)
        assert last["type"] == "analysis"
        assert len(last["curve"]) == finished().version + 1
        assert last["turns"][1] == "tour 2"
        for seat in last["seats"]:
            assert seat["start"] + seat["luck"] + seat["decisions"] == seat["end"]
        assert coaches.known == sorted(set(coaches.known)), "nothing was done twice"
        asked = len(coaches.known)
        (again,) = await Server(store, "another", coaches).run()
        assert again == last
        assert len(coaches.known) == asked

    with_store(tmp_path / "tables.db", scenario)


def test_what_a_dead_process_has_done_another_goes_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        dying = Coaches(3)
        told = await Server(store, "one", dying).run()
        assert [it["type"] for it in told] == ["analysis_progress"] * 3
        held = await AnalysisStore(store, "another").claim("table", "kind")
        assert held is None, "it may still live"
        late = time.time() + 1000
        monkeypatch.setattr(time, "time", lambda: late)
        other = Coaches()
        *_, last = await Server(store, "another", other).run()
        assert other.known[0] > dying.known[-1]
        assert last["type"] == "analysis"
        whole = Coaches()
        *_, alone = await Server(store, "third", whole).run()
        assert alone == last

    with_store(tmp_path / "tables.db", scenario)


def test_what_was_done_by_another_version_is_thrown_away(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        one = AnalysisStore(store, "one")
        assert (work := await one.claim("table", "old")) is not None
        assert work.pieces == []
        await one.add("table", 0, [msgspec.Raw(b"{}"), msgspec.Raw(b"{}")])
        assert (work := await one.claim("table", "old")) is not None
        assert len(work.pieces) == 2
        assert (work := await one.claim("table", "new")) is not None
        assert work.pieces == []

    with_store(tmp_path / "tables.db", scenario)


def test_what_is_stored_is_the_analysis(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await Server(store, "one", Coaches()).run()
        (row,) = await store.read(analyses.select())
        found = msgspec.json.decode(row.analysis, type=Analysis)
        assert len(found.curve) == finished().version + 1
        assert not await store.read(analysis_pieces.select())

    with_store(tmp_path / "tables.db", scenario)


def test_only_a_game_that_was_played_to_its_end_is_analysed() -> None:
    assert may_be_analysed(table_at())
    running = table_at(5)
    assert not may_be_analysed(running)
    running.apply(Row(running.rows, None, None, stopped(running)))
    assert running.stopped is not None
    assert not may_be_analysed(running)


def test_all_hands_are_open_once_the_game_is_over_and_not_before() -> None:
    async def look(table: Table, seat: int) -> dict[str, Any]:
        live, client = LiveTable(FakeServices(), table), FakeClient(0)
        await live.enter(client, messages.Hello())
        await live.execute(client, messages.PastView(id="a", version=3, seat=seat))
        return cast(dict[str, Any], msgspec.json.decode(client.frames[-1]))

    async def scenario() -> None:
        for table, kind in ((table_at(), "past_view"), (table_at(5), "refused")):
            assert (await look(table, 1))["type"] == kind
            assert (await look(table, 0))["type"] == "past_view"
            assert (await look(table, 2))["type"] == "refused"
        view = (await look(table_at(), 1))["view"]
        assert view["seat"] == 1
        assert view == msgspec.json.decode(msgspec.json.encode(finished().bare_view(1, 3)))

    asyncio.run(scenario())
