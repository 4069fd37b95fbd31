"""Every message over the socket between the server and a client, both ways.

Messages are JSON objects, told apart by ``type``. A client sends ``hello`` first. Every command has
an ``id`` that the client makes up; it is answered by ``done``, ``refused`` or its own kind of
answer, with the same id, and may be sent again without harm.

A socket can be dead without either end being told. A client finds out by ``ping``, the server by
the pings of the WebSocket protocol, which a browser answers even where the page sleeps.

Two counters must not be mixed up. The ``version`` of a table is the number of the last stored entry
that changed the game, undo included: ``state`` says it, and ``decide`` repeats it. The ``version``
of a view, a log entry, a story line or a ``past_view`` counts the decisions made so far, as in a
save file.

A decision made for an earlier version of the table is accepted as long as it answers the question
that its seat is still asked: others may have decided meanwhile, but there was no undo, the seat
itself has decided nothing, and its ``asks`` offer what they did. Otherwise it is ``stale``.

From this file, ``lobby`` and ``people``, tools/wire.py makes the TypeScript types
(web/src/wire/generated.ts), and tools/wire_docs.py the list of messages in docs/wire-protocol.md.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tontine.learn.cards import MaximCard, RuleCard
from tontine.learn.guide import LessonState
from tontine.play.review import Review
from tontine.play.story import Paragraph
from tontine.play.view import BareView, Decision, Entry, Outcome
from tontine.play.words import Phrase
from tontine.server.entries import Answer, Clock, RequestKind
from tontine.server.wire.fields import (
    Id,
    Language,
    Name,
    Seat,
    Status,
    Text,
    Token,
    Version,
)

# -- from a client -----------------------------------------------------------------


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class FromClient(
    Struct, frozen=True, tag_field="type", tag=_snake, forbid_unknown_fields=True, kw_only=True
):
    pass


class Hello(FromClient, frozen=True):
    """The first message: the client's token if it has one, the last version of the table that it
    knows (``since``), its language, and whether it wants rule cards. It may be sent again to get
    everything after ``since``."""

    token: Token | None = None
    since: Version | None = None
    language: Language = "en"
    cards: bool = False


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


class SetOptions(Command, frozen=True, tag="options"):
    """Before the start, by the host: these options of the game get other values, of those that the
    lobby lists; the others stay."""

    options: dict[str, str]


class Remove(Command, frozen=True):
    """Before the start, by the host: free all seats of the person at this one, connected or not;
    with ``bar``, they may not come in again."""

    seat: Seat
    bar: bool = False


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


class AskHint(Command, frozen=True):
    """Where the room says ``hints``: what would the coach do at this seat of mine, which is asked
    something? Everybody can read in the log that I asked. Answered by ``done`` at once, and then by
    ``hint``, more than once as the coach becomes surer; asked again, by the same. Who asks too
    often is refused."""

    seat: Seat
    version: Version


class Chat(Command, frozen=True):
    """A chat line for everybody at the table."""

    text: Text


class PastView(Command, frozen=True):
    """What a seat of mine, or a spectator (null), saw after so many decisions; in a game that is
    over, any seat."""

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


class LessonNext(Command, frozen=True):
    """In a lesson: the step was read whose ``next`` this is. Where it ``jumps``, the game goes on
    to the next act."""

    said: Version


class LeaveLesson(Command, frozen=True):
    """Play on without the lesson: a fair game from here on, against the lowest level of bots."""


class GiveUp(Command, frozen=True):
    """At a puzzle: show me the answer."""


class LeavePuzzle(Command, frozen=True):
    """Play on from where the puzzle is, against the bots that were there."""


class LessonHelp(Command, frozen=True):
    """In a lesson, for the server's counts: the step was shown, or another move was objected to."""

    what: Literal["shown", "objected"]


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
    | SetOptions
    | Remove
    | SeatBot
    | Start
    | Decide
    | Undo
    | Propose
    | AnswerRequest
    | Resume
    | GiveOrder
    | AskHint
    | Chat
    | PastView
    | Preview
    | Rematch
    | LessonNext
    | LeaveLesson
    | LessonHelp
    | GiveUp
    | LeavePuzzle
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
    program: bool  # a bot account's, which connects when it is asked
    mine: bool
    # Somebody is away: from when on others may free the seat or let a bot play, in milliseconds
    # since 1970.
    may_be_replaced_at: int | None


class Remark(Struct, frozen=True):
    """A seat asked for something, or it was answered: ``by`` another seat, if by any. ``count`` is
    how many decisions an undo concerns, ``version`` how many had been made when this was said. A
    ``hint`` is only asked for, and the coach answers; a ``fork`` is where the game left another
    one, with what the seat could not know as it was, or dealt ``anew``."""

    what: RequestKind | Literal["hint", "fork", "anew"]
    seat: int
    answer: Answer
    by: int | None
    count: int
    version: int


