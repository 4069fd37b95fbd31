"""The end: G33."""

import pytest

from tests.rules.greed.decisions import PASS, found, raise_to
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.rules.greed.decisions import ANNOUNCED, SCORED, YEAR


def ending(
    gold: list[int], silver: list[int], purse: list[int], year: int | None = None
) -> GreedScenario:
    return position(
        phase="founders", seats=len(purse), gold=gold, silver=silver, purse=purse, year=year
    )


@pytest.mark.parametrize(
    ("gold", "silver", "purse", "scores", "ranks", "winners"),
    [
        ([0, 1], [2], [0, 0, 0], [8, 9, 4], [2, 1, 3], [1]),
        ([], [], [5, 9, 9], [0, 0, 0], [3, 1, 1], [1, 2]),
        ([0], [1, 2, 1], [0, 49, 49], [8, 10, 5], [2, 1, 3], [1]),
        ([0], [1, 1], [49, 0, 49], [8, 9, 0], [2, 1, 3], [1]),
        ([0], [2, 1, 2], [10, 10, 49], [8, 5, 10], [2, 3, 1], [2]),
        ([0, 2], [0, 0], [3, 0, 4], [17, 0, 9], [1, 3, 2], [0]),
    ],
)
def test_G33_most_points_then_most_private_money_then_shared(
    gold: list[int],
    silver: list[int],
    purse: list[int],
    scores: list[int],
    ranks: list[int],
    winners: list[int],
) -> None:
    scenario = ending(gold, silver, purse)
    assert scenario.game.over
    result = scenario.game.result()
    assert (result.scores, result.ranks, result.winners) == (scores, ranks, winners)
    assert scenario.told(SCORED) == [
        (seat, scores[seat], purse[seat]) for seat in range(len(purse))
    ]


def test_G33_points_count_more_than_any_money() -> None:
    result = ending([0], [2, 2], [0, 1 << 30, 0]).game.result()
    assert result.ranks == [2, 3, 1]


@pytest.mark.parametrize("purse", [[11, 12, 0], [12, 11, 0], [12, 12, 49]])
def test_G33_a_tie_goes_to_the_most_private_money(purse: list[int]) -> None:
    """Gold B is 9 points, silver A and B are 4 and 5."""
    scenario = ending([2, 0], [1, 1], purse)
    assert scenario.game.result().scores == [9, 9, 8]
    assert scenario.game.result().winners == [seat for seat in (0, 1) if purse[seat] == 12]


@pytest.mark.parametrize(("seats", "last"), [(3, 12), (4, 8), (5, 8)])
def test_G33_after_phase_10_of_the_last_year(seats: int, last: int) -> None:
    purse = [50] + [0] * (seats - 1)
    scenario = position(phase="founders", seats=seats, purse=purse, year=last)
    assert not scenario.game.over
    scenario.decide(raise_to(50), found(9))
    assert scenario.game.over
    assert (scenario.game.owes, scenario.game.actor) == (0, -1)
    assert scenario.phase == "over"
    assert scenario.told(YEAR) == []


@pytest.mark.parametrize(("seats", "last"), [(3, 12), (4, 8), (5, 8)])
def test_G33_the_year_before_that_goes_on(seats: int, last: int) -> None:
    hands = [[40 + seat] for seat in range(seats)]
    scenario = position(
        phase="founders",
        seats=seats,
        companies={0: firm("0")},
        hands=hands,
        purse=[50] * seats,
        year=last - 1,
    )
    scenario.decide(*[PASS] * seats)
    assert not scenario.game.over
    assert scenario.told(YEAR) == [(last, 0)]
    assert len(scenario.told(ANNOUNCED)) == seats  # the last asset cards
    assert scenario.phase == "bidding"


def test_G33_the_position_says_how_things_stand_before_the_end() -> None:
    scenario = position(phase="gold", purse=[60, 70, 80], gold=[1])
    assert scenario.game.result().scores == [0, 8, 0]
    assert scenario.game.result().ranks == [3, 1, 2]


def test_G33_when_it_is_over_nobody_decides_anything() -> None:
    scenario = ending([], [], [0, 0, 0])
    for seat in range(3):
        assert scenario.offered(seat) == []
        assert scenario.refusal(PASS, seat) == ("G33", "over")
