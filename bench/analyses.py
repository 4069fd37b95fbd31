"""Whether a hundred games that wait to be gone through keep those waiting who play meanwhile.

    .venv/bin/python -m bench.analyses [--games 100] [--tables 20] [--seconds 20] [--rounds 5]

In each round two servers, one after the other, in turns which is first: at both, people at tables
of four think for half a second and decide. At one of them so many games of bots are over that the
coach has not seen, and somebody has looked at each, so that all of them are queued. What is
compared is when 99 of 100 decisions have been seen by the others; other work on the machine moves
that more than the coach does, so the median of the rounds' ratios is told, and the least and the
largest.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile

from bench.server import Meter, Person, Server, Table, quantile
from tontine.bots.seats import bot_decision, make_bot
from tontine.games import GAMES
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.server.entries import Created, Place, Row
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.tables.loading import entries_of

SEATS = ["Ada", "Bruno", "Chloé", "Dario"]
THINKS = 0.5  # seconds
SETTLES = 3.0  # seconds until everybody plays
KEY = "ab" * 32


def finished() -> Match:
    match, rng = new_match(GAMES[0], SEATS, key=KEY), Rng(1)
    bots = [make_bot(GAMES[0], "normal", rng) for _ in SEATS]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


async def lay(folder: str, match: Match, games: int) -> list[str]:
    """The tables of games that are over, in the database that the server is going to open."""
    store = await Store.open(database_url(f"{folder}/tables.db"))
    created = Created(
        game=match.title.name,
        options=dict(match.options),
        public=False,
        host="ada",
        names={"ada": SEATS[0]},
        seats=[Place("person", "ada"), *(Place("bot", bot="normal", name=it) for it in SEATS[1:])],
        key=KEY,
    )
    entries = [created, *entries_of(match)]
    names = [f"over{number}" for number in range(games)]
    for name in names:
        rows = [Row(version, None, None, entry) for version, entry in enumerate(entries)]
        await store.append(Written(name, row) for row in rows)
    await store.close()
    return names


async def play(server: Server, over: list[str], tables: int, seconds: float) -> list[float]:
    """How long others waited for a decision, in ms."""
    meter = Meter(server)
    for name in over:  # looked at, and so gone through
        looker = Person(meter)
        await looker.connect(server, name)
        await looker.close()
    seated = [Table(server, meter, THINKS) for _ in range(tables)]
    for table in seated:
        await table.open()
    playing = [asyncio.create_task(table.play()) for table in seated]
    await asyncio.sleep(SETTLES)
    meter.waits = []
    await asyncio.sleep(seconds)
    waits = meter.waits
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for table in seated:
        await table.close()
    return waits


def measured(match: Match, games: int, tables: int, seconds: float) -> list[float]:
    with tempfile.TemporaryDirectory(prefix="tontine-bench-") as folder:
        over = asyncio.run(lay(folder, match, games))
        server = Server(folder)
        try:
            return asyncio.run(play(server, over, tables, seconds))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    match, ratios = finished(), []
    for number in range(args.rounds):
        order = (0, args.games) if number % 2 == 0 else (args.games, 0)
        waits = {it: measured(match, it, args.tables, args.seconds) for it in order}
        alone, beside = (quantile(waits[it], 0.99) for it in (0, args.games))
        halves = [quantile(waits[it], 0.5) for it in (0, args.games)]
        ratios.append(beside / alone)
        print(
            f"99 of 100 within {alone:.1f} ms, with {args.games} games queued {beside:.1f} ms; "
            f"half within {halves[0]:.1f} and {halves[1]:.1f} ms; {len(waits[0])} and "
            f"{len(waits[args.games])} decisions",
            flush=True,
        )
    middle = statistics.median(ratios)
    print(f"ratio {middle:.2f} (from {min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
