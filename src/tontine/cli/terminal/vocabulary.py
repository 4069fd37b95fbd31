"""The words a player may type: those of their language, English ones, and names."""

from __future__ import annotations

import unicodedata

from tontine.play.acquire.names import CORPORATION_NAMES
from tontine.play.acquire.speech import Speech
from tontine.play.words import words

COMMANDS = ("undo", "redo", "save", "help", "log", "board", "quit")
KINDS = ("place", "found", "survivor", "settle", "buy", "announce")
SHARES = ("sell", "trade", "keep")
COUNTS = ("nothing", "all", "rest")
FILLERS = "fillers"


class Vocabulary:
    """What each word means. A word of the player's language comes before an English one."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._meanings: dict[str, str] = {}
        for language in (words("en"), speech.words):
            for meaning in (*COMMANDS, *KINDS, *SHARES, *COUNTS, FILLERS):
                for word in language(f"word-{meaning}").split(","):
                    self._meanings[plain(word)] = meaning

    def meaning(self, word: str) -> str | None:
        return self._meanings.get(plain(word))

    def word(self, meaning: str) -> str:
        """How to say it: the first word for it in the player's language."""
        return self.speech.words(f"word-{meaning}").split(",")[0].strip()

    def corporation(self, word: str) -> str | None:
        """A corporation by its name or the beginning of it. No two begin alike."""
        start = plain(word)
        if not start.isalpha():
            return None
        for name in CORPORATION_NAMES:
            if plain(self.speech.corporation(name)).startswith(start):
                return name
        return None


def plain(word: str) -> str:
    """Without case and accents, so that nobody has to type them."""
    letters = unicodedata.normalize("NFD", word.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
