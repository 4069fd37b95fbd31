"""What a choice would do: told as far as it is certain and known, and no further."""

from __future__ import annotations

import pytest

from tests.play.acquire.merger import at_merger, before_merger, dealt
from tests.play.acquire.positions import match_at
from tontine.play.acquire.outcomes import Survival
from tontine.play.acquire.table import AcquireTable
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.save import dump
from tontine.play.view import Decision, Event
from tontine.rules.acquire.components import QUANTUM


def names(events: list[Event]) -> list[str]:
    return [event.event for event in events]


SURVIVOR: Decision = {"kind": "survivor", "corporation": "hydra"}


def test_it_stops_before_a_tile_is_drawn() -> None:
    match = dealt()
    assert names(match.preview(0, {"kind": "place", "tile": "12A"}).does) == ["placed"]
    match = before_merger()
    match.decide(2, {"kind": "place", "tile": "7C"})
    assert names(match.preview(2, {"kind": "buy", "shares": {"hydra": 2}}).does) == ["bought"]
    assert names(match.preview(2, {"kind": "buy", "shares": {}}).does) == ["declined"]


@pytest.mark.rule("A18")
def test_a18_in_a_merger_it_tells_the_bonuses() -> None:
    events = at_merger().preview(2, SURVIVOR).does
    assert names(events) == ["merged", "settled", "bonus", "bonus"]
    assert [event.fields["amount"] for event in events[2:]] == [2000, 1000]


@pytest.mark.rule("A8", "A18")
def test_a8_where_shares_are_hidden_it_stops_before_they_are_shown() -> None:
    match = at_merger(holdings="hidden")
    assert names(match.preview(2, SURVIVOR).does) == ["merged", "settled"]
    assert names([it.event for it in match.decide(2, SURVIVOR).events]) == [
        *("merged", "settled", "showed", "showed", "bonus", "bonus")
    ]


@pytest.mark.rule("A34")
def test_a34_with_two_players_it_stops_before_the_market_tile() -> None:
    match = at_merger(seats=2)
    assert names(match.preview(0, SURVIVOR).does) == ["merged", "settled"]
    assert "market" in names([it.event for it in match.decide(0, SURVIVOR).events])


def test_it_changes_nothing_even_when_there_is_a_script() -> None:
    match = at_merger(seats=2)
    before, state = dump(match), match.game.snapshot()
    match.preview(0, SURVIVOR)
    assert dump(match) == before
    assert match.game.snapshot() == state


def test_it_is_refused_like_the_decision() -> None:
    match = dealt()
    for seat, reason in ((1, "not_asked"), (0, "not_held"), (7, "no_seat")):
        with pytest.raises(Refused) as refused:
            match.preview(seat, {"kind": "place", "tile": "4A"})
        assert refused.value.reason == reason


def test_only_who_is_asked_finds_previews_in_the_view() -> None:
    match = dealt()
    assert all(choice.does for choice in match.view(0).asks[0].choices)
    assert match.view(1).asks == []
    assert match.view().asks == []


# -- taking back -----------------------------------------------------------------------


def who_may_undo(match: Match) -> list[int]:
    return [seat for seat in range(len(match.seats)) if match.may_undo(seat)]


def test_whoever_decided_last_may_take_it_back_until_chance_has_spoken() -> None:
    match = dealt()
    assert who_may_undo(match) == []
    match.decide(0, {"kind": "place", "tile": "2A"})
    assert who_may_undo(match) == [0]
    match.decide(0, {"kind": "found", "corporation": "sackson"})
    assert who_may_undo(match) == [0]
    match.decide(0, {"kind": "buy", "shares": {}})  # and a tile is drawn
    assert who_may_undo(match) == []
    match.undo()
    assert who_may_undo(match) == [0]


@pytest.mark.parametrize(("seats", "holdings"), [(3, "open"), (3, "hidden"), (2, "open")])
def test_not_once_hidden_shares_or_a_market_tile_were_seen(seats: int, holdings: str) -> None:
    match = at_merger(seats, holdings)
    mergemaker = match.owing[0]
    assert who_may_undo(match) == [mergemaker]
    match.decide(mergemaker, SURVIVOR)
    seen = holdings == "hidden" or seats == 2
    assert who_may_undo(match) == ([] if seen else [mergemaker])
    match.decide(match.owing[0], {"kind": "dispose", "sell": 0, "trade": 0})
    assert len(who_may_undo(match)) == 1


def outcomes(match: Match, seat: int) -> dict[str, Survival]:
    """What 3A would do, by survivor."""
    table: AcquireTable = match.view(seat).table
    tile = next(tile for tile in table.hand if tile.tile == "3A")
    assert [outcome.survivor for outcome in tile.outcomes] == tile.survivors
    return {outcome.survivor: outcome for outcome in tile.outcomes}


@pytest.mark.rule("A16", "A18")
def test_a16_where_the_survivor_is_to_be_chosen_it_tells_the_bonuses_of_each() -> None:
    match = before_merger()
    either = outcomes(match, 2)
    assert {name: outcome.defunct for name, outcome in either.items()} == {
        "sackson": ["hydra"],
        "hydra": ["sackson"],
    }
    paid = {
        name: [(it.seat, it.amount) for payout in outcome.payouts for it in payout.bonuses]
        for name, outcome in either.items()
    }
    assert paid == {"sackson": [(1, 4500)], "hydra": [(0, 2000), (1, 1000)]}
    match.decide(2, {"kind": "place", "tile": "3A"})
    for name, outcome in either.items():
        chosen = match.preview(2, {"kind": "survivor", "corporation": name})
        assert outcome.payouts == chosen.changes.payouts


@pytest.mark.rule("A8", "A34")
@pytest.mark.parametrize(("seats", "holdings"), [(3, "hidden"), (2, "open"), (2, "hidden")])
def test_a16_of_each_it_tells_no_more_than_can_be_known(seats: int, holdings: str) -> None:
    match = before_merger(seats, holdings)
    pending = "does-hidden" if holdings == "hidden" else "does-market"
    for outcome in outcomes(match, match.owing[0]).values():
        (payout,) = outcome.payouts
        assert payout.pending is not None
        assert payout.pending.message == pending
        assert not any(bonus.amount for bonus in payout.bonuses)


def test_a16_whose_turn_it_is_not_is_told_nothing_yet() -> None:
    match = before_merger()
    match.decide(2, {"kind": "place", "tile": "7C"})
    assert [outcome.payouts for outcome in outcomes(match, 2).values()] == [[], []]


@pytest.mark.rule("A30")
def test_a30_ending_the_turn_at_once_is_told_to_the_last_dollar() -> None:
    """With open holdings, three players and a full hand nothing is left to chance."""
    match = match_at("Q" * 11, hands={0: "7I 8I 9I 10I 11I 12I"}, shares={QUANTUM: [2, 1]})
    match.decide(0, {"kind": "announce"})
    does = match.preview(0, {"kind": "end"}).does
    assert names(does) == ["left_out", "declined", "ended", "bonus", "bonus", "cashed", "cashed"]
    match.decide(0, {"kind": "end"})
    gains = [int(it.fields["amount"]) for it in does[3:] if it.fields["seat"] == 0]
    assert match.standings()[0].score == 6000 + sum(gains) == 6000 + 9000 + 1800
