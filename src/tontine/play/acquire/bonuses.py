"""Bonuses: who gets what for a corporation, by which rule, and how each sum comes about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from tontine.play.acquire.names import CORPORATION_NAMES, TIERS
from tontine.play.view import Event
from tontine.play.words import Phrase, listed
from tontine.rules.acquire.components import MAJORITY, MINORITY, SHARES
from tontine.rules.acquire.decisions import PLACE_RULES, PLACES
from tontine.rules.acquire.game import Acquire

# What each place is paid from, as multiples of the price (A18 to A21).
PAID = {
    "first": {"majority": MAJORITY},
    "second": {"minority": MINORITY},
    "sole": {"majority": MAJORITY, "minority": MINORITY},
    "first_shared": {"majority": MAJORITY, "minority": MINORITY},
    "second_shared": {"minority": MINORITY},
}


class Line(Struct, frozen=True, gc=False):
    """A step on the way to a sum, the sum so far, and the rule."""

    says: Phrase
    amount: int
    rule: str


class Bonus(Struct, frozen=True, gc=False):
    """What a shareholder gets, and how that comes about. ``shares`` is None as long as nobody may
    know, ``place`` if there is no bonus."""

    seat: int
    shares: int | None
    place: str | None
    amount: int
    why: list[Line]


class Payout(Struct, frozen=True, gc=False):
    """What a corporation pays its shareholders, whoever gets most first."""

    corporation: str
    size: int
    price: int
    bonuses: list[Bonus]
    market: Phrase | None  # A34: what the stock market drew
    pending: Phrase | None  # why no bonus can be told yet, or none is paid


@dataclass
class _Settlement:
    """A payout while its events are read; ``held`` by seat as far as that is known."""

    size: int
    price: int
    held: dict[int, int]
    paid: dict[int, tuple[str, int]] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)
    market: Event | None = None


def visible(game: Acquire, viewer: int | None, seat: int) -> bool:
    """A8: hidden holdings are shown to their owner, and to all when the game is over."""
    return not game.hidden or game.over or seat == viewer


def payouts(game: Acquire, viewer: int | None, events: Iterable[Event]) -> list[Payout]:
    """The payouts among events, as a seat or an onlooker can know them. One begins when its
    corporation is settled, or at the end of the game; ``game`` is as it was before them, or is
    after some of the shares were disposed of."""
    found: dict[str, _Settlement] = {}
    for event in events:
        if event.event not in ("settled", "showed", "market", "bonus", "disposed"):
            continue
        name, fields = str(event.fields["corporation"]), event.fields
        if name not in found:
            if event.event == "disposed":  # of one that was settled before
                continue
            found[name] = _begin(game, viewer, name)
        at = found[name]
        seat = int(fields.get("seat", -1))
        if event.event == "settled":
            at.size, at.price = int(fields["size"]), int(fields["price"])
        elif event.event == "showed":
            at.held[seat] = int(fields["shares"])
            at.shown.add(seat)
        elif event.event == "market":
            at.market = event
        elif event.event == "bonus":
            at.paid[seat] = (str(fields["place"]), int(fields["amount"]))
        elif seat in at.held and seat not in at.shown:
            # A bonus is paid for what was held then, and some of it is gone by now.
            at.held[seat] += int(fields["sold"]) + int(fields["traded"])
    return [_payout(game, name, at) for name, at in found.items()]


def _begin(game: Acquire, viewer: int | None, name: str) -> _Settlement:
    number = CORPORATION_NAMES.index(name)
    seats = [seat for seat in range(game.seats) if visible(game, viewer, seat)]
    held = {seat: int(game.held(seat, number)) for seat in seats}
    return _Settlement(game.size(number), game.price(number), held)


def _payout(game: Acquire, name: str, at: _Settlement) -> Payout:
    market = at.market
    bonuses = [
        Bonus(seat, shares, place, amount, _explain(name, at, seat, place, amount))
        for seat in range(game.seats)
        for shares in [at.held.get(seat)]
        for place, amount in [at.paid.get(seat, (None, 0))]
        if amount or shares
    ]
    return Payout(
        corporation=name,
        size=at.size,
        price=at.price,
        bonuses=sorted(bonuses, key=lambda it: (-it.amount, -(it.shares or 0))),
        market=None if market is None else Phrase("event-market", dict(market.fields), "A34"),
        pending=None if at.paid or market else _pending(game, CORPORATION_NAMES.index(name)),
    )


def _pending(game: Acquire, number: int) -> Phrase:
    """Why there is no bonus among the events."""
    if game.bank(number) == SHARES:
        return Phrase("does-no-bonus")
    return Phrase("does-hidden") if game.hidden else Phrase("does-market", rule="A34")


# -- where a sum comes from ----------------------------------------------------------


def _explain(name: str, at: _Settlement, seat: int, place: str | None, amount: int) -> list[Line]:
    """From the price of a share to the sum paid out."""
    if place is None:
        return []
    rule = PLACE_RULES[PLACES.index(place)]
    tier = TIERS[CORPORATION_NAMES.index(name)]
    price = {"corporation": name, "tier": tier, "size": at.size}
    lines = [Line(Phrase("why-price", price), at.price, "A3")]
    total = 0
    for bonus, times in PAID[place].items():
        total += times * at.price
        says = Phrase(f"why-{bonus}", {"times": times, "price": at.price})
        lines.append(Line(says, times * at.price, "A3"))
    if len(PAID[place]) > 1:
        says = Phrase("why-sole" if place == "sole" else "why-both")
        lines.append(Line(says, total, rule))
    if place.endswith("shared"):
        lines += _divide(at, seat, total, amount, rule)
    return lines


def _divide(at: _Settlement, seat: int, total: int, amount: int, rule: str) -> Sequence[Line]:
    """A20, A21: equal parts for those who are tied; the stock market may be one of them (A34)."""
    shares = at.held[seat]
    tied = [other for other, held in at.held.items() if held == shares and other != seat]
    market = at.market is not None and at.market.fields["shares"] == shares
    parts = len(tied) + 1 + market
    details = {
        "market": "yes" if market else "no",
        "tied": listed("seat", tied),
        "shares": shares,
        "parts": parts,
    }
    split = Line(Phrase("why-level", details), total // parts, rule)
    if total == parts * amount:
        return [split]
    return [split, Line(Phrase("why-rounded"), amount, rule)]
