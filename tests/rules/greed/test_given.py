"""What the rulebooks state of the cards stands in the house set, however it is balanced.

``test_components`` holds the prices and the symbols.
"""

from __future__ import annotations

import re
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


# Card by card, the fields that a rulebook states.
GIVEN: dict[str, dict[str, Any]] = {
    "MadF": {"trend": {"sand": 1}},
    "SoShitty Generale": {},
    "Small Land Owner": {},
    "Sand Pit": {},
    "Mineral Rich Area": {"trend": {"microchips": -2}},
    "Coal Mine": {"number": 20, "makes": {"coal": 2}, "trend": {"railroads": 1}},
    "Steel Foundry": {"number": 21, "trend": {"blah_blah": 2}},
    "Project Developer": {"number": 25},
    "Mortgage Bank": {"number": 30},
    "Railroad Tycoon": {
        "number": 36,
        "from": {"coal": 1, "steel": 2},
        "to": {"railroads": 2},
        "trend": {"blah_blah": -1},
    },
    "Marketing Agency": {"number": 48, "makes": {"blah_blah": 1}},
}


@pytest.mark.rule("G5", "G10", "G16", "G19")
@pytest.mark.parametrize("name", GIVEN)
def test_what_a_rulebook_states_of_a_card_is_on_it(name: str) -> None:
    (card,) = [it for it in [*HOUSE["company"], *HOUSE["asset"]] if it["name"] == name]
    assert {field: card[field] for field in GIVEN[name]} == GIVEN[name]


def test_just_what_a_rulebook_states_is_marked_as_given() -> None:
    marks = re.findall(r'^name = "(.+)"  # given: ([a-z, ]+)', house_text(), re.MULTILINE)
    marked = {name: set(fields.split(", ")) for name, fields in marks}
    assert marked == {name: {"name", *fields} for name, fields in GIVEN.items()}
    elsewhere = [line for line in house_text().splitlines() if "given:" in line]
    assert len(elsewhere) == len(GIVEN) + 5  # three prices, two metals: see test_components


def test_G3_companies_0_to_9() -> None:
    assert [one["number"] for one in HOUSE["company"]] == list(range(10))


@pytest.mark.rule("G5")
def test_forty_assets_in_four_tens() -> None:
    assert sorted(asset["number"] for asset in ASSETS.values()) == list(range(10, 50))


@pytest.mark.rule("G19")
def test_the_mortgage_bank_processes() -> None:
    assert "from" in ASSETS["Mortgage Bank"]


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
