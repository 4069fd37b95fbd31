"""What a seat may see, as plain data. A client can draw from it without knowing the rules.

Views share parts, so they are not to be changed. None of them can be part of a cycle, which is why
the collector need not look at them (``gc=False``): there are thousands in every view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from tontine.play.words import Phrase

Decision = dict[str, Any]


class Event(Struct, frozen=True, gc=False):
    """Something that happened, with the rule behind it: ``bonus`` of ``{"seat": 1, ...}``."""

    event: str
    rule: str
    fields: dict[str, int | str]

    def copy(self) -> Event:
        """A copy that the caller may change."""
        return Event(self.event, self.rule, dict(self.fields))


class Entry(Struct, frozen=True, gc=False):
    """A line of the log: the event, and the number of the decision that caused it."""

    version: int
    event: Event


class Outcome(Struct, frozen=True, gc=False, kw_only=True):
    """What a decision would do, as far as the seat can know it: event by event, in a sentence,
    and as changes of the table that a client draws in place (each game has a type for those)."""

    does: list[Event] = []
    says: Phrase | None = None
    confirm: Phrase | None = None  # what making the decision is called: "Buy 2 shares for $800"
    changes: Any = None
    why: Phrase | None = None  # it is a draft: why it cannot be made as it stands


class Choice(Outcome, frozen=True, kw_only=True):
    """A decision ready to be made, and what it would do."""

    decision: Decision
    called: Phrase | None = None  # in a list of choices: "Hydra", "4C"


class Number(Struct, frozen=True, gc=False):
    """A number to be filled in: ``least`` to ``most`` in steps; ``price`` is what each costs.

    It goes into the decision under its name, or under its name in the field ``within`` of it.
    """

    name: str
    most: int
    step: int = 1
    price: int = 0
    least: int = 0
    called: Phrase | None = None
    limit: Phrase | None = None  # why it cannot be more, with its rule
    within: str = ""


def filled(decision: Decision, numbers: Iterable[tuple[Number, int]]) -> Decision:
    """A ready decision with other numbers in it."""
    whole = dict(decision)
    for number, value in numbers:
        if number.within:
            whole[number.within] = {**whole[number.within], number.name: value}
        else:
            whole[number.name] = value
    return whole


class Ask(Struct, frozen=True, gc=False):
    """A kind of decision the seat may make now.

    There is always a ready choice; where there are numbers, they can be filled in instead.
    """

    kind: str
    rule: str
    choices: list[Choice] = []
    numbers: list[Number] = []
    total: int = 0  # the most that all numbers together may come to
    question: Phrase | None = None
    notes: list[Phrase] = []  # what one should know before answering


class Wait(Struct, frozen=True, gc=False):
    """What those who are not asked wait for: "Bruno chooses the survivor"."""

    says: Phrase
    rule: str = ""


class Standing(Struct, frozen=True, gc=False):
    """A seat's place in the end; 1 is best, equals share a rank."""

    seat: int
    rank: int
    score: int


class BareView(Struct, frozen=True, gc=False):
    """Where the game stands, for one seat or an onlooker (``seat`` is None)."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seat: int | None
    version: int
    owing: list[int]
    over: bool
    asks: list[Ask]
    waiting: list[Wait]  # for others, one for each thing that is waited for
    table: Any  # a struct of the game
    standings: list[Standing]  # when it is over
    winners: list[int]  # more than one share the win; nobody may have won


class View(BareView, frozen=True):
    """Everything one seat, or an onlooker, may know: where the game stands, and what happened."""

    log: list[Entry]
