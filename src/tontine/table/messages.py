"""The wire: every message between the server and a browser, both ways.

JSON objects, told apart by ``type``. A socket begins with ``hello``. Whatever a client wants has
an ``id`` of the client's making; it is answered by ``done`` or ``refused`` with the same id, and
may be sent again without harm.

A socket can be dead without either end being told. A client finds out by ``ping``, the server by
the pings of the protocol itself, which a browser answers even where the page sleeps.

Two counters must not be mixed up. ``version`` of a table grows with everything that is written
down about it, undo included: ``state`` says it, and ``decide`` repeats it. ``version`` of a scene,
a log entry, a story line or a ``past_view`` counts the decisions made so far, as in a save file.

A decision made for an earlier version of the table is good as long as it answers the question
that its seat is still asked: others may have decided meanwhile, but nothing was taken back, the
seat itself has decided nothing, and its ``asks`` offer what they did. Otherwise it is ``stale``.

The TypeScript types in web/src/wire/generated.ts are made from this file by tools/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tontine.play.review import Review
from tontine.play.story import Paragraph
from tontine.play.title import Option
from tontine.play.view import Decision, Entry, Outcome, Scene

LONGEST_TEXT = 500  # of a chat line
LONGEST_NAME = 30

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=32, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Seat = Annotated[int, Meta(ge=0, lt=32)]
Version = Annotated[int, Meta(ge=0)]
Language = Literal["en", "it", "fr"]
Status = Literal["open", "running", "over"]


# -- the lobby, over HTTP ----------------------------------------------------------


class GameCard(Struct, frozen=True):
    """A game one can open a table for. The first value of an option is its default."""

    name: str
    fewest: int
    most: int
    options: list[Option]
    bots: list[str]  # weakest first


class TableCard(Struct, frozen=True):
    """A public table in the lobby; ``rules`` is the version that its game is played by."""

    table: str
    game: str
    status: Status
    host: str
    seats: list[str | None]  # names; None where there is room
    options: dict[str, str]
    rules: int = 1  # by which tables were played before cards said so


class Lobby(Struct, frozen=True):
    """GET /api/lobby"""

    games: list[GameCard]
    tables: list[TableCard]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the table to be created. A guest is another person at the host's own device."""

    kind: Literal["open", "me", "bot", "guest"]
    bot: str | None = None
    name: Name | None = None


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. A client that has a token sends it along.

    Idempotent: the same ``id``, which must not be guessable, returns the same table.
    """

    id: Secret
    game: str
    name: Name
    seats: list[Place]
    options: dict[str, str] = {}
    public: bool = False
    token: Token | None = None


class TableCreated(Struct, frozen=True):
    """The answer to ``CreateTable``."""

    table: str
    token: str


class Problem(Struct, frozen=True):
    """The answer of any HTTP request that was refused."""

    reason: str
    text: str


# -- from a client -----------------------------------------------------------------


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class FromClient(
    Struct, frozen=True, tag_field="type", tag=_snake, forbid_unknown_fields=True, kw_only=True
):
    pass


class Hello(FromClient, frozen=True):
    """First of all: who I am, the last ``version`` of the table I know, and my language."""

    token: Token | None = None
    since: Version | None = None
    language: Language = "en"


class SetLanguage(FromClient, frozen=True):
    """Speak to me in this language from now on."""

    language: Language


class Ping(FromClient, frozen=True):
    """Is anybody there? Answered by ``pong`` at once, however busy the table is."""


class Command(FromClient, frozen=True):
    """A message that is answered: with ``done`` or ``refused`` and the same id."""

    id: Id


class SetName(Command, frozen=True):
    """Call me this."""

    name: Name


class Sit(Command, frozen=True):
    """Before the start: I take this open seat, and leave the one I had."""

    seat: Seat


class Stand(Command, frozen=True):
    """Before the start: I leave my seats, or the one given."""

    seat: Seat | None = None


class SeatBot(Command, frozen=True):
    """The host, before the start: a bot takes this seat, or (None) nobody."""

    seat: Seat
    bot: str | None


class Start(Command, frozen=True):
    """The host: begin. Seats that are free are taken by bots of the kind ``fill``."""

    fill: str | None = None


class Decide(Command, frozen=True):
    """A decision of a seat that I hold, made for this version of the table."""

    seat: Seat
    version: Version
    decision: Decision


class Undo(Command, frozen=True):
    """Take back the last decision. Where it is not mine alone to say, the others are asked."""

    seat: Seat


class AnswerUndo(Command, frozen=True):
    """My answer to somebody who asks to undo."""

    yes: bool


class Chat(Command, frozen=True):
    """A line for everybody at the table."""

    text: Text


class PastView(Command, frozen=True):
    """Show me the table as ``seat`` saw it after so many decisions."""

    version: Version
    seat: Seat | None = None


class Preview(Command, frozen=True):
    """What would this decision do, as far as the seat can know?"""

    seat: Seat
    version: Version
    decision: Decision


class Rematch(Command, frozen=True):
    """After the end: another table with the same seats."""


class StandIn(Command, frozen=True):
    """The host: a bot plays for the absent person at this seat."""

    seat: Seat
    bot: str


class ReclaimSeat(Command, frozen=True):
    """I am back, and take my seat from the bot that stood in."""

    seat: Seat


ClientMessage = (
    Hello
    | SetLanguage
    | Ping
    | SetName
    | Sit
    | Stand
    | SeatBot
    | Start
    | Decide
    | Undo
    | AnswerUndo
    | Chat
    | PastView
    | Preview
    | Rematch
    | StandIn
    | ReclaimSeat
)


# -- from the server ---------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type", tag=_snake, kw_only=True):
    pass


class Welcome(FromServer, frozen=True):
    """The answer to ``hello``. Keep the token: it is what holds your seats."""

    table: str
    token: str
    name: str | None  # mine, if I have one


class Pong(FromServer, frozen=True):
    """The answer to ``ping``."""


class SeatInfo(Struct, frozen=True):
    """A seat, and who has it. A bot that stands in for a person has ``absent`` set."""

    name: str | None
    kind: Literal["open", "person", "bot"]
    bot: str | None  # which one plays
    absent: bool  # a bot plays for a person who may come back
    connected: bool
    mine: bool


class Room(FromServer, frozen=True):
    """Who is here, and how the table was created."""

    table: str
    status: Status
    game: str
    options: dict[str, str]
    public: bool
    host: str  # their name
    hosting: bool  # I am the host
    seats: list[SeatInfo]
    spectators: list[str]  # names
    may_start: bool
    commitment: str  # SHA-256 of the key that all chance comes from
    key: str | None  # when it is over
    rematch: str | None  # another table with the same seats


class UndoAsked(Struct, frozen=True):
    """A seat asks to undo its last decision; the seats in ``waiting`` have yet to agree."""

    seat: int
    waiting: list[int]


class State(FromServer, frozen=True):
    """Where the game stands for a seat that I hold, or for an onlooker.

    ``events`` are those with a version of at least ``since``; they take the place of all that I
    knew of from there on (which an undo may have made untrue).
    """

    version: int  # of the table
    seats: list[int]  # that I hold
    view: Scene
    since: int
    events: list[Entry]
    may_undo: bool  # at once, without asking
    may_ask_undo: bool
    undo_asked: UndoAsked | None


class Story(FromServer, frozen=True):
    """The log in words. Paragraphs from index ``since`` on take the place of those I have."""

    language: Language
    since: int
    paragraphs: list[Paragraph]


class GameReview(FromServer, frozen=True, tag="review"):
    """When it is over: how each seat came to what it has."""

    review: Review


class Done(FromServer, frozen=True):
    """The message with this id was carried out, and is stored."""

    id: str
    result: str | None = None  # of ``rematch``: the new table


class Refused(FromServer, frozen=True):
    """The message with this id was not carried out, and why, in the reader's language."""

    id: str | None  # None: it could not even be read
    rule: str
    reason: str
    details: dict[str, Any]
    text: str


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: int  # seconds since 1970


class ChatLines(FromServer, frozen=True, tag="chat"):
    """Lines that are new to me; after ``hello`` the last ones."""

    lines: list[ChatLine]


class PastViewResult(FromServer, frozen=True, tag="past_view"):
    """The answer to ``past_view``."""

    id: str
    view: Scene


class PreviewResult(FromServer, frozen=True, tag="preview"):
    """The answer to ``preview``."""

    id: str
    outcome: Outcome


ServerMessage = (
    Welcome
    | Pong
    | Room
    | State
    | Story
    | GameReview
    | Done
    | Refused
    | ChatLines
    | PastViewResult
    | PreviewResult
)
