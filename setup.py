"""Compiles the rules and builds the browser client if it can. The rest is in pyproject.toml.

Without a C compiler or Python's headers the same sources make a plain Python package.
`TONTINE_COMPILE=0` asks for that on purpose, and 1 forbids it. Without Node there is no table in
the browser.
`TONTINE_PROFILE=1` compiles twice, the second time by what games have shown of the code (see
`tools/profile_run/`): a third faster, for wheels.
An error in our own code always fails the build.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Last: nothing in tools/ may stand before a library of the same name.
sys.path.append(str(Path(__file__).resolve().parent / "tools"))

import client

PACKAGE = Path("src/tontine")
# The rules, and the bots of each game.
COMPILED = ("rules/**/*.py", "bots/*/*.py")
# What runs once, at the start or for a refusal, costs more time to compile than it will ever save.
LEFT_PLAIN = ("__init__.py", "cardfile.py", "pickling.py", "reasons.py", "refusals.py")
# Of these, what compiled code calls: mypyc must know its types.
CALLED = ("cardfile.py", "pickling.py", "refusals.py")

# Elsewhere pip would compile the whole of Node.
WHEELS_EXIST = "platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"

COMPILER_FLAGS = [
    # The modules call each other directly, and are small enough to be inlined: a quarter faster.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    # Nobody reads warnings about generated code. Python's own flags ask for all of them, and with
    # -w alone gcc still looks for them: for misleading indentation, longer than for all the rest.
    "-Wno-all",
    "-w",
]
# For gcc: one C file, optimised in as many processes as there are cores; and inlined more than by
# -O3. Of all that it does more than -O2, only that makes games faster.
QUICKER = ["-flto=auto", "-O2", "--param=max-inline-insns-auto=60", "--param=inline-min-speedup=8"]
# A profile tells where the rest is worth it.
THOROUGHLY = ["-O3"]
HAND_OVER_FLAGS = ["-O0", "-g0", "-w"]
# Most functions are small but for what they do in case of an error. Told that there hardly ever is
# one, the C compiler inlines the rest: up to a tenth faster.
ERRORS_ARE_RARE = """\
#include <Python.h>
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void PyErr_SetNone(PyObject *);
__attribute__((cold)) PyObject *PyErr_Occurred(void);
"""
# What runs once, when a module is imported. To optimise it takes long and gains nothing.
RUNS_ONCE = re.compile(
    r"^[ ]*(?=(?:extern )?(?:static )?(?:int|char|PyObject) \*?"
    r"(?:CPyInit\w+|CPyExec\w+|CPyDef_\w+_top_level__|CPyGlobalsInit)\("
    r"|static bool\n[ ]*CPyDef_\w+_(?:trait_vtable|coroutine)_setup\()",
    re.MULTILINE,
)
# How Python calls compiled code and gets at its attributes, except for what drives games in a loop;
# and what is called now and then.
IN_A_LOOP = (
    "__init__|advance|apply|choose|clone|deal|drive|fresh|imagine|mark|next|offer|pick"
    "|play_games|play_random|sample|step|time_clones|write"
)
NOW_AND_THEN = "refusal|result|rows|snapshot"
RUNS_SELDOM = re.compile(
    rf"^[ ]*(?=PyObject \*CPyPy_(?!\w+___(?:{IN_A_LOOP})\()\w+\("
    rf"|PyObject \*CPyDef_\w+___(?:{NOW_AND_THEN})\("
    r"|static (?:PyObject \*|int)\n[ ]*\w+_[gs]et_\w+\()",
    re.MULTILINE,
)

# In the package: that it was compiled by a profile.
PROFILED = Path("tontine/profiled")

# What mypyc made, to be taken again for as long as nothing that goes into it has changed.
MADE = Path("build/made.json")
FIELDS = ("name", "sources", "include_dirs", "depends", "extra_compile_args", "extra_link_args")

PROBE = """
import sys
from setuptools import Extension, setup
flags = sys.argv[1:]
probe = Extension("probe", ["probe.c"], extra_compile_args=flags, extra_link_args=flags)
setup(name="probe", packages=[], ext_modules=[probe], script_args=["--quiet", "build_ext"])
"""
PROBE_C = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def complaints(*flags: str) -> str:
    """What the C compiler says to the smallest extension there is; empty if it compiles."""
    with tempfile.TemporaryDirectory() as scratch:
        Path(scratch, "probe.c").write_text(PROBE_C)
        # Another process, so that setuptools chooses the compiler as it will for us,
        # and its complaints can be kept off the screen.
        command = [sys.executable, "-c", PROBE, *flags]
        probe = subprocess.run(command, cwd=scratch, capture_output=True, text=True)
    return "" if probe.returncode == 0 else probe.stderr.strip() or "no reason given"


def c_compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def obstacle() -> str:
    """Why the rules cannot be compiled here; empty if they can."""
    asked = os.environ.get("TONTINE_COMPILE")
    if asked in ("0", "1"):
        return "TONTINE_COMPILE=0" if asked == "0" else ""
    complaint = complaints()
    if not complaint:
        return ""
    compiler = c_compiler()
    if shutil.which(compiler[0]) is None:
        return f"no C compiler: {shlex.join(compiler)}"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if not headers.exists():
        return f"no Python headers: {headers}"
    return f"the C compiler does not work: {complaint.splitlines()[-1]}"


def sources(names: Sequence[str] = ()) -> list[str]:
    """The files that are compiled; or, with ``names``, the files of these names beside them."""
    paths = [path for pattern in COMPILED for path in PACKAGE.glob(pattern)]
    return sorted(
        str(path)
        for path in paths
        if (path.name in names if names else path.name not in LEFT_PLAIN)
    )


def fingerprint() -> str:
    """Of all that the C code is made from."""
    mypyc = find_spec("mypyc")
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {mypyc and mypyc.origin}".encode())
    for path in (*sources(), *sources(CALLED), "setup.py"):
        digest.update(f"{path}\0".encode() + Path(path).read_bytes())
    return digest.hexdigest()


def extensions() -> list[Extension]:
    """What mypyc made of the rules, or what it made last time if that would be the same."""
    now = fingerprint()
    try:
        before = json.loads(MADE.read_text())
    except (OSError, ValueError):
        before = {}
    if before.get("of") == now:
        return [Extension(**fields) for fields in before["modules"]]
    MADE.unlink(missing_ok=True)  # of files that are about to be written over
    modules = compile_to_c()
    fields = [{name: getattr(module, name) for name in FIELDS} for module in modules]
    MADE.write_text(json.dumps({"of": now, "modules": fields}))
    return modules


def compile_to_c() -> list[Extension]:
    from mypyc.build import mypycify

    compiled = sources()
    # One group and one C file, so that the C compiler can inline across modules. The group's
    # shared library gets a name inside the package, where it can collide with nobody's.
    # The rest of the package is not looked at: what it needs may not be installed.
    large, *hand_over = mypycify(
        ["--strict", "--follow-imports=skip", "--cache-dir=/dev/null", *compiled, *sources(CALLED)],
        only_compile_paths=compiled,
        opt_level="3",
        debug_level="0",
        separate=False,
        multi_file=False,
        group_name="tontine._compiled",
    )
    flags = COMPILER_FLAGS + ([] if complaints(*QUICKER) else QUICKER)
    mark_what_runs_seldom(Path(large.sources[0]).parent)
    large.extra_compile_args = [*large.extra_compile_args, *flags]
    large.extra_link_args = [flag for flag in flags if not flag.lower().startswith("-w")]
    for module in hand_over:
        module.sources = [hand_over_all(Path(module.sources[0]).parent)]
        module.extra_compile_args = HAND_OVER_FLAGS
    for module in (large, *hand_over):
        module.depends.append("setup.py")  # new flags: compile again
    return [large, *hand_over]


def mark_what_runs_seldom(folder: Path) -> None:
    """Mark functions that seldom run in the C code that mypyc wrote, so that less time is spent on
    optimising them. If mypyc's output changes, nothing is marked, and compiling takes longer."""
    for path in [*folder.glob("__native*.c"), *folder.glob("__native*.h")]:
        text = RUNS_ONCE.sub('__attribute__((cold, optimize("O0"))) ', path.read_text())
        text = RUNS_SELDOM.sub('__attribute__((cold, optimize("O1"))) ', text)
        path.write_text(ERRORS_ARE_RARE + text if path.suffix == ".c" else text)


