"""Standing orders: what they decide, what ends them, and that nobody else learns of them."""

from __future__ import annotations

import asyncio
import random
from importlib import resources

import msgspec
import pytest

from tests.server.fakes import FakeClient, FakeServices, person, table_of
from tests.server.tables.test_clocks import BEGAN, LIVE, running
from tests.server.tables.test_commands import do, refused
from tontine.play.orders import Order
from tontine.play.titles import title_of
from tontine.play.view import Ask
from tontine.play.words import LANGUAGES
from tontine.server.entries import Decided, Ordered, Place, Replaced, Row, Undone
from tontine.server.tables.commands import decided
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

SEATS = 3


def begun(game: str) -> Table:
    table = table_of([Place("person", person(seat)) for seat in range(SEATS)], game, {})
    do(table, person(0), messages.Start)
    return table


def some(table: Table, rng: random.Random) -> tuple[int, Decided]:
    """A decision that some seat may make now."""
    seat = rng.choice(table.playing.owing)
    ask = rng.choice(table.questions(seat))
    change = decided(table.deciding, seat, rng.choice(ask.choices).decision)
    assert isinstance(change.entry, Decided)
    return seat, change.entry


def store(table: Table, entry: Decided | Ordered | Replaced | Undone) -> None:
    table.apply(Row(table.rows, None, None, entry, table.at + 1))


def until(table: Table, kind: str, rng: random.Random) -> int:
    """Play until a seat is asked for this kind of decision; the seat."""
    for _ in range(3000):
        for seat in table.playing.owing:
            if any(ask.kind == kind for ask in table.questions(seat)):
                return seat
        store(table, some(table, rng)[1])
    raise AssertionError(f"nobody was asked to {kind}")


# -- what they decide --------------------------------------------------------------


@pytest.mark.rule("A23")
@pytest.mark.parametrize("name", ["keep", "sell"])
def test_A23_shares_are_kept_or_sold_in_takeovers_until_ones_own_turn(name: str) -> None:
    rng = random.Random(3)
    table = begun("acquire")
    seat = until(table, "dispose", rng)
    held = table.questions(seat)[0].numbers[0].most
    assert held > 0
    store(table, Ordered(seat, Order(name)))
    decision = table.standing_decision(seat)
    assert decision == {"kind": "dispose", "sell": held if name == "sell" else 0, "trade": 0}
    store(table, decided_entry(table, seat, decision))
    while seat not in table.playing.owing or table.questions(seat)[0].kind != "place":
        assert seat in table.orders
        store(table, some(table, rng)[1])
    assert seat not in table.orders
    assert table.orders_over == {seat: "turn"}


def decided_entry(table: Table, seat: int, decision: dict[str, object] | None) -> Decided:
    assert decision is not None
    entry = decided(table.deciding, seat, decision).entry
    assert isinstance(entry, Decided)
    return entry


@pytest.mark.rule("P16")
def test_P16_no_offer_is_made_until_an_envelope_comes() -> None:
    rng = random.Random(5)
    table = begun("ponzi")
    seat = until(table, "pass", rng)
    store(table, Ordered(seat, Order("pass")))
    assert table.standing_decision(seat) == {"kind": "pass"}
    while seat in table.orders:
        if seat in table.playing.owing and table.questions(seat)[0].kind == "fund":
            assert table.standing_decision(seat) is None
        decision = table.standing_decision(seat) if seat in table.playing.owing else None
        entry = some(table, rng)[1] if decision is None else decided_entry(table, seat, decision)
        store(table, entry)
        assert not table.playing.over
    assert table.orders_over == {seat: "envelope"}
    assert [ask.kind for ask in table.questions(seat)] == ["answer"]


@pytest.mark.rule("G20")
def test_G20_content_until_somebody_proposes() -> None:
    title = title_of("greed")
    table = begun("greed")
    seat = until(table, "content", random.Random(1))
    asks, order = table.questions(seat), Order("content")
    assert title.obey(order, asks) == {"kind": "content"}
    assert title.order_ends(order, asks) == ""
    proposed = [*asks, Ask("answer", "G17")]
    assert title.obey(order, proposed) is None
    assert title.order_ends(order, proposed) == "proposal"


@pytest.mark.rule("G29")
def test_G29_bids_are_as_small_as_they_may_be_and_end_at_the_amount() -> None:
    title = title_of("greed")
    table = begun("greed")
    assert title.order_about("bid", table.questions(table.playing.owing[0])) is None
    seat = until(table, "raise", random.Random(1))
    asks = table.questions(seat)
    about = title.order_about("bid", asks)
    assert about is not None
    least = asks[0].numbers[0].least
    enough, less = Order("bid", least, about), Order("bid", least - 1, about)
    assert title.obey(enough, asks) == {"kind": "raise", "amount": least}
    assert title.obey(less, asks) == {"kind": "pass"}
    another = Order("bid", least, "another lot")
    assert title.obey(another, asks) is None
    assert title.order_ends(another, asks) == "auction"
    assert title.order_ends(enough, asks) == ""


# -- giving and losing them --------------------------------------------------------


def test_an_order_is_given_and_taken_back_by_its_own_seat_alone() -> None:
    table = begun("acquire")
    assert refused(table, person(1), messages.GiveOrder, seat=0, order="keep") == "not_yours"
    assert refused(table, person(0), messages.GiveOrder, seat=0, order="bid") == "no_order"
    do(table, person(0), messages.GiveOrder, seat=0, order="keep", amount=7)
    assert table.orders == {0: Order("keep")}
    do(table, person(0), messages.GiveOrder, seat=0, order=None)
    assert table.orders == {}


