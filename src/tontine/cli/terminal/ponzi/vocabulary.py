"""The words a player of Ponzi Scheme may type."""

from __future__ import annotations

from tontine.cli.terminal.vocabulary import Vocabulary, plain, split
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.words import words

KINDS = ("fund", "pass", "offer", "sell", "counter", "luxury", "remove", "return")
COUNTS = ("nothing", "all")
TYPED = (*KINDS, *COUNTS)


class PonziVocabulary(Vocabulary):
    def __init__(self, speech: PonziSpeech) -> None:
        super().__init__(speech.words, TYPED)
        self.speech = speech
        self._english = PonziSpeech(words("en", speech.words.game), speech.seats, speech.reader)

    def industry(self, word: str) -> str | None:
        """An industry by its name or the beginning of it. No two begin alike in a language."""
        start = plain(word)
        if not start.replace(" ", "").isalpha():
            return None
        for speech in (self.speech, self._english):
            for name in INDUSTRY_NAMES:
                if plain(speech.industry(name)).startswith(start):
                    return name
        return None

    def rivals(self, word: str) -> list[int]:
        """The other players whose name, or a part of it, begins so; one of that very name first."""
        start = plain(word)
        names = {
            seat: plain(" ".join(split(name)))
            for seat, name in enumerate(self.speech.seats)
            if seat != self.speech.reader
        }
        if exact := [seat for seat, name in names.items() if start == name]:
            return exact
        return [
            seat
            for seat, name in names.items()
            if any(part.startswith(start) for part in (name, *name.split()))
        ]
