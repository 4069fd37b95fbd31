"""Work that is the same wherever it is done, as long as rules and bots there are those here."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import cache
from hashlib import sha256
from pathlib import Path
from platform import node
from typing import Any, TypeVar

from msgspec import Struct

import tontine
from tontine.arena.workers import spread
from tontine.bots.seats import bot_origin
from tontine.play.errors import BadMatch
from tontine.play.titles import TITLES

SOURCES = (".py", ".json", ".toml", ".csv")

Result = TypeVar("Result")


class OtherCode(Struct, frozen=True):
    """The answer of a machine whose rules or bots are others."""

    node: str


def spread_by_code(
    game: str,
    names: tuple[str, ...],
    work: Callable[..., Result],
    jobs: Iterable[tuple[Any, ...]],
    workers: int | None = None,
    ray: str | None = None,
) -> Generator[Result, None, None]:
    """As ``spread``. A machine of the cluster that has other rules of the game, or other bots of
    these names, is refused."""
    if ray is None:
        yield from spread(work, jobs, workers)
        return
    code = code_of(game, names)
    there = ((code, game, names, work, *job) for job in jobs)
    with closing(spread(work_there, there, workers, ray)) as results:
        for result in results:
            if isinstance(result, OtherCode):
                raise BadMatch("ray-code", node=result.node)
            yield result


def work_there(
    code: str, game: str, names: tuple[str, ...], work: Callable[..., Result], *job: Any
) -> Result | OtherCode:
    """Runs on another machine: does the work if the code there is the same."""
    return work(*job) if code_of(game, names) == code else OtherCode(node())


@cache
def code_of(game: str, names: tuple[str, ...]) -> str:
    """A fingerprint of everything a game between bots depends on: the rules, the bots, and what
    these have learnt. It is that of the sources, which compiled packages carry too; of bots that
    other packages bring along it is the version."""
    package = Path(tontine.__file__).parent
    others = set(TITLES) - {game}
    digest = sha256()
    for name in names:
        digest.update(f"{name} {bot_origin(game, name)}\n".encode())
    for room in ("rules", "bots"):
        for file in sorted((package / room).rglob("*")):
            path = file.relative_to(package)
            if file.suffix in SOURCES and not others & set(path.parts):
                digest.update(f"{path.as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]
