"""What a player types: a command, a decision in JSON, or words for the game to understand."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.vocabulary import BETWEEN, COMMANDS, split
from tontine.play.errors import Refused
from tontine.play.view import Decision, View


class Command(Struct, frozen=True):
    name: str
    argument: str = ""


def read(text: str, view: View, terminal: TerminalGame) -> Decision | View | Command:
    """The meaning of a line; Unclear or Refused says what is wrong with it.

    A view is what remains to be asked where only a part was decided.
    """
    text = text.strip()
    if text.startswith("{"):
        return read_json(text)
    if (saying := terminal.vocabulary.saying(text)) is not None:
        return Command(saying)
    text = text.lstrip(BETWEEN)
    spoken, colon, message = text.partition(":")
    said = split(spoken)
    if said and colon:
        said.append(f":{message}")  # in the player's own words
    first = terminal.vocabulary.meaning(said[0]) if said else None
    if first in COMMANDS or first in terminal.pages:
        return Command(str(first), text[len(said[0]) :].strip())
    if not view.asks and said:
        raise Refused(terminal.title.rulebook.end_rule, "over", {})
    return terminal.answer(said, view)


def read_json(text: str) -> Decision:
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("", "malformed", {"problem": "json"}) from None
