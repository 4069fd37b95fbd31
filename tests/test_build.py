"""One installed package, two ways to run it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import packages_distributions
from pathlib import Path
from sysconfig import get_path

import pytest

import tontine
from tontine.rules.acquire import game

ROOT = Path(__file__).resolve().parents[1]
INSTALLED = Path(tontine.__file__).resolve().parent
WANTED_PLAIN = os.environ.get("TONTINE_PLAIN", "0") not in ("", "0")


def has_compiled_modules() -> bool:
    folder = INSTALLED / "rules"
    return any((folder / f"game{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def test_this_run_is_what_it_was_asked_to_be() -> None:
    assert tontine.is_compiled() == (has_compiled_modules() and not WANTED_PLAIN)


def test_all_modules_of_the_rules_are_of_one_kind() -> None:
    is_source = str(game.__file__).endswith(".py")
    assert is_source == (not tontine.is_compiled())


@pytest.mark.parametrize("plain", ["1", "0"])
def test_the_version_says_which_build_runs(plain: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tontine", "--version"],
        env={**os.environ, "TONTINE_PLAIN": plain},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled = plain == "0" and has_compiled_modules()
    build = "compiled" if compiled else "plain Python"
    assert done.stdout == f"tontine {tontine.__version__} ({build})\n"


PROFILE_RUN = ROOT / "tools" / "profile_run"


@pytest.mark.once
def test_the_profile_of_a_wheel_needs_only_what_a_build_has() -> None:
    """An isolated build has none of Tontine's libraries but librt and mypy_extensions."""
    missing = {*packages_distributions()} - {"librt", "mypy_extensions", "tontine"}
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(missing)}))\n"
        "import pathlib, runpy\n"
        f"main = runpy.run_path({str(PROFILE_RUN / '__main__.py')!r})['main']\n"
        f"main(pathlib.Path({str(INSTALLED.parent)!r}), seconds=0)"
    )
    environment = {**os.environ, "PYTHONPATH": str(PROFILE_RUN)}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)


SETUP = """
import os, shutil, subprocess, sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
sys.path.insert(0, "tools")
loader = SourceFileLoader("setup", "tools/setup")
setup = module_from_spec(spec_from_loader("setup", loader))
loader.exec_module(setup)
os.geteuid = lambda: 0
shutil.which = lambda name: name
subprocess.run = lambda words, **more: print("ran", *words)
setup.apt_install(["gcc"])
"""


@pytest.mark.parametrize("forbidden", ["", "no"])
def test_what_is_installed_on_the_system_is_announced_before_and_can_be_forbidden(
    forbidden: str,
) -> None:
    env = {**os.environ, "TONTINE_SYSTEM": forbidden}
    command = [sys.executable, "-c", SETUP]
    said = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    lines = said.stdout.splitlines()
    if forbidden:
        assert lines == []
        return
    assert lines[0] == "Installing on this system: gcc (TONTINE_SYSTEM=no forbids it)"
    assert [line.startswith("ran apt-get") for line in lines[1:]] == [True, True]


# A compiler that is ended in the middle of its work, with the build that has called it.
STOPPED = """\
#!/bin/sh
case " $* " in *" -shared "*)
  while [ "$1" != -o ]; do shift; done
  echo half of it > "$2"
  kill -9 $PPID
esac
exec cc "$@"
"""
PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
BUILD = """
import sys
from setuptools import Extension, setup as run
sys.path[:0] = [ROOT, ROOT + "/tools"]
import setup
run(
    name="probe",
    packages=[],
    ext_modules=[Extension("probe", ["probe.c"])],
    cmdclass={"build_ext": setup.BuildExtensions},
    script_args=["--quiet", "build_ext", "--build-lib", "."],
)
"""


@pytest.mark.once
def test_a_build_that_was_interrupted_leaves_no_half_library(tmp_path: Path) -> None:
    if shutil.which("cc") is None or not Path(get_path("include"), "Python.h").exists():
        pytest.skip("nothing can be compiled here")
    (tmp_path / "probe.c").write_text(PROBE)
    compiler = tmp_path / "compiler"
    compiler.write_text(STOPPED)
    compiler.chmod(0o755)
    build = [sys.executable, "-c", BUILD.replace("ROOT", repr(str(ROOT)))]

    def run(command: list[str], **environment: str) -> int:
        env = {**os.environ, "TONTINE_PROFILE": "0", **environment}
        return subprocess.run(command, cwd=tmp_path, env=env, check=False).returncode

    assert run(build, CC=str(compiler), LDSHARED=f"{compiler} -shared") == -signal.SIGKILL
    assert run(build) == 0
    assert run([sys.executable, "-c", "import probe"]) == 0


def test_the_example_in_the_package_docstring_plays_a_whole_game() -> None:
    example = str(tontine.__doc__).partition(":\n\n")[2]
    scope: dict[str, object] = {}
    exec(compile("if True:\n" + example, "docstring", "exec"), scope)
    match = scope["match"]
    assert isinstance(match, tontine.Match)
    assert match.over
