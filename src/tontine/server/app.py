"""The server as a web application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import cache
from urllib.parse import urlsplit

import msgspec
from litestar import HttpMethod, Litestar, Response, get, post, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tontine.play.errors import Refused
from tontine.play.speech import capital
from tontine.play.words import words
from tontine.server.common.addresses import is_local_name
from tontine.server.common.limits import LARGEST_BODY, LARGEST_SAVE, REFUSAL_DELAY
from tontine.server.http.connection import GONE, Connection, Socket, error_id
from tontine.server.http.openapi import openapi
from tontine.server.http.pages import PAGES, Invitation, PageRequest, file, language_of, page
from tontine.server.http.requests import (
    AnyRequest,
    address_of,
    body_of,
    limit,
    same_origin,
    server_of,
    token_of,
)
from tontine.server.http.routes.accounts import ROUTES as ACCOUNT_ROUTES
from tontine.server.http.routes.alerts import ROUTES as ALERT_ROUTES
from tontine.server.http.routes.bots import ROUTES as BOT_ROUTES
from tontine.server.http.routing import Router
from tontine.server.settings import Settings
from tontine.server.table_server import TableServer
from tontine.server.tables.create import game_facts
from tontine.server.tables.saving import save_of
from tontine.server.wire.closing import CloseCode
from tontine.server.wire.lobby import (
    BeginLesson,
    BeginPuzzle,
    CreateTable,
    DailyPuzzle,
    ForkGame,
    GameFacts,
    Health,
    LoadGame,
    Lobby,
    MyTable,
    Problem,
    TableCreated,
    TableFound,
)

HEADERS = {
    # Everything comes from here. Only the attribute ``style`` may be written in place: it is how
    # a drawing says where its parts are, and can load nothing.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # Whoever knows the address of a table can join it, so it is not sent to other sites.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
MISDIRECTED = 421
# For whoever runs the server.
UNKNOWN_NAME = b"Not answered by this name; to change that: tontine serve --allowed-host NAME\n"
ERROR_ID = "X-Error-Id"

logger = logging.getLogger(__name__)


def make_app(settings: Settings, router: Router | None = None) -> ASGIApp:
    """``router`` is told which tables are served here."""
    allowed = {host.lower() for host in settings.hosts}
    site = urlsplit(settings.site).hostname

    def answers_to(name: str) -> bool:
        if allowed:
            return name in allowed
        return not settings.local or is_local_name(name) or name == site

    app = Litestar(
        HANDLERS,
        lifespan=[_lifespan(settings, router)],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        before_send=[_add_headers],
        exception_handlers={Refused: _refused, HTTPException: _failed, Exception: _broken},
    )
    app.state.metrics_token = settings.metrics_token

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" in scope and not _is_asked_for(scope, answers_to):
            await _misdirected(scope, receive, send)
            return
        # HEAD is answered like GET; uvicorn leaves out the body.
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = scope.copy()
            scope["method"] = HttpMethod.GET
        await app(scope, receive, send)

    return answer


def _lifespan(
    settings: Settings, router: Router | None
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        app.state.server = server = await TableServer.start(settings)
        if router is not None:
            router.server = server
        try:
            with server.metrics.counting_errors():
                yield
        finally:
            await server.close()

    return lifespan


# Whoever looks after the server asks for its address.
FOR_ALL_HOSTS = ("/health", "/ready", "/metrics")


def _is_asked_for(scope: Scope, answers_to: Callable[[str], bool]) -> bool:
    """Whether the header ``Host`` has such a name; the port does not matter."""
    if scope["path"] in FOR_ALL_HOSTS:
        return True
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        name = urlsplit(f"//{host.decode('latin-1')}").hostname
    except ValueError:
        name = None
    return answers_to(name or "")


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": CloseCode.FOREIGN, "reason": ""})
        return
    length = str(len(UNKNOWN_NAME)).encode()
    headers = [(b"content-type", b"text/plain"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": UNKNOWN_NAME, "more_body": False})


async def _add_headers(message: Message, scope: Scope) -> None:
    """To every response, those of errors too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


# -- what there is -----------------------------------------------------------------


@get("/api/lobby")
async def lobby(request: AnyRequest) -> Lobby:
    language = language_of(request.headers.get("accept-language", ""))
    return await server_of(request).lobby(words(language))


