"""The database: the logs of all tables, their chat, and the lobby."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Iterator

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tontine.table.database import open_database
from tontine.table.entries import Created, Entry, Row
from tontine.table.messages import ChatLine, Status, TableCard
from tontine.table.schema import chat, codes, lobby, log, members, settings

CHANNEL = "tontine"
IN_LOBBY = 100  # tables shown
MINE = 50  # tables of one person that are shown
CHAT_SHOWN = 200  # lines sent to a client that connects


class Conflict(Exception):
    """Another process has stored a row with this version first: load it and try again."""


class Written(Struct, frozen=True):
    """A row, and the table to whose log it belongs."""

    table_id: str
    row: Row


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.shared = engine.dialect.name == "postgresql"  # several processes may use it

    @classmethod
    async def open(cls, url: URL) -> Store:
        return cls(await open_database(url))

    async def close(self) -> None:
        await self._engine.dispose()

    async def secret(self) -> bytes:
        """The key that tokens are signed with: made once, the same for all processes."""
        wanted = select(settings.c.value).where(settings.c.name == "secret")
        async with self._engine.connect() as connection:
            found = await connection.scalar(wanted)
        if found is None:
            try:
                async with self._engine.begin() as connection:
                    made = {"name": "secret", "value": secrets.token_hex(32)}
                    await connection.execute(insert(settings).values(made))
            except IntegrityError:
                pass  # another process has just made one
            return await self.secret()
        return bytes.fromhex(found)

    # -- the log -------------------------------------------------------------------

    async def rows(self, table_id: str, since: int = 0) -> list[Row]:
        """The log from a version on; empty if there is no such table."""
        wanted = (
            select(log.c.version, log.c.person, log.c.message, log.c.entry)
            .where(log.c.name == table_id, log.c.version >= since)
            .order_by(log.c.version)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [
            Row(version, person, message, msgspec.json.decode(entry, type=Entry))
            for version, person, message, entry in found
        ]

    async def created(self, table_id: str) -> Created | None:
        """The first entry of a table, without loading the rest of its log."""
        wanted = select(log.c.entry).where(log.c.name == table_id, log.c.version == 0)
        async with self._engine.connect() as connection:
            found = await connection.scalar(wanted)
        return None if found is None else msgspec.json.decode(found, type=Created)

    async def append(self, written: Iterable[Written], notice: str = "") -> None:
        """Store rows, all or none of them; Conflict if one of their versions is there already.

        When this returns, they are on the disk.
        """
        try:
            async with self._engine.begin() as connection:
                for one in written:
                    await self._append(connection, one)
                await self._notify(connection, notice)
        except IntegrityError:
            raise Conflict from None

    async def _append(self, connection: AsyncConnection, written: Written) -> None:
        row = written.row
        entry = {
            "name": written.table_id,
            "version": row.version,
            "person": row.person,
            "message": row.message,
            "entry": msgspec.json.encode(row.entry).decode(),
            "at": int(time.time()),
        }
        await connection.execute(insert(log).values(entry))

    # -- the lobby -----------------------------------------------------------------

    async def put_card(self, card: TableCard) -> None:
        """Show a card in the lobby, in place of the table's previous one."""
        shown = {
            "status": card.status,
            "card": msgspec.json.encode(card).decode(),
            "at": int(time.time()),
        }
        changed = update(lobby).where(lobby.c.name == card.table).values(shown)
        try:
            async with self._engine.begin() as connection:
                if not (await connection.execute(changed)).rowcount:
                    await connection.execute(insert(lobby).values(name=card.table, **shown))
        except IntegrityError:
            pass  # another process has just inserted the same

    async def cards(self) -> list[TableCard]:
        """The tables that are open or running, newest first."""
        wanted = (
            select(lobby.c.card)
            .where(lobby.c.status.in_(("open", "running")))
            .order_by(lobby.c.at.desc())
            .limit(IN_LOBBY)
        )
        async with self._engine.connect() as connection:
            cards = (await connection.scalars(wanted)).all()
        return [msgspec.json.decode(card, type=TableCard) for card in cards]

    async def put_members(self, table_id: str, people: Iterable[str], status: Status) -> None:
        """These people, and nobody else, have the table among theirs."""
        row = {"name": table_id, "status": status, "at": int(time.time())}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(members).where(members.c.name == table_id))
                for person in people:
                    await connection.execute(insert(members).values(person=person, **row))
        except IntegrityError:
            pass  # another process has just inserted the same

    async def tables_of(self, person: str) -> list[tuple[str, int]]:
        """The tables of a person that are open or running, newest first, and the version of the
        last row of each."""
        last = select(func.max(log.c.version)).where(log.c.name == members.c.name)
        wanted = (
            select(members.c.name, last.scalar_subquery())
            .where(members.c.person == person, members.c.status.in_(("open", "running")))
            .order_by(members.c.at.desc(), members.c.name)
            .limit(MINE)
        )
        async with self._engine.connect() as connection:
            return [(name, version) for name, version in await connection.execute(wanted)]

    async def time_of(self, table_id: str, version: int) -> int:
        """When a row was stored, in seconds since 1970."""
        wanted = select(log.c.at).where(log.c.name == table_id, log.c.version == version)
        async with self._engine.connect() as connection:
            found: int = (await connection.execute(wanted)).scalar_one()
        return found

    # -- codes ---------------------------------------------------------------------

    async def code_of(self, table_id: str, candidates: Iterator[str]) -> str:
        """The code of a table. One that has none yet is given the first candidate that is free."""
        wanted = select(codes.c.code).where(codes.c.name == table_id)
        while True:
            async with self._engine.connect() as connection:
                found: str | None = await connection.scalar(wanted)
            if found is not None:
                return found
            given = {"name": table_id, "code": next(candidates)}
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(codes).values(given))
            except IntegrityError:
                pass  # the code is taken, or another process has just given the table one

    async def table_with(self, code: str) -> str | None:
        """The table that a code leads to."""
        wanted = select(codes.c.name).where(codes.c.code == code)
        async with self._engine.connect() as connection:
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
        async with self._engine.connect() as connection:
            found = (await connection.scalars(wanted)).all()
        return [msgspec.json.decode(line, type=ChatLine) for line in reversed(found)]

    async def add_chat_line(
        self, table_id: str, person: str, message: str, line: ChatLine, notice: str = ""
    ) -> bool:
        """Store a line under the next number; False if this message was stored before."""
        last = select(func.max(chat.c.number)).where(chat.c.name == table_id)
        again = select(chat.c.number).where(
            chat.c.name == table_id, chat.c.person == person, chat.c.message == message
        )
        while True:
            try:
                async with self._engine.begin() as connection:
                    if await connection.scalar(again) is not None:
                        return False
                    number = (await connection.scalar(last) or 0) + 1
                    numbered = msgspec.structs.replace(line, number=number)
                    said = msgspec.json.encode(numbered).decode()
                    key = {"name": table_id, "number": number, "person": person, "message": message}
                    await connection.execute(insert(chat).values(said=said, **key))
                    await self._notify(connection, notice)
                return True
            except IntegrityError:
                continue  # another process took that number

    # -- other processes -----------------------------------------------------------

    async def notify(self, notice: str) -> None:
        async with self._engine.begin() as connection:
            await self._notify(connection, notice)

    async def _notify(self, connection: AsyncConnection, notice: str) -> None:
        """Sent to the listening processes when the transaction is committed, and only then."""
        if self.shared and notice:
            told = text("SELECT pg_notify(:channel, :notice)")
            await connection.execute(told, {"channel": CHANNEL, "notice": notice})
