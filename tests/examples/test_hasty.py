"""The smallest useful bot, in a package of its own: found, tried, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.installed import BOT, environment, install
from tests.examples.test_tulips import run


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("site")
    install(folder, BOT)
    return environment(folder, BOT)


def test_it_keeps_to_what_is_asked_of_a_bot(installed: dict[str, str]) -> None:
    done = run(["tontine", "conformance", "acquire.hasty", "--decisions", "40"], installed)
    assert done.returncode == 0, done.stdout
    assert "400 decisions in 10 games: legal" in done.stdout


def test_it_beats_chance(installed: dict[str, str]) -> None:
    words = ["--seats", "hasty,random", "--games", "20", "--workers", "1", "--seed", "1"]
    done = run(["tontine", "simulate", "acquire", *words, "--json"], installed)
    assert done.returncode == 0, done.stderr
    assert '"bot":"hasty","wins":' in done.stdout


def test_without_being_installed_it_is_not_there(tmp_path: Path) -> None:
    done = run(["tontine", "conformance", "acquire.hasty"], environment(tmp_path))
    assert done.returncode == 2
    assert "hasty" in done.stderr
