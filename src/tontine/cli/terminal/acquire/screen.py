"""The table of Acquire: the board, the shares, the purses, the hand."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.acquire.board import HEIGHT, board_width, draw_board
from tontine.cli.terminal.acquire.shares import draw_legend, draw_purses, draw_shares, list_purses
from tontine.cli.terminal.header import whose_turn
from tontine.cli.terminal.text import beside, ink, width_of
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable, HandTile
from tontine.play.view import View

CELLS = ((132, 5), (112, 4), (0, 3))  # from that width on, a space of the board is so wide
GUTTER = 2
# How tight the screen can be drawn: the shares beside the board, with less about each
# corporation; a line for each choice, and no hints.
BARE, BRIEF = 1, 2


def header(view: View, speech: AcquireSpeech) -> tuple[str, str]:
    table: AcquireTable = view.table
    words = speech.words
    end = table.progress
    final = table.announced and not view.over
    turn = whose_turn(view, speech, [table.turn])
    left = words("header-final" if final else "header", number=table.turns, **turn)
    right = words(
        "header-facts",
        bag=table.bag,
        safe=end.safe,
        corporations=end.founded,
        largest=end.largest,
        final=end.final,
    )
    return left, right


def draw_table(view: View, speech: AcquireSpeech, width: int, tight: int = 0) -> list[Text]:
    """The board with the shares beside it; or, where it is too narrow for that, below it."""
    cell = next(cell for least, cell in CELLS if width >= least)
    room = width - board_width(cell) - GUTTER
    board = draw_board(view.table, speech, cell)
    bare = draw_shares(view.table, speech, room, bare=True) if tight >= BARE else None
    if bare is not None:
        return [*beside(board, bare, GUTTER), *draw_purses(view.table, speech, width)]
    asked_for_tile = bool(view.asks) and view.asks[0].kind == "place"  # the hand is listed there
    shares = draw_shares(view.table, speech, room)
    if shares is not None:
        hand = [] if asked_for_tile else draw_hand(view.table, speech, width)
        legend = draw_legend(speech, room)
        if len(shares) + len(legend) <= HEIGHT:
            shares += [Text("")] * (HEIGHT - len(shares) - len(legend)) + legend
        return [*beside(board, shares, GUTTER), *draw_purses(view.table, speech, width), *hand]
    hand = [] if asked_for_tile else list_hand(view.table, speech, room)
    panel = list_purses(view.table, speech, room)
    if len(panel) + len(hand) > HEIGHT:
        panel = draw_purses(view.table, speech, room)
    panel += hand
    legend = draw_legend(speech, room)
    if len(panel) + 1 + len(legend) <= HEIGHT:
        panel += [Text(""), *legend]
    return [*beside(board, panel, GUTTER), *(draw_shares(view.table, speech, width) or [])]


def draw_hand(table: AcquireTable, speech: AcquireSpeech, width: int) -> list[Text]:
    """My tiles with their fates."""
    if not table.hand:
        return []
    title = speech.words("hand")
    lines = [ink(f" {title}", palette.TITLE)]
    for tile in table.hand:
        text = Text("  ").append_text(_tile(tile, speech))
        if lines[-1].cell_len + text.cell_len > width:
            lines.append(Text(" " * (width_of(title) + 1)))
        lines[-1].append_text(text)
    return lines


def list_hand(table: AcquireTable, speech: AcquireSpeech, width: int) -> list[Text]:
    """The same, a line each, cut where they are too long."""
    lines = [Text(" ").append_text(_tile(tile, speech)) for tile in table.hand]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _tile(tile: HandTile, speech: AcquireSpeech) -> Text:
    text = ink(tile.tile, palette.TITLE)
    text.append(f" {colours.FATE_SIGNS[tile.fate]} ", palette.BRASS)
    return text.append(speech.say(tile.brief))
