"""Every decision of Greed Incorporated with its code, and every event with its fields."""

from __future__ import annotations

from typing import Final

from tontine.rules.journal import EventKind

# Decisions. (As literals: a constant that is made of another module's constants is no constant
# to the compiler.)
ANNOUNCE: Final = 0  # + asset
TAKE: Final = ANNOUNCE + 50  # + asset
DECLINE: Final = TAKE + 50
CONTENT: Final = DECLINE + 1
USE: Final = CONTENT + 1  # + asset
PROPOSE: Final = USE + 50  # + company * 10 + partner; runs and terms follow
ACCEPT: Final = PROPOSE + 100  # + place among the open proposals
REJECT: Final = ACCEPT + 16
COUNTER: Final = REJECT + 16  # runs and terms follow
WITHDRAW: Final = COUNTER + 16
SEND: Final = WITHDRAW + 16
RUN: Final = SEND + 1  # + asset; before the terms, in the order of their numbers
KEEP: Final = RUN + 50  # + good * 5 + how many; in the order of the goods
SELL: Final = KEEP + 55  # all that is not kept
POINT: Final = SELL + 1  # + chair
DROP: Final = POINT + 3  # + asset
PASS: Final = DROP + 50
FOUND: Final = PASS + 1  # + company; its assets follow
EQUIP: Final = FOUND + 10  # + asset; in the order of their numbers
OPEN: Final = EQUIP + 50  # for business: no further assets
SUMS: Final = 1 << 24  # amounts are below this
TERM: Final = SUMS  # + (side * 12 + thing) * SUMS + amount; in this order
BID: Final = TERM + 24 * SUMS  # + company * SUMS + amount
RAISE: Final = BID + 10 * SUMS  # + amount

# Which kind of decision the game is waiting for.
ANNOUNCING: Final = 0
BIDDING: Final = 1
TAKING: Final = 2
TRADING: Final = 3
DRAFTING: Final = 4
SELLING: Final = 5
POINTING: Final = 6
DROPPING: Final = 7
GOLD: Final = 8
SILVER: Final = 9
FOUNDERS: Final = 10
FOUNDING: Final = 11
EQUIPPING: Final = 12
OVER: Final = 13
PHASES: Final = [
    "announcing",
    "bidding",
    "taking",
    "trading",
    "drafting",
    "selling",
    "pointing",
    "dropping",
    "gold",
    "silver",
    "founders",
    "founding",
    "equipping",
    "over",
]
# The phase of the rulebook each belongs to; 2, 4 and 7 ask nobody anything.
STAGES: Final = [1, 3, 3, 5, 5, 6, 8, 8, 9, 9, 10, 10, 10, 10]

# Why a trend changes.
BY_COMPANIES: Final = 0
BY_ASSETS: Final = 1
BY_GOLD: Final = 2
BY_SILVER: Final = 3
BY_FOUNDING: Final = 4
CAUSES: Final = ["companies", "assets", "gold", "silver", "founding"]

# What is under the hammer.
GOLD_SYMBOL: Final = 0
SILVER_SYMBOL: Final = 1
COMPANY: Final = 2
LOTS: Final = ["gold", "silver", "company"]

# Events.
ASSIGNED: Final = 0
STARTED: Final = 1
DREW: Final = 2
YEAR: Final = 3
CHOSE: Final = 4
ANNOUNCED: Final = 5
TREND: Final = 6
PRICE: Final = 7
SEALED: Final = 8
BIDDEN: Final = 9
TOOK: Final = 10
DECLINED: Final = 11
SEATED: Final = 12
PRODUCED: Final = 13
PROPOSED: Final = 14
TERMS: Final = 15
REJECTED: Final = 16
COUNTERED: Final = 17
WITHDREW: Final = 18
DEALT: Final = 19
MOVED: Final = 20
PAID: Final = 21
USED: Final = 22
SPENT: Final = 23
GAINED: Final = 24
CONTENTED: Final = 25
SOLD: Final = 26
KEPT: Final = 27
STORED: Final = 28
CLOSED: Final = 29
BOOTED: Final = 30
POINTED: Final = 31
FIRED: Final = 32
PROMOTED: Final = 33
DROPPED: Final = 34
LIQUIDATED: Final = 35
AUCTIONED: Final = 36
RAISED: Final = 37
PASSED: Final = 38
WON: Final = 39
UNSOLD: Final = 40
MARKER: Final = 41
OFFERED: Final = 42
FOUNDED: Final = 43
EQUIPPED: Final = 44
UNFOUNDED: Final = 45
SCORED: Final = 46
RUNS: Final = 47
RAN: Final = 48

