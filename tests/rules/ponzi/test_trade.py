"""Phase 2, clandestine trade: P15 to P19."""

import pytest

from tests.rules.ponzi.position import (
    COUNTER,
    PASS,
    SELL,
    Decision,
    Table,
    dealt,
    fund,
    offer,
    position,
    remove,
)
from tests.rules.ponzi.scenes import CALM, sharing
from tontine.rules.ponzi.decisions import COUNTERED, KEPT, OFFERED, SOLD

# -- P15 -------------------------------------------------------------------------------


@pytest.mark.parametrize(("trades_first", "phase"), [(False, "removing"), (True, "offering")])
def test_P15_the_first_round_has_no_trade_unless_agreed(trades_first: bool, phase: str) -> None:
    table = dealt(3, first=0, trades_first=trades_first)
    table.decide(fund("media", 9), fund("media", 10), fund("media", 11))
    assert table.phase == phase


def test_P15_no_trade_in_the_first_round_is_the_default() -> None:
    table = dealt(3, first=0)
    table.decide(fund("media", 9), fund("media", 10), fund("media", 11))
    assert table.phase == "removing"
    assert table.told(KEPT) == []


def test_P15_luxuries_are_not_sold_in_the_first_round_either() -> None:
    table = dealt(3, first=0, advanced=True)
    table.decide(fund("media", 9), PASS, PASS)
    assert table.phase == "removing"


def test_P15_the_second_round_has_trade() -> None:
    table = dealt(3, first=0)
    table.decide(fund("media", 9), fund("media", 10), fund("media", 11), remove(17))
    table.decide(PASS, PASS, PASS)
    assert table.phase == "offering"


# -- P16 -------------------------------------------------------------------------------


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_P16_each_in_turn_offers_or_passes_from_the_start_player_clockwise(marker: int) -> None:
    tiles = dict.fromkeys(range(3), "G")
    table = position(tiles=tiles, marker=marker, phase="trading")
    for place in range(3):
        assert table.game.actor == (marker + place) % 3
        table.decide(PASS)
    assert table.phase == "removing"
    assert table.told(KEPT) == [((marker + place) % 3,) for place in range(3)]


def test_P16_one_offer_a_round_each() -> None:
    table = sharing([5, 5, 5])
    table.decide(offer(1, "grain", 1), SELL)
    assert (table.phase, table.game.actor) == ("offering", 1)
    table.decide(offer(0, "grain", 1), SELL)
    assert (table.phase, table.game.actor) == ("offering", 2)
    table.decide(offer(0, "grain", 1), COUNTER)
    assert table.phase == "removing"


def test_P16_an_offer_names_a_player_and_an_industry_that_both_hold() -> None:
    table = position(tiles={0: "TGM", 1: "GMR", 2: "TTR"}, phase="trading")
    assert table.offered() == ["offer 1 grain", "offer 1 media", "offer 2 transportation", "pass"]
    table.decide(PASS)
    assert table.offered() == ["offer 0 grain", "offer 0 media", "offer 2 real_estate", "pass"]


def test_P16_nobody_trades_with_themselves() -> None:
    table = sharing([5, 5, 5])
    assert not [words for words in table.offered() if words.startswith("offer 0")]
    assert table.refusal(offer(0, "grain", 1)) == ("P16", "yourself")


def test_P16_who_shares_no_industry_is_passed_over() -> None:
    table = position(tiles={0: "T", 1: "GM", 2: "GR"}, cash=[50, 5, 5], phase="trading")
    assert table.game.actor == 1
    assert table.told(KEPT) == [(0,)]


def test_P16_the_offerer_is_asked_even_without_money() -> None:
    table = sharing([0, 5, 5])
    assert table.game.actor == 0
    table.decide(offer(1, "grain", 0))
    assert table.phase == "answering"


