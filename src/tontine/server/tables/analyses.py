"""Analyses of games that are over: one after the other, in a process of the lowest priority."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from tontine import __version__
from tontine.bots.bot import BotFailed
from tontine.coach.hints import can_advise
from tontine.play.match import Match
from tontine.play.words import LANGUAGES
from tontine.server.bots.pool import Bots
from tontine.server.common.locks import FairLock
from tontine.server.storage.analyses import AnalysisStore
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire.socket import AnalysisProgress

logger = logging.getLogger(__name__)

WORDING = 2  # raised when an analysis says something else of the same game
LOOK_AGAIN = 3.0  # seconds after which a process looks whether another one has finished

Told = dict[str, bytes]  # by language


class Services(Protocol):
    """What analyses need of the server."""

    @property
    def bots(self) -> Bots: ...

    def track(self, task: asyncio.Task[None]) -> None: ...

    async def load_table(self, table_id: str) -> Table | None: ...

    def live_table(self, table_id: str) -> LiveTable | None: ...


class Analyses:
    def __init__(self, services: Services, store: AnalysisStore) -> None:
        self._services = services
        self._store = store
        self._running: set[str] = set()
        self._turn = FairLock()  # one game at a time; who has many waits for the others

    def want(self, table: Table, owner: str) -> None:
        """A game is over and somebody may look at it: tell them what is known, and find out the
        rest. However often this is said, it is done once."""
        if table.id in self._running or not may_be_analysed(table):
            return
        self._running.add(table.id)
        self._services.track(asyncio.create_task(self._analyse(table.id, owner)))

    async def _analyse(self, table_id: str, owner: str) -> None:
        try:
            told = await self._store.told(table_id)
            if told is None:
                async with self._turn.of(owner):
                    told = await self._made(table_id, owner)
            if told is not None:
                self._tell(table_id, told)
        except BotFailed as failed:
            logger.error("the game at %s cannot be analysed: %s", table_id, failed.summary)
        finally:
            self._running.discard(table_id)

    async def _made(self, table_id: str, owner: str) -> Told | None:
        """Made here, or by another process that is at it."""
        table = await self._services.load_table(table_id)
        if table is None or table.match is None:
            return None
        kind = f"{__version__} {WORDING}"
        while (work := await self._store.claim(table_id, kind)) is None:
            if (told := await self._store.told(table_id)) is not None:
                return told
            await asyncio.sleep(LOOK_AGAIN)
        return await self._make(table_id, table.match, work.pieces, owner)

    async def _make(
        self, table_id: str, match: Match, done: list[msgspec.Raw], owner: str
    ) -> Told | None:
        bots, total = self._services.bots, None
        while total is None or len(done) < total:
            batch = await bots.analyse(table_id, match, done, owner)
            total = batch.total
            if batch.pieces:
                await self._store.add(table_id, len(done), batch.pieces)
            done = [*done, *batch.pieces]
            progress = AnalysisProgress(part=len(done) / total, curve=batch.curve)
            encoded = msgspec.json.encode(progress)
            self._tell(table_id, dict.fromkeys(LANGUAGES, encoded))
        finished = await bots.finish_analysis(table_id, match, done, owner)
        told = {language: bytes(message) for language, message in finished.told.items()}
        await self._store.finish(table_id, bytes(finished.analysis), told, finished.findings)
        return told

    def _tell(self, table_id: str, told: Told) -> None:
        live = self._services.live_table(table_id)
        if live is not None:
            live.show_analysis(told)


def may_be_analysed(table: Table) -> bool:
    match = table.match
    over = match is not None and match.game.over and table.stopped is None
    return over and not table.created.lesson and can_advise(table.created.game)
