"""All games beside each other in one run: decisions a second, as ratios to those of the first.

They take turns, so that a busy machine is busy for all of them.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

from tontine import is_compiled
from tontine.play.match import check_options
from tontine.play.titles import TITLES
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Game, play_games

PLAYERS = (3, 4, 5)
SECONDS = 0.3  # about, for each game and round
ROUNDS = 9


def model(name: str, players: int) -> Game:
    title = TITLES[name]
    game: Game = title.set_up(players, Chance(Rng(0)), check_options(title, {}))
    return game


def rate(game: Game, first_seed: int, games: int) -> float:
    started = perf_counter()
    decisions = int(play_games(game, first_seed, games))
    return decisions / (perf_counter() - started)


def games_for(game: Game) -> int:
    started = perf_counter()
    play_games(game, 1, 20)
    return max(1, round(20 * SECONDS / (perf_counter() - started)))


def main() -> None:
    print(f"decisions a second in the kernel, {'compiled' if is_compiled() else 'plain Python'}")
    first = next(iter(TITLES))
    for players in PLAYERS:
        models = {name: model(name, players) for name in TITLES}
        counts = {name: games_for(game) for name, game in models.items()}
        rounds = [
            {
                name: rate(game, 1 + turn * counts[name], counts[name])
                for name, game in models.items()
            }
            for turn in range(ROUNDS)
        ]
        print(f"{players} players")
        for name in TITLES:
            speed = median(one[name] for one in rounds)
            ratio = median(one[name] / one[first] for one in rounds)
            print(f"  {name:8} {speed:12,.0f}   {ratio:.2f} of {first}")


if __name__ == "__main__":
    main()
