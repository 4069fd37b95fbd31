"""One who looks at a table: what they have been told, and what they have to be told next.

Everything that a browser is told about a game is put together here, and nowhere else; and it is
put together from what one seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.stories import speech_of
from tontine.play.story import Paragraph
from tontine.play.words import words
from tontine.table import messages
from tontine.table.commands import decisions_before, may_undo
from tontine.table.messages import ChatLine, Language, Room, SeatInfo, State, Story
from tontine.table.table import Table

Send = Callable[[bytes], None]


class ClientView:
    """A person at one browser. ``send`` takes messages as they go over the wire."""

    def __init__(self, person: str, send: Send) -> None:
        self.person = person
        self.language: Language = "en"
        self._send = send
        self._seat: int | None = None  # as which they see the table
        self._known: int | None = None  # the version they know
        self._room = b""
        self._state: tuple[object, ...] | None = None
        self._telling: tuple[Language, int, int | None] | None = None  # of the story as told
        self._told: list[Paragraph] = []
        self._reviewed = False
        self._heard = 0  # the last line of chat

    def greet(self, hello: messages.Hello) -> None:
        """They say hello, perhaps not for the first time: forget what they have been told."""
        self.language = hello.language
        self._known = hello.since
        self._room, self._state, self._telling = b"", None, None
        self._reviewed, self._heard = False, 0

    def send(self, message: Struct) -> None:
        self._send(msgspec.json.encode(message))

    @property
    def heard(self) -> int:
        return self._heard

    # -- the table -----------------------------------------------------------------

    def look(self, table: Table, present: Collection[str], watching: Collection[str]) -> None:
        """Tell them what they do not know yet. ``watching`` are the names of onlookers."""
        room = msgspec.json.encode(_room(table, self.person, present, watching))
        if room != self._room:
            self._room = room
            self._send(room)
        if table.match is None:
            return
        self._look_at_game(table)
        self._read_story(table)
        if table.match.over and not self._reviewed:
            self._reviewed = True
            self.send(messages.GameReview(review=table.match.review()))

    def _look_at_game(self, table: Table) -> None:
        match = table.playing
        seats = table.seats_of(self.person)
        playing = [seat for seat in match.owing if seat not in table.stand_ins]
        seat = self._choose_seat(seats, playing)
        state = (table.version, seat, seats, table.stand_ins.copy(), _request(table))
        if state == self._state:
            return
        # Who sees the table with other eyes than before starts anew. Of several at one device
        # nobody can say whose eyes those were.
        same = len(seats) < 2 if self._state is None else self._seat == seat
        since = table.since(self._known if same else None)
        self._state, self._seat, self._known = state, seat, table.version
        self.send(
            State(
                version=table.version,
                seats=seats,
                view=match.scene(seat),
                since=since,
                events=match.log(seat, since) if since <= match.version else [],
                **_undoing(table, self.person, seat),
                undo_asked=_request(table),
            )
        )

    def _choose_seat(self, seats: list[int], owing: list[int]) -> int | None:
        """As the seat that has to act. Of several at one device, who had it keeps it until
        another has to act and they have not."""
        acting = [seat for seat in seats if seat in owing] or seats
        if self._seat in acting:
            return self._seat
        return acting[0] if acting else None

    def _read_story(self, table: Table) -> None:
        telling = (self.language, table.version, self._seat)
        if telling == self._telling:
            return
        story = table.story(self._seat, self.language)
        told = self._told if self._telling and self._telling[0] == self.language else []
        pairs = zip(told, story, strict=False)
        same = next(
            (place for place, (old, new) in enumerate(pairs) if old != new),
            min(len(told), len(story)),
        )
        if not self._telling or told != story:
            self.send(Story(language=self.language, since=same, paragraphs=story[same:]))
        self._telling, self._told = telling, story

    # -- the rest ------------------------------------------------------------------

    def hear(self, lines: list[ChatLine]) -> None:
        news = [line for line in lines if line.number > self._heard]
        if news:
            self._heard = news[-1].number
            self.send(messages.ChatLines(lines=news))

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
    """A refusal in the client's language, with the names that are used at the table."""
    if table is None or table.match is None:
        text = words(language).refusal(refused.rule, refused.reason, refused.details)
    else:
        text = speech_of(table.match, seat, words(language)).refusal(refused)
    details = {name: words(language).argument(it) for name, it in refused.details.items()}
    return messages.Refused(
        id=id, rule=refused.rule, reason=refused.reason, details=details, text=text
    )


def _room(table: Table, person: str, present: Collection[str], watching: Collection[str]) -> Room:
    created = table.created
    over = table.status == "over"
    hosting = table.host(present) == person
    full = all(place.kind != "open" for place in table.places)
    return Room(
        table=table.name,
        status=table.status,
        game=created.game,
        options=table.options,
        public=created.public,
        host=table.names[table.host(present)],
        hosting=hosting,
        seats=[_seat_info(table, seat, person, present) for seat in range(len(table.places))],
        spectators=sorted(watching),
        may_start=hosting and full and table.match is None,
        commitment=table.commitment,
        key=created.key if over else None,
        rematch=table.rematch,
    )


def _seat_info(table: Table, seat: int, person: str, present: Collection[str]) -> SeatInfo:
    place = table.places[seat]
    return SeatInfo(
        name=table.name_of(seat),
        kind=place.kind,
        bot=table.bot_at(seat),
        absent=seat in table.stand_ins,
        connected=place.kind == "bot" or place.person in present,
        mine=place.person == person,
    )


def _request(table: Table) -> messages.UndoAsked | None:
    request = table.request
    if request is None:
        return None
    waiting = [seat for seat, place in enumerate(table.places) if place.person in request.waiting]
    return messages.UndoAsked(request.seat, waiting)


def _undoing(table: Table, person: str, seat: int | None) -> dict[str, bool]:
    """Whether they may take back: at once, or by asking."""
    may = {"may_undo": False, "may_ask_undo": False}
    if seat is None or table.playing.over or table.request or seat in table.stand_ins:
        return may
    try:
        decisions_before(table.playing, seat)
    except Refused:
        return may
    at_once = may_undo(table, person, seat)
    return {"may_undo": at_once, "may_ask_undo": not at_once}
