"""A table in memory: the clients connected to it, and the bots that play at it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Protocol

from tontine.bots.decide import BotFailed, safe_decision
from tontine.play.errors import Refused
from tontine.play.match import Attempt, Match
from tontine.play.view import Scene
from tontine.table import messages
from tontine.table.bots import Bots
from tontine.table.client_view import ClientView
from tontine.table.commands import Change, change_of, check_question, decided, is_still_asked
from tontine.table.create import card_of, rematch_of
from tontine.table.entries import Named, Row
from tontine.table.messages import ChatLine, TableCard
from tontine.table.saving import closed
from tontine.table.store import Conflict, Store, Written
from tontine.table.table import Table
from tontine.table.tokens import Tokens

logger = logging.getLogger(__name__)

FORGOTTEN = 45.0  # seconds after which a process that says nothing has nobody any more
PAUSE = 3.0  # seconds after which a bot that failed is asked again
SPREAD = 0.4  # how much faster or slower than the pace a bot may answer


class Services(Protocol):
    """What a live table needs of the server."""

    store: Store
    bots: Bots
    tokens: Tokens
    pace: float

    def notice(self, table: str) -> str: ...

    def keep(self, task: asyncio.Task[None]) -> None: ...


class LiveTable:
    """Whatever is read or changed here is read and changed under one lock; what is changed is
    stored first. So nobody ever sees what could still be lost."""

    def __init__(self, services: Services, table: Table) -> None:
        self.table = table
        self.clients: list[ClientView] = []
        self.visitors = 0  # connections, of those too who have not said hello yet
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}  # people at other processes
        self._services = services
        self._lock = asyncio.Lock()
        self._card: TableCard | None = None
        self._thinking: set[tuple[int, int]] = set()  # seats and versions

    # -- who is here ---------------------------------------------------------------

    def here(self) -> list[str]:
        """The people at this process."""
        return list(dict.fromkeys(client.person for client in self.clients))

    def present(self) -> set[str]:
        return set(self.here()).union(*(people for _, people in self._elsewhere.values()))

    def hear_of(self, process: str, people: list[str]) -> None:
        """Who is there at another process; what it does not repeat is forgotten."""
        now = time.monotonic()
        self._elsewhere[process] = (now, set(people))
        old = [it for it, (then, _) in self._elsewhere.items() if now - then > FORGOTTEN]
        for gone in old:
            del self._elsewhere[gone]

    async def enter(self, client: ClientView, hello: messages.Hello) -> None:
        async with self._lock:
            client.greet(hello)
            self._check_open()
            lines = await self._services.store.said(self.table.name, 0)
            if client not in self.clients:
                self.clients.append(client)
            name = self.table.names.get(client.person)
            token = self._services.tokens.token_of(client.person)
            client.send(messages.Welcome(table=self.table.name, token=token, name=name))
            client.hear(lines)
            self._show()
        self._nudge()

    async def leave(self, client: ClientView) -> None:
        async with self._lock:
            if client in self.clients:
                self.clients.remove(client)
            self._show()

    async def speak(self, client: ClientView, language: messages.Language) -> None:
        async with self._lock:
            client.language = language
            self._check_open()
            self._look(client)

    def _check_open(self) -> None:
        """Refuse to do anything at a table whose game cannot be played here."""
        if self.table.closed is not None:
            raise closed(self.table)

    # -- commands ------------------------------------------------------------------

    async def execute(self, client: ClientView, command: messages.Command) -> None:
        """Carry out a command and answer it."""
        async with self._lock:
            answer: messages.FromServer
            try:
                answer = await self._answer(client, command)
            except Refused as refused:
                answer = client.refusal(command.id, refused, self.table)
            # Who is told that it is done has seen it done.
            self._show()
            client.send(answer)
        self._nudge()

    async def _answer(self, client: ClientView, command: messages.Command) -> messages.FromServer:
        self._check_open()
        match command:
            case messages.PastView(id=id, version=version, seat=seat):
                return messages.PastViewResult(id=id, view=self._past_view(client, version, seat))
            case messages.Preview(id=id, seat=seat, version=version, decision=decision):
                match = self._own_match(client, seat)
                check_question(self.table, seat, version)
                return messages.PreviewResult(id=id, outcome=match.preview(seat, decision))
            case messages.Chat(id=id, text=text):
                await self._say(client, id, text)
                return messages.Done(id=id)
        return messages.Done(id=command.id, result=await self._settle(client.person, command))

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

    async def _settle(self, person: str, command: messages.Command) -> str | None:
        """Store what a command leads to: once, however often it is sent."""
        while True:
            done, result = self.table.answered(person, command.id)
            if done:
                return result
            others: list[Written] = []
            if not isinstance(command, messages.Rematch):
                change = change_of(self.table, person, command, self.present())
            elif self.table.rematch is None:
                entry, others = rematch_of(self.table, person, command, self._services.tokens)
                change = Change(entry)
            else:
                return self.table.rematch
            if isinstance(change.entry, Named) and self._is_called(person, change.entry.name):
                return None  # browsers say their name whenever they come
            row = Row(self.table.rows, person, command.id, change.entry)
            await self._write(row, change.attempt, others)

    def _is_called(self, person: str, name: str) -> bool:
        return self.table.names.get(person) == name

    async def _write(self, row: Row, attempt: Attempt | None, others: list[Written]) -> None:
        """Store an entry and read it; or, if somebody was faster, read what they wrote. Then an
        attempt is worth nothing any more: it was made for another state."""
        store = self._services.store
        written = Written(self.table.name, row)
        try:
            await store.append([*others, written], self._services.notice(self.table.name))
        except Conflict:
            rows = self.table.rows
            await self._catch_up()
            if self.table.rows == rows:  # nobody was: trying again would never end
                raise
        else:
            self.table.read(row, attempt)
        await self.show_card()

    async def show_card(self) -> None:
        """Put the table up in the lobby, if there is something new to see. Should this be lost,
        it is done again when somebody next comes to the table."""
        card = card_of(self.table)
        if self.table.created.public and card != self._card:
            self._card = card
            await self._services.store.show(card)

    async def _catch_up(self) -> None:
        for row in await self._services.store.rows(self.table.name, self.table.rows):
            self.table.read(row)

    async def refresh(self) -> None:
        """Somebody elsewhere has changed something."""
        async with self._lock:
            await self._catch_up()
            heard = min((client.heard for client in self.clients), default=0)
            lines = await self._services.store.said(self.table.name, heard)
            for client in self.clients:
                client.hear(lines)
            self._show()
        self._nudge()

    # -- telling -------------------------------------------------------------------

    def _show(self) -> None:
        if self.table.closed is not None:  # by a process of another version, under their hands
            for client in self.clients:
                client.send(client.refusal(None, closed(self.table)))
            self.clients.clear()
        for client in self.clients:
            self._look(client)

    def _look(self, client: ClientView) -> None:
        table = self.table
        people = set(table.people())
        watching = [table.names.get(it, "") for it in self.present() if it not in people]
        client.look(table, self.present(), [name for name in watching if name])

    async def _say(self, client: ClientView, id: str, text: str) -> None:
        table = self.table
        if client.person not in table.names:
            raise Refused("", "nameless", {})
        seats = table.seats_of(client.person)
        name, seat = table.names[client.person], seats[0] if seats else None
        line = ChatLine(0, name, seat, " ".join(text.split()), int(time.time()))
        if not line.text:
            raise Refused("", "empty", {})
        store = self._services.store
        await store.say(table.name, client.person, id, line, self._services.notice(table.name))
        heard = min(it.heard for it in self.clients)
        lines = await store.said(table.name, heard)
        for other in self.clients:
            other.hear(lines)

    # -- bots ----------------------------------------------------------------------

    def _nudge(self) -> None:
        """Let every bot that owes a decision begin to think. While somebody has asked to take
        back they wait: a decision would be the end of that question."""
        table = self.table
        if table.match is None or table.request is not None or not self.clients:
            return
        for seat in table.match.owing:
            bot = table.bot_at(seat)
            if bot is not None and not self._is_thinking(seat):
                self._thinking.add((seat, table.version))
                self._services.keep(asyncio.create_task(self._think(seat, bot, table.version)))

    def _is_thinking(self, seat: int) -> bool:
        """Whether a bot thinks about what the seat is asked now."""
        return any(
            thinker == seat and is_still_asked(self.table, seat, version)
            for thinker, version in self._thinking
        )

    async def _think(self, seat: int, bot: str, version: int) -> None:
        try:
            await self._decide(seat, bot, version)
        except Exception:
            # Whatever it was, the game must not stand still; nor must we do nothing but fail.
            logger.exception("the bot %s at %s failed", bot, self.table.name)
            await asyncio.sleep(PAUSE)
        finally:
            self._thinking.discard((seat, version))
        self._nudge()

    async def _decide(self, seat: int, bot: str, version: int) -> None:
        """A bot's decision. It comes at its time, however long the bot has thought: that would
        tell something about what it holds."""
        table, clock = self.table, asyncio.get_running_loop().time
        due = clock() + self._services.pace * random.uniform(1 - SPREAD, 1 + SPREAD)
        try:
            decision = await self._services.bots.decide(table.name, table.playing, seat, bot)
        except BotFailed as failed:
            self._report(bot, seat, failed)
            decision = None
        await asyncio.sleep(due - clock())
        async with self._lock:
            # Where nobody looks on any more, the table may be in memory anew.
            if not self.clients or table.request is not None:
                return
            if table.bot_at(seat) != bot or not is_still_asked(table, seat, version):
                return
            change = None
            try:
                if decision is not None:
                    change = decided(table.playing, seat, decision)
            except Refused as refused:
                if table.version != version:
                    return  # others have made it impossible meanwhile: it thinks again
                self._report(bot, seat, refused)
            if change is None:
                safe = safe_decision(table.playing.title, table.playing.game, seat)
                change = decided(table.playing, seat, safe, failed_bot=bot)
            await self._write(Row(table.rows, None, None, change.entry), change.attempt, [])
            self._show()

    def _report(self, bot: str, seat: int, error: Exception) -> None:
        """For whoever runs the server; those at the table read in the story that it failed."""
        decisions = self.table.playing.version
        where = (self.table.name, seat, decisions)
        logger.error("the bot %s failed at %s, seat %d, decision %d: %s", bot, *where, error)
