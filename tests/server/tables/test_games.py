"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.command import tontine
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
from tontine.play.acquire.names import tile_name
from tontine.play.fair import commitment
from tontine.play.match import Match
from tontine.play.save import parse
from tontine.testing.walk import at


async def two_people(server: Server, one: Client, two: Client) -> None:
    """Seat two people, and start with the bots that the table was created with."""
    await two.request("name", name="Bruno")
    await two.request("sit", seat=1)
    await one.request("start")


@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_two_people_and_two_bots_play_to_the_end(
    server: Server, tmp_path: Path, holdings: str
) -> None:
    seats = [ME, OPEN, bot("normal"), bot()]
    created = server.create_table(seats, options={"holdings": holdings})
    rng = random.Random(1)

    async def game() -> None:
        async with (
            connected(server, created["table"], created["token"]) as ada,
            connected(server, created["table"], language="fr") as bruno,
            connected(server, created["table"]) as onlooker,
        ):
            assert ada.room["key"] is None
            promised = ada.room["commitment"]
            await two_people(server, ada, bruno)
            assert server.save(created["table"]).json()["reason"] == "not_over"
            await asyncio.gather(play(ada, rng), play(bruno, rng))
            for client in (ada, bruno, onlooker):
                await client.finish()
                assert commitment(client.room["key"]) == promised
            match = parse(server.save(created["table"]).content)
            for client, seat in ((ada, 0), (bruno, 1), (onlooker, None)):
                log = msgspec.to_builtins(match.log(seat))
                assert client.events == log
                assert client.view == msgspec.to_builtins(match.bare_view(seat))
                check_no_tile_of_others(client, match, seat)
            assert bruno.story[-1]["lines"][-1]["text"] != ada.story[-1]["lines"][-1]["text"]

    asyncio.run(game())
    file = tmp_path / "game.jsonl"
    file.write_bytes(server.save(created["table"]).content)
    verified = tontine("verify", str(file))
    assert verified.returncode == 0
    assert "all chance follows from the key with the hash" in verified.stdout


TILE = re.compile(r"(?<![0-9A-Za-z-])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z-])")


def check_no_tile_of_others(client: Client, match: Match, seat: int | None) -> None:
    """No frame names a tile that at that time only others held, or that was in the bag."""
    version = 0
    for frame in client.frames:
        message = msgspec.json.decode(frame)
        if message["type"] not in ("state", "story"):
            continue
        if message["type"] == "state":
            version = message["view"]["version"]
        facts: Any = at(match, version).game.snapshot()
        hands = [hand for number, hand in enumerate(facts["hands"]) if number != seat]
        hidden = {
            tile_name(tile) for tiles in [*hands, facts["bag"]] for tile in tiles if tile >= 0
        }
        assert len(hidden) > 6
        assert not hidden & set(TILE.findall(frame)), frame


def test_several_people_at_one_device(server: Server) -> None:
    guest = {"kind": "guest", "name": "Chloé"}
    created = server.create_table([ME, guest, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as device:
            await device.request("start")
            await device.reach(0)
            assert device.state["seats"] == [0, 1]
            rng = random.Random(2)
            seen: set[int] = set()
            while len(seen) < 2:
                await device.until(lambda: device.is_my_turn)
                seen.add(device.view["seat"])
                assert device.view["owing"] == [device.view["seat"]]
                others = {it["seat"] for it in _events(device, "drew")} - {device.view["seat"]}
                assert not others
                await play(device, rng, stop=_after(device))

    asyncio.run(game())


def _events(client: Client, kind: str) -> list[dict[str, int]]:
    return [it["event"]["fields"] for it in client.events if it["event"]["event"] == kind]


def _after(client: Client) -> Callable[[], bool]:
    version = client.state["version"]
    return lambda: client.state["version"] > version


def test_a_game_of_ponzi_scheme_is_played_to_the_end(server: Server) -> None:
    created = server.create_table([ME, bot(), bot("normal")], game="ponzi")

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await play(ada, random.Random(4))
            await ada.finish()
            match = parse(server.save(created["table"]).content)
            assert ada.events == msgspec.to_builtins(match.log(0))

    asyncio.run(game())


def test_a_game_of_greed_incorporated_is_played_to_the_end(server: Server) -> None:
    created = server.create_table([ME, OPEN, bot(), bot()], game="greed")

    async def game() -> None:
        rng = random.Random(5)
        async with (
            connected(server, created["table"], created["token"]) as ada,
            connected(server, created["table"]) as bruno,
        ):
            await two_people(server, ada, bruno)
            await ada.until(lambda: ada.view["owing"] == [0, 1])
            await bruno.until(lambda: bruno.view["owing"] == [0, 1])
            # Both announce for the same version, and neither is stale.
            assert ada.state["version"] == bruno.state["version"]
            assert ada.view["asks"][0]["kind"] == "announce"
            await asyncio.gather(
                ada.decide(some_decision(ada.view, rng)),
                bruno.decide(some_decision(bruno.view, rng)),
            )
            await asyncio.gather(play(ada, rng), play(bruno, rng))
            for client in (ada, bruno):
                await client.finish()
            match = parse(server.save(created["table"]).content)
            for client, seat in ((ada, 0), (bruno, 1)):
                assert client.events == msgspec.to_builtins(match.log(seat))

    asyncio.run(game())


def first(client: Client, **fields: object) -> Any:
    """The first such message that the client was sent; the bots may have decided since."""
    told = [msgspec.json.decode(frame) for frame in client.frames]
    return next(it for it in told if all(it.get(name) == fields[name] for name in fields))


def test_a_client_that_reconnects_gets_what_it_missed(server: Server) -> None:
    created = server.create_table([ME, bot(), bot()])

    async def game() -> None:
        rng = random.Random(3)
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.reach(0)
            await play(ada, rng, stop=lambda: ada.view["version"] > 10)
            known, since = ada.events, ada.state["version"]
        async with connected(server, created["table"], created["token"], since=since) as ada:
            await ada.reach(0)
            assert first(ada, type="state")["since"] > known[-1]["version"]
            ada.events = known + ada.events
            await play(ada, rng, stop=lambda: ada.view["version"] > 30)
            async with connected(server, created["table"], created["token"]) as again:
                await again.reach(0)
                assert first(again, type="state")["since"] == 0
                assert again.events[: len(ada.events)] == ada.events

    asyncio.run(game())


def test_the_language_can_be_changed_during_the_game(server: Server) -> None:
    created = server.create_table([ME, bot()])

    async def game() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.until(lambda: ada.story)
            await ada.say("language", language="it")
            await ada.until(lambda: ada.last["story"]["language"] == "it")
            assert first(ada, type="story", language="it")["since"] == 0
            with pytest.raises(Refusal, match="la partita è cominciata"):
                await ada.request("start")

    asyncio.run(game())
