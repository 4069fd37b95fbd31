"""A table from a save file: to look at a game that is over, or to go on with one that is not."""

from __future__ import annotations

from tontine import __version__
from tontine.bots.seats import bot_names
from tontine.play.errors import BadSave, Refused
from tontine.play.fair import new_key
from tontine.play.match import Match
from tontine.play.save import digest, parse, record_options
from tontine.play.script import name_outcomes
from tontine.server.entries import Created, Decided, Ended, Entry, Place, Row, Started
from tontine.server.people.names import check_name
from tontine.server.wire.fields import LONGEST_NAME
from tontine.server.wire.lobby import LoadGame


def rows_of(person: str, request: LoadGame) -> list[Row]:
    """The log of the new table; Refused if the file is not right. This takes its time: the whole
    game is played again."""
    try:
        match = parse(request.file.encode())
    except BadSave as error:
        raise Refused("", "bad_save", {"problem": error.phrase}) from None
    entries = [_created(person, check_name(request.name), match), *_played(match)]
    first, *others = entries
    rows = [Row(0, person, request.id, first)]
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
    )


def _bots(match: Match) -> list[str | None]:
    return [*match.bots, *[None] * (len(match.seats) - len(match.bots))]


def _played(match: Match) -> list[Entry]:
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
