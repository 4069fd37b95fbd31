"""The whole screen of a seat or an onlooker, line by line, never wider than asked for."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.board import HEIGHT, board_width, draw_board
from tontine.cli.terminal.consequences import fate
from tontine.cli.terminal.prompt import draw_prompt
from tontine.cli.terminal.shares import draw_purses, draw_shares
from tontine.cli.terminal.text import fit, ink, width_of, wrap
from tontine.cli.terminal.vocabulary import Vocabulary
from tontine.play.acquire.speech import Speech
from tontine.play.acquire.story import Turn, tell
from tontine.play.acquire.table import AcquireTable
from tontine.play.view import View
from tontine.rules.acquire.components import FINAL_SIZE

CELLS = ((132, 5), (112, 4), (0, 3))  # from that width on, a space of the board is so wide
GUTTER = 2
LEAST_STORY = 4
NUMBER = 4  # the column of turn numbers


def draw_screen(
    view: View, vocabulary: Vocabulary, width: int, height: int, since: int = 0
) -> list[Text]:
    """Header, board and shares, purses, tiles, story, question.

    The story takes the height that the rest leaves; what happened from version ``since`` on is
    bright in it.
    """
    speech = vocabulary.speech
    asked = draw_prompt(view, vocabulary, width) if view.asks else []
    above = [draw_header(view, speech, width), *_board_and_shares(view, speech, width)]
    above += draw_purses(view.table, speech, width)
    if not view.asks or view.asks[0].kind != "place":
        above += draw_hand(view.table, speech, width)
    blanks = 2 if height >= len(above) + len(asked) + LEAST_STORY + 3 else 0
    rows = max(height - len(above) - len(asked) - blanks - 1, LEAST_STORY)
    story = draw_story(tell(view.log, speech), speech, width, rows, since)
    gap = [Text("")] if blanks else []
    return [*above, *gap, *story, *gap, *asked]


def draw_header(view: View, speech: Speech, width: int) -> Text:
    table: AcquireTable = view.table
    words = speech.words
    safe = sum(corporation.safe for corporation in table.corporations)
    on_board = sum(corporation.size > 0 for corporation in table.corporations)
    largest = max(corporation.size for corporation in table.corporations)
    mine = table.turn == speech.reader
    whose = words("header-mine") if mine else words("header-turn", name=speech.seats[table.turn])
    left = f" {words('acquire')} · {words('header-number', number=table.turns)} · "
    left += words("header-over") if view.over else whose
    if table.announced and not view.over:
        left += f" · {words('header-last')}"
    right = words(
        "header-facts",
        bag=table.bag,
        safe=safe,
        corporations=on_board,
        largest=largest,
        final=FINAL_SIZE,
    )
    left = fit(left, width - width_of(right) - 3)
    filling = " " * (width - width_of(left) - width_of(right) - 1)
    return ink(f"{left}{filling}{right} ", palette.HEADER)


def _board_and_shares(view: View, speech: Speech, width: int) -> list[Text]:
    cell = next(cell for least, cell in CELLS if width >= least)
    board = draw_board(view.table, speech, cell)
    left = board_width(cell)
    shares = draw_shares(view.table, speech, width - left - GUTTER)
    if shares is None:
        below = draw_shares(view.table, speech, width)
        return board + [line for line in below or [] if line.plain.strip()]
    shares += [Text("")] * (HEIGHT - len(shares))
    gutter = Text(" " * GUTTER)
    return [
        Text("").append_text(mine).append_text(gutter).append_text(theirs)
        for mine, theirs in zip(board, shares, strict=True)
    ]


def draw_hand(table: AcquireTable, speech: Speech, width: int) -> list[Text]:
    """My tiles with their fates."""
    if not table.hand:
        return []
    title = speech.words("hand")
    lines = [ink(f" {title}", palette.TITLE)]
    for tile in table.hand:
        sign = palette.FATE_SIGNS[tile.fate]
        text = ink(f"  {tile.tile}", palette.TITLE).append(f" {sign} ", palette.BRASS)
        text.append(fate(tile, table, speech))
        if lines[-1].cell_len + text.cell_len > width:
            lines.append(Text(" " * (width_of(title) + 1)))
        lines[-1].append_text(text)
    return lines


# -- the story ---------------------------------------------------------------------


def draw_story(
    turns: list[Turn], speech: Speech, width: int, rows: int, since: int
) -> list[Text]:
    """The last turns that fit, and at least a part of the very last."""
    lines: list[Text] = []
    for turn in reversed(turns):
        told = draw_turn(turn, speech, width, bright=turn.until >= since)
        if len(lines) + len(told) > rows:
            return lines or told[-rows:]
        lines = told + lines
    return lines


def draw_turn(turn: Turn, speech: Speech, width: int, bright: bool = True) -> list[Text]:
    style = "" if bright else palette.QUIET
    lines: list[Text] = []
    for index, sentence in enumerate(turn.lines):
        line = Text()
        if index == 0 and turn.seat is not None:
            line.append(f"{turn.number:>{NUMBER}} ", palette.QUIET)
            shape = palette.SEAT_SHAPES[turn.seat]
            line.append(f"{shape} ", palette.seat_colour(turn.seat))
        else:
            line.append(" " * (NUMBER + 3))
        lines += wrap(line.append(sentence, style), width, NUMBER + 3)
    return lines
