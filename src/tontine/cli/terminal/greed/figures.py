"""What goods and cards are worth at present prices."""

from __future__ import annotations

from collections.abc import Mapping

from tontine.play.greed.speech import MONEY
from tontine.play.greed.table import AssetCard, Company, Good, GreedTable


def by_name(table: GreedTable) -> dict[str, Good]:
    return {good.name: good for good in table.goods}


def worth(table: GreedTable, things: Mapping[str, int]) -> int:
    """Goods at today's prices, and money."""
    goods = by_name(table)
    return sum(
        count if thing == MONEY else count * goods[thing].price for thing, count in things.items()
    )


def yearly(table: GreedTable, card: AssetCard) -> int:
    """What a card adds to income in a year at today's prices."""
    return worth(table, card.makes) - worth(table, card.takes)


def companies_of(table: GreedTable, seat: int | None) -> list[Company]:
    return [company for company in table.companies if company.ceo == seat]


def company_of(table: GreedTable, number: int) -> Company:
    return next(company for company in table.companies if company.number == number)
