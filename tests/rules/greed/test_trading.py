"""Phase 5, trade and development: G17 to G20."""

from collections.abc import Iterator

import pytest

from tests.rules.greed import decisions as d
from tests.rules.greed.position import GreedScenario, firm, position
from tests.rules.scenario import Codes, wander
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.greed.components import COMPANIES, GOOD_NAMES, MONEY
from tontine.rules.greed.decisions import (
    CONTENTED,
    COUNTERED,
    DEALT,
    GAINED,
    MOVED,
    PAID,
    PROPOSE,
    PROPOSED,
    REJECTED,
    SPENT,
    TERMS,
    USED,
    WITHDREW,
)

COAL, STEEL, RAILROADS = (GOOD_NAMES.index(good) for good in ("coal", "steel", "railroads"))


def trading(marker: int = 0) -> GreedScenario:
    """Player 0 has coal (2), player 1 money (3), player 2 steel (4)."""
    return position(
        phase="trading",
        marker=marker,
        companies={
            2: firm("0", goods="3 coal", free=20),
            3: firm("1", free=100),
            4: firm("2", goods="2 steel 1 coal", free=0),
        },
    )


def begin(company: int, partner: int) -> Codes:
    return (PROPOSE + company * COMPANIES + partner,)


# -- G17 -------------------------------------------------------------------------------


def test_G17_goods_against_money() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    assert scenario.deals() == [1]
    assert scenario.goods(2) == {"coal": 3}  # nothing has moved yet
    scenario.by(1, d.accept())
    assert scenario.goods(2) == {"coal": 1}
    assert scenario.goods(3) == {"coal": 2}
    assert scenario.piles(2) == (20, 0, 70)
    assert scenario.piles(3) == (30, 0, 0)
    assert [scenario.game.units(company) for company in (2, 3)] == [1, 2]
    assert scenario.deals() == []
    assert scenario.game.dealings == 1


def test_G17_it_is_told_to_all_with_its_parties_and_terms() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 4, "2 coal 5", "1 steel"))
    assert scenario.told(PROPOSED) == [(0, 1, 2, 4)]
    assert scenario.told(TERMS) == [(1, 2, COAL, 2), (1, 2, MONEY, 5), (1, 4, STEEL, 1)]
    scenario.by(2, d.accept())
    assert scenario.told(DEALT) == [(1, 2, 4)]
    assert scenario.told(MOVED) == [(2, 4, COAL, 2), (4, 2, STEEL, 1)]
    assert scenario.told(PAID) == [(2, 4, 5)]


def test_G17_goods_against_goods_and_money_both_ways() -> None:
    scenario = trading()
    scenario.by(1, d.deal(3, 2, "30", "2 coal 10"))
    scenario.by(0, d.accept())
    assert scenario.piles(2) == (10, 0, 30)
    assert scenario.piles(3) == (70, 0, 10)
    assert scenario.goods(3) == {"coal": 2}


@pytest.mark.parametrize(
    ("company", "partner", "gives", "wants", "reason"),
    [
        (2, 3, "", "70", "gives_nothing"),
        (2, 3, "2 coal", "", "gives_nothing"),
        (2, 3, "", "", "gives_nothing"),
        (2, 3, "21", "70", "too_little_cash"),
        (2, 3, "10", "101", "too_little_cash"),
        (2, 3, "10", "", "gives_nothing"),
        (2, 3, "4 coal", "70", "too_few_goods"),
        (2, 3, "1 steel", "70", "too_few_goods"),
        (2, 3, "1 coal", "1 steel", "too_few_goods"),
        (2, 3, "1 coal", "101", "too_little_cash"),
        (2, 4, "21", "1 steel", "too_little_cash"),
        (2, 2, "1 coal", "1", "same_company"),
        (2, 1, "1 coal", "1", "not_in_play"),
        (2, 9, "1 coal", "1", "not_in_play"),
    ],
)
def test_G17_what_is_no_deal(
    company: int, partner: int, gives: str, wants: str, reason: str
) -> None:
    refusal = trading().refusal(d.deal(company, partner, gives, wants), seat=0)
    rule = "G18" if reason == "too_little_cash" else "G17"
    assert refusal == (rule, reason)


