"""Phase 3, passing the marker: P20."""

import pytest

from tests.rules.ponzi.position import PASS, dealt, fund, position, remove
from tests.rules.ponzi.starts import BEARISH, CALM
from tontine.rules.ponzi.decisions import CRASHED, MARKER, REFILLED, REMOVED, RESHUFFLED


@pytest.mark.parametrize(("seats", "marker", "left"), [(3, 0, 1), (3, 2, 0), (5, 3, 4), (5, 4, 0)])
def test_P20_the_marker_goes_to_the_left_and_its_new_holder_removes(
    seats: int, marker: int, left: int
) -> None:
    scenario = position(seats=seats, marker=marker, phase="marker")
    assert (scenario.marker, scenario.phase, scenario.game.actor) == (left, "removing", left)
    assert scenario.told(MARKER) == [(left,)]


def test_P20_any_one_card_of_the_market_is_removed() -> None:
    scenario = position(market=BEARISH, phase="marker")
    assert scenario.offered() == [f"remove {card}" for card in BEARISH]
    scenario.decide(remove(65))
    assert scenario.told(REMOVED) == [(1, 65)]
    assert 65 not in scenario.market()


@pytest.mark.parametrize("card", [18, 26])
def test_P20_a_removed_card_goes_to_the_discards(card: int) -> None:
    scenario = position(market=CALM, draws=[40], discards=[50], phase="marker")
    scenario.decide(remove(card))
    assert scenario.discards() == [card, 50]


@pytest.mark.parametrize("card", [9, 17])
def test_P20_a_starting_card_leaves_the_game(card: int) -> None:
    scenario = position(draws=[40], phase="marker")
    scenario.decide(remove(card))
    everywhere = scenario.market() + scenario.deck() + scenario.discards()
    assert sorted([*everywhere, card]) == list(range(9, 81))


def test_P20_the_market_is_refilled_and_sorted() -> None:
    scenario = position(market=CALM, draws=[27], phase="marker")
    scenario.decide(remove(20))
    assert scenario.market() == [18, 19, 21, 22, 23, 24, 25, 26, 27]
    assert scenario.told(REFILLED) == [(27,)]


def test_P20_P14_the_removed_card_comes_back_if_it_is_the_only_one() -> None:
    scenario = position(market=CALM, deck=[], phase="marker")
    scenario.decide(remove(20))
    assert scenario.told(RESHUFFLED) == [(1,)]
    assert scenario.market() == CALM
    assert scenario.discards() == []


def test_P20_P14_a_starting_card_does_not_come_back() -> None:
    scenario = position(deck=[], phase="marker")
    scenario.decide(remove(9))
    assert scenario.market() == list(range(10, 18))
    assert scenario.told(RESHUFFLED) == []


def test_P20_without_a_market_there_is_nothing_to_remove() -> None:
    scenario = position(
        market=[9], deck=[], tiles={0: "T", 1: "T"}, cash=[9, 9], wheels={1: {10: 5}}
    )
    scenario.decide(fund("grain", 9), PASS, PASS)
    assert (scenario.marker, scenario.market()) == (1, [])
    assert scenario.told(REMOVED) == []
    assert scenario.told(CRASHED) == []
    assert (scenario.phase, scenario.game.actor) == ("offering", 1)  # of the next round
    assert scenario.wheel(1) == {10: 4}


def test_P20_the_first_round_has_this_phase_too() -> None:
    scenario = dealt(3, first=2)
    scenario.decide(fund("grain", 9), PASS, PASS)
    assert (scenario.phase, scenario.game.actor) == ("removing", 0)
