"""Two processes that serve the same tables from one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.table.postgres import running_postgres
from tests.table.server import ME, OPEN, Refusal, Server, bot, connected, play
from tontine.play.save import parse


@pytest.fixture(scope="module")
def two_servers() -> Iterator[tuple[Server, Server]]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
        Server(address) as one,
        Server(address) as two,
    ):
        yield one, two


def test_people_at_two_processes_play_one_game(two_servers: tuple[Server, Server]) -> None:
    one, two = two_servers
    created = one.create_table([ME, OPEN, bot()], public=True)

    async def game() -> None:
        rng = random.Random(8)
        async with (
            connected(one, created["table"], created["token"]) as ada,
            connected(two, created["table"]) as zoe,
        ):
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            await ada.until(lambda: ada.room["seats"][1]["connected"])
            assert zoe.room["seats"][0]["connected"]
            await ada.request("start")
            await asyncio.gather(play(ada, rng), play(zoe, rng))
            for client in (ada, zoe):
                await client.finish()
            await zoe.request("chat", text="Well played")
            await ada.until(lambda: ada.chat)
            assert ada.chat[0]["name"] == "Zoe"
            assert ada.view["standings"] == zoe.view["standings"]

    asyncio.run(game())
    assert one.save(created["table"]).content == two.save(created["table"]).content
    parse(two.save(created["table"]).content)


def test_of_two_concurrent_decisions_one_is_stored_and_the_other_refused(
    two_servers: tuple[Server, Server],
) -> None:
    """The same seat, held in two browsers at two processes, decides twice for one version."""
    created = two_servers[0].create_table([ME, bot()])

    async def game() -> None:
        rng = random.Random(9)
        table, token = created["table"], created["token"]
        async with (
            connected(two_servers[0], table, token) as one,
            connected(two_servers[1], table, token) as two,
        ):
            await one.request("start")
            for _ in range(10):
                await one.until(lambda: one.is_my_turn)
                await two.until(lambda: two.is_my_turn)
                if one.state["version"] != two.state["version"]:
                    continue
                decisions = [it["decision"] for it in one.view["asks"][0]["choices"]]
                answers = await asyncio.gather(
                    one.decide(rng.choice(decisions)),
                    two.decide(rng.choice(decisions)),
                    return_exceptions=True,
                )
                refused = [it.reason for it in answers if isinstance(it, Refusal)]
                done = [it for it in answers if isinstance(it, dict)]
                assert (len(done), refused) == (1, ["stale"])
                version = max(one.state["version"], two.state["version"])
                for client in (one, two):
                    await client.reach(version)

    asyncio.run(game())
