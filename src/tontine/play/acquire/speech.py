"""Acquire put into words for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.speech import Speech
from tontine.play.view import Event
from tontine.play.words import Words


class AcquireSpeech(Speech):
    """Corporations go by the names that the table chose."""

    def __init__(self, words: Words, naming: str, seats: Sequence[str], reader: int | None) -> None:
        super().__init__(words, seats, reader)
        self._classic = naming == "classic"

    def corporation(self, name: str) -> str:
        return self.words(f"corporation-{name}" + (".classic" if self._classic else ""))

    def letter(self, name: str) -> str:
        """The monogram, which tells corporations apart without colour."""
        return self.corporation(name)[0]

    def holding(self, shares: int, corporation: str) -> str:
        return self.words("holding", shares=shares, corporation=self.corporation(corporation))

    def name_field(self, field: str, value: object) -> object:
        known = self.words.fields.get(field)
        if known is not None and known.message == "corporation":
            return self.corporation(str(value))
        return super().name_field(field, value)

    def clause(self, event: Event) -> str:
        """A disposal is told with what it brought, which ``story.in_context`` adds to it."""
        actor = self.actor(event)
        if actor is None or event.event not in ("bought", "disposed"):
            return super().clause(event)
        fields = {key: self.name_field(key, value) for key, value in event.fields.items()}
        if event.event == "disposed":
            return self._disposed(actor, fields)
        count, corporation = event.fields["shares"], event.fields["corporation"]
        what = self.holding(int(count), str(corporation))
        return self.predicate("event-bought", actor, what=what, **fields)

    def _disposed(self, seat: int, fields: dict[str, object]) -> str:
        """A23: what was sold and what was traded; if nothing was, that all is kept."""
        done = [part for part in ("sold", "traded") if fields[part]] or ["kept"]
        return self.words.listing(
            [self.predicate(f"event-disposed-{part}", seat, **fields) for part in done]
        )
