"""WebSockets that compress only what is large, and send several messages at once.

Most messages are a few kilobytes. Compressing each of them for each client would take a quarter of
the time that everything else takes, and a zlib window per client more memory than a table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

from tontine.table.mailbox import Events, Gate

SMALLEST = 16 * 1024  # bytes
SWITCHING_PROTOCOLS = 101


class DeflateLarge(PerMessageDeflate):
    """Each message is compressed by itself, or not at all."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= SMALLEST else frame


class DeflateLargeFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"level": 1},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], DeflateLarge]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, DeflateLarge(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


SendAll = Callable[[Sequence[bytes]], Awaitable[None]]
SEND_ALL = "tontine.send_all"  # an extension of ASGI: several text messages at once


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DeflateLargeFactory()]
        # Those of asyncio take 4 kB, and every client has them.
        self.queue = Events()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope)["extensions"][SEND_ALL] = self.send_all

    async def send_all(self, messages: Sequence[bytes]) -> None:
        """Send text messages with one call of the system."""
        self.request = self.response = None  # type: ignore[assignment]  # kilobytes, no longer used
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
    """How messages are sent by a socket: by servers other than ours one after the other."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    if SEND_ALL in extensions:
        found: SendAll = extensions[SEND_ALL]
        return found

    async def send_each(messages: Sequence[bytes]) -> None:
        for message in messages:
            await socket.send_data(message.decode(), mode="text")

    return send_each
