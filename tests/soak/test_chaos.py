"""A little of what ``make soak`` does for hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.soak.chaos import Chaos
from tests.soak.places import Place, on_hosts, on_postgres, on_sqlite


@pytest.mark.parametrize("place", [on_sqlite, on_postgres, on_hosts])
def test_logs_replay_to_what_everybody_saw_whatever_breaks(
    place: Callable[[Path, ExitStack], Place],
) -> None:
    with TemporaryDirectory(prefix="tontine-") as folder, ExitStack() as stack:
        chosen = place(Path(folder), stack)

        async def run() -> None:
            chaos = Chaos(*chosen, seed=4)
            await chaos.run(len(chosen.faults), 2, report=lambda _: None)
            assert chaos.tally.decisions > 0

        asyncio.run(run())
