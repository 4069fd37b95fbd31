"""What the log says about the table as it stands: bids, fingers, and prices paid."""

from __future__ import annotations

from collections.abc import Iterator

from tontine.play.greed.names import BOARD_NAMES, symbol_name
from tontine.play.greed.view import Finger, Judged, Prize, Shelf, Verdict
from tontine.play.title import Log
from tontine.play.view import Event
from tontine.rules.greed.components import SYMBOLS
from tontine.rules.greed.game import Greed


def _since(log: Log, *openings: str) -> Iterator[Event]:
    """The last events, up to the one that began what they are part of, the latest first."""
    for entry in reversed(log):
        if entry.event.event in openings:
            return
        yield entry.event


def last_bids(log: Log) -> dict[int, int | None]:
    """G29: the last bid of each seat in the present auction; None of those who only passed."""
    bids: dict[int, int | None] = {}
    for event in _since(log, "auctioned", "offered"):
        if event.event in ("raised", "passed"):
            seat, amount = int(event.fields["seat"]), event.fields.get("amount")
            if bids.get(seat) is None:
                bids[seat] = None if amount is None else int(amount)
    return bids


def fingers(log: Log) -> list[Finger]:
    """G24: who has pointed so far at the board of the company that is asked."""
    pointed = [
        Finger(int(it.fields["seat"]), str(it.fields["chair"]), int(it.fields["rival"]))
        for it in _since(log, "booted", "closed", "fired", "promoted", "dropped", "liquidated")
        if it.event == "pointed"
    ]
    return pointed[::-1]


def last_verdict(log: Log) -> Verdict | None:
    """G24: the last board that was judged since the books were closed. Every member of it has
    pointed, in the order of the chairs."""
    events = list(_since(log, "booted", "closed"))[::-1]
    company = next((it.fields["company"] for it in events[::-1] if it.event == "fired"), None)
    if company is None:
        return None
    told = [it for it in events if it.fields.get("company") == company]
    pointed = [it.fields for it in told if it.event == "pointed"]
    paid = {it.fields["chair"]: int(it.fields["amount"]) for it in told if it.event == "fired"}
    board = [
        Judged(
            chair=chair,
            seat=int(member["seat"]),
            fingers=[int(it["seat"]) for it in pointed if it["chair"] == chair],
            paid=paid.get(chair),
        )
        for chair, member in zip(BOARD_NAMES, pointed, strict=False)
    ]
    return Verdict(int(company), board)


def draw_shelves(game: Greed, log: Log) -> list[Shelf]:
    """G33: every symbol with its points, in the order in which it was won."""
    points = [*game.cards.gold_points, *game.cards.silver_points]
    worth = {symbol_name(symbol): int(points[symbol]) for symbol in range(2 * SYMBOLS)}
    prizes: list[list[Prize]] = [[] for _ in range(game.seats)]
    year = 0
    for entry in log:
        fields = entry.event.fields
        if entry.event.event == "year":
            year = int(fields["number"])
        elif entry.event.event == "won":
            symbol = str(fields["symbol"])
            prize = Prize(symbol, worth[symbol], int(fields["amount"]), year)
            prizes[int(fields["seat"])].append(prize)
    ranks = game.result().ranks
    shelves = [
        Shelf(
            seat=seat,
            rank=ranks[seat],
            points=sum(prize.points for prize in prizes[seat]),
            money=int(game.purse(seat)),
            prizes=prizes[seat],
        )
        for seat in range(game.seats)
    ]
    return sorted(shelves, key=lambda it: it.rank)
