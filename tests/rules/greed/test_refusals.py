"""Every reason for which a decision can be refused, with its rule."""

from collections.abc import Callable

import pytest

from tests.rules.greed import decisions as d
from tests.rules.greed.position import GreedScenario, firm, position
from tests.rules.scenario import Codes
from tontine.rules.greed import decisions as codes
from tontine.rules.greed.components import GOOD_NAMES

COAL, STEEL = GOOD_NAMES.index("coal"), GOOD_NAMES.index("steel")


def announcing() -> GreedScenario:
    hands = [[10, 22], [11, 23], [24, 12]]
    return position(phase="announcing", companies={0: firm("0")}, hands=hands)


def bidding() -> GreedScenario:
    """Company 6 is full, 7 too poor, 8 has bid already."""
    companies = {
        3: firm("0", free=60),
        4: firm("1"),
        6: firm("0", assets=[10, 11, 12, 13]),
        7: firm("0", free=9),
        8: firm("0"),
    }
    scenario = position(phase="bidding", companies=companies, offer={20: 0, 21: 1})
    scenario.by(0, d.bid(8, 20))
    return scenario


def taking() -> GreedScenario:
    scenario = bidding()
    scenario.by(0, d.bid(3, 31))
    scenario.by(1, d.bid(4, 10))
    return scenario


def trading() -> GreedScenario:
    """Two open proposals: from 3 to 4, and from 4 to 3."""
    companies = {
        3: firm("0", goods="2 coal", free=30, assets=[15, 16, 10]),
        4: firm("1", goods="1 steel", assets=[17]),
        5: firm("2", free=0),
    }
    scenario = position(phase="trading", companies=companies)
    scenario.by(0, d.deal(3, 4, "2 coal", "70"))
    scenario.by(1, d.deal(4, 3, "100", "1 coal 30"))
    return scenario


def drafting() -> GreedScenario:
    scenario = trading()
    scenario.by(0, d.deal(3, 4, "1 coal", "1")[:2])
    return scenario


def processed() -> GreedScenario:
    """The coal that was promised has become steel."""
    scenario = trading()
    scenario.by(0, d.use(15))
    return scenario


def selling() -> GreedScenario:
    companies = {3: firm("0", goods="6 coal 1 steel", free=14)}
    scenario = position(phase="selling", companies=companies)
    scenario.decide(d.sell("1 coal")[:-1])
    return scenario


def hoarding() -> GreedScenario:
    scenario = position(phase="selling", companies={3: firm("0", goods="6 coal 3 steel")})
    scenario.decide(d.sell("3 coal")[:-1])
    return scenario


def pointing() -> GreedScenario:
    return position(phase="closing", companies={3: firm("01", assets=[10, 11])})


def dropping() -> GreedScenario:
    scenario = pointing()
    scenario.decide(d.point("ceo"), d.point("ceo"))
    return scenario


def gold() -> GreedScenario:
    scenario = position(phase="gold", purse=[90, 80, 70])
    scenario.decide(d.raise_to(50))
    return scenario


def silver() -> GreedScenario:
    return position(phase="silver", purse=[90, 80, 70])


def founders() -> GreedScenario:
    return position(phase="founders", purse=[90, 80, 70], discards=[12, 20, 30])


def founding() -> GreedScenario:
    scenario = founders()
    scenario.decide(d.raise_to(50), d.PASS, d.PASS)
    return scenario


def equipping() -> GreedScenario:
    scenario = founding()
    scenario.decide(d.found(9), d.equip(20))
    return scenario


def over() -> GreedScenario:
    return position(phase="founders")


def pay(company: int, amount: int, cash: int) -> dict[str, int]:
    return {"company": company, "amount": amount, "cash": cash}


def few(company: int, good: int, count: int, there: int) -> dict[str, int]:
    return {"company": company, "good": good, "count": count, "there": there}


Case = tuple[Callable[[], GreedScenario], Codes, str, str, dict[str, int]]

