"""Where in ``Position.numbers`` each number of a game stands.

One row of numbers for all of it, so that a game is copied in one go. Read and written as
``numbers[at.FREE + company]``; most have a name of their own in ``position.py``.
"""

from __future__ import annotations

from typing import Final

# Literals, as elsewhere: a constant made of another module's is none to the compiler.
STEP: Final = 0  # + good. G11: where its price is on its track
TREND: Final = STEP + 11  # + good. G10: the number on the square where it stands
ARROWS: Final = TREND + 11  # + good. G10: of cards laid down together, until they are applied

CHAIR: Final = ARROWS + 11  # + company * CHAIRS + chair: whose marker sits there, or NOBODY
SLOT: Final = CHAIR + 10 * 6  # + company * SLOTS + slot: an asset, or NO_ASSET
STOCK: Final = SLOT + 10 * 4  # + company * GOODS + good
UNITS: Final = STOCK + 10 * 11  # + company: goods of all kinds together
FREE: Final = UNITS + 10  # + company: its three piles of money
LAST: Final = FREE + 10  # + company
INCOME: Final = LAST + 10  # + company: new
BID: Final = INCOME + 10  # + company. G12: its bid while it invests, or 0

STATUS: Final = BID + 10  # + asset: where the card is
MARK: Final = STATUS + 50  # + asset: whose marker lies on it while it is on offer, or NOBODY

PURSE: Final = MARK + 50  # + seat: private money
HELD: Final = PURSE + 5  # + seat * HAND + place: an asset, or NO_ASSET
CHOSEN: Final = HELD + 5 * 2  # + seat. G9: the asset it will announce, or NO_ASSET
MADE: Final = CHOSEN + 5  # + seat. G20: its proposals this year

SYMBOL: Final = MADE + 5  # + symbol, nine of silver after nine of gold: who won it, or NOBODY
PILE: Final = SYMBOL + 2 * 9  # + place: what is left of the present ten, or of the first companies
DRAFT: Final = PILE + 10  # + side * THINGS + thing: a deal's terms; + good: what a sale keeps
SIZE: Final = DRAFT + 2 * 12
