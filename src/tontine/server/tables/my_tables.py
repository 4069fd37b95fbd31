"""A table as the lobby shows it to one of the people at it."""

from __future__ import annotations

from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.words import Words
from tontine.server.tables.clocks import SECOND
from tontine.server.tables.lessons import my_lesson
from tontine.server.tables.state import Table
from tontine.server.wire.lobby import MyTable


def my_table(table: Table, person: str, words: Words) -> MyTable | None:
    """None if the game is over or the person has left it, or neither sits nor opened the table; and
    as long as it is a puzzle.

    ``since`` is the row of the log since which this is so; the caller replaces it by its time.
    """
    mine = table.seats_of(person)
    waits = table.status == "open" and table.created.host == person
    staying = any(seat not in table.left for seat in mine)
    if table.status == "over" or table.puzzle is not None or not (staying or waits):
        return None
    turn, says, since = False, "", 0
    until = None
    if table.match is not None:
        asked = asked_of(table, person)
        turn = bool(asked)
        # Whoever shares a device with others must not read here what only one of them may know.
        reader = mine[0] if len(mine) == 1 and mine[0] not in table.stand_ins else None
        says = _says(table.match, reader, words)
        since = asked_since(table, asked)
        if table.clocks is not None and (ends := table.clocks.deadline(mine)) is not None:
            until = ends // SECOND
    return MyTable(
        table=table.id,
        game=table.created.game,
        status=table.status,
        seats=[table.name_of(seat) for seat in range(len(table.places))],
        mine=mine,
        alone=all(place.kind == "bot" or place.person == person for place in table.places),
        turn=turn,
        says=says,
        since=since,
        until=until,
        lesson=my_lesson(table),
    )


def asked_of(table: Table, person: str) -> list[int]:
    """The seats at which a person owes a decision; where a bot stands in, the bot does."""
    owing = [seat for seat in table.playing.owing if seat not in table.stand_ins]
    return [seat for seat in table.seats_of(person) if seat in owing]


def asked_since(table: Table, seats: list[int]) -> int:
    """The row since which one of these seats has owed its decision; without any, the last."""
    match = table.playing
    return table.version_after(min(map(match.asked_since, seats), default=match.version))


def _says(match: Match, reader: int | None, words: Words) -> str:
    """The question that the reader is asked, or what is waited for."""
    said = match.in_question(reader)
    return "" if said is None else speech_of(match, reader, words).say(said)
