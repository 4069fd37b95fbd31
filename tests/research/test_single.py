"""One seat against bots in Gymnasium's form, held by Gymnasium's own check."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.bots.levels import quick_bots
from tontine.play.titles import TITLES
from tontine.research import BadAction, single_env

pytestmark = pytest.mark.once  # of what is not compiled

GAMES = [name for name, title in TITLES.items() if title.space is not None]
every_game = pytest.mark.parametrize("game", GAMES)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """At random to the end."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0.0
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, truncated, info = env.step(action)
        assert not truncated
        assert env.observation_space.contains(observation)
    return reward, info


@every_game
def test_gymnasium_accepts_it(game: str) -> None:
    env = gymnasium.make(
        f"tontine/{game.capitalize()}-v0", opponents="random", players=3, refused="lost"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*A Box observation space (max|min)imum.*")
        warnings.filterwarnings("ignore", ".*Box observation space.*(low|high).*")
        check_env(env.unwrapped, skip_render_check=True)


@every_game
def test_a_game_against_bots_ends_with_a_reward(game: str) -> None:
    env = single_env(game, opponents="random", players=3)
    rewards = [played(env, seed) for seed in range(2)]
    for reward, info in rewards:
        assert -1 <= reward <= 1
        assert info["rank"] in (1, 2, 3)
        assert (reward == 1.0) <= (info["rank"] == 1)


@every_game
def test_named_bots_play_at_the_other_seats(game: str) -> None:
    bot = quick_bots(game)[-1]
    env = single_env(game, ["random", bot], players=3, seat=1, render_mode="ansi")
    observation, info = env.reset(seed=4)
    assert env.seat == info["seat"] == 1
    for _ in range(3):
        _, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if ended:
            break
    assert observation["action_mask"].any()
    assert "\n" in env.render()


@every_game
def test_a_seed_brings_the_same_game(game: str) -> None:
    one, two = single_env(game, "random"), single_env(game, "random")
    for env in (one, two):
        env.reset(seed=9)
    assert one.seat == two.seat
    assert one.game == two.game
    assert played(one, 9)[0] == played(two, 9)[0]
    assert one.game == two.game


@every_game
def test_wrong_actions_are_refused_or_lose(game: str) -> None:
    env = single_env(game, "random", players=3)
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[5]
    letter = TITLES[game].rulebook.letter
    before = env.game.snapshot()
    with pytest.raises(BadAction, match=rf"action {wrong} of player_\d: {letter}\d+: "):
        env.step(wrong)
    assert env.game.snapshot() == before
    loser = single_env(game, "random", players=3, refused="lost")
    loser.reset(seed=1)
    _, reward, ended, _, info = loser.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert f"action {wrong}" in info["refused"]
    with pytest.raises(BadAction, match="the game is over"):
        loser.step(wrong)


def test_wrong_setups_are_refused() -> None:
    cases: tuple[tuple[dict[str, Any], str], ...] = (
        ({"opponents": "nobody"}, "has the bots random"),
        ({"opponents": ["random"]}, "4 players need 3 opponents, not 1"),
        ({"opponents": "random@5"}, "no playouts"),
        ({"seat": 4}, "the seats are 0 to 3, not 4"),
        ({"refused": "maybe"}, "refused is error or lost"),
        ({"render_mode": "3d"}, "render_mode is ansi or rgb_array"),
    )
    for wrong, why in cases:
        with pytest.raises(ValueError, match=why):
            single_env(GAMES[0], **wrong)
