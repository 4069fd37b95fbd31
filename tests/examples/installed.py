"""The examples installed: the folders by which another Python finds them as packages.

``python -m tests.examples.installed FOLDER`` writes into a folder what an installer would, and
prints the PYTHONPATH with which Tontine finds the game.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
EXAMPLE = EXAMPLES / "tulips"  # the game
BOT = EXAMPLES / "hasty"


def install(folder: Path, example: Path = EXAMPLE) -> None:
    """Write into a folder what an installer writes beside a package."""
    project = tomllib.loads((example / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    name, version = project["name"], project["version"]
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups))


def environment(folder: Path, example: Path = EXAMPLE) -> dict[str, str]:
    """Of a Python that also finds the example, installed in that folder."""
    paths = [str(example), str(folder), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


if __name__ == "__main__":
    install(Path(sys.argv[1]))
    print(environment(Path(sys.argv[1]))["PYTHONPATH"])
