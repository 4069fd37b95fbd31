"""Names for the numbers of the rules."""

from __future__ import annotations

from typing import Literal, get_args

GoodName = Literal[
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
ThingName = GoodName | Literal["money"]
ChairName = Literal["ceo", "cfo", "coo"]

GOOD_NAMES: tuple[str, ...] = get_args(GoodName)
THING_NAMES: tuple[str, ...] = (*GOOD_NAMES, "money")
BOARD_NAMES: tuple[str, ...] = get_args(ChairName)
CHAIR_NAMES: tuple[str, ...] = (*BOARD_NAMES, "manager", "manager", "manager")
LETTERS = "abcdefghi"


def symbol_name(symbol: int) -> str:
    """ "gold-a" to "silver-i" """
    metal, place = divmod(symbol, len(LETTERS))
    return f"{('gold', 'silver')[metal]}-{LETTERS[place]}"
