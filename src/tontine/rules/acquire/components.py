"""What is in the box: board, tiles, corporations, prices (A1 to A4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A1: 12 x 9 spaces, one tile each. Tiles are numbered row by row, so that the lower number
# is the one nearer to 1A (A5: 9A is nearer than 1B).
COLUMNS: Final = 12
ROWS: Final = 9
TILES: Final = COLUMNS * ROWS
NO_TILE: Final = 255
OUTSIDE: Final = 108  # where a space at the edge has no neighbour

# What lies on a space: the number of the corporation that owns it, or one of these.
LONE: Final = 7  # an unincorporated tile
EMPTY: Final = 8

# A2: the corporations by number, cheapest tier first.
SACKSON: Final = 0
ZETA: Final = 1
HYDRA: Final = 2
FUSION: Final = 3
AMERICA: Final = 4
PHOENIX: Final = 5
QUANTUM: Final = 6
CORPORATIONS: Final = 7
SHARES: Final = 25
ALL_CORPORATIONS: Final = (1 << CORPORATIONS) - 1

# A4
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6
STARTING_MONEY: Final = 6000

HAND: Final = 6  # A7
SAFE_SIZE: Final = 11  # A17
FINAL_SIZE: Final = 41  # A30
MOST_PURCHASES: Final = 3  # A26
MAJORITY: Final = 10  # A3: bonuses as multiples of the price
MINORITY: Final = 5


def neighbours(tile: int) -> list[int]:
    """The spaces beside a tile's, of which there are two to four."""
    row, column = divmod(tile, COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


def _prices() -> vec[i64]:
    """A3: for each size the low-tier price; what is below two tiles has none."""
    by_size = [0, 0, 200, 300, 400, 500] + [600] * 5 + [700] * 10 + [800] * 10 + [900] * 10
    return vec[i64](by_size + [1000] * (TILES + 1 - len(by_size)))


# The same for the kernel: four for every tile, one tile after the other.
NEIGHBOURS: Final = vec[i64](
    [space for tile in range(TILES) for space in (neighbours(tile) + [OUTSIDE] * 2)[:4]]
)
LOW_PRICES: Final = _prices()
SURCHARGES: Final = vec[i64]([0, 0, 100, 100, 100, 200, 200])  # of the tiers, by corporation


def price_at(corporation: i64, size: i64) -> i64:
    """A3: what a share costs at that size."""
    return LOW_PRICES[size] + SURCHARGES[corporation]
