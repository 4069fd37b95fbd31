"""Clocks: what is charged to whom, and what becomes of a table whose people are away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.fakes import ACQUIRE, KEY, FakeClient, FakeServices, person
from tests.server.tables.test_commands import do, refused
from tontine.play.errors import Refused
from tontine.play.view import Decision
from tontine.play.words import words
from tontine.server.bots.pool import Bots
from tontine.server.entries import (
    Agreed,
    Asked,
    Clock,
    Created,
    Denied,
    Entry,
    Interrupted,
    Paused,
    Place,
    Replaced,
    Resumed,
    Row,
    Undone,
)
from tontine.server.people.tokens import Tokens
from tontine.server.settings import Settings
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.table_server import TOLERANCE, UNATTENDED_DELAY, TableServer
from tontine.server.tables.clocks import DAY, RETURNED, check_clock
from tontine.server.tables.commands import decided
from tontine.server.tables.create import card_of, created_by
from tontine.server.tables.deadlines import BOT_OVERDUE, REQUEST_OPEN
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.my_tables import my_table
from tontine.server.tables.state import Table
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import socket as messages

LIVE = Clock("live", 60, 5)
DAYS = Clock("days", 2 * DAY)
PEOPLE = [Place("person", person(seat)) for seat in range(2)]
BEGAN = 1_000_000


def created(clock: Clock | None, places: list[Place], game: str = "acquire") -> Created:
    people = sorted({it.person for it in places if it.person is not None} | {person(0)})
    names = {it: f"Name of {it}" for it in people}
    options = ACQUIRE if game == "acquire" else {}
    return Created(game, options, False, person(0), names, list(places), KEY, clock)


def running(
    clock: Clock | None, places: list[Place] = PEOPLE, game: str = "acquire", at: int = BEGAN
) -> Table:
    table = Table("table", [Row(0, person(0), "create", created(clock, places, game), at)])
    do(table, person(0), messages.Start)
    return table


def step(table: Table, entry: Entry, seconds: float) -> None:
    """Something is stored so many seconds after the last row."""
    table.apply(Row(table.rows, None, None, entry, table.at + int(seconds * 1000)))


def play(table: Table, seconds: float) -> int:
    """A seat that owes a decision makes one after so many seconds; the seat."""
    seat = table.playing.owing[0]
    decision = table.playing.bare_view(seat).asks[0].choices[0].decision
    step(table, decided(table.deciding, seat, decision).entry, seconds)
    return seat


def left(table: Table) -> list[float]:
    assert table.clocks is not None
    return [it / 1000 for it in table.clocks.left]


# -- what is charged ---------------------------------------------------------------


def test_a_decision_costs_what_it_took_and_brings_the_bonus() -> None:
    table = running(LIVE)
    assert left(table) == [60, 60]
    seat = play(table, 12.5)
    expected = [60.0, 60.0]
    expected[seat] = 60 - 12.5 + 5
    assert left(table) == expected


def test_every_seat_that_owes_a_decision_is_charged() -> None:
    table = running(LIVE, [Place("person", person(seat)) for seat in range(3)], "greed")
    while len(table.playing.owing) < 2:
        play(table, 0)
    before, owing = left(table), table.playing.owing
    seat = play(table, 10)
    for other in range(3):
        cost = 10 * (other in owing) - 5 * (other == seat)
        assert left(table)[other] == before[other] - cost


def test_by_days_every_decision_has_all_the_time() -> None:
    table = running(DAYS)
    play(table, 100_000)
    assert left(table) == [2 * DAY, 2 * DAY]


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_whoever_decides_and_undoes_again_and_again_gains_no_time(clock: Clock) -> None:
    table = running(clock)
    seat = table.playing.owing[0]
    for spent in range(1, 6):
        assert play(table, 10) == seat
        step(table, Undone(0), 0)
        assert left(table)[seat] == clock.bank - 10 * spent
        assert left(table)[1 - seat] == clock.bank
    assert table.clocks is not None
    assert table.clocks.running == {seat}
    play(table, 10)
    assert left(table)[seat] == (2 * DAY if clock is DAYS else 60 - 60 + 5)


def test_what_an_undo_leaves_is_what_was_left_before_each_decision() -> None:
    """Two decisions of one seat, and one of the other."""
    table = running(LIVE)
    before = [left(table)]
    seats: list[int] = []
    while len(set(seats)) < 2:
        seats.append(play(table, 10))
        before.append(left(table))
    step(table, Undone(1), 0)
    assert left(table)[seats[-1]] == 60 - 10
    assert left(table)[seats[0]] == before[1][seats[0]] - 10 * (len(seats) - 2)
    assert table.playing.version == 1


def test_by_days_all_have_the_whole_time_again_after_an_undo_that_they_agreed_to() -> None:
    table = running(DAYS)
    seat = play(table, 100_000)
    step(table, Asked(seat, [person(1 - seat)], "undo"), 10_000)
    step(table, Undone(0), 10_000)
    assert left(table) == [2 * DAY, 2 * DAY]


def test_a_request_stops_no_clock() -> None:
    """Nobody gains time by asking, nor by being asked: an ally's request would bring it."""
    table = running(LIVE)
    seat = table.playing.owing[0]
    step(table, Asked(1 - seat, [person(seat)]), 10)
    assert left(table)[seat] == 50
    step(table, Denied(person(seat)), 20)
    assert left(table)[seat] == 30
    step(table, Asked(seat, [person(1 - seat)], "pause"), 10)
    step(table, Agreed(person(1 - seat)), 10)
    assert left(table)[seat] == 10


