"""What is in the box: P1, P2, P3, P4, P5."""

import pytest

from tests.rules.ponzi.position import (
    INDUSTRY_NAMES,
    OTHERS,
    STARTING,
    dealt,
    fund,
    position,
    remove,
)
from tests.rules.ponzi.starts import CALM, settle
from tontine.rules.ponzi.components import (
    FEWEST_SEATS,
    INTERESTS,
    LUXURY_PRICES,
    MOST_SEATS,
    PERIODS,
)

EVERY_CARD = [*STARTING, *OTHERS]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_P1_three_to_five_players(seats: int) -> None:
    assert (FEWEST_SEATS, MOST_SEATS) == (3, 5)
    scenario = dealt(seats)
    assert scenario.money() == [0] * seats
    assert scenario.phase == "funding"


def test_P1_there_are_72_fund_cards_of_different_value() -> None:
    scenario = dealt(3)
    assert sorted(scenario.market() + scenario.deck()) == list(range(9, 81))
    assert len(EVERY_CARD) == 72


@pytest.mark.parametrize(
    ("card", "period", "interest"),
    [
        (9, 5, 8),
        (12, 5, 11),
        (13, 4, 10),
        (16, 4, 13),
        (17, 3, 11),
        (18, 3, 12),
        (20, 3, 14),
        (21, 5, 26),
        (24, 5, 32),
        (25, 4, 27),
        (28, 4, 33),
        (29, 3, 26),
        (32, 3, 29),
        (33, 5, 57),
        (36, 5, 63),
        (37, 4, 53),
        (40, 4, 59),
        (41, 3, 46),
        (44, 3, 52),
        (45, 5, 102),
        (48, 5, 111),
        (49, 4, 91),
        (52, 4, 98),
        (53, 3, 75),
        (56, 3, 81),
        (57, 5, 162),
        (60, 5, 171),
        (61, 4, 140),
        (64, 4, 149),
        (65, 3, 114),
        (72, 3, 128),
        (80, 3, 144),
    ],
)
def test_P1_a_card_has_a_period_and_an_interest(card: int, period: int, interest: int) -> None:
    assert (PERIODS[card], INTERESTS[card]) == (period, interest)
    scenario = settle({0: {card: 1}}, cash=[200])
    assert scenario.money()[0] == 200 - interest
    assert scenario.wheel(0) == {card: period}


def test_P1_all_cards_together_are_those_of_the_data() -> None:
    assert [sum(PERIODS[c] == period for c in EVERY_CARD) for period in (3, 4, 5)] == [32, 20, 20]
    assert sum(INTERESTS[card] for card in EVERY_CARD) == 5563


@pytest.mark.parametrize("card", STARTING)
def test_P1_the_starting_cards_are_9_to_17(card: int) -> None:
    scenario = dealt(3)
    assert card in scenario.market()
    scenario = position(market=[*CALM[1:], card], deck=[], phase="marker")
    scenario.decide(remove(card))  # out of the game: it would come back otherwise
    assert scenario.market() == CALM[1:]


def bears(english: bool) -> list[int]:
    return [
        card
        for card in EVERY_CARD
        if position(market=[card], deck=[], tiles={0: "G"}, english=english).game.bears()
    ]


def test_P2_in_the_edition_of_2015_the_bears_are_65_to_80() -> None:
    assert bears(english=False) == list(range(65, 81))
    assert len(EVERY_CARD) - len(STARTING) - len(bears(english=False)) == 47
    assert len(bears(english=False)) == 16


def test_P2_in_the_english_edition_63_and_64_are_bears_too() -> None:
    assert bears(english=True) == list(range(63, 81))
    assert len(EVERY_CARD) - len(STARTING) - len(bears(english=True)) == 45
    assert len(bears(english=True)) == 18


def test_P2_the_edition_of_2015_is_the_default() -> None:
    assert not position(market=[63, 64], deck=[]).game.bears()


def test_P3_there_are_15_tiles_of_each_of_four_industries() -> None:
    assert dealt(5).supply() == {
        "transportation": 15,
        "grain": 15,
        "media": 15,
        "real_estate": 15,
    }


@pytest.mark.parametrize("industry", INDUSTRY_NAMES)
def test_P3_a_tile_taken_comes_from_the_supply(industry: str) -> None:
    scenario = dealt(3, first=0)
    scenario.decide(fund(industry, 9))
    assert scenario.supply() == dict.fromkeys(INDUSTRY_NAMES, 15) | {industry: 14}


def test_P4_luxuries_cost_30_56_78_and_96() -> None:
    assert list(LUXURY_PRICES) == [30, 56, 78, 96]


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_P5_the_wheel_has_an_arrow_and_five_spaces(space: int) -> None:
    """After so many turns a card is at the arrow, and not before."""
    scenario = position(wheels={0: {80: space}}, market=CALM)
    assert [scenario.game.due(0, turns) for turns in range(1, space + 1)] == [0] * (space - 1) + [
        144
    ]
    settled = settle({0: {80: space}}, cash=[200])
    assert settled.wheel(0) == {80: space - 1 if space > 1 else 3}
    assert settled.money()[0] == (200 if space > 1 else 56)
