"""What everybody can infer about the tiles in a hidden hand.

A player who could not play a tile (A10) holds none that was playable then; a player who has
just drawn holds no dead tile except among the replacements (A28). So each tile in a hand has a
set of tiles that it cannot be. Both facts hold for a whole hand at once, and tiles are drawn
one after the other, so the sets are nested: whatever is barred for a newer tile is barred for
an older one. When a tile is played, nobody knows how long it had been in the hand; but as the
sets are nested, everything that remains possible is covered by taking it for the oldest it
can have been.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.acquire.board import DEAD, Board
from tontine.rules.acquire.components import TILES
from tontine.rules.pickling import Reduced, reduced

HALF: Final = 54  # a set of tiles is two masks of 54 bits
# Looked up, since mypyc compiles a literal 1 shifted left to a C int, which has but 32 bits.
BITS: Final = vec[i64]([1 << bit for bit in range(HALF)])


@mypyc_attr(acyclic=True)
class TileSet:
    """A set of tiles that is never changed once it is in use."""

    def __init__(self, low: i64, high: i64) -> None:
        self.low = low
        self.high = high

    def __reduce__(self) -> Reduced:
        return reduced(self, self.low, self.high)

    def has(self, tile: i64) -> bool:
        if tile < HALF:
            return ((self.low >> tile) & 1) != 0
        return ((self.high >> (tile - HALF)) & 1) != 0

    def add(self, tile: i64) -> None:
        if tile < HALF:
            self.low |= BITS[tile]
        else:
            self.high |= BITS[tile - HALF]

    def union(self, other: TileSet) -> TileSet:
        return TileSet(self.low | other.low, self.high | other.high)

    def size(self) -> i64:
        count: i64 = 0
        for tile in range(i64(TILES)):
            if self.has(tile):
                count += 1
        return count


NOTHING: Final = TileSet(0, 0)


@mypyc_attr(acyclic=True)
class Slot:
    """One tile in somebody's hand, and what it cannot be."""

    def __init__(self, seat: i64, barred: TileSet) -> None:
        self.seat = seat
        self.barred = barred

    def __reduce__(self) -> Reduced:
        return reduced(self, self.seat, self.barred)


@mypyc_attr(acyclic=True)
class Inference:
    """For each seat, what each tile of its hand cannot be, oldest first."""

    def __init__(self, hands: list[list[TileSet]]) -> None:
        self.hands = hands

    def __reduce__(self) -> Reduced:
        return reduced(self, self.hands)

    def clone(self) -> Inference:
        return Inference([hand[:] for hand in self.hands])

    def drew(self, seat: i64) -> None:
        self.hands[seat].append(NOTHING)

    def lost(self, seat: i64, tile: i64) -> None:
        """A tile was played or set aside: the oldest that it can have been."""
        hand = self.hands[seat]
        for age in range(len(hand)):
            if not hand[age].has(tile):
                del hand[age]
                return

    def holds_no_playable(self, seat: i64, board: Board) -> None:
        """A10: the seat could not play."""
        playable = TileSet(0, 0)
        for tile in range(i64(TILES)):
            if board.is_playable(tile):
                playable.add(tile)
        self._bar(seat, playable)

    def holds_no_dead(self, seat: i64, board: Board) -> None:
        """A28: the seat has set all its dead tiles aside."""
        dead = TileSet(0, 0)
        for tile in range(i64(TILES)):
            if board.fate(tile) == DEAD:
                dead.add(tile)
        if dead.low != 0 or dead.high != 0:
            self._bar(seat, dead)

    def nobody_holds(self, tile: i64) -> None:
        """A34: it was drawn from the bag for the market, and went back."""
        shown = TileSet(0, 0)
        shown.add(tile)
        for seat in range(len(self.hands)):
            self._bar(seat, shown)

    def _bar(self, seat: i64, tiles: TileSet) -> None:
        hand = self.hands[seat]
        for age in range(len(hand)):
            hand[age] = hand[age].union(tiles)

    def narrow_slots(self, seat: i64) -> list[Slot]:
        """The tiles of other seats about which something is known, the narrowest first."""
        slots: list[Slot] = []
        for other in range(len(self.hands)):
            if other != seat:
                hand = self.hands[other]
                slots += [Slot(other, barred) for barred in hand if barred.low | barred.high != 0]
        slots.sort(key=_narrowness)
        return slots


def _narrowness(slot: Slot) -> int:
    return -slot.barred.size()


def arrange(pool: vec[i64], slots: list[Slot]) -> bool:
    """Bring tiles that fit the slots to the end of the pool, the first slot's last. Whether there
    are such tiles.

    Where a tile that fits is taken, its slot looks for another: an augmenting path.
    """
    taken = vec[i64]([-1] * len(pool))  # for which slot
    for number in range(len(slots)):
        if not _take(number, slots, pool, taken, vec[i64]([0] * len(pool))):
            return False
    for number in range(len(slots)):
        place = len(pool) - 1 - number
        index = place
        while taken[index] != number:
            index -= 1
        pool[index], pool[place] = pool[place], pool[index]
        taken[index], taken[place] = taken[place], taken[index]
    return True


def _take(number: i64, slots: list[Slot], pool: vec[i64], taken: vec[i64], seen: vec[i64]) -> bool:
    barred = slots[number].barred
    for index in range(len(pool) - 1, -1, -1):
        if seen[index] == 0 and not barred.has(pool[index]):
            seen[index] = 1
            if taken[index] < 0 or _take(taken[index], slots, pool, taken, seen):
                taken[index] = number
                return True
    return False
