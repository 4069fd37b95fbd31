"""Sockets that the hosts which share a database hand on to each other.

A load balancer sends all sockets of a table to one host, as a rule to the one that has the table in
memory. While hosts come and go it may send some to another. That one asks for the owner and lets
bytes through in both directions, from the request on, so that a client notices nothing and needs to
reach no other address. If the owner does not answer, the table is served here.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from tontine.server.common.addresses import limit_silence
from tontine.server.http.websockets import SocketProtocol
from tontine.server.leases import Leases
from tontine.server.table_server import TableServer

if TYPE_CHECKING:
    from tontine.server.http.door import Config

# A request as the HTTP server passes it on, and the id of the table.
REQUEST = re.compile(rb"GET /api/tables/([^/? ]+)/socket[? ]")
_FORWARDED = re.compile(rb"\r\nx-forwarded-for: *([^\r\n]*)", re.IGNORECASE)
# Says for which host a socket is that another one lets through.
_MEANT_FOR = re.compile(rb"\r\nx-tontine-host: *([^\r\n]*)", re.IGNORECASE)
MISDIRECTED = b"HTTP/1.1 421 Misdirected Request\r\n"
UNAVAILABLE = b"HTTP/1.1 503 Service Unavailable\r\n"
NO_BODY = b"content-length: 0\r\nconnection: close\r\n\r\n"
ANSWER_TIMEOUT = 1.5  # seconds for another host to answer


class Router:
    """What the sockets of a process ask, once it serves."""

    server: TableServer | None = None


class RoutedProtocol(SocketProtocol):
    def __init__(self, config: Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        self._router = config.router
        self._routing: asyncio.Task[None] | None = None
        self._line: Line | None = None  # to the host that serves it
        self._early = b""  # what came before it was known which host that is

    def data_received(self, data: bytes) -> None:
        leases = None if self._router.server is None else self._router.server.leases
        if self._line is not None:
            self._door.heard += 1
            self._line.write(data)
        elif self._routing is not None and not self._routing.done():
            self._early += data
        elif self.handshake_initiated or leases is None:
            super().data_received(data)
        elif leases.is_cut_off:  # nobody here could be told anything new
            self._turn_away(UNAVAILABLE)
        elif (meant := _MEANT_FOR.search(data)) is not None:
            if meant[1] == leases.address.encode():
                super().data_received(data)
            else:
                self._turn_away(MISDIRECTED)
        elif (asked := REQUEST.match(data)) is None or not _may_be_elsewhere(leases, asked[1]):
            super().data_received(data)
        else:
            self.transport.pause_reading()
            self._routing = asyncio.create_task(self._route(leases, asked[1].decode(), data))

    def _pass_through(self, line: Line) -> None:
        self._line = line
        assert self._router.server is not None
        self._router.server.metrics.passed += 1

    async def _route(self, leases: Leases, table: str, request: bytes) -> None:
        try:
            while (address := await leases.elsewhere(table)) is not None:
                forwarded = forwarded_to(address, request, self.client[0] if self.client else "")
                if (line := await Line.open(address, forwarded, self.transport)) is not None:
                    self._pass_through(line)
                    break
                leases.has_not_answered(address)
        except Exception:  # the database cannot be reached either
            self._turn_away(UNAVAILABLE)
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        if self._line is None:
            super().data_received(request + self._early)
        elif self._early:
            self._line.write(self._early)

    def _turn_away(self, answer: bytes) -> None:
        self.transport.write(answer + NO_BODY)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._routing is not None:
            self._routing.cancel()
        if self._line is not None:
            self._line.close()
        self._routing = self._line = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.resume()

    def shutdown(self) -> None:
        if self._line is not None:
            self.transport.close()
        else:
            super().shutdown()


def _may_be_elsewhere(leases: Leases, table: bytes) -> bool:
    return not (leases.is_alone or leases.holds(table.decode("latin-1")))


def forwarded_to(address: str, request: bytes, sender: str) -> bytes:
    """A request as it is sent to another host: with whom it is for, and where it comes from."""
    first, end, headers = request.partition(b"\r\n")
    known = _FORWARDED.search(request)
    way = b", ".join(it for it in (known[1] if known else b"", sender.encode()) if it)
    headers = _FORWARDED.sub(b"", end + headers).removeprefix(end)
    added = [b"x-forwarded-for: " + way] if way else []
    return end.join([first, *added, b"x-tontine-host: " + address.encode(), headers])


class Line(asyncio.Protocol):
    """A connection to another host, for one client."""

    def __init__(self, client: asyncio.Transport) -> None:
        self._client = client
        self._transport: asyncio.Transport | None = None
        self._answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, address: str, request: bytes, client: asyncio.Transport) -> Line | None:
        """Send a request, and its answer to the client; None if there is no answer."""
        host, _, port = address.rpartition(":")
        line, loop = cls(client), asyncio.get_running_loop()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                await loop.create_connection(lambda: line, host.strip("[]"), int(port))
                line.write(request)
                if await line._answered:
                    return line
        except OSError:  # a timeout, too
            pass
        except asyncio.CancelledError:
            line.close()
            raise
        line.close()
        return None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        limit_silence(transport.get_extra_info("socket"))

    def data_received(self, data: bytes) -> None:
        if not self._answered.done():
            self._answered.set_result(not data.startswith(MISDIRECTED))
            if not self._answered.result():
                return
        self._client.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._answered.done():
            self._answered.set_result(False)
        elif self._answered.result():
            self._client.close()

    def pause_writing(self) -> None:
        with suppress(RuntimeError):  # it is closing
            self._client.pause_reading()

    def resume_writing(self) -> None:
        with suppress(RuntimeError):
            self._client.resume_reading()

    def write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def pause(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport is not None:
            self._transport.resume_reading()

    def close(self) -> None:
        """What the client has sent is still sent on."""
        if not self._answered.done():
            self._answered.set_result(False)
        if self._transport is not None:
            self._transport.close()
