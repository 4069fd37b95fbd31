"""Many games at once in Gymnasium's vector form, over the compiled batch.

All players are played: an action is that of the seat which is to decide there, and rewards have a
column for each seat. A game that ends is followed by a new one in the same step.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from secrets import randbelow
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, MultiDiscrete
from gymnasium.spaces import Discrete as OneDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tontine.research.setup import BadAction, Setup
from tontine.research.shared import Share, Workers
from tontine.research.tensor import Floats, seen, tensor_of
from tontine.rules.batch import Batch, NotOffered
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.game import Game

Observations = dict[str, NDArray[Any]]
Steps = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


def views_of(batch: Batch) -> dict[str, NDArray[Any]]:
    """What numpy sees of a batch, without a copy: each changes with the next step."""
    envs = batch.envs
    observer = batch.observer
    views: dict[str, NDArray[Any]] = {
        "numbers": seen(observer.numbers, np.int32).reshape(envs, -1),
        "action_mask": seen(batch.mask, np.int8).reshape(envs, -1),
        "current_player": seen(batch.seats, np.int64),
        "rewards": seen(batch.rewards, np.float64).reshape(envs, -1),
        "terminated": seen(batch.ended, np.bool_),
        "truncated": seen(batch.cut, np.bool_),
        "length": seen(batch.lengths, np.int64),
        "sampled": seen(batch.picked, np.int64),
    }
    if observer.row_planes:
        views["planes"] = seen(observer.planes, np.uint8).reshape(envs, -1)
    return views


def batch_of(setup: Setup, envs: int, seed: int, first: int, most: int) -> Batch:
    space = setup.space
    observer = space.observer(envs)
    return Batch(setup.model(), observer, space.actions, seed, first, setup.reward, most)


class VectorGames(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """``observation``: raw planes and numbers; ``floats`` makes one row of floats of them.

    What ``reset`` and ``step`` return are views of the buffers, which the next step changes: copy
    what shall stay. ``copy=True`` does that every time.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        seed: int | None = None,
        rewards: str = "rank",
        options: Mapping[str, str] | None = None,
        max_steps: int = 0,
        processes: int = 1,
        copy: bool = False,
    ) -> None:
        """``max_steps`` truncates games after so many decisions; 0 never does. With several
        ``processes``, each has its part of the games, and the games are the same."""
        super().__init__()
        if num_envs < 1 or not 1 <= processes <= num_envs:
            raise ValueError(f"{processes} processes cannot share {num_envs} environments")
        if max_steps < 0:
            raise ValueError(f"max_steps is 0 or more, not {max_steps}")
        self._setup = Setup(game, players, options or {}, rewards)
        self.game = game
        self.players = self._setup.players
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._copy = copy
        self._tensor = tensor_of(game)
        space, tensor = self._setup.space, self._tensor
        self.actions = int(space.actions.size)
        parts: dict[str, Any] = {
            "numbers": Box(
                tensor.low.astype(np.int32), tensor.high.astype(np.int32), dtype=np.int32
            )
        }
        if space.planes:
            parts["planes"] = Box(0, 1, (tensor.planes,), np.uint8)
        self._parts = tuple(parts)
        self.single_observation_space = Dict(parts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = OneDiscrete(self.actions)
        self.action_space = MultiDiscrete(np.full(num_envs, self.actions))
        self._seeds = Rng(randbelow(SEED_LIMIT) if seed is None else seed % SEED_LIMIT)
        shares = [
            Share(game, players, dict(options or {}), rewards, max_steps, count, first)
            for first, count in _portions(num_envs, processes)
        ]
        begin = self._seeds.state
        self._workers: Workers | None = None
        if processes > 1:
            self._workers = Workers(shares, begin)
            self._views = self._workers.views
        else:
            self._batch = batch_of(self._setup, num_envs, begin, 0, max_steps)
            self._views = views_of(self._batch)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere; without a seed, the next ones."""
        super().reset(seed=seed)
        own = None if seed is None else seed % SEED_LIMIT
        if self._workers is not None:
            self._workers.reset(own)
        elif own is None:
            self._batch.renew()
        else:
            self._batch.reset(own)
        return self._observations(), self._info()

    def step(self, actions: NDArray[Any]) -> Steps:
        """One action in every environment. BadAction says what is wrong, and where; then nothing
        has changed."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            told = f"{chosen.dtype} of shape {chosen.shape}"
            raise BadAction(f"actions are {self.num_envs} whole numbers, not {told}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        if self._workers is not None:
            self._check(chosen)
            self._workers.step(chosen)
        else:
            try:
                self._batch.step(vec[i64](chosen))
            except NotOffered as error:
                raise self._bad_action(error.env, error.action) from None
        return self._steps()

    def sample(self) -> NDArray[np.int64]:
        """An action for every environment, all that are offered equally likely."""
        if self._workers is not None:
            self._workers.sample()
        else:
            self._batch.sample()
        return self._given(self._views["sampled"])

    def state(self, env: int) -> Game:
        """The true state of an environment as it stands, which knows all secrets: give bots what
        they can ``imagine`` of it."""
        if self._workers is not None:
            raise ValueError("the games of other processes cannot be looked at")
        return self._batch.games[env]

    def floats(self, observations: Observations, out: Floats | None = None) -> Floats:
        """The observations as rows of floats, each field divided by its scale."""
        return self._tensor.floats(observations, out)

    def named(self, floats: Floats) -> dict[str, NDArray[Any]]:
        """Views of the fields of such rows, by name and in their shapes."""
        return self._tensor.named(floats)

    def close_extras(self, **kwargs: Any) -> None:
        if self._workers is not None:
            self._workers.close()

    def _given(self, view: NDArray[Any]) -> NDArray[Any]:
        return view.copy() if self._copy else view

    def _observations(self) -> Observations:
        return {name: self._given(self._views[name]) for name in self._parts}

    def _info(self) -> dict[str, Any]:
        names = ("action_mask", "current_player", "length")
        return {name: self._given(self._views[name]) for name in names}

    def _steps(self) -> Steps:
        ends = (self._given(self._views[name]) for name in ("rewards", "terminated", "truncated"))
        rewards, terminated, truncated = ends
        return self._observations(), rewards, terminated, truncated, self._info()

    def _check(self, actions: NDArray[np.int64]) -> None:
        """That all are offered, before any process begins."""
        within = (actions >= 0) & (actions < self.actions)
        offered = self._views["action_mask"][np.arange(self.num_envs), np.where(within, actions, 0)]
        wrong = np.flatnonzero(~within | (offered == 0))
        if len(wrong):
            raise self._bad_action(int(wrong[0]), int(actions[wrong[0]]))

    def _bad_action(self, env: int, action: int) -> BadAction:
        if self._workers is not None:
            problem = self._workers.problem(env, action)
        else:
            problem = self._setup.problem(self._batch.games[env], action)
        return BadAction(f"environment {env}: {problem}")


def _portions(envs: int, processes: int) -> list[tuple[int, int]]:
    """The first environment of each process, and how many it has."""
    firsts = [envs * process // processes for process in range(processes + 1)]
    return [(first, last - first) for first, last in pairwise(firsts)]


def sample(mask: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One of the actions under each row of a mask, all equally likely."""
    offered = np.flatnonzero(mask.view(np.bool_))
    rows = offered // mask.shape[1]
    counts = np.bincount(rows, minlength=len(mask))
    picked = (rng.random(len(mask)) * counts).astype(np.int64) + np.cumsum(counts) - counts
    result: NDArray[np.int64] = offered[picked] - np.arange(len(mask)) * mask.shape[1]
    return result


def vector_env(
    game: str,
    /,
    num_envs: int = 1,
    players: int = 4,
    seed: int | None = None,
    rewards: str = "rank",
    max_steps: int = 0,
    processes: int = 1,
    copy: bool = False,
    **options: str,
) -> VectorGames:
    """Many games at once: ``vector_env(GAME, num_envs=1024, players=4)``."""
    return VectorGames(game, num_envs, players, seed, rewards, options, max_steps, processes, copy)
