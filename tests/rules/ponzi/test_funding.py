"""Phase 1, funding: P9, P10, P11, P12, P13, P14."""

import pytest

from tests.rules.ponzi.position import (
    INDUSTRY_NAMES,
    LETTERS,
    PASS,
    PonziScenario,
    dealt,
    fund,
    position,
    remove,
)
from tests.rules.ponzi.starts import CALM
from tontine.rules.chance import ScriptError
from tontine.rules.ponzi.decisions import DECLINED, FUNDED, REFILLED, RESHUFFLED


def funds(scenario: PonziScenario) -> list[str]:
    return [words for words in scenario.offered() if words != "pass"]


@pytest.mark.parametrize("marker", [0, 1, 2, 3])
def test_P9_each_in_turn_funds_or_passes_from_the_start_player_clockwise(marker: int) -> None:
    tiles = dict.fromkeys(range(4), "G")
    scenario = position(seats=4, tiles=tiles, wheels={0: {50: 4}}, marker=marker)
    for place in range(4):
        assert scenario.game.actor == (marker + place) % 4
        assert scenario.offered()[-1] == "pass"
        scenario.decide(PASS)
    assert scenario.phase == "offering"
    assert scenario.told(DECLINED) == [((marker + place) % 4,) for place in range(4)]


def test_P9_funding_takes_a_tile_and_a_card_at_once() -> None:
    scenario = dealt(3, first=1)
    scenario.decide(fund("media", 10))
    assert scenario.tiles(1) == "M"
    assert scenario.wheel(1) == {10: 5}
    assert scenario.supply()["media"] == 14
    assert 10 not in scenario.market()
    assert scenario.told(FUNDED) == [(1, 2, 10)]
    assert scenario.game.actor == 2


def test_P9_one_fund_a_round_each() -> None:
    scenario = dealt(3, first=0)
    scenario.decide(fund("media", 9), fund("media", 10), fund("media", 11))
    assert [scenario.tiles(seat) for seat in range(3)] == ["M", "M", "M"]
    assert scenario.phase == "removing"


def test_P9_who_cannot_fund_anything_is_passed_over() -> None:
    scenario = position(tiles={0: "TTTGGGMMMRRR", 1: "G", 2: ""}, marker=0)
    assert scenario.game.actor == 1
    assert scenario.told(DECLINED) == [(0,)]


@pytest.mark.parametrize("industry", INDUSTRY_NAMES)
def test_P10_a_type_without_tiles_in_supply_cannot_be_funded(industry: str) -> None:
    letter = LETTERS[INDUSTRY_NAMES.index(industry)]
    scenario = position(seats=4, tiles={0: letter * 5, 1: letter * 5, 2: letter * 5}, marker=3)
    assert scenario.supply()[industry] == 0
    assert not [words for words in funds(scenario) if industry in words]
    assert len(funds(scenario)) == 9
    assert scenario.refusal(fund(industry, 9)) == ("P10", "no_supply")


def test_P10_the_last_tile_can_be_funded() -> None:
    scenario = position(seats=4, tiles={0: "GGGGG", 1: "GGGGG", 2: "GGGG"}, marker=3)
    scenario.decide(fund("grain", 9))
    assert scenario.supply()["grain"] == 0


@pytest.mark.parametrize(("owned", "may"), [(0, True), (1, True), (2, True), (3, False)])
def test_P10_only_with_fewer_than_three_of_the_type(owned: int, may: bool) -> None:
    scenario = position(tiles={0: "M" * owned, 1: "R"}, market=CALM)
    assert any("media" in words for words in funds(scenario)) == may
    refusals = {scenario.refusal(fund("media", card)) for card in CALM}
    assert (None in refusals) == may
    assert (("P10", "three_already") in refusals) != may


@pytest.mark.parametrize(("owned", "row"), [(0, [9, 10, 11]), (1, [12, 13, 14]), (2, [15, 16, 17])])
def test_P11_the_card_comes_from_the_row_of_the_tile(owned: int, row: list[int]) -> None:
    scenario = position(tiles={0: "G" * owned, 1: "R"})
    assert [words for words in funds(scenario) if "grain" in words] == [
        f"fund grain {card}" for card in row
    ]
    for card in range(9, 18):
        refusal = None if card in row else ("P11", "wrong_row")
        assert scenario.refusal(fund("grain", card)) == refusal


