"""Where a pupil stands in a lesson.

Which step stands follows from the record of the match and from how often *Next* was said, and from
nothing else. So undo, a lost connection and a second device need no care.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from tontine.learn.course import is_astray
from tontine.learn.lesson import Lesson, Step, Variant, event_fields, is_event
from tontine.learn.lessons import facts_of
from tontine.learn.patterns import ME, Facts, Pattern, fits, resolve
from tontine.learn.texts import LIGHT, STEP, Texts
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import Decision, Entry
from tontine.play.words import Phrase

ASTRAY = "astray"  # a fact: whether the pupil has left the way that the record goes on from


class Light(Struct, frozen=True):
    """Something that a step points at: ``lot:11F``. Several may have one number."""

    target: str
    number: int
    says: Phrase


class LessonState(Struct, frozen=True, kw_only=True):
    """Where the pupil stands, and all that a client needs for it.

    ``step`` counts from 1; between two steps it is the last one, and ``id`` is empty. ``accepts``
    are patterns (``learn/patterns.py``): where there are any, a decision that fits none of them is
    not to be sent before the pupil has read ``objection`` and insists. ``shows`` is what *Show me*
    plays. ``waits``: the bots hold still until *Next* is said, or the pupil decides; ``said`` is
    then to become ``next``. ``jumps``: before that, ``jump`` has to be carried out. ``over``: there
    is nothing more to come.
    """

    step: int
    steps: int
    id: str
    title: Phrase
    text: Phrase
    why: Phrase | None
    rules: list[str]
    lights: list[Light]
    accepts: list[Pattern]
    shows: list[Decision]
    objection: Phrase | None
    waits: bool
    next: int
    jumps: bool
    over: bool

    def lets_through(self, decision: Decision) -> bool:
        """Whether a decision may be sent without a word."""
        return not self.accepts or any(fits(it, decision) for it in self.accepts)


class Guide:
    """Leads a pupil through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._texts = Texts(lesson.game, lesson.types)

    def at(self, match: Match, seat: int, said: int = 0) -> LessonState:
        """Where the pupil at that seat stands; ``said`` is the ``next`` of the last step at which
        *Next* was said."""
        past = _Past(self.lesson, match, seat)
        passed, seen = 0, 0
        *earlier, now = past.moments()
        for moment in earlier:
            passed, standing = self._standing(passed, moment, said)
            seen = seen if standing is None else max(seen, standing + 1)
            passed = self._after(passed, standing, moment, past)
        passed, standing = self._standing(passed, now, said)
        if standing is None:
            return self._between(max(passed, seen), now)
        return self._state(standing, now, match, seat, said)

    # -- which step stands ---------------------------------------------------------

    def _standing(self, passed: int, moment: _Moment, said: int) -> tuple[int, int | None]:
        """How many steps have passed, and the place of the one that is due, if any is."""
        while (place := self._due(passed, moment)) is not None:
            if not self._is_read(place, said):
                return passed, place
            passed = place + 1
        return passed, None

    def _due(self, passed: int, moment: _Moment) -> int | None:
        """The first that is due. Those before it whose moment has gone by are left out."""
        for place in range(passed, len(self.lesson.steps)):
            if moment.is_due(self.lesson.steps[place]):
                return place
        return None

    def _is_read(self, place: int, said: int) -> bool:
        step = self.lesson.steps[place]
        return step.waits and place + 1 < len(self.lesson.steps) and place < said

    def _answered(self, place: int | None, moment: _Moment) -> int | None:
        """The step that a decision of the pupil answers: deciding is as good as saying Next."""
        while place is not None and self.lesson.steps[place].waits:
            place = self._due(place + 1, moment)
        return place

    def _after(self, passed: int, standing: int | None, moment: _Moment, past: _Past) -> int:
        """How many steps have passed after the decision that followed."""
        decision = past.decision(moment.version + 1)
        if decision is not None and standing is not None and self.lesson.steps[standing].waits:
            passed, standing = standing + 1, self._answered(standing, moment)
        if standing is None or self.lesson.steps[standing].waits:
            return passed
        ends = self.lesson.steps[standing].ends
        if not ends:
            return passed if decision is None else standing + 1
        happened = [event_fields(it) for it in past.events(moment.version + 1)]
        for pattern in (resolve(it, {ME: moment.seat}) for it in ends):
            told = happened if is_event(pattern) else [decision]
            if any(fits(pattern, it) for it in told if it is not None):
                return standing + 1
        return passed

    # -- what is said --------------------------------------------------------------

    def _state(
        self, standing: int, moment: _Moment, match: Match, seat: int, said: int
    ) -> LessonState:
        steps = self.lesson.steps
        answered = self._answered(standing, moment)
        step, facts = steps[standing], moment.facts
        act = None if answered is None else steps[answered]
        variant = _variant(step, facts)
        message = f"{STEP}{step.id}"
        phrase = self._texts.phrase
        accepts = [] if act is None else self._accepts(act, facts)
        last = standing == len(steps) - 1
        return LessonState(
            step=standing + 1,
            steps=len(steps),
            id=step.id,
            title=phrase(f"{message}.title", facts),
            text=phrase(f"{message}.{variant.text}" if variant.text else message, facts),
            why=phrase(f"{message}.why", facts) if step.why else None,
            rules=step.rules,
            lights=self._lights(step, facts),
            accepts=accepts,
            shows=[] if act is None else self._shows(act, facts, accepts, match, seat),
            objection=phrase(f"{STEP}{act.id}.other", facts) if act and accepts else None,
            waits=step.waits and not last,
            next=standing + 1 if step.waits else said,
            jumps=step.jumps,
            over=last and step.waits,
        )

    def _between(self, passed: int, moment: _Moment) -> LessonState:
        """No step stands: the pupil decides as they like, or watches."""
        message = "learn-watch" if moment.others_decide else "learn-free"
        return LessonState(
            step=passed,
            steps=len(self.lesson.steps),
            id="",
            title=Phrase(f"{message}.title"),
            text=Phrase(message),
            why=None,
            rules=[],
            lights=[],
            accepts=[],
            shows=[],
            objection=None,
            waits=False,
            next=0,
            jumps=False,
            over=passed == len(self.lesson.steps),
        )

    def _accepts(self, step: Step, facts: Facts) -> list[Pattern]:
        variant = _variant(step, facts)
        chosen = step.accepts if variant.accepts is None else variant.accepts
        return [resolve(it, facts) for it in chosen]

    def _lights(self, step: Step, facts: Facts) -> list[Light]:
        return [
            light_of(target, number, self.lesson.targets, facts)
            for number, targets in enumerate(step.lights, 1)
            for target in targets
        ]

    def _shows(
        self, step: Step, facts: Facts, accepts: Sequence[Pattern], match: Match, seat: int
    ) -> list[Decision]:
        """The first of the script that is legal; where none is, any that the step lets through."""
        if seat not in match.owing:
            return []
        ready = [
            choice.decision
            for ask in match.questions(seat, match.version)
            for choice in ask.choices
            if ask.kind in step.due.ask
        ]
        for decision in (*(resolve(it, facts) for it in step.shows), *ready):
            if accepts and not any(fits(it, decision) for it in accepts):
                continue
            try:
                match.attempt(seat, decision)
            except Refused:
                continue
            return [decision]
        return []


