"""Phase 10, entrepreneurs: G31 and G32."""

import pytest

from tests.rules.greed.decisions import OPEN, PASS, equip, found, raise_to
from tests.rules.greed.position import Firm, GreedScenario, firm, position
from tontine.rules.greed import auction
from tontine.rules.greed.components import GOOD_NAMES
from tontine.rules.greed.decisions import (
    BY_FOUNDING,
    COMPANY,
    EQUIPPED,
    FOUNDED,
    OFFERED,
    PASSED,
    RAISED,
    TREND,
    UNFOUNDED,
)


def founders(
    purse: list[int],
    *,
    companies: dict[int, Firm] | None = None,
    marker: int = 0,
    founded: int = 0,
    discards: list[int] | None = None,
) -> GreedScenario:
    return position(
        phase="founders",
        seats=len(purse),
        purse=purse,
        companies=companies or {0: firm("0")},
        marker=marker,
        founded=founded,
        discards=discards or [],
    )


# -- G31 -------------------------------------------------------------------------------


def test_G31_from_the_starting_player_clockwise_at_least_50() -> None:
    scenario = founders([100, 80, 70], marker=1)
    assert scenario.told(OFFERED) == [(50,)]
    assert scenario.game.actor == 1
    assert scenario.offered() == ["raise 50 to 80", "pass"]
    assert scenario.refusal(raise_to(49)) == ("G31", "raise_too_low")
    assert scenario.refusal(raise_to(81)) == ("G31", "not_private_money")


def test_G31_raises_of_at_least_1() -> None:
    scenario = founders([100, 80, 70])
    scenario.decide(raise_to(50))
    assert scenario.offered() == ["raise 51 to 80", "pass"]
    assert scenario.refusal(raise_to(50)) == ("G31", "raise_too_low")
    scenario.decide(raise_to(51))
    assert scenario.told(RAISED) == [(0, 50, COMPANY), (1, 51, COMPANY)]


def test_G31_a_pass_is_final() -> None:
    scenario = founders([100, 80, 70])
    scenario.decide(PASS, raise_to(50), raise_to(60))
    assert scenario.game.actor == 1
    assert scenario.told(PASSED) == [(0, COMPANY)]


def test_G31_who_is_CEO_of_two_or_more_may_not_bid() -> None:
    companies = {
        0: firm("0"),
        1: firm("0"),
        2: firm("1"),
        3: firm("2"),
        4: firm("2"),
        5: firm("21"),
    }
    scenario = founders([100] * 4, companies=companies)
    assert scenario.game.actor == 1
    scenario.decide(raise_to(50))
    assert scenario.game.actor == 3
    assert scenario.told(PASSED) == []


def test_G31_being_CEO_of_none_is_no_hindrance() -> None:
    assert founders([0, 0, 50]).game.actor == 2


def test_G31_nobody_may_bid() -> None:
    companies = {company: firm(str(company % 3)) for company in range(6)}
    scenario = founders([100] * 3, companies=companies)
    assert scenario.told(OFFERED) == []
    assert scenario.game.over


@pytest.mark.parametrize(("founded", "auction"), [(0, True), (2, True), (3, False)])
def test_G31_unless_as_many_have_been_founded_as_there_are_players(
    founded: int, auction: bool
) -> None:
    scenario = founders([100] * 3, founded=founded)
    assert (scenario.told(OFFERED) == [(50,)]) == auction
    assert scenario.game.over != auction


def test_G31_with_five_players_five_companies() -> None:
    assert founders([100] * 5, founded=4).phase == "founders"
    assert founders([100] * 5, founded=5).game.over


def test_G28_G31_a_founded_company_counts_even_after_its_liquidation() -> None:
    scenario = position(phase="closing", companies={7: firm("1")}, purse=[90] * 3, founded=3)
    assert not scenario.game.in_play(7)
    scenario.decide(*[PASS] * 6)  # gold and silver
    assert scenario.told(OFFERED) == []
    assert scenario.game.over


def test_G31_50_every_year_whatever_was_paid_before() -> None:
    scenario = founders([100] * 3)
    scenario.decide(raise_to(90), PASS, PASS, found(5))
    assert scenario.game.over
    scenario.begin("founders")
    assert scenario.told(OFFERED) == [(50,), (50,)]
    assert auction.least_bid(scenario.game) == 50


def test_G31_nobody_wants_one() -> None:
    scenario = founders([100] * 3)
    scenario.decide(PASS, PASS, PASS)
    assert scenario.told(UNFOUNDED) == [()]
    assert scenario.game.founded == 0
    assert scenario.purse() == [100] * 3
    assert scenario.game.over


def test_G31_in_the_last_year_too() -> None:
    scenario = founders([100] * 3)
    assert scenario.game.year == 12
    assert scenario.phase == "founders"


# -- G32 -------------------------------------------------------------------------------


