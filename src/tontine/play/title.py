"""A title: one of the games as the play layer needs to know it.

The rules speak in numbers; a title puts names to them, both ways.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from tontine.play.errors import BadMatch, Refused
from tontine.play.fields import Field
from tontine.play.orders import Order, OrderKind
from tontine.play.review import Source
from tontine.play.rulebook import Rulebook
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.view import Ask, Choice, Decision, Entry, Event, Outcome, Wait
from tontine.play.words import OURS, Phrase, Words
from tontine.rules.chance import Chance
from tontine.rules.game import Game
from tontine.rules.journal import EventKind
from tontine.rules.observation import Space

GameT = TypeVar("GameT", bound=Game)
TableT = TypeVar("TableT", bound=Struct)  # what is drawn of it


class Log(Protocol):
    """What a seat has read so far. Look at the end of it (``reversed``): it may be long."""

    def __iter__(self) -> Iterator[Entry]: ...

    def __reversed__(self) -> Iterator[Entry]: ...


class Preview(Protocol):
    """What decisions, one after the other, would do, as far as the seat can know."""

    def __call__(self, *decisions: Decision) -> list[Event]: ...


class Ready(Protocol):
    """A decision that is ready to be made, and what it is called in a list of choices."""

    def __call__(self, decision: Decision, called: Phrase | None = None) -> Choice: ...


class Option(Struct, frozen=True):
    """A choice made before the game. The first value is the default.

    ``open``: besides the values listed, any other that the title can read (``read_option``).
    ``display``: it changes what is shown, and nothing in the game.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    open: bool = False
    display: bool = False


