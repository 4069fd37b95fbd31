"""Bad usage is one line on stderr that says what would be right, and exit code 2."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command import Done, tontine, tontine_started

BAD = {
    "simulate acquire --players 9": "2 to 6 players, not 9",
    "simulate acquire --players 1": "2 to 6 players, not 1",
    "simulate chess": "choose from acquire",
    "simulate acquire --seats normal,clever": "choose from random, novice, easy, normal",
    "simulate acquire --seats normal,normal --players 3": "does not fit",
    "simulate acquire --option holdings=secret": "cannot be “secret”; choose from open, hidden",
    "simulate acquire --option colour=red": "choose from holdings, names",
    "simulate acquire --option holdings": "NAME=VALUE",
    "simulate acquire --seed -1": "from 0 to 4611686018427387903",
    "simulate acquire --seed 99999999999999999999": "from 0 to 4611686018427387903",
    "simulate acquire --seed x": "--seed needs a whole number",
    "simulate acquire --games 0": "from 1 to",
    "simulate acquire --workers 0": "from 1 to 1024",
    "simulate": "GAME is missing",
    "bench acquire --players 7": "2 to 6 players, not 7",
    "bench acquire --seconds 0": "from 0.1 to 3600",
    "bench go": "choose from acquire",
    "arena": "GAME is missing",
    "arena acquire": "--seats is missing",
    "arena chess --seats easy,easy": "choose from acquire",
    "arena acquire --seats easy,clever": "choose from random",
    "arena acquire --seats easy": "2 to 6 players, not 1",
    "arena acquire --seats easy,easy --games 0": "from 1 to",
    "arena acquire --seats easy,easy --workers 0": "from 1 to 1024",
    "arena acquire --seats easy,easy --seed -1": "from 0 to",
    "arena acquire --seats easy,easy --option holdings=secret": "choose from open, hidden",
    "arena acquire --seats easy,easy --games 2 --out /nowhere/there": "there is no such file",
    "arena train": "GAME is missing",
    "arena train acquire --weights chess": "choose from value, master, hard",
    "arena train acquire --games 0": "from 1 to",
    "arena train acquire --seed -1": "from 0 to",
    "arena train acquire --workers 0": "from 1 to 1024",
    "arena acquire --seats easy,normal@9": "normal has no playouts to set",
    "arena ladder": "GAME is missing",
    "arena ladder acquire --levels easy": "two levels or more",
    "arena ladder acquire --levels easy,easy": "each of them once",
    "arena ladder acquire --levels easy,clever": "choose from random",
    "arena ladder acquire --players 2,many": "such as 2,4, not 2,many",
    "arena ladder acquire --players 2,9": "2 to 6 players, not 9",
    "arena ladder acquire --deals 0": "--deals is a number from 1",
    "arena ladder acquire --page /nowhere/there": "there is no such file",
    "verify nothing-there.jsonl": "nothing-there.jsonl: there is no such file",
    "replay nothing-there.jsonl": "nothing-there.jsonl",
    "play chess": "choose from acquire",
    "play acquire --seats me,nobody": "nobody",
    "play acquire --seats me": "2 to 6 players",
    "play acquire --option holdings=secret": "choose from open, hidden",
    "play acquire --seed -3": "from 0 to",
    "play acquire --lang de": "en, it, fr",
    "dance": "no command “dance”",
    "simulate acquire --frobnicate": "no option --frobnicate",
    "simulate acquire --sed 1": "no option --sed;",
    "simulate acquire here there": "too much was given: here there",
    "simulate acquire --seed": "--seed needs a value",
    "simulate acquire --json=3": "--json takes no value",
    "bench acquire --seconds soon": "--seconds needs a number",
}


# Found by the parser, by a command of ours, by the system.
STARTED = ("dance", "play acquire --seats me", "verify nothing-there.jsonl")


@pytest.mark.parametrize("words", BAD)
def test_bad_usage(words: str) -> None:
    _is_told(tontine(*words.split()), BAD[words])


@pytest.mark.parametrize("words", STARTED)
def test_bad_usage_of_the_real_command(words: str) -> None:
    _is_told(tontine_started(*words.split()), BAD[words])


def _is_told(done: Done, problem: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("tontine: ")
    assert done.stderr.count("\n") == 1
    assert problem in done.stderr


# The same in the other languages; nothing of the libraries' English is left in it.
TRANSLATED = {
    "simulate acquire --seed x": ("--seed vuole un numero intero", "un nombre entier pour --seed"),
    "verify nothing-there.jsonl": ("questo file o questa cartella", "ce fichier ou ce dossier"),
    "simulate chess": ("nessun gioco si chiama «chess»", "appelle «\N{NBSP}chess"),
    "dance": ("un comando «dance»", "pas de commande"),
    "simulate": ("manca GAME", "il manque GAME"),
    "serve --port 70000": ("--port è al massimo 65535", "--port vaut au plus 65535"),
}


@pytest.mark.parametrize("line", TRANSLATED)
def test_bad_usage_is_said_in_the_language_of_the_reader(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in zip(("it", "fr"), TRANSLATED[line], strict=True):
        monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
        done = tontine(*line.split())
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert text in done.stderr


def test_the_language_asked_for_counts_even_where_something_else_is_wrong() -> None:
    for line in ("play acquire --lang fr --seed x", "play acquire --seed x --lang=fr"):
        assert "un nombre entier pour --seed" in tontine(*line.split()).stderr
    assert "nessun gioco" in tontine("play", "chess", "--lang", "it").stderr


def test_a_broken_file_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"tontine":1,"game":"acquire"}\n')
    done = tontine("verify", str(file))
    assert done.returncode == 1
    assert "line 1" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    done = tontine("verify", str(tmp_path))
    assert done.returncode == 2
    assert str(tmp_path) in done.stderr


def test_it_says_what_there_is() -> None:
    done = tontine_started("--help")
    assert done.returncode == 0
    for command in ("serve", "play", "simulate", "arena", "bench", "replay", "verify"):
        assert command in done.stdout


def test_help_shows_examples_that_work() -> None:
    """Every example is a command that is understood."""
    for words in (["--help"], ["arena", "--help"]):
        told = tontine(*words).stdout
        shown = [line.strip() for line in told.partition("Examples:")[2].splitlines()]
        examples = [shlex.split(re.split(r" {3,}", line)[0]) for line in shown if line]
        assert len(examples) >= 3
        for _, *example in examples:
            if example:
                assert tontine(*example[:2], "--help").returncode == 0, example
                options = [word for word in example if word.startswith("--")]
                helped = tontine(*example[:1], *example[1:2], "--help").stdout
                if words == ["--help"]:
                    helped += tontine(example[0], "match", "--help").stdout
                assert all(option in helped for option in options), example
    assert '"tontine arena GAME" is short for' in tontine("arena", "--help").stdout


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("tontine sim", ["simulate"]),
        ("tontine play ac", ["acquire"]),
        ("tontine arena match gre", ["greed"]),
        ("tontine play ponzi --lang i", ["it"]),
        ("tontine play acquire --seats me,har", ["me,hard"]),
        ("tontine play acquire --seats Ada=m", ["Ada=master", "Ada=me"]),
        ("tontine simulate acquire --seats normal,e", ["normal,easy", "normal,expert"]),
    ],
)
def test_words_are_completed(
    typed: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_TONTINE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split()) - 1))
    assert sorted(tontine().stdout.split()) == sorted(wanted)
