"""No card of the house set makes a later one, or another of its ten, pointless."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rules.greed.test_given import HOUSE

Card = dict[str, Any]

CARDS: dict[int, Card] = {card["number"]: card for card in HOUSE["asset"]}
TRACKS: dict[str, list[int]] = {name: good["track"] for name, good in HOUSE["goods"].items()}


def units(goods: dict[str, int]) -> list[str]:
    return [good for good, count in goods.items() for _ in range(count)]


def is_never_dearer(one: str, other: str) -> bool:
    """Whether a good costs no more than another at any two prices of their tracks."""
    return one == other or TRACKS[one][-1] <= TRACKS[other][0]


def covers(cheap: list[str], dear: list[str]) -> bool:
    """Whether each of some goods can be paired with one of the others that is never cheaper."""
    if not cheap:
        return True
    return any(
        is_never_dearer(cheap[0], dear[place])
        and covers(cheap[1:], dear[:place] + dear[place + 1 :])
        for place in range(len(dear))
    )


def dominates(one: Card, other: Card) -> bool:
    """Whether it makes no less of worth, from no more, at every price there can be."""
    makes = covers(units(other.get("makes") or other["to"]), units(one.get("makes") or one["to"]))
    return makes and covers(units(one.get("from", {})), units(other.get("from", {})))


def asset(makes: dict[str, int], takes: dict[str, int] | None = None) -> Card:
    return {"makes": makes} if takes is None else {"from": takes, "to": makes}


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (asset({"coal": 2}), asset({"coal": 2}), True),
        (asset({"coal": 3}), asset({"coal": 2}), True),
        (asset({"coal": 2}), asset({"coal": 3}), False),
        (asset({"coal": 2}), asset({"steel": 2}), False),  # sometimes the dearer one
        (asset({"loans": 2}, {"land": 1, "houses": 1}), asset({"loans": 2}, {"houses": 2}), True),
        (asset({"loans": 2}, {"houses": 2}), asset({"loans": 2}, {"land": 1, "houses": 1}), False),
        (
            asset({"railroads": 2}, {"coal": 1, "steel": 1}),
            asset({"railroads": 2}, {"coal": 1, "steel": 2}),
            True,
        ),
        (asset({"houses": 2}), asset({"houses": 2}, {"sand": 1}), True),
    ],
)
def test_what_it_means_to_dominate(one: Card, other: Card, expected: bool) -> None:
    assert dominates(one, other) == expected


@pytest.mark.rule("G5")
def test_no_card_is_dominated_by_an_earlier_one_or_by_one_of_its_ten() -> None:
    pairs = [
        (one, other)
        for one, other in permutations(CARDS, 2)
        if (one < other or one // 10 == other // 10) and dominates(CARDS[one], CARDS[other])
    ]
    assert pairs == []
