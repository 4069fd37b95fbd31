"""``make soak``: hours of it, outside of ``make test``.

python -m tests.soak --faults 4000              a thousand kills, and as many of three other faults
python -m tests.soak --faults 4000 --postgres    two servers, one of two processes, and a database
                                                 that goes away
python -m tests.soak --faults 1000 --only kills  one kind of fault alone
python -m tests.soak --faults 100 --hosts        two hosts and at times a third behind HAProxy;
                                                 one is cut off from the database for 30 seconds
python -m tests.soak --minutes 60               as many as happen in an hour
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import ExitStack
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from tests.soak.chaos import Chaos
from tests.soak.person import Tally
from tests.soak.places import on_hosts_for_long, on_postgres, on_sqlite


def main() -> None:
    parser = argparse.ArgumentParser(description="Break servers while people play.")
    parser.add_argument("--faults", type=int, default=4000)
    parser.add_argument("--minutes", type=float, help="after which there are no more faults")
    parser.add_argument("--only", metavar="KIND", action="append", help="may be repeated")
    parser.add_argument("--tables", type=int, default=6, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--postgres", dest="place", action="store_const", const=on_postgres)
    where.add_argument("--hosts", dest="place", action="store_const", const=on_hosts_for_long)
    parser.set_defaults(place=on_sqlite)
    wanted = parser.parse_args()
    began = monotonic()

    def report(tally: Tally) -> None:
        print(f"\r{_told(tally)}, {monotonic() - began:.0f} s ", end="", file=sys.stderr)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="tontine-")))
        place = wanted.place(folder, stack)

        kinds = wanted.only or list(place.faults)
        if set(kinds) - set(place.faults):
            parser.error(f"the faults are {', '.join(place.faults)}")
        faults = {kind: place.faults[kind] for kind in kinds}

        async def run() -> Tally:
            chaos = Chaos(place.servers, place.database, faults, wanted.seed)
            ends = inf if wanted.minutes is None else began + wanted.minutes * 60
            await chaos.run(wanted.faults, wanted.tables, report, lambda: monotonic() < ends)
            return chaos.tally

        tally = asyncio.run(run())
    print(f"\n{_told(tally)}: every log replays to what everybody saw, all exactly once, in order")


def _told(tally: Tally) -> str:
    faults = ", ".join(f"{name} {number}" for name, number in tally.faults.items())
    back = "".join(
        f"; {name} people were back after {median(took):.1f} s, the last one after {max(took):.1f}"
        for name, took in (("moved", tally.moved), ("lost", tally.lost))
        if took
    )
    return (
        f"{faults}; {tally.reconnections} reconnections, {tally.decisions} decisions and "
        f"{tally.others} other commands acknowledged, {tally.games} games, "
        f"{tally.finished} to their end{back}"
    )


if __name__ == "__main__":
    main()
