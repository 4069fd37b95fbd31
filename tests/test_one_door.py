"""A game is a folder in each layer: what games share names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tontine.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(GAMES)})", re.IGNORECASE)

# What builds, measures and tests all games.
TOOLS = (
    *("Makefile", "MANIFEST.in", "pyproject.toml", "setup.py", "bench/**/*.py", "tools/**/*"),
    *("tests/conformance/*.py", "tests/mutations/*.py", "tests/soak/*.py"),
    *("web/e2e/screenshots.ts", "web/e2e/support/**/*.ts", "web/e2e/support/**/*.py"),
    "web/tests/**/*.ts",
)

# The one line by which all layers find the games.
GAMES_LINE = "src/tontine/games.py"
# What has to name a game all the same, and how many of its lines do.
EXCEPTIONS = {
    "Makefile": 1,  # measures one
    "bench/worker.py": 1,  # measures old commits, too
    "pyproject.toml": 1,  # a keyword
    "src/tontine/research/__init__.py": 3,  # shows how it is used
    "src/tontine/__init__.py": 1,  # shows how the library is used
    "web/e2e/support/games/games.ts": 4,  # lists what tests in a browser look at
}
MADE = "web/src/wire/generated.ts"  # from the games


def shared_files() -> list[str]:
    python = (ROOT / "src" / "tontine").rglob("*.py")
    browser = [
        path
        for kind in ("ts", "svelte", "css")
        for path in (ROOT / "web" / "src").rglob(f"*.{kind}")
    ]
    words = (ROOT / "src" / "tontine" / "locale").rglob("*.ftl")
    tools = [
        path
        for part in TOOLS
        for path in ROOT.glob(part)
        if path.is_file() and path.suffix != ".pyc"
    ]
    names = [path.relative_to(ROOT) for path in (*python, *browser, *words, *tools)]
    return sorted(name.as_posix() for name in names if not _is_of_a_game(name))


def _is_of_a_game(path: Path) -> bool:
    """By its folder, or by its name: ``acquire-web.ftl``."""
    return bool(set(GAMES) & {*path.parts, path.stem.partition("-")[0]})


def test_few_lines_name_a_game() -> None:
    assert sum(EXCEPTIONS.values()) + 1 <= 12


def test_there_are_shared_files() -> None:
    assert set(shared_files()) >= {GAMES_LINE, MADE, *EXCEPTIONS}


@pytest.mark.parametrize("name", shared_files())
def test_what_games_share_names_none_of_them(name: str) -> None:
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    if name != MADE:
        assert len(found) == (1 if name == GAMES_LINE else EXCEPTIONS.get(name, 0)), found
