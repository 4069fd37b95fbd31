"""Phase 3, investment: G12 to G15."""

import pytest

from tests.rules.greed.decisions import DECLINE, bid, take
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.rules.greed.decisions import BIDDEN, DECLINED, SEATED, TOOK

OFFER = {20: 0, 21: 1, 22: 2, 31: 1}


def bidding(
    free: list[int], offer: dict[int, int] | None = None, assets: list[list[int]] | None = None
) -> GreedScenario:
    """Company 0, 1, 2 ... of player 0, 1, 2 ..."""
    assets = assets or [[] for _ in free]
    companies = {
        seat: firm(str(seat), free=money, assets=assets[seat]) for seat, money in enumerate(free)
    }
    return position(phase="bidding", companies=companies, offer=OFFER if offer is None else offer)


# -- G12 -------------------------------------------------------------------------------


def test_G12_every_company_bids_from_10_to_all_its_free_cash() -> None:
    scenario = bidding([100, 10, 37])
    assert scenario.owing() == [0, 1, 2]
    assert [scenario.offered(seat) for seat in range(3)] == [
        ["bid 0 10 to 100"],
        ["bid 1 10 to 10"],
        ["bid 2 10 to 37"],
    ]


@pytest.mark.parametrize(
    ("amount", "reason"),
    [(0, "bid_too_low"), (9, "bid_too_low"), (10, None), (37, None), (38, "not_free_cash")],
)
def test_G12_the_least_and_the_most_of_a_bid(amount: int, reason: str | None) -> None:
    expected = None if reason is None else ("G12", reason)
    assert bidding([50, 50, 37]).refusal(bid(2, amount), seat=2) == expected


def test_G12_who_has_less_than_10_does_not_bid() -> None:
    scenario = bidding([9, 10, 0])
    assert scenario.owing() == [1]
    scenario.decide(bid(1, 10), take(22))
    assert scenario.told(BIDDEN) == [(1, 1, 10)]
    assert scenario.phase == "trading"


def test_G12_with_four_assets_a_company_does_not_bid() -> None:
    scenario = bidding([100] * 3, assets=[[10, 11, 12, 13], [14, 15, 16], []])
    assert scenario.owing() == [1, 2]


def test_G12_nobody_can_bid() -> None:
    assert bidding([9, 9, 9]).phase == "trading"


def test_G12_only_free_cash_counts_not_last_years_income() -> None:
    scenario = position(phase="bidding", companies={0: firm("0", free=20, last=500)}, offer=OFFER)
    assert scenario.offered() == ["bid 0 10 to 20"]


def test_G12_bids_are_revealed_together_the_highest_first() -> None:
    scenario = bidding([100] * 3)
    scenario.by(2, bid(2, 40))
    scenario.by(0, bid(0, 15))
    assert scenario.told(BIDDEN) == []
    scenario.by(1, bid(1, 77))
    assert scenario.told(BIDDEN) == [(1, 1, 77), (2, 2, 40), (0, 0, 15)]


def test_G12_one_bid_for_each_company_of_a_player() -> None:
    companies = {0: firm("0"), 4: firm("0", free=50), 2: firm("1")}
    scenario = position(phase="bidding", companies=companies, offer=OFFER)
    scenario.by(0, bid(4, 50))
    assert scenario.owing() == [0, 1]
    assert scenario.offered(0) == ["bid 0 10 to 100"]
    assert scenario.refusal(bid(4, 20), seat=0) == ("G12", "has_bid")
    scenario.by(0, bid(0, 20))
    assert scenario.owing() == [1]


def test_G12_a_bid_is_not_set_aside() -> None:
    scenario = bidding([60, 60])
    scenario.by(0, bid(0, 60))
    scenario.by(1, bid(1, 30))
    assert scenario.phase == "taking"
    assert scenario.piles(0) == scenario.piles(1) == (60, 0, 0)


# -- G13 -------------------------------------------------------------------------------


def invest(scenario: GreedScenario, *amounts: int) -> GreedScenario:
    for seat, amount in enumerate(amounts):
        scenario.by(seat, bid(seat, amount))
    return scenario


def investors(scenario: GreedScenario) -> list[int]:
    """The companies in the order in which they are asked; all decline."""
    asked = []
    while scenario.phase == "taking":
        asked.append(scenario.game.company)
        scenario.decide(DECLINE)
    return asked


def test_G13_from_the_highest_bid_down() -> None:
    assert investors(invest(bidding([100] * 3), 20, 90, 50)) == [1, 2, 0]


@pytest.mark.parametrize(
    ("assets", "expected"),
    [
        ([[], [], []], [2, 1, 0]),
        ([[10], [], []], [0, 2, 1]),
        ([[10, 14], [12], []], [0, 1, 2]),
        ([[10, 14], [12, 15], [13]], [1, 0, 2]),
    ],
)
def test_G13_equal_bids_in_company_order(assets: list[list[int]], expected: list[int]) -> None:
    scenario = invest(bidding([100] * 3, assets=assets), 30, 30, 30)
    assert [company for _, company, _ in scenario.told(BIDDEN)] == expected
    assert investors(scenario) == expected


def test_G13_a_higher_bid_comes_before_a_higher_company() -> None:
    assert investors(invest(bidding([100] * 3, assets=[[], [49], []]), 30, 30, 31)) == [2, 1, 0]


