"""Tontine's server beside boardgame.io, in one run, over real sockets.

The load driver lies in ``shared/probes`` beside the checkout, where there is one: it opens tables
of four people who decide as soon as they may, and asks the same of boardgame.io with a game of
placing and buying. The servers take turns, so that a busy machine is busy for all.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

PROBES = Path(__file__).resolve().parents[2] / "shared" / "probes"
TONTINE = str(Path(sys.executable).with_name("tontine"))


def servers(node: str) -> dict[str, list[str]]:
    """What the driver is called with, for each."""
    peer = [node, "--peer", "bgio", "--storage"]
    return {
        "Tontine, SQLite": [TONTINE],
        "boardgame.io, in memory": [*peer, "memory"],
        "boardgame.io, in files": [*peer, "flatfile"],
    }


def driver(folder: Path) -> Path:
    """A copy of the load driver with boardgame.io installed beside it."""
    shutil.copytree(PROBES, folder, dirs_exist_ok=True)
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=folder / "bgio", check=True)
    return folder / "load.py"


def measure(load: Path, server: list[str], tables: int, seconds: float) -> dict[str, Any]:
    size = [f"--tables={tables}", f"--seconds={seconds}"]
    said = subprocess.run(
        [sys.executable, str(load), *server, *size], check=True, stdout=subprocess.PIPE
    )
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    node = shutil.which("node")
    if not PROBES.exists() or node is None or shutil.which("npm") is None:
        print("not compared with boardgame.io: there is no load driver beside this, or no Node")
        return
    rounds: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory(prefix="tontine-bench-") as folder:
        load = driver(Path(folder))
        for _ in range(args.rounds):
            for name, server in servers(node).items():
                found = measure(load, server, args.tables, args.seconds)
                rounds.setdefault(name, []).append(found)
    print(f"{args.tables} tables, nobody thinks, medians of {args.rounds} rounds in turns:")

    def middle(name: str, what: str) -> float:
        return float(median(found[what] for found in rounds[name]))

    for name in rounds:
        decisions = middle(name, "decisions_s")
        ratio = middle("Tontine, SQLite", "decisions_s") / decisions
        print(
            f"{name}: {decisions:.0f} decisions/s, {middle(name, 'server_ms'):.2f} ms of CPU each; "
            f"99 of 100 seen by others after {middle(name, 'other_p99'):.0f} ms; "
            f"Tontine decides {ratio:.2f} times as often"
        )


if __name__ == "__main__":
    main()
