"""Bot accounts: never mistaken for a person, invited by name, told what they are wanted for."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.server import Server
from tontine.play.errors import Refused
from tontine.server.people.names import check_name
from tontine.server.people.tokens import Tokens, is_program
from tontine.server.records.ratings import Ratings
from tontine.server.records.record import _is_against
from tontine.server.tables.results import Result, SeatResult

# What is tested here is not compiled.
pytestmark = pytest.mark.once

PATIENCE = 600  # seconds, on a busy machine
REMOTE_SEATS = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bots") / "tables.db") as running:
        yield running


def post(server: Server, path: str, body: object, token: str = "") -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{server.address}{path}", json=body, headers=headers, timeout=60)


def owner(server: Server) -> str:
    account = {"name": f"Olga {secrets.token_hex(4)}", "password": "correct horse battery"}
    token: str = post(server, "/api/account/register", account).json()["token"]
    return token


def make_bot(server: Server, token: str) -> tuple[str, str]:
    """Its name, and its token."""
    made = post(server, "/api/bots", {"name": f"Robo {secrets.token_hex(3)}"}, token)
    assert made.status_code == 201, made.text
    return made.json()["name"], made.json()["token"]


def open_table(server: Server, seats: list[dict[str, Any]], token: str | None = None) -> Any:
    request = {"id": secrets.token_hex(16), "game": "acquire", "name": "Ada", "seats": seats}
    return post(server, "/api/tables", {**request, "token": token})


def invited(*names: str) -> list[dict[str, Any]]:
    bot = {"kind": "bot", "bot": "random"}
    return [*({"kind": "account", "name": name} for name in names), bot]


@asynccontextmanager
async def events(server: Server, token: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    headers = {"Authorization": f"Bearer {token}"}
    async with (
        httpx.AsyncClient(timeout=None) as client,
        client.stream("GET", f"{server.address}/api/events", headers=headers) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")

        async def told() -> AsyncIterator[dict[str, Any]]:
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

        yield told()


async def say(server: Server, table: str, token: str, *messages: dict[str, Any]) -> list[Any]:
    """What the server says, up to the answer to the last message."""
    where = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    said = []
    async with connect(where, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        for number, message in enumerate(messages):
            await socket.send(json.dumps({"id": f"{number}", **message}))
        async for line in socket:
            said.append(json.loads(line))
            last = said[-1]
            if last["type"] in ("done", "refused") and last["id"] == f"{len(messages) - 1}":
                break
    return said


# -- who it is --------------------------------------------------------------------------


def test_only_bots_bear_their_mark() -> None:
    assert check_name("Robo[bot]", program=True) == "Robo[bot]"
    for program, name in ((True, "Robo"), (False, "Robo[bot]"), (False, "Robo [b\u03bft ]")):
        with pytest.raises(Refused, match="only the names of bot accounts"):
            check_name(name, program=program)
    tokens = Tokens(b"secret")
    assert is_program(tokens.new_program())
    assert not is_program(tokens.new_person())
    assert not is_program(None)


def test_an_owner_makes_and_ends_bots(server: Server) -> None:
    mine = owner(server)
    name, token = make_bot(server, mine)
    assert name.endswith("[bot]")
    headers = {"Authorization": f"Bearer {mine}"}
    listed = httpx.get(f"{server.address}/api/bots", headers=headers, timeout=60).json()["bots"]
    assert [it["name"] for it in listed] == [name]
    assert post(server, "/api/bots", {"name": name}, mine).json()["reason"] == "account_taken"
    stranger = owner(server)
    assert post(server, "/api/bots/end", {"name": name}, stranger).status_code == 404
    assert post(server, "/api/bots/end", {"name": name}, mine).status_code == 204
    ended = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{server.address}/api/events", headers=ended, timeout=60).status_code == 401


def test_each_keeps_to_what_is_theirs(server: Server) -> None:
    mine = owner(server)
    name, token = make_bot(server, mine)
    account = {"name": "Robo", "password": "correct horse battery"}
    assert post(server, "/api/account/register", account, token).json()["reason"] == "for_people"
    assert post(server, "/api/bots", {"name": "Child"}, token).json()["reason"] == "no_account"
    assert post(server, "/api/bots", {"name": "Robo"}).status_code == 401
    headers = {"Authorization": f"Bearer {mine}"}
    person = httpx.get(f"{server.address}/api/events", headers=headers, timeout=60)
    assert (person.status_code, person.json()["reason"]) == (403, "for_bots")
    made = open_table(server, [{"kind": "open"}, {"kind": "open"}])
    table = made.json()["table"]

    async def tried() -> list[Any]:
        rename = [{"type": "name", "name": it} for it in ("Robo", "Other[bot]", name)]
        return await say(server, table, token, *rename, {"type": "sit", "seat": 0})

    said = asyncio.run(tried())
    answers = [(it["type"], it.get("reason")) for it in said if it["type"] in ("done", "refused")]
    assert answers == [
        ("refused", "account_name"),
        ("refused", "account_name"),
        ("done", None),
        ("done", None),
    ]
    rooms = [it for it in said if it["type"] == "room"]
    assert rooms[-1]["seats"][0]["name"] == name
    assert [it["program"] for it in rooms[-1]["seats"]] == [True, False]


def test_only_bot_accounts_can_be_invited(server: Server) -> None:
    account = {"name": f"Piet {secrets.token_hex(3)}", "password": "correct horse battery"}
    post(server, "/api/account/register", account)
    for name in (account["name"], "Nobody", ""):
        refused = open_table(server, invited(name) if name else [{"kind": "account"}, *invited()])
        assert (refused.status_code, refused.json()["reason"]) == (404, "no_bot_account")
    name, _ = make_bot(server, owner(server))
    assert open_table(server, invited(name, name)).json()["reason"] == "name_taken"
    assert open_table(server, invited(name.removesuffix("[bot]"))).status_code == 201


# -- what it is told --------------------------------------------------------------------


def test_it_is_told_of_invitations_turns_and_ends_and_of_nothing_else(server: Server) -> None:
    name, token = make_bot(server, owner(server))
    other, _ = make_bot(server, owner(server))

    async def scenario() -> None:
        async with events(server, token) as told:
            open_table(server, invited(other))  # is nothing to this one
            made = open_table(server, invited(name)).json()
            table, host = made["table"], made["token"]
            event = await anext(told)
            assert event == {"type": "invitation", "table": table, "game": "acquire", "version": 0}
            await say(server, table, host, {"type": "start"})
            event = await anext(told)
            assert (event["type"], event["table"]) == ("turn", table)
        async with events(server, token) as again:  # who comes back is told again
            assert await anext(again) == event

    async def limited() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(limited())


def test_two_hundred_seats_over_one_stream(server: Server) -> None:
    name, token = make_bot(server, owner(server))

    async def scenario() -> None:
        async with events(server, token) as told:
            hosted = []
            for _ in range(REMOTE_SEATS // 100):
                host = open_table(server, invited(name)).json()
                hosted.append((host["table"], host["token"]))
                for _ in range(99):
                    made = open_table(server, invited(name), host["token"]).json()
                    hosted.append((made["table"], host["token"]))
            tables = {table for table, _ in hosted}
            assert len(tables) == REMOTE_SEATS
            waiting = set(tables)
            while waiting:
                event = await anext(told)
                assert event["type"] == "invitation"
                waiting.remove(event["table"])
            for table, host_token in hosted:
                await say(server, table, host_token, {"type": "start"})
            waiting = set(tables)
            while waiting:
                event = await anext(told)
                assert event["type"] == "turn"
                waiting.discard(event["table"])

    async def limited() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(limited())


def test_only_so_many_streams(server: Server) -> None:
    _, token = make_bot(server, owner(server))

    async def scenario() -> int:
        async with events(server, token), events(server, token), events(server, token):
            headers = {"Authorization": f"Bearer {token}"}
            async with httpx.AsyncClient(timeout=60) as client:
                answer = await client.get(f"{server.address}/api/events", headers=headers)
                return answer.status_code

    assert asyncio.run(scenario()) == 429


# -- how it is rated --------------------------------------------------------------------


def result(*people: str) -> Result:
    seats = [
        SeatResult(name=it, person=it, bot=None, score=10 - rank, rank=rank, won=rank == 1)
        for rank, it in enumerate(people, 1)
    ]
    return Result("table", "acquire", 1, seats)


def test_it_is_rated_among_bots_and_never_among_people() -> None:
    ratings = Ratings()
    ratings.add([result("bot:a", "ada", "bot:b", "bea")])
    up, down = ratings.steps_of("acquire", "bot:a"), ratings.steps_of("acquire", "bot:b")
    assert up[-1].change > 0 > down[-1].change
    alone = Ratings()
    alone.add([result("ada", "bea")])
    assert alone.steps_of("acquire", "ada") == ratings.steps_of("acquire", "ada")
    without = Ratings()
    without.add([result("ada", "bot:a")])
    assert without.steps_of("acquire", "ada") == []
    assert _is_against(result("ada", "bot:a"), "ada") == "bots"
    assert _is_against(result("ada", "bot:a", "bea"), "ada") == "people"
