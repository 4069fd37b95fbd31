"""``make soak``: hours of it, outside of ``make test``.

python -m tests.soak --kills 1000
python -m tests.soak --kills 1000 --postgres    two servers, and a database that goes away
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.soak.chaos import Chaos, Tally
from tests.table.postgres import Postgres
from tests.table.server import Server


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill servers while people play.")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    began = monotonic()

    def report(tally: Tally) -> None:
        print(f"\r{_told(tally)}, {monotonic() - began:.0f} s ", end="", file=sys.stderr)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="tontine-")))
        database, outage = str(folder / "tables.db"), None
        if wanted.postgres:
            postgres = stack.enter_context(Postgres(folder))
            database, outage = postgres.address, postgres.restart
        servers = [stack.enter_context(Server(database)) for _ in range(1 + wanted.postgres)]

        async def run() -> Tally:
            chaos = Chaos(servers, database, wanted.seed, outage)
            await chaos.run(wanted.kills, wanted.tables, report)
            return chaos.tally

        tally = asyncio.run(run())
    print(f"\n{_told(tally)}: every log replays to what everybody saw, nothing is lost")


def _told(tally: Tally) -> str:
    return (
        f"{tally.kills} kills, {tally.outages} outages, {tally.reconnections} reconnections, "
        f"{tally.decisions} decisions acknowledged, {tally.games} games, "
        f"{tally.finished} to their end"
    )


if __name__ == "__main__":
    main()
