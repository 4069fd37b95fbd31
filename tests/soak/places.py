"""Where people play while things break: servers, their database, and what can happen to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tests.server.balancers import HAProxy
from tests.server.postgres import Postgres
from tests.server.relay import Relay
from tests.server.server import Server, Site
from tests.soak import faults


class Place(NamedTuple):
    servers: Sequence[Site]  # that people connect to
    database: str
    faults: Mapping[str, faults.Fault]


def on_sqlite(folder: Path, stack: ExitStack) -> Place:
    database, offset = folder / "tables.db", folder / "offset"
    server = stack.enter_context(Server(database, 0, faults.skewed_by(offset)))
    kinds = {
        "kills": faults.kill([server]),
        "torn logs": faults.tear_log(server, database),
        "full disks": faults.fill_disk(server, database),
        "set clocks": faults.skew_clock(offset),
    }
    return Place([server], str(database), kinds)


def on_postgres(folder: Path, stack: ExitStack) -> Place:
    postgres = stack.enter_context(Postgres(folder))
    setting = faults.skewed_by(folder / "offset")
    one = stack.enter_context(Server(postgres.address, 0, setting))
    two = stack.enter_context(Server(postgres.address, 0, setting, "--workers=2"))
    kinds = {
        "kills": faults.kill([one, two]),
        "outages": lambda _: postgres.restart(),
        "stopped workers": faults.stop_worker(two),
        "set clocks": faults.skew_clock(folder / "offset"),
    }
    return Place([one, two], postgres.address, kinds)


def on_hosts(folder: Path, stack: ExitStack, away: float = 6.0) -> Place:
    """Two hosts and at times a third behind HAProxy; one of them reaches the database by a line
    that is cut for so many seconds."""
    postgres = stack.enter_context(Postgres(folder))
    relay = stack.enter_context(Relay(postgres.address))
    addresses = (relay.address, postgres.address, postgres.address)
    one, two, third = (stack.enter_context(Server(it)) for it in addresses)
    balancer = stack.enter_context(HAProxy(folder, [one, two, third]))
    third.drain()
    kinds = {
        "kills": faults.kill_for([one, two], away),
        "drains": faults.drain([one, two]),
        "additions": faults.add_or_take_away(third),
        "partitions": faults.cut(relay, away),
        "outages": lambda _: postgres.restart(),
    }
    return Place([balancer], postgres.address, kinds)


def on_hosts_for_long(folder: Path, stack: ExitStack) -> Place:
    return on_hosts(folder, stack, away=30.0)
