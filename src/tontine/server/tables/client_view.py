"""What one client has been sent, and what it has to be sent next.

Everything that a client learns about a game is put together here and nowhere else, from what one
seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from operator import is_
from typing import Literal

from msgspec import UNSET, Struct

from tontine.learn.cards import cards_due, cards_of, maxims_of
from tontine.learn.course import PUPIL
from tontine.play.errors import Refused
from tontine.play.orders import OrderKind
from tontine.play.stories import speech_of
from tontine.play.story import Paragraph
from tontine.play.words import Phrase, words
from tontine.server.people.tokens import is_program
from tontine.server.tables.commands import (
    Presence,
    allows_hints,
    last_decision,
    may_be_replaced_at,
    may_undo,
    slow_from,
)
from tontine.server.tables.puzzles.words import puzzle_message
from tontine.server.tables.state import Table, encode
from tontine.server.wire import socket as messages
from tontine.server.wire.fields import Language
from tontine.server.wire.socket import ChatLine, Room, SeatInfo, State, Story

Send = Callable[[bytes], None]


class Chat:
    """Lines that clients are sent: encoded once for all that lack the same."""

    def __init__(self, lines: list[ChatLine]) -> None:
        self._lines = lines
        self._encoded: dict[int, bytes] = {}  # by the last line that is known
        self.last = lines[-1].number if lines else 0

    def after(self, number: int) -> bytes:
        """The message with the lines after that one; empty if there are none."""
        if number >= self.last:
            return b""
        if number not in self._encoded:
            new = [line for line in self._lines if line.number > number]
            self._encoded[number] = encode(messages.ChatLines(lines=new))
        return self._encoded[number]


class ClientView:
    """A person at one browser. ``send`` is called with each encoded message, ``shut_out`` when the
    host does not let them stay."""

    def __init__(
        self,
        person: str,
        send: Send,
        token: str = "",
        origin: str | None = None,
        shut_out: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.token = token  # by which they are known
        self.origin = origin  # see ``Tokens.origin``
        self._shut_out = shut_out
        self.language: Language = "en"
        self._send = send
        self.last_chat_line = 0  # the number of the last line that was sent
        self._seat: int | None = None  # whose view is sent
        self._known: int | None = None  # the last version that was sent
        # What was sent last, for comparison; and all that it followed from.
        self._updated: tuple[int, Language, Presence] | None = None
        self._room = b""
        self._room_key: tuple[object, ...] | None = None
        self._state: tuple[object, ...] | None = None
        self._story_key: tuple[Language, int, int | None] | None = None
        self._story: list[Paragraph] = []
        self._review_sent = False
        self._puzzle_key: tuple[str, int] | None = None
        self._clocks = b""
        self._wants_cards = False
        self._cards = b""

    def reset(self, hello: messages.Hello) -> None:
        """The client has sent hello, perhaps not for the first time: send it everything again that
        is newer than the version it knows."""
        self.language = hello.language
        self._known, self._updated = hello.since, None
        self._room, self._room_key, self._state, self._story_key = b"", None, None, None
        self._review_sent, self.last_chat_line, self._clocks = False, 0, b""
        self._puzzle_key = None
        self._wants_cards, self._cards = hello.cards, b""

    def send(self, message: Struct) -> None:
        self._send(encode(message))

    def dismiss(self) -> None:
        """The host does not let them stay."""
        self.send(self.refusal(None, Refused("", "removed", {})))
        self._shut_out()

    # -- the table -----------------------------------------------------------------

    def update(self, table: Table, presence: Presence, code: str) -> None:
        """Send what has changed. ``code`` leads to the table."""
        updated = (table.rows, self.language, presence)
        if updated == self._updated:
            return
        self._updated = updated
        self._send_room(table, presence, code)
        if table.match is None:
            return
        self._send_clocks(table)
        self._send_state(table)
        self._send_puzzle(table)
        self._send_story(table)
        if table.match.over and not self._review_sent:
            self._review_sent = True
            review = table.match.review
            self._send(table.message(("review",), lambda: messages.GameReview(review=review())))

    def _send_room(self, table: Table, presence: Presence, code: str) -> None:
        if (key := (table.room, presence)) == self._room_key:
            return
        self._room_key = key
        hosting = table.host(presence.people) == self.person
        mine = tuple(table.seats_of(self.person))
        room = table.message(
            ("room", presence, hosting, mine),
            lambda: _room(table, self.person, presence, code),
        )
        if room != self._room:
            self._room = room
            self._send(room)

    def _send_clocks(self, table: Table) -> None:
        if table.clocks is None:
            return
        clocks = table.message("clocks", lambda: _clocks(table))
        if clocks != self._clocks:
            self._clocks = clocks
            self._send(clocks)

    def _send_state(self, table: Table) -> None:
        match = table.playing
        summary = table.once("summary", lambda: _summary(table))
        seats = table.seats_of(self.person)
        seat = self._choose_seat(seats, summary.playing)
        orders = _orders(table, seat)
        state = (summary, seat, seats, orders)
        if state == self._state:
            return
        # Events are filtered by seat, so a client that changes seats gets all of them again. After
        # a reconnection we do not know which of several seats at one device it saw last.
        same = len(seats) < 2 if self._state is None else self._seat == seat
        # Where the end opens everything, earlier events tell more than they did.
        since = table.since(self._known if same and not match.opened else None)
        self._state, self._seat, self._known = state, seat, table.version
        decided = last_decision(match, seat)
        undoing = _undoing(table, self.person, seat, decided)
        if self._wants_cards and seat is not None and not (table.lesson or table.puzzle):
            self._send_cards(table, seat, decided)
        self._send(
            table.message(
                ("state", seat, tuple(seats), since, undoing),
                lambda: State(
                    version=table.version,
                    seats=seats,
                    view=match.bare_view(seat),
                    since=since,
                    events=match.read_log(seat, since, match.version),
                    decided=decided,
                    may_undo=undoing == "at once",
                    may_ask_undo=undoing == "by asking",
                    request=summary.request,
                    slow=table.once("slow", lambda: _slow(table)),
                    orders=orders,
                    lesson=table.lesson_state if seat == PUPIL else None,
                ),
            )
        )

    def _send_puzzle(self, table: Table) -> None:
        """To whoever solves it."""
        state, language = table.puzzle, self.language
        if state is None or self._seat != state.puzzle.seat:
            return
        if (key := (language, state.changes)) != self._puzzle_key:
            self._puzzle_key = key
            told = table.message(
                ("puzzle", language), lambda: puzzle_message(table, state, language)
            )
            self._send(told)

    def _send_cards(self, table: Table, seat: int, decided: int) -> None:
        if not self._cards:
            self._send(_advice(table.created.game))
        cards = table.message(
            ("cards", seat),
            lambda: messages.RuleCards(cards=cards_due(table.playing, seat, decided - 1)),
        )
        if cards != self._cards:
            self._cards = cards
            self._send(cards)

    def _choose_seat(self, seats: list[int], owing: list[int]) -> int | None:
        """Which of the client's seats it sees: one that has to decide. Of several at one device the
        one shown last stays, unless only another one has to decide."""
        acting = [seat for seat in seats if seat in owing] or seats
        if self._seat in acting:
            return self._seat
        return acting[0] if acting else None

    def _send_story(self, table: Table) -> None:
        """Send the paragraphs from the first one on that has changed."""
        key = (self.language, table.version, self._seat)
        if key == self._story_key:
            return
        language = self.language
        story = table.story(self._seat, language)
        before = self._story if self._story_key and self._story_key[0] == language else []
        same = _same(before, story)
        if not self._story_key or same < max(len(before), len(story)):
            self._send(
                table.message(
                    ("story", language, self._seat, same),
                    lambda: Story(language=language, since=same, paragraphs=story[same:]),
                )
            )
        self._story_key, self._story = key, story

    def send_hint(self, seat: int, hint: Mapping[str, bytes]) -> None:
        """What the coach says to whoever plays the seat that this client sees."""
        if self._seat == seat:
            self._send(hint[self.language])

    def send_analysis(self, told: Mapping[str, bytes]) -> None:
        """What the coach has found in the game that is over."""
        self._send(told[self.language])

    # -- the rest ------------------------------------------------------------------

    def send_chat(self, chat: Chat) -> None:
        """Send those of the lines that were not sent yet."""
        if message := chat.after(self.last_chat_line):
            self.last_chat_line = chat.last
            self._send(message)

    def refusal(
        self, id: str | None, refused: Refused, table: Table | None = None
    ) -> messages.Refused:
        return refusal(id, refused, self.language, table, self._seat)


def refusal(
    id: str | None,
    refused: Refused,
    language: str,
    table: Table | None = None,
    seat: int | None = None,
) -> messages.Refused:
    """A refusal in a language, with the players' names if the game has begun."""
    if table is None or table.match is None:
        spoken = words(language)
        text = spoken.refusal(refused.rule, refused.reason, refused.details)
    else:
        speech = speech_of(table.match, seat, words(language))
        spoken, text = speech.words, speech.refusal(refused)
    details = {name: spoken.argument(it) for name, it in refused.details.items()}
    return messages.Refused(
        id=id, rule=refused.rule, reason=refused.reason, details=details, text=text
    )


