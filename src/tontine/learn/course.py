"""What whoever holds a lesson has to do with its match: begin it, keep its chance to the script,
go on to where its record ends, and let go of the script when the pupil plays on their own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tontine.learn.lesson import Lesson, Move
from tontine.play.match import Match, new_match
from tontine.play.script import read_script

PUPIL = 0  # the seat


def begin(
    lesson: Lesson,
    seats: Sequence[str] | None = None,
    seed: int | None = None,
    key: str | None = None,
) -> Match:
    """The match of a lesson: chance by its script as far as that goes, then from the seed or the
    key. ``seats`` are other names, if the pupil has one."""
    if seed is None and key is None:
        seed = 0
    names = lesson.seats if seats is None else seats
    return new_match(lesson.game, names, seed, lesson.options, lesson.chance, key)


def follow_script(lesson: Lesson, match: Match) -> None:
    """Let chance go on with the script from where the record stands. A match that was loaded or
    replayed has lost its script, so whoever keeps matches that way does this before each
    decision."""
    script = read_script(match.title, lesson.chance, strict=False)
    for step in match.steps:
        for stream, _ in step.outcomes:
            script.read[stream] = min(script.read[stream] + 1, len(script.streams[stream]))
    match.game.chance.follow(script)


def leave_script(match: Match) -> None:
    """*Play on my own*: from here on chance comes from the seed or the key, and is fair. The other
    seats get the bot ``lowest_bot``."""
    match.game.chance.script = None


class Jump(Struct, frozen=True):
    """Decisions to take back (so many as lead to version ``back``), and then to make: all in one
    go, as if they had been played."""

    back: int
    moves: list[Move]


def jump(lesson: Lesson, match: Match) -> Jump:
    """How to get from here to where the record of the lesson ends. Nothing is taken back of what
    agrees with it."""
    same = _agreeing(lesson, match)
    return Jump(same, lesson.record[same:])


def has_jumped(lesson: Lesson, match: Match, version: int) -> bool:
    """Whether a jump was made since that version: what led there is not the pupil's to undo."""
    return version < len(lesson.record) == _agreeing(lesson, match)


def carry_out(plan: Jump, match: Match) -> None:
    """Jump, in a match that has its script."""
    while match.version > plan.back:
        match.undo()
    for move in plan.moves:
        match.decide(move.seat, move.decision)


def is_astray(lesson: Lesson, match: Match) -> bool:
    """Whether the pupil has left the way that the record goes on from."""
    return bool(lesson.record) and _agreeing(lesson, match) < match.version


def _agreeing(lesson: Lesson, match: Match) -> int:
    """How many decisions of the match are those of the record."""
    version, read = 0, match.title.read
    for move in lesson.record[: match.version]:
        step = match.steps[version + 1]
        assert step.decision is not None
        # As the game reads them: fields that have their default may be left out.
        if step.seat != move.seat or read(step.decision) != read(move.decision):
            break
        version += 1
    return version
