"""Every decision of Ponzi Scheme with its code, and every event with its fields."""

from __future__ import annotations

from typing import Final

from tontine.rules.journal import EventKind

# Decisions. (As literals: a constant that is made of another module's constants is no constant
# to the compiler.)
FUND: Final = 0  # + industry * 81 + card
PASS: Final = FUND + 4 * 81  # on funding, or on trading
OFFER: Final = PASS + 1  # + seat * 4 + industry; the amount follows
LUXURY: Final = OFFER + 5 * 4  # + luxury
SELL: Final = LUXURY + 4
COUNTER: Final = SELL + 1
REMOVE: Final = COUNTER + 1  # + card
RETURN: Final = REMOVE + 81  # + industry
AMOUNT: Final = RETURN + 4  # + money in the envelope

# Which kind of decision the game is waiting for.
FUNDING: Final = 0
OFFERING: Final = 1
PRICING: Final = 2
ANSWERING: Final = 3
REMOVING: Final = 4
RETURNING: Final = 5
OVER: Final = 6
PHASES: Final = ["funding", "offering", "pricing", "answering", "removing", "returning", "over"]

# Events.
STARTED: Final = 0
DEALT: Final = 1
ROUND: Final = 2
FUNDED: Final = 3
DECLINED: Final = 4
REFILLED: Final = 5
RESHUFFLED: Final = 6
OFFERED: Final = 7
ENVELOPE: Final = 8
SOLD: Final = 9
COUNTERED: Final = 10
KEPT: Final = 11
BOUGHT: Final = 12
MARKER: Final = 13
REMOVED: Final = 14
CRASHED: Final = 15
RETURNED: Final = 16
TURNED: Final = 17
PAID: Final = 18
BANKRUPT: Final = 19
IDLE: Final = 20
SCORED: Final = 21

EVENTS: Final = [
    EventKind("started", "P7", "seat"),
    EventKind("dealt", "P6"),
    EventKind("round", "P26", "number", "seat"),
    EventKind("funded", "P9", "seat", "industry", "card"),
    EventKind("declined", "P9", "seat"),
    EventKind("refilled", "P13", "card"),
    EventKind("reshuffled", "P14", "cards"),
    EventKind("offered", "P16", "seat", "rival", "industry"),
    EventKind("envelope", "P16", "seat", "rival", "amount"),  # for the two of them only
    EventKind("sold", "P17", "seat", "rival", "industry"),  # the rival sold to the seat
    EventKind("countered", "P17", "seat", "rival", "industry"),  # the rival took the tile
    EventKind("kept", "P16", "seat"),  # made no offer
    EventKind("bought", "P32", "seat", "luxury", "amount"),
    EventKind("marker", "P20", "seat"),
    EventKind("removed", "P20", "seat", "card"),
    EventKind("crashed", "P21", "bears"),
    EventKind("returned", "P22", "seat", "industry"),
    EventKind("turned", "P23", "spaces"),
    EventKind("paid", "P24", "seat", "amount"),
    EventKind("bankrupt", "P24", "seat", "amount"),
    EventKind("idle", "P31", "rounds"),
    EventKind("scored", "P28", "seat", "points"),
]

# The streams of chance outcomes.
FIRST_PLAYER: Final = 0  # P7
DECK: Final = 1  # cards in the order in which they leave the deck
STREAMS: Final = ["first", "deck"]