@pytest.mark.parametrize("cash", [0, 1, 37, 400])
def test_P16_any_amount_of_ones_own_money(cash: int) -> None:
    table = sharing([cash, 500, 0])
    for amount in (0, cash // 2, cash):
        assert table.refusal(offer(1, "grain", amount)) is None
    for amount in (cash + 1, 500):
        assert table.refusal(offer(1, "grain", amount)) == ("P16", "not_your_money")
    table.game.apply(0, offer(1, "grain", 0)[0])
    assert table.offered() == [f"0 to {cash}"]


def test_P16_nothing_is_an_amount() -> None:
    sold, countered = sharing([5, 3, 0]), sharing([5, 3, 0])
    sold.decide(offer(1, "grain", 0), SELL)
    assert (sold.money(), sold.tiles(0), sold.tiles(1)) == ([5, 3, 0], "GGG", "G")
    countered.decide(offer(2, "grain", 0), COUNTER)
    assert (countered.money(), countered.tiles(0), countered.tiles(2)) == ([5, 3, 0], "G", "GGG")


def test_P16_all_ones_money_is_an_amount() -> None:
    table = sharing([25, 3, 0])
    table.decide(offer(1, "grain", 25), SELL)
    assert table.money() == [0, 28, 0]


def test_P16_the_receiver_answers_and_nobody_else() -> None:
    table = sharing([5, 5, 5])
    table.decide(offer(2, "grain", 4))
    assert (table.phase, table.game.actor) == ("answering", 2)
    assert table.told(OFFERED) == [(0, 2, 1)]
    assert table.refusal(SELL, seat=1) == ("P9", "not_asked")
    assert table.refusal(SELL, seat=0) == ("P9", "not_asked")


# -- P17 -------------------------------------------------------------------------------


def test_P17_sold_the_receiver_takes_the_money_and_hands_over_a_tile() -> None:
    table = sharing([20, 30, 1])
    table.decide(offer(1, "grain", 12), SELL)
    assert table.money() == [8, 42, 1]
    assert [table.tiles(seat) for seat in range(3)] == ["GGG", "G", "GG"]
    assert table.told(SOLD) == [(0, 1, 1)]


def test_P17_counter_offer_the_receiver_pays_as_much_and_takes_a_tile() -> None:
    table = sharing([20, 30, 1])
    table.decide(offer(1, "grain", 12), COUNTER)
    assert table.money() == [32, 18, 1]
    assert [table.tiles(seat) for seat in range(3)] == ["G", "GGG", "GG"]
    assert table.told(COUNTERED) == [(0, 1, 1)]


def test_P17_the_receiver_cannot_refuse() -> None:
    table = sharing([20, 30, 1])
    table.decide(offer(1, "grain", 12))
    assert table.offered() == ["sell", "counter"]
    assert table.refusal(PASS) == ("P9", "not_now")


@pytest.mark.parametrize(("answer", "tiles"), [(SELL, ["TRR", "T"]), (COUNTER, ["T", "TRR"])])
def test_P17_one_tile_of_the_industry_named_goes(answer: Decision, tiles: list[str]) -> None:
    table = position(tiles={0: "TR", 1: "TR"}, cash=[9, 9], phase="trading")
    table.decide(offer(1, "real_estate", 2), answer)
    assert [table.tiles(0), table.tiles(1)] == tiles
    assert table.supply()["real_estate"] == 13


# -- P18 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "amount", "may"),
    [(11, 12, False), (12, 12, True), (13, 12, True), (0, 1, False), (0, 0, True)],
)
def test_P18_who_cannot_match_can_only_sell(cash: int, amount: int, may: bool) -> None:
    table = sharing([20, cash, 1])
    table.decide(offer(1, "grain", amount))
    assert table.offered() == (["sell", "counter"] if may else ["sell"])
    assert table.refusal(COUNTER) == (None if may else ("P18", "cannot_match"))


def test_P18_who_can_match_exactly_may_have_nothing_left() -> None:
    table = sharing([20, 12, 1])
    table.decide(offer(1, "grain", 12), COUNTER)
    assert table.money() == [32, 0, 1]


# -- P19 -------------------------------------------------------------------------------


def traded(owned: str, rival: str, answer: Decision) -> Table:
    """Seat 0 trades grain with seat 1; then a new round begins."""
    table = position(
        tiles={0: owned, 1: rival},
        wheels={2: {9: 5}},
        cash=[10, 10],
        market=CALM,
        marker=2,
        phase="trading",
    )
    table.decide(offer(1, "grain", 1), answer)
    if table.phase == "offering":
        table.decide(PASS)
    table.decide(remove(26))
    assert (table.phase, table.game.actor) == ("funding", 0)
    return table


@pytest.mark.parametrize(("owned", "after"), [("GGG", "GGGG"), ("GGGG", "GGGGG")])
def test_P19_a_trade_may_give_a_fourth_and_a_fifth_tile(owned: str, after: str) -> None:
    table = traded(owned, "GG", SELL)
    assert table.tiles(0) == after
    assert table.refusal(fund("grain", table.market()[0])) == ("P10", "three_already")
    assert not [words for words in table.offered() if "grain" in words]


def test_P19_a_counter_offer_may_give_a_fourth_tile() -> None:
    table = traded("GG", "GGG", COUNTER)
    assert table.tiles(1) == "GGGG"


@pytest.mark.parametrize(
    ("owned", "answer", "row"),
    [("G", SELL, 3), ("GG", COUNTER, 2), ("GGG", COUNTER, 3), ("G", COUNTER, 1)],
)
def test_P19_P11_the_row_goes_by_the_tiles_owned_not_by_those_funded(
    owned: str, answer: Decision, row: int
) -> None:
    table = traded(owned, "GG", answer)
    offered = [words for words in table.offered() if "grain" in words]
    assert offered == [f"fund grain {card}" for card in table.rows()[row - 1]]


def test_P19_a_trade_needs_no_tile_in_supply() -> None:
    tiles = {0: "GGGGG", 1: "GGGGG", 2: "GGGGG"}
    table = position(tiles=tiles, cash=[5, 5, 5], phase="trading")
    table.decide(offer(1, "grain", 5), SELL)
    assert (table.tiles(0), table.supply()["grain"]) == ("GGGGGG", 0)
