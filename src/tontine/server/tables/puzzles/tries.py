"""Puzzles at a table: how one begins, and what comes of a turn that is tried there."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from tontine.bots.bot import BotFailed
from tontine.coach.analysis import Analysis, Mistake, Option
from tontine.coach.puzzles import DEAR, Puzzle, Weighed
from tontine.play.errors import Refused
from tontine.play.fair import new_key
from tontine.play.fork import Fork, digest
from tontine.play.match import Attempt, Match
from tontine.play.save import parse
from tontine.server.entries import (
    Created,
    Decided,
    Entry,
    GaveUp,
    Judged,
    LeftPuzzle,
    Place,
    Row,
    Tried,
    Undone,
)
from tontine.server.people.names import check_name
from tontine.server.tables.commands import Change, Situation, change_of, usual_bot
from tontine.server.tables.loading import entries_of, rows_from
from tontine.server.tables.puzzles.state import PuzzleState
from tontine.server.tables.saving import closed
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.server.wire.lobby import BeginPuzzle

if TYPE_CHECKING:
    from tontine.server.tables.live_table import LiveTable

logger = logging.getLogger(__name__)

PuzzleCommand = messages.Decide | messages.GiveUp | messages.LeavePuzzle


# -- how one begins ------------------------------------------------------------------


def puzzle_rows(person: str, request: BeginPuzzle, puzzle: Puzzle, day: str | None) -> list[Row]:
    """The log of a new table with one of the puzzles that come with Tontine."""
    match = parse(puzzle.save.encode())
    match.leave_by(Fork(of=puzzle.of, version=match.version, seat=puzzle.seat))
    return _rows(person, request, match, puzzle, day, None)


def mistake_rows(person: str, request: BeginPuzzle, table: Table, analysis: Analysis) -> list[Row]:
    """The log of a new table with a mistake in the game of another one, which must be over; Refused
    where it is none."""
    if table.closed is not None:
        raise closed(table)
    if person in table.barred:
        raise Refused("", "removed", {})
    if table.match is None:
        raise Refused("", "not_over", {})
    first = int(request.puzzle.rpartition(":")[2])
    mistake = next((it for it in analysis.mistakes if it.first == first), None)
    if mistake is None or mistake.cost < DEAR:
        raise Refused("", "no_puzzle", {})
    match = table.match.forked(first - 1, mistake.seat)
    puzzle = _puzzle_of(request.puzzle, table, analysis.playouts, mistake)
    return _rows(person, request, match, puzzle, None, table.id)


def _puzzle_of(id: str, table: Table, playouts: int, mistake: Mistake) -> Puzzle:
    better, played = _weighed(mistake.better), _weighed(mistake.played)
    # Both were tried on the same luck, which the cost was found by.
    better = replace(better, chance=played.chance + mistake.cost)
    return Puzzle(
        id=id,
        game=table.created.game,
        seat=mistake.seat,
        version=mistake.first - 1,
        level=usual_bot(table),
        playouts=playouts,
        turns=[better, played],
        played=played,
        reasons=mistake.better.reasons,
        of=digest(table.playing.game),
        save="",
    )


def _weighed(option: Option) -> Weighed:
    return Weighed([it.decision for it in option.choices], option.chance, option.doubt)


def _rows(
    person: str,
    request: BeginPuzzle,
    match: Match,
    puzzle: Puzzle,
    day: str | None,
    of: str | None,
) -> list[Row]:
    names, seat = match.seats, puzzle.seat
    created = Created(
        game=match.title.name,
        options=dict(match.options),
        public=False,
        host=person,
        names={person: names[seat] if request.name is None else check_name(request.name)},
        seats=[
            Place("person", person, name=name)
            if number == seat
            else Place("bot", bot=match.bots[number] or puzzle.level, name=name)
            for number, name in enumerate(names)
        ],
        key=new_key(),
        loaded=True,
        forks=match.forks,
        forked_from=of,
        puzzle=replace(puzzle, save=""),
        day=day,
    )
    return rows_from(person, request.id, [created, *entries_of(match)])


# -- what comes of a turn -------------------------------------------------------------


def puzzle_change(table: Table, person: str, command: PuzzleCommand, here: Situation) -> Change:
    """A decision in the middle of a turn is one; a whole turn is a try, and taken back."""
    state = table.puzzle
    if state is None:
        raise Refused("", "no_puzzle", {})
    if not table.seats_of(person):
        raise Refused("", "not_yours", {})
    begins = table.playing.begins
    back: list[Entry] = [Undone(begins)]
    if isinstance(command, messages.LeavePuzzle):
        return Change(LeftPuzzle(), following=back)
    if state.over:
        raise Refused("", "puzzle_over", {})
    if state.waits:
        raise Refused("", "puzzle_waits", {})
    if isinstance(command, messages.GiveUp):
        return Change(GaveUp(), following=back)
    change = change_of(table, person, command, here)
    assert change.attempt is not None
    assert isinstance(change.entry, Decided)
    if _goes_on(change.attempt, command.seat):
        return change
    moves = [*_decisions(table.playing, begins), change.entry.decision]
    if state.is_known(moves):
        raise Refused("", "tried_before", {})
    return Change(Tried(moves, state.chance_of(moves)), following=back)


def _goes_on(attempt: Attempt, seat: int) -> bool:
    """Whether the turn does: the same seat decides next, and nothing was drawn or laid open."""
    step, game = attempt.step, attempt.game
    return not (step.outcomes or step.revealed or game.over) and game.actor == seat


def _decisions(match: Match, begins: int) -> list[dict[str, Any]]:
    return [it.decision for it in match.steps[begins + 1 :] if it.decision is not None]


class Judge:
    """Lets the coach judge turns that were not weighed when the puzzle was made."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking = False

    def start(self) -> None:
        """Also after a process has died that was at it."""
        state = self._live.table.puzzle
        if state is not None and state.waits and not self._thinking:
            self._thinking = True
            self._live.track(self._judge(state))

    async def _judge(self, state: PuzzleState) -> None:
        live = self._live
        try:
            chance = await self._weigh(state)
        except BotFailed as failed:
            logger.error("a turn at %s cannot be judged: %s", live.table.id, failed.summary)
            chance = None
        finally:
            self._thinking = False
        async with live.lock:
            if live.table.puzzle is state and state.waits and not live.is_dropped:
                await live.write_change(Change(Judged(chance)), None)

    async def _weigh(self, state: PuzzleState) -> float:
        """The chance of the last try: that of the best turn, less how far it falls behind it when
        both are played out with the same luck."""
        table, puzzle = self._live.table, state.puzzle
        match = table.playing.at(table.playing.begins)
        turns = [puzzle.turns[0].moves, state.tries[-1].moves]
        asked = (table.id, match, puzzle.seat, turns, puzzle.playouts, self._live.owner)
        best, tried = await self._live.services.bots.weigh(*asked)
        return min(max(puzzle.turns[0].chance + tried - best, 0.0), 1.0)
