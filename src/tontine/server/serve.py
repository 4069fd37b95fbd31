"""Running the server."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, cast

import uvicorn
from sqlalchemy.engine import URL
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tontine import __version__
from tontine.server.app import make_app
from tontine.server.common.addresses import (
    THIS_MACHINE,
    is_here,
    limit_silence,
    sender,
    unmapped,
)
from tontine.server.common.limits import (
    LARGEST_MESSAGE,
    REFUSAL_DELAY,
    REQUEST_PACE,
    REQUESTS,
    REQUESTS_OF_AN_ADDRESS,
    Buckets,
    ConcurrencyLimit,
)
from tontine.server.common.logs import Form, log_event, report_repeated, set_up
from tontine.server.common.memory import Housekeeping, tune_gc
from tontine.server.handover import Handover, Inbox, open_inboxes
from tontine.server.http.door import Config, Door, raise_file_limit
from tontine.server.http.protocol import HttpProtocol
from tontine.server.http.routing import RoutedProtocol, Router
from tontine.server.processes import Heartbeats, run_processes
from tontine.server.settings import Settings
from tontine.server.storage.database import BadDatabase, claimed, identity, open_database
from tontine.server.table_server import TableServer

if TYPE_CHECKING:
    from types import FrameType

    from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope

logger = logging.getLogger(__name__)

CLOSE, EMPTY = (b"connection", b"close"), (b"content-length", b"0")

SHUTDOWN_TIMEOUT = 3  # seconds for open connections to be closed
SECOND = 10  # ticks of the main loop of uvicorn
PING_INTERVAL = 10  # seconds between two pings of a WebSocket, and to wait for the answer


def take_port(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket bound to the port, before anything else is done; OSError if that fails. If it is
    shared, other processes of this user may take the same."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    limit_silence(taken, 2 * PING_INTERVAL)  # accepted sockets inherit this
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise
    return taken


async def check_database(url: URL) -> None:
    """Open the database once and migrate it; BadDatabase if that fails."""
    engine = await open_database(url)
    await engine.dispose()


def serve(
    taken: socket.socket,
    settings: Settings,
    ready: Callable[[], None],
    proxies: Collection[str] = THIS_MACHINE,
    log: Form = "errors",
    workers: int = 1,
) -> None:
    """Serve until Ctrl-C. ``ready`` is called once clients can connect. ``proxies`` are the
    addresses and networks that say for whom they ask. Several ``workers`` need a port that is
    shared."""
    with claimed(settings.database):
        asyncio.run(check_database(settings.database))
        set_up(log)
        log_event(logger, "server started", version=__version__)
        if workers == 1:
            server = _Server(_config(settings, proxies), ready, database=settings.database)
            server.run(sockets=[taken])
            if server.lost_database:
                raise BadDatabase("database-moved", file=settings.database.database)
        else:
            inboxes, heartbeats = open_inboxes(workers), Heartbeats(workers)
            work = partial(_work, taken, settings, proxies, inboxes, heartbeats)
            run_processes(workers, work, ready, heartbeats)
        log_event(logger, "server stopped")


def _work(
    taken: socket.socket,
    settings: Settings,
    proxies: Collection[str],
    inboxes: list[Inbox],
    heartbeats: Heartbeats,
    number: int,
    ready: Callable[[], None],
) -> None:
    """Serve in one of several processes, each with its own socket, so that the system distributes
    connections evenly."""
    host, port = taken.getsockname()[:2]
    handover = Handover(inboxes, number, heartbeats)
    config = _config(settings, proxies, handover.protocol())
    with take_port(host, port, shared=True) as own:
        _Server(config, ready, handover).run(sockets=[own])


def _config(
    settings: Settings, proxies: Collection[str], protocol: type[RoutedProtocol] = RoutedProtocol
) -> Config:
    router = Router()
    # Litestar has other types for the same things.
    app = cast("ASGI3Application", make_app(settings, router))
    trusting = ProxyHeadersMiddleware(_FewRequests(app), list(proxies))

    def is_proxy(address: str) -> bool:
        return is_here(address) or address in trusting.trusted_hosts

    return Config(
        _UnmappedPeers(trusting),
        Door(raise_file_limit(), is_proxy),
        router,
        http=HttpProtocol,
        proxy_headers=False,  # they are read above
        log_config=None,  # as everything else is logged
        log_level="warning",
        ws=protocol,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE * 4,  # in bytes; the limit in characters is checked later
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_INTERVAL,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        server_header=False,
    )


class _UnmappedPeers:
    """Shows who is connected by IPv4 as such: only so is a proxy known to be trusted."""

    def __init__(self, app: ASGI3Application) -> None:
        self._app = app

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        if scope["type"] != "lifespan" and (client := scope["client"]) is not None:
            scope["client"] = (unmapped(client[0]), client[1])
        await self._app(scope, receive, send)


class _FewRequests:
    """Lets each address have only so many requests at the same time, whichever proxy they come
    through, and answers them, and new sockets, only so fast."""

    def __init__(self, app: ASGI3Application) -> None:
        self._app = app
        self._requests = ConcurrencyLimit(REQUESTS_OF_AN_ADDRESS)
        self._rates = Buckets(*REQUESTS)
        self._pace = Buckets(*REQUEST_PACE)

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        address = scope["client"][0] if scope["type"] != "lifespan" and scope["client"] else ""
        if not address or is_here(address):
            await self._app(scope, receive, send)
            return
        who = sender(address)
        if scope["type"] == "websocket":
            await _sleep(self._pace.wait(who))
            await self._app(scope, receive, send)
            return
        with self._requests.one(who) as allowed:
            if allowed:
                await _sleep(max(self._rates.wait(who), self._pace.wait(who)))
                await self._app(scope, receive, send)
                return
        await asyncio.sleep(REFUSAL_DELAY)
        await send({"type": "http.response.start", "status": 429, "headers": [CLOSE, EMPTY]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _sleep(seconds: float) -> None:
    if seconds > 0:
        await asyncio.sleep(seconds)


class _Server(uvicorn.Server):
    def __init__(
        self,
        config: Config,
        ready: Callable[[], None],
        handover: Handover | None = None,
        database: URL | None = None,
    ) -> None:
        """If the file of the database is moved away, the server stops: it would go on in a file
        that the next one does not find."""
        super().__init__(config)
        self._database = database
        self._file = None if database is None else identity(database)
        self.lost_database = False
        self._door = config.door
        self._housekeeping = Housekeeping()
        self._ready = ready
        self._handover = handover
        self._ended = 0  # how often it was asked to end
        self._draining: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM lets other hosts have the tables first; a second one, or Ctrl-C, does not."""
        self._ended += 1
        if self.should_exit and self._handover is not None:
            return  # a terminal tells every process of Ctrl-C, and then their parent does
        if sig == signal.SIGTERM and self._ended == 1 and self._served is not None:
            self._captured_signals.append(sig)
        else:
            super().handle_exit(sig, frame)

    @property
    def _served(self) -> TableServer | None:
        return cast(Config, self.config).router.server

    def _drain(self) -> None:
        """Once; then it ends."""
        if self._draining is None and self._served is not None:
            self._draining = asyncio.create_task(self._served.drain())
            self._draining.add_done_callback(self._has_drained)

    def _has_drained(self, drained: asyncio.Task[None]) -> None:
        if not drained.cancelled() and (error := drained.exception()) is not None:
            logger.error("cannot hand the tables on", exc_info=error)
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        tune_gc()
        if self.should_exit:
            return
        if self._handover is not None:
            self._handover.listen(self._protocol)
        self._ready()

    def _protocol(self) -> RoutedProtocol:
        """For a connection that another process has accepted."""
        config = cast(Config, self.config)
        return RoutedProtocol(config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        report_repeated(at_the_end=True)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % SECOND == 0:
            self._door.close_late()
            report_repeated()
            if self._database is not None and identity(self._database) != self._file:
                self.lost_database = self.should_exit = True
        if self._handover is not None:
            self._handover.beat()
        if self._ended and not self.should_exit:
            self._drain()
        self._housekeeping.tick(self._door.heard)
        return await super().on_tick(counter)
