"""Drawing (A28, A29)."""

from tests.rules.acquire.pictures import BLOCKED, SAFE_AND_SEVEN, SEVEN, TWO_SAFE
from tests.rules.acquire.position import DONE, AcquireScenario, place, position, tile
from tontine.rules.acquire.decisions import DREW, REFILLED, SET_ASIDE
from tontine.rules.journal import ONLOOKER


def turn(scenario: AcquireScenario, name: str) -> None:
    """A whole turn without buying."""
    scenario.decide(place(name))
    if scenario.phase == "buying":
        scenario.decide(DONE)


def test_A28_one_tile_is_drawn_at_the_end_of_the_turn() -> None:
    scenario = position("SS", hands={0: "4C 5D 6E 7F 8G 9H"}, draws="1I")
    before = scenario.bag().split()
    scenario.decide(place("4C"))
    assert scenario.bag().split() == before
    scenario.decide(DONE)
    assert scenario.hand(0) == "5D 6E 7F 8G 9H 1I"
    assert scenario.bag().split() == [name for name in before if name != "1I"]
    assert scenario.told(DREW, to=0) == [(0, tile("1I"))]
    assert scenario.told(DREW, to=1) == []
    assert scenario.told(REFILLED, to=1) == scenario.told(REFILLED, to=ONLOOKER) == [(0,)]


def test_A28_dead_tiles_are_set_aside_face_up_and_replaced() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 4E 5E 6E 7E"}, draws="1I 2I 3I")
    turn(scenario, "4E")
    assert scenario.hand(0) == "5E 6E 7E 1I 2I 3I"
    assert scenario.told(SET_ASIDE, to=ONLOOKER) == [(0, tile("1B")), (0, tile("2B"))]


def test_A28_tiles_set_aside_leave_the_game() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 4E 5E 6E 7E 8E"}, draws="1I 2I")
    bag = len(scenario.bag().split())
    turn(scenario, "4E")
    assert "1B" not in scenario.bag().split()
    assert len(scenario.bag().split()) == bag - 2
    assert scenario.picture()[1] == ""


def test_A28_the_tile_just_drawn_is_replaced_too_if_it_is_dead() -> None:
    scenario = position(TWO_SAFE, hands={0: "4E 5E 6E 7E 8E 9E"}, draws="3B 1I")
    turn(scenario, "4E")
    assert scenario.hand(0) == "5E 6E 7E 8E 9E 1I"
    assert scenario.told(SET_ASIDE) == [(0, tile("3B"))]


def test_A28_dead_replacements_wait_for_the_next_turn() -> None:
    scenario = position(
        TWO_SAFE,
        hands={0: "1B 4E 6E 8E 10E 12E", 1: "1G 3G 5G 7G 9G 11G", 2: "1I 3I 5I 7I 9I 11I"},
        draws="1H 2B 3H 4H 5H 6H",
    )
    turn(scenario, "4E")
    assert scenario.hand(0) == "2B 6E 8E 10E 12E 1H"
    turn(scenario, "1G")
    turn(scenario, "1I")
    assert scenario.told(SET_ASIDE) == [(0, tile("1B"))]
    turn(scenario, "6E")
    assert scenario.hand(0) == "8E 10E 12E 1H 5H 6H"
    assert scenario.told(SET_ASIDE) == [(0, tile("1B")), (0, tile("2B"))]


def test_A28_only_ones_own_dead_tiles_and_only_in_ones_own_turn() -> None:
    scenario = position(TWO_SAFE, hands={0: "4E 5E 6E 7E 8E 9E", 1: "1B 1G 3G 5G 7G 9G"})
    turn(scenario, "4E")
    assert scenario.hand(1) == "1B 1G 3G 5G 7G 9G"


def test_A28_blocked_tiles_cannot_be_exchanged() -> None:
    scenario = position(SEVEN, hands={0: "2E 3E 5E 6E 8E 12I"}, draws="10I")
    turn(scenario, "12I")
    assert scenario.hand(0) == "2E 3E 5E 6E 8E 10I"
    assert scenario.told(SET_ASIDE) == []


def test_A28_of_dead_and_blocked_tiles_only_the_dead_are_replaced() -> None:
    scenario = position(SAFE_AND_SEVEN, hands={0: "10B 11G 3H 12H 1I 6I"}, draws="9H 10I")
    assert [scenario.fate(name) for name in ("10B", "11G", "12H")] == ["dead", "blocked", "blocked"]
    turn(scenario, "1I")
    assert scenario.hand(0) == "11G 3H 9H 12H 6I 10I"


def test_A28_who_skips_with_dead_tiles_has_them_all_replaced() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 3B 4B 5B 6B"}, draws="1I 2I 3I 4I 5I 6I")
    scenario.decide(DONE)
    assert scenario.hand(0) == "1I 2I 3I 4I 5I 6I"


def test_A28_with_a_short_bag_only_as_many_are_replaced_as_it_has() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 3B 4E 5E 6E"}, bag="1I 3I 5I")
    turn(scenario, "4E")
    assert len(scenario.hand(0).split()) == 6
    assert {"1I", "3I", "5I", "5E", "6E"} < set(scenario.hand(0).split())
    assert len(scenario.told(SET_ASIDE)) == 2
    assert scenario.bag() == ""


def test_A28_the_last_tile_is_drawn_and_none_is_left_to_replace() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 3B 4E 5E 6E"}, bag="1I")
    turn(scenario, "4E")
    assert scenario.hand(0) == "1B 2B 3B 5E 6E 1I"
    assert scenario.told(SET_ASIDE) == []


def test_A28_blocked_tiles_fill_the_hand_and_nothing_is_drawn() -> None:
    scenario = position(SEVEN, hands={0: BLOCKED})
    scenario.decide(DONE)
    assert scenario.hand(0) == BLOCKED
    assert scenario.told(DREW) == []


def test_A29_with_an_empty_bag_nothing_is_drawn_and_play_goes_on() -> None:
    scenario = position("SS", hands={0: "4E 5G", 1: "7E", 2: "9E"}, bag="")
    turn(scenario, "4E")
    assert scenario.hand(0) == "5G"
    assert (scenario.game.actor, scenario.phase) == (1, "placing")
    turn(scenario, "7E")
    turn(scenario, "9E")
    assert (scenario.game.actor, scenario.offered()) == (0, ["place 5G"])


def test_A29_with_an_empty_bag_dead_tiles_stay() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 4E", 1: "7E"}, bag="")
    turn(scenario, "4E")
    assert scenario.hand(0) == "1B"
    assert scenario.told(SET_ASIDE) == []
    assert scenario.game.actor == 1
