"""Breaks rules and guards one by one, and says which breakages no test notices."""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import hypothesis  # noqa: F401 (loaded once, for all that are forked)
import pytest

from tests.mutations import Mutation
from tests.mutations.all import MUTATIONS

ROOT = Path(__file__).parents[2]
LONGEST = 300  # seconds of CPU time


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--before", metavar="COMMIT", help="with the tests of an earlier commit")
    parser.add_argument(
        "which", nargs="*", help="games, server, rules or tests; all of them if none is named"
    )
    args = parser.parse_args()
    wanted = [it for it in MUTATIONS if not args.which or {it.game, it.rule} & set(args.which)]
    if lost := [it for it in wanted if _source(ROOT, it).read_text("utf-8").count(it.old) != 1]:
        sys.exit("\n".join(f"not found once: {it.rule} {it.file}: {it.old!r}" for it in lost))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        shutil.copytree(ROOT / "src", place / "src")
        _copy_tests(place, args.before)
        unnoticed = [it for it in wanted if not _is_noticed(it, place)]
    print(f"{len(wanted) - len(unnoticed)} of {len(wanted)} were noticed.")
    surprising = [it for it in unnoticed if not it.why]
    for it in surprising:
        print(f"  not: {it.rule} {it.file}: {it.old!r} -> {it.new!r}")
    sys.exit(bool(surprising))


def _source(root: Path, mutation: Mutation) -> Path:
    return root / "src" / "tontine" / mutation.below / mutation.file


def _copy_tests(place: Path, commit: str | None) -> None:
    if commit is None:
        shutil.copytree(ROOT / "tests", place / "tests")
        shutil.copy(ROOT / "pyproject.toml", place)
        return
    words = ["git", "archive", commit, "tests", "pyproject.toml"]
    archive = subprocess.run(words, cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(place)], input=archive, check=True)


def _is_noticed(mutation: Mutation, place: Path) -> bool:
    path = _source(place, mutation)
    sound = path.read_text("utf-8")
    path.write_text(sound.replace(mutation.old, mutation.new), "utf-8")
    started = time.monotonic()
    noticed = _fails(mutation, place)
    said = "noticed" if noticed else mutation.why or "NOT NOTICED"
    print(f"{mutation.rule:4} {time.monotonic() - started:5.0f} s  {said}", flush=True)
    path.write_text(sound, "utf-8")
    return noticed


def _fails(mutation: Mutation, place: Path) -> bool:
    """In a fork of this process: pytest takes longer to load than most tests to run."""
    child = os.fork()
    if child == 0:
        os._exit(_test(mutation, place))
    answer = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    # All passed; one failed; the sources cannot even be loaded; it does not come to an end.
    if answer not in (0, 1, 2, -signal.SIGXCPU):
        sys.exit(f"pytest ended with {answer}")
    return answer != 0


def _test(mutation: Mutation, place: Path) -> int:
    for name in [name for name in sys.modules if name.partition(".")[0] in ("tests", "tontine")]:
        del sys.modules[name]
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    os.chdir(place)
    os.environ["TONTINE_PLAIN"] = "1"
    sys.path[:] = [str(place / "src"), *(it for it in sys.path if Path(it).resolve() != ROOT)]
    with (place / "said").open("w") as said:
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)
    plugins = [word for name in ("xdist", "cacheprovider") for word in ("-p", f"no:{name}")]
    return int(
        pytest.main(["-x", "-q", *plugins, *mutation.tests], plugins=[LikeliestFirst(mutation)])
    )


class LikeliestFirst:
    """Tests that bear the rule's id come first."""

    def __init__(self, mutation: Mutation) -> None:
        self._id = f"{mutation.rule}_"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self._id not in item.name)


if __name__ == "__main__":
    main()
