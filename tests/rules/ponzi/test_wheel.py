"""Phases 5 and 6, the wheel and the interest: P23 to P26."""

import pytest

from tests.rules.ponzi.position import PASS, PonziScenario, fund, position, remove
from tests.rules.ponzi.starts import BEARISH, CALM, settle
from tontine.rules.ponzi.decisions import BANKRUPT, PAID, ROUND, TURNED

# -- P23 -------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_P23_every_card_moves_one_space_nearer_the_arrow(seat: int) -> None:
    scenario = settle({seat: {9: 5, 13: 4, 20: 3, 30: 2}}, cash=[0, 0, 0])
    assert scenario.wheel(seat) == {9: 4, 13: 3, 20: 2, 30: 1}
    assert scenario.told(TURNED) == [(1,)]


@pytest.mark.parametrize("card", [18, 80, 9])
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_P23_two_spaces_after_a_crash(card: int, space: int) -> None:
    scenario = settle({1: {card: space}}, cash=[0, 200, 0], crash=True)
    if space > 2:
        assert scenario.wheel(1) == {card: space - 2}
        assert scenario.told(PAID) == []
    else:
        assert len(scenario.told(PAID)) == 1
    assert scenario.told(TURNED) == [(2,)]


def test_P23_the_rulebooks_example() -> None:
    """After a crash Alice's 80 would pass the arrow, and stops there beside the 25."""
    scenario = settle({0: {80: 1, 25: 2, 9: 3}}, cash=[200], crash=True)
    assert scenario.told(PAID) == [(0, 144 + 27)]
    assert scenario.wheel(0) == {80: 3, 25: 4, 9: 1}


def test_P23_a_card_that_stopped_at_the_arrow_is_paid_once() -> None:
    scenario = settle({0: {9: 1}}, cash=[50], crash=True)
    assert scenario.money() == [42, 0, 0]


# -- P24 -------------------------------------------------------------------------------


def test_P24_every_card_at_the_arrow_is_paid() -> None:
    wheels = {0: {9: 1, 50: 1, 60: 2}, 2: {70: 1}}
    scenario = settle(wheels, cash=[101, 7, 200])
    assert scenario.money() == [0, 7, 76]
    assert scenario.told(PAID) == [(0, 8 + 93), (2, 124)]
    assert scenario.told(BANKRUPT) == []
    assert not scenario.game.over


@pytest.mark.parametrize(("cash", "over"), [(101, False), (100, True), (93, True), (0, True)])
def test_P24_who_cannot_pay_all_of_it_is_bankrupt_and_the_game_ends(cash: int, over: bool) -> None:
    scenario = settle({1: {9: 1, 50: 1}}, cash=[0, cash, 0])
    assert scenario.game.over == over
    assert scenario.bankrupt() == ([1] if over else [])
    assert scenario.told(BANKRUPT) == ([(1, 101)] if over else [])
    assert (scenario.phase == "over") == over


def test_P24_a_bankrupt_player_pays_nothing() -> None:
    scenario = settle({1: {9: 1, 50: 1}}, cash=[0, 100, 0])
    assert scenario.money() == [0, 100, 0]
    assert scenario.told(PAID) == []


def test_P24_the_others_still_pay_in_the_round_of_a_bankruptcy() -> None:
    """All pay at once, whoever comes first."""
    scenario = settle({0: {9: 1}, 1: {50: 1}, 2: {10: 1}}, cash=[36, 0, 36])
    assert scenario.money() == [28, 0, 27]
    assert scenario.told(PAID) == [(0, 8), (2, 9)]
    assert scenario.game.result().scores == [0, 0, 0]  # 36 would have been worth a point


def test_P24_several_go_bankrupt_at_once() -> None:
    scenario = settle({0: {80: 1}, 1: {9: 1}, 2: {70: 1}}, cash=[143, 8, 0])
    assert scenario.bankrupt() == [0, 2]
    assert scenario.told(BANKRUPT) == [(0, 144), (2, 124)]
    assert scenario.money() == [143, 0, 0]


def test_P24_all_go_bankrupt_at_once() -> None:
    scenario = settle({0: {80: 1}, 1: {9: 1}, 2: {70: 1}}, cash=[143, 7, 0])
    assert scenario.bankrupt() == [0, 1, 2]
    assert scenario.game.over


def test_P24_after_the_end_nobody_owes_a_decision() -> None:
    scenario = settle({0: {80: 1}}, cash=[0])
    assert (scenario.game.owes, scenario.game.actor) == (0, -1)
    assert scenario.offered(seat=0) == []
    assert scenario.refusal(PASS, seat=0) == ("P24", "over")


