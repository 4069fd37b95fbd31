"""Who is to be told that it is their turn, how, and of what they were told: in the database.

``turns`` is the queue, filled by looking at the logs (``alerts.py``), and ``sent_turns`` is what
has left it, by each channel. So nothing is forgotten when a process is killed: at worst something
is sent again that was sent just before.
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

from tontine.server.storage.schema import (
    accounts,
    alert_preferences,
    channels,
    log,
    members,
    sent_turns,
    sessions,
    turns,
)
from tontine.server.storage.tables import Store

Kind = Literal["mail", "push"]
Games = Literal["days", "all"]

AT_ONCE = 500  # people named in one statement
MOST_LOOKED = 100  # turns that are looked at in one round
MOST_DUE = 200  # channels by which something is sent in one round
MOST_BROWSERS = 10  # of one person that are told


class Preferences(Struct, frozen=True):
    """In which games somebody wants to be told, and how times and words are to be."""

    games: Games = "days"
    language: str = "en"
    zone: str = "UTC"


class Channel(Struct, frozen=True):
    """How to reach somebody: by an e-mail ``address``, or by what a browser subscribed with."""

    id: str
    person: str
    kind: Kind
    address: str
    confirmed: bool
    failures: int
    preferences: Preferences


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
    """A person and a table to look at for them; ``version`` is the last row of its log."""

    person: str
    table: str
    games: Games
    version: int


class AlertStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- what somebody wants -------------------------------------------------------

    async def preferences_of(self, person: str) -> Preferences:
        found = await self._store.read(
            select(alert_preferences).where(alert_preferences.c.person == person)
        )
        return _preferences_in(found[0]) if found else Preferences()

    async def put_preferences(self, person: str, preferences: Preferences, now: int) -> None:
        """Somebody who is here has said what they want. All their games are looked at again."""
        values = {
            "games": preferences.games,
            "language": preferences.language,
            "zone": preferences.zone,
            "seen": now,
        }
        changed = (
            update(alert_preferences).where(alert_preferences.c.person == person).values(values)
        )

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(alert_preferences).values(person=person, **values))
            connection.execute(delete(turns).where(turns.c.person == person))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._store.write(change)

    async def channels_of(self, person: str) -> list[Channel]:
        wanted = _CHANNELS.where(channels.c.person == person).order_by(
            channels.c.since, channels.c.id
        )
        return [_channel_in(row) for row in await self._store.read(wanted)]

    async def put_mail(self, id: str, person: str, key: str, address: str, now: int) -> None:
        """An address that has to be confirmed, in place of the one that the person had."""
        row = {"id": id, "person": person, "kind": "mail", "address": address, "key": key}
        new = {"since": now, "held": 0, "later": 0, "failures": 0}

        def change(connection: Connection) -> None:
            _forget(connection, channels.c.key == key)
            connection.execute(insert(channels).values(**row, **new))

        with suppress(IntegrityError):  # another process has just inserted one
            await self._store.write(change)

    async def put_browser(
        self, id: str, person: str, key: str, address: str, session: str | None, now: int
    ) -> None:
        """A browser that has subscribed, by the session in which it did. It tells one person."""
        values = {"address": address, "session": session, "held": 0, "later": 0, "failures": 0}
        row = {"id": id, "person": person, "kind": "push", "key": key, **values}
        row |= {"since": now, "confirmed": now}
        mine = and_(channels.c.person == person, channels.c.kind == "push")
        newest = select(channels.c.id).where(mine).order_by(channels.c.since.desc(), channels.c.id)

        def change(connection: Connection) -> None:
            _forget(connection, and_(channels.c.key == key, channels.c.person != person))
            again = update(channels).where(channels.c.key == key).values(values)
            if not connection.execute(again).rowcount:
                connection.execute(insert(channels).values(row))
            oldest = connection.scalars(newest).all()[MOST_BROWSERS:]
            _forget(connection, channels.c.id.in_(oldest))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._store.write(change)

    async def confirm(self, id: str, oldest: int, now: int) -> bool:
        """The address is right: whoever reads its mail says so. False if there is none, or it was
        asked for before ``oldest``."""
        known = and_(
            channels.c.id == id, or_(channels.c.since > oldest, channels.c.confirmed.is_not(None))
        )
        confirmed = func.coalesce(channels.c.confirmed, now)
        changed = update(channels).where(known).values(confirmed=confirmed)
        return await self._store.write(lambda it: bool(it.execute(changed).rowcount))

    async def remove(self, id: str) -> None:
        await self._store.write(lambda it: _forget(it, channels.c.id == id))

    async def remove_of(self, person: str, key: str) -> None:
        mine = and_(channels.c.person == person, channels.c.key == key)
        await self._store.write(lambda it: _forget(it, mine))

    # -- whose turn it is ----------------------------------------------------------

    async def saw(self, people: Collection[str], now: int) -> None:
        """These people are connected, or were a moment ago."""
        if not people or not await self._store.read(select(alert_preferences.c.person).limit(1)):
            return
        for start in range(0, len(people), AT_ONCE):
            some = sorted(people)[start : start + AT_ONCE]
            here = update(alert_preferences).where(
                alert_preferences.c.person.in_(some), alert_preferences.c.seen < now
            )
            await self._store.write(partial(_execute, here.values(seen=now)))

    async def to_look_at(self, seen: int) -> list[ToLookAt]:
        """The games in which something was stored since they were last looked at, of people who
        want to be told and were not connected since ``seen``."""
        rows = select(func.max(log.c.version)).where(log.c.name == members.c.name)
        version = rows.scalar_subquery().label("version")
        reachable = exists().where(
            channels.c.person == members.c.person, channels.c.confirmed.is_not(None)
        )
        same = and_(turns.c.person == members.c.person, turns.c.name == members.c.name)
        wanted = (
            select(members.c.person, members.c.name, alert_preferences.c.games, version)
            .join(alert_preferences, alert_preferences.c.person == members.c.person)
            .outerjoin(turns, same)
            .where(members.c.status == "running", alert_preferences.c.seen <= seen, reachable)
            .where(or_(turns.c.version.is_(None), turns.c.version < version))
            .order_by(members.c.name, members.c.person)
            .limit(MOST_LOOKED)
        )
        found = await self._store.read(wanted)
        return [ToLookAt(row.person, row.name, row.games, row.version) for row in found]

    async def put_turn(self, person: str, table: str, version: int, turn: Turn | None) -> None:
        """Store whether it is a person's turn as of a row, unless a later row was looked at.
        Who has done something at the table was here, even if the process they are connected to has
        not said so yet."""
        values = {
            "version": version,
            "asked": None if turn is None else turn.asked,
            "at": 0 if turn is None else turn.at,
            "facts": "" if turn is None else msgspec.json.encode(turn.facts).decode(),
        }
        mine = and_(turns.c.person == person, turns.c.name == table)
        changed = update(turns).where(mine, turns.c.version < version).values(values)
        did = select(log.c.at).where(log.c.name == table, log.c.person == person)
        last = did.order_by(log.c.version.desc()).limit(1).scalar_subquery()
        here = update(alert_preferences).where(
            alert_preferences.c.person == person, alert_preferences.c.seen < last
        )

        def change(connection: Connection) -> None:
            connection.execute(here.values(seen=last))
            if not connection.execute(changed).rowcount:
                connection.execute(insert(turns).values(person=person, name=table, **values))

        with suppress(IntegrityError):  # another process has just looked at it
            await self._store.write(change)

    # -- telling them --------------------------------------------------------------

    async def due(self, kind: Kind, now: int, seen: int, asked: int) -> list[str]:
        """The channels by which something is to be sent: a turn that was not sent and began by
        ``asked``, to a person who was not connected since ``seen``; or a request to confirm the
        address."""
        turn = exists(select(turns.c.name).where(_UNSENT, turns.c.at <= asked).correlate(channels))
        told_now = and_(
            channels.c.confirmed.is_not(None), alert_preferences.c.seen <= seen, _ALIVE, turn
        )
        invited_now = and_(channels.c.confirmed.is_(None), channels.c.invited.is_(None))
        wanted = (
            select(channels.c.id)
            .join(alert_preferences, alert_preferences.c.person == channels.c.person)
            .where(channels.c.kind == kind, channels.c.held <= now, channels.c.later <= now)
            .where(or_(told_now, invited_now))
            .order_by(channels.c.later, channels.c.id)
            .limit(MOST_DUE)
        )
        return [row.id for row in await self._store.read(wanted)]

    async def claim(self, id: str, now: int, until: int) -> Channel | None:
        """Lease a channel to this process, until it releases it or the lease ends: the process may
        die. None if another process has it, or it is gone."""
        free = and_(channels.c.id == id, channels.c.held <= now, channels.c.later <= now)
        taken = update(channels).where(free).values(held=until)
        if not await self._store.write(lambda it: bool(it.execute(taken).rowcount)):
            return None
        found = await self._store.read(_CHANNELS.where(channels.c.id == id))
        return _channel_in(found[0]) if found else None

    async def unsent(self, channel: Channel) -> list[Turn]:
        """The turns of the person that this channel has not sent, oldest first. A turn is left out
        if its log has grown since: that is looked at first."""
        last = select(func.max(log.c.version)).where(log.c.name == turns.c.name)
        wanted = (
            select(turns.c.name, turns.c.asked, turns.c.at, turns.c.facts)
            .join(channels, channels.c.person == turns.c.person)
            .where(channels.c.id == channel.id, _UNSENT, turns.c.version == last.scalar_subquery())
            .order_by(turns.c.at, turns.c.name)
        )
        return [
            Turn(row.name, row.asked, row.at, msgspec.json.decode(row.facts, type=Facts))
            for row in await self._store.read(wanted)
        ]

    async def sent(self, channel: Channel, said: Iterable[Turn], later: int) -> None:
        """These turns were sent. Releases the channel; nothing more is sent before ``later``."""
        rows = [{"channel": channel.id, "name": turn.table, "asked": turn.asked} for turn in said]

        def change(connection: Connection) -> None:
            for row in rows:
                same = and_(sent_turns.c.channel == channel.id, sent_turns.c.name == row["name"])
                connection.execute(delete(sent_turns).where(same))
            if rows:
                connection.execute(insert(sent_turns), rows)
            connection.execute(_let_go(channel, later, failures=0))

        await self._store.write(change)

    async def invited(self, channel: Channel, now: int) -> None:
        """The person was asked to confirm the address."""
        await self._store.write(lambda it: it.execute(_let_go(channel, 0, failures=0, invited=now)))

    async def failed(self, channel: Channel, later: int) -> None:
        """Sending failed. Releases the channel, to be tried again from ``later`` on."""
        failures = channel.failures + 1
        await self._store.write(lambda it: it.execute(_let_go(channel, later, failures=failures)))

    async def sweep(self, oldest: int, seen: int) -> None:
        """Delete what is no longer needed: addresses not confirmed since ``oldest``, browsers whose
        sessions have ended, turns of games that are over, and the preferences of people who have no
        channel and were not here since ``seen``."""
        unconfirmed = and_(channels.c.confirmed.is_(None), channels.c.since <= oldest)
        running = exists().where(
            members.c.person == turns.c.person,
            members.c.name == turns.c.name,
            members.c.status == "running",
        )

        def change(connection: Connection) -> None:
            _forget(connection, or_(unconfirmed, ~_ALIVE))
            connection.execute(delete(turns).where(~running))
            reached = exists().where(channels.c.person == alert_preferences.c.person)
            connection.execute(
                delete(alert_preferences).where(~reached, alert_preferences.c.seen <= seen)
            )

        await self._store.write(change)


# A browser whose token no longer counts is told nothing more; see ``Accounts.check_holders``.
_ALIVE: ColumnElement[bool] = or_(
    channels.c.kind == "mail",
    exists().where(sessions.c.hash == channels.c.session),
    and_(channels.c.session.is_(None), ~exists().where(accounts.c.person == channels.c.person)),
)
# Of a channel and a turn of the same person, whose game is still played.
_UNSENT: ColumnElement[bool] = and_(
    turns.c.person == channels.c.person,
    turns.c.asked.is_not(None),
    exists().where(
        members.c.person == turns.c.person,
        members.c.name == turns.c.name,
        members.c.status == "running",
    ),
    ~exists()
    .where(
        sent_turns.c.channel == channels.c.id,
        sent_turns.c.name == turns.c.name,
        sent_turns.c.asked == turns.c.asked,
    )
    .correlate(channels, turns),  # by itself SQLAlchemy correlates only with the nearest select
)
_CHANNELS = select(
    channels, alert_preferences.c.games, alert_preferences.c.language, alert_preferences.c.zone
).join(alert_preferences, alert_preferences.c.person == channels.c.person)


def _execute(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)


def _let_go(channel: Channel, later: int, **values: int) -> Any:
    return update(channels).where(channels.c.id == channel.id).values(held=0, later=later, **values)


def _forget(connection: Connection, which: ColumnElement[bool]) -> None:
    gone = connection.scalars(select(channels.c.id).where(which)).all()
    if gone:
        connection.execute(delete(sent_turns).where(sent_turns.c.channel.in_(gone)))
        connection.execute(delete(channels).where(channels.c.id.in_(gone)))


def forget_person(connection: Connection, person: str) -> None:
    """All that was known about how to tell somebody."""
    _forget(connection, channels.c.person == person)
    for table in (alert_preferences, turns):
        connection.execute(delete(table).where(table.c.person == person))


def _preferences_in(row: Row[Any]) -> Preferences:
    return Preferences(row.games, row.language, row.zone)


def _channel_in(row: Row[Any]) -> Channel:
    confirmed = row.confirmed is not None
    return Channel(
        row.id, row.person, row.kind, row.address, confirmed, row.failures, _preferences_in(row)
    )
