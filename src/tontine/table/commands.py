"""The commands that people send to a table: which log entry each one leads to.

Nothing changes here. The caller stores the entry first and applies it to the table afterwards; a
decision is attempted here and committed there. A command that is not allowed raises ``Refused``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec import Struct

from tontine import __version__
from tontine.bots.seats import bot_names
from tontine.play.errors import BadMatch, Refused
from tontine.play.match import Attempt, Match, new_match
from tontine.play.replay import outcomes_of
from tontine.play.save import digest, record_options
from tontine.rules.game import Game
from tontine.table import messages
from tontine.table.entries import (
    Agreed,
    Asked,
    Created,
    Decided,
    Denied,
    Ended,
    Entry,
    Named,
    Place,
    Replaced,
    Seated,
    Started,
    Undone,
)
from tontine.table.names import check_name, folded, free_name
from tontine.table.table import Table

Present = Collection[str]  # the people who are connected


class Change(Struct, frozen=True):
    """An entry to be stored. With a decision comes its attempt, which the table commits once the
    entry is stored."""

    entry: Entry
    attempt: Attempt | None = None


def change_of(table: Table, person: str, command: messages.Command, present: Present) -> Change:
    """What a command changes; Refused if it is not allowed."""
    if isinstance(command, messages.Decide):
        return _decide(table, person, command)
    return Change(COMMANDS[type(command)](table, person, command, present))


def _refuse(reason: str, **details: object) -> Refused:
    return Refused("", reason, details)


# -- before the start --------------------------------------------------------------


def _name(table: Table, person: str, command: messages.SetName, present: Present) -> Entry:
    own = table.seats_of(person)
    if table.match is not None and own:
        raise _refuse("begun")
    others = [name for seat, name in _named(table) if seat not in own]
    people = [name for seat, name in _named(table) if table.places[seat].kind == "person"]
    # A person without a seat may take the name of a bot: when they sit down, the bot is renamed.
    yields = table.match is None and not own
    return Named(person, check_name(command.name, people if yields else others))


def _named(table: Table) -> list[tuple[int, str]]:
    seats = range(len(table.places))
    return [(seat, name) for seat in seats if (name := table.name_of(seat)) is not None]


def _sit(table: Table, person: str, command: messages.Sit, present: Present) -> Entry:
    places = _open_places(table, command.seat)
    if places[command.seat].kind != "open":
        raise _refuse("seat_taken")
    if person not in table.names:
        raise _refuse("nameless")
    own = [seat for seat in table.seats_of(person) if places[seat].name is None]  # no guest's
    others = [(seat, name) for seat, name in _named(table) if seat not in own]
    people = [name for seat, name in others if places[seat].kind == "person"]
    name = check_name(table.names[person], people)
    for seat in own:
        places[seat] = Place("open")
    places[command.seat] = Place("person", person)
    for seat, other in others:
        if folded(other) == folded(name):
            free = free_name([name, *(taken for _, taken in others)])
            places[seat] = msgspec.structs.replace(places[seat], name=free)
    return Seated(places)


def _stand(table: Table, person: str, command: messages.Stand, present: Present) -> Entry:
    own = table.seats_of(person)
    places = _open_places(table)
    if not own or command.seat not in (None, *own):
        raise _refuse("not_yours")
    for seat in own if command.seat is None else [command.seat]:
        places[seat] = Place("open")
    return Seated(places)


def _seat_bot(table: Table, person: str, command: messages.SeatBot, present: Present) -> Entry:
    _check_host(table, person, present)
    places = _open_places(table, command.seat)
    if places[command.seat].person not in (None, person):
        raise _refuse("seat_taken")
    if command.bot is None:
        places[command.seat] = Place("open")
    else:
        _check_bot(table, command.bot)
        name = places[command.seat].name or free_name([name for _, name in _named(table)])
        places[command.seat] = Place("bot", bot=command.bot, name=name)
    return Seated(places)


def _open_places(table: Table, seat: int = 0) -> list[Place]:
    if table.match is not None:
        raise _refuse("begun")
    _check_seat(table, seat)
    return list(table.places)


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.places):
        raise _refuse("no_seat", seat=str(seat), seats=len(table.places))


def _check_host(table: Table, person: str, present: Present) -> None:
    if person != table.host(present):
        raise _refuse("not_host")


def _check_bot(table: Table, bot: str) -> None:
    if bot not in bot_names(table.created.game):
        raise _refuse("no_bot", bot=bot)


def _start(table: Table, person: str, command: messages.Start, present: Present) -> Entry:
    _check_host(table, person, present)
    if table.match is not None:
        raise _refuse("begun")
    if command.fill is None:
        return started(table.created, [name for _, name in _named(table)])
    _check_bot(table, command.fill)
    places = list(table.places)
    names = [name for _, name in _named(table)]
    for seat, place in enumerate(places):
        if place.kind == "open":
            places[seat] = Place("bot", bot=command.fill, name=free_name(names))
            names.insert(seat, places[seat].name or "")
    return msgspec.structs.replace(started(table.created, names), places=places)


def started(created: Created, names: list[str]) -> Started:
    """The entry that starts the game, with these names at the seats."""
    if len(names) < len(created.seats):
        raise _refuse("free_seats")
    try:
        match = new_match(created.game, names, options=created.options, key=created.key)
    except BadMatch as error:  # it was created when the game had other options
        raise _refuse("bad_table", problem=error.phrase) from None
    chance, read = outcomes_of(match.title, match.game, match.steps[0])
    return Started(
        seats=names,
        chance=chance,
        read=read,
        rules=match.title.rules,
        made_by=__version__,
        options=record_options(match.title, match.options),
    )


# -- the game ----------------------------------------------------------------------


def _decide(table: Table, person: str, command: messages.Decide) -> Change:
    _check_playing(table, person, command.seat)
    check_question(table, command.seat, command.version)
    return decided(table.playing, command.seat, command.decision)


def check_question(table: Table, seat: int, version: int) -> None:
    """Refuse as stale a decision for a question that the seat is no longer asked."""
    if not is_still_asked(table, seat, version):
        raise _refuse("stale", version=version, current=table.version)


def is_still_asked(table: Table, seat: int, version: int) -> bool:
    """Whether a seat is still asked the same question as at that version of the table."""
    match, then = table.playing, table.decisions_at(version)
    if then is None or last_decision(match, seat) > then:
        return False
    return then == match.version or _asked(match, seat, then) == _asked(match, seat, match.version)


def _asked(match: Match, seat: int, version: int) -> list[object]:
    """What the seat may decide, without what that would do, which depends on the others."""
    return [
        (ask.kind, [choice.decision for choice in ask.choices], ask.numbers, ask.total)
        for ask in match.questions(seat, version)
    ]


def decided(
    match: Match, seat: int, decision: dict[str, Any], failed_bot: str | None = None
) -> Change:
    """Attempt a decision, since its entry has to say what chance brings."""
    attempt = match.attempt(seat, decision, failed_bot=failed_bot)
    made = attempt.step.decision
    assert made is not None
    chance, read = outcomes_of(match.title, attempt.game, attempt.step)
    ended = _ended(attempt.game) if attempt.game.over else None
    return Change(Decided(seat, made, chance, read, ended, failed_bot), attempt)


def _ended(game: Game) -> Ended:
    return Ended(game.result().scores, digest(game), game.chance.state)


def _check_playing(table: Table, person: str, seat: int) -> Match:
    """The match, if the seat is the person's to play."""
    if table.match is None:
        raise _refuse("not_begun")
    _check_seat(table, seat)
    if table.places[seat].person != person:
        raise _refuse("not_yours")
    if seat in table.stand_ins:
        raise _refuse("stood_in")
    return table.match


