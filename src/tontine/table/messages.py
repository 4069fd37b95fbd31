"""The wire: every message between the server and a client, both ways.

Messages are JSON objects, told apart by ``type``. A client sends ``hello`` first. Every command has
an ``id`` that the client makes up; it is answered by ``done``, ``refused`` or its own kind of
answer, with the same id, and may be sent again without harm.

A socket can be dead without either end being told. A client finds out by ``ping``, the server by
the pings of the WebSocket protocol, which a browser answers even where the page sleeps.

Two counters must not be mixed up. The ``version`` of a table is the number of the last stored entry
that changed the game, undo included: ``state`` says it, and ``decide`` repeats it. The ``version``
of a scene, a log entry, a story line or a ``past_view`` counts the decisions made so far, as in a
save file.

A decision made for an earlier version of the table is accepted as long as it answers the question
that its seat is still asked: others may have decided meanwhile, but there was no undo, the seat
itself has decided nothing, and its ``asks`` offer what they did. Otherwise it is ``stale``.

From this file tools/wire.py makes web/src/wire/generated.ts (the TypeScript types), and
tools/wire_docs.py the list of messages in docs/wire-protocol.md.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tontine.play.fields import Field
from tontine.play.review import Review
from tontine.play.story import Paragraph
from tontine.play.view import Decision, Entry, Outcome, Scene
from tontine.play.words import Phrase
from tontine.table.entries import Clock, Wish

LONGEST_TEXT = 500  # of a chat line
LONGEST_NAME = 30
LONGEST_FILE = 1_000_000  # characters of a save file
LARGEST_NUMBER = 2**53 - 1  # that every client can tell from the next

WITHOUT_NUL = "^[^\\x00]*$"  # which PostgreSQL cannot store
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern=WITHOUT_NUL)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Token = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Seat = Annotated[int, Meta(ge=0, lt=32)]
Version = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Language = Literal["en", "it", "fr"]
Status = Literal["open", "running", "over"]


# -- the lobby, over HTTP ----------------------------------------------------------


class OptionValue(Struct, frozen=True):
    """A value of an option, and what it is called in the language of the reader."""

    value: str
    called: str


class GameOption(Struct, frozen=True):
    """An option of a game with the values it may have; the first one is the default. ``open``:
    besides these it may have any other that the game can read, such as a file."""

    name: str
    called: str
    rule: str
    values: list[OptionValue]
    open: bool


class GameCard(Struct, frozen=True):
    """A game one can open a table for, and what it is called in the language of the reader.

    ``pitch`` says in a sentence what it is about, and ``minutes`` how long a game of four takes:
    empty and 0 where the game does not say.
    """

    name: str
    called: str
    pitch: str
    minutes: int
    fewest: int
    most: int
    options: list[GameOption]
    bots: list[str]  # weakest first


class GameFacts(Struct, frozen=True):
    """The answer to `GET /api/games/{game}/{language}`: what a client needs to know of a game that
    it was not built with.

    ``words`` is its Fluent file, ``opening`` the event with which a round begins.
    """

    letter: str
    opening: str
    score: Literal["money", "points"]
    fields: dict[str, Field]
    words: str


class TableCard(Struct, frozen=True):
    """A public table in the lobby. ``rules`` is the version of the rules that it is played by."""

    table: str
    game: str
    status: Status
    host: str
    seats: list[str | None]  # names; None where a seat is free
    options: dict[str, str]
    rules: int = 1  # cards stored before there was a second version do not say it
    clock: Clock | None = None


class Lobby(Struct, frozen=True):
    """The answer to ``GET /api/lobby``."""

    games: list[GameCard]
    tables: list[TableCard]


class MyTable(Struct, frozen=True):
    """A table at which I have a seat, or which I have opened, and whose game is not over.

    ``says`` is what I am asked, or what others are waited for, in the language of the reader: as
    my seat may know it; where several people play at my device, as everybody may. It is empty
    before the start, and where the game has no words for it.
    """

    table: str
    game: str
    status: Status
    seats: list[str | None]  # names; None where a seat is free
    mine: list[int]  # my seats
    alone: bool  # all others are bots
    turn: bool  # one of my seats is asked
    says: str
    since: int  # when that began, in seconds since 1970
    until: int | None = None  # when my time runs out, in seconds since 1970


class TableFound(Struct, frozen=True):
    """The answer to ``GET /api/codes/{code}``."""

    table: str


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the table to be created. A guest is another person at the host's own device."""

    kind: Literal["open", "me", "bot", "guest"]
    bot: str | None = None
    name: Name | None = None


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/tables``. A client that has a token sends it along.

    Idempotent: the same ``id``, which must not be guessable, returns the same table.
    """

    id: Secret
    game: str
    name: Name
    seats: list[Place]
    options: dict[str, str] = {}
    public: bool = False
    token: Token | None = None
    clock: Clock | None = None


class LoadGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/saves``: a table from a save file, to look at its game or to go on
    with it. Idempotent, like ``CreateTable``."""

    id: Secret
    name: Name
    file: Annotated[str, Meta(max_length=LONGEST_FILE)]
    token: Token | None = None