def test_G17_who_gives_nothing_is_named() -> None:
    scenario = trading()
    for words, giver in (("", 2), ("2 coal", 3)):
        refusal = scenario.refused(d.deal(2, 3, words, ""), seat=0)
        assert refusal is not None
        assert refusal.details == {"company": giver}


def test_G17_one_good_and_one_million_are_enough() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "1 coal", "1"))
    scenario.by(1, d.accept())
    assert scenario.told(MOVED) == [(2, 3, COAL, 1)]
    assert scenario.told(PAID) == [(3, 2, 1)]


def test_G17_money_against_money_is_a_deal_too() -> None:
    """A loan: what is paid is missing now, what comes in is income (G18)."""
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "20", "25"))
    scenario.by(1, d.accept())
    assert scenario.told(PAID) == [(2, 3, 20), (3, 2, 25)]
    assert scenario.told(MOVED) == []
    assert scenario.piles(2) == (0, 0, 25)
    assert scenario.piles(3) == (75, 0, 20)
    assert scenario.game.dealings == 1


def test_G17_both_CEOs_must_agree() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    assert scenario.refusal(d.accept(), seat=0) == ("G17", "not_for_you")
    assert scenario.refusal(d.accept(), seat=2) == ("G17", "not_for_you")
    assert "accept 0" in scenario.offered(1)


def test_G8_G17_nobody_proposes_for_a_company_of_others() -> None:
    assert trading().refusal(d.deal(3, 2, "10", "1 coal"), seat=0) == ("G8", "not_ceo")


def test_G17_companies_without_goods_may_deal_and_those_without_anything_may_not() -> None:
    companies = {2: firm("0", free=20), 3: firm("1"), 4: firm("2", free=0)}
    scenario = position(phase="trading", companies=companies)
    assert scenario.offered(0) == ["propose 2 3", "content"]
    assert scenario.refusal(begin(2, 4), seat=0) == ("G17", "nothing_to_deal")


@pytest.mark.parametrize("broke", [2, 3])
def test_G17_who_has_nothing_at_all_deals_with_nobody(broke: int) -> None:
    companies = {2: firm("0", goods="2 coal"), 3: firm("1", goods="2 coal")}
    companies[broke] = firm(str(broke - 2), free=0)
    scenario = position(phase="trading", companies=companies)
    assert scenario.offered(0) == scenario.offered(1) == ["content"]


def test_G17_assets_never_change_hands() -> None:
    companies = {2: firm("0", assets=[10, 11], goods="1 coal"), 3: firm("1", assets=[12])}
    scenario = position(phase="trading", companies=companies)
    for _ in wander(scenario, 3):
        if scenario.phase not in ("trading", "drafting"):
            break
        assert (scenario.assets(2), scenario.assets(3)) == ([10, 11], [12])


def test_G17_a_player_s_own_two_companies_agree_at_once() -> None:
    companies = {2: firm("0", goods="2 coal"), 5: firm("0", free=50), 3: firm("1")}
    scenario = position(phase="trading", companies=companies)
    scenario.by(0, d.deal(2, 5, "2 coal", "50"))
    assert scenario.deals() == []
    assert scenario.goods(5) == {"coal": 2}
    assert scenario.piles(5) == (0, 0, 0)
    assert scenario.piles(2) == (100, 0, 50)
    assert scenario.told(DEALT) == [(1, 2, 5)]
    assert scenario.game.actor == 1


