"""Measures whichever Tontine it can import, as ``bench/commits.py`` asks: nanoseconds of CPU time.

It uses only what every commit since the first fast one has.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time_ns

from tontine import is_compiled
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game, play_games, time_clones

PLAYERS = 4
MIDGAME = 40  # decisions
GAMES = {"acquire": 700, "ponzi": 2500, "greed": 60}  # some 30 ms
TIMES = 5000


def per_piece(work: Callable[[], int]) -> float:
    """``work`` returns how many pieces it has done."""
    started = process_time_ns()
    pieces = work()
    return (process_time_ns() - started) / pieces


def figures(name: str) -> dict[str, Callable[[], int]]:
    title = TITLES[name]
    model = title.set_up(PLAYERS, Chance(Rng(0)), check_options(title, {}))
    bare, remembering = midgame(model, remember=False), midgame(model, remember=True)

    def loop() -> int:
        choices = Choices()
        drive = drive_by_advancing if hasattr(model, "advance") else drive_by_looking
        return sum(
            drive(new_game(model, seed), choices, Rng(seed))
            for seed in range(1, 1 + GAMES[name] // 4)
        )

    def clone() -> int:
        time_clones(bare, 20 * TIMES)
        return 20 * TIMES

    def imagine() -> int:
        rng = Rng(2)
        for _ in range(TIMES):
            remembering.imagine(0, rng)
        return TIMES

    def new() -> int:
        for seed in range(TIMES):
            new_game(model, seed)
        return TIMES

    return {
        "kernel": lambda: int(play_games(model, 1, GAMES[name])),
        "journal": lambda: int(play_games(model, 1, GAMES[name], True)),
        "loop": loop,
        "clone": clone,
        "imagine": imagine,
        "new": new,
    }


def drive_by_advancing(game: Game, choices: Choices, rng: Rng) -> int:
    """The shortest loop there is; returns how many decisions it took."""
    decisions = 0
    seat = game.actor
    while seat >= 0:
        game.offer(seat, choices)
        seat = game.advance(seat, choices.pick(rng))
        decisions += 1
    return decisions


def drive_by_looking(game: Game, choices: Choices, rng: Rng) -> int:
    """The shortest loop before there was ``advance``."""
    decisions = 0
    while not game.over:
        seat = game.actor
        game.offer(seat, choices)
        game.apply(seat, choices.pick(rng))
        decisions += 1
    return decisions


def new_game(model: Game, seed: int) -> Game:
    game = model.fresh(Chance(Rng(seed)))
    game.deal()
    return game


def midgame(model: Game, remember: bool) -> Game:
    game = model.fresh(Chance(Rng(1)))
    if remember:
        game.remember()
    game.deal()
    choices, rng = Choices(), Rng(1)
    for _ in range(MIDGAME):
        if not game.over:
            game.offer(game.actor, choices)
            game.apply(game.actor, choices.pick(rng))
    return game


def main() -> None:
    if not is_compiled():
        sys.exit("worker: this Tontine is not compiled")
    known = figures(sys.argv[1])
    for line in sys.stdin:
        print(per_piece(known[line.strip()]), flush=True)


if __name__ == "__main__":
    main()
