"""A game is a folder in each layer: what games share names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("acquire", "ponzi", "greed")
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(GAMES)})", re.IGNORECASE)

# What builds, measures and tests all games.
TOOLS = (
    *("Makefile", "MANIFEST.in", "pyproject.toml", "setup.py", "bench/*.py", "tools/*"),
    *("tests/conformance/*.py", "tests/mutations/*.py", "tests/soak/*.py"),
    *("web/e2e/screenshots.ts", "web/e2e/support/**/*.ts", "web/e2e/support/**/*.py"),
    "web/tests/**/*.ts",
)

# The line by which each layer finds a game.
REGISTRIES = {
    "src/tontine/play/titles.py",
    "src/tontine/bots/seats.py",
    "src/tontine/learn/lessons.py",
    "src/tontine/arena/reports.py",
    "src/tontine/cli/terminal/games.py",
    "web/src/games/games.ts",
    "tests/conformance/walk.py",
    "web/e2e/support/games/__init__.py",
    "web/e2e/support/games/games.ts",
    "tools/train.py",
}
EXCEPTIONS = {
    "Makefile": "shows how a game is chosen",
    "bench/compare.py": "measures Acquire beside a prototype of it",
    "bench/server.py": "measures a server by tables of Acquire",
    "bench/worker.py": "measures old commits, too",
    "pyproject.toml": "has a keyword for a game",
    "tools/docs_rules.py": "shows how a page asks for the rules",
    "tools/picture.py": "draws a picture of each game for its page",
    "tools/views.py": "plays to views of Acquire for the tests of its board",
    "src/tontine/__init__.py": "shows how the library is used",
    "src/tontine/play/save.py": "shows what a save file looks like",
    "web/tests/games/no-rules.test.ts": "lists what each game may not have in TypeScript",
    "web/src/wire/generated.ts": "is made from the games",
    "web/tests/wire/phrases.test.ts": "says phrases of a game in the words that it has",
}


def shared_files() -> list[str]:
    python = (ROOT / "src" / "tontine").rglob("*.py")
    browser = [
        path
        for kind in ("ts", "svelte", "css")
        for path in (ROOT / "web" / "src").rglob(f"*.{kind}")
    ]
    words = (ROOT / "src" / "tontine" / "locale").rglob("*.ftl")
    tools = [path for part in TOOLS for path in ROOT.glob(part)]
    names = [path.relative_to(ROOT) for path in (*python, *browser, *words, *tools)]
    return sorted(name.as_posix() for name in names if not _is_of_a_game(name))


def _is_of_a_game(path: Path) -> bool:
    """By its folder, or by its name: ``acquire-web.ftl``."""
    return bool(set(GAMES) & {*path.parts, path.stem.partition("-")[0]})


def test_there_are_shared_files() -> None:
    files = set(shared_files())
    assert files >= REGISTRIES
    assert files >= set(EXCEPTIONS)


@pytest.mark.parametrize("name", shared_files())
def test_what_games_share_names_none_of_them(name: str) -> None:
    found = [
        f"{number}: {line.strip()}"
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    if name in REGISTRIES:
        assert found
    elif name not in EXCEPTIONS:
        assert found == []
