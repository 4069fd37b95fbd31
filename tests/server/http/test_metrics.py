"""What a server tells those who watch it, and to whom."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.server import ME, Refusal, Server, bot, connected, play
from tontine.server.common.metrics import BOUNDS, Histogram
from tontine.server.http.prometheus import may_read

Samples = dict[tuple[str, frozenset[str]], float]


def samples(server: Server) -> Samples:
    """By name, and the values of the labels."""
    answer = httpx.get(f"{server.address}/metrics")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Type"].startswith("text/plain; version=")
    return {
        (sample.name, frozenset(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_a_game_is_counted(server: Server) -> None:
    async def game() -> tuple[int, Samples]:
        created = server.create_table([ME, bot()])
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.reach(0)
            await play(ada, random.Random(4), stop=lambda: ada.view["version"] > 12)
            await ada.until(lambda: ada.is_my_turn)  # and no bot's
            with pytest.raises(Refusal):
                await ada.request("rematch")
            decided: int = ada.view["version"]
            return decided, await asyncio.to_thread(samples, server)

    before = samples(server)
    decided, during = asyncio.run(game())
    after = samples(server)

    def grown(name: str, *labels: str) -> float:
        key = (name, frozenset(labels))
        return during[key] - before.get(key, 0)

    people = grown("tontine_decisions_total", "acquire", "person")
    bots = grown("tontine_decisions_total", "acquire", "bot")
    assert min(people, bots) > 0
    assert people + bots == decided
    assert grown("tontine_command_seconds_count", "decide") == people
    assert grown("tontine_command_seconds_bucket", "decide", "+Inf") == people
    assert grown("tontine_bot_seconds_count", "acquire", "random") >= bots
    assert grown("tontine_store_seconds_count") >= decided
    assert grown("tontine_sockets") == 1
    assert grown("tontine_tables", "running") == 1
    assert ("tontine_write_queue", frozenset()) in during
    assert during["process_resident_memory_bytes", frozenset()] > 1e7
    closed = ("tontine_sockets", frozenset[str]())
    assert after[closed] == before[closed]


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    histogram = Histogram()
    for seconds in (BOUNDS[0], BOUNDS[0] + 1e-9, 1e9):
        histogram.observe(seconds)
    found = dict(histogram.buckets())
    assert (found[str(BOUNDS[0])], found[str(BOUNDS[1])]) == (1, 2)
    assert (found[str(BOUNDS[-1])], found["+Inf"]) == (2, 3)


HERE = {"host": "localhost:8600"}
VISITORS = {
    "this machine": ("127.0.0.1", HERE, True),
    "this machine, by IPv6": ("::1", {"host": "[::1]:8600"}, True),
    "another machine": ("203.0.113.9", HERE, False),
    "a socket without an address": (None, HERE, False),
    "a proxy that hands on the name": ("127.0.0.1", {"host": "tables.example.org"}, False),
    "a proxy that hands on the address": ("127.0.0.1", {**HERE, "x-forwarded-for": "::1"}, False),
    "no name": ("127.0.0.1", {}, False),
    "the token": ("203.0.113.9", {"authorization": "Bearer s3cret"}, True),
    "a wrong token": ("203.0.113.9", {"authorization": "Bearer s3cres"}, False),
    "an empty token": ("203.0.113.9", {"authorization": "Bearer "}, False),
}


@pytest.mark.parametrize("visitor", VISITORS)
def test_only_this_machine_and_who_has_the_token_may_read_them(visitor: str) -> None:
    address, headers, may = VISITORS[visitor]
    client = None if address is None else SimpleNamespace(host=address)
    asking = SimpleNamespace(client=client, headers=headers)
    assert may_read(asking, "s3cret") is may  # type: ignore[arg-type]
    if "token" in visitor:  # without one, none is any good
        assert not may_read(asking, "")  # type: ignore[arg-type]


def test_who_may_not_read_them_is_refused(server: Server) -> None:
    asked = httpx.get(f"{server.address}/metrics", headers={"Host": "tables.example.org"})
    assert asked.status_code == 403
    assert "tontine_" not in asked.text