def test_G17_of_two_deals_the_one_agreed_first_stands() -> None:
    """Coal enough for one of them only."""
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    scenario.by(2, d.deal(4, 2, "2 steel", "2 coal"))
    scenario.by(0, d.accept(1))
    refusal = scenario.refused(d.accept(0), seat=1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G17", "too_few_goods")
    assert refusal.details == {"company": 2, "good": COAL, "count": 2, "there": 1}
    assert "accept 0" not in scenario.offered(1)
    assert {"reject 0", "counter 0"} <= set(scenario.offered(1))


def test_G17_the_addressee_may_no_longer_have_it_either() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "1 coal", "70"))
    scenario.by(0, d.deal(2, 3, "1 coal", "60"))
    scenario.by(1, d.accept(1))
    refusal = scenario.refused(d.accept(0), seat=1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G18", "too_little_cash")
    assert refusal.details == {"company": 3, "amount": 70, "cash": 40}


def test_G17_a_proposal_is_sound_again_when_what_was_promised_is_back() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "3 coal", "50"))
    scenario.by(0, d.deal(2, 4, "1 coal", "1 steel"))
    scenario.by(2, d.accept(1))
    assert scenario.refusal(d.accept(0), seat=1) == ("G17", "too_few_goods")
    scenario.by(2, d.deal(4, 2, "1 coal", "1"))
    scenario.by(0, d.accept(1))
    scenario.by(1, d.accept(0))
    assert scenario.goods(3) == {"coal": 3}


def test_G17_a_no_closes_the_proposal() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    scenario.by(1, d.reject())
    assert scenario.deals() == []
    assert scenario.told(REJECTED) == [(1, 1, 3, 2)]
    assert scenario.refusal(d.accept(), seat=1) == ("G17", "no_proposal")
    assert scenario.goods(2) == {"coal": 3}


def test_G17_a_counter_proposal_takes_the_place_of_what_it_answers() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    scenario.by(2, d.deal(4, 3, "1 coal", "50"))
    scenario.by(1, d.counter("60", "2 coal", place=0))
    assert scenario.deals() == [2, 3]
    assert scenario.told(COUNTERED) == [(1, 1, 3, 2)]
    assert scenario.told(PROPOSED)[-1] == (1, 3, 3, 2)
    assert "accept 1" in scenario.offered(0)
    scenario.by(0, d.accept(1))
    assert scenario.piles(2) == (20, 0, 60)
    assert scenario.deals() == [2]


def test_G17_only_the_addressee_counters() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    for seat in (0, 2):
        assert scenario.refusal(d.counter("1 coal", "1"), seat=seat) == ("G17", "not_for_you")
        assert scenario.refusal(d.reject(), seat=seat) == ("G17", "not_for_you")


def test_G17_the_proposer_may_withdraw() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"), d.deal(2, 4, "1 coal", "1 steel"))
    assert "withdraw 0" in scenario.offered(0)
    assert scenario.refusal(d.withdraw(), seat=1) == ("G17", "not_your_proposal")
    scenario.by(0, d.withdraw())
    assert scenario.deals() == [2]
    assert scenario.told(WITHDREW) == [(0, 1, 2, 3)]
    assert "accept 0" in scenario.offered(2)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_G17_only_the_proposal_answered_is_closed(place: int) -> None:
    scenario = trading()
    scenario.by(0, *(d.deal(2, 3, f"{coal} coal", "10") for coal in (1, 2, 3)))
    scenario.by(1, d.reject(place))
    left = [number for number in (1, 2, 3) if number != place + 1]
    assert scenario.deals() == left
    scenario.by(1, d.accept(0))
    assert scenario.goods(3) == {"coal": left[0]}


# -- drafting --------------------------------------------------------------------------


def test_G17_terms_come_in_order_the_giver_s_first_and_goods_before_money() -> None:
    scenario = trading()
    scenario.by(0, begin(2, 4))
    assert scenario.phase == "drafting"
    assert scenario.owing() == [0]
    assert scenario.offered() == ["give 1 to 3 coal", "give 1 to 20 money"]
    scenario.by(0, d.terms("2 coal", ""))
    assert scenario.offered() == ["give 1 to 20 money", "want 1 to 1 coal", "want 1 to 2 steel"]
    assert scenario.refusal(d.terms("1 coal", "")) == ("G17", "terms_out_of_order")
    scenario.by(0, d.terms("", "1 steel"))
    assert scenario.offered() == ["send"]
    assert scenario.refusal(d.terms("", "1 coal")) == ("G17", "terms_out_of_order")
    scenario.by(0, d.SEND)
    assert scenario.phase == "trading"


