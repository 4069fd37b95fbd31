"""What the Tab key offers."""

from __future__ import annotations

from tontine.cli.terminal.desk import Desk
from tontine.cli.terminal.vocabulary import COMMANDS
from tontine.play.view import View


def suggestions(view: View, desk: Desk) -> list[str]:
    """Answers that fit the question come first, then the commands and the rules."""
    answers = [answer for answer in desk.answers(view) if answer]
    return (
        answers + [desk.vocabulary.word(command) for command in COMMANDS] + desk.title.rulebook.ids
    )
