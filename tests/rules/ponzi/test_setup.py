"""Setting up: P6 and P7."""

import pytest

from tests.rules.ponzi.position import dealt, scripted
from tontine.rules.chance import Chance, Rng
from tontine.rules.ponzi.components import FIRST_BEAR, FIRST_BEAR_ENGLISH
from tontine.rules.ponzi.decisions import DEALT, DECK, FIRST_PLAYER, ROUND, STARTED
from tontine.rules.ponzi.game import new_game, set_up


def test_P6_the_starting_cards_lie_in_three_rows_the_lowest_first() -> None:
    assert dealt(3).rows() == [[9, 10, 11], [12, 13, 14], [15, 16, 17]]


def test_P6_the_other_63_cards_are_the_deck() -> None:
    scenario = dealt(4)
    assert scenario.deck() == list(range(18, 81))
    assert scenario.discards() == []


def test_P6_the_deck_comes_in_random_order() -> None:
    def next_card(seed: int) -> int:
        scenario = dealt(3, first=0, seed=seed)
        card = min(scenario.market())
        scenario.game.apply(0, card)  # transportation, with the lowest card
        return max(scenario.market())

    drawn = {next_card(seed) for seed in range(300)}
    assert len(drawn) > 55
    assert drawn <= set(range(18, 81))


def test_P7_nobody_has_money_or_tiles() -> None:
    scenario = dealt(5)
    assert scenario.money() == [0] * 5
    assert [scenario.tiles(seat) for seat in range(5)] == [""] * 5
    assert [scenario.wheel(seat) for seat in range(5)] == [{}] * 5


@pytest.mark.parametrize("first", range(4))
def test_P7_the_first_player_is_drawn(first: int) -> None:
    scenario = dealt(4, first=first)
    assert (scenario.marker, scenario.game.actor) == (first, first)
    assert scenario.told(STARTED) == [(first,)]
    assert scenario.told(DEALT) == [()]
    assert scenario.told(ROUND) == [(1, first)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_P7_anybody_can_be_first(seats: int) -> None:
    assert {dealt(seats, seed=seed).marker for seed in range(100)} == set(range(seats))


def test_P7_the_first_player_and_the_cards_are_all_that_chance_decides() -> None:
    game = set_up(3, scripted(first=2))
    outcomes = game.chance.record()
    game.deal()
    assert outcomes.listed() == [(FIRST_PLAYER, 2)]
    game.apply(2, 9)
    assert [stream for stream, _ in outcomes.listed()] == [FIRST_PLAYER, DECK]


def test_P2_P15_P32_the_basic_game_of_2015_without_early_trade_is_the_default() -> None:
    game = set_up(3, scripted())
    assert (game.advanced, game.first_bear, game.trades_first) == (False, 65, False)
    assert new_game(3, seed=1).snapshot()["options"] == game.snapshot()["options"]
    assert new_game(3, seed=1, advanced=True).advanced


@pytest.mark.parametrize(
    "options",
    [(True, True, True), (True, False, False), (False, True, False), (False, False, True)],
)
def test_P2_P15_P32_another_game_has_the_same_options(options: tuple[bool, bool, bool]) -> None:
    game = set_up(4, scripted(), *options)
    fresh = game.fresh(scripted())
    assert (fresh.seats, fresh.advanced, fresh.trades_first) == (4, options[0], options[2])
    assert fresh.snapshot() == game.snapshot()


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("english", [False, True])
@pytest.mark.parametrize("trades_first", [False, True])
def test_P2_P15_P32_a_copy_and_another_game_like_it_have_the_same_options(
    advanced: bool, english: bool, trades_first: bool
) -> None:
    game = set_up(3, Chance(Rng(1)), advanced, english, trades_first)
    game.deal()
    options = [advanced, FIRST_BEAR_ENGLISH if english else FIRST_BEAR, trades_first]
    for other in (game, game.clone(), game.imagine(0, Rng(2)), game.fresh(Chance(Rng(2)))):
        assert other.snapshot()["options"] == options
