"""Who may do what: every kind of visitor at every door.

A route or a command that is added needs a line here: without one, a test fails.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from websockets.asyncio.client import connect

from tests.server.server import ME, OPEN, Client, Refusal, Server, bot, connected
from tontine.server.app import HANDLERS
from tontine.server.wire import socket as messages

FOREIGN = "https://elsewhere.example"
SECRET = "a tall story 7"
VISITORS = ("stranger", "guest", "revoked", "account", "player", "host", "foreign")
# By route: what is sent, and what each visitor is answered, in the order above: a status, or why
# it is refused. Nothing that is sent here changes anything: what would be done is made impossible
# by something else, such as a wrong password.
OK, MADE, NOTHING = "200", "201", "204"
UNKNOWN, ELSEWHERE = "bad_token", "foreign"
ALL = (OK,) * 7
NO_BOT = "no_bot_account"
DENIED = ("wrong_password", "no_account")
NEW_TABLE = {"id": "x" * 32, "game": "acquire", "name": "Ada", "seats": []}
STREAMS = {"GET /api/events"}  # for bot accounts alone; see test_bot_accounts.py
ROUTES: dict[str, tuple[object, tuple[str, ...]]] = {
    # Whoever asks is told the same; the page of another site cannot read it.
    "GET /api/lobby": (None, ALL),
    "GET /api/games/{game:str}/{language:str}": (None, ALL),
    "GET /api/codes/{code:str}": (None, ("no_code",) * 7),
    "GET /api/openapi.json": (None, ALL),
    "GET /health": (None, ALL),
    "GET /ready": (None, ALL),
    "GET /metrics": (None, ALL),  # they are all on the same machine; see test_metrics.py
    "GET /": (None, ALL),
    "GET /{path:path}": (None, ("404",) * 7),  # the client, which says that nothing is there
    # A game that is not over is saved for nobody.
    "GET /api/tables/{table:str}/save/{file:str}": (None, ("not_over",) * 7),
    "GET /api/mine": (None, (UNKNOWN, OK, UNKNOWN, OK, OK, OK, OK)),
    "POST /api/tables": (NEW_TABLE, ("seat_count",) * 6 + (ELSEWHERE,)),
    "POST /api/saves": (
        {"id": "x" * 32, "name": "Ada", "file": ""},
        ("bad_save",) * 6 + (ELSEWHERE,),
    ),
    "POST /api/lessons": ({"id": "x" * 32, "game": "chess"}, ("no_lesson",) * 6 + (ELSEWHERE,)),
    "POST /api/forks": (
        {"id": "x" * 32, "table": "nowhere", "version": 0, "seat": 0},
        ("no_table",) * 6 + (ELSEWHERE,),
    ),
    "GET /api/puzzles/today": (None, ALL),
    "POST /api/puzzles": (
        {"id": "x" * 32, "puzzle": "acquire-000000"},
        ("no_puzzle",) * 6 + (ELSEWHERE,),
    ),
    "GET /api/people/{name:str}": (None, ("404",) * 7),
    "GET /api/account": (None, (UNKNOWN, OK, UNKNOWN, OK, OK, OK, OK)),
    "GET /api/record": (None, (UNKNOWN, OK, UNKNOWN, OK, OK, OK, OK)),
    "GET /api/bots": (None, (UNKNOWN, "no_account", UNKNOWN, OK, "no_account", OK, OK)),
    "POST /api/bots": (
        {"name": "Ada"},
        (UNKNOWN, "no_account", UNKNOWN, MADE, "no_account", "account_taken", ELSEWHERE),
    ),
    "POST /api/bots/end": (
        {"name": "x"},
        (UNKNOWN, "no_account", UNKNOWN, NO_BOT, "no_account", NO_BOT, ELSEWHERE),
    ),
    "GET /api/learnt": (None, (UNKNOWN, "no_account", UNKNOWN, OK, "no_account", OK, OK)),
    "POST /api/learnt": (
        {"items": ["lesson:acquire"]},
        (UNKNOWN, "no_account", UNKNOWN, MADE, "no_account", MADE, ELSEWHERE),
    ),
    "POST /api/account/register": (
        {"name": "Somebody", "password": "short"},
        (*["short_password"] * 3, "has_account", "short_password", "has_account", ELSEWHERE),
    ),
    "POST /api/account/sign-in": (
        {"name": "Nobody at all", "password": "wrong"},
        ("bad_login",) * 6 + (ELSEWHERE,),
    ),
    "POST /api/account/move": ({"code": "BCDFGHJK"}, ("no_move",) * 6 + (ELSEWHERE,)),
    "POST /api/account/code": (
        {"name": "Somebody"},
        (UNKNOWN, MADE, UNKNOWN, MADE, MADE, MADE, ELSEWHERE),
    ),
    "POST /api/account/name": (
        {"name": "\u2014"},
        (UNKNOWN, "no_account", UNKNOWN, "bad_name", "no_account", "bad_name", ELSEWHERE),
    ),
    "POST /api/account/password": (
        {"password": "wrong", "new": SECRET},
        (UNKNOWN, DENIED[1], UNKNOWN, DENIED[0], DENIED[1], DENIED[0], ELSEWHERE),
    ),
    "POST /api/account/shown": (
        {"shown": False},
        (UNKNOWN, "no_account", UNKNOWN, NOTHING, "no_account", NOTHING, ELSEWHERE),
    ),
    "POST /api/account/lost": ({"name": "Somebody"}, ("no_mail",) * 6 + (ELSEWHERE,)),
    "POST /api/account/reset": (
        {"token": "x", "new": SECRET},
        ("no_reset",) * 6 + (ELSEWHERE,),
    ),
    "POST /api/account/end": (
        {"session": "none"},
        (UNKNOWN, NOTHING, UNKNOWN, NOTHING, NOTHING, NOTHING, ELSEWHERE),
    ),
    "POST /api/account/delete": (
        {"password": "wrong"},
        (UNKNOWN, DENIED[1], UNKNOWN, DENIED[0], DENIED[1], DENIED[0], ELSEWHERE),
    ),
    "GET /api/alerts": (None, (UNKNOWN, OK, UNKNOWN, OK, OK, OK, OK)),
    "POST /api/alerts/games": (
        {"games": "days"},
        (UNKNOWN, MADE, UNKNOWN, MADE, MADE, MADE, ELSEWHERE),
    ),
    "POST /api/alerts/mail": (
        {"address": "ada@example.com"},
        (UNKNOWN, "no_mail", UNKNOWN, "no_mail", "no_mail", "no_mail", ELSEWHERE),
    ),
    "POST /api/alerts/browser": (
        {"endpoint": "https://127.0.0.1/x", "p256dh": "", "auth": ""},
        (UNKNOWN, *["bad_subscription"], UNKNOWN, *["bad_subscription"] * 3, ELSEWHERE),
    ),
    "POST /api/alerts/browser/remove": (
        {"endpoint": "https://push.example/x"},
        (UNKNOWN, MADE, UNKNOWN, MADE, MADE, MADE, ELSEWHERE),
    ),
    # Whoever has the link may; programs for mail stop it without an origin of ours.
    "POST /api/alerts/confirm": ({"token": "x.y"}, ("no_confirmation",) * 6 + (ELSEWHERE,)),
    "POST /stop/{token:str}": (None, ("no_confirmation",) * 7),
    "GET /stop/{token:str}": (None, ALL),
}
PARTS = {
    "{token:str}": "x.y",
    "{game:str}": "acquire",
    "{language:str}": "en",
    "{code:str}": "BCDFGH",
}

# By command: what is sent about the seat of the host, in a game that is running, and what the host,
# the other player, and everybody else are answered. A guest, a stranger, another account and a
# revoked token are all spectators.
COMMANDS: dict[str, tuple[dict[str, Any], tuple[str, str, str]]] = {
    "name": ({"name": "Zoe"}, ("begun", "begun", "done")),
    "sit": ({"seat": 0}, ("begun", "begun", "begun")),
    "stand": ({}, ("begun", "begun", "begun")),
    "options": ({"options": {}}, ("begun", "not_host", "not_host")),
    "remove": ({"seat": 1}, ("begun", "not_host", "not_host")),
    "seat_bot": ({"seat": 1, "bot": "random"}, ("begun", "not_host", "not_host")),
    "start": ({}, ("begun", "not_host", "not_host")),
    "decide": (
        {"seat": 0, "version": 0, "decision": {}},
        ("stale", "not_yours", "not_yours"),
    ),
    "preview": (
        {"seat": 0, "version": 0, "decision": {}},
        ("stale", "not_yours", "not_yours"),
    ),
    "past_view": ({"seat": 0, "version": 0}, ("past_view", "not_yours", "not_yours")),
    "undo": ({"seat": 0}, ("nothing_to_undo", "not_yours", "not_yours")),
    # The host is the only player there, and needs nobody; the other one asks, and takes it back.
    "propose": ({"what": "pause"}, ("done", "done", "not_seated")),
    "answer_request": ({"yes": False}, ("not_asked_you", "done", "not_asked_you")),
    "resume": ({}, ("done", "not_paused", "not_paused")),
    "ask_hint": ({"seat": 0, "version": 0}, ("no_hints", "not_yours", "not_yours")),
    "give_order": ({"seat": 0, "order": "keep"}, ("done", "not_yours", "not_yours")),
    "lesson_next": ({"said": 1}, ("no_lesson", "no_lesson", "no_lesson")),
    "leave_lesson": ({}, ("no_lesson", "no_lesson", "no_lesson")),
    "give_up": ({}, ("no_puzzle", "no_puzzle", "no_puzzle")),
    "leave_puzzle": ({}, ("no_puzzle", "no_puzzle", "no_puzzle")),
    "lesson_help": ({"what": "shown"}, ("done", "done", "done")),
    "chat": ({"text": "hello"}, ("done", "done", "done")),
    "rematch": ({}, ("not_over", "not_over", "not_over")),
    "stand_in": ({"seat": 0, "bot": "random"}, ("present", "present", "not_seated")),
    "leave": ({"seat": 0, "bot": "random"}, ("done", "not_yours", "not_yours")),
    "reclaim_seat": ({"seat": 0}, ("done", "not_yours", "not_yours")),
}
FREE = {"hello", "language", "ping"}  # they concern nobody else


class People:
    """A table that is being played, and one visitor of each kind with their token."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens: dict[str, str | None] = {"stranger": None}
        self.tokens["guest"] = server.create_table([ME, OPEN])["token"]
        revoked = server.create_table([ME, OPEN])["token"]
        self._register(revoked)
        self.tokens["revoked"] = revoked
        self.tokens["account"] = self._register(None)
        self.tokens["host"] = host = self._register(None)
        self.table = server.create_table([ME, OPEN, bot("random")], token=host)["table"]
        self.tokens["foreign"] = host
        asyncio.run(self._start())

    def _register(self, token: str | None) -> str:
        wanted = {"name": secrets.token_hex(10), "password": SECRET}
        answer = httpx.post(
            f"{self.server.address}/api/account/register",
            json=wanted,
            headers={"Authorization": f"Bearer {token}"} if token else {},
        )
        made: str = answer.json()["token"]
        return made

    async def _start(self) -> None:
        async with (
            connected(self.server, self.table, self.tokens["host"]) as host,
            connected(self.server, self.table) as player,
        ):
            await player.request("name", name="Bruno")
            await player.request("sit", seat=1)
            self.tokens["player"] = player.token
            await host.request("start")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone: requests of other tests would count towards its limits."""
    with Server(tmp_path_factory.mktemp("people") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def people(server: Server) -> People:
    return People(server)


def routes() -> Iterator[str]:
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            yield from (
                f"{method} {path}" for method in handler.http_methods for path in handler.paths
            )


def test_every_route_and_every_command_has_a_line() -> None:
    assert set(routes()) == set(ROUTES) | STREAMS
    tags = {it.__struct_config__.tag for it in get_args(messages.ClientMessage)}
    assert tags == set(COMMANDS) | FREE


@pytest.mark.parametrize("route", ROUTES)
def test_each_visitor_is_answered_as_they_may_be(people: People, route: str) -> None:
    body, expected = ROUTES[route]
    method, path = route.split(" ")
    for part, value in PARTS.items():
        path = path.replace(part, value)
    path = path.replace("{table:str}", people.table).replace("{file:str}", "x.jsonl")
    path = path.replace("{path:path}", "nowhere")
    answers = {}
    for visitor in VISITORS:
        headers = {}
        if (token := people.tokens[visitor]) is not None:
            headers["Authorization"] = f"Bearer {token}"
        if visitor == "foreign":
            headers["Origin"] = FOREIGN
        sent = None if body is None else msgspec.json.encode(body)
        answer = httpx.request(
            method, f"{people.server.address}{path}", content=sent, headers=headers
        )
        assert "access-control-allow-origin" not in answer.headers
        answers[visitor] = _said(answer)
    assert answers == dict(zip(VISITORS, expected, strict=True))


def _said(answer: httpx.Response) -> str:
    try:
        reason = answer.json().get("reason", "") if answer.status_code >= 400 else ""
    except ValueError:
        reason = ""
    return reason if reason not in ("", "http") else str(answer.status_code)


AS = {"host": 0, "player": 1, "stranger": 2, "guest": 2, "revoked": 2, "account": 2}


@pytest.mark.parametrize("visitor", AS)
def test_each_visitor_is_answered_at_the_table_as_they_may_be(people: People, visitor: str) -> None:
    async def talk() -> dict[str, str]:
        token = people.tokens[visitor]
        async with (
            connected(people.server, people.table, people.tokens["host"]),  # stays at the table
            connected(people.server, people.table, token) as client,
        ):
            return {name: await _answer(client, name, sent) for name, (sent, _) in COMMANDS.items()}

    expected = {name: answers[AS[visitor]] for name, (_, answers) in COMMANDS.items()}
    assert asyncio.run(talk()) == expected


async def _answer(client: Client, name: str, sent: dict[str, Any]) -> str:
    try:
        answer: dict[str, Any] = await client.request(name, **sent)
    except Refusal as refusal:
        return refusal.reason
    return str(answer["type"])


def test_nothing_is_done_before_hello(people: People) -> None:
    async def talk() -> set[str]:
        address = f"ws://127.0.0.1:{people.server.port}/api/tables/{people.table}/socket"
        async with connect(address, origin=None) as socket:
            client = Client(socket, None)
            said = {await _answer(client, name, sent) for name, (sent, _) in COMMANDS.items()}
            await client.close()
            return said

    assert asyncio.run(talk()) == {"no_hello"}


def test_a_page_of_another_site_gets_no_socket(people: People) -> None:
    async def talk() -> int | None:
        address = f"ws://127.0.0.1:{people.server.port}/api/tables/{people.table}/socket"
        async with connect(address, additional_headers={"Origin": FOREIGN}) as socket:
            await socket.wait_closed()
            return socket.close_code

    assert asyncio.run(talk()) == 4403
