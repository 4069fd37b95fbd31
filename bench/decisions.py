"""What a decision costs the server at a table of four people, in ms of CPU, as a game grows longer.

    .venv/bin/python bench/decisions.py [--games acquire ponzi greed] [--rounds 5] [--profile]

Bots play a game first, which is not measured. Then it is played again, as often as said, at a
table with a client for each seat: a decision is checked and carried out, its row encoded, and every
client is sent what changed for it: view, events and story, encoded. Sockets and the database are
left out. Of each decision the least of all rounds counts; what is printed are means of ten of them.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import tracemalloc
from collections.abc import Iterator
from statistics import fmean
from time import process_time_ns

import msgspec

from tontine import is_compiled
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.rules.chance import Rng
from tontine.table.client_view import Attendance, ClientView
from tontine.table.commands import decided, started
from tontine.table.entries import Created, Place, Row
from tontine.table.serve import calm_collector
from tontine.table.table import Table

NAMES = ["Ada", "Bruno", "Clara", "Dario"]
EVERYBODY = Attendance(frozenset(NAMES), ())
Decisions = list[tuple[int, Decision]]


class Sitting:
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
    sitting, rng = Sitting(game), Rng(7)
    match = sitting.table.playing
    bots = [make_bot(game, bot, rng) for _ in NAMES]
    made: Decisions = []
    while not match.over:
        owing = match.owing
        seat = owing[match.version % len(owing)]
        decision = bot_decision(match, seat, bots[seat], rng)
        match.decide(seat, decision)
        made.append((seat, decision))
    return made


def costs(game: str, made: Decisions) -> Iterator[float]:
    """Of each decision, in ms."""
    sitting = Sitting(game)
    for seat, decision in made:
        began = process_time_ns()
        sitting.decide(seat, decision)
        yield (process_time_ns() - began) / 1e6


def kept(game: str, made: Decisions) -> int:
    """The bytes that a table holds at the end, without its clients."""
    sitting = Sitting(game)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seat, decision in made:
        change = decided(sitting.table.playing, seat, decision)
        row = Row(sitting.table.rows, NAMES[seat], str(sitting.table.rows), change.entry)
        sitting.table.apply(row, change.attempt)
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
    calm_collector()  # as the server does
    print(f"ms of CPU for a decision, {'compiled' if is_compiled() else 'plain Python'}")
    for game in args.games:
        made = recorded(game, args.bot)
        rounds = [list(costs(game, made)) for _ in range(args.rounds)]
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
            profile.runcall(list, costs(game, made))
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
