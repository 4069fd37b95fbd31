"""What can go wrong with a server, its machine and its database, brought about on purpose."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.server.relay import Relay
from tests.server.server import Server

STOPPED = 8.0  # seconds that a stopped worker has to be replaced
FULL = 0.7  # seconds that a disk stays full
HOUR = 3_600_000  # milliseconds

Fault = Callable[[Random], None]


def kill(servers: Sequence[Server]) -> Fault:
    """kill -9, and start again."""

    def strike(rng: Random) -> None:
        server = rng.choice(servers)
        server.kill()
        server.start()

    return strike


def kill_for(servers: Sequence[Server], seconds: float) -> Fault:
    """A host dies and is away for a while, in which another serves its tables."""

    def strike(rng: Random) -> None:
        server = rng.choice(servers)
        server.kill()
        time.sleep(seconds)
        server.start()

    return strike


def drain(servers: Sequence[Server]) -> Fault:
    """A host is ended as one ends it, and started again."""

    def strike(rng: Random) -> None:
        server = rng.choice(servers)
        server.drain()
        server.start()

    return strike


def add_or_take_away(server: Server) -> Fault:
    """One more host; or one less, the next time."""

    def strike(rng: Random) -> None:
        if server.exit_code is None:
            server.drain()
        else:
            server.start()

    return strike


def cut(relay: Relay, seconds: float) -> Fault:
    """A host does not reach the database for a while, and is not told so."""

    def strike(rng: Random) -> None:
        relay.cut()
        time.sleep(seconds)
        relay.mend()

    return strike


def tear_log(server: Server, database: Path) -> Fault:
    """A crash in the middle of writing: after what was committed, the write-ahead log ends in half
    a page of something."""

    def strike(rng: Random) -> None:
        server.kill()
        log = database.with_name(f"{database.name}-wal")
        if log.exists():
            with log.open("ab") as file:
                file.write(rng.randbytes(rng.randrange(1, 5000)))
        server.start()

    return strike


def fill_disk(server: Server, database: Path) -> Fault:
    """For a moment no file of the database can grow. The log is written from its start again and
    again, so at times this is noticed and at times not."""

    def strike(rng: Random) -> None:
        log = database.with_name(f"{database.name}-wal")
        size = max(file.stat().st_size for file in (database, log) if file.exists())
        limit = rng.choice([size, max(4096, size // 2)])
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        time.sleep(FULL)
        infinite = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, infinite)

    return strike


def stop_worker(server: Server) -> Fault:
    """One of several processes hangs. If nobody replaces it, it goes on after a while."""

    def strike(rng: Random) -> None:
        worker = rng.choice(server.children())
        os.kill(worker, signal.SIGSTOP)
        deadline = time.monotonic() + STOPPED
        while time.monotonic() < deadline:
            time.sleep(0.1)
            if worker not in server.children():
                return
        os.kill(worker, signal.SIGCONT)

    return strike


def skew_clock(offset: Path) -> Fault:
    """The system's clock is set forward or back by up to an hour."""

    def strike(rng: Random) -> None:
        offset.write_text(str(rng.randint(-HOUR, HOUR)))

    return strike


def skewed_by(offset: Path) -> str:
    """The setting of a server whose clock is off by what the file says, in milliseconds."""
    offset.write_text("0")
    return (
        "import time; from pathlib import Path; import tontine.server.table_server as it\n"
        f"offset = Path({str(offset)!r})\n"
        "def now(time=time, offset=offset):\n"
        "    return time.time_ns() // 1_000_000 + int(offset.read_text() or 0)\n"
        "it.TableServer.__init__.__defaults__ = (now,)\n"
    )
