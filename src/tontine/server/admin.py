"""What the operator of a server can find out about its tables, and do with them."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Row as SqlRow
from sqlalchemy import case, func, select

from tontine.play.errors import Problem
from tontine.server.entries import Archived, Closed, Created
from tontine.server.people.names import folded
from tontine.server.people.sanctions import (
    Kind,
    Sanctions,
    network_or_person,
    read_sanctions,
    write_sanctions,
)
from tontine.server.people.tokens import hash_of_session, new_session
from tontine.server.storage import schema
from tontine.server.storage.accounts import AccountStore
from tontine.server.storage.archive import abandoned, end_log, move_into, remove
from tontine.server.storage.backup import ARCHIVED, CLOSED, restore_backup, write_backup
from tontine.server.storage.tables import Store
from tontine.server.tables.commands import stopped
from tontine.server.tables.create import show_card
from tontine.server.tables.state import Table
from tontine.server.wire.fields import Status
from tontine.server.wire.socket import ChatLine

CHAT_SHOWN = 20  # lines
HOSTS_RESET_TIME = 24 * 3600  # seconds that a link for a lost password is good for
Which = Literal["open", "running", "over", "unfinished", "all"]
STATUSES: dict[Which, tuple[Status, ...]] = {
    "open": ("open",),
    "running": ("running",),
    "over": ("over",),
    "unfinished": ("open", "running"),
    "all": ("open", "running", "over"),
}


class NoTable(Problem, ValueError):
    """There is no table with this id."""


class Listed(Struct, frozen=True):
    """A table in a list: when the first and the last of its entries were stored (in seconds since
    1970), and how many there are."""

    table: str
    game: str
    status: Status
    public: bool
    host: str
    entries: int
    began: int
    last: int


class Member(Struct, frozen=True):
    person: str
    name: str
    seats: list[int]


class NoAccount(Problem, ValueError):
    """There is no account of this name."""


class Described(Struct, frozen=True):
    """A table that is looked at: what everybody at it may know, and no more."""

    table: str
    game: str
    status: Status
    options: dict[str, str]
    seats: list[str | None]
    entries: int
    last: int
    code: str | None
    host: str
    people: list[Member]
    bots: dict[int, str]
    decisions: int
    closed: str | None  # why it cannot be played here
    chat: list[ChatLine]


class Administration:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine

    async def list_tables(
        self, status: Status | None = None, idle: float = 0, most: int | None = None
    ) -> list[Listed]:
        """The tables of this status for which nothing was stored for ``idle`` seconds, most
        recently used first. No game is replayed for it."""
        log, members = schema.log, schema.members
        summed = (
            select(
                log.c.name,
                func.count().label("entries"),
                func.min(log.c.at).label("began"),
                func.max(log.c.at).label("last"),
            )
            .group_by(log.c.name)
            .having(func.max(case((log.c.entry == ARCHIVED, 1), else_=0)) == 0)
            .subquery()
        )
        # A table that is nobody's any more was left before its game began.
        known = select(func.max(members.c.status)).where(members.c.name == summed.c.name)
        current = func.coalesce(known.scalar_subquery(), "open")
        first = log.alias()
        wanted = (
            select(summed, current.label("status"), first.c.entry)
            .join(first, (first.c.name == summed.c.name) & (first.c.version == 0))
            .where(summed.c.last <= int(time.time() - idle))
            .order_by(summed.c.last.desc(), summed.c.name)
            .limit(most)
        )
        if status is not None:
            wanted = wanted.where(current == status)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [_listed(row) for row in found]

    async def describe(self, table_id: str) -> Described:
        table = await self._table(table_id)
        wanted = select(schema.codes.c.code).where(schema.codes.c.name == table_id)
        async with self._engine.connect() as connection:
            code = await connection.scalar(wanted)
        people = dict.fromkeys([table.created.host, *table.people(), *table.names])
        bots = {seat: table.bot_at(seat) for seat in range(len(table.places))}
        match = table.match
        return Described(
            table=table.id,
            game=table.created.game,
            status=table.status,
            options=table.options,
            seats=[table.name_of(seat) for seat in range(len(table.places))],
            entries=table.rows,
            last=await self._store.time_of(table.id, table.rows - 1),
            code=code,
            host=table.created.host,
            people=[Member(it, table.names.get(it, ""), table.seats_of(it)) for it in people],
            bots={seat: bot for seat, bot in bots.items() if bot is not None},
            decisions=len(table.decided) if match is None else match.version,
            closed=None if table.closed is None else str(table.closed),
            chat=(await self._store.chat_lines(table_id, 0))[-CHAT_SHOWN:],
        )

    async def back_up(self, file: Path) -> int:
        """Write everything into a file; how many rows that was."""
        return await write_backup(self._engine, file)

    async def restore(self, file: Path) -> int:
        return await restore_backup(self._engine, file)

    async def archive_idle(
        self, where: Path, idle: float, which: Which, used: Collection[str] = ()
    ) -> list[str]:
        """Move the tables for which nothing was stored for so many seconds, that are not used now
        and at which no clock runs into a file, or one by one into files of a folder. Where there
        are none, no file is written."""
        found = [it for it in await self.list_tables(idle=idle) if it.status in STATUSES[which]]
        used = {*used, *await self._store.timed()}
        entries: dict[str, int | None] = dict.fromkeys(await abandoned(self._store))
        entries |= {it.table: it.entries for it in found if it.table not in used}
        moved = []
        for tables in [[it] for it in entries] if where.is_dir() else [list(entries)]:
            ended = [it for it in tables if await self._end_log(it, entries[it])]
            if ended:
                file = where / f"{ended[0]}.gz" if where.is_dir() else where
                await move_into(file, self._store, ended)
            moved += ended
        return moved

    async def _end_log(self, table_id: str, entries: int | None) -> bool:
        return entries is None or await end_log(self._store, table_id, entries, Archived())

    async def close(self, table_id: str) -> None:
        """End a game as it stands, without a winner, or let it never begin. A server that runs
        shows it in a moment."""
        while True:
            table = await self._table(table_id)
            if table.status == "over":
                raise NoTable("not-played", table=table_id)
            by = Closed() if table.match is None else stopped(table)
            if await end_log(self._store, table_id, table.rows, by):
                break  # or else somebody has decided something meanwhile
        await show_card(self._store, await self._table(table_id))

    async def sanction(self, kind: Kind, who: str, until: int | None) -> Sanctions:
        """Ban or mute a person, an address or a network; with None no longer."""
        known = await read_sanctions(self._store)
        sanctions = known.changed(kind, network_or_person(who), until)
        await write_sanctions(self._store, sanctions)
        return sanctions

    async def reset_password(self, name: str) -> str:
        """The token of a link by which whoever is given it changes the password of an account."""
        store = AccountStore(self._store)
        account = await store.account_called(folded(name))
        if account is None:
            raise NoAccount("no-such-account", name=name)
        token = new_session()
        await store.put_reset(hash_of_session(token), account.person, HOSTS_RESET_TIME)
        return token

    async def sanctions(self) -> Sanctions:
        return await read_sanctions(self._store)

    async def delete(self, table_id: str) -> None:
        """Delete everything of a table but the entry that ends its log, by which a server that has
        it in memory learns of it, in a moment."""
        while not await end_log(
            self._store, table_id, (await self._table(table_id)).rows, Closed()
        ):
            pass  # somebody has decided something meanwhile
        await self._store.write(partial(remove, [table_id], but=CLOSED))

    async def _table(self, table_id: str) -> Table:
        rows = await self._store.rows(table_id)
        if not rows or rows[0].version != 0:
            raise NoTable("no-such-table", table=table_id)
        return Table(table_id, rows)


def _listed(row: SqlRow[Any]) -> Listed:
    created = msgspec.json.decode(row.entry, type=Created)
    return Listed(
        table=row.name,
        game=created.game,
        status=row.status,
        public=created.public,
        host=created.names[created.host],
        entries=row.entries,
        began=row.began,
        last=row.last,
    )
