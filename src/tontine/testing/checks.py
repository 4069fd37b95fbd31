"""The checks, and how they are run: without pytest, so that a package needs nothing besides."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from zlib import crc32

from msgspec import Struct

from tontine.testing.walk import CONFIGS, Config, Example


class Check(Struct, frozen=True):
    """One thing that every game keeps to. It raises an AssertionError where a game does not.

    ``once``: of matches, which are not compiled, so that plain and compiled rules need not both
    be tried.
    """

    name: str
    run: Callable[[Config, Example], None]
    examples: int  # for each configuration
    once: bool

    def example(self, number: int, games: int = 1) -> Example:
        """Different ones for different checks."""
        return Example(number + crc32(self.name.encode()), games)


class Failure(Struct, frozen=True):
    """``example`` is the number that tries the same again."""

    check: str
    config: str
    example: int
    problem: str


CHECKS: dict[str, Check] = {}


def check(
    examples: int, once: bool = False
) -> Callable[[Callable[[Config, Example], None]], Callable[[Config, Example], None]]:
    """Makes a check of a function, which is tried on so many examples."""

    def made(run: Callable[[Config, Example], None]) -> Callable[[Config, Example], None]:
        CHECKS[run.__name__] = Check(run.__name__, run, examples, once)
        return run

    return made


def check_once(
    once: bool = False,
) -> Callable[[Callable[[Config], None]], Callable[[Config], None]]:
    """The same of one that needs no example."""

    def made(run: Callable[[Config], None]) -> Callable[[Config], None]:
        check(1, once)(_without_example(run))
        return run

    return made


def _without_example(run: Callable[[Config], None]) -> Callable[[Config, Example], None]:
    def tried(config: Config, example: Example) -> None:
        run(config)

    tried.__name__ = run.__name__
    return tried


def try_check(
    check: Check, config: Config, numbers: Sequence[int], games: int = 1
) -> Failure | None:
    """The first of the examples on which it fails."""
    for number in numbers:
        try:
            check.run(config, check.example(number, games))
        except Exception as error:
            return Failure(check.name, str(config), number, _described(error))
    return None


def try_game(game: str, more: float = 1.0) -> Iterator[tuple[Check, list[Failure]]]:
    """Each check with what fails in it. ``more`` examples make it more thorough, and slower."""
    configs = [config for config in CONFIGS if config.game == game]
    games = max(1, int(more))
    for check in CHECKS.values():
        numbers = range(max(1, round(check.examples * more)) if check.examples > 1 else 1)
        found = [try_check(check, config, numbers, games) for config in configs]
        yield check, [failure for failure in found if failure is not None]


def _described(error: Exception) -> str:
    """The line that found it, and what is said there."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    said = f" ({type(error).__name__}: {error})" if str(error) else ""
    return f"{Path(frame.filename).name}, line {frame.lineno}: {frame.line}{said}"