def _same(before: list[Paragraph], after: list[Paragraph]) -> int:
    """How many paragraphs at the beginning are the same. Most of them are the same objects; an
    earlier one may be told anew while later ones stay as they were."""
    same = [*map(is_, before, after), False].index(False)
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same


def _clocks(table: Table) -> messages.Clocks:
    assert table.clocks is not None
    it = table.clocks
    seats = [messages.SeatClock(left, seat in it.running) for seat, left in enumerate(it.left)]
    return messages.Clocks(at=it.at, seats=seats)


def _room(table: Table, person: str, presence: Presence, code: str) -> Room:
    created, present, away = table.created, presence.people, dict(presence.away)
    over = table.status == "over"
    hosting = table.host(present) == person
    full = all(place.kind != "open" for place in table.places)
    return Room(
        table=table.id,
        code=code,
        status=table.status,
        game=created.game,
        options=table.options,
        public=created.public,
        host=table.names[table.host(present)],
        hosting=hosting,
        seats=[_seat_info(table, seat, person, present, away) for seat in range(len(table.places))],
        spectators=list(presence.spectators),
        may_start=hosting and full and table.match is None,
        commitment=table.commitment,
        key=created.key if over else None,
        rematch=table.rematch,
        rematch_by=None if table.rematch_by is None else table.names.get(table.rematch_by),
        clock=created.clock,
        paused=table.paused,
        stopped=table.stopped is not None,
        remarks=table.remarks,
        hints=allows_hints(table),
        fork=_fork(table),
        puzzle=table.puzzle is not None,
    )


