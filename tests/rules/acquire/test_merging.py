"""Merging: who survives, in which order, and what becomes of the tiles (A15 to A17, A24, A25)."""

import pytest

from tests.rules.acquire.pictures import TWO_SAFE
from tests.rules.acquire.position import DONE, KEEP, dispose, place, position, settle, survive
from tontine.rules.acquire.components import FUSION, HYDRA, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import ABSORBED, BONUS, DISPOSED, GREW, MERGED, SETTLED

# Four corporations of two tiles that meet at 4C.
FOUR = """
    ...Z....
    ...Z....
    .SS.HH..
    ...F....
    ...F....
"""
# The same with Z and H of three.
TWO_LARGER = FOUR.replace("HH.", "HHH").replace("...Z....", "...ZZ...", 1)

# Two safe ones and a small one meet at 6E.
SAFE_SAFE_SMALL = """
    .....SSSSSSS
    .....S.....S
    .....S......
    .....S......
    ...ZZ.......
    .....Q......
    .....Q......
    .....Q.....Q
    .....QQQQQQQ
"""


@pytest.mark.parametrize(
    ("picture", "survivor"),
    [("SS.ZZZ", "Z"), ("SSS.ZZ", "S"), ("QQQ.SS", "Q"), ("QQ.SSS", "S")],
)
def test_A15_the_larger_survives(picture: str, survivor: str) -> None:
    merging = f"{picture.index('.') + 1}A"
    scenario = position(picture, turn=1, hands={1: merging})
    scenario.decide(place(merging))
    assert scenario.told(MERGED) == [(1, "SZHFAPQ".index(survivor))]
    scenario.decide(KEEP)
    assert scenario.sizes() == {survivor: 6}


def test_A15_the_merging_tile_counts_for_neither_size() -> None:
    scenario = position("SS.ZZ", hands={0: "3A"})
    scenario.decide(place("3A"))
    assert scenario.offered() == ["survive S", "survive Z"]
    scenario.decide(survive(ZETA))
    assert scenario.told(SETTLED) == [(SACKSON, 2, 200)]


def test_A15_unincorporated_tiles_it_connects_count_for_neither() -> None:
    scenario = position(
        """
        ..o..
        SS.ZZ
        ..o..
        ..o..
        """,
        hands={0: "3B"},
    )
    scenario.decide(place("3B"))
    assert scenario.offered() == ["survive S", "survive Z"]
    scenario.decide(survive(ZETA))
    assert scenario.told(SETTLED) == [(SACKSON, 2, 200)]


def test_A16_on_equal_sizes_the_mergemaker_chooses() -> None:
    for survivor, letter in [(SACKSON, "S"), (QUANTUM, "Q")]:
        scenario = position("SS.QQ", turn=1, hands={1: "3A"})
        scenario.decide(place("3A"))
        assert (scenario.phase, scenario.game.actor) == ("surviving", 1)
        scenario.decide(survive(survivor), KEEP)
        assert scenario.sizes() == {letter: 5}


def test_A16_only_among_the_largest() -> None:
    scenario = position(TWO_LARGER, hands={0: "4C"})
    scenario.decide(place("4C"))
    assert scenario.offered() == ["survive Z", "survive H"]
    assert scenario.refusal(survive(SACKSON)) == ("A16", "not_largest")


def test_A16_no_choice_where_one_is_larger() -> None:
    scenario = position("SS.QQQ", hands={0: "3A"})
    scenario.decide(place("3A"))
    assert scenario.phase == "disposing"


def test_A17_two_corporations_of_eleven_cannot_merge() -> None:
    scenario = position(TWO_SAFE, hands={0: "6B 12I"})
    assert scenario.fate("6B") == "dead"
    assert scenario.offered() == ["place 12I", "announce"]
    assert scenario.refusal(place("6B")) == ("A17", "dead")


def test_A17_one_of_ten_is_not_yet_safe() -> None:
    scenario = position(TWO_SAFE.replace("SSSSSSSSSSS", "SSSSSSSSSS"), hands={0: "6B"})
    scenario.decide(place("6B"), KEEP)
    assert scenario.sizes() == {"Q": 22}


