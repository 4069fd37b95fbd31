"""The table of Ponzi Scheme: the market, what falls due, tiles, money and wheels."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.header import whose_turn
from tontine.cli.terminal.ponzi import palette as colours
from tontine.cli.terminal.text import beside, fit, ink, pad, width_of
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import Fund, Player, PonziTable
from tontine.play.view import View

ROOMY = 96  # from that width on there is room for more
GUTTER = 2
TILE = 3  # the column of an industry
LONGEST_NAME = 12

# How tight the table can be drawn: the cards at a space of a wheel summed up; no wheels, but what
# falls due beside the tiles and the money, and a line for each row of the market; of the market
# nothing, but to one who funds the rows that are not among the choices.
SUMMED, MERGED, CLOSED_ROWS = 1, 2, 3


def header(view: View, speech: PonziSpeech) -> tuple[str, str]:
    table: PonziTable = view.table
    words = speech.words
    phase = "" if view.over else words(f"phase-{table.phase}")
    turn = whose_turn(view, speech, view.owing)
    left = words("header", number=table.round, phase=phase, **turn)
    right = words(
        "header-facts",
        name=f"{colours.MARKER} {fit(speech.seats[table.marker], LONGEST_NAME)}",
        bears=table.crash.bears,
        players=table.crash.needed,
        deck=table.deck,
    )
    return left, right


def draw_table(view: View, speech: PonziSpeech, width: int, tight: int = 0) -> list[Text]:
    table: PonziTable = view.table
    if tight >= MERGED:
        market = list_market(table, speech)
        if tight >= CLOSED_ROWS:
            funds = any(ask.kind == "fund" for ask in view.asks)
            chosen_from = {industry.row for industry in table.industries}
            rows = enumerate(market, start=1)
            market = [line for row, line in rows if funds and row not in chosen_from]
        return [*market, *draw_merged(view, speech, width)]
    card = 12 if width >= ROOMY else 10
    market = draw_market(table, speech, card)
    due = draw_due(table, speech, width - market[0].cell_len - GUTTER)
    above = beside(market, due, GUTTER)
    return [*above, *draw_players(view, speech, width, summed=tight >= SUMMED)]


def around(table: PonziTable, speech: PonziSpeech) -> list[Player]:
    """The players clockwise, the reader first."""
    first = speech.reader or 0
    return table.players[first:] + table.players[:first]


# -- the market --------------------------------------------------------------------


def draw_market(table: PonziTable, speech: PonziSpeech, card: int) -> list[Text]:
    """Row by row; at each, which of the reader's industries draws there (P11)."""
    words = speech.words
    rows = [words("market-row", row=row) for row, _ in enumerate(table.market, start=1)]
    label = max(*(width_of(row) + 2 for row in rows), 2 * len(INDUSTRY_NAMES))
    width = label + max(map(len, table.market)) * (card + 1) - 1
    title = ink(words("market"), palette.TITLE)
    legend = fit(words("market-legend", sign=colours.PERIOD), width - title.cell_len - 2)
    lines = [_filled(title.append(f"  {legend}", palette.QUIET), width)]
    for row, funds in enumerate(table.market):
        upper = ink(pad(rows[row], label), palette.QUIET)
        lower = _filled(_drawn_from(table, speech, row), label)
        for place, fund in enumerate(funds):
            gap = " " if place else ""
            top, bottom = _card(fund, speech, card)
            upper.append(gap).append_text(top)
            lower.append(gap).append_text(bottom)
        lines += [_filled(upper, width), _filled(lower, width)]
    return lines


def list_market(table: PonziTable, speech: PonziSpeech) -> list[Text]:
    """The same with a line for each row."""
    words = speech.words
    rows = [words("market-row", row=row) for row, _ in enumerate(table.market, start=1)]
    label = max(map(width_of, rows)) + 1
    letters = 2 * len(INDUSTRY_NAMES)
    texts = [[in_line(fund, speech) for fund in row] for row in table.market]
    column = max((width_of(text) for row in texts for text in row), default=0) + 2
    lines = []
    for row, funds in enumerate(table.market):
        line = ink(pad(rows[row], label), palette.QUIET)
        line.append_text(_filled(_drawn_from(table, speech, row), letters))
        for fund, text in zip(funds, texts[row], strict=True):
            line.append(pad(f" {text}", column), colours.BEAR if fund.bear else colours.CARD)
            line.append(" ")
        lines.append(line)
    return lines