NOT_NOW: list[Case] = [
    (at, decision, "G8", "not_now", {"phase": phase})
    for at, phase, decisions in [
        (
            announcing,
            codes.ANNOUNCING,
            [d.take(10), d.bid(0, 20), d.PASS, d.CONTENT, d.raise_to(50)],
        ),
        (bidding, codes.BIDDING, [d.announce(10), d.take(20), d.DECLINE, d.raise_to(50), d.SEND]),
        (taking, codes.TAKING, [d.bid(3, 20), d.announce(10), d.CONTENT, d.use(15), d.sell()]),
        (
            trading,
            codes.TRADING,
            [d.SEND, d.terms("1 coal", ""), d.sell(), d.DECLINE, d.bid(3, 20)],
        ),
        (drafting, codes.DRAFTING, [d.CONTENT, d.accept(), d.use(15), d.PASS, d.withdraw()]),
        (selling, codes.SELLING, [d.CONTENT, d.terms("1 coal", ""), d.point("ceo"), d.PASS]),
        (pointing, codes.POINTING, [d.drop(10), d.sell(), d.PASS, (codes.KEEP + 1,)]),
        (dropping, codes.DROPPING, [d.point("ceo"), d.PASS, d.found(5), d.announce(10)]),
        (gold, codes.GOLD, [d.found(5), d.drop(10), d.OPEN, d.bid(3, 50)]),
        (silver, codes.SILVER, [d.found(5), d.drop(10), d.OPEN, d.bid(3, 50)]),
        (founders, codes.FOUNDERS, [d.found(5), d.equip(20), d.OPEN, d.bid(3, 50)]),
        (founding, codes.FOUNDING, [d.PASS, d.equip(20), d.OPEN, d.raise_to(60)]),
        (equipping, codes.EQUIPPING, [d.PASS, d.found(5), d.raise_to(60), d.drop(10)]),
    ]
    for decision in decisions
]

