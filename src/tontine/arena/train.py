"""Teaches a game's judge who will win, by games that it plays against itself.

The first round is played by ``normal`` bots. From what it shows, weights are learnt; with these
the judge plays the next round itself, looking one choice ahead, and so on. In the end bots that
search with these weights play, which shows how far they can be believed. Everything follows from
the seed: the same command makes the same weights.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tontine.arena.belief import Watched, belief_of, watch
from tontine.bots.school import Course, School
from tontine.bots.search.judge import Judge
from tontine.bots.search.lessons import Lessons
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import OnePly
from tontine.bots.seats import FOLDERS
from tontine.bots.weights import Unit, Weights, network_of
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng

Numbers: TypeAlias = NDArray[np.float64]

CHUNK = 50  # games handed to a process at a time
STRANGERS = 8  # one seat in so many is a ``normal`` bot's, so that other play is known too
HELD_BACK = 10  # one position in so many is kept for the grade
BATCH = 256
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
    inputs: Numbers  # position, seat, input
    wins: Numbers  # position, seat
    sits: Numbers  # position, seat: 1 where there is one


def train(
    school: School,
    course: Course,
    workers: int,
    progress: Callable[[int, int, Grade | None], None] = lambda finished, round_, grade: None,
) -> Weights:
    """``progress`` is told how many more games are played, of which round, and its grade when it
    has been learnt. Games of those who search come after the last round."""
    weights = empty(school)
    grades: list[Grade] = []
    with ProcessPoolExecutor(workers) as pool:
        for round_ in range(course.rounds):
            parts: list[Data] = []
            known = weights if round_ else None
            for part in pool.map(
                partial(play_chunk, school.game, known, course.every), *_chunks(course, round_)
            ):
                parts.append(_unpack(part, len(school.inputs)))
                progress(part[0], round_, None)
            data = _join(parts)
            weights, grade = fit(school, course.hidden, data, Rng(course.seed + round_))
            grades.append(grade)
            progress(0, round_, grade)
        if course.shown:
            first = course.seed + course.rounds * course.games
            games = pool.map(
                partial(watch, school.game, weights), range(first, first + course.shown)
            )
            watched: list[Watched] = []
            for game in games:
                watched += game
                progress(1, course.rounds, None)
            weights["belief"] = belief_of(watched)
    weights["trained"] = {
        **msgspec.to_builtins(course),
        "loss": [round(grade.loss, 4) for grade in grades],
    }
    return weights


def written(weights: Weights) -> str:
    """As they are shipped: a line for every unit, so that a change can be read."""
    lines = [f'"{name}": {json.dumps(it)}' for name, it in weights.items() if name != "units"]
    units = ",\n  ".join(json.dumps(unit) for unit in weights["units"])
    lines.append(f'"units": [\n  {units}\n ]' if units else '"units": []')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def empty(school: School) -> Weights:
    return Weights(
        game=school.game,
        trained={},
        inputs=list(school.inputs),
        direct=[0.0] * len(school.inputs),
        units=[],
    )


# -- games ---------------------------------------------------------------------------

Chunk: TypeAlias = tuple[int, bytes, list[int]]


def _chunks(course: Course, round_: int) -> tuple[list[int], list[int]]:
    """First seeds, and how many games from there."""
    firsts = range(
        course.seed + round_ * course.games, course.seed + (round_ + 1) * course.games, CHUNK
    )
    return list(firsts), [min(CHUNK, firsts.stop - first) for first in firsts]


def play_chunk(game: str, weights: Weights | None, every: int, first: int, games: int) -> Chunk:
    """Some games of a round, as rows of numbers."""
    school = FOLDERS[game].SCHOOL
    title = title_of(game)
    judge = school.judge(network_of(weights or empty(school)))
    lessons = Lessons(judge, Rng(first), every)
    for seed in range(first, first + games):
        seats, options = school.tables[seed % len(school.tables)]
        rng = Rng(seed ^ 0x3C6EF372)
        state = title.set_up(seats, Chance(Rng(seed)), check_options(title, options))
        state.remember()
        state.deal()
        lessons.play(state, [_player(school, judge, weights is None, rng) for _ in range(seats)])
    rows = np.fromiter(lessons.rows, np.float32, len(lessons.rows))
    return games, rows.tobytes(), list(lessons.seats)


def _player(school: School, judge: Judge, first: bool, rng: Rng) -> Policy:
    normal = school.normal(rng)
    if first or rng.below(STRANGERS) == 0:
        return normal
    return OnePly(judge, normal, rng, school.noise)


def _unpack(part: Chunk, inputs: int) -> Data:
    _, raw, seats = part
    rows = np.frombuffer(raw, np.float32).reshape(-1, inputs + 1)
    most = max(seats, default=1)
    shape = len(seats), most
    data = Data(np.zeros((*shape, inputs)), np.zeros(shape), np.zeros(shape))
    row = 0
    for position, count in enumerate(seats):
        data.inputs[position, :count] = rows[row : row + count, :-1]
        data.wins[position, :count] = rows[row : row + count, -1]
        data.sits[position, :count] = 1
        row += count
    return data


def _join(parts: list[Data]) -> Data:
    most = max(part.wins.shape[1] for part in parts)

    def widened(array: Numbers) -> Numbers:
        missing = [(0, 0), (0, most - array.shape[1])] + [(0, 0)] * (array.ndim - 2)
        return np.pad(array, missing)

    joined = Data(
        np.concatenate([widened(part.inputs) for part in parts]),
        np.concatenate([widened(part.wins) for part in parts]),
        np.concatenate([widened(part.sits) for part in parts]),
    )
    # A game can end without a winner: there is nothing to learn from it.
    won = joined.wins.sum(axis=1) > 0
    return Data(joined.inputs[won], joined.wins[won], joined.sits[won])


# -- learning ------------------------------------------------------------------------


def fit(school: School, hidden: int, data: Data, rng: Rng) -> tuple[Weights, Grade]:
    """The weights under which who won is most likely (Adam on the softmax over seats)."""
    generator = np.random.default_rng(rng.next())
    seen = data.inputs[data.sits > 0]
    mean, spread = seen.mean(axis=0), seen.std(axis=0)
    spread[spread < 1e-6] = 1.0
    inputs = (data.inputs - mean) / spread
    count, size = len(inputs), len(school.inputs)
    parameters = [
        np.zeros(size),
        generator.normal(0, 1 / np.sqrt(size), (size, hidden)),
        np.zeros(hidden),
        generator.normal(0, 0.1, hidden),
    ]
    means = [np.zeros_like(parameter) for parameter in parameters]
    squares = [np.zeros_like(parameter) for parameter in parameters]
    held_back = np.arange(count) >= count - count // HELD_BACK
    learnt = np.flatnonzero(~held_back)
    steps = EPOCHS * max(1, len(learnt) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = generator.permutation(learnt)
        for first in range(0, len(order) - len(order) % BATCH or len(order), BATCH):
            batch = order[first : first + BATCH]
            slopes = _slopes(parameters, inputs[batch], data.wins[batch], data.sits[batch])
            step += 1
            rate = RATE * min(1.0, 2.0 * (1.0 - step / (steps + 1)))
            for place, slope in enumerate(slopes):
                means[place] += 0.1 * (slope - means[place])
                squares[place] += 0.001 * (slope * slope - squares[place])
                bias = 1 - 0.9**step, 1 - 0.999**step
                change = (means[place] / bias[0]) / (np.sqrt(squares[place] / bias[1]) + 1e-8)
                parameters[place] -= rate * change + DECAY * parameters[place]
    chances = _chances(parameters, inputs[held_back], data.sits[held_back])
    grade = grade_of(chances, data.wins[held_back], data.sits[held_back])
    return _written(school, parameters, mean, spread), grade


def _scores(parameters: list[Numbers], inputs: Numbers) -> tuple[Numbers, Numbers]:
    direct, into, bias, out = parameters
    levels = np.maximum(inputs @ into + bias, 0)
    return inputs @ direct + levels @ out, levels


def _chances(parameters: list[Numbers], inputs: Numbers, sits: Numbers) -> Numbers:
    scores, _ = _scores(parameters, inputs)
    return _softmax(scores, sits)


def _softmax(scores: Numbers, sits: Numbers) -> Numbers:
    scores = np.where(sits > 0, scores, -np.inf)
    powers: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return chances


def _slopes(
    parameters: list[Numbers], inputs: Numbers, wins: Numbers, sits: Numbers
) -> list[Numbers]:
    """Of the mean loss, by each parameter."""
    scores, levels = _scores(parameters, inputs)
    error = (_softmax(scores, sits) - wins) / len(inputs)
    inward = error[..., None] * parameters[3] * (levels > 0)
    return [
        np.einsum("ps,psi->i", error, inputs),
        np.tensordot(inputs, inward, axes=((0, 1), (0, 1))),
        inward.sum(axis=(0, 1)),
        np.einsum("ps,psh->h", error, levels),
    ]


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


def _written(school: School, parameters: list[Numbers], mean: Numbers, spread: Numbers) -> Weights:
    """For the inputs as they are, instead of their distances from the mean. The direct sum needs
    no constant: what is the same for all seats cancels out."""
    direct, into, bias, out = parameters
    into = into / spread[:, None]
    bias = bias - mean @ into
    weights = empty(school)
    weights["direct"] = _rounded(direct / spread)
    weights["units"] = [
        Unit(bias=_rounded(bias)[unit], weights=_rounded(into[:, unit]), counts=_rounded(out)[unit])
        for unit in range(len(out))
    ]
    return weights


def _rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") if abs(number) >= NOTHING else 0.0 for number in numbers]
