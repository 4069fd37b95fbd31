"""Phase 2, clandestine trade: P15 to P19."""

import pytest

from tests.rules.ponzi.position import (
    COUNTER,
    PASS,
    SELL,
    PonziScenario,
    dealt,
    fund,
    offer,
    position,
    remove,
)
from tests.rules.ponzi.starts import CALM, sharing
from tests.rules.scenario import Codes
from tontine.rules.ponzi.decisions import COUNTERED, KEPT, OFFERED, SOLD

# -- P15 -------------------------------------------------------------------------------


@pytest.mark.parametrize(("trades_first", "phase"), [(False, "removing"), (True, "offering")])
def test_P15_the_first_round_has_no_trade_unless_agreed(trades_first: bool, phase: str) -> None:
    scenario = dealt(3, first=0, trades_first=trades_first)
    scenario.decide(fund("media", 9), fund("media", 10), fund("media", 11))
    assert scenario.phase == phase


def test_P15_no_trade_in_the_first_round_is_the_default() -> None:
    scenario = dealt(3, first=0)
    scenario.decide(fund("media", 9), fund("media", 10), fund("media", 11))
    assert scenario.phase == "removing"
    assert scenario.told(KEPT) == []


def test_P15_luxuries_are_not_sold_in_the_first_round_either() -> None:
    scenario = dealt(3, first=0, advanced=True)
    scenario.decide(fund("media", 9), PASS, PASS)
    assert scenario.phase == "removing"


def test_P15_the_second_round_has_trade() -> None:
    scenario = dealt(3, first=0)
    scenario.decide(fund("media", 9), fund("media", 10), fund("media", 11), remove(17))
    scenario.decide(PASS, PASS, PASS)
    assert scenario.phase == "offering"


# -- P16 -------------------------------------------------------------------------------


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_P16_each_in_turn_offers_or_passes_from_the_start_player_clockwise(marker: int) -> None:
    tiles = dict.fromkeys(range(3), "G")
    scenario = position(tiles=tiles, marker=marker, phase="trading")
    for place in range(3):
        assert scenario.game.actor == (marker + place) % 3
        scenario.decide(PASS)
    assert scenario.phase == "removing"
    assert scenario.told(KEPT) == [((marker + place) % 3,) for place in range(3)]


def test_P16_one_offer_a_round_each() -> None:
    scenario = sharing([5, 5, 5])
    scenario.decide(offer(1, "grain", 1), SELL)
    assert (scenario.phase, scenario.game.actor) == ("offering", 1)
    scenario.decide(offer(0, "grain", 1), SELL)
    assert (scenario.phase, scenario.game.actor) == ("offering", 2)
    scenario.decide(offer(0, "grain", 1), COUNTER)
    assert scenario.phase == "removing"


def test_P16_an_offer_names_a_player_and_an_industry_that_both_hold() -> None:
    scenario = position(tiles={0: "TGM", 1: "GMR", 2: "TTR"}, phase="trading")
    assert scenario.offered() == [
        "offer 1 grain",
        "offer 1 media",
        "offer 2 transportation",
        "pass",
    ]
    scenario.decide(PASS)
    assert scenario.offered() == ["offer 0 grain", "offer 0 media", "offer 2 real_estate", "pass"]


def test_P16_nobody_trades_with_themselves() -> None:
    scenario = sharing([5, 5, 5])
    assert not [words for words in scenario.offered() if words.startswith("offer 0")]
    assert scenario.refusal(offer(0, "grain", 1)) == ("P16", "yourself")


def test_P16_who_shares_no_industry_is_passed_over() -> None:
    scenario = position(tiles={0: "T", 1: "GM", 2: "GR"}, cash=[50, 5, 5], phase="trading")
    assert scenario.game.actor == 1
    assert scenario.told(KEPT) == [(0,)]


def test_P16_the_offerer_is_asked_even_without_money() -> None:
    scenario = sharing([0, 5, 5])
    assert scenario.game.actor == 0
    scenario.decide(offer(1, "grain", 0))
    assert scenario.phase == "answering"


