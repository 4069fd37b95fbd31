"""A table as the lobby shows it to one of the people at it."""

from __future__ import annotations

from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.words import Words
from tontine.table.clocks import SECOND
from tontine.table.messages import MyTable
from tontine.table.table import Table


def my_table(table: Table, person: str, words: Words) -> MyTable | None:
    """None if the game is over or the person has left it, or neither sits nor opened the table.

    ``since`` is the version of the table since which it stands so: the store knows when that was.
    """
    mine = table.seats_of(person)
    waits = table.status == "open" and table.created.host == person
    staying = any(seat not in table.left for seat in mine)
    if table.status == "over" or not (staying or waits):
        return None
    turn, says, since = False, "", 0
    until = None
    if table.match is not None:
        owing = [seat for seat in table.match.owing if seat not in table.stand_ins]
        asked = [seat for seat in mine if seat in owing]
        turn = bool(asked)
        # Whoever shares a device with others must not read here what only one of them may know.
        reader = mine[0] if len(mine) == 1 and mine[0] not in table.stand_ins else None
        says = _says(table.match, reader, words)
        began = min(map(table.match.asked_since, asked), default=table.match.version)
        since = table.version_after(began)
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
    )


def _says(match: Match, reader: int | None, words: Words) -> str:
    """The question that the reader is asked, or what is waited for."""
    scene = match.scene(reader)
    phrases = [ask.question for ask in scene.asks] + [wait.says for wait in scene.waiting]
    said = next((phrase for phrase in phrases if phrase is not None), None)
    return "" if said is None else speech_of(match, reader, words).say(said)
