"""What an extra brings is asked for only where it is needed, and named where it is missing."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tontine.cli.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
EXTRA_LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
NAME = re.compile(r"[\w.-]+")
# Runs a command where some modules are not installed.
WITHOUT = """
import sys
class Hidden:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
{then}
"""
SERVE = ("serve", "--no-open", "--port", "0")
COMMANDS = {
    ("litestar", *SERVE): "server",
    ("sqlalchemy", "admin", "tables"): "server",
    ("asyncpg", *SERVE, "--database", "postgresql+asyncpg://nobody@127.0.0.1:1/x"): "postgres",
    ("numpy", "arena", "train", "acquire"): "research",
    ("matplotlib", "simulate", "greed", "--games", "2", "--report", "{folder}"): "reports",
    ("openskill", "arena", "ladder", "acquire", "--page", "{folder}/page.html"): "reports",
}


def without(hidden: set[str], then: str, *words: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(hidden=hidden, then=then)
    return subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, timeout=120
    )


def test_every_module_is_of_a_library_of_its_extra() -> None:
    distributions = packages_distributions()
    for extra, modules in EXTRAS.items():
        required = {_canonical(line) for line in EXTRA_LISTS[extra]}
        for module in modules:
            if module in distributions or extra != "ray":  # which the tests go without
                assert required & {_canonical(it) for it in distributions[module]}, module


def _canonical(requirement: str) -> str:
    found = NAME.match(requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def test_the_light_core_needs_no_extra() -> None:
    """The library, and every command as far as its help, without any library of an extra but
    Babel, which comes with Fluent."""
    hidden = {module for modules in EXTRAS.values() for module in modules} - {"babel"}
    then = "import tontine.cli.app, tontine.arena.simulate, tontine.coach.hints; print('loaded')"
    assert without(hidden, then).stdout == "loaded\n"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command[0]))
def test_a_missing_extra_is_named_in_one_sentence(command: tuple[str, ...], tmp_path: Path) -> None:
    hidden, *words = (word.format(folder=tmp_path) for word in command)
    done = without({hidden}, "from tontine.cli import main; main()", *words)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    assert f'needs {hidden}: pip install "tontine[{COMMANDS[command]}]"' in done.stderr
