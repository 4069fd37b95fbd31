"""Phase 6, sales: G21."""

import pytest

from tests.rules.greed.decisions import sell
from tests.rules.greed.position import GreedScenario, firm, position
from tontine.rules.greed.components import GOOD_NAMES, STORAGE
from tontine.rules.greed.decisions import KEPT, SOLD, STORED

COAL, STEEL, SAND = (GOOD_NAMES.index(good) for good in ("coal", "steel", "sand"))


def selling(goods: str, free: int = 100, income: int = 0) -> GreedScenario:
    """Another company still has to sell, so that the phase goes on."""
    companies = {
        4: firm("0", goods=goods, free=free, income=income, assets=[30]),
        2: firm("1", goods="1 sand"),
    }
    return position(phase="selling", companies=companies, steps={"steel": 8})


def test_G21_any_goods_are_sold_at_the_present_price_into_new_income() -> None:
    scenario = selling("3 coal 2 steel", income=7)
    scenario.decide(sell())
    assert scenario.piles(4) == (100, 0, 7 + 3 * 42 + 2 * 93)
    assert scenario.goods(4) == {}
    assert scenario.told(SOLD) == [(4, COAL, 3, 126), (4, STEEL, 2, 186)]
    assert scenario.told(STORED) == []


@pytest.mark.parametrize(
    ("keep", "cost"), [("1 coal", 0), ("2 coal", 5), ("3 coal", 15), ("4 coal", 30)]
)
def test_G21_keeping_costs_0_5_15_30_in_all_from_free_cash(keep: str, cost: int) -> None:
    scenario = selling("6 coal")
    kept = int(keep[0])
    scenario.decide(sell(keep))
    assert scenario.piles(4) == (100 - cost, 0, (6 - kept) * 42)
    assert scenario.goods(4) == {"coal": kept}
    assert scenario.told(KEPT) == [(4, COAL, kept)]
    assert scenario.told(STORED) == ([(4, kept, cost)] if cost else [])
    assert STORAGE[kept] == cost


def test_G21_units_of_any_kinds_count_together() -> None:
    scenario = selling("2 sand 2 coal 2 steel")
    scenario.decide(sell("1 sand 2 coal 1 steel"))
    assert scenario.piles(4) == (70, 0, 41 + 93)
    assert scenario.goods(4) == {"sand": 1, "coal": 2, "steel": 1}
    assert scenario.told(STORED) == [(4, 4, 30)]
    assert scenario.told(KEPT) == [(4, SAND, 1), (4, COAL, 2), (4, STEEL, 1)]


def test_G21_four_at_most() -> None:
    scenario = selling("6 coal 3 steel")
    assert scenario.offered() == ["keep 1 to 4 coal", "keep 1 to 3 steel", "sell"]
    scenario.decide(sell("3 coal")[:-1])
    assert scenario.offered() == ["keep 1 to 1 steel", "sell"]
    assert scenario.refusal(sell("2 steel")) == ("G21", "keeps_too_many")


@pytest.mark.parametrize(
    ("free", "most"), [(0, 1), (4, 1), (5, 2), (14, 2), (15, 3), (29, 3), (30, 4)]
)
def test_G21_what_cannot_be_stored_must_be_sold(free: int, most: int) -> None:
    scenario = selling("6 coal", free=free)
    assert scenario.offered() == [f"keep 1 to {most} coal", "sell"]
    if most < 4:
        assert scenario.refusal(sell(f"{most + 1} coal")) == ("G21", "cannot_pay_storage")


def test_G21_storage_is_reckoned_with_what_is_kept_already() -> None:
    scenario = selling("1 coal 3 steel", free=5)
    scenario.decide(sell("1 coal")[:-1])
    assert scenario.offered() == ["keep 1 to 1 steel", "sell"]


def test_G21_income_of_this_year_does_not_pay_for_storage() -> None:
    assert selling("6 coal", free=0, income=500).offered() == ["keep 1 to 1 coal", "sell"]


def test_G21_a_CEO_may_sell_little_on_purpose() -> None:
    scenario = selling("1 coal")
    scenario.decide(sell("1 coal"))
    assert scenario.piles(4) == (100, 0, 0)


def test_G21_the_cost_comes_every_year_anew() -> None:
    scenario = selling("2 coal")
    scenario.decide(sell("2 coal"))
    scenario.begin("selling")
    scenario.decide(sell("2 coal"))
    assert scenario.piles(4)[0] == 90


def test_G7_G21_companies_sell_in_their_order() -> None:
    companies = {
        0: firm("0", goods="1 coal"),
        1: firm("1", goods="1 coal", assets=[30]),
        3: firm("2"),
        4: firm("2", goods="1 coal", assets=[45]),
    }
    scenario = position(phase="selling", companies=companies)
    asked = []
    while scenario.phase == "selling":
        asked.append((scenario.game.company, scenario.game.actor))
        scenario.decide(sell())
    assert asked == [(4, 2), (1, 1), (0, 0)]


def test_G21_who_has_no_goods_is_not_asked() -> None:
    scenario = position(phase="selling", companies={0: firm("0"), 1: firm("1")})
    assert scenario.phase != "selling"
    assert scenario.told(SOLD) == []


def test_G21_goods_to_keep_are_named_in_the_order_of_the_board() -> None:
    scenario = selling("2 coal 2 steel")
    scenario.decide(sell("1 steel")[:-1])
    assert scenario.refusal(sell("1 coal")) == ("G21", "kept_out_of_order")
    assert scenario.refusal(sell("1 steel")) == ("G21", "kept_out_of_order")
    assert scenario.offered() == ["sell"]


def test_G21_the_next_company_starts_with_nothing_kept() -> None:
    scenario = selling("2 coal")
    scenario.decide(sell("2 coal"), sell())
    assert scenario.goods(2) == {}
    assert scenario.piles(2) == (100, 41, 0)
