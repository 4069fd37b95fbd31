"""What programs that learn rest on: copies, refusals, observations, masks. For every game."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from tests.conformance import GAMES, MORE, every_config
from tontine.play.match import new_game
from tontine.rules.batch import Batch, NotOffered
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.explicit import Explicit
from tontine.rules.game import Game, Illegal
from tontine.rules.observation import ANEW, Observer, Space
from tontine.testing.walk import (
    CONFIGS,
    Config,
    Moment,
    facts,
    seats_owing,
    start,
)

_PHASES = [phase for phase in Phase if phase is not Phase.explain]  # that takes very long
numbers = st.integers(0, 999)


def moments() -> st.SearchStrategy[Moment]:
    return st.builds(Moment, st.integers(0, GAMES - 1), st.booleans(), numbers, numbers)


def drawn(count: int) -> settings:
    """So many examples; the same every time unless TONTINE_EXAMPLES asks for more."""
    count = max(2, round(count * MORE))
    return settings(max_examples=count, deadline=None, derandomize=MORE <= 1, phases=_PHASES)


observed = pytest.mark.parametrize(
    "config",
    [
        pytest.param(it, id=str(it), marks=pytest.mark.xdist_group(str(it)))
        for it in CONFIGS
        if it.title.space is not None
    ],
)


def space_of(config: Config) -> Space:
    assert config.title.space is not None
    return config.title.space


def row(observer: Observer, game: Game, seat: int) -> tuple[bytes, bytes]:
    """All that a seat sees, byte for byte."""
    observer.write(0, game, seat, ANEW)
    return bytes(memoryview(observer.planes)), bytes(memoryview(observer.numbers))


def offered(game: Game, seat: int) -> Choices:
    choices = Choices()
    game.offer(seat, choices)
    return choices


def mask_of(space: Space, choices: Choices) -> list[int]:
    """The actions that are marked."""
    mask: Any = vec[u8]([0] * int(space.actions.size))
    space.actions.mark(choices, mask, 0, 1)
    return [action for action, marked in enumerate(mask) if marked]


# -- copies ----------------------------------------------------------------------------


@every_config
@drawn(3)
@given(moment=moments(), seed=numbers)
def test_copies_are_the_same_game_and_their_own(config: Config, moment: Moment, seed: int) -> None:
    game = moment.game(config)
    before = facts(game)
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert type(twin) is type(game)
        assert facts(twin) == before
        assert twin.chance.state == game.chance.state
        for seat in range(config.seats):
            one, two = game.imagine(seat, Rng(seed)), twin.imagine(seat, Rng(seed))
            assert facts(one) == facts(two)
        if not twin.over:
            moment.player(config).step(twin)
            assert facts(twin) != before
            assert facts(game) == before


@every_config
@drawn(2)
@given(moment=moments())
def test_a_pickled_game_goes_on_as_it_would_have(config: Config, moment: Moment) -> None:
    game = moment.game(config)
    twin = pickle.loads(pickle.dumps(game))
    moment.player(config).finish(game)
    moment.player(config).finish(twin)
    assert facts(twin) == facts(game)


@pytest.mark.once  # of matches, which are not compiled
@every_config
@drawn(2)
@given(moment=moments())
def test_copies_of_a_match_are_their_own(config: Config, moment: Moment) -> None:
    match = moment.match(config)
    before = match.view(0)
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.view(0) == before
        if not twin.over:
            moment.player(config).decide(twin)
            assert twin.version == match.version + 1
            twin.undo()
            assert twin.view(0) == before
        assert match.view(0) == before


# -- the checked ways in ---------------------------------------------------------------


@every_config
def test_a_game_can_be_had_without_a_match(config: Config) -> None:
    seed = config.seed(0)
    game = new_game(config.game, seats=config.seats, seed=seed, **config.options)
    assert facts(game) == facts(start(config, 0))
    assert game.imagine(0, Rng(1)).owes == game.owes


@every_config
@drawn(4)
@given(
    moment=moments(),
    seat=st.integers(-2, 9),
    code=st.integers(-5, 2000) | st.integers(-(1 << 70), 1 << 70),
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    config: Config, moment: Moment, seat: int, code: int
) -> None:
    game = moment.game(config)
    for who in (seat, *seats_owing(game)):
        before = facts(game)
        can = 0 <= who < config.seats and 0 <= code < 1 << 62 and offered(game, who).contains(code)
        if can:
            twin = game.clone()
            twin.apply(who, code)
            copied = game.clone()
            assert copied.decide(who, code) == twin.actor
            assert facts(copied) == facts(twin)
        else:
            with pytest.raises(Illegal, match=f"seat {who} may not decide {code}: ") as refused:
                game.decide(who, code)
            assert refused.value.refusal.reason
        assert facts(game) == before


@every_config
def test_chance_can_be_asked_for_one_outcome_at_a_time(config: Config) -> None:
    """With the outcomes of a seeded game, it is that game."""
    game = start(config, 0)
    fresh = config.title.set_up(config.seats, Chance(Rng(config.seed(0))), config.options)
    outcomes = fresh.chance.record()
    fresh.remember()
    fresh.deal()
    explicit = Explicit(game.fresh(Chance(Rng(0))), len(config.title.streams))
    explicit.deal()
    rng, choices = Rng(1), Choices()
    told = 0
    for _ in range(60):
        for stream, value in outcomes.listed()[told:]:
            assert explicit.stop is not None
            assert explicit.stop.stream == stream
            with pytest.raises(ValueError, match="not what chance can bring"):
                explicit.draw(-1)
            explicit.draw(value)
            told += 1
        assert explicit.stop is None
        twin = pickle.loads(pickle.dumps(explicit.clone()))
        assert facts(explicit.game) == facts(twin.game) == facts(fresh)
        if fresh.over:
            break
        fresh.offer(fresh.actor, choices)
        code = choices.pick(rng)
        explicit.decide(fresh.actor, code)
        fresh.apply(fresh.actor, code)


# -- observations ----------------------------------------------------------------------


@observed
@drawn(8)
@given(moment=moments(), seed=numbers)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(
    config: Config, moment: Moment, seed: int
) -> None:
    game = moment.game(config)
    observer = space_of(config).observer(1)
    rng = Rng(seed)
    for seat in range(config.seats):
        told = row(observer, game, seat)
        for other in (game.imagine(seat, rng), game.seen_by(seat).imagine(seat, rng)):
            assert row(observer, other, seat) == told


@observed
@drawn(8)
@given(moment=moments())
def test_the_mask_is_what_is_offered(config: Config, moment: Moment) -> None:
    game, space = moment.game(config), space_of(config)
    for seat in seats_owing(game):
        choices = offered(game, seat)
        actions = mask_of(space, choices)
        codes = [int(space.actions.code(choices, action)) for action in actions]
        assert codes
        assert len(set(codes)) == len(codes)
        assert all(choices.contains(code) for code in codes)
        assert [space.actions.action(choices, code) for code in codes] == actions
        if len(choices) == sum(1 for code in codes if code < space.actions.dense):
            assert codes == choices.codes() or set(codes) == set(choices.codes())
        for action in {-1, 0, 5, 130, int(space.actions.size) - 1, int(space.actions.size)}:
            if action not in actions:
                assert space.actions.code(choices, action) == -1
        again: Any = vec[u8]([0] * int(space.actions.size))
        space.actions.mark(choices, again, 0, 1)
        space.actions.mark(choices, again, 0, 0)
        assert not any(again)


@observed
@drawn(4)
@given(moment=moments(), seed=numbers)
def test_all_within_its_bounds_and_of_its_size(config: Config, moment: Moment, seed: int) -> None:
    game, space = moment.game(config), space_of(config)
    observer = space.observer(1)
    observer.write(0, game, seed % config.seats, ANEW)
    assert len(observer.planes) == sum(field.size for field in space.planes)
    assert set(observer.planes) <= {0, 1}
    first = 0
    for field in space.numbers:
        values = list(observer.numbers)[first : first + field.size]
        assert all(field.low <= value <= field.high for value in values), field.name
        first += field.size
    assert first == len(observer.numbers)


# -- batches ---------------------------------------------------------------------------


def batch(config: Config, envs: int, seed: int = 5, first: int = 0, most: int = 0) -> Batch:
    space = space_of(config)
    model = config.title.set_up(config.seats, Chance(Rng(0)), config.options)
    return Batch(model, space.observer(envs), space.actions, seed, first, 0, most)


@observed
def test_a_row_that_is_kept_up_is_as_one_written_anew(config: Config) -> None:
    games = batch(config, 3, most=300)
    space = space_of(config)
    numbers_of = sum(field.size for field in space.numbers)
    planes_of = sum(field.size for field in space.planes)
    for _ in range(250):
        games.drive(1)
        for env, game in enumerate(games.games):
            observer = space.observer(1)
            observer.write(0, game, game.actor, ANEW)
            kept = games.observer
            assert list(kept.numbers)[env * numbers_of :][:numbers_of] == list(observer.numbers)
            assert list(kept.planes)[env * planes_of :][:planes_of] == list(observer.planes)
            size = int(space.actions.size)
            marked = [it for it, one in enumerate(games.mask[env * size : (env + 1) * size]) if one]
            assert marked == mask_of(space, offered(game, game.actor))
            assert games.seats[env] == game.actor


@observed
def test_a_row_can_be_kept_up_for_one_seat(config: Config) -> None:
    """Whoever decides."""
    game, space, rng = start(config, 0), space_of(config), Rng(1)
    kept, anew = space.observer(1), space.observer(1)
    kept.write(0, game, 0, ANEW)
    for _ in range(250):
        code = int(offered(game, game.actor).pick(rng))
        game.apply(game.actor, code)
        if game.over:
            break
        kept.write(0, game, 0, code)
        assert (bytes(memoryview(kept.planes)), bytes(memoryview(kept.numbers))) == row(
            anew, game, 0
        )


@observed
def test_games_do_not_depend_on_the_size_of_the_batch(config: Config) -> None:
    four, last = batch(config, 4), batch(config, 1, first=3)
    for _ in range(120):
        four.drive(1)
        last.drive(1)
        assert four.picked[3] == last.picked[0]
        assert facts(four.games[3]) == facts(last.games[0])


@observed
def test_a_batch_refuses_all_or_nothing(config: Config) -> None:
    games = batch(config, 3)
    before = [facts(game) for game in games.games]
    size = int(space_of(config).actions.size)
    games.sample()
    for wrong in (-1, size, next(it for it in range(size) if not games.mask[2 * size + it])):
        actions: Any = games.picked[:]
        actions[2] = wrong
        with pytest.raises(NotOffered, match=f"environment 2 does not offer action {wrong}"):
            games.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 environments"):
        games.step(games.picked[:2])
    assert [facts(game) for game in games.games] == before


@observed
def test_games_end_with_rewards_and_are_followed_by_others(config: Config) -> None:
    games = batch(config, 2, most=4000)
    ends = 0
    for _ in range(4000):
        games.drive(1)
        for env in range(2):
            rewards = list(games.rewards)[env * config.seats :][: config.seats]
            if games.ended[env]:
                ends += 1
                assert abs(sum(rewards)) < 1e-9
                assert games.lengths[env] == 0
            else:
                assert not any(rewards)
        if ends >= 2:
            break
    assert ends >= 2


@observed
def test_games_are_cut_off_where_asked_for(config: Config) -> None:
    games = batch(config, 2, most=7)
    for step in range(1, 22):
        games.drive(1)
        assert [bool(it) for it in games.cut] == [step % 7 == 0] * 2
        assert not any(games.ended)
