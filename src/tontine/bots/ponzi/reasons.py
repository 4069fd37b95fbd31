"""What can be said of a turn of Ponzi Scheme: points, and money against what falls due."""

from __future__ import annotations

from tontine.bots.ponzi.judge import INPUTS
from tontine.bots.reasons import Measure, Topics
from tontine.rules.game import Game
from tontine.rules.ponzi.game import Ponzi

TURNS = 6  # of the wheel, over which interest is averaged


def points(game: Game, seat: int) -> float:
    """Points of tiles and luxuries, which everybody sees."""
    assert isinstance(game, Ponzi)
    return float(game.public_points(seat))


def left(game: Game, seat: int) -> float:
    """What one has left when the wheel has turned; of others nobody knows."""
    assert isinstance(game, Ponzi)
    return float(game.cash(seat) - game.due(seat, 1))


def interest(game: Game, seat: int) -> float:
    """A turn of the wheel."""
    assert isinstance(game, Ponzi)
    return sum(int(game.due(seat, turn)) for turn in range(1, TURNS + 1)) / TURNS


TOPICS = Topics(
    INPUTS,
    measures=[
        Measure(
            inputs=(
                *("points", "ahead", "best", "ahead_after", "tile_points", "luxury_points"),
                *("ends_1_ahead", "ends_2_ahead", "ones", "twos", "threes", "more", "largest"),
                "tiles",
            ),
            more="reason-points",
            less="reason-points-less",
            argument="points",
            count=points,
            at_once=True,
        ),
        Measure(
            inputs=("broke_1", "helped_1"),
            more="reason-broke",
            less="reason-solvent",
            good=False,
            private=True,
        ),
        Measure(
            inputs=(
                *("cash", "left_1", "left_2", "left_3", "broke_2", "broke_3"),
                *("helped_2", "helped_3", "lasts", "lasts_helped", "longer"),
                *("weakest", "is_weakest", "richer", "wealth_points"),
            ),
            more="reason-left",
            less="reason-left-less",
            private=True,
            count=left,
        ),
        Measure(
            inputs=("burden", "left_4", "left_6"),
            more="reason-burden",
            less="reason-burden-less",
            good=False,
            private=True,
            count=interest,
        ),
    ],
    playouts=150,
)