def test_over_days_a_pause_needs_those_who_are_away_too() -> None:
    for clock, entry in ((LIVE, Paused), (DAYS, Asked)):
        table = running(clock)
        do(table, person(0), messages.Propose, what="pause", present=[person(0)])
        assert (table.paused is None) == (entry is Asked)


def test_whoever_has_paused_cannot_do_so_again_before_somebody_decides() -> None:
    table = running(LIVE)
    alone = {"what": "pause", "present": [person(0)]}
    do(table, person(0), messages.Propose, **alone)
    do(table, person(1), messages.Resume)
    assert refused(table, person(0), messages.Propose, **alone) == "denied_before"
    play(table, 1)
    do(table, person(0), messages.Propose, **alone)
    assert table.paused == 0


def test_in_a_pause_clocks_stand() -> None:
    table = running(LIVE)
    step(table, Paused(0), 10)
    before = left(table)
    assert min(before) == 50
    step(table, Resumed(person(0)), 1_000_000)
    assert left(table) == before
    play(table, 0)
    assert left(table) != before


def test_time_without_a_server_is_nobodys() -> None:
    table = running(LIVE)
    seat = table.playing.owing[0]
    since, until = table.at + 10_000, table.at + 9_000_000
    table.apply(Row(table.rows, None, None, Interrupted(since, until), until))
    assert left(table)[seat] == 50
    play(table, 3)
    assert left(table)[seat] == 50 - 3 + 5


def test_a_system_clock_that_is_set_back_charges_nobody() -> None:
    table = running(LIVE)
    seat = play(table, 10)
    before = left(table)
    step(table, Denied(None), -500)
    assert left(table) == before
    assert play(table, 2) == seat or left(table)[seat] == before[seat]


def test_the_log_alone_says_what_is_left() -> None:
    """Another process, or the next one, comes to the same."""
    rows = [Row(0, person(0), "create", created(LIVE, PEOPLE), BEGAN)]
    table = Table("table", rows)
    do(table, person(0), messages.Start)
    log = [rows[0]]
    began = Table("table", rows)
    do(began, person(0), messages.Start)
    for seconds in (1.5, 7, 20, 3):
        seat = table.playing.owing[0]
        decision = table.playing.bare_view(seat).asks[0].choices[0].decision
        entry = decided(table.deciding, seat, decision).entry
        row = Row(table.rows, None, None, entry, table.at + int(seconds * 1000))
        table.apply(row)
        log.append(row)
        began.apply(row)
    assert left(began) == left(table)
    assert began.clocks is not None
    assert table.clocks is not None
    assert began.clocks.deadline() == table.clocks.deadline()


