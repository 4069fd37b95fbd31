"""Masked PPO on the vector environment, for Acquire: learns by playing itself, what it was before,
and the bots that come with Tontine.

    python -m tontine_ppo.train --minutes 60 --out weights.npz
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tontine.bots.seats import make_bot
from tontine.research import VectorGames, vector_env
from tontine.rules.chance import Rng
from tontine_ppo.network import GLOBAL, PLACES, WEIGHTS, Floats, Network, Seen, empty, look

PLAYERS = 4
ACTIONS = PLACES + WEIGHTS["policy"][1]
ENVS = 256
STEPS = 128  # decisions in every environment between two updates
EPOCHS = 2
PORTION = 2048  # decisions to a gradient
CLIP = 0.2
LAMBDA = 0.95  # how far a decision is judged by what came later, not by the value after it
ENTROPY = 0.01
RATE = 1e-3
EVERY = 20  # updates between two members of the pool
BOTS = ("easy", "normal")
FORMER, SELF = len(BOTS), len(BOTS) + 1
# Whom the learning seat of each environment meets. With itself all four seats learn.
RIVALS = np.repeat([0, 1, FORMER, SELF], [32, 32, 64, 128])


class Learner(nn.Module):
    """The network of ``network.py``, with a value."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleDict({it: nn.Linear(*size) for it, size in WEIGHTS.items()})
        for name, gain in (("policy", 0.01), ("place", 0.01), ("value", 0.1)):
            nn.init.orthogonal_(self.layers[name].weight, gain)
            nn.init.zeros_(self.layers[name].bias)

    def forward(self, seen: tuple[Tensor, Tensor, Tensor]) -> tuple[Tensor, Tensor]:
        told, tiles, around = seen
        layers = self.layers
        at_tiles = layers["tile"](around)
        held = (tiles >= 0).unsqueeze(2)
        hand = (torch.relu(at_tiles) * held).sum(1)
        second = torch.relu(
            layers["second"](torch.relu(layers["first"](torch.cat([told, hand], 1))))
        )
        stakes = torch.relu(at_tiles + layers["stake"](second).unsqueeze(1))
        at = torch.where(tiles >= 0, tiles, PLACES)  # and one space too many for tiles not held
        places = torch.zeros(len(told), PLACES + 1).scatter(
            1, at, layers["place"](stakes).squeeze(2)
        )
        scores = torch.cat([places[:, :PLACES], layers["policy"](second)], 1)
        # Worth above the average is what the value starts from, which is the same as rewarding
        # every change of it.
        return scores, layers["value"](second).squeeze(1) + told[:, GLOBAL - 2]

    def weights(self) -> dict[str, Floats]:
        found = {}
        for name, layer in self.layers.items():
            found[name] = layer.weight.detach().numpy().T.copy()
            found[f"{name}.bias"] = layer.bias.detach().numpy().copy()
        return found


def tensors(seen: Seen) -> tuple[Tensor, Tensor, Tensor]:
    return (
        torch.from_numpy(seen.globals),
        torch.from_numpy(seen.tiles),
        torch.from_numpy(seen.around),
    )


def pick(scores: Floats, mask: NDArray[np.bool_], rng: np.random.Generator) -> Any:
    """An action for each row, as likely as the scores say, and the logarithm of how likely."""
    scores = np.where(mask, scores, -1e9)
    scores -= scores.max(1, keepdims=True)
    chances = np.exp(scores)
    sums = np.cumsum(chances, 1)
    picked = (sums <= rng.random((len(sums), 1)) * sums[:, -1:]).sum(1)
    each = np.arange(len(picked))
    return picked, scores[each, picked] - np.log(sums[:, -1])


class Rollout:
    """What was seen and done in some steps of all environments."""

    def __init__(self) -> None:
        shape = (STEPS, ENVS)
        self.seen = empty(shape)
        self.masks = np.zeros((*shape, ACTIONS), np.bool_)
        self.actions = np.zeros(shape, np.int64)
        self.logs = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.learns = np.zeros(shape, np.bool_)
        self.ends = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, PLAYERS), np.float32)

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


