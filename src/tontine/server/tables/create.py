"""New tables: created from the lobby, or as a rematch; and what the lobby shows of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tontine.bots.seats import bot_names, lowest_bot
from tontine.learn.lessons import lesson_of
from tontine.learn.scripted import LESSON_BOT
from tontine.play.errors import BadMatch, Refused
from tontine.play.fair import new_key
from tontine.play.match import check_options
from tontine.play.title import AnyTitle, Option
from tontine.play.titles import TITLES, title_of
from tontine.play.words import LANGUAGES, Words, fields_of, text_of
from tontine.server.entries import Created, Decided, Place, Rematched, Row
from tontine.server.people.names import check_name, free_name
from tontine.server.people.tokens import Tokens, is_program
from tontine.server.storage.tables import Store, Written
from tontine.server.tables.clocks import check_clock
from tontine.server.tables.commands import started
from tontine.server.tables.results import ResultStore
from tontine.server.tables.state import Table
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import socket as messages
from tontine.server.wire.lobby import GameCard, GameFacts, GameOption, OptionValue, TableCard

SECONDS_TO_DECIDE = 20  # that a person takes for a decision: an assumption, see docs/front-page.md
RIVALS = 3


def game_cards(words: Words, pace: float) -> list[GameCard]:
    return [_game_card(title, words.of(name), pace) for name, title in TITLES.items()]


def minutes_of(title: AnyTitle, pace: float) -> int:
    """How long a person takes for a game against three bots, which take ``pace`` seconds for a
    decision; to five minutes."""
    seconds = title.decisions * (SECONDS_TO_DECIDE + RIVALS * pace)
    return max(5, 5 * round(seconds / 60 / 5)) if title.decisions else 0


def _game_card(title: AnyTitle, words: Words, pace: float) -> GameCard:
    return GameCard(
        name=title.name,
        called=words("title"),
        pitch=words.label("pitch", ""),
        minutes=minutes_of(title, pace),
        fewest=title.fewest,
        most=title.most,
        options=[_option(option, words) for option in title.options],
        bots=list(bot_names(title.name)),
        lesson=lesson.minutes if (lesson := lesson_of(title.name)) else 0,
    )


def _option(option: Option, words: Words) -> GameOption:
    """The Fluent message ``option-NAME`` names the option, its attributes name the values; ``of-``
    is put before a value that begins with a digit."""
    message = f"option-{option.name.replace('_', '-')}"
    values = [
        OptionValue(value, words.label(f"{message}.{_attribute(value)}", value))
        for value in option.values
    ]
    called = words.label(message, option.name)
    return GameOption(option.name, called, option.rule, values, option.open)


def _attribute(value: str) -> str:
    return f"of-{value}" if value[:1].isdecimal() else value.replace("_", "-")


def game_facts(game: str, language: str) -> GameFacts:
    """Refused where there is no such game or language."""
    if game not in TITLES or language not in LANGUAGES:
        raise Refused("", "no_words", {})
    title = TITLES[game]
    return GameFacts(
        rulebook=title.rulebook,
        opening=title.opening,
        score=title.score,
        fields=dict(fields_of(game)),
        words="\n".join(text_of(language, name, game) for name in (game, f"{game}-howto")),
    )


async def show_card(store: Store, table: Table) -> None:
    """Show the table in the lobby to everybody, if it is public, and to those who are at it."""
    if table.created.public:
        await store.put_card(card_of(table))
    host = [table.created.host] if table.started is None else []
    await store.put_members(table.id, dict.fromkeys([*host, *table.people()]), table.status)
    if table.status == "over":
        await ResultStore(store).put(table)


async def show_loaded(store: Store, table_id: str, rows: Sequence[Row]) -> None:
    """The same for a table that was just loaded, which is never public, without playing its game
    again."""
    first, last = rows[0], rows[-1]
    assert isinstance(first.entry, Created)
    people = dict.fromkeys(it.person for it in first.entry.seats if it.person is not None)
    over = isinstance(last.entry, Decided) and last.entry.ended is not None
    await store.put_members(table_id, people, "over" if over else "running")
    if over:
        at = await store.time_of(table_id, last.version)
        await ResultStore(store).put_nobodys(table_id, first.entry.game, at)


def card_of(table: Table) -> TableCard:
    """What the lobby shows of a table."""
    created = table.created
    return TableCard(
        table=table.id,
        game=created.game,
        status=table.status,
        host=table.names[created.host],
        seats=[table.name_of(seat) for seat in range(len(table.places))],
        options=table.options,
        rules=table.rules,
        clock=created.clock,
    )


def created_by(
    person: str,
    request: lobby_messages.CreateTable,
    origin: str | None = None,
    invited: Mapping[str, str] | None = None,
) -> Created:
    """The first entry of a new table; Refused if the request is not valid. ``origin`` is where the
    host comes from, ``invited`` are the bot accounts that are to sit there, by their names, in the
    order of their seats."""
    try:
        title = title_of(request.game)
        options = check_options(title, request.options)
    except BadMatch as error:
        raise Refused("", "bad_table", {"problem": error.phrase}) from None
    if not title.fewest <= len(request.seats) <= title.most:
        raise Refused("", "seat_count", {"fewest": title.fewest, "most": title.most})
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise Refused("", "one_seat", {})
    name = check_name(request.name, program=is_program(person))
    invited = invited or {}
    return Created(
        game=title.name,
        options=options,
        public=request.public,
        host=person,
        names={person: name, **{bot: called for called, bot in invited.items()}},
        seats=_places(person, name, request, invited),
        key=new_key(),
        clock=check_clock(request.clock),
        origin=origin if request.public or request.clock is not None else None,
        hints=request.hints,
    )


def _places(
    person: str, host: str, request: lobby_messages.CreateTable, invited: Mapping[str, str]
) -> list[Place]:
    taken, bots = [host, *invited], iter(invited.values())
    places = []
    for seat in request.seats:
        name = None
        if seat.kind in ("bot", "guest"):
            name = free_name(taken) if seat.name is None else check_name(seat.name, taken)
            taken.append(name)
        if seat.kind == "bot" and seat.bot not in bot_names(request.game):
            raise Refused("", "no_bot", {"bot": str(seat.bot)})
        if seat.kind == "open":
            places.append(Place("open"))
        elif seat.kind == "account":
            places.append(Place("person", next(bots)))
        elif seat.kind == "bot":
            places.append(Place("bot", bot=seat.bot, name=name))
        else:
            places.append(Place("person", person, name=name))
    return places


def rematch_of(
    table: Table, person: str, command: messages.Rematch, tokens: Tokens
) -> tuple[Rematched, list[Written]]:
    """The entry for this table, and the first rows of another table with the same seats. Where all
    other players are bots, that one is started at once."""
    if table.status != "over":
        raise Refused("", "not_over", {})
    if not table.seats_of(person):
        raise Refused("", "not_seated", {})
    table_id = tokens.rematch_of(table.id, command.id)
    people = {it: table.names[it] for it in (table.created.host, *table.people())}
    # After a lesson, too, it is a game of its own: nobody follows a script.
    lowest = lowest_bot(table.created.game)
    seats = [
        msgspec.structs.replace(it, bot=lowest) if it.bot == LESSON_BOT else it
        for it in table.places
    ]
    created = msgspec.structs.replace(
        table.created,
        names=people,
        seats=seats,
        key=new_key(),
        loaded=False,
        lesson=False,
        forks=[],
        forked_from=None,
        puzzle=None,
        day=None,
    )
    written = [Written(table_id, Row(0, person, command.id, created))]
    if table.people() == [person]:
        start = started(created, list(table.playing.seats))
        written.append(Written(table_id, Row(1, None, None, start)))
    return Rematched(table_id), written
