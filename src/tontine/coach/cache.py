"""Analyses beside the files they are about, so that none is made twice."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tontine import __version__
from tontine.bots.bot import Bot
from tontine.bots.search.search import Search
from tontine.coach.analysis import Analysis, Mistake
from tontine.coach.puzzles import Puzzle
from tontine.play.words import Phrase

WORDING = 3  # raised when an analysis says something else of the same figures


class Kept(Struct, frozen=True):
    """``key`` is all that an analysis depends on: the file, the coach and the playouts."""

    key: str
    analysis: msgspec.Raw


def cache_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.analysis.json")


def key_of(data: bytes, bot: Bot, playouts: int) -> str:
    facts = [hashlib.sha256(data).hexdigest(), __version__, WORDING, playouts, _nature(bot)]
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()


def _nature(bot: Bot) -> list[object]:
    """What a bot's opinions rest on: of one that searches, its weights and how far it looks."""
    kind = f"{type(bot).__module__}.{type(bot).__qualname__}"
    if not isinstance(bot, Search):
        return [kind]
    network = bot.judge.network
    learnt: list[object] = [network.temperature, network.lapse]
    learnt += [[*network.direct], [*network.units], [*network.shared]]
    return [kind, bot.depth, type(bot.policy).__qualname__, *learnt]


def write(analysis: Analysis) -> bytes:
    return msgspec.json.encode(analysis)


def read(data: bytes) -> Analysis:
    """What was written, and equal to it."""
    analysis = msgspec.json.decode(data, type=Analysis)
    for mistake in analysis.mistakes:
        revive(mistake)
    return analysis


def revive(mistake: Mistake) -> None:
    """Restore what JSON cannot tell from plain data: see ``_revive``."""
    for option in (mistake.played, mistake.better):
        for choice in option.choices:
            for phrase in (choice.says, choice.confirm, choice.why, choice.called):
                if phrase is not None:
                    _revive(phrase)
        for reason in option.reasons:
            _revive(reason.says)


def revived(puzzle: Puzzle) -> Puzzle:
    for reason in puzzle.reasons:
        _revive(reason.says)
    return puzzle


def _revive(phrase: Phrase) -> None:
    """Restore arguments that are phrases themselves."""
    for name, value in phrase.arguments.items():
        phrase.arguments[name] = _revived(value)


def _revived(value: Any) -> Any:
    if isinstance(value, list):
        return [_revived(it) for it in value]
    if not isinstance(value, dict):
        return value
    phrase = msgspec.convert(value, Phrase)
    _revive(phrase)
    return phrase


def kept(file: Path, key: str) -> Analysis | None:
    """The analysis beside the file, if it is the one."""
    with suppress(OSError, msgspec.DecodeError, UnicodeError):
        found = msgspec.json.decode(cache_of(file).read_bytes(), type=Kept)
        return read(bytes(found.analysis)) if found.key == key else None
    return None


def keep(file: Path, key: str, analysis: Analysis) -> None:
    """Write it beside the file, whole or not at all; where nothing can be written, not at all."""
    path = cache_of(file)
    beside = path.with_name(f"{path.name}.part")
    with suppress(OSError):
        beside.write_bytes(msgspec.json.encode(Kept(key, msgspec.Raw(write(analysis)))))
        beside.replace(path)
