"""Every reason for which a decision can be refused, with its rule."""

from collections.abc import Callable

import pytest

from tests.rules.greed.position import (
    CONTENT,
    DECLINE,
    OPEN,
    PASS,
    SEND,
    Decision,
    Table,
    accept,
    announce,
    bid,
    counter,
    deal,
    drop,
    equip,
    firm,
    found,
    point,
    position,
    raise_to,
    reject,
    sell,
    take,
    terms,
    use,
    withdraw,
)
from tontine.rules.greed import decisions as codes
from tontine.rules.greed.components import GOOD_NAMES

COAL, STEEL = GOOD_NAMES.index("coal"), GOOD_NAMES.index("steel")


def announcing() -> Table:
    hands = [[10, 22], [11, 23], [24, 12]]
    return position(phase="announcing", companies={0: firm("0")}, hands=hands)


def bidding() -> Table:
    """Company 6 is full, 7 too poor, 8 has bid already."""
    companies = {
        3: firm("0", free=60),
        4: firm("1"),
        6: firm("0", assets=[10, 11, 12, 13]),
        7: firm("0", free=9),
        8: firm("0"),
    }
    table = position(phase="bidding", companies=companies, offer={20: 0, 21: 1})
    table.by(0, bid(8, 20))
    return table


def taking() -> Table:
    table = bidding()
    table.by(0, bid(3, 31))
    table.by(1, bid(4, 10))
    return table


def trading() -> Table:
    """Two open proposals: from 3 to 4, and from 4 to 3."""
    companies = {
        3: firm("0", goods="2 coal", free=30, assets=[15, 16, 10]),
        4: firm("1", goods="1 steel", assets=[17]),
        5: firm("2", free=0),
    }
    table = position(phase="trading", companies=companies)
    table.by(0, deal(3, 4, "2 coal", "70"))
    table.by(1, deal(4, 3, "100", "1 coal 30"))
    return table


def drafting() -> Table:
    table = trading()
    table.by(0, deal(3, 4, "1 coal", "1")[:2])
    return table


def processed() -> Table:
    """The coal that was promised has become steel."""
    table = trading()
    table.by(0, use(15))
    return table


def selling() -> Table:
    companies = {3: firm("0", goods="6 coal 1 steel", free=14)}
    table = position(phase="selling", companies=companies)
    table.decide(sell("1 coal")[:-1])
    return table


def hoarding() -> Table:
    table = position(phase="selling", companies={3: firm("0", goods="6 coal 3 steel")})
    table.decide(sell("3 coal")[:-1])
    return table


def pointing() -> Table:
    return position(phase="closing", companies={3: firm("01", assets=[10, 11])})


def dropping() -> Table:
    table = pointing()
    table.decide(point("ceo"), point("ceo"))
    return table


def gold() -> Table:
    table = position(phase="gold", purse=[90, 80, 70])
    table.decide(raise_to(50))
    return table


def silver() -> Table:
    return position(phase="silver", purse=[90, 80, 70])


def founders() -> Table:
    return position(phase="founders", purse=[90, 80, 70], discards=[12, 20, 30])


def founding() -> Table:
    table = founders()
    table.decide(raise_to(50), PASS, PASS)
    return table


def equipping() -> Table:
    table = founding()
    table.decide(found(9), equip(20))
    return table


def over() -> Table:
    return position(phase="founders")


def pay(company: int, amount: int, cash: int) -> dict[str, int]:
    return {"company": company, "amount": amount, "cash": cash}


def few(company: int, good: int, count: int, there: int) -> dict[str, int]:
    return {"company": company, "good": good, "count": count, "there": there}


Case = tuple[Callable[[], Table], Decision, str, str, dict[str, int]]

NOT_NOW: list[Case] = [
    (at, decision, "G8", "not_now", {"phase": phase})
    for at, phase, decisions in [
        (announcing, codes.ANNOUNCING, [take(10), bid(0, 20), PASS, CONTENT, raise_to(50)]),
        (bidding, codes.BIDDING, [announce(10), take(20), DECLINE, raise_to(50), SEND]),
        (taking, codes.TAKING, [bid(3, 20), announce(10), CONTENT, use(15), sell()]),
        (trading, codes.TRADING, [SEND, terms("1 coal", ""), sell(), DECLINE, bid(3, 20)]),
        (drafting, codes.DRAFTING, [CONTENT, accept(), use(15), PASS, withdraw()]),
        (selling, codes.SELLING, [CONTENT, terms("1 coal", ""), point("ceo"), PASS]),
        (pointing, codes.POINTING, [drop(10), sell(), PASS, (codes.KEEP + 1,)]),
        (dropping, codes.DROPPING, [point("ceo"), PASS, found(5), announce(10)]),
        (gold, codes.GOLD, [found(5), drop(10), OPEN, bid(3, 50)]),
        (silver, codes.SILVER, [found(5), drop(10), OPEN, bid(3, 50)]),
        (founders, codes.FOUNDERS, [found(5), equip(20), OPEN, bid(3, 50)]),
        (founding, codes.FOUNDING, [PASS, equip(20), OPEN, raise_to(60)]),
        (equipping, codes.EQUIPPING, [PASS, found(5), raise_to(60), drop(10)]),
    ]
    for decision in decisions
]