def test_an_undo_ends_every_order_and_says_so() -> None:
    table = begun("acquire")
    store(table, some(table, random.Random(1))[1])
    store(table, Ordered(0, Order("keep")))
    store(table, Undone(0))
    assert table.orders == {}
    assert table.orders_over == {0: "undo"}


def test_a_bot_that_takes_over_ends_the_order_of_its_seat_and_its_player_is_told() -> None:
    async def scenario() -> None:
        services = FakeServices()
        table = begun("acquire")
        live, client = LiveTable(services, table), FakeClient(0)
        await live.enter(client, messages.Hello())
        await live.execute(client, messages.GiveOrder(id="1", seat=0, order="keep"))
        store(table, Ordered(1, Order("sell")))
        store(table, Replaced(0, "random"))
        assert table.orders == {1: Order("sell")}
        store(table, Replaced(0, None))
        await live.refresh()
        states = [it for it in map(msgspec.json.decode, client.frames) if it["type"] == "state"]
        over = states[-1]["orders"]["over"]
        assert over["message"] == "order-over-stand-in"
        for language in LANGUAGES:
            said = resources.files("tontine.locale").joinpath(language, "web.ftl")
            assert "\norder-over-stand-in = " in said.read_text("utf-8")
        store(table, Ordered(0, None))  # the player has read it
        assert table.orders_over == {}

    asyncio.run(scenario())


# -- nobody else learns of them ----------------------------------------------------


def test_with_and_without_an_order_the_others_are_sent_the_same_bytes() -> None:
    """Also after the next decision, whose version counts no row that they may not know of; and at a
    table with a clock."""

    async def sent(order: bool) -> tuple[list[bytes], list[bytes]]:
        services = FakeServices()
        services.time = BEGAN
        table = running(LIVE, [Place("person", person(seat)) for seat in range(SEATS)])
        live, clients = LiveTable(services, table), [FakeClient(seat) for seat in range(SEATS)]
        watcher = FakeClient(None)
        for client in (*clients, watcher):
            await live.enter(client, messages.Hello())
        first = table.playing.owing[0]
        given = (first + 2) % SEATS  # nobody's turn comes so soon
        services.time += 500
        if order:
            command = messages.GiveOrder(id="order", seat=given, order="keep")
            await live.execute(clients[given], command)
            assert table.orders == {given: Order("keep")}
        services.time += 500
        choice = table.questions(first)[0].choices[0].decision
        version = table.version
        told = messages.Decide(id="x", seat=first, version=version, decision=choice)
        await live.execute(clients[first], told)
        others = [frame for it in (clients[first], watcher) for frame in it.frames]
        others += clients[(first + 1) % SEATS].frames
        live.deadlines.cancel()
        return others, clients[given].frames

    with_order, own = asyncio.run(sent(True))
    without, unordered = asyncio.run(sent(False))
    # Tokens are random.
    plain = [frame for frame in with_order if b'"welcome"' not in frame]
    assert plain == [frame for frame in without if b'"welcome"' not in frame]
    assert own != unordered
    states = [it for it in map(msgspec.json.decode, own) if it["type"] == "state"]
    assert states[-1]["orders"]["holds"]["name"] == "keep"


def test_an_order_is_carried_out_by_the_server() -> None:
    async def scenario() -> None:
        services, rng = FakeServices(), random.Random(3)
        table = begun("acquire")
        live = LiveTable(services, table)
        seat = until(table, "dispose", rng)
        client, other = FakeClient(seat), FakeClient((seat + 1) % SEATS)
        for it in (client, other):
            await live.enter(it, messages.Hello())
        version = table.playing.version
        await live.execute(client, messages.GiveOrder(id="1", seat=seat, order="keep"))
        async with asyncio.timeout(10):
            while table.playing.version == version:
                await asyncio.sleep(0)
        step = table.playing.steps[version + 1]
        assert step.seat == seat
        assert step.decision == {"kind": "dispose", "sell": 0, "trade": 0}

    asyncio.run(scenario())


def test_options_that_are_as_before_write_nothing() -> None:
    async def scenario() -> None:
        table = table_of([Place("person", person(0)), Place("open")])
        live, client = LiveTable(FakeServices(), table), FakeClient(0)
        await live.enter(client, messages.Hello())
        for options in ({}, {"holdings": "hidden"}, {"holdings": "hidden"}):
            await live.execute(client, messages.SetOptions(id=str(options), options=options))
        assert table.rows == 2

    asyncio.run(scenario())


def test_an_order_that_changes_nothing_writes_nothing() -> None:
    async def scenario() -> None:
        table = begun("acquire")
        seat = until(table, "dispose", random.Random(3))
        live, client = LiveTable(FakeServices(), table), FakeClient(seat)
        await live.enter(client, messages.Hello())
        rows = table.rows
        for number in range(3):
            await live.execute(client, messages.GiveOrder(id=f"a{number}", seat=seat, order="keep"))
        assert table.rows == rows + 1
        for number in range(3):
            await live.execute(client, messages.GiveOrder(id=f"b{number}", seat=seat, order=None))
        assert table.rows == rows + 2

    asyncio.run(scenario())
