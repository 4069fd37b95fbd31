"""Founding (A11, A12, A13)."""

import pytest

from tests.rules.acquire.pictures import SEVEN
from tests.rules.acquire.position import DONE, KEEP, found, place, position, survive
from tontine.rules.acquire.components import HYDRA, PHOENIX, SACKSON, ZETA
from tontine.rules.acquire.decisions import FOUNDED, GIVEN, UNGIVEN

ONE_LONE = "\n".join(["."] * 4 + [".....o"])  # at 6E


@pytest.mark.parametrize("tile", ["6D", "5E", "7E", "6F"])
def test_A11_a_tile_edge_to_edge_with_a_lone_one_founds(tile: str) -> None:
    scenario = position(ONE_LONE, hands={0: tile})
    scenario.decide(place(tile))
    assert scenario.phase == "founding"


@pytest.mark.parametrize("tile", ["5D", "7D", "5F", "7F", "6C", "8E"])
def test_A11_a_tile_that_touches_only_diagonally_founds_nothing(tile: str) -> None:
    scenario = position(ONE_LONE, hands={0: tile})
    scenario.decide(place(tile))
    assert scenario.sizes() == {}
    assert scenario.game.actor == 1


def test_A11_the_founder_picks_any_corporation_not_on_the_board() -> None:
    scenario = position("SS.o.HH", hands={0: "4B"})
    scenario.decide(place("4B"))
    assert scenario.offered() == ["found Z", "found F", "found A", "found P", "found Q"]
    assert scenario.refusal(found(SACKSON)) == ("A11", "on_board")
    scenario.decide(found(PHOENIX))
    assert scenario.sizes() == {"S": 2, "H": 2, "P": 2}
    assert scenario.told(FOUNDED) == [(0, PHOENIX, 2)]


def test_A11_at_first_all_seven_can_be_founded() -> None:
    scenario = position("o", hands={0: "2A"})
    scenario.decide(place("2A"))
    assert scenario.offered() == [f"found {letter}" for letter in "SZHFAPQ"]


def test_A11_the_whole_connected_group_belongs_to_it() -> None:
    scenario = position(
        """
        o.o.oo
        .o..o.
        .oo.o.
        """,
        hands={0: "4C"},
    )
    scenario.decide(place("4C"), found(ZETA))
    assert scenario.picture() == ["o.o.ZZ", ".Z..Z", ".ZZZZ"]
    assert scenario.sizes() == {"Z": 8}


def test_A11_a_defunct_corporation_can_be_founded_again() -> None:
    scenario = position("SS.HHH...o", hands={0: "3A", 1: "10B"}, shares={SACKSON: [3]})
    scenario.decide(place("3A"), KEEP, DONE, place("10B"))
    assert "found S" in scenario.offered()
    scenario.decide(found(SACKSON))
    assert scenario.sizes() == {"S": 2, "H": 6}


def test_A12_the_founder_takes_one_free_share() -> None:
    scenario = position("o", turn=1, hands={1: "2A"})
    scenario.decide(place("2A"), found(HYDRA))
    assert scenario.holdings(HYDRA) == [0, 1, 0]
    assert scenario.game.bank(HYDRA) == 24
    assert scenario.money() == [6000] * 3
    assert scenario.told(GIVEN) == [(1, HYDRA)]


def test_A12_the_free_share_does_not_count_as_bought() -> None:
    scenario = position("o", hands={0: "2A"})
    scenario.decide(place("2A"), found(HYDRA))
    assert scenario.game.snapshot()["purchases"] == 3


def test_A12_the_last_share_is_still_given() -> None:
    scenario = position("o", hands={0: "2A"}, shares={HYDRA: [0, 12, 12]})
    scenario.decide(place("2A"), found(HYDRA))
    assert scenario.holdings(HYDRA) == [1, 12, 12]
    assert scenario.game.bank(HYDRA) == 0


def test_A12_no_free_share_when_none_is_left() -> None:
    scenario = position("o", hands={0: "2A"}, shares={HYDRA: [1, 12, 12]})
    scenario.decide(place("2A"), found(HYDRA))
    assert scenario.holdings(HYDRA) == [1, 12, 12]
    assert scenario.game.bank(HYDRA) == 0
    assert scenario.told(GIVEN) == []
    assert scenario.told(UNGIVEN) == [(0, HYDRA)]


def test_A13_an_eighth_corporation_cannot_be_founded() -> None:
    scenario = position(SEVEN, hands={0: "2E 12I"})
    assert scenario.fate("2E") == "blocked"
    assert scenario.offered() == ["place 12I"]
    assert scenario.refusal(place("2E")) == ("A13", "blocked")


def test_A13_with_seven_on_the_board_tiles_may_stand_grow_and_merge() -> None:
    scenario = position(SEVEN, hands={0: "12I 12A 3A"})
    assert [scenario.fate(tile) for tile in ("12I", "12A", "3A")] == ["lone", "grows", "merges"]
    assert len(scenario.offered()) == 3


def test_A13_with_six_on_the_board_a_seventh_can_be_founded() -> None:
    scenario = position(SEVEN.replace("QQ", ".."), hands={0: "2E"})
    scenario.decide(place("2E"))
    assert scenario.offered() == ["found Q"]


def test_A13_a_blocked_tile_may_be_played_once_a_merger_frees_a_corporation() -> None:
    scenario = position(SEVEN, hands={0: "3A", 1: "2E"})
    scenario.decide(place("3A"), survive(ZETA), KEEP, DONE, place("2E"))
    assert scenario.offered() == ["found S"]
