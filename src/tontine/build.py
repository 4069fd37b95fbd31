"""Compiled or plain: one installed package runs either way.

The rules are installed both as Python sources and, compiled from them, as extension modules.
Python prefers the latter. `TONTINE_PLAIN=1` makes it take the sources, to debug them or to
compare the two.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the modules of Tontine as sources only. Anything else is left to other finders."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tontine."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_build() -> None:
    """Obey TONTINE_PLAIN. Must come before the first import of a compiled module."""
    if os.environ.get("TONTINE_PLAIN", "0") not in ("", "0"):
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    spec = find_spec("tontine.rules.game")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def is_profiled() -> bool:
    """Whether they were compiled by what games had shown of the code, as those in wheels are."""
    return is_compiled() and Path(__file__).with_name("profiled").exists()
