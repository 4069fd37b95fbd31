"""PettingZoo's form, held by PettingZoo's own tests and some more."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

from tontine.play.errors import BadMatch
from tontine.play.titles import TITLES
from tontine.research import AECGame, BadAction, aec_env, tensor_of

pytestmark = pytest.mark.once  # of what is not compiled

GAMES = [name for name, title in TITLES.items() if title.space is not None]
KINDS = ("rank", "win", "score")
# One setup for each number of players, and each option somewhere.
SETUPS = [
    (
        name,
        players,
        KINDS[players % 3],
        {it.name: it.values[players % len(it.values)] for it in title.options},
    )
    for name, title in TITLES.items()
    if title.space is not None
    for players in range(title.fewest, title.most + 1)
]
every_setup = pytest.mark.parametrize(("game", "players", "rewards", "options"), SETUPS)
every_game = pytest.mark.parametrize("game", GAMES)


def played(env: Any, seed: int) -> Any:
    """At random to the end."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while env.agents and not env.terminations[env.agent_selection]:
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return env


@every_setup
def test_pettingzoo_accepts_it(
    game: str, players: int, rewards: str, options: dict[str, str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # That there is a mask beside the observation, and that only who decides has one that is
        # not all zeros.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(AECGame(game, players, rewards, options), num_cycles=60)


@every_game
def test_the_same_seed_brings_the_same_game(game: str) -> None:
    seed_test(lambda: aec_env(game, 3), num_cycles=60)


@every_game
def test_it_draws_the_table(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env(game, 3, render_mode=render_mode))
    assert "your turn" in capsys.readouterr().out
    env = aec_env(game, 3, render_mode="ansi")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(40):  # in the middle of decisions, too
        assert len(str(env.render()).splitlines()) > 8
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))


def test_an_observation_is_no_picture_to_save(capsys: pytest.CaptureFixture[str]) -> None:
    save_obs_test(aec_env(GAMES[0], 3))
    assert "did not save" in capsys.readouterr().out


@every_game
def test_pettingzoo_finds_it_by_name(game: str) -> None:
    env = pettingzoo.make("aec", f"tontine/{game.capitalize()}-v0", players=3, max_cycles=2)
    env.reset(seed=1)
    assert len(env.agents) == 3


@every_game
def test_the_mask_is_in_the_observation_and_in_the_info(game: str) -> None:
    env = aec_env(game, 3)
    env.reset(seed=1)
    observation, _, _, _, info = env.last()
    assert observation is not None
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert info["action_mask"].any()
    for agent in env.agents:
        if agent != env.agent_selection:
            assert not env.observe(agent)["action_mask"].any()


@every_game
def test_rewards_come_at_the_end(game: str) -> None:
    rank = played(aec_env(game, 3, "rank"), 3)
    win = played(aec_env(game, 3, "win"), 3)
    score = played(aec_env(game, 3, "score"), 3)
    result = rank.game.result()
    assert list(score.rewards.values()) == result.scores
    assert sum(rank.rewards.values()) == pytest.approx(0)
    assert sum(win.rewards.values()) == pytest.approx(0)
    by_rank = sorted(zip(result.ranks, rank.rewards.values(), strict=True))
    assert [reward for _, reward in by_rank] == sorted(rank.rewards.values(), reverse=True)
    if len(result.winners) == 1:
        assert list(win.rewards.values())[result.winners[0]] == 1.0
    assert all(rank.terminations.values())
    assert rank.observe("player_0")["observation"].shape == (tensor_of(game).size,)


@every_game
def test_a_game_is_truncated_where_asked_for(game: str) -> None:
    env = aec_env(game, 3, max_cycles=4)
    env.reset(seed=1)
    for _ in range(12):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@every_game
def test_wrong_actions_are_refused_with_what_is_wrong(game: str) -> None:
    env = aec_env(game, 3)
    env.reset(seed=1)
    before = env.game.snapshot()
    size = env.action_space("player_0").n
    mask = env.infos[env.agent_selection]["action_mask"]
    letter = TITLES[game].rulebook.letter
    with pytest.raises(BadAction, match=f"{game} has the actions 0 to {size - 1}, not {size}"):
        env.step(size)
    with pytest.raises(BadAction, match=r"an action is a whole number, not 1\.5"):
        env.step(1.5)  # type: ignore[arg-type]
    wrong = int(np.flatnonzero(mask == 0)[3])
    with pytest.raises(BadAction, match=rf"action {wrong} of {env.agent_selection}: {letter}\d+: "):
        env.step(wrong)
    assert env.game.snapshot() == before


def test_wrong_setups_are_refused() -> None:
    with pytest.raises(BadMatch, match="is for 2 to 6 players, not 7"):
        aec_env("acquire", 7)
    with pytest.raises(BadMatch, match="chess"):
        aec_env("chess")
    with pytest.raises(BadMatch, match="no option"):
        aec_env("acquire", colour="red")
    with pytest.raises(ValueError, match="rewards are rank, win, score, not 'money'"):
        aec_env("acquire", rewards="money")
    with pytest.raises(ValueError, match="render_mode is ansi, rgb_array or human"):
        aec_env("acquire", render_mode="3d")


@every_game
def test_every_field_has_its_name(game: str) -> None:
    tensor = tensor_of(game)
    env = aec_env(game, 3)
    env.reset(seed=1)
    row = env.observe(env.agent_selection)["observation"]
    named = tensor.named(row)
    assert sum(field.size for field in named.values()) == len(row)
    assert named["players"] * 6 == pytest.approx(3) or named["players"] * 5 == pytest.approx(3)
    assert named["phase"].sum() == 1
