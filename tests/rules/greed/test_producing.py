"""Phase 4, production: G16."""

import pytest

from tests.rules.greed.decisions import bid, take, use
from tests.rules.greed.position import firm, position
from tontine.rules.greed.components import GOOD_NAMES
from tontine.rules.greed.decisions import PRODUCED

LAND, SAND, COAL, COTTON = (GOOD_NAMES.index(g) for g in ("land", "sand", "coal", "cotton"))


@pytest.mark.parametrize(
    ("assets", "goods"),
    [
        ([], {}),
        ([10], {"coal": 2}),
        ([11], {"land": 1, "sand": 1}),
        ([10, 11, 12, 14], {"coal": 2, "land": 1, "sand": 1, "cotton": 3, "steel": 1}),
        ([13, 11], {"land": 2, "sand": 1}),
    ],
)
def test_G16_producing_assets_yield_their_goods(assets: list[int], goods: dict[str, int]) -> None:
    scenario = position(phase="producing", companies={1: firm("0", assets=assets)})
    assert scenario.goods(1) == goods
    assert scenario.game.units(1) == sum(goods.values())


def test_G16_it_is_told_company_by_company_in_their_order() -> None:
    companies = {1: firm("0", assets=[11]), 0: firm("1", assets=[10]), 4: firm("2", assets=[12])}
    scenario = position(phase="producing", companies=companies)
    assert scenario.told(PRODUCED) == [(4, COTTON, 3), (1, LAND, 1), (1, SAND, 1), (0, COAL, 2)]


def test_G16_without_limit_and_on_top_of_what_was_kept() -> None:
    scenario = position(phase="producing", companies={1: firm("0", assets=[12], goods="9 cotton")})
    assert scenario.goods(1) == {"cotton": 12}


def test_G16_processing_assets_yield_nothing_by_themselves() -> None:
    scenario = position(
        phase="producing", companies={1: firm("0", assets=[15, 17], goods="2 coal")}
    )
    assert scenario.goods(1) == {"coal": 2}
    assert scenario.told(PRODUCED) == []


def test_G16_processing_assets_become_available_again() -> None:
    scenario = position(phase="trading", companies={1: firm("0", assets=[15, 17], goods="4 coal")})
    scenario.by(0, use(15))
    assert scenario.offered(0) == ["content"]
    scenario.begin("producing")
    assert scenario.offered(0) == ["use 15", "content"]
    scenario.by(0, use(15))
    assert scenario.goods(1) == {"steel": 2}


def test_G16_a_new_asset_is_available_in_the_year_it_is_taken() -> None:
    companies = {1: firm("0", goods="2 coal")}
    scenario = position(phase="bidding", companies=companies, offer={15: 1})
    scenario.decide(bid(1, 10), take(15), use(15))
    assert scenario.goods(1) == {"steel": 1}
