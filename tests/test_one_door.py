"""A game is a folder in each layer: what games share names none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("acquire", "ponzi", "greed")
NAMED = re.compile(rf"(?<![A-Za-z])({'|'.join(GAMES)})", re.IGNORECASE)

# The line by which each layer finds a game.
REGISTRIES = {
    "src/tontine/play/titles.py",
    "src/tontine/bots/seats.py",
    "src/tontine/arena/reports.py",
    "src/tontine/cli/terminal/games.py",
    "web/src/games/games.ts",
}
EXCEPTIONS = {
    "src/tontine/__init__.py": "shows how the library is used",
    "src/tontine/play/save.py": "shows what a save file looks like",
    "web/src/games/no-rules.test.ts": "lists what each game may not have in TypeScript",
    "web/src/wire/generated.ts": "is made from the games",
    "web/src/styles/tokens.css": "has the colours of all, to be told apart from each other",
}


def shared_files() -> list[str]:
    python = (ROOT / "src" / "tontine").rglob("*.py")
    browser = [
        path
        for kind in ("ts", "svelte", "css")
        for path in (ROOT / "web" / "src").rglob(f"*.{kind}")
    ]
    names = [path.relative_to(ROOT) for path in (*python, *browser)]
    return sorted(name.as_posix() for name in names if not set(GAMES) & set(name.parts))


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