class TableCreated(Struct, frozen=True):
    """The answer to ``CreateTable`` and ``LoadGame``."""

    table: str
    token: str


# -- accounts, over HTTP -----------------------------------------------------------


class Register(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/register``: an account for whoever's token is sent along, or
    for somebody new. All other tokens of the person no longer count."""

    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/sign-in``."""

    name: Name
    password: Password


class SignedIn(Struct, frozen=True):
    """The answer to whatever leads to a new token: it takes the place of the one before."""

    token: str
    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/name``. At tables that have begun the old name stays."""

    name: Name


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/password``. All other devices are signed out."""

    password: Password
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/delete``."""

    password: Password


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/end``: sign out one device, or (null) all but this one."""

    session: Id | None = None


class MakeCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/code``. A guest says the name that goes along."""

    name: Name


class MoveCode(Struct, frozen=True):
    """The answer to ``MakeCode``: who types it on another device is the same person there, once."""

    code: str
    until: int  # seconds since 1970


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/account/move``."""

    code: Id


class SessionInfo(Struct, frozen=True):
    """A browser in which I am signed in. ``device`` may be empty."""

    id: str
    device: str
    since: int  # seconds since 1970
    seen: int
    here: bool  # it is the one that asks


class Me(Struct, frozen=True):
    """The answer to ``GET /api/account``. ``name`` is null for guests."""

    name: str | None
    sessions: list[SessionInfo]


# -- being told that it is my turn, over HTTP --------------------------------------

AlertGames = Literal["days", "all"]
Zone = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")]
Address = Annotated[str, Meta(min_length=3, max_length=254, pattern=WITHOUT_NUL)]
Endpoint = Annotated[str, Meta(max_length=1000, pattern="^https://[!-~]*$")]
Key = Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")]
Seal = Annotated[str, Meta(max_length=100, pattern=WITHOUT_NUL)]


class MailAddress(Struct, frozen=True):
    """Where mail is sent to, once it is confirmed."""

    address: str
    confirmed: bool


class Alerts(Struct, frozen=True):
    """The answer to ``GET /api/alerts`` and to whatever changes it: how I am told, while I am away,
    that it is my turn.

    ``games``: in games over days, or in all. ``offers_mail``: whether this server sends mail.
    ``push_key``: what a browser subscribes to Web Push with; ``browsers``: how many have.
    """

    games: AlertGames
    offers_mail: bool
    mail: MailAddress | None
    push_key: str
    browsers: int


class SetAlertGames(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/games``. ``zone`` is the time zone of the browser."""

    games: AlertGames
    zone: Zone = ""


class SetMailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/mail``: an address, which is used once it is confirmed by a
    link that is sent to it; or (null) none any more."""

    address: Address | None
    zone: Zone = ""


class AddBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/browser``: a subscription to Web Push, as a browser gives it.
    It is told as long as it is signed in."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    zone: Zone = ""


class RemoveBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/browser/remove``."""

    endpoint: Endpoint


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/alerts/confirm``: the last part of the link that was sent."""

    token: Seal


class RatingStep(Struct, frozen=True):
    """My rating after a game."""

    table: str
    at: int  # seconds since 1970
    rating: int


class PlayersRecord(Struct, frozen=True):
    """My games with so many players."""

    players: int
    played: int
    won: int


class BotsRecord(Struct, frozen=True):
    """My games against bots of one level alone. ``fair`` is what equals would win of them."""

    bot: str
    played: int
    won: int
    fair: float


class GameRecord(Struct, frozen=True):
    """My record in one game. ``fair`` is what equals would win of so many games. ``rating`` is null
    before the first game with another person."""

    game: str
    called: str
    played: int
    won: int
    fair: float
    rating: int | None
    steps: list[RatingStep]
    players: list[PlayersRecord]
    bots: list[BotsRecord]


class PlayedGame(Struct, frozen=True):
    """A game that is over. ``rank`` is null where several people played at one device of mine;
    ``rating`` and ``change`` are null where the game was not rated."""

    table: str
    game: str
    called: str
    at: int  # when it ended
    others: list[str]  # names
    alone: bool  # all others were bots
    players: int
    rank: int | None
    won: bool
    rating: int | None
    change: int | None


class PlayerRecord(Struct, frozen=True):
    """The answer to ``GET /api/record``: what I have played. ``name`` is null for guests."""

    name: str | None
    since: int | None  # when the first game ended
    played: int
    won: int
    games: list[GameRecord]
    last: list[PlayedGame]  # newest first


ABOUT_PEOPLE = (
    Register,
    SignIn,
    SignedIn,
    Rename,
    ChangePassword,
    DeleteAccount,
    EndSession,
    MakeCode,
    MoveCode,
    UseCode,
    Me,
    PlayerRecord,
    Alerts,
    SetAlertGames,
    SetMailAddress,
    AddBrowser,
    RemoveBrowser,
    ConfirmMail,
)


class Health(Struct, frozen=True):
    """The answer to `GET /health` and `GET /ready`: "ok", or what is missing."""

    status: str


class Problem(Struct, frozen=True):
    """The answer to an HTTP request that was refused: why, for programs and for people."""

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
    """The first message: the client's token if it has one, the last version of the table that it
    knows (``since``), and its language. It may be sent again to get everything after ``since``."""

    token: Token | None = None
    since: Version | None = None
    language: Language = "en"


class SetLanguage(FromClient, frozen=True, tag="language"):
    """Use this language from now on. The story is sent again in it."""

    language: Language


class Ping(FromClient, frozen=True):
    """Answered by ``pong`` at once, however busy the table is."""


class Command(FromClient, frozen=True):
    """A message that is answered, with the same id."""

    id: Id


class SetName(Command, frozen=True, tag="name"):
    """My name at this table, from now on."""

    name: Name


class Sit(Command, frozen=True):
    """Before the start: take this open seat, and leave the one I had."""

    seat: Seat


class Stand(Command, frozen=True):
    """Before the start: leave all my seats, or the one given."""

    seat: Seat | None = None


class SeatBot(Command, frozen=True):
    """Before the start, by the host: seat a bot here, or (null) nobody. The seat of somebody else
    only from ``may_be_replaced_at`` on."""

    seat: Seat
    bot: str | None


class Start(Command, frozen=True):
    """By the host: start the game. Free seats are taken by bots of the kind ``fill``."""

    fill: str | None = None


class Decide(Command, frozen=True):
    """A decision of one of my seats, made for this version of the table."""

    seat: Seat
    version: Version
    decision: Decision


class Undo(Command, frozen=True):
    """Undo the last decision of this seat. If that concerns others, they are asked first."""

    seat: Seat


class Propose(Command, frozen=True):
    """Ask the others to pause, or to end the game as it stands, without a winner. To pause needs
    the players who are connected, to end all of them."""

    what: Literal["pause", "end"]


class AnswerRequest(Command, frozen=True):
    """Whether I agree to what somebody has asked for; who has asked takes it back by ``no``."""

    yes: bool


class Resume(Command, frozen=True):
    """By any player: go on with a game that is paused."""


class GiveOrder(Command, frozen=True):
    """Let this be decided for my seat from now on (one of the ``orders`` of its state), up to an
    amount where it has one; null: nothing any more. Nobody else is told."""

    seat: Seat
    order: Id | None
    amount: Version = 0


class Chat(Command, frozen=True):
    """A chat line for everybody at the table."""

    text: Text


class PastView(Command, frozen=True):
    """What a seat of mine, or a spectator (null), saw after so many decisions."""

    version: Version
    seat: Seat | None = None


class Preview(Command, frozen=True):
    """What this decision would do, as far as the seat can know. Nothing is changed."""

    seat: Seat
    version: Version
    decision: Decision


class Rematch(Command, frozen=True):
    """After the end: create another table with the same seats. Answered by ``done``, with the new
    table as its ``result``; the same for everybody who asks."""


class StandIn(Command, frozen=True):
    """By a player or the host: let a bot play for the absent person at this seat, from
    ``may_be_replaced_at`` on. Without ``bot`` it is one of the table's level."""

    seat: Seat
    bot: str | None = None


class Leave(Command, frozen=True):
    """Leave a running game: this bot plays at my seat from now on, and the table is no longer
    among mine. I may come back. Without ``bot`` it is one of the table's level."""

    seat: Seat
    bot: str | None = None


class ReclaimSeat(Command, frozen=True):
    """I am back: take my seat from the bot that played for me."""

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
    | Propose
    | AnswerRequest
    | Resume
    | GiveOrder
    | Chat
    | PastView
    | Preview
    | Rematch
    | StandIn
    | Leave
    | ReclaimSeat
)


# -- from the server ---------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="type", tag=_snake, kw_only=True):
    pass


class Welcome(FromServer, frozen=True):
    """The answer to ``hello``. The token is the only proof of who holds a seat: store it."""

    table: str
    token: str
    name: str | None  # my name, if I have given one
    now: int  # the time of the server, in milliseconds since 1970


class Pong(FromServer, frozen=True):
    """The answer to ``ping``."""


class SeatInfo(Struct, frozen=True):
    """A seat, and who has it."""

    name: str | None
    kind: Literal["open", "person", "bot"]
    bot: str | None  # the bot that plays here
    absent: bool  # the bot plays for an absent person, who may come back
    ran_out: bool  # because their time had run out
    connected: bool
    mine: bool
    # Somebody is away: from when on others may free the seat or let a bot play, in milliseconds
    # since 1970.
    may_be_replaced_at: int | None


class Room(FromServer, frozen=True):
    """Who is at the table, and how it was created. Sent whenever any of it changes."""

    table: str
    code: str  # leads to this table, and is short enough to type
    status: Status
    game: str
    options: dict[str, str]
    public: bool
    host: str  # their name
    hosting: bool  # whether I am the host
    seats: list[SeatInfo]
    spectators: list[str]  # names
    may_start: bool
    commitment: str  # SHA-256 of the key that all chance comes from
    key: str | None  # the key itself, once the game is over
    rematch: str | None  # the next table with the same seats
    clock: Clock | None
    paused: int | None  # the seat that wished it
    stopped: bool  # all agreed to end the game before its end


class SeatClock(Struct, frozen=True):
    left: int  # milliseconds
    running: bool


class Clocks(FromServer, frozen=True):
    """At a table with a clock: what each seat had left at a time, in milliseconds since 1970, and
    whose clocks have run since. Sent whenever that changes."""

    at: int
    seats: list[SeatClock]


class Request(Struct, frozen=True):
    """A seat asks to undo its last decision, to pause or to end the game; the seats in ``waiting``
    have yet to agree."""

    what: Wish
    seat: int
    waiting: list[int]


class Slow(Struct, frozen=True):
    """A seat that owes a decision at a table without a clock, and from when on others may let a bot
    play there although its person is connected, in milliseconds since 1970."""

    seat: int
    at: int


class OrderOffer(Struct, frozen=True):
    """A standing order that the seat may give now, with the most it may be up to; or the one that
    holds, with what it is up to. ``amount`` is null where the order has none."""

    name: str
    called: Phrase
    amount: int | None


class Orders(Struct, frozen=True):
    """The standing orders of my seat: which there are, the one that holds, and what has ended the
    last one."""

    offers: list[OrderOffer]
    holds: OrderOffer | None
    over: Phrase | None


class State(FromServer, frozen=True):
    """Where the game stands, as one of my seats or a spectator sees it.

    ``events`` are all events of the decisions from ``since`` on. They replace what the client knew
    from there on, which an undo may have made untrue.
    """

    version: int  # of the table
    seats: list[int]  # mine
    view: Scene
    since: int
    events: list[Entry]
    decided: int  # the last decision of the seat itself: what it is asked is at least as new
    may_undo: bool  # without asking
    may_ask_undo: bool  # by asking the others
    request: Request | None
    slow: list[Slow]
    orders: Orders | None  # of the seat that sees this; null for spectators


class Story(FromServer, frozen=True):
    """The log in words. The paragraphs replace those the client has from index ``since`` on."""

    language: Language
    since: int
    paragraphs: list[Paragraph]


class GameReview(FromServer, frozen=True, tag="review"):
    """Once the game is over: how each seat came to its score."""

    review: Review


class Done(FromServer, frozen=True):
    """The command with this id was carried out, and is stored."""

    id: str
    result: str | None = None  # of ``rematch``: the new table


class Refused(FromServer, frozen=True):
    """The message with this id was not carried out. ``rule``, ``reason`` and ``details`` say why
    for programs, ``text`` says it in the client's language."""

    id: str | None  # null: the message could not be read
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
    """Chat lines that are new to the client; after ``hello`` the last ones."""

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
    | Clocks
    | State
    | Story
    | GameReview
    | Done
    | Refused
    | ChatLines
    | PastViewResult
    | PreviewResult
)
