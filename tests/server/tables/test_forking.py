"""Tables that go on from a moment of a game that is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from tests.server.people.test_accounts import get
from tests.server.server import Server, connected, new_id, play
from tests.server.tables.test_loading import load, played
from tontine.play.fork import digest
from tontine.play.match import Match
from tontine.play.save import dump, parse


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("forking") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def match() -> Match:
    return played(10_000)


@pytest.fixture(scope="module")
def table(server: Server, match: Match) -> str:
    """Of a game that is over."""
    found: str = load(server, dump(match)).json()["table"]
    return found


def fork(server: Server, table_id: str, **fields: object) -> httpx.Response:
    request = {"id": new_id() * 4, "table": table_id, "version": 20, "seat": 1, **fields}
    return httpx.post(f"{server.address}/api/forks", json=request, timeout=30)


@pytest.mark.parametrize("anew", [False, True])
def test_whoever_may_see_a_game_plays_on_from_a_moment_of_it(
    server: Server, table: str, match: Match, anew: bool
) -> None:
    made = fork(server, table, anew=anew, bot="easy").json()

    async def to_the_end() -> None:
        async with connected(server, made["table"], made["token"]) as me:
            assert [seat["mine"] for seat in me.room["seats"]] == [False, True, False]
            assert [seat["bot"] for seat in me.room["seats"]] == ["easy", None, "easy"]
            assert me.room["fork"] == {"table": table, "version": 20, "seat": 1, "anew": anew}
            (remark,) = me.room["remarks"]
            assert (remark["what"], remark["version"]) == ("anew" if anew else "fork", 20)
            await play(me, random.Random(2))
            await me.finish()

    asyncio.run(to_the_end())
    again = parse(server.save(made["table"]).content)
    assert again.over
    (left,) = again.forks
    assert (left.of, left.version) == (digest(match.game), 20)
    begun = [step.decision for step in match.steps[:21]]
    assert [step.decision for step in again.steps[:21]] == begun
    # Whoever has chosen where a game begins has won nothing.
    assert get(server, "/api/record", made["token"]).json()["last"] == []


def test_a_fork_is_saved_loaded_and_gone_on_with(server: Server, table: str) -> None:
    made = fork(server, table, anew=True).json()

    async def end() -> None:
        async with connected(server, made["table"], made["token"]) as me:
            assert [seat["bot"] for seat in me.room["seats"]] == ["random", None, "random"]
            await play(me, random.Random(3))
            await me.finish()

    asyncio.run(end())
    loaded = load(server, server.save(made["table"]).text).json()["table"]
    other = fork(server, loaded, version=25).json()["table"]

    async def look() -> None:
        async with connected(server, other) as stranger:
            assert stranger.room["fork"]["version"] == 25

    asyncio.run(look())


def test_the_same_message_makes_one_table(server: Server, table: str) -> None:
    id = new_id() * 4
    assert fork(server, table, id=id).json() == fork(server, table, id=id).json()


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"version": 10_000}, "no_moment"),
        ({"seat": 3}, "no_fork"),
        ({"bot": "nobody"}, "no_bot"),
        ({"table": "nowhere"}, "no_table"),
        ({"version": -1}, "unreadable"),
    ],
)
def test_what_cannot_be_forked(
    server: Server, table: str, fields: dict[str, object], reason: str
) -> None:
    answer = fork(server, str(fields.get("table", table)), **fields)
    assert answer.status_code in (400, 404)
    assert answer.json()["reason"] == reason


def test_nobody_sees_into_a_game_that_goes_on(server: Server) -> None:
    running = load(server, dump(played(20))).json()
    for token in (None, running["token"]):
        answer = fork(server, running["table"], version=5, token=token)
        assert answer.json()["reason"] == "not_over"
