"""Which connections a process takes, and which it closes when there are too many.

Files are what runs out first: each connection is one, and bots and the database need some as well.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn

from tontine.server.common.addresses import is_here, sender, unmapped
from tontine.server.common.limits import CONNECTIONS_OF_AN_ADDRESS, ConcurrencyLimit

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

    from tontine.server.http.routing import Router

try:
    import resource
except ImportError:  # on Windows
    resource = None  # type: ignore[assignment]

logger = logging.getLogger(__name__)

RESERVED_FILES = 128  # for bots, the database, and whatever else a process opens
MOST_FILES = 1 << 16  # where the system has no limit of its own
REQUEST_TIMEOUT = 30.0  # seconds for a client to send a request


def raise_file_limit() -> int:
    """How many files this process may have open from now on: as many as the system allows."""
    if resource is None:
        return MOST_FILES
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else hard
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door:
    """Counts the connections of one process. ``is_proxy`` says of an address that connections for
    many people may come from there."""

    def __init__(self, files: int, is_proxy: Callable[[str], bool] = is_here) -> None:
        self._most = max(files // 2, files - RESERVED_FILES)
        self._is_proxy = is_proxy
        self._of_address = ConcurrencyLimit(CONNECTIONS_OF_AN_ADDRESS)
        self._open: dict[asyncio.Transport, str] = {}  # the address it counts for; empty: none
        # Those whose request is not complete, since when; those who have taken longest come first.
        self._receiving: dict[asyncio.Transport, float] = {}
        self.heard = 0  # how often anything was received

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether a connection may stay. If there are too many, the one whose request has taken
        longest is closed."""
        if transport in self._open:  # by another protocol
            return True
        who = "" if self._is_proxy(unmapped(address)) else sender(unmapped(address))
        if who and not self._of_address.take(who):
            logger.warning("too many connections from one address")
            return False
        self._open[transport] = who
        if len(self._open) > self._most:
            logger.error("too many connections for the files that may be open (LimitNOFILE)")
            self._close(next(iter(self._receiving), transport))
        return transport in self._open

    def leave(self, transport: asyncio.Transport) -> None:
        self._receiving.pop(transport, None)
        if who := self._open.pop(transport, ""):
            self._of_address.give_back(who)

    def expect_request(self, transport: asyncio.Transport) -> None:
        self._receiving.pop(transport, None)  # it is the last from now on
        self._receiving[transport] = time.monotonic()

    def has_request(self, transport: asyncio.Transport) -> None:
        self._receiving.pop(transport, None)

    def close_late(self) -> None:
        """Close the connections whose requests have taken too long."""
        due = time.monotonic() - REQUEST_TIMEOUT
        for transport, since in list(self._receiving.items()):
            if since > due:
                return
            self._close(transport)

    def _close(self, transport: asyncio.Transport) -> None:
        self.leave(transport)
        transport.abort()


class Config(uvicorn.Config):
    """Of a server whose connections come in by a door, and whose sockets may be another host's."""

    def __init__(self, app: ASGI3Application, door: Door, router: Router, **options: Any) -> None:
        super().__init__(app, **options)
        self.door = door
        self.router = router
