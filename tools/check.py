"""Checks everything, as `make test` does: style, types, layers, the browser client and all tests.

The parts run in lanes: lanes run in parallel, the parts of a lane one after the other. Tests spend
much of their time waiting, so there are more lanes than cores. The output of the parts is shown in
their order, each under its heading. When a part fails, all the others are stopped, with every
process that they have started.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / ".venv" / ".package"  # says how: "compiled", or "plain" and why
BIN: Final = Path(sys.executable).parent

# Tests of what is compiled run as plain Python, too. Slow ones that would find nothing new there
# (``once``) are left out, and so are most of the examples.
BOTH_WAYS: Final = ("tests/conformance", "tests/bots", "tests/rules", "-m", "not once")
PLAIN_SHARE: Final = "0.3"
WORKERS: Final = ("-n", "2", "--dist", "loadgroup")

# Tests start many processes. Where PYTHONDONTWRITEBYTECODE is set, each of them would compile all
# it imports, so bytecode is kept in a folder of its own.
BYTECODE: Final = {
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(ROOT / ".cache" / "bytecode"),
}

# The schema comes with the tool: nothing is fetched.
SCHEMA: Final = ("--builtin-schema", "vendor.github-workflows")
WORKFLOWS: Final = (*SCHEMA, *sorted(map(str, (ROOT / ".github" / "workflows").glob("*.yml"))))

LOOK: Final = 0.1  # seconds between two looks at the output of the parts
GRACE: Final = 10.0  # seconds that a part has to stop what it has started


class Part:
    """One command and its output."""

    def __init__(self, heading: str, tool: str, *words: str, plain: str = "") -> None:
        """``plain``: run the sources, with this share of the examples."""
        self.heading = heading
        self._command = [str(BIN / tool), *words]
        self._env = {**os.environ, **BYTECODE, "TONTINE_PLAIN": ""}
        if plain:
            self._env.update(TONTINE_PLAIN="1", TONTINE_EXAMPLES=plain)
        self._process: subprocess.Popen[bytes] | None = None
        self._began = 0.0
        self.took = 0.0  # seconds, once it has ended

    def start(self, folder: Path) -> None:
        said = folder / self.heading
        self._began = time.monotonic()
        with said.open("wb") as file:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                env=self._env,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # its process group is stopped as a whole
            )
        self._said = said.open("rb")

    @property
    def started(self) -> bool:
        return self._process is not None

    @property
    def answer(self) -> int | None:
        """The exit code; None while it runs."""
        answer = None if self._process is None else self._process.poll()
        if answer is not None and not self.took:
            self.took = time.monotonic() - self._began
        return answer

    def show(self) -> None:
        """Show the output since the last time."""
        shutil.copyfileobj(self._said, sys.stdout.buffer)
        sys.stdout.buffer.flush()

    def end(self) -> None:
        """End it as Ctrl+C does, so that it can close its browsers and servers; then by force."""
        if self._process is None:
            return
        for how in (signal.SIGINT, signal.SIGTERM):
            if self._process.poll() is None:
                self._signal(how)
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(GRACE)
        self._signal(signal.SIGKILL)

    def _signal(self, how: signal.Signals) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, how)


def lanes() -> list[list[Part]]:
    """The parts by lane: lanes run in parallel, the parts of a lane one after the other."""
    quick = [
        Part("style", "ruff", "check", "--quiet"),
        Part("format", "ruff", "format", "--check", "--quiet"),
        Part("layers", "lint-imports", "--no-logo"),
        Part("workflows", "check-jsonschema", *WORKFLOWS),
        Part("types", "mypy", "--strict"),
        Part("browser client", "python", "tools/client.py", "check"),
    ]
    browser = [Part("whole games in the browser", "python", "tools/client.py", "games")]
    built = BUILT.read_text(encoding="utf-8").strip()
    if not built.startswith("compiled"):
        only = f"tests, plain Python only, because Tontine is {built}"
        return [quick, [Part(only, "pytest", *WORKERS, plain="1")], browser]
    of_what = "tests of what is compiled, as plain Python"
    plain = Part(of_what, "pytest", *WORKERS, *BOTH_WAYS, plain=PLAIN_SHARE)
    return [[*quick, plain], [Part("tests, compiled", "pytest", *WORKERS)], browser]


def run(lanes: list[list[Part]]) -> Part | None:
    """Run all parts. Returns the first that fails, if any."""
    to_show = [part for lane in lanes for part in lane]
    waiting = [iter(lane) for lane in lanes]
    running: dict[int, Part] = {}  # by lane
    headed: Part | None = None

    def show(part: Part) -> None:
        nonlocal headed
        if part is not headed:
            print(f"== {part.heading}", flush=True)
        headed = part
        part.show()

    def go_on(lane: int) -> None:
        if (part := next(waiting[lane], None)) is not None:
            part.start(Path(folder))
            running[lane] = part

    with TemporaryDirectory() as folder:
        for lane in range(len(lanes)):
            go_on(lane)
        while running:
            time.sleep(LOOK)
            for lane, part in list(running.items()):
                if part.answer is not None:
                    if part.answer != 0:
                        show(part)
                        return part
                    del running[lane]
                    go_on(lane)
            while to_show and to_show[0].started:
                show(to_show[0])
                if to_show[0] in running.values():
                    break
                print(f"   ({to_show.pop(0).took:.0f} s)", flush=True)
    return None


def main() -> None:
    all_lanes = lanes()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        failed = run(all_lanes)
    except KeyboardInterrupt:
        sys.exit("Interrupted")
    finally:
        for lane in all_lanes:
            for part in lane:
                part.end()
    if failed is not None:
        sys.exit(f"Failed: {failed.heading}")


if __name__ == "__main__":
    main()