class Title(ABC, Generic[GameT, TableT]):
    """What a game is, in the game's own words. Nothing that games share names one of them."""

    name: str
    rulebook: Rulebook
    # What each field of its events, refusals and phrases is, besides those of every game.
    fields: Mapping[str, Field]
    score: Literal["money", "points"]
    # The type of ``Outcome.changes``, for those who write clients.
    changes: ClassVar[type[Struct] | None] = None
    # Where its words are: a folder for each language, with ``NAME.ftl`` in it.
    locale: ClassVar[Traversable] = OURS
    # The Tontine that was the first to play each version of the rules; the last one is today's.
    played_by: tuple[str, ...]
    fewest: int  # seats
    most: int
    # That a seat makes in a game of four, on average: how long a game takes follows. 0: not known.
    decisions: ClassVar[int] = 0
    options: tuple[Option, ...]
    # Codes that commit to as little as possible, the best first: for a bot that fails.
    safe: tuple[int, ...]
    streams: tuple[str, ...]  # of chance outcomes
    space: ClassVar[Space | None] = None  # how programs that learn see it, if they can
    events: tuple[EventKind, ...]
    remark_events: ClassVar[tuple[EventKind, ...]] = ()  # that only ``remarks`` tells
    opening: str  # the event with which a turn or a round begins; it has its number
    # Whether everybody may read everything that happened once the game is over.
    open_at_end: ClassVar[bool] = False

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """It has nothing but what its class says, so a copy of a match shares it."""
        return type(self), ()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return len(self.played_by)

    def check_rules(self, rules: int, made_by: str | None = None) -> None:
        """Whether what was played by that version of the rules can be played here; BadMatch says
        which Tontine can. ``made_by`` is the one that wrote it down, if that is known."""
        told: dict[str, object] = {"rules": rules, "current": self.rules}
        if rules < self.rules:
            raise BadMatch("rules-older", tontine=self.played_by[rules - 1], **told)
        if rules > self.rules and made_by is not None:
            raise BadMatch("rules-newer-by", tontine=made_by, **told)
        if rules > self.rules:
            raise BadMatch("rules-newer", **told)

    # -- the game ------------------------------------------------------------------

    @abstractmethod
    def set_up(self, seats: int, chance: Chance, options: Mapping[str, str]) -> GameT:
        """A game that ``deal`` can start."""

    def read_option(self, name: str, value: str) -> str:
        """Check a value of an open option; BadMatch says what is wrong with it."""
        return value

    def record_option(self, name: str, value: str) -> object:
        """An option as it stands in a save file: text, or plain data that ``read_option`` reads
        as JSON."""
        return value

    def name_option(self, name: str, value: str) -> str:
        """An option in a word."""
        return value

    @abstractmethod
    def tally(self, game: GameT) -> dict[str, int]:
        """Numbers about a finished game that are worth summing up over many."""

    # -- names for numbers ---------------------------------------------------------

    def name_field(self, field: str, value: int) -> int | str:
        """A field of an event or refusal as outsiders read it: corporation 2 is "hydra"."""
        known = self.fields.get(field)
        return value if known is None or not known.values else known.values[value]

    def name_details(self, details: Mapping[str, int]) -> dict[str, object]:
        """The details of a refusal as outsiders read them."""
        return {field: self.name_field(field, value) for field, value in details.items()}

    @abstractmethod
    def name_outcome(self, stream: int, value: int) -> str: ...

    @abstractmethod
    def read_outcome(self, stream: int, name: str) -> int:
        """The inverse; BadMatch if there is no such outcome."""

    def rule_of(self, event: str, fields: Mapping[str, int | str], rule: str) -> str:
        """The rule of an event; some depend on what happened exactly."""
        return rule

    # -- decisions -----------------------------------------------------------------

    @abstractmethod
    def read(self, decision: Decision) -> Struct:
        """Check the form of a decision; msgspec.ValidationError if it is not right."""

    @abstractmethod
    def codes(self, game: GameT, seat: int, decision: Struct) -> Iterator[int]:
        """The codes of a decision, one by one; each is applied before the next is asked for."""

    @abstractmethod
    def decision(self, game: GameT, seat: int, choose: Callable[[GameT], int]) -> Decision:
        """Put together one whole decision from codes that ``choose`` picks.

        ``game`` is used up by this: hand over an imagined one.
        """

    def goes_on(self, game: GameT, seat: int, code: int) -> bool:
        """Whether a decision of which this code was just applied needs another one to be whole."""
        return False

    def remarks(self, game: GameT, seat: int, decision: Struct) -> list[Event]:
        """What is said in words along with a decision just made; everybody hears it."""
        return []

    # -- what a seat sees ----------------------------------------------------------

    @abstractmethod
    def asks(self, game: GameT, seat: int, ready: Ready, preview: Preview) -> list[Ask]:
        """What a seat is asked; ``ready`` makes choices of decisions. Where only the questions
        matter, ``ready`` leaves out what decisions would do, and ``preview`` knows nothing."""

    @abstractmethod
    def public_table(self, game: GameT, log: Log) -> TableT:
        """The table as an onlooker sees it."""

    def table(self, game: GameT, seat: int, public: TableT, preview: Preview, log: Log) -> TableT:
        """The table as a seat sees it. ``public`` is drawn once for all: what a seat sees in the
        same way is taken from it."""
        return public

    def choice(
        self,
        game: GameT,
        seat: int,
        decision: Decision,
        preview: Preview,
        called: Phrase | None = None,
    ) -> Choice:
        """A decision that is ready to be made, with what it would do."""
        outcome = self.outcome(game, seat, self.read(decision), preview(decision))
        return Choice(
            does=outcome.does,
            says=outcome.says,
            confirm=outcome.confirm,
            changes=outcome.changes,
            why=outcome.why,
            decision=decision,
            called=called,
        )

    def outcome(self, game: GameT, seat: int, decision: Struct, does: list[Event]) -> Outcome:
        """What a decision would do, given the events that the seat can foresee. ``game`` is as it
        is before the decision."""
        return Outcome(does=does)

    def draft(self, game: GameT, seat: int, decision: Struct, why: Refused) -> Outcome | None:
        """What a decision would do that is refused because it is not filled in yet, or has too much
        in it; None where that cannot be said."""
        return None

    def waiting(self, game: GameT, seat: int | None) -> list[Wait]:
        """What a seat that owes nothing, or an onlooker, waits for."""
        return []

    # -- standing orders -----------------------------------------------------------

    orders: ClassVar[tuple[OrderKind, ...]] = ()

    def order_about(self, name: str, asks: Sequence[Ask]) -> str | None:
        """What an order given now would hold for; None if it cannot be given now."""
        return ""

    def obey(self, order: Order, asks: Sequence[Ask]) -> Decision | None:
        """What an order decides for a seat that is asked this; None: the seat decides itself."""
        return None

    def order_ends(self, order: Order, asks: Sequence[Ask]) -> str:
        """What surprise ends an order when its seat is asked this; empty: it holds. The message
        ``order-over-…`` says it."""
        return ""

    # -- in words ------------------------------------------------------------------

    def name_score(self, score: int, words: Words) -> str:
        return words(f"score-{self.score}", points=score, money=words.money(score))

    def speech(
        self, words: Words, options: Mapping[str, str], seats: Sequence[str], reader: int | None
    ) -> Speech:
        """How everything is called for a seat, or for an onlooker."""
        return Speech(words, seats, reader)

    @abstractmethod
    def tell(self, log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
        """The story of a log; ``speech`` is one that ``speech`` made. Of a log that begins within a
        turn or round, the paragraphs up to the next have no number."""

    def settled(self, log: Sequence[Entry]) -> int:
        """How much of a log can be told for good: its paragraphs stay what they are whatever comes
        later, and what comes later is told in the same way without it. By default all up to the
        present turn or round."""
        openings = (i for i in range(len(log) - 1, 0, -1) if log[i].event.event == self.opening)
        return next(openings, 0)

    # -- looking back --------------------------------------------------------------

    @abstractmethod
    def turn(self, game: GameT) -> int:
        """The number of the turn, or of the round."""

    def round_of(self, turn: int, seats: int) -> int:
        """The round that it belongs to."""
        return turn

    @abstractmethod
    def worth(self, game: GameT) -> list[int]:
        """What each seat has as things stand; in the end, its score."""

    @abstractmethod
    def sources(self, game: GameT, log: Sequence[Entry]) -> list[list[Source]]:
        """Where each seat's score came from, in a game that is over."""


# Of whatever game.
AnyTitle: TypeAlias = Title[Any, Any]
