"""Phase 4, market crash: P21 and P22."""

import pytest

from tests.rules.ponzi.position import (
    INDUSTRY_NAMES,
    LETTERS,
    OTHERS,
    PASS,
    PonziScenario,
    give_back,
    position,
    remove,
)
from tests.rules.ponzi.starts import BEARISH, CALM, settle
from tontine.rules.ponzi.decisions import CRASHED, RESHUFFLED, RETURNED, ROUND, TURNED


def bearish(bears: int) -> list[int]:
    return [*range(20, 29 - bears), *range(70, 70 + bears)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_P21_as_many_bears_as_players_crash_the_market(seats: int, more: int) -> None:
    scenario = position(seats=seats, market=bearish(seats + more), draws=[18], phase="marker")
    scenario.decide(remove(20))
    crashes = more >= 0
    assert scenario.told(CRASHED) == ([(seats + more,)] if crashes else [])
    assert scenario.told(TURNED) == [(2 if crashes else 1,)]


def test_P21_what_counts_is_the_market_after_the_removal_and_the_refill() -> None:
    removed = position(market=BEARISH, draws=[30], phase="marker")
    removed.decide(remove(66))
    assert removed.told(CRASHED) == []
    drawn = position(market=[*CALM[:7], 65, 66], draws=[80], phase="marker")
    drawn.decide(remove(18))
    assert drawn.told(CRASHED) == [(3,)]
    replaced = position(market=BEARISH, draws=[80], phase="marker")
    replaced.decide(remove(66))
    assert replaced.told(CRASHED) == [(3,)]


@pytest.mark.parametrize(("english", "crashes"), [(True, 1), (False, 0)])
def test_P21_P2_the_further_bears_of_the_english_edition_count(english: bool, crashes: int) -> None:
    market = [*CALM[:6], 63, 64, 65]
    draws = [27, 30, 31, 32] if english else [27]
    scenario = position(market=market, draws=draws, phase="marker", english=english)
    scenario.decide(remove(18))
    assert len(scenario.told(CRASHED)) == crashes
    if english:
        assert scenario.market() == [*CALM[1:6], 27, 30, 31, 32]
        assert {18, 63, 64, 65} <= {*scenario.deck()}


def test_P21_bears_discards_and_deck_become_the_new_deck() -> None:
    scenario = position(
        market=BEARISH,
        deck=[30, 31, 32, 33],
        discards=[40, 41],
        draws=[30, 65, 41, 18],
        phase="marker",
    )
    scenario.decide(remove(18))  # 30 takes its place
    assert scenario.market() == [18, 19, 20, 21, 22, 23, 30, 41, 65]
    assert scenario.deck() == [31, 32, 33, 40, 66, 67]
    assert scenario.discards() == []
    assert scenario.told(RESHUFFLED) == [(9,)]


def test_P21_cards_that_are_no_bears_stay_in_the_market() -> None:
    scenario = position(market=BEARISH, draws=[30, 31, 32, 33], phase="marker")
    scenario.decide(remove(18))
    assert scenario.market() == [19, 20, 21, 22, 23, 30, 31, 32, 33]


def test_P21_any_of_the_cards_shuffled_together_may_come_next() -> None:
    """Bears, discards and the old deck alike."""

    def drawn(seed: int) -> set[int]:
        scenario = position(
            market=BEARISH,
            deck=[30, 31, 32],
            discards=[40],
            draws=[30],
            phase="marker",
            seed=seed,
        )
        scenario.decide(remove(18))
        return {*scenario.market()} - {19, 20, 21, 22, 23, 30}

    assert set().union(*map(drawn, range(60))) == {18, 31, 32, 40, 65, 66, 67}


def test_P21_no_second_crash_in_the_same_round() -> None:
    draws = [30, 68, 69, 70]
    scenario = position(market=BEARISH, draws=draws, wheels={0: {41: 3}}, phase="marker")
    scenario.decide(remove(18))
    assert scenario.game.bears() == 3
    assert scenario.told(CRASHED) == [(3,)]
    assert scenario.told(TURNED) == [(2,)]
    assert scenario.told(ROUND) == [(3, 1)]
    assert scenario.phase == "funding"


def test_P21_bears_left_over_from_a_crash_crash_the_next_round() -> None:
    draws = [30, 68, 69, 70, 31]
    scenario = position(market=BEARISH, draws=draws, wheels={0: {9: 5}}, cash=[20], phase="marker")
    scenario.decide(remove(18), PASS, PASS, PASS, remove(19))
    assert scenario.told(CRASHED) == [(3,), (3,)]


def test_P21_without_enough_cards_the_market_stays_short() -> None:
    """Here the bears are all there is to refill it with."""
    scenario = position(market=BEARISH, deck=[], phase="marker")
    scenario.decide(remove(18))
    assert scenario.market() == BEARISH
    short = position(market=[9, 65, 66, 67], deck=[], phase="marker")
    short.decide(remove(9))
    assert short.told(CRASHED) == [(3,)]
    assert short.market() == [65, 66, 67]


# -- P22 -------------------------------------------------------------------------------


def crash(tiles: dict[int, str], marker: int = 0, seats: int = 3) -> PonziScenario:
    bears = [*OTHERS][-seats:]
    market = [*CALM[: 9 - seats], *bears]
    scenario = position(
        seats=seats, market=market, tiles=tiles, marker=marker, wheels={0: {9: 5}}, phase="marker"
    )
    scenario.decide(remove(18))
    return scenario


def test_P22_each_player_returns_one_tile_of_the_type_owned_most() -> None:
    scenario = crash({0: "TTG", 1: "MMMR", 2: "R"})
    assert [scenario.tiles(seat) for seat in range(3)] == ["TG", "MMR", ""]
    assert scenario.supply() == {"transportation": 14, "grain": 14, "media": 13, "real_estate": 14}


@pytest.mark.parametrize(
    ("seats", "marker", "order"), [(3, 0, [1, 2, 0]), (3, 2, [0, 1, 2]), (4, 1, [2, 3, 0, 1])]
)
def test_P22_the_new_start_player_returns_first(seats: int, marker: int, order: list[int]) -> None:
    scenario = crash(dict.fromkeys(range(seats), "M"), marker, seats)
    assert scenario.told(RETURNED) == [(seat, 2) for seat in order]


def test_P22_the_choosing_goes_round_from_the_new_start_player_too() -> None:
    scenario = crash(dict.fromkeys(range(3), "GM"), marker=1)
    for seat, industry in [(2, "grain"), (0, "media"), (1, "grain")]:
        assert (scenario.phase, scenario.game.actor) == ("returning", seat)
        scenario.decide(give_back(industry))
    assert [scenario.tiles(seat) for seat in range(3)] == ["G", "M", "M"]
    assert scenario.told(RETURNED) == [(2, 1), (0, 2), (1, 1)]


@pytest.mark.parametrize(
    ("tiles", "most"), [("TRRMM", "MR"), ("TG", "TG"), ("TTGGMMRR", "TGMR"), ("TGGGMMMR", "GM")]
)
def test_P22_among_equals_the_player_chooses(tiles: str, most: str) -> None:
    scenario = crash({1: tiles})
    assert (scenario.phase, scenario.game.actor) == ("returning", 1)
    for letter, industry in zip(LETTERS, INDUSTRY_NAMES, strict=True):
        may = letter in most
        assert (f"return {industry}" in scenario.offered()) == may
        assert scenario.refusal(give_back(industry)) == (None if may else ("P22", "not_most"))


def test_P22_a_player_without_tiles_returns_none() -> None:
    scenario = crash({0: "G", 1: "", 2: "MM"})
    assert scenario.told(RETURNED) == [(2, 2), (0, 1)]
    assert scenario.tiles(1) == ""


def test_P22_nobody_has_any() -> None:
    scenario = crash({})
    assert scenario.told(RETURNED) == []
    assert scenario.phase == "funding"


def test_P22_more_than_three_tiles_count_as_well() -> None:
    scenario = crash({1: "TTTGGGGG"})
    assert scenario.tiles(1) == "TTTGGGG"


def test_P22_without_a_crash_nobody_returns_anything() -> None:
    scenario = settle({0: {9: 5}}, cash=[9], tiles={0: "GG", 1: "M"})
    assert scenario.told(RETURNED) == []
    assert (scenario.tiles(0), scenario.tiles(1)) == ("GG", "M")


def test_P22_a_returned_tile_is_in_supply_again() -> None:
    scenario = settle({3: {9: 5}}, [0] * 4, seats=4, tiles={1: "G" * 7, 2: "G" * 8}, crash=True)
    assert scenario.supply()["grain"] == 2
    assert [words for words in scenario.offered() if "grain" in words]
