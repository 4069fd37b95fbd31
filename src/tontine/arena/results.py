"""What has been played, in a file from which a contest can go on.

The first line says what is played and by which code, each further one is a deal, in their order.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from tontine.arena.code import code_of, spread_by_code
from tontine.arena.contest import Contest, Deal, play_deal
from tontine.play.errors import BadMatch
from tontine.play.form import Malformed

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

FORM = 1  # of the file

Line = TypeVar("Line")


class Header(Struct, frozen=True):
    arena: int
    game: str
    lineups: list[list[str]]
    options: Mapping[str, str]
    seed: int
    judged: bool
    code: str  # by whose rules and bots


def play_contest(
    contest: Contest,
    deals: int,
    workers: int | None = None,
    file: Path | None = None,
    ray: str | None = None,
) -> Generator[Deal, None, None]:
    """So many deals of every line-up, in the order of ``contest.jobs``: first those that the file
    holds already, then the others as they are played, which are added to it. ``workers`` and
    ``ray`` say where, as for ``spread``."""
    if file is None:
        yield from _spread(contest, contest.jobs(deals), workers, ray)
        return
    with file.open("a+b") as opened:
        played = _take_up(file, opened, contest)
        yield from played[: deals * len(contest.lineups)]
        missing = islice(contest.jobs(deals), len(played), None)
        for deal in _spread(contest, missing, workers, ray):
            opened.write(msgspec.json.encode(deal) + b"\n")
            opened.flush()
            yield deal


def _spread(
    contest: Contest, jobs: Iterator[tuple[Contest, int, int]], workers: int | None, ray: str | None
) -> Generator[Deal, None, None]:
    return spread_by_code(contest.game, names_of(contest), play_deal, jobs, workers, ray)


def names_of(contest: Contest) -> tuple[str, ...]:
    """All bots of a contest."""
    return tuple(sorted({name for lineup in contest.lineups for name in lineup}))


def _take_up(file: Path, opened: BinaryIO, contest: Contest) -> list[Deal]:
    """The deals that the file holds; a new file is begun."""
    try:
        if fcntl is not None:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadMatch("arena-in-use", file=str(file)) from None
    header = _header(contest)
    opened.seek(0)
    lines = opened.read().split(b"\n")
    # A deal whose line was cut off is played again.
    opened.truncate(sum(len(line) + 1 for line in lines[:-1]))
    if len(lines) == 1:
        opened.write(msgspec.json.encode(header) + b"\n")
        opened.flush()
        return []
    _check_header(file, _read(file, 1, lines[0], Header), header)
    deals = [_read(file, number, line, Deal) for number, line in enumerate(lines[1:-1], 2)]
    for number, (deal, job) in enumerate(zip(deals, contest.jobs(len(deals)), strict=False), 2):
        if (deal.lineup, deal.deal) != job[1:]:
            raise BadMatch("arena-line", file=str(file), line=str(number))
    return deals


def _read(file: Path, number: int, text: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(text, type=kind)
    except Malformed:
        raise BadMatch("arena-line", file=str(file), line=str(number)) from None


def _check_header(file: Path, there: Header, wanted: Header) -> None:
    """Deals of different contests cannot be added up."""
    if there.arena != FORM:
        raise BadMatch("arena-line", file=str(file), line="1")
    for field in ("game", "lineups", "options", "seed", "judged"):
        found, asked = getattr(there, field), getattr(wanted, field)
        if found != asked:
            told = {"there": _shown(found), "asked": _shown(asked)}
            raise BadMatch("arena-other", file=str(file), field=field, **told)
    if there.code != wanted.code:
        raise BadMatch("arena-code", file=str(file))


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _header(contest: Contest) -> Header:
    return Header(
        arena=FORM,
        game=contest.game,
        lineups=[list(lineup) for lineup in contest.lineups],
        options=dict(contest.options),
        seed=contest.seed,
        judged=contest.judged,
        code=code_of(contest.game, names_of(contest)),
    )
