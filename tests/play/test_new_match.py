"""What can be wrong with a match that is asked for, and where its chance comes from."""

from __future__ import annotations

from typing import Any

import pytest

from tests.play.acquire.merger import dealt, script_of
from tontine.play.errors import BadMatch, Refused
from tontine.play.match import Match, new_match
from tontine.play.save import dump
from tontine.rules.chance import SEED_LIMIT


def bad(*arguments: Any, **options: Any) -> str:
    """What is said to be wrong."""
    with pytest.raises(BadMatch) as error:
        new_match(*arguments, **options)
    return str(error.value)


def test_without_options_it_has_the_defaults() -> None:
    match = new_match("acquire", 3, 1)
    assert match.options == {"holdings": "open", "names": "1999"}
    assert match.seats == ["1", "2", "3"]


def test_the_same_seed_brings_the_same_match_and_no_seed_another() -> None:
    assert dump(new_match("acquire", 4, 5)) == dump(new_match("acquire", 4, 5))
    assert dump(new_match("acquire", 4, 5)) != dump(new_match("acquire", 4, 6))
    assert dump(new_match("acquire", 4)) != dump(new_match("acquire", 4))


def test_an_unknown_game_or_option_or_value_is_named() -> None:
    assert "“monopoly”" in bad("monopoly", 4)
    assert "“speed”" in bad("acquire", 4, options={"speed": "fast"})
    assert "“secret”" in bad("acquire", 4, options={"holdings": "secret"})
    assert "“True”" in bad("acquire", 4, options={"holdings": True})
    assert "“['open']”" in bad("acquire", 4, options={"holdings": ["open"]})


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 1000, True, [], ["Ada"], ["Ada"] * 7])
@pytest.mark.rule("A4")
def test_too_few_or_too_many_seats(seats: Any) -> None:
    assert "2 to 6 players" in bad("acquire", seats)


@pytest.mark.parametrize("name", ["", "  ", "\t", None, 3, b"Ada", ["Ada"]])
def test_a_seat_needs_a_name(name: Any) -> None:
    assert "a seat needs a name" in bad("acquire", ["Ada", name])


def test_a_single_name_is_not_taken_for_many() -> None:
    bad("acquire", "Ada")


@pytest.mark.parametrize(
    "seed", [True, False, "1", -1, SEED_LIMIT, 2**62, 2**63, 2**64, 2**200, 1.0, float("nan"), b"1"]
)
def test_an_absurd_seed(seed: Any) -> None:
    assert "a seed is a whole number" in bad("acquire", 4, seed)


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_the_ends_of_the_range_of_seeds(seed: int) -> None:
    assert new_match("acquire", 4, seed).version == 0


# -- scripts ---------------------------------------------------------------------------


@pytest.mark.parametrize("script", [7, "1A", ["1A"], [("bag", ["1A"])]])
def test_a_script_is_an_object(script: Any) -> None:
    assert "a script is an object" in bad("acquire", 3, script=script)


@pytest.mark.parametrize("outcomes", ["1A", [1], [None], [["1A"]], ["1A", 2]])
def test_a_stream_is_a_list_of_texts(outcomes: Any) -> None:
    assert "script, bag: a list of texts" in bad("acquire", 3, script={"bag": outcomes})


@pytest.mark.parametrize("outcomes", [7, None])
def test_a_stream_is_a_list_at_all(outcomes: Any) -> None:
    bad("acquire", 3, script={"bag": outcomes})


def test_an_unknown_stream_is_named() -> None:
    assert "“dice”" in bad("acquire", 3, script={"bag": [], "dice": ["6"]})


@pytest.mark.parametrize("tile", ["0A", "13A", "1J", "A1", "", "1AA", "\u0661A", "-1A"])
def test_a_tile_that_does_not_exist_is_named_with_its_place(tile: str) -> None:
    problem = bad("acquire", 3, script={"bag": ["1A", tile, "3A"]})
    assert "script, bag, outcome 2" in problem
    assert f"“{tile}”" in problem


def test_a_tile_that_was_drawn_before_is_named_with_its_place() -> None:
    problem = bad("acquire", 3, 1, script={"bag": ["1A", "5C", "1A"]})
    assert "bag, outcome 3: 1A is not there" in problem


def test_without_a_seed_a_script_must_go_all_the_way() -> None:
    problem = bad("acquire", 3, script={"bag": ["1A", "5C"]})
    assert "bag ends after 2 outcomes" in problem


def test_with_a_seed_a_short_script_goes_on_by_itself() -> None:
    match = new_match("acquire", 3, 4, script={"bag": ["1A", "5C"]})
    drawn = match.script()["bag"]
    assert drawn[:2] == ["1A", "5C"]
    assert len(drawn) == 3 + 3 * 6
    assert drawn == new_match("acquire", 3, 4, script={"bag": ["1a", " 5c "]}).script()["bag"]
    assert drawn != new_match("acquire", 3, 5, script={"bag": ["1A", "5C"]}).script()["bag"]


def _first_turn(match: Match) -> None:
    match.decide(0, {"kind": "place", "tile": "12A"})


def test_a_strict_script_that_ends_later_refuses_the_decision_and_changes_nothing() -> None:
    match = new_match("acquire", 3, script={"bag": script_of(3)[: 3 + 3 * 6]})
    before = dump(match)
    with pytest.raises(Refused) as refused:
        _first_turn(match)
    assert refused.value.reason == "script"
    assert "bag ends after 21 outcomes" in str(refused.value)
    assert dump(match) == before


def test_a_script_is_followed_in_order() -> None:
    match = dealt()
    _first_turn(match)
    assert match.script()["bag"] == script_of(3)[: 3 + 3 * 6 + 1]


def test_an_absurd_number_of_seats_is_refused_at_once() -> None:
    with pytest.raises(BadMatch, match="2 to 6 players"):
        new_match("acquire", 10**12)
