"""The words a player of Acquire may type."""

from __future__ import annotations

from tontine.cli.terminal.vocabulary import Vocabulary, plain
from tontine.play.acquire.names import CORPORATION_NAMES
from tontine.play.acquire.speech import AcquireSpeech

KINDS = ("place", "found", "survivor", "settle", "buy", "announce", "leave", "end")
SHARES = ("sell", "trade", "keep")
COUNTS = ("nothing", "all", "rest")
TYPED = (*KINDS, *SHARES, *COUNTS)


class AcquireVocabulary(Vocabulary):
    def __init__(self, speech: AcquireSpeech) -> None:
        super().__init__(speech.words, TYPED)
        self.speech = speech

    def corporation(self, word: str) -> str | None:
        """A corporation by its name or the beginning of it. No two begin alike."""
        start = plain(word)
        if not start.isalpha():
            return None
        for name in CORPORATION_NAMES:
            if plain(self.speech.corporation(name)).startswith(start):
                return name
        return None
