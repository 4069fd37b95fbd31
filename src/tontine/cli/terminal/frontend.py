"""What a session needs of whatever it talks through."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal.coaching import draw_card, draw_step
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command
from tontine.coach.hints import Advice
from tontine.learn.cards import RuleCard
from tontine.learn.guide import LessonState
from tontine.play.errors import Refused
from tontine.play.view import Decision, View


class Frontend(ABC):
    """A screen, plain text, or JSON lines."""

    patient = False  # whether someone is there to press Enter and to be shown a curtain
    shared = False  # whether several people answer through it
    # What is said above the question.
    lesson: LessonState | None = None
    card: RuleCard | None = None

    @abstractmethod
    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        """Where the game stands and what is asked, with what happened from a version on."""

    @abstractmethod
    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        """The answer; EOFError at the end of the input, Unclear or Refused if it is none."""

    @abstractmethod
    def refuse(self, refused: Refused, terminal: TerminalGame) -> None:
        """Why a decision was not accepted."""

    @abstractmethod
    def complain(self, text: str) -> None:
        """An answer that was not understood."""

    @abstractmethod
    def say(self, lines: Sequence[str]) -> None:
        """Something that was asked for: help, the log."""

    @abstractmethod
    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        """The end of the game."""

    def notes(self, terminal: TerminalGame, width: int) -> list[Text]:
        """The step of a lesson, or a rule card."""
        if self.lesson is not None:
            return draw_step(self.lesson, terminal, width)
        return [] if self.card is None else draw_card(self.card, terminal, width)

    def go_on(self, view: View, terminal: TerminalGame, since: int) -> None:
        """The rest of a question that was answered in part."""
        self.show(view, terminal, since)

    def board(self, view: View, terminal: TerminalGame, since: int) -> None:
        """The board again."""
        self.show(view, terminal, since)

    @abstractmethod
    def page(self, name: str, argument: str, view: View, terminal: TerminalGame) -> None:
        """A part of the table that is shown on request."""

    @abstractmethod
    def curtain(self, name: str, terminal: TerminalGame) -> None:
        """Hide the last player's secrets until the next player is there."""

    @abstractmethod
    def thinking(self, name: str, terminal: TerminalGame) -> None:
        """A bot is thinking."""

    @abstractmethod
    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        """What the coach says."""

    @abstractmethod
    def wait(self, text: str) -> None:
        """Show how far something is that takes a while."""
