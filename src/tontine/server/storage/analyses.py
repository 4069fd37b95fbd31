"""Analyses of games that are over, and what is done of those that are being made."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Delete, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tontine.coach.analysis import Findings
from tontine.server.storage.schema import analyses, analysis_pieces, played
from tontine.server.storage.tables import Store

HELD = 120  # seconds: a process that has done nothing for so long is taken for dead


class Work(Struct, frozen=True):
    """The pieces that are done, in their order."""

    pieces: list[msgspec.Raw]


class AnalysisStore:
    def __init__(self, store: Store, holder: str) -> None:
        self._store = store
        self._holder = holder

    async def told(self, table_id: str) -> dict[str, bytes] | None:
        """What clients are told of the game, by language, once all is done."""
        wanted = select(analyses.c.told).where(analyses.c.name == table_id)
        for row in await self._store.read(wanted):
            if row.told is not None:
                found = msgspec.json.decode(row.told, type=dict[str, msgspec.Raw])
                return {language: bytes(message) for language, message in found.items()}
        return None

    async def analysis(self, table_id: str) -> bytes | None:
        """All that was found of the game, once it is."""
        wanted = select(analyses.c.analysis).where(analyses.c.name == table_id)
        found = [row.analysis for row in await self._store.read(wanted)]
        return found[0].encode() if found and found[0] is not None else None

    async def claim(self, table_id: str, kind: str) -> Work | None:
        """What is done, for a process that goes on with it; None while another one works on it.
        ``kind`` is what an analysis depends on besides the game: what was done of another kind is
        of no use."""
        now, until = int(time.time()), int(time.time()) + HELD

        def change(connection: Connection) -> bool:
            own = analyses.c.name == table_id
            free = (analyses.c.holder == self._holder) | (analyses.c.until < now)
            kinds = connection.execute(select(analyses.c.kind).where(own)).scalars().all()
            held = {"holder": self._holder, "until": until, "kind": kind}
            if not kinds:
                connection.execute(insert(analyses).values(name=table_id, **held))
            elif not connection.execute(update(analyses).where(own, free).values(**held)).rowcount:
                return False
            if kinds and kinds[0] != kind:
                connection.execute(_pieces_of(table_id))
            return True

        with suppress(IntegrityError):  # another process has just claimed it
            if await self._store.write(change):
                return Work(await self._done(table_id))
        return None

    async def _done(self, table_id: str) -> list[msgspec.Raw]:
        wanted = (
            select(analysis_pieces.c.first, analysis_pieces.c.pieces)
            .where(analysis_pieces.c.name == table_id)
            .order_by(analysis_pieces.c.first)
        )
        done: list[msgspec.Raw] = []
        for row in await self._store.read(wanted):
            if row.first == len(done):
                done += msgspec.json.decode(row.pieces, type=list[msgspec.Raw])
        return done

    async def add(self, table_id: str, first: int, pieces: list[msgspec.Raw]) -> None:
        """More pieces are done; the claim goes on."""
        encoded = msgspec.json.encode(pieces).decode()
        until = int(time.time()) + HELD

        def change(connection: Connection) -> None:
            row = {"name": table_id, "first": first, "pieces": encoded}
            connection.execute(insert(analysis_pieces).values(**row))
            own = (analyses.c.name == table_id) & (analyses.c.holder == self._holder)
            connection.execute(update(analyses).where(own).values(until=until))

        await self._store.write(change)

    async def finish(
        self,
        table_id: str,
        analysis: bytes,
        told: dict[str, bytes],
        findings: Sequence[Findings],
    ) -> None:
        whole = {language: msgspec.Raw(message) for language, message in told.items()}
        values = {
            "analysis": analysis.decode(),
            "told": msgspec.json.encode(whole).decode(),
            "findings": msgspec.json.encode(findings).decode(),
        }

        def change(connection: Connection) -> None:
            own = analyses.c.name == table_id
            connection.execute(update(analyses).where(own).values(**values))
            connection.execute(_pieces_of(table_id))

        await self._store.write(change)

    async def findings_of(self, person: str) -> dict[str, list[Findings]]:
        """By game that the person has played, as far as they have been gone through; by seat."""
        wanted = (
            select(analyses.c.name, analyses.c.findings)
            .join(played, played.c.name == analyses.c.name)
            .where(played.c.person == person, analyses.c.findings.is_not(None))
        )
        rows = await self._store.read(wanted)
        return {it.name: msgspec.json.decode(it.findings, type=list[Findings]) for it in rows}


def _pieces_of(table_id: str) -> Delete:
    return delete(analysis_pieces).where(analysis_pieces.c.name == table_id)
