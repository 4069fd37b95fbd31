"""A table in memory: the clients connected to it, and the bots that play at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Protocol

from tontine.play.errors import Refused
from tontine.play.match import Attempt, Match
from tontine.play.view import BareView
from tontine.server.bots.pool import Bots
from tontine.server.common.limits import ONLOOKERS
from tontine.server.common.locks import Throttle
from tontine.server.common.logs import log_event
from tontine.server.common.metrics import Metrics
from tontine.server.entries import (
    Configured,
    Decided,
    Entry,
    Hinted,
    LeftLesson,
    Named,
    Ordered,
    Read,
    Replaced,
    Row,
    Seated,
    Started,
)
from tontine.server.people.tokens import Tokens
from tontine.server.storage.tables import Conflict, Removed, Store, Written
from tontine.server.tables.bot_turns import BotTurns
from tontine.server.tables.client_view import Chat, ClientView
from tontine.server.tables.commands import Change, Situation, change_of, check_question
from tontine.server.tables.create import card_of, rematch_of, show_card
from tontine.server.tables.deadlines import Deadlines
from tontine.server.tables.hints import Hints
from tontine.server.tables.lessons import lesson_change
from tontine.server.tables.presence import CROWD_DELAY, PresenceTracker
from tontine.server.tables.puzzles.tries import Judge, puzzle_change
from tontine.server.tables.saving import closed
from tontine.server.tables.state import Table
from tontine.server.wire import fields as message_fields
from tontine.server.wire import socket as messages
from tontine.server.wire.closing import CloseCode
from tontine.server.wire.lobby import TableCard
from tontine.server.wire.socket import ChatLine

logger = logging.getLogger(__name__)


class Services(Protocol):
    """What a live table needs of the server."""

    store: Store
    bots: Bots
    tokens: Tokens
    pace: float
    metrics: Metrics

    def notice(self, table: Table) -> str:
        """For other processes: something new was stored there."""

    def track(self, task: asyncio.Task[None]) -> None: ...

    def want_analysis(self, table: Table, owner: str) -> None:
        """Let the coach go through a game that is over, unless it has."""

    def table_changed(self, table: Table) -> None:
        """Rows of a table were applied."""

    def now(self) -> int:
        """In milliseconds since 1970."""

    async def heartbeat(self) -> None:
        """Notice whether no server was running for a while."""


class LiveTable:
    """Everything is read and changed under one lock, and every change is stored before it is
    applied and shown: no client ever sees what could still be lost."""

    def __init__(self, services: Services, table: Table, code: str = "") -> None:
        self.table = table
        self.code = code  # which people type to come here
        self.clients: list[ClientView] = []
        # In whose name its bots think: an address, since anybody may pose as many people, or the
        # host while nobody has come from anywhere.
        self.owner = table.created.origin or table.created.host
        self.is_dropped = False  # no longer in the memory of the server
        self.connections = 0  # also those that have not sent hello yet
        self.sockets: set[Callable[[int], None]] = set()  # what closes each, with a code
        self.services = services
        self.lock = asyncio.Lock()
        self.presence = PresenceTracker(table, self.clients, services.now, self._update_clients)
        self.deadlines = Deadlines(self)
        self.bot_turns = BotTurns(self)
        self._hints = Hints(self, services)
        self._judge = Judge(self)
        self._analysis: Mapping[str, bytes] | None = None
        self.announcing = Throttle(CROWD_DELAY)  # to other processes, who is here
        self._card: TableCard | None = None
        state = table.lesson_state
        self._step = "" if state is None else state.id  # of a lesson, which was counted last
        self._step_began = services.now()
        self._moved = asyncio.Event()  # set by every row

    # -- who is connected ----------------------------------------------------------

    def has_place_for(self, person: str) -> bool:
        """Whether a person has a seat or opened the table, and so does not count as an onlooker."""
        return person == self.table.created.host or bool(self.table.seats_of(person))

    def is_full(self) -> bool:
        """Whether the limit of onlookers is reached."""
        return len(self.clients) >= ONLOOKERS

    def keeps_out(self, person: str, origin: str | None) -> bool:
        """Whether the host has barred the person, or others from the same place; who has a place
        here is not meant."""
        barred = self.table.barred
        return person in barred or (origin in barred and not self.has_place_for(person))

    async def enter(self, client: ClientView, hello: messages.Hello) -> None:
        """A client has sent hello: send it everything it does not know yet."""
        if client.origin is not None and self.owner == self.table.created.host:
            self.owner = client.origin
        async with self.lock:
            client.reset(hello)
            self._check_playable()
            lines = await self.services.store.chat_lines(self.table.id, 0)
            if not self.clients:
                self._step_began = self.services.now()  # nobody has read before
            if client not in self.clients:
                self.clients.append(client)
                self.presence.changed()
            name = self.table.names.get(client.person)
            now, token = self.services.now(), client.token
            client.send(messages.Welcome(table=self.table.id, token=token, name=name, now=now))
            client.send_chat(Chat(lines))
            self._update_clients()
            if self._analysis is not None:
                client.send_analysis(self._analysis)
        self.bot_turns.start()
        self._judge.start()
        self._want_analysis()

    async def leave(self, client: ClientView) -> None:
        async with self.lock:
            if client in self.clients:
                self.clients.remove(client)
                self.presence.changed()
            self._update_clients()

    async def set_language(self, client: ClientView, language: message_fields.Language) -> None:
        async with self.lock:
            client.language = language
            self._check_playable()
            client.update(self.table, self.presence.shown(), self.code)
            if self._analysis is not None:
                client.send_analysis(self._analysis)

    def _want_analysis(self) -> None:
        if self.table.status == "over" and self._analysis is None:
            self.services.want_analysis(self.table, self.owner)

    def show_analysis(self, told: Mapping[str, bytes]) -> None:
        """What the coach has found so far in the game that is over."""
        self._analysis = told
        for client in self.clients:
            client.send_analysis(told)

    def _check_playable(self) -> None:
        """Refuse everything at a table whose game is played by other rules than this server has, or
        that was archived or closed."""
        if self.table.closed is not None:
            raise closed(self.table)

    # -- commands ------------------------------------------------------------------

    async def execute(self, client: ClientView, command: messages.Command) -> None:
        """Carry out a command and send its answer."""
        async with self.lock:
            answer: messages.FromServer
            try:
                answer = await self._answer(client, command)
            except Refused as refused:
                answer = client.refusal(command.id, refused, self.table)
            # The answer comes last: by then the client has been sent what changed.
            self._update_clients()
            client.send(answer)
        self.bot_turns.start()
        self._judge.start()

    async def _answer(self, client: ClientView, command: messages.Command) -> messages.FromServer:
        self._check_playable()
        match command:
            case messages.PastView(id=id, version=version, seat=seat):
                return messages.PastViewResult(id=id, view=self._past_view(client, version, seat))
            case messages.Preview(id=id, seat=seat, version=version, decision=decision):
                match = self._own_match(client, seat)
                check_question(self.table, seat, version)
                return messages.PreviewResult(id=id, outcome=match.preview(seat, decision))
            case messages.LessonHelp(id=id, what=what):
                self._count_step(what)
                return messages.Done(id=id)
            case messages.Chat(id=id, text=text):
                await self._chat(client, id, text)
                return messages.Done(id=id)
        done = messages.Done(id=command.id, result=await self._store(client, command))
        if isinstance(command, messages.AskHint):
            self._hints.ask(client, command.seat)
        return done

    def _own_match(self, client: ClientView, seat: int | None) -> Match:
        if self.table.match is None:
            raise Refused("", "not_begun", {})
        if seat is not None and seat not in self.table.seats_of(client.person):
            raise Refused("", "not_yours", {})
        return self.table.match

    def _past_view(self, client: ClientView, version: int, seat: int | None) -> BareView:
        match = self._own_match(client, None if self.table.status == "over" else seat)
        if seat is not None and seat >= len(match.seats):
            raise Refused("", "no_seat", {"seat": str(seat), "seats": len(match.seats)})
        if version > match.version:
            raise Refused("", "no_moment", {"decisions": match.version})
        return match.bare_view(seat, version)

    async def _store(self, client: ClientView, command: messages.Command) -> str | None:
        """Store what a command leads to: once, however often it is sent."""
        person = client.person
        while True:
            self._check_playable()
            if self.keeps_out(person, client.origin):
                raise Refused("", "removed", {})
            done, result = self.table.answered(person, command.id)
            if done:
                return result
            if isinstance(command, messages.Rematch) and self.table.rematch is not None:
                return self.table.rematch
            change, others = self._change_of(client, command)
            if self._changes_nothing(change.entry):
                return None
            row = self._row(change.entry, person, command.id)
            later = enumerate(change.following, row.version + 1)
            following = [Row(version, None, None, entry, row.at) for version, entry in later]
            await self._write(row, change.attempt, others, following)

    def _change_of(
        self, client: ClientView, command: messages.Command
    ) -> tuple[Change, list[Written]]:
        """What a command changes here, and the rows of another table that belong to it."""
        person = client.person
        match command:
            case messages.Rematch():
                entry, others = rematch_of(self.table, person, command, self.services.tokens)
                return Change(entry), others
            case messages.LessonNext() | messages.LeaveLesson():
                return lesson_change(self.table, person, command), []
        here = Situation(self.presence.now(), self.services.now(), client.origin)
        if isinstance(command, messages.GiveUp | messages.LeavePuzzle) or (
            self.table.puzzle is not None and isinstance(command, messages.Decide)
        ):
            return puzzle_change(self.table, person, command, here), []
        return change_of(self.table, person, command, here), []

    def _changes_nothing(self, entry: Entry) -> bool:
        table = self.table
        match entry:
            case Named(person, name):  # clients send their name whenever they connect
                return table.names.get(person) == name
            case Configured(options):
                return options == table.created.options
            case Ordered(seat, order):
                return table.orders.get(seat) == order and seat not in table.orders_over
            case Read(said):
                return said == table.lesson_said
            case Hinted(seat):
                return (seat, table.playing.last_decision(seat)) in table.hinted
            case Replaced(seat, bot):
                was = (table.stand_ins.get(seat), seat in table.left, seat in table.ran_out)
                return was == (bot, entry.left, entry.ran_out)
            case Seated(places):
                return places == table.places
        return False

    def _row(self, entry: Entry, person: str | None = None, message: str | None = None) -> Row:
        """The next row. Its time is never before that of the last, whatever the system says."""
        at = max(self.services.now(), self.table.at)
        return Row(self.table.rows, person, message, entry, at)

    async def _write(
        self,
        row: Row,
        attempt: Attempt | None,
        others: list[Written],
        following: Sequence[Row] = (),
    ) -> None:
        """Store a row, and those that follow it, and apply them. If another process has stored a
        row with this version first, apply theirs instead; the caller then starts again from the
        new state."""
        store = self.services.store
        written = [Written(self.table.id, it) for it in (row, *following)]
        try:
            look_at = self.deadlines.look_after(row)
            await store.append([*others, *written], look_at)
        except Conflict:
            rows = self.table.rows
            await self._catch_up()
            if self.table.rows == rows:  # there is no such row: trying again would never end
                raise
        else:
            self.table.apply(row, attempt)
            for it in following:
                self.table.apply(it)
            self._count(row)
            store.notify(self.services.notice(self.table))
        self._rows_written()
        await self.update_card()

    def _count_step(self, what: str) -> None:
        """Count at which step of a lesson something happens. Nobody's name is in it."""
        if (lesson := self.table.lesson_state) is not None and lesson.id:
            self.services.metrics.lessons[self.table.created.game, lesson.id, what] += 1

    def _count(self, row: Row) -> None:
        """Count and log what this process has stored."""
        table = self.table
        if (lesson := table.lesson_state) is not None and lesson.id != self._step:
            now = self.services.now()
            seconds = (now - self._step_began) / 1000
            self.services.metrics.took(table.created.game, self._step, seconds)
            self._step, self._step_began = lesson.id, now
            self._count_step("reached")
        elif isinstance(row.entry, LeftLesson):
            self.services.metrics.lessons[table.created.game, self._step, "left"] += 1
        game = table.created.game
        match row.entry:
            case Decided():
                by = "bot" if row.person is None else "person"
                self.services.metrics.decisions[game, by] += 1
                if table.status == "over":
                    self._want_analysis()
                    log_event(logger, "game over", table=table.id, game=game)
            case Started():
                log_event(logger, "game started", table=table.id, game=game)
            case Replaced(seat=seat, bot=bot):
                log_event(logger, "seat changed", table=table.id, seat=seat, bot=bot)

    async def update_card(self) -> None:
        """Show the newest state of the table in the lobby. If this fails, it is done with the next
        change, or when the table is next loaded: what happens at the table does not wait for it."""
        card = card_of(self.table)
        if card == self._card or self.table.withdrawn:
            return
        try:
            await show_card(self.services.store, self.table)
        except Exception:  # the database may be full, or unreachable for a while
            logger.exception("cannot show a table in the lobby")
        else:
            self._card = card

    def _rows_written(self) -> None:
        self._moved.set()
        self.deadlines.reschedule()
        self.services.table_changed(self.table)

    async def _catch_up(self) -> None:
        for row in await self.services.store.rows(self.table.id, self.table.rows):
            self.table.apply(row)
        self._rows_written()

    def is_behind(self, version: int, line: int) -> bool:
        """Whether a row or a line of the chat is stored that is not known here."""
        said = min((client.last_chat_line for client in self.clients), default=line)
        return self.table.rows <= version or said < line

    async def refresh(self) -> None:
        """Another process has stored something: load it and show it."""
        async with self.lock:
            await self._catch_up()
            await self._send_chat()
            self._update_clients()
        self.bot_turns.start()

    # -- what clients are sent -----------------------------------------------------

    def _update_clients(self) -> None:
        if self.table.closed is not None:  # by another process, just now
            for client in self.clients:
                client.send(client.refusal(None, closed(self.table)))
            self.clients.clear()
        if self.table.barred:
            for client in [it for it in self.clients if self.keeps_out(it.person, it.origin)]:
                self.clients.remove(client)
                client.dismiss()
        presence = self.presence.shown()
        for client in self.clients:
            client.update(self.table, presence, self.code)

    async def _chat(self, client: ClientView, id: str, text: str) -> None:
        table = self.table
        if client.person not in table.names:
            raise Refused("", "nameless", {})
        seats = table.seats_of(client.person)
        name, seat = table.names[client.person], seats[0] if seats else None
        line = ChatLine(0, name, seat, " ".join(text.split()), int(time.time()))
        if not line.text:
            raise Refused("", "empty", {})
        store = self.services.store
        notice = self.services.notice(table)
        try:
            await store.add_chat_line(table.id, client.person, id, line, notice)
        except Removed:  # just now, by somebody else
            raise Refused("", "no_table", {}) from None
        await self._send_chat()

    async def _send_chat(self) -> None:
        """Send every client the chat lines that it has not been sent yet."""
        last = min((client.last_chat_line for client in self.clients), default=0)
        chat = Chat(await self.services.store.chat_lines(self.table.id, last))
        for client in self.clients:
            client.send_chat(chat)

    # -- time and bots -------------------------------------------------------------

    def move(self) -> None:
        """Another host is to serve the table: everybody reconnects."""
        for close in list(self.sockets):
            close(CloseCode.MOVED)

    def drop(self) -> None:
        """The server no longer has it in memory: nothing happens here any more."""
        self.is_dropped = True
        self.deadlines.cancel()

    async def keep_time(self) -> None:
        """Seat bots for those whose time has run out, and let bots decide that owe it."""
        if self.deadlines.is_late():
            await self.services.heartbeat()
        async with self.lock:
            await self._catch_up()
            while (entry := self.deadlines.overdue()) is not None:
                await self._write(self._row(entry), None, [])
            self.deadlines.reschedule_anew()
            self._update_clients()
        self.bot_turns.start()

    async def write_change(self, change: Change, person: str | None) -> None:
        """Store, apply and show what nobody has sent a command for. The lock is held."""
        await self._write(self._row(change.entry, person), change.attempt, [])
        self._update_clients()

    async def until_idle(self) -> None:
        """Wait until no bot of a game by clocks owes a decision."""
        while self.table.goes_on:
            self.bot_turns.start()
            self._moved.clear()
            await self._moved.wait()

    def track(self, work: Coroutine[None, None, None]) -> None:
        """Do something in the background."""
        self.services.track(asyncio.create_task(work))
