"""A table in memory: the clients connected to it, and the bots that play at it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from tontine.bots.decide import BotFailed, safe_decision
from tontine.play.errors import Refused
from tontine.play.match import Attempt, Match
from tontine.play.view import Scene
from tontine.server.bots.pool import Bots
from tontine.server.common.limits import ONLOOKERS
from tontine.server.common.locks import Throttle
from tontine.server.common.logs import log_event
from tontine.server.common.metrics import Metrics
from tontine.server.entries import (
    Decided,
    Denied,
    Entry,
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
from tontine.server.tables.client_view import Attendance, Chat, ClientView
from tontine.server.tables.clocks import DAY, SECOND
from tontine.server.tables.commands import (
    Change,
    Presence,
    change_of,
    check_question,
    decided,
    is_still_asked,
    usual_bot,
)
from tontine.server.tables.create import card_of, rematch_of, show_card
from tontine.server.tables.lessons import lesson_change
from tontine.server.tables.saving import closed
from tontine.server.tables.state import Table
from tontine.server.wire import fields as message_fields
from tontine.server.wire import socket as messages
from tontine.server.wire.lobby import TableCard
from tontine.server.wire.socket import ChatLine

logger = logging.getLogger(__name__)

SILENT_PROCESS = 45.0  # seconds without a notice after which a process is taken for dead
RETRY_DELAY = 3.0  # seconds after which a bot whose turn failed is asked again
CROWD = 20  # people
CROWD_DELAY = 0.25  # seconds
REQUEST_OPEN = {"live": 120 * SECOND, "days": DAY * SECOND}  # at a table with a clock
BOT_OVERDUE = 15 * SECOND  # after which another process sees to a bot that owes a decision
LATE = 15 * SECOND  # a clock that ran out longer ago: perhaps no server was running
LESSON_PACE = 0.8  # seconds, at most, that a bot takes in a lesson
PACE_SPREAD = 0.4  # how much faster or slower than the pace a bot may answer


class Services(Protocol):
    """What a live table needs of the server."""

    store: Store
    bots: Bots
    tokens: Tokens
    pace: float
    metrics: Metrics

    def notice(self, table_id: str) -> str: ...

    def track(self, task: asyncio.Task[None]) -> None: ...

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
        self.owner = table.created.host
        self.is_dropped = False  # no longer in the memory of the server
        self.connections = 0  # also those that have not sent hello yet
        # By process: when its last notice came, and the people connected there.
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}
        self._services = services
        self._lock = asyncio.Lock()
        self.announcing = Throttle(CROWD_DELAY)  # to other processes, who is here
        # Who is shown as connected, and what that was computed from.
        self._shown = Attendance(frozenset(), ())
        self._shown_for: object = None
        self._shown_at = -1  # the version of the room
        self._crowd = Throttle(CROWD_DELAY)
        self._card: TableCard | None = None
        self._away: dict[str, int] = {}  # people with seats who are not connected, since when
        self._due: int | None = None  # what is stored
        self._storing_due = False
        self._timer: asyncio.TimerHandle | None = None
        self._step = ""  # of a lesson, which was counted last
        self._moved = asyncio.Event()  # set by every row
        self._thinking: set[tuple[int, int]] = (
            set()
        )  # bots: the seat, and the version it thinks about

    # -- who is connected ----------------------------------------------------------

    def people_here(self) -> list[str]:
        """The people connected to this process."""
        return list(dict.fromkeys(client.person for client in self.clients))

    def present(self) -> frozenset[str]:
        here = [client.person for client in self.clients]
        return frozenset(here).union(*[people for _, people in self._elsewhere.values()])

    def has_place_for(self, person: str) -> bool:
        """Whether a person has a seat or opened the table, and so does not count as an onlooker."""
        return person == self.table.created.host or bool(self.table.seats_of(person))

    def is_full(self) -> bool:
        """Whether the limit of onlookers is reached."""
        return len(self.clients) >= ONLOOKERS

    def set_people_elsewhere(self, process: str, people: list[str]) -> None:
        """Another process says who is connected to it."""
        self._elsewhere[process] = (time.monotonic(), set(people))
        self.forget_silent_processes()
        self._show_who_is_here()

    def forget_silent_processes(self) -> None:
        oldest = time.monotonic() - SILENT_PROCESS
        for process in [it for it, (then, _) in self._elsewhere.items() if then < oldest]:
            del self._elsewhere[process]

    def _presence(self) -> Presence:
        """Who is connected, and since when the others are not, as far as this process knows."""
        now, present = self._services.now(), self.present()
        away = [person for person in self.table.people() if person not in present]
        if away or self._away:
            self._away = {person: self._away.get(person, now) for person in away}
        return Presence(present, self._away, now)

    def keeps_out(self, person: str, origin: str | None) -> bool:
        """Whether the host has barred the person, or others from the same place; who has a place
        here is not meant."""
        barred = self.table.barred
        return person in barred or (origin in barred and not self.has_place_for(person))

    async def enter(self, client: ClientView, hello: messages.Hello) -> None:
        """A client has sent hello: send it everything it does not know yet."""
        if client.origin is not None and self.owner == self.table.created.host:
            self.owner = client.origin
        async with self._lock:
            client.reset(hello)
            self._check_playable()
            lines = await self._services.store.chat_lines(self.table.id, 0)
            if client not in self.clients:
                self.clients.append(client)
                self._crowd_changed()
            name = self.table.names.get(client.person)
            now, token = self._services.now(), client.token
            client.send(messages.Welcome(table=self.table.id, token=token, name=name, now=now))
            client.send_chat(Chat(lines))
            self._update_clients()
        self._start_bots()

    async def leave(self, client: ClientView) -> None:
        async with self._lock:
            if client in self.clients:
                self.clients.remove(client)
                self._crowd_changed()
            self._update_clients()

    async def set_language(self, client: ClientView, language: message_fields.Language) -> None:
        async with self._lock:
            client.language = language
            self._check_playable()
            client.update(self.table, self._attendance(), self.code)

    def _check_playable(self) -> None:
        """Refuse everything at a table whose game is played by other rules than this server has, or
        that was archived or closed."""
        if self.table.closed is not None:
            raise closed(self.table)

    # -- commands ------------------------------------------------------------------

    async def execute(self, client: ClientView, command: messages.Command) -> None:
        """Carry out a command and send its answer."""
        async with self._lock:
            answer: messages.FromServer
            try:
                answer = await self._answer(client, command)
            except Refused as refused:
                answer = client.refusal(command.id, refused, self.table)
            # The answer comes last: by then the client has been sent what changed.
            self._update_clients()
            client.send(answer)
        self._start_bots()

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
        return messages.Done(id=command.id, result=await self._store(client, command))

    def _own_match(self, client: ClientView, seat: int | None) -> Match:
        if self.table.match is None:
            raise Refused("", "not_begun", {})
        if seat is not None and seat not in self.table.seats_of(client.person):
            raise Refused("", "not_yours", {})
        return self.table.match

    def _past_view(self, client: ClientView, version: int, seat: int | None) -> Scene:
        match = self._own_match(client, seat)
        if version > match.version:
            raise Refused("", "no_moment", {"decisions": match.version})
        return match.scene(seat, version)

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
                entry, others = rematch_of(self.table, person, command, self._services.tokens)
                return Change(entry), others
            case messages.LessonNext() | messages.LeaveLesson():
                return lesson_change(self.table, person, command), []
        here = msgspec.structs.replace(self._presence(), origin=client.origin)
        return change_of(self.table, person, command, here), []

    def _changes_nothing(self, entry: Entry) -> bool:
        table = self.table
        match entry:
            case Named(person, name):  # clients send their name whenever they connect
                return table.names.get(person) == name
            case Ordered(seat, order):
                return table.orders.get(seat) == order and seat not in table.orders_over
            case Read(said):
                return said == table.lesson_said
            case Replaced(seat, bot):
                was = (table.stand_ins.get(seat), seat in table.left, seat in table.ran_out)
                return was == (bot, entry.left, entry.ran_out)
            case Seated(places):
                return places == table.places
        return False

    def _row(self, entry: Entry, person: str | None = None, message: str | None = None) -> Row:
        """The next row. Its time is never before that of the last, whatever the system says."""
        at = max(self._services.now(), self.table.at)
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
        store = self._services.store
        written = [Written(self.table.id, it) for it in (row, *following)]
        try:
            look_at = self._look_after(row)
            await store.append([*others, *written], self._services.notice(self.table.id), look_at)
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
        self.mind_time()
        await self.update_card()

    def _look_after(self, row: Row) -> int | None:
        """When another process looks at this table if this one dies before it has stored the exact
        deadline; None if the table has no clock."""
        runs = self.table.status == "running" or isinstance(row.entry, Started)
        if self.table.created.clock is None or not runs:
            return None
        self._due = row.at + BOT_OVERDUE
        return self._due

    def _count_step(self, what: str) -> None:
        """Count at which step of a lesson something happens. Nobody's name is in it."""
        if (lesson := self.table.lesson_state) is not None and lesson.id:
            self._services.metrics.lessons[self.table.created.game, lesson.id, what] += 1

    def _count(self, row: Row) -> None:
        """Count and log what this process has stored."""
        table = self.table
        if (lesson := table.lesson_state) is not None and lesson.id != self._step:
            self._step = lesson.id
            self._count_step("reached")
        elif isinstance(row.entry, LeftLesson):
            self._services.metrics.lessons[table.created.game, self._step, "left"] += 1
        game = table.created.game
        match row.entry:
            case Decided():
                by = "bot" if row.person is None else "person"
                self._services.metrics.decisions[game, by] += 1
                if table.status == "over":
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
            await show_card(self._services.store, self.table)
        except Exception:  # the database may be full, or unreachable for a while
            logger.exception("cannot show a table in the lobby")
        else:
            self._card = card

    async def _catch_up(self) -> None:
        for row in await self._services.store.rows(self.table.id, self.table.rows):
            self.table.apply(row)
        self.mind_time()

    def is_behind(self, version: int, line: int) -> bool:
        """Whether a row or a line of the chat is stored that is not known here."""
        said = min((client.last_chat_line for client in self.clients), default=line)
        return self.table.rows <= version or said < line

    async def refresh(self) -> None:
        """Another process has stored something: load it and show it."""
        async with self._lock:
            await self._catch_up()
            await self._send_chat()
            self._update_clients()
        self._start_bots()

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
        attendance = self._attendance()
        for client in self.clients:
            client.update(self.table, attendance, self.code)

    def _attendance(self) -> Attendance:
        """Who is connected. A change of players is shown at once. Changes in a crowd of onlookers
        are throttled: each of them would be sent to every client."""
        here = self._presence()
        present, away = frozenset(here.people), tuple(sorted(here.away.items()))
        last, room = self._shown, self.table.room
        if self._shown_at == room and last.present == present and last.away == away:
            return last  # as after most decisions
        people = set(self.table.people())
        shown_for = (people, present & (people | {self.table.created.host}), away)
        if len(present) > CROWD and shown_for == self._shown_for:
            if self._shown_at != room:  # somebody may have got a name
                self._crowd.call(self._show_who_is_here)
            return last
        names = (self.table.names.get(it, "") for it in present if it not in people)
        spectators = tuple(sorted(name for name in names if name))
        self._shown_for, self._shown_at = shown_for, room
        self._shown = Attendance(present, spectators, away)
        return self._shown

    def _crowd_changed(self) -> None:
        if len(self.clients) > CROWD:
            self._crowd.call(self._show_who_is_here)

    def _show_who_is_here(self) -> None:
        self._shown_for = None
        self._update_clients()

    async def _chat(self, client: ClientView, id: str, text: str) -> None:
        table = self.table
        if client.person not in table.names:
            raise Refused("", "nameless", {})
        seats = table.seats_of(client.person)
        name, seat = table.names[client.person], seats[0] if seats else None
        line = ChatLine(0, name, seat, " ".join(text.split()), int(time.time()))
        if not line.text:
            raise Refused("", "empty", {})
        store = self._services.store
        notice = self._services.notice(table.id)
        try:
            await store.add_chat_line(table.id, client.person, id, line, notice)
        except Removed:  # just now, by somebody else
            raise Refused("", "no_table", {}) from None
        await self._send_chat()

    async def _send_chat(self) -> None:
        """Send every client the chat lines that it has not been sent yet."""
        last = min((client.last_chat_line for client in self.clients), default=0)
        chat = Chat(await self._services.store.chat_lines(self.table.id, last))
        for client in self.clients:
            client.send_chat(chat)

    # -- time ----------------------------------------------------------------------

    @property
    def goes_on(self) -> bool:
        """Whether bots have to decide here though nobody may be connected: the game is played by
        clocks."""
        table = self.table
        return (
            table.clocks is not None
            and table.status == "running"
            and not self._rests()
            and any(self._is_decided_for(seat) for seat in table.playing.owing)
        )

    def _is_decided_for(self, seat: int) -> bool:
        return self.table.bot_at(seat) is not None or self.table.obeyed(seat) is not None

    def _rests(self) -> bool:
        """Bots wait while a request is open, since a decision would cancel it, in a pause, and
        while a pupil reads."""
        lesson = self.table.lesson_state
        reading = lesson is not None and lesson.waits
        return reading or self.table.request is not None or self.table.paused is not None

    def _deadline(self) -> int | None:
        """When the next clock runs out, or an open request is taken for denied."""
        clocks, request = self.table.clocks, self.table.request
        if clocks is None or self.table.status != "running":
            return None
        ends = None if request is None else request.at + REQUEST_OPEN[clocks.clock.kind]
        return min((it for it in (clocks.deadline(), ends) if it is not None), default=None)

    def mind_time(self) -> None:
        """Something was stored: set a timer for the next deadline, and store the deadline, so that
        another process keeps it once this one no longer has the table in memory."""
        self._moved.set()
        if self.table.created.clock is None:
            return
        deadline = self._deadline()
        self.forget_timer()
        if deadline is not None:
            wait = max(0, deadline - self._services.now()) / SECOND
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)
        if not self._storing_due:
            self._storing_due = True
            self._services.track(asyncio.create_task(self._store_due()))

    def _wake(self) -> None:
        self._services.track(asyncio.create_task(self.keep_time()))

    def drop(self) -> None:
        """The server no longer has it in memory: nothing happens here any more."""
        self.is_dropped = True
        self.forget_timer()

    def forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def _store_due(self) -> None:
        """Store the next due time; repeat if it changed meanwhile."""
        try:
            while (due := self._next_look()) != self._due:
                await self._services.store.put_due(self.table.id, due)
                self._due = due
        finally:
            self._storing_due = False

    def _next_look(self) -> int | None:
        if self.goes_on:
            return self.table.at + BOT_OVERDUE
        return self._deadline()

    async def keep_time(self) -> None:
        """Seat bots for those whose time has run out, and let bots decide that owe it."""
        deadline = self._deadline()
        if deadline is not None and self._services.now() - deadline > LATE:
            await self._services.heartbeat()
        async with self._lock:
            await self._catch_up()
            while (entry := self._overdue()) is not None:
                await self._write(self._row(entry), None, [])
            self._due = 0  # it may have been stored by another process
            self.mind_time()
            self._update_clients()
        self._start_bots()

    def _overdue(self) -> Entry | None:
        """What time has brought about."""
        table, now = self.table, self._services.now()
        if table.clocks is None or table.status != "running":
            return None
        if expired := table.clocks.expired(now):
            return Replaced(expired[0], usual_bot(table), ran_out=True)
        request = table.request
        if request is not None and request.at + REQUEST_OPEN[table.clocks.clock.kind] <= now:
            return Denied(None)
        return None

    async def until_idle(self) -> None:
        """Wait until no bot of a game by clocks owes a decision."""
        while self.goes_on:
            self._start_bots()
            self._moved.clear()
            await self._moved.wait()

    # -- bots ----------------------------------------------------------------------

    def _start_bots(self) -> None:
        """Let every bot that owes a decision begin to think, and every standing order be carried
        out, unless nobody is connected and the game is not played by clocks."""
        table = self.table
        if table.match is None or table.status == "over" or not self._is_played():
            return
        for seat in table.match.owing:
            bot = table.bot_at(seat)
            if self._is_decided_for(seat) and not self._is_thinking(seat):
                self._thinking.add((seat, table.version))
                self._services.track(asyncio.create_task(self._think(seat, bot, table.version)))

    def _is_played(self) -> bool:
        """Without clients this object may have been dropped, and the table loaded anew; where there
        are clocks, it is kept as long as bots owe decisions."""
        if self.table.closed is not None or self._rests() or self.is_dropped:
            return False
        return bool(self.clients) or self.table.clocks is not None

    def _is_thinking(self, seat: int) -> bool:
        """Whether a bot already thinks about the decision that the seat owes now."""
        return any(
            thinker == seat and is_still_asked(self.table, seat, version)
            for thinker, version in self._thinking
        )

    async def _think(self, seat: int, bot: str | None, version: int) -> None:
        try:
            if bot is None:
                await self._obey(seat, version)
            else:
                await self._decide(seat, bot, version)
        except Exception:
            # The bot is asked again, whatever went wrong; after a pause, lest it fail in a loop.
            logger.exception("the bot %s at %s failed", bot, self.table.id)
            await asyncio.sleep(RETRY_DELAY)
        finally:
            self._thinking.discard((seat, version))
        self._start_bots()

    def _pause_before(self) -> float:
        """Seconds: random, since how long a decision took would give away something about it."""
        pace = self._services.pace
        if self.table.lesson is not None:
            pace = min(pace, LESSON_PACE)
        return pace * random.uniform(1 - PACE_SPREAD, 1 + PACE_SPREAD)

    async def _obey(self, seat: int, version: int) -> None:
        """Carry out the standing order of a seat, after as long as a bot would take."""
        table = self.table
        await asyncio.sleep(self._pause_before())
        async with self._lock:
            if not self._is_played() or table.status == "over":
                return
            decision = table.obeyed(seat)
            if decision is None or not is_still_asked(table, seat, version):
                return
            change = decided(table.deciding, seat, decision)
            row = self._row(change.entry, table.places[seat].person)
            await self._write(row, change.attempt, [])
            self._update_clients()

    async def _decide(self, seat: int, bot: str, version: int) -> None:
        """Let a bot decide. Its decision is carried out after a random time that does not depend on
        how long it thought, since that would give away something about what it holds."""
        table, clock = self.table, asyncio.get_running_loop().time
        due = clock() + self._pause_before()
        try:
            with self._services.metrics.thinks(table.created.game, bot):
                asked = (table.id, table.playing, seat, bot, self.owner)
                decision = await self._services.bots.decide(*asked)
        except BotFailed as failed:
            self._report(bot, seat, failed)
            decision = None
        while self._services.pace and due < clock():  # it is late: as if it had begun only then
            due += self._pause_before()
        await asyncio.sleep(due - clock())
        async with self._lock:
            if not self._is_played() or table.status == "over":
                return
            if table.bot_at(seat) != bot or not is_still_asked(table, seat, version):
                return
            change = None
            try:
                if decision is not None:
                    change = decided(table.deciding, seat, decision)
            except Refused as refused:
                if table.version != version:
                    return  # another decision came first and made it impossible: it thinks again
                self._report(bot, seat, refused)
            if change is None:
                safe = safe_decision(table.playing.title, table.playing.game, seat)
                change = decided(table.deciding, seat, safe, failed_bot=bot)
            await self._write(self._row(change.entry), change.attempt, [])
            self._update_clients()

    def _report(self, bot: str, seat: int, error: BotFailed | Refused) -> None:
        """Log the failure for whoever runs the server. The players read of it in the game's log.
        What exactly was refused may be known to the seat alone."""
        self._services.metrics.bot_failures[self.table.created.game, bot] += 1
        said = error.summary if isinstance(error, BotFailed) else f"refused, {error.reason}"
        where = (self.table.id, seat, self.table.playing.version)
        logger.error("the bot %s failed at %s, seat %d, decision %d: %s", bot, *where, said)