class Forked(Struct, frozen=True):
    """The decisions up to ``version`` are those of another game: of this table, unless it came from
    a file. ``seat`` goes another way; what it could not know was dealt ``anew``, or is as it
    was."""

    table: str | None
    version: int
    seat: int
    anew: bool


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
    rematch_by: str | None  # the name of whoever asked for it
    clock: Clock | None
    paused: int | None  # the seat that asked for it
    stopped: bool  # all agreed to end the game before its end
    remarks: list[Remark]  # for the log: what was asked of all, and how that was answered
    hints: bool  # whether players may ask for hints here
    fork: Forked | None  # where the game has left another one
    puzzle: bool = False  # it waits for the better turn


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
    have yet to agree. ``lost`` has whose decisions an undo would take back, the seat's own first,
    and ``since`` the number of that one."""

    what: RequestKind
    seat: int
    waiting: list[int]
    since: int
    lost: list[int]


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
    view: BareView
    since: int
    events: list[Entry]
    decided: int  # the last decision of the seat itself: what it is asked is at least as new
    may_undo: bool  # without asking
    may_ask_undo: bool  # by asking the others
    request: Request | None
    slow: list[Slow]
    orders: Orders | None  # of the seat that sees this; null for spectators
    lesson: LessonState | None = None  # where the pupil stands, if this is a lesson


class HintReason(Struct, frozen=True):
    """Why a turn is good or bad, against the others."""

    text: str
    good: bool


class HintTurn(Struct, frozen=True):
    """Something that I could do: my decisions one after the other (``moves``), what they do
    (``text``), and my chance to win after them in percent. ``close``: the best turn may be no
    better; ``tempting``: it brings in more at once than the best, and is worse."""

    moves: list[Decision]
    text: str
    chance: int
    close: bool
    tempting: bool
    reasons: list[HintReason]


class Hint(FromServer, frozen=True):
    """What the coach says of the question that my seat was asked after so many decisions, of which
    its own last one was ``decided``: turns, the best first, after so many games played on from
    here, and how far the chances may be off, in percent. Before ``final`` another one follows. No
    turns: the coach has failed."""

    seat: int
    version: int
    decided: int
    playouts: int
    doubt: int
    final: bool
    turns: list[HintTurn]


class PuzzleTurn(Struct, frozen=True):
    """A whole turn: its decisions, in words, and the chance to win after it in percent; null while
    the coach thinks about it. ``found``: it counts as an answer."""

    moves: list[Decision]
    text: str
    chance: int | None
    found: bool


class Puzzle(FromServer, frozen=True):
    """Find the better turn: at this table my decisions are tried, up to the end of a turn, and
    taken back. ``name`` leads to it (see ``BeginPuzzle``); ``day`` is set at the puzzle of that
    day. ``best`` is the chance to win after the best turn, which may be off by ``doubt`` percent.
    ``level`` is that of the bots that played, ``turn`` is what the turn is called. ``left`` is how
    many tries there are. ``answers`` and ``reasons`` come when it is ``over``: solved, given up,
    or without tries."""

    name: str
    day: str | None
    seat: int
    level: str
    turn: str
    doubt: int
    best: int
    played: PuzzleTurn
    tries: list[PuzzleTurn]
    left: int
    solved: bool
    over: bool
    answers: list[PuzzleTurn]
    reasons: list[HintReason]


class AnalysisProgress(FromServer, frozen=True):
    """The coach goes through the game that is over: which part of the work is done, and the curve
    (see ``analysis``) as far as it is known."""

    part: float
    curve: list[list[int]]


class AnalysisOption(Struct, frozen=True):
    """A turn as it was played, or could have been: its decisions, in words as its own player is
    told (``text``) and as others are (``told``), and the chance to win that its seat could expect
    of it, in percent."""

    moves: list[Decision]
    text: str
    told: str
    chance: int
    reasons: list[HintReason]


class AnalysisMistake(Struct, frozen=True):
    """A turn, from its first decision to its last, that was worse than another one: by ``cost``
    percent of the win, which may be off by ``doubt``."""

    first: int
    last: int
    seat: int
    cost: int
    doubt: int
    played: AnalysisOption
    better: AnalysisOption


class AnalysisMoment(Struct, frozen=True):
    """A decision that changed much for a seat, in percent of the win: by what was drawn after it,
    or by itself."""

    kind: Literal["best", "mistake", "luck"]
    version: int
    seat: int
    change: int
    text: str


class AnalysisSeat(Struct, frozen=True):
    """In percent of the win: start + luck + decisions = end. ``doubt``: how far luck may be off. Of
    the turns in which the seat had a choice, how many were mistakes, and how near all came to the
    best there was: 100 is perfect."""

    start: int
    luck: int
    decisions: int
    end: int
    doubt: int
    accuracy: int | None
    turns: int
    mistakes: int


class Analysis(FromServer, frozen=True):
    """What the coach has found in the game that is over. The curve has everybody's chance to win
    after so many decisions, in thousandths, with all hands open; ``turns`` what the turn is called
    in which that was."""

    part: float
    curve: list[list[int]]
    turns: list[str]
    playouts: int
    seats: list[AnalysisSeat]
    mistakes: list[AnalysisMistake]
    moments: list[AnalysisMoment]


class CardInfo(Struct, frozen=True):
    """A rule card of the game, and the rules that it explains."""

    id: str
    rules: list[str]


class Advice(FromServer, frozen=True):
    """Once, for players whose clients want rule cards: all there are, and maxims, the most valuable
    first. Not sent in a lesson."""

    cards: list[CardInfo]
    maxims: list[MaximCard]


class RuleCards(FromServer, frozen=True, tag="cards"):
    """The rule cards that are due: about what has happened to the seat since its last decision,
    what came of that one included, and about what it sees and is asked now. Sent before a
    ``state``, whenever it changes, to clients that want rule cards. Which have been seen, the
    client knows."""

    cards: list[RuleCard]


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
    view: BareView


class PreviewResult(FromServer, frozen=True, tag="preview"):
    """The answer to ``preview``."""

    id: str
    outcome: Outcome


ServerMessage = (
    Welcome
    | Pong
    | Room
    | Clocks
    | Advice
    | RuleCards
    | State
    | Hint
    | Puzzle
    | AnalysisProgress
    | Analysis
    | Story
    | GameReview
    | Done
    | Refused
    | ChatLines
    | PastViewResult
    | PreviewResult
)
