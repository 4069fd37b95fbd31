"""Phase 10, entrepreneurs: G31 and G32."""

import pytest

from tests.rules.greed.position import (
    OPEN,
    PASS,
    Firm,
    Table,
    equip,
    firm,
    found,
    position,
    raise_to,
)
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
) -> Table:
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
    table = founders([100, 80, 70], marker=1)
    assert table.told(OFFERED) == [(50,)]
    assert table.game.actor == 1
    assert table.offered() == ["raise 50 to 80", "pass"]
    assert table.refusal(raise_to(49)) == ("G31", "raise_too_low")
    assert table.refusal(raise_to(81)) == ("G31", "not_private_money")


def test_G31_raises_of_at_least_1() -> None:
    table = founders([100, 80, 70])
    table.decide(raise_to(50))
    assert table.offered() == ["raise 51 to 80", "pass"]
    assert table.refusal(raise_to(50)) == ("G31", "raise_too_low")
    table.decide(raise_to(51))
    assert table.told(RAISED) == [(0, 50, COMPANY), (1, 51, COMPANY)]


def test_G31_a_pass_is_final() -> None:
    table = founders([100, 80, 70])
    table.decide(PASS, raise_to(50), raise_to(60))
    assert table.game.actor == 1
    assert table.told(PASSED) == [(0, COMPANY)]


def test_G31_who_is_CEO_of_two_or_more_may_not_bid() -> None:
    companies = {
        0: firm("0"),
        1: firm("0"),
        2: firm("1"),
        3: firm("2"),
        4: firm("2"),
        5: firm("21"),
    }
    table = founders([100] * 4, companies=companies)
    assert table.game.actor == 1
    table.decide(raise_to(50))
    assert table.game.actor == 3
    assert table.told(PASSED) == []


def test_G31_being_CEO_of_none_is_no_hindrance() -> None:
    assert founders([0, 0, 50]).game.actor == 2


def test_G31_nobody_may_bid() -> None:
    companies = {company: firm(str(company % 3)) for company in range(6)}
    table = founders([100] * 3, companies=companies)
    assert table.told(OFFERED) == []
    assert table.game.over


@pytest.mark.parametrize(("founded", "auction"), [(0, True), (2, True), (3, False)])
def test_G31_unless_as_many_have_been_founded_as_there_are_players(
    founded: int, auction: bool
) -> None:
    table = founders([100] * 3, founded=founded)
    assert (table.told(OFFERED) == [(50,)]) == auction
    assert table.game.over != auction


def test_G31_with_five_players_five_companies() -> None:
    assert founders([100] * 5, founded=4).phase == "founders"
    assert founders([100] * 5, founded=5).game.over


def test_G28_G31_a_founded_company_counts_even_after_its_liquidation() -> None:
    table = position(phase="closing", companies={7: firm("1")}, purse=[90] * 3, founded=3)
    assert not table.game.in_play(7)
    table.decide(*[PASS] * 6)  # gold and silver
    assert table.told(OFFERED) == []
    assert table.game.over


def test_G31_50_every_year_whatever_was_paid_before() -> None:
    table = founders([100] * 3)
    table.decide(raise_to(90), PASS, PASS, found(5))
    assert table.game.over
    table.begin("founders")
    assert table.told(OFFERED) == [(50,), (50,)]
    assert auction.least_bid(table.game) == 50


def test_G31_nobody_wants_one() -> None:
    table = founders([100] * 3)
    table.decide(PASS, PASS, PASS)
    assert table.told(UNFOUNDED) == [()]
    assert table.game.founded == 0
    assert table.purse() == [100] * 3
    assert table.game.over


def test_G31_in_the_last_year_too() -> None:
    table = founders([100] * 3)
    assert table.game.year == 12
    assert table.phase == "founders"


# -- G32 -------------------------------------------------------------------------------


