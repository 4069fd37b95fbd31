"""A batch spread over several processes, whose buffers lie in memory that all of them share."""

from __future__ import annotations

import multiprocessing
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from tontine.research.setup import Setup

STOP, RESET, RENEW, STEP, SAMPLE, WHY = "stop", "reset", "renew", "step", "sample", "why"


@dataclass(frozen=True)
class Share:
    """The environments of one process: how many, and the number of the first."""

    game: str
    players: int
    options: dict[str, str]
    rewards: str
    max_steps: int
    envs: int
    first: int


Shapes = list[tuple[str, tuple[int, ...], str]]


class Workers:
    """The processes. ``views`` are of all environments; each process writes its rows of them."""

    def __init__(self, shares: Sequence[Share], seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        envs = sum(share.envs for share in shares)
        shapes = _shapes(shares[0], envs)
        size = sum(_bytes(shape, kind) for _, shape, kind in shapes)
        self._memory: SharedMemory | None = SharedMemory(create=True, size=size)
        self.views = _views(self._memory, shapes)
        self._pipes: list[Connection] = []
        self._firsts = [share.first for share in shares]
        self._processes = []
        for share in shares:
            ours, theirs = context.Pipe()
            arguments = (share, seed, self._memory.name, shapes, theirs)
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._wait()

    def reset(self, seed: int | None) -> None:
        self._all(RENEW if seed is None else RESET, seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.views["actions"][:] = actions
        self._all(STEP)

    def sample(self) -> None:
        self._all(SAMPLE)

    def problem(self, env: int, action: int) -> str:
        """Why an environment refuses an action."""
        pipe = self._pipes[bisect_right(self._firsts, env) - 1]
        pipe.send((WHY, (env, action)))
        return str(_received(pipe))

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.send((STOP, None))
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes = []
        self.views = {}
        if self._memory is not None:
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def _all(self, what: str, value: object = None) -> None:
        for pipe in self._pipes:
            pipe.send((what, value))
        self._wait()

    def _wait(self) -> None:
        for pipe in self._pipes:
            _received(pipe)


def _received(pipe: Connection) -> object:
    try:
        return pipe.recv()
    except EOFError:
        raise RuntimeError("a process of the vector environment has ended") from None


def _setup(share: Share) -> Setup:
    return Setup(share.game, share.players, share.options, share.rewards)


def _batch_and_views(share: Share, setup: Setup, seed: int) -> tuple[Any, dict[str, NDArray[Any]]]:
    from tontine.research.vector import batch_of, views_of

    batch = batch_of(setup, share.envs, seed, share.first, share.max_steps)
    return batch, views_of(batch)


def _shapes(share: Share, envs: int) -> Shapes:
    one = Share(**{**vars(share), "envs": 1})
    _, views = _batch_and_views(one, _setup(one), 0)
    shapes: Shapes = [(it, (envs, *view.shape[1:]), view.dtype.str) for it, view in views.items()]
    shapes.append(("actions", (envs,), np.dtype(np.int64).str))
    # Widest first, so that each begins where its numbers may.
    return sorted(shapes, key=lambda it: -np.dtype(it[2]).itemsize)


def _bytes(shape: tuple[int, ...], kind: str) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize


def _views(memory: SharedMemory, shapes: Shapes) -> dict[str, NDArray[Any]]:
    views: dict[str, NDArray[Any]] = {}
    first = 0
    for name, shape, kind in shapes:
        views[name] = np.ndarray(shape, kind, memory.buf, first)
        first += _bytes(shape, kind)
    return views


def _work(share: Share, seed: int, name: str, shapes: Shapes, pipe: Connection) -> None:
    memory = SharedMemory(name)
    views = _views(memory, shapes)
    rows = slice(share.first, share.first + share.envs)
    setup = _setup(share)
    batch, own = _batch_and_views(share, setup, seed)
    shown = [(views[name][rows], view) for name, view in own.items()]

    def show() -> None:
        for place, view in shown:
            place[...] = view
        pipe.send(None)

    try:
        show()
        while True:
            what, value = pipe.recv()
            if what == STOP:
                break
            if what == WHY:
                env, action = value
                pipe.send(setup.problem(batch.games[env - share.first], action))
                continue
            if what == RESET:
                batch.reset(value)
            elif what == RENEW:
                batch.renew()
            elif what == SAMPLE:
                batch.sample()
            else:
                batch.step(vec[i64](np.ascontiguousarray(views["actions"][rows])))
            show()
    except (EOFError, KeyboardInterrupt):
        pass  # whoever began it is gone
    finally:
        shown.clear()
        views.clear()
        memory.close()