def test_P11_the_rulebooks_example() -> None:
    """Grace, with two tiles of transportation and one of real estate, funds a third."""
    scenario = position(tiles={0: "TTR"}, wheels={1: {12: 5}}, market=CALM)
    scenario.decide(fund("transportation", 25), PASS, PASS, remove(18), PASS, PASS)
    assert scenario.game.actor == 0
    assert not [words for words in funds(scenario) if "transportation" in words]
    assert [words.split()[-1] for words in funds(scenario) if "real" in words] == [
        str(card) for card in scenario.rows()[1]
    ]


@pytest.mark.parametrize(("card", "space"), [(20, 3), (25, 4), (21, 5)])
def test_P12_the_card_goes_to_the_space_of_its_period_and_the_bank_pays_its_value(
    card: int, space: int
) -> None:
    scenario = position(market=[card, 26, 27, 28, 29, 30, 31, 32, 33], cash=[7, 1])
    scenario.decide(fund("grain", card))
    assert scenario.wheel(0) == {card: space}
    assert scenario.money() == [7 + card, 1, 0]


def test_P13_the_market_is_refilled_and_sorted_at_once() -> None:
    scenario = dealt(3, first=0, draws=[40, 18])
    scenario.decide(fund("media", 10))
    assert scenario.rows() == [[9, 11, 12], [13, 14, 15], [16, 17, 40]]
    assert scenario.told(REFILLED) == [(40,)]
    assert 40 not in scenario.deck()
    scenario.decide(fund("media", 12))  # which is in row 1 by now
    assert scenario.rows() == [[9, 11, 13], [14, 15, 16], [17, 18, 40]]


def test_P13_a_low_card_goes_to_the_first_row() -> None:
    scenario = position(market=[20, 30, 31, 32, 33, 34, 35, 36, 37], draws=[19])
    scenario.decide(fund("grain", 30))
    assert scenario.rows() == [[19, 20, 31], [32, 33, 34], [35, 36, 37]]


def test_P13_a_short_market_is_filled_up_as_soon_as_there_are_cards() -> None:
    scenario = position(market=CALM[:5], deck=[], discards=[30, 31, 32, 33, 34, 35])
    scenario.decide(fund("grain", 18))
    assert len(scenario.market()) == 9
    assert len(scenario.deck()) == 1


def test_P14_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    scenario = position(market=CALM, deck=[], discards=[40, 41, 42], draws=[41])
    scenario.decide(fund("grain", 18))
    assert scenario.told(RESHUFFLED) == [(3,)]
    assert scenario.market() == [*CALM[1:], 41]
    assert scenario.deck() == [40, 42]
    assert scenario.discards() == []


def test_P14_the_discards_are_shuffled() -> None:
    def drawn(seed: int) -> int:
        scenario = position(market=CALM, deck=[], discards=[40, 41, 42, 43], seed=seed)
        scenario.decide(fund("grain", 18))
        return max(scenario.market())

    assert {drawn(seed) for seed in range(50)} == {40, 41, 42, 43}


def test_P14_the_discards_stay_where_they_are_while_there_is_a_deck() -> None:
    scenario = position(market=CALM, deck=[50, 51], discards=[40])
    scenario.decide(fund("grain", 18))
    assert scenario.discards() == [40]
    assert scenario.told(RESHUFFLED) == []


def test_P14_the_deck_is_rebuilt_as_soon_as_its_last_card_has_been_drawn() -> None:
    """Nothing needs to be wanted from it."""
    scenario = position(market=CALM, deck=[50], discards=[40, 41])
    scenario.decide(fund("grain", 18))
    assert scenario.market() == [*CALM[1:], 50]
    assert (scenario.deck(), scenario.discards()) == ([40, 41], [])
    assert scenario.story()[-3:] == ["funded", "refilled", "reshuffled"]
    assert scenario.told(RESHUFFLED) == [(2,)]


def test_P14_what_is_discarded_afterwards_is_not_in_the_new_deck() -> None:
    """Seat 2 takes the last card of the deck; then the marker's holder removes the 26."""
    scenario = position(market=CALM, deck=[50], discards=[40, 41], marker=2, draws=[50, 41])
    scenario.decide(fund("grain", 18), PASS, PASS, remove(26))
    assert (scenario.deck(), scenario.discards()) == ([40], [26])
    assert scenario.told(RESHUFFLED) == [(2,)]


