"""A little of what ``make soak`` does for hours."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.chaos import Chaos
from tests.table.postgres import Postgres
from tests.table.server import Server


def test_logs_replay_to_what_everybody_saw_whatever_was_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def run(server: Server) -> None:
        chaos = Chaos([server], database, seed=4)
        await chaos.run(kills=1, tables=3, report=lambda _: None)
        assert chaos.tally.decisions > 0

    with Server(database) as server:
        asyncio.run(run(server))


def test_so_they_do_with_two_servers_and_a_database_that_goes_away() -> None:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        Postgres(Path(folder)) as postgres,
        Server(postgres.address) as one,
        Server(postgres.address) as two,
    ):

        async def run() -> None:
            chaos = Chaos([one, two], postgres.address, 4, postgres.restart)
            await chaos.run(kills=1, tables=1, report=lambda _: None, outages=1)
            assert chaos.tally.decisions > 0

        asyncio.run(run())
