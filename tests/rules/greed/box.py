"""A set of cards to test with, whose numbers are easy to reckon with.

The house set may be re-balanced; what is tested with this one does not depend on it. Goods are
written as one says them: ``goods("2 coal 1 steel")``.
"""

from __future__ import annotations

import json
from functools import cache

from tontine.rules.greed.cardfile import read_cards
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import GOOD_NAMES

Goods = dict[str, int]
Asset = tuple[str, str, str]  # what it uses up, what it yields, its trend

LETTERS = "ABCDEFGHI"

# The trends of 0, 1 and 2 on coal only agree if they are added up before they are clamped.
COMPANIES = {
    0: "1 land 2 coal",
    1: "1 sand 2 coal",
    2: "1 houses -3 coal",
    3: "1 steel",
    4: "1 cotton",
    5: "1 textiles",
    6: "1 microchips -2 land",
    7: "1 loans",
    8: "1 railroads",
    9: "2 blah_blah",
}

ASSETS: dict[int, Asset] = {
    10: ("", "2 coal", "1 coal"),
    11: ("", "1 land 1 sand", "1 coal -1 sand"),
    12: ("", "3 cotton", "2 cotton"),
    13: ("", "1 land", "2 cotton"),
    14: ("", "1 steel", "-3 cotton"),
    15: ("2 coal", "1 steel", "-3 steel"),
    16: ("1 coal 1 steel", "2 railroads", "-2 steel"),
    17: ("1 sand", "1 houses", "1 houses"),
    18: ("1 houses", "2 loans", "1 loans"),
    19: ("", "4 land", "-1 land"),
    **{
        number: (
            "",
            f"1 {GOOD_NAMES[number % 11]}",
            f"{1 if number % 2 else -1} {GOOD_NAMES[(number + 3) % 11]}",
        )
        for number in range(20, 50)
    },
}


def goods(words: str) -> Goods:
    """``2 coal 1 steel``; a number at the end is money."""
    said = words.split()
    things = dict(zip(said[1::2], map(int, said[::2]), strict=False))
    if len(said) % 2:
        things["money"] = int(said[-1])
    return things


def asset(number: int) -> dict[str, object]:
    takes, makes, trend = ASSETS[number]
    fields: dict[str, object] = {"number": number, "name": f"Asset {number}", "trend": goods(trend)}
    if takes:
        fields |= {"from": goods(takes), "to": goods(makes)}
    else:
        fields["makes"] = goods(makes)
    if number % 10 in (3, 9):
        fields["without"] = [4] if number % 10 == 3 else [3, 4]
    return fields


def price(good: str, step: int) -> int:
    """On the track of a good; every good has its own last digit."""
    return 10 * (step + 1) + GOOD_NAMES.index(good) % 10


def track(good: str) -> list[int]:
    steps = 5 if good == "land" else 9
    return [price(good, step) for step in range(steps)]


def symbols(first_bid: int, points: int, change: int) -> dict[str, object]:
    """Symbol A has the trend of the first good, and so on."""
    cards = [
        {
            "letter": letter,
            "name": f"Symbol {letter}",
            "points": points + place,
            "trend": {GOOD_NAMES[place]: change},
        }
        for place, letter in enumerate(LETTERS)
    ]
    return {"first_bid": first_bid, "symbols": cards}


def fields() -> dict[str, object]:
    """The whole set, as a file says it."""
    return {
        "name": "plain",
        "goods": {good: {"start": price(good, 3), "track": track(good)} for good in GOOD_NAMES},
        "company": [
            {"number": number, "name": f"Company {number}", "trend": goods(trend)}
            for number, trend in COMPANIES.items()
        ],
        "asset": [asset(number) for number in range(10, 50)],
        "gold": symbols(50, 8, -1),
        "silver": symbols(30, 4, 2),
    }


@cache
def box() -> CardSet:
    return read_cards(json.dumps(fields()))