def test_who_comes_back_has_at_least_a_minute() -> None:
    table = running(Clock("live", 60, 0))
    seat = table.playing.owing[0]
    step(table, Replaced(seat, "easy", ran_out=True), 60)
    assert left(table)[seat] == 0
    assert table.clocks is not None
    assert table.clocks.running == frozenset()
    assert table.ran_out == {seat}
    # First the bot decides what the time has run out for.
    assert refused(table, person(seat), messages.ReclaimSeat, seat=seat) == "time_is_up"
    assert play(table, 2) == seat
    do(table, person(seat), messages.ReclaimSeat, seat=seat)
    assert left(table)[seat] == RETURNED
    assert table.ran_out == set()


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_who_leaves_and_comes_back_gains_no_time(clock: Clock) -> None:
    def leave_and_return() -> None:
        do(table, person(seat), messages.Leave, seat=seat)
        do(table, person(seat), messages.ReclaimSeat, seat=seat)

    table = running(clock)
    seat = table.playing.owing[0]
    step(table, Denied(None), clock.bank - 2)
    leave_and_return()
    assert left(table)[seat] == 2
    while table.playing.owing == [seat]:
        play(table, 0)
    before = left(table)[seat]
    leave_and_return()  # while somebody else is asked
    assert left(table)[seat] == before


def test_with_a_clock_nobody_else_decides_when_a_bot_comes() -> None:
    table = running(LIVE)
    assert refused(table, person(0), messages.StandIn, seat=1, present=[person(0)]) == (
        "clock_decides"
    )


