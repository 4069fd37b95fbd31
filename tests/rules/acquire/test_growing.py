"""Growing (A14)."""

from tests.rules.acquire.position import buy, place, position
from tontine.rules.acquire.components import SACKSON
from tontine.rules.acquire.decisions import GREW


def test_A14_a_tile_touching_one_corporation_joins_it() -> None:
    scenario = position("SS", hands={0: "1B"})
    scenario.decide(place("1B"))
    assert scenario.picture() == ["SS", "S"]
    assert scenario.sizes() == {"S": 3}
    assert scenario.told(GREW) == [(SACKSON, 3)]


def test_A14_unincorporated_tiles_connected_to_it_join_too() -> None:
    scenario = position(
        """
        SS.oo..o
        ..o.o...
        .oo.....
        o......o
        """,
        hands={0: "3A"},
    )
    scenario.decide(place("3A"))
    assert scenario.picture() == ["SSSSS..o", "..S.S", ".SS", "o......o"]
    assert scenario.sizes() == {"S": 9}


def test_A14_a_tile_touching_a_corporation_and_a_lone_tile_founds_nothing() -> None:
    scenario = position("SS.o", hands={0: "3A"})
    assert scenario.fate("3A") == "grows"
    scenario.decide(place("3A"))
    assert scenario.phase == "buying"
    assert scenario.holdings(SACKSON) == [0, 0, 1]


def test_A14_touching_the_same_corporation_on_several_sides_is_no_merger() -> None:
    scenario = position(
        """
        SSS
        S.S
        SSS
        """,
        hands={0: "2B"},
    )
    assert scenario.fate("2B") == "grows"
    scenario.decide(place("2B"))
    assert scenario.sizes() == {"S": 9}


def test_A14_a_corporation_that_is_only_diagonal_does_not_grow() -> None:
    scenario = position("SS", hands={0: "3B"})
    scenario.decide(place("3B"))
    assert scenario.sizes() == {"S": 2}


def test_A14_a_lone_tile_that_joined_makes_its_neighbours_grow_the_corporation() -> None:
    scenario = position("SS.o", hands={0: "3A", 1: "5A"})
    scenario.decide(place("3A"), buy(SACKSON), buy(SACKSON), buy(SACKSON), place("5A"))
    assert scenario.sizes() == {"S": 5}


def test_A14_with_seven_on_the_board_corporations_still_grow() -> None:
    scenario = position("SS.ZZ.HH.FF\n.\nAA.PP.QQ..o", hands={0: "11B"})
    scenario.decide(place("11B"))
    assert scenario.sizes()["F"] == 4
