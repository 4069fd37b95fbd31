"""A temporary PostgreSQL server, run with the system's programs in a folder deleted afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

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


class Postgres:
    """Running until it is left; ``address`` is what ``--database`` takes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = programs()
        self._somebody = _as_other_user(folder)
        self._data = str(folder / "data")
        self.address = f"postgresql+asyncpg://tontine@/postgres?host={folder}"
        make = [f"{self._programs}/initdb", "--auth=trust", "--username=tontine", "--no-sync"]
        make += ["--pgdata", self._data]
        subprocess.run([*self._somebody, *make], check=True, capture_output=True, cwd=folder)
        self.start()

    def start(self) -> None:
        run = [f"{self._programs}/postgres", "-D", self._data, "-k", str(self._folder)]
        run += ["-c", "listen_addresses=", "-c", "fsync=off"]
        self._server = subprocess.Popen(
            [*self._somebody, *run], cwd=self._folder, stderr=subprocess.DEVNULL
        )
        look = [f"{self._programs}/pg_isready", "--quiet", "--timeout=1", f"--host={self._folder}"]
        while subprocess.run(look, check=False).returncode != 0:
            assert self._server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)

    def stop(self) -> None:
        """At once: whoever is connected is cut off."""
        self._server.send_signal(signal.SIGINT)
        self._server.wait()

    def restart(self) -> None:
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def running_postgres(folder: Path) -> Iterator[str]:
    """Its address, as ``--database`` takes it."""
    with Postgres(folder) as postgres:
        yield postgres.address
