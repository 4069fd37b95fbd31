"""Running a program of the tests as plain Python, to compare it with the compiled build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tontine import is_compiled

ROOT = Path(__file__).parents[1]

# The compiled run compares both builds; the plain run would do the same again.
when_compiled = pytest.mark.skipif(not is_compiled(), reason="the compiled run compares the builds")


def run_plainly(module: str, *arguments: str) -> str:
    """What the module prints when the rules run as plain Python."""
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "TONTINE_PLAIN": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout
