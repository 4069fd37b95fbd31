"""Where everything lies in the two vecs of a state: copying two is quick.

``field`` has tiles and sets of corporations, a byte each; ``books`` has numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tontine.rules.acquire.components import (
    CORPORATIONS,
    EMPTY,
    HAND,
    MOST_SEATS,
    NO_TILE,
    SHARES,
    STARTING_MONEY,
    TILES,
)

# In the field. (As literals: a constant made of another module's constants is none to mypyc.)
OWNERS: Final = 0  # + space; and OUTSIDE
AROUND: Final = 109  # + space: the set of owners next to it; and OUTSIDE
HANDS: Final = 218  # + seat * HAND + slot
BAG: Final = 254  # + index

# In the books.
SIZES: Final = 0  # + corporation
PRICES: Final = 7  # + corporation: of a share at the present size; 0 off the board
BANK: Final = 14  # + corporation: shares
CASH: Final = 21  # + seat
HOLDINGS: Final = 27  # + seat * CORPORATIONS + corporation

EMPTY_FIELD: Final = vec[u8](
    [EMPTY] * (TILES + 1) + [0] * (TILES + 1) + [NO_TILE] * (MOST_SEATS * HAND) + [*range(TILES)]
)
EMPTY_BOOKS: Final = vec[i64](
    [0] * (2 * CORPORATIONS)
    + [SHARES] * CORPORATIONS
    + [STARTING_MONEY] * MOST_SEATS  # A4
    + [0] * (MOST_SEATS * CORPORATIONS)
)
