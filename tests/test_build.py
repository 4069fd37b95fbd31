"""One installed package, two ways to run it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import tontine
from tontine.rules.acquire import game

WANTED_PLAIN = os.environ.get("TONTINE_PLAIN", "0") not in ("", "0")


def has_compiled_modules() -> bool:
    folder = Path(tontine.__file__).parent / "rules"
    return any((folder / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def test_this_run_is_what_it_was_asked_to_be() -> None:
    assert tontine.is_compiled() == (has_compiled_modules() and not WANTED_PLAIN)


def test_all_modules_of_the_rules_are_of_one_kind() -> None:
    is_source = str(game.__file__).endswith(".py")
    assert is_source == (not tontine.is_compiled())


@pytest.mark.parametrize("plain", ["1", "0"])
def test_the_version_says_which_build_runs(plain: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tontine", "--version"],
        env={**os.environ, "TONTINE_PLAIN": plain},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = plain == "0" and has_compiled_modules()
    build = "compiled" if compiled else "plain Python"
    assert done.stdout == f"tontine {tontine.__version__} ({build})\n"


def test_the_example_in_the_package_docstring_plays_a_whole_game() -> None:
    example = str(tontine.__doc__).partition(":\n\n")[2]
    scope: dict[str, object] = {}
    exec(compile("if True:\n" + example, "docstring", "exec"), scope)
    match = scope["match"]
    assert isinstance(match, tontine.Match)
    assert match.over
