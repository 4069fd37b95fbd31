"""Sets of cards as an option of a match: the house set, or another one in full."""

from __future__ import annotations

import json
import tomllib
from functools import cache, lru_cache
from typing import Any

from tontine.play.errors import BadMatch
from tontine.play.greed.names import GOOD_NAMES, symbol_name
from tontine.play.words import Phrase
from tontine.rules.greed.cardfile import BadCards, cards_from, house_text, read_cards, read_fields
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import ASSETS, FIRST_ASSET

HOUSE = "house"
GOODS = list(enumerate(GOOD_NAMES))


@cache
def house_fields() -> Any:
    """The house set as plain data."""
    return tomllib.loads(house_text())


# Read when this is imported: tables are loaded in threads, and there must be only one such set.
HOUSE_CARDS = read_cards(house_text())


@lru_cache(maxsize=16)
def cards_of(option: str) -> CardSet:
    """The set of cards that the option of a match stands for."""
    return HOUSE_CARDS if option == HOUSE else read_cards(option)


def read_option(text: str) -> str:
    """Check a set of cards; what is the house set under another name is just called so."""
    if text == HOUSE:
        return text
    try:
        fields = read_fields(text)
        cards_from(fields)
    except BadCards as error:
        raise BadMatch(problem_of(error)) from None
    return HOUSE if fields == house_fields() else json.dumps(fields, ensure_ascii=False)


def problem_of(error: BadCards) -> Phrase:
    """What is wrong with a set of cards, and where."""
    where = [Phrase(f"cards-at-{kind}", {"name": name}) for kind, name in error.where]
    # Numbers as one types them into the file, without separators.
    details = {name: str(it) if isinstance(it, int) else it for name, it in error.details.items()}
    problem = Phrase(f"cards-{error.reason.replace('_', '-')}", details)
    return Phrase("cards-at", {"where": where, "problem": problem}, game="greed")


def record_option(option: str) -> Any:
    """The whole set, so that a save survives a change of the house set."""
    return house_fields() if option == HOUSE else json.loads(option)


def own_names(cards: CardSet, language: str) -> dict[str, str]:
    """What the set calls things by names of its own, by the message that it stands for. All that
    is called as in the house set is translated with it."""
    house = _names_of(HOUSE_CARDS)
    own = {it: name for it, name in _names_of(cards).items() if name and name != house[it]}
    return own | cards.names.get(language, {})


def _names_of(cards: CardSet) -> dict[str, str]:
    """In the language that a set has first."""
    named = {f"good-{good.replace('_', '-')}": cards.good_names[at] for at, good in GOODS}
    named |= {f"company-{at}": name for at, name in enumerate(cards.company_names)}
    named |= {f"asset-{at}": cards.asset_names[at] for at in range(FIRST_ASSET, ASSETS)}
    symbols = enumerate([*cards.gold_names, *cards.silver_names])
    return named | {f"symbol-{symbol_name(at)}": name for at, name in symbols}
