"""All tables in the memory of this process, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from tontine.play.errors import Refused
from tontine.play.titles import title_of
from tontine.play.words import Words
from tontine.server.admin import Administration
from tontine.server.alerts.alerts import Alerts
from tontine.server.bots.jobs import Asker, Worker
from tontine.server.bots.pool import Bots
from tontine.server.common.addresses import is_here, sender
from tontine.server.common.limits import TABLES_OF_A_BOT, Limits
from tontine.server.common.locks import Locks
from tontine.server.common.logs import log_event
from tontine.server.common.lru_cache import LruCache
from tontine.server.entries import Created, Row
from tontine.server.events import Events, event_of
from tontine.server.leases import Leases
from tontine.server.people.accounts import Accounts
from tontine.server.people.sanctions import Sanctions, read_sanctions
from tontine.server.people.tokens import CODE_LENGTH, Tokens, is_program, may_be_table, read_code
from tontine.server.records.ratings import CurrentRatings
from tontine.server.records.record import Against, public, record_of
from tontine.server.settings import Settings
from tontine.server.storage.accounts import AccountStore
from tontine.server.storage.analyses import AnalysisStore
from tontine.server.storage.jobs import JobStore
from tontine.server.storage.notices import Notice, NoticeListener, connect_as_server
from tontine.server.storage.tables import STALE, Conflict, Store, Written
from tontine.server.tables.analyses import Analyses
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.create import created_by, game_cards, show_card, show_loaded
from tontine.server.tables.deadlines import BOT_OVERDUE
from tontine.server.tables.lessons import begin_lesson
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.load_process import load_in_process
from tontine.server.tables.loading import fork_of
from tontine.server.tables.my_tables import my_table
from tontine.server.tables.puzzles.book import Puzzles
from tontine.server.tables.results import ResultStore
from tontine.server.tables.state import Table
from tontine.server.wire.lobby import (
    BeginLesson,
    BeginPuzzle,
    CreateTable,
    ForkGame,
    GameCard,
    LoadGame,
    Lobby,
    MyTable,
    TableCard,
    TableCreated,
    TableFound,
)
from tontine.server.wire.people import PlayerRecord

logger = logging.getLogger(__name__)


HEARTBEAT = 5.0  # seconds between two heartbeats, each with a look at the clocks
TOLERANCE = 15_000  # milliseconds between two heartbeats that are no interruption
MOST_DUE = 50  # tables that are looked after at a time
PRESENCE_INTERVAL = 15.0  # seconds between two notices about who is connected
LOBBY_INTERVAL = STALE / 5  # seconds between two times that the lobby is told where somebody is
ARCHIVE_INTERVAL = 3600.0  # seconds between two looks for tables that nobody uses any more
FORGET_INTERVAL = 3600.0  # seconds between two looks for sessions that nobody uses any more
MISSED_INTERVAL = 5.0  # seconds between two looks for what no notice told of
READY_INTERVAL = 1.0  # seconds between two looks at whether it is ready
READY_TIMEOUT = 2.0  # seconds for the database to answer, and for processes of bots
LONG_LOG = 30  # rows
DRAIN_NOTICE = 3.0  # seconds in which a load balancer learns that it is to look elsewhere
DRAIN_PACE = 0.05  # seconds between two tables that go to another host then,
LONGEST_DRAIN = 10.0  # and for all of them, if they are many
UNATTENDED = 200  # tables at which bots play on although nobody is there
UNATTENDED_OF_ONE = 10  # of these, of one address or host
UNATTENDED_DELAY = 300_000  # milliseconds until the next look at one that may not go on
LOADED_AT_ONCE = 2  # save files
MOST_SUMMARIES = 2000  # of tables in the lobby that are remembered
# By table, person and language: the version of the last row, and what the lobby shows.
Summaries = LruCache[tuple[str, str, str], tuple[int, MyTable | None]]
MOST_PEOPLE_IN_NOTICE = 200  # PostgreSQL limits a notice to less than 8000 bytes


def _can_be_joined(card: TableCard) -> bool:
    """Whether this server has the rules that a running game is played by."""
    return card.status == "open" or card.rules == title_of(card.game).rules


def wall_clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Elsewhere(Exception):
    """Another host serves the table."""


class TableServer:
    """A table is in memory while at least one client is connected to it, or, if it is played by
    clocks, while a bot owes a decision at it."""

    def __init__(
        self,
        store: Store,
        tokens: Tokens,
        bots: Bots,
        settings: Settings,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.tokens = tokens
        self.accounts = Accounts(AccountStore(store), tokens)
        self.alerts = Alerts(self)
        self.events = Events(self)
        self.results = ResultStore(store)
        self._ratings = CurrentRatings(self.results)
        self.bots = bots
        self.settings = settings
        self.pace = settings.pace
        self.limits = Limits(store.metrics)
        self.sanctions = Sanctions()
        self.metrics = store.metrics
        self.now = now
        self._process = secrets.token_hex(8)
        address = settings.address if store.shared else ""
        self.leases = Leases(store, self._process, address, self._move_all)
        self._live: dict[str, LiveTable] = {}  # by id of the table
        self._table_locks = Locks()  # by id of the table
        self.arriving: set[Callable[[], None]] = set()  # closes sockets whose table is being loaded
        self._summaries: Summaries = LruCache(MOST_SUMMARIES)
        self._game_cards: dict[str, list[GameCard]] = {}  # by language; they never change
        self._loading = Locks()  # of save files, by address
        self._unattended: Counter[str] = Counter()  # tables that go on, by owner
        self._load_slots = asyncio.Semaphore(LOADED_AT_ONCE)
        self._looking = asyncio.Lock()  # at whether it is ready
        self._look_due = 0.0
        self._missing = ""  # when it was looked at last
        self._tasks: set[asyncio.Task[None]] = set()
        self._findings = AnalysisStore(store, self._process)
        self._analyses = Analyses(self, self._findings)
        self.puzzles = Puzzles(self, self._findings)

    @classmethod
    async def start(cls, settings: Settings) -> TableServer:
        store = await Store.open(settings.database)
        # First of all: a backup that is being restored brings another secret.
        connection = await connect_as_server(settings.database) if store.shared else None
        jobs = None if settings.jobs is None else JobStore(store.engine)
        queues = None if jobs is None else (Asker(jobs, "bot"), Asker(jobs, "analysis"))
        bots = Bots(named=settings.bots, queues=queues)
        server = cls(store, Tokens(await store.secret()), bots, settings)
        if store.shared:
            listener = NoticeListener(
                settings.database,
                server._process,
                server._receive_notice,
                server._look_for_missed,
                connection,
            )
            server.track(asyncio.create_task(listener.listen()))
            server.track(asyncio.create_task(server._repeat_presence()))
            await server.leases.begin()
            server.track(asyncio.create_task(server.leases.keep()))
        if jobs is not None and settings.jobs:
            worker = Worker(jobs, settings.jobs, settings.bots)
            server.track(asyncio.create_task(worker.run()))
        server.sanctions = await read_sanctions(store)
        server.track(asyncio.create_task(server._watch_for_missed()))
        server.track(asyncio.create_task(server._refresh_lobby()))
        await server.heartbeat(TOLERANCE if store.shared else 0)
        server.track(asyncio.create_task(server._keep_time()))
        server.track(asyncio.create_task(server._forget_sessions()))
        if settings.archive is not None:
            server.track(asyncio.create_task(server._archive_idle(settings.archive)))
        for task in server.alerts.tasks():
            server.track(asyncio.create_task(task))
        return server

    async def close(self) -> None:
        await self._say_alive()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.accounts.close()
        await self.leases.end()
        await self.bots.stop()
        await self.store.close()

    def want_analysis(self, table: Table, owner: str) -> None:
        self._analyses.want(table, owner)

    def live_table(self, table_id: str) -> LiveTable | None:
        """A table that is in memory."""
        return self._live.get(table_id)

    def track(self, task: asyncio.Task[None]) -> None:
        """Keep a reference to a background task until it is done, and log its failure."""
        self._tasks.add(task)
        task.add_done_callback(self._untrack)

    def _untrack(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a background task failed", exc_info=error)

    def origin(self, address: str) -> str | None:
        """Where somebody comes from, as logs have it; None for this machine, where a proxy may ask
        for many people without saying so."""
        known = address and not is_here(address)
        return self.tokens.origin(sender(address)) if known else None

    # -- tables --------------------------------------------------------------------

    async def lobby(self, words: Words) -> Lobby:
        cards = [card for card in await self.store.cards() if _can_be_joined(card)]
        if words.language not in self._game_cards:
            self._game_cards[words.language] = game_cards(words, self.pace)
        return Lobby(self._game_cards[words.language], cards)

    async def my_tables(self, token: str, words: Words, away: bool = False) -> list[MyTable]:
        """The tables of the person with this token whose games are not over. ``away``: they are
        not looking."""
        person = (await self.accounts.known(token)).person
        if not away:
            self.alerts.saw(person)
        found = []
        for table_id, version in await self.store.tables_of(person):
            key = (table_id, person, words.language)
            known = self._summaries.get(key)
            if known is None or known[0] != version:
                known = await self._summary(table_id, person, words)
                self._summaries.put(key, known)
            if known[1] is not None:
                found.append(known[1])
        return found

    async def _summary(
        self, table_id: str, person: str, words: Words
    ) -> tuple[int, MyTable | None]:
        """A table as the lobby shows it to a person at it, None if it is not among theirs; and the
        row up to which it is known here: another process may have stored more."""
        table = await self.table_now(table_id)
        if table is None:
            return -1, None
        version, mine = table.rows - 1, my_table(table, person, words)
        if mine is None:
            await show_card(self.store, table)
            return version, None
        since = await self.store.time_of(table_id, mine.since)
        return version, msgspec.structs.replace(mine, since=since)

    async def record(self, token: str, words: Words, against: Against) -> PlayerRecord:
        """What the person with this token has played, and how it ended."""
        me = await self.accounts.me(token)
        person = (await self.accounts.known(token)).person
        for table_id in await self.results.missing(person):
            table = await self.load_table(table_id)
            if table is not None:
                await show_card(self.store, table)
        return await self._record(me.name, person, words, against)

    async def public_record(self, name: str, words: Words, against: Against) -> PlayerRecord | None:
        """What somebody has played who wants everybody to see it."""
        account = await self.accounts.shown(name)
        if account is None:
            return None
        return public(await self._record(account.name, account.person, words, against))

    async def _record(
        self, name: str | None, person: str, words: Words, against: Against
    ) -> PlayerRecord:
        played, findings = await self.results.of(person), await self._findings.findings_of(person)
        ratings = await self._ratings.get()
        return record_of(name, person, played, ratings, words, against, findings)

    async def find(self, text: str) -> TableFound:
        """The table that a code leads to, as somebody has typed it."""
        code = read_code(text)
        if code is None:
            raise Refused("", "bad_code", {"length": CODE_LENGTH})
        table_id = await self.store.table_with(code)
        if table_id is None:
            raise Refused("", "no_code", {"code": code})
        return TableFound(table_id)

    async def create_table(self, request: CreateTable, address: str = "") -> TableCreated:
        """Create a table. Idempotent: the same message id returns the same table."""
        known = await self.accounts.person_of(request.token)
        person = known or self.tokens.creator(request.id)
        if self.sanctions.concern("ban", person, address):
            raise Refused("", "banned", {})
        self.limits.count("created_tables", address, person)
        if request.public:
            self.limits.count("shown_tables", address, person)
        is_met = request.public or any(seat.kind == "open" for seat in request.seats)
        if is_met or is_program(person):
            guests = [seat.name for seat in request.seats if seat.kind == "guest"]
            for name in filter(None, [request.name, *guests]):
                await self.accounts.check_owner(name, person)
        table_id = self.tokens.table_of(person, request.id)
        invited = await self._invited(request, person, address)
        # A file of cards takes a tenth of a second to check, in which the tables go on.
        origin = self.origin(address)
        created = await asyncio.to_thread(created_by, person, request, origin, invited)
        row = Row(0, person, request.id, created, self.now())
        try:
            await self.store.append([Written(table_id, row)])
        except Conflict:
            pass  # it was created by the same message before
        else:
            await show_card(self.store, table := Table(table_id, [row]))
            self.table_changed(table)
            self._notify(self._notice(table))
            fields = {"table": table_id, "game": request.game, "public": request.public}
            log_event(logger, "table created", **fields)
        mine = request.token if known and request.token else self.tokens.token_of(person)
        return TableCreated(table_id, mine)

    async def _invited(self, request: CreateTable, person: str, address: str) -> dict[str, str]:
        """The bot accounts that are to sit at a new table, by their names, seat by seat."""
        invited: dict[str, str] = {}
        for seat in request.seats:
            if seat.kind != "account":
                continue
            self.limits.count("invited", address, person)
            bot = await self.accounts.bot_called(seat.name or "")
            if bot.person in invited.values() or bot.person == person:
                raise Refused("", "name_taken", {"name": bot.name})
            if len(await self.store.tables_of(bot.person, TABLES_OF_A_BOT)) >= TABLES_OF_A_BOT:
                raise Refused("", "busy_bot", {"name": bot.name})
            invited[bot.name] = bot.person
        return invited

    def table_changed(self, table: Table) -> None:
        """Rows of a table were applied here."""
        self.events.changed(table)

    async def begin_lesson(self, request: BeginLesson, address: str = "") -> TableCreated:
        """A table with a lesson. Idempotent: the same message id returns the same table."""
        known = await self.accounts.person_of(request.token)
        person = known or self.tokens.creator(request.id)
        if self.sanctions.concern("ban", person, address):
            raise Refused("", "banned", {})
        self.limits.count("created_tables", address, person)
        table_id = self.tokens.table_of(person, request.id)
        entries = begin_lesson(person, request)
        at = self.now()
        rows = [Row(0, person, request.id, entries[0], at), Row(1, None, None, entries[1], at)]
        try:
            await self.store.append([Written(table_id, row) for row in rows])
        except Conflict:
            pass  # it was created by the same message before
        else:
            table = Table(table_id, rows)
            await show_card(self.store, table)
            if table.lesson_state is not None:
                self.metrics.lessons[request.game, table.lesson_state.id, "reached"] += 1
            log_event(logger, "lesson begun", table=table_id, game=request.game)
        mine = request.token if known and request.token else self.tokens.token_of(person)
        return TableCreated(table_id, mine)

    async def load_game(self, request: LoadGame, address: str = "") -> TableCreated:
        """A table from a save file. Idempotent: the same message id returns the same table."""
        known = await self.accounts.person_of(request.token)
        person = known or self.tokens.creator(request.id)
        if self.sanctions.concern("ban", person, address):
            raise Refused("", "banned", {})
        self.limits.count("loaded_games", address, person)
        table_id = self.tokens.table_of(person, request.id)
        # One at a time for each address, so that nobody can keep the others waiting.
        async with self._loading.of(sender(address)), self._load_slots:
            rows = await load_in_process(person, request)
        try:
            await self.store.append([Written(table_id, row) for row in rows])
        except Conflict:
            pass  # it was created by the same message before
        else:
            await show_loaded(self.store, table_id, rows)
            log_event(logger, "game loaded", table=table_id)
        mine = request.token if known and request.token else self.tokens.token_of(person)
        return TableCreated(table_id, mine)

    async def fork_game(self, request: ForkGame, address: str = "") -> TableCreated:
        """A table that goes on from a moment of a game that is over. Idempotent: the same message
        id returns the same table."""
        known = await self.accounts.person_of(request.token)
        person = known or self.tokens.creator(request.id)
        if self.sanctions.concern("ban", person, address):
            raise Refused("", "banned", {})
        self.limits.count("created_tables", address, person)
        table = await self.table_now(request.table)
        if table is None:
            raise Refused("", "no_table", {})
        rows = await asyncio.to_thread(fork_of, table, person, request)
        table_id = self.tokens.table_of(person, request.id)
        try:
            await self.store.append([Written(table_id, row) for row in rows])
        except Conflict:
            pass  # it was created by the same message before
        else:
            await show_loaded(self.store, table_id, rows)
            log_event(logger, "game forked", table=table_id)
        mine = request.token if known and request.token else self.tokens.token_of(person)
        return TableCreated(table_id, mine)

    async def begin_puzzle(self, request: BeginPuzzle, address: str = "") -> TableCreated:
        """A table with a puzzle. Idempotent: the same message id returns the same table."""
        known = await self.accounts.person_of(request.token)
        person = known or self.tokens.creator(request.id)
        if self.sanctions.concern("ban", person, address):
            raise Refused("", "banned", {})
        self.limits.count("created_tables", address, person)
        rows = await self.puzzles.rows_of(person, request)
        table_id = self.tokens.table_of(person, request.id)
        try:
            await self.store.append([Written(table_id, row) for row in rows])
        except Conflict:
            pass  # it was created by the same message before
        else:
            await show_loaded(self.store, table_id, rows)
            log_event(logger, "puzzle begun", table=table_id, puzzle=request.puzzle)
        mine = request.token if known and request.token else self.tokens.token_of(person)
        return TableCreated(table_id, mine)

    async def invitation(self, table_id: str) -> Created | None:
        """How a table was created; None if there is none."""
        return await self.store.created(table_id) if may_be_table(table_id) else None

    async def missing(self) -> str:
        """What it needs to serve and does not have: the database, or processes in which bots can
        think; empty if it has both. However often this is asked, it is looked at once a second."""
        async with self._looking:
            if time.monotonic() >= self._look_due:
                self._missing = await self._look()
                self._look_due = time.monotonic() + READY_INTERVAL
            return self._missing

    async def _look(self) -> str:
        if self.leases.is_cut_off:
            return "no database"
        try:
            async with asyncio.timeout(READY_TIMEOUT):
                await self.store.try_to_write()
        except Exception as error:
            logger.warning("not ready: %s", error)
            return "no database"
        return "" if await self.bots.are_ready(READY_TIMEOUT) else "no bots"

    def tables_in_memory(self) -> Counter[str]:
        """How many tables are in memory, by their status."""
        return Counter(live.table.status for live in self._live.values())

    async def load_table(self, table_id: str) -> Table | None:
        """A table as it is stored; None if there is none, or nothing but a row that was on its way
        when the table was deleted."""
        rows = await self.store.rows(table_id) if may_be_table(table_id) else []
        if not rows or rows[0].version != 0:
            return None
        if len(rows) < LONG_LOG:
            return Table(table_id, rows)
        # Playing a long game again takes a while, in which the other tables go on.
        return await asyncio.to_thread(Table, table_id, rows)

    async def table_now(self, table_id: str) -> Table | None:
        """A table as far as it is known here, loaded if it is not in memory; None if there is
        none."""
        live = self._live.get(table_id)
        return live.table if live is not None else await self.load_table(table_id)

    async def join(self, table_id: str) -> LiveTable | None:
        """The table in memory, loaded if necessary; None if there is no such table, Elsewhere if
        another host has it.

        Each call must be followed by one of ``leave``.
        """
        async with self._table_locks.of(table_id):
            live = self._live.get(table_id)
            if live is None:
                table = await self.load_table(table_id)
                if table is None:
                    return None
                if not await self.leases.claim(table_id):
                    raise Elsewhere
                code = await self.store.code_of(table_id, self.tokens.codes_of(table_id))
                live = self._live[table_id] = LiveTable(self, table, code)
                await live.update_card()
                live.deadlines.reschedule()
                self.table_changed(table)  # its first rows may have come with those of another
                self._notify(self._notice(table, asks=True))
            live.connections += 1
            return live

    async def leave(self, live: LiveTable, client: ClientView | None) -> None:
        """A connection has ended. With the last one the table is dropped from memory."""
        live.connections -= 1
        if live.connections == 0 and live.table.goes_on and self._may_go_on(live):
            live.connections += 1
            self._unattended[live.owner] += 1
            self.track(asyncio.create_task(self._go_on(live)))
        elif live.connections == 0:
            live.drop()
            del self._live[live.table.id]
            if self.leases.holds(live.table.id):
                self.track(asyncio.create_task(self._release(live.table.id)))
        if client is not None:
            await live.leave(client)
            self.announce_presence(live)
        if live.is_dropped and live.table.goes_on:  # more than may: it is looked at again later
            delay = 0 if self.leases.draining else UNATTENDED_DELAY
            await self.store.put_due(live.table.id, self.now() + delay)

    async def _release(self, table_id: str) -> None:
        """Let other hosts have a table, unless somebody has come back to it meanwhile."""
        async with self._table_locks.of(table_id):
            if table_id not in self._live:
                await self.leases.release(table_id)

    async def drain(self) -> None:
        """Let other hosts have the tables, one after the other."""
        if not await self.leases.drain():
            return
        await self._give_notice()
        tables = list(self._live.values())
        for live in tables:
            await self._hand_on(live)
            await asyncio.sleep(min(DRAIN_PACE, LONGEST_DRAIN / len(tables)))

    async def _give_notice(self) -> None:
        await asyncio.sleep(DRAIN_NOTICE)

    async def _hand_on(self, live: LiveTable) -> None:
        """Nothing is under way at the table when it goes."""
        async with live.lock:
            await self.leases.release(live.table.id)
            live.move()
        if not live.sockets and live.table.goes_on:  # nobody comes back who would load it
            await self.store.put_due(live.table.id, self.now())

    def _move_all(self) -> None:
        """Other hosts serve the tables by now."""
        for live in self._live.values():
            live.move()
        for move in list(self.arriving):
            move()

    # -- clocks --------------------------------------------------------------------

    async def _go_on(self, live: LiveTable) -> None:
        """Keep a table in memory while its bots owe decisions."""
        owner = live.owner
        try:
            await live.until_idle()
        finally:
            self._unattended -= Counter([owner])
        await self.leave(live, None)

    def _may_go_on(self, live: LiveTable) -> bool:
        """Whether bots may play on at one more table at which nobody is."""
        if self.leases.draining:
            return False
        if self._unattended[live.owner] >= UNATTENDED_OF_ONE:
            return False
        return self._unattended.total() < UNATTENDED

    async def _keep_time(self) -> None:
        """Every few seconds: send a heartbeat, and look after the tables at which somebody's time
        runs out while nobody is connected."""
        ahead = 0 if self.store.shared else BOT_OVERDUE  # no other process sees to its bots
        while True:
            try:
                await self.heartbeat()
                await self.keep_time(ahead)
                ahead = 0
            except Exception:  # the database may be unreachable for a while
                logger.exception("cannot look after the clocks")
            await asyncio.sleep(HEARTBEAT)

    async def heartbeat(self, tolerance: int = TOLERANCE) -> None:
        """Store that a server is running. If none was for a while, the logs say for how long."""
        for table_id in await self.store.heartbeat(self.now(), tolerance):
            log_event(logger, "clocks stood", table=table_id)
            if (live := self._live.get(table_id)) is not None:
                self.track(asyncio.create_task(live.refresh()))

    async def _say_alive(self) -> None:
        """A last heartbeat, so that the interruption begins when the server stops."""
        try:
            await self.store.heartbeat(self.now(), TOLERANCE)
        except Exception:
            logger.exception("cannot store that the server is about to stop")

    async def keep_time(self, ahead: int = 0) -> None:
        """See to the tables that are due and that nobody has in memory here, or at another host."""
        if self.leases.draining:
            return
        owner = self._process if self.store.shared else ""
        for table_id in await self.store.due(self.now() + ahead, MOST_DUE, owner):
            if table_id not in self._live:
                await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        try:
            live = await self.join(table_id)
        except Elsewhere:
            return
        if live is None:
            await self.store.put_due(table_id, None)
            return
        try:
            await live.keep_time()
        finally:
            await self.leave(live, None)

    # -- other processes -----------------------------------------------------------

    def notice(self, table: Table) -> str:
        """The notice that something new was stored for a table."""
        return self._notice(table).encoded()

    def _notice(self, table: Table, asks: bool = False) -> Notice:
        told = {it: event_of(table, it) for it in table.people() if is_program(it)}
        return Notice(self._process, table.id, asks=asks, rows=table.rows, told=told)

    def announce_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is connected to the table here. Throttled: one notice for
        all who come and go meanwhile."""
        if self.store.shared:
            live.announcing.call(partial(self._say_who_is_here, live))

    def _say_who_is_here(self, live: LiveTable) -> None:
        table = live.table
        needed = {table.created.host, *table.people()}
        # Players and the host come first. Spectators are only listed, and a long list may be cut.
        people = sorted(live.presence.here(), key=lambda person: person not in needed)
        listed = people[:MOST_PEOPLE_IN_NOTICE]
        self._notify(Notice(self._process, table.id, present=listed))

    def _notify(self, notice: Notice) -> None:
        self.store.notify(notice.encoded())

    def _receive_notice(self, notice: Notice) -> None:
        self.events.hear(notice.table, notice.rows, notice.told)
        live = self._live.get(notice.table)
        if live is None:
            return
        if notice.present is not None:
            live.presence.set_elsewhere(notice.process, notice.present)
        elif notice.asks:
            self.announce_presence(live)
        else:
            self.track(asyncio.create_task(live.refresh()))

    async def _repeat_presence(self) -> None:
        """Announce again and again who is connected here. The people of a process that was killed
        disappear when it stops doing so."""
        while True:
            await asyncio.sleep(PRESENCE_INTERVAL)
            try:
                for live in list(self._live.values()):
                    live.presence.forget_silent_processes()
                    self.announce_presence(live)
            except Exception:  # the database may be unreachable for a while
                logger.exception("cannot announce who is connected")

    async def _refresh_lobby(self) -> None:
        """Public tables leave the lobby some minutes after the last person has."""
        while True:
            await asyncio.sleep(LOBBY_INTERVAL)
            try:
                await self.keep_in_lobby()
            except Exception:  # the database may be unreachable for a while
                logger.exception("cannot refresh the lobby")

    async def keep_in_lobby(self) -> None:
        """Tell the lobby at which tables somebody is."""
        tables = [it.table for it in self._live.values() if it.clients]
        if shown := [it.id for it in tables if it.created.public and it.status != "over"]:
            await self.store.refresh_cards(shown)

    async def _archive_idle(self, folder: Path) -> None:
        """Again and again: move unfinished tables that nobody uses any more out of the database."""
        while True:
            try:
                idle, keeping = self.settings.archive_after, Administration(self.store)
                for table_id in await keeping.archive_idle(folder, idle, "unfinished", self._live):
                    log_event(logger, "table archived", table=table_id)
            except Exception:  # the database may be unreachable for a while, or the disk full
                logger.exception("cannot archive unused tables")
            await asyncio.sleep(ARCHIVE_INTERVAL)

    async def _forget_sessions(self) -> None:
        while True:
            try:
                await self.accounts.forget_sessions()
            except Exception:  # the database may be unreachable for a while
                logger.exception("cannot forget unused sessions")
            await asyncio.sleep(FORGET_INTERVAL)

    def _look_for_missed(self) -> None:
        """Listening has begun (again): load what was announced while nobody listened."""
        self.track(asyncio.create_task(self.find_missed()))

    async def _watch_for_missed(self) -> None:
        while True:
            await asyncio.sleep(MISSED_INTERVAL)
            try:
                await self.find_missed()
                await self._check_leases()
                self._apply_sanctions(await read_sanctions(self.store))
                await self.accounts.check_holders()  # some may have been signed out elsewhere
            except Exception:  # the database may be unreachable for a while
                logger.exception("cannot look for what other processes have stored")

    async def _check_leases(self) -> None:
        for table_id in await self.leases.check(self._live):
            if (live := self._live.get(table_id)) is not None:
                live.move()

    def _apply_sanctions(self, sanctions: Sanctions) -> None:
        if sanctions != self.sanctions:
            self.sanctions = sanctions
            self.accounts.shut_out(sanctions)

    async def find_missed(self) -> None:
        """Load what others have stored without a notice: a process may have died before it sent
        one, and ``tontine admin`` sends none."""
        stored = await self.store.last_of(self._live)
        for table_id, (version, line) in stored.items():
            live = self._live.get(table_id)
            if live is not None and live.is_behind(version, line):
                try:
                    await live.refresh()
                except Exception:  # of one table: the others do not wait for it
                    logger.exception("cannot load what others have stored at a table")
