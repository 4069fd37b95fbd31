"""The end: how everybody's points came about."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.ponzi import palette as colours
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import Player, PonziTable
from tontine.play.view import Standing, View

LONGEST_NAME = 20


def draw_standing(view: View, speech: PonziSpeech, width: int) -> list[Text]:
    """Who won, and a table with a row for each seat, best first."""
    table: PonziTable = view.table
    assert table.end is not None
    result = ink(speech.say(table.end.says), palette.BRASS)
    lines = [*wrap(result.append(f"  ({table.end.rule})", palette.QUIET), width, 2)]
    extra = "luxuries" if table.luxuries else "wealth"
    heads = [
        *(speech.industry(name) for name in INDUSTRY_NAMES),
        *(speech.words(f"account-{head}") for head in (extra, "total", "card")),
    ]
    rows = [_row(table.players[it.seat], speech, extra) for it in view.standings]
    names = [width_of(speech.seats[it.seat]) for it in view.standings]
    name = min(max(names), LONGEST_NAME) + 7
    widths = _widths(heads, rows)
    lines.append(Text(""))
    if name + sum(widths) > width:
        heads[:4] = [speech.letter(industry) for industry in INDUSTRY_NAMES]
        widths = _widths(heads, rows)
    lines.append(ink(" " * name + _line(heads, widths), palette.QUIET))
    for it, row in zip(view.standings, rows, strict=True):
        line = _title(view, it, speech, name)
        line.append(_line(row[:5], widths[:5])).append(pad(row[5], widths[5], True), palette.TITLE)
        lines.append(line.append(_line(row[6:], widths[6:]), palette.QUIET))
        fell = table.players[it.seat].fell
        if fell is not None:
            lines += wrap(ink(f"      {speech.say(fell)}", palette.LOSS), width, 6)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _title(view: View, standing: Standing, speech: PonziSpeech, width: int) -> Text:
    table: PonziTable = view.table
    fallen = table.players[standing.seat].bankrupt
    rank = str(standing.rank) if view.winners and not fallen else palette.NONE
    shape = colours.FALLEN if fallen else palette.SEAT_SHAPES[standing.seat]
    line = ink(f"{rank:>3} ", palette.BRASS)
    line.append(f"{shape} ", palette.seat_colour(standing.seat))
    name = fit(speech.seats[standing.seat], LONGEST_NAME)
    return line.append(pad(name, width - line.cell_len), palette.TITLE)


def _row(player: Player, speech: PonziSpeech, extra: str) -> list[str]:
    """Every sum with what it is for: "3: 6" are six points for three tiles."""
    words = speech.words
    cells = dict.fromkeys([*INDUSTRY_NAMES, extra], palette.EMPTY)
    for score in player.account:
        count = words.money(score.count) if score.kind == "wealth" else str(score.count)
        text = words("account-for", count=count, points=score.points)
        cells[score.industry or extra] = text
    total = palette.NONE if player.bankrupt else str(player.points)
    card = words.money(player.best_card) if player.best_card else palette.EMPTY
    return [*cells.values(), total, card]


def _widths(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(width_of(text) for text in texts) + 2 for texts in zip(heads, *rows, strict=True)]


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(pad(text, width, right=True) for text, width in zip(texts, widths, strict=True))