def test_G32_the_winner_pays_the_bank_and_picks_a_company() -> None:
    companies = {0: firm("0"), 6: firm("2")}
    scenario = founders([100, 80, 70], companies=companies)
    scenario.decide(raise_to(60), PASS, PASS)
    assert scenario.phase == "founding"
    assert scenario.owing() == [0]
    assert scenario.offered() == ["found 5", "found 7", "found 8", "found 9"]
    assert scenario.refusal(found(6)) == ("G32", "not_to_be_founded")
    assert scenario.refusal(found(4)) == ("G3", "starting_company")
    scenario.decide(found(8))
    assert scenario.told(FOUNDED) == [(0, 8, 60)]
    assert scenario.purse() == [40, 80, 70]
    assert scenario.chairs(8) == "0"
    assert scenario.piles(8) == (100, 0, 0)
    assert scenario.game.founded == 1


def test_G32_its_trend_is_applied() -> None:
    scenario = founders([100, 80, 70])
    scenario.decide(raise_to(60), PASS, PASS, found(6))
    assert scenario.trends() == {"microchips": 1, "land": -3}
    land, chips = GOOD_NAMES.index("land"), GOOD_NAMES.index("microchips")
    assert scenario.told(TREND) == [(land, -3, -2, BY_FOUNDING), (chips, 1, 1, BY_FOUNDING)]


def founding(discards: list[int]) -> GreedScenario:
    scenario = founders([100, 80, 70], discards=discards)
    scenario.decide(raise_to(60), PASS, PASS, found(6))
    return scenario


def test_G32_takes_0_to_4_assets_free_from_the_discards_without_markers() -> None:
    scenario = founding([10, 21, 30, 42, 45])
    assert scenario.phase == "equipping"
    assert scenario.owing() == [0]
    assert scenario.offered() == [
        "equip 10",
        "equip 21",
        "equip 30",
        "equip 42",
        "equip 45",
        "open",
    ]
    scenario.decide(equip(10, 21, 30, 42))
    assert scenario.assets(6) == [10, 21, 30, 42]
    assert scenario.discards() == [45]
    assert scenario.chairs(6) == "0"
    assert scenario.piles(6) == (100, 0, 0)
    assert scenario.told(EQUIPPED) == [(6, 10), (6, 21), (6, 30), (6, 42)]
    assert scenario.game.over  # four are the most


def test_G32_none_or_some() -> None:
    for assets in ([], [21], [10, 30]):
        scenario = founding([10, 21, 30])
        scenario.decide(equip(*assets))
        if not scenario.game.over:
            scenario.decide(OPEN)
        assert scenario.assets(6) == assets
        assert scenario.game.over
        facts = scenario.game.snapshot()
        assert (facts["company"], facts["drafted"]) == (-1, -1)


def test_G32_one_by_one_in_the_order_of_their_numbers() -> None:
    scenario = founding([10, 21, 30])
    scenario.decide(equip(21))
    assert scenario.offered() == ["equip 30", "open"]
    assert scenario.refusal(equip(10)) == ("G32", "assets_out_of_order")
    assert scenario.refusal(equip(21)) == ("G32", "not_discarded")
    assert scenario.refusal(equip(45)) == ("G32", "not_discarded")


def test_G32_after_the_highest_number_there_is_nothing_more_to_take() -> None:
    scenario = founding([20, 21])
    scenario.decide(equip(21))
    assert scenario.game.over  # nobody is asked about 20
    assert scenario.assets(6) == [21]
    assert scenario.discards() == [20]


def test_G32_without_discards_there_is_nothing_to_take() -> None:
    scenario = founding([])
    assert scenario.game.over
    assert scenario.assets(6) == []


def test_G32_this_year_s_discards_are_among_them() -> None:
    """Company 3 is liquidated in the same year."""
    scenario = position(
        phase="closing", companies={3: firm("0", assets=[33, 44])}, purse=[90] * 3, marker=1
    )
    scenario.decide(*[PASS] * 6)  # gold and silver
    scenario.decide(PASS, PASS, raise_to(50), found(9))
    assert scenario.offered() == ["equip 33", "equip 44", "open"]
    scenario.decide(equip(44))
    assert scenario.assets(9) == [44]
    assert scenario.discards() == [33]


def test_G32_what_is_taken_works_in_the_next_year() -> None:
    scenario = founding([10, 15])
    scenario.decide(equip(10, 15))
    scenario.begin("producing")
    assert scenario.goods(6) == {"coal": 2}
    assert "use 15" in scenario.offered(0)


def test_G22_G32_a_new_company_is_not_booted_at_once() -> None:
    scenario = founding([])
    scenario.begin("closing")
    assert scenario.game.in_play(6)
    assert (scenario.game.closed >> 6) & 1


def test_G31_G32_the_winner_may_already_have_one_company() -> None:
    scenario = founding([])
    assert scenario.game.companies_of(0) == 2
    scenario.begin("founders")
    assert scenario.game.actor == 1  # two are enough
