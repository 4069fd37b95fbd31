"""What can be said of a turn of Greed Incorporated: what comes of it by the turn of the year."""

from __future__ import annotations

from tontine.bots.greed.judge import INPUTS
from tontine.bots.reasons import Fact, Table, Topic
from tontine.rules.game import Game
from tontine.rules.greed.components import COMPANIES
from tontine.rules.greed.game import Greed


def points(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Status symbols that will have been bought."""
    assert isinstance(before, Greed)
    assert isinstance(after, Greed)
    won = int(after.points(seat) - before.points(seat))
    return [Fact("reason-points", {}, won, won, "points", 1)] if won > 0 else []


def purse(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Private money; of others too, since all of it was paid in public."""
    assert isinstance(before, Greed)
    assert isinstance(after, Greed)
    gained = int(after.purse(seat) - before.purse(seat))
    if not gained:
        return []
    message = "reason-purse" if gained > 0 else "reason-purse-less"
    return [Fact(message, {}, gained, abs(gained), rounded=1)]


def companies(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Companies that one comes to lead, or no longer does."""
    assert isinstance(before, Greed)
    assert isinstance(after, Greed)
    more = _led(after, seat) - _led(before, seat)
    if not more or seat != reader:
        return []
    return [Fact("reason-leads" if more > 0 else "reason-leaves", {"count": abs(more)}, more)]


def _led(game: Greed, seat: int) -> int:
    return sum(
        1 for company in range(COMPANIES) if game.in_play(company) and game.ceo(company) == seat
    )


TABLE = Table(
    INPUTS,
    [
        Topic(
            (
                *("points", "points_ahead", "points_share", "points_late", "points_can_do"),
                *("will_have", "will_have_ahead", "will_have_share", "will_have_ahead_late"),
            ),
            points,
        ),
        Topic(
            (
                *("purse", "purse_share", "purse_ahead", "purse_first", "purse_second"),
                *("purse_late", "gold_in_reach", "silver_in_reach", "wealth", "wealth_share"),
                *("wealth_ahead", "now_and_due", "now_and_due_ahead", "now_and_due_first"),
                *("now_and_due_late", "severance", "severance_share"),
            ),
            purse,
        ),
        Topic(
            (
                *("companies", "promised", "promised_share", "promised_late", "own_cash"),
                *("own_hurdle", "own_income", "own_room", "own_falls", "own_assets", "own_works"),
            ),
            companies,
        ),
    ],
    playouts=120,
)
