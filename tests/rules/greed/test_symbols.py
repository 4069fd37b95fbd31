"""Phase 9, work hard, play hard: G29 and G30."""

import pytest

from tests.rules.greed.decisions import PASS, raise_to
from tests.rules.greed.position import GreedScenario, position
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOOD_NAMES, SYMBOLS
from tontine.rules.greed.decisions import (
    AUCTIONED,
    BY_GOLD,
    BY_SILVER,
    GOLD_SYMBOL,
    MARKER,
    PASSED,
    RAISED,
    SILVER_SYMBOL,
    TREND,
    UNSOLD,
    WON,
)

COAL = GOOD_NAMES.index("coal")


def gold(purse: list[int], marker: int = 0, won: int = 0, price: int = 50) -> GreedScenario:
    """So many gold symbols have gone to player 0."""
    return position(
        phase="gold",
        seats=len(purse),
        purse=purse,
        marker=marker,
        gold=[0] * won,
        prices=(price, 30),
    )


def silver(purse: list[int], marker: int = 0, won: int = 0, price: int = 30) -> GreedScenario:
    return position(
        phase="silver",
        seats=len(purse),
        purse=purse,
        marker=marker,
        silver=[0] * won,
        prices=(50, price),
    )


# -- G29 -------------------------------------------------------------------------------


def test_G29_from_the_starting_player_clockwise() -> None:
    scenario = gold([100] * 4, marker=2)
    asked = []
    for amount in (50, 60, 70, 80):
        asked.append(scenario.game.actor)
        scenario.decide(raise_to(amount))
    assert asked == [2, 3, 0, 1]
    assert scenario.game.actor == 2
    assert scenario.told(AUCTIONED) == [(0, 50)]
    assert scenario.told(RAISED)[0] == (2, 50, GOLD_SYMBOL)


def test_G29_the_first_bid_is_at_least_the_gold_price() -> None:
    scenario = gold([100] * 3, price=73)
    assert scenario.offered() == ["raise 73 to 100", "pass"]
    assert scenario.refusal(raise_to(72)) == ("G29", "raise_too_low")
    assert scenario.refusal(raise_to(73)) is None


def test_G29_raises_of_at_least_10_and_any_whole_amount() -> None:
    scenario = gold([100] * 3)
    scenario.decide(raise_to(53))
    assert scenario.offered() == ["raise 63 to 100", "pass"]
    assert scenario.refusal(raise_to(62)) == ("G29", "raise_too_low")
    scenario.decide(raise_to(64))
    assert scenario.offered() == ["raise 74 to 100", "pass"]


def test_G29_no_more_than_the_bidder_has() -> None:
    scenario = gold([66, 100, 100])
    assert scenario.offered() == ["raise 50 to 66", "pass"]
    assert scenario.refusal(raise_to(67)) == ("G29", "not_private_money")


def test_G29_a_pass_is_final() -> None:
    scenario = gold([100] * 3)
    scenario.decide(PASS, raise_to(50), raise_to(60))
    assert scenario.game.actor == 1  # not 0
    assert scenario.told(PASSED) == [(0, GOLD_SYMBOL)]
    assert scenario.refusal(raise_to(90), seat=0) == ("G8", "not_asked")


def test_G29_who_cannot_pay_passes() -> None:
    scenario = gold([49, 59, 100, 50])
    assert scenario.game.actor == 1
    assert scenario.told(PASSED) == [(0, GOLD_SYMBOL)]
    scenario.decide(raise_to(50), raise_to(60))
    assert [seat for seat, lot in scenario.told(PASSED) if lot == GOLD_SYMBOL] == [0, 3, 1]
    assert scenario.told(WON) == [(2, 0, 60)]


def test_G29_who_can_match_but_not_raise_passes() -> None:
    scenario = gold([60, 69, 70])
    scenario.decide(raise_to(60))
    assert scenario.told(PASSED) == [(1, GOLD_SYMBOL)]
    assert scenario.offered() == ["raise 70 to 70", "pass"]