REFUSALS: list[Case] = [
    (over, d.PASS, "G33", "over", {}),
    (over, d.announce(10), "G33", "over", {}),
    (announcing, (-1,), "G8", "unknown", {}),
    (gold, (-5000,), "G8", "unknown", {}),
    (announcing, (codes.OPEN + 1,), "G8", "not_now", {"phase": codes.ANNOUNCING}),
    (announcing, (codes.TERM - 1,), "G8", "not_now", {"phase": codes.ANNOUNCING}),
    (announcing, d.announce(11), "G9", "not_in_hand", {"asset": 11}),
    (announcing, d.announce(0), "G9", "not_in_hand", {"asset": 0}),
    (announcing, d.announce(49), "G9", "not_in_hand", {"asset": 49}),
    (bidding, d.bid(4, 20), "G8", "not_ceo", {"company": 4}),
    (bidding, d.bid(0, 20), "G8", "not_ceo", {"company": 0}),
    (bidding, d.bid(6, 20), "G12", "does_not_bid", {"company": 6}),
    (bidding, d.bid(7, 9), "G12", "does_not_bid", {"company": 7}),
    (bidding, d.bid(8, 30), "G12", "has_bid", {"company": 8}),
    (bidding, d.bid(3, 9), "G12", "bid_too_low", {"amount": 9, "price": 10}),
    (bidding, d.bid(3, 61), "G12", "not_free_cash", pay(3, 61, 60)),
    (taking, d.take(22), "G13", "not_on_offer", {"asset": 22}),
    (taking, d.take(10), "G13", "not_on_offer", {"asset": 10}),
    (taking, d.take(0), "G13", "not_on_offer", {"asset": 0}),
    (taking, d.take(20), "G14", "cannot_pay_double", {"asset": 20, "amount": 62, "cash": 60}),
    (trading, d.use(17), "G8", "not_your_asset", {"asset": 17}),
    (trading, d.use(20), "G8", "not_your_asset", {"asset": 20}),
    (trading, d.use(0), "G8", "not_your_asset", {"asset": 0}),
    (trading, d.use(10), "G16", "produces", {"asset": 10}),
    (
        trading,
        d.use(16),
        "G19",
        "lacks_input",
        {"asset": 16, "company": 3, "good": STEEL, "count": 1, "there": 0},
    ),
    (processed, d.use(15), "G19", "used_already", {"asset": 15}),
    (trading, d.deal(4, 3, "1", "1 coal"), "G8", "not_ceo", {"company": 4}),
    (trading, d.deal(9, 3, "1", "1 coal"), "G8", "not_ceo", {"company": 9}),
    (trading, d.deal(3, 3, "1 coal", "1"), "G17", "same_company", {"company": 3}),
    (trading, d.deal(3, 8, "1 coal", "1"), "G17", "not_in_play", {"company": 8}),
    (trading, d.deal(3, 5, "1 coal", "1"), "G17", "nothing_to_deal", {"company": 3, "partner": 5}),
    (trading, d.accept(2), "G17", "no_proposal", {}),
    (trading, d.accept(15), "G17", "no_proposal", {}),
    (trading, d.reject(2), "G17", "no_proposal", {}),
    (trading, d.counter("1 coal", "1", 2), "G17", "no_proposal", {}),
    (trading, d.withdraw(2), "G17", "no_proposal", {}),
    (trading, d.accept(0), "G17", "not_for_you", {"proposal": 1}),
    (trading, d.reject(0), "G17", "not_for_you", {"proposal": 1}),
    (trading, d.counter("1 coal", "1", 0), "G17", "not_for_you", {"proposal": 1}),
    (trading, d.withdraw(1), "G17", "not_your_proposal", {"proposal": 2}),
    (processed, d.accept(1), "G17", "too_few_goods", few(3, COAL, 1, 0)),
    (drafting, d.SEND, "G17", "gives_nothing", {"company": 4}),
    (drafting, d.terms("2 coal", ""), "G17", "terms_out_of_order", {}),
    (drafting, d.terms("0 steel", ""), "G17", "terms_out_of_order", {}),
    (drafting, d.terms("1 steel", ""), "G17", "too_few_goods", few(3, STEEL, 1, 0)),
    (drafting, d.terms("", "2 steel"), "G17", "too_few_goods", few(4, STEEL, 2, 1)),
    (drafting, d.terms("31", ""), "G18", "too_little_cash", pay(3, 31, 30)),
    (drafting, d.terms("", "101"), "G18", "too_little_cash", pay(4, 101, 100)),
    (selling, d.sell("1 coal"), "G21", "kept_out_of_order", {"good": COAL}),
    (selling, d.sell("0 steel"), "G21", "kept_out_of_order", {"good": STEEL}),
    (selling, d.sell("2 steel"), "G21", "cannot_keep_more", few(3, STEEL, 2, 1)),
    (hoarding, d.sell("2 steel"), "G21", "keeps_too_many", {"count": 5, "most": 4}),
    (pointing, d.point("coo"), "G24", "vacant", {"company": 3, "chair": 2}),
    (dropping, d.drop(12), "G27", "not_its_asset", {"asset": 12, "company": 3}),
    (dropping, d.drop(0), "G27", "not_its_asset", {"asset": 0, "company": 3}),
    (gold, d.raise_to(59), "G29", "raise_too_low", {"amount": 59, "price": 60}),
    (gold, d.raise_to(0), "G29", "raise_too_low", {"amount": 0, "price": 60}),
    (gold, d.raise_to(81), "G29", "not_private_money", {"amount": 81, "cash": 80}),
    (silver, d.raise_to(29), "G30", "raise_too_low", {"amount": 29, "price": 30}),
    (silver, d.raise_to(91), "G30", "not_private_money", {"amount": 91, "cash": 90}),
    (founders, d.raise_to(49), "G31", "raise_too_low", {"amount": 49, "price": 50}),
    (founders, d.raise_to(1 << 40), "G31", "not_private_money", {"amount": 1 << 40, "cash": 90}),
    (founding, d.found(4), "G3", "starting_company", {"company": 4}),
    (equipping, d.equip(12), "G32", "assets_out_of_order", {"asset": 12}),
    (equipping, d.equip(20), "G32", "not_discarded", {"asset": 20}),
    (equipping, d.equip(0), "G32", "not_discarded", {"asset": 0}),
    (equipping, d.equip(31), "G32", "not_discarded", {"asset": 31}),
    *NOT_NOW,
]


