"""The batch in Gymnasium's vector form."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.vector import AutoresetMode

from tontine.play.titles import TITLES
from tontine.research import BadAction, VectorGames, aec_env, sample, vector_env

pytestmark = pytest.mark.once  # of what is not compiled

GAMES = [name for name, title in TITLES.items() if title.space is not None]
every_game = pytest.mark.parametrize("game", GAMES)


def copied(step: Any) -> list[Any]:
    """All arrays of what a step returned, by themselves."""
    if isinstance(step, dict):
        return [copied(value) for _, value in sorted(step.items())]
    if isinstance(step, tuple):
        return [copied(value) for value in step]
    return step.copy()  # type: ignore[no-any-return]


def same(one: Any, two: Any) -> bool:
    if isinstance(one, list):
        return len(one) == len(two) and all(map(same, one, two))
    return bool((one == two).all())


@every_game
def test_what_it_returns_is_what_its_spaces_say(game: str) -> None:
    venv = vector_env(game, num_envs=5, players=3, seed=0)
    observations, info = venv.reset(seed=0)
    assert venv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for _ in range(60):
        assert venv.observation_space.contains(observations)
        assert info["action_mask"].shape == (5, venv.actions)
        assert info["current_player"].shape == (5,)
        actions = venv.sample()
        assert venv.action_space.contains(actions)
        assert info["action_mask"][np.arange(5), actions].all()
        observations, rewards, terminated, truncated, info = venv.step(actions)
        assert rewards.shape == (5, 3)
        assert terminated.dtype == truncated.dtype == np.bool_
    assert venv.floats(observations).shape == (
        5,
        aec_env(game, 3).observation_space("player_0")["observation"].shape[0],
    )


@every_game
def test_gymnasium_finds_it_by_name(game: str) -> None:
    venv = gymnasium.make_vec(
        f"tontine/{game.capitalize()}-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        players=3,
    )
    venv.reset(seed=4)
    venv.step(venv.unwrapped.sample())  # type: ignore[attr-defined]
    venv.close()


@every_game
def test_gymnasiums_checks_hold_for_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that fit: the one of steps asks for single flags and takes actions before a reset."""
    venv: Any = vector_env(game, 1, 3, seed=1, copy=True)
    env_checker.check_reset_seed_determinism(venv)
    env_checker.check_reset_options(venv)
    env_checker.check_reset_return_type(venv)
    env_checker.check_reset_return_info_deprecation(venv)
    env_checker.check_seed_deprecation(venv)
    monkeypatch.setattr(venv.action_space, "sample", venv.sample)  # only what is offered
    env_checker.check_returned_data_not_reused(venv)
    monkeypatch.setattr(venv, "_copy", False)
    with pytest.raises(AssertionError, match="share an object"):
        env_checker.check_returned_data_not_reused(venv)


@every_game
def test_a_seed_brings_the_same_games_again(game: str) -> None:
    one, two = vector_env(game, 4, 3, seed=7), vector_env(game, 4, 3, seed=99)
    first = copied(one.reset(seed=3))
    assert same(first, copied(two.reset(seed=3)))
    for _ in range(40):
        actions = one.sample().copy()
        assert (two.sample() == actions).all()
        assert same(copied(one.step(actions)), copied(two.step(actions)))
    assert not same(copied(one.reset()), first)
    assert same(copied(one.reset(seed=3)), first)


def _not_offered(venv: VectorGames, env: int) -> int:
    return int(np.flatnonzero(venv._views["action_mask"][env] == 0)[3])


