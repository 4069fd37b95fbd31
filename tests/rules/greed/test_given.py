"""What the rulebooks state of the cards stands in the house set, however it is balanced.

``test_components`` holds the prices, the symbols, and the numbers of the assets.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tontine.rules.chance import Chance, Rng
from tontine.rules.greed import layout as at
from tontine.rules.greed import year
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.components import GOOD_NAMES, HAND
from tontine.rules.greed.game import set_up

HOUSE: dict[str, Any] = tomllib.loads(house_text())
ASSETS: dict[str, dict[str, Any]] = {asset["name"]: asset for asset in HOUSE["asset"]}
COMPANIES: dict[int, dict[str, Any]] = {one["number"]: one for one in HOUSE["company"]}


def test_G3_the_companies_that_are_given() -> None:
    assert sorted(COMPANIES) == list(range(10))
    assert COMPANIES[0]["trend"] == {"sand": 1}
    assert COMPANIES[1]["name"] == "SoShitty Generale"


@pytest.mark.rule("G5")
def test_forty_assets_in_four_tens() -> None:
    assert sorted(asset["number"] for asset in ASSETS.values()) == list(range(10, 50))


@pytest.mark.rule("G10")
@pytest.mark.parametrize(
    ("name", "trend"),
    [
        ("Mineral Rich Area", {"microchips": -2}),
        ("Coal Mine", {"railroads": 1}),
        ("Steel Foundry", {"blah_blah": 2}),
        ("Railroad Tycoon", {"blah_blah": -1}),
    ],
)
def test_the_trends_that_are_given(name: str, trend: dict[str, int]) -> None:
    assert ASSETS[name]["trend"] == trend


@pytest.mark.rule("G10")
@pytest.mark.parametrize(
    ("names", "good", "before", "after"),
    [
        (["Mineral Rich Area"], "microchips", 1, -1),
        (["Steel Foundry", "Railroad Tycoon"], "blah_blah", -3, -1),
        (["Railroad Tycoon", "Steel Foundry"], "blah_blah", -3, -1),
        (["Steel Foundry"], "blah_blah", -3, 0),
    ],
)
def test_the_examples_of_the_rulebook(names: list[str], good: str, before: int, after: int) -> None:
    """Played with the given cards, announced in one year by the first players."""
    cards = read_cards(house_text())
    game = set_up(3, Chance(Rng(1)), cards)
    game.numbers[at.TREND + GOOD_NAMES.index(good)] = before
    game.open_company(0, 0)  # whose bid is waited for
    indifferent = [
        asset["number"]
        for asset in ASSETS.values()
        if good not in asset["trend"] and asset["name"] not in names
    ]
    played = [ASSETS[name]["number"] for name in names] + indifferent
    for seat in range(3):
        game.numbers[at.HELD + seat * HAND] = played[seat]
    year.go_on(game, year.ANNOUNCEMENTS)
    assert game.trend(GOOD_NAMES.index(good)) == after


@pytest.mark.rule("G16")
def test_what_the_assets_that_are_given_produce() -> None:
    assert ASSETS["Coal Mine"]["makes"] == {"coal": 2}
    assert set(ASSETS["Marketing Agency"]["makes"]) == {"blah_blah"}
    assert {"Small Land Owner", "Sand Pit", "Project Developer"} <= set(ASSETS)


@pytest.mark.rule("G19")
def test_what_the_assets_that_are_given_process() -> None:
    assert ASSETS["Railroad Tycoon"]["from"] == {"coal": 1, "steel": 2}
    assert ASSETS["Railroad Tycoon"]["to"] == {"railroads": 2}
    assert "from" in ASSETS["Mortgage Bank"]
