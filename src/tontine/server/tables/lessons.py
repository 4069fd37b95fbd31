"""Lessons at a table: how one begins, what *Next* leads to, and how the pupil leaves it."""

from __future__ import annotations

from tontine.learn.course import follow_script, jump
from tontine.learn.lesson import Lesson
from tontine.learn.lessons import lesson_of
from tontine.learn.scripted import LESSON_BOT
from tontine.play.errors import Refused
from tontine.play.fair import new_key
from tontine.play.match import Match
from tontine.play.replay import outcomes_of
from tontine.play.titles import TITLES
from tontine.server.entries import Created, Decided, Entry, LeftLesson, Place, Read, Undone
from tontine.server.people.names import check_name, folded
from tontine.server.tables.commands import Change, started
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.server.wire.lobby import BeginLesson, MyLesson


def begin_lesson(person: str, request: BeginLesson) -> list[Entry]:
    """The first entries of a table with a lesson: it has begun. Refused where there is none."""
    lesson = lesson_of(request.game) if request.game in TITLES else None
    if lesson is None:
        raise Refused("", "no_lesson", {})
    first, *others = lesson.seats
    name = first if request.name is None else check_name(request.name)
    if folded(name) in map(folded, others):  # the texts speak of the others by their names
        name = first
    created = Created(
        game=lesson.game,
        options=dict(lesson.options),
        public=False,
        host=person,
        names={person: name},
        seats=[
            Place("person", person),
            *[Place("bot", bot=LESSON_BOT, name=other) for other in others],
        ],
        key=new_key(),
        lesson=True,
    )
    return [created, started(created, [name, *others])]


def lesson_change(
    table: Table, person: str, command: messages.LessonNext | messages.LeaveLesson
) -> Change:
    """What *Next* leads to: it was read; and at the end of an act, the decisions up to the next
    one. Or the pupil leaves the lesson."""
    lesson, state = table.lesson, table.lesson_state
    if lesson is None or state is None:
        raise Refused("", "no_lesson", {})
    if not table.seats_of(person):
        raise Refused("", "not_yours", {})
    if isinstance(command, messages.LeaveLesson):
        return Change(LeftLesson())
    jumps = state.jumps and command.said == state.next > table.lesson_said
    following = _jumped(lesson, table.playing) if jumps else []
    return Change(Read(max(command.said, table.lesson_said)), following=following)


def _jumped(lesson: Lesson, match: Match) -> list[Entry]:
    """The entries of a jump, tried on a copy: each has to say what chance brings."""
    plan = jump(lesson, match)
    entries: list[Entry] = [Undone(plan.back)] if plan.back < match.version else []
    trial = match.at(plan.back)
    for move in plan.moves:
        follow_script(lesson, trial)
        step = trial.decide(move.seat, move.decision)
        assert step.decision is not None
        chance, read = outcomes_of(trial.title, trial.game, step)
        entries.append(Decided(move.seat, step.decision, chance, read))
    return entries


def my_lesson(table: Table) -> MyLesson | None:
    """How far the pupil is; None at a table that has no lesson, or no longer."""
    state = table.lesson_state
    return None if state is None else MyLesson(state.step, state.steps, state.over)
