"""The board: who owns every space, how large the corporations are, what a tile would do."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    FINAL_SIZE,
    LONE,
    NEIGHBOURS,
    SAFE_SIZE,
    TILES,
    price_at,
)
from tontine.rules.acquire.layout import AROUND, OWNERS, PRICES, SIZES
from tontine.rules.chance import Chance
from tontine.rules.game import Game

ONLY_LONE: Final = 1 << 7  # nothing but unincorporated tiles around

# A set of corporations is a bit mask, so that "touches two safe ones" is one expression.
CorporationSet: TypeAlias = i64

# What would become of a tile if it were played now.
STANDS: Final = 0  # alone
FOUNDS: Final = 1
GROWS: Final = 2
MERGES: Final = 3
BLOCKED: Final = 4  # A13: it would found an eighth corporation
DEAD: Final = 5  # A17: it would merge two safe corporations
FATES: Final = ["lone", "founds", "grows", "merges", "blocked", "dead"]


def contains(corporations: CorporationSet, corporation: i64) -> bool:
    return ((corporations >> corporation) & 1) != 0


def has_several(corporations: CorporationSet) -> bool:
    """Whether a set has two or more members."""
    return (corporations & (corporations - 1)) != 0


def lowest(corporations: CorporationSet) -> i64:
    """The first member of a set, which must not be empty."""
    return LOWEST[corporations]


LOWEST: Final = vec[i64]([0] + [(s & -s).bit_length() - 1 for s in range(1, 128)])


@mypyc_attr(acyclic=True)
class Board(Game):
    """The part of a game that lies on the table.

    ``around`` may still contain LONE after that tile has joined a corporation, but then it
    contains the corporation as well, and next to a corporation lone tiles do not change a tile's
    fate.
    """

    def __init__(self, seats: i64, chance: Chance, field: vec[u8], books: vec[i64]) -> None:
        super().__init__(seats, chance)
        self.field = field
        self.books = books
        self.active: CorporationSet = 0  # on the board
        self.safe: CorporationSet = 0  # A17
        self.final: CorporationSet = 0  # A30: of 41 tiles or more

    def owner(self, space: i64) -> i64:
        return i64(self.field[OWNERS + space])

    def around(self, space: i64) -> i64:
        """The set of owners next to a space."""
        return i64(self.field[AROUND + space])

    def size(self, corporation: i64) -> i64:
        return self.books[SIZES + corporation]

    def price(self, corporation: i64) -> i64:
        """A3: of a share at the present size; 0 off the board."""
        return self.books[PRICES + corporation]

    def touching(self, tile: i64) -> CorporationSet:
        return self.around(tile) & ALL_CORPORATIONS

    def fate(self, tile: i64) -> i64:
        around = self.around(tile)
        if around == 0:
            return STANDS
        corporations = around & ALL_CORPORATIONS
        if corporations == 0:  # A11, A13
            return FOUNDS if self.active != ALL_CORPORATIONS else BLOCKED
        if not has_several(corporations):  # A14
            return GROWS
        return DEAD if has_several(corporations & self.safe) else MERGES  # A15, A17

    def is_playable(self, tile: i64) -> bool:
        return self.is_playable_beside(self.around(tile))

    def is_playable_beside(self, around: CorporationSet) -> bool:
        """Whether a tile's fate is neither BLOCKED (A13) nor DEAD (A17), by what is around it."""
        return not has_several(around & self.safe) and (
            around != ONLY_LONE or self.active != ALL_CORPORATIONS
        )

    def largest(self, corporations: CorporationSet) -> CorporationSet:
        """Those members of a set that share the greatest size (A15, A16, A24)."""
        largest: CorporationSet = 0
        size: i64 = 0
        for corporation in range(i64(CORPORATIONS)):
            if contains(corporations, corporation) and self.size(corporation) >= size:
                if self.size(corporation) > size:
                    size = self.size(corporation)
                    largest = 0
                largest |= 1 << corporation
        return largest

    def may_end(self) -> bool:
        """A30: every corporation on the board is safe, or one has 41 tiles."""
        return self.active != 0 and (self.active == self.safe or self.final != 0)

    def occupy(self, space: i64, owner: i64) -> None:
        field = self.field
        field[OWNERS + space] = u8(owner)
        mark = u8(i64(1) << owner)
        first = 4 * space
        field[AROUND + NEIGHBOURS[first]] |= mark
        field[AROUND + NEIGHBOURS[first + 1]] |= mark
        field[AROUND + NEIGHBOURS[first + 2]] |= mark
        field[AROUND + NEIGHBOURS[first + 3]] |= mark

    def absorb(self, tile: i64, corporation: i64) -> None:
        """The tile, and every lone tile connected with it, join the corporation."""
        self._join(tile, corporation)
        self._resize(corporation)

    def take_over(self, survivor: i64, defunct: i64) -> None:
        """A25: every tile of the defunct corporation belongs to the survivor."""
        gone = u8(i64(1) << defunct)
        come = u8(i64(1) << survivor)
        old = u8(defunct)
        new = u8(survivor)
        field = self.field
        for space in range(i64(TILES)):
            if field[OWNERS + space] == old:
                field[OWNERS + space] = new
            around = field[AROUND + space]
            if (around & gone) != 0:
                field[AROUND + space] = (around ^ gone) | come
        self.books[SIZES + survivor] += self.books[SIZES + defunct]
        self.books[SIZES + defunct] = 0
        self._resize(survivor)
        self._resize(defunct)

    def _join(self, tile: i64, corporation: i64) -> None:
        self.occupy(tile, corporation)
        self.books[SIZES + corporation] += 1
        if (self.around(tile) & ONLY_LONE) != 0:  # there is, or was, a lone tile beside it
            for place in range(4 * tile, 4 * tile + 4):
                space = NEIGHBOURS[place]
                if self.owner(space) == LONE:
                    self._join(space, corporation)

    def _resize(self, corporation: i64) -> None:
        size = self.size(corporation)
        self.books[PRICES + corporation] = price_at(corporation, size) if size > 0 else i64(0)
        member = i64(1) << corporation
        self.active = self.active | member if size > 0 else self.active & ~member
        self.safe = self.safe | member if size >= SAFE_SIZE else self.safe & ~member
        self.final = self.final | member if size >= FINAL_SIZE else self.final & ~member
