"""The end: G33."""

import pytest

from tests.rules.greed.position import PASS, Table, firm, found, position, raise_to
from tontine.rules.greed.decisions import ANNOUNCED, SCORED, YEAR


def ending(gold: list[int], silver: list[int], purse: list[int], year: int | None = None) -> Table:
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
    table = ending(gold, silver, purse)
    assert table.game.over
    result = table.game.result()
    assert (result.scores, result.ranks, result.winners) == (scores, ranks, winners)
    assert table.told(SCORED) == [(seat, scores[seat], purse[seat]) for seat in range(len(purse))]


def test_G33_points_count_more_than_any_money() -> None:
    result = ending([0], [2, 2], [0, 1 << 30, 0]).game.result()
    assert result.ranks == [2, 3, 1]


@pytest.mark.parametrize("purse", [[11, 12, 0], [12, 11, 0], [12, 12, 49]])
def test_G33_a_tie_goes_to_the_most_private_money(purse: list[int]) -> None:
    """Gold B is 9 points, silver A and B are 4 and 5."""
    table = ending([2, 0], [1, 1], purse)
    assert table.game.result().scores == [9, 9, 8]
    assert table.game.result().winners == [seat for seat in (0, 1) if purse[seat] == 12]


@pytest.mark.parametrize(("seats", "last"), [(3, 12), (4, 8), (5, 8)])
def test_G33_after_phase_10_of_the_last_year(seats: int, last: int) -> None:
    purse = [50] + [0] * (seats - 1)
    table = position(phase="founders", seats=seats, purse=purse, year=last)
    assert not table.game.over
    table.decide(raise_to(50), found(9))
    assert table.game.over
    assert (table.game.owes, table.game.actor) == (0, -1)
    assert table.phase == "over"
    assert table.told(YEAR) == []


@pytest.mark.parametrize(("seats", "last"), [(3, 12), (4, 8), (5, 8)])
def test_G33_the_year_before_that_goes_on(seats: int, last: int) -> None:
    hands = [[40 + seat] for seat in range(seats)]
    table = position(
        phase="founders",
        seats=seats,
        companies={0: firm("0")},
        hands=hands,
        purse=[50] * seats,
        year=last - 1,
    )
    table.decide(*[PASS] * seats)
    assert not table.game.over
    assert table.told(YEAR) == [(last, 0)]
    assert len(table.told(ANNOUNCED)) == seats  # the last asset cards
    assert table.phase == "bidding"


def test_G33_the_position_says_how_things_stand_before_the_end() -> None:
    table = position(phase="gold", purse=[60, 70, 80], gold=[1])
    assert table.game.result().scores == [0, 8, 0]
    assert table.game.result().ranks == [3, 1, 2]


def test_G33_when_it_is_over_nobody_decides_anything() -> None:
    table = ending([], [], [0, 0, 0])
    for seat in range(3):
        assert table.offered(seat) == []
        assert table.refusal(PASS, seat) == ("G33", "over")
