"""Without a terminal: plain text line by line, or JSON lines."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from typing import TextIO

import msgspec
from rich.text import Text

from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command, read, read_json
from tontine.cli.terminal.hint import draw_hint
from tontine.cli.terminal.screen import draw_screen
from tontine.cli.terminal.vocabulary import COMMANDS
from tontine.coach.hints import Advice
from tontine.play.errors import Refused
from tontine.play.view import Decision, View

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
        """Nobody watches."""

    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        self._print(draw_hint(advice, view.log, terminal, ENDLESS))

    def wait(self, text: str) -> None:
        """Nobody watches."""

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


class JsonFrontend(PipeFrontend):
    """A view is written when a decision is owed; a decision, or a command, is read."""

    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        if self.lesson is not None:
            self._write({"lesson": self.lesson})
        self._write(view)

    def board(self, view: View, terminal: TerminalGame, since: int) -> None:
        self._write(view)

    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        self.show(view, terminal, since)

    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        line = self._line().strip()
        if not line.startswith("{"):
            raise Unclear("unclear-json", example=terminal.example)
        decision = read_json(line)
        if "command" not in decision:
            return decision
        command = str(decision["command"])
        known = (*COMMANDS, *terminal.vocabulary.sayings)
        if command not in known:
            raise Unclear("unclear-command", commands=", ".join(known))
        return Command(command, str(decision.get("argument", "")))

    def refuse(self, refused: Refused, terminal: TerminalGame) -> None:
        text, argument = terminal.speech.refusal(refused), terminal.words.argument
        self._write(
            {
                "error": text,
                "rule": refused.rule,
                "reason": refused.reason,
                "details": {name: argument(it) for name, it in refused.details.items()},
            }
        )

    def complain(self, text: str) -> None:
        self._write({"error": text})

    def say(self, lines: Sequence[str]) -> None:
        self._write({"text": "\n".join(lines)})

    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        self._write(advice)

    def _write(self, value: object) -> None:
        print(msgspec.json.encode(value).decode(), file=self._output, flush=True)
