"""Plain Python and compiled, the rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.conformance.digests import Digests, digests
from tontine import is_compiled

ROOT = Path(__file__).parents[2]


def _elsewhere(module: list[str], plain: bool) -> str:
    """What a program prints when it is run in that mode."""
    environment = {**os.environ, "TONTINE_PLAIN": "1" if plain else "0"}
    command = [sys.executable, *module]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def test_plain_and_compiled_play_the_same_games() -> None:
    compiled = ["-c", "import tontine; print(tontine.is_compiled())"]
    if not is_compiled() and _elsewhere(compiled, plain=False).strip() != "True":
        pytest.skip("no compiled build of the rules is installed")
    output = _elsewhere(["-m", "tests.conformance.digests"], plain=is_compiled())
    other = msgspec.json.decode(output, type=Digests)
    here = digests()
    assert other.compiled != here.compiled
    assert other.games == here.games
