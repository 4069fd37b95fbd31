"""The lessons of all games: ours, and those that other packages bring along.

A folder of a game has ``lesson.toml`` and ``advice.toml``, either of which may be missing, and a
function ``facts``, and ``known`` where it has a script. A package offers one by an entry point of
the group ``tontine.lessons``: its name is the game, its value a package with such files in it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any

from tontine.games import parts
from tontine.learn.lesson import Advice, Lesson, read_advice, read_lesson
from tontine.learn.patterns import ME, Facts
from tontine.play.match import Match

GROUP = "tontine.lessons"


@cache
def _folders() -> dict[str, ModuleType]:
    return {game: part.load() for game, part in parts(GROUP, "tontine.learn.{game}").items()}


def lesson_games() -> list[str]:
    """The games that have a lesson."""
    return [game for game in _folders() if lesson_of(game) is not None]


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it has one; BadLesson if it cannot be read."""
    folder = _folders().get(game)
    path = None if folder is None else files(folder) / "lesson.toml"
    return None if path is None or not path.is_file() else read_lesson(path)


@cache
def advice_of(game: str) -> Advice:
    """The rule cards and maxims of a game; there may be none."""
    folder = _folders().get(game)
    path = None if folder is None else files(folder) / "advice.toml"
    return Advice() if path is None or not path.is_file() else read_advice(path)


def facts_of(game: str, match: Match, seat: int) -> Facts:
    """What texts and conditions speak of, read off what the seat sees."""
    return {**_folders()[game].facts(match, seat), ME: seat}


def known_of(game: str) -> Any:
    """What makes the facts that the script of a seat refers to."""
    return getattr(_folders()[game], "known", None)