def _fork(table: Table) -> messages.Forked | None:
    if not table.created.forks:
        return None
    fork = table.created.forks[-1]
    anew = fork.anew is not UNSET
    return messages.Forked(table.created.forked_from, fork.version, fork.seat, anew)


def _seat_info(
    table: Table, seat: int, person: str, present: Collection[str], away: Mapping[str, int]
) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        name=table.name_of(seat),
        kind=place.kind,
        bot=table.bot_at(seat),
        absent=seat in table.stand_ins,
        ran_out=seat in table.ran_out,
        connected=place.kind == "bot" or place.person in present,
        program=is_program(place.person),
        mine=place.person == person,
        may_be_replaced_at=may_be_replaced_at(table, seat, away),
    )


@cache
def _advice(game: str) -> bytes:
    cards = [messages.CardInfo(card.id, card.rules) for card in cards_of(game)]
    return encode(messages.Advice(cards=cards, maxims=maxims_of(game)))


class _Summary(Struct, frozen=True):
    """Where a table stands, for all clients alike. A new state is sent when this changes."""

    version: int
    playing: list[int]  # who owe a decision and have to make it themselves
    stand_ins: dict[int, str]
    status: str
    paused: int | None
    request: messages.Request | None
    denied: frozenset[tuple[str, int]]
    lesson: tuple[bool, int]  # whether there is one, and what was read of it


def _summary(table: Table) -> _Summary:
    return _Summary(
        version=table.version,
        playing=[seat for seat in table.playing.owing if seat not in table.stand_ins],
        stand_ins=table.stand_ins.copy(),
        status=table.status,
        paused=table.paused,
        request=_request(table),
        denied=frozenset(table.denied),
        lesson=(table.lesson is not None, table.lesson_said),
    )


def _request(table: Table) -> messages.Request | None:
    request = table.request
    if request is None:
        return None
    waiting = [seat for seat, place in enumerate(table.places) if place.person in request.waiting]
    lost = table.lost_with(request.seat) if request.what == "undo" else []
    since = table.playing.version - len(lost) + 1 if lost else 0
    return messages.Request(request.what, request.seat, waiting, since, lost)


def _orders(table: Table, seat: int | None) -> messages.Orders | None:
    title = table.playing.title
    if seat is None or not title.orders or table.status == "over" or seat in table.stand_ins:
        return None
    asks = table.questions(seat) if any(kind.amount for kind in title.orders) else []
    offers = []
    for kind in title.orders:
        if title.order_about(kind.name, asks) is not None:
            most = None
            if kind.amount:
                most = max((number.most for ask in asks for number in ask.numbers), default=0)
            offers.append(_offer(kind, most))
    surprise = table.orders_over.get(seat)
    over = None if surprise is None else Phrase(f"order-over-{surprise}")
    holds = None
    if (order := table.orders.get(seat)) is not None:
        holds = messages.OrderOffer(order.name, Phrase(f"order-{order.name}"), order.amount or None)
    return messages.Orders(offers, holds, over)


@cache
def _offer(kind: OrderKind, most: int | None) -> messages.OrderOffer:
    return messages.OrderOffer(kind.name, Phrase(f"order-{kind.name}", rule=kind.rule), most)


def _slow(table: Table) -> list[messages.Slow]:
    times = [(seat, slow_from(table, seat)) for seat in table.playing.owing]
    return [messages.Slow(seat, at) for seat, at in times if at is not None]


def _undoing(
    table: Table, person: str, seat: int | None, decided: int
) -> Literal["", "at once", "by asking"]:
    """Whether the person may undo, and how; ``decided`` is the last decision of the seat."""
    if seat is None or table.status == "over" or table.request or seat in table.stand_ins:
        return ""
    if table.paused is not None or ("undo", seat) in table.denied:
        return ""
    if decided <= table.playing.begins:
        return ""
    return "at once" if may_undo(table, person, seat) else "by asking"
