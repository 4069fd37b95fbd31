"""Positions of Greed Incorporated to try the terminal on, with cards whose numbers stay."""

from __future__ import annotations

import json

import msgspec

from tests.cli.positions import NAMES
from tests.rules.greed import box
from tontine.play.greed.view import GreedTable
from tontine.play.match import Match, new_match
from tontine.play.view import Decision, View

COMPANIES = ["MadF", "SoShitty Generale", "Lemon Sisters", "Endrun", "Icy Savings"]
COMPANIES += ["Artful & Sons", "WorldCon", "Parmafrost", "Bare Sterling", "Northern Crock"]
ASSETS = {10: "Coal Mine", 11: "Gravel Quarry", 12: "Cotton Growers", 14: "Scrap Dealer"}
ASSETS |= {15: "Coal Smelter", 16: "Railway Workshop", 17: "Bricklayers' Yard"}
ADA, BRUNO, CHLOE = range(3)
MADF, LEMON, ENDRUN = 0, 2, 3


def cards() -> str:
    """The set of the rules' tests, with names that can be typed."""
    fields = msgspec.json.decode(json.dumps(box.fields()))
    for company in fields["company"]:
        company["name"] = COMPANIES[company["number"]]
    for asset in fields["asset"]:
        asset["name"] = ASSETS.get(asset["number"], asset["name"])
    return json.dumps(fields)


CARDS = cards()


def dealt(*hand: str) -> Match:
    """Ada has Endrun and two cards, Bruno MadF and the marker, Chloé Lemon Sisters."""
    assets = ["10", "12", "11", "14", *(hand or ("15", "17"))]
    script = {"companies": ["3", "0", "2"], "assets": assets}
    return new_match("greed", NAMES[:3], 1, {"cards": CARDS}, script)


def play(match: Match, *decisions: tuple[int, Decision]) -> Match:
    for seat, decision in decisions:
        match.decide(seat, decision)
    return match


def bidding() -> Match:
    return play(
        dealt(),
        (BRUNO, {"kind": "announce", "asset": 10}),
        (CHLOE, {"kind": "announce", "asset": 11}),
        (ADA, {"kind": "announce", "asset": 15}),
    )


def taking() -> Match:
    return play(
        bidding(),
        (BRUNO, {"kind": "bid", "company": MADF, "amount": 20}),
        (CHLOE, {"kind": "bid", "company": LEMON, "amount": 10}),
        (ADA, {"kind": "bid", "company": ENDRUN, "amount": 40}),
    )


def trading() -> Match:
    """Endrun has 2 coal, MadF a smelter for them, Lemon Sisters 1 land and 1 sand."""
    match = play(
        taking(),
        (ADA, {"kind": "take", "asset": 10}),
        (BRUNO, {"kind": "take", "asset": 15}),
        (CHLOE, {"kind": "take", "asset": 11}),
    )
    assert match.view(None).table.phase == "trading"
    return match


def proposed() -> Match:
    """Bruno wants Ada's coal."""
    deal = {"company": MADF, "partner": ENDRUN, "give": {"money": 50}, "get": {"coal": 2}}
    return play(trading(), (BRUNO, {"kind": "propose", **deal}))


def selling() -> Match:
    match = trading()
    while match.view(None).table.phase == "trading":
        match.decide(match.owing[0], {"kind": "content"})
    return match


def with_two_companies(view: View) -> View:
    """As if Ada were CEO of Lemon Sisters, too."""
    table: GreedTable = view.table
    companies = [
        msgspec.structs.replace(it, ceo=ADA) if it.number == LEMON else it for it in table.companies
    ]
    return msgspec.structs.replace(view, table=msgspec.structs.replace(table, companies=companies))
