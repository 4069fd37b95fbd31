"""Draws what ``train.py`` printed: how much was won while learning.

python -m tontine_ppo.curve training.jsonl curve.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import matplotlib as mpl
from matplotlib import pyplot

LINES = (("easy", "three easy"), ("normal", "three normal"))


def main() -> None:
    source, target = sys.argv[1:]
    rows = [json.loads(line) for line in Path(source).read_text("utf-8").splitlines()]
    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "tontine", "font.size": 9})
    figure, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
    for name, label in LINES:
        axes.plot([it["cpu_m"] for it in rows], [100 * it[name] for it in rows], label=label)
    axes.axhline(25, color="grey", linestyle=":", label="fair")
    axes.set(xlabel="minutes of CPU time", ylabel="% of games won against", ylim=(0, 100))
    axes.legend(frameon=False)
    figure.savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    main()