def test_G17_nothing_is_offered_that_leads_to_no_deal() -> None:
    """Company 3 has money alone, 4 goods alone."""
    scenario = trading()
    scenario.by(1, begin(3, 4))
    assert scenario.offered() == ["give 1 to 100 money"]
    assert scenario.refusal(d.terms("", "1 coal")) == ("G17", "gives_nothing")
    scenario.by(1, d.terms("50", ""))
    assert scenario.offered() == ["want 1 to 1 coal", "want 1 to 2 steel"]
    scenario.by(1, d.terms("", "1 coal"))
    assert scenario.offered() == ["want 1 to 2 steel", "send"]


def test_G17_money_is_offered_against_money() -> None:
    scenario = trading()
    scenario.by(0, begin(2, 3))
    assert scenario.offered() == ["give 1 to 3 coal", "give 1 to 20 money"]
    scenario.by(0, d.terms("5", ""))
    assert scenario.offered() == ["want 1 to 100 money"]
    scenario.by(0, d.terms("", "6"))
    assert scenario.offered() == ["send"]


def test_G17_an_amount_of_nothing_is_no_term() -> None:
    scenario = trading()
    scenario.by(0, begin(2, 3))
    assert scenario.refusal(d.terms("0 coal", "")) == ("G17", "terms_out_of_order")


def test_G17_a_draft_leaves_nothing_behind() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 4, "2 coal 3", "1 steel"))
    facts = scenario.game.snapshot()
    assert facts["draft"] == [0] * 24
    assert (facts["drafted"], facts["company"], facts["partner"]) == (-1, -1, -1)
    assert facts["answering"] == -1
    scenario.by(2, d.counter("1 steel", "1 coal"))
    assert scenario.game.snapshot()["answering"] == -1
    assert scenario.deals() == [2]


# -- G18 -------------------------------------------------------------------------------


def test_G18_money_received_is_not_free_cash_this_year() -> None:
    companies = {2: firm("0", goods="3 coal", free=0), 3: firm("1", goods="1 sand")}
    scenario = position(phase="trading", companies=companies)
    scenario.by(0, d.deal(2, 3, "1 coal", "70"))
    scenario.by(1, d.accept())
    assert scenario.piles(2) == (0, 0, 70)
    assert scenario.refusal(d.deal(2, 3, "1", "1 sand"), seat=0) == ("G18", "too_little_cash")


def test_G18_payments_do_not_come_from_last_year_s_income() -> None:
    companies = {2: firm("0", goods="3 coal"), 3: firm("1", free=30, last=500)}
    scenario = position(phase="trading", companies=companies)
    assert scenario.refusal(d.deal(2, 3, "1 coal", "31"), seat=0) == ("G18", "too_little_cash")
    scenario.by(0, d.deal(2, 3, "1 coal", "30"))
    scenario.by(1, d.accept())
    assert scenario.piles(3) == (0, 500, 0)


# -- G19 -------------------------------------------------------------------------------


def processing(goods: str) -> GreedScenario:
    """15 makes 1 steel of 2 coal, 16 makes 2 railroads of 1 coal and 1 steel."""
    companies = {2: firm("0", assets=[15, 16, 10], goods=goods), 3: firm("1", assets=[17])}
    return position(phase="trading", companies=companies)


def test_G19_inputs_go_and_outputs_come() -> None:
    scenario = processing("3 coal")
    scenario.by(0, d.use(15))
    assert scenario.goods(2) == {"coal": 1, "steel": 1}
    assert scenario.game.units(2) == 2
    assert scenario.told(USED) == [(2, 15)]
    assert scenario.told(SPENT) == [(2, COAL, 2)]
    assert scenario.told(GAINED) == [(2, STEEL, 1)]


def test_G19_goods_just_received_may_be_used() -> None:
    scenario = processing("3 coal")
    scenario.by(0, d.use(15), d.use(16))
    assert scenario.goods(2) == {"railroads": 2}
    assert scenario.told(SPENT)[1:] == [(2, COAL, 1), (2, STEEL, 1)]
    assert scenario.told(GAINED)[1:] == [(2, RAILROADS, 2)]


