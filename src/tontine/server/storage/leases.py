"""Which hosts run, and which of them serves a table: one row a host, with a term, and one a table.

A host says once a second that it runs, however many tables it serves. A lease counts as long as its
host is in its term. It saves work and nothing else: what is stored for a table is in order because
of the key of its log, whoever serves it. All times are the database's. Only for PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Exists, literal_column, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from tontine.server.storage.schema import hosts, leases

TERM = 4.0  # seconds for which a host is taken to run after it has said so
FORGOTTEN = 60.0  # seconds after which a host that says nothing is forgotten

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_RENEW = text(
    "INSERT INTO hosts (id, address, until, draining)"
    f" VALUES (:id, :address, {_NOW} + :term, :draining)"
    f" ON CONFLICT (id) DO UPDATE SET until = {_NOW} + :term, draining = :draining"
)
_OTHERS = text(
    "SELECT DISTINCT address FROM hosts"
    f" WHERE until > {_NOW} AND NOT draining AND address <> :address ORDER BY address"
)
_FORGET = text(f"DELETE FROM hosts WHERE until < {_NOW} - :age")
_OWNERS = text(
    "SELECT leases.name, hosts.id, hosts.address FROM leases JOIN hosts ON hosts.id = leases.host"
    f" WHERE leases.name = ANY(:names) AND hosts.until > {_NOW}"
)
# In order, or two hosts that want the same tables could wait for each other.
_CLAIM = text(
    "INSERT INTO leases (name, host) SELECT name, :id FROM unnest(CAST(:names AS text[])) name"
    " ORDER BY name ON CONFLICT (name) DO UPDATE SET host = :id WHERE leases.host = :id OR NOT"
    f" EXISTS (SELECT FROM hosts WHERE hosts.id = leases.host AND hosts.until > {_NOW})"
    " RETURNING name"
)
_RELEASE = text("DELETE FROM leases WHERE host = :id AND name = :name")
_LEAVE = text("DELETE FROM hosts WHERE id = :id")


def served_elsewhere(table: ColumnElement[str], host: str) -> Exists:
    """Whether another host than this one serves a table: a condition for a query."""
    theirs = (leases.c.name == table, leases.c.host == hosts.c.id, leases.c.host != host)
    in_term = hosts.c.until > literal_column(_NOW)
    return select(leases.c.name).where(*theirs, in_term).exists()


class Owner(Struct, frozen=True):
    """The process that serves a table, and where it is reached."""

    id: str
    address: str


class LeaseStore:
    """As the host ``id`` sees it, which others reach at ``address``."""

    def __init__(self, engine: AsyncEngine, id: str, address: str) -> None:
        self._engine = engine
        self._id = id
        self._address = address

    async def renew(self, draining: bool) -> list[str]:
        """Say that this host runs. Returned is where others are that take tables."""
        me = {"id": self._id, "address": self._address, "draining": draining}
        async with self._engine.begin() as connection:
            await connection.execute(_RENEW, {**me, "term": int(TERM * 1000)})
            return list(await connection.scalars(_OTHERS, {"address": self._address}))

    async def forget(self) -> None:
        """Delete the hosts that have not said for long that they run, with their leases."""
        async with self._engine.begin() as connection:
            await connection.execute(_FORGET, {"age": int(FORGOTTEN * 1000)})

    async def owners(self, tables: Collection[str]) -> dict[str, Owner]:
        """Who serves these tables, of those that somebody serves."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_OWNERS, {"names": list(tables)})
            return {name: Owner(id, address) for name, id, address in found}

    async def claim(self, tables: Collection[str]) -> Sequence[str]:
        """The tables that are leased to this host from now on, of these; the others are leased to
        hosts that run."""
        async with self._engine.begin() as connection:
            wanted = {"names": list(tables), "id": self._id}
            return (await connection.scalars(_CLAIM, wanted)).all()

    async def release(self, table: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_RELEASE, {"id": self._id, "name": table})

    async def leave(self) -> None:
        """This host serves no longer."""
        async with self._engine.begin() as connection:
            await connection.execute(_LEAVE, {"id": self._id})
