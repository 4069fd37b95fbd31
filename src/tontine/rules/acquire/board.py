"""The board: who owns every space, how large the corporations are, what a tile would do."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    FINAL_SIZE,
    NEIGHBOURS,
    SAFE_SIZE,
    TILES,
    price_at,
)

# What lies on a space: the number of the corporation that owns it, or one of these.
LONE: Final = 7  # an unincorporated tile
EMPTY: Final = 8

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
    corporation: i64 = 0
    while not contains(corporations, corporation):
        corporation += 1
    return corporation


@mypyc_attr(acyclic=True)
class Board:
    """``around[space]`` is the set of owners next to the space.

    It may still contain LONE after that tile has joined a corporation, but then it contains
    the corporation as well, and next to a corporation lone tiles do not change a tile's fate.
    """

    def __init__(
        self, spaces: vec[i64], around: vec[i64], sizes: vec[i64], prices: vec[i64]
    ) -> None:
        self.spaces = spaces
        self.around = around
        self.sizes = sizes
        self.prices = prices  # of a share at the present size; 0 off the board
        self.active: CorporationSet = 0  # on the board
        self.safe: CorporationSet = 0  # A17
        self.final: CorporationSet = 0  # A30: of 41 tiles or more

    def clone(self) -> Board:
        twin = Board(self.spaces[:], self.around[:], self.sizes[:], self.prices[:])
        twin.active = self.active
        twin.safe = self.safe
        twin.final = self.final
        return twin

    def touching(self, tile: i64) -> CorporationSet:
        return self.around[tile] & ALL_CORPORATIONS

    def fate(self, tile: i64) -> i64:
        around = self.around[tile]
        if around == 0:
            return STANDS
        corporations = around & ALL_CORPORATIONS
        if corporations == 0:  # A11, A13
            return FOUNDS if self.active != ALL_CORPORATIONS else BLOCKED
        if not has_several(corporations):  # A14
            return GROWS
        return DEAD if has_several(corporations & self.safe) else MERGES  # A15, A17

    def is_playable(self, tile: i64) -> bool:
        return self.fate(tile) < BLOCKED

    def largest(self, corporations: CorporationSet) -> CorporationSet:
        """Those members of a set that share the greatest size (A15, A16, A24)."""
        largest: CorporationSet = 0
        size: i64 = 0
        for corporation in range(i64(CORPORATIONS)):
            if contains(corporations, corporation) and self.sizes[corporation] >= size:
                if self.sizes[corporation] > size:
                    size = self.sizes[corporation]
                    largest = 0
                largest |= 1 << corporation
        return largest

    def may_end(self) -> bool:
        """A30: every corporation on the board is safe, or one has 41 tiles."""
        return self.active != 0 and (self.active == self.safe or self.final != 0)

    def occupy(self, space: i64, owner: i64) -> None:
        self.spaces[space] = owner
        for neighbour in NEIGHBOURS[space]:
            self.around[neighbour] |= 1 << owner

    def absorb(self, tile: i64, corporation: i64) -> None:
        """The tile, and every lone tile connected with it, join the corporation."""
        self._join(tile, corporation)
        self._resize(corporation)

    def take_over(self, survivor: i64, defunct: i64) -> None:
        """A25: every tile of the defunct corporation belongs to the survivor."""
        gone = ~(i64(1) << defunct)
        come = i64(1) << survivor
        for space in range(i64(TILES)):
            if self.spaces[space] == defunct:
                self.spaces[space] = survivor
                for neighbour in NEIGHBOURS[space]:
                    self.around[neighbour] = (self.around[neighbour] & gone) | come
        self.sizes[survivor] += self.sizes[defunct]
        self.sizes[defunct] = 0
        self._resize(survivor)
        self._resize(defunct)

    def _join(self, tile: i64, corporation: i64) -> None:
        self.occupy(tile, corporation)
        self.sizes[corporation] += 1
        for space in NEIGHBOURS[tile]:
            if self.spaces[space] == LONE:
                self._join(space, corporation)

    def _resize(self, corporation: i64) -> None:
        size = self.sizes[corporation]
        self.prices[corporation] = price_at(corporation, size) if size > 0 else 0
        member = i64(1) << corporation
        self.active = self.active | member if size > 0 else self.active & ~member
        self.safe = self.safe | member if size >= SAFE_SIZE else self.safe & ~member
        self.final = self.final | member if size >= FINAL_SIZE else self.final & ~member


def empty_board() -> Board:
    return Board(
        vec[i64]([EMPTY] * TILES),
        vec[i64]([0] * TILES),
        vec[i64]([0] * CORPORATIONS),
        vec[i64]([0] * CORPORATIONS),
    )