def in_line(fund: Fund, speech: PonziSpeech, leaves: bool = False) -> str:
    """A card in words: ``leaves`` marks one that leaves the game when it is removed."""
    kind = ".bear" if fund.bear else ".starting" if leaves else ""
    value = speech.words.money(fund.value)
    return speech.words(f"fund-card{kind}", value=value, mark=colours.FALLEN, **_terms(fund))


def _card(fund: Fund, speech: PonziSpeech, width: int) -> tuple[Text, Text]:
    value, plain = colours.CARD_VALUE, colours.CARD
    if fund.bear:
        value, plain = colours.BEAR_VALUE, colours.BEAR
    bear = speech.words("bear") if fund.bear else ""
    money = f" {speech.words.money(fund.value)}"
    edge = " " if width_of(money + bear) + 2 <= width else ""
    top = pad(money, width - width_of(bear + edge))
    return (
        ink(top, value).append(bear + edge, plain),
        ink(pad(f" {speech.words('fund-terms', **_terms(fund))}", width), plain),
    )


def _terms(fund: Fund) -> dict[str, object]:
    """Interest and period."""
    return {"interest": fund.interest, "sign": colours.PERIOD, "period": fund.period}


def _drawn_from(table: PonziTable, speech: PonziSpeech, row: int) -> Text:
    """The industries of which the reader would fund the next tile from a row."""
    line = Text()
    if speech.reader is None:
        return line
    for industry in table.industries:
        if industry.row == row + 1:
            line.append(" " if line.cell_len else "")
            line.append(speech.letter(industry.name), colours.block(industry.name))
    return line if line.cell_len else line.append(palette.NONE, palette.QUIET)


def _filled(line: Text, width: int) -> Text:
    return line.append(" " * (width - line.cell_len))


# -- falling due -------------------------------------------------------------------


def draw_due(table: PonziTable, speech: PonziSpeech, width: int) -> list[Text]:
    """What everybody owes in the next rounds, and whether the reader's money reaches (P24)."""
    words = speech.words
    column = 6 if width >= 44 else 5
    label = width - len(table.players[0].due) * column
    title = words("due") if width_of(words("due")) < label else words("due.short")
    lines = [ink(pad(fit(title, label), label), palette.TITLE)]
    lines[0].append_text(_rounds(table, column))
    for player in around(table, speech):
        line = Text().append_text(_name(player, table, speech, label))
        lines.append(line.append_text(_owed(player, column)))
        if player.seat == speech.reader and not player.bankrupt:
            lines.append(_balance(player, speech, label, column))
    lines += _crash(table, speech, width)
    return lines


def _rounds(table: PonziTable, column: int) -> Text:
    """The next rounds, at the head of what falls due in them."""
    line = Text()
    for due in table.players[0].due:
        line.append(pad(str(due.round), column, right=True), palette.QUIET)
    return line


def _owed(player: Player, column: int) -> Text:
    """What a player owes in each of the next rounds."""
    line = Text()
    for due in player.due:
        danger = colours.DANGER if due.beyond else ""
        text = f"{danger}{due.amount}" if due.amount else palette.EMPTY
        style = palette.LOSS if danger else palette.TITLE if due.amount else palette.QUIET
        line.append(pad(text, column, right=True), style)
    return line


def _balance(player: Player, speech: PonziSpeech, label: int, column: int) -> Text:
    """Only the reader sees it: the money that is left after each turn."""
    money = speech.words.money(player.purse.most)
    cash = f"  {speech.words('due-cash', cash=money)}"
    cash = cash if width_of(cash) < label else f"  {money}"
    line = ink(pad(fit(cash, label), label), palette.BRASS)
    sign = colours.DANGER  # stands where it begins
    for due in player.due:
        text = str(due.most)
        if due.most < 0:
            text, sign = f"{sign}\N{MINUS SIGN}{-due.most}", ""
        line.append(" " * (column - width_of(text)))
        line.append(text, colours.SHORT if due.most < 0 else palette.GAIN)
    return line


