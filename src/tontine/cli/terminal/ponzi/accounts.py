"""The end: how everybody's points came about."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.ponzi import palette as colours
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.table import Player, PonziTable
from tontine.play.view import Standing, View

LONGEST_NAME = 20


class Account(Struct, frozen=True):
    """The points of a player: for tiles by industry, for luxuries, for money (P28, P29, P33)."""

    tiles: dict[str, int]
    luxuries: int
    wealth: int
    card: int  # the most valuable on the wheel, or 0

    @property
    def total(self) -> int:
        return sum(self.tiles.values()) + self.luxuries + self.wealth


def settle(table: PonziTable, player: Player) -> Account:
    tiles = {name: count * (count + 1) // 2 for name, count in player.tiles.items()}
    luxuries = sum(it.points for it in table.luxuries if it.owner == player.seat)
    wealth = player.points - sum(tiles.values()) - luxuries
    cards = [fund.value for funds in player.wheel for fund in funds]
    return Account(tiles, luxuries, wealth, max(cards, default=0))


def draw_standing(view: View, speech: PonziSpeech, width: int) -> list[Text]:
    """Who won, and a table with a row for each seat, best first."""
    table: PonziTable = view.table
    words = speech.words
    sentence, rule = _outcome(view, speech)
    lines = [*wrap(ink(sentence, palette.BRASS).append(f"  ({rule})", palette.QUIET), width, 2)]
    extra = "luxuries" if table.luxuries else "wealth"
    heads = [
        *(speech.industry(name) for name in INDUSTRY_NAMES),
        *(words(f"account-{head}") for head in (extra, "total", "card")),
    ]
    players = {player.seat: player for player in table.players}
    rows = [_row(table, players[it.seat], speech) for it in view.standings]
    names = [width_of(speech.seats[it.seat]) for it in view.standings]
    name = min(max(names), LONGEST_NAME) + 7
    widths = [max(width_of(text) for text in texts) + 2 for texts in zip(heads, *rows, strict=True)]
    lines.append(Text(""))
    if name + sum(widths) > width:
        heads[:4] = [speech.letter(industry) for industry in INDUSTRY_NAMES]
        widths = [max(width_of(text) for text in it) + 2 for it in zip(heads, *rows, strict=True)]
    lines.append(ink(" " * name + _line(heads, widths), palette.QUIET))
    for it, row in zip(view.standings, rows, strict=True):
        line = _title(view, it, speech, name)
        line.append(_line(row[:5], widths[:5])).append(pad(row[5], widths[5], True), palette.TITLE)
        lines.append(line.append(_line(row[6:], widths[6:]), palette.QUIET))
        if players[it.seat].bankrupt:
            lines += _bankruptcy(view, players[it.seat], speech, width)
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


def _row(table: PonziTable, player: Player, speech: PonziSpeech) -> list[str]:
    """Every sum with what it is for: "3: 6" are six points for three tiles."""
    account = settle(table, player)
    words = speech.words
    row = [
        words("account-for", count=str(player.tiles[name]), points=account.tiles[name])
        if player.tiles[name]
        else palette.EMPTY
        for name in INDUSTRY_NAMES
    ]
    if table.luxuries:
        row.append(str(account.luxuries) if account.luxuries else palette.EMPTY)
    else:
        cash = words.money(player.cash or 0)
        row.append(words("account-for", count=cash, points=account.wealth))
    total = palette.NONE if player.bankrupt else str(account.total)
    return [*row, total, words.money(account.card) if account.card else palette.EMPTY]


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(pad(text, width, right=True) for text, width in zip(texts, widths, strict=True))


def _bankruptcy(view: View, player: Player, speech: PonziSpeech, width: int) -> list[Text]:
    owed = next(
        int(entry.event.fields["amount"])
        for entry in view.log
        if entry.event.event == "bankrupt" and entry.event.fields["seat"] == player.seat
    )
    money = speech.words.money
    text = speech.words("account-bankrupt", owed=money(owed), cash=money(player.cash or 0))
    return wrap(ink(f"      {text}", palette.LOSS), width, 6)


# -- who won -----------------------------------------------------------------------


def _outcome(view: View, speech: PonziSpeech) -> tuple[str, str]:
    """The result as a sentence, and the rule behind it."""
    words = speech.words
    if not view.winners:
        if any(player.bankrupt for player in view.table.players):
            return words("won-nobody"), "P27"
        return words("won-idle"), "P31"
    scores = {it.seat: it.score for it in view.standings}
    points = scores[view.winners[0]]
    if len(view.winners) > 1:
        names = words.listing([speech.seat(seat) for seat in view.winners])
        return words("won-together", names=names, points=points), "P30"
    winner = view.winners[0]
    table: PonziTable = view.table
    level = [
        player
        for player in table.players
        if player.seat != winner and not player.bankrupt and scores[player.seat] == points
    ]
    if not level:
        text = speech.predicate("won", winner, points=points)
    else:
        text = speech.predicate(
            "won-by-card",
            winner,
            points=points,
            names=words.listing([speech.seat(player.seat) for player in level]),
            card=words.money(settle(table, table.players[winner]).card),
        )
    return words("full-stop", sentence=speech.subject(winner, text)), "P30"