EVENTS: Final = [
    EventKind("assigned", "G3", "seat", "company"),
    EventKind("started", "G4", "seat"),
    EventKind("drew", "G9", "seat", "asset"),  # for the seat only
    EventKind("year", "G6", "number", "seat"),
    EventKind("chose", "G9", "seat", "asset"),  # for the seat only, until all have
    EventKind("announced", "G9", "seat", "asset"),
    EventKind("trend", "G10", "good", "trend", "change", "cause"),
    EventKind("price", "G11", "good", "price", "trend"),
    EventKind("sealed", "G12", "seat", "company", "amount"),  # for the seat only
    EventKind("bidden", "G12", "seat", "company", "amount"),
    EventKind("took", "G13", "seat", "company", "asset", "amount"),
    EventKind("declined", "G13", "seat", "company"),
    EventKind("seated", "G15", "seat", "company", "chair"),
    EventKind("produced", "G16", "company", "good", "count"),
    EventKind("proposed", "G17", "seat", "proposal", "company", "partner"),
    EventKind("terms", "G17", "proposal", "company", "thing", "count"),
    EventKind("rejected", "G17", "seat", "proposal", "company", "partner"),
    EventKind("countered", "G17", "seat", "proposal", "company", "partner"),
    EventKind("withdrew", "G17", "seat", "proposal", "company", "partner"),
    EventKind("dealt", "G17", "proposal", "company", "partner"),
    EventKind("moved", "G17", "company", "partner", "good", "count"),  # from, to
    EventKind("paid", "G18", "company", "partner", "amount"),
    EventKind("used", "G19", "company", "asset"),
    EventKind("spent", "G19", "company", "good", "count"),
    EventKind("gained", "G19", "company", "good", "count"),
    EventKind("contented", "G20", "seat"),
    EventKind("sold", "G21", "company", "good", "count", "amount"),
    EventKind("kept", "G21", "company", "good", "count"),
    EventKind("stored", "G21", "company", "count", "amount"),
    EventKind("closed", "G23", "company", "income", "before"),
    EventKind("booted", "G22", "company", "income", "before"),
    EventKind("pointed", "G24", "seat", "company", "chair", "rival"),
    EventKind("fired", "G25", "seat", "company", "chair", "amount"),
    EventKind("promoted", "G26", "seat", "company", "chair"),
    EventKind("dropped", "G27", "seat", "company", "asset"),
    EventKind("liquidated", "G28", "company"),
    EventKind("auctioned", "G29", "symbol", "price"),
    EventKind("raised", "G29", "seat", "amount", "lot"),
    EventKind("passed", "G29", "seat", "lot"),
    EventKind("won", "G29", "seat", "symbol", "amount"),
    EventKind("unsold", "G29", "symbol"),
    EventKind("marker", "G29", "seat"),
    EventKind("offered", "G31", "price"),
    EventKind("founded", "G32", "seat", "company", "amount"),
    EventKind("equipped", "G32", "company", "asset"),
    EventKind("unfounded", "G31"),
    EventKind("scored", "G33", "seat", "points", "cash"),
    EventKind("runs", "G19", "proposal", "company", "asset"),  # that a proposal names
    EventKind("ran", "G19", "company", "asset"),  # in a deal; like "used"
]

# The streams of chance outcomes.
COMPANY_DECK: Final = 0  # companies as they are dealt, from the first seat on
ASSET_DECK: Final = 1  # assets in the order in which they leave the deck
STREAMS: Final = ["companies", "assets"]