def _crash(table: PonziTable, speech: PonziSpeech, width: int) -> list[Text]:
    """P21, P23: whether the market can crash in this round, and what would be due at once."""
    loss = None if speech.reader is None else table.players[speech.reader].crash
    if loss is None:
        says = table.crash.says
        return [] if says is None else [ink(fit(f"  {speech.say(says)}", width), palette.QUIET)]
    danger = loss.beyond
    sign = f"  {colours.DANGER} " if danger else "  "
    amount = speech.words.money(loss.due)
    text = sign + speech.words("due-crash", amount=amount)
    if width_of(text) > width:
        text = sign + speech.words("due-crash.short", amount=amount)
    return [ink(fit(text, width), palette.LOSS if danger else palette.QUIET)]


def _name(player: Player, table: PonziTable, speech: PonziSpeech, width: int) -> Text:
    shape = colours.FALLEN if player.bankrupt else palette.SEAT_SHAPES[player.seat]
    line = ink(f"{shape} ", palette.seat_colour(player.seat))
    name = speech.seats[player.seat]
    if player.seat == speech.reader:
        full = speech.words("name-you", name=name)
        name = full if width_of(full) <= width - 3 else speech.words("you")
    return _filled(line.append(fit(name, width - 3), palette.TITLE), width)


# -- players -----------------------------------------------------------------------


