"""A saved match, told and walked through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import tontine
from tests.cli.positions import never, random_match
from tests.play.test_review import play_on
from tontine.cli.replay import WAYS, find_seat, next_turn, story, walk
from tontine.cli.terminal.games import terminal_of
from tontine.play.errors import BadMatch
from tontine.play.match import Match, new_match
from tontine.play.save import save
from tontine.play.words import LANGUAGES, words


@pytest.fixture(scope="module")
def match() -> Match:
    return random_match(never, 3, 2, {"holdings": "hidden"})


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replay") / "game.jsonl"
    save(match, path)
    return path


def told(file: Path, *arguments: str) -> str:
    done = tontine("replay", str(file), "--lang", "en", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_an_onlooker_reads_no_tiles_drawn(file: Path) -> None:
    story = told(file)
    assert "draw" not in story
    assert "You " not in story
    assert "Ada plays" in story
    assert "(A32)" in story
    assert story == told(file, "--as", "onlooker")


def test_a_seat_reads_its_own_tiles_only(file: Path, match: Match) -> None:
    story = told(file, "--as", "2")
    assert "You draw" in story
    assert "Ada draws" not in story
    assert "Bruno plays" not in story
    assert "You play" in story
    assert story == told(file, "--as", "bruno")
    own = {str(entry.event.fields["tile"]) for entry in match.log(1) if entry.event.event == "drew"}
    drawn = {tile for line in re.findall(r"You draw ([^.]*)", story) for tile in _tiles(line)}
    assert drawn == own


def _tiles(text: str) -> list[str]:
    return re.findall(r"\d+[A-I]", text)


def test_other_languages(file: Path) -> None:
    assert "Turno 1: " in told(file, "--lang", "it")
    assert "Tour 1" in told(file, "--lang", "fr")


def test_finding_a_seat(match: Match) -> None:
    assert find_seat(match, "1") == 0
    assert find_seat(match, "CHLOÉ") == 2
    assert find_seat(match, "onlooker") is None
    for nobody in ("0", "4", "Zoe", ""):
        with pytest.raises(BadMatch, match="1 Ada, 2 Bruno"):
            find_seat(match, nobody)


def test_the_next_turn(match: Match) -> None:
    version = next_turn(match, 0)
    assert version > 0
    table = match.view(None, version).table
    assert table.turns > match.view(None, 0).table.turns
    assert next_turn(match, match.version) == match.version


def test_a_seat_called_onlooker_keeps_its_secrets() -> None:
    match = new_match("acquire", ["Onlooker", "Ada"], 1)
    assert find_seat(match, "onlooker") is None
    assert find_seat(match, "1") == 0


WALKS = {"en": "next back turn end quit", "it": "avanti indietro turno fine esci"}
WALKS["fr"] = "suivant précédent tour fin quitter"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_walks_by_words_of_ones_own_language_or_by_their_first_letters(language: str) -> None:
    match, spoken = play_on(new_match("acquire", 2, 1), 1), words(language)
    last = match.version
    there = [6, 4, next_turn(match, 5), last, None]
    own = WALKS[language].split()
    short = [spoken(f"word-walk-{way}").split(",")[1].strip() for way in WAYS]
    for said in (own, [word.upper() for word in own], WALKS["en"].split(), short):
        assert [walk(match, 5, word, spoken) for word in said] == [(it, "") for it in there]
    assert walk(match, 5, "", spoken) == (6, "")
    assert walk(match, last, "", spoken) == (last, "")
    assert walk(match, 0, WALKS[language].split()[1], spoken) == (0, "")
    assert walk(match, 5, "3", spoken) == (3, "")
    assert walk(match, 5, "99999", spoken) == (last, "")
    assert walk(match, 5, "sideways", spoken) == (5, spoken("unclear-walk", last=last))
    for letter in short:
        assert letter in spoken("unclear-walk", last=last)


def test_the_story_says_who_was_a_bot() -> None:
    match = new_match("acquire", ["Ada", "Bruno"], 1)
    assert "bot" not in story(match, terminal_of(match, None, words("en")))[0]
    match.bots = [None, "easy"]
    assert story(match, terminal_of(match, None, words("en")))[0] == "Ada, Bruno (bot easy)"
