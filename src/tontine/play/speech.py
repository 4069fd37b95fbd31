"""A game put into words for one reader: what all games say in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.view import Event
from tontine.play.words import END, MARK, MARKED, NAME, Phrase, Words, printable


class Part(Struct, frozen=True):
    """A piece of a text: a name with the field and the value that it stands for, or what is
    between names."""

    text: str
    field: str = ""
    value: object = None


class Speech:
    """How everything is called for a reader: their language, and "you" for themselves.
    ``reader`` is a seat, or None for an onlooker.

    A message about a seat is a predicate ("buys 2 Hydra"); its attribute ``you`` is the same
    said to the one who does it ("buy 2 Hydra"). The subject is put in front here; the language
    decides whether it is repeated where the sentence before had the same.
    """

    def __init__(self, words: Words, seats: Sequence[str], reader: int | None) -> None:
        self.words = words
        self.seats = [printable(name) for name in seats]
        self.reader = reader
        # Paragraphs of the story by their place in the log that was told last; see ``told_once``.
        self.told: dict[int, tuple[object, object]] = {}

    # -- names ---------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        return self.words("you") if seat == self.reader else self.seats[seat]

    def name_field(self, field: str, value: object) -> object:
        known = self.words.fields.get(field)
        is_seat = known is not None and known.kind == "seat"
        if is_seat and isinstance(value, int) and value < len(self.seats):
            return self.seat(value)
        return self.words.name_field(field, value)

    def drawn(self, stream: str, name: str) -> str:
        """What chance brought, from one of its streams; ``name`` is what a script calls it."""
        return name

    # -- phrases -------------------------------------------------------------------

    def say(self, phrase: Phrase) -> str:
        """A phrase with the names that are used at this table."""
        return self.words.say(phrase, self.name_field, self.reader)

    def parts(self, phrase: Phrase) -> list[Part]:
        """The same in pieces, so that a client can set off each name with colour or an emblem."""
        named: list[tuple[str, object]] = []

        def mark(field: str, value: object) -> object:
            name = self.name_field(field, value)
            # A message may choose by a number, and by a word that is not shown.
            if name is value:
                return name
            named.append((field, value))
            return f"{MARK}{len(named) - 1}{NAME}{name}{END}"

        parts: list[Part] = []
        pieces = iter(MARKED.split(self.words.say(phrase, mark, self.reader)))
        inside: str | None = None  # the place of the name that the next piece belongs to
        for piece in pieces:
            if piece:
                field, value = named[int(inside)] if inside is not None else ("", None)
                parts.append(Part(piece, field, value))
            inside = next(pieces, None)
        return parts

    # -- sentences -----------------------------------------------------------------

    def predicate(self, message: str, seat: int, /, **arguments: object) -> str:
        """What a seat does, without saying who."""
        return self.words(message + (".you" if seat == self.reader else ""), **arguments)

    def subject(self, seat: int, predicate: str, again: bool = False) -> str:
        """The seat, and what it does; ``again`` where the sentence before was about it too."""
        if seat == self.reader:
            who = self.words("subject-you-again" if again else "subject-you")
        else:
            who = self.seats[seat]
            if again:
                who = self.words("subject-again", name=who)
        # Put together here, as all three languages begin so: a message for it would cost the server
        # two percent of every decision.
        return capital(f"{who} {predicate}".strip())

    def actor(self, event: Event) -> int | None:
        """The seat whose doing an event is."""
        seat = event.fields.get("seat")
        return seat if isinstance(seat, int) else None

    def clause(self, event: Event) -> str:
        """An event without its subject; complete where no seat acts."""
        fields = {key: self.name_field(key, value) for key, value in event.fields.items()}
        actor = self.actor(event)
        message = f"event-{event.event.replace('_', '-')}"
        if actor is None:
            return self.words(message, **fields)
        return self.predicate(message, actor, **fields)

    def sentence(self, event: Event) -> str:
        """An event by itself."""
        clause = self.clause(event)
        actor = self.actor(event)
        text = capital(clause) if actor is None else self.subject(actor, clause)
        return self.words("full-stop", sentence=text)

    def refusal(self, refused: Refused) -> str:
        return self.say(refused.phrase)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
