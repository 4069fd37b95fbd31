"""Views: of every version, and as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.play.merger import at_merger, before_merger, dealt
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import View


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_view_survives_json(seat: int | None) -> None:
    text = msgspec.json.encode(at_merger().view(seat))
    assert msgspec.json.encode(msgspec.json.decode(text, type=View)) == text
    assert msgspec.json.encode(msgspec.json.decode(text)) == text


def test_an_earlier_version_can_be_seen_as_it_was() -> None:
    match = dealt()
    then = [match.view(seat) for seat in (None, 0, 1, 2)]
    match.decide(0, {"kind": "place", "tile": "2A"})
    match.decide(0, {"kind": "found", "corporation": "sackson"})
    assert [match.view(seat, 0) for seat in (None, 0, 1, 2)] == then
    assert match.view(0, 1).asks[0].kind == "found"
    assert match.view(0, 2) == match.view(0)


@pytest.mark.parametrize("version", [-1, 1, 2**64])
def test_there_is_no_such_version(version: int) -> None:
    with pytest.raises(IndexError):
        dealt().view(0, version)


@pytest.mark.parametrize("seat", [-1, 3, 32, True, "0"])
@pytest.mark.parametrize("ask", [Match.view, Match.log], ids=["view", "log"])
def test_there_is_no_such_seat(ask: Callable[[Match, Any], object], seat: Any) -> None:
    with pytest.raises(Refused) as refused:
        ask(dealt(), seat)
    assert refused.value.reason == "no_seat"


@pytest.mark.rule("A8")
def test_a8_hidden_money_and_shares_are_their_owners_until_the_end() -> None:
    match = before_merger(holdings="hidden")
    for seat in (None, 0, 1, 2):
        shown = [
            player.seat for player in match.view(seat).table.players if player.cash is not None
        ]
        assert shown == ([] if seat is None else [seat])
    match.game.close()
    assert all(player.shares is not None for player in match.view().table.players)


@pytest.mark.rule("A7")
def test_a7_a_hand_is_for_its_owner() -> None:
    match = dealt()
    assert [tile.tile for tile in match.view(1).table.hand] == ["4A", "1C", "1E", "1G", "1I", "3I"]
    assert match.view().table.hand == []
    assert b"1G" not in msgspec.json.encode(match.view(0))
    assert b"1G" not in msgspec.json.encode(match.view())


def test_an_ask_says_what_may_be_filled_in() -> None:
    match = at_merger()
    match.decide(2, {"kind": "survivor", "corporation": "hydra"})
    (ask,) = match.view(0).asks
    assert (ask.kind, ask.rule, ask.total) == ("dispose", "A23", 4)
    assert [(n.name, n.most, n.step, n.price) for n in ask.numbers] == [
        ("sell", 4, 1, 200),
        ("trade", 4, 2, 0),
    ]


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    match = dealt()
    for seat in (None, 0, 1, 2):
        drew = {e.event.fields["seat"] for e in match.log(seat) if e.event.event == "drew"}
        refilled = {e.event.fields["seat"] for e in match.log(seat) if e.event.event == "refilled"}
        assert drew == ({seat} - {None})
        assert refilled == {0, 1, 2} - drew


def test_a_log_begins_with_the_first_version_at_the_earliest() -> None:
    match = dealt()
    with pytest.raises(IndexError):
        match.log(0, -1)


def test_whatever_is_done_to_a_view_the_match_stays_as_it_is() -> None:
    match = dealt()
    before = msgspec.json.encode(match.view(1))
    view = match.view(0)
    view.seats[0] = "X"
    view.options["holdings"] = "X"
    view.log[0].event.fields["seat"] = "X"
    assert msgspec.json.encode(match.view(1)) == before
