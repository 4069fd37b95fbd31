"""What is in the box besides the cards: goods, seats, the costs of keeping and bidding."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FEWEST_SEATS: Final = 3  # G1
MOST_SEATS: Final = 5

# G1, in the order of the price board
GOODS: Final = 11
GOOD_NAMES: Final = [
    "land",
    "sand",
    "coal",
    "steel",
    "cotton",
    "textiles",
    "houses",
    "railroads",
    "loans",
    "microchips",
    "blah_blah",
]
MONEY: Final = 11  # in a deal, money is the thing after the goods
THINGS: Final = 12

MOST_ARROWS: Final = 4  # that tell anything on one card: from one end to the other

COMPANIES: Final = 10  # G3: 0 to 4 are dealt, 5 to 9 can be founded
FIRST_FOUNDED: Final = 5
SLOTS: Final = 4  # G12: assets of a company
FREE_CASH: Final = 100  # G3, G32

# G15: the seats of a company. The first three are the board.
CHAIRS: Final = 6
CEO: Final = 0
CFO: Final = 1
COO: Final = 2
BOARD: Final = 3

# G5: asset cards are known by their numbers.
FIRST_ASSET: Final = 10
ASSETS: Final = 50  # the size of a table that has a row for every asset
TENS: Final = 4
TEN: Final = 10
HAND: Final = 2  # cards
NO_ASSET: Final = 0

SYMBOLS: Final = 9  # G2: of gold, and of silver
LEAST_BID: Final = 10  # G12
SYMBOL_RAISE: Final = 10  # G29
COMPANY_PRICE: Final = 50  # G31
COMPANY_RAISE: Final = 1
MOST_COMPANIES: Final = 2  # G31: who is CEO of as many may not bid

MOST_KEPT: Final = 4  # G21: goods
STORAGE: Final = vec[i64]([0, 0, 5, 15, 30])  # G21: what keeping so many costs
SEVERANCE: Final = vec[i64]([40, 20, 20])  # G25: percent of the free cash, by chair

# G20: what ends the haggling in the end: offers a CEO may have open, and make in a year.
MOST_OPEN: Final = 3
MOST_PROPOSALS: Final = 24


def years_of(seats: i64) -> i64:
    """G6"""
    return 12 if seats == 3 else 8


def trend_after(trend: i64, arrows: i64) -> i64:
    """G1, G10: the number on the square so many squares further on, stopped at either end. The
    squares are -3, -1, 0, 1 and 2."""
    square = (trend if trend > -2 else i64(-2)) + arrows  # -3 stands where -2 would
    if square > 2:
        return 2
    return square if square > -2 else i64(-3)
