"""All tables in the memory of this process, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets

from sqlalchemy.engine import URL

from tontine.play.titles import title_of
from tontine.table.bots import Bots
from tontine.table.client_view import ClientView
from tontine.table.create import card_of, created_by, game_cards
from tontine.table.entries import Row
from tontine.table.live_table import LiveTable
from tontine.table.messages import CreateTable, Lobby, TableCard, TableCreated
from tontine.table.notices import Notice, NoticeListener
from tontine.table.store import Conflict, Store, Written
from tontine.table.table import Table
from tontine.table.tokens import Tokens

logger = logging.getLogger(__name__)


ROLL_CALL = 15.0  # seconds
MOST_TOLD = 200  # people in one notice: PostgreSQL takes less than 8000 bytes


def _is_played_here(card: TableCard) -> bool:
    """Whether one can come in: a game that has begun must be one that we have the rules of."""
    return card.status == "open" or card.rules == title_of(card.game).rules


class TableServer:
    def __init__(self, store: Store, tokens: Tokens, bots: Bots, pace: float) -> None:
        self.store = store
        self.tokens = tokens
        self.bots = bots
        self.pace = pace  # seconds that a bot takes for a decision
        self._process = secrets.token_hex(8)
        self._live: dict[str, LiveTable] = {}
        self._coming = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: URL, pace: float) -> TableServer:
        store = await Store.open(url)
        server = cls(store, Tokens(await store.secret()), Bots(), pace)
        if store.shared:
            listener = NoticeListener(url, server._process, server._hear, server._refresh_all)
            server.keep(asyncio.create_task(listener.listen()))
            server.keep(asyncio.create_task(server._call_the_roll()))
        return server

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.store.close()

    def keep(self, task: asyncio.Task[None]) -> None:
        """Hold on to a task until it is done, and say so if it failed."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a task failed", exc_info=error)

    # -- tables --------------------------------------------------------------------

    async def lobby(self) -> Lobby:
        cards = [card for card in await self.store.cards() if _is_played_here(card)]
        return Lobby(game_cards(), cards)

    async def create_table(self, request: CreateTable) -> TableCreated:
        """Create a table. Idempotent: the same message id returns the same table."""
        person = self.tokens.person_of(request.token) or self.tokens.creator(request.id)
        name = self.tokens.table_of(person, request.id)
        row = Row(0, person, request.id, created_by(person, request))
        try:
            await self.store.append([Written(name, row)])
        except Conflict:
            pass  # it was created by the same message before
        else:
            if request.public:
                await self.store.show(card_of(Table(name, [row])))
        return TableCreated(name, self.tokens.token_of(person))

    async def table(self, name: str) -> Table | None:
        """A table as it is stored; None if there is none."""
        rows = await self.store.rows(name)
        return Table(name, rows) if rows else None

    async def come(self, name: str) -> LiveTable | None:
        """The table in memory, fetched if nobody was there. Who comes must ``leave``."""
        async with self._coming:
            live = self._live.get(name)
            if live is None:
                table = await self.table(name)
                if table is None:
                    return None
                live = self._live[name] = LiveTable(self, table)
                await live.show_card()
                await self._tell(Notice(self._process, name, asks=True))
            live.visitors += 1
            return live

    async def entered(self, live: LiveTable) -> None:
        """Somebody came or went: other processes want to know who is here."""
        table = live.table
        needed = {table.created.host, *table.people()}
        # Of onlookers only the names are shown; of so many nobody reads the last ones.
        people = sorted(live.here(), key=lambda person: person not in needed)[:MOST_TOLD]
        await self._tell(Notice(self._process, table.name, present=people))

    async def leave(self, live: LiveTable, client: ClientView | None) -> None:
        """Who leaves last puts out the light."""
        live.visitors -= 1
        if live.visitors == 0:
            del self._live[live.table.name]
        if client is not None:
            await live.leave(client)
            await self.entered(live)

    # -- other processes -----------------------------------------------------------

    def notice(self, table: str) -> str:
        return Notice(self._process, table).encoded()

    async def _tell(self, notice: Notice) -> None:
        if self.store.shared:
            await self.store.notify(notice.encoded())

    def _hear(self, notice: Notice) -> None:
        live = self._live.get(notice.table)
        if live is None:
            return
        if notice.present is not None:
            live.hear_of(notice.process, notice.present)
        if notice.asks:
            self.keep(asyncio.create_task(self.entered(live)))
        else:
            self.keep(asyncio.create_task(live.refresh()))

    async def _call_the_roll(self) -> None:
        """Say again and again who is here: a process that was killed no longer does."""
        while True:
            await asyncio.sleep(ROLL_CALL)
            try:
                for live in list(self._live.values()):
                    live.hear_of(self._process, [])
                    await self.entered(live)
            except Exception:  # the database may be gone for a while
                logger.exception("the roll could not be called")

    def _refresh_all(self) -> None:
        for live in self._live.values():
            self.keep(asyncio.create_task(live.refresh()))
