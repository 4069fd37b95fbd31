"""A turn, and playing a tile (A9, A10)."""

from tests.rules.acquire.pictures import BLOCKED, DEAD, SEVEN, TWO_SAFE
from tests.rules.acquire.position import DONE, KEEP, buy, found, place, position
from tontine.rules.acquire.components import HYDRA, QUANTUM, SACKSON
from tontine.rules.acquire.decisions import PLACED, SKIPPED, TURN


def test_A9_play_then_buy_then_draw() -> None:
    scenario = position("SS", hands={0: "4C 5D 6E 7F 8G 9H"}, draws="1I")
    assert (scenario.phase, scenario.offered()[0]) == ("placing", "place 4C")
    scenario.decide(place("4C"))
    assert (scenario.phase, scenario.hand(0)) == ("buying", "5D 6E 7F 8G 9H")
    scenario.decide(buy(SACKSON), DONE)
    assert scenario.hand(0) == "5D 6E 7F 8G 9H 1I"
    assert scenario.story() == ["turn", "placed", "bought", "drew", "refilled", "turn"]


def test_A9_the_turn_goes_round() -> None:
    scenario = position("SS", turn=1, hands={0: "1E", 1: "3E", 2: "5E"})
    for seat, tile in [(1, "3E"), (2, "5E"), (0, "1E")]:
        assert scenario.game.actor == seat
        scenario.decide(place(tile), DONE)
    assert scenario.told(TURN) == [(1, 1), (2, 2), (0, 3), (1, 4)]


def test_A9_only_the_seat_whose_turn_it_is_is_asked() -> None:
    scenario = position("SS", hands={0: "4C"})
    assert scenario.game.owes == 0b001
    assert scenario.offered(1) == scenario.offered(2) == []


def test_A9_founding_comes_before_buying() -> None:
    scenario = position("o", hands={0: "2A"})
    scenario.decide(place("2A"))
    assert scenario.phase == "founding"
    scenario.decide(found(HYDRA))
    assert scenario.phase == "buying"


def test_A9_a_merger_comes_before_buying() -> None:
    scenario = position("SSS.HH", hands={0: "4A"}, shares={HYDRA: [1, 1]})
    scenario.decide(place("4A"))
    phases = [scenario.phase]
    for _ in range(2):
        scenario.decide(KEEP)
        phases.append(scenario.phase)
    assert phases == ["disposing", "disposing", "buying"]
    assert scenario.game.actor == 0


def test_A10_a_tile_is_played_on_its_own_space_and_leaves_the_hand() -> None:
    scenario = position("SS", hands={0: "4C 5D"})
    scenario.decide(place("4C"))
    assert scenario.picture() == ["SS", "", "...o"]
    assert scenario.hand(0) == "5D"
    assert len(scenario.told(PLACED)) == 1


def test_A10_a_tile_that_touches_nothing_stays_alone() -> None:
    scenario = position("SS", hands={0: "3B"})  # diagonally below the corporation
    assert scenario.fate("3B") == "lone"
    scenario.decide(place("3B"))
    assert scenario.sizes() == {"S": 2}
    assert scenario.picture() == ["SS", "..o"]


def test_A10_playing_is_compulsory_while_a_tile_is_playable() -> None:
    scenario = position(TWO_SAFE, hands={0: "1B 2B 3B 9I"})
    assert scenario.offered() == ["place 9I", "announce"]
    assert scenario.refusal(DONE) == ("A9", "not_now")


def test_A10_any_playable_tile_of_ones_own_hand_may_be_played() -> None:
    scenario = position("SS", hands={0: "9I 3A 4C 12A", 1: "5E"})
    assert sorted(scenario.offered()) == ["place 12A", "place 3A", "place 4C", "place 9I"]


def test_A10_with_no_playable_tile_the_player_skips_to_buying() -> None:
    scenario = position(TWO_SAFE, hands={0: DEAD}, draws="7I 8I 9I 10I 11I 12I")
    assert (scenario.game.actor, scenario.phase) == (0, "buying")
    assert scenario.told(SKIPPED) == [(0,)]
    scenario.decide(buy(SACKSON), buy(QUANTUM), buy(SACKSON))
    assert (scenario.game.actor, scenario.phase) == (1, "placing")


def test_A10_who_skips_with_blocked_tiles_keeps_them_and_draws_nothing() -> None:
    scenario = position(SEVEN, hands={0: BLOCKED})
    before = scenario.bag()
    scenario.decide(DONE)
    assert (scenario.hand(0), scenario.bag()) == (BLOCKED, before)


def test_A10_who_can_neither_play_nor_buy_is_passed_over() -> None:
    scenario = position(SEVEN, hands={0: BLOCKED}, cash={0: 0})
    assert scenario.told(SKIPPED) == [(0,)]
    assert scenario.told(TURN) == [(0, 1), (1, 2)]
    assert (scenario.game.actor, scenario.phase) == (1, "placing")


def test_A10_without_any_tile_the_player_still_buys() -> None:
    scenario = position("SS", hands={0: ""}, bag="")
    assert (scenario.game.actor, scenario.phase) == (0, "buying")
    assert scenario.told(SKIPPED) == [(0,)]
