"""Where the money came from: by its kind, and by corporation."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.acquire.story import in_context
from tontine.play.review import Source
from tontine.play.view import Entry
from tontine.rules.acquire.components import CORPORATIONS, STARTING_MONEY
from tontine.rules.acquire.game import Acquire

# What each of these events does to the money of its seat.
SIGNS = {"bought": -1, "bonus": 1, "disposed": 1, "cashed": 1}


def worth(game: Acquire) -> list[int]:
    """Cash, and shares at the present price."""
    return [
        int(game.cash[seat])
        + sum(
            game.held(seat, number) * game.board.prices[number]
            for number in range(CORPORATIONS)
            if game.board.sizes[number] and not game.over
        )
        for seat in range(game.seats)
    ]


def sources(game: Acquire, log: Sequence[Entry]) -> list[list[Source]]:
    """The money to begin with (A4), then what came and went in the order it first did."""
    start = {("start", ""): STARTING_MONEY}
    sums: list[dict[tuple[str, str], int]] = [dict(start) for _ in range(game.seats)]
    for entry in in_context(log):
        kind, fields = entry.event.event, entry.event.fields
        if kind in SIGNS and fields["amount"]:
            own = sums[int(fields["seat"])]
            key = (kind, str(fields["corporation"]))
            own[key] = own.get(key, 0) + SIGNS[kind] * int(fields["amount"])
    return [[Source(kind, about, amount) for (kind, about), amount in own.items()] for own in sums]
