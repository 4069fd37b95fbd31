"""Limits on what an address may send."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.people.test_accounts import SECRET, signed_in
from tests.server.server import ME, OPEN, Client, Refusal, Server, bot, connected, new_id
from tontine.server.common.addresses import sender
from tontine.server.common.limits import (
    RATES,
    REQUEST_PACE,
    REQUESTS,
    SOCKETS_OF_A_PERSON,
    Buckets,
    Limits,
    Rate,
    Rates,
)
from tontine.server.common.lru_cache import LruCache
from tontine.server.common.metrics import Metrics


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
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


def test_what_was_not_used_for_longest_is_forgotten_first() -> None:
    cache: LruCache[str, int] = LruCache(2)
    assert (cache.put("a", 1), cache.put("b", 2), cache.get("a")) == (1, 2, 1)
    cache.put("c", 3)
    assert [cache.get(key) for key in "abc"] == [1, None, 3]
    cache.put("a", 4)
    cache.put("d", 5)
    assert [cache.get(key) for key in "acd"] == [4, None, 5]


def test_an_address_has_so_many_sockets_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tontine.server.common.limits.SOCKETS_OF_AN_ADDRESS", 2)
    limits = Limits(Metrics())
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
    setting = "import tontine.server.tables.live_table as it; it.ONLOOKERS = 2"
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


async def accepted(client: Client, command: str, told: Sequence[Mapping[str, object]]) -> int:
    """How many of these commands are carried out before one is refused as too many."""
    for number, fields in enumerate(told):
        try:
            await client.request(command, None, **fields)
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


# -- of an address and of a person -------------------------------------------------


def limited(**rates: tuple[int, int]) -> str:
    """A setting: how often each may be done from an address and by a person, in all."""
    lines = ["from tontine.server.common.limits import RATES, Rates"]
    lines += [f"RATES[{what!r}] = Rates(({a}, 0), ({p}, 0))" for what, (a, p) in rates.items()]
    return "\n".join(lines)


def send(server: Server, path: str, sender: str, body: object = None, token: str = "") -> int:
    """The status of the answer to somebody at that address."""
    headers = {"X-Forwarded-For": sender} | ({"Authorization": f"Bearer {token}"} if token else {})
    address, method = f"{server.address}{path}", "GET" if body is None else "POST"
    return httpx.request(method, address, json=body, headers=headers).status_code


# How docs/hosting.md calls what the rates are of.
CALLED = {
    "messages over sockets": "messages",
    "new tables": "created_tables",
    "of these, in the lobby": "shown_tables",
    "games loaded from files": "loaded_games",
    "save files": "saves",
    "chat": "chat",
    "options, sitting down, standing up, removing, leaving, coming back": "seat_changes",
    "standing orders": "orders",
    "undo, pauses, other requests and answers": "requests",
    "names at tables": "names",
    "names of accounts": "renames",
    "tried codes": "tried_codes",
    "e-mail addresses, and links for lost passwords": "mail_addresses",
}
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10, "thirty": 30}
SAID = re.compile(r"([\d,]+)(?: \w+| at once)?, then (\w+) (?:a|in (\w+)) (second|minute)s?")


def rate_of(words: str) -> Rate | None:
    """What is written as "10, then one in thirty seconds"; None for nothing."""
    if not words:
        return None
    found = SAID.fullmatch(words)
    assert found is not None, words
    once, times, span, unit = found.groups()
    several, spans = (NUMBERS.get(it) or int(it) for it in (times, span or "one"))
    return int(once.replace(",", "")), several / spans / (60 if unit == "minute" else 1)


# Of an address alone.
OF_REQUESTS = {
    "requests; what comes sooner waits": REQUESTS,
    "of these and new sockets, however few came before": REQUEST_PACE,
}


@pytest.mark.parametrize("called", [*CALLED, *OF_REQUESTS])
def test_the_docs_say_how_often_what_may_be_done(called: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    (line,) = [it for it in page.splitlines() if it.startswith(f"| {called} |")]
    address, person = (rate_of(it.strip()) for it in line.strip("|").split("|")[1:])
    rates = RATES[CALLED[called]] if called in CALLED else Rates(OF_REQUESTS[called])
    assert address == pytest.approx(rates.address)
    assert person == (rates.person and pytest.approx(rates.person))


ONE, TWO = "192.0.2.1", "192.0.2.2"


def test_somebody_new_at_the_same_address_may_not_talk_more_or_take_more_names(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "tables.db", 0, limited(chat=(4, 3), names=(2, 2))) as server:
        table = server.create_table([ME, OPEN])["table"]
        many = [{"text": "hello"}] * 6

        async def scenario() -> None:
            async with (
                connected(server, table, sender=ONE) as first,
                connected(server, table, sender=ONE) as second,
                connected(server, table, sender=ONE) as third,
                connected(server, table, sender=TWO) as elsewhere,
            ):
                await first.request("name", name="First")
                await second.request("name", name="Second")
                assert await accepted(third, "name", [{"name": "Third"}]) == 0
                await elsewhere.request("name", name="Elsewhere")
                assert await accepted(first, "chat", many) == 3
                assert await accepted(second, "chat", many) == 1
                assert await accepted(elsewhere, "chat", many) == 3

        asyncio.run(scenario())


def test_many_sockets_from_one_address_say_no_more_than_one_may(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0, limited(messages=(6, 0))) as server:
        created = server.create_table([ME, OPEN])
        table = created["table"]

        async def scenario() -> None:
            async with (
                connected(server, table, created["token"], sender=ONE) as ada,
                connected(server, table, sender=ONE) as zoe,
                connected(server, table, sender=TWO) as elsewhere,
            ):
                assert await accepted(ada, "chat", [{"text": "hello"}] * 6) == 4
                assert await accepted(zoe, "name", [{"name": "Zoe"}]) == 0
                assert await accepted(elsewhere, "name", [{"name": "Elsewhere"}]) == 1

        asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["created_tables", "shown_tables"])
def test_a_person_opens_only_so_many_tables_wherever_they_are(tmp_path: Path, kind: str) -> None:
    with Server(tmp_path / "tables.db", 0, limited(**{kind: (3, 2)})) as server:
        public = kind == "shown_tables"
        token = server.create_table([ME, OPEN], public=public)["token"]  # as somebody new
        wanted = {"game": "acquire", "name": "Ada", "seats": [ME, OPEN], "public": public}

        def create(sender: str, **who: str) -> int:
            return send(server, "/api/tables", sender, {"id": new_id() * 4, **wanted, **who})

        assert [create(it, token=token) for it in (ONE, TWO, ONE)] == [201, 429, 429]
        assert [create(ONE) for _ in range(3)] == [201, 201, 429]
        assert create(TWO) == 201


def test_a_person_loads_only_so_many_games_wherever_they_are(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0, limited(loaded_games=(3, 2))) as server:
        token = server.create_table([ME, OPEN])["token"]

        def load(sender: str, **who: str) -> int:
            wanted = {"id": new_id() * 4, "name": "Ada", "file": "x"}
            return send(server, "/api/saves", sender, wanted | who)

        assert [load(it, token=token) for it in (ONE, TWO, ONE, TWO)] == [400, 400, 429, 429]
        assert [load(ONE) for _ in range(3)] == [400, 400, 429]


def test_a_person_saves_only_so_many_games_wherever_they_are(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0, limited(saves=(3, 2))) as server:
        created = server.create_table([ME, OPEN])
        path = f"/api/tables/{created['table']}/save/x.jsonl"
        token = created["token"]
        answers = [send(server, path, it, token=token) for it in (ONE, TWO, ONE, TWO)]
        assert answers == [400, 400, 429, 429]  # it is not over
        assert [send(server, path, ONE) for _ in range(3)] == [400, 400, 429]


def test_accounts_are_renamed_only_so_often(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0, limited(renames=(2, 3))) as server:
        path = f"{server.address}/api/account/register"
        one, other = (
            signed_in(httpx.post(path, json={"name": name, "password": SECRET}))
            for name in ("Ada", "Zoe")
        )

        def rename(sender: str, token: str, name: str) -> int:
            return send(server, "/api/account/name", sender, {"name": name}, token)

        many = [ONE, TWO, "192.0.2.3", "192.0.2.4"]
        assert [rename(it, one, f"Ada {it}") for it in many] == [201, 201, 201, 429]
        # A name that is taken counts, too: somebody may be looking for names.
        taken = f"Ada {many[2]}"
        assert [rename(ONE, other, it) for it in (taken, "Zoe B")] == [409, 429]
        assert rename(TWO, other, "Zoe B") == 201


def test_an_address_and_a_person_have_so_many_onlookers_at_a_table(tmp_path: Path) -> None:
    setting = "import tontine.server.common.limits as it\n"
    setting += "it.ONLOOKERS_OF_AN_ADDRESS, it.ONLOOKERS_OF_A_PERSON = 3, 2"
    with Server(tmp_path / "tables.db", 0, setting) as server:
        created = server.create_table([ME, OPEN])
        table, host = created["table"], created["token"]
        other = server.create_table([ME, OPEN])["table"]

        async def refused(table: str, token: str | None = None, sender: str = ONE) -> str:
            try:
                async with connected(server, table, token, sender):
                    return ""
            except ConnectionError as error:
                return str(error)[-4:]

        async def scenario() -> None:
            async with (
                connected(server, table, sender=ONE) as zoe,
                connected(server, table, zoe.token, ONE),
            ):
                assert await refused(table, zoe.token) == "4429"
                assert await refused(table, zoe.token, TWO) == "4429"
                assert await refused(other, zoe.token) == ""
                async with connected(server, table, sender=ONE):
                    assert await refused(table) == "4429"
                    assert await refused(table, sender=TWO) == ""
                    assert await refused(table, host) == ""
                    assert await refused(other) == ""

        asyncio.run(scenario())


def test_rows_that_bring_no_game_forward_are_limited(tmp_path: Path) -> None:
    """Sitting down and standing up, undo, orders: each left a row, thousands in a second."""
    setting = limited(seat_changes=(100, 5), requests=(100, 5), orders=(100, 5))
    with Server(tmp_path / "tables.db", 0, setting) as server:
        created = server.create_table([ME, OPEN])
        running = server.create_table([ME, bot()])

        async def scenario() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                seats = [{"seat": number % 2} for number in range(1, 10)]
                assert await accepted(ada, "sit", seats) == 5
                assert await accepted(ada, "options", [{"options": {}}]) == 0
                assert await accepted(ada, "remove", [{"seat": 1}]) == 0
            async with connected(server, running["table"], running["token"]) as bea:
                await bea.request("start")
                orders = [{"seat": 0, "order": order} for order in ["keep", None] * 5]
                assert await accepted(bea, "give_order", orders) == 5
                for _ in range(5):
                    await bea.until(lambda: bea.is_my_turn)
                    await bea.decide(bea.view["asks"][0]["choices"][0]["decision"])
                    await bea.request("undo", seat=0)
                with pytest.raises(Refusal) as refusal:
                    await bea.request("undo", seat=0)
                assert refusal.value.reason == "too_fast"

        asyncio.run(scenario())
