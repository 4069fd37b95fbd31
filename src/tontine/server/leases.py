"""Which tables this process serves, where several hosts share a PostgreSQL.

Whoever has a table in memory has it leased, and the others send its sockets there
(``http/routing.py``), so that each decision is read, carried out and drawn once. Where that fails,
a table is served by two, as it can be at any time: they learn from each other what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from zlib import crc32

from tontine.server.storage.leases import TERM, LeaseStore
from tontine.server.storage.tables import Store

logger = logging.getLogger(__name__)

RENEWAL = 1.0  # seconds between two times that a host says that it runs
FORGET_INTERVAL = 30.0  # seconds between two looks for hosts that have been silent for long
PATIENCE = 2.0  # seconds for the database to say whose a table is


class Leases:
    """``lost`` is called when the database was out of reach for so long that other hosts serve the
    tables by now."""

    def __init__(self, store: Store, id: str, address: str, lost: Callable[[], None]) -> None:
        self.address = address  # where other hosts reach this one; empty: there are none
        self.draining = False
        self._store = LeaseStore(store.engine, id, address)
        self._id = id
        self._lost = lost
        self._held: set[str] = set()
        self._until = 0.0  # when the term of this host is over, if it cannot be renewed
        self._others: list[str] = []  # the addresses of hosts that take tables
        self._unreachable: dict[str, float] = {}  # addresses that do not answer, until when

    # -- running -------------------------------------------------------------------

    async def begin(self) -> None:
        if self.address:
            await self._renew()

    async def keep(self) -> None:
        """Say again and again that this host runs."""
        forgotten = time.monotonic()
        while True:
            renewing = asyncio.create_task(self._renew())
            try:
                while not (await asyncio.wait([renewing], timeout=RENEWAL))[0]:
                    self._notice_end_of_term()
            finally:
                renewing.cancel()
            if (error := renewing.exception()) is not None:
                logger.warning("cannot say that this host runs: %s", error)
                self._notice_end_of_term()
            elif time.monotonic() - forgotten > FORGET_INTERVAL:
                forgotten = time.monotonic()
                with suppress(Exception):  # it is done the next time, or by another host
                    await self._store.forget()
            await asyncio.sleep(RENEWAL)

    async def _renew(self) -> None:
        sent = time.monotonic()
        self._others = await self._store.renew(self.draining)
        self._until = sent + TERM

    def _notice_end_of_term(self) -> None:
        """Alone, a host goes on: nobody else could serve its tables."""
        if self._held and self.is_cut_off:
            logger.error("the database is out of reach: other hosts serve the tables")
            self._held.clear()
            self._lost()

    @property
    def is_cut_off(self) -> bool:
        """Whether the others take this host for dead, as it cannot reach the database."""
        return bool(self._others) and time.monotonic() > self._until

    async def drain(self) -> bool:
        """Take no more tables; False if there is nobody who would."""
        self.draining = True
        if self.address:
            with suppress(Exception):  # without the database there is nothing to hand on
                async with asyncio.timeout(PATIENCE):
                    await self._renew()
                    return bool(self._others)
        return False

    async def end(self) -> None:
        """The leases end at once, and not with the term."""
        if self.address:
            with suppress(Exception):
                async with asyncio.timeout(PATIENCE):
                    await self._store.leave()

    # -- tables --------------------------------------------------------------------

    @property
    def count(self) -> int:
        return len(self._held)

    def holds(self, table: str) -> bool:
        return table in self._held

    @property
    def hosts(self) -> int:
        """How many take tables, with this one."""
        return len(self._others) + (not self.draining)

    @property
    def is_alone(self) -> bool:
        """Whether there is nobody else, so that no table can be elsewhere."""
        return not self._others

    async def elsewhere(self, table: str) -> str | None:
        """The address of the host that serves a table instead of this one."""
        async with asyncio.timeout(PATIENCE):
            owner = (await self._store.owners([table])).get(table)
        if owner is None or (owner.address == self.address and owner.id != self._id):
            return self._successor(table) if self.draining else None
        return None if owner.address == self.address else self._reachable(owner.address)

    def _reachable(self, address: str) -> str | None:
        return None if self._unreachable.get(address, 0) > time.monotonic() else address

    def has_not_answered(self, address: str) -> None:
        """Its tables are served here, until its term is over or it answers again."""
        logger.warning("a host cannot be reached: %s", address)
        self._unreachable[address] = time.monotonic() + TERM

    def _successor(self, table: str) -> str | None:
        """Which of the others serves a table from now on: the same for everybody who asks."""
        others = [it for it in self._others if self._reachable(it)]
        return max(others, key=lambda it: crc32(f"{table} {it}".encode()), default=None)

    async def claim(self, table: str) -> bool:
        """A table comes into memory here; False if it is to be served by another host instead."""
        if not self.address or self.is_cut_off:
            return True
        if await self._store.claim([table]):
            self._held.add(table)
            return True
        return await self.elsewhere(table) is None

    async def release(self, table: str) -> None:
        """A table is no longer in memory here."""
        if table in self._held:
            self._held.discard(table)
            await self._store.release(table)

    async def check(self, tables: Collection[str]) -> list[str]:
        """Look after the leases of the tables in memory, which may change meanwhile: those that
        nobody has are taken.
        Returned are those that were lost to other hosts meanwhile."""
        if not self.address or self.draining or not tables or self.is_cut_off:
            return []
        owners = await self._store.owners(tables)
        lost = [it for it in self._held if it in owners and owners[it].id != self._id]
        self._held.difference_update(lost)
        if free := [it for it in tables if it not in owners]:
            for claimed in await self._store.claim(free):
                self._held.add(claimed)
                if claimed not in tables:  # it has left meanwhile
                    await self.release(claimed)
        return lost
