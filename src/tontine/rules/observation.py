"""What a seat sees of a game as rows of numbers of a fixed shape, for programs that learn.

Each game has an observer of its own, which lists its fields in ``PLANES`` and ``NUMBERS``, in the
order in which they stand in a row. Seats are always counted from the own one on, clockwise. Nothing
is in a row that the seat may not know.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tontine.rules.actions import Actions
from tontine.rules.game import Game

ANEW: Final = -1  # write all of a row
MOST: Final = 2147483647  # for sums that have no other limit


class Field:
    """Numbers that stand side by side. ``scale`` is what to divide by so that they are mostly
    within -1 and 1; all are within ``low`` and ``high``."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        says: str,
        high: int = 1,
        scale: int = 1,
        low: int = 0,
    ) -> None:
        self.name = name
        self.shape = shape
        self.says = says
        self.low = low
        self.high = high
        self.scale = scale

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(acyclic=True)
class Observer:
    """Rows of observations. ``planes`` has so many bytes a row, each 0 or 1; ``numbers`` so many
    numbers. A game may have no planes.

    A row stays as it is until it is written again, and of what has not changed since then nothing
    is written.
    """

    def __init__(self, rows: i64, planes: i64, numbers: i64) -> None:
        self.rows = rows
        self.row_planes = planes
        self.row_numbers = numbers
        self.planes: vec[u8] = vec[u8]([0] * (rows * planes))
        self.numbers: vec[i32] = vec[i32]([0] * (rows * numbers))

    @abstractmethod
    def write(self, row: i64, game: Game, seat: i64, code: i64) -> None:
        """What the seat sees now. ``code`` is what was decided in this game since the row was last
        written, for whatever seat that was; or ANEW, if it was another game, or more than one
        decision."""

    def prepare(self, game: Game) -> None:
        """Have the game keep track of what a row needs; before dealing. ``remember`` does, too."""


class Space:
    """All that programs that learn are told of a game: what a row holds, what can be decided, and
    who writes rows."""

    def __init__(
        self,
        planes: list[Field],
        numbers: list[Field],
        actions: Actions,
        observer: Callable[[int], Observer],
    ) -> None:
        self.planes = planes
        self.numbers = numbers
        self.actions = actions
        self.observer = observer
