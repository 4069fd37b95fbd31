"""The end and the scores: P27 to P31."""

import pytest

from tests.rules.ponzi.position import PASS, PonziScenario, dealt, fund, position, remove
from tests.rules.ponzi.starts import CALM, settle
from tontine.rules.chance import Rng
from tontine.rules.ponzi.decisions import IDLE, SCORED

RUIN = {80: 1}  # nobody can pay this without money


def end(
    tiles: dict[int, str], cash: list[int], wheels: dict[int, dict[int, int]] | None = None
) -> PonziScenario:
    """The last of four seats goes bankrupt."""
    held = {seat: dict.fromkeys(wheel, 3) for seat, wheel in (wheels or {}).items()}
    scenario = settle({**held, 3: RUIN}, [*cash, 0], tiles=tiles, seats=4)
    assert scenario.game.over
    return scenario


# -- P27 -------------------------------------------------------------------------------


def test_P27_bankrupt_players_lose_whatever_they_own() -> None:
    scenario = end({0: "G", 3: "GGGGGMMMMM"}, cash=[0, 0, 0])
    result = scenario.game.result()
    assert result.winners == [0]
    assert result.ranks == [1, 2, 2, 4]
    assert result.scores == [1, 0, 0, 0]


def test_P27_a_bankrupt_player_loses_to_one_who_has_nothing() -> None:
    wheels = {0: {80: 1}, 1: {79: 1}}
    result = settle(wheels, [50, 140, 0], tiles={0: "GGG", 1: "MMM"}).game.result()
    assert result.winners == [2]
    assert result.scores == [0, 0, 0]


def test_P27_of_two_bankrupt_players_neither_wins() -> None:
    scenario = settle({0: {80: 1}, 1: {79: 1}}, [50, 99, 0], tiles={0: "GGG", 1: "MMM"})
    assert scenario.bankrupt() == [0, 1]
    result = scenario.game.result()
    assert result.winners == [2]
    assert result.ranks == [2, 2, 1]


def test_P27_if_all_are_bankrupt_nobody_wins() -> None:
    wheels = {0: {80: 1}, 1: {79: 1}, 2: {78: 1}}
    scenario = settle(wheels, [50, 99, 0], tiles={0: "GGG", 1: "MMM"})
    assert scenario.game.result().winners == []
    assert scenario.bankrupt() == [0, 1, 2]


# -- P28 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)],
)
@pytest.mark.parametrize("letter", "TGMR")
def test_P28_n_tiles_of_a_type_score_1_to_n(letter: str, tiles: int, points: int) -> None:
    assert end({1: letter * tiles}, cash=[0, 0, 0]).game.result().scores == [0, points, 0, 0]


def test_P28_every_type_scores_by_itself() -> None:
    scenario = end({0: "TTTMMR", 1: "TGMR", 2: "GGR"}, cash=[0, 0, 0])
    assert scenario.game.result().scores == [10, 4, 4, 0]
    assert scenario.told(SCORED)[:3] == [(0, 10), (1, 4), (2, 4)]


def test_P28_the_points_told_at_the_end_are_those_of_the_result() -> None:
    scenario = end({0: "G", 3: "GGG"}, cash=[30, 0, 0])
    assert scenario.told(SCORED) == list(enumerate(scenario.game.result().scores))


# -- P29 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cash", "points"),
    [(0, 0), (29, 0), (30, 1), (55, 1), (56, 2), (77, 2), (78, 3), (95, 3), (96, 4), (500, 4)],
)
def test_P29_money_left_scores_wealth_points(cash: int, points: int) -> None:
    assert end({1: "G"}, cash=[cash, cash, 0]).game.result().scores == [points, points + 1, 0, 0]


def test_P29_it_is_the_money_left_after_the_last_interest() -> None:
    scenario = settle({0: {9: 1}, 1: RUIN}, [103, 0, 0])
    assert scenario.money()[0] == 95
    assert scenario.game.result().scores[0] == 3


# -- P30 -------------------------------------------------------------------------------


def test_P30_most_points_win() -> None:
    scenario = end({0: "GG", 1: "GGG", 2: "MM"}, cash=[60, 0, 0], wheels={0: {64: 1}})
    result = scenario.game.result()
    assert result.scores == [5, 6, 3, 0]
    assert (result.winners, result.ranks) == ([1], [2, 1, 3, 4])


def test_P30_the_rulebooks_example() -> None:
    """Grace and Alice have 14 points each; Grace's best card is 62, Alice's is 45."""
    scenario = end(
        {0: "TTTMMR", 1: "GGGGMM"},
        cash=[160, 30, 0],
        wheels={0: {62: 3, 20: 1}, 1: {45: 3, 21: 1}},
    )
    result = scenario.game.result()
    assert result.scores[:2] == [14, 14]
    assert (result.winners, result.ranks) == ([0], [1, 2, 3, 4])


