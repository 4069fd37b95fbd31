"""Those with whom a person plays often, and who came before whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tontine.server.people.tokens import is_program
from tontine.server.tables.results import Result
from tontine.server.wire.people import Rival

OFTEN = 2  # games
MOST = 6  # of them


class _Tally(Struct):
    name: str = ""
    played: int = 0
    ahead: int = 0
    behind: int = 0


def rivals_of(person: str, found: Sequence[Result]) -> list[Rival]:
    """``found`` are games of the person, oldest first. Where people share a device nobody knows who
    was who, and bots are no people."""
    tallies: dict[str, _Tally] = {}
    for result in found:
        mine = result.seat_of(person)
        for other in result.people() if mine is not None else []:
            theirs = result.seat_of(other)
            if mine is None or theirs is None or other == person or is_program(other):
                continue
            tally = tallies.setdefault(other, _Tally())
            tally.name = theirs.name
            tally.played += 1
            tally.ahead += mine.rank < theirs.rank
            tally.behind += mine.rank > theirs.rank
    often = [it for it in tallies.values() if it.played >= OFTEN]
    often.sort(key=lambda it: -it.played)
    return [Rival(it.name, it.played, it.ahead, it.behind) for it in often[:MOST]]
