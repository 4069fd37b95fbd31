"""A temporary PostgreSQL server, run with the system's programs in a folder deleted afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

PROGRAMS = "usr/lib/postgresql/*/bin/initdb"
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to be run by root


def programs() -> Path:
    """Where initdb and postgres are."""
    found = sorted(Path("/").glob(PROGRAMS))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    if initdb is None:
        pytest.skip("PostgreSQL is not installed; on Debian: apt install postgresql")
    return Path(initdb).resolve().parent


def _as_other_user(folder: Path) -> list[str]:
    """The prefix that runs a command as a user other than root, who is given the folder."""
    if os.geteuid() != 0:
        return []
    for name in UNPRIVILEGED:
        with suppress(LookupError):
            shutil.chown(folder, name)
            return ["setpriv", f"--reuid={name}", "--clear-groups"]
    pytest.skip("there is nobody here but root, whom PostgreSQL refuses")


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """Its address, as ``--database`` takes it."""
    bin, somebody, data = programs(), _as_other_user(folder), str(folder / "data")
    make = [f"{bin}/initdb", "--auth=trust", "--username=tontine", "--no-sync", "--pgdata", data]
    subprocess.run([*somebody, *make], check=True, capture_output=True, cwd=folder)
    run = [f"{bin}/postgres", "-D", data, "-k", str(folder)]
    run += ["-c", "listen_addresses=", "-c", "fsync=off"]
    server = subprocess.Popen([*somebody, *run], cwd=folder, stderr=subprocess.DEVNULL)
    look = [f"{bin}/pg_isready", "--quiet", "--timeout=1", f"--host={folder}"]
    try:
        while subprocess.run(look, check=False).returncode != 0:
            assert server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        yield f"postgresql+asyncpg://tontine@/postgres?host={folder}"
    finally:
        server.terminate()
        server.wait()
