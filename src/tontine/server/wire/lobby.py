"""What goes over HTTP about games and tables: requests, and their answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tontine.play.fields import Field
from tontine.play.rulebook import Rulebook
from tontine.server.entries import Clock
from tontine.server.wire.fields import (
    LONGEST_FILE,
    Id,
    Name,
    Seat,
    Secret,
    Status,
    Token,
    Version,
)

# Of one that comes with Tontine, ``today``, or a mistake at a table.
PuzzleName = Annotated[
    str, Meta(max_length=80, pattern="^(today|[a-z0-9]+-[0-9a-f]{6}|[A-Za-z0-9_-]+:[0-9]{1,6})$")
]


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
    lesson: int = 0  # minutes that its guided first game takes; 0 if it has none


class GameFacts(Struct, frozen=True):
    """The answer to `GET /api/games/{game}/{language}`: what a client needs to know of a game that
    it was not built with.

    ``words`` are its Fluent files, ``opening`` is the event with which a round begins.
    """

    rulebook: Rulebook
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


class MyLesson(Struct, frozen=True):
    """How far I am in the lesson at a table. ``over``: there is nothing more to come."""

    step: int
    steps: int
    over: bool


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
    lesson: MyLesson | None = None


class TableFound(Struct, frozen=True):
    """The answer to ``GET /api/codes/{code}``."""

    table: str


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of the table to be created. A guest is another person at the host's own device, an
    account that of a bot, which is invited by its name."""

    kind: Literal["open", "me", "bot", "guest", "account"]
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
    hints: bool = False  # also where several people play


class BeginLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/lessons``: a table at which the guided first game of a game begins at
    once. The lesson names whoever has no name yet. Idempotent, like ``CreateTable``."""

    id: Secret
    game: str
    name: Name | None = None
    token: Token | None = None


class LoadGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/saves``: a table from a save file, to look at its game or to go on
    with it. Idempotent, like ``CreateTable``."""

    id: Secret
    name: Name
    file: Annotated[str, Meta(max_length=LONGEST_FILE)]
    token: Token | None = None


class ForkGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/forks``: a table that goes on from a moment of a game that is over,
    against bots. I take ``seat``; what it could not know is as it was, or dealt ``anew``. ``bot``
    plays at all other seats; without it, the bots that were there, and one of their level for each
    person. Idempotent, like ``CreateTable``."""

    id: Secret
    table: Id
    version: Version
    seat: Seat
    anew: bool = False
    bot: str | None = None
    name: Name | None = None
    token: Token | None = None


class BeginPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of ``POST /api/puzzles``: a table with a puzzle, for me alone. ``puzzle`` is the id
    of one of those that come with Tontine, ``today``, or a mistake in a game that is over: the id
    of its table, a colon, and the version of its first decision. Idempotent, like
    ``CreateTable``."""

    id: Secret
    puzzle: PuzzleName
    name: Name | None = None
    token: Token | None = None


class DailyPuzzle(Struct, frozen=True):
    """The answer to ``GET /api/puzzles/today``: which puzzle it is, the day (by UTC), the published
    key that it was drawn with, and the chances to win in percent after what was played and after
    the best turn. ``table`` is the table of its game, as the seat sees it; null if there are no
    puzzles."""

    id: str
    day: str
    key: str
    game: str
    level: str
    played: int
    best: int
    table: Any


class TableCreated(Struct, frozen=True):
    """The answer to ``CreateTable``, ``LoadGame`` and ``ForkGame``."""

    table: str
    token: str


ABOUT_TABLES = (
    Lobby,
    GameFacts,
    CreateTable,
    BeginLesson,
    LoadGame,
    ForkGame,
    BeginPuzzle,
    DailyPuzzle,
    TableCreated,
    MyTable,
    TableFound,
)


class Health(Struct, frozen=True):
    """The answer to `GET /health` and `GET /ready`: "ok", or what is missing."""

    status: str


class Problem(Struct, frozen=True):
    """The answer to an HTTP request that was refused: why, for programs and for people."""

    reason: str
    text: str
