"""What is in the box: G1 and G2, and what the rulebooks give of the house set."""

import pytest

from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.components import (
    FEWEST_SEATS,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    trend_after,
    years_of,
)
from tontine.rules.greed.decisions import CAUSES, EVENTS, LOTS, PHASES, STAGES

HOUSE = read_cards(house_text())


def test_G1_three_to_five_players() -> None:
    assert (FEWEST_SEATS, MOST_SEATS) == (3, 5)


def test_G1_eleven_goods_with_a_track_and_a_start_on_it() -> None:
    assert len(GOOD_NAMES) == len(set(GOOD_NAMES)) == GOODS == 11
    for good in range(GOODS):
        track = list(HOUSE.tracks[good])
        assert track == sorted(set(track))
        assert HOUSE.price(good, HOUSE.start[good]) in track
        assert HOUSE.top(good) == len(track) - 1
        assert HOUSE.price(good, HOUSE.top(good)) == track[-1]


@pytest.mark.parametrize(("good", "price"), [("land", 20), ("sand", 25)])
def test_G1_the_start_prices_that_are_given(good: str, price: int) -> None:
    number = GOOD_NAMES.index(good)
    assert HOUSE.price(number, HOUSE.start[number]) == price


def test_G1_coal_costs_25_to_80_and_is_two_steps_from_45_to_60() -> None:
    track = list(HOUSE.tracks[GOOD_NAMES.index("coal")])
    assert (track[0], track[-1]) == (25, 80)
    assert track.index(60) - track.index(45) == 2


def test_G1_a_trend_stands_on_one_of_five_squares_and_none_is_minus_2() -> None:
    assert [trend_after(-3, squares) for squares in range(6)] == [-3, -1, 0, 1, 2, 2]


@pytest.mark.parametrize(
    ("trend", "arrows", "after"),
    [
        (-3, 1, -1),
        (-3, 2, 0),
        (-3, 4, 2),
        (-1, -1, -3),
        (0, -1, -1),
        (0, -2, -3),
        (0, 2, 2),
        (1, -2, -1),
        (1, -3, -3),
        (2, -4, -3),
        (2, -3, -1),
        (-1, 1, 0),
        (2, 1, 2),
        (-3, -1, -3),
        (1, 9, 2),
        (1, -9, -3),
    ],
)
def test_G10_an_arrow_moves_a_trend_by_a_square(trend: int, arrows: int, after: int) -> None:
    assert trend_after(trend, arrows) == after


def test_G2_nine_symbols_of_each_metal_with_their_first_bids() -> None:
    assert len(HOUSE.gold_names) == len(HOUSE.silver_names) == 9
    assert (HOUSE.first_gold, HOUSE.first_silver) == (50, 30)
    assert list(HOUSE.gold_points) == list(range(8, 17))
    assert (min(HOUSE.silver_points), max(HOUSE.silver_points)) == (4, 9)


def test_G16_G19_an_asset_that_uses_nothing_up_produces() -> None:
    for asset in range(10, 50):
        takes = sum(HOUSE.takes[asset * GOODS : (asset + 1) * GOODS])
        assert bool(HOUSE.processes[asset]) == (takes > 0)
        assert sum(HOUSE.makes[asset * GOODS : (asset + 1) * GOODS]) > 0


@pytest.mark.parametrize(("seats", "years"), [(3, 12), (4, 8), (5, 8)])
def test_G6_twelve_years_with_three_players_otherwise_eight(seats: int, years: int) -> None:
    assert years_of(seats) == years


def test_every_event_names_the_rule_it_comes_from() -> None:
    rules = {f"G{number}" for number in range(1, 34)}
    assert all(event.rule in rules for event in EVENTS)
    assert len({event.name for event in EVENTS}) == len(EVENTS)
    assert len(STAGES) == len(PHASES) == len(set(PHASES))
    assert len(set(CAUSES)) == 5
    assert LOTS == ["gold", "silver", "company"]
