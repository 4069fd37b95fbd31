"""What the coach says, laid out for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.coach.hints import Advice, Turn
from tontine.play.stories import tell_on
from tontine.play.view import Entry

SHOWN = 3  # turns
SURE = 2  # standard errors: with 95 percent the chance is no farther away
GOOD, BAD = "+", "\N{MINUS SIGN}"


def draw_hint(
    advice: Advice, log: Sequence[Entry], terminal: TerminalGame, width: int
) -> list[Text]:
    """The best turns with the chance to win after each, its error, and why."""
    words = terminal.words
    about = ink(words("hint-title"), palette.BRASS).append("  ")
    about.append(words("hint-about", playouts=advice.playouts), palette.QUIET)
    lines = wrap(about, width, 2)
    for number, turn in enumerate(advice.turns[:SHOWN], 1):
        lines += _turn(number, turn, log, terminal, width)
    if len(advice.turns) == 1:
        lines += wrap(ink(f"  {words('hint-only')}", palette.QUIET), width, 2)
    return lines


def _turn(
    number: int, turn: Turn, log: Sequence[Entry], terminal: TerminalGame, width: int
) -> list[Text]:
    words = terminal.words
    chance = words("hint-chance", percent=percent(turn.chance))
    doubt = words("hint-doubt", percent=percent(SURE * turn.doubt, least=1))
    figures = f"  {number}  {pad(chance, width_of(words('hint-chance', percent=100)), right=True)} "
    line = ink(figures, palette.TITLE if number == 1 else "")
    line.append(pad(doubt, width_of(words("hint-doubt", percent=10))), palette.QUIET)
    indent = line.cell_len + 2
    line.append("  ").append(_told(turn, log, terminal), palette.TITLE if number == 1 else "")
    if number > 1 and turn.close:
        line.append(f"  {words('hint-close')}", palette.QUIET)
    lines = wrap(line, width, indent)
    for reason in turn.reasons:
        sign, style = (GOOD, palette.GAIN) if reason.good else (BAD, palette.LOSS)
        text = Text(" " * indent).append(sign, style).append(" ")
        lines += wrap(text.append(terminal.speech.say(reason.says)), width, indent + 2)
    return lines


def _told(turn: Turn, log: Sequence[Entry], terminal: TerminalGame) -> str:
    """What would happen, as it would stand in the log; or what the decisions are called."""
    events = [event for choice in turn.choices for event in choice.does]
    called = [choice.confirm for choice in turn.choices if choice.confirm is not None]
    return tell_on(terminal.title, log, events, terminal.speech) or terminal.words.row(
        [terminal.speech.say(phrase) for phrase in called]
    )


def percent(part: float, least: int = 0) -> int:
    return max(round(100 * part), least)