class Player:
    """All environments, and who sits in them."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.venv: VectorGames = vector_env("acquire", ENVS, PLAYERS, seed)
        self.now = self.venv.reset(seed=seed)
        self.imagining = Rng(seed)
        self.bots = [make_bot("acquire", name, Rng(seed)) for name in BOTS]
        self.seat = np.arange(ENVS) % PLAYERS  # that learns
        self.won: list[list[bool]] = [[] for _ in range(SELF + 1)]

    def play(self, learner: Learner, former: Network, rollout: Rollout) -> None:
        envs = np.arange(ENVS)
        for step in range(STEPS):
            observations, info = self.now
            seats = info["current_player"].copy()
            rollout.seats[step] = seats
            rollout.masks[step] = info["action_mask"]
            own = (RIVALS == SELF) | (seats == self.seat)
            rollout.learns[step] = own
            asked = own | (RIVALS == FORMER)
            seen = look({name: rows[asked] for name, rows in observations.items()})
            rollout.seen.globals[step, asked] = seen.globals
            rollout.seen.tiles[step, asked] = seen.tiles
            rollout.seen.around[step, asked] = seen.around
            with torch.no_grad():
                scores, rollout.values[step, own] = (
                    it.numpy() for it in learner(tensors(rollout.seen[step, own]))
                )
            picked, logs = pick(scores, rollout.masks[step, own], self.rng)
            actions = rollout.actions[step]
            actions[own], rollout.logs[step, own] = picked, logs
            before = asked & ~own
            actions[before] = pick(
                former(rollout.seen[step, before]), rollout.masks[step, before], self.rng
            )[0]
            for env in envs[~asked]:
                state = self.venv.state(env).imagine(seats[env], self.imagining)
                actions[env] = self.bots[RIVALS[env]].choose(state, seats[env])
            observations, rewards, ends, _, info = self.venv.step(actions)
            self.now = observations, info
            rollout.ends[step] = ends
            # Half for the rank, half for winning alone.
            rollout.rewards[step] = rewards / 2 + np.where(rewards == 1, 1 / 2, -1 / 6)
            for env in envs[ends]:
                self.won[RIVALS[env]].append(bool(rewards[env, self.seat[env]] == 1))
                self.seat[env] = self.rng.integers(PLAYERS)

    def shares(self) -> dict[str, float]:
        """Of games won against each kind of rivals since this was asked last."""
        found = {
            name: round(float(np.mean(won)), 3)
            for name, won in zip((*BOTS, "former"), self.won, strict=False)
            if won
        }
        self.won = [[] for _ in range(SELF + 1)]
        return found


def learn(
    rollout: Rollout, learner: Learner, optimizer: torch.optim.Optimizer, rng: np.random.Generator
) -> dict[str, float]:
    found, known = rollout.advantages()
    where = np.flatnonzero(known)
    seen = Seen(*(it.reshape(STEPS * ENVS, *it.shape[2:]) for it in vars(rollout.seen).values()))
    masks = rollout.masks.reshape(STEPS * ENVS, -1)
    actions, before = rollout.actions.ravel(), rollout.logs.ravel()
    targets, gains = (found + rollout.values).ravel(), found.ravel()
    gains = (gains - gains[where].mean()) / (gains[where].std() + 1e-6)
    told: dict[str, float] = {}
    for _ in range(EPOCHS):
        rng.shuffle(where)
        for part in np.array_split(where, max(1, len(where) // PORTION)):
            scores, values = learner(tensors(seen[part]))
            logs = scores.masked_fill(~torch.from_numpy(masks[part]), -1e9).log_softmax(1)
            taken = logs.gather(1, torch.from_numpy(actions[part])[:, None]).squeeze(1)
            ratio = (taken - torch.from_numpy(before[part])).exp()
            gain = torch.from_numpy(gains[part])
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - torch.from_numpy(targets[part])).square().mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            optimizer.zero_grad()
            (policy + 0.5 * value - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimizer.step()
            told = {"entropy": entropy.item(), "value_loss": value.item()}
            told["clipped"] = ((ratio - 1).abs() > CLIP).float().mean().item()
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="of CPU time")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("weights.npz"))
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    player = Player(chosen.seed)
    learner, rollout = Learner(), Rollout()
    optimizer = torch.optim.Adam(learner.parameters(), RATE, eps=1e-5)
    pool = [Network(learner.weights())]
    update = 0
    while (spent := time.process_time() / 60) < chosen.minutes:
        optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1 - spent / chosen.minutes)
        player.play(learner, pool[player.rng.integers(len(pool))], rollout)
        told = learn(rollout, learner, optimizer, player.rng)
        update += 1
        if update % EVERY == 0:
            pool.append(Network(learner.weights()))
            pool[-1].save(chosen.out)
            line = {"update": update, "decisions": update * STEPS * ENVS, "cpu_m": round(spent, 2)}
            rounded = {it: round(value, 4) for it, value in told.items()}
            print(json.dumps({**line, **player.shares(), **rounded}), flush=True)
    Network(learner.weights()).save(chosen.out)


if __name__ == "__main__":
    main()
