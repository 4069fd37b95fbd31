"""What a second host costs: CPU time of hosts for one decision, with PostgreSQL and HAProxy.

    .venv/bin/python -m bench.hosts [--tables 12] [--seconds 20] [--rounds 3]

Four people at each table decide by chance, after a pause, so that every set-up has the same to do.
Measured in turns: one host; two behind HAProxy as documented, which sends all sockets of a table to
one; two behind HAProxy that deals sockets out evenly, so that half of them are let through; and two
that cannot reach each other, so that both serve every table. Only hosts count, not HAProxy and
PostgreSQL. The ratio is to one host in the same round.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from bench.server import Meter, Table
from tests.server.balancers import HAProxy
from tests.server.postgres import Postgres
from tests.server.server import Server, Site

NOWHERE = "--address=127.0.0.1:9"
BY_TABLE = "balance hash var(txn.table)"
SETUPS = ("one host", "two, by table", "two, dealt out", "two, apart")


class Evenly(HAProxy):
    def whole(self, config: str, folder: Path) -> str:
        assert BY_TABLE in config
        return super().whole(config, folder).replace(BY_TABLE, "balance roundrobin")


class Hosts:
    """What the bench of the server asks of one."""

    def __init__(self, hosts: list[Server], site: Site) -> None:
        self._hosts = hosts
        self._site = site
        self.port = site.port

    def cpu(self) -> float:
        return sum(time.clock_gettime(~host.pid << 3 | 2) for host in self._hosts)

    def create_table(self) -> tuple[str, str]:
        made = self._site.create_table([{"kind": "me"}, *[{"kind": "open"}] * 3])
        return made["table"], made["token"]


def set_up(name: str, stack: ExitStack) -> Hosts:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tontine-bench-")))
    database = stack.enter_context(Postgres(folder)).address
    options = [NOWHERE] if name == "two, apart" else []
    count = 1 if name == "one host" else 2
    hosts = [stack.enter_context(Server(database, 0, "", *options)) for _ in range(count)]
    kind = HAProxy if name in ("one host", "two, by table") else Evenly
    return Hosts(hosts, stack.enter_context(kind(folder, hosts)))


async def idle(hosts: Hosts, seconds: float) -> float:
    """ms of CPU a second without any table."""
    await asyncio.sleep(2)
    spent = hosts.cpu()
    await asyncio.sleep(seconds)
    return (hosts.cpu() - spent) / seconds * 1000


async def measure(hosts: Hosts, number: int, seconds: float, pause: float) -> tuple[float, int]:
    """ms of CPU for a decision, and how many there were."""
    meter = Meter(hosts)
    tables = [Table(hosts, meter, pause) for _ in range(number)]
    for table in tables:
        await table.open()
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(2)
    meter.decisions, spent = 0, hosts.cpu()
    await asyncio.sleep(seconds)
    used, decisions = hosts.cpu() - spent, meter.decisions
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    return used / decisions * 1000, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=0.3)
    parser.add_argument("--setups", nargs="*", default=list(SETUPS), choices=SETUPS)
    args = parser.parse_args()
    ratios: dict[str, list[float]] = {name: [] for name in SETUPS}
    for _ in range(args.rounds):
        one = 0.0
        for name in args.setups:
            with ExitStack() as stack:
                hosts = set_up(name, stack)
                rest = asyncio.run(idle(hosts, args.seconds / 2))
                cost, decisions = asyncio.run(measure(hosts, args.tables, args.seconds, args.pause))
            one = one or cost
            ratios[name].append(cost / one)
            rate = decisions / args.seconds
            print(
                f"{name}: {cost:.2f} ms a decision at {rate:.0f} a second, {cost / one:.2f}; "
                f"{rest:.1f} ms a second without any",
                flush=True,
            )
    for name, found in ((it, ratios[it]) for it in args.setups):
        print(f"{name}: {median(found):.2f} ({min(found):.2f} to {max(found):.2f})")


if __name__ == "__main__":
    main()
