"""A guided first game at the terminal: its steps, and what is typed at them."""

from __future__ import annotations

from collections.abc import Callable

from tontine.bots.decide import play_bot
from tontine.bots.seats import SeatedBot, lowest_bot
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command
from tontine.cli.terminal.session import Session
from tontine.cli.terminal.vocabulary import LESSON_SAYINGS, NEXT, SAYINGS, SHOW, WHY
from tontine.learn.course import PUPIL, carry_out, jump, leave_script
from tontine.learn.guide import Guide, LessonState
from tontine.learn.lesson import Lesson
from tontine.learn.scripted import LESSON_BOT
from tontine.play.match import Match
from tontine.play.view import Decision, View
from tontine.play.words import Words


class LessonSession(Session):
    """The pupil is led through a lesson, until it is over or they play on their own."""

    def __init__(
        self,
        lesson: Lesson,
        match: Match,
        make_seated: Callable[[str], SeatedBot],
        words: Words,
        frontend: Frontend,
    ) -> None:
        """``make_seated`` makes a bot of that name."""
        self._lesson: Lesson | None = lesson
        self._guide = Guide(lesson)
        self._said = 0
        self._objected: Decision | None = None  # to what the pupil wanted last
        self._asked_after = 0  # how much had been read when the pupil was asked
        self._make_seated = make_seated
        super().__init__(match, self._bots_named(match, LESSON_BOT), words, frontend)
        # Whoever leaves and comes back plays on alone.
        match.bots = [lowest_bot(lesson.game) if bot else None for bot in self._bots]

    def _bots_named(self, match: Match, name: str) -> list[SeatedBot | None]:
        """The same bot at every seat but the pupil's."""
        return [
            None if seat == PUPIL else self._make_seated(name) for seat in range(len(match.seats))
        ]

    def _terminal(self, seat: int | None) -> TerminalGame:
        terminal = super()._terminal(seat)
        terminal.vocabulary.sayings = (*SAYINGS, *LESSON_SAYINGS) if self._lesson else SAYINGS
        return terminal

    def _state(self) -> LessonState:
        return self._guide.at(self.match, PUPIL, self._said)

    # -- one decision after the other ----------------------------------------------

    def run(self) -> None:
        """The others decide first, so that a step is shown when all is there that it speaks of."""
        while self._playing and self._lesson is not None:
            state = self._state()
            others = [seat for seat in self.match.owing if seat != PUPIL]
            if state.over:
                self._finish(state)
            elif others and not state.waits:
                bot = self._bots[others[0]]
                assert bot is not None
                play_bot(self.match, others[0], bot.name, bot.bot, bot.rng)
            else:
                self._ask(PUPIL)
        super().run()

    def _finish(self, state: LessonState) -> None:
        """The last step stays above the question; the game goes on as one of the pupil's own."""
        self._lesson = None
        self._frontend.lesson = state
        if not self.match.over:
            self._play_on()

    def _present(self, seat: int, view: View, terminal: TerminalGame) -> None:
        if self._lesson is None:
            super()._present(seat, view, terminal)
            self._frontend.lesson = None
            return
        self._frontend.lesson = self._state()
        self._asked_after = self._said
        if self.match.over:
            self._frontend.finish(view, terminal, self._seen[seat])
        else:
            self._frontend.show(view, terminal, self._seen[seat])

    def _is_asked(self, view: View) -> bool:
        """What is only read leaves the match as it is."""
        read = self._lesson is None and self._frontend.lesson is not None
        return super()._is_asked(view) and self._asked_after == self._said and not read

    def _decide(self, seat: int, decision: Decision) -> None:
        """What the step does not let through is objected to once."""
        state = self._state() if self._lesson is not None else None
        if state is not None and not state.lets_through(decision) and decision != self._objected:
            self.match.attempt(seat, decision)  # what is not legal is refused as such
            self._objected = decision
            assert state.objection is not None
            raise Unclear("lesson-objection", text=state.objection)
        super()._decide(seat, decision)

    # -- what is typed -------------------------------------------------------------

    def _complain(self, unclear: Unclear, terminal: TerminalGame) -> None:
        """An empty line is as good as *next* where that is waited for."""
        if self._lesson is None or unclear.phrase.message != "unclear-empty":
            super()._complain(unclear, terminal)
        elif self._state().waits:
            self._next(terminal)
        else:
            super()._complain(unclear, terminal)

    def _run_command(self, command: Command, seat: int | None, terminal: TerminalGame) -> None:
        if self._lesson is None or command.name not in LESSON_SAYINGS:
            super()._run_command(command, seat, terminal)
        elif command.name == WHY:
            why = self._state().why
            self._frontend.say([terminal.speech.say(why)] if why else [])
        elif command.name == NEXT:
            self._next(terminal)
        elif command.name == SHOW:
            self._show(terminal)
        else:
            self._lesson = None
            self._play_on()

    def _next(self, terminal: TerminalGame) -> None:
        state = self._state()
        if not state.waits:
            raise Unclear("lesson-asks", show=terminal.vocabulary.word(SHOW))
        self._seen[PUPIL] = self.match.version + 1
        if state.jumps:
            assert self._lesson is not None
            carry_out(jump(self._lesson, self.match), self.match)
        self._said = state.next

    def _show(self, terminal: TerminalGame) -> None:
        shows = self._state().shows
        if not shows:
            raise Unclear("lesson-shows-nothing")
        confirm = self.match.preview(PUPIL, shows[0]).confirm
        if confirm is not None:
            self._frontend.say([terminal.speech.say(confirm)])
        self._decide(PUPIL, shows[0])

    def _play_on(self) -> None:
        """A fair game from here on."""
        leave_script(self.match)
        self._bots = self._bots_named(self.match, lowest_bot(self.match.title.name))
        self._terminal(PUPIL)
