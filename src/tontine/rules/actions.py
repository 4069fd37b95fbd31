"""The decisions of a game as a dense, bounded range of numbers, for programs that learn.

Codes below ``dense`` are actions as they are. Above, a game has families of amounts, each a
million codes wide or more. Each family gets so many actions, its buckets: of the amounts that are
offered the lowest and the highest, and between them more of the low ones. As long as no more
amounts are offered than there are buckets, every one of them has its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices

NO_ACTION: Final = -1


@mypyc_attr(acyclic=True)
class Actions:
    """``first``: the first code of the first family; ``width``: how many codes each has."""

    def __init__(
        self, dense: i64, first: i64 = 0, width: i64 = 1, families: i64 = 0, buckets: i64 = 1
    ) -> None:
        self.dense = dense
        self.first = first
        self.width = width
        self.families = families
        self.buckets = buckets
        self.size = dense + families * buckets

    def base(self, code: i64) -> i64:
        """The first action of a code's family."""
        return self.dense + (code - self.first) // self.width * self.buckets

    def mark(self, choices: Choices, mask: vec[u8], at: i64, value: u8) -> None:
        """Write the value for every action that stands for something offered."""
        firsts = choices.firsts
        if choices.wider == 0 and self.families == 0:
            for span in range(choices.spans):
                mask[at + firsts[span]] = value
            return
        counts = choices.counts
        for span in range(choices.spans):
            action = firsts[span]
            count = counts[span]
            if action >= self.dense:
                action = self.base(action)
                if count > self.buckets:
                    count = self.buckets
            action += at
            for place in range(action, action + count):
                mask[place] = value

    def code(self, choices: Choices, action: i64) -> i64:
        """What an action stands for, which must be one of those marked; else NO_ACTION."""
        if action < 0 or action >= self.size:
            return NO_ACTION
        if action < self.dense:
            return action if choices.contains(action) else i64(NO_ACTION)
        family = (action - self.dense) // self.buckets
        bucket = (action - self.dense) % self.buckets
        lowest = self.first + family * self.width
        for span in range(choices.spans):
            first = choices.firsts[span]
            if lowest <= first < lowest + self.width:
                count = choices.counts[span]
                if bucket >= count:
                    return NO_ACTION
                return first + offset(bucket, count, self.buckets)
        return NO_ACTION

    def action(self, choices: Choices, code: i64) -> i64:
        """The action for a code that is offered: the nearest, if it has none of its own."""
        if code < self.dense:
            return code
        for span in range(choices.spans):
            first = choices.firsts[span]
            count = choices.counts[span]
            if 0 <= code - first < count:
                return self.base(first) + nearest(code - first, count, self.buckets)
        return NO_ACTION

    def pick(self, choices: Choices, rng: Rng) -> i64:
        """One of the actions marked, all equally likely."""
        if choices.wider == 0:
            single = choices.firsts[rng.below(choices.spans)]
            return single if single < self.dense else self.base(single)
        total: i64 = 0
        for span in range(choices.spans):
            total += self._count(choices, span)
        index = rng.below(total)
        place: i64 = 0
        while index >= self._count(choices, place):
            index -= self._count(choices, place)
            place += 1
        first = choices.firsts[place]
        return index + (first if first < self.dense else self.base(first))

    def _count(self, choices: Choices, span: i64) -> i64:
        """How many actions a span has."""
        count = choices.counts[span]
        if count > self.buckets and choices.firsts[span] >= self.dense:
            return self.buckets
        return count


def offset(bucket: i64, count: i64, buckets: i64) -> i64:
    """Which of so many amounts a bucket stands for."""
    if count <= buckets:
        return bucket
    steps = (buckets - 1) * (buckets - 1)
    squared = (2 * (count - 1) * bucket * bucket + steps) // (2 * steps)  # rounded
    return squared if squared > bucket else bucket


def nearest(amount: i64, count: i64, buckets: i64) -> i64:
    """The bucket nearest to one of so many amounts; of two as near, the lower."""
    if count <= buckets:
        return amount
    bucket: i64 = 0
    while bucket + 1 < buckets and offset(bucket + 1, count, buckets) <= amount:
        bucket += 1
    if bucket + 1 < buckets:
        below = amount - offset(bucket, count, buckets)
        if offset(bucket + 1, count, buckets) - amount < below:
            return bucket + 1
    return bucket
