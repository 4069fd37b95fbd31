"""Names for the numbers of the rules."""

from __future__ import annotations

from typing import Literal, get_args

from tontine.play.fields import MONEY, SEAT, one_of, thing
from tontine.rules.ponzi.decisions import PHASES

IndustryName = Literal["transportation", "grain", "media", "real_estate"]
INDUSTRY_NAMES: tuple[IndustryName, ...] = get_args(IndustryName)


def industry_number(name: str) -> int:
    return INDUSTRY_NAMES.index(name)


FIELDS = {
    "industry": thing("industry", INDUSTRY_NAMES),
    "phase": one_of(PHASES),
    "asked": one_of(("yes", "no")),
    "marker": SEAT,
    "owner": SEAT,
    "offerer": SEAT,
    "interest": MONEY,
    "owed": MONEY,
    "raised": MONEY,
    "paid": MONEY,
    "traded": MONEY,
    "spare": MONEY,
    # A sign in the text, from which on it tells of danger.
    "danger": thing("danger", ("short",)),
}
