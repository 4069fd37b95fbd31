"""WebSockets that count what comes in before they read it, and send several messages at once.

Nothing is compressed. A browser with which compression was agreed on compresses what it sends, too,
and unpacking costs a server up to a thousand times what sending it costs a client.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from litestar import WebSocket
from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tontine.server.common.limits import BYTES, FRAMES, Bucket
from tontine.server.common.queues import Events, Gate
from tontine.server.http.door import Config

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

SWITCHING_PROTOCOLS = 101
BAD_REQUEST = STATUS_LINE[400] + b"content-length: 0\r\nconnection: close\r\n\r\n"
NOTHING = memoryview(b"")
PIECE = 1024  # bytes that are read at once: most messages, or 170 frames with nothing in them
CLOSE_TIMEOUT = 3.0  # seconds for the client to agree that the socket is closed

SendAll = Callable[[Sequence[bytes]], Awaitable[None]]
SEND_ALL = "tontine.send_all"  # an extension of ASGI: several text messages at once


class CountedFrames(ServerProtocol):
    """A parser that stops when there were too many frames. Frames that no application sees, such as
    pings and parts of messages, take as long to read as any."""

    def __init__(self, max_size: int | None, logger: Any) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._left = Bucket(*FRAMES)
        self.too_many = False

    def recv_frame(self, frame: Frame) -> None:
        if self._left.take():
            super().recv_frame(frame)
        else:
            self.too_many = True
            self.fail(CloseCode.POLICY_VIOLATION)  # it also throws away what is not read yet


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that reads no faster than the application takes messages; uvicorn's own reads all
    that comes and keeps it."""

    def __init__(self, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._door = config.door
        self.conn.parser.close()  # or it would refer to itself until it is collected
        self.conn: CountedFrames = CountedFrames(config.ws_max_size, self.logger)
        self.close_timeout = CLOSE_TIMEOUT
        self._bytes_left = Bucket(*BYTES)
        self._unread = NOTHING  # while the queue has anything, nothing is read
        # Those of asyncio take 4 kB, and every client has them.
        self.queue = Events()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if not self._door.enter(self.transport, self.client[0] if self.client else ""):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)
        # What refers to itself would stay in memory for minutes: the parser, which is a generator,
        # refers to its connection, and much that is in the scope to this.
        self.conn.parser.close()
        self._unread = NOTHING
        self._let_go()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        cast(dict[str, Any], self.scope).clear()
        self._let_go()

    def _let_go(self) -> None:
        self.request = self.response = None  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope)["extensions"][SEND_ALL] = self.send_all

    # -- in ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._door.heard += 1
        if not self._bytes_left.take(len(data)):
            self._cut_off()
            return
        self._unread = memoryview(bytes(self._unread) + data if self._unread else data)
        self._read()

    def _read(self) -> None:
        """Read what was received, as far as somebody takes it. After the end of the socket only the
        client's word that it is closed matters."""
        while self._unread and (self.queue.empty() or self.close_sent):
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(bytes(piece))
            if self.conn.too_many:
                self._cut_off()
            elif self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse()
        if self._unread:
            self._pause()
        else:
            self._unread = NOTHING  # it refers to what was received

    async def receive(self) -> ASGIReceiveEvent:
        message: ASGIReceiveEvent = await self.queue.get()
        if self.queue.empty():
            self._read()
        if self.read_paused and self.queue.empty() and not self.close_sent:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def _refuse(self) -> None:
        """The HTTP server has taken the request for one, and websockets has not: it has a body, or
        too many headers."""
        self._unread = NOTHING
        if not self.transport.is_closing():
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _cut_off(self) -> None:
        """Stop reading. The socket is closed only after a moment: closing it at once would be a
        reset, and a client that still sends would not learn why."""
        self._unread = NOTHING
        if self.transport.is_closing():
            return
        self._pause()
        if not self.conn.too_many:
            self.conn.fail(CloseCode.POLICY_VIOLATION)
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    # -- out -----------------------------------------------------------------------

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._let_go()  # they were needed to accept the socket, and are kilobytes

    async def send_all(self, messages: Sequence[bytes]) -> None:
        """Send text messages with one call of the system."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))


def send_all_of(socket: WebSocket[Any, Any, Any]) -> SendAll:
    """The function that sends many messages by one socket; on servers other than ours they are sent
    one after the other."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    if SEND_ALL in extensions:
        found: SendAll = extensions[SEND_ALL]
        return found

    async def send_each(messages: Sequence[bytes]) -> None:
        for message in messages:
            await socket.send_data(message.decode(), mode="text")

    return send_each
