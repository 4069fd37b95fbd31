"""Who holds what: corporations by players, with prices, and the line of purses."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.text import fit, ink, pad, width_of
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable, Corporation, Player

GAP = 1
HOLDING = 4  # "12¹⁼"
HEADS = ("size", "price", "next", "bank")
BARE_HEADS = 2
LONGEST_NAME = 9  # more of a player's name is not needed above a column
MARKS = str.maketrans("12=", "¹²⁼")


class Columns:
    """How wide each column is: names are left out first, then the table does not fit.

    A ``bare`` table has no more than sizes and prices beside the holdings, and no heads
    that are wider than these.
    """

    def __init__(
        self, table: AcquireTable, speech: AcquireSpeech, width: int, bare: bool = False
    ) -> None:
        self.kinds = HEADS[:BARE_HEADS] if bare else HEADS
        self.heads = [speech.words(f"shares-{head}") for head in self.kinds]
        cells = [_facts(it, speech)[: len(self.kinds)] for it in table.corporations]
        self.facts = [
            max(width_of(text) for text in (*column, "" if bare else head)) + GAP
            for head, column in zip(self.heads, zip(*cells, strict=True), strict=True)
        ]
        names = [speech.corporation(corporation.name) for corporation in table.corporations]
        self.name = max(width_of(name) for name in names) + GAP
        left = width - 3 - GAP - sum(self.facts)
        seats = len(table.players)
        if left < self.name + seats * HOLDING:
            self.name = 0
        self.seat = min((left - self.name) // seats, LONGEST_NAME + 2 + GAP)

    @property
    def fits(self) -> bool:
        return self.seat >= HOLDING


def draw_shares(
    table: AcquireTable, speech: AcquireSpeech, width: int, bare: bool = False
) -> list[Text] | None:
    """The share table, or None if it does not fit."""
    columns = Columns(table, speech, width, bare)
    if not columns.fits:
        return None
    lines = [_head(table, speech, columns)]
    return lines + [_row(table, it, speech, columns) for it in table.corporations]


LEGEND = ("safe", "from", "first", "second", "tied")


def draw_legend(speech: AcquireSpeech, width: int) -> list[Text]:
    """What the signs in the table mean: in one line, or in several where that is too wide."""
    parts = [speech.words(f"legend-{sign}") for sign in LEGEND]
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}   {part}" if lines[-1] else part
        if width_of(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return [ink(line, palette.QUIET) for line in lines]


def _head(table: AcquireTable, speech: AcquireSpeech, columns: Columns) -> Text:
    line = ink(" " * (3 + GAP + columns.name), palette.QUIET)
    for head, width in zip(columns.heads, columns.facts, strict=True):
        # A word of which only a letter is left says nothing.
        whole = head if width_of(head) <= width - GAP else ""
        line.append(pad(whole, width, right=True), palette.QUIET)
    for player in table.players:
        name = palette.SEAT_SHAPES[player.seat] + speech.seats[player.seat]
        name = set_cell_size(name, min(width_of(name), columns.seat - GAP))
        line.append(pad(name, columns.seat, right=True), palette.seat_colour(player.seat))
    return line


def _row(
    table: AcquireTable, corporation: Corporation, speech: AcquireSpeech, columns: Columns
) -> Text:
    on_board = corporation.size > 0
    style = colours.block(corporation.name) if on_board else palette.QUIET
    line = ink(f" {speech.letter(corporation.name)} ", style)
    if columns.name:
        name = pad(" " + speech.corporation(corporation.name), columns.name + GAP)
        line.append(name, palette.TITLE if on_board else palette.QUIET)
    else:
        line.append(" ")
    facts = _facts(corporation, speech)[: len(columns.kinds)]
    for text, width in zip(facts, columns.facts, strict=True):
        line.append(pad(text, width, right=True), "" if on_board else palette.QUIET)
    for player in table.players:
        line.append_text(_holding(player, corporation.name, columns.seat))
    return line


def _facts(corporation: Corporation, speech: AcquireSpeech) -> list[str]:
    """Size, price now, price at the next size, shares in the bank."""
    size = f"{corporation.size}{colours.SAFE if corporation.safe else ' '}"
    price = speech.words("shares-number", number=corporation.price)
    rise = ""
    if corporation.next_size is not None and corporation.next_price is not None:
        later, size_then = corporation.next_price, corporation.next_size
        rise = speech.words("shares-rise", price=later, size=size_then)
    if not corporation.size:
        size, price = f"{palette.NONE} ", palette.NONE
    return [size, price, rise, f"{corporation.bank}"]


def _holding(player: Player, corporation: str, width: int) -> Text:
    """The shares right-aligned, the mark behind them."""
    if player.shares is None:
        return ink(pad("?  ", width, right=True), palette.QUIET)
    shares = player.shares[corporation]
    mark = rank_mark(player, corporation)
    count = f"{shares}" if shares else palette.EMPTY
    line = ink(pad(count, width - 2, right=True), palette.TITLE if mark else palette.QUIET)
    return line.append(pad(mark, 2), palette.BRASS)


def rank_mark(player: Player, corporation: str) -> str:
    """First or second holder, and whether tied with another."""
    return player.ranks.get(corporation, "").translate(MARKS)


def draw_purses(table: AcquireTable, speech: AcquireSpeech, width: int) -> list[Text]:
    """Everybody's money, in the order of play; whose turn it is stands out."""
    purses = [_purse(table, player, speech, worth=True) for player in table.players]
    if sum(purse.cell_len + 2 for purse in purses) > width:
        purses = [_purse(table, player, speech) for player in table.players]
    lines = [Text("")]
    for purse in purses:
        if lines[-1].cell_len and lines[-1].cell_len + 2 + purse.cell_len > width:
            lines.append(Text(""))
        lines[-1].append("  " if lines[-1].cell_len else "").append_text(purse)
    return lines


def list_purses(table: AcquireTable, speech: AcquireSpeech, width: int) -> list[Text]:
    """The same, a line each."""
    purses = [_purse(table, player, speech, worth=True) for player in table.players]
    if max(purse.cell_len for purse in purses) > width:
        purses = [_purse(table, player, speech) for player in table.players]
    for purse in purses:
        purse.truncate(width, overflow="ellipsis")
    return purses


def _purse(table: AcquireTable, player: Player, speech: AcquireSpeech, worth: bool = False) -> Text:
    turn = player.seat == table.turn and table.phase != "over"
    shape = palette.SEAT_SHAPES[player.seat]
    purse = ink("▸" if turn else " ", palette.BRASS)
    purse.append(f"{shape} ", palette.seat_colour(player.seat))
    name = fit(speech.seats[player.seat], 16)
    if player.seat == speech.reader:
        name = speech.words("name-you", name=name)
    purse.append(name, "bold underline" if turn else "bold")
    cash = "?" if player.cash is None else speech.words.money(player.cash)
    purse.append(f" {cash}")
    if worth and player.worth is not None and player.worth != player.cash:
        amount = speech.words.money(player.worth)
        purse.append(f" {speech.words('purse-worth', amount=amount)}", palette.QUIET)
    return purse
