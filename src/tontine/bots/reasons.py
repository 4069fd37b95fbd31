"""Why one choice is better than another: what changes of what the judge looks at, put into words.

The judge's network gives every seat a score from its inputs. The difference between what two turns
lead to is split into one term for each input, and the terms add up to it; what a rival gains counts
against one, as much as the rival has a chance to win. A game says in a table of its own which
inputs belong together and what there is to say of them; the largest terms are said, those first
that agree with which of the two has the better chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, median_low

from librt.vecs import vec
from msgspec import Struct

from tontine.bots.bot import Reason
from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.play.words import Phrase
from tontine.rules.game import Game

MOST = 3  # reasons
ENOUGH = 2  # of them, so that small ones need not be said
MOST_AGAINST = 1  # of them, of a turn that is better all the same
LEAST = 0.03  # of the logarithm of the odds: less than a percent of an even chance
FAINT = 0.003  # still said if there is little else

BETTER, WORSE, CLOSE = 1, -1, 0
OTHERWISE = "reason-otherwise"
NOTHING = {BETTER: "reason-later", WORSE: "reason-later-less", CLOSE: "reason-same"}


class Fact(Struct, frozen=True):
    """Something that a turn changes for a seat. ``gain`` says how much it is beside other facts
    of the same topic; below zero it is bad for the seat. An amount may differ between imagined
    states, all the rest makes it another fact; it becomes the argument ``amount``, rounded."""

    message: str
    arguments: dict[str, object]
    gain: float
    amount: int | None = None
    rounded: int = 100


# What changes for a seat (the last) between two states; the reader is the third.
Find = Callable[[Game, Game, int, int], list[Fact]]


# What a seat has.
Count = Callable[[Game, int], float]


class Topic(Struct, frozen=True):
    """Inputs that belong together, and what there is to say when they change."""

    inputs: tuple[str, ...]
    find: Find


class Measure(Struct, frozen=True, kw_only=True):
    """Something that is counted: how much more or less of it a seat has after one turn than after
    the other. It is the first of the inputs that belong to it, of which 1 stands for ``unit``; or
    ``count`` counts it. Of what a turn does ``at_once``, the reason says what the preview of the
    choice says: how much more there is than before, not than after the other turn."""

    inputs: tuple[str, ...]
    more: str
    less: str
    unit: float = 1.0
    argument: str = "amount"
    good: bool = True  # to have more of it
    private: bool = False  # so that nothing is said of rivals
    count: Count | None = None
    at_once: bool = False


class Topics(Struct, frozen=True):
    """What can be said of the inputs of a game, those of a slot last."""

    inputs: Sequence[str]
    all: Sequence[Topic] = ()
    measures: Sequence[Measure] = ()
    playouts: int = 400  # of each turn, for a hint within a second or two


class Outcome(Struct):
    """What a turn leads to in one imagined state."""

    inputs: list[list[float]]  # of every seat, as the judge sees it
    chances: list[float]
    counts: list[list[float]]  # of every measure, by seat
    facts: list[tuple[int, int, Fact]]  # by seat and topic: what has changed since before


# In each imagined state; nothing where the game is over.
Outcomes = list[Outcome | None]


class _Found(Struct):
    """A fact as it was found in some of the imagined states."""

    fact: Fact
    seat: int
    topic: int
    gain: float = 0.0
    times: int = 0
    amounts: list[int] = []


class _Part(Struct):
    """Something to say, and how much of the difference it is."""

    says: Phrase
    part: float


def outcomes(
    search: Search,
    topics: Topics,
    game: Game,
    seat: int,
    turns: Sequence[Sequence[int]],
    states: int,
) -> list[Outcomes]:
    """Of each turn, from the same imagined states with the same luck. The last is of no turn at
    all: of the states as they are."""
    found: list[Outcomes] = [[] for _ in range(len(turns) + 1)]
    for _ in range(states):
        before = search.judge.imagine(game, seat, search.rng)
        for place, after in enumerate(after_each(search, before, seat, turns)):
            _settle(search, after)
            found[place].append(_outcome(search.judge, topics, before, after, seat))
        found[-1].append(_outcome(search.judge, topics, before, before, seat))
    return found


def after_each(
    search: Search, before: Game, seat: int, turns: Sequence[Sequence[int]]
) -> Iterator[Game]:
    """The state after each turn, to be played on from: with the same luck for all of them, so that
    no turn depends on what the last one used up."""
    rng = search.rng
    luck, onward = rng.next(), rng.next()
    for turn in turns:
        rng.state = luck
        after = before.clone()
        for code in turn:
            after.apply(seat, code)
        yield after
    rng.state = onward


def _settle(search: Search, state: Game) -> None:
    search.policy.forget()
    while not state.over and not search.judge.is_settled(state):
        state.apply(state.actor, search.policy.choose(state, state.actor))


def _outcome(
    judge: Judge, topics: Topics, before: Game, after: Game, reader: int
) -> Outcome | None:
    if after.over:
        return None
    chances = vec[float]([0.0] * after.seats)
    judge.chances(after, chances)
    judge.prepare(after)
    inputs = []
    for seat in range(after.seats):
        judge.read(after, seat, judge.inputs)
        inputs.append(list(judge.inputs))
    facts = [
        (seat, number, fact)
        for seat in range(after.seats)
        for number, topic in enumerate(topics.all)
        if after is not before
        for fact in topic.find(before, after, reader, seat)
    ]
    counts = [
        [
            row[topics.inputs.index(it.inputs[0])] if it.count is None else it.count(after, seat)
            for seat, row in enumerate(inputs)
        ]
        for it in topics.measures
    ]
    return Outcome(inputs, list(chances), counts, facts)


def reasons(
    network: Network,
    topics: Topics,
    seat: int,
    turn: Outcomes,
    others: Sequence[Outcomes],
    verdict: int,
    nothing: Outcomes,
) -> tuple[Reason, ...]:
    """Why a turn is BETTER or WORSE than others, on their average, or what is so different where
    it is a CLOSE call. ``nothing`` are the states before."""
    parts = _parts(network, topics, seat, turn, others, nothing)
    parts.sort(key=lambda it: -abs(it.part))
    large = [it for it in parts if abs(it.part) >= LEAST]
    if verdict == CLOSE:
        told = sorted(large[:MOST], key=lambda it: it.part < 0)
    else:
        told = _agreeing(parts, verdict)
        if told:
            told += [it for it in large if it.part * verdict < 0][:MOST_AGAINST]
    if told:
        return tuple(Reason(it.says, it.part > 0, it.part) for it in told[:MOST])
    return (Reason(Phrase(NOTHING[verdict]), verdict != WORSE, 0.0),)


def _agreeing(parts: Sequence[_Part], verdict: int) -> list[_Part]:
    """What agrees with what the playouts say: all that is large, and what is small where that is
    little."""
    agree = [it for it in parts if it.part * verdict > FAINT]
    large = [it for it in agree if abs(it.part) >= LEAST]
    return large if len(large) >= ENOUGH else agree[:ENOUGH]


def _in_all(
    turn: Outcomes, others: Sequence[Outcomes], nothing: Outcomes
) -> list[tuple[Outcome, Outcome, Outcome]]:
    """What came of this turn, of another and of none, in each state in which all of it is known."""
    return [
        (mine, theirs, none)
        for other in others
        for mine, theirs, none in zip(turn, other, nothing, strict=True)
        if mine is not None and theirs is not None and none is not None
    ]


def _shares(
    found: Sequence[tuple[_Found, float, bool]], seat: int, term: float, worth: float
) -> Iterator[_Part]:
    """The worth of a term among what was found of it. What speaks against the term is not what
    the term is about."""
    about = [it for it in found if it[1] * term > 0]
    whole = sum(abs(gain) for _, gain, _ in about)
    for it, gain, otherwise in about:
        yield _Part(_say(it, seat, otherwise), worth * abs(gain) / whole)


def _parts(
    network: Network,
    topics: Topics,
    seat: int,
    turn: Outcomes,
    others: Sequence[Outcomes],
    nothing: Outcomes,
) -> list[_Part]:
    """Everything that could be said of the difference."""
    if not (found_in := _in_all(turn, others, nothing)):
        return []
    mine, theirs, before = ([them[place] for them in found_in] for place in range(3))
    found, chances = _found(mine, theirs), _means([it.chances for it in mine])
    parts: list[_Part] = []
    for other in range(len(chances)):
        old, new = (_means([it.inputs[other] for it in them]) for them in (theirs, mine))
        # A network without slots has no terms for what is in them.
        terms = dict(zip(topics.inputs, terms_of(network, old, new), strict=False))
        # Of the logarithm of the reader's odds.
        counts = 1.0 if other == seat else -chances[other] / (1.0 - chances[seat] + 1e-9)
        for number, topic in enumerate(topics.all):
            term = sum(terms.get(name, 0.0) for name in topic.inputs)
            of_topic = [it for it in found if it[0].seat == other and it[0].topic == number]
            parts += _shares(of_topic, seat, term, counts * term)
        for number, measure in enumerate(topics.measures):
            own, their, none = (
                fmean(it.counts[number][other] for it in them) for them in (mine, theirs, before)
            )
            if measure.private and other != seat:
                continue
            term = sum(terms.get(name, 0.0) for name in measure.inputs)
            says = _measured(measure, own, their, none, None if other == seat else other)
            if says is not None and ((own - their) * term > 0) is measure.good:
                parts.append(_Part(says, counts * term))
    return parts


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def _found(mine: Sequence[Outcome], theirs: Sequence[Outcome]) -> list[tuple[_Found, float, bool]]:
    """The facts in which turns differ, by how much, and whether they are so otherwise only: each
    is so in most of the imagined states."""
    one, two = _gathered(mine), _gathered(theirs)
    net: dict[str, float] = {}
    for them, sign in ((one, 1), (two, -1)):
        for it in them:
            net[_kind(it)] = net.get(_kind(it), 0.0) + sign * it.gain
    found = []
    for them, otherwise in ((one, False), (two, True)):
        for it in them:
            change = net[_kind(it)]
            # Report the side where the fact is stronger.
            if 2 * it.times > len(mine) and (change * it.gain > 0) is not otherwise and change:
                found.append((it, change, otherwise))
    return found


def _gathered(them: Sequence[Outcome]) -> list[_Found]:
    found: dict[str, _Found] = {}
    for outcome in them:
        for seat, topic, fact in outcome.facts:
            key = f"{fact.message} {seat} {sorted(fact.arguments.items())}"
            known = found.setdefault(key, _Found(fact, seat, topic))
            known.gain += fact.gain
            known.times += 1
            if fact.amount is not None:
                known.amounts.append(fact.amount)
    return list(found.values())


def _kind(found: _Found) -> str:
    """A key that is equal for facts that differ in figures only."""
    names = sorted(it for it in found.fact.arguments.items() if isinstance(it[1], str))
    return f"{found.fact.message} {found.seat} {names}"


def _say(found: _Found, reader: int, otherwise: bool) -> Phrase:
    arguments = dict(found.fact.arguments)
    if found.amounts:
        amount = median_low(found.amounts)
        arguments["amount"] = round(amount / found.fact.rounded) * found.fact.rounded
    message = found.fact.message
    if found.seat != reader:
        message, arguments["rival"] = f"{message}-rival", found.seat
    phrase = Phrase(message, arguments)
    return Phrase(OTHERWISE, {"reason": phrase}) if otherwise else phrase


def _measured(
    measure: Measure, mine: float, theirs: float, before: float, rival: int | None
) -> Phrase | None:
    """What a turn makes more or less; None if that is too little to be said."""
    if not measure.at_once:
        return _amount(measure, mine - theirs, rival)
    own, other = mine - before, theirs - before
    if own * (mine - theirs) > 0:
        return _amount(measure, own, rival)
    said = _amount(measure, other, rival)
    return None if said is None else Phrase(OTHERWISE, {"reason": said})


def _amount(measure: Measure, change: float, rival: int | None) -> Phrase | None:
    amount = round(abs(change) * measure.unit)
    if not amount:
        return None
    message = measure.more if change > 0 else measure.less
    arguments: dict[str, object] = {measure.argument: amount}
    if rival is not None:
        message, arguments["rival"] = f"{message}-rival", rival
    return Phrase(message, arguments)


def terms_of(network: Network, before: Sequence[float], after: Sequence[float]) -> list[float]:
    """What each input adds to the change of the score; together they are all of it. Those of the
    slots come last, each as what it adds in all slots.

    A unit that counts from some level on counts for an input as much as it does, on the whole,
    for what changes its level.
    """
    single, width = network.single, network.width
    old, new = list(before[:single]), list(after[:single])
    parts: list[list[float]] = []  # by shared unit, what each input of a slot adds to what it finds
    for place in range(0, len(network.shared), width or 1):
        weights = list(network.shared[place : place + width])
        part, found = [0.0] * width, (0.0, 0.0)
        for first in range(single, network.inputs, width):
            early, late = before[first : first + width], after[first : first + width]
            low, high, slope = _levels(0.0, weights, early, late)
            for index in range(width):
                part[index] += slope * weights[index] * (late[index] - early[index])
            found = found[0] + max(low, 0.0), found[1] + max(high, 0.0)
        parts.append(part)
        old.append(found[0])
        new.append(found[1])
    steps = _steps(network, old, new)
    terms = [steps[index] * (new[index] - old[index]) for index in range(single)]
    return terms + [
        sum(step * part[index] for step, part in zip(steps[single:], parts, strict=True))
        for index in range(width)
    ]


def _steps(network: Network, old: Sequence[float], new: Sequence[float]) -> list[float]:
    """What a change of each input by 1 adds to the score."""
    size = len(old)
    steps = list(network.direct)
    units = list(network.units)
    for first in range(0, len(units), size + 2):
        weights = units[first + 1 : first + 1 + size]
        _, _, slope = _levels(units[first], weights, old, new)
        for index in range(size):
            steps[index] += units[first + 1 + size] * slope * weights[index]
    return steps


def _levels(
    bias: float, weights: Sequence[float], old: Sequence[float], new: Sequence[float]
) -> tuple[float, float, float]:
    """The level of a unit before and after, and how much of its change counts."""
    low = bias + sum(weight * it for weight, it in zip(weights, old, strict=True))
    high = bias + sum(weight * it for weight, it in zip(weights, new, strict=True))
    slope = (max(high, 0.0) - max(low, 0.0)) / (high - low) if high != low else 0.0
    return low, high, slope
