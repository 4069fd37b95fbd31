"""Decisions written down elsewhere with what chance brought, carried out again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tontine.play.match import Match, Step, new_match
from tontine.play.script import Streams, name_outcomes, read_script
from tontine.play.title import Title
from tontine.play.view import Decision
from tontine.rules.game import Game


def recall_match(
    game: str,
    seats: Sequence[str],
    options: Mapping[str, str],
    chance: Streams,
    key: str | None = None,
    read: int = 0,
) -> Match:
    """A match as it was set up; without the key, chance goes on by a seed of no meaning."""
    match = new_match(game, seats, 0 if key is None else None, options, chance, key)
    _go_on(match, read)
    return match


def recall(
    match: Match,
    seat: int,
    decision: Decision,
    chance: Streams,
    read: int = 0,
    failed_bot: str | None = None,
) -> Step:
    """Once more what was decided, and what came of it."""
    before = match.game.chance
    before.follow(read_script(match.title, chance, strict=False))
    try:
        step = match.decide(seat, decision, failed_bot=failed_bot)
    finally:
        before.script = None  # after an undo, chance is open again
    _go_on(match, read)
    return step


def _go_on(match: Match, read: int) -> None:
    """Recorded outcomes do not move the tape; so it is put where it was."""
    chance = match.game.chance
    chance.script = None
    if chance.tape is not None:
        chance.tape.read = read


def outcomes_of(title: Title, game: Game, step: Step) -> tuple[Streams, int]:
    """What chance brought by the step that led to this state, and how far the tape was read."""
    tape = game.chance.tape
    return name_outcomes(title, step.outcomes), 0 if tape is None else tape.read