def test_P14_P20_what_was_discarded_before_is_in_it() -> None:
    """The card that takes the place of the one removed is the last."""
    scenario = position(market=CALM, deck=[50], discards=[40], phase="marker")
    scenario.decide(remove(26))
    assert (scenario.deck(), scenario.discards()) == ([26, 40], [])


def test_P14_P13_a_deck_rebuilt_in_the_middle_of_refilling_goes_on_filling() -> None:
    scenario = position(market=CALM[:7], deck=[50], discards=[40, 41, 42], draws=[50, 41, 40])
    scenario.decide(fund("grain", 18))
    assert scenario.market() == [*CALM[1:7], 40, 41, 50]
    assert scenario.deck() == [42]
    assert scenario.told(RESHUFFLED) == [(3,)]


@pytest.mark.parametrize("card", [26, 18])
def test_P14_a_physical_game_cannot_bring_a_card_that_was_discarded_too_late(card: int) -> None:
    scenario = position(market=CALM, deck=[50], discards=[40, 41], marker=2, draws=[50, card])
    scenario.decide(fund("grain", 18), PASS, PASS)
    with pytest.raises(ScriptError) as error:
        scenario.game.apply(scenario.game.actor, *remove(26))
    assert error.value.value == card


def test_P14_with_both_empty_the_market_stays_short() -> None:
    scenario = position(market=CALM, deck=[])
    scenario.decide(fund("grain", 18))
    assert scenario.rows() == [[19, 20, 21], [22, 23, 24], [25, 26]]
    scenario.decide(fund("grain", 19))
    assert scenario.rows() == [[20, 21, 22], [23, 24, 25], [26]]
    assert scenario.told(RESHUFFLED) == []


def test_P14_without_discards_the_deck_is_rebuilt_when_a_card_is_wanted() -> None:
    """Seat 0 draws the last card, and there is nothing to shuffle until one is removed."""
    scenario = position(market=CALM, deck=[50], tiles={}, marker=2)
    scenario.decide(fund("grain", 18))
    assert (len(scenario.market()), scenario.deck(), scenario.discards()) == (9, [], [])
    assert scenario.told(RESHUFFLED) == []
    scenario.decide(fund("media", 19), PASS)
    assert len(scenario.market()) == 8
    scenario.decide(remove(50))
    assert scenario.market() == [*CALM[2:], 50]
    assert scenario.told(RESHUFFLED) == [(1,)]


@pytest.mark.parametrize(
    ("shown", "owned", "cards"),
    [
        (8, 2, [24, 25]),
        (7, 2, [24]),
        (6, 2, []),
        (6, 1, [21, 22, 23]),
        (4, 1, [21]),
        (3, 1, []),
        (3, 0, [18, 19, 20]),
        (1, 0, [18]),
    ],
)
def test_P14_a_row_without_cards_cannot_be_funded_from(
    shown: int, owned: int, cards: list[int]
) -> None:
    scenario = position(market=CALM[:shown], deck=[], tiles={0: "G" * owned})
    offered = [words for words in funds(scenario) if "grain" in words]
    assert offered == [f"fund grain {card}" for card in cards]


@pytest.mark.parametrize(("shown", "tiles"), [(3, "TGMR"), (6, "TTGGMMRR"), (6, "TTGGGMMMRR")])
def test_P14_who_finds_all_rows_in_question_empty_is_passed_over(shown: int, tiles: str) -> None:
    scenario = position(market=CALM[:shown], deck=[], tiles={0: tiles})
    assert scenario.game.actor == 1
    assert scenario.told(DECLINED) == [(0,)]
    more = position(market=CALM[: shown + 1], deck=[], tiles={0: tiles})
    assert more.game.actor == 0


def test_P14_without_a_market_nobody_funds() -> None:
    scenario = position(market=[], deck=[], tiles={0: "G", 1: "G"}, wheels={0: {9: 5}})
    assert scenario.told(DECLINED) == [(0,), (1,), (2,)]
    assert scenario.phase == "offering"
