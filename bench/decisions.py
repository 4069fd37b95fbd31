"""What a decision costs the server at a table of four people, in ms of CPU, as a game grows longer.

    .venv/bin/python bench/decisions.py [--games GAME ...] [--rounds 5] [--profile]

Bots play a game first, which is not measured. Each round then plays it again at a table with a
client for each seat: a decision is checked and carried out, its row encoded, and every client is
sent its view, events and story, encoded. Sockets and the database are left out. Of each decision
the fastest round counts; what is printed are means over ten decisions. Each round runs in a process
of its own, because views are cached, and at a server no game is played twice.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import multiprocessing
import pstats
import tracemalloc
from statistics import fmean
from time import process_time_ns

import msgspec

from tontine import is_compiled
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.rules.chance import Rng
from tontine.server.common.memory import tune_gc
from tontine.server.entries import Created, Place, Row
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.commands import Presence, decided, started
from tontine.server.tables.state import Table

NAMES = ["Ada", "Bruno", "Clara", "Dario"]
EVERYBODY = Presence(frozenset(NAMES))
Decisions = list[tuple[int, Decision]]


class BenchTable:
    """A table with a client for each seat."""

    def __init__(self, game: str) -> None:
        title = TITLES[game]
        created = Created(
            game=game,
            options=check_options(title, {}),
            public=False,
            host=NAMES[0],
            names={name: name for name in NAMES},
            seats=[Place("person", name) for name in NAMES],
            key="07" * 32,
        )
        self.table = Table("t", [Row(0, None, None, created)])
        self.table.apply(Row(1, None, None, started(created, NAMES)))
        self.sent = 0  # bytes
        self._clients = [ClientView(name, self._send) for name in NAMES]
        self.show()

    def _send(self, message: bytes) -> None:
        self.sent += len(message)

    def show(self) -> None:
        for client in self._clients:
            client.update(self.table, EVERYBODY, "")

    def decide(self, seat: int, decision: Decision) -> None:
        change = decided(self.table.playing, seat, decision)
        row = Row(self.table.rows, NAMES[seat], str(self.table.rows), change.entry)
        msgspec.json.encode(row)
        self.table.apply(row, change.attempt)
        self.show()


def recorded(game: str, bot: str) -> Decisions:
    """A game of bots."""
    table, rng = BenchTable(game), Rng(7)
    match = table.table.playing
    bots = [make_bot(game, bot, rng) for _ in NAMES]
    made: Decisions = []
    while not match.over:
        owing = match.owing
        seat = owing[match.version % len(owing)]
        decision = bot_decision(match, seat, bots[seat], rng)
        match.decide(seat, decision)
        made.append((seat, decision))
    return made


def costs(game: str, made: Decisions) -> list[float]:
    """Of each decision, in ms."""
    table, spent = BenchTable(game), []
    for seat, decision in made:
        began = process_time_ns()
        table.decide(seat, decision)
        spent.append((process_time_ns() - began) / 1e6)
    return spent


def kept(game: str, made: Decisions) -> int:
    """The bytes that a table holds at the end, without its clients."""
    table = BenchTable(game)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seat, decision in made:
        change = decided(table.table.playing, seat, decision)
        row = Row(table.table.rows, NAMES[seat], str(table.table.rows), change.entry)
        table.table.apply(row, change.attempt)
    del change, row
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(TITLES), choices=list(TITLES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--profile", action="store_true", help="where the time goes, too")
    args = parser.parse_args()
    tune_gc()  # as the server does
    print(f"ms of CPU for a decision, {'compiled' if is_compiled() else 'plain Python'}")
    for game in args.games:
        made = recorded(game, args.bot)
        with multiprocessing.get_context("fork").Pool(1, maxtasksperchild=1) as pool:
            rounds = pool.starmap(costs, [(game, made)] * args.rounds, chunksize=1)
        best = [min(each) for each in zip(*rounds, strict=True)]
        figures = [
            f"{label} {fmean(part):.2f} (at most {max(part):.2f})"
            for label, part in (
                ("at the 10th", best[5:15]),
                ("at the 100th", best[95:105]),
                ("at the last", best[-11:-1]),
                ("all", best),
            )
            if part
        ]
        print(f"{game}, {len(made)} decisions: {', '.join(figures)}")
        print(f"  it keeps {kept(game, made) / 1000:,.0f} kB")
        if args.profile:
            profile = cProfile.Profile(process_time_ns, 1e-9)
            profile.runcall(costs, game, made)
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
