"""Creates tables in a database, each at a position that tests look at.

    python positions.py tables.sqlite

Bots play games with few and with many seats and long names, and some with short names. Where a
moment is met for the first time, the game up to there becomes a table at which Ada has the first
seat and bots have the others. Prints as JSON the token that makes a browser Ada's, and the codes
of each table by its name, such as "GAME-4-MOMENT": the first one is for all tests to look at, the
others are copies, each for one test that changes it. Ada has a record, too, of other games.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Collection, Iterator
from functools import partial
from typing import Any, Final

from games import POSITIONS
from moments import ME, Positions, Table
from msgspec import structs

from tontine.bots.seats import make_bot
from tontine.play.match import Match, new_match
from tontine.play.replay import outcomes_of
from tontine.play.script import Streams
from tontine.rules.chance import Rng
from tontine.server.entries import Created, Decided, Entry, Place, Row, Started
from tontine.server.people.tokens import Tokens
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.tables.results import Result, SeatResult, put_result

PERSON: Final = "ada"
# Has played many games and is at none of the tables, where more games might end.
VETERAN: Final = "elena"
NEIGHBOURS: Final = ("Bruno", "Chloé", "Dario", "Elena")
MOST_GAMES: Final = 40
# Tables with short names are played on, so many tests may do so from the same position.
COPIES: Final = {"short": 4}


def _key(game: int) -> str:
    return hashlib.sha256(f"position {game}".encode()).hexdigest()


def _names_of(match: Match, of: Positions, table: Table, wanted: Collection[str]) -> list[str]:
    """The names of those positions among the wanted ones that a match is in."""
    if match.over:
        return ["over"] if "over" in wanted else []
    asked, now = ME in match.owing, of.phases[match.game.phase]
    fitting = {
        name: holds
        for name, (mine, phase, holds) in of.moments.items()
        if name in wanted and mine == asked and phase == now
    }
    shown: Any = match.bare_view(ME).table if fitting else None
    if fitting and not table.counts(shown):
        return []
    return [name for name, holds in fitting.items() if holds(shown)]


def _chance(match: Match) -> tuple[Streams, int]:
    """The outcomes of chance in the last step."""
    return outcomes_of(match.title, match.game, match.steps[-1])


def _positions(game: str, table: Table) -> Iterator[tuple[str, list[Entry]]]:
    """Each position once, with the log of a table that has reached it."""
    of, seats = POSITIONS[game], table.seats
    wanted = {*of.moments, "over"} - table.rare
    for number in range(MOST_GAMES):
        rng = Rng(number)
        key = _key(number)
        match = new_match(game, seats, options=table.options, key=key)
        places = [Place("bot", bot="normal", name=name) for name in seats]
        places[ME] = Place("person", PERSON, name=seats[ME])
        names = {PERSON: seats[ME]}
        entries: list[Entry] = [
            Created(game, dict(match.options), False, PERSON, names, places, key),
            Started(list(seats), *_chance(match), rules=match.title.rules),
        ]
        # The second half of the games is played at random: normal leaves some things no chance.
        level = "normal" if number < MOST_GAMES // 2 else "random"
        bots = [make_bot(game, level, rng) for _ in seats]
        while wanted and not match.over:
            seat = match.owing[rng.below(len(match.owing))]
            step = table.decide(match, seat, bots[seat], rng)
            assert step.decision is not None
            entries.append(Decided(seat, step.decision, *_chance(match)))
            for name in _names_of(match, of, table, wanted):
                wanted.remove(name)
                yield name, entries[:]
        if not wanted:
            return
    raise SystemExit(f"never met in {game} with {len(seats)} seats: {sorted(wanted)}")


FIRST_DAY: Final = 1_750_000_000
DAY: Final = 86_400


def _results() -> Iterator[Result]:
    """How these games ended. People are all but the bots, each of them somebody."""
    played = [(game, *one) for game, of in POSITIONS.items() for one in of.played]
    for number, (game, others, rank) in enumerate(played):
        seats = [
            SeatResult(name, None if level else name.lower(), level or None, 0, 0, False)
            for level, name in zip(others, NEIGHBOURS, strict=False)
        ]
        seats.insert(rank - 1, SeatResult("Elena", VETERAN, None, 0, 0, False))
        ranked = [
            structs.replace(seat, score=9000 - 700 * place, rank=place, won=place == 1)
            for place, seat in enumerate(seats, 1)
        ]
        yield Result(f"played{number}", game, FIRST_DAY + number * 4 * DAY, ranked)


async def _lay(database: str) -> dict[str, object]:
    store = await Store.open(database_url(database))
    tables: dict[str, list[str]] = {}
    laid = [
        (game, name, table) for game, of in POSITIONS.items() for name, table in of.tables.items()
    ]
    for game, name, table in laid:
        for moment, entries in _positions(game, table):
            rows = [Row(version, None, None, entry) for version, entry in enumerate(entries)]
            copies = range(1 + COPIES.get(name, 0))
            codes = [f"t{len(tables)}x{copy}" for copy in copies]
            for code in codes:
                await store.append(Written(code, row) for row in rows)
            tables[f"{game}-{name}-{moment}"] = codes
    for result in _results():
        await store.write(partial(put_result, result=result))
    tokens = Tokens(await store.secret())
    await store.close()
    people = {"ada": tokens.token_of(PERSON), "veteran": tokens.token_of(VETERAN)}
    return {"tokens": people, "tables": tables}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_lay(sys.argv[1]))))