def test_several_processes_play_the_same_games() -> None:
    game = GAMES[0]
    one, two = vector_env(game, 5, 3, seed=7), vector_env(game, 5, 3, seed=7, processes=2)
    try:
        assert same(copied(one.reset(seed=3)), copied(two.reset(seed=3)))
        for _ in range(30):
            actions = one.sample().copy()
            assert (two.sample() == actions).all()
            assert same(copied(one.step(actions)), copied(two.step(actions)))
        before = copied((two._observations(), two._info()))
        for env, action in ((0, -1), (4, 477), (3, _not_offered(two, 3))):
            actions[:] = one.sample()
            actions[env] = action
            with pytest.raises(BadAction, match=rf"environment {env}: ") as here:
                one.step(actions)
            with pytest.raises(BadAction) as there:
                two.step(actions)
            assert str(here.value) == str(there.value)  # with the seat and the rule
        assert same(copied((two._observations(), two._info())), before)
        assert same(copied(one.reset()), copied(two.reset()))
        with pytest.raises(ValueError, match="games of other processes"):
            two.state(0)
    finally:
        two.close()
        two.close()


@every_game
def test_without_copies_the_arrays_are_the_buffers(game: str) -> None:
    venv = vector_env(game, 2, 3, seed=1)
    _, info = venv.reset()
    mask = info["action_mask"]
    assert venv.step(venv.sample())[4]["action_mask"] is not None
    assert np.shares_memory(mask, venv.reset()[1]["action_mask"])
    copies = vector_env(game, 2, 3, seed=1, copy=True)
    assert not np.shares_memory(copies.reset()[1]["action_mask"], copies.reset()[1]["action_mask"])
    with pytest.raises(ValueError, match="read-only"):
        mask[0, 0] = 1


@every_game
def test_numpy_samples_under_the_mask(game: str) -> None:
    venv = vector_env(game, 300, 3, seed=1)
    _, info = venv.reset()
    rng = np.random.default_rng(1)
    for _ in range(20):
        actions = sample(info["action_mask"], rng)
        info = venv.step(actions)[4]
    mask = np.array([[0, 1, 0, 1, 1], [0, 0, 0, 0, 1]], np.int8)
    picked = np.array([sample(mask, rng) for _ in range(600)])
    assert set(picked[:, 0]) == {1, 3, 4}
    assert set(picked[:, 1]) == {4}
    assert all(150 < (picked[:, 0] == it).sum() < 250 for it in (1, 3, 4))


@every_game
def test_wrong_actions_are_refused_with_what_is_wrong(game: str) -> None:
    venv = vector_env(game, 3, 3, seed=1)
    _, info = venv.reset()
    before = copied(venv.reset(seed=1))
    actions = venv.sample().copy()
    letter = TITLES[game].rulebook.letter
    actions[2] = np.flatnonzero(info["action_mask"][2] == 0)[3]
    with pytest.raises(
        BadAction, match=rf"environment 2: action {actions[2]} of player_\d: {letter}\d+: "
    ):
        venv.step(actions)
    with pytest.raises(BadAction, match="actions are 3 whole numbers, not float64 of shape"):
        venv.step(np.zeros(3))
    with pytest.raises(BadAction, match=r"not int64 of shape \(2,\)"):
        venv.step(actions[:2])
    assert same(copied((venv._observations(), venv._info())), before)


@every_game
def test_a_row_is_what_a_player_of_the_other_form_would_see(game: str) -> None:
    venv = vector_env(game, 2, 3, seed=1)
    observations, info = venv.reset(seed=1)
    env = aec_env(game, 3)
    for _ in range(80):
        floats = venv.floats(observations)
        for row in range(2):
            state = venv.state(row)
            seat = int(info["current_player"][row])
            assert (env._eye.floats(state, seat) == floats[row]).all()
            assert (env._eye.mask(state, seat) == info["action_mask"][row]).all()
        observations, _, _, _, info = venv.step(venv.sample())


def test_wrong_setups_are_refused() -> None:
    with pytest.raises(ValueError, match="3 processes cannot share 2 environments"):
        vector_env(GAMES[0], 2, processes=3)
    with pytest.raises(ValueError, match="max_steps is 0 or more, not -1"):
        vector_env(GAMES[0], 2, max_steps=-1)
    with pytest.raises(ValueError, match="players"):
        vector_env(GAMES[0], 2, players=77)
