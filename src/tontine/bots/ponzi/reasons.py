"""What can be said of a turn of Ponzi Scheme: points, and money against what falls due."""

from __future__ import annotations

from tontine.bots.ponzi.judge import INPUTS
from tontine.bots.reasons import Fact, Table, Topic
from tontine.rules.game import Game
from tontine.rules.ponzi.game import Ponzi

TURNS = 6  # of the wheel, over which interest is averaged


def points(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Of tiles and luxuries, which everybody sees."""
    assert isinstance(before, Ponzi)
    assert isinstance(after, Ponzi)
    won = int(after.public_points(seat) - before.public_points(seat))
    if not won:
        return []
    message = "reason-points" if won > 0 else "reason-points-less"
    return [Fact(message, {}, won, abs(won), "points", 1)]


def money(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """What one has left when the wheel has turned; of others nobody knows."""
    assert isinstance(before, Ponzi)
    assert isinstance(after, Ponzi)
    if seat != reader:
        return []
    had, has = _left(before, seat), _left(after, seat)
    if has < 0 <= had:
        return [Fact("reason-broke", {}, has - had)]
    if had < 0 <= has:
        return [Fact("reason-solvent", {}, has - had)]
    if has == had:
        return []
    message = "reason-left" if has > had else "reason-left-less"
    return [Fact(message, {}, has - had, abs(has - had), rounded=1)]


def _left(game: Ponzi, seat: int) -> int:
    return int(game.cash(seat) - game.due(seat, 1))


def burden(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Interest, a turn of the wheel."""
    assert isinstance(before, Ponzi)
    assert isinstance(after, Ponzi)
    more = round((_interest(after, seat) - _interest(before, seat)) / TURNS)
    if seat != reader or not more:
        return []
    message = "reason-burden" if more > 0 else "reason-burden-less"
    return [Fact(message, {}, -more, abs(more), rounded=1)]


def _interest(game: Ponzi, seat: int) -> int:
    return sum(int(game.due(seat, turn)) for turn in range(1, TURNS + 1))


TABLE = Table(
    INPUTS,
    [
        Topic(
            (
                *("points", "ahead", "best", "ahead_after", "tile_points", "luxury_points"),
                *("ends_1_ahead", "ends_2_ahead", "ones", "twos", "threes", "more", "largest"),
                "tiles",
            ),
            points,
        ),
        Topic(
            (
                *("cash", "left_1", "left_2", "left_3", "broke_1", "broke_2", "broke_3"),
                *("helped_1", "helped_2", "helped_3", "lasts", "lasts_helped", "longer"),
                *("weakest", "is_weakest", "richer", "wealth_points"),
            ),
            money,
        ),
        Topic(("burden", "left_4", "left_6"), burden),
    ],
    playouts=150,
)
