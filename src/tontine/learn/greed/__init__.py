"""What the lesson and the rule cards of Greed Incorporated speak of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tontine.play.greed.view import Company, GreedTable
from tontine.play.match import Match
from tontine.play.view import Entry
from tontine.play.words import Phrase
from tontine.rules.game import NOBODY, Game

PUPIL = 0
ENDRUN = 3  # the pupil's company in the lesson
CARDS = {1: 15, 2: 17}  # that the pupil is to buy, by year
LEFT = 5  # that a bid has to leave


def facts(match: Match, seat: int) -> dict[str, Any]:
    table = match.bare_view(seat).table
    assert isinstance(table, GreedTable)
    log = match.read_log(seat, 0, match.version)
    prices = {good.name: good.price for good in table.goods}
    company = next((it for it in table.companies if it.number == ENDRUN), None)
    fired = sum(
        int(entry.event.fields["amount"])
        for entry in log
        if entry.event.event == "fired" and entry.event.fields["seat"] == seat
    )
    pointed = any(
        entry.event.event == "pointed" and entry.event.fields["seat"] == seat for entry in log
    )
    letter = next((it.number for it in table.proposals if it.rival == seat), None)
    gold = table.gold
    return {
        "company": ENDRUN,
        "asset": CARDS.get(table.year, 0),
        "price": prices["coal"],
        "dear": prices["textiles"],
        "amount": fired,
        **_books(company),
        "sight": prices["sand"] + prices["coal"],
        "affordable": max(company.free - LEFT, 0) if company else 0,
        "bid": min(20, company.free) if company else 0,
        "letter": letter,
        "culprit": "coo" if pointed else "ceo",
        "least": gold.price if gold else 0,
        "symbol": Phrase(f"symbol-{gold.symbol.name}") if gold else Phrase("metal-gold"),
        "points": gold.symbol.points if gold else 0,
        "discard": company.assets[0].card.number if company and company.assets else 0,
        **_for_cards(table, seat),
        "reopened": _is_reopened(log, seat),
    }


def _for_cards(table: GreedTable, seat: int) -> dict[str, Any]:
    mine = [it for it in table.companies if it.ceo == seat]
    return {
        "full": next((it.number for it in mine if len(it.assets) == it.slots), NOBODY),
        "mine": [it.number for it in mine],
        "others": [it.number for it in table.companies if it.ceo != seat],
        "made": sorted({good for it in mine for asset in it.assets for good in asset.card.makes}),
        "companies": len(mine),
        "own_offer": any(offer.double for offer in table.offers),
        "left_over": len(table.offers),
        "lot": table.auction.lot if table.auction else "",
        "years": table.years,
    }


def _books(company: Company | None) -> dict[str, Any]:
    if company is None:
        return {"last": 0, "income": 0, "needed": 0}
    forecast = company.forecast
    return {"last": company.last, "income": forecast.total, "needed": forecast.needed}


def _is_reopened(log: Sequence[Entry], seat: int) -> bool:
    """Whether there was a deal after the seat said that it was done trading, this year."""
    dealt = False
    for entry in reversed(log):
        event = entry.event
        if event.event == "year":
            return False
        if event.event == "contented" and event.fields["seat"] == seat:
            return dealt
        dealt |= event.event == "dealt"
    return False


def known(game: Game, seat: int, log: Sequence[Entry]) -> dict[str, Any]:
    """What the script refers to: the card that the pupil announced in the second year."""
    announced = [
        entry.event.fields["asset"]
        for entry in log
        if entry.event.event == "announced" and entry.event.fields["seat"] == PUPIL
    ]
    return {"announced": announced[1] if len(announced) > 1 else 0}
