"""What the Tab key offers."""

from __future__ import annotations

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.vocabulary import COMMANDS
from tontine.play.view import View


def suggestions(view: View, terminal: TerminalGame) -> list[str]:
    """Answers that fit the question come first, then the commands and the rules."""
    answers = [answer for answer in terminal.answers(view) if answer]
    return (
        answers
        + [terminal.vocabulary.word(command) for command in COMMANDS]
        + terminal.title.rulebook.ids
    )
