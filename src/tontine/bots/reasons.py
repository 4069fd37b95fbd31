"""Why a choice is good or bad: what it changes of what the judge looks at, put into words.

The judge's network gives every seat a score from its inputs. The change of that score is split
into one term for each input, and the terms add up to it; what a rival gains counts against one,
as much as the rival has a chance to win. A game says in a table of its own which inputs belong
together and what there is to say of them; the largest terms are said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median_low

from librt.vecs import vec
from msgspec import Struct

from tontine.bots.bot import Reason
from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.play.words import Phrase
from tontine.rules.game import Game

MOST = 3  # reasons
LEAST = 0.03  # of the logarithm of the odds: less than a percent of an even chance


class Fact(Struct, frozen=True):
    """Something that a turn changes for a seat. ``gain`` says how much it is beside other facts
    of the same topic; below zero it is bad for the seat. An amount may differ between imagined
    states, all the rest makes it another fact; it becomes the argument ``measure``, rounded."""

    message: str
    arguments: dict[str, object]
    gain: float
    amount: int | None = None
    measure: str = "amount"
    rounded: int = 100


# What changes for a seat (the last) between two states; the reader is the third.
Find = Callable[[Game, Game, int, int], list[Fact]]


class Topic(Struct, frozen=True):
    """Inputs that belong together, and what there is to say when they change."""

    inputs: tuple[str, ...]
    find: Find


class Table(Struct, frozen=True):
    """What can be said of the inputs of a game."""

    inputs: Sequence[str]
    topics: Sequence[Topic]
    quiet: str = ""  # the message for a turn that changes nothing to speak of
    playouts: int = 400  # of each turn, for a hint within a second or two


class _Found(Struct):
    """A fact as it was found in some of the imagined states."""

    fact: Fact
    seat: int
    topic: int
    gain: float = 0.0
    times: int = 0
    amounts: list[int] = []


class _Means:
    """What the judge sees of every seat, on the average of states."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self._judge = judge
        self._count = 0
        self.inputs = [[0.0] * judge.network.inputs for _ in range(seats)]
        self.chances = [0.0] * seats

    def add(self, game: Game) -> None:
        judge, chances = self._judge, vec[float]([0.0] * game.seats)
        judge.chances(game, chances)
        judge.prepare(game)
        self._count += 1
        for seat, inputs in enumerate(self.inputs):
            self.chances[seat] += (chances[seat] - self.chances[seat]) / self._count
            judge.read(game, seat, judge.inputs)
            for index, value in enumerate(judge.inputs):
                inputs[index] += (value - inputs[index]) / self._count


def reasons(
    search: Search, table: Table | None, game: Game, seat: int, turn: Sequence[int], states: int
) -> tuple[Reason, ...]:
    """The largest terms of what a turn changes, on the average of imagined states."""
    if table is None:
        return ()
    old, new = _Means(search.judge, game.seats), _Means(search.judge, game.seats)
    found: dict[str, _Found] = {}
    for _ in range(states):
        before = search.judge.imagine(game, seat, search.rng)
        after = before.clone()
        for code in turn:
            after.apply(seat, code)
        _settle(search, after)
        if after.over:
            return ()
        old.add(before)
        new.add(after)
        _find(table, before, after, seat, found)
    often = [it for it in found.values() if 2 * it.times > states]
    parts: list[tuple[float, _Found]] = []
    for other in range(game.seats):
        terms = terms_of(search.judge.network, old.inputs[other], new.inputs[other])
        # Of the logarithm of the reader's odds.
        rivals = 1.0 - new.chances[seat] + 1e-9
        counts = 1.0 if other == seat else -new.chances[other] / rivals
        for number, topic in enumerate(table.topics):
            term = sum(terms[table.inputs.index(name)] for name in topic.inputs)
            # What speaks against the term is not what the term is about.
            about = [
                it for it in often if it.seat == other and it.topic == number and it.gain * term > 0
            ]
            whole = sum(abs(it.gain) for it in about)
            parts += [(counts * term * abs(it.gain) / whole, it) for it in about]
    parts.sort(key=lambda pair: -abs(pair[0]))
    told = tuple(_reason(it, part, seat) for part, it in parts[:MOST] if abs(part) >= LEAST)
    return told or ((Reason(Phrase(table.quiet), True, 0.0),) if table.quiet else ())


def _settle(search: Search, state: Game) -> None:
    while not state.over and not search.judge.is_settled(state):
        state.apply(state.actor, search.policy.choose(state, state.actor))


def _find(table: Table, before: Game, after: Game, reader: int, found: dict[str, _Found]) -> None:
    for seat in range(after.seats):
        for number, topic in enumerate(table.topics):
            for fact in topic.find(before, after, reader, seat):
                key = f"{fact.message} {seat} {sorted(fact.arguments.items())}"
                known = found.setdefault(key, _Found(fact, seat, number))
                known.gain += fact.gain
                known.times += 1
                if fact.amount is not None:
                    known.amounts.append(fact.amount)


def _reason(found: _Found, part: float, reader: int) -> Reason:
    arguments = dict(found.fact.arguments)
    if found.amounts:
        amount = median_low(found.amounts)
        arguments[found.fact.measure] = round(amount / found.fact.rounded) * found.fact.rounded
    message = found.fact.message
    if found.seat != reader:
        message, arguments["rival"] = f"{message}-rival", found.seat
    return Reason(Phrase(message, arguments), part > 0, part)


def terms_of(network: Network, before: Sequence[float], after: Sequence[float]) -> list[float]:
    """What each input adds to the change of the score; together they are all of it.

    A unit that counts from some level on counts for an input as much as it does, on the whole,
    for what changes its level.
    """
    size = len(before)
    changes = [new - old for old, new in zip(before, after, strict=True)]
    terms = [network.direct[index] * changes[index] for index in range(size)]
    units = list(network.units)
    for first in range(0, len(units), size + 2):
        weights = units[first + 1 : first + 1 + size]
        low = units[first] + sum(w * it for w, it in zip(weights, before, strict=True))
        high = units[first] + sum(w * it for w, it in zip(weights, after, strict=True))
        if high == low:
            continue
        slope = units[first + 1 + size] * (max(high, 0.0) - max(low, 0.0)) / (high - low)
        for index in range(size):
            terms[index] += slope * weights[index] * changes[index]
    return terms
