"""Every decision of Acquire with its code, and every event with its fields."""

from __future__ import annotations

from typing import Final

from tontine.rules.journal import EventKind

# Decisions. The codes that name a corporation span seven values, a tile 108. (As literals: a
# constant that is made of another module's constants is no constant to the compiler.)
PLACE: Final = 0  # + tile
FOUND: Final = PLACE + 108  # + corporation
SURVIVE: Final = FOUND + 7  # + corporation
SETTLE: Final = SURVIVE + 7  # + corporation: which of equal defunct ones is next
BUY: Final = SETTLE + 7  # + corporation: one share
DONE: Final = BUY + 7  # buy no more
ANNOUNCE: Final = DONE + 1  # the end of the game
LEAVE: Final = ANNOUNCE + 1  # the tile out, after announcing
DISPOSE: Final = LEAVE + 1  # + pairs traded * SALES + shares sold; the rest is kept
SALES: Final = 26  # none to all 25 shares
CODES: Final = DISPOSE + 13 * SALES  # none to twelve pairs

# Which kind of decision the game is waiting for.
PLACING: Final = 0
FOUNDING: Final = 1
SURVIVING: Final = 2
SETTLING: Final = 3
DISPOSING: Final = 4
BUYING: Final = 5
OVER: Final = 6
PHASES: Final = ["placing", "founding", "surviving", "settling", "disposing", "buying", "over"]

# Events.
OPENED: Final = 0
STARTED: Final = 1
DREW: Final = 2
REFILLED: Final = 3
TURN: Final = 4
PLACED: Final = 5
SKIPPED: Final = 6
FOUNDED: Final = 7
GIVEN: Final = 8
UNGIVEN: Final = 9
GREW: Final = 10
MERGED: Final = 11
SETTLED: Final = 12
SHOWED: Final = 13
MARKET: Final = 14
BONUS: Final = 15
DISPOSED: Final = 16
ABSORBED: Final = 17
BOUGHT: Final = 18
DECLINED: Final = 19
ANNOUNCED: Final = 20
LEFT_OUT: Final = 21
SET_ASIDE: Final = 22
STUCK: Final = 23
ENDED: Final = 24
CASHED: Final = 25

EVENTS: Final = [
    EventKind("opened", "A5", "seat", "tile"),
    EventKind("started", "A5", "seat"),
    EventKind("drew", "A28", "seat", "tile"),  # the seat's own eyes only
    EventKind("refilled", "A28", "seat"),  # the same for all others
    EventKind("turn", "A9", "seat", "number"),
    EventKind("placed", "A10", "seat", "tile"),
    EventKind("skipped", "A10", "seat"),
    EventKind("founded", "A11", "seat", "corporation", "size"),
    EventKind("given", "A12", "seat", "corporation"),
    EventKind("ungiven", "A12", "seat", "corporation"),
    EventKind("grew", "A14", "corporation", "size"),
    EventKind("merged", "A15", "seat", "corporation"),  # the survivor
    EventKind("settled", "A24", "corporation", "size", "price"),
    EventKind("showed", "A18", "seat", "corporation", "shares"),
    EventKind("market", "A34", "corporation", "tile", "shares"),
    EventKind("bonus", "A18", "seat", "corporation", "amount", "place"),
    EventKind("disposed", "A23", "seat", "corporation", "sold", "traded"),
    EventKind("absorbed", "A25", "corporation", "survivor", "size"),
    EventKind("bought", "A26", "seat", "corporation", "shares", "amount"),
    EventKind("declined", "A26", "seat"),
    EventKind("announced", "A30", "seat"),
    EventKind("left_out", "A30", "seat"),  # the tile
    EventKind("set_aside", "A28", "seat", "tile"),
    EventKind("stuck", "A33"),
    EventKind("ended", "A31"),
    EventKind("cashed", "A31", "seat", "corporation", "shares", "amount"),
]

# The places a bonus is paid for, as "place" of the event.
FIRST: Final = 0  # A18
SECOND: Final = 1  # A18
SOLE: Final = 2  # A19
FIRST_SHARED: Final = 3  # A20
SECOND_SHARED: Final = 4  # A21
PLACES: Final = ["first", "second", "sole", "first_shared", "second_shared"]
PLACE_RULES: Final = ["A18", "A18", "A19", "A20", "A21"]

# The streams of chance outcomes.
BAG_TILES: Final = 0  # tiles in the order in which they leave the bag
MARKET_TILES: Final = 1  # A34: tiles drawn for the market, which go back
STREAMS: Final = ["bag", "market"]
