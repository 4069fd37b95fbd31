"""The words a player may type: those of their language, and English ones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from tontine.play.words import Words, words

COMMANDS = ("undo", "redo", "save", "help", "hint", "log", "board", "quit")
# Whole lines that are commands: about rule cards, and in a lesson.
SAYINGS = CARDS_OFF, CARDS_ON = ("cards-off", "cards-on")
LESSON_SAYINGS = WHY, SHOW, NEXT, OWN = ("why", "show", "next", "own")
FILLERS = "fillers"  # words that mean nothing
BETWEEN = ",;+ \t'’"  # words, besides any other space
_WORD = re.compile(r"[^\s,;+'’]+['’]?")


class Vocabulary:
    """What each word means. A word of the player's language comes before an English one."""

    def __init__(self, spoken: Words, typed: Sequence[str]) -> None:
        self.typed = typed
        self.sayings: Sequence[str] = SAYINGS
        self._words = spoken
        self._meanings: dict[str, str] = {}
        for language in (words("en", spoken.game), spoken):
            fillers = (FILLERS,) if language.has(f"word-{FILLERS}") else ()
            for meaning in (*COMMANDS, *typed, *fillers):
                for word in language(f"word-{meaning}").split(","):
                    self._meanings[plain(word)] = meaning

    def meaning(self, word: str) -> str | None:
        return self._meanings.get(plain(word))

    def saying(self, line: str) -> str | None:
        """What a whole line means, if it is one of the sayings."""
        said = plain(line)
        for meaning in self.sayings:
            for language in (self._words, words("en", self._words.game)):
                if said in map(plain, language(f"word-{meaning}").split(",")):
                    return meaning
        return None

    def word(self, meaning: str) -> str:
        """How to say it: the first word for it in the player's language."""
        return self._words(f"word-{meaning}").split(",")[0].strip()

    def telling(self, said: Sequence[str]) -> list[str]:
        """Without the words that mean nothing."""
        return [word for word in said if self.meaning(word) != FILLERS]


def split(text: str) -> list[str]:
    """The words of a line; one that ends in an apostrophe stands by itself: "l'", "hydra"."""
    return _WORD.findall(text)


def plain(word: str) -> str:
    """Without case and accents, so that nobody has to type them, and with one apostrophe."""
    letters = unicodedata.normalize("NFD", word.strip().casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
