"""The WebSocket of one client at a table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from tontine.play.errors import Refused
from tontine.play.form import Malformed, form_problem
from tontine.server.common.addresses import is_here, sender
from tontine.server.common.limits import (
    LARGEST_MESSAGE,
    PATIENCE,
    Bucket,
    ConcurrencyLimit,
)
from tontine.server.common.queues import BoundedQueue
from tontine.server.http.requests import address_of
from tontine.server.http.websockets import send_all_of
from tontine.server.people.sanctions import Kind
from tontine.server.table_server import Elsewhere, TableServer
from tontine.server.tables.client_view import ClientView, refusal
from tontine.server.tables.live_table import LiveTable
from tontine.server.wire import socket as messages
from tontine.server.wire.closing import CloseCode
from tontine.server.wire.fields import Language

logger = logging.getLogger(__name__)

CLOSE_TIMEOUT = 5  # seconds to send the last messages before the socket is closed
LARGEST_OUTBOX = 1 << 20  # bytes, and whatever was added last
LONGEST_INBOX = 50  # messages; while the inbox is full, nothing is read from the socket
PONG = msgspec.json.encode(messages.Pong())

# Commands that leave a row in the log without bringing the game forward, and their limits.
LIMITED: dict[type[messages.Command], str] = {
    messages.Chat: "chat",
    messages.Sit: "seat_changes",
    messages.Stand: "seat_changes",
    messages.SeatBot: "seat_changes",
    messages.Remove: "seat_changes",
    messages.SetOptions: "seat_changes",
    messages.StandIn: "seat_changes",
    messages.Leave: "seat_changes",
    messages.ReclaimSeat: "seat_changes",
    messages.GiveOrder: "orders",
    messages.AskHint: "hints",
    messages.LessonNext: "requests",
    messages.LeaveLesson: "requests",
    messages.LessonHelp: "requests",
    messages.GiveUp: "requests",
    messages.LeavePuzzle: "requests",
    messages.Undo: "requests",
    messages.Propose: "requests",
    messages.AnswerRequest: "requests",
    messages.Resume: "requests",
}

# What is raised by sending to a client that has closed the socket, or to whom it was closed.
GONE = (WebSocketDisconnect, ClientDisconnected, RuntimeError)
_MESSAGE = msgspec.json.Decoder(messages.ClientMessage)

Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, server: TableServer, socket: Socket) -> None:
        self._server = server
        self._socket = socket
        self.address = address_of(socket)
        self._outbox: BoundedQueue[bytes | int] = BoundedQueue(LARGEST_OUTBOX)  # a number: close
        # What was received, and when; None ends it.
        self._inbox: BoundedQueue[tuple[messages.ClientMessage, float] | None] = BoundedQueue(
            LONGEST_INBOX
        )
        self._bucket = Bucket()
        self._counted: list[tuple[ConcurrencyLimit, str]] = []  # of which this socket is one
        self._refused_in_a_row = 0
        self._client: ClientView | None = None
        self._gone = False  # nobody receives anything any more

    async def run(self, table_id: str) -> None:
        """Serve the client until the socket is closed by either side."""
        self._server.arriving.add(self.move)
        try:
            live = await self._server.join(table_id)
        except Elsewhere:
            await self._close(CloseCode.MOVED)
            return
        finally:
            self._server.arriving.discard(self.move)
        if live is None:
            await self._close(CloseCode.NO_SUCH_TABLE)
            return
        live.sockets.add(self._post)
        sending = asyncio.create_task(self._send_outbox())
        worker = asyncio.create_task(self._process_inbox(live))
        try:
            while await self._receive(await self._socket.receive_data("text")):
                pass
            await asyncio.wait([sending], timeout=CLOSE_TIMEOUT)
        except WebSocketDisconnect as end:
            if end.code == CloseCode.TOO_FAST:  # by what counts frames and bytes
                self._server.metrics.limited["frames"] += 1
        finally:
            self._gone = True
            live.sockets.discard(self._post)
            if (person := self._server.accounts.disconnect(self)) is not None:
                self._server.alerts.saw(person)
            for limit, who in self._counted:
                limit.give_back(who)
            sending.cancel()
            await self._inbox.put(None)
            await worker  # messages received before the socket closed are still carried out
            await self._server.leave(live, self._client)
            self._client = None  # it refers to this, and what is in a cycle is collected late

    # -- out -----------------------------------------------------------------------

    def _post(self, message: bytes | int) -> None:
        """Queue a message. A client whose queue is full is disconnected and must reconnect."""
        if self._gone:
            return
        size = len(message) if isinstance(message, bytes) else 0
        if not self._outbox.post(message, size):
            self._server.track(asyncio.create_task(self._close(CloseCode.TOO_SLOW)))

    async def _send_outbox(self) -> None:
        """Send what is queued, all that there is at once, until a number closes the socket."""
        send_all = send_all_of(self._socket)
        while True:
            waiting = await self._outbox.take()
            said = [message for message in waiting if isinstance(message, bytes)]
            try:
                await send_all(said)
            except GONE:
                return
            for code in waiting:
                if isinstance(code, int):
                    await self._close(code)
                    return

    def move(self) -> None:
        """Another host is to serve the table, which is not in memory here yet."""
        self._server.track(asyncio.create_task(self._close(CloseCode.MOVED)))

    async def _close(self, code: int) -> None:
        with suppress(*GONE):
            await self._socket.close(code)

    def _refuse(self, id: str | None, refused: Refused, language: Language = "en") -> None:
        """``language`` is used for clients that were not let in: they have no view with one."""
        if self._client is None:
            self._post(msgspec.json.encode(refusal(id, refused, language)))
        else:
            self._client.send(self._client.refusal(id, refused))

    # -- in ------------------------------------------------------------------------

    async def _receive(self, data: str) -> bool:
        """Put a message into the inbox; False if the socket is to be closed. This does not wait for
        the table: while no messages are read, pings are not answered either."""
        await asyncio.sleep(0)  # a flood of messages must not starve other clients
        if len(data) > LARGEST_MESSAGE:
            self._post(CloseCode.TOO_LARGE)
            return False
        try:
            if not self._bucket.take():
                self._server.metrics.limited["messages"] += 1
                raise Refused("", "too_fast", {})
            self._server.limits.count("messages", self._counted_address())
        except Refused as refused:
            self._refused_in_a_row += 1
            self._refuse(_id_of(data), refused)
            if self._refused_in_a_row > PATIENCE:
                self._post(CloseCode.TOO_FAST)
            return self._refused_in_a_row <= PATIENCE
        self._refused_in_a_row = 0
        try:
            message = _MESSAGE.decode(data)
        except Malformed as error:
            problem = form_problem(error)
            self._refuse(_id_of(data), Refused("", "unreadable", {"problem": problem}))
        else:
            if isinstance(message, messages.Ping):
                self._post(PONG)
            else:
                await self._inbox.put((message, perf_counter()))
        return True

    async def _process_inbox(self, live: LiveTable) -> None:
        """Carry out one message after the other, until None comes."""
        while True:
            for received in await self._inbox.take():
                if received is None:
                    return
                await self._work_off(live, *received)

    async def _work_off(self, live: LiveTable, message: messages.ClientMessage, at: float) -> None:
        try:
            await self._carry_out(live, message)
            self._server.metrics.answered(str(message.__struct_config__.tag), perf_counter() - at)
        except Refused as refused:
            self._refuse(getattr(message, "id", None), refused)
        except Exception:
            kind = type(message).__name__
            logger.exception("error %s: %s to %s failed", error_id(), kind, live.table.id)
            self._post(CloseCode.FAILED)

    async def _carry_out(self, live: LiveTable, message: messages.ClientMessage) -> None:
        match message:
            case messages.Hello():
                await self._enter(live, message)
            case _ if self._client is None:
                self._refuse(getattr(message, "id", None), Refused("", "no_hello", {}))
            case messages.Chat() if self._is_under("mute", self._client.person):
                raise Refused("", "muted", {})
            case messages.SetName(name=name) if live.table.names.get(self._client.person) == name:
                await live.execute(self._client, message)  # sent whenever a client connects
            case messages.SetName(name=name):
                self._limit("names")
                await self._server.accounts.check_owner(name, self._client.person)
                await live.execute(self._client, message)
            case messages.SetLanguage(language=language):
                await live.set_language(self._client, language)
            case messages.Command():
                if (limited := LIMITED.get(type(message))) is not None:
                    self._limit(limited)
                await live.execute(self._client, message)

    async def _enter(self, live: LiveTable, hello: messages.Hello) -> None:
        if self._client is None:
            person, token = await self._server.accounts.connect(hello.token, self)
            if self._is_under("ban", person):
                self.shut_out(hello.language)
                return
            if live.keeps_out(person, self._origin()):
                self._refuse(None, Refused("", "removed", {}), hello.language)
                self._post(CloseCode.BANNED)
                return
            if (problem := self._too_many(live, person)) is not None:
                self._server.metrics.limited["sockets"] += 1
                self._refuse(None, problem, hello.language)
                self._post(CloseCode.TOO_MANY)
                return
            out = partial(self._post, CloseCode.BANNED)
            self._client = ClientView(person, self._post, token, self._origin(), out)
        await live.enter(self._client, hello)
        self._server.announce_presence(live)

    def _is_under(self, kind: Kind, person: str) -> bool:
        return self._server.sanctions.concern(kind, person, self.address)

    def _too_many(self, live: LiveTable, person: str) -> Refused | None:
        """Why this person may not open another socket."""
        limits = self._server.limits
        if not self._count(limits.sockets_of_person, person):
            return Refused("", "too_many_windows", {})
        if live.has_place_for(person):
            return None
        table = live.table.id
        if not self._count(limits.onlookers_of_person, f"{table} {person}"):
            return Refused("", "too_many_windows", {})
        where = self._counted_address()
        here = where is None or self._count(limits.onlookers_of_address, f"{table} {sender(where)}")
        return None if here and not live.is_full() else Refused("", "too_many_onlookers", {})

    def _count(self, limit: ConcurrencyLimit, who: str) -> bool:
        """Whether they may have one more of something, which is counted until the socket closes."""
        if not limit.take(who):
            return False
        self._counted.append((limit, who))
        return True

    def _limit(self, what: str) -> None:
        assert self._client is not None
        self._server.limits.count(what, self._counted_address(), self._client.person)

    def _counted_address(self) -> str | None:
        """The address that limits count for; None for this machine, where a proxy may ask for many
        people without saying so."""
        return None if is_here(self.address) else self.address

    def _origin(self) -> str | None:
        return self._server.origin(self.address)

    def sign_out(self) -> None:
        """The session has ended: whoever connects again is somebody else."""
        self._post(CloseCode.SIGNED_OUT)

    def shut_out(self, language: Language = "en") -> None:
        """The person has been banned."""
        self._refuse(None, Refused("", "banned", {}), language)
        self._post(CloseCode.BANNED)


def error_id() -> str:
    """A new id by which an error is found in the log."""
    return secrets.token_hex(4)


class _WithId(msgspec.Struct):
    id: str | None = None


def _id_of(data: str) -> str | None:
    """The id of a malformed message, if that much of it can be read."""
    try:
        return msgspec.json.decode(data, type=_WithId).id
    except Malformed:
        return None
