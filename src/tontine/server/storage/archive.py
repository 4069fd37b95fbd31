"""Tables that nobody uses any more, moved out of the database into files.

Somebody may come back to such a table at the same moment, at another process. So its log is first
ended by an entry that nothing can follow. If somebody else's entry takes that number first, the
table stays; otherwise theirs is refused. Only then is the table written into a file and removed; if
that fails, for example because the disk is full, the entry is taken back.
The last entry stays in the database until the table is restored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, delete, select
from sqlalchemy.ext.asyncio import create_async_engine

from tontine.server.entries import Archived, Closed, Row, Stopped
from tontine.server.storage.backup import ARCHIVED, write_backup
from tontine.server.storage.schema import OF_A_TABLE, log
from tontine.server.storage.tables import Conflict, Store, Written

ABANDONED = 3600  # seconds after which a process that was moving a table is taken for dead


async def end_log(
    store: Store, table_id: str, entries: int, by: Archived | Closed | Stopped
) -> bool:
    """End the log of a table that has so many entries; False if by now it has more."""
    row = Row(entries, None, None, by, int(time.time() * 1000))
    try:
        await store.append([Written(table_id, row)])
    except Conflict:
        return False
    return True


async def abandoned(store: Store) -> list[str]:
    """The tables whose logs were ended by a process that died before it had moved them."""
    first = log.alias()
    wanted = (
        select(log.c.name)
        .join(first, (first.c.name == log.c.name) & (first.c.version == 0))
        .where(log.c.entry == ARCHIVED, log.c.at <= int(time.time()) - ABANDONED)
    )
    return [row.name for row in await store.read(wanted)]


async def move_into(file: Path, store: Store, ended: Collection[str]) -> None:
    """Move tables whose logs were ended into a file: they are removed once it is on the disk. If it
    cannot be written, they go on as before. It is written in a thread, as packing it and waiting
    for the disk would hold up a server."""
    try:
        await asyncio.to_thread(asyncio.run, _write(store.engine.url, file, ended))
    except Exception:
        await store.write(partial(_reopen, ended))
        raise
    await store.write(partial(remove, ended, but=ARCHIVED))


async def _write(url: URL, file: Path, tables: Collection[str]) -> None:
    engine = create_async_engine(url)
    try:
        await write_backup(engine, file, tables)
    finally:
        await engine.dispose()


def _reopen(tables: Collection[str], connection: Connection) -> None:
    """Remove the entry that ended their logs. Nothing was stored after it."""
    ended = delete(log).where(log.c.name.in_(tables), log.c.entry == ARCHIVED)
    connection.execute(ended)


def remove(tables: Collection[str], connection: Connection, but: str = "") -> None:
    """Remove everything of these tables, except log entries equal to ``but``."""
    for table in OF_A_TABLE:
        unwanted = delete(table).where(table.c.name.in_(tables))
        connection.execute(unwanted.where(log.c.entry != but) if table is log else unwanted)