def hand_over_all(folder: Path) -> str:
    """mypyc makes a tiny C file for every module, which only forwards to the large library. Those
    of a folder are compiled together into one library, of which each module gets a copy."""
    together = folder / "__hand_over__.c"
    lines = []
    for path in sorted(folder.glob("*.c")):
        if path.stem.isidentifier() and not path.stem.startswith("__"):
            # The same name in each of them, which nothing ever asks for.
            lines.append(f"#define PyInit___init__ PyInit___init___{path.stem}")
            lines.append(f'#include "{path.name}"\n#undef PyInit___init__')
    together.write_text("\n".join(lines) + "\n")
    return str(together)


class Profile:
    """The compiler's flags to record a profile, and to use it."""

    def __init__(self, folder: Path) -> None:
        self.count = ["-fprofile-generate"]
        self.use = ["-fprofile-use"]  # gcc finds the counts beside the object file

    def collect(self) -> None:
        """After the games, before the counts are used."""


class ClangProfile(Profile):
    def __init__(self, folder: Path) -> None:
        self.raw = folder / "counts.profraw"
        self.merged = folder / "counts.profdata"
        self.count = [f"-fprofile-instr-generate={self.raw}"]
        self.use = [f"-fprofile-instr-use={self.merged}"]

    def collect(self) -> None:
        finder = ["xcrun"] if sys.platform == "darwin" else []
        merge = [*finder, "llvm-profdata", "merge", f"--output={self.merged}", str(self.raw)]
        subprocess.run(merge, check=True)


