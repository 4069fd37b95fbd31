"""When somebody is told, and by whom: what is due in the database, at times that are made up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from tontine.play.words import words
from tontine.table import schema
from tontine.table.alert_store import AlertStore, Facts, Turn, Wish
from tontine.table.alerts import RETRY
from tontine.table.bots import Bots
from tontine.table.database import database_url
from tontine.table.entries import Named, Row
from tontine.table.server import TableServer
from tontine.table.settings import Settings
from tontine.table.store import Store, Written
from tontine.table.tokens import Tokens

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
    await alerts.put_wish(ADA, Wish(), SEEN)
    await alerts.put_mail("way", ADA, "key", "ada@example.com", SEEN)
    assert await alerts.confirm("way", 0, SEEN)
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
        assert await alerts.due("mail", NOW, SEEN, ASKED) == ["way"]
        assert await alerts.due("mail", NOW, SEEN - 1, ASKED) == []  # was still here
        assert await alerts.due("mail", NOW, SEEN, ASKED - 1) == []  # was asked only now
        assert await alerts.due("push", NOW, SEEN, ASKED) == []
        await alerts.saw({ADA, "somebody else"}, NOW)
        assert await alerts.due("mail", NOW, NOW - 1, ASKED) == []

    use(check)


def test_what_one_process_has_claimed_no_other_does_until_it_is_over(
    use: Callable[[Use], None],
) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        way = await alerts.claim("way", NOW, NOW + 100)
        assert way is not None
        assert await alerts.claim("way", NOW + 99, NOW + 200) is None
        assert await alerts.due("mail", NOW + 99, SEEN, ASKED) == []
        assert await alerts.due("mail", NOW + 100, SEEN, ASKED) == ["way"]
        assert await alerts.claim("way", NOW + 100, NOW + 200) is not None

    use(check)


def test_a_turn_is_told_once_and_the_next_one_after_a_pause(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        way = await alerts.claim("way", NOW, NOW + 100)
        assert way is not None
        assert await alerts.untold(way) == [turn()]
        await alerts.sent(way, [turn()], NOW + 50)
        assert await alerts.untold(way) == []
        assert await alerts.due("mail", NOW + 1000, SEEN, NOW) == []
        # The same turn, looked at again, is no other.
        await store.append([Written(TABLE, Row(1, ADA, "n", Named(ADA, "Eva"), 1))])
        await alerts.put_turn(ADA, TABLE, 1, turn())
        assert await alerts.due("mail", NOW + 1000, SEEN, NOW) == []
        await store.append([Written(TABLE, Row(2, ADA, "o", Named(ADA, "Ada"), 1))])
        await alerts.put_turn(ADA, TABLE, 2, turn(2))
        assert await alerts.due("mail", NOW + 49, SEEN, NOW) == []
        assert await alerts.due("mail", NOW + 50, SEEN, NOW) == ["way"]
        assert await alerts.untold(way) == [turn(2)]

    use(check)


def test_a_turn_that_is_over_is_dropped(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, store: Store) -> None:
        way = await alerts.claim("way", NOW, NOW)
        assert way is not None
        # Something was stored: until it is looked at nobody knows whether it is still their turn.
        await store.append([Written(TABLE, Row(1, ADA, "n", Named(ADA, "Eva"), 1))])
        assert await alerts.untold(way) == []
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
        await alerts.sweep(0)
        assert await store.read(schema.turns.select()) == []

    use(check)


def test_an_address_that_nobody_confirms_is_forgotten(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        await alerts.put_mail("other", ADA, "key", "eva@example.com", NOW)
        (way,) = await alerts.ways_of(ADA)
        assert (way.id, way.confirmed) == ("other", False)
        assert await alerts.due("mail", NOW, 0, 0) == ["other"]  # to ask for a confirmation
        await alerts.invited(way, NOW)
        assert await alerts.due("mail", NOW, SEEN, ASKED) == []
        assert not await alerts.confirm("other", NOW, NOW)  # too late
        await alerts.sweep(NOW - 1)
        assert await alerts.ways_of(ADA) != []
        await alerts.sweep(NOW)
        assert await alerts.ways_of(ADA) == []

    use(check)


def test_after_a_failure_it_is_tried_later(use: Callable[[Use], None]) -> None:
    async def check(alerts: AlertStore, _: Store) -> None:
        for failures in range(3):
            way = await alerts.claim("way", NOW, NOW + 100)
            assert way is not None
            assert way.failures == failures
            await alerts.failed(way, NOW)
        way = await alerts.claim("way", NOW, NOW + 100)
        assert way is not None
        await alerts.failed(way, NOW + RETRY)
        assert await alerts.due("mail", NOW + RETRY - 1, SEEN, ASKED) == []
        assert await alerts.due("mail", NOW + RETRY, SEEN, ASKED) == ["way"]

    use(check)


def test_a_page_that_nobody_looks_at_keeps_nobody_from_being_told(tmp_path: Path) -> None:
    async def check() -> None:
        url = database_url(str(tmp_path / "tables.db"))
        store = await Store.open(url)
        server = TableServer(store, Tokens(b"secret"), Bots(), Settings(url))
        token = server.tokens.token_of(ADA)
        alerts = AlertStore(store)
        await alerts.put_wish(ADA, Wish(), SEEN)

        async def seen() -> int:
            await server.alerts.look()
            (found,) = await store.read(schema.wishes.select())
            at: int = found.seen
            return at

        await server.my_tables(token, words("en"), away=True)
        assert await seen() == SEEN
        await server.my_tables(token, words("en"))
        assert await seen() > SEEN
        server.accounts.close()
        await store.close()

    asyncio.run(check())
