"""Two processes that serve the same tables from one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.table.postgres import running_postgres
from tests.table.server import ME, OPEN, Client, Refusal, Server, bot, connected, play
from tests.table.test_accounts import SECRET, life, post, running, signed_in
from tontine.play.save import parse


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        yield address


@pytest.fixture(scope="module")
def two_servers(address: str) -> Iterator[tuple[Server, Server]]:
    with Server(address) as one, Server(address) as two:
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
            await zoe.until(lambda: zoe.room["seats"][0]["connected"])
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


def first_choice(client: Client) -> dict[str, Any]:
    decision: dict[str, Any] = client.view["asks"][0]["choices"][0]["decision"]
    return decision


# What tells other processes of a row dies instead, once there is a file of that name.
DEADLY = """
from tontine.table.notices import NoticeSender
def send(self, notice, sends=NoticeSender.send):
    import os, signal
    if "present" not in notice and "asks" not in notice and os.path.exists({mark!r}):
        os.kill(os.getpid(), signal.SIGKILL)
    sends(self, notice)
NoticeSender.send = send
"""
WATCHFUL = "import tontine.table.server as server; server.MISSED_INTERVAL = 0.2"


def test_what_a_process_stored_and_did_not_live_to_tell_is_noticed(
    address: str, tmp_path: Path
) -> None:
    mark = tmp_path / "mark"

    async def game(one: Server, two: Server) -> None:
        created = one.create_table([ME, OPEN])
        async with (
            connected(two, created["table"]) as zoe,
            connected(one, created["table"], created["token"]) as host,
        ):
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            await host.until(lambda: host.room["seats"][1]["connected"])
            await host.request("start")
            await zoe.reach(0)
            while not host.is_my_turn:
                await zoe.decide(first_choice(zoe))
                await host.reach(zoe.state["version"])
            mark.touch()
            with pytest.raises(ConnectionError):
                await host.decide(first_choice(host))
            await zoe.reach(host.state["version"] + 1)

    with (
        Server(address, 0, DEADLY.format(mark=str(mark))) as one,
        Server(address, 0, WATCHFUL) as two,
    ):
        asyncio.run(game(one, two))


def test_several_workers_serve_one_address_and_are_replaced(address: str) -> None:
    async def game(server: Server) -> None:
        created = server.create_table([ME, bot()])
        # The system deals connections out by their addresses: of so many, to both.
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            lines = [connected(server, created["table"], created["token"]) for _ in range(12)]
            clients = [await enter(line) for line in lines]
            await clients[0].request("start")
            await clients[0].until(lambda: clients[0].is_my_turn)
            version = clients[0].state["version"]
            await clients[0].decide(first_choice(clients[0]))
            for client in clients:
                await client.reach(version + 1)

    # As a shell has it that starts something in the background.
    ignored = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
    with Server(address, 0, ignored, "--workers=2") as server:
        first = server.workers()
        assert len(first) == 2
        asyncio.run(game(server))
        os.kill(first[0], signal.SIGKILL)
        while first[0] in (now := server.workers()) or len(now) < 2:
            time.sleep(0.05)
        asyncio.run(game(server))
        assert server.interrupt() == 0
        assert not any(Path(f"/proc/{worker}").exists() for worker in {*first, *now})


def test_who_is_signed_out_at_one_process_is_disconnected_at_the_other(
    two_servers: tuple[Server, Server], address: str
) -> None:
    one = two_servers[0]
    with Server(address, 0, WATCHFUL) as two:
        _sign_out_at(one, two)


def _sign_out_at(one: Server, two: Server) -> None:
    token = signed_in(post(one, "register", name="Ada", password=SECRET))
    other = signed_in(post(two, "sign-in", name="Ada", password=SECRET))
    created = one.create_table([ME, OPEN], token=token)

    async def end() -> None:
        async with connected(two, created["table"], other) as there:
            assert post(one, "end", token).status_code == 204
            with pytest.raises(ConnectionError, match="4401"):
                await there.until(lambda: False)

    asyncio.run(end())


def test_an_account_from_its_first_day_to_its_last(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with running(address) as server:
            await life(server, monkeypatch, "Beda")

    asyncio.run(live())
