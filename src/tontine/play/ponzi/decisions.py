"""Every decision of Ponzi Scheme with its fields, as it stands in JSON."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tontine.play.ponzi.names import IndustryName
from tontine.rules.ponzi.components import LUXURIES, MOST_SEATS

MOST_MONEY = 1_000_000_000
LUXURY_POINTS = range(1, LUXURIES + 1)  # P4: what each is known by

Card = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Luxury = Annotated[int, Meta(ge=1, le=LUXURIES)]


class _Decision(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Fund(_Decision, frozen=True, tag="fund"):
    """P9: an industry tile and a fund card, known by its value"""

    industry: IndustryName
    card: Card


class Pass(_Decision, frozen=True, tag="pass"):
    """P9, P16: no fund, or no offer"""


class Offer(_Decision, frozen=True, tag="offer"):
    """P16: an envelope for another seat; a draft, as long as the amount is null"""

    to: Seat
    industry: IndustryName
    amount: Money | None


class Sell(_Decision, frozen=True, tag="sell"):
    """P17"""


class Counter(_Decision, frozen=True, tag="counter"):
    """P17"""


class BuyLuxury(_Decision, frozen=True, tag="luxury"):
    """P32: the luxury by its points"""

    luxury: Luxury


class Remove(_Decision, frozen=True, tag="remove"):
    """P20"""

    card: Card


class Return(_Decision, frozen=True, tag="return"):
    """P22"""

    industry: IndustryName


PonziDecision = Fund | Pass | Offer | Sell | Counter | BuyLuxury | Remove | Return
