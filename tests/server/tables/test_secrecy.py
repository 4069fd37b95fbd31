"""What a seat may not know changes no byte that its client is sent."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.cli.terminal.ponzi.positions import FUNDED, SELL, offer, played
from tests.server.fakes import KEY, FakeClient, FakeServices, entries_of, person, table_of, write
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.server.entries import Place
from tontine.server.tables.live_table import LiveTable
from tontine.server.wire import socket as messages
from tontine.testing.walk import Config, at, config_of, facts, go_on, whole_match

LENGTH = 45  # decisions of the matches looked at
PREVIEWS = 12
# The games themselves are tested with all their options; this tests what the server sends of them.
TABLES = [
    config_of("acquire", 2),
    config_of("acquire", 3, holdings="hidden"),
    config_of("greed", 3),
]
every_table = pytest.mark.parametrize("config", TABLES, ids=str)


def frames(config: Config, match: Match, seat: int | None) -> list[bytes]:
    """All that a client is sent while the match is played, and then in answer to commands for its
    own seat and others', allowed or not."""
    places = [Place("person", person(number)) for number in range(config.seats)]
    table = table_of(places, config.game, match.options, hints=True)
    services = FakeServices()
    live = LiveTable(services, table)
    client = FakeClient(seat)

    async def watch() -> None:
        await live.enter(client, messages.Hello(language="it", cards=True))
        for entry in entries_of(match):
            await write(live, services, entry)
        await ask()

    async def ask() -> None:
        version = table.version
        await live.enter(client, messages.Hello(since=version - 3, language="fr"))
        for number in range(config.seats):
            for decision in config.adapter.decisions()[:PREVIEWS]:
                told: Any = {"id": "1", "seat": number, "version": version, "decision": decision}
                await live.execute(client, messages.Preview(**told))
            if number != seat:
                await live.execute(client, messages.Decide(**told))
            past = messages.PastView(id="2", version=match.version // 2, seat=number)
            await live.execute(client, past)
            await live.execute(client, messages.AskHint(id="4", seat=number, version=version))
            while services.tasks:
                await asyncio.gather(*services.tasks)
            await live.execute(client, messages.Undo(id="3", seat=number))

    asyncio.run(watch())
    return client.frames


def twins(config: Config, seat: int) -> tuple[Match, Match]:
    """Two matches that differ only in what the seat may not know."""
    whole = whole_match(config, 0, True)
    rng = Rng(seat + 1)
    for version in range(min(LENGTH, whole.version), 0, -3):
        match = at(whole, version)
        script = config.adapter.rewrite(match, seat, rng)
        if script is None:
            continue
        other = new_match(config.game, config.seats, None, config.options, script)
        try:
            go_on(other, match)
        except Refused:
            continue  # this decision is not legal in the other match
        disclosed = any(
            it.event.event in config.adapter.disclosing
            for played in (match, other)
            for step in played.steps
            for it in step.events
        )
        if not disclosed:
            assert facts(other.game) != facts(match.game)
            return match, other
    raise AssertionError("nothing is hidden from anybody")


@every_table
def test_what_a_seat_may_not_know_changes_no_frame(config: Config) -> None:
    """Nor how many frames there are, so their timing gives nothing away either."""
    for seat in range(config.seats):
        match, other = twins(config, seat)
        told = frames(config, match, seat)
        assert told == frames(config, other, seat)
        assert len(told) > LENGTH
        assert frames(config, match, None) == frames(config, other, None)


def test_the_frames_would_tell_if_something_leaked() -> None:
    """The same comparison for the seats whose cards were exchanged does find a difference."""
    config = TABLES[-1]
    match, other = twins(config, 0)
    assert any(
        frames(config, match, seat) != frames(config, other, seat)
        for seat in range(1, config.seats)
    )


@pytest.mark.rule("P16")
def test_what_is_in_an_envelope_is_in_no_frame_of_a_third() -> None:
    config = config_of("ponzi", 3, trade_in_first_round="yes")
    one, other = (played(*FUNDED, offer(1, "media", sum), SELL) for sum in (6, 7))
    for seat in (2, None):
        assert frames(config, one, seat) == frames(config, other, seat)
    for seat in (0, 1):
        assert frames(config, one, seat) != frames(config, other, seat)


def test_the_key_is_in_no_frame_before_the_end() -> None:
    config = TABLES[0]
    whole = whole_match(config, 0, False)
    for match, shown in ((at(whole, whole.version - 1), False), (whole, True)):
        told = frames(config, match, None)
        rooms = [msgspec.json.decode(it) for it in told if it.startswith(b'{"type":"room"')]
        assert any(room["key"] for room in rooms) == shown
        assert any(KEY.encode() in frame for frame in told) == shown
