"""Bots that other packages bring along.

A package offers one by an entry point of the group ``tontine.bots``. Its name is ``GAME.NAME``
(``GAME.sharp``), its value what makes such a bot from a generator: a class, or a function.
Nothing of a package is loaded before its bot is wanted, so one that is broken harms nobody else.
"""

from __future__ import annotations

import logging
import re
import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import FrameType

from tontine.bots.bot import Bot, Reader
from tontine.bots.decide import BotFailed
from tontine.play.view import Entry
from tontine.rules.chance import Rng
from tontine.rules.game import Game

logger = logging.getLogger(__name__)

GROUP = "tontine.bots"
CAN_INTERRUPT = hasattr(signal, "setitimer")  # not on Windows
LONGEST_ANSWER = 60.0  # seconds; at a table it is as long
_NAME = re.compile(r"(?P<game>[a-z][a-z0-9_]*)\.(?P<name>[a-z][a-z0-9_-]*)")


@cache
def offered(game: str, taken: tuple[str, ...]) -> dict[str, EntryPoint]:
    """What other packages bring along for a game, by name. A name that is taken is reported, once,
    and left out."""
    found: dict[str, EntryPoint] = {}
    for parts, entry in _entries():
        if parts["game"] != game:
            continue
        if parts["name"] in (*taken, *found):
            logger.warning("%s is left out: there is a bot of that name", _named(entry))
        else:
            found[parts["name"]] = entry
    return found


@cache
def _entries() -> list[tuple[re.Match[str], EntryPoint]]:
    """All whose names can be read; the others are reported, once."""
    found = []
    for entry in sorted(entry_points(group=GROUP), key=_named):
        if (parts := _NAME.fullmatch(entry.name)) is not None:
            found.append((parts, entry))
        else:
            logger.warning("%s is left out: its name is not GAME.NAME", _named(entry))
    return found


def load_problem(entry: EntryPoint) -> str | None:
    """Why a bot cannot be had, if so. This loads its package."""
    try:
        _load(entry)
    except BotFailed as failed:
        return str(failed)
    return None


def origin(entry: EntryPoint) -> str:
    """The package and its version."""
    return "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def _named(entry: EntryPoint) -> str:
    """Named as whoever has to mend it finds it."""
    package = "" if entry.dist is None else f" of the package {entry.dist.name}"
    return f"the entry point {entry.name!r}{package}"


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _load(entry: EntryPoint) -> Callable[[Rng], Bot]:
    try:
        made: Callable[[Rng], Bot] = entry.load()
    except Exception as error:
        raise BotFailed(f"{_named(entry)} cannot be loaded: {_said(error)}") from error
    if not callable(made):
        raise BotFailed(f"{_named(entry)} is not callable")
    return made


def make_installed(entry: EntryPoint, rng: Rng) -> Bot:
    """A bot that does not harm a game, however it may have been written."""
    try:
        return _Limited(_load(entry)(rng))
    except BotFailed as failed:
        return _Absent(str(failed))
    except Exception as error:
        return _Absent(f"{_named(entry)} makes no bot: {_said(error)}")


class _Absent:
    """In the place of a bot that could not be made: it fails in every decision."""

    def __init__(self, failure: str) -> None:
        self._failure = failure

    def choose(self, game: Game, seat: int) -> int:
        raise BotFailed(self._failure)


class _Overrun(BaseException):
    """Not an Exception: bots may catch those."""


class _Limited:
    """Takes an answer only if it comes in time. It can be interrupted in the main thread alone,
    in which bots think everywhere but in programs of others, and not on Windows."""

    _bot: Bot

    def __init__(self, bot: Bot) -> None:
        object.__setattr__(self, "_bot", bot)

    # What a bot has besides ``choose`` is its own affair.

    def __getattr__(self, name: str) -> object:
        return getattr(self._bot, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self._bot, name, value)

    def read_log(self, log: Sequence[Entry]) -> None:
        if isinstance(self._bot, Reader):
            self._bot.read_log(log)

    def choose(self, game: Game, seat: int) -> int:
        if not CAN_INTERRUPT or threading.current_thread() is not threading.main_thread():
            return self._bot.choose(game, seat)
        before = signal.signal(signal.SIGALRM, _interrupt)
        try:
            # Again every second, should the bot catch even this.
            signal.setitimer(signal.ITIMER_REAL, LONGEST_ANSWER, 1.0)
            return self._bot.choose(game, seat)
        except _Overrun:
            raise BotFailed(f"no answer within {LONGEST_ANSWER:g} seconds") from None
        finally:
            with suppress(_Overrun):
                signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise _Overrun
