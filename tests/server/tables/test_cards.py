"""Rule cards at a table: for clients that want them, about what their seat knows."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.fakes import FakeClient, FakeServices, entries_of, person, table_of, write
from tontine.bots.seats import bot_decision, make_bot
from tontine.learn.cards import cards_due
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.server.entries import Place
from tontine.server.tables import client_view
from tontine.server.tables.commands import last_decision
from tontine.server.tables.live_table import LiveTable
from tontine.server.wire.socket import Hello

SEATS = 3


def played(game: str = "acquire", decisions: int = 40) -> Match:
    match, rng = new_match(game, SEATS, 3), Rng(3)
    bots = [make_bot(game, "random", Rng(seat)) for seat in range(SEATS)]
    while not match.over and match.version < decisions:
        seat = match.game.actor
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


def told(client: FakeClient, kind: str) -> list[dict[str, Any]]:
    return [it for it in map(msgspec.json.decode, client.frames) if it["type"] == kind]


def watch(match: Match, **clients: FakeClient) -> None:
    """Let clients watch a match; those whose name begins with "wants" want cards."""
    services = FakeServices()
    live = LiveTable(services, table_of([Place("person", person(it)) for it in range(SEATS)]))

    async def play() -> None:
        for name, client in clients.items():
            await live.enter(client, Hello(cards=name.startswith("wants")))
        for entry in entries_of(match):
            await write(live, services, entry)

    asyncio.run(play())


def test_a_client_that_wants_them_is_sent_what_is_due_before_the_state() -> None:
    match, client = played(), FakeClient(1)
    watch(match, wants=client)
    (advice,) = told(client, "advice")
    assert {"id": "safe", "rules": ["A17"]} in advice["cards"]
    assert advice["maxims"][0] == {"id": "trade", "text": {"message": "maxim-trade"}}
    due = cards_due(match, 1, last_decision(match, 1) - 1)
    assert told(client, "cards")[-1]["cards"] == msgspec.to_builtins(due)
    assert any(cards["cards"] for cards in told(client, "cards"))
    kinds = [msgspec.json.decode(frame)["type"] for frame in client.frames]
    after = [kinds[place + 1] for place, kind in enumerate(kinds) if kind == "cards"]
    assert set(after) == {"state"}


def test_a_card_is_due_until_the_seat_has_decided_once_more() -> None:
    client = FakeClient(1)
    watch(played(), wants=client)
    due = [[card["id"] for card in cards["cards"]] for cards in told(client, "cards")]
    first = next(place for place, ids in enumerate(due) if "founded" in ids)
    assert any("founded" not in ids for ids in due[first:])


def test_nobody_else_is_sent_any_and_none_are_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(match: Match, seat: int, since: int) -> list[Any]:
        asked.append(seat)
        return cards_due(match, seat, since)

    monkeypatch.setattr(client_view, "cards_due", counted)
    wants, plain, spectator = FakeClient(0), FakeClient(1), FakeClient(None)
    watch(played(), wants=wants, plain=plain, wants_as_spectator=spectator)
    assert set(asked) == {0}
    assert told(wants, "cards")
    for other in (plain, spectator):
        assert not told(other, "cards")
        assert not told(other, "advice")
