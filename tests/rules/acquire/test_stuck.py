"""The game that nobody can continue, and the last round in it (A33)."""

from typing import Any

import pytest

from tests.rules.acquire.pictures import (
    BLOCKED,
    BLOCKED_AS_WELL,
    BLOCKED_TOO,
    SAFE_AND_SEVEN,
    SEVEN,
    TWO_SAFE,
)
from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    KEEP,
    AcquireScenario,
    buy,
    place,
    position,
    survive,
)
from tontine.rules.acquire.components import QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import BOUGHT, SKIPPED, STUCK
from tontine.rules.chance import Rng

FIVE_BLOCKED = "2E 3E 5E 6E 8E"
FIVE_DEAD = "1B 2B 3B 4B 5B"

# Nothing but 12A and 12I can be played, and what lies beside them as long as they are not.
ALMOST_FULL = """
    SSSSSSSSSSS.
    ............
    QQQQQQQQQQQQ
    ............
    HHHHHHHHHHHH
    ............
    FFFFFFFFFFFF
    ............
    AAAAAAAAAAA.
"""
DEAD_HANDS = {1: "1D 2D 3D 4D 5D 6D", 2: "1F 2F 3F 4F 5F 6F"}


def last_tile(seats: int, turn: int, **more: Any) -> AcquireScenario:
    """The seat has the last tile that can be played; the others have dead ones, the bag none."""
    hands = {seat: f"{1 + seat}B" for seat in range(seats)}
    hands[turn] += " 12I"
    return position(TWO_SAFE, seats=seats, turn=turn, hands=hands, bag="", **more)


def finish_last_round(scenario: AcquireScenario) -> None:
    """Nobody can play: three times somebody is asked to buy, and then it is over."""
    for turn in range(scenario.game.seats):
        assert (scenario.game.over, scenario.phase, len(scenario.told(STUCK))) == (
            False,
            "buying",
            0,
        ), turn
        scenario.decide(DONE)
    assert scenario.game.over
    assert len(scenario.told(STUCK)) == 1


EVERY_ORDER = [(seats, turn) for seats in range(2, 7) for turn in range(seats)]
every_order = pytest.mark.parametrize(("seats", "turn"), EVERY_ORDER)


@every_order
def test_A33_everybody_has_one_more_turn_in_the_order_of_the_turns(seats: int, turn: int) -> None:
    scenario = last_tile(seats, turn)
    scenario.decide(place("12I"), DONE)
    asked: list[int] = []
    while not scenario.game.over:
        assert scenario.phase == "buying"
        assert len(asked) < seats
        assert scenario.told(STUCK) == []
        asked.append(scenario.game.actor)
        scenario.decide(DONE)
    assert asked == [(turn + place) % seats for place in range(1, seats + 1)]
    assert scenario.told(SKIPPED) == [(seat,) for seat in asked]
    assert len(scenario.told(STUCK)) == 1
    assert scenario.story().index("stuck") < scenario.story().index("ended")


@every_order
def test_A33_in_it_everybody_can_buy(seats: int, turn: int) -> None:
    scenario = last_tile(seats, turn, shares={SACKSON: [1], QUANTUM: [1]})
    scenario.decide(place("12I"), DONE)
    while not scenario.game.over:
        scenario.decide(buy(SACKSON), DONE)
    order = [(turn + place) % seats for place in range(1, seats + 1)]
    assert [event[:2] for event in scenario.told(BOUGHT)] == [(seat, SACKSON) for seat in order]


@pytest.mark.parametrize(
    ("seats", "turn", "place_in_it"),
    [(seats, turn, it) for seats, turn in EVERY_ORDER for it in range(seats)],
)
def test_A33_in_it_everybody_can_announce_the_end(seats: int, turn: int, place_in_it: int) -> None:
    scenario = last_tile(seats, turn)
    scenario.decide(place("12I"), DONE, *[DONE] * place_in_it)
    assert scenario.game.actor == (turn + 1 + place_in_it) % seats
    scenario.decide(ANNOUNCE, buy(SACKSON), DONE)
    assert scenario.game.over
    assert scenario.told(STUCK) == []  # it did not end by itself
    assert scenario.story().count("skipped") == place_in_it + 1


def test_A33_the_game_ends_when_only_dead_tiles_are_left() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I 1B", 1: "2B", 2: "3B"}, bag="")
    scenario.decide(place("12I"))
    assert not scenario.game.over  # the turn is finished first
    scenario.decide(DONE)
    finish_last_round(scenario)


def test_A33_when_there_are_no_tiles_left_at_all() -> None:
    scenario = position("SS", hands={0: "12I", 1: "", 2: ""}, bag="")
    scenario.decide(place("12I"), DONE)
    finish_last_round(scenario)


