"""What a seat of Acquire is told beforehand: what choices do, why bonuses are what they are, how
far it may go, and what it waits for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.acquire.merger import at_merger, before_merger, dealt
from tests.play.acquire.positions import match_at
from tests.rules.acquire.pictures import TWO_SAFE
from tontine.play.acquire.bonuses import Payout
from tontine.play.acquire.outcomes import Changes, Purse
from tontine.play.acquire.table import AcquireTable
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.view import Decision
from tontine.play.words import Phrase, words
from tontine.rules.acquire.components import HYDRA, PHOENIX, QUANTUM, SACKSON, SHARES
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.layout import BANK, HOLDINGS

# Sackson of three, Phoenix of two: 4A merges Phoenix into Sackson.
MERGING = "SSS.PP"
# 4B merges Phoenix and Hydra, both of two, into Sackson.
TWO_DEFUNCT = """
............
SSS.PP......
...H........
...H........
"""


def merging(*phoenix: int, seats: int = 4, **more: Any) -> Match:
    return match_at(MERGING, seats=seats, hands={0: "4A 9I"}, shares={PHOENIX: phoenix}, **more)


def said(phrase: Phrase | None) -> str:
    assert phrase is not None
    return words("en", "acquire").say(phrase)


def changes_of(match: Match, decision: Decision) -> Changes:
    changes = match.preview(match.owing[0], decision).changes
    assert isinstance(changes, Changes)
    return changes


def paid(match: Match) -> Payout:
    (payout,) = changes_of(match, {"kind": "place", "tile": "4A"}).payouts
    return payout


def why(match: Match, seat: int) -> list[tuple[str, int, str]]:
    (bonus,) = [it for it in paid(match).bonuses if it.seat == seat]
    return [(line.says.message, line.amount, line.rule) for line in bonus.why]


# -- where a bonus comes from ----------------------------------------------------------


@pytest.mark.rule("A3", "A18")
def test_a18_the_majority_is_ten_times_the_price_the_minority_five() -> None:
    match = merging(5, 3)
    assert why(match, 0) == [("why-price", 400, "A3"), ("why-majority", 4000, "A3")]
    assert why(match, 1) == [("why-price", 400, "A3"), ("why-minority", 2000, "A3")]


@pytest.mark.rule("A19")
def test_a19_the_only_shareholder_gets_both() -> None:
    assert why(merging(5), 0)[1:] == [
        ("why-majority", 4000, "A3"),
        ("why-minority", 2000, "A3"),
        ("why-sole", 6000, "A19"),
    ]


@pytest.mark.rule("A20")
def test_a20_both_are_divided_among_those_who_are_tied() -> None:
    match = merging(2, 2, 2, 1)
    assert why(match, 1)[-2:] == [("why-both", 6000, "A20"), ("why-level", 2000, "A20")]
    assert [(it.seat, it.amount) for it in paid(match).bonuses] == [
        (0, 2000),
        (1, 2000),
        (2, 2000),
        (3, 0),
    ]


@pytest.mark.rule("A21")
def test_a21_the_minority_is_divided_and_rounded_up() -> None:
    match = merging(5, 2, 2, 2)
    assert why(match, 2)[1:] == [
        ("why-minority", 2000, "A3"),
        ("why-level", 666, "A21"),
        ("why-rounded", 700, "A21"),
    ]
    (bonus,) = [it for it in paid(match).bonuses if it.seat == 2]
    assert bonus.why[-2].says.arguments["parts"] == 3


@pytest.mark.rule("A34")
def test_a34_the_stock_market_counts_among_those_who_are_tied() -> None:
    match = at_merger(seats=2)
    match.decide(0, {"kind": "survivor", "corporation": "hydra"})
    merger = match.view(0).table.merger
    (payout,) = merger.payouts
    assert payout.market is not None
    assert (payout.market.rule, payout.market.arguments["shares"]) == ("A34", 8)
    assert payout.pending is None


@pytest.mark.rule("A8", "A18")
def test_a8_hidden_shares_are_known_from_what_was_shown() -> None:
    match = merging(5, 3, hidden=True)
    before = paid(match)
    assert before.pending is not None
    assert before.pending.message == "does-hidden"
    assert [(it.seat, it.shares) for it in before.bonuses] == [(0, 5)]  # my own
    match.decide(0, {"kind": "place", "tile": "4A"})
    for seat in (0, 1, 2, None):
        table: AcquireTable = match.view(seat).table
        assert table.merger is not None
        (payout,) = table.merger.payouts
        assert [(it.seat, it.shares, it.amount) for it in payout.bonuses] == [
            (0, 5, 4000),
            (1, 3, 2000),
        ]


@pytest.mark.rule("A18")
def test_a18_where_nobody_has_a_share_that_is_said() -> None:
    match = merging(1)
    assert isinstance(match.game, Acquire)
    match.game.books[HOLDINGS + PHOENIX] = 0
    match.game.books[BANK + PHOENIX] = SHARES
    pending = paid(match).pending
    assert pending is not None
    assert pending.message == "does-no-bonus"


# -- what a decision changes -------------------------------------------------------------


@pytest.mark.rule("A14")
def test_a14_a_corporation_grows_in_size_price_and_safety() -> None:
    match = match_at("S" * 10, hands={0: "11A"})
    (choice,) = match.view(0).asks[0].choices
    assert choice.changes.rule == "A14"
    after = choice.changes.after["sackson"]
    assert (after.size, after.price, after.safe, after.row) == (11, 700, True, 11)
    assert said(choice.says) == "Sackson grows 10 → 11, $700 a share, safe from then on"


@pytest.mark.rule("A15", "A24")
def test_a15_a_merger_leaves_one_and_pays_for_the_other() -> None:
    changes = changes_of(merging(5, 3), {"kind": "place", "tile": "4A"})
    assert (changes.into, changes.leaving) == ("sackson", ["phoenix"])
    assert changes.rule == "A25"
    assert changes.lots == ["1A", "2A", "3A", "4A", "5A", "6A"]
    assert changes.cash == {0: 4000, 1: 2000}


@pytest.mark.rule("A12")
def test_a12_the_founder_gets_a_share_and_its_worth() -> None:
    match = dealt()
    match.decide(0, {"kind": "place", "tile": "2A"})
    changes = changes_of(match, {"kind": "found", "corporation": "sackson"})
    assert changes.shares == {0: {"sackson": 1}}
    assert changes.bank == {"sackson": -1}
    assert changes.purse == Purse(6000, 200)


@pytest.mark.rule("A23", "A25")
def test_a23_a_disposal_brings_money_and_shares_and_what_is_kept_is_worth_nothing() -> None:
    match = merging(5, 3)
    match.decide(0, {"kind": "place", "tile": "4A"})
    changes = changes_of(match, {"kind": "dispose", "sell": 1, "trade": 2})
    assert changes.cash == {0: 400}
    assert changes.shares == {0: {"phoenix": -3, "sackson": 1}}
    assert changes.bank == {"phoenix": 3, "sackson": -1}
    # Sackson has six tiles then, and the two shares of Phoenix that are kept have no price.
    assert changes.purse == Purse(10_000 + 400, 600)


@pytest.mark.rule("A26")
def test_a26_a_purchase_takes_money_and_leaves_the_worth() -> None:
    match = match_at("SSS.HH", hands={0: "12I"})
    match.decide(0, {"kind": "place", "tile": "12I"})
    outcome = match.preview(0, {"kind": "buy", "shares": {"sackson": 2, "hydra": 1}})
    assert outcome.changes.cash == {0: -900}
    assert outcome.changes.shares == {0: {"sackson": 2, "hydra": 1}}
    assert outcome.changes.purse == Purse(6000 - 900, 900)
    assert said(outcome.confirm) == "Buy 3 shares for $900"


@pytest.mark.rule("A30", "A31")
def test_a30_ending_at_once_tells_my_score() -> None:
    match = match_at("Q" * 11, hands={0: "7I 8I 9I 10I 11I 12I"}, shares={QUANTUM: [2, 1]})
    match.decide(0, {"kind": "announce"})
    changes = changes_of(match, {"kind": "end"})
    assert changes.purse == Purse(6000 + changes.cash[0], 0)
    match.decide(0, {"kind": "end"})
    assert match.standings()[0].score == changes.purse.cash


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("shares", "called"),
    [
        ({}, "End the game now"),
        ({"quantum": 1}, "Buy 1, end the game"),
        ({"quantum": 3}, "Buy 3, end the game"),
    ],
)
def test_a30_the_end_is_announced_with_the_purchase(shares: dict[str, int], called: str) -> None:
    match = match_at("Q" * 11, hands={0: "7I 8I 9I 10I 11I 12I"}, shares={QUANTUM: [1, 2]})
    match.decide(0, {"kind": "place", "tile": "7I"})
    decision = {"kind": "buy", "shares": shares, "announce": True}
    outcome = match.preview(0, decision)
    bought = "bought" if shares else "declined"
    assert [event.event for event in outcome.does] == ["announced", bought]
    assert said(outcome.confirm) == called
    match.decide(0, decision)
    assert match.over
    assert match.winners == [0 if shares.get("quantum", 0) > 1 else 1]


@pytest.mark.rule("A30")
def test_a30_an_announcement_with_a_purchase_is_refused_like_any_other() -> None:
    def reason(match: Match, decision: Decision) -> tuple[str, str]:
        with pytest.raises(Refused) as refused:
            match.decide(0, decision)
        return refused.value.rule, refused.value.reason

    with_it = {"kind": "buy", "shares": {}, "announce": True}
    match = match_at("Q" * 11, hands={0: "12I 10I"})
    assert reason(match, with_it) == ("A9", "not_now")  # a tile comes first
    match.decide(0, {"kind": "announce"})
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert reason(match, with_it) == ("A30", "announced")
    match = match_at("QQ", hands={0: "12I"})
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert reason(match, with_it) == ("A30", "not_final")
    dear = {"kind": "buy", "shares": {"sackson": 1}, "announce": True}
    assert reason(match, dear) == ("A26", "off_board")
    game = match.game
    assert isinstance(game, Acquire)
    assert not game.announced


# -- if the game ended now -------------------------------------------------------------------


@pytest.mark.rule("A31")
def test_a31_how_the_game_would_end_is_told_as_it_then_does() -> None:
    match = match_at("Q" * 11, hands={0: "7I 8I 9I 10I 11I 12I"}, shares={QUANTUM: [1, 2]})
    told = match.view(0).table.ending
    assert said(told.says) == "If the game ended now, you would be 2nd with $11,400"
    assert said(match.view(None).table.ending.says).startswith("If the game ended now, ")
    match.decide(0, {"kind": "place", "tile": "7I"})
    more = changes_of(match, {"kind": "buy", "shares": {"quantum": 3}}).ending
    assert more is not None
    assert said(more.says) == "If the game ended after this purchase, you would win with $15,900"
    match.decide(0, {"kind": "buy", "shares": {"quantum": 3}, "announce": True})
    assert [(it.seat, it.score, it.rank) for it in match.standings()] == [
        (it.seat, it.amount, it.rank) for it in more.seats
    ]
    assert match.view(0).table.ending is None


@pytest.mark.rule("A31")
def test_a31_a_shared_win_is_told_as_one() -> None:
    match = match_at("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [2, 2]})
    says = match.view(0).table.ending.says
    assert said(says) == "If the game ended now, you would share the win with $14,600"


@pytest.mark.rule("A30")
def test_a30_before_it_can_be_announced_no_end_is_told() -> None:
    match = match_at("QQ", hands={0: "12I"})
    assert [match.view(seat).table.ending for seat in (0, 1, None)] == [None] * 3


@pytest.mark.rule("A8", "A18")
def test_a8_with_hidden_holdings_only_what_the_seat_has_is_told() -> None:
    match = match_at("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [1, 2]}, hidden=True)
    other = match_at("Q" * 11, hands={0: "12I"}, shares={QUANTUM: [1, 9]}, hidden=True)
    told = match.view(0).table.ending
    assert told == other.view(0).table.ending
    assert [(it.seat, it.amount, it.rank) for it in told.seats] == [(0, 6900, None)]
    assert match.view(None).table.ending is None


@pytest.mark.rule("A34")
def test_a34_with_two_players_the_bonuses_are_left_open() -> None:
    match = match_at("Q" * 11, seats=2, hands={0: "12I"}, shares={QUANTUM: [1, 2]})
    told = match.view(0).table.ending
    assert [(it.seat, it.amount, it.rank) for it in told.seats] == [
        (1, 7800, None),
        (0, 6900, None),
    ]
    assert told.rule == "A34"


@pytest.mark.rule("A23")
@pytest.mark.parametrize(
    ("sell", "trade", "called"),
    [
        (0, 0, "Keep all shares"),
        (5, 0, "Sell 5"),
        (1, 0, "Sell 1, keep 4"),
        (0, 2, "Trade 2, keep 3"),
        (1, 4, "Sell 1, trade 4"),
        (1, 2, "Sell 1, trade 2, keep 2"),
    ],
)
def test_a23_a_disposal_is_called_what_it_does(sell: int, trade: int, called: str) -> None:
    match = merging(5)
    match.decide(0, {"kind": "place", "tile": "4A"})
    outcome = match.preview(0, {"kind": "dispose", "sell": sell, "trade": trade})
    assert said(outcome.confirm) == called


@pytest.mark.rule("A11", "A16", "A24")
def test_a_choice_among_corporations_says_in_a_word_what_it_does() -> None:
    match = dealt()
    match.decide(0, {"kind": "place", "tile": "2A"})
    found = {it.decision["corporation"]: it for it in match.view(0).asks[0].choices}
    assert said(found["sackson"].changes.brief) == "$200"
    match = at_merger()
    briefs = [said(it.changes.brief) for it in match.view(2).asks[0].choices]
    assert briefs == ["takes over Hydra", "takes over Sackson"]
    # Two of the same size are taken over: the order comes first, and no bonus is known before.
    match = match_at(TWO_DEFUNCT, hands={0: "4B"})
    match.decide(0, {"kind": "place", "tile": "4B"})
    assert [said(it.changes.brief) for it in match.view(0).asks[0].choices] == ["settled next"] * 2


@pytest.mark.rule("A23")
def test_a_merger_says_who_and_what_comes_next() -> None:
    match = match_at(TWO_DEFUNCT, hands={0: "4B"}, shares={PHOENIX: [1, 1, 1], HYDRA: [1, 0, 0]})
    match.decide(0, {"kind": "place", "tile": "4B"})
    match.decide(0, {"kind": "settle", "corporation": "phoenix"})
    merger = match.view(1).table.merger
    speech = speech_of(match, 1, words("en"))
    assert [speech.say(it) for it in merger.next] == ["Then you and 3", "After that Hydra"]
    match.decide(0, {"kind": "dispose", "sell": 0, "trade": 0})
    assert speech.say(match.view(1).table.merger.next[0]) == "Then 3"


def test_whoever_is_not_asked_sees_what_a_tile_would_do_without_bonuses() -> None:
    match = merging(5, 3)
    mine = {it.tile: it for it in match.view(0).table.hand}["4A"]
    assert mine.changes is None  # the choice has them
    match = match_at(MERGING, hands={0: "9I", 1: "4A"}, shares={PHOENIX: [5, 3]})
    (tile,) = match.view(1).table.hand
    assert tile.changes is not None
    assert (tile.changes.into, tile.changes.leaving) == ("sackson", ["phoenix"])
    assert (tile.changes.payouts, tile.changes.cash) == ([], {})
    assert [note.message for note in tile.notes] == ["not-yet"]
    assert tile.reminder is not None
    assert (tile.reminder.message, tile.reminder.rule) == ("each-disposes.open", "A23")


# -- limits --------------------------------------------------------------------------------


def limits(position: dict[str, Any], shares: dict[str, int]) -> dict[str, tuple[str, str]]:
    match = match_at("SSS.HH", hands={0: "12I"}, **position)
    match.decide(0, {"kind": "place", "tile": "12I"})
    changes = changes_of(match, {"kind": "buy", "shares": shares})
    for name in ("sackson", "hydra"):  # and the rules say the same
        more = {**shares, name: shares.get(name, 0) + 1}
        if name in changes.limits:
            with pytest.raises(Refused) as refused:
                match.preview(0, {"kind": "buy", "shares": more})
            assert refused.value.rule == changes.limits[name].rule
        else:
            match.preview(0, {"kind": "buy", "shares": more})
    return {name: (limit.message, limit.rule) for name, limit in changes.limits.items()}


@pytest.mark.rule("A26", "A27")
@pytest.mark.parametrize(
    ("position", "shares", "expected"),
    [
        ({}, {}, {}),
        ({}, {"hydra": 2}, {}),
        (
            {},
            {"hydra": 2, "sackson": 1},
            {"sackson": ("enough", "A26"), "hydra": ("enough", "A26")},
        ),
        ({"shares": {SACKSON: [25]}}, {}, {"sackson": ("refusal-sold-out", "A26")}),
        ({"shares": {SACKSON: [0, 24]}}, {"sackson": 1}, {"sackson": ("refusal-sold-out", "A26")}),
        ({"cash": {0: 600}}, {"sackson": 1}, {}),
        (
            {"cash": {0: 500}},
            {"sackson": 1},
            {"sackson": ("refusal-too-dear", "A27"), "hydra": ("refusal-too-dear", "A27")},
        ),
    ],
)
def test_a26_why_not_one_share_more(
    position: dict[str, Any], shares: dict[str, int], expected: dict[str, tuple[str, str]]
) -> None:
    assert limits(position, shares) == expected


@pytest.mark.rule("A26", "A27")
def test_a26_every_corporation_on_the_board_says_how_far_it_goes_and_why() -> None:
    match = match_at("SSS.HH", hands={0: "12I"}, cash={0: 700}, shares={HYDRA: [25]})
    match.decide(0, {"kind": "place", "tile": "12I"})
    (ask,) = match.view(0).asks
    told = [(it.name, it.most, it.limit.message) for it in ask.numbers if it.limit]
    assert told == [("sackson", 2, "refusal-too-dear"), ("hydra", 0, "refusal-sold-out")]


@pytest.mark.rule("A23")
@pytest.mark.parametrize(
    ("held", "sackson", "most", "message"),
    [(1, 1, 0, "pairs"), (5, 1, 4, "pairs"), (5, 24, 2, "refusal-bank-short")],
)
def test_a23_how_many_can_be_traded_and_why_not_more(
    held: int, sackson: int, most: int, message: str
) -> None:
    match = match_at(
        MERGING,
        seats=4,
        hands={0: "4A 9I"},
        shares={PHOENIX: [held], SACKSON: [0, 0, 0, sackson]},
    )
    match.decide(0, {"kind": "place", "tile": "4A"})
    (ask,) = match.view(0).asks
    trade = ask.numbers[1]
    assert trade.limit is not None
    assert (trade.most, trade.limit.message, trade.limit.rule) == (most, message, "A23")


# -- asking and waiting ----------------------------------------------------------------------


@pytest.mark.rule("A10", "A30")
def test_a10_the_question_says_why_no_tile_is_played() -> None:
    match = match_at(TWO_SAFE, hands={0: "1B", 1: "12I", 2: "2B"})
    ask = match.view(0).asks[0]
    assert (said(ask.question), ask.rule) == ("No tile to play: buy up to 3 shares", "A10")
    announce = match.view(0).asks[-1]
    assert (said(announce.question), announce.rule) == ("Announce the end of the game?", "A30")


def test_everybody_else_is_told_what_is_waited_for() -> None:
    match = at_merger()
    match.decide(2, {"kind": "survivor", "corporation": "hydra"})
    assert match.view(0).waiting == []
    for seat in (1, 2, None):
        (wait,) = match.view(seat).waiting
        assert wait.rule == "A23"
        assert wait.says.arguments == {"seat": 0, "corporation": "sackson"}


@pytest.mark.rule("A10", "A26")
def test_a10_whoever_was_passed_over_is_told_so() -> None:
    poor = {0: 0, 1: 0, 2: 0}
    match = match_at("SS.QQ", hands={0: "12I", 1: "", 2: "1G 1I"}, bag="", cash=poor)
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert [match.view(seat).waiting[0].says.message for seat in (0, 1, None)] == [
        "wait-placing",
        "passed-over",
        "wait-placing",
    ]


@pytest.mark.rule("A9")
def test_a9_the_table_says_where_the_turn_stands() -> None:
    def now(match: Match) -> list[str]:
        return [it.says.message for it in match.view(None).table.stops if it.now]

    match = before_merger()
    assert now(match) == ["stop-place"]
    match.decide(2, {"kind": "place", "tile": "3A"})
    assert now(match) == ["stop-merger"]
    match = match_at("SSS.HH", hands={0: "12I"})
    match.decide(0, {"kind": "place", "tile": "12I"})
    assert now(match) == ["stop-buy"]


def test_ranks_tell_ties() -> None:
    match = match_at("SSS.HH", seats=4, shares={SACKSON: [3, 3, 2, 2], HYDRA: [1, 4, 0, 2]})
    ranks = [player.ranks for player in match.view(0).table.players]
    assert ranks == [
        {"sackson": "1="},
        {"sackson": "1=", "hydra": "1"},
        {"sackson": "2="},
        {"sackson": "2=", "hydra": "2"},
    ]
    hidden = match_at("SSS.HH", seats=4, hidden=True, shares={SACKSON: [3, 3, 2, 2]})
    assert [player.ranks for player in hidden.view(0).table.players] == [{}, {}, {}, {}]
