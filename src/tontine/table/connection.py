"""One browser's line to a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tontine.play.errors import Refused
from tontine.play.form import Malformed, form_problem
from tontine.table import messages
from tontine.table.client_view import ClientView
from tontine.table.limits import CHAT, LARGEST_MESSAGE, PATIENCE, Bucket
from tontine.table.live_table import LiveTable
from tontine.table.server import TableServer

logger = logging.getLogger(__name__)

# Why a line is cut. Those from 4000 on are ours.
TOO_LARGE = 1009
TOO_FAST = 1008
FAILED = 1011
TOO_SLOW = 4408
NO_SUCH_TABLE = 4404
GOODBYE = 5  # seconds for the last messages to go out
BACKLOG = 500  # messages that a browser may be behind
INBOX = 50  # messages that wait to be carried out before no more are read
PONG = msgspec.json.encode(messages.Pong())

Socket = WebSocket[Any, Any, Any]


class Connection:
    def __init__(self, server: TableServer, socket: Socket) -> None:
        self._server = server
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(BACKLOG)  # a number ends it
        self._inbox: asyncio.Queue[messages.ClientMessage | None] = asyncio.Queue(INBOX)
        self._bucket = Bucket()
        self._chat = Bucket(*CHAT)
        self._too_many = 0
        self._client: ClientView | None = None

    async def run(self, name: str) -> None:
        """Until one of the two hangs up."""
        live = await self._server.come(name)
        if live is None:
            await self._socket.close(NO_SUCH_TABLE)
            return
        sender = asyncio.create_task(self._send())
        worker = asyncio.create_task(self._work(live))
        try:
            while await self._take(await self._socket.receive_data("text")):
                pass
            await asyncio.wait([sender], timeout=GOODBYE)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            await self._inbox.put(None)
            await worker  # what has come is carried out, also if they have hung up
            await self._server.leave(live, self._client)

    # -- out -----------------------------------------------------------------------

    def _post(self, message: bytes | int) -> None:
        """Put into the outbox; who does not empty it must come again."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._server.keep(asyncio.create_task(self._hang_up(TOO_SLOW)))

    async def _send(self) -> None:
        while isinstance(message := await self._outbox.get(), bytes):
            try:
                await self._socket.send_data(message.decode(), mode="text")
            except (WebSocketDisconnect, RuntimeError):  # they hung up
                return
        await self._hang_up(message)

    async def _hang_up(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    def _refuse(self, id: str | None, refused: Refused) -> None:
        client = self._client or ClientView("", self._post)
        client.send(client.refusal(id, refused))

    # -- in ------------------------------------------------------------------------

    async def _take(self, data: str) -> bool:
        """Put a message into the inbox; False if the line is to be cut. Nothing here waits for
        the table: while messages are not read, signs of life are not read either."""
        await asyncio.sleep(0)  # a flood of messages must not keep the others waiting
        if len(data) > LARGEST_MESSAGE:
            self._post(TOO_LARGE)
            return False
        if not self._bucket.take():
            self._too_many += 1
            self._refuse(_id_of(data), Refused("", "too_fast", {}))
            if self._too_many > PATIENCE:
                self._post(TOO_FAST)
            return self._too_many <= PATIENCE
        self._too_many = 0
        try:
            message = msgspec.json.decode(data, type=messages.ClientMessage)
        except Malformed as error:
            problem = form_problem(error)
            self._refuse(_id_of(data), Refused("", "unreadable", {"problem": problem}))
        else:
            if isinstance(message, messages.Ping):
                self._post(PONG)
            else:
                await self._inbox.put(message)
        return True

    async def _work(self, live: LiveTable) -> None:
        """Carry out one message after the other, until a None."""
        while (message := await self._inbox.get()) is not None:
            try:
                await self._obey(live, message)
            except Refused as refused:
                self._refuse(getattr(message, "id", None), refused)
            except Exception:
                logger.exception("a message to %s failed", live.table.name)
                self._post(FAILED)

    async def _obey(self, live: LiveTable, message: messages.ClientMessage) -> None:
        match message:
            case messages.Hello():
                await self._greet(live, message)
            case _ if self._client is None:
                self._refuse(getattr(message, "id", None), Refused("", "no_hello", {}))
            case messages.Chat(id=id) if not self._chat.take():
                self._refuse(id, Refused("", "too_fast", {}))
            case messages.SetLanguage(language=language):
                await live.speak(self._client, language)
            case messages.Command():
                await live.execute(self._client, message)

    async def _greet(self, live: LiveTable, hello: messages.Hello) -> None:
        tokens = self._server.tokens
        person = tokens.person_of(hello.token) or tokens.new_person()
        if self._client is None:
            self._client = ClientView(person, self._post)
        await live.enter(self._client, hello)
        await self._server.entered(live)


class _Marked(msgspec.Struct):
    id: str | None = None


def _id_of(data: str) -> str | None:
    """The id of a message that cannot be read as a whole, if that much can be."""
    try:
        return msgspec.json.decode(data, type=_Marked).id
    except Malformed:
        return None