@pytest.mark.parametrize(
    ("at", "decision", "rule", "reason", "details"),
    REFUSALS,
    ids=[f"{case[2]}_{case[3]}" for case in REFUSALS],
)
def test_refusals_name_the_rule_the_reason_and_the_numbers(
    at: Callable[[], GreedScenario],
    decision: Codes,
    rule: str,
    reason: str,
    details: dict[str, int],
) -> None:
    scenario = at()
    before, heard = scenario.game.snapshot(), scenario.heard()
    refusal = scenario.refused(decision, seat=min(scenario.owing(), default=0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == (rule, reason, details)
    assert scenario.game.snapshot() == before
    assert scenario.heard() == heard


def test_G21_storage_that_cannot_be_paid() -> None:
    scenario = position(phase="selling", companies={3: firm("0", goods="6 coal", free=14)})
    refusal = scenario.refused(d.sell("3 coal"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G21", "cannot_pay_storage")
    assert refusal.details == {"count": 3, "amount": 15, "cash": 14}


def test_G20_the_limits_say_how_many() -> None:
    companies = {3: firm("0", goods="2 coal"), 4: firm("1")}
    scenario = position(phase="trading", companies=companies)
    scenario.by(0, *[d.deal(3, 4, "1 coal", "1")] * 3)
    refusal = scenario.refused(d.deal(3, 4, "1 coal", "1"), seat=0)
    assert refusal is not None
    assert (refusal.reason, refusal.details) == ("too_many_open", {"most": 3})
    for _ in range(21):
        scenario.by(1, d.reject())
        scenario.by(0, d.deal(3, 4, "1 coal", "1"))
    scenario.by(1, d.reject())
    refusal = scenario.refused(d.deal(3, 4, "1 coal", "1"), seat=0)
    assert refusal is not None
    assert (refusal.reason, refusal.details) == ("too_many_proposals", {"most": 24})


@pytest.mark.parametrize("seat", [0, 2, 3, 4, 32, -1, -2])
def test_G8_who_is_not_asked_cannot_decide_anything(seat: int) -> None:
    scenario = gold()
    refusal = scenario.refused(d.raise_to(60), seat=seat)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == ("G8", "not_asked", {"seat": 1})
    assert scenario.offered(seat) == []


def test_money_beyond_what_a_decision_can_name_is_not_offered() -> None:
    """A sum is below 2**24; more can be had, but not named at once."""
    most = codes.SUMS - 1
    companies = {3: firm("0", free=1 << 30, goods="1 coal"), 4: firm("1", free=1 << 30)}
    scenario = position(phase="bidding", companies=companies, offer={20: 2})
    assert scenario.offered(0) == [f"bid 3 10 to {most}"]
    assert scenario.refusal(d.bid(3, most), seat=0) is None
    scenario = position(phase="trading", companies=companies)
    scenario.by(1, d.deal(4, 3, "1", "1 coal")[:1])
    assert scenario.offered() == [f"give 1 to {most} money"]
    scenario = position(phase="gold", purse=[1 << 30, 60, 60])
    assert scenario.offered() == [f"raise 50 to {most}", "pass"]
    refusal = scenario.refused(d.raise_to(most + 1))
    assert refusal is not None
    assert refusal.reason == "not_private_money"
    assert refusal.details == {"amount": most + 1, "cash": most}
