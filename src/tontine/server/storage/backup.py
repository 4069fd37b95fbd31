"""Backups of a whole database, and archives of single tables: the same kind of file.

A file is JSON lines, compressed: a head, one line for every row of the database, and a foot with a
digest of all before it. It says nothing about the kind of database, so what was saved from SQLite
can be restored into PostgreSQL. Nothing is restored before the whole file has been checked.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    create_engine,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from tontine import __version__
from tontine.play.errors import Problem
from tontine.play.form import Malformed
from tontine.server.entries import Archived, Closed
from tontine.server.storage import schema
from tontine.server.storage.database import SERVER_LOCK, migrate, revision_of, revisions

KIND = "tables"
AT_ONCE = 500  # rows handed to the database together
# What stays in the log of a table that was archived, or deleted.
ARCHIVED, CLOSED = (msgspec.json.encode(entry).decode() for entry in (Archived(), Closed()))
SNAPSHOT = {"postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ", "sqlite": "BEGIN"}


class BadBackup(Problem, ValueError):
    """A file that cannot be restored, or not into this database."""


class Head(Struct, frozen=True):
    """``only`` lists the tables of an archive; a backup of everything has None."""

    tontine: str
    made_by: str
    revision: str
    only: list[str] | None


class Line(Struct, frozen=True):
    into: str
    row: dict[str, Any]


class Foot(Struct, frozen=True):
    rows: int
    digest: str


# -- writing -----------------------------------------------------------------------


async def write_backup(engine: AsyncEngine, file: Path, only: Collection[str] | None = None) -> int:
    """Write everything, or only these tables, as the database is at one moment: a server may go on
    meanwhile. The file is there as a whole or not at all. Returned is how many rows it has."""
    async with engine.connect() as connection:
        return await connection.run_sync(_write, file, only)


def _write(connection: Connection, file: Path, only: Collection[str] | None) -> int:
    connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
    scratch = file.with_name(f".{file.name}.part")
    try:
        with open(scratch, "wb", opener=_for_owner) as raw:
            with gzip.GzipFile("", "wb", fileobj=raw) as packed:
                rows = _write_lines(connection, packed, only)
            raw.flush()
            os.fsync(raw.fileno())
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)
    return rows


def _for_owner(file: str, flags: int) -> int:
    """Opens a file that nobody else may read: what is in it is secret."""
    return os.open(file, flags, 0o600)


def _write_lines(connection: Connection, out: gzip.GzipFile, only: Collection[str] | None) -> int:
    digest, rows = hashlib.sha256(), 0

    def write(line: Struct) -> None:
        text = msgspec.json.encode(line) + b"\n"
        digest.update(text)
        out.write(text)

    revision = revision_of(connection)
    assert revision is not None, "a database that is open has been migrated"
    write(Head(KIND, __version__, revision, None if only is None else sorted(only)))
    for table in schema.KEPT if only is None else schema.OF_A_TABLE:
        wanted = select(table).order_by(*table.primary_key.columns)
        if only is not None:
            wanted = wanted.where(table.c.name.in_(only))
            if table is schema.log:
                wanted = wanted.where(table.c.entry != ARCHIVED)
        for row in connection.execute(wanted).mappings():
            write(Line(f"{table.name}", dict(row)))  # which is more than a text to SQLAlchemy
            rows += 1
    out.write(msgspec.json.encode(Foot(rows, digest.hexdigest())) + b"\n")
    return rows


# -- reading -----------------------------------------------------------------------


async def restore_backup(engine: AsyncEngine, file: Path) -> int:
    """Put back what a file holds: a backup into a database in which nothing is yet, an archive
    beside the tables that are there. Returned is how many rows there were."""
    head, rows = check_backup(file)
    with _unpacked(file, head) as source:
        async with engine.begin() as connection:
            await connection.run_sync(_restore, source, head, str(file))
    return rows


def check_backup(file: Path) -> tuple[Head, int]:
    """Read a file to its end: what it holds and how many rows; BadBackup if anything is wrong."""
    digest, rows, head = hashlib.sha256(), 0, None
    try:
        with gzip.open(file) as lines:
            last = b""
            for text in lines:
                if last:
                    digest.update(last)
                    head = head or msgspec.json.decode(last, type=Head)
                    rows += 1
                last = text
            foot = msgspec.json.decode(last, type=Foot)
    except (EOFError, gzip.BadGzipFile, zlib.error, *Malformed):
        raise BadBackup("backup-broken", file=str(file)) from None
    if head is None or foot != Foot(rows - 1, digest.hexdigest()):
        raise BadBackup("backup-broken", file=str(file))
    if head.tontine != KIND or head.revision not in revisions():
        raise BadBackup("backup-newer", file=str(file), version=head.made_by)
    return head, foot.rows


@contextmanager
def _unpacked(file: Path, head: Head) -> Iterator[Engine]:
    """The rows of a file in a database of their own, brought up to date there."""
    with TemporaryDirectory() as folder:
        source = create_engine(f"sqlite:///{folder}/backup.db")
        try:
            with source.begin() as connection:
                migrate(connection, head.revision)
                as_then = MetaData()
                as_then.reflect(connection)
                for name, rows in _rows_in(file):
                    connection.execute(insert(as_then.tables[name]), rows)
            with source.begin() as connection:
                migrate(connection)
            yield source
        finally:
            source.dispose()


def _rows_in(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a file, many of one database table at a time."""
    found: list[dict[str, Any]] = []
    name = ""
    with gzip.open(file) as lines:
        next(lines)
        for text in lines:
            if text.startswith(b'{"into"'):
                line = msgspec.json.decode(text, type=Line)
                if found and (line.into != name or len(found) == AT_ONCE):
                    yield name, found
                    found = []
                name = line.into
                found.append(line.row)
    if found:
        yield name, found


def _restore(connection: Connection, source: Engine, head: Head, file: str) -> None:
    if head.only is None:
        _check_unused(connection)
        for table in schema.KEPT:
            if table is not schema.settings and connection.execute(select(table).limit(1)).first():
                raise BadBackup("backup-not-empty", file=file)
        connection.execute(delete(schema.settings))  # what a server makes when it first starts
    else:
        theirs = schema.log.c.name.in_(head.only)
        left = schema.log.c.entry.in_((ARCHIVED, CLOSED))
        there = select(schema.log.c.name).where(theirs, ~left).limit(1)
        if (found := connection.scalar(there)) is not None:
            raise BadBackup("backup-there", file=file, table=found)
        connection.execute(delete(schema.log).where(theirs, left))
    with source.connect() as reading:
        for table in schema.KEPT:
            _copy(reading, connection, table)


def _check_unused(connection: Connection) -> None:
    """No server may use a database meanwhile whose secret is replaced. A SQLite file is held for
    this process anyway."""
    if connection.dialect.name != "postgresql":
        return
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(SERVER_LOCK))):
        raise BadBackup("database-used", database=connection.engine.url.render_as_string())


def _copy(source: Connection, target: Connection, table: Table) -> None:
    for rows in source.execute(select(table)).mappings().partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in rows])
