"""Phase 4, market crash: P21 and P22."""

import pytest

from tests.rules.ponzi.position import (
    INDUSTRY_NAMES,
    LETTERS,
    OTHERS,
    PASS,
    Table,
    give_back,
    position,
    remove,
)
from tests.rules.ponzi.scenes import BEARISH, CALM, settle
from tontine.rules.ponzi.decisions import CRASHED, RESHUFFLED, RETURNED, ROUND, TURNED


def bearish(bears: int) -> list[int]:
    return [*range(20, 29 - bears), *range(70, 70 + bears)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_P21_as_many_bears_as_players_crash_the_market(seats: int, more: int) -> None:
    table = position(seats=seats, market=bearish(seats + more), draws=[18], phase="marker")
    table.decide(remove(20))
    crashes = more >= 0
    assert table.told(CRASHED) == ([(seats + more,)] if crashes else [])
    assert table.told(TURNED) == [(2 if crashes else 1,)]


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
    table = position(market=market, draws=draws, phase="marker", english=english)
    table.decide(remove(18))
    assert len(table.told(CRASHED)) == crashes
    if english:
        assert table.market() == [*CALM[1:6], 27, 30, 31, 32]
        assert {18, 63, 64, 65} <= {*table.deck()}


def test_P21_bears_discards_and_deck_become_the_new_deck() -> None:
    table = position(
        market=BEARISH,
        deck=[30, 31, 32, 33],
        discards=[40, 41],
        draws=[30, 65, 41, 18],
        phase="marker",
    )
    table.decide(remove(18))  # 30 takes its place
    assert table.market() == [18, 19, 20, 21, 22, 23, 30, 41, 65]
    assert table.deck() == [31, 32, 33, 40, 66, 67]
    assert table.discards() == []
    assert table.told(RESHUFFLED) == [(9,)]


def test_P21_cards_that_are_no_bears_stay_in_the_market() -> None:
    table = position(market=BEARISH, draws=[30, 31, 32, 33], phase="marker")
    table.decide(remove(18))
    assert table.market() == [19, 20, 21, 22, 23, 30, 31, 32, 33]


def test_P21_any_of_the_cards_shuffled_together_may_come_next() -> None:
    """Bears, discards and the old deck alike."""

    def drawn(seed: int) -> set[int]:
        table = position(
            market=BEARISH,
            deck=[30, 31, 32],
            discards=[40],
            draws=[30],
            phase="marker",
            seed=seed,
        )
        table.decide(remove(18))
        return {*table.market()} - {19, 20, 21, 22, 23, 30}

    assert set().union(*map(drawn, range(60))) == {18, 31, 32, 40, 65, 66, 67}


def test_P21_no_second_crash_in_the_same_round() -> None:
    draws = [30, 68, 69, 70]
    table = position(market=BEARISH, draws=draws, wheels={0: {41: 3}}, phase="marker")
    table.decide(remove(18))
    assert table.game.bears() == 3
    assert table.told(CRASHED) == [(3,)]
    assert table.told(TURNED) == [(2,)]
    assert table.told(ROUND) == [(3, 1)]
    assert table.phase == "funding"


def test_P21_bears_left_over_from_a_crash_crash_the_next_round() -> None:
    draws = [30, 68, 69, 70, 31]
    table = position(market=BEARISH, draws=draws, wheels={0: {9: 5}}, cash=[20], phase="marker")
    table.decide(remove(18), PASS, PASS, PASS, remove(19))
    assert table.told(CRASHED) == [(3,), (3,)]


def test_P21_without_enough_cards_the_market_stays_short() -> None:
    """Here the bears are all there is to refill it with."""
    table = position(market=BEARISH, deck=[], phase="marker")
    table.decide(remove(18))
    assert table.market() == BEARISH
    short = position(market=[9, 65, 66, 67], deck=[], phase="marker")
    short.decide(remove(9))
    assert short.told(CRASHED) == [(3,)]
    assert short.market() == [65, 66, 67]


# -- P22 -------------------------------------------------------------------------------


def crash(tiles: dict[int, str], marker: int = 0, seats: int = 3) -> Table:
    bears = [*OTHERS][-seats:]
    market = [*CALM[: 9 - seats], *bears]
    table = position(
        seats=seats, market=market, tiles=tiles, marker=marker, wheels={0: {9: 5}}, phase="marker"
    )
    table.decide(remove(18))
    return table


def test_P22_each_player_returns_one_tile_of_the_type_owned_most() -> None:
    table = crash({0: "TTG", 1: "MMMR", 2: "R"})
    assert [table.tiles(seat) for seat in range(3)] == ["TG", "MMR", ""]
    assert table.supply() == {"transportation": 14, "grain": 14, "media": 13, "real_estate": 14}


@pytest.mark.parametrize(
    ("seats", "marker", "order"), [(3, 0, [1, 2, 0]), (3, 2, [0, 1, 2]), (4, 1, [2, 3, 0, 1])]
)
def test_P22_the_new_start_player_returns_first(seats: int, marker: int, order: list[int]) -> None:
    table = crash(dict.fromkeys(range(seats), "M"), marker, seats)
    assert table.told(RETURNED) == [(seat, 2) for seat in order]


def test_P22_the_choosing_goes_round_from_the_new_start_player_too() -> None:
    table = crash(dict.fromkeys(range(3), "GM"), marker=1)
    for seat, industry in [(2, "grain"), (0, "media"), (1, "grain")]:
        assert (table.phase, table.game.actor) == ("returning", seat)
        table.decide(give_back(industry))
    assert [table.tiles(seat) for seat in range(3)] == ["G", "M", "M"]
    assert table.told(RETURNED) == [(2, 1), (0, 2), (1, 1)]


@pytest.mark.parametrize(
    ("tiles", "most"), [("TRRMM", "MR"), ("TG", "TG"), ("TTGGMMRR", "TGMR"), ("TGGGMMMR", "GM")]
)
def test_P22_among_equals_the_player_chooses(tiles: str, most: str) -> None:
    table = crash({1: tiles})
    assert (table.phase, table.game.actor) == ("returning", 1)
    for letter, industry in zip(LETTERS, INDUSTRY_NAMES, strict=True):
        may = letter in most
        assert (f"return {industry}" in table.offered()) == may
        assert table.refusal(give_back(industry)) == (None if may else ("P22", "not_most"))


def test_P22_a_player_without_tiles_returns_none() -> None:
    table = crash({0: "G", 1: "", 2: "MM"})
    assert table.told(RETURNED) == [(2, 2), (0, 1)]
    assert table.tiles(1) == ""


def test_P22_nobody_has_any() -> None:
    table = crash({})
    assert table.told(RETURNED) == []
    assert table.phase == "funding"


def test_P22_more_than_three_tiles_count_as_well() -> None:
    table = crash({1: "TTTGGGGG"})
    assert table.tiles(1) == "TTTGGGG"


def test_P22_without_a_crash_nobody_returns_anything() -> None:
    table = settle({0: {9: 5}}, cash=[9], tiles={0: "GG", 1: "M"})
    assert table.told(RETURNED) == []
    assert (table.tiles(0), table.tiles(1)) == ("GG", "M")


def test_P22_a_returned_tile_is_in_supply_again() -> None:
    table = settle({3: {9: 5}}, [0] * 4, seats=4, tiles={1: "G" * 7, 2: "G" * 8}, crash=True)
    assert table.supply()["grain"] == 2
    assert [words for words in table.offered() if "grain" in words]
