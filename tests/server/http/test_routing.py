"""Several hosts share a PostgreSQL: one has a table, and the others send its sockets there."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from tests.server.balancers import Balancer, HAProxy, Nginx
from tests.server.http.test_metrics import samples
from tests.server.postgres import running_postgres
from tests.server.server import ME, OPEN, Client, Server, Site, bot, connected, play
from tontine.server.http.routing import forwarded_to
from tontine.server.wire.closing import CloseCode

PATIENCE = 60  # seconds


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        yield address


@pytest.fixture
def two_hosts(address: str) -> Iterator[tuple[Server, Server]]:
    with Server(address) as one, Server(address) as two:
        wait_for(lambda: know_each_other(one, two))
        yield one, two


def wait_for(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def in_memory(server: Server) -> int:
    """How many tables it serves."""
    found = samples(server)
    return round(sum(number for (name, _), number in found.items() if name == "tontine_tables"))


def number(server: Server, name: str) -> float:
    return samples(server)[name, frozenset()]


def is_ready(server: Server) -> bool:
    return httpx.get(f"{server.address}/ready").status_code == 200


def drains(server: Server) -> bool:
    return httpx.get(f"{server.address}/ready").status_code == 404


def know_each_other(*servers: Server) -> bool:
    return all(number(it, "tontine_hosts") == len(servers) for it in servers)


def test_a_table_is_served_by_one_host_wherever_its_people_connect(
    two_hosts: tuple[Server, Server],
) -> None:
    one, two = two_hosts
    created = one.create_table([ME, OPEN, bot()])

    async def game() -> None:
        rng = random.Random(8)
        async with (
            connected(one, created["table"], created["token"]) as ada,
            connected(two, created["table"]) as zoe,
        ):
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            await ada.request("start")
            counted = [await asyncio.to_thread(in_memory, it) for it in (one, two)]
            assert counted == [1, 0]
            await asyncio.gather(play(ada, rng), play(zoe, rng))
            await zoe.finish()
            assert ada.view["standings"] == zoe.view["standings"]

    asyncio.run(game())


def test_the_next_who_comes_may_serve_a_table_that_everybody_has_left(
    two_hosts: tuple[Server, Server],
) -> None:
    one, two = two_hosts
    created = one.create_table([ME, OPEN, bot()])

    async def come(server: Server) -> list[int]:
        async with connected(server, created["table"], created["token"]):
            return [await asyncio.to_thread(in_memory, it) for it in two_hosts]

    assert asyncio.run(come(one)) == [1, 0]
    wait_for(lambda: in_memory(one) == 0)
    deadline = time.monotonic() + PATIENCE
    while asyncio.run(come(two)) != [0, 1]:  # the lease ends a moment after the table has left
        assert time.monotonic() < deadline


def test_a_host_that_does_not_answer_is_done_without(address: str) -> None:
    async def come(server: Server, created: dict[str, str]) -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("name", name="Eve")

    with Server(address) as one, Server(address) as two:
        created = one.create_table([ME, OPEN, bot()])

        async def game() -> None:
            async with connected(one, created["table"], created["token"]):
                wait = asyncio.to_thread(wait_for, lambda: know_each_other(one, two))
                await wait
                one.kill()  # its lease lasts for seconds
                await come(two, created)

        asyncio.run(game())


def test_a_host_that_is_to_end_hands_its_tables_on(address: str, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    patient = (
        "import asyncio; from pathlib import Path; import tontine.server.table_server as it\n"
        f"async def wait(server, seen=Path({str(seen)!r}), asyncio=asyncio):\n"
        "    while not seen.exists(): await asyncio.sleep(0.05)\n"
        "it.TableServer._give_notice = wait\n"
    )
    with Server(address, 0, patient) as one, Server(address) as two:
        wait_for(lambda: know_each_other(one, two))
        created, other = one.create_table([ME, OPEN, bot()]), one.create_table([ME, OPEN])

        async def game() -> None:
            async with connected(one, created["table"], created["token"]) as ada:
                os.kill(one.pid, signal.SIGTERM)
                await asyncio.to_thread(wait_for, lambda: drains(one))
                # The load balancer does not know yet.
                async with connected(one, other["table"], other["token"]):
                    counted = [await asyncio.to_thread(in_memory, it) for it in (one, two)]
                    assert counted == [1, 1]
                seen.touch()
                await ada.until_closed()
                assert ada.closed == CloseCode.MOVED
            async with connected(two, created["table"], created["token"]) as ada:
                assert await asyncio.to_thread(number, two, "tontine_leases") >= 1
                await ada.request("name", name="Eve")

        asyncio.run(game())
        wait_for(lambda: one.exit_code is not None)
        assert one.exit_code == -signal.SIGTERM


def test_a_socket_that_is_meant_for_another_host_is_turned_away(
    two_hosts: tuple[Server, Server],
) -> None:
    """Or two hosts that have each other's addresses could send it to and fro."""
    asked = f"{two_hosts[0].address}/api/tables/some/socket"
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "X-Tontine-Host": "10.0.0.7:80"}
    assert httpx.get(asked, headers=headers).status_code == 421


def test_another_host_is_told_who_asks() -> None:
    request = b"GET /api/tables/a/socket HTTP/1.1\r\nhost: b\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"
    assert forwarded_to("10.0.0.7:80", request, "10.0.0.1").split(b"\r\n") == [
        b"GET /api/tables/a/socket HTTP/1.1",
        b"x-forwarded-for: 192.0.2.1, 10.0.0.1",
        b"x-tontine-host: 10.0.0.7:80",
        b"host: b",
        b"",
        b"",
    ]


@pytest.mark.parametrize("kind", [HAProxy, Nginx])
def test_a_load_balancer_sends_all_of_a_table_to_one_host_as_documented(
    kind: type[Balancer], address: str, two_hosts: tuple[Server, Server], tmp_path: Path
) -> None:
    tables = 8

    def served() -> list[int]:
        return [in_memory(it) for it in two_hosts]

    def passed() -> float:
        return sum(number(it, "tontine_passed_sockets_total") for it in two_hosts)

    async def come(stack: AsyncExitStack, site: Site) -> list[Client]:
        created = await asyncio.to_thread(site.create_table, [ME, OPEN])
        token = created["token"]
        return [
            await stack.enter_async_context(connected(site, created["table"], it))
            for it in (token, None, None)
        ]

    before = passed()

    async def visit(site: Site) -> None:
        async with AsyncExitStack() as stack:
            clients = [await come(stack, site) for _ in range(tables)]
            counted = await asyncio.to_thread(served)
            assert sum(counted) == tables
            assert min(counted) > 0
            assert await asyncio.to_thread(passed) == before
            for host, *_ in clients:
                await host.request("name", name="Eve")

    wait_for(lambda: all(map(is_ready, two_hosts)))  # the first time a process for bots is started
    with kind(tmp_path, two_hosts) as balancer:
        asyncio.run(visit(balancer))
