"""HTTP for clients that may be hostile: how much they may send, and how long they may take.

This and ``protocol.py`` override methods that uvicorn does not promise to keep, so pyproject.toml
allows only versions that were tested.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from tontine.server.common.limits import LARGEST_BODY, LARGEST_HEAD, MOST_PIPELINED
from tontine.server.http.door import Config

TOO_LARGE = STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n"


class TooManyRequests(Exception):
    """A client sends requests without waiting for answers."""


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._door = config.door
        self._in_head = True
        # Bytes of a request besides its body: the line and the headers it begins with; then what
        # stands around the parts of a body that comes in parts, and after it.
        self._around = 0
        self._unwanted = 0  # bytes of its body that came after it was answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.enter(transport, self.client[0] if self.client else ""):
            self._door.expect_request(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._door.heard += 1
        read = 0
        while read < len(data) and not self.transport.is_closing() and self.parser is not None:
            room = LARGEST_HEAD - self._around
            if room <= 0:
                self._refuse()
                return
            piece = data[read : read + room]
            read += len(piece)
            self._around += len(piece)
            super().data_received(piece)

    def _refuse(self) -> None:
        if self._in_head:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        else:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._around = self._unwanted = 0
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            raise TooManyRequests

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        super().on_body(body)
        if self.cycle.response_complete:
            self._unwanted += len(body)
            if self._unwanted > LARGEST_BODY:
                self.transport.abort()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._around = 0
        self._door.has_request(self.transport)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._door.expect_request(self.transport)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # The parser refers to this. What is in a cycle would stay in memory for minutes.
        self.parser = self.scope = self.headers = None  # type: ignore[assignment]
