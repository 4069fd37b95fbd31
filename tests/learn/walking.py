"""A lesson played through by its data alone, in any way that it allows."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct

from tontine.bots.bot import Bot
from tontine.bots.seats import bot_decision
from tontine.learn.course import PUPIL, begin, carry_out, jump
from tontine.learn.guide import Guide, LessonState
from tontine.learn.lesson import Lesson
from tontine.learn.scripted import LESSON_BOT, make_bot
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import Ask, Decision, filled
from tontine.rules.chance import Rng

PATIENCE = 600  # decisions
TRIES = 300

Choose = Callable[[Match, LessonState], Decision]


class Walk(Struct):
    """One way through a lesson: its match, and every state on the way with the version it is of
    and what had been read then."""

    lesson: Lesson
    match: Match
    said: int = 0
    states: list[tuple[int, int, LessonState]] = []

    @property
    def seen(self) -> list[str]:
        """The ids of the steps, in their order."""
        ids = [state.id for _, _, state in self.states if state.id]
        return [it for place, it in enumerate(ids) if it not in ids[:place]]


def bots_of(lesson: Lesson) -> dict[int, Bot]:
    seats = range(len(lesson.seats))
    return {seat: make_bot(lesson.game, LESSON_BOT, Rng(seat)) for seat in seats if seat != PUPIL}


def walk(lesson: Lesson, choose: Choose, seed: int = 0) -> Walk:
    """Bots decide before the pupil, and *Next* is said at once."""
    guide, bots = Guide(lesson), bots_of(lesson)
    way = Walk(lesson, begin(lesson, seed=seed), states=[])
    for _ in range(PATIENCE):
        state = guide.at(way.match, PUPIL, way.said)
        way.states.append((way.match.version, way.said, state))
        if state.over:
            return way
        others = [seat for seat in way.match.owing if seat != PUPIL]
        if state.waits:
            if state.jumps:
                carry_out(jump(lesson, way.match), way.match)
            way.said = state.next
        elif others:
            seat = others[0]
            rng = Rng(way.match.version)
            way.match.decide(seat, bot_decision(way.match, seat, bots[seat], rng))
        else:
            way.match.decide(PUPIL, choose(way.match, state))
    raise AssertionError("the lesson has no end")


def as_shown(match: Match, state: LessonState) -> Decision:
    """What *Show me* plays; where nothing is taught, as little as possible."""
    if state.shows:
        assert state.lets_through(state.shows[0]), state
        return state.shows[0]
    choices = [choice.decision for ask in _asks(match) for choice in ask.choices]
    quiet = ("announce", "content", "pass", "decline", "sell")
    found = [it for kind in quiet for it in choices if it["kind"] == kind]
    return (found or choices)[0]


def at_random(rng: random.Random) -> Choose:
    """Any decision that the step lets through."""

    def choose(match: Match, state: LessonState) -> Decision:
        for _ in range(TRIES):
            decision = any_decision(match, rng)
            if decision is not None and state.lets_through(decision):
                return decision
        return as_shown(match, state)

    return choose


def any_decision(match: Match, rng: random.Random) -> Decision | None:
    """Something legal of the pupil's, with any numbers in it. Deals of their own are left out: they
    would go on for ever."""
    asks = [it for it in _asks(match) if it.kind not in ("propose", "withdraw")]
    decision = _filled(rng.choice(asks), rng)
    if decision["kind"] == "counter" and "proposal" in decision:
        return None
    try:
        match.attempt(PUPIL, decision)
    except Refused:
        return None
    return decision


def _filled(ask: Ask, rng: random.Random) -> Decision:
    decision = rng.choice(ask.choices).decision
    if not ask.numbers or rng.random() < 0.2:
        return decision
    left = ask.total or 10**9
    values = []
    for number in ask.numbers:
        most = min(number.most, left)
        if most >= number.least:
            value = rng.randrange(number.least, most + 1, number.step)
            left -= value
            values.append((number, value))
    return filled(decision, values)


def _asks(match: Match) -> list[Ask]:
    return match.questions(PUPIL, match.version)