class Columns:
    """How wide each column of the players' table is."""

    def __init__(self, table: PonziTable, speech: PonziSpeech, width: int) -> None:
        names = [width_of(name) for name in speech.seats]
        purses = [width_of(_purse(player, speech)) for player in table.players]
        words = [speech.words(f"players-{head}") for head in ("points", "cash")]
        self.name = min(max(*names, width_of(speech.words("supply"))), LONGEST_NAME) + 6
        self.points = width_of(words[0]) + 1
        self.cash = max(*purses, width_of(words[1])) + 2
        # P25: at the arrow lies only what a bankrupt player could not pay.
        unpaid = [width_of(text) for player in table.players for text in _cards(player.wheel[0])]
        self.arrow = max([3, *(width + 2 for width in unpaid)])
        self.fixed = self.name + TILE * len(INDUSTRY_NAMES) + self.points + self.cash
        self.space = min((width - self.fixed - self.arrow) // (len(table.players[0].wheel) - 1), 12)
        self.due = min((width - self.fixed) // len(table.players[0].due), 7)


def draw_players(view: View, speech: PonziSpeech, width: int, summed: bool = False) -> list[Text]:
    """Tiles, points, money and wheel of each; the cards of a space stand below each other, or
    are summed up in a line."""
    table: PonziTable = view.table
    columns = Columns(table, speech, width)
    head = _head(speech, columns)
    head.append(pad(f" {colours.ARROW} ", columns.arrow), palette.BRASS)
    for space in range(1, len(table.players[0].wheel)):
        head.append(pad(str(space), columns.space), palette.QUIET)
    lines = [head]
    for player in around(table, speech):
        lines += _player(view, player, speech, columns, summed)
    return [*lines, *_supply(table, speech, columns, width)]


def draw_merged(view: View, speech: PonziSpeech, width: int) -> list[Text]:
    """Tiles, points and money of each, and instead of the wheel what falls due in which round."""
    table: PonziTable = view.table
    columns = Columns(table, speech, width)
    head = _head(speech, columns, speech.words("due.short"))
    lines = [head.append_text(_rounds(table, columns.due))]
    for player in around(table, speech):
        line = _holdings(view, player, speech, columns)
        lines.append(line.append_text(_owed(player, columns.due)))
        if player.seat == speech.reader and not player.bankrupt:
            lines.append(_balance(player, speech, columns.fixed, columns.due))
    (supply,) = _supply(table, speech, columns, width)
    crash = _crash(table, speech, width)
    if crash and supply.cell_len + crash[0].cell_len <= width:
        return [*lines, supply.append_text(crash[0])]
    return [*lines, *crash, supply]


def _head(speech: PonziSpeech, columns: Columns, title: str = "") -> Text:
    """Above the name, the tiles, the points and the money of a player."""
    words = speech.words
    head = ink(pad(fit(title, columns.name - 1), columns.name), palette.TITLE)
    for industry in INDUSTRY_NAMES:
        head.append(" ").append(f"{speech.letter(industry)}", colours.block(industry)).append(" ")
    head.append(pad(words("players-points"), columns.points, right=True), palette.QUIET)
    return head.append(pad(words("players-cash"), columns.cash, right=True), palette.QUIET)


def _holdings(view: View, player: Player, speech: PonziSpeech, columns: Columns) -> Text:
    table: PonziTable = view.table
    mine = player.seat == speech.reader
    turn = colours.TURN if player.seat in view.owing else " "
    line = ink(turn, palette.BRASS).append_text(_name(player, table, speech, columns.name - 3))
    line.append(f"{colours.MARKER if player.seat == table.marker else ' '} ", palette.BRASS)
    for industry in INDUSTRY_NAMES:
        tiles = player.tiles[industry]
        style = palette.TITLE if tiles else palette.QUIET
        line.append(pad(str(tiles) if tiles else palette.EMPTY, 2, right=True) + " ", style)
    line.append(pad(str(player.points), columns.points, right=True), palette.BRASS)
    style = palette.TITLE if mine else Style()
    return line.append(pad(_purse(player, speech), columns.cash, right=True), style)


def _player(
    view: View, player: Player, speech: PonziSpeech, columns: Columns, summed: bool
) -> list[Text]:
    mine = player.seat == speech.reader
    line = _holdings(view, player, speech, columns)
    widths = [columns.arrow - 1, *[columns.space] * (len(player.wheel) - 1)]
    spaces = [
        _summed(funds) if summed else _on_space(funds, width, mine)
        for funds, width in zip(player.wheel, widths, strict=True)
    ]
    if not player.wheel[0]:
        spaces[0] = [""]
    depth = max(len(texts) for texts in spaces)
    lines = [line] + [Text(" " * line.cell_len) for _ in range(depth - 1)]
    for each in lines:
        each.append(" ")
    for funds, texts, width in zip(player.wheel, spaces, widths, strict=True):
        style = palette.TITLE if mine and funds else Style() if funds else palette.QUIET
        for each, text in zip(lines, texts + [""] * (depth - len(texts)), strict=True):
            each.append(pad(text, width), style)
    return lines


def _cards(funds: Sequence[Fund]) -> list[str]:
    """Cards on a wheel: value and interest."""
    return [f"{fund.value}/{fund.interest}" for fund in funds]


def _summed(funds: Sequence[Fund]) -> list[str]:
    """The cards at a space in a line: one as it is, of several how many, and their interest."""
    if len(funds) < 2:
        return _cards(funds) or [palette.EMPTY]
    return [f"{len(funds)}{colours.TIMES} {sum(fund.interest for fund in funds)}"]


def _on_space(funds: Sequence[Fund], width: int, mine: bool) -> list[str]:
    """The cards at a space of a wheel, line by line.

    The reader's have a line each, with the period where there is room; rivals' stand closer.
    """
    texts = _cards(funds)
    if mine:
        longer = [
            f"{text} {colours.PERIOD}{fund.period}" for text, fund in zip(texts, funds, strict=True)
        ]
        texts = longer if max(map(width_of, longer), default=0) < width else texts
        return texts or [palette.EMPTY]
    lines = [""]
    for text in texts:
        if lines[-1] and width_of(f"{lines[-1]} {text}") < width:
            lines[-1] += f" {text}"
        elif lines[-1]:
            lines.append(text)
        else:
            lines[-1] = text
    return lines if texts else [palette.EMPTY]


def _purse(player: Player, speech: PonziSpeech) -> str:
    """P8: the reader's own money; of the others, what it can be at least and at most."""
    words = speech.words
    purse = player.purse
    if purse.least == purse.most:
        return words.money(purse.most)
    return words("bounds", least=purse.least, most=purse.most)


def _supply(table: PonziTable, speech: PonziSpeech, columns: Columns, width: int) -> list[Text]:
    words = speech.words
    line = ink(pad(fit(f"   {words('supply')}", columns.name), columns.name), palette.QUIET)
    for industry in table.industries:
        line.append(pad(str(industry.supply), 2, right=True) + " ", palette.QUIET)
    if not table.luxuries:
        return [line]
    line.append(f"   {words('luxuries')}", palette.QUIET)
    for luxury in table.luxuries:
        line.append("  ").append(words("luxury-points", points=luxury.points), palette.TITLE)
        if luxury.owner is None:
            line.append(f" {words.money(luxury.price)}")
        else:
            shape = palette.SEAT_SHAPES[luxury.owner]
            line.append(f" {shape}", palette.seat_colour(luxury.owner))
    line.truncate(width, overflow="ellipsis")
    return [line]