def profile(folder: Path) -> Profile | None:
    """None if it is not asked for, or cannot be had here."""
    if os.environ.get("TONTINE_PROFILE", "0") in ("", "0"):
        return None
    version = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True).stdout
    found = ClangProfile(folder) if "clang" in version else Profile(folder)
    if complaint := complaints(*found.count):
        print(f"Tontine is compiled without a profile: {complaint.splitlines()[-1]}", flush=True)
        return None
    return found


def whole(make: Callable[..., Any]) -> Callable[..., Any]:
    """The same function of what to make a file from, and its path; but the file gets its name only
    once it is complete. Half a library after an interrupted build would look up to date."""

    def made_whole(source: Any, path: str, *args: Any, **more: Any) -> None:
        half = f"{path}.half"
        Path(half).unlink(missing_ok=True)
        make(source, half, *args, **more)
        Path(half).replace(path)

    return made_whole


class Build(build):
    """Compiles first. Meanwhile the browser client is built, which the package then takes in."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class BuildExtensions(build_ext):
    """Compiles as many at a time as there are cores."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def build_extensions(self) -> None:
        self.compiler.link_shared_object = whole(self.compiler.link_shared_object)
        mark = Path(self.build_lib, PROFILED)
        folder = Path(self.build_temp).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        by = profile(folder) if self.extensions else None
        if by is None:
            before = self._dates()
            self._build_once()
            if self._dates() != before:
                mark.unlink(missing_ok=True)
            return
        # gcc would add to the counts of an earlier build.
        for counts in folder.rglob("*.gcda"):
            counts.unlink()
        self.force = True
        large = self.extensions[0]
        # Alike both times, or gcc would not know the code again.
        how = large.extra_compile_args, large.extra_link_args
        flags = [[*it, *THOROUGHLY] for it in how]
        large.extra_compile_args, large.extra_link_args = ([*it, *by.count] for it in flags)
        self._build_once()
        self._profile_run(folder / "trained")
        by.collect()
        # To the same object file: gcc looks for the counts under its name.
        large.extra_compile_args, large.extra_link_args = ([*it, *by.use] for it in flags)
        self.build_extension(large)
        mark.touch()

    def _build_once(self) -> None:
        """One library of each source, and a copy for every other module that has the same."""
        every, first = self.extensions, {}
        for module in every:
            first.setdefault(module.sources[0], module)
        self.extensions = list(first.values())
        super().build_extensions()
        self.extensions = every
        for module in every:
            made = self.get_ext_fullpath(first[module.sources[0]].name)
            if (mine := self.get_ext_fullpath(module.name)) != made:
                whole(self.copy_file)(made, mine)

    def _dates(self) -> list[float]:
        paths = [Path(path) for path in super().get_outputs()]
        return [path.stat().st_mtime if path.exists() else 0 for path in paths]

    def _profile_run(self, folder: Path) -> None:
        """Play with what was just compiled, in a folder of its own beside the sources."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("web"))
        for path in super().get_outputs():
            shutil.copy(path, folder / Path(path).relative_to(self.build_lib))
        subprocess.run([sys.executable, "tools/profile_run", str(folder)], check=True)
        shutil.rmtree(folder)

    def get_outputs(self) -> list[str]:
        mark = Path(self.build_lib, PROFILED)
        return [*super().get_outputs(), *([str(mark)] if mark.exists() else [])]


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
        client.start_building()
        if why := obstacle():
            print(f"Tontine is built as plain Python, slower but complete ({why})", flush=True)
        else:
            modules = extensions()
    # A build of its own (pip without our tools/setup) fetches Node where there is none.
    asked = "egg_info" in sys.argv and not client.npm_command() and not client.is_built()
    setup(
        ext_modules=modules,
        cmdclass={"build": Build, "build_ext": BuildExtensions, "build_py": BuildPackage},
        setup_requires=[f"{client.FROM_PYPI}; {WHEELS_EXIST}"] if asked else [],
    )


if __name__ == "__main__":
    main()
