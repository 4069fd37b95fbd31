"""Setup: money, opening tiles, hands, open or hidden (A4, A5, A6, A7, A8)."""

import pytest

from tests.rules.acquire.position import (
    DONE,
    KEEP,
    AcquireScenario,
    buy,
    dealt,
    found,
    place,
    position,
    scripted,
)
from tontine.rules.acquire.components import (
    FEWEST_SEATS,
    HYDRA,
    MOST_SEATS,
    QUANTUM,
    SACKSON,
)
from tontine.rules.acquire.decisions import BOUGHT, DREW, OPENED, REFILLED, SHOWED, STARTED
from tontine.rules.acquire.game import new_game, set_up
from tontine.rules.chance import Chance, Rng
from tontine.rules.journal import ONLOOKER


def test_A4_two_to_six_players() -> None:
    assert (FEWEST_SEATS, MOST_SEATS) == (2, 6)


@pytest.mark.parametrize("seats", range(2, 7))
def test_A4_everyone_starts_with_6000_and_no_shares(seats: int) -> None:
    scenario = dealt(seats)
    assert scenario.money() == [6000] * seats
    assert all(scenario.holdings(corporation) == [0] * seats for corporation in range(7))


def test_A5_each_player_draws_a_tile_and_puts_it_on_its_space() -> None:
    scenario = dealt(4, "6E 1I 12A 8C")
    assert scenario.picture() == ["...........o", "", ".......o", "", ".....o", "", "", "", "o"]
    assert [seat for seat, _ in scenario.told(OPENED)] == [0, 1, 2, 3]
    assert scenario.told(OPENED, to=ONLOOKER) == scenario.told(OPENED)


@pytest.mark.parametrize(
    ("openings", "starter"),
    [
        ("1B 9A 12I", 1),  # the rulebook's own example
        ("1I 12A 1B", 1),
        ("12A 12I 11A", 2),
        ("4C 5C 6C", 0),
        ("1A 12I 2A", 0),
    ],
)
def test_A5_row_counts_before_column_for_who_starts(openings: str, starter: int) -> None:
    scenario = dealt(3, openings)
    assert scenario.game.actor == scenario.game.turn == starter
    assert scenario.told(STARTED) == [(starter,)]


def test_A6_opening_tiles_that_touch_stay_unincorporated() -> None:
    scenario = dealt(3, "5E 6E 7E")
    assert scenario.sizes() == {}
    assert scenario.picture() == ["", "", "", "", "....ooo"]


def test_A6_a_later_tile_joins_opening_tiles_that_touch() -> None:
    scenario = dealt(3, "5E 6E 7E 6F 1A")
    scenario.decide(place("6F"), found(HYDRA))
    assert scenario.sizes() == {"H": 4}
    assert scenario.picture() == ["", "", "", "", "....HHH", ".....H"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_A7_each_player_draws_six_tiles(seats: int) -> None:
    scenario = dealt(seats)
    assert [len(scenario.hand(seat).split()) for seat in range(seats)] == [6] * seats
    assert len(scenario.bag().split()) == 108 - 7 * seats


def test_A7_the_tiles_drawn_are_hidden_from_the_others() -> None:
    scenario = dealt(3)
    for seat in range(3):
        assert {event[0] for event in scenario.told(DREW, to=seat)} == {seat}
        assert [event[0] for event in scenario.told(REFILLED, to=seat)].count(seat) == 0
        assert len(scenario.told(REFILLED, to=seat)) == 12
    assert scenario.told(DREW, to=ONLOOKER) == []
    assert len(scenario.told(REFILLED, to=ONLOOKER)) == 18


def merger(hidden: bool) -> AcquireScenario:
    """Seat 0 is about to merge Sackson, which seats 0 and 2 hold, into Quantum."""
    return position(
        """
        SS.QQQ
        """,
        hands={0: "3A"},
        shares={SACKSON: [2, 0, 1], QUANTUM: [0, 1]},
        hidden=hidden,
    )


def test_A8_open_is_the_default() -> None:
    assert not new_game(3, seed=1).hidden
    assert not set_up(3, scripted()).hidden


def test_A8_open_holdings_need_not_be_shown_in_a_merger() -> None:
    scenario = merger(hidden=False)
    scenario.decide(place("3A"))
    assert scenario.told(SHOWED) == []


def test_A8_hidden_holdings_are_shown_to_all_in_a_merger() -> None:
    scenario = merger(hidden=True)
    scenario.decide(place("3A"))
    assert scenario.told(SHOWED, to=ONLOOKER) == [(0, SACKSON, 2), (2, SACKSON, 1)]


@pytest.mark.parametrize("hidden", [False, True])
def test_A8_the_number_of_unsold_shares_is_public(hidden: bool) -> None:
    scenario = merger(hidden)
    scenario.decide(place("3A"), KEEP, KEEP, buy(QUANTUM), DONE)
    assert scenario.game.bank(QUANTUM) == 23
    assert scenario.told(BOUGHT, to=ONLOOKER) == [(0, QUANTUM, 1, 800)]


POOR = {0: 100}  # not enough for any share


def test_A8_where_holdings_are_hidden_being_asked_to_buy_does_not_tell_ones_money() -> None:
    for money in (POOR, {0: 6000}):
        scenario = position("SS", hands={0: "9I"}, cash=money, hidden=True)
        scenario.decide(place("9I"))
        assert (scenario.game.actor, scenario.phase) == (0, "buying")
    scenario = position("SS", hands={0: "9I"}, cash=POOR, hidden=True)
    scenario.decide(place("9I"))
    assert scenario.offered() == ["done"]
    scenario.decide(DONE)
    assert scenario.game.actor == 1


def test_A8_nor_does_being_asked_again_after_the_last_money_is_spent() -> None:
    scenario = position("SS", hands={0: "9I"}, cash={0: 200}, hidden=True)
    scenario.decide(place("9I"), buy(SACKSON))
    assert (scenario.game.actor, scenario.phase) == (0, "buying")
    assert scenario.offered() == ["done"]


def test_A8_where_holdings_are_open_nobody_is_asked_what_cannot_be_bought() -> None:
    scenario = position("SS", hands={0: "9I"}, cash=POOR)
    scenario.decide(place("9I"))
    assert scenario.game.actor == 1


def test_A8_where_holdings_are_hidden_nobody_is_asked_when_all_shares_are_sold() -> None:
    scenario = position("SS", hands={0: "9I"}, shares={SACKSON: [9, 9, 7]}, hidden=True)
    scenario.decide(place("9I"))
    assert scenario.game.actor == 1


@pytest.mark.parametrize("hidden", [False, True])
def test_A8_a_copy_and_another_game_like_it_hide_as_much(hidden: bool) -> None:
    game = set_up(3, Chance(Rng(1)), hidden)
    game.deal()
    assert game.hidden is game.clone().hidden is hidden
    assert game.imagine(0, Rng(2)).hidden is game.fresh(Chance(Rng(2))).hidden is hidden
