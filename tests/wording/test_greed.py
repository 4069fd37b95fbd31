"""What only Greed Incorporated says."""

import pytest

from tontine.play.greed.cards import HOUSE_CARDS
from tontine.play.greed.names import symbol_name
from tontine.play.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_a_table_have_numbers(language: str) -> None:
    details: dict[str, object] = {"asset": 20, "company": 3}
    text = words(language).refusal("G27", "not_its_asset", details)
    assert "20" in text
    assert "3" in text


def test_the_english_names_are_those_of_the_cards() -> None:
    cards, english = HOUSE_CARDS, words("en", "greed")
    assert [english(f"asset-{it}") for it in range(10, 50)] == cards.asset_names[10:]
    symbols = [english(f"symbol-{symbol_name(symbol)}") for symbol in range(18)]
    assert symbols == [*cards.gold_names, *cards.silver_names]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "5,000M"), ("it", "5.000M"), ("fr", "5\u202f000\u00a0M")]
)
def test_greed_counts_in_millions(language: str, text: str) -> None:
    assert words(language, "greed").money(5000) == text
