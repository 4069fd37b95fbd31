"""WebSockets that compress only what is large.

Most of what is sent is a few kilobytes: compressing each of them for each client would cost as much
as a quarter of everything else, and a window of zlib for every client more memory than a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SMALLEST = 16 * 1024  # bytes


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


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DeflateLargeFactory()]
