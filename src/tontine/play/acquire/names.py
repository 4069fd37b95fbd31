"""Names for the numbers of the rules."""

from __future__ import annotations

import re
from typing import Literal, get_args

from tontine.play.errors import BadMatch
from tontine.play.fields import one_of, thing
from tontine.rules.acquire.components import COLUMNS, ROWS
from tontine.rules.acquire.decisions import PHASES, PLACES

CorporationName = Literal["sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum"]
CORPORATION_NAMES: tuple[str, ...] = get_args(CorporationName)
TIERS = ("low", "low", "middle", "middle", "middle", "high", "high")

ROW_LETTERS = "ABCDEFGHI"
COLUMN_NUMBERS = range(1, COLUMNS + 1)
_TILE = re.compile(r"([1-9]|1[0-2])([A-I])")


# A1: column number, row letter.
TILE_NAMES = tuple(f"{column}{row}" for row in ROW_LETTERS for column in COLUMN_NUMBERS)


def tile_name(tile: int) -> str:
    return TILE_NAMES[tile]


_NUMBERS = {name: number for number, name in enumerate(TILE_NAMES)}


def tile_number(name: str) -> int:
    if (number := _NUMBERS.get(name)) is not None:
        return number
    found = _TILE.fullmatch(name.strip().upper())
    if found is None:
        last = tile_name(COLUMNS * ROWS - 1)
        raise BadMatch("no-outcome", name=name, first=tile_name(0), last=last)
    return ROW_LETTERS.index(found[2]) * COLUMNS + int(found[1]) - 1


def corporation_number(name: str) -> int:
    return _CORPORATIONS[name]


_CORPORATIONS = {name: number for number, name in enumerate(CORPORATION_NAMES)}


FIELDS = {
    "tile": one_of(TILE_NAMES),
    "corporation": thing("corporation", CORPORATION_NAMES),
    "survivor": thing("corporation", CORPORATION_NAMES),
    "defunct": thing("corporation", CORPORATION_NAMES),
    "place": one_of(PLACES),
    "phase": one_of(PHASES),
}
