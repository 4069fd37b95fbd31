"""The decisions of Greed Incorporated by name, as tests make them and as ``offered`` lists them."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.greed import box
from tests.rules.scenario import Codes
from tontine.rules.greed import decisions as codes
from tontine.rules.greed.components import COMPANIES, GOOD_NAMES

THINGS = [*GOOD_NAMES, "money"]
CHAIR_NAMES = ("ceo", "cfo", "coo")

DECLINE = (codes.DECLINE,)
CONTENT = (codes.CONTENT,)
SEND = (codes.SEND,)
PASS = (codes.PASS,)
OPEN = (codes.OPEN,)


def announce(asset: int) -> Codes:
    return (codes.ANNOUNCE + asset,)


def bid(company: int, amount: int) -> Codes:
    return (codes.BID + company * codes.SUMS + amount,)


def take(asset: int) -> Codes:
    return (codes.TAKE + asset,)


def use(asset: int) -> Codes:
    return (codes.USE + asset,)


def terms(gives: str, wants: str) -> Codes:
    entries = [
        codes.TERM + (side * len(THINGS) + THINGS.index(thing)) * codes.SUMS + amount
        for side, words in enumerate((gives, wants))
        for thing, amount in box.goods(words).items()
    ]
    return tuple(sorted(entries))


def run(*assets: int) -> Codes:
    return tuple(codes.RUN + asset for asset in assets)


def deal(company: int, partner: int, gives: str, wants: str, runs: Sequence[int] = ()) -> Codes:
    begin = codes.PROPOSE + company * COMPANIES + partner
    return (begin, *run(*runs), *terms(gives, wants), *SEND)


def accept(place: int = 0) -> Codes:
    return (codes.ACCEPT + place,)


def reject(place: int = 0) -> Codes:
    return (codes.REJECT + place,)


def counter(gives: str, wants: str, place: int = 0, runs: Sequence[int] = ()) -> Codes:
    return (codes.COUNTER + place, *run(*runs), *terms(gives, wants), *SEND)


def withdraw(place: int = 0) -> Codes:
    return (codes.WITHDRAW + place,)


def sell(keep: str = "") -> Codes:
    """Everything, but for what is kept."""
    kept = [
        codes.KEEP + GOOD_NAMES.index(good) * 5 + count for good, count in box.goods(keep).items()
    ]
    return (*sorted(kept), codes.SELL)


def point(chair: str) -> Codes:
    return (codes.POINT + CHAIR_NAMES.index(chair),)


def drop(asset: int) -> Codes:
    return (codes.DROP + asset,)


def raise_to(amount: int) -> Codes:
    return (codes.RAISE + amount,)


def found(company: int) -> Codes:
    return (codes.FOUND + company,)


def equip(*assets: int) -> Codes:
    return tuple(codes.EQUIP + asset for asset in assets)


SINGLE = {
    codes.DECLINE: "decline",
    codes.CONTENT: "content",
    codes.SEND: "send",
    codes.SELL: "sell",
    codes.PASS: "pass",
    codes.OPEN: "open",
}
NAMED = [
    (codes.EQUIP, "equip"),
    (codes.FOUND, "found"),
    (codes.DROP, "drop"),
    (codes.POINT, "point"),
    (codes.KEEP, "keep"),
    (codes.RUN, "run"),
    (codes.WITHDRAW, "withdraw"),
    (codes.COUNTER, "counter"),
    (codes.REJECT, "reject"),
    (codes.ACCEPT, "accept"),
    (codes.PROPOSE, "propose"),
    (codes.USE, "use"),
    (codes.TAKE, "take"),
    (codes.ANNOUNCE, "announce"),
]


def words(code: int, count: int = 1) -> str:
    """A span of codes as ``offered`` lists it."""
    if code in SINGLE:
        return SINGLE[code]
    if code >= codes.TERM:
        return _sums(code, count)
    first, name = next(pair for pair in NAMED if pair[0] <= code)
    number = code - first
    if name == "point":
        return f"point {CHAIR_NAMES[number]}"
    if name == "propose":
        return f"propose {number // COMPANIES} {number % COMPANIES}"
    if name == "keep":
        return f"keep {number % 5} to {number % 5 + count - 1} {GOOD_NAMES[number // 5]}"
    return f"{name} {number}"


def _sums(code: int, count: int) -> str:
    if code >= codes.RAISE:
        return f"raise {code - codes.RAISE} to {code - codes.RAISE + count - 1}"
    first = codes.BID if code >= codes.BID else codes.TERM
    row, amount = divmod(code - first, codes.SUMS)
    if first == codes.BID:
        return f"bid {row} {amount} to {amount + count - 1}"
    side = "give" if row < len(THINGS) else "want"
    return f"{side} {amount} to {amount + count - 1} {THINGS[row % len(THINGS)]}"
