"""Creates tables of Acquire in a database, each at a position that tests look at.

    python positions.py tables.sqlite

Bots play games with 2, 4 and 6 seats and long names, and one with short names. Where a moment is
met for the first time, the game up to there becomes a table at which Ada has the first seat and
bots have the others. Prints as JSON the token that makes a browser Ada's, and the code of each
table by its name, such as "4-placing".
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.acquire.table import AcquireTable
from tontine.play.match import Match, new_match
from tontine.play.replay import outcomes_of
from tontine.play.script import Streams
from tontine.rules.chance import Rng
from tontine.table.database import database_url
from tontine.table.entries import Created, Decided, Entry, Place, Row, Started
from tontine.table.store import Store, Written
from tontine.table.tokens import Tokens

ME: Final = 0
PERSON: Final = "ada"
MOST_GAMES: Final = 40
# Long names, at a table of each size.
NAMES: Final = (
    "Ada Montgomery-Blackwood",
    "Bartholomew Featherstone",
    "Chloé de La Rochefoucaux",
    "Dario Sant'Angelo-Romano",
    "Wolfeschlegelsteinhausen",
    "Filippo degli Alessandri",
)
GAMES: Final[Mapping[str, Sequence[str]]] = {
    "2": NAMES[:2],
    "4": NAMES[:4],
    "6": NAMES,
    "short": ("Ada", "Bruno", "Chloé", "Dario"),
}


def _founded(table: AcquireTable) -> int:
    return sum(corporation.size > 0 for corporation in table.corporations)


def _cash(table: AcquireTable) -> int:
    return table.players[ME].cash or 0


def _merges(table: AcquireTable) -> bool:
    return any(tile.fate == "merges" and len(tile.survivors) == 1 for tile in table.hand)


def _held(table: AcquireTable) -> int:
    defunct = table.merger.defunct if table.merger else None
    return (table.players[ME].shares or {})[defunct] if defunct else 0


Moment = Callable[[AcquireTable], bool]

# By name: whether Ada is asked, in which phase, and what else must hold.
MOMENTS: Final[Mapping[str, tuple[bool, str, Moment]]] = {
    "placing": (True, "placing", lambda table: _founded(table) >= 4 and _merges(table)),
    "founding": (True, "founding", lambda table: table.turns > 4),
    "disposing": (True, "disposing", lambda table: _held(table) > 1),
    "buying": (True, "buying", lambda table: _founded(table) >= 5 and _cash(table) > 2500),
    "waiting": (False, "placing", lambda table: table.turns > 12),
    "may-end": (True, "placing", lambda table: table.may_end and not table.announced),
    "announced": (True, "buying", lambda table: table.announced),
}


def _key(game: int) -> str:
    return hashlib.sha256(f"position {game}".encode()).hexdigest()


def _names_of(match: Match) -> list[str]:
    """The names of the positions that a match is in."""
    if match.over:
        return ["over"]
    table: AcquireTable = match.scene(ME).table
    asked = ME in match.owing
    return [
        name
        for name, (mine, phase, holds) in MOMENTS.items()
        if mine == asked and phase == table.phase and holds(table)
    ]


def _chance(match: Match) -> tuple[Streams, int]:
    """The outcomes of chance in the last step."""
    return outcomes_of(match.title, match.game, match.steps[-1])


def _positions(seats: Sequence[str]) -> Iterator[tuple[str, list[Entry]]]:
    """Each position once, with the log of a table that has reached it."""
    wanted = {*MOMENTS, "over"}
    for game in range(MOST_GAMES):
        rng = Rng(game)
        key = _key(game)
        match = new_match("acquire", seats, options={}, key=key)
        places = [Place("bot", bot="normal", name=name) for name in seats]
        places[ME] = Place("person", PERSON, name=seats[ME])
        names = {PERSON: seats[ME]}
        entries: list[Entry] = [
            Created("acquire", dict(match.options), False, PERSON, names, places, key),
            Started(list(seats), *_chance(match), rules=match.title.rules),
        ]
        bots = [make_bot("acquire", "normal", rng) for _ in seats]
        while wanted and not match.over:
            seat = match.owing[0]
            step = match.decide(seat, bot_decision(match, seat, bots[seat], rng))
            assert step.decision is not None
            entries.append(Decided(seat, step.decision, *_chance(match)))
            for name in wanted & set(_names_of(match)):
                wanted.remove(name)
                yield name, entries[:]
        if not wanted:
            return
    raise SystemExit(f"never met with {len(seats)} seats: {sorted(wanted)}")


async def _lay(database: str) -> dict[str, object]:
    store = await Store.open(database_url(database))
    tables = {}
    for game, seats in GAMES.items():
        for name, entries in _positions(seats):
            code = f"position-{game}-{name}"
            rows = [Row(version, None, None, entry) for version, entry in enumerate(entries)]
            await store.append(Written(code, row) for row in rows)
            tables[f"{game}-{name}"] = code
    token = Tokens(await store.secret()).token_of(PERSON)
    await store.close()
    return {"token": token, "tables": tables}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_lay(sys.argv[1]))))
