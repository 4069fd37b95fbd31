"""Phase 7, closing the books: G22 and G23."""

import pytest

from tests.rules.greed.decisions import sell
from tests.rules.greed.position import firm, position
from tontine.rules.greed.decisions import BOOTED, CLOSED


@pytest.mark.parametrize(
    ("income", "last", "boot"),
    [
        (101, 100, False),
        (100, 100, True),
        (99, 100, True),
        (0, 0, True),
        (1, 0, False),
        (0, 1, True),
    ],
)
def test_G22_equal_or_less_is_the_boot(income: int, last: int, boot: bool) -> None:
    scenario = position(phase="closing", companies={3: firm("01", income=income, last=last)})
    told = [(3, income, last)]
    assert scenario.told(BOOTED) == (told if boot else [])
    assert scenario.told(CLOSED) == ([] if boot else told)
    assert (scenario.phase == "pointing") == boot


@pytest.mark.parametrize("income", [0, 50])
def test_G22_who_closes_the_books_for_the_first_time_never_gets_the_boot(income: int) -> None:
    scenario = position(phase="closing", companies={3: firm("01", income=income, new=True)})
    assert scenario.told(BOOTED) == []
    assert scenario.told(CLOSED) == [(3, income, 0)]


def test_G22_the_second_time_it_does() -> None:
    scenario = position(phase="closing", companies={3: firm("01", new=True)})
    scenario.begin("closing")
    assert scenario.told(BOOTED) == [(3, 0, 0)]


def test_G22_each_company_for_itself() -> None:
    companies = {
        0: firm("01", income=50, last=60),
        3: firm("01", income=50, last=40),
        7: firm("01", new=True),
    }
    scenario = position(phase="closing", companies=companies)
    assert scenario.told(BOOTED) == [(0, 50, 60)]
    assert scenario.told(CLOSED) == [(7, 0, 0), (3, 50, 40)]
    assert scenario.game.boots == 1


def test_G23_last_years_income_joins_free_cash_and_new_income_is_last_years() -> None:
    companies = {0: firm("0", free=10, last=60, income=70), 3: firm("01", free=1, last=9, income=4)}
    scenario = position(phase="closing", companies=companies)
    assert scenario.piles(0) == (70, 70, 0)
    assert scenario.piles(3) == (10, 4, 0)


def test_G23_money_is_only_moved_when_everybody_has_sold() -> None:
    companies = {0: firm("0", goods="1 coal", last=5), 1: firm("1", goods="2 coal", last=5)}
    scenario = position(phase="selling", companies=companies)
    scenario.decide(sell())
    assert scenario.piles(1) == (100, 5, 84)
    scenario.decide(sell())
    assert scenario.piles(1) == (105, 84, 0)
    assert scenario.piles(0) == (105, 42, 0)


def test_G22_the_comparison_is_made_before_the_severance() -> None:
    """The free cash that is shared out already has last year's income in it."""
    companies = {3: firm("01", free=0, last=200, income=10)}
    scenario = position(phase="closing", companies=companies)
    assert scenario.piles(3) == (200, 10, 0)
    assert scenario.phase == "pointing"
