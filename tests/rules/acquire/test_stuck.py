"""The game that nobody can continue (A33)."""

from tests.rules.acquire.pictures import (
    BLOCKED,
    BLOCKED_AS_WELL,
    BLOCKED_TOO,
    SEVEN,
    TWO_SAFE,
)
from tests.rules.acquire.position import DONE, KEEP, place, position, survive
from tontine.rules.acquire.components import QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import SKIPPED, STUCK

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


def test_A33_the_game_ends_when_only_dead_tiles_are_left() -> None:
    table = position(TWO_SAFE, hands={0: "12I 1B", 1: "2B", 2: "3B"}, bag="")
    table.decide(place("12I"))
    assert not table.game.over  # the turn is finished first
    table.decide(DONE)
    assert table.game.over
    assert len(table.told(STUCK)) == 1


def test_A33_when_there_are_no_tiles_left_at_all() -> None:
    table = position("SS", hands={0: "12I", 1: "", 2: ""}, bag="")
    table.decide(place("12I"), DONE)
    assert table.game.over
    assert len(table.told(STUCK)) == 1


def test_A33_then_everything_is_paid_as_at_any_end() -> None:
    table = position(
        "SS.o",
        hands={0: "12I", 1: "", 2: ""},
        bag="",
        shares={SACKSON: [2, 1], QUANTUM: [0, 0, 5]},
    )
    table.decide(place("12I"), DONE)
    assert table.money() == [6000 + 2000 + 400, 6000 + 1000 + 200, 6000]
    assert table.game.result().ranks == [1, 2, 3]


def test_A33_dead_tiles_in_the_bag_help_nobody() -> None:
    hands = {0: f"12I {FIVE_DEAD}", **DEAD_HANDS}
    table = position(ALMOST_FULL, hands=hands, bag="1H 2H 3H 4H 5H 6H 7H 8H 9H")
    table.decide(place("12I"), DONE)
    assert table.game.over
    assert len(table.bag().split()) == 2  # one was drawn, and six dead ones were replaced


def test_A33_blocked_tiles_that_nothing_can_free_end_the_game() -> None:
    table = position(SEVEN, hands={0: "12I 2E", 1: "3E", 2: "5E"}, bag="")
    table.decide(place("12I"), DONE)
    assert table.game.over
    assert len(table.told(STUCK)) == 1


def test_A33_a_playable_tile_in_the_bag_that_nobody_can_draw_helps_nobody() -> None:
    table = position(
        SEVEN,
        hands={0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        draws="9E",
    )
    assert table.fate("12C") == "lone"
    table.decide(place("12I"), DONE)
    assert table.hand(0) == BLOCKED
    assert table.game.over
    assert table.bag() == "12C"


def test_A33_but_not_if_the_player_draws_it() -> None:
    table = position(
        SEVEN,
        hands={0: f"{FIVE_BLOCKED} 12I", 1: BLOCKED_TOO, 2: BLOCKED_AS_WELL},
        bag="9E 12C",
        draws="12C",
    )
    table.decide(place("12I"), DONE)
    assert not table.game.over
    table.decide(DONE, DONE)  # seats 1 and 2 can only buy
    assert (table.game.actor, table.offered()) == (0, ["place 12C"])


def test_A33_a_dead_tile_in_a_hand_can_still_be_exchanged_for_a_playable_one() -> None:
    table = position(
        ALMOST_FULL,
        hands={0: f"12A {FIVE_DEAD}", **DEAD_HANDS},
        bag="1H 2H 3H 4H 5H 6H 7H 8H 12I",
        draws="1H 2H 3H 4H 5H 6H 7H",
    )
    table.decide(place("12A"), DONE)
    assert not table.game.over  # nobody can play, but seat 1 is going to draw
    table.decide(DONE)
    assert "12I" in table.hand(1).split()
    table.decide(DONE, DONE)
    assert (table.game.actor, table.offered()) == (1, ["place 12I", "announce"])


def test_A33_one_player_with_a_playable_tile_keeps_the_game_going() -> None:
    table = position(TWO_SAFE, hands={0: "12I", 1: "2B", 2: "3B 10I"}, bag="")
    table.decide(place("12I"), DONE)
    assert (table.game.actor, table.phase) == (1, "buying")
    table.decide(DONE)
    assert (table.game.actor, table.phase) == (2, "placing")
    assert table.told(SKIPPED) == [(1,)]


def test_A33_a_merger_in_anothers_hand_may_free_blocked_tiles() -> None:
    table = position(SEVEN, hands={0: "12I", 1: "3A", 2: "2E"}, bag="")
    table.decide(place("12I"), DONE)
    assert not table.game.over
    table.decide(place("3A"), survive(ZETA), KEEP, DONE)
    assert (table.game.actor, table.offered()) == (2, ["place 2E"])


def test_A33_a_merger_that_frees_a_corporation_lets_blocked_tiles_be_played() -> None:
    table = position(SEVEN, hands={0: "3A", 1: "2E", 2: ""}, bag="")
    table.decide(place("3A"), survive(ZETA), KEEP, DONE)
    assert not table.game.over


def test_A33_players_who_can_neither_play_nor_buy_are_passed_over_to_the_end() -> None:
    poor = {0: 0, 1: 0, 2: 0}
    shares = {SACKSON: [0, 1], QUANTUM: [1]}
    picture = TWO_SAFE.replace("SSSSSSSSSSS", "SS" + "." * 9)
    table = position(picture, hands={0: "", 1: "", 2: "12I"}, bag="", cash=poor, shares=shares)
    # Seats 0 and 1 have nothing; seat 2 plays the last tile, and then it is over.
    assert (table.game.actor, table.told(SKIPPED)) == (2, [(0,), (1,)])
    table.decide(place("12I"))
    assert table.game.over
