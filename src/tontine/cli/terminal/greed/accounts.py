"""The end: who won, and with which status symbols."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.table import GreedTable, Player
from tontine.play.view import View

LONGEST_NAME = 20
RULE = "G33"


def draw_standing(view: View, speech: GreedSpeech, width: int) -> list[Text]:
    """Who won, and a row for each seat, best first: points, money, symbols."""
    table: GreedTable = view.table
    words = speech.words
    sentence = ink(_outcome(view, speech), palette.BRASS).append(f"  ({RULE})", palette.QUIET)
    lines = [*wrap(sentence, width, 2), Text("")]
    rows = [_row(table.players[it.seat], speech) for it in view.standings]
    points, money = (max(width_of(row[place]) for row in rows) for place in (0, 1))
    name = max(width_of(fit(speech.seats[it.seat], LONGEST_NAME)) for it in view.standings)
    for it, row in zip(view.standings, rows, strict=True):
        line = ink(f"{it.rank:>3} ", palette.BRASS)
        line.append(f"{palette.SEAT_SHAPES[it.seat]} ", palette.seat_colour(it.seat))
        line.append(pad(fit(speech.seats[it.seat], LONGEST_NAME), name), palette.TITLE)
        line.append(f"  {pad(row[0], points, right=True)}", palette.TITLE)
        line.append(f"  {pad(row[1], money, right=True)}")
        lines += wrap(line.append(f"  {row[2] or words('no-symbols')}"), width, name + 8)
    return lines


def _row(player: Player, speech: GreedSpeech) -> list[str]:
    words = speech.words
    symbols = [f"{speech.symbol(it.name)} {it.points}" for it in player.symbols]
    points = words("points", points=player.points)
    return [points, words.money(player.money), words.row(symbols)]


def _outcome(view: View, speech: GreedSpeech) -> str:
    """The result as a sentence."""
    words = speech.words
    table: GreedTable = view.table
    winner = view.winners[0]
    points = table.players[winner].points
    if len(view.winners) > 1:
        names = words.listing([speech.seat(seat) for seat in view.winners])
        return words("won-together", names=names, points=points)
    level = [it.seat for it in table.players if it.seat != winner and it.points == points]
    if level:
        names = words.listing([speech.seat(seat) for seat in level])
        money = words.money(table.players[winner].money)
        text = speech.predicate("won-by-money", winner, points=points, names=names, money=money)
    else:
        text = speech.predicate("won", winner, points=points)
    return words("full-stop", sentence=speech.subject(winner, text))
