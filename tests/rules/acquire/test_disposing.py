"""What becomes of the shares of a defunct corporation (A23)."""

import pytest

from tests.rules.acquire.merger import merged
from tests.rules.acquire.position import DONE, KEEP, dispose, found, place, position, settle
from tontine.rules.acquire.components import HYDRA, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import DISPOSED


@pytest.mark.parametrize(
    ("turn", "holdings", "order"),
    [
        (0, [1, 1, 1, 1], [0, 1, 2, 3]),
        (2, [1, 1, 1, 1], [2, 3, 0, 1]),
        (3, [1, 2, 3, 4], [3, 0, 1, 2]),
        (1, [1, 0, 0, 2], [3, 0]),  # the mergemaker holds none
        (2, [0, 5, 3, 0], [2, 1]),
    ],
)
def test_A23_holders_decide_from_the_mergemaker_clockwise(
    turn: int, holdings: list[int], order: list[int]
) -> None:
    scenario = merged(holdings, turn=turn)
    asked = []
    while scenario.phase == "disposing":
        asked.append(scenario.game.actor)
        scenario.decide(KEEP)
    assert asked == order
    assert scenario.game.turn == turn


def test_A23_keep_sell_and_trade_in_any_mix() -> None:
    scenario = merged([5, 0, 0])
    mixes = [(sell, trade) for trade in (0, 2, 4) for sell in range(5 - trade + 1)]
    assert scenario.offered() == [f"sell {sell} trade {trade}" for sell, trade in mixes]


def test_A23_a_single_share_cannot_be_traded() -> None:
    assert merged([1, 0, 0]).offered() == ["sell 0 trade 0", "sell 1 trade 0"]


@pytest.mark.parametrize(("size", "price"), [(2, 200), (3, 300), (5, 500), (6, 600), (10, 600)])
def test_A23_sold_at_the_price_before_the_merger(size: int, price: int) -> None:
    scenario = merged([0, 4, 0], size=size)
    before = scenario.money()
    scenario.decide(dispose(sell=4))
    assert scenario.money() == [before[0], before[1] + 4 * price, before[2]]
    assert scenario.holdings(SACKSON) == [0, 0, 0]
    assert scenario.game.bank(SACKSON) == 25


def test_A23_traded_two_for_one() -> None:
    scenario = merged([0, 6, 0], quantum=[0, 0, 2])
    before = scenario.money()
    scenario.decide(dispose(trade=4))
    assert scenario.holdings(SACKSON) == [0, 2, 0]
    assert scenario.holdings(QUANTUM) == [0, 2, 2]
    assert (scenario.game.bank(SACKSON), scenario.game.bank(QUANTUM)) == (23, 21)
    assert scenario.money() == before


def test_A23_some_sold_some_traded_some_kept() -> None:
    scenario = merged([0, 9, 0], size=3)
    before = scenario.money()
    scenario.decide(dispose(sell=3, trade=4))
    assert scenario.holdings(SACKSON) == [0, 2, 0]
    assert scenario.holdings(QUANTUM) == [1, 2, 0]
    assert scenario.money() == [before[0], before[1] + 900, before[2]]
    assert scenario.told(DISPOSED) == [(1, SACKSON, 3, 4)]


def test_A23_all_25_shares_make_twelve_trades_and_one_is_left() -> None:
    scenario = merged([25, 0, 0])
    assert scenario.offered()[-2:] == ["sell 0 trade 24", "sell 1 trade 24"]
    scenario.decide(dispose(sell=1, trade=24))
    assert scenario.holdings(QUANTUM) == [13, 0, 0]
    assert scenario.game.bank(SACKSON) == 25


def test_A23_what_the_first_trades_a_later_holder_cannot_get() -> None:
    scenario = merged([4, 4, 4], quantum=[20, 2, 0])  # three are left
    scenario.decide(dispose(trade=4))
    assert scenario.offered()[-1] == "sell 2 trade 2"
    assert scenario.refusal(dispose(trade=4)) == ("A23", "bank_short")
    scenario.decide(dispose(trade=2))
    assert scenario.offered() == [f"sell {sell} trade 0" for sell in range(5)]
    assert scenario.refusal(dispose(trade=2)) == ("A23", "bank_short")


def test_A23_no_trade_when_the_survivor_is_sold_out() -> None:
    scenario = merged([4, 0, 0], quantum=[13, 12, 0])
    assert scenario.offered() == [f"sell {sell} trade 0" for sell in range(5)]


def test_A23_trades_for_one_defunct_leave_less_for_the_next() -> None:
    scenario = position(
        """
        ...Z....
        ...Z....
        .SS.HHHH
        """,
        hands={0: "4C"},
        shares={SACKSON: [4], ZETA: [4], HYDRA: [0, 12, 10]},
    )
    scenario.decide(place("4C"), settle(ZETA), dispose(trade=4))
    assert scenario.offered()[-1] == "sell 2 trade 2"


def test_A23_kept_shares_wait_for_a_new_corporation_of_that_name() -> None:
    scenario = position(
        "SS.HHH....o", hands={0: "3A", 1: "11B"}, shares={SACKSON: [5, 0, 2], HYDRA: [1]}
    )
    scenario.decide(place("3A"), KEEP, KEEP, DONE)
    assert scenario.holdings(SACKSON) == [5, 0, 2]
    scenario.decide(place("11B"), found(SACKSON))
    assert scenario.holdings(SACKSON) == [5, 1, 2]
    assert scenario.game.bank(SACKSON) == 17


def test_A23_shares_of_others_are_left_alone() -> None:
    scenario = merged([3, 2, 1], quantum=[1, 2, 3])
    scenario.decide(dispose(sell=1, trade=2), KEEP, dispose(sell=1))
    assert scenario.holdings(SACKSON) == [0, 2, 0]
    assert scenario.holdings(QUANTUM) == [2, 2, 3]
