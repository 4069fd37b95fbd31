"""What the lesson and the rule cards of Ponzi Scheme speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tontine.play.match import Match
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.table import PonziTable
from tontine.play.view import Entry
from tontine.rules.game import Game
from tontine.rules.ponzi.components import INTERESTS, MOST_FUNDED, PERIODS, ROW
from tontine.rules.ponzi.game import Ponzi

PUPIL, BRUNO, CHLOE = range(3)
LAST_ROUND = 5  # of the lesson
SOON = 3  # rounds within which it is said that money will be short


def facts(match: Match, seat: int) -> dict[str, Any]:
    view = match.bare_view(seat)
    table = view.table
    assert isinstance(table, PonziTable)
    log = match.read_log(seat, 0, match.version)
    me = table.players[seat]
    cards = [fund for row in table.market for fund in row]
    low, *_, high = [fund.value for fund in cards] or [0, 0]
    row = [fund.value for fund in table.market[0]] or [0]
    cash = me.purse.most
    envelope = table.envelope
    sum_in_it = (envelope.amount or 0) if envelope and envelope.rival == seat else 0
    paid = _last(log, "paid", seat)
    funded = _last(log, "funded", seat)
    card = int(funded.get("card", 0))
    owed = sum(due.amount for due in me.due[:2])
    lines = [due.least for due in me.due]
    ahead = LAST_ROUND - table.round
    money = {it.seat: it.purse.most for it in table.players}
    return {
        **_industries(log, seat),
        "amount": sum_in_it or int(paid.get("amount", 0)),
        "cash": cash,
        "left": lines[ahead] if 0 <= ahead < len(lines) else cash,
        "owed": owed,
        "spare": cash - sum_in_it - owed,
        "can_match": sum_in_it <= cash,
        "low": low,
        "high": high,
        "small": row[-1],
        "bears": table.crash.bears,
        "nearly": table.crash.needed - table.crash.bears == 1,
        "points": me.points,
        "bruno": money.get(BRUNO, 0),
        "force": money.get(BRUNO, 0) + 1,
        "chloe": money.get(CHLOE, 0),
        "won": seat in view.winners,
        "bankrupt": me.bankrupt,
        **_for_cards(table, seat, card),
    }


def _for_cards(table: PonziTable, seat: int, card: int) -> dict[str, Any]:
    me = table.players[seat]
    short = next((due for due in me.due[:SOON] if due.least < 0), None)
    return {
        "value": card,
        "space": int(PERIODS[card]) if card else 0,
        "interest": int(INTERESTS[card]) if card else 0,
        "three": max(me.tiles.values()) >= MOST_FUNDED,
        "no_trade": any(note.message == "no-trade-yet" for note in table.notes),
        "round": short.round if short else 0,
        "lacking": -short.least if short else 0,
    }


def known(game: Game, seat: int, log: Sequence[Entry]) -> dict[str, Any]:
    """What the script refers to: industries by who took them, cards by their place."""
    assert isinstance(game, Ponzi)
    cards = sorted(int(game.in_market(place)) for place in range(game.shown))
    one, two, three = cards[:ROW], cards[ROW : 2 * ROW], cards[2 * ROW :]
    bears = [card for card in cards if card >= game.first_bear]
    return {
        **_industries(log, PUPIL),
        "cash": int(game.cash(seat)),
        # Money that is due soon is easier to get.
        "soon": min(one, key=lambda card: (PERIODS[card], -card), default=None),
        "low": one[0] if one else None,
        "next_low": one[1] if len(one) > 1 else None,
        "small": one[-1] if one else None,
        "middle": two[0] if two else None,
        "large": three[0] if three else None,
        "largest": three[-1] if three else None,
        "bear": bears[-1] if bears else None,
    }


def _industries(log: Sequence[Entry], seat: int) -> dict[str, Any]:
    """The pupil's first, and the others in a fixed order: the four are alike, so the lesson goes on
    with whichever was chosen."""
    first = next(
        (
            entry.event.fields["industry"]
            for entry in log
            if entry.event.event == "funded" and entry.event.fields["seat"] == seat
        ),
        INDUSTRY_NAMES[0],
    )
    second, third, fourth = (it for it in INDUSTRY_NAMES if it != first)
    return {"industry": first, "second": second, "third": third, "fourth": fourth}


def _last(log: Sequence[Entry], event: str, seat: int) -> dict[str, int | str]:
    for entry in reversed(log):
        if entry.event.event == event and entry.event.fields["seat"] == seat:
            return entry.event.fields
    return {}
