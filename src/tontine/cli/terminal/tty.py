"""The screen of a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import Console
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.completion import suggestions
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.grammar import Command, read
from tontine.cli.terminal.hint import draw_hint
from tontine.cli.terminal.screen import draw_header, draw_screen, draw_story
from tontine.cli.terminal.text import ink, wrap
from tontine.coach.hints import Advice
from tontine.play.errors import Refused
from tontine.play.view import Decision, View

NARROWEST = 60
FORGET_SCROLLED = "\x1b[3J"  # what the terminal keeps above the screen


class TtyFrontend(Frontend):
    patient = True

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(highlight=False)
        self._input = _keyboard()

    # -- showing -------------------------------------------------------------------

    def show(self, view: View, terminal: TerminalGame, since: int) -> None:
        self._clear()
        self._print(self._screen(view, terminal, since))

    def _screen(self, view: View, terminal: TerminalGame, since: int) -> list[Text]:
        width, height = self._size()
        notes = self.notes(terminal, width)
        return draw_screen(view, terminal, width, height - 2, since, notes)

    def board(self, view: View, terminal: TerminalGame, since: int) -> None:
        """All of it: whoever asks for it can scroll back to what has left the screen."""
        width, height = self._size()
        self._clear()
        lines = draw_screen(view, terminal, width, None, since, self.notes(terminal, width))
        self._print(lines if len(lines) > height - 2 else self._screen(view, terminal, since))

    def refuse(self, refused: Refused, terminal: TerminalGame) -> None:
        self.complain(terminal.speech.refusal(refused))

    def complain(self, text: str) -> None:
        width, _ = self._size()
        self._print(wrap(ink(f"! {text}", palette.LOSS), width, 2))

    def say(self, lines: Sequence[str]) -> None:
        width, _ = self._size()
        for line in lines:
            indent = len(line) - len(line.lstrip())
            self._print(wrap(Text(line), width, indent))

    def finish(self, view: View, terminal: TerminalGame, since: int) -> None:
        width, height = self._size()
        word = terminal.vocabulary.word
        self._clear()
        standing = terminal.standing(view, width)
        rows = max(height - len(standing) - len(self.notes(terminal, width)) - 6, 4)
        story = draw_story(terminal.tell(view.log), width, rows, since)
        hint = terminal.words("hint-end", save=word("save"), undo=word("undo"))
        self._print([draw_header(view, terminal, width), Text(""), *story, Text(""), *standing])
        below = self.notes(terminal, width) or wrap(ink(hint, palette.QUIET), width)
        self._print([Text(""), *below])

    def page(self, name: str, argument: str, view: View, terminal: TerminalGame) -> None:
        width, _ = self._size()
        self._print(terminal.page(name, argument, view, width))

    def curtain(self, name: str, terminal: TerminalGame) -> None:
        """What was shown and typed before cannot be scrolled back to or called up again."""
        self._clear()
        self._console.file.write(FORGET_SCROLLED)
        self._input = _keyboard()
        words = terminal.words
        self._print([Text(""), ink(words("curtain", name=name), palette.BRASS), Text("")])
        self._input.prompt(words("curtain-enter") + " ")

    def thinking(self, name: str, terminal: TerminalGame) -> None:
        self._console.print(ink(terminal.words("thinking", name=name), palette.QUIET), end="\r")

    def hint(self, advice: Advice, view: View, terminal: TerminalGame) -> None:
        width, _ = self._size()
        self._print(draw_hint(advice, view.log, terminal, width))

    def wait(self, text: str) -> None:
        self._console.print(ink(text, palette.QUIET), end="\r")

    # -- reading -------------------------------------------------------------------

    def read(self, view: View, terminal: TerminalGame) -> Decision | View | Command:
        words = suggestions(view, terminal)
        line = self._input.prompt("> ", completer=_WordCompleter(words))
        return read(line, view, terminal)

    # -- the console ---------------------------------------------------------------

    def _size(self) -> tuple[int, int]:
        return max(self._console.width, NARROWEST), self._console.height

    def _clear(self) -> None:
        self._console.clear()

    def _print(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self._console.print(line, no_wrap=True, crop=True, overflow="ellipsis")


def _keyboard() -> PromptSession[str]:
    """Like in a shell: nothing is reserved below the line, so the screen does not scroll."""
    return PromptSession(complete_style=CompleteStyle.READLINE_LIKE, complete_while_typing=False)


class _WordCompleter(Completer):
    """Completes the word under the cursor."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        start = document.get_word_before_cursor(WORD=True)
        for word in self._words:
            if word.casefold().startswith(start.casefold()):
                yield Completion(word, -len(start))