@pytest.mark.parametrize(("first", "second", "winner"), [(62, 45, 0), (45, 62, 1), (79, 78, 0)])
def test_P30_a_tie_goes_to_the_most_valuable_card(first: int, second: int, winner: int) -> None:
    wheels = {0: {first: 3, 20: 1}, 1: {second: 3, 21: 1, 22: 1}}
    scenario = end({0: "GG", 1: "MM"}, cash=[0, 0, 0], wheels=wheels)
    assert scenario.game.result().winners == [winner]


def test_P30_any_card_is_better_than_none() -> None:
    scenario = end({0: "GG", 1: "MM"}, cash=[0, 0, 0], wheels={1: {9: 1}})
    assert scenario.game.result().winners == [1]


def test_P30_the_best_card_decides_only_between_equals() -> None:
    scenario = end({0: "GG", 1: "M"}, cash=[0, 0, 0], wheels={0: {9: 1}, 1: {64: 1}})
    assert scenario.game.result().winners == [0]


def test_P30_a_bankrupt_players_card_does_not_matter() -> None:
    scenario = end({0: "G", 1: "M", 3: "R"}, cash=[0, 0, 0], wheels={0: {9: 1}, 1: {10: 1}})
    assert scenario.game.result().winners == [1]


def test_P30_still_equal_the_win_is_shared() -> None:
    scenario = end({0: "G", 1: "M", 2: ""}, cash=[0, 0, 0])
    result = scenario.game.result()
    assert result.winners == [0, 1]
    assert result.ranks == [1, 1, 3, 4]


# -- P31 -------------------------------------------------------------------------------


def idle_round(scenario: PonziScenario) -> None:
    """Nobody funds, and nobody has anything to trade."""
    scenario.decide(*[PASS] * scenario.game.seats)
    if not scenario.game.over:
        scenario.decide(remove(scenario.market()[0]))


@pytest.mark.parametrize("trades_first", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_P31_the_third_idle_round_in_a_row_ends_the_game_without_a_winner(
    seats: int, trades_first: bool
) -> None:
    scenario = dealt(seats, trades_first=trades_first)
    for count in (1, 2):
        idle_round(scenario)
        assert not scenario.game.over
        assert scenario.told(IDLE)[-1] == (count,)
    scenario.decide(*[PASS] * seats)
    assert scenario.game.over
    assert scenario.told(IDLE) == [(1,), (2,), (3,)]
    assert scenario.game.result().winners == []
    assert scenario.told(SCORED) == [(seat, 0) for seat in range(seats)]


def test_P31_at_the_close_of_the_funding_before_the_marker_is_passed() -> None:
    scenario = dealt(3, first=0)
    idle_round(scenario)
    idle_round(scenario)
    assert scenario.marker == 2
    scenario.decide(PASS, PASS, PASS)
    assert scenario.story()[-4:] == ["idle", "scored", "scored", "scored"]
    assert scenario.marker == 2


@pytest.mark.parametrize("idle", [0, 1, 2])
def test_P31_not_if_anybody_has_funded(idle: int) -> None:
    scenario = dealt(3, first=0)
    for _ in range(idle):
        idle_round(scenario)
    scenario.decide(PASS, fund("grain", scenario.market()[0]), PASS)
    assert not scenario.game.over
    assert len(scenario.told(IDLE)) == idle
    assert scenario.game.snapshot()["idle"] == 0


def test_P31_not_while_a_wheel_holds_a_card() -> None:
    scenario = position(wheels={2: {9: 5}}, market=CALM)
    for _ in range(4):
        scenario.decide(PASS, PASS, PASS, remove(scenario.market()[0]))
    assert not scenario.game.over
    assert scenario.told(IDLE) == []


def test_P31_as_well_if_nobody_could_fund() -> None:
    scenario = position(market=[], deck=[])
    assert scenario.told(IDLE) == [(1,), (2,), (3,)]
    assert scenario.game.over
    assert scenario.game.result().winners == []


def test_P31_how_often_is_part_of_the_position() -> None:
    """In copies, in what is imagined, and in what makes two positions equal."""
    once = dealt(3, first=0, remember=True)
    idle_round(once)
    for copy in (once.game.clone(), once.game.imagine(1, Rng(1)), once.game.imagine(3, Rng(1))):
        scenario = PonziScenario(copy)
        idle_round(scenario)
        scenario.decide(PASS, PASS, PASS)
        assert scenario.game.over
        assert scenario.told(IDLE) == [(2,), (3,)]
    never = once.game.clone()
    never.idle = 0
    assert never != once.game
