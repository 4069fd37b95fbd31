"""When somebody is told, and by whom: what is due in the database, at times that are made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, insert

from tests.server.fakes import ACQUIRE, entries_of, person, table_of
from tontine.play.match import new_match
from tontine.play.words import words
from tontine.server.alerts.alerts import RETRY
from tontine.server.bots.pool import Bots
from tontine.server.entries import Clock, Named, Place, Row
from tontine.server.people.sanctions import Sanctions
from tontine.server.people.tokens import Tokens
from tontine.server.settings import Settings
from tontine.server.storage import schema
from tontine.server.storage.alerts import AlertStore, Facts, Preferences, Turn
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.table_server import TableServer
from tontine.server.tables.clocks import DAY, SECOND
from tontine.server.tables.create import show_card
from tontine.server.tables.state import Table

ADA, TABLE = "ada", "table"
SEEN, ASKED, NOW = 1000, 2000, 3000
FACTS = Facts("acquire", ["Bruno"], None)
Use = Callable[[AlertStore, Store], Awaitable[None]]


def turn(asked: int = 0, at: int = ASKED) -> Turn:
    return Turn(TABLE, asked, at, FACTS)


async def prepare(store: Store, alerts: AlertStore) -> None:
    """Ada, who wants mail and was last here at SEEN, is asked something since ASKED."""

    def sit(connection: Connection) -> None:
        row = {"person": ADA, "name": TABLE, "status": "running", "at": 0}
        connection.execute(insert(schema.members).values(row))

    await store.write(sit)
    await store.append([Written(TABLE, Row(0, ADA, "m", Named(ADA, "Ada"), 1))])
    await alerts.put_preferences(ADA, Preferences(), SEEN)
    await alerts.put_mail("channel", ADA, "key", "ada@example.com", SEEN)
    assert await alerts.confirm("channel", 0, SEEN)
    await alerts.put_turn(ADA, TABLE, 0, turn())


@pytest.fixture
def use(tmp_path: Path) -> Callable[[Use], None]:
    async def run(do: Use) -> None:
        store = await Store.open(database_url(str(tmp_path / "tables.db")))
        alerts = AlertStore(store)
        await prepare(store, alerts)
        await do(alerts, store)
        await store.close()

    return lambda do: asyncio.run(run(do))


def test_due_is_who_was_away_for_a_while_and_asked_for_a_while(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        assert await alerts.due("mail", NOW, SEEN, ASKED) == ["channel"]
        assert await alerts.due("mail", NOW, SEEN - 1, ASKED) == []  # was still here
        assert await alerts.due("mail", NOW, SEEN, ASKED - 1) == []  # was asked only now
        assert await alerts.due("push", NOW, SEEN, ASKED) == []
        await alerts.saw({ADA, "somebody else"}, NOW)
        assert await alerts.due("mail", NOW, NOW - 1, ASKED) == []

    use(check)


def test_who_has_just_decided_is_not_away(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        # Connected to a process that has not yet said so, Ada decides, and is asked again.
        decided = Row(1, ADA, "n", Named(ADA, "Eva"), NOW * SECOND)
        await store.append([Written(TABLE, decided)])
        await alerts.put_turn(ADA, TABLE, 1, turn(1, NOW))
        assert await alerts.due("mail", NOW + 9, NOW - 1, NOW) == []
        assert await alerts.due("mail", NOW + 9, NOW, NOW) == ["channel"]

    use(check)


def test_what_one_process_has_claimed_no_other_does_until_it_is_over(
    use: Callable[[Use], None],
) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        channel = await alerts.claim("channel", NOW, NOW + 100)
        assert channel is not None
        assert await alerts.claim("channel", NOW + 99, NOW + 200) is None
        assert await alerts.due("mail", NOW + 99, SEEN, ASKED) == []
        assert await alerts.due("mail", NOW + 100, SEEN, ASKED) == ["channel"]
        assert await alerts.claim("channel", NOW + 100, NOW + 200) is not None

    use(check)


def test_a_turn_is_told_once_and_the_next_one_after_a_pause(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        channel = await alerts.claim("channel", NOW, NOW + 100)
        assert channel is not None
        assert await alerts.unsent(channel) == [turn()]
        await alerts.sent(channel, [turn()], NOW + 50)
        assert await alerts.unsent(channel) == []
        assert await alerts.due("mail", NOW + 1000, SEEN, NOW) == []
        # The same turn, looked at again, is no other.
        await store.append([Written(TABLE, Row(1, ADA, "n", Named(ADA, "Eva"), 1))])
        await alerts.put_turn(ADA, TABLE, 1, turn())
        assert await alerts.due("mail", NOW + 1000, SEEN, NOW) == []
        await store.append([Written(TABLE, Row(2, ADA, "o", Named(ADA, "Ada"), 1))])
        await alerts.put_turn(ADA, TABLE, 2, turn(2))
        assert await alerts.due("mail", NOW + 49, SEEN, NOW) == []
        assert await alerts.due("mail", NOW + 50, SEEN, NOW) == ["channel"]
        assert await alerts.unsent(channel) == [turn(2)]

    use(check)


def test_a_turn_that_is_over_is_dropped(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        channel = await alerts.claim("channel", NOW, NOW)
        assert channel is not None
        # Something was stored: until it is looked at nobody knows whether it is still their turn.
        await store.append([Written(TABLE, Row(1, ADA, "n", Named(ADA, "Eva"), 1))])
        assert await alerts.unsent(channel) == []
        (one,) = await alerts.to_look_at(SEEN)
        assert (one.person, one.table, one.version) == (ADA, TABLE, 1)
        assert await alerts.to_look_at(SEEN - 1) == []
        await alerts.put_turn(ADA, TABLE, 1, None)
        assert await alerts.due("mail", NOW, SEEN, ASKED) == []
        assert await alerts.to_look_at(SEEN) == []
        await alerts.put_turn(ADA, TABLE, 0, turn())  # a process that is late
        assert await alerts.due("mail", NOW, SEEN, ASKED) == []

    use(check)


def test_a_game_that_is_over_is_not_told_of(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        await store.put_members(TABLE, [ADA], "over")
        assert await alerts.due("mail", NOW, SEEN, ASKED) == []
        await alerts.sweep(0, 0)
        assert await store.read(schema.turns.select()) == []

    use(check)


def test_an_address_that_nobody_confirms_is_forgotten(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        await alerts.put_mail("other", ADA, "key", "eva@example.com", NOW)
        (channel,) = await alerts.channels_of(ADA)
        assert (channel.id, channel.confirmed) == ("other", False)
        assert await alerts.due("mail", NOW, 0, 0) == ["other"]  # to ask for a confirmation
        await alerts.invited(channel, NOW)
        assert await alerts.due("mail", NOW, SEEN, ASKED) == []
        assert not await alerts.confirm("other", NOW, NOW)  # too late
        await alerts.sweep(NOW - 1, 0)
        assert await alerts.channels_of(ADA) != []
        await alerts.sweep(NOW, 0)
        assert await alerts.channels_of(ADA) == []

    use(check)


def test_what_somebody_wanted_is_forgotten_once_nothing_reaches_them(
    use: Callable[[Use], None],
) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        async def wanted() -> int:
            return len(await store.read(schema.alert_preferences.select()))

        await alerts.sweep(0, SEEN)
        assert await wanted() == 1
        await alerts.remove("channel")
        await alerts.sweep(0, SEEN - 1)  # was still here then
        assert await wanted() == 1
        await alerts.sweep(0, SEEN)
        assert await wanted() == 0

    use(check)


def test_after_a_failure_it_is_tried_later(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        for failures in range(3):
            channel = await alerts.claim("channel", NOW, NOW + 100)
            assert channel is not None
            assert channel.failures == failures
            await alerts.failed(channel, NOW)
        channel = await alerts.claim("channel", NOW, NOW + 100)
        assert channel is not None
        await alerts.failed(channel, NOW + RETRY)
        assert await alerts.due("mail", NOW + RETRY - 1, SEEN, ASKED) == []
        assert await alerts.due("mail", NOW + RETRY, SEEN, ASKED) == ["channel"]

    use(check)


def test_a_page_that_nobody_looks_at_keeps_nobody_from_being_told(tmp_path: Path) -> None:
    async def check() -> None:
        url = database_url(str(tmp_path / "tables.db"))
        store = await Store.open(url)
        server = TableServer(store, Tokens(b"secret"), Bots(), Settings(url))
        token = server.tokens.token_of(ADA)
        alerts = AlertStore(store)
        await alerts.put_preferences(ADA, Preferences(), SEEN)
        await alerts.put_mail("channel", ADA, "key", "ada@example.com", 2**33)

        async def seen() -> int:
            await server.alerts.look()
            (found,) = await store.read(schema.alert_preferences.select())
            at: int = found.seen
            return at

        await server.my_tables(token, words("en"), away=True)
        assert await seen() == SEEN
        await server.my_tables(token, words("en"))
        assert await seen() > SEEN
        server.accounts.close()
        await store.close()

    asyncio.run(check())


async def lay_table(store: Store) -> str:
    """A game over days; the person who is asked, and wants mail."""
    match = new_match("acquire", 2, 1, ACQUIRE)
    asked = person(match.owing[0])
    created = table_of([Place("person", person(seat)) for seat in range(2)]).created
    days = msgspec.structs.replace(created, clock=Clock("days", DAY))
    entries = [days, *entries_of(match)]
    rows = [Row(version, None, None, entry, 1) for version, entry in enumerate(entries)]
    await store.append([Written(TABLE, row) for row in rows])
    await show_card(store, Table(TABLE, rows))
    alerts = AlertStore(store)
    await alerts.put_preferences(asked, Preferences(), SEEN)
    await alerts.put_mail("channel", asked, "key", "ada@example.com", SEEN)
    assert await alerts.confirm("channel", 0, SEEN)
    return asked


@pytest.mark.parametrize("barred", [False, True])
def test_who_is_barred_from_the_server_is_not_told(tmp_path: Path, barred: bool) -> None:
    async def check() -> None:
        url = database_url(str(tmp_path / "tables.db"))
        store = await Store.open(url)
        server = TableServer(store, Tokens(b"secret"), Bots(), Settings(url))
        asked = await lay_table(store)
        if barred:
            server.sanctions = Sanctions(ban={asked: 0})
        await server.alerts.look()
        (turn,) = await store.read(schema.turns.select())
        assert (turn.asked is None) == barred
        server.accounts.close()
        await store.close()

    asyncio.run(check())


def test_a_table_that_cannot_be_read_keeps_nobody_from_being_told(tmp_path: Path) -> None:
    async def check() -> None:
        url = database_url(str(tmp_path / "tables.db"))
        store = await Store.open(url)
        server = TableServer(store, Tokens(b"secret"), Bots(), Settings(url))
        asked = await lay_table(store)

        def break_one(connection: Connection) -> None:
            name = "a broken one"  # which is looked at first
            row = {"person": asked, "name": name, "status": "running", "at": 0}
            connection.execute(insert(schema.members).values(row))
            broken = {"name": name, "version": 0, "entry": "?", "at": 0}
            connection.execute(insert(schema.log).values(broken))

        await store.write(break_one)
        await server.alerts.look()
        assert [row.name for row in await store.read(schema.turns.select())] == [TABLE]
        server.accounts.close()
        await store.close()

    asyncio.run(check())
