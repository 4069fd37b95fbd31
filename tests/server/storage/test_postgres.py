"""Two processes that serve the same tables from one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, select, text, update

from tests.server.people.test_accounts import SECRET, life, post, running, signed_in
from tests.server.people.test_bot_accounts import (
    PATIENCE,
    events,
    invited,
    make_bot,
    open_table,
    owner,
)
from tests.server.people.test_names import LONG
from tests.server.postgres import Postgres, running_postgres
from tests.server.server import ME, OPEN, Client, Refusal, Server, bot, connected, play
from tests.server.tables.test_access import ROUTES
from tests.server.tables.test_protocol import GARBAGE
from tontine.play.save import parse
from tontine.server.storage import schema
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store

# They do not reach each other, so both serve every table: what could happen at any time.
APART = "--address=127.0.0.1:9"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        yield address


@pytest.fixture(scope="module")
def two_servers(address: str) -> Iterator[tuple[Server, Server]]:
    with Server(address, 0, "", APART) as one, Server(address, 0, "", APART) as two:
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
from tontine.server.storage.notices import NoticeSender
def send(self, notice, sends=NoticeSender.send):
    import os, signal
    if "present" not in notice and "asks" not in notice and os.path.exists({mark!r}):
        os.kill(os.getpid(), signal.SIGKILL)
    sends(self, notice)
NoticeSender.send = send
"""
WATCHFUL = "import tontine.server.table_server as server; server.MISSED_INTERVAL = 0.2"


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
        Server(address, 0, DEADLY.format(mark=str(mark)), APART) as one,
        Server(address, 0, WATCHFUL, APART) as two,
    ):
        asyncio.run(game(one, two))


NEW = {"type": "invitation", "game": "acquire", "version": 0}
# What nobody looks for must be told.
TOLD_ONLY = "from tontine.server import events; events.LOOK = 1e6"


def test_a_bot_account_is_woken_by_what_happens_at_another_process(address: str) -> None:
    async def wanted(one: Server, two: Server) -> None:
        name, token = make_bot(two, owner(two))
        async with events(two, token) as told:
            made = open_table(one, invited(name)).json()
            table = made["table"]
            assert await anext(told) == {**NEW, "table": table}
            async with connected(one, table, made["token"]) as host:
                await host.request("start")
                turn = await anext(told)
                assert (turn["type"], turn["table"]) == ("turn", table)
                async with connected(one, table, token) as it:
                    await it.until(lambda: it.is_my_turn)
                    await it.decide(first_choice(it))
                    again = await anext(told)
                    assert (again["type"], again["version"] > turn["version"]) == ("turn", True)
                    await play(it, random.Random(2))
                    while again["type"] == "turn":
                        again = await anext(told)
                assert (again["type"], again["table"]) == ("end", table)

    with Server(address, 0, "", APART) as one, Server(address, 0, TOLD_ONLY, APART) as two:
        asyncio.run(asyncio.wait_for(wanted(one, two), PATIENCE))


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
        first = server.children()
        assert len(first) == 2
        asyncio.run(game(server))
        os.kill(first[0], signal.SIGKILL)
        while first[0] in (now := server.children()) or len(now) < 2:
            time.sleep(0.05)
        asyncio.run(game(server))
        assert server.interrupt() == 0
        assert not any(Path(f"/proc/{process}").exists() for process in {*first, *now})


def test_a_worker_that_hangs_is_replaced(address: str) -> None:
    async def game(server: Server, hanging: int) -> None:
        created: list[dict[str, str]] = []
        async with AsyncExitStack() as stack:
            while True:
                created.append(server.create_table([ME, bot()]))
                line = connected(server, created[-1]["table"], created[-1]["token"])
                ada = await stack.enter_async_context(line)
                if await process_of(ada.port, server) != hanging:
                    break
            await ada.request("start")
            os.kill(hanging, signal.SIGSTOP)
            rng = random.Random(3)
            await play(ada, rng, stop=lambda: hanging not in server.children())
            while hanging in server.children():
                await asyncio.sleep(0.05)
            while len(server.children()) < 2:
                await asyncio.sleep(0.05)
            await ada.request("chat", text="still here")
        for table in created:
            async with connected(server, table["table"], table["token"]) as ada:
                await ada.request("chat", text="again")

    with Server(address, 0, "", "--workers=2") as server:
        asyncio.run(game(server, server.children()[0]))
        assert server.interrupt() == 0


def test_all_who_are_at_a_table_are_served_by_the_same_process(address: str) -> None:
    """The system deals their connections out to all."""

    async def look(server: Server) -> None:
        serving = set()
        for _ in range(20):
            table = server.create_table([ME, OPEN])["table"]
            async with connected(server, table) as ada, connected(server, table) as zoe:
                process = await process_of(ada.port, server)
                assert await process_of(zoe.port, server) == process
                serving.add(process)
        assert serving == set(server.children())

    with Server(address, 0, "", "--workers=2") as server:
        asyncio.run(look(server))


