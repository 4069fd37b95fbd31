"""Before the first year: companies, the starting marker, hands (G3 to G5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed import deck, market
from tontine.rules.greed.components import FIRST_FOUNDED, GOODS, HAND
from tontine.rules.greed.decisions import ASSIGNED, BY_COMPANIES, COMPANY_DECK, STARTED
from tontine.rules.greed.position import Position


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
    lowest: i64 = FIRST_FOUNDED
    for seat in range(game.seats):
        company = deck.take(game, COMPANY_DECK)
        game.open_company(seat, company)
        game.tell(ASSIGNED, seat, company)
        if company < lowest:
            lowest = company
            game.marker = seat
    game.pile_left = 0  # the others go into the box; now come the assets
    game.tell(STARTED, game.marker)
