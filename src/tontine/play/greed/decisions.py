"""Every decision of Greed Incorporated with its fields, as it stands in JSON.

Companies and assets are known by their numbers, goods by their names.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tontine.play.greed.names import ChairName, GoodName, ThingName
from tontine.rules.greed.components import ASSETS, COMPANIES, MOST_KEPT, SLOTS
from tontine.rules.greed.position import MOST_MONEY

LONGEST_MESSAGE = 200

Company = Annotated[int, Meta(ge=0, lt=COMPANIES)]
Asset = Annotated[int, Meta(ge=0, lt=ASSETS)]
Money = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Proposal = Annotated[int, Meta(ge=0, le=MOST_MONEY)]
Message = Annotated[str, Meta(max_length=LONGEST_MESSAGE)]
Things = dict[ThingName, Money]
Runs = Annotated[list[Asset], Meta(max_length=2 * SLOTS)]


class _Decision(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Announce(_Decision, frozen=True, tag="announce"):
    """G9"""

    asset: Asset


class OtherBid(Struct, frozen=True, forbid_unknown_fields=True):
    """G12"""

    company: Company
    amount: Money


class Bid(_Decision, frozen=True, tag="bid"):
    """G12: one for each company that bids, in any order; or several at once"""

    company: Company
    amount: Money
    also: Annotated[list[OtherBid], Meta(max_length=COMPANIES)] = []


class Take(_Decision, frozen=True, tag="take"):
    """G13"""

    asset: Asset


class Decline(_Decision, frozen=True, tag="decline"):
    """G13: no card for this bid"""


class Use(_Decision, frozen=True, tag="use"):
    """G19"""

    asset: Asset


class Propose(_Decision, frozen=True, tag="propose"):
    """G17: one's own company gives, and gets from its partner; G19: assets of either are run in
    it; a short message to go with it"""

    company: Company
    partner: Company
    give: Things
    get: Things
    runs: Runs = []
    message: Message = ""


class Accept(_Decision, frozen=True, tag="accept"):
    """G17"""

    proposal: Proposal


class Reject(_Decision, frozen=True, tag="reject"):
    """G17"""

    proposal: Proposal


class Counter(_Decision, frozen=True, tag="counter"):
    """G17: other terms instead, seen from the one who answers"""

    proposal: Proposal
    give: Things
    get: Things
    runs: Runs = []
    message: Message = ""


class Withdraw(_Decision, frozen=True, tag="withdraw"):
    """G17"""

    proposal: Proposal


class Content(_Decision, frozen=True, tag="content"):
    """G20: what waits for one's answer is turned down by it"""


class Sell(_Decision, frozen=True, tag="sell"):
    """G21: everything but what is kept"""

    keep: dict[GoodName, Annotated[int, Meta(ge=0, le=MOST_KEPT)]]


class Point(_Decision, frozen=True, tag="point"):
    """G24"""

    chair: ChairName


class Drop(_Decision, frozen=True, tag="drop"):
    """G27"""

    asset: Asset


class Raise(_Decision, frozen=True, tag="raise"):
    """G29, G31"""

    amount: Money


class Pass(_Decision, frozen=True, tag="pass"):
    """G29, G31"""


class Found(_Decision, frozen=True, tag="found"):
    """G32: a company, and up to four assets from the discards"""

    company: Company
    assets: Annotated[list[Asset], Meta(max_length=SLOTS)]


GreedDecision = (
    Announce
    | Bid
    | Take
    | Decline
    | Use
    | Propose
    | Accept
    | Reject
    | Counter
    | Withdraw
    | Content
    | Sell
    | Point
    | Drop
    | Raise
    | Pass
    | Found
)
