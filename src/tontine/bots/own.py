"""Bots of one's own, that no package brings along: a class in a file, or any program.

``./bot.py:Sharp`` is the class ``Sharp`` of that file, ``exec:./mybot --strong`` a program
(``programs.py``). Both run whatever stands there: such a text must come from whoever runs the
command, never from a client or a file.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from tontine.bots.bot import Bot, BotFailed
from tontine.bots.outside import Source
from tontine.bots.programs import LineBot
from tontine.rules.chance import Rng

PROGRAM = "exec:"
_FILE = re.compile(r"(?P<file>.+\.py):(?P<name>[^\W\d]\w*)")


def own_bot(text: str) -> Source | None:
    """The bot that a text leads to; None if it can only be the name of one."""
    if text.startswith(PROGRAM):
        return OwnProgram(text.removeprefix(PROGRAM))
    if (parts := _FILE.fullmatch(text)) is not None:
        return OwnClass(Path(parts["file"]), parts["name"])
    return None


class OwnClass(Source):
    """A class in a file."""

    def __init__(self, file: Path, name: str) -> None:
        self._file = file
        self._name = name

    @property
    def named(self) -> str:
        return f"{self._name} in {self._file}"

    @property
    def origin(self) -> str:
        return _digest([self._file])

    def load(self) -> object:
        return getattr(_module(self._file.resolve()), self._name)


@cache
def _module(file: Path) -> ModuleType:
    """A file as a module. What lies beside it can be imported, as when Python runs it."""
    name = f"tontine_own_{file.stem}_{sha256(bytes(file)).hexdigest()[:8]}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} is no module")
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module  # for dataclasses and pickles of its own
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


class OwnProgram(Source):
    """A program in any language."""

    def __init__(self, text: str) -> None:
        self._text = text

    @property
    def named(self) -> str:
        return f"the program {self._text.strip()}"

    @property
    def origin(self) -> str:
        """Of the program, and of what it is told to run."""
        return _digest([path for word in self._command() if (path := Path(word)).is_file()])

    def _command(self) -> Sequence[str]:
        try:
            return shlex.split(self._text)
        except ValueError:
            return []

    def load(self) -> object:
        command = self._command()
        if not command:
            raise BotFailed(f"{self.named} is no command")

        def make(rng: Rng) -> Bot:
            return LineBot(command, rng)

        return make


def _digest(files: Sequence[Path]) -> str:
    """A hash of what stands in the files."""
    digest = sha256()
    for file in files:
        digest.update(file.read_bytes() if file.is_file() else b"")
    return digest.hexdigest()[:16]
