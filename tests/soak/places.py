"""Where people play while things break: servers, their database, and what can happen to them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tests.server.postgres import Postgres
from tests.server.server import Server
from tests.soak import faults


class Place(NamedTuple):
    servers: list[Server]
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
