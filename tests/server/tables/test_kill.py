"""kill -9 at any time: no acknowledged decision is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.server import (
    ME,
    OPEN,
    Client,
    Refusal,
    Server,
    bot,
    connected,
    play,
    some_decision,
)
from tontine.play.match import Match
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store
from tontine.server.tables.state import Table

KILLS = 3


class Acknowledged:
    """The decisions of a client that were acknowledged, by the version they were made for."""

    def __init__(self) -> None:
        self.acknowledged: dict[int, dict[str, Any]] = {}
        self.unanswered: dict[str, Any] | None = None


async def play_on(client: Client, rng: random.Random, acknowledged: Acknowledged) -> None:
    """Play until the end, or until the connection is closed; first, what was not answered is sent
    again."""
    await client.reach(0)
    if acknowledged.unanswered is not None:
        await send(client, acknowledged.unanswered, acknowledged)
    while True:
        await client.until(lambda: client.is_over or client.is_my_turn)
        if client.is_over:
            return
        version = client.state["version"]
        acknowledged.unanswered = {
            "id": f"{id(client)}-{version}",
            "seat": client.view["seat"],
            "version": version,
            "decision": some_decision(client.view, rng),
        }
        await send(client, acknowledged.unanswered, acknowledged)
        await client.reach(version + 1)


async def send(client: Client, told: dict[str, Any], acknowledged: Acknowledged) -> None:
    try:
        await client.request("decide", **told)
    except Refusal as refusal:
        assert refusal.reason == "stale"  # noqa: PT017 (it was never received, and bots decided)
    else:
        acknowledged.acknowledged[told["version"]] = told["decision"]
    acknowledged.unanswered = None


def test_no_acknowledged_decision_is_lost_by_kill_9(tmp_path: Path) -> None:
    rng = random.Random(5)
    with Server(tmp_path / "tables.db") as server:
        created = server.create_table([ME, OPEN, bot(), bot()])
        tokens: list[str | None] = [created["token"], None]
        acknowledged_of = [Acknowledged(), Acknowledged()]

        async def begin() -> None:
            async with (
                connected(server, created["table"], tokens[0]) as ada,
                connected(server, created["table"]) as zoe,
            ):
                tokens[1] = zoe.token
                await zoe.request("name", name="Zoe")
                await zoe.request("sit", seat=1)
                await ada.request("start")

        async def person(number: int) -> None:
            with suppress(ConnectionError):
                async with connected(server, created["table"], tokens[number]) as client:
                    await play_on(client, rng, acknowledged_of[number])

        async def killer() -> None:
            decided = sum(len(acknowledged.acknowledged) for acknowledged in acknowledged_of)
            wanted = decided + rng.randint(1, 6)  # the game must not end before that
            while sum(len(acknowledged.acknowledged) for acknowledged in acknowledged_of) < wanted:
                await asyncio.sleep(0.002)
            server.kill()

        async def until_killed() -> None:
            await asyncio.gather(person(0), person(1), killer())

        asyncio.run(begin())
        for _ in range(KILLS):
            asyncio.run(until_killed())
            server.start()
        asyncio.run(until_killed())
        match = asyncio.run(stored(tmp_path / "tables.db", created["table"]))

    for seat, acknowledged in enumerate(acknowledged_of):
        kept = [_plain(step.decision) for step in match.steps if step.seat == seat]
        told = [_plain(acknowledged.acknowledged[it]) for it in sorted(acknowledged.acknowledged)]
        # Decisions whose acknowledgement was lost may be stored as well, and nothing else.
        lost = (
            [] if acknowledged.unanswered is None else [_plain(acknowledged.unanswered["decision"])]
        )
        assert kept in (told, told + lost)
        assert told


async def stored(file: Path, table: str) -> Match:
    store = await Store.open(database_url(str(file)))
    match = Table(table, await store.rows(table)).playing
    await store.close()
    return match


def _plain(decision: dict[str, Any] | None) -> dict[str, Any]:
    """Without fields that have their default."""
    assert decision is not None
    return {key: value for key, value in decision.items() if value not in (0, {})}


def test_a_bot_whose_process_is_killed_still_answers(tmp_path: Path) -> None:
    """Its question is given to a new process."""

    async def game(server: Server, created: dict[str, str]) -> None:
        rng = random.Random(6)
        killed: set[int] = set()
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.until(lambda: ada.is_my_turn)
            while len(killed) < 3:
                await play(ada, rng, stop=lambda: not ada.is_my_turn)
                for process in server.children():
                    os.kill(process, signal.SIGKILL)
                    killed.add(process)
                await ada.until(lambda: ada.is_my_turn)
            assert not killed & set(server.children())

    with Server(tmp_path / "tables.db", pace=0.1) as server:
        created = server.create_table([ME, bot("normal"), bot("normal")])
        asyncio.run(game(server, created))


def test_ctrl_c_ends_the_server_and_its_bots_quietly(tmp_path: Path) -> None:
    async def game(server: Server, created: dict[str, str]) -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.reach(0)
            await play(ada, random.Random(1), stop=lambda: len(ada.events) > 40)
            processes = server.children()
            assert processes
            assert await asyncio.to_thread(server.interrupt) == 0
            for process in processes:
                assert not Path(f"/proc/{process}").exists()

    with Server(tmp_path / "tables.db") as server:
        asyncio.run(game(server, server.create_table([ME, bot()])))
