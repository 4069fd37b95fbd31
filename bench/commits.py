"""Several commits beside each other, in one run: how fast each is, as a ratio to the first.

    python bench/commits.py 11b0e91 HEAD
    python bench/commits.py 11b0e91 HEAD --profile    the last one by a profile, as in wheels

Each is compiled into a folder of its own, and measured by a process of its own. They take turns,
and what counts is CPU time, the best of all rounds. A folder with a compiled package in it may
stand for a commit.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tontine.play.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).with_name("worker.py")
FIGURES = ("kernel", "journal", "loop", "clone", "imagine", "new")

# Compiles the checkout it runs in, without the browser client.
BUILD = """
import shutil, sys
from pathlib import Path

sys.path[:0] = [".", "tools"]
import setup
from setuptools import setup as run

target = Path(sys.argv[1])
sys.argv[1:] = ["build_ext"]
shutil.copytree("src/tontine", target / "tontine", ignore=shutil.ignore_patterns("web"))
Path("build").mkdir(exist_ok=True)
commands = {"build_ext": setup.BuildExtensions} if hasattr(setup, "BuildExtensions") else {}
run(
    name="tontine",
    packages=[],
    ext_modules=setup.extensions(),
    cmdclass=commands,
    script_args=["--quiet", "build_ext", "--build-lib", str(target)],
)
"""


def compile_commit(commit: str, folder: Path, profile: bool) -> Path:
    """Returns the folder that holds the compiled package."""
    if Path(commit, "tontine").is_dir():
        return Path(commit).resolve()
    checkout, target = folder / "checkout", folder / "compiled"
    archive = subprocess.run(
        ["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(checkout, filter="data")
    environment = {**os.environ, "TONTINE_PROFILE": "1" if profile else "0"}
    command = [sys.executable, "-c", BUILD, str(target)]
    subprocess.run(command, cwd=checkout, check=True, env=environment, stdout=subprocess.DEVNULL)
    return target


class Worker:
    """A process that measures one commit, a figure at a time."""

    def __init__(self, package: Path, game: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, WORKER, game],
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, figure: str) -> float:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        print(figure, file=process.stdin, flush=True)
        return float(process.stdout.readline())

    def end(self) -> None:
        self._process.communicate()


def compare(names: list[str], packages: list[Path], game: str, rounds: int) -> None:
    workers = [Worker(package, game) for package in packages]
    best = [dict.fromkeys(FIGURES, float("inf")) for _ in workers]
    for turn in range(rounds):
        for figure in FIGURES:
            order = range(len(workers)) if turn % 2 else reversed(range(len(workers)))
            for index in order:
                best[index][figure] = min(best[index][figure], workers[index].measure(figure))
    for worker in workers:
        worker.end()
    print(f"{game:8}" + "".join(f"{name:>22}" for name in names))
    for figure in FIGURES:
        cells = (f"{it[figure]:12,.1f} ns {best[0][figure] / it[figure]:5.2f} x" for it in best)
        print(f"{figure:8}" + "".join(cells), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast several commits are.")
    parser.add_argument("commits", nargs="+")
    parser.add_argument("--games", default=",".join(TITLES))
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--profile", action="store_true", help="the last commit, as in wheels")
    options = parser.parse_args()
    names = [Path(commit).name for commit in options.commits]
    with tempfile.TemporaryDirectory() as scratch:
        packages = [
            compile_commit(
                commit, Path(scratch, str(index)), options.profile and index == len(names) - 1
            )
            for index, commit in enumerate(options.commits)
        ]
        for game in options.games.split(","):
            compare(names, packages, game, options.rounds)


if __name__ == "__main__":
    main()