def test_G13_takes_one_card_and_pays_its_bid_to_the_bank() -> None:
    scenario = invest(bidding([100] * 3), 40, 30, 20)
    assert scenario.offered() == ["take 20", "take 21", "take 22", "take 31", "decline"]
    scenario.decide(take(31))
    assert scenario.piles(0) == (60, 0, 0)
    assert scenario.assets(0) == [31]
    assert scenario.told(TOOK) == [(0, 0, 31, 40)]
    assert scenario.purse() == [0] * 3
    assert scenario.game.company == 1
    assert scenario.offered() == ["take 20", "take 21", "take 22", "decline"]


def test_G13_declining_keeps_the_bid() -> None:
    scenario = invest(bidding([100] * 3), 40, 30, 20)
    scenario.decide(DECLINE)
    assert scenario.piles(0) == (100, 0, 0)
    assert scenario.told(DECLINED) == [(0, 0)]


def test_G13_it_works_the_same_year() -> None:
    scenario = invest(bidding([100] * 3, offer={10: 1}), 40, 30, 20)
    scenario.decide(take(10))
    assert scenario.phase == "trading"
    assert scenario.goods(0) == {"coal": 2}


def test_G13_who_can_take_nothing_is_not_asked() -> None:
    scenario = invest(bidding([100] * 3, offer={10: 0}), 60, 30, 20)
    assert scenario.told(DECLINED) == [(0, 0)]
    assert scenario.game.company == 1
    scenario.decide(take(10))
    assert scenario.told(DECLINED) == [(0, 0), (2, 2)]
    assert scenario.phase == "trading"


def test_G13_each_of_a_players_companies_in_its_own_turn() -> None:
    companies = {0: firm("0"), 4: firm("0"), 2: firm("1")}
    scenario = position(phase="bidding", companies=companies, offer={21: 1, 22: 1, 32: 1})
    scenario.by(0, bid(0, 50), bid(4, 20))
    scenario.by(1, bid(2, 30))
    scenario.decide(take(21), take(22), take(32))
    assert [fields[1:] for fields in scenario.told(TOOK)] == [(0, 21, 50), (2, 22, 60), (4, 32, 20)]


# -- G14 -------------------------------------------------------------------------------


def test_G14_double_under_the_CEOs_own_marker() -> None:
    scenario = invest(bidding([100] * 3), 40, 30, 20)
    scenario.decide(take(20))
    assert scenario.piles(0) == (20, 0, 0)
    assert scenario.told(TOOK) == [(0, 0, 20, 80)]


@pytest.mark.parametrize(("amount", "can"), [(50, True), (51, False), (100, False)])
def test_G14_not_without_the_money(amount: int, can: bool) -> None:
    scenario = invest(bidding([100] * 3), amount, 10, 10)
    assert ("take 20" in scenario.offered()) == can
    assert scenario.refusal(take(20)) == (None if can else ("G14", "cannot_pay_double"))
    assert "take 21" in scenario.offered()


def test_G14_a_bid_that_buys_at_the_single_price_only() -> None:
    scenario = invest(bidding([100] * 3, offer={20: 0, 21: 1}), 100, 10, 10)
    assert scenario.offered() == ["take 21", "decline"]
    scenario.decide(take(21))
    assert scenario.piles(0) == (0, 0, 0)


def test_G14_for_cards_left_over_and_each_of_the_players_companies() -> None:
    """The marker is judged when taking: whoever is CEO by then."""
    companies = {0: firm("0"), 4: firm("0"), 2: firm("10")}
    scenario = position(phase="bidding", companies=companies, offer={21: 0, 22: 0, 32: 0})
    scenario.by(0, bid(0, 50), bid(4, 20))
    scenario.by(1, bid(2, 30))
    scenario.decide(take(21), take(22), take(32))
    assert [cost for *_, cost in scenario.told(TOOK)] == [100, 30, 40]


# -- G15 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "chair"),
    [("0", "02", 1), ("01", "012", 2), ("000", "0002", 3), ("0121", "01212", 4)],
)
def test_G15_the_marker_takes_the_first_free_chair(before: str, after: str, chair: int) -> None:
    scenario = position(phase="bidding", companies={3: firm(before)}, offer={20: 2})
    scenario.decide(bid(3, 10), take(20))
    assert scenario.chairs(3) == after
    assert scenario.told(SEATED) == [(2, 3, chair)]


def test_G15_one_player_may_hold_several_chairs() -> None:
    scenario = position(phase="bidding", companies={3: firm("00")}, offer={20: 0})
    scenario.decide(bid(3, 10), take(20))
    assert scenario.chairs(3) == "000"


def test_G15_cards_nobody_took_stay_on_offer_with_their_markers() -> None:
    scenario = invest(bidding([100] * 3), 40, 30, 20)
    scenario.decide(take(31), DECLINE, take(20))
    assert scenario.on_offer() == {21: 1, 22: 2}


def test_G15_a_taken_card_has_no_marker_any_more() -> None:
    scenario = invest(bidding([100] * 3), 40, 30, 20)
    scenario.decide(take(21))
    assert scenario.game.mark(21) == -1
    assert 21 not in scenario.on_offer()
