"""Where everything lies in the two vecs of a state: copying two is quick.

``cards`` says of the fund cards where they are, a byte each; ``books`` has the numbers. Both are
read and written as ``books[at.CASH + seat]``; most have a name of their own in ``position.py``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tontine.rules.game import NOBODY
from tontine.rules.ponzi import components as box

# Among the cards. (As literals: a constant made of another module's constants is none to mypyc.)
MARKET: Final = 0  # + place: sorted
HOLDER: Final = MARKET + 9  # + card: 1 + the seat on whose wheel it lies, or 0
SPACE: Final = HOLDER + 81  # + card: and where
WHEELS: Final = SPACE + 81  # + index: the cards on wheels, whosever, as they came there
DISCARDS: Final = WHEELS + 72  # + index
DECK: Final = DISCARDS + 72  # + index

# In the books.
CASH: Final = 0  # + seat
TILES: Final = CASH + 5  # + seat * INDUSTRIES + industry: how many of them the seat owns
SUPPLY: Final = TILES + 5 * 4  # + industry: tiles that nobody owns
LUXURIES: Final = SUPPLY + 4  # + luxury: the seat that owns it, or NOBODY

EMPTY_CARDS: Final = vec[u8](
    [*range(box.LOWEST, box.FIRST_DEALT)]  # P6
    + [0] * (DECK - HOLDER)
    + [*range(box.FIRST_DEALT, box.HIGHEST + 1)]
    + [0] * box.MARKET
)
EMPTY_BOOKS: Final = vec[i64](
    [0] * (SUPPLY - CASH)  # P7
    + [box.TILES] * box.INDUSTRIES
    + [NOBODY] * box.LUXURIES
)