def test_G19_goods_just_bought_may_be_used_and_outputs_traded_on() -> None:
    scenario = processing("3 coal")
    scenario.by(0, d.use(15), d.deal(2, 3, "1 steel", "90"))
    scenario.by(1, d.accept())
    assert scenario.goods(3) == {"steel": 1}
    scenario.by(1, d.deal(3, 2, "1 steel", "10"))
    scenario.by(0, d.accept(), d.use(16))
    assert scenario.goods(2) == {"railroads": 2}


def test_G19_once_a_year() -> None:
    scenario = processing("9 coal")
    scenario.by(0, d.use(15))
    assert scenario.refusal(d.use(15), seat=0) == ("G19", "used_already")
    assert "use 15" not in scenario.offered(0)


@pytest.mark.parametrize(
    ("goods", "usable"),
    [("", []), ("1 coal", []), ("2 coal", [15]), ("1 coal 1 steel", [16]), ("9 steel", [])],
)
def test_G19_only_with_everything_it_needs(goods: str, usable: list[int]) -> None:
    offered = processing(goods).offered(0)
    assert [words for words in offered if words.startswith("use")] == [f"use {a}" for a in usable]


def test_G19_what_is_lacking_is_said() -> None:
    refusal = processing("1 coal").refused(d.use(15), seat=0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G19", "lacks_input")
    assert refusal.details == {"asset": 15, "company": 2, "good": COAL, "count": 2, "there": 1}


@pytest.mark.parametrize(
    ("asset", "rule", "reason"),
    [(10, "G16", "produces"), (17, "G8", "not_your_asset"), (18, "G8", "not_your_asset")],
)
def test_G19_what_cannot_be_used(asset: int, rule: str, reason: str) -> None:
    assert processing("9 coal").refusal(d.use(asset), seat=0) == (rule, reason)


# -- G20 -------------------------------------------------------------------------------


def test_G20_the_phase_ends_when_every_CEO_is_content() -> None:
    scenario = trading()
    assert scenario.owing() == [0, 1, 2]
    scenario.by(2, d.CONTENT)
    scenario.by(0, d.CONTENT)
    assert scenario.phase == "trading"
    scenario.by(1, d.CONTENT)
    assert scenario.phase == "selling"
    assert scenario.told(CONTENTED) == [(2,), (0,), (1,)]


def test_G20_who_is_CEO_of_nothing_is_not_asked() -> None:
    scenario = position(phase="trading", companies={2: firm("01"), 3: firm("0")})
    assert scenario.owing() == [0]


def test_G20_without_any_CEO_the_phase_is_over_at_once() -> None:
    assert position(phase="trading", purse=[99] * 3).phase == "gold"


def test_G20_a_deal_reopens_it_for_both() -> None:
    """Player 0 proposes and is content at once; so is player 2, whom it does not touch."""
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"), d.CONTENT)
    scenario.by(2, d.CONTENT)
    assert scenario.owing() == [1]
    scenario.by(1, d.accept())
    assert scenario.owing() == [0, 1]


def test_G20_a_deal_agreed_by_one_who_was_content_reopens_it_for_that_one_too() -> None:
    scenario = trading()
    scenario.by(1, d.CONTENT)
    scenario.by(0, d.deal(2, 3, "2 coal", "70"), d.CONTENT)
    assert scenario.owing() == [1, 2]  # has an answer to give
    scenario.by(1, d.accept())
    assert scenario.owing() == [0, 1, 2]


def test_G20_a_no_reopens_nothing() -> None:
    scenario = trading()
    scenario.by(1, d.CONTENT)
    scenario.by(0, d.deal(2, 3, "2 coal", "70"), d.CONTENT)
    scenario.by(1, d.reject())
    assert scenario.owing() == [2]


def test_G20_a_processing_reopens_it_for_its_CEO() -> None:
    scenario = processing("3 coal")
    scenario.by(0, d.CONTENT)
    scenario.by(1, d.deal(3, 2, "10", "1 coal"))
    scenario.by(0, d.use(15))
    scenario.by(1, d.withdraw())
    assert scenario.owing() == [0, 1]


def test_G20_being_content_turns_down_what_waits() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "1 coal", "10"), d.deal(2, 4, "1 coal", "1 steel"))
    scenario.by(2, d.deal(4, 3, "1 coal", "20"))
    scenario.by(1, d.CONTENT)
    assert scenario.deals() == [2]
    assert sorted(number for _, number, *_ in scenario.told(REJECTED)) == [1, 3]
    assert scenario.owing() == [0, 2]


