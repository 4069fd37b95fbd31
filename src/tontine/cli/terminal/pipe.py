"""Without a terminal: plain text line by line, or JSON lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from typing import TextIO

import msgspec
from rich.text import Text

from tontine.bots.lines import (
    PROTOCOL,
    Bye,
    Decide,
    Hello,
    Line,
    Refused_,
    read_answer,
    refusal,
)
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command, read
from tontine.cli.terminal.hint import draw_hint
from tontine.cli.terminal.screen import draw_screen
from tontine.cli.terminal.vocabulary import COMMANDS
from tontine.coach.hints import Advice
from tontine.learn.guide import LessonState
from tontine.play.errors import Refused
from tontine.play.view import BareView, Decision, Entry, View

WIDTH = 100  # of the board, when it is asked for
ENDLESS = 10_000  # nothing is wrapped or cut


class PipeFrontend(Frontend):
    """Events as sentences, questions as lists, answers a line each."""

    def __init__(self, lines: TextIO | None = None, output: TextIO | None = None) -> None:
        if lines is None and isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a bad byte is a bad answer, no more
        self._lines = lines or sys.stdin
        self._output = output or sys.stdout

    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        self._tell(view, terminal, since)
        self.go_on(view, terminal, since)

    def go_on(self, view: View, terminal: TerminalGame, since: int) -> None:
        """Where several people answer through the pipe, it says whose question it is."""
        if self.shared and view.seat is not None:
            self.say([terminal.words("prompt-whose", name=terminal.speech.seats[view.seat])])
        self._print(self.notes(terminal, ENDLESS))
        if view.asks:
            self._print(terminal.prompt(view, ENDLESS))

    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        return read(self._line(), view, terminal)

    def refuse(self, refused: Refused, terminal: TerminalGame) -> None:
        self.complain(terminal.speech.refusal(refused))

    def complain(self, text: str) -> None:
        self.say([f"! {text}"])

    def say(self, lines: Sequence[str]) -> None:
        for line in lines:
            print(line.rstrip(), file=self._output)
        self._output.flush()

    def board(self, view: View, terminal: TerminalGame, since: int) -> None:
        self._print(draw_screen(view, terminal, WIDTH, None, since))

    def page(self, name: str, argument: str, view: View, terminal: TerminalGame) -> None:
        self._print(terminal.page(name, argument, view, WIDTH))

    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        self._tell(view, terminal, since)
        self._print(terminal.standing(view, ENDLESS))
        self._print(self.notes(terminal, ENDLESS))

    def curtain(self, name: str, terminal: TerminalGame) -> None:
        """There is nothing to hide what has been printed behind."""

    def thinking(self, name: str, terminal: TerminalGame) -> None:
        """Nothing to show: nobody watches a pipe."""

    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        self._print(draw_hint(advice, view.log, terminal, ENDLESS))

    def wait(self, text: str) -> None:
        """Nothing to show: nobody watches a pipe."""

    def _tell(self, view: View, terminal: TerminalGame, since: int) -> None:
        if told := terminal.report(view.log, since):
            self.say(told)

    def _print(self, lines: Iterable[Text]) -> None:
        self.say([line.plain for line in lines])

    def _line(self) -> str:
        line = self._lines.readline()
        if not line:
            raise EOFError
        return line


class Text_(Line, frozen=True, tag="text"):  # noqa: N801  there is another Text
    """What was asked for by a command."""

    text: str


class Hint(Line, frozen=True):
    """What the coach would do."""

    advice: Advice


class Step(Line, frozen=True):
    """Where the pupil stands in a lesson; a ``decide`` follows."""

    lesson: LessonState


class JsonFrontend(PipeFrontend):
    """The lines of ``tontine/bots/lines.py`` for the seats of people: whatever plays as a bot can
    play through the pipe. A decision is read, or a command: ``{"command": "hint"}``."""

    def __init__(
        self, lines: TextIO | None = None, output: TextIO | None = None, seed: int = 0
    ) -> None:
        super().__init__(lines, output)
        self._seed = seed
        self._greeted: set[int] = set()

    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        if self.lesson is not None:
            self._write(Step(self.lesson))
        if view.seat is not None and view.seat not in self._greeted:
            self._greeted.add(view.seat)
            since = 0
            seed = self._seed + view.seat
            self._write(
                Hello(PROTOCOL, view.game, view.options, view.seats, view.seat, seed),
            )
        self._write(Decide(*_news(view, since)))

    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        if self.lesson is not None:
            self._write(Step(self.lesson))
        if view.seat not in self._greeted or terminal.title.open_at_end:
            since = 0
        self._write(Bye(*_news(view, since)))
        self._greeted.clear()  # whoever takes something back now begins anew

    def board(self, view: View, terminal: TerminalGame, since: int) -> None:
        self.show(view, terminal, since)

    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        line = self._line().strip()
        if not line.startswith("{") and not line.isdecimal():
            raise Unclear("unclear-json", example=terminal.example)
        decision = read_answer(line, view)
        if "command" not in decision:
            return decision
        command = str(decision["command"])
        known = (*COMMANDS, *terminal.vocabulary.sayings)
        if command not in known:
            raise Unclear("unclear-command", commands=", ".join(known))
        return Command(command, str(decision.get("argument", "")))

    def refuse(self, refused: Refused, terminal: TerminalGame) -> None:
        self._write(refusal(refused, terminal.speech.refusal(refused), terminal.words))

    def complain(self, text: str) -> None:
        self._write(Refused_(reason="unclear", rule="", text=text, details={}))

    def say(self, lines: Sequence[str]) -> None:
        self._write(Text_("\n".join(lines)))

    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        self._write(Hint(advice))

    def _write(self, line: Line) -> None:
        print(msgspec.json.encode(line).decode(), file=self._output, flush=True)


def _news(view: View, since: int) -> tuple[BareView, int, list[Entry]]:
    """A view without its log, and what of that is new."""
    bare = BareView(**{name: getattr(view, name) for name in BareView.__struct_fields__})
    return bare, since, [entry for entry in view.log if entry.version >= since]
