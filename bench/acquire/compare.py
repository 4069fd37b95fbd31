"""Tontine's Acquire beside the prototype that set its speed, in one run.

The prototype lies in ``shared/pattern`` beside the checkout, where there is one. It is compiled
with the same flags, and the two take turns, so that a busy machine is busy for both.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType

from tontine import is_compiled
from tontine.rules.acquire.game import new_game
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import play_games, time_clones

PATTERN = Path(__file__).resolve().parents[3] / "shared" / "pattern" / "acquire_prototype.py"
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
BUILD = """
import sys
from setuptools import setup
from mypyc.build import mypycify

modules = mypycify(["--strict", "prototype.py"], opt_level="3", debug_level="0")
for module in modules:
    module.extra_compile_args += sys.argv[1:]
    module.extra_link_args += sys.argv[1:]
setup(name="prototype", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""
PLAYERS = 4
GAMES = 4000
CLONES = 100_000
ROUNDS = 9


def build_prototype(folder: Path) -> ModuleType:
    shutil.copy(PATTERN, folder / "prototype.py")
    (folder / "build_prototype.py").write_text(BUILD)
    command = [sys.executable, "build_prototype.py", *FLAGS]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (built,) = folder.glob("prototype.*.so")
    spec = importlib.util.spec_from_file_location("prototype", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def seconds(work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def ratios(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float, float]:
    """Seconds of both and how many times faster we are: medians of rounds taken in turns."""
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(ROUNDS)]
    return (
        median(pair[0] for pair in pairs),
        median(pair[1] for pair in pairs),
        median(pair[1] / pair[0] for pair in pairs),
    )


def our_loop(games: int) -> None:
    choices = Choices()
    for seed in range(games):
        rng = Rng(seed)
        game = new_game(PLAYERS, seed)
        while not game.over:
            seat = game.actor
            game.offer(seat, choices)
            game.apply(seat, choices.pick(rng))


def their_loop(prototype: ModuleType, games: int) -> None:
    legal, apply, over = prototype.legal_actions, prototype.apply, prototype.is_over
    for seed in range(games):
        rng = Rng(seed)
        game = prototype.new_game(seed, PLAYERS)
        while not over(game):
            actions = legal(game)
            apply(game, actions[rng.below(len(actions))])


def main() -> None:
    if not PATTERN.exists():
        sys.exit("compare: the prototype is not beside this checkout; nothing to compare with")
    if not is_compiled():
        sys.exit("compare: Tontine runs as plain Python here; nothing to compare with")
    with tempfile.TemporaryDirectory() as folder:
        prototype = build_prototype(Path(folder))
        model = new_game(PLAYERS, 1)
        theirs = prototype.new_game(1, PLAYERS)
        rows = {
            "games in the kernel": (
                lambda: play_games(model, 1, GAMES),
                lambda: prototype.play_games(1, GAMES, PLAYERS),
            ),
            "games with the journal on": (
                lambda: play_games(model, 1, GAMES, True),
                lambda: prototype.play_games(1, GAMES, PLAYERS),
            ),
            "games driven by a Python loop": (
                lambda: our_loop(GAMES // 4),
                lambda: their_loop(prototype, GAMES // 4),
            ),
            "clones": (
                lambda: time_clones(model, CLONES),
                lambda: prototype.time_clones(theirs, CLONES),
            ),
        }
        print(f"{'':30} {'Tontine':>10} {'prototype':>10} {'ratio':>7}")
        for name, (our_work, their_work) in rows.items():
            own, other, ratio = ratios(our_work, their_work)
            print(f"{name:30} {own:9.3f}s {other:9.3f}s {ratio:7.2f}")


if __name__ == "__main__":
    main()
