"""Running the real command."""

from __future__ import annotations

import subprocess
import sys


def tontine(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tontine", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
    )