def test_G20_one_s_own_proposals_outlast_being_content() -> None:
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "1 coal", "10"), d.CONTENT)
    assert scenario.deals() == [1]
    scenario.by(1, d.accept())
    assert scenario.goods(3) == {"coal": 1}


def test_G20_who_is_content_counters_and_is_asked_again_if_that_is_accepted() -> None:
    scenario = trading()
    scenario.by(1, d.CONTENT)
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    scenario.by(1, d.counter("60", "2 coal"))
    assert scenario.owing() == [0, 2]
    scenario.by(0, d.accept())
    assert scenario.owing() == [0, 1, 2]


def test_G20_a_new_year_begins_with_nobody_content() -> None:
    scenario = trading()
    scenario.by(0, d.CONTENT)
    scenario.begin("trading")
    assert scenario.owing() == [0, 1, 2]


# -- the limits, and the order ---------------------------------------------------------


def test_G20_three_open_proposals_at_most() -> None:
    scenario = trading()
    scenario.by(0, *(d.deal(2, 3, "1 coal", str(price)) for price in (10, 20, 30)))
    assert scenario.refusal(begin(2, 4), seat=0) == ("G20", "too_many_open")
    assert not [words for words in scenario.offered(0) if words.startswith("propose")]
    scenario.by(0, d.withdraw(1))
    assert scenario.refusal(begin(2, 4), seat=0) is None


def test_G20_open_proposals_of_all_one_s_companies_count() -> None:
    companies = {2: firm("0", goods="1 coal"), 5: firm("0", goods="1 coal"), 3: firm("1")}
    scenario = position(phase="trading", companies=companies)
    scenario.by(
        0, d.deal(2, 3, "1 coal", "1"), d.deal(5, 3, "1 coal", "2"), d.deal(5, 3, "1 coal", "3")
    )
    for company in (2, 5):
        assert scenario.refusal(begin(company, 3), seat=0) == ("G20", "too_many_open")


def test_G20_a_counter_counts_as_a_proposal() -> None:
    scenario = trading()
    scenario.by(1, *(d.deal(3, 2, str(price), "1 coal") for price in (10, 20, 30)))
    scenario.by(0, d.deal(2, 3, "1 coal", "90"))
    assert scenario.refusal(d.counter("80", "1 coal", place=3), seat=1) == ("G20", "too_many_open")
    assert "counter 3" not in scenario.offered(1)


def test_G20_24_proposals_a_year_at_most() -> None:
    scenario = trading()
    for _ in range(24):
        assert scenario.refusal(begin(2, 3), seat=0) is None
        scenario.by(0, d.deal(2, 3, "1 coal", "10"))
        scenario.by(1, d.reject())
    assert scenario.refusal(begin(2, 3), seat=0) == ("G20", "too_many_proposals")
    assert scenario.offered(0) == ["content"]
    scenario.by(1, d.deal(3, 2, "10", "1 coal"))
    assert scenario.refusal(d.counter("1 coal", "20"), seat=0) == ("G20", "too_many_proposals")
    assert "accept 0" in scenario.offered(0)


def test_G20_next_year_there_are_24_more() -> None:
    scenario = trading()
    for _ in range(24):
        scenario.by(0, d.deal(2, 3, "1 coal", "10"))
        scenario.by(1, d.reject())
    scenario.begin("trading")
    assert scenario.refusal(begin(2, 3), seat=0) is None


