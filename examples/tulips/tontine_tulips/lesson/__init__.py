"""What the lesson of Tulips speaks of."""

from __future__ import annotations

from typing import Any

from tontine.play.match import Match


def facts(match: Match, seat: int) -> dict[str, Any]:
    table = match.bare_view(seat).table
    return {"cash": table.players[seat].cash, "won": seat in match.winners}
