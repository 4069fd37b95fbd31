"""Where the money came from: by its kind, and by corporation."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tontine.play.acquire.story import in_context
from tontine.play.review import Source
from tontine.play.view import Entry
from tontine.rules.acquire.components import CORPORATIONS, STARTING_MONEY
from tontine.rules.acquire.game import Acquire

# What each of these events does to the money of its seat.
SIGNS = {"bought": -1, "bonus": 1, "disposed": 1, "cashed": 1}
# The kinds in the order in which a game goes, with their rules; the bonuses at the end are final.
KINDS = {
    "start": "A4",
    "bought": "A26",
    "bonus": "A18",
    "disposed": "A23",
    "final": "A31",
    "cashed": "A31",
}


class Part(Struct, frozen=True, gc=False):
    corporation: str
    amount: int


class Posting(Struct, frozen=True, gc=False):
    """What came in or went out in one way, and for which corporations, the largest part first."""

    kind: str
    rule: str
    amount: int
    parts: list[Part]


class Account(Struct, frozen=True, gc=False):
    """How a seat came to its score: all postings add up to it."""

    seat: int
    postings: list[Posting]
    total: int


def worth(game: Acquire) -> list[int]:
    """Cash, and shares at the present price."""
    return [
        int(game.cash(seat))
        + sum(
            game.held(seat, number) * game.price(number)
            for number in range(CORPORATIONS)
            if game.size(number) and not game.over
        )
        for seat in range(game.seats)
    ]


def sources(game: Acquire, log: Sequence[Entry]) -> list[list[Source]]:
    """The money to begin with (A4), then what came and went in the order it first did."""
    start = {("start", ""): STARTING_MONEY}
    sums: list[dict[tuple[str, str], int]] = [dict(start) for _ in range(game.seats)]
    ended = False
    for entry in in_context(log):
        kind, fields = entry.event.event, entry.event.fields
        ended = ended or kind == "ended"
        if kind in SIGNS and fields["amount"]:
            own = sums[int(fields["seat"])]
            key = ("final" if ended and kind == "bonus" else kind, str(fields["corporation"]))
            own[key] = own.get(key, 0) + SIGNS[kind] * int(fields["amount"])
    return [[Source(kind, about, amount) for (kind, about), amount in own.items()] for own in sums]


def accounts(game: Acquire, log: Sequence[Entry]) -> list[Account]:
    """A31: what everybody came by, and how; all that it takes was told to all."""
    return [_account(seat, own) for seat, own in enumerate(sources(game, log))]


def _account(seat: int, sources: Sequence[Source]) -> Account:
    postings = [
        Posting(
            kind,
            rule,
            sum(it.amount for it in sources if it.kind == kind),
            sorted(
                [Part(it.about, it.amount) for it in sources if it.kind == kind and it.about],
                key=lambda part: -abs(part.amount),
            ),
        )
        for kind, rule in KINDS.items()
    ]
    return Account(seat, postings, sum(it.amount for it in postings))
