"""The rules as players read them: their headings, their tables, and one page for newcomers."""

from __future__ import annotations

import pytest

from tontine.games import GAMES
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, words
from tontine.rules.acquire.components import HYDRA, QUANTUM, SACKSON, TILES, price_at

MOST_WORDS = 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_it_is_played_takes_one_page(game: str, language: str) -> None:
    say, rulebook = words(language, game), TITLES[game].rulebook
    parts = [name for name, _ in rulebook.howto]
    assert parts[0] == "aim"
    assert parts[-1] == "end"
    assert all(say(f"howto-{name}.heading") for name in parts)
    assert sum(len(say(f"howto-{name}").split()) for name in parts) <= MOST_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_the_page_leads_to_rules_that_there_are(game: str) -> None:
    rulebook = TITLES[game].rulebook
    for _, numbers in rulebook.howto:
        assert numbers
        assert list(numbers) == sorted(set(numbers))
        assert set(numbers) <= set(range(1, rulebook.last + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_under_one_heading(game: str) -> None:
    rulebook = TITLES[game].rulebook
    grouped = rulebook.grouped()
    assert [rule for _, rules in grouped for rule in rules] == rulebook.ids
    assert all(rules for _, rules in grouped)
    for language in LANGUAGES:
        headings = [words(language, game)(f"chapter-{name}") for name, _ in grouped]
        assert len(set(headings)) == len(headings)


@pytest.mark.rule("A3")
def test_A3_the_price_table_has_every_size_and_tier() -> None:
    table = TITLES["acquire"].rulebook.table_of("A3")
    assert table is not None
    found = {}
    for size, *prices in table.rows:
        first = size.arguments["size"]
        last = {"sizes-one": first, "sizes-from": TILES}.get(size.message)
        for one in range(first, (last or size.arguments["last"]) + 1):
            found[one] = [cell.arguments["amount"] for cell in prices]
    tiers = (SACKSON, HYDRA, QUANTUM)
    assert found == {size: [price_at(one, size) for one in tiers] for size in range(2, TILES + 1)}