@get("/api/games/{game:str}/{language:str}")
async def facts(game: str, language: str) -> GameFacts:
    """For games that the client in the browser was not built with."""
    return game_facts(game, language)


@get("/api/mine")
async def mine(request: AnyRequest, away: bool = False) -> list[MyTable]:
    """My own tables. ``away``: nobody is looking at the page that asks."""
    language = language_of(request.headers.get("accept-language", ""))
    return await server_of(request).my_tables(token_of(request), words(language), away)


@get("/api/codes/{code:str}")
async def find(request: AnyRequest, code: str) -> TableFound:
    limit(request, "tried_codes")
    return await server_of(request).find(code)


@post("/api/tables", body=CreateTable)
async def create_table(request: AnyRequest) -> TableCreated:
    wanted = await body_of(request, CreateTable)
    return await server_of(request).create_table(wanted, address_of(request))


@post("/api/saves", opt={"body": LoadGame}, request_max_body_size=LARGEST_SAVE)
async def load_game(request: AnyRequest) -> TableCreated:
    """A table from a save file."""
    server, address = server_of(request), address_of(request)
    with server.limits.upload_from(address) as allowed:
        if not allowed:
            await asyncio.sleep(REFUSAL_DELAY)
            raise Refused("", "too_fast", {})
        sent = await body_of(request, LoadGame)
    return await server.load_game(sent, address)


@post("/api/forks", opt={"body": ForkGame})
async def fork_game(request: AnyRequest) -> TableCreated:
    """A table that goes on from a moment of a game that is over."""
    body = await body_of(request, ForkGame)
    return await server_of(request).fork_game(body, address_of(request))


@post("/api/lessons", opt={"body": BeginLesson})
async def begin_lesson(request: AnyRequest) -> TableCreated:
    """A table with the guided first game of a game."""
    body = await body_of(request, BeginLesson)
    return await server_of(request).begin_lesson(body, address_of(request))


@get("/api/puzzles/today")
async def daily_puzzle(request: AnyRequest) -> DailyPuzzle | None:
    """The puzzle of the day; null if there is none."""
    return await server_of(request).puzzles.today()


@post("/api/puzzles", opt={"body": BeginPuzzle})
async def begin_puzzle(request: AnyRequest) -> TableCreated:
    """A table with a puzzle."""
    body = await body_of(request, BeginPuzzle)
    return await server_of(request).begin_puzzle(body, address_of(request))


@get("/api/tables/{table:str}/save/{file:str}")
async def save(request: AnyRequest, table: str, file: str) -> Response[bytes]:
    """The save file of a game that is over."""
    server = server_of(request)
    limit(request, "saves", await server.accounts.person_of(token_of(request)))
    found = await server.load_table(table)
    if found is None:
        raise Refused("", "no_table", {})
    headers = {"Content-Disposition": f'attachment; filename="{table}.jsonl"'}
    saved = await asyncio.to_thread(save_of, found)  # a long game takes a while
    return Response(saved.encode(), media_type="application/jsonl", headers=headers)


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, table: str) -> None:
    try:
        await socket.accept()
        if same_origin(socket):
            await _serve(socket, table)
        else:
            await socket.close(CloseCode.FOREIGN)
    except GONE:
        pass
    finally:
        # Litestar's own refer to the socket: all that belongs to it would be a cycle, and stay in
        # memory until the next collection.
        socket.receive, socket.send = empty_receive, empty_send


async def _serve(socket: Socket, table: str) -> None:
    server = server_of(socket)
    try:
        with server.limits.socket_from(address_of(socket)) as allowed, server.metrics.connected():
            if allowed:
                await Connection(server, socket).run(table)
            else:
                server.metrics.limited["sockets"] += 1
                await socket.close(CloseCode.TOO_MANY)
    except Exception:
        logger.exception("error %s: a socket of %s failed", error_id(), table)
        with suppress(*GONE):
            await socket.close(CloseCode.FAILED)


@get("/api/openapi.json")
async def describe() -> Response[bytes]:
    """This description."""
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    """Made when somebody asks for it first: it takes a moment."""
    return msgspec.json.encode(openapi(HANDLERS))


@get("/health")
async def health() -> Health:
    """Whether the process answers."""
    return Health("ok")


