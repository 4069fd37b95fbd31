"""Ponzi Scheme put into words for one reader."""

from __future__ import annotations

from tontine.play.speech import Speech
from tontine.play.view import Event

SECRET = "secret"  # the price of a trade that the reader is not party to (P8)
ANSWERS = ("sold", "countered")


class PonziSpeech(Speech):
    """A trade has two parties. A message about it has three forms: said of both, said to the one
    who acts (``you``), and said to the other one (``to-you``)."""

    def industry(self, name: str) -> str:
        return self.words(f"industry-{name.replace('_', '-')}")

    def letter(self, name: str) -> str:
        """The monogram, which tells industries apart without colour."""
        return self.industry(name)[0]

    def actor(self, event: Event) -> int | None:
        """An envelope is answered by the rival of the one who sent it."""
        if event.event in ANSWERS:
            return int(event.fields["rival"])
        return super().actor(event)

    def clause(self, event: Event) -> str:
        if event.event == "kept" and "asked" not in event.fields:
            event = Event(event.event, event.rule, {**event.fields, "asked": "yes"})
        if "rival" not in event.fields:
            return super().clause(event)
        fields = {key: self.name_field(key, value) for key, value in event.fields.items()}
        fields.setdefault("price", SECRET)
        message = f"event-{event.event}"
        actor = self.actor(event)
        if self.reader in (event.fields["seat"], event.fields["rival"]) and actor != self.reader:
            return self.words(f"{message}.to-you", **fields)
        return self.predicate(message, -1 if actor is None else actor, **fields)