def test_A17_two_of_ten_can_merge() -> None:
    ten_each = TWO_SAFE.replace("SSSSSSSSSSS", "SSSSSSSSSS").replace("QQQQQQQQQQQ", "QQQQQQQQQQ")
    scenario = position(ten_each, hands={0: "6B"})
    scenario.decide(place("6B"))
    assert scenario.offered() == ["survive S", "survive Q"]


def test_A17_growing_to_eleven_makes_a_tile_dead() -> None:
    scenario = position(TWO_SAFE.replace("SSSSSSSSSSS", "SSSSSSSSSS"), hands={0: "11A", 1: "1B"})
    assert scenario.fate("1B") == "merges"
    scenario.decide(place("11A"), DONE)
    assert scenario.sizes()["S"] == 11
    assert scenario.fate("1B") == "dead"


def test_A17_merging_up_to_eleven_makes_safe() -> None:
    scenario = position(
        """
        SSSSSSSS.HH.
        ............
        QQQQQQQQQQQ.
        """,
        hands={0: "9A"},
    )
    scenario.decide(place("9A"), KEEP)
    assert scenario.sizes() == {"S": 11, "Q": 11}
    assert scenario.fate("6B") == "dead"


def test_A17_a_tile_touching_two_safe_ones_and_a_small_one_is_dead() -> None:
    scenario = position(SAFE_SAFE_SMALL, hands={0: "6E"})
    assert scenario.fate("6E") == "dead"
    assert (scenario.phase, scenario.offered()[-1]) == ("buying", "done")


def test_A17_a_safe_one_takes_over_several_small_ones() -> None:
    small = SAFE_SAFE_SMALL.replace(".....Q.....Q", "").replace(".....QQQQQQQ", "")
    scenario = position(small, hands={0: "6E"})
    scenario.decide(place("6E"))
    assert scenario.told(MERGED) == [(0, SACKSON)]
    scenario.decide(settle(QUANTUM), KEEP, KEEP)
    assert scenario.sizes() == {"S": 16}


def test_A24_the_largest_of_three_survives_and_the_next_largest_is_settled_first() -> None:
    scenario = position(
        """
        ..FF....
        ...F....
        .SS.HHHH
        """,
        hands={0: "4C"},
        shares={SACKSON: [0, 1, 1], FUSION: [0, 1, 1]},
    )
    scenario.decide(place("4C"), KEEP, KEEP, KEEP, KEEP)
    assert scenario.told(MERGED) == [(0, HYDRA)]
    assert scenario.told(SETTLED) == [(FUSION, 3, 400), (SACKSON, 2, 200)]


def test_A24_each_is_settled_completely_before_the_next() -> None:
    scenario = position(
        TWO_LARGER.replace("Z", "."),
        turn=1,
        hands={1: "4C"},
        shares={SACKSON: [2, 0, 1], HYDRA: [1], FUSION: [0, 0, 2]},
    )
    scenario.decide(place("4C"), settle(FUSION), dispose(sell=1), dispose(sell=1), dispose(trade=2))
    told = [row[0] for row in scenario.journal.rows()]
    told = [kind for kind in told if kind in (SETTLED, BONUS, DISPOSED, ABSORBED)]
    first, second = [SETTLED, BONUS, DISPOSED], [SETTLED, BONUS, BONUS, DISPOSED, DISPOSED]
    assert told == [*first, *second, ABSORBED, ABSORBED]
    assert scenario.told(DISPOSED) == [(2, FUSION, 1, 0), (2, SACKSON, 1, 0), (0, SACKSON, 0, 2)]


