"""The words a player of Greed Incorporated may type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.vocabulary import Vocabulary, plain
from tontine.play.greed.names import BOARD_NAMES, GOOD_NAMES
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import GreedTable
from tontine.play.words import words

KINDS = (
    "announce",
    "bid",
    "take",
    "decline",
    "sell",
    "buy",
    "give",
    "accept",
    "reject",
    "counter",
    "withdraw",
    "use",
    "content",
    "keep",
    "point",
    "drop",
    "raise",
    "pass",
    "found",
)
PARTICLES = ("to", "from", "for", "as", "run")  # what part of an answer follows
COUNTS = ("all", "nothing")
PAGES = ("prices", "companies", "company", "players", "offers", "deals", "symbols", "discards")
TYPED = (*KINDS, *PARTICLES, *COUNTS, *PAGES)

Thing = TypeVar("Thing", int, str)


class GreedVocabulary(Vocabulary):
    def __init__(self, speech: GreedSpeech) -> None:
        super().__init__(speech.words, TYPED)
        self.speech = speech
        english = words("en", speech.words.game)
        self._speeches = (speech, GreedSpeech(english, speech.cards, speech.seats, speech.reader))
        self._goods = {good: self._names_of(good) for good in GOOD_NAMES}

    def _names_of(self, good: str) -> set[str]:
        """A good may be one or many, and short: house, houses. Some say many where none is said."""
        names = set()
        for speech in self._speeches:
            names |= {speech.good(good), speech.good(good, ".short").rstrip(".")}
            names |= {speech.units(good, count).partition(" ")[2] for count in (1, 2)}
        return names | {f"{name}s" for name in names}

    def goods(self, text: str) -> list[str]:
        """The goods that are called so, or whose name begins so."""
        return self._named(text, self._goods)

    def companies(self, text: str, table: GreedTable) -> list[int]:
        """Companies in play by name or a part of it, or by the name of their CEO."""
        names = {it.number: [self.speech.company(it.number)] for it in table.companies}
        ceos = {it.number: [self.speech.seats[it.ceo]] for it in table.companies}
        return self._named(text, names, parts=True) or self._named(text, ceos, parts=True)

    def new_companies(self, text: str, table: GreedTable) -> list[int]:
        """Companies to be founded, by number too."""
        if text in [str(it.number) for it in table.foundable]:
            return [int(text)]
        names = {it.number: [self.speech.company(it.number)] for it in table.foundable}
        return self._named(text, names, parts=True)

    def one_company(self, text: str, found: Sequence[int]) -> int:
        """The only company found by a name."""
        if not found:
            raise Unclear("unclear-company", word=text)
        if len(found) > 1:
            names = self.speech.words.row([self.speech.company(company) for company in found])
            raise Unclear("unclear-companies", word=text, names=names)
        return found[0]

    def assets(self, text: str, assets: Iterable[int]) -> list[int]:
        """Assets by number, by name or a part of it."""
        listed = list(assets)
        if text.isdecimal():
            return [asset for asset in listed if asset == int(text)]
        names = {asset: [speech.asset(asset) for speech in self._speeches] for asset in listed}
        return self._named(text, names, parts=True)

    def example(self, kind: str, assets: Sequence[int], table: GreedTable) -> str:
        """How an asset is named in an answer: one of these, if there are any."""
        return f"{self.word(kind)} {[*assets, last_asset(table)][0]}"

    def chair(self, text: str) -> str | None:
        """A chair of the board by its title or its place."""
        for place, chair in enumerate(BOARD_NAMES, 1):
            if plain(text) in (chair, str(place), plain(self.speech.words(f"chair-{chair}"))):
                return chair
        return None

    def _named(
        self, text: str, names: Mapping[Thing, Iterable[str]], parts: bool = False
    ) -> list[Thing]:
        """Matches of exactly that name; without any, those whose name, or a part of it, begins
        so."""
        start = self._key(text)
        keys = {thing: [self._key(name) for name in names[thing]] for thing in names}
        if not start:
            return []
        if exact := [thing for thing in keys if start in keys[thing]]:
            return exact
        return [
            thing
            for thing in keys
            if any(
                piece.startswith(start)
                for key in keys[thing]
                for piece in (_endings(key) if parts else [key])
            )
        ]

    def _key(self, name: str) -> str:
        """A name without signs, and without the words that mean nothing when they are typed."""
        return " ".join(self.telling(re.findall(r"\w+", plain(name))))


def last_asset(table: GreedTable) -> int:
    """The highest number that a card can have."""
    return max(table.names.assets)


def _endings(name: str) -> list[str]:
    """A name from each of its words on: "soshitty generale", "generale"."""
    pieces = name.split()
    return [" ".join(pieces[place:]) for place in range(len(pieces))]
