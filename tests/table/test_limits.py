"""Limits on what an address may send."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.table.server import ME, OPEN, Client, Refusal, Server, connected
from tontine.table.limits import SOCKETS_OF_A_PERSON, Buckets, Limits, sender


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
        ("", "testclient", False),
    ],
)
def test_a_network_of_ipv6_is_one_sender(one: str, other: str, same: bool) -> None:
    assert (sender(one) == sender(other)) == same


def test_the_address_that_was_silent_longest_is_forgotten_first() -> None:
    buckets = Buckets(1, 0, most=2)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")  # refused, but remembered the longer for it
    assert buckets.take("c")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_an_address_has_so_many_sockets_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tontine.table.limits.SOCKETS_OF_AN_ADDRESS", 2)
    limits = Limits()
    with limits.socket_from("192.0.2.1") as one, limits.socket_from("192.0.2.1") as two:
        assert one
        assert two
        with limits.socket_from("192.0.2.1") as three, limits.socket_from("192.0.2.2") as other:
            assert (three, other) == (False, True)
    here = [limits.socket_from("127.0.0.1") for _ in range(3)]
    assert all(socket.__enter__() for socket in here)
    with limits.socket_from("192.0.2.1") as again:
        assert again


def test_a_person_has_so_many_sockets_at_the_same_time(server: Server) -> None:
    created = server.create_table([ME, OPEN])
    table, token = created["table"], created["token"]

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(SOCKETS_OF_A_PERSON):
                await stack.enter_async_context(connected(server, table, token))
            with pytest.raises(ConnectionError, match="4429"):
                await stack.enter_async_context(connected(server, table, token))
            await stack.enter_async_context(connected(server, table))  # somebody else
        async with connected(server, table, token):
            pass

    asyncio.run(scenario())


def test_a_table_has_so_many_onlookers(tmp_path: Path) -> None:
    setting = "import tontine.table.live_table as it; it.ONLOOKERS = 2"
    with Server(tmp_path / "tables.db", 0, setting) as server:
        created = server.create_table([ME, OPEN])

        async def scenario() -> None:
            async with connected(server, created["table"]), connected(server, created["table"]):
                with pytest.raises(ConnectionError, match="4429"):
                    async with connected(server, created["table"]):
                        pass
                async with connected(server, created["table"], created["token"]):
                    pass

        asyncio.run(scenario())


async def accepted(client: Client, command: str, told: list[dict[str, str]]) -> int:
    """How many of these commands are carried out before one is refused as too many."""
    for number, fields in enumerate(told):
        try:
            await client.request(command, **fields)
        except Refusal as refusal:
            assert refusal.reason == "too_fast"  # noqa: PT017 (the first one ends it)
            return number
    return len(told)


def test_a_person_changes_their_name_and_talks_only_so_often(server: Server) -> None:
    created = server.create_table([ME, OPEN])

    async def scenario() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            names = [{"name": f"Ada {number}"} for number in range(20)]
            assert await accepted(ada, "name", names) == 10
            same = [{"name": ada.room["seats"][0]["name"]}] * 20  # which is not another one
            assert await accepted(ada, "name", same) == 20
            assert 8 <= await accepted(ada, "chat", [{"text": "hello"}] * 50) < 50
        async with connected(server, created["table"], created["token"]) as ada:
            again = await accepted(ada, "chat", [{"text": "hello"}] * 8)
            assert again < 8  # a new socket does not help

    asyncio.run(scenario())
