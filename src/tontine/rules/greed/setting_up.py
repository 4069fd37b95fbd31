"""Before the first year: companies, the starting marker, hands (G3 to G5)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.greed import deck, market
from tontine.rules.greed.components import FIRST_FOUNDED, HAND
from tontine.rules.greed.decisions import ASSIGNED, BY_COMPANIES, COMPANY_DECK, STARTED
from tontine.rules.greed.position import Position


def deal(game: Position) -> None:
    _deal_companies(game)
    market.apply_added(game, BY_COMPANIES)
    for place in range(game.seats):
        seat = (game.marker + place) % game.seats
        for _ in range(HAND):
            deck.draw(game, seat)


def _deal_companies(game: Position) -> None:
    """G3, G4: who gets the lowest begins."""
    lowest: i64 = FIRST_FOUNDED
    numbers = game.numbers
    for seat in range(game.seats):
        company = deck.take(game, numbers, COMPANY_DECK)
        game.open_company(seat, company)
        market.add_card(game, game.cards.company_trends[company])
        game.tell(ASSIGNED, seat, company)
        if company < lowest:
            lowest = company
            game.marker = seat
    game.pile_left = 0  # the others go into the box; now come the assets
    game.tell(STARTED, game.marker)