def test_G29_the_last_one_left_may_still_take_it_at_the_minimum() -> None:
    scenario = gold([100] * 3)
    scenario.decide(PASS, PASS)
    assert scenario.game.actor == 2
    assert scenario.offered() == ["raise 50 to 100", "pass"]
    scenario.decide(raise_to(50))
    assert scenario.told(WON) == [(2, 0, 50)]


def test_G29_or_leave_it() -> None:
    scenario = gold([100] * 3, marker=1)
    scenario.decide(PASS, PASS, PASS)
    assert scenario.told(UNSOLD) == [(0,)]
    assert scenario.told(WON) == []
    assert scenario.told(MARKER) == []
    assert scenario.game.marker == 1
    assert scenario.game.gold_price == 50
    assert scenario.game.golds == 0
    assert scenario.trends() == {}
    assert scenario.purse() == [100] * 3
    assert scenario.phase == "silver"


def test_G29_the_winner_pays_the_bank_and_takes_the_card() -> None:
    scenario = gold([100, 90, 80], won=2)
    scenario.decide(raise_to(55), raise_to(77), PASS, PASS)
    assert scenario.told(WON) == [(1, 2, 77)]
    assert scenario.purse() == [100, 13, 80]
    assert scenario.game.row(at.SYMBOL, SYMBOLS) == [0, 0, 1, *[-1] * 6]
    assert scenario.game.golds == 3
    assert scenario.game.points(1) == 10


def test_G29_its_trend_is_applied() -> None:
    """The third gold symbol: coal down by one."""
    scenario = gold([100] * 3, won=2)
    scenario.decide(raise_to(50), PASS, PASS)
    assert scenario.trends() == {"coal": -1}
    assert scenario.told(TREND) == [(COAL, -1, -1, BY_GOLD)]


def test_G29_a_trend_applied_stays_within_its_bounds() -> None:
    scenario = position(phase="gold", purse=[99] * 3, gold=[0] * 2, trends={"coal": -3})
    scenario.decide(raise_to(50), PASS, PASS)
    assert scenario.trend("coal") == -3


def test_G29_prices_move_only_in_the_next_year() -> None:
    scenario = gold([100] * 3, won=2)
    scenario.decide(raise_to(50), PASS, PASS)
    assert scenario.price("coal") == 42


def test_G29_the_price_paid_is_the_next_minimum() -> None:
    scenario = gold([100] * 3)
    scenario.decide(raise_to(50), raise_to(88), PASS, PASS)
    assert scenario.game.gold_price == 88
    assert scenario.game.silver_price == 30


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_G29_the_marker_goes_to_the_left_of_the_winner(winner: int) -> None:
    scenario = gold([100] * 3)
    scenario.decide(*[PASS] * winner, raise_to(50), *[PASS] * (2 - winner))
    left = (winner + 1) % 3
    assert scenario.game.marker == left
    assert scenario.told(MARKER) == [(left,)]


def test_G29_nobody_can_afford_it() -> None:
    scenario = position(phase="gold", purse=[49, 48, 0])
    assert scenario.told(UNSOLD) == [(0,)]
    assert scenario.told(PASSED)[:3] == [(0, GOLD_SYMBOL), (1, GOLD_SYMBOL), (2, GOLD_SYMBOL)]
    assert scenario.phase == "silver"


# -- G30 -------------------------------------------------------------------------------


def test_G30_silver_without_the_winner_of_gold_from_the_new_starting_player() -> None:
    scenario = gold([200, 100, 100], marker=1)
    scenario.decide(PASS, PASS, raise_to(50))
    assert scenario.phase == "silver"
    asked = []
    for amount in (30, 40, 50):
        asked.append(scenario.game.actor)
        scenario.decide(raise_to(amount))
    assert asked == [1, 2, 1]
    assert scenario.refusal(raise_to(90), seat=0) == ("G8", "not_asked")


