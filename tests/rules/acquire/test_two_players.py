"""Two players: the stock market counts as a third shareholder (A34)."""

import pytest

from tests.rules.acquire.merger import merged
from tests.rules.acquire.position import ANNOUNCE, DONE, KEEP, place, position, settle, tile
from tontine.rules.acquire.components import HYDRA, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import BONUS, MARKET
from tontine.rules.journal import ONLOOKER


@pytest.mark.parametrize(("name", "shares"), [("1E", 1), ("2I", 2), ("9F", 9), ("12A", 12)])
def test_A34_the_column_of_a_tile_is_the_holding_of_the_market(name: str, shares: int) -> None:
    scenario = merged([5, 4], market=name)
    assert scenario.told(MARKET, to=ONLOOKER) == [(SACKSON, tile(name), shares)]


@pytest.mark.parametrize(
    ("holdings", "market", "expected"),
    [
        ([5, 4], "3F", [2000, 1000]),  # the market is third
        ([5, 3], "4F", [2000, 0]),  # second
        ([5, 4], "6F", [1000, 0]),  # first
        ([3, 5], "12F", [0, 1000]),
        ([5, 3], "5F", [1500, 0]),  # ties with one for most
        ([5, 5], "5F", [1000, 1000]),  # with both
        ([5, 4], "4F", [2000, 500]),  # with one for second
        ([4, 4], "6F", [500, 500]),  # first, and both players second
        ([4, 4], "3F", [1500, 1500]),  # the players tie, the market is third
        ([5, 0], "3F", [2000, 0]),  # nobody is a sole shareholder
        ([5, 0], "5F", [1500, 0]),
        ([0, 3], "5F", [0, 1000]),
    ],
)
def test_A34_the_market_takes_part_in_the_bonuses(
    holdings: list[int], market: str, expected: list[int]
) -> None:
    assert merged(holdings, market=market).gains() == expected


def test_A34_parts_shared_with_the_market_are_rounded_up_too() -> None:
    scenario = merged([5, 2], corporation=HYDRA, market="5F")  # 3000 + 1500
    assert scenario.gains() == [2300, 0]


def test_A34_all_shares_together_may_exceed_25() -> None:
    assert merged([13, 12], market="12A").gains() == [2000, 500]


def test_A34_its_bonus_stays_in_the_bank_and_it_owns_nothing() -> None:
    scenario = merged([5, 4], market="12F")
    assert [event[:3] for event in scenario.told(BONUS)] == [(0, SACKSON, 1000)]
    assert scenario.game.bank(SACKSON) == 16
    asked = []
    while scenario.phase == "disposing":
        asked.append(scenario.game.actor)
        scenario.decide(KEEP)
    assert asked == [0, 1]


def test_A34_the_tile_goes_back() -> None:
    scenario = merged([5, 4], market="9F", bag="9F 2G")
    assert scenario.bag() == "9F 2G"
    scenario.decide(KEEP, KEEP, DONE, place(scenario.hand(1).split()[0]), DONE)
    assert scenario.bag() == ""  # both have been drawn after all


def test_A34_with_an_empty_bag_any_of_the_108_tiles_gives_the_number() -> None:
    scenario = merged([5, 4], market="1A", bag="")  # a tile that lies on the board
    assert scenario.told(MARKET) == [(SACKSON, tile("1A"), 1)]
    assert scenario.gains() == [2000, 1000]


def test_A34_chance_draws_from_the_bag_while_it_has_tiles_and_then_from_all_108() -> None:
    def drawn(bag: str, seed: int) -> int:
        return merged([5, 4], bag=bag, seed=seed).told(MARKET)[0][1]

    assert {drawn("9F 2G", seed) for seed in range(30)} == {tile("9F"), tile("2G")}
    seen = {drawn("", seed) for seed in range(300)}
    assert {number % 12 for number in seen} == set(range(12))
    assert {number // 12 for number in seen} == set(range(9))


def test_A34_a_tile_for_each_corporation_that_pays() -> None:
    scenario = position(
        """
        ...Z....
        ...Z....
        .SS.HHHH
        """,
        seats=2,
        hands={0: "4C"},
        shares={SACKSON: [3], ZETA: [3], HYDRA: [1]},
        market="2A 9A",
    )
    scenario.decide(place("4C"), settle(ZETA), KEEP, KEEP)
    assert scenario.told(MARKET) == [(ZETA, tile("2A"), 2), (SACKSON, tile("9A"), 9)]
    assert scenario.gains() == [2000 + 1000, 0]


def test_A34_at_the_end_the_market_counts_for_every_corporation_on_the_board() -> None:
    scenario = position(
        "S" * 11 + "\n.\n" + "Q" * 11,
        seats=2,
        hands={0: "9I"},
        shares={SACKSON: [4, 2], QUANTUM: [1, 3], HYDRA: [9]},
        market="3I 12I",
        bag="3I 12I 5I",
        draws="5I",
    )
    scenario.decide(ANNOUNCE, place("9I"), DONE)
    assert scenario.told(MARKET) == [(SACKSON, tile("3I"), 3), (QUANTUM, tile("12I"), 12)]
    assert [event[:3] for event in scenario.told(BONUS)] == [(0, SACKSON, 7000), (1, QUANTUM, 4500)]
    assert scenario.gains() == [7000 + 4 * 700 + 1 * 900, 4500 + 2 * 700 + 3 * 900]


@pytest.mark.parametrize("market", ["1F", "12F"])
def test_A34_the_market_never_stands_beside_one_who_holds_nothing(market: str) -> None:
    """It has from 1 to 12 shares; who has none is level with nobody and gets nothing."""
    paid = {"1F": 2000, "12F": 1000}[market]
    assert merged([5, 0], market=market).gains() == [paid, 0]
    assert merged([0, 5], market=market).gains() == [0, paid]


def test_A34_no_market_with_three_players() -> None:
    scenario = merged([1, 0, 0], market="9F")
    assert scenario.told(MARKET) == []
    assert scenario.gains() == [3000, 0, 0]
