"""Sockets that the processes of one server (``--workers``) hand over to each other.

The system gives a connection to any of the processes. But whoever is at a table is best served by
one of them: then no other has to load the table, to read what was decided, and to draw it as well.
So a process that is asked for the socket of a table of another's gives it the connection, with the
request that it has read. Where that fails, or nothing is heard of the other, it
serves the table itself, as each of them can.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from typing import Any
from zlib import crc32

from tontine.server.http.routing import REQUEST, RoutedProtocol
from tontine.server.http.websockets import SocketProtocol
from tontine.server.processes import Heartbeats

LARGEST_REQUEST = 256 * 1024  # bytes; more than fits into what is on its way between processes

Inbox = tuple[socket.socket, socket.socket]  # where it is received from, where it is sent to


def open_inboxes(processes: int) -> list[Inbox]:
    """One for each process, to be inherited by all of them. Whoever is started in the place of one
    that has died finds what was sent meanwhile."""
    inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(processes)]
    for pair in inboxes:
        for end in pair:
            end.setblocking(False)
    return inboxes


class Handover:
    """Of the process with the number ``own``."""

    def __init__(self, inboxes: list[Inbox], own: int, heartbeats: Heartbeats) -> None:
        self._inboxes = inboxes
        self._own = own
        self._heartbeats = heartbeats
        self._serving: set[asyncio.Task[None]] = set()

    def protocol(self) -> type[RoutedProtocol]:
        """For the WebSockets of this process."""
        hand_over = self._hand_over

        class HandingProtocol(RoutedProtocol):
            def data_received(self, data: bytes) -> None:
                # The HTTP server passes the whole request on at once.
                if not self.handshake_initiated and hand_over(data, self.transport):
                    self.transport.close()  # the other process has the connection
                else:
                    super().data_received(data)

        return HandingProtocol

    def beat(self) -> None:
        """Note that this process works."""
        self._heartbeats.beat(self._own)

    def _hand_over(self, request: bytes, transport: asyncio.Transport) -> bool:
        found = REQUEST.match(request)
        if found is None:
            return False
        whose = crc32(found[1]) % len(self._inboxes)
        if whose == self._own or not self._heartbeats.is_in_time(whose):
            return False
        try:
            connection = transport.get_extra_info("socket").fileno()
            socket.send_fds(self._inboxes[whose][1], [request], [connection])
        except OSError:  # it is too long, or too many wait for that process
            return False
        return True

    def listen(self, protocol: Callable[[], SocketProtocol]) -> None:
        """Serve the connections that others hand over."""
        receiving = self._inboxes[self._own][0]
        asyncio.get_running_loop().add_reader(receiving, self._receive, receiving, protocol)

    def _receive(self, receiving: socket.socket, protocol: Callable[[], SocketProtocol]) -> None:
        try:
            request, connections, _, _ = socket.recv_fds(receiving, LARGEST_REQUEST, 1)
        except BlockingIOError:
            return
        for connection in connections:
            # As all others are, or bots' processes would keep it open after its end.
            os.set_inheritable(connection, False)
            serving = asyncio.create_task(_serve(connection, request, protocol))
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)


async def _serve(connection: int, request: bytes, protocol: Callable[[], SocketProtocol]) -> None:
    taken = socket.socket(fileno=connection)
    taken.setblocking(False)
    connected: tuple[Any, SocketProtocol]
    connected = await asyncio.get_running_loop().connect_accepted_socket(protocol, taken)
    connected[1].data_received(request)
