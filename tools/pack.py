"""Packs Tontine into a wheel, and tries a wheel where there is neither a compiler nor Node.

    python tools/pack.py build    into dist/, install it into an environment of its own and try it
    python tools/pack.py try      what is installed in this Python, without extras
    python tools/pack.py page     the same with the extra ``server``

`make wheel` does the first, and each wheel that is published has passed the others.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
# As on a machine with neither a compiler nor Node: no program is found.
NOTHING = {"PATH": "", "LANG": "C.UTF-8"}
if sys.platform == "win32":  # without it, Python finds no sockets there
    NOTHING["SYSTEMROOT"] = os.environ["SYSTEMROOT"]


def build() -> None:
    for old in DIST.glob("*.whl"):
        old.unlink()
    if find_spec("pip") is None:  # where uv installs, .venv has no pip
        subprocess.run([sys.executable, "-m", "ensurepip"], check=True, capture_output=True)
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
    pack = [*pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(DIST), "."]
    subprocess.run(pack, cwd=ROOT, check=True, env={**os.environ, "TONTINE_PROFILE": "1"})
    (wheel,) = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as scratch:
        python = Path(scratch, "bin", "python")
        subprocess.run([sys.executable, "-m", "venv", scratch], check=True)
        for extra, what in (("", "try"), ("[server]", "page")):
            tested = [
                "--only-binary=:all:",
                "--constraint",
                str(ROOT / "tools" / "constraints.txt"),
            ]
            install = ["-m", "pip", "-qq", "install", *tested, f"{wheel}{extra}"]
            subprocess.run([python, *install], check=True, env={**os.environ, "PATH": ""})
            subprocess.run([python, __file__, what], cwd=scratch, check=True, env=NOTHING)
    print(f"{wheel.relative_to(ROOT)}, {wheel.stat().st_size / 1e6:.1f} MB")


def try_it() -> None:
    """Play each game; exit with a message if something is wrong."""
    version = tontine("--version")
    if "(compiled)" not in version:
        sys.exit(f"The rules in it are not compiled: {version}")
    from tontine.play.titles import TITLES

    for game in TITLES:
        report = json.loads(
            tontine("simulate", game, "--games", "4", "--seats", "normal,normal,random", "--json")
        )
        if report["games"] != 4:
            sys.exit(f"Four games of {game} were to be played: {report}")
    if find_spec("litestar") is None:
        told = subprocess.run(command("serve"), env=NOTHING, capture_output=True, text=True)
        if told.returncode != 2 or 'pip install "tontine[server]"' not in told.stderr:
            sys.exit(f"Without its libraries the server does not say what is missing:\n{told}")


def try_page() -> None:
    """Open the page in the browser; exit with a message if something is wrong."""
    with tempfile.TemporaryDirectory() as scratch:
        open_page(Path(scratch))


def open_page(scratch: Path) -> None:
    options = ["--no-open", "--port", "0", "--database", str(scratch / "tables.sqlite")]
    server = subprocess.Popen(
        command("serve", *options), cwd=scratch, env=NOTHING, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+/", server.stdout.readline())
        if address is None:
            sys.exit("The server does not say where it is")
        page = fetch(address[0])
        script = re.search(r'<script[^>]* src="/?([^"]+)"', page)
        if script is None:
            sys.exit(f"There is no table in the page:\n{page}")
        fetch(address[0] + script[1])
    finally:
        server.terminate()
        server.wait()


def command(*words: str) -> list[str]:
    # -P: never the sources in the current folder.
    return [sys.executable, "-P", "-m", "tontine", *words]


def tontine(*words: str) -> str:
    return subprocess.run(
        command(*words), env=NOTHING, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def fetch(address: str) -> str:
    with urlopen(address) as answer:
        return str(answer.read().decode())


if __name__ == "__main__":
    {"build": build, "try": try_it, "page": try_page}[sys.argv[1]]()
