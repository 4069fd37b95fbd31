"""Bonuses in a merger (A18 to A22)."""

import pytest

from tests.rules.acquire.merger import merged
from tests.rules.acquire.position import AcquireScenario, place, position
from tontine.rules.acquire.components import HYDRA, PHOENIX, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import BONUS, MARKET, PLACE_RULES, SHOWED
from tontine.rules.journal import ONLOOKER


@pytest.mark.parametrize(
    ("holdings", "paid"),
    [
        ([3, 2, 1], [3000, 1500, 0]),
        ([1, 2, 3], [0, 1500, 3000]),
        ([2, 3, 1], [1500, 3000, 0]),
        ([13, 12, 0], [3000, 1500, 0]),
        ([0, 1, 4, 2, 0, 3], [0, 0, 3000, 0, 0, 1500]),
    ],
)
def test_A18_most_shares_majority_second_most_minority(
    holdings: list[int], paid: list[int]
) -> None:
    assert merged(holdings, size=3).gains() == paid


@pytest.mark.parametrize(
    ("corporation", "size", "majority"),
    [(SACKSON, 2, 2000), (SACKSON, 5, 5000), (HYDRA, 5, 6000), (PHOENIX, 10, 8000)],
)
def test_A18_on_the_size_before_the_merger(corporation: int, size: int, majority: int) -> None:
    scenario = merged([0, 2, 1], corporation=corporation, size=size)
    assert scenario.gains() == [0, majority, majority // 2]


def test_A18_it_does_not_matter_who_merged() -> None:
    for turn in range(3):
        assert merged([3, 2, 1], size=3, turn=turn).gains() == [3000, 1500, 0]


def test_A18_everyone_shows_their_shares_before_bonuses_are_paid() -> None:
    scenario = merged([0, 2, 1, 5], hidden=True)
    shown = [(1, SACKSON, 2), (2, SACKSON, 1), (3, SACKSON, 5)]
    assert scenario.told(SHOWED, to=ONLOOKER) == shown
    story = scenario.story()
    assert story.index("bonus") > story.index("showed")


def test_A18_bonuses_are_told_with_their_place() -> None:
    scenario = merged([3, 2, 1], size=3)
    assert [(event[:3], PLACE_RULES[event[3]]) for event in scenario.told(BONUS)] == [
        ((0, SACKSON, 3000), "A18"),
        ((1, SACKSON, 1500), "A18"),
    ]


@pytest.mark.parametrize("holdings", [[1, 0, 0], [0, 25, 0], [0, 0, 0, 0, 0, 7]])
def test_A19_a_sole_shareholder_gets_both_bonuses(holdings: list[int]) -> None:
    scenario = merged(holdings, corporation=HYDRA, size=4)
    assert scenario.gains() == [7500 if shares else 0 for shares in holdings]
    assert [PLACE_RULES[event[3]] for event in scenario.told(BONUS)] == ["A19"]


@pytest.mark.parametrize(
    ("corporation", "size", "holdings", "paid"),
    [
        # Low, size 2: 2000 + 1000.
        (SACKSON, 2, [2, 2, 0], [1500, 1500, 0]),
        (SACKSON, 2, [2, 2, 1], [1500, 1500, 0]),  # no minority bonus
        (SACKSON, 2, [1, 2, 2], [0, 1500, 1500]),
        (SACKSON, 2, [2, 1, 2], [1500, 0, 1500]),
        (SACKSON, 2, [4, 4, 4], [1000, 1000, 1000]),
        (SACKSON, 2, [2, 2, 2, 2], [800] * 4),  # 750
        (SACKSON, 2, [1, 1, 1, 1, 1], [600] * 5),
        (SACKSON, 2, [3, 3, 3, 3, 1, 0], [800, 800, 800, 800, 0, 0]),
        (SACKSON, 2, [3, 3, 3, 3, 3, 2], [600] * 5 + [0]),
        (SACKSON, 2, [4] * 6, [500] * 6),
        # Middle, size 2: 3000 + 1500.
        (HYDRA, 2, [1, 1, 0], [2300, 2300, 0]),  # 2250
        (HYDRA, 2, [1, 1, 1], [1500] * 3),
        (HYDRA, 2, [1, 1, 1, 1], [1200] * 4),  # 1125
        (HYDRA, 2, [5, 5, 5, 5, 5], [900] * 5),
        (HYDRA, 2, [4] * 6, [800] * 6),  # 750
        # High, size 3: 5000 + 2500.
        (PHOENIX, 3, [12, 12, 1], [3800, 3800, 0]),  # 3750
        (PHOENIX, 3, [8, 8, 8], [2500] * 3),
        (PHOENIX, 3, [6, 6, 6, 6], [1900] * 4),  # 1875
        (PHOENIX, 3, [4] * 6, [1300] * 6),  # 1250
        # Low, size 6: 6000 + 3000, which four cannot divide into hundreds.
        (ZETA, 6, [2, 2, 2, 2, 1], [2300, 2300, 2300, 2300, 0]),  # 2250
    ],
)
def test_A20_tie_for_most_adds_both_bonuses_and_rounds_up(
    corporation: int, size: int, holdings: list[int], paid: list[int]
) -> None:
    scenario = merged(holdings, corporation=corporation, size=size)
    assert scenario.gains() == paid
    assert {PLACE_RULES[event[3]] for event in scenario.told(BONUS)} == {"A20"}


@pytest.mark.parametrize(
    ("corporation", "size", "holdings", "paid"),
    [
        # Low, size 2: 2000, then 1000 to divide.
        (SACKSON, 2, [3, 2, 2], [2000, 500, 500]),
        (SACKSON, 2, [2, 3, 2], [500, 2000, 500]),
        (SACKSON, 2, [2, 2, 3], [500, 500, 2000]),
        (SACKSON, 2, [1, 1, 2, 1], [400, 400, 2000, 400]),  # 333
        (SACKSON, 2, [5, 4, 4, 4, 4], [2000, 300, 300, 300, 300]),  # 250
        (SACKSON, 2, [1, 1, 1, 1, 1, 2], [200, 200, 200, 200, 200, 2000]),
        (SACKSON, 2, [9, 2, 2, 1, 1, 1], [2000, 500, 500, 0, 0, 0]),
        (SACKSON, 2, [1, 2, 9, 1, 2, 1], [0, 500, 2000, 0, 500, 0]),
        # Middle, size 2: 3000, then 1500.
        (HYDRA, 2, [0, 3, 1, 1], [0, 3000, 800, 800]),  # 750
        (HYDRA, 2, [3, 1, 1, 1], [3000, 500, 500, 500]),
        (HYDRA, 2, [3, 1, 1, 1, 1], [3000, 400, 400, 400, 400]),  # 375
        # High, size 3: 5000, then 2500.
        (PHOENIX, 3, [3, 1, 1], [5000, 1300, 1300]),  # 1250
        (PHOENIX, 3, [3, 1, 1, 1], [5000, 900, 900, 900]),  # 833
        (PHOENIX, 3, [3, 1, 1, 1, 1], [5000, 700, 700, 700, 700]),  # 625
        (PHOENIX, 3, [3, 1, 1, 1, 1, 1], [5000, 500, 500, 500, 500, 500]),
    ],
)
def test_A21_tie_for_second_divides_the_minority_bonus_and_rounds_up(
    corporation: int, size: int, holdings: list[int], paid: list[int]
) -> None:
    scenario = merged(holdings, corporation=corporation, size=size)
    assert scenario.gains() == paid
    assert [PLACE_RULES[event[3]] for event in scenario.told(BONUS)].count("A21") == (
        len([money for money in paid if money]) - 1
    )


def test_A22_shareholders_of_the_survivor_get_no_bonus() -> None:
    scenario = position("SS.QQQ", hands={0: "3A"}, shares={SACKSON: [0, 0, 1], QUANTUM: [9, 4]})
    scenario.decide(place("3A"))
    assert scenario.gains() == [0, 0, 3000]
    assert {event[1] for event in scenario.told(BONUS)} == {SACKSON}


def unheld(seats: int, hidden: bool) -> AcquireScenario:
    """A position that no game comes to: Sackson is on the board, and nobody has a share of it."""
    scenario = position("SS.QQQ", seats=seats, hands={0: "3A"}, hidden=hidden)
    for seat in range(seats):
        scenario.game._move_shares(SACKSON, seat, -scenario.game.held(seat, SACKSON))
    return scenario


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_A18_what_nobody_holds_pays_nobody_in_a_merger(seats: int, hidden: bool) -> None:
    scenario = unheld(seats, hidden)
    scenario.decide(place("3A"))
    assert scenario.sizes() == {"Q": 6}
    assert scenario.gains() == [0] * seats
    assert scenario.told(BONUS) == scenario.told(SHOWED) == scenario.told(MARKET) == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_A18_what_nobody_holds_pays_nobody_at_the_end(seats: int) -> None:
    scenario = unheld(seats, hidden=False)
    scenario.game.finish()
    assert {event[1] for event in scenario.told(BONUS)} <= {QUANTUM}
    assert [event[0] for event in scenario.told(MARKET)] == ([QUANTUM] if seats == 2 else [])
