"""A puzzle as clients are told it. What the answer is, nobody is told before it is over."""

from __future__ import annotations

import msgspec

from tontine.play.match import Match
from tontine.play.speech import capital
from tontine.play.stories import speech_of
from tontine.play.view import Decision
from tontine.play.words import Words, words
from tontine.server.bots.hints import SURE, text_of
from tontine.server.tables.puzzles.state import PuzzleState
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.server.wire.socket import HintReason, PuzzleTurn


def puzzle_message(table: Table, state: PuzzleState, language: str) -> messages.Puzzle:
    puzzle, spoken = state.puzzle, words(language)
    match = table.playing.at(table.playing.begins)
    told = _Told(match, state, language, spoken)
    speech = speech_of(match, puzzle.seat, spoken)
    good = [it for it in puzzle.turns if state.is_found(it.chance)] if state.over else []
    return messages.Puzzle(
        name=puzzle.id,
        day=state.day,
        seat=puzzle.seat,
        level=puzzle.level,
        turn=capital(speech.words("turn-number", number=match.title.turn(match.game))),
        doubt=max(round(100 * SURE * puzzle.turns[0].doubt), 1),
        best=round(100 * puzzle.turns[0].chance),
        played=told.turn(puzzle.played.moves, puzzle.played.chance),
        tries=[told.turn(it.moves, it.chance) for it in state.tries],
        left=state.left,
        solved=state.solved,
        over=state.over,
        answers=[told.turn(it.moves, it.chance) for it in good],
        reasons=[HintReason(speech.say(it.says), it.good) for it in puzzle.reasons]
        if state.over
        else [],
    )


class _Told:
    """Turns in words, each put into them once."""

    def __init__(self, match: Match, state: PuzzleState, language: str, spoken: Words) -> None:
        self._match = match
        self._state = state
        self._language = language
        self._spoken = spoken

    def turn(self, moves: list[Decision], chance: float | None) -> PuzzleTurn:
        return PuzzleTurn(
            moves=moves,
            text=self._text(moves),
            chance=None if chance is None else round(100 * chance),
            found=self._state.is_found(chance),
        )

    def _text(self, moves: list[Decision]) -> str:
        key = (self._language, msgspec.json.encode(moves))
        known = self._state.texts
        if key not in known:
            match, seat = self._match, self._state.puzzle.seat
            speech = speech_of(match, seat, self._spoken)
            choices = match.foresee(seat, moves)
            known[key] = text_of(match.title, match.log(seat), choices, speech)
        return known[key]
