"""A profile run: the games from which the C compiler learns what to make fast (setup.py runs it).

    python tools/profile_run FOLDER    with FOLDER/tontine, compiled to count what runs how often

All games, played in every way that must be fast: at random inside the compiled code, driven
from Python, with a journal, from copies and from imagined states, in batches, and by bots. It needs
only what the compiled code itself needs, because the rest may not be installed where a wheel is
built.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tontine.bots.bot import Bot
    from tontine.rules.chance import Rng
    from tontine.rules.game import Game

SECONDS = 1.0  # for each way to play each game
EVERY = 20  # decisions between two copies


def only_what_is_compiled(package: Path) -> None:
    """Replace ``tontine`` and each game's bots by empty packages, since what their ``__init__``
    imports may not be installed."""
    for folder in (package, *(path.parent for path in package.glob("bots/*/__init__.py"))):
        name = ".".join(folder.relative_to(package.parent).parts)
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__path__ = [str(folder)]


def models() -> dict[str, list[Game]]:
    """By game, with several numbers of seats and options: from the file of each game beside this
    one, since ``TITLES`` needs more than may be installed."""
    from tontine.games import GAMES
    from tontine.rules.chance import Chance, Rng

    chance = Chance(Rng(0))
    return {game: import_module(game).models(chance) for game in GAMES}


def games(model: Game) -> list[Callable[[int], object]]:
    """Ways to play one game by its seed: inside the compiled code, and from Python."""
    from tontine.rules.chance import Chance, Rng
    from tontine.rules.choices import Choices
    from tontine.rules.game import NOBODY, play_games, play_random, time_clones

    def driven(seed: int) -> None:
        choices, rng, decisions = Choices(), Rng(seed), 0
        game = model.fresh(Chance(Rng(seed)))
        game.remember()
        game.deal()
        seat = game.actor
        while seat != NOBODY:
            game.offer(seat, choices)
            seat = game.advance(seat, choices.pick(rng))
            decisions += 1
            if decisions % EVERY == 0:
                time_clones(game, EVERY)
                play_random(game.imagine(seat, rng), rng)

    return [
        lambda seed: play_games(model, seed, 1),
        lambda seed: play_games(model, seed, 1),  # twice: it matters most
        lambda seed: play_games(model, seed, 1, True),
        driven,
    ]


def batched(model: Game, name: str) -> Callable[[int], object]:
    """Many games at once, observed."""
    from tontine.rules.batch import Batch

    space = import_module(f"tontine.rules.{name}.observation").SPACE
    batch = Batch(model, space.observer(64), space.actions, 1)

    def drive(seed: int) -> None:
        batch.reset(seed)
        batch.drive(200)
        for _ in range(50):
            batch.sample()
            batch.step(batch.picked)

    return drive


def play_well(model: Game, bot_for: Callable[[Rng], Bot], seed: int) -> None:
    from tontine.rules.chance import Chance, Rng

    rng = Rng(seed)
    bot = bot_for(rng)
    game = model.fresh(Chance(Rng(seed)))
    game.remember()
    game.deal()
    while not game.over:
        seat = game.actor
        game.apply(seat, bot.choose(game.imagine(seat, rng), seat))


def main(folder: Path, seconds: float = SECONDS) -> None:
    only_what_is_compiled(folder / "tontine")
    for name, set_up in models().items():
        bot_for = import_module(f"tontine.bots.{name}.normal").NormalBot
        for model in set_up:
            ways: list[Callable[[int], object]] = [
                *games(model),
                batched(model, name),
                partial(play_well, model, bot_for),
            ]
            for play in ways:
                started, seed = process_time(), 0
                while seed == 0 or process_time() - started < seconds / 2:
                    play(seed)
                    seed += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
