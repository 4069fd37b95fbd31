"""The smallest complete game, in a package of its own: found, played, and held to the contract."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.examples.installed import EXAMPLE, environment, install
from tontine.play.words import LANGUAGES
from tontine.testing import CHECKS

ROOT = EXAMPLE.parents[1]
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
USED = re.compile(r'"((?:ask|note|bid|limit|would|confirm|wait)-[a-z-]+)"')


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    return environment(folder)


def run(
    command: Sequence[str], env: dict[str, str], stdin: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        input=stdin,
        env=env,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def test_it_passes_the_conformance_suite(installed: dict[str, str]) -> None:
    done = run(["tontine", "conformance", "tulips"], installed)
    assert done.returncode == 0, done.stdout[-3000:]
    assert len(re.findall(r"^ok ", done.stdout, re.M)) == len(CHECKS)


def test_without_being_installed_it_is_not_there(tmp_path: Path) -> None:
    done = run(["tontine", "play", "tulips"], environment(tmp_path))
    assert done.returncode == 2
    assert "tulips" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_to_the_end_at_the_plain_terminal(
    installed: dict[str, str], language: str
) -> None:
    play = ["tontine", "play", "tulips", "--seed", "3", "--lang", language]
    done = run(play, installed, "hallo\n99\n2 3\nboard\nhelp\n" + "1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "! T4" in done.stdout  # the purse does not hold 99
    assert done.stdout.count("! ") >= 3
    assert re.search(r"^  1 . \w+ +\S+", done.stdout, re.M)  # the standing
    assert "admiral" not in done.stdout  # everything has a name in the language


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_brings_a_lesson(installed: dict[str, str], language: str) -> None:
    """Bids as shown, what is to be read, and the farewell; every message has its words."""
    learn = ["tontine", "learn", "tulips", "--lang", language]
    first = run(learn, installed, "99\n30\n").stdout
    assert first.count("! T4") == 2  # not legal, so it is no question of the lesson
    shown = {"en": "show", "it": "mostra", "fr": "montrer"}[language]
    done = run(learn, installed, f"20\n{shown}\n\n{shown}\n{shown}\n\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("5: ") >= 5 or language == "fr"
    assert "ƒ" in done.stdout
    assert re.search(r"^  1 . Ada +\S+", done.stdout, re.M)  # the pupil wins
    texts = [(EXAMPLE / "tontine_tulips" / "locale" / it / "tulips-learn.ftl") for it in LANGUAGES]
    assert len({tuple(MESSAGE.findall(it.read_text("utf-8"))) for it in texts}) == 1


def test_a_decision_may_be_json(installed: dict[str, str]) -> None:
    play = ["tontine", "play", "tulips", "--seed", "3", "--lang", "en"]
    done = run(play, installed, '{"kind": "bid", "amount": 2}\n{"kind": "bid"}\n')
    assert "You bid ƒ2." in done.stdout
    assert "the field “amount” is missing" in done.stdout


def test_it_is_simulated_saved_and_verified(installed: dict[str, str], tmp_path: Path) -> None:
    done = run(["tontine", "simulate", "tulips", "--games", "20", "--workers", "1"], installed)
    assert done.returncode == 0, done.stderr
    file = str(tmp_path / "match.jsonl")
    play = ["tontine", "play", "tulips", "--seats", "me,random", "--seed", "5", "--lang", "en"]
    done = run(play, installed, "1\n" * 12 + f"save {file}\nquit\n")
    assert done.returncode == 0, done.stderr
    done = run(["tontine", "verify", file], installed)
    assert done.returncode == 0, done.stderr
    done = run(["tontine", "replay", file, "--lang", "en"], installed)
    assert "Round 2" in done.stdout


def test_its_words_are_the_same_in_every_language() -> None:
    folder = EXAMPLE / "tontine_tulips"
    files = {it: (folder / "locale" / it / "tulips.ftl").read_text("utf-8") for it in LANGUAGES}
    messages = {language: MESSAGE.findall(text) for language, text in files.items()}
    assert messages["it"] == messages["en"]
    assert messages["fr"] == messages["en"]
    used = set(USED.findall((folder / "title.py").read_text("utf-8")))
    assert used == {name for name in messages["en"] if USED.fullmatch(f'"{name}"')}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_has_names_for_fields_of_the_table(language: str) -> None:
    package = EXAMPLE / "tontine_tulips"
    fields = set(re.findall(r"^    (\w+): ", (package / "title.py").read_text("utf-8"), re.M))

    def named(language: str) -> set[str]:
        text = (package / "locale" / language / "tulips.ftl").read_text("utf-8")
        return {it.replace("-", "_") for it in re.findall(r"^table-([a-z-]+) = \S", text, re.M)}

    assert named("en")
    assert named("en") - fields == set()
    assert named(language) == named("en")
