"""A save file is read in a process of its own, with limits on its time and memory: whoever made the
file may mean harm, and the tables go on meanwhile."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE

import msgspec

from tontine.play.errors import Refused
from tontine.server.entries import Row
from tontine.server.tables.loading import rows_of
from tontine.server.tables.state import Table
from tontine.server.wire.lobby import LoadGame

CPU_SECONDS = 10  # the longest games take one; each reader of the table plays it again
MEMORY = 1 << 30  # bytes of address space; a server that is idle takes a tenth of it
LONGEST = 120.0  # seconds, on a machine that is busy
COMMAND = (sys.executable, "-m", "tontine.server.tables.load_process")


async def load_in_process(person: str, request: LoadGame) -> list[Row]:
    """The log of the new table; Refused if the file is not right, or takes too much to read."""
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    try:
        asked = msgspec.json.encode((person, request))
        said, _ = await asyncio.wait_for(process.communicate(asked), LONGEST)
    except TimeoutError:
        said = b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    answer = pickle.loads(said) if process.returncode == 0 and said else None
    if answer is None:
        raise Refused("", "save_too_long", {})
    if isinstance(answer, Refused):
        raise answer
    rows: list[Row] = answer
    return rows


def main() -> None:
    _limit_resources()
    person, request = msgspec.json.decode(sys.stdin.buffer.read(), type=tuple[str, LoadGame])
    answer: list[Row] | Refused
    try:
        answer = rows_of(person, request)
        Table("", answer)  # as everybody who comes to the table will load it
    except Refused as refused:
        answer = refused
    sys.stdout.buffer.write(pickle.dumps(answer))


def _limit_resources() -> None:
    """The system ends a process that goes beyond these."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main()
