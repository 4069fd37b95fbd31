"""Hints at a table: computed once for each position, and sent to whoever asks."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from tontine.bots.bot import BotFailed
from tontine.play.words import LANGUAGES
from tontine.server.bots.hints import PARTS
from tontine.server.bots.pool import Bots
from tontine.server.common.lru_cache import LruCache
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.commands import is_still_asked
from tontine.server.tables.state import Table
from tontine.server.wire.socket import Hint

logger = logging.getLogger(__name__)

KEPT = 4  # positions of a table

Position = tuple[int, int, int]  # the seat, and the numbers of undos and of decisions


class Services(Protocol):
    """What hints need of the server."""

    @property
    def bots(self) -> Bots: ...

    def track(self, task: asyncio.Task[None]) -> None: ...


class Where(Protocol):
    """What hints need of the table."""

    @property
    def table(self) -> Table: ...

    @property
    def clients(self) -> list[ClientView]: ...

    @property
    def owner(self) -> str: ...


class Hints:
    def __init__(self, where: Where, services: Services) -> None:
        self._where = where
        self._services = services
        self._found: LruCache[Position, dict[str, bytes]] = LruCache(KEPT)
        self._thinking: set[Position] = set()

    def ask(self, client: ClientView, seat: int) -> None:
        """Send what is known of the present position, and let the coach find the rest. The message
        may be an old one that was sent again, or say another seat than it did."""
        table, match = self._where.table, self._where.table.playing
        if table.places[seat].person != client.person or seat not in match.owing:
            return
        position = (seat, match.undos, match.version)
        known = self._found.get(position)
        if known is not None:
            client.send_hint(seat, known)
        elif position not in self._thinking:
            self._thinking.add(position)
            self._services.track(asyncio.create_task(self._think(position)))

    async def _think(self, position: Position) -> None:
        try:
            await self._advise(position)
        except BotFailed as failed:
            logger.error("no hint at %s: %s", self._where.table.id, failed.summary)
            self._send(position, _nothing(position, self._where.table))
        finally:
            self._thinking.discard(position)

    async def _advise(self, position: Position) -> None:
        """Until nobody who asked is there any more, or the question is gone."""
        table, seat = self._where.table, position[0]
        match, version = table.playing.at(table.playing.version), table.version
        for part in PARTS:
            asked = (table.id, match, seat, part, self._where.owner)
            found = await self._services.bots.advise(*asked)
            if table.closed is not None or not is_still_asked(table, seat, version):
                return
            if part >= PARTS[-1]:
                self._found.put(position, found)
            if not self._send(position, found):
                return

    def _send(self, position: Position, found: dict[str, bytes]) -> bool:
        """Whether anybody is there."""
        seat = position[0]
        person = self._where.table.places[seat].person
        own = [it for it in self._where.clients if it.person == person]
        for client in own:
            client.send_hint(seat, found)
        return bool(own)


def _nothing(position: Position, table: Table) -> dict[str, bytes]:
    seat, _, version = position
    decided = table.playing.last_decision(seat)
    hint = Hint(
        seat=seat, version=version, decided=decided, playouts=0, doubt=0, final=True, turns=[]
    )
    return dict.fromkeys(LANGUAGES, msgspec.json.encode(hint))
