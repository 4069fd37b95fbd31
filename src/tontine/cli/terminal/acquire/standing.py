"""Who won, and how everybody's money came about."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.text import ink, pad, width_of, wrap
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable
from tontine.play.view import View


def draw_standing(view: View, speech: AcquireSpeech, width: int) -> list[Text]:
    """Who won, and a table with a row for each seat, best first."""
    words = speech.words
    table: AcquireTable = view.table
    lines = [ink(_winners(view, speech), palette.BRASS).append("  (A32)", palette.QUIET), Text("")]
    accounts = [table.accounts[it.seat] for it in view.standings]
    kinds = [*(posting.kind for posting in accounts[0].postings), "total"]
    heads = [words(f"account-{kind}") for kind in kinds]
    rows = [
        [words.money(amount) for amount in (*(it.amount for it in account.postings), account.total)]
        for account in accounts
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
