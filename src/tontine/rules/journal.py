"""What happened, and who may know it.

An event is six numbers: its kind, its audience (a set of seats as a bit mask) and up to four
fields whose meaning the game's table of events tells. Packed like this, a journal costs a
search nothing when it is off and little when it is on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.pickling import Reduced, reduced

FIELDS: Final = 4
WIDTH: Final = FIELDS + 2
ROOM: Final = 64 * WIDTH

EVERYONE: Final = -1  # all seats, and onlookers
ONLOOKER: Final = 32  # onlookers read the journal as this seat


class EventKind:
    """An event as the game's table lists it: its name, its rule, what its fields are."""

    def __init__(self, name: str, rule: str, *fields: str) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields


@mypyc_attr(acyclic=True)
class Journal:
    def __init__(self) -> None:
        self.data: vec[i64] = vec[i64]([0] * ROOM)
        self.used: i64 = 0

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        at = self.used
        if at + WIDTH > len(self.data):
            self.data = extend(self.data, vec[i64]([0] * len(self.data)))
        self.data[at] = kind
        self.data[at + 1] = audience
        self.data[at + 2] = a
        self.data[at + 3] = b
        self.data[at + 4] = c
        self.data[at + 5] = d
        self.used = at + WIDTH

    def add(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Like ``note``; but more of the last event (same a and b) only adds to its c and d."""
        at = self.used - WIDTH
        if at >= 0 and self.data[at] == kind and self.data[at + 2] == a and self.data[at + 3] == b:
            self.data[at + 4] += c
            self.data[at + 5] += d
        else:
            self.note(kind, audience, a, b, c, d)

    def rows(self) -> list[list[int]]:
        """The events one by one, as plain lists."""
        starts = range(0, self.used, WIDTH)
        return [[self.data[i] for i in range(at, at + WIDTH)] for at in starts]
