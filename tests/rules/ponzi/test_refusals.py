"""Every reason for which a decision can be refused, with its rule."""

from collections.abc import Callable

import pytest

from tests.rules.ponzi.position import (
    COUNTER,
    PASS,
    SELL,
    PonziScenario,
    dealt,
    fund,
    give_back,
    luxury,
    offer,
    position,
    remove,
)
from tests.rules.ponzi.starts import BEARISH, settle, sharing
from tests.rules.scenario import Codes
from tontine.rules.ponzi.components import GRAIN, MEDIA, TRANSPORTATION
from tontine.rules.ponzi.decisions import (
    ANSWERING,
    FUNDING,
    OFFERING,
    PRICING,
    REMOVING,
    RETURNING,
)


def funding() -> PonziScenario:
    """Grain is gone; seat 0 has three tiles of media and one of transportation."""
    tiles = {0: "TMMM", 1: "GGGGGGGG", 2: "GGGGGGG"}
    return position(tiles=tiles, cash=[7, 0, 0])


def trading() -> PonziScenario:
    tiles = {0: "TG", 1: "G", 2: "M"}
    return position(tiles=tiles, cash=[70, 40, 0], luxuries={2: 1}, phase="trading", advanced=True)


def pricing() -> PonziScenario:
    scenario = trading()
    scenario.game.apply(0, offer(1, "grain", 0)[0])
    return scenario


def answering() -> PonziScenario:
    scenario = trading()
    scenario.decide(offer(1, "grain", 41))
    return scenario


def removing() -> PonziScenario:
    return position(market=BEARISH, tiles={1: "GGMMT"}, wheels={0: {9: 5}}, phase="marker")


def returning() -> PonziScenario:
    scenario = removing()
    scenario.decide(remove(18))
    return scenario


def over() -> PonziScenario:
    return settle({0: {80: 1}}, cash=[0])


def basic() -> PonziScenario:
    return sharing([200, 0, 0])


REFUSALS: list[tuple[Callable[[], PonziScenario], Codes, str, str, dict[str, int]]] = [
    (over, PASS, "P24", "over", {}),
    (over, fund("grain", 9), "P24", "over", {}),
    (funding, (-1,), "P9", "unknown", {}),
    (funding, SELL, "P9", "not_now", {"phase": FUNDING}),
    (funding, offer(1, "grain", 0), "P9", "not_now", {"phase": FUNDING}),
    (funding, luxury(1), "P9", "not_now", {"phase": FUNDING}),
    (trading, fund("grain", 9), "P16", "not_now", {"phase": OFFERING}),
    (trading, offer(1, "grain", 0)[1:], "P16", "not_now", {"phase": OFFERING}),
    (trading, COUNTER, "P16", "not_now", {"phase": OFFERING}),
    (pricing, PASS, "P16", "not_now", {"phase": PRICING}),
    (pricing, offer(1, "grain", 0), "P16", "not_now", {"phase": PRICING}),
    (answering, PASS, "P17", "not_now", {"phase": ANSWERING}),
    (answering, remove(18), "P17", "not_now", {"phase": ANSWERING}),
    (removing, PASS, "P20", "not_now", {"phase": REMOVING}),
    (removing, give_back("grain"), "P20", "not_now", {"phase": REMOVING}),
    (returning, PASS, "P22", "not_now", {"phase": RETURNING}),
    (returning, remove(18), "P22", "not_now", {"phase": RETURNING}),
    (funding, fund("real_estate", 40), "P9", "not_in_market", {"card": 40}),
    (funding, fund("real_estate", 0), "P9", "not_in_market", {"card": 0}),
    (funding, fund("grain", 9), "P10", "no_supply", {"industry": GRAIN}),
    (funding, fund("media", 9), "P10", "three_already", {"industry": MEDIA, "tiles": 3}),
    (
        funding,
        fund("transportation", 15),
        "P11",
        "wrong_row",
        {"industry": TRANSPORTATION, "card": 15, "row": 2, "in": 3},
    ),
    (trading, offer(3, "grain", 0), "P16", "no_rival", {"rival": 3}),
    (trading, offer(4, "grain", 0), "P16", "no_rival", {"rival": 4}),
    (trading, offer(0, "grain", 0), "P16", "yourself", {}),
    (
        trading,
        offer(1, "transportation", 0),
        "P16",
        "not_shared",
        {"rival": 1, "industry": TRANSPORTATION},
    ),
    (trading, offer(2, "media", 0), "P16", "not_shared", {"rival": 2, "industry": MEDIA}),
    (trading, offer(1, "grain", 71), "P16", "not_your_money", {"cash": 70, "amount": 71}),
    (answering, COUNTER, "P18", "cannot_match", {"cash": 40, "amount": 41}),
    (removing, remove(80), "P20", "not_in_market", {"card": 80}),
    (removing, remove(0), "P20", "not_in_market", {"card": 0}),
    (returning, give_back("transportation"), "P22", "not_most", {"industry": TRANSPORTATION}),
    (returning, give_back("real_estate"), "P22", "not_most", {"industry": 3}),
    (basic, luxury(1), "P32", "no_luxuries", {}),
    (trading, luxury(2), "P32", "taken", {"luxury": 1}),
    (trading, luxury(3), "P32", "too_dear", {"luxury": 2, "price": 78, "cash": 70}),
]


@pytest.mark.parametrize(
    ("at", "decision", "rule", "reason", "details"),
    REFUSALS,
    ids=[f"{case[2]}_{case[3]}" for case in REFUSALS],
)
def test_refusals_name_the_rule_the_reason_and_the_numbers(
    at: Callable[[], PonziScenario],
    decision: Codes,
    rule: str,
    reason: str,
    details: dict[str, int],
) -> None:
    scenario = at()
    before = scenario.game.snapshot()
    refusal = scenario.refused(decision)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == (rule, reason, details)
    assert scenario.game.snapshot() == before


def test_P9_who_is_not_asked_cannot_decide_anything() -> None:
    scenario = dealt(3, first=1)
    for seat in (0, 2, 3, -1):
        refusal = scenario.refused(fund("grain", 9), seat=seat)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("P9", "not_asked")
        assert refusal.details == {"seat": 1}
        assert scenario.offered(seat) == []


def test_P9_a_turn_may_be_passed_where_the_rules_say_so() -> None:
    for at, may in [(funding, True), (trading, True), (answering, False), (removing, False)]:
        scenario = at()
        assert (scenario.refusal(PASS) is None) == ("pass" in scenario.offered()) == may
