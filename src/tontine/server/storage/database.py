"""Opening the database: SQLite in a file, or PostgreSQL for several processes."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from tontine.play.errors import Problem
from tontine.play.form import system_problem
from tontine.server.storage.writer import ConcurrentWriter, SingleWriter, Writer

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
MIGRATIONS = "tontine.server.storage:migrations"
# Numbers of locks in PostgreSQL: arbitrary, but the same for all processes.
MIGRATION_LOCK = 7_460_661
SERVER_LOCK = 7_460_662  # shared by all servers; a backup is restored only without any
BUSY_TIMEOUT = 10  # seconds to wait for another writer


class BadDatabase(Problem, ValueError):
    """A database that cannot be used."""


def default_database() -> str:
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(home).expanduser() / "tontine" / "tables.db")


def database_url(database: str) -> URL:
    """The URL of a file, or of an address such as postgresql+asyncpg://user:password@host/name."""
    if "://" not in database:
        return URL.create(SQLITE, database=str(Path(database).expanduser().absolute()))
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise BadDatabase("bad-database") from None
    known = {"sqlite": SQLITE, "postgresql": POSTGRESQL}
    name = url.get_backend_name()
    if name not in known:
        raise BadDatabase("no-database", name=name)
    return url.set(drivername=known[name])


async def open_database(url: URL, revision: str = "head") -> AsyncEngine:
    """Open the database; created if it does not exist, migrated if it does."""
    if url.drivername == SQLITE and url.database:
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            _make_private(url.database)
        except OSError as error:
            details = {"file": url.database, "problem": system_problem(error)}
            raise BadDatabase("file-problem", **details) from None
    # An error must not show what was to be stored: it is logged.
    shared = url.drivername == POSTGRESQL
    engine = create_async_engine(url, pool_pre_ping=shared, hide_parameters=True)
    if url.drivername == SQLITE:
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate, revision)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        problem = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        details = {"database": url.render_as_string(), "text": problem}
        raise BadDatabase("database-problem", **details) from None
    return engine


def _make_private(database: str) -> None:
    """Make the file, if there is none, for its owner alone: it holds keys, tokens and addresses.
    SQLite gives the files beside it the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(os.path.realpath(database), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


@contextmanager
def claimed(url: URL) -> Iterator[None]:
    """Lock a SQLite file for this process; BadDatabase if another server has it. Two servers would
    not learn what the other stores. The system releases the lock when a process dies."""
    if url.drivername != SQLITE or not url.database or fcntl is None:
        yield
        return
    lock = Path(f"{os.path.realpath(url.database)}-lock")  # whatever links lead there
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("a")
    except OSError as error:
        details = {"file": str(lock), "problem": system_problem(error)}
        raise BadDatabase("file-problem", **details) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadDatabase("database-taken", file=url.database) from None
        yield


def identity(url: URL) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None if there is none, or the database is no file."""
    if url.drivername != SQLITE or not url.database:
        return None
    try:
        found = Path(url.database).stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_writer(engine: AsyncEngine) -> Writer:
    """The writer through which all changes of an open database go."""
    if engine.dialect.name == "postgresql":
        return ConcurrentWriter(engine)
    file = engine.url.set(drivername="sqlite")
    writing = create_engine(file, poolclass=StaticPool, hide_parameters=True)
    event.listen(writing, "connect", _set_up_writing)
    event.listen(writing, "begin", _begin_writing)
    return SingleWriter(writing)


def _set_up_sqlite(connection: Any, record: object) -> None:
    """WAL: readers and the writer do not block each other. FULL: a commit is on the disk."""
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={int(BUSY_TIMEOUT * 1000)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _set_up_writing(connection: Any, record: object) -> None:
    _set_up_sqlite(connection, record)
    connection.isolation_level = None  # ``_begin_writing`` begins


def _begin_writing(connection: Connection) -> None:
    """Wait for the lock first: a transaction that reads before it writes would fail at once if
    somebody else, such as ``tontine admin``, has written in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def revision_of(connection: Connection) -> str | None:
    """The last migration of a database; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All migrations that this Tontine knows, the newest first."""
    scripts = ScriptDirectory.from_config(_config()).walk_revisions()
    return [script.revision for script in scripts]


def migrate(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":  # two processes may start at the same time
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
