"""How long it takes to imagine a state: not on average, but at its worst.

    python bench/imagine.py --games 100

Games of 3 to 5 bots; before every fourth decision each seat imagines a state, the same one five
times. The shortest of the five counts, which is right on a busy machine, too.
"""

from __future__ import annotations

import argparse
from time import perf_counter_ns

from tontine.arena.bot_game import BotGame, Watcher
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
from tontine.rules.game import Game

EVERY = 4  # decisions
REPEATED = 5


class Imaginer(Watcher):
    """Watches games, and imagines."""

    def __init__(self) -> None:
        self.taken: list[int] = []  # nanoseconds
        self._asked = 0

    def begins(self, game: Game) -> None:
        pass

    def asks(self, game: Game) -> None:
        self._asked += 1
        if self._asked % EVERY == 0:
            for seat in range(game.seats):
                self.taken.append(min(self._time(game, seat) for _ in range(REPEATED)))

    def ends(self, game: Game) -> None:
        pass

    def _time(self, game: Game, seat: int) -> int:
        rng = Rng(self._asked)
        started = perf_counter_ns()
        game.imagine(seat, rng)
        return perf_counter_ns() - started


def main() -> None:
    parser = argparse.ArgumentParser(description="How long it takes to imagine a state.")
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--names", default=",".join(TITLES))
    options = parser.parse_args()
    for name in options.names.split(","):
        title, imaginer = TITLES[name], Imaginer()
        for seed in range(options.games):
            seats = 3 + seed % 3
            names, chosen = ["normal"] * seats, check_options(title, {})
            BotGame(title, chosen, seed, names, Rng(seed), imaginer).play()
        taken = sorted(imaginer.taken)
        parts = (0.5, 0.99, 0.999)
        told = [f"{part:.1%} in {taken[int(part * len(taken))] / 1000:.1f}" for part in parts]
        worst = f"all in {taken[-1] / 1000:.1f} µs"
        print(f"{name:8} {len(taken):,} imagined: {', '.join(told)}, {worst}", flush=True)


if __name__ == "__main__":
    main()