def test_A33_then_everything_is_paid_as_at_any_end() -> None:
    scenario = position(
        "SS.o",
        hands={0: "12I", 1: "", 2: ""},
        bag="",
        shares={SACKSON: [2, 1], QUANTUM: [0, 0, 5]},
    )
    scenario.decide(place("12I"), DONE)
    finish_last_round(scenario)
    assert scenario.money() == [6000 + 2000 + 400, 6000 + 1000 + 200, 6000]
    assert scenario.game.result().ranks == [1, 2, 3]


def test_A33_dead_tiles_in_the_bag_help_nobody() -> None:
    hands = {0: f"12I {FIVE_DEAD}", **DEAD_HANDS}
    scenario = position(ALMOST_FULL, hands=hands, bag="1H 2H 3H 4H 5H 6H 7H 8H 9H")
    scenario.decide(place("12I"), DONE)
    assert len(scenario.bag().split()) == 2  # one was drawn, and six dead ones were replaced
    finish_last_round(scenario)  # to exchange the last two does not make it longer
    assert scenario.story().count("set_aside") == 6 + 2


def test_A33_blocked_tiles_that_nothing_can_free_end_the_game() -> None:
    scenario = position(SEVEN, hands={0: "12I 2E", 1: "3E", 2: "5E"}, bag="")
    scenario.decide(place("12I"), DONE)
    finish_last_round(scenario)


