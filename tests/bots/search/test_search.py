"""Search and judges, whatever the game: what is counted, and that nothing hidden comes in."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import vec
from msgspec.structs import replace

from tontine.bots import weights as weights_module
from tontine.bots.decide import decide, play_fast
from tontine.bots.search.judge import FURTHER, Judge
from tontine.bots.search.network import Network
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import OnePly, Search
from tontine.bots.seats import FOLDERS, make_bot
from tontine.bots.weights import BadWeights, Slots, Weights, network, problem_of, shipped
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.acquire.decisions import ANNOUNCE
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game

GAMES = sorted(FOLDERS)


def state_of(game: str, decisions: int, seed: int = 3) -> Game:
    """In the middle of a game of four, played by ``normal`` bots."""
    title = title_of(game)
    state: Game = title.set_up(4, Chance(Rng(seed)), check_options(title, {}))
    state.remember()
    state.deal()
    rng = Rng(seed)
    players = [make_bot(game, "normal", Rng(seat)) for seat in range(4)]
    for _ in range(decisions):
        seat = state.actor
        assert seat != NOBODY
        state.apply(seat, players[seat].choose(state.imagine(seat, rng), seat))
    return state


def searcher(game: str, seed: int, playouts: int = 12, depth: int = 2) -> Search:
    training, rng = FOLDERS[game].TRAINING, Rng(seed)
    return Search(training.judge(network(training)), training.normal(rng), rng, playouts, depth)


def test_a_network_is_a_sum_and_units_that_count_above_zero() -> None:
    units = [-1.0, 2.0, 0.0, 10.0, 0.0, 0.0, -1.0, 100.0]
    taught = Network(vec[float]([1.0, 3.0]), vec[float](units))
    assert taught.score(vec[float]([1.0, 2.0])) == 1.0 + 6.0 + 10.0  # the second unit is below zero
    assert taught.score(vec[float]([0.25, -2.0])) == 0.25 - 6.0 + 200.0


class SeatJudge(Judge):
    """The higher the seat, the better."""

    def read(self, game: Game, seat: int, inputs: vec[float]) -> None:
        inputs[0] = float(seat)


def test_chances_go_by_scores_and_add_up_to_one() -> None:
    judge = SeatJudge(Network(vec[float]([1.0]), vec[float]()))
    chances = vec[float]([0.0] * 4)
    judge.chances(state_of("acquire", 0), chances)
    total = sum(exp(seat) for seat in range(4))
    assert list(chances) == pytest.approx([exp(seat) / total for seat in range(4)])


def test_at_the_end_chances_are_parts_of_the_win() -> None:
    state = state_of("acquire", 0)
    choose = make_bot("acquire", "random", Rng(2)).choose
    while not state.over:
        state.apply(state.actor, choose(state, state.actor))
    chances = vec[float]([0.0] * 4)
    SeatJudge(Network(vec[float]([1.0]), vec[float]())).chances(state, chances)
    winners = state.result().winners
    assert list(chances) == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


class FirstPolicy(Policy):
    """Takes the first of what is offered: quick, and easy to foresee."""

    def choose(self, game: Game, seat: int) -> int:
        return SeatJudge(Network(vec[float]([0.0]), vec[float]())).candidates(game, seat)[0]


class TileJudge(Judge):
    """Seat 2 is about to win when a certain tile of Acquire was the last one played."""

    wanted = -1

    def read(self, game: Game, seat: int, inputs: vec[float]) -> None:
        inputs[0] = 9.0 if seat == 2 and game.snapshot()["tile"] == self.wanted else 0.0


def test_search_finds_the_choice_that_wins_and_puts_it_first() -> None:
    state = state_of("acquire", 0)
    while state.actor != 2:
        state.apply(state.actor, FirstPolicy().choose(state, state.actor))
    seat = 2
    judge = TileJudge(Network(vec[float]([1.0]), vec[float]()))
    codes = list(judge.candidates(state, seat))
    for wanted in codes:
        judge.wanted = wanted
        search = Search(judge, FirstPolicy(), Rng(1), 40, 0)
        assert search.choose(state, seat) == wanted
        assert search.codes[0] == wanted
        assert sorted(search.codes) == sorted(codes)
        assert search.tried(0) >= search.tried(len(codes) - 1) > 0


def test_caution_takes_what_is_surely_better_than_the_policy_s_own_choice() -> None:
    state = state_of("acquire", 0)
    while state.actor != 2:
        state.apply(state.actor, FirstPolicy().choose(state, state.actor))
    judge = TileJudge(Network(vec[float]([1.0]), vec[float]()))
    for wanted in list(judge.candidates(state, 2)):
        judge.wanted = wanted
        assert Search(judge, FirstPolicy(), Rng(1), 40, 0, caution=3.0).choose(state, 2) == wanted


class DiceJudge(Judge):
    """Knows nothing, and says something."""

    dice = Rng(1)

    def read(self, game: Game, seat: int, inputs: vec[float]) -> None:
        inputs[0] = self.dice.below(100) / 50


def test_caution_stays_with_the_policy_s_own_choice_where_nothing_is_sure() -> None:
    state = state_of("acquire", 0)
    seat = state.actor
    own = FirstPolicy().choose(state, seat)
    judge = DiceJudge(Network(vec[float]([1.0]), vec[float]()))

    def stays(caution: float) -> int:
        found = [
            Search(judge, FirstPolicy(), Rng(seed), 40, 0, caution=caution).choose(state, seat)
            for seed in range(12)
        ]
        return found.count(own)

    assert stays(3.0) >= 10
    assert stays(0.0) <= 6


@pytest.mark.parametrize("game", GAMES)
def test_the_policy_decides_what_is_not_worth_a_thought(game: str) -> None:
    class Bored(SeatJudge):
        def is_worth_a_thought(self, game: Game, seat: int) -> bool:
            return False

    state = state_of(game, 6)
    seat = state.actor
    judge = Bored(Network(vec[float]([1.0]), vec[float]()))
    expected = FirstPolicy().choose(state, seat)
    assert Search(judge, FirstPolicy(), Rng(1), 40, 0).choose(state, seat) == expected
    assert OnePly(judge, FirstPolicy(), Rng(1)).choose(state, seat) == expected


class Quitter(Policy):
    """Ends a game of Acquire as soon as it can."""

    def choose(self, game: Game, seat: int) -> int:
        choices = Choices()
        game.offer(seat, choices)
        if choices.contains(ANNOUNCE):
            return ANNOUNCE
        return make_bot("acquire", "normal", Rng(seat)).choose(game, seat)


def about_to_lose() -> Game:
    """A game of Acquire that may be ended by somebody who would be the last."""
    for seed in range(100):
        state, choices = state_of("acquire", 0, seed), Choices()
        players = [make_bot("acquire", "normal", Rng(seat)) for seat in range(4)]
        while not state.over:
            seat = state.actor
            state.offer(seat, choices)
            if choices.contains(ANNOUNCE):
                trial = state.clone()
                while not trial.over:
                    trial.apply(trial.actor, Quitter().choose(trial, trial.actor))
                if trial.result().ranks[seat] == 4:
                    return state
            state.apply(seat, players[seat].choose(state, seat))
    raise AssertionError("nobody was ever about to lose")


def test_nobody_ends_a_lost_game_before_it_must_end() -> None:
    state = about_to_lose()
    seat, judge = state.actor, SeatJudge(Network(vec[float]([1.0]), vec[float]()))
    assert Quitter().choose(state, seat) == ANNOUNCE
    search = Search(judge, Quitter(), Rng(1), 40, 1000)
    assert search.choose(state, seat) != ANNOUNCE
    assert 0 < search.chance(0) < 1e-6  # nothing wins: that was not why


@pytest.mark.parametrize("decisions", [4, 23])
@pytest.mark.parametrize("game", GAMES)
def test_candidates_are_offered_and_the_game_is_left_as_it_is(game: str, decisions: int) -> None:
    state, choices = state_of(game, decisions), Choices()
    before = state.snapshot()
    state.offer(state.actor, choices)
    search = searcher(game, 1)
    assert choices.contains(search.choose(state, state.actor))
    assert all(choices.contains(code % FURTHER) for code in search.codes)
    assert len(set(search.codes)) == len(search.codes)
    assert state.snapshot() == before


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_playouts_make_the_same_decision(game: str) -> None:
    title, state = title_of(game), state_of(game, 17)
    one, other = (decide(title, state, state.actor, searcher(game, 7), Rng(8)) for _ in range(2))
    assert one == other


@pytest.mark.parametrize("decisions", [12, 20, 40])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_decides(game: str, decisions: int) -> None:
    title, state = title_of(game), state_of(game, decisions)
    seat = state.actor
    other = state.imagine(seat, Rng(99))
    assert other.snapshot() != state.snapshot()  # something is hidden, and differs
    told = [decide(title, it, seat, searcher(game, 7), Rng(8)) for it in (state, other)]
    assert told[0] == told[1]


def test_shared_units_look_at_every_slot_and_what_they_find_is_summed_up() -> None:
    # Of one single input, two slots of two, and two shared units: the second wants the first alone.
    shared = [-1.0, 2.0, 1.0, -100.0]
    taught = Network(
        vec[float]([1.0, 10.0, 100.0]),
        vec[float]([-1.0, 0.0, 1.0, 0.0, 0.5]),
        slots=2,
        width=2,
        shared=vec[float](shared),
    )
    assert taught.inputs == 5
    assert taught.score(vec[float]([3.0, 0.0, 0.0, 0.0, 0.0])) == 3.0
    first = 10.0 * 3.0 + 0.5 * (3.0 - 1.0)
    assert taught.score(vec[float]([3.0, 1.0, 2.0, 0.0, 0.0])) == 3.0 + first
    both = 10.0 * 7.0 + 0.5 * (7.0 - 1.0)
    swapped = [taught.score(vec[float]([3.0, *it])) for it in ([1, 2, 1, 2.5], [1, 2.5, 1, 2])]
    assert swapped == [3.0 + both] * 2  # whatever their order
    assert taught.score(vec[float]([3.0, 1.0, 0.0, 0.0, 0.0])) == 103.0


@pytest.mark.parametrize("game", GAMES)
def test_weights_that_were_learnt_for_something_else_are_refused(game: str) -> None:
    training = FOLDERS[game].TRAINING
    weights = shipped(training, training.strongest)
    assert problem_of(weights, training) is None
    others: list[tuple[Weights, str]] = [
        ({**weights, "rules": weights["rules"] + 1}, "by version 3 of the rules, and this is 2"),
        ({**weights, "inputs": weights["inputs"][1:]}, "other inputs"),
        ({**weights, "slots": Slots(count=1, inputs=["there"])}, "other inputs"),
        ({**weights, "game": "chess"}, "is of chess"),
    ]
    for other, problem in others:
        assert problem in str(problem_of(other, training))


def test_bots_whose_weights_do_not_fit_say_how_to_make_them_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    training = replace(FOLDERS["ponzi"].TRAINING, inputs=["late"])
    monkeypatch.setattr(weights_module, "_networks", {})
    with pytest.raises(BadWeights, match="tontine arena train ponzi --weights hard makes it anew"):
        network(training, "hard")


@pytest.mark.parametrize("game", GAMES)
def test_inputs_and_weights_belong_together(game: str) -> None:
    training = FOLDERS[game].TRAINING
    for name in training.settings:
        learnt = network(training, name)
        width = len(training.slot) if training.settings[name].shared else 0
        assert learnt.inputs == len(training.inputs) + training.slots * width
        judge, state = training.judge(learnt), state_of(game, 30)
        judge.prepare(state)
        unset = vec[float]([123.25] * int(learnt.inputs))
        for seat in range(4):
            judge.read(state, seat, unset)
            assert 123.25 not in unset  # every input is filled in, for every seat


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_search_plays_whole_games_and_never_fails(game: str) -> None:
    title, state, rng = title_of(game), state_of(game, 0), Rng(4)
    normal = FOLDERS[game].TRAINING.normal
    players = [searcher(game, 5, playouts=3, depth=1), *(normal(Rng(seat)) for seat in range(3))]
    while not state.over:
        seat = state.actor
        failed = play_fast(title, state, seat, players[seat], rng, state.apply)
        assert failed is None
    assert state.result().ranks
