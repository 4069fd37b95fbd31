"""Masked PPO on the vector environment, for Acquire: learns by playing itself, and now and then
against what it was before.

    python -m tontine_ppo.train --minutes 20 --out weights.npz
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tontine.research import VectorGames, vector_env
from tontine_ppo.network import Adam, Floats, Network

PLAYERS = 4
ENVS = 256
STEPS = 64  # decisions in every environment between two updates
EPOCHS = 2
PORTION = 2048  # decisions to a gradient
CLIP = 0.2
LAMBDA = 0.95  # how far a decision is judged by what came later, not by the value after it
ENTROPY = 0.01
RATE = 1e-3
POOL_ENVS = ENVS // 4  # in which one seat learns and the others play as they did before
EVERY = 10  # updates between two members of the pool


def policy(scores: Floats, mask: NDArray[np.bool_]) -> Floats:
    """The chance of each action, of those that are offered."""
    scores = np.where(mask, scores, -1e9)
    scores -= scores.max(1, keepdims=True)
    chances = np.exp(scores)
    result: Floats = chances / chances.sum(1, keepdims=True)
    return result


def pick(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    sums = np.cumsum(chances, 1)
    picked: NDArray[np.int64] = (sums < rng.random((len(sums), 1)) * sums[:, -1:]).sum(1)
    return picked


class Rollout:
    """What was seen and done in some steps of all environments."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.rows = np.zeros((STEPS, ENVS, inputs), np.float32)
        self.masks = np.zeros((STEPS, ENVS, actions), np.bool_)
        self.actions = np.zeros((STEPS, ENVS), np.int64)
        self.chances = np.zeros((STEPS, ENVS), np.float32)
        self.values = np.zeros((STEPS, ENVS), np.float32)
        self.seats = np.zeros((STEPS, ENVS), np.int64)
        self.learns = np.zeros((STEPS, ENVS), np.bool_)
        self.ends = np.zeros((STEPS, ENVS), np.bool_)
        self.rewards = np.zeros((STEPS, ENVS, PLAYERS), np.float32)

    def play(
        self, venv: VectorGames, network: Network, other: Network, rng: np.random.Generator
    ) -> None:
        envs = np.arange(ENVS)
        observations, info = venv._observations(), venv._info()
        for step in range(STEPS):
            venv.floats(observations, self.rows[step])
            self.masks[step] = info["action_mask"]
            self.seats[step] = info["current_player"]
            self.learns[step] = (envs >= POOL_ENVS) | (self.seats[step] == envs % PLAYERS)
            scores, self.values[step] = network(self.rows[step])
            before = ~self.learns[step]
            scores[before] = other(self.rows[step][before])[0]
            chances = policy(scores, self.masks[step])
            self.actions[step] = pick(chances, rng)
            self.chances[step] = chances[envs, self.actions[step]]
            observations, rewards, self.ends[step], _, info = venv.step(self.actions[step])
            self.rewards[step] = rewards

    def advantages(self) -> tuple[Floats, NDArray[np.bool_]]:
        """How much better than expected each decision turned out for its seat, and of which
        decisions that is known: not of the last of each seat."""
        envs = np.arange(ENVS)
        found = np.zeros((STEPS, ENVS), np.float32)
        known = np.zeros((STEPS, ENVS), np.bool_)
        value = np.zeros((ENVS, PLAYERS), np.float32)
        ahead = np.zeros((ENVS, PLAYERS), np.float32)
        later = np.zeros((ENVS, PLAYERS), np.bool_)  # whether the seat decides again, or has ended
        for step in range(STEPS - 1, -1, -1):
            ended = self.ends[step]
            value[ended], ahead[ended], later[ended] = self.rewards[step][ended], 0, True
            seats = self.seats[step]
            known[step] = later[envs, seats]
            better = value[envs, seats] - self.values[step] + LAMBDA * ahead[envs, seats]
            found[step] = np.where(known[step], better, 0)
            value[envs, seats], ahead[envs, seats] = self.values[step], found[step]
            later[envs, seats] = True
        return found, known & self.learns


def learn(
    rollout: Rollout, network: Network, adam: Adam, rng: np.random.Generator
) -> dict[str, float]:
    found, known = rollout.advantages()
    where = np.flatnonzero(known)
    rows = rollout.rows.reshape(STEPS * ENVS, -1)
    masks = rollout.masks.reshape(STEPS * ENVS, -1)
    actions, before = rollout.actions.ravel(), rollout.chances.ravel()
    targets = (found + rollout.values).ravel()
    gains = found.ravel()
    gains = (gains - gains[where].mean()) / (gains[where].std() + 1e-6)
    told = {"entropy": 0.0, "value_loss": 0.0}
    for _ in range(EPOCHS):
        rng.shuffle(where)
        for first in range(0, len(where), PORTION):
            part = where[first : first + PORTION]
            each = np.arange(len(part))
            scores, values, one, two = network.forward(rows[part])
            chances = policy(scores, masks[part])
            ratio = chances[each, actions[part]] / before[part]
            gain = gains[part]
            # Beyond the clip a decision teaches nothing more.
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = -(gain * ratio * free)[:, None].astype(np.float32)
            by_score = -push * chances
            by_score[each, actions[part]] += push[:, 0]
            logs = np.log(chances + 1e-12)
            entropy = -(chances * logs).sum(1, keepdims=True)
            by_score += ENTROPY * chances * (logs + entropy)
            by_value = (values - targets[part]).astype(np.float32)
            scale = np.float32(1 / len(part))
            gradients = network.gradients(rows[part], one, two, by_score * scale, by_value * scale)
            adam.step(gradients)
            told["entropy"] = float(entropy.mean())
            told["value_loss"] = float((by_value**2).mean())
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="of CPU time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.npz"))
    chosen = parser.parse_args()
    rng = np.random.default_rng(chosen.seed)
    venv = vector_env("acquire", num_envs=ENVS, players=PLAYERS, seed=chosen.seed)
    venv.reset(seed=chosen.seed)
    inputs = venv.floats(venv._observations()).shape[1]
    network = Network.new(inputs, venv.actions, (128, 64), chosen.seed)
    adam = Adam(network, RATE)
    pool = [network.copy()]
    rollout = Rollout(inputs, venv.actions)
    began, update = time.process_time(), 0
    while (spent := time.process_time() - began) < chosen.minutes * 60:
        adam.rate = RATE * max(0.1, 1 - spent / (chosen.minutes * 60))
        rollout.play(venv, network, pool[rng.integers(len(pool))], rng)
        told = learn(rollout, network, adam, rng)
        update += 1
        if update % EVERY == 0:
            pool.append(network.copy())
            network.save(chosen.out)
            line = {"update": update, "decisions": update * STEPS * ENVS, "cpu_s": round(spent)}
            print(
                json.dumps({**line, **{it: round(value, 4) for it, value in told.items()}}),
                flush=True,
            )
    network.save(chosen.out)


if __name__ == "__main__":
    main()
