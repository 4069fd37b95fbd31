"""A turn, and playing a tile (A9, A10)."""

from tests.rules.acquire.pictures import BLOCKED, DEAD, SEVEN, TWO_SAFE
from tests.rules.acquire.position import DONE, KEEP, buy, found, place, position
from tontine.rules.acquire.components import HYDRA, QUANTUM, SACKSON
from tontine.rules.acquire.decisions import PLACED, SKIPPED, TURN


def test_A9_play_then_buy_then_draw() -> None:
    table = position("SS", hands={0: "4C 5D 6E 7F 8G 9H"}, draws="1I")
    assert (table.phase, table.offered()[0]) == ("placing", "place 4C")
    table.decide(place("4C"))
    assert (table.phase, table.hand(0)) == ("buying", "5D 6E 7F 8G 9H")
    table.decide(buy(SACKSON), DONE)
    assert table.hand(0) == "5D 6E 7F 8G 9H 1I"
    assert table.story() == ["turn", "placed", "bought", "drew", "refilled", "turn"]


def test_A9_the_turn_goes_round() -> None:
    table = position("SS", turn=1, hands={0: "1E", 1: "3E", 2: "5E"})
    for seat, tile in [(1, "3E"), (2, "5E"), (0, "1E")]:
        assert table.game.actor == seat
        table.decide(place(tile), DONE)
    assert table.told(TURN) == [(1, 1), (2, 2), (0, 3), (1, 4)]


def test_A9_only_the_seat_whose_turn_it_is_is_asked() -> None:
    table = position("SS", hands={0: "4C"})
    assert table.game.owes == 0b001
    assert table.offered(1) == table.offered(2) == []


def test_A9_founding_comes_before_buying() -> None:
    table = position("o", hands={0: "2A"})
    table.decide(place("2A"))
    assert table.phase == "founding"
    table.decide(found(HYDRA))
    assert table.phase == "buying"


def test_A9_a_merger_comes_before_buying() -> None:
    table = position("SSS.HH", hands={0: "4A"}, shares={HYDRA: [1, 1]})
    table.decide(place("4A"))
    phases = [table.phase]
    for _ in range(2):
        table.decide(KEEP)
        phases.append(table.phase)
    assert phases == ["disposing", "disposing", "buying"]
    assert table.game.actor == 0


def test_A10_a_tile_is_played_on_its_own_space_and_leaves_the_hand() -> None:
    table = position("SS", hands={0: "4C 5D"})
    table.decide(place("4C"))
    assert table.picture() == ["SS", "", "...o"]
    assert table.hand(0) == "5D"
    assert len(table.told(PLACED)) == 1


def test_A10_a_tile_that_touches_nothing_stays_alone() -> None:
    table = position("SS", hands={0: "3B"})  # diagonally below the corporation
    assert table.fate("3B") == "lone"
    table.decide(place("3B"))
    assert table.sizes() == {"S": 2}
    assert table.picture() == ["SS", "..o"]


def test_A10_playing_is_compulsory_while_a_tile_is_playable() -> None:
    table = position(TWO_SAFE, hands={0: "1B 2B 3B 9I"})
    assert table.offered() == ["place 9I", "announce"]
    assert table.refusal(DONE) == ("A9", "not_now")


def test_A10_any_playable_tile_of_ones_own_hand_may_be_played() -> None:
    table = position("SS", hands={0: "9I 3A 4C 12A", 1: "5E"})
    assert sorted(table.offered()) == ["place 12A", "place 3A", "place 4C", "place 9I"]


def test_A10_with_no_playable_tile_the_player_skips_to_buying() -> None:
    table = position(TWO_SAFE, hands={0: DEAD}, draws="7I 8I 9I 10I 11I 12I")
    assert (table.game.actor, table.phase) == (0, "buying")
    assert table.told(SKIPPED) == [(0,)]
    table.decide(buy(SACKSON), buy(QUANTUM), buy(SACKSON))
    assert (table.game.actor, table.phase) == (1, "placing")


def test_A10_who_skips_with_blocked_tiles_keeps_them_and_draws_nothing() -> None:
    table = position(SEVEN, hands={0: BLOCKED})
    before = table.bag()
    table.decide(DONE)
    assert (table.hand(0), table.bag()) == (BLOCKED, before)


def test_A10_who_can_neither_play_nor_buy_is_passed_over() -> None:
    table = position(SEVEN, hands={0: BLOCKED}, cash={0: 0})
    assert table.told(SKIPPED) == [(0,)]
    assert table.told(TURN) == [(0, 1), (1, 2)]
    assert (table.game.actor, table.phase) == (1, "placing")


def test_A10_without_any_tile_the_player_still_buys() -> None:
    table = position("SS", hands={0: ""}, bag="")
    assert (table.game.actor, table.phase) == (0, "buying")
    assert table.told(SKIPPED) == [(0,)]