def test_G20_deals_between_one_s_own_companies_count_too() -> None:
    companies = {2: firm("0", goods="1 coal"), 5: firm("0", goods="1 coal"), 3: firm("1")}
    scenario = position(phase="trading", companies=companies)
    for _ in range(24):
        scenario.by(0, d.deal(2, 5, "1 coal", "1 coal"))
    assert scenario.refusal(begin(2, 5), seat=0) == ("G20", "too_many_proposals")


@pytest.mark.parametrize("marker", [0, 1, 2])
def test_G20_the_fair_order_is_clockwise_from_the_starting_marker(marker: int) -> None:
    """Whatever the one who acts does, the next one follows."""
    scenario = trading(marker)
    steps = {
        0: [d.deal(2, 3, "1 coal", "10"), d.CONTENT],
        1: [d.deal(3, 2, "10", "1 coal"), d.CONTENT],
        2: [d.deal(4, 3, "1 coal", "10"), d.CONTENT],
    }
    asked = []
    for _ in range(3):
        seat = scenario.game.actor
        asked.append(seat)
        scenario.by(seat, steps[seat].pop(0))
    assert asked == [marker, (marker + 1) % 3, (marker + 2) % 3]
    assert scenario.game.actor == marker


def acts() -> Iterator[tuple[Codes, str]]:
    yield d.CONTENT, "content"
    yield d.use(15), "use"
    yield d.deal(2, 3, "1 coal", "10"), "propose"
    yield d.accept(0), "accept"
    yield d.reject(0), "reject"
    yield d.counter("1 coal", "5"), "counter"
    yield d.withdraw(1), "withdraw"


@pytest.mark.parametrize("act", [decision for decision, _ in acts()], ids=[n for _, n in acts()])
def test_G20_after_every_act_it_is_the_next_player_s_turn(act: Codes) -> None:
    companies = {
        2: firm("0", assets=[15], goods="3 coal"),
        3: firm("1"),
        4: firm("2"),
    }
    scenario = position(phase="trading", companies=companies)
    scenario.by(1, d.deal(3, 2, "10", "1 coal"))
    scenario.by(0, d.deal(2, 4, "1 coal", "10"), act)
    assert scenario.game.actor == 1


def test_G20_anyone_who_owes_may_act_out_of_turn() -> None:
    scenario = trading()
    scenario.by(2, d.deal(4, 3, "1 coal", "10"))
    scenario.by(1, d.accept())
    scenario.by(2, d.CONTENT)
    assert scenario.game.actor == 0


@pytest.mark.parametrize("seed", range(12))
def test_G20_the_phase_always_ends(seed: int) -> None:
    """Nobody is content before there is nothing else to do."""
    companies = {
        2: firm("0", goods="3 coal", assets=[15, 16], free=60),
        3: firm("1", goods="4 sand", assets=[17, 18]),
        4: firm("2", goods="2 steel", free=30),
        5: firm("2", goods="2 coal", free=30),
    }
    scenario = position(phase="trading", companies=companies, seed=seed)
    steps = 0
    for steps in restless(scenario, seed):
        assert steps < 3 * 24 * 30 + 100
    assert scenario.phase != "trading"
    assert steps > 24


def restless(scenario: GreedScenario, seed: int) -> Iterator[int]:
    rng, choices, steps = Rng(seed), Choices(), 0
    while scenario.phase in ("trading", "drafting"):
        seat = scenario.game.actor
        scenario.game.offer(seat, choices)
        spans = choices.listed()
        other = [span for span in spans if span[0] != d.CONTENT[0]] or spans
        first, count = other[rng.below(len(other))]
        scenario.game.apply(seat, first + rng.below(count))
        steps += 1
        yield steps


def test_G20_promises_bind_nobody() -> None:
    """Having refused a deal, one may still propose the very same."""
    scenario = trading()
    scenario.by(0, d.deal(2, 3, "2 coal", "70"))
    scenario.by(1, d.reject(), d.deal(3, 2, "70", "2 coal"))
    scenario.by(0, d.accept())
    assert scenario.goods(3) == {"coal": 2}