@pytest.mark.parametrize("cash", [0, 1, 37, 400])
def test_P16_any_amount_of_ones_own_money(cash: int) -> None:
    scenario = sharing([cash, 500, 0])
    for amount in (0, cash // 2, cash):
        assert scenario.refusal(offer(1, "grain", amount)) is None
    for amount in (cash + 1, 500):
        assert scenario.refusal(offer(1, "grain", amount)) == ("P16", "not_your_money")
    scenario.game.apply(0, offer(1, "grain", 0)[0])
    assert scenario.offered() == [f"0 to {cash}"]


def test_P16_nothing_is_an_amount() -> None:
    sold, countered = sharing([5, 3, 0]), sharing([5, 3, 0])
    sold.decide(offer(1, "grain", 0), SELL)
    assert (sold.money(), sold.tiles(0), sold.tiles(1)) == ([5, 3, 0], "GGG", "G")
    countered.decide(offer(2, "grain", 0), COUNTER)
    assert (countered.money(), countered.tiles(0), countered.tiles(2)) == ([5, 3, 0], "G", "GGG")


def test_P16_all_ones_money_is_an_amount() -> None:
    scenario = sharing([25, 3, 0])
    scenario.decide(offer(1, "grain", 25), SELL)
    assert scenario.money() == [0, 28, 0]


def test_P16_the_receiver_answers_and_nobody_else() -> None:
    scenario = sharing([5, 5, 5])
    scenario.decide(offer(2, "grain", 4))
    assert (scenario.phase, scenario.game.actor) == ("answering", 2)
    assert scenario.told(OFFERED) == [(0, 2, 1)]
    assert scenario.refusal(SELL, seat=1) == ("P9", "not_asked")
    assert scenario.refusal(SELL, seat=0) == ("P9", "not_asked")


# -- P17 -------------------------------------------------------------------------------


def test_P17_sold_the_receiver_takes_the_money_and_hands_over_a_tile() -> None:
    scenario = sharing([20, 30, 1])
    scenario.decide(offer(1, "grain", 12), SELL)
    assert scenario.money() == [8, 42, 1]
    assert [scenario.tiles(seat) for seat in range(3)] == ["GGG", "G", "GG"]
    assert scenario.told(SOLD) == [(0, 1, 1)]


def test_P17_counter_offer_the_receiver_pays_as_much_and_takes_a_tile() -> None:
    scenario = sharing([20, 30, 1])
    scenario.decide(offer(1, "grain", 12), COUNTER)
    assert scenario.money() == [32, 18, 1]
    assert [scenario.tiles(seat) for seat in range(3)] == ["G", "GGG", "GG"]
    assert scenario.told(COUNTERED) == [(0, 1, 1)]


def test_P17_the_receiver_cannot_refuse() -> None:
    scenario = sharing([20, 30, 1])
    scenario.decide(offer(1, "grain", 12))
    assert scenario.offered() == ["sell", "counter"]
    assert scenario.refusal(PASS) == ("P17", "not_now")


@pytest.mark.parametrize(("answer", "tiles"), [(SELL, ["TRR", "T"]), (COUNTER, ["T", "TRR"])])
def test_P17_one_tile_of_the_industry_named_goes(answer: Codes, tiles: list[str]) -> None:
    scenario = position(tiles={0: "TR", 1: "TR"}, cash=[9, 9], phase="trading")
    scenario.decide(offer(1, "real_estate", 2), answer)
    assert [scenario.tiles(0), scenario.tiles(1)] == tiles
    assert scenario.supply()["real_estate"] == 13


# -- P18 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "amount", "may"),
    [(11, 12, False), (12, 12, True), (13, 12, True), (0, 1, False), (0, 0, True)],
)
def test_P18_who_cannot_match_can_only_sell(cash: int, amount: int, may: bool) -> None:
    scenario = sharing([20, cash, 1])
    scenario.decide(offer(1, "grain", amount))
    assert scenario.offered() == (["sell", "counter"] if may else ["sell"])
    assert scenario.refusal(COUNTER) == (None if may else ("P18", "cannot_match"))


def test_P18_who_can_match_exactly_may_have_nothing_left() -> None:
    scenario = sharing([20, 12, 1])
    scenario.decide(offer(1, "grain", 12), COUNTER)
    assert scenario.money() == [32, 0, 1]


# -- P19 -------------------------------------------------------------------------------


def traded(owned: str, rival: str, answer: Codes) -> PonziScenario:
    """Seat 0 trades grain with seat 1; then a new round begins."""
    scenario = position(
        tiles={0: owned, 1: rival},
        wheels={2: {9: 5}},
        cash=[10, 10],
        market=CALM,
        marker=2,
        phase="trading",
    )
    scenario.decide(offer(1, "grain", 1), answer)
    if scenario.phase == "offering":
        scenario.decide(PASS)
    scenario.decide(remove(26))
    assert (scenario.phase, scenario.game.actor) == ("funding", 0)
    return scenario


@pytest.mark.parametrize(("owned", "after"), [("GGG", "GGGG"), ("GGGG", "GGGGG")])
def test_P19_a_trade_may_give_a_fourth_and_a_fifth_tile(owned: str, after: str) -> None:
    scenario = traded(owned, "GG", SELL)
    assert scenario.tiles(0) == after
    assert scenario.refusal(fund("grain", scenario.market()[0])) == ("P10", "three_already")
    assert not [words for words in scenario.offered() if "grain" in words]


def test_P19_a_counter_offer_may_give_a_fourth_tile() -> None:
    scenario = traded("GG", "GGG", COUNTER)
    assert scenario.tiles(1) == "GGGG"


@pytest.mark.parametrize(
    ("owned", "answer", "row"),
    [("G", SELL, 3), ("GG", COUNTER, 2), ("GGG", COUNTER, 3), ("G", COUNTER, 1)],
)
def test_P19_P11_the_row_goes_by_the_tiles_owned_not_by_those_funded(
    owned: str, answer: Codes, row: int
) -> None:
    scenario = traded(owned, "GG", answer)
    offered = [words for words in scenario.offered() if "grain" in words]
    assert offered == [f"fund grain {card}" for card in scenario.rows()[row - 1]]


def test_P19_a_trade_needs_no_tile_in_supply() -> None:
    tiles = {0: "GGGGG", 1: "GGGGG", 2: "GGGGG"}
    scenario = position(tiles=tiles, cash=[5, 5, 5], phase="trading")
    scenario.decide(offer(1, "grain", 5), SELL)
    assert (scenario.tiles(0), scenario.supply()["grain"]) == ("GGGGGG", 0)
