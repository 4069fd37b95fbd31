"""Puzzles in files, those that come with Tontine, and which of them is the puzzle of a day.

A file is JSON lines, compressed. The puzzle of the day follows from the date and a published key by
SHA-256, so that anybody can check that it was not chosen: see docs/coach.md.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Collection, Iterable, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from tontine.coach.cache import revived
from tontine.coach.puzzles import Puzzle
from tontine.play.titles import TITLES

KEY = "tontine, a puzzle a day"  # published
FIRST = date(2026, 1, 1)


def pack(puzzles: Iterable[Puzzle]) -> bytes:
    """The same puzzles make the same bytes, whenever that is."""
    lines = b"".join(msgspec.json.encode(it) + b"\n" for it in puzzles)
    return gzip.compress(lines, 9, mtime=0)


def unpack(data: bytes) -> list[Puzzle]:
    lines = gzip.decompress(data).splitlines()
    return [revived(msgspec.json.decode(line, type=Puzzle)) for line in lines]


def write(puzzles: Iterable[Puzzle], path: Path) -> None:
    """Whole or not at all."""
    beside = path.with_name(f"{path.name}.part")
    beside.write_bytes(pack(puzzles))
    beside.replace(path)


@cache
def stock() -> Mapping[str, Puzzle]:
    """The puzzles that come with Tontine, by their ids."""
    found = {}
    for game in TITLES:
        file = files("tontine.coach") / "positions" / f"{game}.jsonl.gz"
        if file.is_file():
            found.update({it.id: it for it in unpack(file.read_bytes())})
    return found


def puzzle_of(day: date, ids: Collection[str]) -> str:
    """The id of the puzzle of a day. All have their turn before one comes again: the days since
    ``FIRST`` are dealt out in rounds, and in each the puzzles stand in the order of the SHA-256 of
    the key, the round and the id."""
    round, place = divmod((day - FIRST).days, len(ids))
    return sorted(ids, key=lambda it: _lot(round, it))[place]


def _lot(round: int, id: str) -> bytes:
    return hashlib.sha256(f"{KEY} {round} {id}".encode()).digest()