async def process_of(port: int, server: Server) -> int:
    """Which process of the server has the connection from a port."""
    ends = f":{server.port:04X}", f":{port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    (inode,) = [row[9] for row in rows if row[1].endswith(ends[0]) and row[2].endswith(ends[1])]

    def is_it(file: Path) -> bool:
        with suppress(FileNotFoundError):  # it was closed meanwhile
            return str(file.readlink()) == f"socket:[{inode}]"
        return False

    for _ in range(200):  # for a moment two have it
        files = [
            (process, file)
            for process in server.children()
            for file in Path(f"/proc/{process}/fd").iterdir()
            if is_it(file)
        ]
        if len(files) == 1:
            ((process, file),) = files
            # Processes that this one starts must not keep it open.
            about = (file.parents[1] / "fdinfo" / file.name).read_text()
            (flags,) = re.findall(r"^flags:\s*(\d+)$", about, re.MULTILINE)
            assert int(flags, 8) & os.O_CLOEXEC
            return process
        await asyncio.sleep(0.05)
    raise AssertionError(f"{len(files)} processes have the connection")


def test_a_server_is_not_ready_without_its_database() -> None:
    def until_ready(server: Server, wanted: dict[str, str]) -> int:
        tries = count()
        while (answer := httpx.get(f"{server.address}/ready")).json() != wanted:
            assert next(tries) < 100
            time.sleep(0.1)
        assert httpx.get(f"{server.address}/health").status_code == 200
        return answer.status_code

    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        Postgres(Path(folder)) as postgres,
        Server(postgres.address) as server,
    ):
        assert until_ready(server, {"status": "ok"}) == 200
        postgres.stop()
        assert until_ready(server, {"status": "no database"}) == 503
        postgres.start()
        assert until_ready(server, {"status": "ok"}) == 200


def test_who_is_signed_out_at_one_process_is_disconnected_at_the_other(
    two_servers: tuple[Server, Server], address: str
) -> None:
    one = two_servers[0]
    with Server(address, 0, WATCHFUL, APART) as two:
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


# -- what it cannot store ----------------------------------------------------------


def unstorable(body: object) -> Iterator[object]:
    """What is sent, with a NUL in one of its texts after the other."""
    if isinstance(body, str):
        yield f"{body}\x00"
    elif isinstance(body, dict):
        for name, value in body.items():
            yield from ({**body, name: other} for other in unstorable(value))


def test_no_body_with_a_nul_in_it_makes_the_server_fail(two_servers: tuple[Server, Server]) -> None:
    server = two_servers[0]
    token = signed_in(post(server, "register", name="Nula", password=SECRET))
    headers = {"Authorization": f"Bearer {token}"}
    answered = {}
    for route, (usual, _) in ROUTES.items():
        method, path = route.split(" ")
        for body in unstorable(usual):
            answer = httpx.request(method, f"{server.address}{path}", json=body, headers=headers)
            answered[path, str(body)] = answer.status_code
    assert len(answered) > 20
    assert {it: status for it, status in answered.items() if not 400 <= status < 500} == {}
    for name in ("Nula\x00", "\x00", "Nobody\x1b"):
        answer = post(server, "sign-in", name=name, password=SECRET)
        assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
    signed_in(post(server, "sign-in", name="Nula", password=SECRET))


@pytest.mark.parametrize("name", LONG, ids=ascii)
def test_no_name_is_too_long_to_be_stored(two_servers: tuple[Server, Server], name: str) -> None:
    server = two_servers[0]
    token = server.create_table([ME, OPEN], name="Walter")["token"]
    for answer in (
        post(server, "register", name=name, password=SECRET),
        post(server, "code", token, name=name),
    ):
        assert (answer.status_code, answer.json()["reason"]) == (400, "long_name")


def test_no_message_that_is_malformed_makes_the_server_fail(
    two_servers: tuple[Server, Server],
) -> None:
    created = two_servers[0].create_table([ME, bot()])

    async def talk() -> None:
        async with connected(two_servers[0], created["table"], created["token"]) as ada:
            for text in GARBAGE:
                ada.last.pop("refused", None)
                await ada.raw(text)
                await ada.until(lambda: "refused" in ada.last)
                assert ada.last["refused"]["reason"] == "unreadable", text
            await ada.request("start")

    asyncio.run(talk())


def test_transactions_that_wait_for_each_other_are_carried_out_in_the_end(address: str) -> None:
    """PostgreSQL ends one of them, which is tried again."""

    def change(names: Sequence[str], connection: Connection) -> None:
        for name in names:
            mine = schema.settings.c.name == name
            connection.execute(
                update(schema.settings).where(mine).values(value=schema.settings.c.value + "x")
            )
            connection.execute(text("SELECT pg_sleep(0.3)"))  # until the other has begun

    async def check() -> None:
        stores = [await Store.open(database_url(address)) for _ in range(2)]
        names = ["left", "right"]
        await stores[0].write(
            lambda it: it.execute(
                insert(schema.settings), [{"name": name, "value": ""} for name in names]
            )
        )
        orders = (names, names[::-1])
        await asyncio.gather(
            *(it.write(partial(change, order)) for it, order in zip(stores, orders, strict=True))
        )
        rows = await stores[0].read(
            select(schema.settings.c.value).where(schema.settings.c.name.in_(names))
        )
        assert [row.value for row in rows] == ["xx", "xx"]
        for store in stores:
            await store.close()

    asyncio.run(check())
