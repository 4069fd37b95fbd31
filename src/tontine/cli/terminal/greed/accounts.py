"""The end: who won, and with which status symbols."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import GreedTable, Shelf
from tontine.play.view import View

LONGEST_NAME = 20
RULE = "G33"


def draw_standing(view: View, speech: GreedSpeech, width: int) -> list[Text]:
    """Who won, and a row for each seat, best first: points, money, symbols."""
    table: GreedTable = view.table
    assert table.result is not None
    sentence = ink(speech.say(table.result), palette.BRASS).append(f"  ({RULE})", palette.QUIET)
    lines = [*wrap(sentence, width, 2), Text("")]
    rows = [_row(shelf, speech) for shelf in table.shelves]
    name, points, money = (max(width_of(row[place]) for row in rows) for place in range(3))
    for shelf, row in zip(table.shelves, rows, strict=True):
        line = ink(f"{shelf.rank:>3} ", palette.BRASS)
        line.append(f"{palette.SEAT_SHAPES[shelf.seat]} ", palette.seat_colour(shelf.seat))
        line.append(pad(row[0], name), palette.TITLE)
        line.append(f"  {pad(row[1], points, right=True)}", palette.TITLE)
        line.append(f"  {pad(row[2], money, right=True)}")
        lines += wrap(line.append(f"  {row[3]}"), width, name + 8)
    return lines


def _row(shelf: Shelf, speech: GreedSpeech) -> list[str]:
    words = speech.words
    prizes = [
        words("pair-symbol", symbol=speech.symbol(it.symbol), points=it.points)
        for it in shelf.prizes
    ]
    name = fit(speech.seats[shelf.seat], LONGEST_NAME)
    points = words("score-points", points=shelf.points)
    return [name, points, words.money(shelf.money), words.row(prizes) or words("no-symbols")]