REFUSALS: list[Case] = [
    (over, PASS, "G33", "over", {}),
    (over, announce(10), "G33", "over", {}),
    (announcing, (-1,), "G8", "unknown", {}),
    (gold, (-5000,), "G8", "unknown", {}),
    (announcing, (codes.OPEN + 1,), "G8", "not_now", {"phase": codes.ANNOUNCING}),
    (announcing, (codes.TERM - 1,), "G8", "not_now", {"phase": codes.ANNOUNCING}),
    (announcing, announce(11), "G9", "not_in_hand", {"asset": 11}),
    (announcing, announce(0), "G9", "not_in_hand", {"asset": 0}),
    (announcing, announce(49), "G9", "not_in_hand", {"asset": 49}),
    (bidding, bid(4, 20), "G8", "not_ceo", {"company": 4}),
    (bidding, bid(0, 20), "G8", "not_ceo", {"company": 0}),
    (bidding, bid(6, 20), "G12", "does_not_bid", {"company": 6}),
    (bidding, bid(7, 9), "G12", "does_not_bid", {"company": 7}),
    (bidding, bid(8, 30), "G12", "has_bid", {"company": 8}),
    (bidding, bid(3, 9), "G12", "bid_too_low", {"amount": 9, "price": 10}),
    (bidding, bid(3, 61), "G12", "not_free_cash", pay(3, 61, 60)),
    (taking, take(22), "G13", "not_on_offer", {"asset": 22}),
    (taking, take(10), "G13", "not_on_offer", {"asset": 10}),
    (taking, take(0), "G13", "not_on_offer", {"asset": 0}),
    (taking, take(20), "G14", "cannot_pay_double", {"asset": 20, "amount": 62, "cash": 60}),
    (trading, use(17), "G8", "not_your_asset", {"asset": 17}),
    (trading, use(20), "G8", "not_your_asset", {"asset": 20}),
    (trading, use(0), "G8", "not_your_asset", {"asset": 0}),
    (trading, use(10), "G16", "produces", {"asset": 10}),
    (
        trading,
        use(16),
        "G19",
        "lacks_input",
        {"asset": 16, "company": 3, "good": STEEL, "count": 1, "there": 0},
    ),
    (processed, use(15), "G19", "used_already", {"asset": 15}),
    (trading, deal(4, 3, "1", "1 coal"), "G8", "not_ceo", {"company": 4}),
    (trading, deal(9, 3, "1", "1 coal"), "G8", "not_ceo", {"company": 9}),
    (trading, deal(3, 3, "1 coal", "1"), "G17", "same_company", {"company": 3}),
    (trading, deal(3, 8, "1 coal", "1"), "G17", "not_in_play", {"company": 8}),
    (trading, deal(3, 5, "1 coal", "1"), "G17", "nothing_to_deal", {"company": 3, "partner": 5}),
    (trading, accept(2), "G17", "no_proposal", {}),
    (trading, accept(15), "G17", "no_proposal", {}),
    (trading, reject(2), "G17", "no_proposal", {}),
    (trading, counter("1 coal", "1", 2), "G17", "no_proposal", {}),
    (trading, withdraw(2), "G17", "no_proposal", {}),
    (trading, accept(0), "G17", "not_for_you", {"proposal": 1}),
    (trading, reject(0), "G17", "not_for_you", {"proposal": 1}),
    (trading, counter("1 coal", "1", 0), "G17", "not_for_you", {"proposal": 1}),
    (trading, withdraw(1), "G17", "not_your_proposal", {"proposal": 2}),
    (processed, accept(1), "G17", "too_few_goods", few(3, COAL, 1, 0)),
    (drafting, SEND, "G17", "gives_nothing", {"company": 4}),
    (drafting, terms("2 coal", ""), "G17", "terms_out_of_order", {}),
    (drafting, terms("0 steel", ""), "G17", "terms_out_of_order", {}),
    (drafting, terms("1 steel", ""), "G17", "too_few_goods", few(3, STEEL, 1, 0)),
    (drafting, terms("", "2 steel"), "G17", "too_few_goods", few(4, STEEL, 2, 1)),
    (drafting, terms("31", ""), "G18", "too_little_cash", pay(3, 31, 30)),
    (drafting, terms("", "101"), "G18", "too_little_cash", pay(4, 101, 100)),
    (selling, sell("1 coal"), "G21", "kept_out_of_order", {"good": COAL}),
    (selling, sell("0 steel"), "G21", "kept_out_of_order", {"good": STEEL}),
    (selling, sell("2 steel"), "G21", "cannot_keep_more", few(3, STEEL, 2, 1)),
    (hoarding, sell("2 steel"), "G21", "keeps_too_many", {"count": 5, "most": 4}),
    (pointing, point("coo"), "G24", "vacant", {"company": 3, "chair": 2}),
    (dropping, drop(12), "G27", "not_its_asset", {"asset": 12, "company": 3}),
    (dropping, drop(0), "G27", "not_its_asset", {"asset": 0, "company": 3}),
    (gold, raise_to(59), "G29", "raise_too_low", {"amount": 59, "price": 60}),
    (gold, raise_to(0), "G29", "raise_too_low", {"amount": 0, "price": 60}),
    (gold, raise_to(81), "G29", "not_private_money", {"amount": 81, "cash": 80}),
    (silver, raise_to(29), "G30", "raise_too_low", {"amount": 29, "price": 30}),
    (silver, raise_to(91), "G30", "not_private_money", {"amount": 91, "cash": 90}),
    (founders, raise_to(49), "G31", "raise_too_low", {"amount": 49, "price": 50}),
    (founders, raise_to(1 << 40), "G31", "not_private_money", {"amount": 1 << 40, "cash": 90}),
    (founding, found(4), "G3", "starting_company", {"company": 4}),
    (equipping, equip(12), "G32", "assets_out_of_order", {"asset": 12}),
    (equipping, equip(20), "G32", "not_discarded", {"asset": 20}),
    (equipping, equip(0), "G32", "not_discarded", {"asset": 0}),
    (equipping, equip(31), "G32", "not_discarded", {"asset": 31}),
    *NOT_NOW,
]


