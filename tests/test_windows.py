"""On Windows, too, every module can be imported: what that system does not have is hidden here."""

from __future__ import annotations

import subprocess
import sys

# uvloop is not installed there, and a SIGALRM that nobody has cannot be waited for.
PROGRAM = """
import asyncio, os, signal, socket, sys

HIDDEN = {"fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"}

class Hidden:
    def find_spec(self, name, path, target=None):
        if name in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

for name in HIDDEN & set(sys.modules):
    del sys.modules[name]
sys.meta_path.insert(0, Hidden())
for name in ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "setitimer", "ITIMER_REAL"):
    delattr(signal, name)
for name in ("fork", "geteuid", "getuid", "getgid", "sched_getaffinity", "register_at_fork"):
    if hasattr(os, name):
        delattr(os, name)
del socket.AF_UNIX, socket.SO_REUSEPORT

import pkgutil, tontine
from importlib import import_module

names = [it.name for it in pkgutil.walk_packages(tontine.__path__, "tontine.")]
for name in names:
    # These are run, not imported.
    if not name.endswith(("__main__", "migrations.env")):
        import_module(name)

from random import Random
from tontine.arena.simulate import Plan, simulate
from tontine.bots.outside import CAN_INTERRUPT

assert not CAN_INTERRUPT
plan = Plan("acquire", ("normal", "random"), {"holdings": "open", "names": "1999"}, seed=1)
assert simulate(plan, 1, 1).games == 1
print(len(names))
"""


def test_every_module_can_be_imported_without_what_windows_lacks() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 250
