"""How each seat's money came about, from the events of the log alone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.story import in_context
from tontine.play.view import Entry, View
from tontine.rules.acquire.components import STARTING_MONEY

COLUMNS = ("start", "bought", "bonuses", "sold", "final-bonuses", "final-sale", "total")


class Account(Struct):
    """What came in and what went out. Purchases are negative."""

    start: int = STARTING_MONEY
    bought: int = 0
    bonuses: int = 0
    sold: int = 0
    final_bonuses: int = 0
    final_sale: int = 0

    @property
    def total(self) -> int:
        return (
            self.start
            + self.bought
            + self.bonuses
            + self.sold
            + self.final_bonuses
            + self.final_sale
        )


def settle_accounts(log: Sequence[Entry], seats: int) -> list[Account]:
    accounts = [Account() for _ in range(seats)]
    ended = False
    for entry in in_context(log):
        event, fields = entry.event.event, entry.event.fields
        if event == "ended":
            ended = True
        if event not in ("bought", "bonus", "disposed", "cashed"):
            continue
        account = accounts[int(fields["seat"])]
        if event == "bought":
            account.bought -= int(fields["amount"])
        elif event == "disposed":
            account.sold += int(fields["amount"])
        elif event == "cashed":
            account.final_sale += int(fields["amount"])
        elif ended:
            account.final_bonuses += int(fields["amount"])
        else:
            account.bonuses += int(fields["amount"])
    return accounts


def draw_standing(view: View, speech: AcquireSpeech, width: int) -> list[Text]:
    """Who won, and a table with a row for each seat, best first."""
    words = speech.words
    accounts = settle_accounts(view.log, len(view.seats))
    lines = [ink(_winners(view, speech), palette.BRASS).append("  (A32)", palette.QUIET), Text("")]
    heads = [words(f"account-{column}") for column in COLUMNS]
    rows = [
        [words.money(getattr(accounts[it.seat], column.replace("-", "_"))) for column in COLUMNS]
        for it in view.standings
    ]
    names = [speech.seats[it.seat] for it in view.standings]
    name_width = max(width_of(name) for name in names) + 6
    widths = [
        max(width_of(text) for text in column) + 2 for column in zip(heads, *rows, strict=True)
    ]
    if name_width + sum(widths) > width:
        return lines + _listed(view, speech, heads, rows, width)
    lines.append(Text(" " * name_width + _line(heads, widths), palette.QUIET))
    for it, row in zip(view.standings, rows, strict=True):
        line = ink(f"{it.rank:>2} ", palette.BRASS)
        line.append(f"{palette.SEAT_SHAPES[it.seat]} ", palette.seat_colour(it.seat))
        line.append(pad(speech.seats[it.seat], name_width - 5), palette.TITLE)
        line.append(_line(row[:-1], widths[:-1]))
        lines.append(line.append(pad(row[-1], widths[-1], right=True), palette.TITLE))
    return lines


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(pad(text, width, right=True) for text, width in zip(texts, widths, strict=True))


def _listed(
    view: View, speech: AcquireSpeech, heads: list[str], rows: list[list[str]], width: int
) -> list[Text]:
    """The same where there is no room for a table."""
    lines: list[Text] = []
    for it, row in zip(view.standings, rows, strict=True):
        line = ink(f"{it.rank:>2} ", palette.BRASS)
        line.append(f"{palette.SEAT_SHAPES[it.seat]} ", palette.seat_colour(it.seat))
        line.append(f"{speech.seats[it.seat]} {row[-1]}  ", palette.TITLE)
        parts = [f"{head} {sum_}" for head, sum_ in zip(heads[:-1], row[:-1], strict=True)]
        lines += wrap(line.append(speech.words.row(parts)), width, 5)
    return lines


def _winners(view: View, speech: AcquireSpeech) -> str:
    words = speech.words
    winners = [it for it in view.standings if it.rank == 1]
    amount = words.money(winners[0].score)
    if len(winners) > 1:
        names = [speech.seat(it.seat) for it in winners]
        return words("won-together", names=words.listing(names), amount=amount)
    text = speech.predicate("won", winners[0].seat, amount=amount)
    return words("full-stop", sentence=speech.subject(winners[0].seat, text))
