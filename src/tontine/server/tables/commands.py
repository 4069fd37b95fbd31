"""The commands that people send to a table: which log entry each one leads to.

Nothing changes here. The caller stores the entry first and applies it to the table afterwards; a
decision is attempted here and committed there. A command that is not allowed raises ``Refused``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from tontine import __version__
from tontine.bots.seats import bot_names
from tontine.coach.hints import can_advise
from tontine.learn.course import has_jumped
from tontine.learn.lessons import lesson_of
from tontine.play.errors import BadMatch, Refused
from tontine.play.fork import digest
from tontine.play.match import Attempt, Match, new_match
from tontine.play.orders import Order
from tontine.play.replay import outcomes_of
from tontine.play.save import record_options
from tontine.play.titles import title_of
from tontine.play.words import shown
from tontine.rules.game import Game
from tontine.server.entries import (
    Agreed,
    Asked,
    Configured,
    Created,
    Decided,
    Denied,
    Ended,
    Entry,
    Hinted,
    Named,
    Ordered,
    Paused,
    Place,
    Removed,
    Replaced,
    RequestKind,
    Resumed,
    Seated,
    Started,
    Stopped,
    Undone,
)
from tontine.server.people.names import check_name, folded, free_name
from tontine.server.people.tokens import is_program
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

SECOND = 1000  # milliseconds, in which all times here are
FREE_AFTER = 30 * SECOND  # that somebody has been away before the start: the host may free the seat
GRACE = 120 * SECOND  # that somebody has been away: a bot may play for them
USUAL_BOT = "normal"
PATIENCE = 15 * 60 * SECOND  # that somebody connected has not decided: a bot may play for them


class Presence(Struct, frozen=True):
    """Who is connected to a table, the names of the spectators among them, and since when people
    with seats are away, in milliseconds since 1970."""

    people: frozenset[str]
    spectators: tuple[str, ...] = ()
    away: tuple[tuple[str, int], ...] = ()


class Situation(Struct, frozen=True):
    """What a command is judged by besides the table: who is here, the time in milliseconds since
    1970, and where the person comes from who sends it, if that counts."""

    presence: Presence
    now: int = 0
    origin: str | None = None


class Change(Struct, frozen=True):
    """An entry to be stored, and those that are stored together with it. With a decision comes its
    attempt, which the table commits once the entry is stored."""

    entry: Entry
    attempt: Attempt | None = None
    following: list[Entry] = []


def change_of(table: Table, person: str, command: messages.Command, here: Situation) -> Change:
    """What a command changes; Refused if it is not allowed."""
    if isinstance(command, messages.Decide):
        return _decide(table, person, command)
    return Change(COMMANDS[type(command)](table, person, command, here))


def _refuse(reason: str, **details: object) -> Refused:
    return Refused("", reason, details)


# -- before the start --------------------------------------------------------------


def _name(table: Table, person: str, command: messages.SetName, here: Situation) -> Entry:
    own = table.seats_of(person)
    if table.match is not None and own:
        raise _refuse("begun")
    others = [name for seat, name in _named(table) if seat not in own]
    people = [name for seat, name in _named(table) if table.places[seat].kind == "person"]
    # A person without a seat may take the name of a bot: when they sit down, the bot is renamed.
    yields = table.match is None and not own
    return Named(person, check_name(command.name, people if yields else others, is_program(person)))


def _named(table: Table) -> list[tuple[int, str]]:
    seats = range(len(table.places))
    return [(seat, name) for seat in seats if (name := table.name_of(seat)) is not None]


def _sit(table: Table, person: str, command: messages.Sit, here: Situation) -> Entry:
    places = _open_places(table, command.seat)
    if places[command.seat].kind != "open":
        raise _refuse("seat_taken")
    if person not in table.names:
        raise _refuse("nameless")
    own = [seat for seat in table.seats_of(person) if places[seat].name is None]  # no guest's
    others = [(seat, name) for seat, name in _named(table) if seat not in own]
    people = [name for seat, name in others if places[seat].kind == "person"]
    name = check_name(table.names[person], people, is_program(person))
    for seat in own:
        places[seat] = Place("open")
    _check_origin(table, places, here.origin)
    origin = here.origin if table.created.public else None
    places[command.seat] = Place("person", person, origin=origin)
    for seat, other in others:
        if folded(other) == folded(name):
            free = free_name([name, *(taken for _, taken in others)])
            places[seat] = msgspec.structs.replace(places[seat], name=free)
    return Seated(places)


def _check_origin(table: Table, places: list[Place], origin: str | None) -> None:
    """Strangers from one place may have half of the seats of a public table, so that nobody takes
    them all under several names. Who was sent the link, or comes from where the host is, may sit
    down anyway: families and friends share an address."""
    if not table.created.public or origin in (None, table.created.origin):
        return
    if [place.origin for place in places].count(origin) >= max(1, len(places) // 2):
        raise _refuse("crowd")


def _stand(table: Table, person: str, command: messages.Stand, here: Situation) -> Entry:
    own = table.seats_of(person)
    places = _open_places(table)
    if not own or command.seat not in (None, *own):
        raise _refuse("not_yours")
    for seat in own if command.seat is None else [command.seat]:
        places[seat] = Place("open")
    return Seated(places)


def _set_options(table: Table, person: str, command: messages.SetOptions, here: Situation) -> Entry:
    _check_host(table, person, here)
    _open_places(table)
    known = {option.name: option.values for option in title_of(table.created.game).options}
    for name, value in command.options.items():
        if value not in known.get(name, ()):
            raise _refuse("no_option", option=shown(name), value=shown(value))
    return Configured({**table.created.options, **command.options})


def _remove(table: Table, person: str, command: messages.Remove, here: Situation) -> Entry:
    _check_host(table, person, here)
    place = _open_places(table, command.seat)[command.seat]
    if place.person in (None, person, table.created.host):
        raise _refuse("not_removable")
    barred = [place.person]
    if place.origin not in (None, table.created.origin):
        barred.append(place.origin)
    return Removed(place.person, barred if command.bar else [])


def _seat_bot(table: Table, person: str, command: messages.SeatBot, here: Situation) -> Entry:
    _check_host(table, person, here)
    places = _open_places(table, command.seat)
    if places[command.seat].person not in (None, person):
        _check_away(table, command.seat, here)
    if command.bot is None:
        places[command.seat] = Place("open")
    else:
        _check_bot(table, command.bot)
        was = places[command.seat]
        own = was.name if was.kind == "bot" or was.person == person else None
        name = own or free_name([name for _, name in _named(table)])
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


def _check_host(table: Table, person: str, here: Situation) -> None:
    if person != table.host(here.presence.people):
        raise _refuse("not_host")


def _check_bot(table: Table, bot: str) -> None:
    if bot not in bot_names(table.created.game):
        raise _refuse("no_bot", bot=bot)


def _start(table: Table, person: str, command: messages.Start, here: Situation) -> Entry:
    _check_host(table, person, here)
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
    lesson = lesson_of(created.game) if created.lesson else None
    script = None if lesson is None else lesson.chance
    try:
        match = new_match(created.game, names, None, created.options, script, created.key)
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
    return decided(table.deciding, command.seat, command.decision)


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
    if table.stopped is not None:
        raise _refuse("over")
    if table.paused is not None:
        raise _refuse("paused")
    return table.match


def _undo(table: Table, person: str, command: messages.Undo, here: Situation) -> Entry:
    match = _check_playing(table, person, command.seat)
    if match.over:  # the key has been shown
        raise _refuse("over")
    before = decisions_before(match, command.seat)
    if table.lesson is not None and has_jumped(table.lesson, match, before):
        raise _refuse("lesson_went_on")
    if table.request is None and may_undo(table, person, command.seat):
        return Undone(before)
    return _ask(table, "undo", command.seat, asked_to_agree(table, person))


def decisions_before(match: Match, seat: int) -> int:
    """How many decisions were made before the last one of the seat."""
    if (last := last_decision(match, seat)) > match.begins:
        return last - 1
    raise _refuse("nothing_to_undo")


def last_decision(match: Match, seat: int | None) -> int:
    """The number of the last decision that a seat has made; 0 if it has made none."""
    return 0 if seat is None else match.last_decision(seat)


def asked_to_agree(table: Table, person: str) -> list[str]:
    """The people who have to agree to what a person asks for: all others who play."""
    playing = [p.person for seat, p in enumerate(table.places) if seat not in table.stand_ins]
    return [other for other in table.people() if other != person and other in playing]


def may_undo(table: Table, person: str, seat: int) -> bool:
    """Whether a person may undo without asking: it concerns nobody else."""
    if table.playing.may_undo(seat):
        return True
    others = (it for it, place in enumerate(table.places) if place.person not in (None, person))
    return all(it in table.stand_ins for it in others)


# -- what all have to agree to ------------------------------------------------------


def _ask(table: Table, what: RequestKind, seat: int, waiting: list[str]) -> Entry:
    """Ask those who have to agree; where there are none, it is done at once."""
    if table.request is not None:
        raise _refuse("request_open")
    if (what, seat) in table.denied:
        raise _refuse("denied_before")
    return Asked(seat, waiting, what) if waiting else _granted(table, what, seat)


def _granted(table: Table, what: RequestKind, seat: int) -> Entry:
    match table.playing, what:
        case match, "undo":
            return Undone(decisions_before(match, seat))
        case _, "pause":
            return Paused(seat)
        case _:
            return stopped(table)


def stopped(table: Table) -> Stopped:
    """The game ends as it stands."""
    game = table.playing.game
    return Stopped(Ended([], digest(game), game.chance.state))


def _propose(table: Table, person: str, command: messages.Propose, here: Situation) -> Entry:
    """A pause needs those who are connected, since it stops the clocks of the others too; over days
    everybody who plays, as hardly anybody is connected there. To end the game needs everybody."""
    _check_running(table)
    mine = [seat for seat in table.seats_of(person) if seat not in table.stand_ins]
    if not mine:
        raise _refuse("not_seated")
    waiting = asked_to_agree(table, person)
    if command.what == "pause":
        if table.paused is not None:
            raise _refuse("paused")
        if table.created.clock is None or table.created.clock.kind == "live":
            waiting = [other for other in waiting if other in here.presence.people]
    return _ask(table, command.what, mine[0], waiting)


def _answer_request(
    table: Table, person: str, command: messages.AnswerRequest, here: Situation
) -> Entry:
    request = table.request
    asking = request is not None and table.places[request.seat].person == person
    if request is None or not (person in request.waiting or (asking and not command.yes)):
        raise _refuse("not_asked_you")
    if not command.yes:
        return Denied(person)
    if request.waiting != [person]:
        return Agreed(person)
    return _granted(table, request.what, request.seat)


def _resume(table: Table, person: str, command: messages.Resume, here: Situation) -> Entry:
    """One person who wants to play is enough: nobody can be kept waiting by a pause."""
    _check_running(table)
    if table.paused is None:
        raise _refuse("not_paused")
    if not table.seats_of(person):
        raise _refuse("not_seated")
    return Resumed(person)


# -- hints ---------------------------------------------------------------------------


def allows_hints(table: Table) -> bool:
    """Whoever plays against bots only may ask the coach; among people all have to know before."""
    people = sum(place.kind == "person" for place in table.places)
    allowed = table.created.hints or people == 1
    taught = table.lesson is not None or table.puzzle is not None
    return allowed and not taught and _has_coach(table.created.game)


_has_coach = cache(can_advise)


def _ask_hint(table: Table, person: str, command: messages.AskHint, here: Situation) -> Entry:
    match = _check_playing(table, person, command.seat)
    if not allows_hints(table):
        raise _refuse("no_hints")
    if match.over:
        raise _refuse("over")
    if command.seat not in match.owing:
        raise _refuse("not_asked", seat=match.owing[0])
    check_question(table, command.seat, command.version)
    return Hinted(command.seat)


# -- standing orders ---------------------------------------------------------------


def _give_order(table: Table, person: str, command: messages.GiveOrder, here: Situation) -> Entry:
    match = _check_playing(table, person, command.seat)
    if match.over:
        raise _refuse("over")
    if command.order is None:
        return Ordered(command.seat, None)
    kind = next((it for it in match.title.orders if it.name == command.order), None)
    asks = table.questions(command.seat)
    about = None if kind is None else match.title.order_about(kind.name, asks)
    if kind is None or about is None:
        raise _refuse("no_order")
    amount = command.amount if kind.amount else 0
    return Ordered(command.seat, Order(kind.name, amount, about))


# -- the absent --------------------------------------------------------------------


def usual_bot(table: Table) -> str:
    """The bot that plays for people at this table: of the level of the bots that have seats, or the
    usual one."""
    known = bot_names(table.created.game)
    seated = [place.bot for place in table.places if place.bot in known]
    if seated:
        return max(seated, key=lambda bot: (seated.count(bot), known.index(bot)))
    return USUAL_BOT if USUAL_BOT in known else known[-1]


def may_be_replaced_at(table: Table, seat: int, away: Mapping[str, int]) -> int | None:
    """When others may free the seat of somebody who is away (before the start) or let a bot play
    there; None: not as things stand. Where there is a clock, that decides."""
    person = table.places[seat].person
    since = None if person is None else away.get(person)
    if since is None or seat in table.stand_ins or table.status == "over":
        return None
    if table.match is None:
        return since + FREE_AFTER
    return None if table.clocks is not None or table.paused is not None else since + GRACE


def slow_from(table: Table, seat: int) -> int | None:
    """When others may let a bot play for somebody who is there and does not decide."""
    if table.status != "running" or table.clocks is not None or table.paused is not None:
        return None
    owes = seat in table.playing.owing and table.bot_at(seat) is None
    return table.asked_at[seat] + PATIENCE if owes else None


def _check_away(table: Table, seat: int, here: Situation) -> None:
    """Refuse to take a seat from somebody who is there, or has just been."""
    name, slow = table.name_of(seat), slow_from(table, seat)
    if table.clocks is not None:
        raise _refuse("clock_decides", name=name)
    if slow is not None and slow <= here.now:
        return
    when = may_be_replaced_at(table, seat, dict(here.presence.away))
    if when is None:
        raise _refuse("present", name=name)
    if here.now < when:
        raise _refuse("grace", name=name, seconds=-((here.now - when) // SECOND))


def _check_running(table: Table) -> None:
    if table.match is None:
        raise _refuse("not_begun")
    if table.status == "over":
        raise _refuse("over")


def _stand_in(table: Table, person: str, command: messages.StandIn, here: Situation) -> Entry:
    _check_running(table)
    if not table.seats_of(person) and person != table.host(here.presence.people):
        raise _refuse("not_seated")
    _check_seat(table, command.seat)
    if command.bot is not None:
        _check_bot(table, command.bot)
    if table.places[command.seat].person is None or command.seat in table.stand_ins:
        raise _refuse("seat_taken")
    _check_away(table, command.seat, here)
    return Replaced(command.seat, command.bot or usual_bot(table))


def _leave(table: Table, person: str, command: messages.Leave, here: Situation) -> Entry:
    _check_running(table)
    _check_seat(table, command.seat)
    if command.bot is not None:
        _check_bot(table, command.bot)
    if table.places[command.seat].person != person:
        raise _refuse("not_yours")
    # A bot that plays there already goes on.
    bot = table.stand_ins.get(command.seat, command.bot or usual_bot(table))
    return Replaced(command.seat, bot, left=True)


def _reclaim_seat(
    table: Table, person: str, command: messages.ReclaimSeat, here: Situation
) -> Entry:
    _check_running(table)
    _check_seat(table, command.seat)
    if table.places[command.seat].person != person:
        raise _refuse("not_yours")
    if command.seat not in table.stand_ins:
        raise _refuse("not_stood_in")
    asked = command.seat in table.playing.owing
    if asked and table.clocks is not None and table.clocks.has_run_out(command.seat):
        raise _refuse("time_is_up")
    return Replaced(command.seat, None)


# Each function takes its own kind of command, which the type of the dictionary cannot express.
COMMANDS: dict[type[messages.Command], Callable[[Table, str, Any, Situation], Entry]] = {
    messages.SetName: _name,
    messages.Sit: _sit,
    messages.Stand: _stand,
    messages.SetOptions: _set_options,
    messages.Remove: _remove,
    messages.SeatBot: _seat_bot,
    messages.Start: _start,
    messages.Undo: _undo,
    messages.Propose: _propose,
    messages.AnswerRequest: _answer_request,
    messages.Resume: _resume,
    messages.GiveOrder: _give_order,
    messages.AskHint: _ask_hint,
    messages.StandIn: _stand_in,
    messages.Leave: _leave,
    messages.ReclaimSeat: _reclaim_seat,
}
