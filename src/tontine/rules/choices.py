"""What a seat may decide: spans of integer codes.

A span is a first code and how many follow it, so that "any amount up to your cash" is as
cheap to offer, to sample and to check as a single choice.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Rng
from tontine.rules.pickling import Reduced, reduced

ROOM: Final = 16  # spans to start with; more are made when a game needs them


@mypyc_attr(acyclic=True)
class Choices:
    """A reusable collection of spans, filled by ``Game.offer``.

    Most codes are offered singly, so counts stay 1 unless a wider span was added.
    """

    def __init__(self) -> None:
        self.firsts: vec[i64] = vec[i64]([0] * ROOM)
        self.counts: vec[i64] = vec[i64]([1] * ROOM)
        self.spans: i64 = 0
        self.wider: i64 = 0  # how many codes there are besides the first of each span

    def __reduce__(self) -> Reduced:
        return reduced(self)

    @property
    def total(self) -> i64:
        return self.spans + self.wider

    def __len__(self) -> int:
        return self.total

    def clear(self) -> None:
        if self.wider != 0:
            counts = self.counts
            for span in range(self.spans):
                counts[span] = 1
            self.wider = 0
        self.spans = 0

    def add(self, code: i64) -> None:
        spans = self.spans
        if spans == len(self.firsts):
            self._grow()
        self.firsts[spans] = code
        self.spans = spans + 1

    def add_span(self, first: i64, count: i64) -> None:
        if count > 0:
            self.add(first)
            self.counts[self.spans - 1] = count
            self.wider += count - 1

    def _grow(self) -> None:
        self.firsts = append(self.firsts, 0)
        self.counts = append(self.counts, 1)

    def nth(self, index: i64) -> i64:
        """The code at that place, counting through all spans."""
        if self.wider == 0:  # single codes only: the usual case
            return self.firsts[index]
        span: i64 = 0
        while index >= self.counts[span]:
            index -= self.counts[span]
            span += 1
        return self.firsts[span] + index

    def pick(self, rng: Rng) -> i64:
        """One of the codes, all equally likely."""
        return self.nth(rng.below(self.total))

    def contains(self, code: i64) -> bool:
        for span in range(self.spans):
            if 0 <= code - self.firsts[span] < self.counts[span]:
                return True
        return False

    def codes(self) -> list[int]:
        """Every code, one by one."""
        return [self.nth(index) for index in range(self.total)]

    def listed(self) -> list[tuple[int, int]]:
        """The spans as pairs of first code and count."""
        return [(self.firsts[span], self.counts[span]) for span in range(self.spans)]
