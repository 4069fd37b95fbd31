"""What must hold in every position of every game."""

from collections.abc import Iterator

import pytest

from tests.rules.acquire import oracle
from tests.rules.acquire.position import ANNOUNCE, AcquireScenario, dealt, tiles, wander
from tontine.rules.acquire.board import FATES
from tontine.rules.acquire.decisions import CODES, SET_ASIDE, TURN
from tontine.rules.choices import Choices

GAMES = [(2, 11), (3, 12), (4, 13), (6, 14)]  # seats and seed
AT_REST = ("placing", "buying")  # the tile just played has found its owner

games = pytest.mark.parametrize(("seats", "seed"), GAMES)


def moments(seats: int, seed: int, every: int = 1) -> Iterator[AcquireScenario]:
    scenario = dealt(seats, seed=seed)
    for count in wander(scenario, seed):
        if count % every == 0:
            yield scenario


@games
def test_A1_no_tile_is_ever_lost_or_doubled(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        laid = [space for space, owner in enumerate(oracle.owners(scenario)) if owner != "."]
        hands = [tile for seat in range(seats) for tile in tiles(scenario.hand(seat))]
        aside = [event[1] for event in scenario.told(SET_ASIDE)]
        assert sorted(laid + hands + tiles(scenario.bag()) + aside) == list(range(108))


@games
def test_A2_of_each_corporation_there_are_always_25_shares(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        for corporation in range(7):
            holdings = scenario.holdings(corporation)
            assert min(holdings) >= 0
            assert 0 <= scenario.game.bank(corporation) == 25 - sum(holdings)


@games
def test_A9_a_decision_is_offered_exactly_if_it_is_not_refused(seats: int, seed: int) -> None:
    choices = Choices()
    for scenario in moments(seats, seed, every=5):
        for seat in range(seats):
            scenario.game.offer(seat, choices)
            accepted = [c for c in range(CODES) if scenario.game.refusal(seat, c) is None]
            assert sorted(choices.codes()) == accepted


@games
def test_A9_until_the_end_somebody_owes_a_decision_and_can_make_one(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        if not scenario.game.over:
            assert scenario.game.owes == 1 << scenario.game.actor
            assert [decision for decision in scenario.offered() if decision != "announce"]


@games
def test_A17_the_fate_of_every_tile_follows_from_the_board(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed, every=4):
        if scenario.phase in AT_REST:
            for tile, fate in oracle.fates(scenario).items():
                assert FATES[scenario.game.fate(tile)] == fate


@games
def test_A25_a_corporation_is_as_large_as_the_tiles_it_owns(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        assert scenario.sizes() == oracle.sizes(scenario)
        if scenario.phase in AT_REST:
            on_board = oracle.owners(scenario)
            for space, owner in enumerate(on_board):
                if owner in scenario.sizes():
                    assert {on_board[near] for near in oracle.BESIDE[space]} <= {owner, "."}


@games
def test_A27_nobody_ever_owes_money(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        assert min(scenario.money()) >= 0


@games
def test_A30_the_end_is_offered_exactly_when_the_board_allows_it(seats: int, seed: int) -> None:
    for scenario in moments(seats, seed):
        if scenario.game.actor == scenario.game.turn and not scenario.game.over:
            assert (scenario.refusal(ANNOUNCE) is None) == oracle.may_end(scenario)


@games
def test_A33_a_game_that_nobody_announces_ends_when_nothing_can_be_played(
    seats: int, seed: int
) -> None:
    scenario = dealt(seats, seed=seed)
    for _ in wander(scenario, seed):
        pass
    held = [tile for seat in range(seats) for tile in tiles(scenario.hand(seat))]
    assert {oracle.fates(scenario)[tile] for tile in held} <= {"dead", "blocked"}
    assert "stuck" in scenario.story()


@games
def test_A33_it_ends_a_round_after_nobody_can_ever_play_again(seats: int, seed: int) -> None:
    """With hidden money somebody is asked in every turn, so that none goes by unseen."""
    scenario = dealt(seats, seed=seed, hidden=True)
    since, turn = None, 0
    for _ in wander(scenario, seed):
        if scenario.game.turns > turn and since is None and oracle.nobody_can_ever_play(scenario):
            since = scenario.game.turns - 1  # the turn that has just ended
        turn = scenario.game.turns
    assert since is not None
    assert scenario.game.turns - since == seats


@games
def test_A10_who_had_nothing_to_decide_is_known_until_their_next_turn(
    seats: int, seed: int
) -> None:
    scenario = dealt(seats, seed=seed)
    passed_over: set[int] = set()
    read = len(scenario.told(TURN))
    for _ in wander(scenario, seed):
        turns = [event[0] for event in scenario.told(TURN)[read:]]
        read += len(turns)
        for seat in turns:
            passed_over.add(seat)
        if turns and not scenario.game.over:
            passed_over.remove(turns[-1])
        known = {seat for seat in range(seats) if scenario.game.passed_over >> seat & 1}
        assert known == passed_over