def test_G30_everyone_takes_part_if_gold_was_not_sold() -> None:
    scenario = gold([100] * 3, marker=1)
    scenario.decide(PASS, PASS, PASS)
    asked = []
    for amount in (30, 40, 50):
        asked.append(scenario.game.actor)
        scenario.decide(raise_to(amount))
    assert asked == [1, 2, 0]


def test_G30_gold_unsold_and_silver_sold_on_its_own_track() -> None:
    scenario = gold([100] * 3, marker=1)
    scenario.decide(PASS, PASS, PASS, PASS, raise_to(47), PASS)
    assert scenario.told(AUCTIONED) == [(0, 50), (SYMBOLS, 30)]
    assert scenario.told(UNSOLD) == [(0,)]
    assert scenario.told(WON) == [(2, SYMBOLS, 47)]
    assert scenario.told(RAISED) == [(2, 47, SILVER_SYMBOL)]
    assert (scenario.game.gold_price, scenario.game.silver_price) == (50, 47)
    assert scenario.game.won_by(SYMBOLS) == 2
    assert scenario.purse() == [100, 100, 53]


def test_G30_the_marker_stays() -> None:
    scenario = silver([100] * 3, marker=1)
    scenario.decide(raise_to(30), PASS, PASS)
    assert scenario.game.marker == 1
    assert scenario.told(MARKER) == []


def test_G30_raises_of_10_from_its_own_price() -> None:
    scenario = silver([100] * 3, price=35)
    assert scenario.offered() == ["raise 35 to 100", "pass"]
    assert scenario.refusal(raise_to(34)) == ("G30", "raise_too_low")
    assert scenario.refusal(raise_to(101)) == ("G30", "not_private_money")
    scenario.decide(raise_to(36))
    assert scenario.offered() == ["raise 46 to 100", "pass"]


def test_G30_its_trend_is_applied_and_its_points_count() -> None:
    scenario = silver([100] * 3, won=2)
    scenario.decide(PASS, raise_to(30), PASS)
    assert scenario.told(TREND) == [(COAL, 2, 2, BY_SILVER)]
    assert scenario.game.points(1) == 6
    assert scenario.game.silvers == 3


def test_G30_silver_unsold() -> None:
    scenario = silver([100] * 3, won=4)
    scenario.decide(PASS, PASS, PASS)
    assert scenario.told(UNSOLD) == [(SYMBOLS + 4,)]
    assert scenario.game.silvers == 4
    assert scenario.game.silver_price == 30
    assert scenario.phase == "founders"


def test_G30_with_no_gold_left_there_is_only_silver_for_everyone() -> None:
    scenario = gold([100] * 3, won=9)
    assert scenario.phase == "silver"
    assert scenario.told(AUCTIONED) == [(SYMBOLS, 30)]
    asked = []
    while scenario.phase == "silver":
        asked.append(scenario.game.actor)
        scenario.decide(PASS)
    assert asked == [0, 1, 2]


def test_G30_with_no_silver_left_there_is_only_gold() -> None:
    scenario = position(phase="gold", purse=[100] * 3, silver=[1] * 9)
    scenario.decide(raise_to(50), PASS, PASS)
    assert scenario.phase == "founders"
    assert scenario.told(AUCTIONED) == [(0, 50)]


def test_G30_with_no_symbols_left_there_is_no_auction() -> None:
    scenario = position(phase="gold", purse=[100] * 3, gold=[0] * 9, silver=[1] * 9)
    assert scenario.phase == "founders"
    assert scenario.told(AUCTIONED) == []


def test_G29_G30_the_ninth_symbol_is_the_last() -> None:
    scenario = gold([300] * 3, won=8)
    scenario.decide(raise_to(50), PASS, PASS)
    assert scenario.game.golds == 9
    assert scenario.game.points(0) == sum(range(8, 17))
    scenario.begin("gold")
    assert scenario.told(AUCTIONED)[-1] == (SYMBOLS, 30)
