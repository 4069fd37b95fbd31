"""What README and the documentation show works: Python is run, commands and their options exist."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup

from tontine.cli.app import app
from tontine.play.match import new_match
from tontine.rules.acquire.game import new_game

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    # Pages that are made from the types of a game speak its language.
    *sorted(f"docs/{it.name}" for it in ROOT.glob("docs/*.md") if "schema-" not in it.name),
]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
# In a fence a line of its own, elsewhere in backticks; ``…`` stands for what went before.
COMMAND = re.compile(r"(?:^|`)((?:tontine|make) [^`\n#|]+)", re.MULTILINE)
WHAT_IS_MADE = re.compile(r"^([a-z]+):", re.MULTILINE)

pytestmark = pytest.mark.once


def blocks(page: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return [code for language, code in FENCED.findall(text) if language == "python"]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)])
def test_python_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Block after block in one session, which has what the page takes for granted: a game at its
    beginning, and a match that README has played and saved."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO())  # a program that is told nothing
    names: dict[str, Any] = {"game": new_game(seats=3, seed=1), "seat": 0, "code": None}
    for code in blocks("README.md") if page == "docs/saves.md" else ():
        exec(code, names)
    names["match"] = names.get("match") or new_match("acquire", 3, 1)
    if page == "docs/bots.md":
        names["game"].remember()
        names["seat"] = names["game"].actor
        names["code"] = names["match"].title.safe[0]
    for code in blocks(page):
        exec(code, names)


def commands() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        text = (ROOT / page).read_text("utf-8")
        found += [(page, command.strip()) for command in COMMAND.findall(text)]
    return sorted(set(found))


@pytest.mark.parametrize(("page", "command"), commands())
def test_commands_and_their_options_exist(page: str, command: str) -> None:
    words = [word for word in command.replace("“", " ").split() if word != "…"]
    if words[0] == "make":
        made = {*WHAT_IS_MADE.findall((ROOT / "Makefile").read_text("utf-8"))}
        wanted = {word for word in words[1:] if re.fullmatch("[a-z]+", word)}
        assert wanted <= made, command
        return
    root = shown = typer.main.get_command(app)
    options = _options(root)
    for word in words[1:]:
        if isinstance(shown, TyperGroup) and word in shown.commands:
            shown = shown.commands[word]
            # `tontine arena GAME` has no command of its own behind it.
            inner = shown.commands.values() if isinstance(shown, TyperGroup) else ()
            options |= _options(shown).union(*map(_options, inner))
        elif word.startswith("--"):
            assert word.split("=")[0].rstrip(",.;:)") in options, command
        else:
            assert shown is not root, command


def _options(command: Any) -> set[str]:
    named = {name for it in command.params for name in (*it.opts, *it.secondary_opts)}
    return named | {"--help"}


def test_there_is_something_to_try() -> None:
    assert len(commands()) > 60
    assert sum(len(blocks(page)) for page in PAGES) >= 9
