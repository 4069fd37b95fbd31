"""``tontine verify``, of games whose chance came from a key."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.cli.command import tontine
from tests.play.test_review import play_on
from tontine.cli.verify import report
from tontine.play.fair import commitment
from tontine.play.match import Match, new_match
from tontine.play.save import save
from tontine.play.words import words

KEY = "5e" * 32


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    save(play_on(new_match("acquire", ["Ada", "Bruno"], key=KEY), 1), path)
    return path


def test_it_proves_that_chance_came_from_the_key(file: Path) -> None:
    done = tontine("verify", str(file))
    assert done.returncode == 0
    assert f"all chance follows from the key with the hash {commitment(KEY)}" in done.stdout
    told = json.loads(tontine("verify", str(file), "--json").stdout)
    assert told["commitment"] == commitment(KEY)


def test_it_finds_chance_that_did_not(file: Path) -> None:
    """The game is sound, its key is not that of its chance."""
    other = "e5" * 32
    text = file.read_text().replace(KEY, other).replace(commitment(KEY), commitment(other))
    file.write_text(text)
    done = tontine("verify", str(file))
    assert done.returncode == 1
    assert "is not sound: line 2: chance brought" in done.stderr
    assert done.stdout == ""


def test_of_a_game_by_seed_it_says_nothing_of_the_kind(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(new_match("acquire", 2, 1), path)
    assert "key" not in tontine("verify", str(path)).stdout


SCORES = {
    "acquire": {"en": r"\d\. \S+: \$\d+,\d{3}$", "it": r"\$\d+\.\d{3}$", "fr": r"\d\s\d{3}\s\$$"},
    "ponzi": {"en": r"\d points?$", "it": r"\d punt[oi]$", "fr": r"\d points?$"},
    "greed": {"en": r"\d points?$", "it": r"\d punt[oi]$", "fr": r"\d points?$"},
}


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("game", SCORES)
def test_scores_are_in_the_unit_of_the_game_and_in_the_language_of_the_reader(
    game: str, language: str
) -> None:
    match = _finished(game)
    lines = report(match, "game.jsonl", words(language, game))
    assert words(language, game)("title") in lines[0]
    assert len(lines) == 1 + len(match.seats)
    for line in lines[1:]:
        assert re.search(SCORES[game][language], line), line


@cache
def _finished(game: str) -> Match:
    return play_on(new_match(game, 3, 1), 1)


def test_it_says_who_was_a_bot() -> None:
    match = new_match("acquire", ["Ada", "Bruno"], 1)
    match.bots = [None, "normal"]
    lines = report(match, "game.jsonl", words("en", "acquire"))
    assert lines[0].startswith("game.jsonl: sound; an unfinished game of Acquire")
    assert lines[-1] == "  Ada, Bruno (bot normal)"
