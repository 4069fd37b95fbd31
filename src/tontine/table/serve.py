"""Running the server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import uvicorn
from sqlalchemy.engine import URL

from tontine.table.app import make_app
from tontine.table.database import open_database
from tontine.table.limits import LARGEST_MESSAGE

GOODBYE = 3  # seconds for those who are connected to be told
ALIVE = 10  # seconds between two signs of life of a socket, and for the second to come


def take_port(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is done; OSError if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Otherwise what was sent to a dead peer is tried again for a quarter of an hour, and so
        # long the socket is not closed. Accepted sockets inherit it.
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 2 * ALIVE * 1000)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken


async def check_database(url: URL) -> None:
    """Open it once and bring it up to date; BadDatabase if that cannot be done."""
    engine = await open_database(url)
    await engine.dispose()


def serve(taken: socket.socket, url: URL, pace: float, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C. ``ready`` is called once people can come in."""
    asyncio.run(check_database(url))
    config = uvicorn.Config(
        make_app(url, pace),
        log_level="warning",
        ws_max_size=LARGEST_MESSAGE * 4,  # bytes; how many letters that is, is checked by us
        ws_ping_interval=ALIVE,
        ws_ping_timeout=ALIVE,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
    )
    server = _Server(config, ready)
    server.run(sockets=[taken])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()