@pytest.mark.parametrize(
    ("at", "decision", "rule", "reason", "details"),
    REFUSALS,
    ids=[f"{case[2]}_{case[3]}" for case in REFUSALS],
)
def test_refusals_name_the_rule_the_reason_and_the_numbers(
    at: Callable[[], Table], decision: Decision, rule: str, reason: str, details: dict[str, int]
) -> None:
    table = at()
    before, heard = table.game.snapshot(), table.heard()
    refusal = table.refused(decision, seat=min(table.owing(), default=0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == (rule, reason, details)
    assert table.game.snapshot() == before
    assert table.heard() == heard


def test_G21_storage_that_cannot_be_paid() -> None:
    table = position(phase="selling", companies={3: firm("0", goods="6 coal", free=14)})
    refusal = table.refused(sell("3 coal"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("G21", "cannot_pay_storage")
    assert refusal.details == {"count": 3, "amount": 15, "cash": 14}


def test_G20_the_limits_say_how_many() -> None:
    companies = {3: firm("0", goods="2 coal"), 4: firm("1")}
    table = position(phase="trading", companies=companies)
    table.by(0, *[deal(3, 4, "1 coal", "1")] * 3)
    refusal = table.refused(deal(3, 4, "1 coal", "1"), seat=0)
    assert refusal is not None
    assert (refusal.reason, refusal.details) == ("too_many_open", {"most": 3})
    for _ in range(21):
        table.by(1, reject())
        table.by(0, deal(3, 4, "1 coal", "1"))
    table.by(1, reject())
    refusal = table.refused(deal(3, 4, "1 coal", "1"), seat=0)
    assert refusal is not None
    assert (refusal.reason, refusal.details) == ("too_many_proposals", {"most": 24})


def test_G17_no_good_would_move() -> None:
    table = position(phase="trading", companies={3: firm("0", goods="2 coal"), 4: firm("1")})
    refusal = table.refused(deal(3, 4, "10", "10"), seat=0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == ("G17", "no_good_moves", {})


@pytest.mark.parametrize("seat", [0, 2, 3, 4, 32, -1, -2])
def test_G8_who_is_not_asked_cannot_decide_anything(seat: int) -> None:
    table = gold()
    refusal = table.refused(raise_to(60), seat=seat)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == ("G8", "not_asked", {"seat": 1})
    assert table.offered(seat) == []


def test_money_beyond_what_a_decision_can_name_is_not_offered() -> None:
    """A sum is below 2**24; more can be had, but not named at once."""
    most = codes.SUMS - 1
    companies = {3: firm("0", free=1 << 30, goods="1 coal"), 4: firm("1", free=1 << 30)}
    table = position(phase="bidding", companies=companies, offer={20: 2})
    assert table.offered(0) == [f"bid 3 10 to {most}"]
    assert table.refusal(bid(3, most), seat=0) is None
    table = position(phase="trading", companies=companies)
    table.by(1, deal(4, 3, "1", "1 coal")[:1])
    assert table.offered() == [f"give 1 to {most} money"]
    table = position(phase="gold", purse=[1 << 30, 60, 60])
    assert table.offered() == [f"raise 50 to {most}", "pass"]
    refusal = table.refused(raise_to(most + 1))
    assert refusal is not None
    assert refusal.reason == "not_private_money"
    assert refusal.details == {"amount": most + 1, "cash": most}
