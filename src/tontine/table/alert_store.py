"""Who is to be told that it is their turn, how, and of what they were told: in the database.

``turns`` is the queue, filled by looking at the logs (``alerts.py``), and ``told`` is what has left
it, by each way. So nothing is forgotten when a process is killed: at worst something is sent again
that was sent just before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Row,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tontine.table.schema import accounts, log, members, sessions, told, turns, ways, wishes
from tontine.table.store import Store

Kind = Literal["mail", "push"]
Games = Literal["days", "all"]

AT_ONCE = 500  # people named in one statement
MOST_LOOKED = 100  # turns that are looked at in one round
MOST_DUE = 200  # ways by which something is sent in one round
MOST_BROWSERS = 10  # of one person that are told


class Wish(Struct, frozen=True):
    """In which games somebody wants to be told, and how times and words are to be."""

    games: Games = "days"
    language: str = "en"
    zone: str = "UTC"


class Way(Struct, frozen=True):
    """A way to tell somebody; ``address`` is what is needed to reach it."""

    id: str
    person: str
    kind: Kind
    address: str
    confirmed: bool
    failures: int
    wish: Wish


class Facts(Struct, frozen=True):
    """All that may be told of a turn: nothing of it is known to one seat alone."""

    game: str
    names: list[str]  # of the others at the table
    until: int | None  # when the time of whoever is told runs out, in seconds since 1970


class Turn(Struct, frozen=True):
    """Somebody owes a decision at a table, since a row of its log, and a time."""

    table: str
    asked: int
    at: int
    facts: Facts


class ToLookAt(Struct, frozen=True):
    """A person for whom a table has to be looked at, which has come to this row."""

    person: str
    table: str
    games: Games
    version: int


class AlertStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- what somebody wants -------------------------------------------------------

    async def wish_of(self, person: str) -> Wish:
        found = await self._store.read(select(wishes).where(wishes.c.person == person))
        return _wish_in(found[0]) if found else Wish()

    async def put_wish(self, person: str, wish: Wish, now: int) -> None:
        """Somebody who is here has said what they want. All their games are looked at again."""
        values = {"games": wish.games, "language": wish.language, "zone": wish.zone, "seen": now}
        changed = update(wishes).where(wishes.c.person == person).values(values)

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(wishes).values(person=person, **values))
            connection.execute(delete(turns).where(turns.c.person == person))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._store.write(change)

    async def ways_of(self, person: str) -> list[Way]:
        wanted = _WAYS.where(ways.c.person == person).order_by(ways.c.since, ways.c.id)
        return [_way_in(row) for row in await self._store.read(wanted)]

    async def put_mail(self, id: str, person: str, key: str, address: str, now: int) -> None:
        """An address that has to be confirmed, in place of the one that the person had."""
        row = {"id": id, "person": person, "kind": "mail", "address": address, "key": key}
        new = {"since": now, "held": 0, "later": 0, "failures": 0}

        def change(connection: Connection) -> None:
            _forget(connection, ways.c.key == key)
            connection.execute(insert(ways).values(**row, **new))

        await self._store.write(change)

    async def put_browser(
        self, id: str, person: str, key: str, address: str, session: str | None, now: int
    ) -> None:
        """A browser that has subscribed, by the session in which it did. It tells one person."""
        values = {"address": address, "session": session, "held": 0, "later": 0, "failures": 0}
        row = {"id": id, "person": person, "kind": "push", "key": key, **values}
        row |= {"since": now, "confirmed": now}
        mine = and_(ways.c.person == person, ways.c.kind == "push")
        newest = select(ways.c.id).where(mine).order_by(ways.c.since.desc(), ways.c.id)

        def change(connection: Connection) -> None:
            _forget(connection, and_(ways.c.key == key, ways.c.person != person))
            again = update(ways).where(ways.c.key == key).values(values)
            if not connection.execute(again).rowcount:
                connection.execute(insert(ways).values(row))
            oldest = connection.scalars(newest).all()[MOST_BROWSERS:]
            _forget(connection, ways.c.id.in_(oldest))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._store.write(change)

    async def confirm(self, id: str, oldest: int, now: int) -> bool:
        """The address is right: whoever reads its mail says so. False if there is none, or it was
        asked for before ``oldest``."""
        known = and_(ways.c.id == id, or_(ways.c.since > oldest, ways.c.confirmed.is_not(None)))
        confirmed = func.coalesce(ways.c.confirmed, now)
        changed = update(ways).where(known).values(confirmed=confirmed)
        return await self._store.write(lambda it: bool(it.execute(changed).rowcount))

    async def remove(self, id: str) -> None:
        await self._store.write(lambda it: _forget(it, ways.c.id == id))

    async def remove_of(self, person: str, key: str) -> None:
        mine = and_(ways.c.person == person, ways.c.key == key)
        await self._store.write(lambda it: _forget(it, mine))

    # -- whose turn it is ----------------------------------------------------------

    async def saw(self, people: Collection[str], now: int) -> None:
        """These people are connected, or were a moment ago."""
        if not people or not await self._store.read(select(wishes.c.person).limit(1)):
            return
        for start in range(0, len(people), AT_ONCE):
            some = sorted(people)[start : start + AT_ONCE]
            here = update(wishes).where(wishes.c.person.in_(some), wishes.c.seen < now)
            await self._store.write(partial(_execute, here.values(seen=now)))

    async def to_look_at(self, seen: int) -> list[ToLookAt]:
        """The games in which something was stored since they were last looked at, of people who
        want to be told and were not connected since ``seen``."""
        rows = select(func.max(log.c.version)).where(log.c.name == members.c.name)
        version = rows.scalar_subquery().label("version")
        reachable = exists().where(ways.c.person == members.c.person, ways.c.confirmed.is_not(None))
        same = and_(turns.c.person == members.c.person, turns.c.name == members.c.name)
        wanted = (
            select(members.c.person, members.c.name, wishes.c.games, version)
            .join(wishes, wishes.c.person == members.c.person)
            .outerjoin(turns, same)
            .where(members.c.status == "running", wishes.c.seen <= seen, reachable)
            .where(or_(turns.c.version.is_(None), turns.c.version < version))
            .order_by(members.c.name, members.c.person)
            .limit(MOST_LOOKED)
        )
        found = await self._store.read(wanted)
        return [ToLookAt(row.person, row.name, row.games, row.version) for row in found]

    async def put_turn(self, person: str, table: str, version: int, turn: Turn | None) -> None:
        """How it stands for a person as of a row of the log; unless it is known as of a later."""
        values = {
            "version": version,
            "asked": None if turn is None else turn.asked,
            "at": 0 if turn is None else turn.at,
            "facts": "" if turn is None else msgspec.json.encode(turn.facts).decode(),
        }
        mine = and_(turns.c.person == person, turns.c.name == table)
        changed = update(turns).where(mine, turns.c.version < version).values(values)

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(turns).values(person=person, name=table, **values))

        with suppress(IntegrityError):  # another process has just looked at it
            await self._store.write(change)

    # -- telling them --------------------------------------------------------------

    async def due(self, kind: Kind, now: int, seen: int, asked: int) -> list[str]:
        """The ways by which something is to be sent: to people who were not connected since
        ``seen`` and have a turn that they were not told of and that began by ``asked``; or to
        confirm an address."""
        turn = exists(select(turns.c.name).where(_UNTOLD, turns.c.at <= asked).correlate(ways))
        told_now = and_(ways.c.confirmed.is_not(None), wishes.c.seen <= seen, _ALIVE, turn)
        invited_now = and_(ways.c.confirmed.is_(None), ways.c.invited.is_(None))
        wanted = (
            select(ways.c.id)
            .join(wishes, wishes.c.person == ways.c.person)
            .where(ways.c.kind == kind, ways.c.held <= now, ways.c.later <= now)
            .where(or_(told_now, invited_now))
            .order_by(ways.c.later, ways.c.id)
            .limit(MOST_DUE)
        )
        return [row.id for row in await self._store.read(wanted)]

    async def claim(self, id: str, now: int, until: int) -> Way | None:
        """Take a way for this process alone, until it is let go of or the time is over: a process
        may die. None if another one has it, or it is gone."""
        free = and_(ways.c.id == id, ways.c.held <= now, ways.c.later <= now)
        taken = update(ways).where(free).values(held=until)
        if not await self._store.write(lambda it: bool(it.execute(taken).rowcount)):
            return None
        found = await self._store.read(_WAYS.where(ways.c.id == id))
        return _way_in(found[0]) if found else None

    async def untold(self, way: Way) -> list[Turn]:
        """All turns of the person that this way has not told of, as of the last row of each log;
        the one first that began first. Where more was stored since, it is looked at again."""
        last = select(func.max(log.c.version)).where(log.c.name == turns.c.name)
        wanted = (
            select(turns.c.name, turns.c.asked, turns.c.at, turns.c.facts)
            .join(ways, ways.c.person == turns.c.person)
            .where(ways.c.id == way.id, _UNTOLD, turns.c.version == last.scalar_subquery())
            .order_by(turns.c.at, turns.c.name)
        )
        return [
            Turn(row.name, row.asked, row.at, msgspec.json.decode(row.facts, type=Facts))
            for row in await self._store.read(wanted)
        ]

    async def sent(self, way: Way, said: Iterable[Turn], later: int) -> None:
        """These turns were told; the way is free again, and rests until ``later``."""
        rows = [{"way": way.id, "name": turn.table, "asked": turn.asked} for turn in said]

        def change(connection: Connection) -> None:
            for row in rows:
                same = and_(told.c.way == way.id, told.c.name == row["name"])
                connection.execute(delete(told).where(same))
            if rows:
                connection.execute(insert(told), rows)
            connection.execute(_let_go(way, later, failures=0))

        await self._store.write(change)

    async def invited(self, way: Way, now: int) -> None:
        """The person was asked to confirm the address."""
        await self._store.write(lambda it: it.execute(_let_go(way, 0, failures=0, invited=now)))

    async def failed(self, way: Way, later: int) -> None:
        """It could not be sent, and is tried again."""
        failures = way.failures + 1
        await self._store.write(lambda it: it.execute(_let_go(way, later, failures=failures)))

    async def sweep(self, oldest: int) -> None:
        """Forget what is no longer of use: addresses that nobody has confirmed since ``oldest``,
        browsers whose sessions have ended, turns of games that are over."""
        unconfirmed = and_(ways.c.confirmed.is_(None), ways.c.since <= oldest)
        running = exists().where(
            members.c.person == turns.c.person,
            members.c.name == turns.c.name,
            members.c.status == "running",
        )

        def change(connection: Connection) -> None:
            _forget(connection, or_(unconfirmed, ~_ALIVE))
            connection.execute(delete(turns).where(~running))

        await self._store.write(change)


# A browser whose token no longer counts is told nothing more; see ``Accounts.check_holders``.
_ALIVE: ColumnElement[bool] = or_(
    ways.c.kind == "mail",
    exists().where(sessions.c.hash == ways.c.session),
    and_(ways.c.session.is_(None), ~exists().where(accounts.c.person == ways.c.person)),
)
# Of a way and a turn of the same person, whose game is still played.
_UNTOLD: ColumnElement[bool] = and_(
    turns.c.person == ways.c.person,
    turns.c.asked.is_not(None),
    exists().where(
        members.c.person == turns.c.person,
        members.c.name == turns.c.name,
        members.c.status == "running",
    ),
    ~exists()
    .where(told.c.way == ways.c.id, told.c.name == turns.c.name, told.c.asked == turns.c.asked)
    .correlate(ways, turns),  # of those around it SQLAlchemy finds by itself only the nearest
)
_WAYS = select(ways, wishes.c.games, wishes.c.language, wishes.c.zone).join(
    wishes, wishes.c.person == ways.c.person
)


def _execute(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


def _let_go(way: Way, later: int, **values: int) -> Any:
    return update(ways).where(ways.c.id == way.id).values(held=0, later=later, **values)


def _forget(connection: Connection, which: ColumnElement[bool]) -> None:
    gone = connection.scalars(select(ways.c.id).where(which)).all()
    if gone:
        connection.execute(delete(told).where(told.c.way.in_(gone)))
        connection.execute(delete(ways).where(ways.c.id.in_(gone)))


def forget_person(connection: Connection, person: str) -> None:
    """All that was known about how to tell somebody."""
    _forget(connection, ways.c.person == person)
    for table in (wishes, turns):
        connection.execute(delete(table).where(table.c.person == person))


def _wish_in(row: Row[Any]) -> Wish:
    return Wish(row.games, row.language, row.zone)


def _way_in(row: Row[Any]) -> Way:
    confirmed = row.confirmed is not None
    return Way(row.id, row.person, row.kind, row.address, confirmed, row.failures, _wish_in(row))
