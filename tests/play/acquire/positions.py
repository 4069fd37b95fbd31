"""A match that stands wherever one wants it."""

from __future__ import annotations

from typing import Any

from tests.rules.acquire.position import position
from tontine.play.match import Match, new_match


def match_at(picture: str, *, seats: int = 3, **more: Any) -> Match:
    """A match of Acquire that has just come to a position (``tests/rules/acquire/position.py``).

    How it came there is not on record, so it can be played on, but not be saved.
    """
    holdings = "hidden" if more.get("hidden") else "open"
    match = new_match("acquire", seats, 1, {"holdings": holdings})
    match._games[-1] = position(picture, seats=seats, **more).game.clone()
    return match
