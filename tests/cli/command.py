"""Running the command: in this process, or as a program of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

import pytest

from tontine.cli import main

Done = subprocess.CompletedProcess[str]


def tontine(*arguments: str, stdin: str | bytes = "") -> Done:
    """What the command does, without the half second that starting Python takes."""
    given = io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin)
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["tontine", *arguments]),
        patch.object(sys, "stdin", io.TextIOWrapper(given, "utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    assert isinstance(ended.value.code, int)
    return Done(arguments, ended.value.code, out.getvalue(), err.getvalue())


def tontine_started(*arguments: str, stdin: str | bytes = "") -> Done:
    """The real thing: started as people start it."""
    done = subprocess.run(
        [sys.executable, "-m", "tontine", *arguments],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        timeout=120,
    )
    return Done(arguments, done.returncode, done.stdout.decode(), done.stderr.decode())
