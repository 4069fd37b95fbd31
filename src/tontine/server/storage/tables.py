"""The database: the logs of all tables, their chat, and the lobby."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, Select, delete, func, insert, select, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tontine.server.common.metrics import Metrics
from tontine.server.entries import Created, Entry, Interrupted, Row
from tontine.server.storage.database import open_database, open_writer
from tontine.server.storage.leases import served_elsewhere
from tontine.server.storage.notices import NoticeSender
from tontine.server.storage.schema import chat, codes, due, lobby, log, members, settings
from tontine.server.storage.writer import Change, Insertion, Writer
from tontine.server.wire.fields import Status
from tontine.server.wire.lobby import TableCard
from tontine.server.wire.socket import ChatLine

T = TypeVar("T")

ALIVE = "alive"  # the setting that says when a server was last running
_ENTRY = msgspec.json.Decoder(Entry)
_APPEND = insert(log)
IN_LOBBY = 100  # tables shown
STALE = 300  # seconds after which a table is no longer shown at which nobody is
MINE = 50  # tables of one person that are shown
CHAT_SHOWN = 200  # lines sent to a client that connects


class Conflict(Exception):
    """Another process has stored a row with this version first: load it and try again."""


class Removed(Exception):
    """The table is no longer in the database: it was deleted or archived."""


class Written(Struct, frozen=True):
    """A row, and the table to whose log it belongs."""

    table_id: str
    row: Row


class Store:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self._writer = writer
        self.metrics = Metrics()
        self.shared = engine.dialect.name == "postgresql"  # several processes may use it
        self._notices = NoticeSender(engine)

    @classmethod
    async def open(cls, url: URL) -> Store:
        engine = await open_database(url)
        return cls(engine, open_writer(engine))

    async def close(self) -> None:
        await self._notices.close()
        await self._writer.close()
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes are not on the disk yet."""
        return self._writer.waiting

    async def secret(self) -> bytes:
        """The key that tokens are signed with: made once, the same for all processes."""
        return bytes.fromhex(await self.setting_made("secret", partial(secrets.token_hex, 32)))

    async def read(self, wanted: Select[Any]) -> Sequence[SqlRow[Any]]:
        async with self.engine.connect() as connection:
            found: Sequence[SqlRow[Any]] = (await connection.execute(wanted)).all()
        return found

    async def write(self, change: Change[T]) -> T:
        """Carry out a change, wholly or not at all."""
        return await self._writer.write(change)

    async def setting(self, name: str) -> str | None:
        """What all processes share under this name."""
        found = await self.read(select(settings.c.value).where(settings.c.name == name))
        return found[0].value if found else None

    async def try_to_write(self) -> None:
        """Write something that nobody reads: on a full disk, for example, that fails."""
        now = str(time.time_ns())
        changed = update(settings).where(settings.c.name == "tried").values(value=now)

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(settings).values(name="tried", value=now))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self.write(change)

    async def setting_made(self, name: str, make: Callable[[], str]) -> str:
        """What all processes share under this name; made by the first that asks."""
        while (found := await self.setting(name)) is None:
            made = insert(settings).values(name=name, value=make())
            with suppress(IntegrityError):  # another process has just made one
                await self.write(partial(_execute, made))
        return found

    async def put_setting(self, name: str, value: str) -> None:
        changed = update(settings).where(settings.c.name == name).values(value=value)

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(settings).values(name=name, value=value))

        await self.write(change)

    # -- the log -------------------------------------------------------------------

    async def rows(self, table_id: str, since: int = 0) -> list[Row]:
        """The log from a version on; empty if there is no such table."""
        wanted = (
            select(log.c.version, log.c.person, log.c.message, log.c.entry, log.c.at, log.c.millis)
            .where(log.c.name == table_id, log.c.version >= since)
            .order_by(log.c.version)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Row(version, person, message, _ENTRY.decode(entry), at * 1000 + millis)
            for version, person, message, entry, at, millis in found
        ]

    async def created(self, table_id: str) -> Created | None:
        """The first entry of a table, without loading the rest of its log."""
        wanted = select(log.c.entry).where(log.c.name == table_id, log.c.version == 0)
        async with self.engine.connect() as connection:
            found = await connection.scalar(wanted)
        return None if found is None else msgspec.json.decode(found, type=Created)

    async def append(self, written: Iterable[Written], look_at: int | None = None) -> None:
        """Store rows, all or none of them; Conflict if one of their versions is there already.

        When this returns, they are on the disk. ``look_at`` is stored with them: when the table of
        the last row is to be looked at.
        """
        insertion = Insertion(_APPEND, [_row_of(one) for one in written])

        def append_and_look(connection: Connection) -> None:
            insertion(connection)
            _put_due(connection, str(insertion.rows[-1]["name"]), look_at)

        began = time.perf_counter()
        try:
            await self._writer.write(insertion if look_at is None else append_and_look)
        except IntegrityError:
            raise Conflict from None
        self.metrics.stored.observe(time.perf_counter() - began)

    # -- clocks --------------------------------------------------------------------

    async def put_due(self, table_id: str, at: int | None) -> None:
        """When a table is to be looked at next, in milliseconds since 1970; None: not at all."""
        with suppress(IntegrityError):  # another process has just inserted the same
            await self._writer.write(partial(_put_due, table_id=table_id, at=at))

    async def timed(self) -> list[str]:
        """The tables that are to be looked at some time: a clock runs there."""
        return [row.name for row in await self.read(select(due.c.name))]

    async def due(self, now: int, most: int, host: str = "") -> list[str]:
        """The tables that are to be looked at by now, earliest first; for a ``host`` among others
        without those that another one serves."""
        wanted = select(due.c.name).where(due.c.at <= now).order_by(due.c.at).limit(most)
        if host:
            wanted = wanted.where(~served_elsewhere(due.c.name, host))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def heartbeat(self, now: int, tolerance: int) -> list[str]:
        """Store that a server is running now, if there are tables with clocks. If none was running
        for longer than ``tolerance``, append that to their logs; returns the tables' ids."""
        async with self.engine.connect() as connection:
            if await connection.scalar(select(due.c.name).limit(1)) is None:
                return []
        try:
            return await self._writer.write(partial(_heartbeat, now=now, tolerance=tolerance))
        except IntegrityError:  # another process does the same, or has just written into such a log
            return []

    # -- the lobby -----------------------------------------------------------------

    async def put_card(self, card: TableCard) -> None:
        """Show a card in the lobby, in place of the table's previous one."""
        shown = {
            "status": card.status,
            "card": msgspec.json.encode(card).decode(),
            "at": int(time.time()),
        }
        changed = update(lobby).where(lobby.c.name == card.table).values(shown)

        def change(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                connection.execute(insert(lobby).values(name=card.table, **shown))

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._writer.write(change)

    async def refresh_cards(self, tables: Collection[str]) -> None:
        """Somebody is at these tables: they stay in the lobby."""
        still = update(lobby).where(lobby.c.name.in_(tables)).values(at=int(time.time()))
        await self._writer.write(partial(_execute, still))

    async def cards(self) -> list[TableCard]:
        """The tables that are open or running and at which somebody was lately, newest first."""
        wanted = (
            select(lobby.c.card)
            .where(lobby.c.status.in_(("open", "running")))
            .where(lobby.c.at >= int(time.time() - STALE))
            .order_by(lobby.c.at.desc())
            .limit(IN_LOBBY)
        )
        async with self.engine.connect() as connection:
            cards = (await connection.scalars(wanted)).all()
        return [msgspec.json.decode(card, type=TableCard) for card in cards]

    async def put_members(self, table_id: str, people: Iterable[str], status: Status) -> None:
        """These people, and nobody else, have the table among theirs."""
        row = {"name": table_id, "status": status, "at": int(time.time())}
        rows = [{"person": person, **row} for person in people]

        def change(connection: Connection) -> None:
            connection.execute(delete(members).where(members.c.name == table_id))
            if rows:
                connection.execute(insert(members), rows)

        with suppress(IntegrityError):  # another process has just inserted the same
            await self._writer.write(change)

    async def tables_of(self, person: str, most: int = MINE) -> list[tuple[str, int]]:
        """The tables of a person that are open or running, newest first, and the version of the
        last row of each."""
        last = select(func.max(log.c.version)).where(log.c.name == members.c.name)
        wanted = (
            select(members.c.name, last.scalar_subquery())
            .where(members.c.person == person, members.c.status.in_(("open", "running")))
            .order_by(members.c.at.desc(), members.c.name)
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [(name, version) for name, version in await connection.execute(wanted)]

    async def time_of(self, table_id: str, version: int) -> int:
        """When a row was stored, in seconds since 1970."""
        wanted = select(log.c.at).where(log.c.name == table_id, log.c.version == version)
        async with self.engine.connect() as connection:
            found: int = (await connection.execute(wanted)).scalar_one()
        return found

    # -- codes ---------------------------------------------------------------------

    async def code_of(self, table_id: str, candidates: Iterator[str]) -> str:
        """The code of a table. One that has none yet is given the first candidate that is free."""
        wanted = select(codes.c.code).where(codes.c.name == table_id)
        while True:
            async with self.engine.connect() as connection:
                found: str | None = await connection.scalar(wanted)
            if found is not None:
                return found
            given = insert(codes).values(name=table_id, code=next(candidates))
            # The code may be taken, or another process has just given the table one.
            with suppress(IntegrityError):
                await self._writer.write(partial(_execute, given))

    async def table_with(self, code: str) -> str | None:
        """The table that a code leads to."""
        wanted = select(codes.c.name).where(codes.c.code == code)
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    # -- chat ----------------------------------------------------------------------

    async def chat_lines(self, table_id: str, after: int) -> list[ChatLine]:
        """The last lines with a number above ``after``."""
        wanted = (
            select(chat.c.said)
            .where(chat.c.name == table_id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(CHAT_SHOWN)
        )
        async with self.engine.connect() as connection:
            found = (await connection.scalars(wanted)).all()
        return [msgspec.json.decode(line, type=ChatLine) for line in reversed(found)]

    async def add_chat_line(
        self, table_id: str, person: str, message: str, line: ChatLine, notice: str = ""
    ) -> bool:
        """Store a line under the next number; False if this message was stored before; Removed if
        the table is gone."""
        # Held, so that nobody deletes the table before the line is stored.
        there = select(log.c.version).where(log.c.name == table_id, log.c.version == 0)
        there = there.with_for_update(read=True)
        last = select(func.max(chat.c.number)).where(chat.c.name == table_id)
        again = select(chat.c.number).where(
            chat.c.name == table_id, chat.c.person == person, chat.c.message == message
        )

        def change(connection: Connection) -> bool:
            if connection.scalar(there) is None:
                raise Removed
            if connection.scalar(again) is not None:
                return False
            number = (connection.scalar(last) or 0) + 1
            said = msgspec.json.encode(msgspec.structs.replace(line, number=number)).decode()
            key = {"name": table_id, "number": number, "person": person, "message": message}
            connection.execute(insert(chat).values(said=said, **key))
            return True

        while True:
            with suppress(IntegrityError):  # another process took that number
                said = await self._writer.write(change)
                self.notify(notice)
                return said

    # -- other processes -----------------------------------------------------------

    def notify(self, notice: str) -> None:
        """Tell the other processes, soon."""
        if self.shared and notice:
            self._notices.send(notice)

    async def last_of(self, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
        """By table: the version of its last row, and the number of its last chat line."""
        asked = list(tables)
        version = select(log.c.name, func.max(log.c.version)).where(log.c.name.in_(asked))
        line = select(chat.c.name, func.max(chat.c.number)).where(chat.c.name.in_(asked))
        async with self.engine.connect() as connection:
            rows = await connection.execute(version.group_by(log.c.name))
            said = await connection.execute(line.group_by(chat.c.name))
        lines: dict[str, int] = {row[0]: row[1] for row in said}
        return {name: (number, lines.get(name, 0)) for name, number in rows}


def _row_of(written: Written) -> dict[str, object]:
    row = written.row
    at, millis = divmod(row.at or time.time_ns() // 1_000_000, 1000)
    return {
        "name": written.table_id,
        "version": row.version,
        "person": row.person,
        "message": row.message,
        "entry": msgspec.json.encode(row.entry).decode(),
        "at": at,
        "millis": millis,
    }


def _put_due(connection: Connection, table_id: str, at: int | None) -> None:
    if at is None:
        connection.execute(delete(due).where(due.c.name == table_id))
        return
    changed = update(due).where(due.c.name == table_id).values(at=at)
    if not connection.execute(changed).rowcount:
        connection.execute(insert(due).values(name=table_id, at=at))


def _heartbeat(connection: Connection, now: int, tolerance: int) -> list[str]:
    mine = settings.c.name == ALIVE
    said = connection.scalar(select(settings.c.value).where(mine))
    if said is None:
        connection.execute(insert(settings).values(name=ALIVE, value="0"))
        said = "0"
    # If several processes find the interruption, only one records it.
    changed = update(settings).where(mine, settings.c.value == said).values(value=str(now))
    if not connection.execute(changed).rowcount or now - int(said) <= tolerance:
        return []
    interrupted = []
    for name in connection.scalars(select(due.c.name)).all():
        last = select(log.c.version, log.c.at, log.c.millis).where(log.c.name == name)
        version, at, millis = connection.execute(last.order_by(log.c.version.desc())).first() or (
            -1,
            0,
            0,
        )
        since = max(int(said), at * 1000 + millis)
        if version >= 0 and now - since > tolerance:
            row = Row(version + 1, None, None, Interrupted(since, now), now)
            connection.execute(_APPEND, [_row_of(Written(name, row))])
            later = update(due).where(due.c.name == name)
            connection.execute(later.values(at=due.c.at + (now - since)))
            interrupted.append(name)
    return interrupted


def _execute(statement: Executable, connection: Connection) -> None:
    connection.execute(statement)
