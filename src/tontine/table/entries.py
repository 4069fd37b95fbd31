"""The log of a table: everything that was ever settled there, one entry after another.

A table in memory is what these entries come to, read from the first to the last, and nothing
else. Entries that are stored are for ever: fields may be added with defaults, never taken away.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tontine.play.save import FIRST_RULES
from tontine.play.script import Streams
from tontine.play.view import Decision


class _Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    pass


class Place(Struct, frozen=True):
    """A seat: free, a person's, or a bot's. ``name`` is of a bot or of a guest."""

    kind: Literal["open", "person", "bot"]
    person: str | None = None
    bot: str | None = None
    name: str | None = None


class Created(_Entry, frozen=True, tag="opened"):
    """The first entry of every table. ``key`` is what all chance will come from."""

    game: str
    options: dict[str, str]
    public: bool
    host: str
    names: dict[str, str]  # of people
    seats: list[Place]
    key: str


class Named(_Entry, frozen=True):
    person: str
    name: str


class Seated(_Entry, frozen=True):
    """Before the start: who has which seat from now on."""

    seats: list[Place]


class Started(_Entry, frozen=True):
    """``chance`` is what it brought; ``read`` is how many numbers of the key that took. Where bots
    took the free seats, ``places`` says who has which.

    Which version of the rules it is played by, the Tontine that wrote this, and the options in
    full (as in a save file) were not written down before there was a second version.
    """

    seats: list[str]
    chance: Streams
    read: int
    places: list[Place] | None = None
    rules: int = FIRST_RULES
    made_by: str | None = None
    options: dict[str, Any] | None = None


class Ended(Struct, frozen=True):
    """What the last line of a save file says: only the rules it was played by can tell."""

    scores: list[int]
    digest: str
    generator: int


class Decided(_Entry, frozen=True):
    seat: int
    decision: Decision
    chance: Streams
    read: int
    ended: Ended | None = None  # the game, by this decision
    failed_bot: str | None = None  # which should have decided, and could not


class Asked(_Entry, frozen=True):
    """A seat asks to undo; ``waiting`` are the people who have to agree."""

    seat: int
    waiting: list[str]


class Agreed(_Entry, frozen=True):
    person: str


class Denied(_Entry, frozen=True):
    person: str


class Undone(_Entry, frozen=True):
    """Back to the position after so many decisions."""

    decisions: int


class Replaced(_Entry, frozen=True):
    """In a running game: a bot plays for the person at a seat; with None the person again."""

    seat: int
    bot: str | None


class Rematched(_Entry, frozen=True):
    table: str


Entry = (
    Created
    | Named
    | Seated
    | Started
    | Decided
    | Asked
    | Agreed
    | Denied
    | Undone
    | Replaced
    | Rematched
)


class Row(Struct, frozen=True):
    """An entry with its number, and whose message caused it (None: a bot's)."""

    version: int
    person: str | None
    message: str | None
    entry: Entry
