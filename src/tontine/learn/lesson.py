"""What a lesson is: a deal, scripted seats, and steps with conditions. All of it is data."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tontine.learn.patterns import Facts, Pattern, fits, resolve
from tontine.play.script import Streams
from tontine.play.view import Decision, Entry

Data = TypeVar("Data")


class BadLesson(ValueError):
    """A file of lessons that cannot be read: which one, and what is wrong with it."""


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Due(_Data, frozen=True):
    """When a step is due. All that is said must hold; ``ask`` are kinds of questions, one of which
    the pupil is asked; ``turn`` is the number of the turn, round or year; ``alone``: nobody else
    owes a decision."""

    ask: list[str] = []
    turn: Any = None
    happened: Pattern | None = None
    facts: Pattern | None = None
    alone: bool = False
    over: bool = False


class Variant(_Data, frozen=True):
    """Another text for a step where the facts are these, or other decisions that it accepts."""

    facts: Pattern
    text: str = ""
    accepts: list[Pattern] | None = None


class Step(_Data, frozen=True):
    """A step of a lesson. A step that asks nothing waits for *Next*.

    ``lights`` are what it points at: those with the same number stand in one list. ``accepts`` are
    the decisions that it lets through, and the message ``.other`` what is said to another; without
    it every legal decision is right. ``shows`` is what *Show me* plays: the first that is legal.
    ``ends`` are decisions of the pupil and events that end it; without it any decision of theirs
    does. ``jumps``: *Next* leads on to where the record of the lesson ends.
    """

    id: str
    due: Due
    rules: list[str] = []
    lights: list[list[str]] = []
    accepts: list[Pattern] = []
    shows: list[Decision] = []
    ends: list[Pattern] = []
    variants: list[Variant] = []
    why: bool = True
    jumps: bool = False

    @property
    def waits(self) -> bool:
        """Whether it is for reading only."""
        return not self.due.ask


class Line(_Data, frozen=True):
    """What a scripted seat does in a turn: of ``plays`` the first that is legal. ``ask``: only when
    it is asked one of these; ``unless`` something has happened that it knows of."""

    seat: int
    turn: int
    plays: list[Decision]
    ask: list[str] = []
    unless: Pattern | None = None


class Move(_Data, frozen=True):
    """A decision on record."""

    seat: int
    decision: Decision


class Lesson(_Data, frozen=True):
    """``seats`` are names; the pupil's is the first. ``types`` says which field of the game a fact
    is named like in texts (``mine`` like ``corporation``), ``targets`` what the parts of a light's
    name are (``lot:11F`` is a tile)."""

    game: str
    minutes: int  # how long it takes, for those who wonder whether to begin
    seats: list[str]
    chance: Streams
    steps: list[Step]
    script: list[Line] = []
    record: list[Move] = []
    options: dict[str, str] = {}
    types: dict[str, str] = {}
    targets: dict[str, list[str]] = {}


class Card(_Data, frozen=True):
    """A rule card: explains a rule when it is first met. It is due when one of ``events`` happens,
    or one of ``ask`` is asked, while ``facts`` hold; or, without either, when ``facts`` come to
    hold. ``light`` is what it is about."""

    id: str
    rules: list[str]
    events: list[Pattern] = []
    ask: list[str] = []
    facts: Pattern | None = None
    light: str = ""


class Maxim(_Data, frozen=True):
    """A sentence to go by. ``worth`` is the share of games, in percent, that a player of all maxims
    loses by leaving it out (``bench/maxims.py``)."""

    id: str
    worth: float


class Advice(_Data, frozen=True):
    """The rule cards and the maxims of a game."""

    cards: list[Card] = []
    maxims: list[Maxim] = []
    types: dict[str, str] = {}
    targets: dict[str, list[str]] = {}


def read_lesson(path: Traversable) -> Lesson:
    """BadLesson says what is wrong with the file."""
    lesson = _read(path, Lesson)
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) < len(ids):
        raise BadLesson(f"{path}: two steps have one id")
    for step in lesson.steps:
        for light in (it for lights in step.lights for it in lights):
            if light.partition(":")[0] not in lesson.targets:
                raise BadLesson(f"{path}: step {step.id}: targets does not name {light!r}")
        if step.waits and (step.shows or step.ends or step.accepts):
            raise BadLesson(f"{path}: step {step.id} asks nothing, so it can only be read")
    return lesson


def read_advice(path: Traversable) -> Advice:
    """BadLesson says what is wrong with the file."""
    return _read(path, Advice)


def _read(path: Traversable, kind: type[Data]) -> Data:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{path}: {error}") from None


# -- what data is used for ---------------------------------------------------------------


def is_event(pattern: Pattern) -> bool:
    """Whether it is about an event; about a decision otherwise."""
    return "event" in pattern


def happened(pattern: Pattern, log: Sequence[Entry], facts: Facts) -> bool:
    wanted = resolve(pattern, facts)
    return any(fits(wanted, event_fields(entry)) for entry in log)


def event_fields(entry: Entry) -> dict[str, object]:
    """An event as patterns see it."""
    return {**entry.event.fields, "event": entry.event.event}