def _variant(step: Step, facts: Facts) -> Variant:
    """The first whose facts hold; otherwise the step as it is."""
    found = (it for it in step.variants if fits(resolve(it.facts, facts), facts))
    return next(found, Variant({}))


def light_of(target: str, number: int, targets: dict[str, list[str]], facts: Facts) -> Light:
    """A light by its name in the data: ``corporation:$mine``, ``chair:3/cfo``."""
    kind, _, rest = target.partition(":")
    parts = [resolve(it, facts) for it in rest.split("/")] if rest else []
    read = [int(it) if isinstance(it, str) and it.isdecimal() else it for it in parts]
    name = ":".join([kind, "/".join(map(str, read))]) if read else kind
    arguments = dict(zip(targets[kind], read, strict=True))
    return Light(name, number, Phrase(f"{LIGHT}{kind}", arguments))


# -- the record ----------------------------------------------------------------------


class _Past:
    """The record of a match as the pupil knows it."""

    def __init__(self, lesson: Lesson, match: Match, seat: int) -> None:
        self.lesson = lesson
        self.match = match
        self.seat = seat
        self.log = match.read_log(seat, 0, match.version)
        self._events: dict[int, list[Entry]] = {}
        for entry in self.log:
            self._events.setdefault(entry.version, []).append(entry)

    def events(self, version: int) -> list[Entry]:
        return self._events.get(version, [])

    def decision(self, version: int) -> Decision | None:
        """What the pupil decided then; None if it was somebody else."""
        step = self.match.steps[version]
        return step.decision if step.seat == self.seat else None

    def moments(self) -> list[_Moment]:
        """After each decision."""
        return [
            _Moment(self, version, owing, {ask.kind for ask in asks})
            for version, (owing, asks) in enumerate(self.match.past_questions(self.seat))
        ]


class _Moment:
    """The match after a decision, as the pupil knows it. Only what is asked for is looked at."""

    def __init__(self, past: _Past, version: int, owing: list[int], kinds: set[str]) -> None:
        self.version = version
        self.seat = past.seat
        self.kinds = kinds  # of what the pupil is asked
        self.others_decide = any(seat != past.seat for seat in owing)
        self._past = past

    def is_due(self, step: Step) -> bool:
        due = step.due
        if due.over and not self._is_the_end:
            return False
        if due.turn is not None and not fits(due.turn, self.turn):
            return False
        if due.ask and not self.kinds & set(due.ask):
            return False
        if due.happened is not None and not self._has_happened(due.happened):
            return False
        if due.alone and self.others_decide:
            return False
        return due.facts is None or fits(resolve(due.facts, self.facts), self.facts)

    @cached_property
    def turn(self) -> int:
        opening = self._past.match.title.opening
        for entry in reversed(self._past.log):
            if entry.version <= self.version and entry.event.event == opening:
                return int(entry.event.fields["number"])
        return 0

    @property
    def _is_the_end(self) -> bool:
        """Nothing is decided after the end, so no earlier position has to be looked at."""
        return self.version == self._past.match.version and self._past.match.over

    @cached_property
    def facts(self) -> Facts:
        match = self._past.match
        then = match if self.version == match.version else match.at(self.version)
        facts = facts_of(self._past.lesson.game, then, self.seat)
        return {**facts, ASTRAY: is_astray(self._past.lesson, then)}

    def _has_happened(self, pattern: Pattern) -> bool:
        wanted = resolve(pattern, {ME: self.seat})
        return any(
            fits(wanted, event_fields(entry))
            for entry in self._past.log
            if entry.version <= self.version
        )
