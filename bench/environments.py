"""The games as environments, and beside them OpenSpiel's in C++: decisions a second of CPU time.

    python bench/environments.py [SECONDS]

Of everything the best of several rounds, which take turns, on one core. With us a decision has its
observation, its mask, its reward, and a new game after the last; with OpenSpiel, from a loop in
Python, the observation tensor and the mask.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time

import numpy as np

from tontine import is_compiled
from tontine.play.titles import TITLES
from tontine.research import aec_env, sample, vector_env
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import play_games

PLAYERS = 4
ENVS = 256  # as many as fit into the cache of a core
ROUNDS = 5
PEERS = ("backgammon", "chess", "connect_four", "hanabi", "gin_rummy", "hearts")

Way = Callable[[float], float]


def rate(step: Callable[[], int], seconds: float) -> float:
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        done += step()
    return done / spent


def ways(game: str) -> dict[str, Way]:
    """How fast each face of a game is."""
    title = TITLES[game]
    venv = vector_env(game, ENVS, PLAYERS, seed=0)
    _, info = venv.reset(seed=0)
    mask, rng = info["action_mask"], np.random.default_rng(0)
    env = aec_env(game, PLAYERS)
    options = {option.name: option.values[0] for option in title.options}
    model = title.set_up(PLAYERS, Chance(Rng(0)), options)
    batch = venv._batch

    def drive() -> int:
        batch.drive(20)
        return 20 * ENVS

    def step() -> int:
        venv.step(venv.sample())
        return ENVS

    def step_by_numpy() -> int:
        venv.step(sample(mask, rng))
        return ENVS

    def one_by_one() -> int:
        env.reset()
        done = 0
        for _ in env.agent_iter():
            observation, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.step(None)
            else:
                assert observation is not None
                offered = np.flatnonzero(observation["action_mask"])
                env.step(int(offered[int(rng.random() * len(offered))]))
                done += 1
        return done

    seeds = iter(range(1, 1 << 60, 20))
    return {
        f"{game}: kernel, nothing observed": lambda s: rate(
            lambda: int(play_games(model, next(seeds), 20)), s
        ),
        f"{game}: batch, compiled loop": lambda s: rate(drive, s),
        f"{game}: batch, stepped from Python": lambda s: rate(step, s),
        f"{game}: batch, numpy samples under the mask": lambda s: rate(step_by_numpy, s),
        f"{game}: PettingZoo, one by one": lambda s: rate(one_by_one, s),
    }


def peers() -> dict[str, Way]:
    """OpenSpiel's games, if it is there."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed, so nothing is measured beside it")
        return {}

    def way(name: str) -> Way:
        game, rng = pyspiel.load_game(name), random.Random(1)
        observes = game.get_type().provides_observation_tensor

        def play() -> int:
            state, done = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                if observes:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
            return done

        return lambda seconds: rate(play, seconds)

    return {f"OpenSpiel: {name}": way(name) for name in PEERS}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(f"{PLAYERS} players, {ENVS} environments, {'compiled' if is_compiled() else 'plain'}")
    all_ways = {
        name: way
        for game, title in TITLES.items()
        if title.space is not None
        for name, way in ways(game).items()
    } | peers()
    best = dict.fromkeys(all_ways, 0.0)
    for _ in range(ROUNDS):
        for name, way in all_ways.items():
            best[name] = max(best[name], way(seconds))
    for name, figure in best.items():
        print(f"{name:48} {figure:14,.0f}")


if __name__ == "__main__":
    main()
