"""Every reason for which a decision can be refused, with its rule."""

from collections.abc import Callable

import pytest

from tests.rules.acquire.pictures import LARGE, SEVEN, TWO_SAFE
from tests.rules.acquire.position import (
    ANNOUNCE,
    DONE,
    LEAVE,
    AcquireScenario,
    buy,
    dispose,
    found,
    place,
    position,
    settle,
    survive,
    tile,
)
from tontine.rules.acquire.components import FUSION, HYDRA, PHOENIX, QUANTUM, SACKSON, ZETA
from tontine.rules.acquire.decisions import BUYING, CODES, PLACING


def placing() -> AcquireScenario:
    return position("SS.o", hands={0: "4B 9I"})


def founding() -> AcquireScenario:
    scenario = placing()
    scenario.decide(place("4B"))
    return scenario


def merging() -> AcquireScenario:
    """Z and H of three, S and F of two meet at 4C; the survivor is to be chosen."""
    scenario = position(
        """
        ..ZZ....
        ...Z....
        .SS.HHH.
        ...F....
        ...F....
        """,
        hands={0: "4C"},
        shares={SACKSON: [1], ZETA: [24], HYDRA: [4, 3], FUSION: [1]},
    )
    scenario.decide(place("4C"))
    return scenario


def disposing() -> AcquireScenario:
    scenario = merging()
    scenario.decide(survive(ZETA))
    return scenario


def settling() -> AcquireScenario:
    scenario = disposing()
    scenario.decide(dispose(), dispose())
    return scenario


def buying() -> AcquireScenario:
    shares = {SACKSON: [25], HYDRA: [0, 1], PHOENIX: [0, 1]}
    scenario = position("SS.HH.PP", hands={0: "9I"}, shares=shares, cash={0: 300})
    scenario.decide(place("9I"))
    return scenario


def ending() -> AcquireScenario:
    return position(LARGE, hands={0: "12I"})


def announced() -> AcquireScenario:
    scenario = ending()
    scenario.decide(ANNOUNCE)
    return scenario


def over() -> AcquireScenario:
    scenario = announced()
    scenario.decide(place("12I"), DONE)
    return scenario


def anothers_turn() -> AcquireScenario:
    """Seat 1 disposes in seat 0's turn; the end could be announced."""
    scenario = position(LARGE, hands={0: "3G"}, shares={SACKSON: [0, 1], HYDRA: [0, 1]})
    scenario.decide(place("3G"), survive(ZETA), settle(HYDRA))
    assert scenario.game.actor == 1
    return scenario


REFUSALS: list[tuple[Callable[[], AcquireScenario], int, str, str, dict[str, int]]] = [
    (over, place("9I"), "A31", "over", {}),
    (over, ANNOUNCE, "A31", "over", {}),
    (placing, CODES, "A9", "unknown", {}),
    (placing, -1, "A9", "unknown", {}),
    (placing, DONE, "A9", "not_now", {"phase": PLACING}),
    (placing, found(ZETA), "A9", "not_now", {"phase": PLACING}),
    (buying, place("9I"), "A9", "not_now", {"phase": BUYING}),
    (buying, survive(SACKSON), "A9", "not_now", {"phase": BUYING}),
    (buying, settle(SACKSON), "A9", "not_now", {"phase": BUYING}),
    (buying, dispose(sell=1), "A9", "not_now", {"phase": BUYING}),
    (placing, place("8C"), "A10", "not_held", {"tile": tile("8C")}),
    (placing, place("1A"), "A10", "not_held", {"tile": tile("1A")}),
    (founding, found(SACKSON), "A11", "on_board", {"corporation": SACKSON}),
    (lambda: position(SEVEN, hands={0: "2E 12I"}), place("2E"), "A13", "blocked", {"tile": 49}),
    (merging, survive(SACKSON), "A16", "not_largest", {"corporation": SACKSON}),
    (merging, survive(QUANTUM), "A16", "not_largest", {"corporation": QUANTUM}),
    (lambda: position(TWO_SAFE, hands={0: "2B 12I"}), place("2B"), "A17", "dead", {"tile": 13}),
    (
        disposing,
        dispose(sell=3, trade=2),
        "A23",
        "too_many",
        {"corporation": HYDRA, "held": 4, "wanted": 5},
    ),
    (disposing, dispose(trade=4), "A23", "bank_short", {"corporation": ZETA, "left": 1}),
    (settling, settle(ZETA), "A24", "not_next", {"corporation": ZETA}),
    (settling, settle(HYDRA), "A24", "not_next", {"corporation": HYDRA}),
    (buying, buy(ZETA), "A26", "off_board", {"corporation": ZETA}),
    (buying, buy(SACKSON), "A26", "sold_out", {"corporation": SACKSON}),
    (
        buying,
        buy(PHOENIX),
        "A27",
        "too_dear",
        {"corporation": PHOENIX, "price": 400, "cash": 300},
    ),
    (placing, ANNOUNCE, "A30", "not_final", {}),
    (placing, LEAVE, "A30", "not_announced", {}),
    (announced, ANNOUNCE, "A30", "announced", {}),
    (anothers_turn, ANNOUNCE, "A30", "not_your_turn", {"seat": 0}),
]


@pytest.mark.parametrize(
    ("at", "decision", "rule", "reason", "details"),
    REFUSALS,
    ids=[f"{case[2]}_{case[3]}" for case in REFUSALS],
)
def test_refusals_name_the_rule_the_reason_and_the_numbers(
    at: Callable[[], AcquireScenario],
    decision: int,
    rule: str,
    reason: str,
    details: dict[str, int],
) -> None:
    scenario = at()
    before = scenario.game.snapshot()
    refusal = scenario.game.refusal(scenario.game.actor, decision)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == (rule, reason, details)
    assert scenario.game.snapshot() == before


def test_A9_who_is_not_asked_cannot_decide_anything() -> None:
    scenario = position("SS", turn=1, hands={0: "5I", 1: "7I", 2: "9I"})
    for seat, decision in [(0, place("5I")), (2, place("9I")), (0, place("7I")), (0, ANNOUNCE)]:
        refusal = scenario.game.refusal(seat, decision)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("A9", "not_asked")
        assert refusal.details == {"seat": 1}


def test_A10_a_tile_not_held_is_refused_the_same_wherever_it_is() -> None:
    """Not even blocked or dead is said of a tile that is not one's own."""
    scenario = position(TWO_SAFE, hands={0: "12I", 1: "2B"})
    for name in ("2B", "3B", "1A", "9G"):
        assert scenario.refusal(place(name)) == ("A10", "not_held")