def _undo(table: Table, person: str, command: messages.Undo, present: Present) -> Entry:
    match = _check_playing(table, person, command.seat)
    if match.over:  # the key has been shown
        raise _refuse("over")
    if table.request is not None:
        raise _refuse("undo_asked")
    before = decisions_before(match, command.seat)
    if may_undo(table, person, command.seat):
        return Undone(before)
    return Asked(command.seat, asked_to_agree(table, person))


def decisions_before(match: Match, seat: int) -> int:
    """How many decisions were made before the last one of the seat."""
    if last := last_decision(match, seat):
        return last - 1
    raise _refuse("nothing_to_undo")


def last_decision(match: Match, seat: int | None) -> int:
    """The number of the last decision that a seat has made; 0 if it has made none."""
    if seat is None:
        return 0
    made = range(match.version, 0, -1)
    return next((number for number in made if match.steps[number].seat == seat), 0)


def asked_to_agree(table: Table, person: str) -> list[str]:
    """The people who have to agree to an undo: all others who play."""
    playing = [p.person for seat, p in enumerate(table.places) if seat not in table.stand_ins]
    return [other for other in table.people() if other != person and other in playing]


def may_undo(table: Table, person: str, seat: int) -> bool:
    """Whether a person may undo without asking: it concerns nobody else."""
    return table.playing.may_undo(seat) or not asked_to_agree(table, person)


def _answer_undo(
    table: Table, person: str, command: messages.AnswerUndo, present: Present
) -> Entry:
    request = table.request
    if request is None or person not in request.waiting:
        raise _refuse("not_asked_you")
    if not command.yes:
        return Denied(person)
    if request.waiting != [person]:
        return Agreed(person)
    return Undone(decisions_before(table.playing, request.seat))


def _stand_in(table: Table, person: str, command: messages.StandIn, present: Present) -> Entry:
    _check_host(table, person, present)
    if table.match is None:
        raise _refuse("not_begun")
    if table.match.over:
        raise _refuse("over")
    _check_seat(table, command.seat)
    _check_bot(table, command.bot)
    absent = table.places[command.seat].person
    if absent is None or command.seat in table.stand_ins:
        raise _refuse("seat_taken")
    if absent in present:
        raise _refuse("present", name=table.name_of(command.seat))
    return Replaced(command.seat, command.bot)


def _leave(table: Table, person: str, command: messages.Leave, present: Present) -> Entry:
    if table.match is None:
        raise _refuse("not_begun")
    if table.match.over:
        raise _refuse("over")
    _check_seat(table, command.seat)
    _check_bot(table, command.bot)
    if table.places[command.seat].person != person:
        raise _refuse("not_yours")
    # A bot that plays there already goes on.
    return Replaced(command.seat, table.stand_ins.get(command.seat, command.bot), left=True)


def _reclaim_seat(
    table: Table, person: str, command: messages.ReclaimSeat, present: Present
) -> Entry:
    _check_seat(table, command.seat)
    if table.places[command.seat].person != person:
        raise _refuse("not_yours")
    if command.seat not in table.stand_ins:
        raise _refuse("not_stood_in")
    return Replaced(command.seat, None)


# Each function takes its own kind of command, which the type of the dictionary cannot express.
COMMANDS: dict[type[messages.Command], Callable[[Table, str, Any, Present], Entry]] = {
    messages.SetName: _name,
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.SeatBot: _seat_bot,
    messages.Start: _start,
    messages.Undo: _undo,
    messages.AnswerUndo: _answer_undo,
    messages.StandIn: _stand_in,
    messages.Leave: _leave,
    messages.ReclaimSeat: _reclaim_seat,
}
