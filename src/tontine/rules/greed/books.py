"""Phase 7: closing the books. Who did not earn more than last year has to answer (G22, G23)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.greed import layout as at
from tontine.rules.greed.decisions import BOOTED, CLOSED
from tontine.rules.greed.position import Position


def close(game: Position) -> None:
    """G22, G23: in company order. ``pending`` are then those that boot somebody."""
    companies = game.all_in_play()
    game.pending = 0
    while companies != 0:
        company = game.first_of(companies)
        companies &= ~(1 << company)
        _close(game, company)


def _close(game: Position, company: i64) -> None:
    numbers = game.numbers
    income = numbers[at.INCOME + company]
    last = numbers[at.LAST + company]
    if income <= last and ((game.closed >> company) & 1) != 0:
        game.pending |= 1 << company
        game.boots += 1
        game.tell(BOOTED, company, income, last)
    else:
        game.tell(CLOSED, company, income, last)
    game.closed |= 1 << company
    numbers[at.FREE + company] += last
    numbers[at.LAST + company] = income
    numbers[at.INCOME + company] = 0
