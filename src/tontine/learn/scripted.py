"""The other seats of a lesson: a bot like any other, which follows a script as long as it can."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tontine.bots.bot import Bot
from tontine.bots.seats import lowest_bot
from tontine.bots.seats import make_bot as make_other_bot
from tontine.learn.lesson import Lesson, happened
from tontine.learn.lessons import known_of, lesson_of
from tontine.learn.patterns import ME, Facts, resolve
from tontine.play.errors import Refused
from tontine.play.titles import title_of
from tontine.play.view import Choice, Decision, Entry, Event
from tontine.play.words import Phrase
from tontine.rules.chance import Rng
from tontine.rules.game import Game

LESSON_BOT = "lesson"  # in no list of bots


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """Any bot of a game, that of its lesson included."""
    lesson = lesson_of(game) if name == LESSON_BOT else None
    return make_other_bot(game, name, rng) if lesson is None else ScriptedBot(lesson, rng)


class ScriptedBot:
    """Plays what the script says for the turn and the question. Where it says nothing, or what is
    not legal any more, the lowest level decides."""

    def __init__(self, lesson: Lesson, rng: Rng) -> None:
        self._lesson = lesson
        self._title = title_of(lesson.game)
        self._known = known_of(lesson.game)
        self._other = make_other_bot(lesson.game, lowest_bot(lesson.game), rng)
        self._log: Sequence[Entry] = ()
        self._codes: list[int] | None = None  # of the decision under way; None before it

    def read_log(self, log: Sequence[Entry]) -> None:
        """A new decision is wanted, after all that the seat has read."""
        self._log = log
        self._codes = None

    def choose(self, game: Game, seat: int) -> int:
        if self._codes is None:
            self._codes = self._scripted(game, seat)
        return self._codes.pop(0) if self._codes else self._other.choose(game, seat)

    def _scripted(self, game: Game, seat: int) -> list[int]:
        """The codes of what the script says; none if it says nothing that is legal."""
        turn = self._title.turn(game)
        lines = [it for it in self._lesson.script if (it.seat, it.turn) == (seat, turn)]
        if not lines:
            return []
        facts = {**self._facts(game, seat), ME: seat}
        kinds = {it.kind for it in self._title.asks(game, seat, _ready, _foresee_nothing)}
        for line in lines:
            if line.ask and not kinds & set(line.ask):
                continue
            if line.unless is not None and happened(line.unless, self._log, facts):
                continue
            for decision in line.plays:
                if codes := self._codes_of(resolve(decision, facts), game, seat):
                    return codes
        return []

    def _facts(self, game: Game, seat: int) -> Facts:
        return {} if self._known is None else dict(self._known(game, seat, self._log))

    def _codes_of(self, decision: Decision, game: Game, seat: int) -> list[int]:
        """The codes of a decision; none if it is not legal."""
        trial = game.clone()
        codes: list[int] = []
        try:
            for code in self._title.codes(trial, seat, self._title.read(decision)):
                if trial.refusal(seat, code) is not None:
                    return []
                trial.apply(seat, code)
                codes.append(code)
        except (Refused, msgspec.ValidationError):
            return []
        return codes


def _ready(decision: Decision, called: Phrase | None = None) -> Choice:
    return Choice(decision=decision, called=called)


def _foresee_nothing(*decisions: Decision) -> list[Event]:
    return []
