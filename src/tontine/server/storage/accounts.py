"""Accounts, sessions and codes for another device, in the database."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tontine.server.storage.alerts import forget_person
from tontine.server.storage.schema import accounts, device_codes, learnt, resets, sessions
from tontine.server.storage.tables import Store

LONGEST_SILENCE = 365 * 24 * 3600  # seconds after which a session that nobody uses has ended
DEVICE_CODE_TIME = 15 * 60  # seconds that a code for another device is good for
RESET_TIME = 60 * 60  # seconds that a link for a lost password is good for
MOST_LEARNT = 1000  # of one person; there are far fewer lessons and cards
SEEN_EVERY = 60  # seconds between two notes that a session is in use


class NameTaken(Exception):
    """Another account has this name, or one that looks like it."""


class Account(Struct, frozen=True):
    person: str
    name: str
    password: str  # its hash
    shown: bool = False  # whether everybody may see the record


class BotAccount(Struct, frozen=True):
    person: str
    name: str
    at: int  # when it was made


class Session(Struct, frozen=True):
    hash: str
    person: str
    device: str
    since: int
    seen: int


def _now() -> int:
    return int(time.time())


class AccountStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- accounts ------------------------------------------------------------------

    async def account_of(self, person: str) -> Account | None:
        return await self._account(accounts.c.person == person)

    async def account_called(self, key: str) -> Account | None:
        return await self._account(accounts.c.key == key)

    async def _account(self, which: ColumnElement[bool]) -> Account | None:
        columns = (accounts.c.person, accounts.c.name, accounts.c.password, accounts.c.shown)
        wanted = select(*columns).where(which, accounts.c.password.is_not(None))
        found = await self._store.read(wanted)
        if not found:
            return None
        row = found[0]
        return Account(row.person, row.name, row.password, bool(row.shown))

    async def show(self, person: str, shown: bool) -> None:
        """Whether everybody may see the record of whoever has this account."""
        own = update(accounts).where(accounts.c.person == person)
        await self._store.write(lambda connection: connection.execute(own.values(shown=shown)))

    async def are_kept(self, people: Collection[str]) -> set[str]:
        """Those of these people whose guest's tokens are no longer valid."""
        wanted = select(accounts.c.person).where(accounts.c.person.in_(people))
        return {person for (person,) in await self._store.read(wanted)}

    async def put_account(
        self, account: Account, key: str, session: Session, replaced: str | None
    ) -> None:
        """Give a person an account, and a session in place of the one they had; NameTaken."""
        values = {"name": account.name, "key": key, "password": account.password, "at": _now()}
        known = accounts.c.person == account.person

        def change(connection: Connection) -> None:
            if not connection.execute(update(accounts).where(known).values(values)).rowcount:
                connection.execute(insert(accounts).values(person=account.person, **values))
            _put_session(connection, session, replaced)

        try:
            await self._store.write(change)
        except IntegrityError:
            raise NameTaken from None

    async def rename(self, person: str, name: str, key: str) -> None:
        changed = update(accounts).where(accounts.c.person == person).values(name=name, key=key)
        try:
            await self._store.write(lambda connection: connection.execute(changed))
        except IntegrityError:
            raise NameTaken from None

    async def set_password(
        self, person: str, password: str, session: Session | None, by: str | None = None
    ) -> bool:
        """Change a password. With a session, that one alone is left. ``by``: only if there is still
        the link with this hash, which is used up."""
        changed = update(accounts).where(accounts.c.person == person).values(password=password)

        def change(connection: Connection) -> bool:
            # If two use it at the same time, only one of them deletes the row.
            used = delete(resets).where(resets.c.hash == by, resets.c.until > _now())
            if by is not None and not connection.execute(used).rowcount:
                return False
            connection.execute(changed)
            if session is not None:
                for table in (sessions, device_codes, resets):
                    connection.execute(delete(table).where(table.c.person == person))
                _put_session(connection, session, None)
            return True

        return await self._store.write(change)

    async def delete(self, person: str) -> None:
        """Delete an account, all sessions, and how to tell the person anything. They stay known, so
        that no old token of theirs counts again."""
        forgotten = {"name": None, "key": None, "password": None}

        def change(connection: Connection) -> None:
            connection.execute(
                update(accounts).where(accounts.c.person == person).values(forgotten)
            )
            for table in (sessions, device_codes, resets, learnt):
                connection.execute(delete(table).where(table.c.person == person))
            forget_person(connection, person)
            mine = select(accounts.c.person).where(accounts.c.owner == person)
            _end_bots(connection, list(connection.scalars(mine)))

        await self._store.write(change)

    # -- bot accounts --------------------------------------------------------------

    async def bots_of(self, owner: str) -> list[BotAccount]:
        """The oldest come first."""
        return await self._bots(accounts.c.owner == owner)

    async def bot_called(self, key: str) -> BotAccount | None:
        found = await self._bots((accounts.c.key == key) & accounts.c.owner.is_not(None))
        return found[0] if found else None

    async def bot(self, person: str) -> BotAccount | None:
        found = await self._bots((accounts.c.person == person) & accounts.c.owner.is_not(None))
        return found[0] if found else None

    async def _bots(self, which: ColumnElement[bool]) -> list[BotAccount]:
        columns = (accounts.c.person, accounts.c.name, accounts.c.at)
        wanted = select(*columns).where(which).order_by(accounts.c.at, accounts.c.name)
        return [BotAccount(it.person, it.name, it.at) for it in await self._store.read(wanted)]

    async def put_bot(self, bot: BotAccount, key: str, owner: str, session: Session) -> None:
        """A new one, with its token; NameTaken."""
        values = {"person": bot.person, "name": bot.name, "key": key, "at": bot.at}

        def change(connection: Connection) -> None:
            connection.execute(insert(accounts).values(**values, owner=owner))
            _put_session(connection, session, None)

        try:
            await self._store.write(change)
        except IntegrityError:
            raise NameTaken from None

    async def end_bot(self, person: str) -> None:
        """Its token no longer counts, and its name is free. What it has played stays."""
        await self._store.write(lambda connection: _end_bots(connection, [person]))

    # -- what they have learnt -----------------------------------------------------

    async def learnt_by(self, person: str) -> list[str]:
        wanted = select(learnt.c.item).where(learnt.c.person == person).order_by(learnt.c.item)
        return [item for (item,) in await self._store.read(wanted)]

    async def add_learnt(self, person: str, items: Collection[str]) -> None:
        """Add what is not there yet, as far as there is room."""
        known = select(learnt.c.item).where(learnt.c.person == person)

        def change(connection: Connection) -> None:
            there = set(connection.scalars(known))
            new = [item for item in dict.fromkeys(items) if item not in there]
            rows = [{"person": person, "item": item} for item in new[: MOST_LEARNT - len(there)]]
            if rows:
                connection.execute(insert(learnt), rows)

        try:
            await self._store.write(change)
        except IntegrityError:  # another device has added the same at this moment
            await self._store.write(change)

    # -- lost passwords ------------------------------------------------------------

    async def put_reset(self, hash: str, person: str, seconds: int) -> None:
        """Store a link that is good for so long; one that the person had is no longer."""
        now = _now()

        def change(connection: Connection) -> None:
            old = (resets.c.person == person) | (resets.c.until <= now)
            connection.execute(delete(resets).where(old))
            row = {"hash": hash, "person": person, "until": now + seconds}
            connection.execute(insert(resets).values(row))

        await self._store.write(change)

    async def reset_of(self, hash: str) -> str | None:
        """Whose password a link is for; None if it is not good, or no longer."""
        wanted = select(resets.c.person).where(resets.c.hash == hash, resets.c.until > _now())
        found = await self._store.read(wanted)
        return found[0].person if found else None

    # -- sessions ------------------------------------------------------------------

    async def session(self, hash: str) -> Session | None:
        oldest = _now() - LONGEST_SILENCE
        wanted = select(sessions).where(sessions.c.hash == hash, sessions.c.seen > oldest)
        found = await self._store.read(wanted)
        return _session_in(found[0]) if found else None

    async def are_open(self, hashes: Collection[str]) -> set[str]:
        wanted = select(sessions.c.hash).where(sessions.c.hash.in_(hashes))
        return {hash for (hash,) in await self._store.read(wanted)}

    async def sessions_of(self, person: str) -> list[Session]:
        """Those used last come first."""
        oldest = _now() - LONGEST_SILENCE
        wanted = (
            select(sessions)
            .where(sessions.c.person == person, sessions.c.seen > oldest)
            .order_by(sessions.c.seen.desc(), sessions.c.hash)
        )
        return [_session_in(row) for row in await self._store.read(wanted)]

    async def forget_sessions(self) -> None:
        """Delete those that nobody has used for long."""
        silent = delete(sessions).where(sessions.c.seen <= _now() - LONGEST_SILENCE)
        await self._store.write(lambda connection: connection.execute(silent))

    async def put_session(self, session: Session, replaced: str | None) -> None:
        await self._store.write(lambda connection: _put_session(connection, session, replaced))

    async def seen(self, session: Session) -> None:
        """Note that a session is in use, now and then."""
        if (now := _now()) - session.seen > SEEN_EVERY:
            noted = update(sessions).where(sessions.c.hash == session.hash).values(seen=now)
            await self._store.write(lambda connection: connection.execute(noted))

    async def end(self, person: str, hash: str) -> None:
        ended = delete(sessions).where(sessions.c.person == person, sessions.c.hash == hash)
        await self._store.write(lambda connection: connection.execute(ended))

    async def end_all(self, person: str, but: str | None) -> None:
        """End all sessions of a person except ``but``, and their guest's tokens; with None it is
        the guest's tokens that stay."""
        ended = delete(sessions).where(sessions.c.person == person, sessions.c.hash != (but or ""))
        known = select(accounts.c.person).where(accounts.c.person == person)

        def change(connection: Connection) -> None:
            connection.execute(ended)
            connection.execute(delete(device_codes).where(device_codes.c.person == person))
            if but is not None and connection.scalar(known) is None:
                connection.execute(insert(accounts).values(person=person, at=_now()))

        await self._store.write(change)

    # -- codes for another device --------------------------------------------------

    async def put_device_code(self, hash: str, person: str, name: str) -> None:
        """Store a code; those that the person had are no longer good."""
        now = _now()

        def change(connection: Connection) -> None:
            old = (device_codes.c.person == person) | (device_codes.c.until <= now)
            connection.execute(delete(device_codes).where(old))
            row = {"hash": hash, "person": person, "name": name, "until": now + DEVICE_CODE_TIME}
            connection.execute(insert(device_codes).values(row))

        await self._store.write(change)

    async def take_device_code(self, hash: str, token: str, device: str) -> tuple[str, str] | None:
        """Use a code, once: the person and their name. Their new session has this hash."""
        now = _now()
        wanted = select(device_codes.c.person, device_codes.c.name).where(
            device_codes.c.hash == hash, device_codes.c.until > now
        )

        def change(connection: Connection) -> tuple[str, str] | None:
            found = connection.execute(wanted).first()
            # If two use it at the same time, only one of them deletes the row.
            if (
                found is None
                or not connection.execute(
                    delete(device_codes).where(device_codes.c.hash == hash)
                ).rowcount
            ):
                return None
            person, name = found
            _put_session(connection, Session(token, person, device, now, now), None)
            return person, name

        return await self._store.write(change)


def _end_bots(connection: Connection, people: Collection[str]) -> None:
    forgotten = {"name": None, "key": None, "owner": None}
    connection.execute(update(accounts).where(accounts.c.person.in_(people)).values(forgotten))
    connection.execute(delete(sessions).where(sessions.c.person.in_(people)))


def _session_in(row: Row[Any]) -> Session:
    return Session(row.hash, row.person, row.device, row.since, row.seen)


def _put_session(connection: Connection, session: Session, replaced: str | None) -> None:
    if replaced is not None:
        connection.execute(delete(sessions).where(sessions.c.hash == replaced))
    row = {
        "hash": session.hash,
        "person": session.person,
        "device": session.device,
        "since": session.since,
        "seen": session.seen,
    }
    connection.execute(insert(sessions).values(row))
