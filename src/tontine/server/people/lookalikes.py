"""Which names look alike, by Unicode's list of characters that can be taken for each other."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

# Pairs of letters that look like one, and letters that only differ from another by their dot.
_ALSO = (("rn", "m"), ("vv", "w"), ("i", "l"))


class _Lookalike(Struct):
    c: str


def skeleton(name: str) -> str:
    """A key that is equal for names that look alike, in whatever capitals they are written."""
    table = _classes()
    letters = unicodedata.normalize("NFKC", name).translate(table)
    letters = unicodedata.normalize("NFKC", letters.casefold()).translate(table)
    for several, one in _ALSO:
        letters = letters.replace(several, one)
    return letters


@cache
def _classes() -> dict[int, str]:
    """By character, the one that stands for all that look like it: the smallest letter of them."""
    file = files("confusable_homoglyphs") / "confusables.json"
    pairs = msgspec.json.decode(file.read_bytes(), type=dict[str, list[_Lookalike]])
    first: dict[str, str] = {}

    def find(letter: str) -> str:
        while (next := first.setdefault(letter, letter)) != letter:
            letter = next
        return letter

    for letter, others in pairs.items():
        for other in others:
            if len(letter) == len(other.c) == 1 and (one := find(letter)) != (two := find(other.c)):
                first[max(one, two)] = min(one, two)
    # Of 1, I, l and | the letter stands for all: what is written in capitals is made small.
    stands = {"1": "l", "0": "o"}
    return {ord(it): stands.get(find(it), find(it)) for it in first if it != find(it) or it in "10"}
