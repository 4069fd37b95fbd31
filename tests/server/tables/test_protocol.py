"""The wire protocol against a real server: commands, malformed messages, limits, HTTP."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.server import (
    ME,
    OPEN,
    Client,
    Refusal,
    Server,
    bot,
    connected,
    new_id,
    play,
    some_decision,
)
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.server.common.limits import BURST, LARGEST_MESSAGE, PATIENCE


def address(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


async def my_turn(ada: Client) -> None:
    """Start, and wait until it is Ada's turn."""
    await ada.request("start")
    await ada.until(lambda: ada.is_my_turn)


# -- decisions ---------------------------------------------------------------------


def test_a_command_sent_again_is_answered_again_and_carried_out_once(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await my_turn(ada)
            before = ada.state["version"]
            decision = some_decision(ada.view, random.Random(1))
            told = {"seat": 0, "version": before, "decision": decision, "id": new_id()}
            first = await ada.request("decide", **told)
            await ada.until(lambda: ada.state["version"] > before)
            assert await ada.request("decide", **told) == first
            async with connected(server, created["table"], created["token"]) as again:
                assert await again.request("decide", **told) == first
            placed = [
                it["event"]["fields"] for it in ada.events if it["event"]["event"] == "placed"
            ]
            assert [fields["seat"] for fields in placed].count(0) == 1

    asyncio.run(game())


def test_a_decision_for_an_earlier_version_is_stale(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await my_turn(ada)
            old = ada.state["version"]
            await play(ada, random.Random(1), stop=lambda: ada.state["version"] > old)
            await ada.until(lambda: ada.is_my_turn)
            with pytest.raises(Refusal, match="the table has moved on") as stale:
                await ada.decide({"kind": "announce"}, version=old)
            assert stale.value.reason == "stale"

    asyncio.run(game())


def test_decisions_out_of_turn_or_of_others_are_refused_with_the_reason(server: Server) -> None:
    created = server.create_table([ME, OPEN])

    async def game() -> None:
        async with (
            connected(server, created["table"], created["token"]) as ada,
            connected(server, created["table"]) as bruno,
        ):
            await bruno.request("name", name="Bruno")
            await bruno.request("sit", seat=1)
            await ada.request("start")
            await asyncio.gather(ada.reach(0), bruno.reach(0))
            acting, idle = (ada, bruno) if ada.is_my_turn else (bruno, ada)
            decision = some_decision(acting.view, random.Random(1))
            with pytest.raises(Refusal, match="to decide now") as early:
                await idle.decide(decision)
            assert (early.value.rule, early.value.reason) == ("A9", "not_asked")
            with pytest.raises(Refusal, match="not yours"):
                await idle.decide(decision, seat=acting.view["seat"])
            with pytest.raises(Refusal, match="that is not a decision"):
                await acting.decide({"kind": "cheat"})
            with pytest.raises(Refusal) as dear:
                await acting.decide({"kind": "buy", "shares": {"hydra": 3}})
            assert dear.value.rule.startswith("A")
            assert acting.view["version"] == 0

    asyncio.run(game())


def test_previews_and_past_views_are_of_the_clients_own_seats(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with (
            connected(server, created["table"], created["token"]) as ada,
            connected(server, created["table"]) as onlooker,
        ):
            await my_turn(ada)
            choice = ada.view["asks"][0]["choices"][0]
            told = {"seat": 0, "version": ada.state["version"], "decision": choice["decision"]}
            outcome = (await ada.request("preview", **told))["outcome"]
            assert outcome == {part: choice[part] for part in outcome}
            with pytest.raises(Refusal, match="not yours"):
                await onlooker.request("preview", **told)
            assert (await ada.request("past_view", version=0, seat=0))["view"]["version"] == 0
            seen = (await onlooker.request("past_view", version=0, seat=None))["view"]
            assert seen["table"]["hand"] == []
            for client, seat in ((onlooker, 0), (ada, 1)):
                with pytest.raises(Refusal, match="not yours"):
                    await client.request("past_view", version=0, seat=seat)
            with pytest.raises(Refusal, match=r"there (was|were) only"):
                await ada.request("past_view", version=10_000, seat=0)

    asyncio.run(game())


# -- malformed messages ------------------------------------------------------------


GARBAGE = [
    "",
    "null",
    "[]",
    "{",
    '{"type": "cheat", "id": "1"}',
    '{"type": "decide", "id": "1"}',
    '{"type": "sit", "id": "1", "seat": -1}',
    '{"type": "sit", "id": "1", "seat": 0, "more": 1}',
    '{"type": "chat", "id": "1", "text": ""}',
    '{"type": "name", "id": "", "name": "x"}',
    '{"type": "decide", "id": "1", "seat": 0, "version": 0, "decision": ' + "[" * 900 + "}",
    "\x00\ud7ff",
    # Numbers beyond counting, halves of letters, and what PostgreSQL cannot store.
    '{"type": "hello", "since": 1000000000000000000000000000}',
    '{"type": "preview", "id": "1", "seat": 0, "version": 1000000000000000000000000000, '
    '"decision": {}}',
    '{"type": "past_view", "id": "1", "version": 1000000000000000000000000000, "seat": null}',
    '{"type": "chat", "id": "1", "text": "\\ud800"}',
    '{"type": "chat", "id": "1\\u0000", "text": "x"}',
    '{"type": "chat", "id": "1", "text": "x\\u0000"}',
    '{"type": "name", "id": "1", "name": "Ada\\u0000"}',
    # What a terminal takes for an order.
    '{"type": "chat", "id": "1", "text": "\\u001b[2J"}',
    '{"type": "name", "id": "1", "name": "Ada\\u009b2J"}',
]


@pytest.mark.parametrize("text", GARBAGE)
def test_a_malformed_message_is_refused_and_does_no_harm(server: Server, text: str) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.raw(text)
            await ada.until(lambda: "refused" in ada.last)
            assert ada.last["refused"]["reason"] == "unreadable"
            await ada.raw(b"\xff\xfe")
            await ada.request("start")

    asyncio.run(game())


def test_commands_before_hello_are_refused(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connect(address(server, created["table"])) as socket:
            await socket.send('{"type": "start", "id": "7"}')
            answer = await socket.recv()
            assert '"id":"7"' in str(answer)
            assert "no_hello" in str(answer)

    asyncio.run(game())


def test_a_message_that_is_too_large_closes_the_socket(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        for size in (LARGEST_MESSAGE + 1, 50 * LARGEST_MESSAGE):
            async with connected(server, created["table"], created["token"]) as ada:
                await ada.raw("x" * size)
                with pytest.raises(ConnectionError):
                    await ada.until(lambda: False)
                assert ada.closed == 1009

    asyncio.run(game())


def test_messages_that_come_too_fast_are_refused_and_then_the_socket_is_closed(
    server: Server,
) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            with suppress(ConnectionError):
                for _ in range(20 * int(BURST + PATIENCE)):
                    await ada.raw('{"type": "language", "language": "en"}')
            with pytest.raises(ConnectionError):
                await ada.until(lambda: False)
            reasons = [frame for frame in ada.frames if '"too_fast"' in frame]
            assert len(reasons) > PATIENCE
            assert ada.closed == 1008
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")

    asyncio.run(game())


# -- origin and identity -----------------------------------------------------------


def test_a_page_of_another_site_cannot_connect(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def code(origin: str) -> int | None:
        async with connect(address(server, created["table"]), origin=origin) as socket:  # type: ignore[arg-type]
            try:
                await socket.send('{"type": "hello"}')
                await socket.recv()
            except ConnectionClosed:
                pass
            return socket.close_code

    assert asyncio.run(code("https://evil.example")) == 4403
    assert asyncio.run(code("null")) == 4403
    assert asyncio.run(code("http://[evil")) == 4403
    assert asyncio.run(code(server.address)) is None
    url = f"{server.address}/api/tables"
    answer = httpx.post(url, headers={"Origin": "https://evil.example"}, content=b"{}")
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign")


def test_a_table_that_does_not_exist_closes_the_socket(server: Server) -> None:
    async def code() -> int | None:
        async with connect(address(server, "nowhere")) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return socket.close_code

    assert asyncio.run(code()) == 4404
    answer = server.save("nowhere")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_table")


def test_a_forged_token_is_not_accepted(server: Server) -> None:
    created = server.create_table([ME, bot()])
    person, _, signature = created["token"].partition(".")
    for forged in (f"{person}.{signature[::-1]}", person, f"{person}.", "." + signature, "ü.ü"):

        async def game(forged: str = forged) -> None:
            async with connected(server, created["table"], forged) as stranger:
                assert not stranger.room["hosting"]
                assert not any(chair["mine"] for chair in stranger.room["seats"])
                assert stranger.token != created["token"]
                with pytest.raises(Refusal, match="only the host"):
                    await stranger.request("start")

        asyncio.run(game())


# -- over HTTP ---------------------------------------------------------------------


def test_one_message_sent_twice_creates_one_table(server: Server) -> None:
    id = new_id() * 4
    one, two = (server.create_table([ME, bot()], id=id) for _ in range(2))
    assert one == two
    known = server.create_table([ME, bot()], id=id, token=one["token"])
    assert known["token"] == one["token"]
    assert server.create_table([ME, bot()])["token"] != one["token"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "bad_table"),
        ({"seats": [ME]}, "seat_count"),
        ({"seats": [ME, ME]}, "one_seat"),
        ({"options": {"holdings": "lost"}}, "bad_table"),
        ({"seats": [ME, bot("clever")]}, "no_bot"),
        ({"name": "\u200b"}, "bad_name"),
        ({"seats": [ME, {"kind": "guest", "name": "ada"}]}, "name_taken"),
        ({"id": "short"}, "unreadable"),
        ({"name": "x" * 31}, "unreadable"),
        ({"more": 1}, "unreadable"),
    ],
)
def test_an_invalid_table_is_refused(
    server: Server, fields: dict[str, object], reason: str
) -> None:
    wanted = {"id": new_id() * 4, "game": "acquire", "name": "Ada", "seats": [ME, bot()]}
    answer = httpx.post(f"{server.address}/api/tables", json=wanted | fields)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)


def test_only_public_tables_that_are_not_over_are_in_the_lobby(server: Server) -> None:
    public = server.create_table([ME, OPEN], public=True)["table"]
    secret = server.create_table([ME, OPEN])["table"]
    lobby = httpx.get(f"{server.address}/api/lobby").json()
    shown = {card["table"]: card for card in lobby["tables"]}
    assert shown[public]["seats"] == ["Ada", None]
    assert secret not in shown
    assert [game["name"] for game in lobby["games"]] == list(TITLES)


def test_the_lobby_says_what_games_and_options_are_called(server: Server) -> None:
    french = {"Accept-Language": "fr"}
    games = httpx.get(f"{server.address}/api/lobby", headers=french).json()["games"]
    for game in games:
        words_of = words("fr", game["name"])
        assert game["called"] == words_of("title")
        for option in game["options"]:
            message = f"option-{option['name'].replace('_', '-')}"
            assert option["called"] == words_of(message)
            assert all(value["called"] for value in option["values"])


def test_a_client_can_ask_for_a_game_it_does_not_know(server: Server) -> None:
    facts = httpx.get(f"{server.address}/api/games/ponzi/it").json()
    assert facts["rulebook"]["letter"] == "P"
    assert facts["score"] == "points"
    assert facts["opening"] == "round"
    assert facts["fields"]["industry"]["values"][0] == "transportation"
    assert facts["fields"]["cash"]["kind"] == "money"
    assert "rule-P1 = " in facts["words"]


@pytest.mark.parametrize("path", ["chess/en", "ponzi/de", "..%2f..%2fetc/en", "ponzi/..%2fen"])
def test_there_are_no_words_for_what_there_is_not(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.address}/api/games/{path}")
    assert answer.status_code == 404
    assert "words" not in answer.json()


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/lobby", "/api/nothing", "/nothing.js"])
def test_every_response_has_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 5000,
        "/table/" + "a" * 5000,
        "/table/%00",
        "/assets/" + "a" * 5000 + ".js",
        "/api/tables/%00/save/game.jsonl",
        "/api/tables/" + "a" * 5000 + "/save/game.jsonl",
        "/api/tables/%ED%A0%80/save/game.jsonl",
        "/api/codes/%00",
        "/api/codes/" + "a" * 5000,
        "/api/games/%00/en",
    ],
)
def test_no_path_makes_the_server_fail(server: Server, path: str) -> None:
    status = httpx.get(server.address + path).status_code
    assert 400 <= status < 500


def test_a_server_says_how_it_is(server: Server) -> None:
    for path in ("/health", "/ready"):
        response = httpx.get(server.address + path)
        assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_no_file_outside_the_client_is_served(server: Server) -> None:
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2fapp.py",
        "//etc/passwd",
        "/assets/../../app.py",
    ):
        answer = httpx.get(server.address + path)
        assert "import" not in answer.text
        assert "root:" not in answer.text
