"""Recorded decisions carried out again, with the recorded outcomes of chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tontine.play.match import Match, new_match
from tontine.play.record import Step
from tontine.play.script import Streams, name_outcomes, read_script
from tontine.play.title import AnyTitle
from tontine.play.view import Decision
from tontine.rules.game import Game


def replay_match(
    game: str,
    seats: Sequence[str],
    options: Mapping[str, str],
    chance: Streams,
    key: str | None = None,
    read: int = 0,
) -> Match:
    """The match as it was set up. Without the key, later chance comes from an arbitrary seed."""
    match = new_match(game, seats, 0 if key is None else None, options, chance, key)
    _set_tape(match, read)
    return match


def replay(
    match: Match,
    seat: int,
    decision: Decision,
    chance: Streams,
    read: int = 0,
    failed_bot: str | None = None,
) -> Step:
    """Carry out a recorded decision with its recorded outcomes."""
    before = match.game.chance
    before.follow(read_script(match.title, chance, strict=False))
    try:
        step = match.decide(seat, decision, failed_bot=failed_bot)
    finally:
        before.script = None  # a decision after an undo must not follow this script
    _set_tape(match, read)
    return step


def _set_tape(match: Match, read: int) -> None:
    """Recorded outcomes do not advance the tape, so set it to where it was recorded to be."""
    chance = match.game.chance
    chance.script = None
    if chance.tape is not None:
        chance.tape.read = read


def outcomes_of(title: AnyTitle, game: Game, step: Step) -> tuple[Streams, int]:
    """The outcomes of chance in the step that led to this state, and how far the tape was read."""
    tape = game.chance.tape
    return name_outcomes(title, step.outcomes), 0 if tape is None else tape.read
