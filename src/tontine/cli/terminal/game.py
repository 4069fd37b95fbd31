"""What each game brings to the terminal: the seam between a game and all that games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.vocabulary import Vocabulary
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.title import AnyTitle
from tontine.play.view import Decision, Entry, Event, View


class TerminalGame(ABC):
    """One game at the terminal, as one reader has it before them.

    Besides what stands here a game brings two files for each language, ``GAME.ftl`` and
    ``GAME-terminal.ftl``, with ``title`` and ``heading``, its events, refusals and rules, a
    ``word-…`` for everything that can be typed, and a ``chapter-…`` for each chapter of the rules.
    """

    example_rule: str
    untold: ClassVar[frozenset[str]]  # events that are no news by themselves
    help: ClassVar[tuple[str, ...]]  # how to answer, ...
    help_signs: ClassVar[tuple[str, ...]]  # ... and what the signs on the screen mean
    example: ClassVar[str]  # a decision in JSON
    ground: ClassVar[Style] = palette.HEADER  # of the first line
    pages: ClassVar[tuple[str, ...]] = ()  # what is shown on request besides the board
    tightest: ClassVar[int] = 0  # how often a screen can be drawn tighter where it is too tall

    def __init__(self, title: AnyTitle, speech: Speech) -> None:
        self.title = title
        self.speech = speech
        self.words = speech.words
        self.vocabulary = self.vocabulary_of(speech)

    @abstractmethod
    def vocabulary_of(self, speech: Speech) -> Vocabulary:
        """What can be typed."""

    # -- the log -------------------------------------------------------------------

    def tell(self, log: Sequence[Entry]) -> list[Paragraph]:
        """The story of a log."""
        return self.title.tell(log, self.speech)

    def in_context(self, log: Sequence[Entry]) -> Sequence[Entry]:
        """The log with events that say enough to be told one by one."""
        return log

    def chapters(self, log: Sequence[Entry]) -> list[str]:
        """The story of a log, each turn or round under its heading."""
        openings = [entry.event for entry in log if entry.event.event == self.title.opening]
        headings = {event.fields["number"]: self.heading(event) for event in openings}
        lines = []
        for paragraph in self.tell(log):
            if paragraph.number in headings:
                lines.append(headings.pop(paragraph.number))
            lines += [f"  {line.text}" for line in paragraph.lines]
        return lines

    def report(self, log: Sequence[Entry], since: int) -> list[str]:
        """What happened from a version on, for those who have no screen."""
        events = [entry.event for entry in self.in_context(log) if entry.version >= since]
        return [
            self.heading(event)
            if event.event == self.title.opening
            else self.speech.sentence(event)
            for event in events
            if event.event not in self.untold
        ]

    def heading(self, event: Event) -> str:
        """What stands above a turn or a round, by the event it begins with."""
        name = self.speech.seats[int(event.fields["seat"])]
        return self.words("heading", number=event.fields["number"], name=name)

    # -- the screen ----------------------------------------------------------------

    @abstractmethod
    def header(self, view: View) -> tuple[str, str]:
        """What the first line says on the left, and on the right."""

    @abstractmethod
    def panels(self, view: View, width: int, tight: int = 0) -> list[Text]:
        """Everything on the table. The tighter it has to be, up to ``tightest``, the more is
        summed up, and at last left out: what the question can be answered without."""

    def page(self, name: str, argument: str, view: View, width: int) -> list[Text]:
        """One of ``pages``; Unclear if there is nothing to be shown by that argument."""
        raise KeyError(name)

    @abstractmethod
    def prompt(self, view: View, width: int, tight: int = 0) -> list[Text]:
        """What is asked, as a sentence with its rule, and the choices with their consequences."""

    @abstractmethod
    def standing(self, view: View, width: int) -> list[Text]:
        """The end: who won, and how."""

    # -- answers -------------------------------------------------------------------

    @abstractmethod
    def answer(self, said: Sequence[str], view: View) -> Decision | View:
        """The decision that was typed, word by word; Unclear or Refused says what is wrong.

        Where only a part of it was said, a view that asks for the rest.
        """

    @abstractmethod
    def answers(self, view: View) -> list[str]:
        """Words that fit the question, for completion."""