def test_A24_four_equals_the_mergemaker_chooses_survivor_and_order() -> None:
    scenario = position(FOUR, turn=1, hands={1: "4C"})
    scenario.decide(place("4C"))
    assert scenario.offered() == ["survive S", "survive Z", "survive H", "survive F"]
    scenario.decide(survive(HYDRA))
    assert (scenario.game.actor, scenario.phase) == (1, "settling")
    assert scenario.offered() == ["settle S", "settle Z", "settle F"]
    scenario.decide(settle(FUSION), KEEP)
    assert (scenario.game.actor, scenario.phase) == (1, "settling")
    assert scenario.offered() == ["settle S", "settle Z"]
    scenario.decide(settle(ZETA), KEEP)
    assert scenario.phase == "disposing"  # one is left: nothing to choose
    scenario.decide(KEEP)
    assert [event[0] for event in scenario.told(SETTLED)] == [FUSION, ZETA, SACKSON]
    assert scenario.sizes() == {"H": 9}


def test_A24_the_order_is_chosen_only_among_the_largest_that_are_left() -> None:
    scenario = position(TWO_LARGER, hands={0: "4C"})
    scenario.decide(place("4C"), survive(ZETA))
    assert scenario.told(SETTLED) == [(HYDRA, 3, 400)]  # without being asked
    scenario.decide(KEEP)
    assert scenario.offered() == ["settle S", "settle F"]
    assert scenario.refusal(settle(HYDRA)) == ("A24", "not_next")
    scenario.decide(settle(FUSION), KEEP, KEEP)
    assert [event[0] for event in scenario.told(SETTLED)] == [HYDRA, FUSION, SACKSON]


def test_A24_a_smaller_one_cannot_be_settled_before_larger_equals() -> None:
    larger = FOUR.replace("...Z....", "...ZZ...", 1).replace(".SS.HH..", "SSS.HHHH")
    scenario = position(larger, hands={0: "4C"})  # H 4, S 3, Z 3, F 2
    scenario.decide(place("4C"))
    assert scenario.offered() == ["settle S", "settle Z"]
    assert scenario.refusal(settle(FUSION)) == ("A24", "not_next")


def test_A25_all_tiles_belong_to_the_survivor() -> None:
    scenario = position(
        """
        ..o.....
        SS.HHH..
        ..o...o.
        .oo.....
        """,
        hands={0: "3B"},
    )
    scenario.decide(place("3B"), KEEP)
    assert scenario.picture() == ["..H", "HHHHHH", "..H...o", ".HH"]
    assert scenario.sizes() == {"H": 10}
    assert scenario.told(ABSORBED) == [(SACKSON, HYDRA, 5)]
    assert scenario.told(GREW) == [(HYDRA, 10)]


def test_A25_the_tiles_stay_with_their_owners_until_all_is_settled() -> None:
    scenario = position("SS.HHH", hands={0: "3A"})
    scenario.decide(place("3A"))
    assert scenario.sizes() == {"S": 2, "H": 3}


def test_A25_the_defunct_headquarters_return_to_the_supply() -> None:
    scenario = position("SS.HHH....o", hands={0: "3A", 1: "11B"})
    scenario.decide(place("3A"), KEEP, DONE, place("11B"))
    assert scenario.offered() == [f"found {letter}" for letter in "SZFAPQ"]


def test_A25_what_touched_the_defunct_now_touches_the_survivor() -> None:
    scenario = position(
        """
        SS.HHH
        ......
        PP....
        """,
        hands={0: "3A", 1: "1B", 2: "3B"},
    )
    assert scenario.fate("1B") == "merges"
    scenario.decide(place("3A"), KEEP, DONE)
    assert scenario.fate("3B") == "grows"
    scenario.decide(place("1B"), KEEP)
    assert scenario.told(MERGED) == [(0, HYDRA), (1, HYDRA)]
    assert scenario.sizes() == {"H": 9}


def test_A25_of_four_corporations_only_the_survivor_is_left() -> None:
    scenario = position(FOUR, hands={0: "4C"})
    scenario.decide(place("4C"), survive(FUSION), settle(ZETA), KEEP, settle(HYDRA), KEEP, KEEP)
    assert scenario.picture() == ["...F", "...F", ".FFFFF", "...F", "...F"]
    assert scenario.sizes() == {"F": 9}
    assert all(scenario.fate(tile) == "grows" for tile in ("1C", "3A", "7C", "4F"))
