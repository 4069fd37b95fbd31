"""Before the first year: companies, the starting marker, hands (G3 to G5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed import deck, market
from tontine.rules.greed.components import FIRST_FOUNDED, GOODS, HAND
from tontine.rules.greed.decisions import ASSIGNED, BY_COMPANIES, COMPANY_DECK, STARTED
from tontine.rules.greed.position import Position

FIRST_COMPANIES: Final = vec[i64](range(FIRST_FOUNDED))


def deal(game: Position) -> None:
    _deal_companies(game)
    sums = vec[i64]([0] * GOODS)
    for company in range(i64(FIRST_FOUNDED)):
        if game.in_play(company):
            market.add_trends(sums, game.cards.company_trends, company)
    market.apply_trends(game, sums, BY_COMPANIES)
    for place in range(game.seats):
        for _ in range(HAND):
            deck.draw(game, (game.marker + place) % game.seats)


def _deal_companies(game: Position) -> None:
    """G3, G4: who gets the lowest begins."""
    undealt = FIRST_COMPANIES[:]
    left: i64 = FIRST_FOUNDED
    lowest: i64 = FIRST_FOUNDED
    for seat in range(game.seats):
        index = game.chance.draw(COMPANY_DECK, undealt, left)
        company = undealt[index]
        left -= 1
        undealt[index] = undealt[left]
        game.open_company(seat, company)
        game.tell(ASSIGNED, seat, company)
        if company < lowest:
            lowest = company
            game.marker = seat
    game.tell(STARTED, game.marker)
