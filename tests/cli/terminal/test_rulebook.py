"""What ``help`` says about the game and its rules."""

from __future__ import annotations

import pytest

from tests.wording import terminal_of
from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.rulebook import explain
from tontine.games import GAMES
from tontine.play.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_leads_to_how_it_is_played(game: str, language: str) -> None:
    terminal = terminal_of(game, language, 0)
    word = terminal.words("word-howto")
    assert explain("", terminal)[-1].endswith(f" {word}")
    page = explain(word, terminal)
    assert page[0] == terminal.words("howto-aim.heading")
    assert page[-1].endswith(")")


def test_a_rule_is_told_with_its_heading_and_its_table() -> None:
    heading, text, heads, *rows = explain("a3", terminal_of("acquire", "it", 0))
    assert (heading, text[:4]) == ("Il materiale", "A3: ")
    assert heads.split() == ["Tessere", "Bassa", "Media", "Alta"]
    assert rows[0].split() == ["2", "$200", "$300", "$400"]
    assert rows[-1].split() == ["41+", "$1.000", "$1.100", "$1.200"]
    assert len({len(row) for row in (heads, *rows)}) == 1


@pytest.mark.parametrize(
    ("game", "language", "topic", "first"),
    [
        ("acquire", "en", "merging", "A15"),
        ("acquire", "it", "fus", "A15"),
        ("ponzi", "fr", "échange", "P15"),
        ("greed", "en", "play hard", "G29"),
    ],
)
def test_a_chapter_goes_by_its_heading(game: str, language: str, topic: str, first: str) -> None:
    assert explain(topic, terminal_of(game, language, 0))[1].startswith(first)


@pytest.mark.parametrize("topic", ["A35", "th", "nonsense"])
def test_what_is_no_rule_is_said(topic: str) -> None:
    with pytest.raises(Unclear):
        explain(topic, terminal_of("acquire", "en", 0))
