"""Acquire put into words for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.errors import Refused
from tontine.play.view import Event
from tontine.play.words import Words


class Speech:
    """How everything is called for a reader: their language, the names the table chose, and
    "you" for themselves. ``reader`` is a seat, or None for an onlooker.

    A message about a seat is a predicate ("buys 2 Hydra"); its attribute ``you`` is the same
    said to the one who does it ("buy 2 Hydra"). The subject is put in front here, or left out
    where the sentence before had the same.
    """

    def __init__(self, words: Words, naming: str, seats: Sequence[str], reader: int | None) -> None:
        self.words = words
        self.seats = [_printable(name) for name in seats]
        self.reader = reader
        self._classic = naming == "classic"

    # -- names ---------------------------------------------------------------------

    def corporation(self, name: str) -> str:
        return self.words(f"corporation-{name}" + (".classic" if self._classic else ""))

    def letter(self, name: str) -> str:
        """The monogram, which tells corporations apart without colour."""
        return self.corporation(name)[0]

    def seat(self, seat: int) -> str:
        """A seat in the middle of a sentence."""
        return self.words("you") if seat == self.reader else self.seats[seat]

    def holding(self, shares: int, corporation: str) -> str:
        return self.words("holding", shares=shares, corporation=self.corporation(corporation))

    def name_field(self, field: str, value: object) -> object:
        if field in ("corporation", "survivor"):
            return self.corporation(str(value))
        if field == "seat" and isinstance(value, int):
            return self.seat(value)
        return self.words.name_field(field, value)

    # -- sentences -----------------------------------------------------------------

    def predicate(self, message: str, seat: int, /, **arguments: object) -> str:
        """What a seat does, without saying who."""
        return self.words(message + (".you" if seat == self.reader else ""), **arguments)

    def subject(self, seat: int, predicate: str) -> str:
        """The seat, and what it does."""
        who = self.words("subject-you") if seat == self.reader else self.seats[seat]
        return capital(f"{who} {predicate}".strip())

    def clause(self, event: Event) -> str:
        """An event without its subject; complete where no seat acts.

        A disposal is told with what it brought, which ``story.in_context`` adds to it.
        """
        fields = {key: self.name_field(key, value) for key, value in event.fields.items()}
        message = f"event-{event.event.replace('_', '-')}"
        if event.event == "bought":
            count, corporation = event.fields["shares"], event.fields["corporation"]
            fields["what"] = self.holding(int(count), str(corporation))
        seat = event.fields.get("seat")
        if not isinstance(seat, int):
            return self.words(message, **fields)
        if event.event == "disposed":
            return self._disposed(seat, fields)
        return self.predicate(message, seat, **fields)

    def _disposed(self, seat: int, fields: dict[str, object]) -> str:
        """A23: what was sold and what was traded; if nothing was, that all is kept."""
        done = [part for part in ("sold", "traded") if fields[part]] or ["kept"]
        return self.words.listing(
            [self.predicate(f"event-disposed-{part}", seat, **fields) for part in done]
        )

    def sentence(self, event: Event) -> str:
        """An event by itself."""
        clause = self.clause(event)
        seat = event.fields.get("seat")
        text = self.subject(seat, clause) if isinstance(seat, int) else capital(clause)
        return self.words("full-stop", sentence=text)

    def refusal(self, refused: Refused) -> str:
        return self.words.refusal(refused.rule, refused.reason, refused.details, self.name_field)


def _printable(name: str) -> str:
    """A name comes from outside; it must not move the cursor or break the line."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