@pytest.mark.parametrize(
    "clock",
    [
        *(Clock("live", 59), Clock("live", 10**27), Clock("live", 60, -1), Clock("live", 60, 601)),
        *(Clock("days", 60), Clock("days", 31 * DAY), Clock("days", DAY, 1)),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(clock: Clock) -> None:
    with pytest.raises(Refused, match="a clock can be set"):
        check_clock(clock)
    seats = [lobby_messages.Place("me"), lobby_messages.Place("open")]
    request = lobby_messages.CreateTable("x" * 32, "acquire", "Ada", seats, clock=clock)
    with pytest.raises(Refused, match="a clock can be set"):
        created_by(person(0), request)


def test_the_lobby_says_which_clock_and_until_when() -> None:
    table = running(LIVE)
    seat = table.playing.owing[0]
    assert card_of(table).clock == LIVE
    mine, other = (my_table(table, person(it), words("en")) for it in (seat, 1 - seat))
    assert mine is not None
    assert other is not None
    assert mine.until == (table.at + 60_000) // 1000
    assert other.until is None


# -- what a live table does about it -----------------------------------------------


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20):
            await scenario()

    asyncio.run(whole())


def told(client: FakeClient, kind: str) -> dict[str, Any]:
    every = [msgspec.json.decode(it) for it in client.frames]
    last: dict[str, Any] = next(it for it in reversed(every) if it["type"] == kind)
    return last


def test_who_runs_out_of_time_is_played_by_a_bot_and_everyone_is_told() -> None:
    async def scenario() -> None:
        services = FakeServices()
        services.time = BEGAN
        table = running(LIVE)
        live, seat = LiveTable(services, table), table.playing.owing[0]
        client = FakeClient(1 - seat)
        await live.enter(client, messages.Hello())
        assert told(client, "welcome")["now"] == BEGAN
        clocks = told(client, "clocks")
        assert clocks["at"] == BEGAN
        assert clocks["seats"][seat] == {"left": 60_000, "running": True}
        assert clocks["seats"][1 - seat] == {"left": 60_000, "running": False}
        services.time += 59_999
        await live.keep_time()
        assert table.stand_ins == {}
        services.time += 1
        await live.keep_time()
        assert table.ran_out == {seat}
        info = told(client, "room")["seats"][seat]
        assert (info["absent"], info["ran_out"], info["bot"]) == (True, True, "normal")
        await settle()
        assert services.thinkers.asked[0] == seat
        assert table.playing.version > 0

    run(scenario)


def test_at_a_table_with_a_clock_bots_decide_though_nobody_is_connected() -> None:
    async def scenario(clock: Clock | None) -> None:
        services = FakeServices()
        services.time = BEGAN
        bots = [Place("bot", bot="easy", name=name) for name in ("Eva", "Otto")]
        table = running(clock, [Place("person", person(0)), *bots])
        live = LiveTable(services, table)
        while table.playing.owing == [0]:
            play(table, 0)
        version = table.playing.version
        await live.refresh()
        if clock is None:
            assert not live.table.goes_on
            await settle()
            assert table.playing.version == version
            return
        assert live.table.goes_on
        await live.until_idle()
        assert table.playing.owing == [0]
        assert table.playing.version > version
        await settle()
        assert table.clocks is not None
        assert services.elsewhere.due["table"] == table.clocks.deadline()

    run(lambda: scenario(LIVE))
    run(lambda: scenario(DAYS))
    run(lambda: scenario(None))


def test_an_open_request_does_not_stop_a_table_for_ever() -> None:
    async def scenario() -> None:
        services = FakeServices()
        services.time = BEGAN
        table = running(Clock("live", 600))
        seat = table.playing.owing[0]
        live, client = LiveTable(services, table), FakeClient(1 - seat)
        await live.enter(client, messages.Hello())
        await live.execute(client, messages.Propose(id="1", what="end"))
        assert table.request is not None
        services.time += REQUEST_OPEN["live"] - 1
        await live.keep_time()
        assert table.request is not None
        services.time += 1
        await live.keep_time()
        assert table.request is None
        assert left(table)[seat] == 480
        await live.execute(client, messages.Propose(id="2", what="end"))
        assert told(client, "refused")["reason"] == "denied_before"

    run(scenario)


def test_of_two_processes_one_seats_the_bot() -> None:
    async def scenario() -> None:
        services = FakeServices()
        services.time = BEGAN + 60_000
        table = running(LIVE)
        live, seat = LiveTable(services, table), table.playing.owing[0]
        theirs = Row(table.rows, None, None, Replaced(seat, "easy", ran_out=True), BEGAN + 60_000)
        services.elsewhere.written = [theirs]
        services.elsewhere.full = True  # theirs is stored, ours is not
        await live.keep_time()
        assert table.stand_ins == {seat: "easy"}

    run(scenario)


# -- a server with nobody there ----------------------------------------------------


class Hours:
    """A server whose time is what the test says."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.time = BEGAN

    async def open(self) -> TableServer:
        settings = Settings(database_url(str(self.file)))
        store = await Store.open(settings.database)
        tokens = Tokens(b"secret")
        server = TableServer(store, tokens, Bots(), settings, now=lambda: self.time)
        await server.heartbeat(0)
        return server


async def stored(server: TableServer) -> Table:
    table = await server.load_table("T" * 12)
    assert table is not None
    return table


async def lay(server: TableServer, clock: Clock | None, places: list[Place]) -> Table:
    """Store a game that has just begun."""
    table = Table("T" * 12, [Row(0, person(0), "create", created(clock, places), BEGAN)])
    rows = [Row(0, person(0), "create", created(clock, places), BEGAN)]
    do(table, person(0), messages.Start)
    assert table.started is not None
    rows.append(Row(1, None, None, table.started, BEGAN))
    await server.store.append([Written(table.id, row) for row in rows])
    live = await server.join(table.id)
    assert live is not None
    await server.leave(live, None)
    return live.table


def test_a_server_sees_to_a_table_that_nobody_is_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        hours = Hours(tmp_path / "tables.db")
        server = await hours.open()
        table = await lay(server, LIVE, PEOPLE)
        seat = table.playing.owing[0]
        await until(lambda: server.store.due(BEGAN + 60_000, 9))
        hours.time += 59_999
        await server.keep_time()
        assert (await stored(server)).stand_ins == {}
        hours.time += 1
        await server.keep_time()
        assert (await stored(server)).ran_out == {seat}
        await server.close()

    run(scenario)


async def until(wanted: Callable[[], Awaitable[object]]) -> None:
    while not await wanted():
        await asyncio.sleep(0.005)


def test_clocks_go_on_after_a_restart_and_the_time_between_is_nobodys(tmp_path: Path) -> None:
    async def scenario() -> None:
        hours = Hours(tmp_path / "tables.db")
        server = await hours.open()
        table = await lay(server, LIVE, PEOPLE)
        seat = table.playing.owing[0]
        await until(lambda: server.store.due(BEGAN + 60_000, 9))
        hours.time += 10_000
        await server.heartbeat()
        await server.close()
        hours.time += 7_000_000  # nobody is there
        server = await hours.open()
        after = await stored(server)
        assert left(after)[seat] == 50
        await server.keep_time()
        assert (await stored(server)).stand_ins == {}
        hours.time += 50_000
        await server.keep_time()
        assert (await stored(server)).ran_out == {seat}
        # Who looks again records nothing again.
        rows = (await stored(server)).rows
        await server.heartbeat()
        assert (await stored(server)).rows == rows
        await server.close()

    run(scenario)


def test_a_server_that_slept_charges_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        hours = Hours(tmp_path / "tables.db")
        server = await hours.open()
        table = await lay(server, LIVE, PEOPLE)
        seat = table.playing.owing[0]
        live = await server.join(table.id)
        assert live is not None
        await until(lambda: server.store.due(BEGAN + 60_000, 9))
        await server.heartbeat()
        hours.time += 60_000 + TOLERANCE + 1  # the machine was suspended
        await live.keep_time()
        assert live.table.stand_ins == {}
        assert left(live.table)[seat] == 60
        await server.leave(live, None)
        await server.close()

    run(scenario)


def test_bots_that_owed_decisions_go_on_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        hours = Hours(tmp_path / "tables.db")
        server = await hours.open()
        bots = [Place("bot", bot="random", name=name) for name in ("Eva", "Otto")]
        await lay(server, DAYS, [*bots, Place("person", person(0))])
        await until(lambda: server.store.due(BEGAN + BOT_OVERDUE, 9))
        await server.close()
        server = await hours.open()
        await server.keep_time(BOT_OVERDUE)

        async def is_mine() -> bool:
            return (await stored(server)).playing.owing == [2]

        async def is_seen_to() -> bool:
            return not await server.store.due(BEGAN + BOT_OVERDUE, 9)

        await until(is_mine)
        await until(is_seen_to)
        await server.close()

    run(scenario)


@pytest.mark.parametrize("origin", [None, "from one address"])
def test_bots_go_on_alone_at_only_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, origin: str | None
) -> None:
    """Somebody could open hundreds of tables of experts and go away; as somebody new each time."""
    monkeypatch.setattr("tontine.server.table_server.UNATTENDED_OF_ONE", 2)

    async def scenario() -> None:
        server = await Hours(tmp_path / "tables.db").open()
        thinking = asyncio.Event()

        async def think(*asked: object) -> Decision:
            thinking.set()
            await asyncio.Event().wait()
            raise AssertionError

        monkeypatch.setattr(server.bots, "decide", think)
        bot = Place("bot", bot="expert", name="Bruno")
        for number in range(4):
            host = person(number if origin else 0)
            made = created(LIVE, [Place("person", host), bot])
            made = msgspec.structs.replace(made, host=host, origin=origin)
            rows = [Row(0, host, "x", made, BEGAN)]
            table = Table(f"table{number:07}", rows)
            do(table, host, messages.Start)
            assert table.started is not None
            rows += [Row(1, None, None, table.started, BEGAN)]
            rows += [Row(2, None, None, Replaced(0, "expert", left=True), BEGAN)]
            await server.store.append([Written(table.id, row) for row in rows])
            live = await server.join(table.id)
            assert live is not None
            assert live.table.goes_on
            await server.leave(live, None)
            assert live.is_dropped == (number >= 2)
        await thinking.wait()
        assert sum(server.tables_in_memory().values()) == 2
        late = BEGAN + UNATTENDED_DELAY
        assert {f"table{it:07}" for it in (2, 3)} <= set(await server.store.due(late, 9))
        await server.close()

    run(scenario)
