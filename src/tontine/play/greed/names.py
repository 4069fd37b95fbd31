"""Names for the numbers of the rules."""

from __future__ import annotations

from typing import Literal, get_args

from tontine.play.fields import MONEY, TEXT, numbered, one_of, thing
from tontine.rules.greed.components import SYMBOLS
from tontine.rules.greed.decisions import CAUSES, LOTS, PHASES

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
MANAGER = "manager"
CHAIR_NAMES: tuple[str, ...] = (*BOARD_NAMES, MANAGER, MANAGER, MANAGER)
LETTERS = "abcdefghi"


def symbol_name(symbol: int) -> str:
    """ "gold-a" to "silver-i" """
    metal, place = divmod(symbol, len(LETTERS))
    return f"{('gold', 'silver')[metal]}-{LETTERS[place]}"


# Sums of money, besides those of every game.
SUMS = ("income", "before", "free", "last", "needed", "total", "bid", "double", "least", "after")

FIELDS = {
    "good": thing("good", GOOD_NAMES),
    "thing": thing("good", THING_NAMES),
    "chair": thing("chair", CHAIR_NAMES),
    "post": thing("post", CHAIR_NAMES),
    "company": numbered("company"),
    "partner": numbered("company"),
    "asset": numbered("asset"),
    **dict.fromkeys(SUMS, MONEY),
    "symbol": one_of([symbol_name(symbol) for symbol in range(2 * SYMBOLS)]),
    "cause": one_of(CAUSES),
    "lot": one_of(LOTS),
    "phase": one_of(PHASES),
    "text": TEXT,
}
