"""The players: private money, points, status symbols, and who is still in an auction."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import GreedTable, Player
from tontine.play.speech import capital
from tontine.play.view import View

LONGEST_NAME = 12


def around(table: GreedTable, speech: GreedSpeech) -> list[Player]:
    """The players clockwise, the reader first."""
    first = speech.reader or 0
    return table.players[first:] + table.players[:first]


def draw_purses(view: View, speech: GreedSpeech, width: int, one_line: bool = False) -> list[Text]:
    """Everybody in a line or two, or as far as one line goes."""
    table: GreedTable = view.table
    lines = [Text("")]
    for player in around(table, speech):
        purse = _purse(table, player, speech)
        if lines[-1].cell_len and lines[-1].cell_len + 2 + purse.cell_len > width:
            if one_line:
                break
            lines.append(Text(""))
        lines[-1].append("  " if lines[-1].cell_len else "").append_text(purse)
    return lines


def _purse(table: GreedTable, player: Player, speech: GreedSpeech) -> Text:
    line = ink(f"{palette.SEAT_SHAPES[player.seat]} ", _colour(player))
    line.append(_name(player, speech), palette.TITLE)
    if player.seat == table.marker:
        line.append(f" {colours.MARKER}", palette.BRASS)
    money = speech.words.money(player.money)
    return line.append(f" {speech.words('player-purse', money=money, points=player.points)}")


def draw_players(view: View, speech: GreedSpeech, width: int) -> list[Text]:
    """A line for each with symbols and companies; in an auction also whether they are in it."""
    table: GreedTable = view.table
    words = speech.words
    rows = []
    for player in around(table, speech):
        companies = [speech.company(number) for number in player.companies]
        rows.append(
            [
                words.money(player.money),
                words("score-points", points=player.points),
                _bidding(view, player, speech),
                _shelf(player, speech),
                words.row(companies),
            ]
        )
    widths = [max(map(width_of, texts)) for texts in zip(*rows, strict=True)]
    name = max(width_of(_name(player, speech)) for player in table.players)
    lines = []
    for player, row in zip(around(table, speech), rows, strict=True):
        turn = colours.TURN if player.seat in view.owing else " "
        line = ink(turn, palette.BRASS).append(
            f"{palette.SEAT_SHAPES[player.seat]} ", _colour(player)
        )
        line.append(pad(_name(player, speech), name), palette.TITLE)
        marker = colours.MARKER if player.seat == table.marker else " "
        line.append(f" {marker}", palette.BRASS)
        for place, (text, column) in enumerate(zip(row, widths, strict=True)):
            if column:
                line.append("  " + pad(text, column, right=place < 2))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _bidding(view: View, player: Player, speech: GreedSpeech) -> str:
    auction = view.table.auction
    if auction is None:
        return ""
    if player.seat == auction.highest:
        return speech.words("auction-highest", amount=speech.words.money(auction.bid))
    return speech.words("auction-in" if player.seat in auction.bidders else "auction-out")


def _shelf(player: Player, speech: GreedSpeech) -> str:
    """ "G:AB S:C": the letters of the symbols of either kind."""
    letters = {
        metal: "".join(it.name[-1].upper() for it in player.symbols if it.name.startswith(metal))
        for metal in ("gold", "silver")
    }
    return " ".join(
        speech.words("shelf-letters", metal=speech.words(f"metal-{metal}"), letters=found)
        for metal, found in letters.items()
        if found
    )


def _colour(player: Player) -> Style:
    return palette.seat_colour(player.seat)


def _name(player: Player, speech: GreedSpeech) -> str:
    name = fit(speech.seats[player.seat], LONGEST_NAME)
    return speech.words("name-you", name=name) if player.seat == speech.reader else name


# -- status symbols ----------------------------------------------------------------


def draw_lots(table: GreedTable, speech: GreedSpeech, width: int) -> list[Text]:
    """What is on top of the two shelves, and what it costs at least."""
    lines: list[Text] = []
    for metal, lot in (("gold", table.gold), ("silver", table.silver)):
        text = speech.say(lot.says) if lot else speech.words("shelf-empty", metal=metal)
        style = colours.GOLD if metal == "gold" else colours.SILVER
        lines += wrap(ink(capital(text), style), width, 2)
    return lines


def draw_symbols(table: GreedTable, speech: GreedSpeech, width: int) -> list[Text]:
    """All of them in order, with who has them."""
    owners = {it.name: player.seat for player in table.players for it in player.symbols}
    lines = draw_lots(table, speech, width)
    for metal in ("gold", "silver"):
        shelf = []
        for symbol, points in table.names.points.items():
            if not symbol.startswith(metal):
                continue
            owned = symbol in owners
            shelf.append(
                speech.words(
                    "shelf-symbol.owned" if owned else "shelf-symbol",
                    letter=symbol[-1].upper(),
                    symbol=speech.symbol(symbol),
                    points=points,
                    owner=palette.SEAT_SHAPES[owners[symbol]] if owned else "",
                )
            )
        lines += wrap(Text(f"  {speech.words.row(shelf)}"), width, 4)
    return lines