def test_P24_interest_cannot_be_paid_early() -> None:
    """There is no such decision, and a card that is not at the arrow costs nothing."""
    scenario = settle({0: {9: 3, 80: 2}}, cash=[500])
    assert scenario.money() == [500, 0, 0]
    kinds = {words.split()[0] for words in scenario.offered()}
    assert kinds == {"fund", "pass"}


# -- P25 -------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "period"), [(9, 5), (25, 4), (80, 3)])
def test_P25_paid_cards_go_back_to_the_space_of_their_period(card: int, period: int) -> None:
    scenario = settle({2: {card: 1}}, cash=[0, 0, 150])
    assert scenario.wheel(2) == {card: period}


def test_P25_what_a_bankrupt_player_could_not_pay_stays_at_the_arrow() -> None:
    """All of it: who cannot pay everything pays nothing. The others' cards go back."""
    wheels = {0: {9: 1}, 1: {10: 1, 50: 1, 14: 3}, 2: {11: 4}}
    scenario = settle(wheels, cash=[36, 20, 0])
    assert scenario.bankrupt() == [1]
    assert scenario.wheel(0) == {9: 5}
    assert scenario.wheel(1) == {10: 0, 50: 0, 14: 2}
    assert scenario.wheel(2) == {11: 3}


def test_P25_of_all_who_are_bankrupt() -> None:
    scenario = settle({0: {80: 1}, 1: {79: 1}, 2: {70: 1}}, cash=[0, 0, 0], crash=True)
    assert [scenario.wheel(seat) for seat in range(3)] == [{80: 0}, {79: 0}, {70: 0}]


def test_P25_what_was_not_paid_is_still_due() -> None:
    scenario = settle({0: {80: 1, 9: 3}}, cash=[100])
    assert [scenario.game.due(0, turns) for turns in range(1, 5)] == [144, 8, 0, 144]


def again(scenario: PonziScenario) -> int:
    """The rounds, from now on, until seat 0 pays again; nobody funds."""
    rounds = 0
    paid = len(scenario.told(PAID))
    while len(scenario.told(PAID)) == paid:
        rounds += 1
        scenario.decide(PASS, PASS, PASS, remove(scenario.market()[-1]))
    return rounds


@pytest.mark.parametrize(("card", "period"), [(9, 5), (14, 4), (17, 3)])
def test_P25_a_card_never_leaves_its_wheel_and_comes_due_every_period(
    card: int, period: int
) -> None:
    scenario = settle({0: {card: 1}}, cash=[100])
    assert again(scenario) == period
    assert again(scenario) == period
    assert set(scenario.wheel(0)) == {card}


def test_P25_P12_a_card_funded_now_is_due_after_its_period() -> None:
    """The wheel turns in the same round already."""
    scenario = position(market=CALM, cash=[60], draws=[27])
    scenario.decide(fund("grain", 18), PASS, PASS, remove(26))
    assert scenario.wheel(0) == {18: 2}
    assert again(scenario) == 2


def test_P24_P25_due_says_what_will_be_owed_and_when() -> None:
    scenario = position(wheels={0: {9: 2, 17: 2, 14: 4}, 1: {80: 1}}, market=CALM)
    assert [scenario.game.due(0, turns) for turns in range(1, 9)] == [0, 19, 0, 11, 11, 0, 8, 22]
    assert [scenario.game.due(1, turns) for turns in range(1, 5)] == [144, 0, 0, 144]
    assert scenario.game.due(2, 1) == 0


def test_P23_P24_after_a_crash_due_counts_with_a_turn_of_two_spaces() -> None:
    wheels = {0: {9: 1, 17: 2, 14: 3}}
    scenario = position(wheels=wheels, market=CALM)
    scenario.game.crashed = True
    assert [scenario.game.due(0, turns) for turns in range(1, 7)] == [19, 11, 0, 11, 0, 19]
    assert settle(wheels, cash=[200], crash=True).told(PAID) == [(0, 19)]


# -- P26 -------------------------------------------------------------------------------


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_P26_the_new_round_starts_with_the_holder_of_the_marker(marker: int) -> None:
    scenario = position(market=CALM, marker=marker, turn=6, draws=[27], phase="marker")
    scenario.decide(remove(18))
    holder = (marker + 1) % 3
    assert scenario.told(ROUND) == [(7, holder)]
    assert (scenario.phase, scenario.game.actor) == ("funding", holder)


def test_P26_P23_the_round_after_a_crash_turns_the_wheel_by_one_space_again() -> None:
    scenario = position(
        market=BEARISH, draws=[30, 31, 32, 33, 34], wheels={0: {9: 5}}, phase="marker"
    )
    scenario.decide(remove(18), PASS, PASS, PASS, remove(19))
    assert scenario.told(TURNED) == [(2,), (1,)]
    assert scenario.wheel(0) == {9: 2}
