"""Companies of the table by their CEO and by their number."""

from __future__ import annotations

from tontine.play.greed.view import Company, GreedTable


def companies_of(table: GreedTable, seat: int | None) -> list[Company]:
    return [company for company in table.companies if company.ceo == seat]


def company_of(table: GreedTable, number: int) -> Company:
    return next(company for company in table.companies if company.number == number)
