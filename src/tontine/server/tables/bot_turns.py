"""When bots decide at a table, and standing orders are carried out."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from tontine.bots.bot import BotFailed
from tontine.bots.decide import safe_decision
from tontine.play.errors import Refused
from tontine.play.view import Decision
from tontine.server.tables.commands import Change, decided, is_still_asked

if TYPE_CHECKING:
    from tontine.server.tables.live_table import LiveTable

logger = logging.getLogger(__name__)

RETRY_DELAY = 3.0  # seconds after which a bot whose turn failed is asked again
LESSON_PACE = 0.8  # seconds, at most, that a bot takes in a lesson
PACE_SPREAD = 0.4  # how much faster or slower than the pace a bot may answer


class BotTurns:
    """The decisions that nobody connected makes. They are carried out at random times, since how
    long one took would give away something about it."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table = live.table
        # The seat, and the version it thinks about.
        self._thinking: set[tuple[int, int]] = set()

    def start(self) -> None:
        """Let every bot that owes a decision begin to think, and every standing order be carried
        out, unless nobody is connected and the game waits for somebody."""
        table = self._table
        if table.match is None or table.status == "over" or not self._may_go_on():
            return
        for seat in table.match.owing:
            if table.is_decided_for(seat) and not self._is_thinking(seat):
                bot = table.bot_at(seat)
                self._thinking.add((seat, table.version))
                self._live.track(self._take_turn(seat, bot, table.version))

    def _may_go_on(self) -> bool:
        """Without clients the live table may have been dropped, and the table loaded anew; where
        the game goes on alone, it is kept as long as bots owe decisions."""
        table, live = self._table, self._live
        if table.closed is not None or table.rests or live.is_dropped:
            return False
        return bool(live.clients) or table.is_left_alone

    def _is_thinking(self, seat: int) -> bool:
        """Whether a bot already thinks about the decision that the seat owes now."""
        return any(
            thinker == seat and is_still_asked(self._table, seat, version)
            for thinker, version in self._thinking
        )

    async def _take_turn(self, seat: int, bot: str | None, version: int) -> None:
        try:
            if bot is None:
                await self._carry_out_order(seat, version)
            else:
                await self._decide(seat, bot, version)
        except Exception:
            # The bot is asked again, whatever went wrong; after a pause, lest it fail in a loop.
            logger.exception("the bot %s at %s failed", bot, self._table.id)
            await asyncio.sleep(RETRY_DELAY)
        finally:
            self._thinking.discard((seat, version))
        self.start()

    def _pause(self) -> float:
        """Seconds before a decision is carried out."""
        pace = self._live.services.pace
        if self._table.lesson is not None:
            pace = min(pace, LESSON_PACE)
        return pace * random.uniform(1 - PACE_SPREAD, 1 + PACE_SPREAD)

    def _is_due(self, seat: int, version: int) -> bool:
        """Whether what was decided about this version can still be carried out."""
        table = self._table
        going_on = self._may_go_on() and table.status != "over"
        return going_on and is_still_asked(table, seat, version)

    async def _carry_out_order(self, seat: int, version: int) -> None:
        """After as long as a bot would take."""
        table = self._table
        await asyncio.sleep(self._pause())
        async with self._live.lock:
            decision = table.standing_decision(seat) if self._is_due(seat, version) else None
            if decision is None:
                return
            change = decided(table.deciding, seat, decision)
            await self._live.write_change(change, table.places[seat].person)

    async def _decide(self, seat: int, bot: str, version: int) -> None:
        """Let a bot decide. Its decision is carried out after a random time that does not depend on
        how long it thought."""
        clock = asyncio.get_running_loop().time
        due = clock() + self._pause()
        try:
            with self._live.services.metrics.thinks(self._table.created.game, bot):
                asked = (self._table.id, self._table.playing, seat, bot, self._live.owner)
                decision = await self._live.services.bots.decide(*asked)
        except BotFailed as failed:
            self._report(bot, seat, failed)
            decision = None
        while self._live.services.pace and due < clock():  # late: as if it had begun only then
            due += self._pause()
        await asyncio.sleep(due - clock())
        async with self._live.lock:
            if self._table.bot_at(seat) != bot or not self._is_due(seat, version):
                return
            change = self._change(seat, bot, version, decision)
            if change is not None:
                await self._live.write_change(change, None)

    def _change(
        self, seat: int, bot: str, version: int, decision: Decision | None
    ) -> Change | None:
        """What the bot's decision changes, or another in its place if it has failed; None if it has
        to think again."""
        table = self._table
        try:
            if decision is not None:
                return decided(table.deciding, seat, decision)
        except Refused as refused:
            if table.version != version:
                return None  # another decision came first and made it impossible
            self._report(bot, seat, refused)
        safe = safe_decision(table.playing.title, table.playing.game, seat)
        return decided(table.deciding, seat, safe, failed_bot=bot)

    def _report(self, bot: str, seat: int, error: BotFailed | Refused) -> None:
        """Log the failure for whoever runs the server. The players read of it in the game's log.
        What exactly was refused may be known to the seat alone."""
        table = self._table
        self._live.services.metrics.bot_failures[table.created.game, bot] += 1
        said = error.summary if isinstance(error, BotFailed) else f"refused, {error.reason}"
        where = (table.id, seat, table.playing.version)
        logger.error("the bot %s failed at %s, seat %d, decision %d: %s", bot, *where, said)
