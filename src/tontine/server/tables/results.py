"""How games ended: one row for each, from which records and ratings are computed."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from tontine.server.people.tokens import is_program
from tontine.server.storage.schema import members, played, results
from tontine.server.storage.tables import Store
from tontine.server.tables.state import Table


class SeatResult(Struct, frozen=True):
    """``person`` is who has the seat, even if a bot has played for them."""

    name: str
    person: str | None
    bot: str | None
    score: int
    rank: int
    won: bool


class Result(Struct, frozen=True):
    table: str
    game: str
    at: int  # seconds since 1970
    seats: list[SeatResult]
    bots_undone: bool = False  # decisions of bots were taken back

    def people(self) -> list[str]:
        """The people with exactly one seat. Whoever has several shares a device with others, and it
        is not known whose seat is whose."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        return [person for person in people if people.count(person) == 1]

    def rated(self) -> list[list[str]]:
        """Who is rated among each other: people, and bot accounts."""
        people = self.people()
        programs = [person for person in people if is_program(person)]
        return [[person for person in people if person not in programs], programs]

    def seat_of(self, person: str) -> SeatResult | None:
        """None for those who share a device."""
        if person not in self.people():
            return None
        return next(seat for seat in self.seats if seat.person == person)


def result_of(table: Table, at: int) -> Result | None:
    """None unless the game is over, and was played by the rules that this server has."""
    if table.match is None or not table.match.over or table.created.loaded or table.created.lesson:
        return None
    winners = table.match.winners
    seats: list[SeatResult | None] = [None] * len(table.places)
    for standing in table.match.standings():
        place = table.places[standing.seat]
        seats[standing.seat] = SeatResult(
            name=table.name_of(standing.seat) or "",
            person=place.person,
            bot=place.bot,
            score=standing.score,
            rank=standing.rank,
            won=standing.seat in winners,
        )
    found = [seat for seat in seats if seat is not None]
    return Result(table.id, table.created.game, at, found, table.bots_undone)


class ResultStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, table: Table) -> None:
        """Write down how a game ended; without seats, if it was not played to its end."""
        at = await self._store.time_of(table.id, table.changed_by)
        result = result_of(table, at)
        if result is None:
            await self.put_nobodys(table.id, table.created.game, at)
        else:
            await self._put(result)

    async def put_nobodys(self, table: str, game: str, at: int) -> None:
        """Write down that a game is over and counts for nobody."""
        await self._put(Result(table, game, at, []))

    async def _put(self, result: Result) -> None:
        with suppress(IntegrityError):  # another process has just written down the same
            await self._store.write(lambda connection: put_result(connection, result))

    async def missing(self, person: str) -> list[str]:
        """Games of a person that ended before results were written down."""
        known = select(results.c.name).where(results.c.name == members.c.name)
        wanted = select(members.c.name).where(
            members.c.person == person, members.c.status == "over", ~known.exists()
        )
        return [name for (name,) in await self._store.read(wanted)]

    async def of(self, person: str) -> list[Result]:
        """All games of a person, oldest first."""
        wanted = (
            select(results.c.result)
            .join(played, played.c.name == results.c.name)
            .where(played.c.person == person)
            .order_by(results.c.at, results.c.name)
        )
        return _decode(await self._store.read(wanted))

    async def count(self) -> int:
        ((number,),) = await self._store.read(select(func.count()).select_from(results))
        return int(number)

    async def after(self, at: int, table: str) -> list[Result]:
        """All games that ended after another one, in order."""
        later = (results.c.at > at) | ((results.c.at == at) & (results.c.name > table))
        wanted = select(results.c.result).where(later).order_by(results.c.at, results.c.name)
        return _decode(await self._store.read(wanted))


def _decode(rows: Iterable[Row[Any]]) -> list[Result]:
    return [msgspec.json.decode(row.result, type=Result) for row in rows]


def put_result(connection: Connection, result: Result) -> None:
    """Write down how a game ended, instead of what was known of it before."""
    for table in (results, played):
        connection.execute(delete(table).where(table.c.name == result.table))
    text = msgspec.json.encode(result).decode()
    connection.execute(insert(results).values(name=result.table, at=result.at, result=text))
    people = {seat.person for seat in result.seats if seat.person is not None}
    rows = [{"person": person, "name": result.table} for person in sorted(people)]
    if rows:
        connection.execute(insert(played), rows)
