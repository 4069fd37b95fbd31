"""Compiles the rules and builds the browser client if it can. The rest is in pyproject.toml.

Without a C compiler or Python's headers the same sources make a plain Python package.
`TONTINE_COMPILE=0` asks for that on purpose. Without Node there is no table in the browser.
An error in our own code always fails the build.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import client

PACKAGE = Path("src/tontine")
COMPILED_BOTS = [
    "acquire.py",
    "greed.py",
    "greed_auction.py",
    "greed_board.py",
    "greed_deals.py",
    "greed_invest.py",
    "greed_outlook.py",
    "greed_sales.py",
    "ponzi.py",
]

# Elsewhere pip would compile the whole of Node.
WHEELS_EXIST = "platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"

COMPILER_FLAGS = [
    # The modules call each other directly, and are small enough to be inlined: a quarter faster.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # mypyc makes warnings errors, but one from a compiler we have not met must stop nobody.
    "-Wno-error",
]
LINKER_FLAGS = [flag for flag in COMPILER_FLAGS if flag.startswith("-f")]

PROBE = """
from setuptools import Extension, setup
setup(
    name="probe",
    packages=[],
    ext_modules=[Extension("probe", ["probe.c"])],
    script_args=["--quiet", "build_ext"],
)
"""
PROBE_C = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def obstacle() -> str:
    """Why the rules cannot be compiled here; empty if they can."""
    if os.environ.get("TONTINE_COMPILE") == "0":
        return "TONTINE_COMPILE=0"
    with tempfile.TemporaryDirectory() as scratch:
        Path(scratch, "probe.c").write_text(PROBE_C)
        # Another process, so that setuptools chooses the compiler as it will for us,
        # and its complaints can be kept off the screen.
        command = [sys.executable, "-c", PROBE]
        probe = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    if probe.returncode == 0:
        return ""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return f"no C compiler: {compiler}"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        return f"no Python headers: {headers}"
    return f"the C compiler does not work: {probe.stderr.strip().splitlines()[-1]}"


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    rules = [path for path in PACKAGE.glob("rules/**/*.py") if path.name != "__init__.py"]
    bots = [path for name in COMPILED_BOTS if (path := PACKAGE / "bots" / name).exists()]
    # One group and one C file, so that the C compiler can inline across modules. The group's
    # shared library gets a name inside the package, where it can collide with nobody's.
    # The rest of the package is looked at, but not checked: what it needs may not be installed.
    modules = mypycify(
        ["--strict", "--follow-imports=silent", *map(str, sorted(rules + bots))],
        opt_level="3",
        debug_level="0",
        separate=False,
        multi_file=False,
        group_name="tontine._compiled",
    )
    for module in modules:
        module.extra_compile_args += COMPILER_FLAGS
        module.extra_link_args += LINKER_FLAGS
        module.depends.append("setup.py")  # new flags: compile again
    return modules


class BuildPackage(build_py):
    """Copies the sources and the browser client, and first removes what an earlier build left."""

    def run(self) -> None:
        try:
            client.build()
        except client.NoClient as problem:
            print(f"Tontine is built without its table in the browser: {problem}", flush=True)
        self.__dict__.pop("data_files", None)  # listed before the client was there
        current = set(self.get_finalized_command("build_ext").get_outputs())
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in current:
                path.unlink()
        super().run()


def main() -> None:
    modules = []
    # setup.py is also run for metadata alone; mypy and gcc need not work for that.
    if not {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        if why := obstacle():
            print(f"Tontine is built as plain Python, slower but complete ({why})", flush=True)
        else:
            modules = extensions()
    # A build of its own (pip without our tools/setup) fetches Node where there is none.
    asked = "egg_info" in sys.argv and not client.npm_command()
    setup(
        ext_modules=modules,
        cmdclass={"build_py": BuildPackage},
        setup_requires=[f"{client.FROM_PYPI}; {WHEELS_EXIST}"] if asked else [],
    )


if __name__ == "__main__":
    main()
