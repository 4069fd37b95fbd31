"""kill -9 while clocks run: they go on where they were, and nobody pays for the time between."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.server import ME, OPEN, Server, connected
from tontine.server.entries import Interrupted, Replaced, Row
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store
from tontine.server.tables.state import Table

BANK = 2  # seconds
DOWN = BANK + 0.5
QUICK = """
from tontine.server.tables import clocks
from tontine.server import table_server as server
clocks.BANK["live"] = (1, 60)
server.HEARTBEAT = 0.2
"""


async def stored(file: Path, table: str) -> list[Row]:
    store = await Store.open(database_url(str(file)))
    rows = await store.rows(table)
    await store.close()
    return rows


def test_clocks_survive_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(file, 0, QUICK) as server:
        clock = {"kind": "live", "bank": BANK, "bonus": 0}
        created = server.create_table([ME, OPEN], clock=clock)

        async def begin() -> None:
            async with (
                connected(server, created["table"], created["token"]) as ada,
                connected(server, created["table"]) as zoe,
            ):
                await zoe.request("name", name="Zoe")
                await zoe.request("sit", seat=1)
                await ada.request("start")
                await ada.until(lambda: "clocks" in ada.last)

        async def watch() -> None:
            """Both people have gone: their clocks run out, one after the other, and bots play."""
            async with connected(server, created["table"]) as onlooker:
                await onlooker.until(lambda: all(it["ran_out"] for it in onlooker.room["seats"]))

        asyncio.run(begin())
        server.kill()
        time.sleep(DOWN)  # longer than anybody has left
        server.start()
        asyncio.run(watch())
        rows = asyncio.run(stored(file, created["table"]))

    (at,) = [i for i, row in enumerate(rows) if isinstance(row.entry, Interrupted)]
    gap = rows[at].entry
    assert isinstance(gap, Interrupted)
    assert gap.until - gap.since >= DOWN * 1000
    before, after = (Table("table", rows[:end]).clocks for end in (at, at + 1))
    assert before is not None
    assert after is not None
    seat = next(iter(after.running))
    # What passed until the server was last known to run is charged, and no more.
    assert after.left[seat] == before.left[seat] - (gap.since - before.at) > 0
    # Each seat ran out once, when it had nothing left, and never before.
    for end, row in enumerate(rows):
        if isinstance(row.entry, Replaced):
            assert row.entry.ran_out
            table = Table("table", rows[: end + 1])
            assert table.clocks is not None
            assert table.clocks.left[row.entry.seat] == 0
    assert [row.entry.seat for row in rows if isinstance(row.entry, Replaced)].count(seat) == 1
