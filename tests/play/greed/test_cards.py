"""The cards of Greed Incorporated as an option of a match."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tontine.play.greed.cards import HOUSE, cards_of, house_fields
from tontine.play.greed.names import GOOD_NAMES
from tontine.play.greed.phrases import units
from tontine.play.greed.speech import GreedSpeech
from tontine.play.match import new_match
from tontine.play.save import dump, parse
from tontine.play.words import LANGUAGES, words
from tontine.rules.greed import cardfile

SEATS = ["Ada", "Bruno", "Chloe"]

# A fresh process, in which no set was read, and threads that take turns at every chance.
READING = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from tontine.play.greed.cards import HOUSE, HOUSE_CARDS, cards_of

sys.setswitchinterval(1e-6)
together = Barrier(4)

def read(_):
    together.wait()
    return cards_of(HOUSE) is HOUSE_CARDS

with ThreadPoolExecutor(4) as threads:
    read_at_once = list(threads.map(read, range(4)))
print(*read_at_once, cards_of(HOUSE) is HOUSE_CARDS)
"""


def test_tables_that_are_loaded_at_once_have_the_same_house_set() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True"] * 5


# -- sets of one's own -------------------------------------------------------------


def another_set(**changes: Any) -> str:
    """The house set with other fields: ``asset_48={...}``, ``coal={...}``, ``gold_a={...}``."""
    fields = json.loads(json.dumps(house_fields()))
    for what, change in changes.items():
        kind, _, which = what.partition("_")
        if kind in ("asset", "company"):
            (part,) = [it for it in fields[kind] if str(it["number"]) == which]
        elif kind in ("gold", "silver"):
            (part,) = [it for it in fields[kind]["symbols"] if it["letter"] == which.upper()]
        else:
            part = fields["goods"][what]
        part.update(change)
    return json.dumps(fields)


def speech(cards: str, language: str) -> GreedSpeech:
    return GreedSpeech(words(language, "greed"), cards_of(cards), SEATS, 0)


OLDER = another_set(asset_48={"makes": {"blah_blah": 3}})


def test_a_game_of_an_older_house_set_is_replayed_with_its_cards() -> None:
    match = new_match("greed", 3, 1, options={"cards": OLDER})
    for _ in range(30):
        seat = match.owing[0]
        match.decide(seat, match.view(seat).asks[0].choices[0].decision)
    again = parse(dump(match).encode())
    assert again.version == match.version
    assert again.game.snapshot() == match.game.snapshot()
    assert again.options == match.options != new_match("greed", 3, 1).options


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_called_as_in_the_house_set_is_translated_with_it(language: str) -> None:
    mine, house = speech(OLDER, language), speech(HOUSE, language)
    assert mine.asset(48) == house.asset(48) == words(language, "greed")("asset-48")
    assert mine.symbol("gold-a") == house.symbol("gold-a")
    assert mine.units("coal", 2) == house.units("coal", 2)
    assert mine.company(3) == house.company(3) == "Endrun"


BOX = another_set(
    coal={"name": {"en": "black gold", "it": "oro nero"}},
    company_3={"name": {"it": "Fuga S.p.A.", "en": "Enrush"}},
    asset_20={"name": "Pit"},
    gold_a={"name": {"fr": "Bolide", "en": "Coupe"}},
)


@pytest.mark.parametrize(
    ("language", "coal", "company", "asset", "symbol"),
    [
        ("en", "black gold", "Enrush", "Pit", "Coupe"),
        ("it", "oro nero", "Fuga S.p.A.", "Pit", "Bolide"),
        ("fr", "black gold", "Fuga S.p.A.", "Pit", "Bolide"),
    ],
)
def test_a_set_names_things_as_its_box_does_in_each_language(
    language: str, coal: str, company: str, asset: str, symbol: str
) -> None:
    """In a language without a name the first one stands."""
    mine = speech(BOX, language)
    assert mine.good("coal") == mine.good("coal", ".short") == coal
    assert mine.units("coal", 2) == mine.say(units("coal", 2)) == f"2 {coal}"
    assert mine.company(3) == company
    assert mine.asset(20) == asset
    assert mine.symbol("gold-a") == symbol
    own = new_match("greed", 3, 1, options={"cards": BOX}).view(0).table.names.own[language]
    named = {"good-coal": coal, "company-3": company, "asset-20": asset, "symbol-gold-a": symbol}
    assert own == named


def test_a_set_may_name_things_in_every_language_there_is() -> None:
    assert cardfile.LANGUAGES == LANGUAGES
    assert all(len(good) <= cardfile.LONGEST_GOOD for good in GOOD_NAMES)