@get("/ready")
async def ready(request: AnyRequest) -> Response[Health]:
    """Whether it can serve: it needs its database, and processes in which bots think. 404: it still
    serves, and is to be sent nobody new."""
    server = server_of(request)
    if server.leases.draining:
        return Response(Health("draining"), status_code=404)
    missing = await server.missing()
    return Response(Health(missing or "ok"), status_code=503 if missing else 200)


@get("/metrics")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """What the server counts about itself, for Prometheus; see ``prometheus.may_read``."""
    # Its library takes a moment to load, which only those who watch have to wait for.
    from tontine.server.http import prometheus

    state = request.app.state
    if not prometheus.may_read(request, state.metrics_token):
        raise HTTPException(status_code=403)
    if "exposition" not in state:
        state.exposition = prometheus.Exposition(server_of(request))
    return Response(state.exposition.text(), headers={"Content-Type": prometheus.TYPE})


@get(["/", "/{path:path}"])
async def client(request: AnyRequest, path: str = "") -> Response[bytes]:
    asked = _page_request(request)
    if (found := file(path, asked)) is not None:
        return found
    invitation = await _invitation(request, path)
    known = invitation is not None or path.strip("/") in PAGES or path.startswith("/puzzle/")
    known = known or await _is_shown(request, path)
    return page(path, asked, invitation, found=known)


@get("/stop/{token:str}")
async def stop_page(request: AnyRequest, token: str) -> Response[bytes]:
    """The same address, for people: the client asks whether they want no more mail."""
    return page("/stop", _page_request(request))


def _page_request(request: AnyRequest) -> PageRequest:
    header = request.headers.get
    return PageRequest(
        address=str(request.base_url).rstrip("/"),
        encoding=header("accept-encoding", ""),
        language=header("accept-language", ""),
        known=header("if-none-match", ""),
    )


async def _is_shown(request: AnyRequest, path: str) -> bool:
    """Whether it is the address of a record that everybody may see."""
    match path.strip("/").split("/"):
        case ["people", name]:
            return await server_of(request).accounts.shown(name) is not None
    return False


async def _invitation(request: AnyRequest, path: str) -> Invitation | None:
    match path.strip("/").split("/"):
        case ["table" | "analysis", name]:
            created = await server_of(request).invitation(name)
            if created is not None:
                return Invitation(created.game, created.names[created.host])
    return None


HANDLERS = [
    *(lobby, facts, mine, find, create_table, begin_lesson, load_game, fork_game, save, socket),
    *(daily_puzzle, begin_puzzle),
    *ACCOUNT_ROUTES,
    *ALERT_ROUTES,
    *BOT_ROUTES,
    *(describe, health, ready, metrics, stop_page, client),
]


# -- what is refused ---------------------------------------------------------------


STATUS = {
    "no_table": 404,
    "no_puzzle": 404,
    "no_words": 404,
    "no_code": 404,
    "no_move": 404,
    "no_confirmation": 404,
    "no_reset": 404,
    "bad_token": 401,
    "bad_login": 401,
    "wrong_password": 403,
    "account_taken": 409,
    "no_bot_account": 404,
    "for_bots": 403,
    "for_people": 403,
    "busy_bot": 409,
    "too_many_passwords": 429,
    "foreign": 403,
    "banned": 403,
    "too_fast": 429,
}


def _refused(request: AnyRequest, refused: Refused) -> Response[Problem]:
    speech = words(language_of(request.headers.get("accept-language", "")))
    text = capital(speech.refusal(refused.rule, refused.reason, refused.details))
    # What is wrong with a file or a table may be a whole sentence already.
    text = text if text.endswith((".", "…")) else speech("full-stop", sentence=text)
    return Response(Problem(refused.reason, text), status_code=STATUS.get(refused.reason, 400))


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An unexpected error. Its id, which is sent along, leads to the details in the log."""
    number = error_id()
    where = (number, request.method, request.url.path)
    logger.error("error %s: %s %s failed", *where, exc_info=error)
    text = words(language_of(request.headers.get("accept-language", "")))("http", status=500)
    return Response(Problem("http", text), status_code=500, headers={ERROR_ID: number})


def _failed(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    speech = words(language_of(request.headers.get("accept-language", "")))
    text = speech("http", status=error.status_code)
    return Response(Problem("http", text), status_code=error.status_code)
