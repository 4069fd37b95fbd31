"""The entries of a table's log.

The state of a table follows from its entries, applied from the first to the last, and from nothing
else. Stored entries must be readable for ever: fields may be added with defaults, never removed,
and a class that is renamed keeps its tag.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tontine.coach.puzzles import Puzzle
from tontine.play.fork import Fork
from tontine.play.orders import Order
from tontine.play.save import FIRST_RULES
from tontine.play.script import Streams
from tontine.play.view import Decision


class _Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    pass


class Place(Struct, frozen=True):
    """Who has a seat: nobody, a person, or a bot. Bots and guests have a ``name`` of their own.
    ``origin`` is where a person came from who sat down at a public table: see ``Tokens.origin``."""

    kind: Literal["open", "person", "bot"]
    person: str | None = None
    bot: str | None = None
    name: str | None = None
    origin: str | None = None


class Clock(Struct, frozen=True):
    """How much time a seat has, in seconds: ``live``, a bank for the whole game and a bonus for
    every decision; ``days``, the same for every decision."""

    kind: Literal["live", "days"]
    bank: int
    bonus: int = 0


class Created(_Entry, frozen=True, tag="opened"):
    """The first entry of every table. All chance comes from ``key``; but the decisions of a save
    file that the table was ``loaded`` from bring their own, those of the game that it has
    left by ``forks`` too (it is ``loaded`` as well), and a ``lesson`` has a script."""

    game: str
    options: dict[str, str]
    public: bool
    host: str
    names: dict[str, str]  # by person
    seats: list[Place]
    key: str
    clock: Clock | None = None
    loaded: bool = False
    origin: str | None = None  # of the host, at a table that is public or has a clock
    lesson: bool = False
    hints: bool = False  # players may ask the coach, even if there are several of them
    forks: list[Fork] = []  # the decisions up to the last of them belong to another game,
    forked_from: str | None = None  # of this table, unless it came from a file
    puzzle: Puzzle | None = None  # at the moment where the other game was left; without its save
    day: str | None = None  # it is the puzzle of this day


class Configured(_Entry, frozen=True):
    """Before the start: the options of the game from now on, all of them."""

    options: dict[str, str]


class Named(_Entry, frozen=True):
    person: str
    name: str


class Seated(_Entry, frozen=True):
    """Before the start: who has which seat from now on."""

    seats: list[Place]


class Removed(_Entry, frozen=True):
    """Before the start: the host has freed the seats of a person. ``barred``: who may not come in
    again, the person and, at a public table, others from the same place."""

    person: str
    barred: list[str] = []


class Started(_Entry, frozen=True):
    """The game began. ``chance`` are the outcomes of the set-up, ``read`` says how many numbers of
    the key they took. ``places`` is set where bots took the free seats.

    ``rules`` (the version of the rules), ``made_by`` (the version of Tontine) and ``options`` (in
    full, as in a save file) were not stored before there was a second version of the rules.
    """

    seats: list[str]
    chance: Streams
    read: int
    places: list[Place] | None = None
    rules: int = FIRST_RULES
    made_by: str | None = None
    options: dict[str, Any] | None = None


class Ended(Struct, frozen=True):
    """The last line of the save file, which only the rules it was played by can compute."""

    scores: list[int]
    digest: str
    generator: int


class Decided(_Entry, frozen=True):
    seat: int
    decision: Decision
    chance: Streams
    read: int
    ended: Ended | None = None  # if this decision ended the game
    failed_bot: str | None = None  # the bot that failed to decide itself


RequestKind = Literal["undo", "pause", "end"]
# What became of a request. It lapses when the game goes on meanwhile.
Answer = Literal["asked", "agreed", "granted", "denied", "withdrawn", "expired", "lapsed"]


class Asked(_Entry, frozen=True):
    """A seat asks the others for something; ``waiting`` are the people who have to agree."""

    seat: int
    waiting: list[str]
    what: RequestKind = "undo"


class Agreed(_Entry, frozen=True):
    person: str


class Denied(_Entry, frozen=True):
    """A person does not agree, or withdraws what they asked for; None if the time ran out."""

    person: str | None


class Paused(_Entry, frozen=True):
    """All agreed to pause; this seat had asked for it."""

    seat: int


class Resumed(_Entry, frozen=True):
    person: str


class Stopped(_Entry, frozen=True):
    """All agreed to end the game as it stands. Nobody has won, so there are no scores."""

    ended: Ended


class Undone(_Entry, frozen=True):
    """The game goes back to the position after so many decisions."""

    decisions: int


class Replaced(_Entry, frozen=True):
    """During the game: a bot plays for the person at a seat, who is away, has left or has run out
    of time; with None, the person plays again."""

    seat: int
    bot: str | None
    left: bool = False
    ran_out: bool = False


class Read(_Entry, frozen=True):
    """In a lesson: *Next* was said at a step, and at all before it."""

    said: int


class LeftLesson(_Entry, frozen=True):
    """The pupil plays on their own: from here on chance comes from the key, and all bots are of
    the lowest level."""


class Ordered(_Entry, frozen=True):
    """What is to be decided for a seat from now on; with None, nothing any more. Nobody else may
    know of it: it does not count in the versions that clients are told."""

    seat: int
    order: Order | None


class Hinted(_Entry, frozen=True):
    """Whoever plays this seat has asked the coach about what it is asked now."""

    seat: int


class Tried(_Entry, frozen=True):
    """At a puzzle: a whole turn, and the chance to win after it; None while that is computed. The
    decisions of the turn are taken back."""

    moves: list[Decision]
    chance: float | None = None


class Judged(_Entry, frozen=True):
    """The chance to win after the turn that was tried last; None if the coach has failed, which
    costs nobody a try."""

    chance: float | None


class GaveUp(_Entry, frozen=True):
    """The answer of the puzzle was shown."""


class LeftPuzzle(_Entry, frozen=True):
    """The game goes on from where the puzzle was."""


class Interrupted(_Entry, frozen=True):
    """No server was running from ``since`` to ``until``, in milliseconds since 1970: that is
    nobody's time."""

    since: int
    until: int


class Rematched(_Entry, frozen=True):
    table: str


class Archived(_Entry, frozen=True):
    """The table is moved out of the database. Nothing can follow. Only this entry stays, so that an
    append by a process that does not know of it conflicts."""


class Closed(_Entry, frozen=True):
    """Whoever runs the server has closed the table before its game began, or deletes it. Nothing
    can follow; of a table that is deleted, this entry stays."""


Entry = (
    Created
    | Configured
    | Named
    | Seated
    | Removed
    | Started
    | Decided
    | Asked
    | Agreed
    | Denied
    | Paused
    | Resumed
    | Stopped
    | Undone
    | Replaced
    | Ordered
    | Read
    | LeftLesson
    | Hinted
    | Tried
    | Judged
    | GaveUp
    | LeftPuzzle
    | Interrupted
    | Rematched
    | Archived
    | Closed
)


class Row(Struct, frozen=True):
    """An entry with its number, the person and message id that caused it (None for bots), and when
    it was stored, in milliseconds since 1970."""

    version: int
    person: str | None
    message: str | None
    entry: Entry
    at: int = 0
