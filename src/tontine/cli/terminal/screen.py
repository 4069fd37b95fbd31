"""The whole screen of a seat or an onlooker, line by line, never wider than asked for."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.board import HEIGHT, board_width, draw_board
from tontine.cli.terminal.consequences import fate
from tontine.cli.terminal.prompt import draw_prompt
from tontine.cli.terminal.shares import draw_legend, draw_purses, draw_shares, list_purses
from tontine.cli.terminal.text import fit, ink, width_of, wrap
from tontine.cli.terminal.vocabulary import Vocabulary
from tontine.play.acquire.speech import Speech
from tontine.play.acquire.story import Turn, tell
from tontine.play.acquire.table import AcquireTable, HandTile
from tontine.play.view import View
from tontine.rules.acquire.components import FINAL_SIZE

CELLS = ((132, 5), (112, 4), (0, 3))  # from that width on, a space of the board is so wide
GUTTER = 2
LEAST_STORY = 3
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
    above = [draw_header(view, speech, width), *_table(view, speech, width)]
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
    left = f" {words('header-number', number=table.turns)} · "
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
    if width_of(words("acquire") + left + right) + 5 <= width:
        left = f" {words('acquire')} ·{left}"
    left = fit(left, width - width_of(right) - 3)
    filling = " " * (width - width_of(left) - width_of(right) - 1)
    return ink(f"{left}{filling}{right} ", palette.HEADER)


def _table(view: View, speech: Speech, width: int) -> list[Text]:
    """The board with the shares beside it; or, where it is too narrow for that, below it."""
    cell = next(cell for least, cell in CELLS if width >= least)
    room = width - board_width(cell) - GUTTER
    board = draw_board(view.table, speech, cell)
    asked_for_tile = bool(view.asks) and view.asks[0].kind == "place"  # the hand is listed there
    shares = draw_shares(view.table, speech, room)
    if shares is not None:
        hand = [] if asked_for_tile else draw_hand(view.table, speech, width)
        legend = draw_legend(speech, room)
        if len(shares) + len(legend) <= HEIGHT:
            shares += [Text("")] * (HEIGHT - len(shares) - len(legend)) + legend
        return [*_beside(board, shares), *draw_purses(view.table, speech, width), *hand]
    hand = [] if asked_for_tile else list_hand(view.table, speech, room)
    panel = list_purses(view.table, speech, room)
    if len(panel) + len(hand) > HEIGHT:
        panel = draw_purses(view.table, speech, room)
    panel += hand
    legend = draw_legend(speech, room)
    if len(panel) + 1 + len(legend) <= HEIGHT:
        panel += [Text(""), *legend]
    return [*_beside(board, panel), *(draw_shares(view.table, speech, width) or [])]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    right = right + [Text("")] * (len(left) - len(right))
    return [
        Text("").append_text(mine).append(" " * GUTTER).append_text(theirs)
        for mine, theirs in zip(left, right, strict=True)
    ]


def draw_hand(table: AcquireTable, speech: Speech, width: int) -> list[Text]:
    """My tiles with their fates."""
    if not table.hand:
        return []
    title = speech.words("hand")
    lines = [ink(f" {title}", palette.TITLE)]
    for tile in table.hand:
        text = Text("  ").append_text(_tile(tile, table, speech))
        if lines[-1].cell_len + text.cell_len > width:
            lines.append(Text(" " * (width_of(title) + 1)))
        lines[-1].append_text(text)
    return lines


def list_hand(table: AcquireTable, speech: Speech, width: int) -> list[Text]:
    """The same, a line each, cut where they are too long."""
    lines = [Text(" ").append_text(_tile(tile, table, speech)) for tile in table.hand]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _tile(tile: HandTile, table: AcquireTable, speech: Speech) -> Text:
    text = ink(tile.tile, palette.TITLE)
    text.append(f" {palette.FATE_SIGNS[tile.fate]} ", palette.BRASS)
    return text.append(fate(tile, table, speech))


# -- the story ---------------------------------------------------------------------


def draw_story(turns: list[Turn], speech: Speech, width: int, rows: int, since: int) -> list[Text]:
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