def test_G32_the_winner_pays_the_bank_and_picks_a_company() -> None:
    companies = {0: firm("0"), 6: firm("2")}
    table = founders([100, 80, 70], companies=companies)
    table.decide(raise_to(60), PASS, PASS)
    assert table.phase == "founding"
    assert table.owing() == [0]
    assert table.offered() == ["found 5", "found 7", "found 8", "found 9"]
    assert table.refusal(found(6)) == ("G32", "not_to_be_founded")
    assert table.refusal(found(4)) == ("G3", "starting_company")
    table.decide(found(8))
    assert table.told(FOUNDED) == [(0, 8, 60)]
    assert table.purse() == [40, 80, 70]
    assert table.chairs(8) == "0"
    assert table.piles(8) == (100, 0, 0)
    assert table.game.founded == 1


def test_G32_its_trend_is_applied() -> None:
    table = founders([100, 80, 70])
    table.decide(raise_to(60), PASS, PASS, found(6))
    assert table.trends() == {"microchips": 1, "land": -3}
    land, chips = GOOD_NAMES.index("land"), GOOD_NAMES.index("microchips")
    assert table.told(TREND) == [(land, -3, -2, BY_FOUNDING), (chips, 1, 1, BY_FOUNDING)]


def founding(discards: list[int]) -> Table:
    table = founders([100, 80, 70], discards=discards)
    table.decide(raise_to(60), PASS, PASS, found(6))
    return table


def test_G32_takes_0_to_4_assets_free_from_the_discards_without_markers() -> None:
    table = founding([10, 21, 30, 42, 45])
    assert table.phase == "equipping"
    assert table.owing() == [0]
    assert table.offered() == ["equip 10", "equip 21", "equip 30", "equip 42", "equip 45", "open"]
    table.decide(equip(10, 21, 30, 42))
    assert table.assets(6) == [10, 21, 30, 42]
    assert table.discards() == [45]
    assert table.chairs(6) == "0"
    assert table.piles(6) == (100, 0, 0)
    assert table.told(EQUIPPED) == [(6, 10), (6, 21), (6, 30), (6, 42)]
    assert table.game.over  # four are the most


def test_G32_none_or_some() -> None:
    for assets in ([], [21], [10, 30]):
        table = founding([10, 21, 30])
        table.decide(equip(*assets))
        if not table.game.over:
            table.decide(OPEN)
        assert table.assets(6) == assets
        assert table.game.over
        facts = table.game.snapshot()
        assert (facts["company"], facts["drafted"]) == (-1, -1)


def test_G32_one_by_one_in_the_order_of_their_numbers() -> None:
    table = founding([10, 21, 30])
    table.decide(equip(21))
    assert table.offered() == ["equip 30", "open"]
    assert table.refusal(equip(10)) == ("G32", "assets_out_of_order")
    assert table.refusal(equip(21)) == ("G32", "not_discarded")
    assert table.refusal(equip(45)) == ("G32", "not_discarded")


def test_G32_after_the_highest_number_there_is_nothing_more_to_take() -> None:
    table = founding([20, 21])
    table.decide(equip(21))
    assert table.game.over  # nobody is asked about 20
    assert table.assets(6) == [21]
    assert table.discards() == [20]


def test_G32_without_discards_there_is_nothing_to_take() -> None:
    table = founding([])
    assert table.game.over
    assert table.assets(6) == []


def test_G32_this_year_s_discards_are_among_them() -> None:
    """Company 3 is liquidated in the same year."""
    table = position(
        phase="closing", companies={3: firm("0", assets=[33, 44])}, purse=[90] * 3, marker=1
    )
    table.decide(*[PASS] * 6)  # gold and silver
    table.decide(PASS, PASS, raise_to(50), found(9))
    assert table.offered() == ["equip 33", "equip 44", "open"]
    table.decide(equip(44))
    assert table.assets(9) == [44]
    assert table.discards() == [33]


def test_G32_what_is_taken_works_in_the_next_year() -> None:
    table = founding([10, 15])
    table.decide(equip(10, 15))
    table.begin("producing")
    assert table.goods(6) == {"coal": 2}
    assert "use 15" in table.offered(0)


def test_G22_G32_a_new_company_is_not_booted_at_once() -> None:
    table = founding([])
    table.begin("closing")
    assert table.game.in_play(6)
    assert (table.game.closed >> 6) & 1


def test_G31_G32_the_winner_may_already_have_one_company() -> None:
    table = founding([])
    assert table.game.companies_of(0) == 2
    table.begin("founders")
    assert table.game.actor == 1  # two are enough
