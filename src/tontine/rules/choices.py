"""What a seat may decide: spans of integer codes.

A span is a first code and how many follow it, so that "any amount up to your cash" is as
cheap to offer, to sample and to check as a single choice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Rng

ROOM: Final = 32  # numbers to start with, two a span; more are made when a game needs them


@mypyc_attr(acyclic=True)
class Choices:
    """A reusable collection of spans, filled by ``Game.offer``.

    In ``pairs`` every first code is followed by its count.
    """

    def __init__(self) -> None:
        self.pairs: vec[i64] = vec[i64]([0] * ROOM)
        self.spans: i64 = 0
        self.total: i64 = 0

    def __len__(self) -> int:
        return self.total

    def clear(self) -> None:
        self.spans = 0
        self.total = 0

    def add(self, code: i64) -> None:
        self._add(code, 1)

    def add_span(self, first: i64, count: i64) -> None:
        if count > 0:
            self._add(first, count)

    def _add(self, first: i64, count: i64) -> None:
        place = 2 * self.spans
        if place == len(self.pairs):
            self.pairs = extend(self.pairs, vec[i64]([0] * len(self.pairs)))
        pairs = self.pairs
        pairs[place] = first
        pairs[place + 1] = count
        self.spans += 1
        self.total += count

    def nth(self, index: i64) -> i64:
        """The code at that place, counting through all spans."""
        if self.total == self.spans:  # single codes only: the usual case
            return self.pairs[2 * index]
        place: i64 = 0
        while index >= self.pairs[place + 1]:
            index -= self.pairs[place + 1]
            place += 2
        return self.pairs[place] + index

    def pick(self, rng: Rng) -> i64:
        """One of the codes, all equally likely."""
        return self.nth(rng.below(self.total))

    def contains(self, code: i64) -> bool:
        for span in range(self.spans):
            if 0 <= code - self.pairs[2 * span] < self.pairs[2 * span + 1]:
                return True
        return False

    def codes(self) -> list[int]:
        """Every code, one by one."""
        return [self.nth(index) for index in range(self.total)]

    def listed(self) -> list[tuple[int, int]]:
        """The spans as pairs of first code and count."""
        return [(self.pairs[i], self.pairs[i + 1]) for i in range(0, 2 * self.spans, 2)]
