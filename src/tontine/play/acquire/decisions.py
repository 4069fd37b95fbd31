"""Every decision of Acquire with its fields, as it stands in JSON."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tontine.play.acquire.names import CorporationName
from tontine.rules.acquire.components import SHARES

Shares = Annotated[int, Meta(ge=0, le=SHARES)]


class _Decision(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Place(_Decision, frozen=True, tag="place"):
    """A10"""

    tile: str


class Found(_Decision, frozen=True, tag="found"):
    """A11"""

    corporation: CorporationName


class Survivor(_Decision, frozen=True, tag="survivor"):
    """A16"""

    corporation: CorporationName


class Settle(_Decision, frozen=True, tag="settle"):
    """A24: which of equal defunct corporations comes next"""

    corporation: CorporationName


class Dispose(_Decision, frozen=True, tag="dispose"):
    """A23: ``trade`` counts the shares given away, so it is even; the rest is kept"""

    sell: Shares
    trade: Shares


class Buy(_Decision, frozen=True, tag="buy"):
    """A26: up to three shares in all; none is a decision too. As it ends the turn, the end of the
    game can be announced with it (A30)"""

    shares: dict[CorporationName, Shares]
    announce: bool = False


class Announce(_Decision, frozen=True, tag="announce"):
    """A30"""


class Leave(_Decision, frozen=True, tag="leave"):
    """A30: the tile is left out, after announcing; shares may still be bought"""


class End(_Decision, frozen=True, tag="end"):
    """A30: all that is left of the turn is left out, after announcing"""


AcquireDecision = Place | Found | Survivor | Settle | Dispose | Buy | Announce | Leave | End
