"""Teaches a game's judge who will win, by games that it plays against itself.

The first round is played by ``normal`` bots. From what it shows, weights are learnt; with these
the judge plays the next round itself, looking one choice ahead, and so on. In the end bots that
search with these weights play, which shows how far they can be believed. Everything follows from
the seed: the same command makes the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tontine.arena.belief import Watched, belief_of, watch
from tontine.arena.code import spread_by_code
from tontine.bots.search.judge import Judge
from tontine.bots.search.lessons import Lessons
from tontine.bots.search.network import Network
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import OnePly
from tontine.bots.seats import FOLDERS
from tontine.bots.training import Training, TrainingSettings
from tontine.bots.weights import Slots, Unit, Weights, network_of, shipped
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng

Numbers: TypeAlias = NDArray[np.float64]

CHUNK = 50  # games handed to a process at a time
STRANGERS = 8  # one seat in so many is a ``normal`` bot's, so that other play is known too
HELD_BACK = 10  # one position in so many is kept for the grade
BATCH = 256
PART = 4096  # positions that are graded at a time
SLOTS_SEEN = 100_000  # rows, from which the scale of what is in slots follows
POOLED = 0.3  # what is found in several slots together is on the scale of the other inputs
EPOCHS = 12
RATE = 0.003
DECAY = 1e-5  # of weights, at each step: without evidence they go back to zero
DIGITS = 5  # of a weight, as it is written
NOTHING = 1e-6  # less is rounding error, which differs between machines


class Grade(Struct, frozen=True):
    """How well a round was learnt, told by positions that were held back."""

    positions: int
    loss: float  # the mean of -log(chance of who won)
    calibration: float  # the mean distance between chance and share of wins, over ten classes


class Data(Struct):
    inputs: NDArray[np.float32]  # position, seat, input; those of the slots last
    aims: Numbers  # position, seat: the chance that is to be learnt
    wins: Numbers  # position, seat
    sits: Numbers  # position, seat: 1 where there is one


def train(
    training: Training,
    settings: TrainingSettings,
    workers: int | None,
    progress: Callable[[int, int, Grade | None], None] = lambda finished, round_, grade: None,
    ray: str | None = None,
) -> Weights:
    """``workers`` and ``ray`` say where games are played, as for ``spread``; what is learnt from
    them is learnt here. ``progress`` is told how many more games are played, of which round, and
    its grade when it has been learnt. Games of those who search come after the last round."""
    weights = shipped(training, settings.after) if settings.after else empty(training)
    grades: list[Grade] = []
    for round_ in range(settings.rounds):
        parts: list[Chunk] = []
        known = weights if round_ or settings.after else None
        work = partial(play_chunk, training.game, known, settings)
        with closing(
            spread_by_code(training.game, (), work, _chunks(settings, round_), workers, ray)
        ) as played:
            for part in played:
                parts.append(part)
                progress(part[0], round_, None)
        data = _joined(parts)
        weights, grade = fit(training, settings, data, Rng(settings.seed + round_))
        grades.append(grade)
        progress(0, round_, grade)
    if settings.shown:
        watched: list[Watched] = []
        with closing(_shown(training, settings, weights, workers, ray)) as games:
            for game in games:
                watched += game
                progress(1, settings.rounds, None)
        weights["belief"] = belief_of(watched)
    weights["trained"] = {
        **msgspec.to_builtins(settings),
        "loss": [round(grade.loss, 4) for grade in grades],
    }
    return weights


def written(weights: Weights) -> str:
    """The weights as they are shipped: a line for every unit, so that a change can be read."""
    lines = []
    for name, it in weights.items():
        rows = [json.dumps(row) for row in it] if name in ("shared", "units") else []  # type: ignore[attr-defined]
        said = "[\n  " + ",\n  ".join(rows) + "\n ]" if rows else json.dumps(it)
        lines.append(f'"{name}": {said}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def empty(training: Training) -> Weights:
    return Weights(
        game=training.game,
        rules=title_of(training.game).rules,
        trained={},
        inputs=list(training.inputs),
        direct=[0.0] * len(training.inputs),
        units=[],
    )


# -- games ---------------------------------------------------------------------------

Chunk: TypeAlias = tuple[int, bytes, list[int]]


def _chunks(settings: TrainingSettings, round_: int) -> Iterator[tuple[int, int]]:
    """First seeds, and how many games from there."""
    firsts = range(
        settings.seed + round_ * settings.games,
        settings.seed + (round_ + 1) * settings.games,
        CHUNK,
    )
    return ((first, min(CHUNK, firsts.stop - first)) for first in firsts)


def play_chunk(
    game: str, weights: Weights | None, settings: TrainingSettings, first: int, games: int
) -> Chunk:
    """Some games of a round, as rows of numbers."""
    training = FOLDERS[game].TRAINING
    title = title_of(game)
    known = network_of(weights or empty(training))
    judge = training.judge(_with_slots(known, training) if settings.shared else known)
    trust = 0.0 if weights is None else settings.trust
    lessons = Lessons(judge, Rng(first), settings.every, trust)
    for seed in range(first, first + games):
        seats, options = training.tables[seed % len(training.tables)]
        rng = Rng(seed ^ 0x3C6EF372)
        state = title.set_up(seats, Chance(Rng(seed)), check_options(title, options))
        state.remember()
        state.deal()
        lessons.play(state, [_player(training, judge, weights is None, rng) for _ in range(seats)])
    rows = np.fromiter(lessons.rows, np.float32, len(lessons.rows))
    return games, rows.tobytes(), list(lessons.seats)


def _with_slots(known: Network, training: Training) -> Network:
    """The same network, which reads the slots even if it has learnt nothing of them yet."""
    return Network(
        known.direct,
        known.units,
        slots=training.slots,
        width=len(training.slot),
        shared=known.shared,
    )


def _player(training: Training, judge: Judge, first: bool, rng: Rng) -> Policy:
    normal = training.normal(rng)
    if first or rng.below(STRANGERS) == 0:
        return normal
    return OnePly(judge, normal, rng, training.noise)


def _joined(parts: list[Chunk]) -> Data:
    """All positions, with room for the same number of seats. They are dropped from the parts, since
    they take much memory."""
    seats = np.concatenate([np.array(it, np.int64) for _, _, it in parts])
    rows = sum(len(raw) for _, raw, _ in parts) // 4
    columns = rows // int(seats.sum())
    taken = np.arange(seats.max()) < seats[:, None]
    found = np.zeros((*taken.shape, columns), np.float32)
    place = 0
    while parts:
        _, raw, counts = parts.pop(0)
        block = found[place : place + len(counts)]
        block[taken[place : place + len(counts)]] = np.frombuffer(raw, np.float32).reshape(
            -1, columns
        )
        place += len(counts)
    # A game can end without a winner: there is nothing to learn from it.
    won = found[:, :, -1].sum(axis=1) > 0
    if not won.all():
        found, taken = found[won], taken[won]
    aims, wins = found[:, :, -2].astype(np.float64), found[:, :, -1].astype(np.float64)
    return Data(found[:, :, :-2], aims, wins, taken.astype(np.float64))


# -- learning ------------------------------------------------------------------------


class Scale(Struct):
    """What makes all inputs alike: their distance from the mean, in standard deviations. Empty
    slots stay all zeros, and the first input of a slot, whether there is something in it, as is."""

    mean: Numbers
    spread: Numbers
    slot_mean: Numbers
    slot_spread: Numbers

    def read(self, raw: NDArray[np.float32]) -> tuple[Numbers, Numbers]:
        """The single inputs, and the slots: position, seat, slot, input."""
        single, width = len(self.mean), len(self.slot_mean)
        inputs = (raw[..., :single] - self.mean) / self.spread
        if not width:
            return inputs, np.zeros((*raw.shape[:2], 0, 0))
        slots = raw[..., single:].reshape(*raw.shape[:2], -1, width).astype(np.float64)
        there = slots[..., :1]
        return inputs, (slots - self.slot_mean) / self.slot_spread * there


def scale_of(training: Training, settings: TrainingSettings, data: Data) -> Scale:
    seen = data.inputs[data.sits > 0]
    mean, spread = _mean_and_spread(seen[:, : len(training.inputs)])
    if not settings.shared:
        return Scale(mean, spread, np.zeros(0), np.zeros(0))
    slots = seen[:SLOTS_SEEN, len(training.inputs) :].reshape(-1, len(training.slot))
    slot_mean, slot_spread = _mean_and_spread(slots[slots[:, 0] > 0])
    slot_mean[0], slot_spread[0] = 0.0, 1.0
    return Scale(mean, spread, slot_mean, slot_spread)


def _mean_and_spread(seen: NDArray[np.float32]) -> tuple[Numbers, Numbers]:
    exact = seen.astype(np.float64)
    spread = exact.std(axis=0)
    spread[spread < 1e-6] = 1.0
    return exact.mean(axis=0), spread


class Parameters(Struct):
    """What is learnt: of the sum, of the units, and of the units that all slots share."""

    direct: Numbers
    into: Numbers
    bias: Numbers
    out: Numbers
    shared: Numbers

    def all(self) -> list[Numbers]:
        return [self.direct, self.into, self.bias, self.out, self.shared]


def _shown(
    training: Training,
    settings: TrainingSettings,
    weights: Weights,
    workers: int | None,
    ray: str | None,
) -> Generator[list[Watched], None, None]:
    """Games of those who search by the weights."""
    first = settings.seed + settings.rounds * settings.games
    seeds = ((seed,) for seed in range(first, first + settings.shown))
    follow = partial(watch, training.game, weights)
    return spread_by_code(training.game, (), follow, seeds, workers, ray)


class _Adam:
    """Changes parameters in place, step by step."""

    def __init__(self, parameters: Sequence[Numbers], steps: int) -> None:
        self._parameters = parameters
        self._means = [np.zeros_like(parameter) for parameter in parameters]
        self._squares = [np.zeros_like(parameter) for parameter in parameters]
        self._steps = steps
        self._step = 0

    def follow(self, slopes: Sequence[Numbers]) -> None:
        self._step += 1
        rate = RATE * min(1.0, 2.0 * (1.0 - self._step / (self._steps + 1)))
        bias = 1 - 0.9**self._step, 1 - 0.999**self._step
        of = zip(self._parameters, self._means, self._squares, slopes, strict=True)
        for parameter, mean, square, slope in of:
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            change = (mean / bias[0]) / (np.sqrt(square / bias[1]) + 1e-8)
            parameter -= rate * change + DECAY * parameter


def fit(
    training: Training, settings: TrainingSettings, data: Data, rng: Rng
) -> tuple[Weights, Grade]:
    """The weights under which what is to be learnt is most likely (Adam on the softmax over
    seats)."""
    generator = np.random.default_rng(rng.next())
    scale = scale_of(training, settings, data)
    size, width = len(training.inputs) + settings.shared, len(scale.slot_mean)
    learner = Parameters(
        direct=np.zeros(size),
        into=generator.normal(0, 1 / np.sqrt(size), (size, settings.hidden)),
        bias=np.zeros(settings.hidden),
        out=generator.normal(0, 0.1, settings.hidden),
        shared=generator.normal(0, 1 / np.sqrt(width or 1), (width, settings.shared)),
    )
    count = len(data.inputs)
    held_back = np.arange(count) >= count - count // HELD_BACK
    learnt = np.flatnonzero(~held_back)
    adam = _Adam(learner.all(), EPOCHS * max(1, len(learnt) // BATCH))
    for _ in range(EPOCHS):
        order = generator.permutation(learnt)
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            batch = order[first : first + BATCH]
            inputs = scale.read(data.inputs[batch])
            adam.follow(_slopes(learner, inputs, data.aims[batch], data.sits[batch]).all())
    sits = data.sits[held_back]
    chances = [
        _softmax(_look(learner, scale.read(part))[0], there)
        for part, there in _in_parts(data.inputs[held_back], sits)
    ]
    grade = grade_of(np.concatenate(chances), data.wins[held_back], sits)
    return _written(training, settings, learner, scale), grade


def _in_parts(
    inputs: NDArray[np.float32], sits: Numbers
) -> Iterator[tuple[NDArray[np.float32], Numbers]]:
    """So many at a time that memory does not matter."""
    for first in range(0, len(inputs), PART):
        yield inputs[first : first + PART], sits[first : first + PART]


def _look(
    learner: Parameters, read: tuple[Numbers, Numbers]
) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """The scores and what they come from: all inputs of the units, the levels of these, and those
    of the shared units in every slot."""
    inputs, slots = read
    found = np.maximum(slots @ learner.shared, 0)
    if learner.shared.size:
        inputs = np.concatenate([inputs, found.sum(axis=2) * POOLED], axis=2)
    levels = np.maximum(inputs @ learner.into + learner.bias, 0)
    return inputs @ learner.direct + levels @ learner.out, inputs, levels, found


def _softmax(scores: Numbers, sits: Numbers) -> Numbers:
    scores = np.where(sits > 0, scores, -np.inf)
    powers: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances


def _slopes(
    learner: Parameters, read: tuple[Numbers, Numbers], aims: Numbers, sits: Numbers
) -> Parameters:
    """The gradient of the mean loss by each parameter."""
    scores, inputs, levels, found = _look(learner, read)
    error = (_softmax(scores, sits) - aims) / len(inputs)
    inward = error[..., None] * learner.out * (levels > 0)
    shared = np.zeros_like(learner.shared)
    if shared.size:
        own = inputs.shape[2] - shared.shape[1]
        back = error[..., None] * learner.direct[own:] + inward @ learner.into[own:].T
        into = POOLED * back[:, :, None, :] * (found > 0)
        shared = np.tensordot(read[1], into, axes=((0, 1, 2), (0, 1, 2)))
    return Parameters(
        direct=np.einsum("ps,psi->i", error, inputs),
        into=np.tensordot(inputs, inward, axes=((0, 1), (0, 1))),
        bias=inward.sum(axis=(0, 1)),
        out=np.einsum("ps,psh->h", error, levels),
        shared=shared,
    )


def grade_of(chances: Numbers, wins: Numbers, sits: Numbers) -> Grade:
    loss = -(wins * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean()
    flat, won = chances[sits > 0], wins[sits > 0]
    classes = np.minimum((flat * 10).astype(int), 9)
    distance = 0.0
    for number in range(10):
        members = classes == number
        if members.any():
            distance += abs(float(flat[members].mean() - won[members].mean())) * members.sum()
    return Grade(len(chances), float(loss), float(distance / len(flat)))


def _written(
    training: Training, settings: TrainingSettings, learner: Parameters, scale: Scale
) -> Weights:
    """The weights for raw inputs, instead of their distances from the mean. The direct sum needs no
    constant: what is the same for all seats cancels out."""
    spread = np.append(scale.spread, np.ones(settings.shared))
    mean = np.append(scale.mean, np.zeros(settings.shared))
    into = learner.into / spread[:, None]
    bias = learner.bias - mean @ into
    weights = empty(training)
    weights["direct"] = _rounded(learner.direct / spread)
    weights["units"] = [
        Unit(
            bias=_rounded(bias)[unit],
            weights=_rounded(into[:, unit]),
            counts=_rounded(learner.out)[unit],
        )
        for unit in range(settings.hidden)
    ]
    if settings.shared:
        shared = POOLED * learner.shared / scale.slot_spread[:, None]
        shared[0] -= scale.slot_mean @ shared
        weights["slots"] = Slots(count=training.slots, inputs=list(training.slot))
        weights["shared"] = [_rounded(shared[:, unit]) for unit in range(settings.shared)]
    return weights


def _rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") if abs(number) >= NOTHING else 0.0 for number in numbers]
