"""Views: of every version, and as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.play.acquire.merger import at_merger, before_merger, dealt
from tests.play.acquire.positions import match_at
from tests.rules.acquire.pictures import TWO_SAFE
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.titles import TITLES
from tontine.play.view import View
from tontine.rules.acquire.game import Acquire


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


def test_the_repr_of_a_match_says_where_it_stands() -> None:
    match = new_match("acquire", ["Ada", "Bruno\n"], 1)
    mover = repr(match.seats[match.owing[0]])
    seats = r"<Match of acquire, seats 'Ada', 'Bruno\n'; "
    assert repr(match) == seats + f"decisions: 0; to decide: {mover}>"
    match.decide(match.owing[0], match.view(match.owing[0]).asks[0].choices[0].decision)
    assert "; decisions: 1; " in repr(match)
    match.game.close()
    winners = ", ".join(repr(match.seats[seat]) for seat in match.winners)
    assert repr(match) == seats + f"decisions: 1; over, won by {winners}>"


def test_the_repr_of_a_match_names_all_who_are_to_decide() -> None:
    assert repr(new_match("greed", 3, 1)).endswith("; to decide: '1', '2', '3'>")


@pytest.mark.parametrize("game", TITLES)
def test_the_repr_of_a_match_tells_nothing_that_chance_brought(game: str) -> None:
    """Nobody has decided anything, so matches that were dealt otherwise read the same, unless
    what was dealt says who begins."""
    matches = [new_match(game, 3, seed) for seed in range(20)]
    told = {(tuple(match.owing), repr(match)) for match in matches}
    assert len(told) == len({owing for owing, _ in told})


@pytest.mark.rule("A8")
def test_a8_hidden_money_and_shares_are_their_owners_until_the_end() -> None:
    match = before_merger(holdings="hidden")
    for seat in (None, 0, 1, 2):
        shown = [
            player.seat for player in match.view(seat).table.players if player.cash is not None
        ]
        assert shown == ([] if seat is None else [seat])
    over = match.game.clone()
    over.close()
    match._games[-1] = over
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


def test_a15_a_tile_shows_the_shape_it_would_make_and_who_would_survive() -> None:
    view = before_merger().view(2)
    tiles = {tile.tile: tile for tile in view.table.hand}
    lots = {it.decision["tile"]: it.changes.lots for it in view.asks[0].choices}
    merging = tiles["3A"]
    assert merging.fate == "merges"
    assert lots["3A"] == ["1A", "2A", "3A", "4A", "5A"]
    assert merging.survivors == ["sackson", "hydra"]  # A16: as large as each other
    assert merging.defunct == []
    lone = tiles["7C"]
    assert (lots["7C"], lone.survivors, lone.defunct) == (["7C"], [], [])


def test_a24_where_one_is_larger_the_others_are_defunct() -> None:
    match = before_merger()
    match.decide(2, {"kind": "place", "tile": "7C"})
    match.decide(2, {"kind": "buy", "shares": {}})
    assert isinstance(match.game, Acquire)
    match.game.absorb(24, 0)  # Sackson grows to three, without being played on
    tile = next(tile for tile in match.view(2).table.hand if tile.tile == "3A")
    assert (tile.survivors, tile.defunct) == (["sackson"], ["hydra"])


def test_a23_a_merger_shows_who_has_yet_to_dispose_and_what_was_paid() -> None:
    match = at_merger()
    table = match.view(0).table
    assert table.joins == ["1A", "2A", "3A", "4A", "5A"]
    assert table.merger is None
    match.decide(2, {"kind": "survivor", "corporation": "hydra"})
    merger = match.view(None).table.merger
    assert merger.waiting == [0, 1]
    (payout,) = merger.payouts
    assert [(it.seat, it.shares, it.amount) for it in payout.bonuses] == [
        (0, 4, 2000),
        (1, 1, 1000),
    ]
    match.decide(0, {"kind": "dispose", "sell": 1, "trade": 0})
    merger = match.view(None).table.merger
    assert merger.waiting == [1]
    assert merger.payouts == [payout]  # paid for what was held then


def test_a3_the_price_card_has_a_row_for_every_step() -> None:
    table = dealt().view(0).table
    rows = [(row.size, row.low, row.middle, row.high) for row in table.card]
    assert rows[0] == (2, 200, 300, 400)
    assert [row[0] for row in rows] == [2, 3, 4, 5, 6, 11, 21, 31, 41]
    assert rows[-1] == (41, 1000, 1100, 1200)
    assert table.progress.final == 41
    assert len(table.foundable) == 7


@pytest.mark.rule("A10")
def test_a10_a_view_says_that_there_was_no_tile_to_play() -> None:
    match = match_at(TWO_SAFE, hands={0: "1B", 1: "12I", 2: "2B"})
    for seat in (None, 0, 1, 2):
        assert match.view(seat).table.skipped
    match.decide(0, {"kind": "buy", "shares": {}})
    assert not match.view(0).table.skipped


@pytest.mark.rule("A10", "A26")
def test_a10_a_view_says_who_had_nothing_to_decide_until_their_next_turn() -> None:
    poor = {0: 0, 1: 0, 2: 0}
    match = match_at("SS.QQ", hands={0: "12I", 1: "", 2: "1G 1I"}, bag="", cash=poor)
    assert match.view(0).table.passed_over == []
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert match.owing == [2]
    for seat in (None, 0, 1, 2):
        assert match.view(seat).table.passed_over == [1]
    match.decide(2, {"kind": "place", "tile": "1G"})
    assert match.owing == [2]
    assert match.view(1).table.passed_over == [0, 1]
