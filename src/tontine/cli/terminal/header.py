"""Whose turn it is, for the first line of the screen."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.speech import Speech
from tontine.play.view import View


def whose_turn(view: View, speech: Speech, seats: Sequence[int]) -> dict[str, object]:
    """What the message ``header-turn`` is told: the end, or the reader's turn or that of others."""
    others = [speech.seats[seat] for seat in seats if seat != speech.reader]
    mine = len(others) < len(seats)
    state = "over" if view.over else "both" if mine and others else "mine" if mine else "other"
    return {"state": state, "name": speech.words.listing(others), "count": len(others)}
