"""People at a table, over real sockets: chat, absence, undo, and a rematch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.server import ME, OPEN, Client, Refusal, Server, bot, connected, new_id, play
from tontine.server.wire.fields import LONGEST_TEXT


def test_every_client_gets_each_chat_line_once(server: Server) -> None:
    created = server.create_table([ME, OPEN])

    async def game() -> None:
        async with (
            connected(server, created["table"], created["token"]) as ada,
            connected(server, created["table"]) as guest,
        ):
            with pytest.raises(Refusal, match="enter your name"):
                await guest.request("chat", text="Hello")
            with pytest.raises(Refusal, match="the message is empty"):
                await ada.request("chat", text="  ")
            with pytest.raises(Refusal, match="cannot be understood"):
                await ada.request("chat", text="x" * (LONGEST_TEXT + 1))
            id = new_id()
            for _ in range(2):
                await ada.request("chat", id=id, text="Good scenario\n<b>all</b>")
            await guest.until(lambda: guest.chat)
            assert [line["text"] for line in guest.chat] == ["Good scenario <b>all</b>"]
            assert (guest.chat[0]["name"], guest.chat[0]["seat"]) == ("Ada", 0)
            await guest.request("name", name="Zoe")
            await ada.until(lambda: ada.room["spectators"] == ["Zoe"])
            await guest.request("chat", text="Good scenario")
            await ada.until(lambda: len(ada.chat) == 2)
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.until(lambda: len(ada.chat) == 2)

    asyncio.run(game())


async def chat_without_end(client: Client) -> None:
    for number in range(100):
        await client.request("chat", text=str(number))


def test_chat_is_limited(server: Server) -> None:
    created = server.create_table([ME, OPEN])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            with pytest.raises(Refusal, match="too many messages at once"):
                await chat_without_end(ada)
            await ada.request("name", name="Quiet Ada")
            assert len(ada.chat) < 50

    asyncio.run(game())


def test_a_bot_plays_for_a_person_who_left_until_they_come_back(tmp_path: Path) -> None:
    async def game(server: Server, created: dict[str, str]) -> None:
        rng = random.Random(4)
        async with connected(server, created["table"], created["token"]) as ada:
            async with connected(server, created["table"]) as zoe:
                token = zoe.token
                await zoe.request("name", name="Zoe")
                await zoe.request("sit", seat=1)
                await ada.request("start")
                with pytest.raises(Refusal, match="Zoe is at the table"):
                    await ada.request("stand_in", seat=1, bot="easy")
            await ada.until(lambda: not ada.room["seats"][1]["connected"])
            await ada.request("stand_in", seat=1, bot="random")
            await ada.until(lambda: ada.room["seats"][1]["absent"])
            start = ada.view["version"]
            await play(ada, rng, stop=lambda: ada.view["version"] > start + 6)
            async with connected(server, created["table"], token) as zoe:
                await zoe.request("reclaim_seat", seat=1)
                await zoe.until(lambda: not zoe.room["seats"][1]["absent"])
                middle = ada.view["version"]
                await asyncio.gather(
                    play(ada, rng, stop=lambda: ada.view["version"] > middle + 6),
                    play(zoe, rng, stop=lambda: zoe.view["version"] > middle + 6),
                )

    no_grace = "import tontine.server.tables.commands as commands; commands.GRACE = 0"
    with Server(tmp_path / "tables.db", 0, no_grace) as server:
        asyncio.run(game(server, server.create_table([ME, OPEN])))


def test_a_rematch_is_a_table_with_the_same_people(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            with pytest.raises(Refusal, match="not over yet"):
                await ada.request("rematch")
            await play(ada, random.Random(1))
            await ada.finish()
            with pytest.raises(Refusal, match="over"):
                await ada.request("undo", seat=0)
            id = new_id()
            first = await ada.request("rematch", id=id)
            assert await ada.request("rematch", id=id) == first
            assert (await ada.request("rematch"))["result"] == first["result"]
            await ada.until(lambda: ada.room["rematch"] == first["result"])
        async with connected(server, first["result"], created["token"]) as ada:
            assert ada.room["hosting"]
            assert ada.room["seats"][0]["name"] == "Ada"
            assert ada.room["key"] is None
            assert ada.room["status"] == "running"  # all others are bots
            await ada.until(lambda: ada.is_my_turn)

    asyncio.run(game())


def test_an_undo_removes_events_and_story_from_the_client(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        rng = random.Random(2)
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.reach(0)
            await play(ada, rng, stop=lambda: ada.view["version"] > 8)
            await ada.until(lambda: ada.is_my_turn)
            assert ada.state["may_undo"]
            assert not ada.state["may_ask_undo"]
            version, decisions = ada.state["version"], ada.view["version"]
            await ada.request("undo", seat=0)
            await ada.reach(version + 1)
            assert ada.view["version"] < decisions
            assert ada.events[-1]["version"] == ada.view["version"]
            assert ada.is_my_turn
            async with connected(server, created["table"], created["token"]) as again:
                await again.reach(version + 1)
                assert again.events == ada.events
                # The story comes after the state, to each in its own time.
                await again.until(lambda: again.story == ada.story != [])

    asyncio.run(game())


def test_a_connection_without_hello_keeps_the_table_in_memory(server: Server) -> None:
    """One client connects, another leaves before the first has sent hello, and a third connects."""
    created = server.create_table([ME, OPEN])
    table, token = created["table"], created["token"]

    async def game() -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connected(server, table, token):
            silent = await connect(address)
        zoe = Client(silent, None)
        async with connected(server, table, token) as ada:
            await zoe.say("hello")
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            await ada.until(lambda: ada.room["seats"][1]["name"] == "Zoe")
        await zoe.close()

    asyncio.run(game())
