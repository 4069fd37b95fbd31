"""What is in the box: fund cards, industries, luxuries, the wheel (P1 to P5)."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FEWEST_SEATS: Final = 3  # P1
MOST_SEATS: Final = 5

# P1, P2: a card is known by its value; no two are alike.
LOWEST: Final = 9
HIGHEST: Final = 80
CARDS: Final = 81  # the size of a table that has a row for every card
FIRST_DEALT: Final = 18  # the cards below are the starting cards
DEALT: Final = 63  # how many are not
FIRST_BEAR: Final = 65  # in the edition of 2015
FIRST_BEAR_ENGLISH: Final = 63  # R: in the English edition
NO_CARD: Final = 0

MARKET: Final = 9  # P6: three rows of three
ROW: Final = 3

# P3
TRANSPORTATION: Final = 0
GRAIN: Final = 1
MEDIA: Final = 2
REAL_ESTATE: Final = 3
INDUSTRIES: Final = 4
TILES: Final = 15
MOST_FUNDED: Final = 3  # P10: of one industry, by funding

LUXURIES: Final = 4  # P4
LUXURY_PRICES: Final = vec[i64]([30, 56, 78, 96])  # P4, and the steps of P29
ARROW: Final = 0  # P5: the spaces are the arrow, and 1 to 5
SPACES: Final = 6
IDLE_ROUNDS: Final = 3  # P31: in a row, and the game is over


def _column(name: str) -> vec[i64]:
    """A column of the cards' table, by value."""
    numbers = [0] * CARDS
    text = (files("tontine.rules.ponzi") / "funds.csv").read_text("utf-8")
    for row in csv.DictReader(text.splitlines()):
        numbers[int(row["value"])] = int(row[name])
    return vec[i64](numbers)


PERIODS: Final = _column("period")
INTERESTS: Final = _column("interest")


def wealth_points(money: i64) -> i64:
    """P29"""
    points: i64 = 0
    for step in LUXURY_PRICES:
        if money >= step:
            points += 1
    return points
