"""The whole screen of a seat or an onlooker, line by line, never wider than asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.text import fit, ink, width_of, wrap
from tontine.play.story import Paragraph
from tontine.play.view import View

LEAST_STORY = 3
NUMBER = 4  # the column of turn numbers


def draw_screen(
    view: View,
    terminal: TerminalGame,
    width: int,
    height: int | None,
    since: int = 0,
    notes: Sequence[Text] = (),
) -> list[Text]:
    """Header, what is on the table, story, notes, question.

    The story takes the height that the rest leaves; what happened from version ``since`` on is
    bright in it. Where the rest leaves too little, it is drawn tighter. Without a height all of
    it is shown, however much that is.
    """
    header = draw_header(view, terminal, width)
    for tight in range(terminal.tightest + 1):
        above = [header, *terminal.panels(view, width, tight)]
        asked = [*notes, *(terminal.prompt(view, width, tight) if view.asks else [])]
        left = LEAST_STORY if height is None else height - len(above) - len(asked)
        if left > LEAST_STORY or height is None:
            break
    blanks = height is not None and left >= LEAST_STORY + 3
    rows = left - 3 if blanks else left if left <= LEAST_STORY else left - 1
    story = draw_story(terminal.tell(view.log), width, rows, since)
    gap = [Text("")] if blanks else []
    return [*above, *gap, *story, *gap, *asked]


def draw_header(view: View, terminal: TerminalGame, width: int) -> Text:
    """The title is left out where it does not fit."""
    left, right = terminal.header(view)
    title = terminal.words("title")
    titled = terminal.words("header-titled", title=title, header=left)
    if width_of(titled + right) + 4 <= width:
        left = titled
    left = fit(f" {left}", width - width_of(right) - 3)
    filling = " " * (width - width_of(left) - width_of(right) - 1)
    return ink(f"{left}{filling}{right} ", terminal.ground)


# -- the story ---------------------------------------------------------------------


def draw_story(story: Sequence[Paragraph], width: int, rows: int, since: int) -> list[Text]:
    """The last paragraphs that fit, and at least a part of the very last."""
    lines: list[Text] = []
    if rows <= 0:
        return lines
    for paragraph in reversed(story):
        told = draw_paragraph(paragraph, width, bright=paragraph.until >= since)
        if len(lines) + len(told) > rows:
            return lines or told[-rows:]
        lines = told + lines
    return lines


def draw_paragraph(paragraph: Paragraph, width: int, bright: bool = True) -> list[Text]:
    style = "" if bright else palette.QUIET
    lines: list[Text] = []
    for index, told in enumerate(paragraph.lines):
        line = Text()
        if index == 0 and paragraph.seat is not None:
            line.append(f"{paragraph.number:>{NUMBER}} ", palette.QUIET)
            shape = palette.SEAT_SHAPES[paragraph.seat]
            line.append(f"{shape} ", palette.seat_colour(paragraph.seat))
        else:
            line.append(" " * (NUMBER + 3))
        lines += wrap(line.append(told.text, style), width, NUMBER + 3)
    return lines