def test_A33_a_playable_tile_in_the_bag_that_nobody_can_draw_helps_nobody() -> None:
    scenario = position(
        SEVEN,
        hands={0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        draws="9E",
    )
    assert scenario.fate("12C") == "lone"
    scenario.decide(place("12I"), DONE)
    assert scenario.hand(0) == BLOCKED
    finish_last_round(scenario)
    assert scenario.bag() == "12C"


def test_A33_but_not_if_the_player_draws_it() -> None:
    scenario = position(
        SEVEN,
        hands={0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        draws="12C",
    )
    scenario.decide(place("12I"), DONE)
    assert not scenario.game.over
    scenario.decide(DONE, DONE)  # seats 1 and 2 can only buy
    assert (scenario.game.actor, scenario.offered()) == (0, ["place 12C"])


def test_A33_a_dead_tile_in_a_hand_can_still_be_exchanged_for_a_playable_one() -> None:
    scenario = position(
        ALMOST_FULL,
        hands={0: f"12A {FIVE_DEAD}", **DEAD_HANDS},
        bag="1H 2H 3H 4H 5H 6H 7H 8H 12I",
        draws="1H 2H 3H 4H 5H 6H 7H",
    )
    scenario.decide(place("12A"), DONE)
    assert not scenario.game.over  # nobody can play, but seat 1 is going to draw
    scenario.decide(DONE)
    assert "12I" in scenario.hand(1).split()
    scenario.decide(DONE, DONE)
    assert (scenario.game.actor, scenario.offered()) == (1, ["place 12I", "announce"])


def test_A33_one_player_with_a_playable_tile_keeps_the_game_going() -> None:
    scenario = position(TWO_SAFE, hands={0: "12I", 1: "2B", 2: "3B 10I"}, bag="")
    scenario.decide(place("12I"), DONE)
    assert (scenario.game.actor, scenario.phase) == (1, "buying")
    scenario.decide(DONE)
    assert (scenario.game.actor, scenario.phase) == (2, "placing")
    assert scenario.told(SKIPPED) == [(1,)]


def test_A33_a_merger_in_anothers_hand_may_free_blocked_tiles() -> None:
    scenario = position(SEVEN, hands={0: "12I", 1: "3A", 2: "2E"}, bag="")
    scenario.decide(place("12I"), DONE)
    assert not scenario.game.over
    scenario.decide(place("3A"), survive(ZETA), KEEP, DONE)
    assert (scenario.game.actor, scenario.offered()) == (2, ["place 2E"])


def test_A33_a_merger_that_frees_a_corporation_lets_blocked_tiles_be_played() -> None:
    scenario = position(SEVEN, hands={0: "3A", 1: "2E", 2: ""}, bag="")
    scenario.decide(place("3A"), survive(ZETA), KEEP, DONE)
    assert not scenario.game.over


def test_A33_players_who_can_neither_play_nor_buy_are_passed_over_to_the_end() -> None:
    poor = {0: 0, 1: 0, 2: 0}
    shares = {SACKSON: [0, 1], QUANTUM: [1]}
    picture = TWO_SAFE.replace("SSSSSSSSSSS", "SS" + "." * 9)
    scenario = position(picture, hands={0: "", 1: "", 2: "12I"}, bag="", cash=poor, shares=shares)
    # Seats 0 and 1 have nothing; seat 2 plays the last tile, and then nobody has anything.
    assert (scenario.game.actor, scenario.told(SKIPPED)) == (2, [(0,), (1,)])
    scenario.decide(place("12I"))
    assert scenario.game.over
    assert scenario.told(SKIPPED) == [(seat,) for seat in (0, 1, 0, 1, 2)]


def test_A33_it_counts_from_the_exchange_that_was_the_last_hope() -> None:
    """12E is played; in turn 2 seat 0 cannot play, but still draws for the dead 1B."""
    scenario = position(
        SAFE_AND_SEVEN,
        seats=2,
        turn=1,
        hands={0: "1B 6F 5G 7G 9G 11G", 1: "12E 4H 6H 8H 10H 12H"},
        bag="3I 5I 1I",
        draws="3I 5I",
    )
    assert scenario.fate("1I") == "lone"  # what seat 0 might have drawn
    scenario.decide(place("12E"), DONE)
    assert (scenario.game.actor, scenario.phase) == (0, "buying")
    scenario.decide(DONE)
    assert (scenario.hand(0), scenario.bag()) == ("6F 5G 7G 9G 11G 5I", "1I")
    asked = []
    while not scenario.game.over:
        asked.append(scenario.game.actor)
        scenario.decide(DONE)
    assert asked == [1, 0]


def test_A33_a_dead_tile_to_exchange_keeps_the_hope_alive_for_more_than_a_round() -> None:
    """Seat 0 exchanges a dead tile for another, then another, then for one that can be played."""
    dead = "1B 2B 3B"
    scenario = position(
        SAFE_AND_SEVEN,
        seats=2,
        turn=1,
        hands={0: "1B 6F 5G 7G 9G 11G", 1: "12E 4H 6H 8H 10H 12H"},
        bag=f"3I 1I {dead[3:]}",
        draws=f"3I {dead[3:]} 1I",
    )
    scenario.decide(place("12E"), DONE)
    for _ in range(2):
        assert (scenario.game.actor, scenario.phase) == (0, "buying")
        scenario.decide(DONE)
        assert (scenario.game.actor, scenario.phase) == (1, "buying")
        scenario.decide(DONE)
    scenario.decide(DONE, DONE)  # now 1I is drawn
    assert (scenario.game.actor, scenario.offered()) == (0, ["place 1I"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A33_the_last_round_is_the_same_in_a_copy(seats: int) -> None:
    for done in range(seats):
        scenario = last_tile(seats, 0)
        scenario.decide(place("12I"), *[DONE] * (1 + done))
        twin = AcquireScenario(scenario.game.clone())
        assert twin.game == scenario.game
        for one in (scenario, twin):
            one.decide(*[DONE] * (seats - done - 1))
            assert not one.game.over
            one.decide(DONE)
            assert one.game.over


def test_A33_positions_that_differ_in_when_they_end_are_not_equal() -> None:
    """The same tiles and money, one turn and one round later."""
    scenario = last_tile(2, 0)
    scenario.decide(place("12I"), DONE)
    later = scenario.game.clone()
    later.last_placed -= 1
    assert later != scenario.game
    later = scenario.game.clone()
    later.last_drawn += 1
    assert later != scenario.game


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("reader", [1, 2])
def test_A33_who_cannot_know_is_not_told_that_the_last_round_has_begun(
    reader: int, hidden: bool
) -> None:
    """Seat 0 draws 12C, which can be played, or leaves it in the bag, where it is out of reach."""
    known: list[list[object]] = [[], []]
    for game, drawn in enumerate(("9E", "12C")):
        hands = {0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL}
        scenario = position(SEVEN, hands=hands, bag="9E 12C", draws=drawn, hidden=hidden)
        scenario.decide(place("12I"))
        for seat in (0, 1, 2):
            assert scenario.game.actor == seat
            rows = [row for row in scenario.journal.rows() if row[1] >> reader & 1]
            facts = scenario.game.snapshot()
            del facts["hands"], facts["bag"]
            known[game].append((rows, facts, scenario.hand(reader), scenario.offered(reader)))
            scenario.decide(DONE)
        assert scenario.phase == ("buying" if drawn == "9E" else "placing")
    assert known[0] == known[1]


def test_A33_in_the_last_round_it_can_be_imagined_that_it_is_not_the_last() -> None:
    """Seat 1 does not know that 12C is in the bag and not with seat 0."""
    scenario = position(
        SEVEN,
        hands={0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        draws="9E",
        remember=True,
    )
    scenario.decide(place("12I"), DONE)
    twins = [AcquireScenario(scenario.game.imagine(1, Rng(seed))) for seed in range(100)]
    assert {"12C" in twin.bag().split() for twin in twins} == {True, False}
