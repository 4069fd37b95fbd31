"""A table from a save file, to look at a game that is over, or to go on with one that is not; and
from a moment of a game that is over, to try another way."""

from __future__ import annotations

from tontine import __version__
from tontine.bots.seats import bot_names
from tontine.play.errors import BadSave, Refused
from tontine.play.fair import new_key
from tontine.play.fork import digest
from tontine.play.match import Match
from tontine.play.save import parse, record_options
from tontine.play.script import name_outcomes
from tontine.server.entries import Created, Decided, Ended, Entry, Place, Row, Started
from tontine.server.people.names import check_name
from tontine.server.tables.commands import usual_bot
from tontine.server.tables.saving import closed
from tontine.server.tables.state import Table
from tontine.server.wire.fields import LONGEST_NAME
from tontine.server.wire.lobby import ForkGame, LoadGame


def rows_of(person: str, request: LoadGame) -> list[Row]:
    """The log of the new table; Refused if the file is not right. This takes its time: the whole
    game is played again."""
    try:
        match = parse(request.file.encode())
    except BadSave as error:
        raise Refused("", "bad_save", {"problem": error.phrase}) from None
    entries = [_created(person, check_name(request.name), match), *entries_of(match)]
    return rows_from(person, request.id, entries)


def fork_of(table: Table, person: str, request: ForkGame) -> list[Row]:
    """The log of a new table that goes on from a moment of this one's game, which must be over: its
    secrets are open to whoever knows the table. All other seats are played by bots."""
    if table.closed is not None:
        raise closed(table)
    if person in table.barred:
        raise Refused("", "removed", {})
    if table.match is None:
        raise Refused("", "not_over", {})
    match = table.match.forked(request.version, request.seat, request.anew)
    if request.bot not in (None, *bot_names(match.title.name)):
        raise Refused("", "no_bot", {"bot": str(request.bot)})
    called = match.seats[request.seat]
    created = Created(
        game=match.title.name,
        options=dict(match.options),
        public=False,
        host=person,
        names={person: called if request.name is None else check_name(request.name)},
        seats=[
            Place("person", person, name=name)
            if seat == request.seat
            else Place("bot", bot=request.bot or _bot_at(table, seat), name=name)
            for seat, name in enumerate(match.seats)
        ],
        key=new_key(),
        loaded=True,
        forks=match.forks,
        forked_from=table.id,
    )
    return rows_from(person, request.id, [created, *entries_of(match)])


def _bot_at(table: Table, seat: int) -> str:
    """The bot that was there, or one for the person who was."""
    bot, known = table.places[seat].bot, bot_names(table.created.game)
    return bot if bot in known else usual_bot(table)


def rows_from(person: str, message: str, entries: list[Entry]) -> list[Row]:
    first, *others = entries
    rows = [Row(0, person, message, first)]
    return rows + [Row(number, None, None, entry) for number, entry in enumerate(others, 1)]


def _created(person: str, name: str, match: Match) -> Created:
    """All seats of people are at the device of whoever loads it; bots stay bots."""
    places = []
    for seat, (called, bot) in enumerate(zip(match.seats, _bots(match), strict=True)):
        if len(called) > LONGEST_NAME:
            raise Refused("", "bad_name", {})
        check_name(called, match.seats[:seat])
        if bot is not None and bot not in bot_names(match.title.name):
            raise Refused("", "no_bot", {"bot": bot})
        kind = Place("person", person, name=called)
        places.append(kind if bot is None else Place("bot", bot=bot, name=called))
    return Created(
        game=match.title.name,
        options=dict(match.options),
        public=False,
        host=person,
        names={person: name},
        seats=places,
        key=match.key or new_key(),
        loaded=True,
        forks=match.forks,
    )


def _bots(match: Match) -> list[str | None]:
    return [*match.bots, *[None] * (len(match.seats) - len(match.bots))]


def entries_of(match: Match) -> list[Entry]:
    """The entries of the game so far. ``read`` is 0 if its chance did not come from the key: then
    only what follows does."""
    tape = match.game.chance.tape
    read = 0 if match.key is None or tape is None else tape.read
    title, (first, *steps) = match.title, match.steps
    entries: list[Entry] = [
        Started(
            seats=list(match.seats),
            chance=name_outcomes(title, first.outcomes),
            read=read,
            rules=title.rules,
            made_by=__version__,
            options=record_options(title, match.options),
        )
    ]
    for number, step in enumerate(steps, 1):
        assert step.seat is not None
        assert step.decision is not None
        ended = _ended(match) if number == len(steps) and match.over else None
        chance = name_outcomes(title, step.outcomes)
        entries.append(Decided(step.seat, step.decision, chance, read, ended, step.failed_bot))
    return entries


def _ended(match: Match) -> Ended:
    game = match.game
    return Ended(list(game.result().scores), digest(game), game.chance.state)
