"""What a decision of Acquire would do: on the table, to everybody's money, and in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from operator import mul

from msgspec import Struct

from tontine.play.acquire.bonuses import Payout, payouts
from tontine.play.acquire.decisions import Buy, Dispose, Found, Place, Settle, Survivor
from tontine.play.acquire.ending import Ending, ending
from tontine.play.acquire.names import (
    CORPORATION_NAMES,
    TILE_NAMES,
    corporation_number,
    tile_name,
    tile_number,
)
from tontine.play.view import Event, Outcome
from tontine.play.words import Phrase, listed
from tontine.rules.acquire.board import FATES, GROWS, MERGES, contains
from tontine.rules.acquire.components import (
    CORPORATIONS,
    EMPTY,
    FINAL_SIZE,
    HAND,
    LOW_PRICES,
    SAFE_SIZE,
    TILES,
    neighbours,
    price_at,
)
from tontine.rules.acquire.decisions import DISPOSING, FOUNDING, SETTLING, SURVIVING
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.layout import HANDS, HOLDINGS, OWNERS, PRICES

UNSETTLED = (FOUNDING, SURVIVING, SETTLING, DISPOSING)
FIRST_SIZE = 2  # A11: the smallest a corporation can be
# A3: every size at which prices rise.
STEPS = [it for it in range(FIRST_SIZE, FINAL_SIZE + 1) if LOW_PRICES[it] > LOW_PRICES[it - 1]]


class After(Struct, frozen=True, gc=False):
    """A corporation as it would be afterwards; ``row`` is that of the price card."""

    size: int
    price: int
    safe: bool
    row: int


class Purse(Struct, frozen=True, gc=False):
    """My cash, and what my shares cost together."""

    cash: int
    invested: int


class Changes(Struct, frozen=True, gc=False, kw_only=True):
    """What a decision would change on the table, as far as the seat can know it."""

    tile: str | None = None  # that would be played
    lots: list[str] = []  # of the shape that would come about
    into: str | None = None  # the corporation it would belong to, if that is clear
    rule: str = ""  # by which it comes to be so large
    brief: Phrase | None = None  # of a choice among corporations, in a word or two
    leaving: list[str] = []  # corporations that would be taken over, in the order they are settled
    after: dict[str, After] = {}
    cash: dict[int, int] = {}  # what would come in or go out, by seat
    shares: dict[int, dict[str, int]] = {}  # gained or given away, by seat
    bank: dict[str, int] = {}
    purse: Purse | None = None  # mine afterwards, at the prices there would be then
    payouts: list[Payout] = []
    limits: dict[str, Phrase] = {}  # why not one share more could be bought, by corporation
    ending: Ending | None = None  # of the game, if it ended then, where it may be announced


class Survival(Struct, frozen=True, gc=False):
    """A16: what a merger would do if this one of the largest survived."""

    survivor: str
    defunct: list[str]
    payouts: list[Payout]
    pending: Phrase | None  # what has to be decided before any is known


@cache
def after(number: int, size: int) -> After:
    row = max((step for step in STEPS if step <= size), default=0)
    return After(size, price_at(number, size), size >= SAFE_SIZE, row)


def outcome(game: Acquire, seat: int, decision: Struct, does: list[Event]) -> Outcome:
    match decision:
        case Place(tile):
            changes = tile_changes(game, seat, tile_number(tile), does)
            says = tile_says(game, tile_number(tile), does)
            confirm = Phrase("confirm-place", {"tile": tile})
        case Found(corporation) | Survivor(corporation) | Settle(corporation):
            changes = _naming(game, seat, does)
            says = _founding(does) if isinstance(decision, Found) else _takeover(game, does)
            kind = type(decision).__struct_config__.tag
            confirm = Phrase(f"confirm-{kind}", {"corporation": corporation})
        case Dispose(sell, trade):
            changes = _disposal(game, seat, does)
            says = _disposing(game, sell, trade)
            kept = int(game.held(seat, game.defunct)) - sell - trade
            counts = {"sell": sell, "trade": trade, "keep": kept}
            ways = "-".join(way for way, count in counts.items() if count)
            confirm = Phrase("confirm-dispose", {"ways": ways, **counts})
        case Buy(bought, announce):
            shares: dict[str, int] = {name: count for name, count in bought.items() if count}
            changes = _changes(
                game,
                seat,
                does,
                limits=limits(game, seat, shares),
                ending=ending(game, seat, shares),
            )
            amount, count = _cost(game, shares), sum(shares.values())
            says = _buying(shares, amount)
            if announce:
                says = listed("text", [says, Phrase("event-announced.you")])
            buying = "confirm-buy-end" if announce else "confirm-buy"
            confirm = Phrase(buying, {"count": count, "amount": amount})
        case _:
            kind = type(decision).__struct_config__.tag
            changes = _changes(game, seat, does, ending=ending(game, seat))
            says, confirm = Phrase(f"does-{kind}"), Phrase(f"confirm-{kind}")
    return Outcome(does=does, says=says, confirm=confirm, changes=changes)


# -- on the table --------------------------------------------------------------------


def joined(game: Acquire, tile: int) -> list[str]:
    """The tiles connected with this one, in the order of the board."""
    return list(shape(spaces(game), tile))


def spaces(game: Acquire) -> bytes:
    """What lies on each space of the board."""
    return bytes(game.field)[OWNERS : OWNERS + TILES]


def tiles_of(game: Acquire, seat: int) -> bytes:
    """The slots of a hand, as they are in the state."""
    first = HANDS + seat * HAND
    return bytes(game.field)[first : first + HAND]


# Asked again for every hand and every choice while the board stays the same.
@lru_cache(1000)
def shape(owners: bytes, tile: int) -> tuple[str, ...]:
    """The tiles connected with this one. Of the opening, lone ones may touch (A6)."""
    shapes = _shapes(owners)
    around = [shapes[space] for space in _NEIGHBOURS[tile] if space in shapes]
    return tuple(TILE_NAMES[space] for space in sorted({tile}.union(*around)))


@lru_cache(100)
def _shapes(owners: bytes) -> dict[int, set[int]]:
    """All spaces with tiles, each with those that are connected with it."""
    shapes: dict[int, set[int]] = {}
    for first, owner in enumerate(owners):
        if owner == EMPTY or first in shapes:
            continue
        shape, edge = {first}, [first]
        while edge:
            for space in _NEIGHBOURS[edge.pop()]:
                if space not in shape and owners[space] != EMPTY:
                    shape.add(space)
                    edge.append(space)
        shapes |= dict.fromkeys(shape, shape)
    return shapes


_NEIGHBOURS = [tuple(map(int, neighbours(tile))) for tile in range(TILES)]


def names_of(corporations: int) -> list[str]:
    return list(_NAMES[corporations])


_NAMES = [
    tuple(name for i, name in enumerate(CORPORATION_NAMES) if contains(corporations, i))
    for corporations in range(1 << CORPORATIONS)
]


def survivors(game: Acquire, tile: int) -> list[str]:
    """A15, A16: the one that survives if the tile merges, or those to choose from."""
    if game.fate(tile) != MERGES:
        return []
    return names_of(game.largest(game.touching(tile)))


def defunct(game: Acquire, tile: int, survivor: str) -> list[str]:
    """A24: the others, the largest first."""
    gone = [name for name in names_of(game.touching(tile)) if name != survivor]
    return sorted(gone, key=lambda name: -game.size(corporation_number(name)))


def tile_changes(game: Acquire, seat: int, tile: int, does: Sequence[Event]) -> Changes:
    touching = names_of(game.touching(tile))
    surviving = touching if game.fate(tile) == GROWS else survivors(game, tile)
    into = surviving[0] if len(surviving) == 1 else None
    return _changes(
        game,
        seat,
        does,
        tile=tile_name(tile),
        lots=joined(game, tile),
        into=into,
        leaving=[] if into is None else defunct(game, tile, into),
    )


def _naming(game: Acquire, seat: int, does: Sequence[Event]) -> Changes:
    """Founding, choosing the survivor or the next to be settled."""
    named = [it for it in does if it.event in ("founded", "merged")]
    into = str(named[0].fields["corporation"]) if named else CORPORATION_NAMES[game.survivor]
    lots, leaving = joined(game, game.tile), _settled(does)
    if game.phase == FOUNDING:
        brief = Phrase("brief-found", {"price": price_at(corporation_number(into), len(lots))})
    elif game.phase == SETTLING:
        brief = Phrase("brief-settle")
    else:
        brief = survival(leaving)
    return _changes(game, seat, does, lots=lots, into=into, leaving=leaving, brief=brief)


def survival(leaving: Sequence[str]) -> Phrase:
    """A16, A24: whom a survivor takes over; if several are of one size, that has to be chosen."""
    if not leaving:
        return Phrase("does-order")
    return Phrase("does-survivor", {"defunct": listed("corporation", leaving)})


def _disposal(game: Acquire, seat: int, does: Sequence[Event]) -> Changes:
    """What is kept is worth nothing once its corporation has left the board (A25)."""
    gone = CORPORATION_NAMES[game.defunct]
    return _changes(
        game,
        seat,
        does,
        lots=joined(game, game.tile),
        into=CORPORATION_NAMES[game.survivor],
        leaving=[gone],
        gone=gone,
    )


def _changes(
    game: Acquire,
    seat: int,
    does: Sequence[Event],
    *,
    tile: str | None = None,
    lots: Sequence[str] = (),
    into: str | None = None,
    leaving: Sequence[str] = (),
    gone: str = "",
    brief: Phrase | None = None,
    limits: dict[str, Phrase] | None = None,
    ending: Ending | None = None,
) -> Changes:
    grown = {} if into is None else {into: after(corporation_number(into), len(lots))}
    cash, shares = _money(game, does), _shares(game, does)
    bank: dict[str, int] = {}
    for moved in shares.values():
        for name, count in moved.items():
            bank[name] = bank.get(name, 0) - count
    return Changes(
        tile=tile,
        lots=list(lots),
        into=into,
        rule="" if into is None else "A25" if leaving else "A14",
        brief=brief,
        leaving=list(leaving),
        after=grown,
        cash=cash,
        shares=shares,
        bank=bank,
        purse=Purse(
            int(game.cash(seat)) + cash.get(seat, 0),
            _invested(game, seat, shares.get(seat, {}), grown, gone),
        ),
        payouts=payouts(game, seat, does),
        limits=limits or {},
        ending=ending,
    )


def _money(game: Acquire, does: Iterable[Event]) -> dict[int, int]:
    """What the events bring or cost, by seat."""
    cash: dict[int, int] = {}
    for event in does:
        if event.event in ("bonus", "bought", "cashed"):
            amount = int(event.fields["amount"]) * (-1 if event.event == "bought" else 1)
        elif event.event == "disposed":
            number = corporation_number(str(event.fields["corporation"]))
            amount = int(event.fields["sold"]) * game.price(number)
        else:
            continue
        seat = int(event.fields["seat"])
        cash[seat] = cash.get(seat, 0) + amount
    return {seat: amount for seat, amount in cash.items() if amount}


def _shares(game: Acquire, does: Iterable[Event]) -> dict[int, dict[str, int]]:
    """The shares that the events move, by seat."""
    moved: dict[int, dict[str, int]] = {}

    def move(event: Event, corporation: str, count: int) -> None:
        own = moved.setdefault(int(event.fields["seat"]), {})
        if count:
            own[corporation] = own.get(corporation, 0) + count

    for event in does:
        name, fields = str(event.fields.get("corporation")), event.fields
        if event.event == "given":
            move(event, name, 1)
        elif event.event == "bought":
            move(event, name, int(fields["shares"]))
        elif event.event == "cashed":
            move(event, name, -int(fields["shares"]))
        elif event.event == "disposed":  # A23: two for one
            move(event, name, -int(fields["sold"]) - int(fields["traded"]))
            move(event, CORPORATION_NAMES[game.survivor], int(fields["traded"]) // 2)
    return {seat: own for seat, own in moved.items() if own}


def _invested(
    game: Acquire,
    seat: int,
    moved: Mapping[str, int],
    grown: Mapping[str, After],
    gone: str,
) -> int:
    """Shares at the prices there are afterwards; of those off the board there is none."""
    invested = invested_by(game, seat)
    for name, count in moved.items():
        invested += count * game.price(corporation_number(name))
    for name, then in grown.items():
        number = corporation_number(name)
        held = game.held(seat, number) + moved.get(name, 0)
        invested += held * (then.price - game.price(number))
    if gone:
        number = corporation_number(gone)
        invested -= (game.held(seat, number) + moved.get(gone, 0)) * game.price(number)
    return invested


def invested_by(game: Acquire, seat: int) -> int:
    """Shares at the present prices."""
    first = HOLDINGS + seat * CORPORATIONS
    held = game.books[first : first + CORPORATIONS]
    prices = game.books[PRICES : PRICES + CORPORATIONS]
    return sum(map(mul, held, prices))


def _settled(does: Iterable[Event]) -> list[str]:
    return [str(event.fields["corporation"]) for event in does if event.event == "settled"]


# -- buying --------------------------------------------------------------------------


def _cost(game: Acquire, shares: Mapping[str, int]) -> int:
    return sum(count * int(game.price(corporation_number(name))) for name, count in shares.items())


def limits(game: Acquire, seat: int, shares: Mapping[str, int]) -> dict[str, Phrase]:
    """A26, A27: with these shares taken, why not one more of each corporation on the board."""
    found = ((name, limit(game, seat, i, shares)) for i, name in enumerate(CORPORATION_NAMES))
    return {name: why for name, why in found if why is not None}


def limit(game: Acquire, seat: int, number: int, shares: Mapping[str, int]) -> Phrase | None:
    """The same of one corporation; None if one more could be bought, or it is not on the board."""
    name = CORPORATION_NAMES[number]
    if not game.size(number):
        return None
    if game.bank(number) <= shares.get(name, 0):
        return Phrase("refusal-sold-out", {"corporation": name}, "A26")
    if sum(shares.values()) >= game.purchases:
        return Phrase("enough", {"most": int(game.purchases)}, "A26")
    price, cash = int(game.price(number)), int(game.cash(seat)) - _cost(game, shares)
    if price > cash:
        details = {"corporation": name, "price": price, "cash": cash}
        return Phrase("refusal-too-dear", details, "A27")
    return None


# -- in a sentence -------------------------------------------------------------------


def sized(game: Acquire, names: Iterable[str]) -> Phrase:
    """ "Hydra (5) and Zeta (2)" """
    each = [
        Phrase("sized", {"corporation": name, "size": int(game.size(corporation_number(name)))})
        for name in names
    ]
    return each[0] if len(each) == 1 else listed("corporation", each)


def foundable(game: Acquire) -> list[str]:
    return [name for i, name in enumerate(CORPORATION_NAMES) if not game.size(i)]


def tile_brief(game: Acquire, tile: int) -> Phrase:
    """What would become of a tile, in a word or two."""
    fate = game.fate(tile)
    touching = names_of(game.touching(tile))
    if fate == GROWS:
        return Phrase("fate-grows", {"corporation": touching[0]})
    if fate != MERGES:
        return Phrase(f"fate-{FATES[fate]}")
    surviving = survivors(game, tile)
    if len(surviving) > 1:
        largest_first = defunct(game, tile, "")
        return Phrase("fate-tied", {"corporations": listed("corporation", largest_first)})
    gone = listed("corporation", defunct(game, tile, surviving[0]))
    return Phrase("fate-merges", {"defunct": gone, "survivor": surviving[0]})


def tile_says(
    game: Acquire,
    tile: int,
    does: Sequence[Event],
    either: Sequence[tuple[str, list[Event]]] = (),
) -> Phrase:
    """All a tile would do, or why it cannot be played. ``either`` has what would happen for each
    survivor there is to choose from (A16)."""
    fate = game.fate(tile)
    if fate == MERGES:
        return _merger(game, tile, does, either)
    if fate == GROWS:
        return _growth(game, tile)
    if FATES[fate] == "founds":
        free = foundable(game)
        names = listed("corporation", free, "or")
        return Phrase("does-founds", {"corporations": names, "count": len(free)})
    return Phrase(f"does-{FATES[fate]}")


def _growth(game: Acquire, tile: int) -> Phrase:
    (name,) = names_of(game.touching(tile))
    if game.phase in UNSETTLED:  # how far it would grow then is open
        return Phrase("fate-grows", {"corporation": name})
    number = corporation_number(name)
    size = int(game.size(number))
    then = after(number, len(joined(game, tile)))
    says = [Phrase("does-grows", {"corporation": name, "from": size, "to": then.size})]
    if then.price > game.price(number):
        says.append(Phrase("does-price", {"price": then.price}))
    if then.safe and size < SAFE_SIZE:
        says.append(Phrase("does-safe"))
    return says[0] if len(says) == 1 else listed("text", says, "row")


def _merger(
    game: Acquire,
    tile: int,
    does: Sequence[Event],
    either: Sequence[tuple[str, list[Event]]],
) -> Phrase:
    surviving = survivors(game, tile)
    if len(surviving) > 1:
        tied = Phrase("does-tied", {"corporations": sized(game, defunct(game, tile, ""))})
        return reduce(_else, _either(game, either), tied)
    gone = defunct(game, tile, surviving[0])
    details = {"defunct": sized(game, gone), "survivor": sized(game, surviving)}
    says = Phrase("does-merges", details)
    if not does:
        return says
    gains = _gains(game, does)
    settled = _settled(does)
    if settled and len(settled) < len(gone):  # A24: the next one waits for the shareholders
        gains = Phrase("does-first", {"gains": gains, "corporation": settled[0]})
    return Phrase("story-because", {"cause": says, "effect": gains})


def _else(one: Phrase, other: Phrase) -> Phrase:
    return Phrase("does-else", {"one": one, "other": other})


def _either(game: Acquire, either: Sequence[tuple[str, list[Event]]]) -> list[Phrase]:
    """A16: the bonuses for each survivor; once, if they are not known for any."""
    if not any(event.event == "bonus" for _, does in either for event in does):
        return [_gains(game, does) for _, does in either[:1]]
    return [
        Phrase("does-if", {"survivor": survivor, "gains": _gains(game, does)})
        for survivor, does in either
    ]


def _gains(game: Acquire, does: Sequence[Event]) -> Phrase:
    """Bonuses as far as they can be known beforehand."""
    gains = _money(game, [event for event in does if event.event == "bonus"])
    if gains:
        told = [Phrase("gain", {"seat": seat, "amount": it}) for seat, it in gains.items()]
        return listed("text", told, "row")
    settled = _settled(does)
    if not settled:
        return Phrase("does-order")
    (payout, *_) = payouts(game, None, [it for it in does if it.event == "settled"])
    assert payout.pending is not None
    return Phrase(payout.pending.message)


def _founding(does: Sequence[Event]) -> Phrase:
    """A11, A12"""
    founded = next(event for event in does if event.event == "founded")
    size = int(founded.fields["size"])
    price = price_at(corporation_number(str(founded.fields["corporation"])), size)
    free = any(event.event == "given" for event in does)
    details = {"size": size, "price": int(price), "free": "yes" if free else "no"}
    return Phrase("does-found", details)


def _takeover(game: Acquire, does: Sequence[Event]) -> Phrase:
    """Which corporations would be settled at once, and who would get what for it."""
    settled = _settled(does)
    if not settled:
        return Phrase("does-order")
    says = Phrase("does-survivor", {"defunct": sized(game, settled)})
    return Phrase("story-because", {"cause": says, "effect": _gains(game, does)})


def _disposing(game: Acquire, sell: int, trade: int) -> Phrase:
    """A23"""
    gone = CORPORATION_NAMES[game.defunct]
    price = int(game.price(game.defunct))
    details = {
        "corporation": gone,
        "survivor": CORPORATION_NAMES[game.survivor],
        "sold": sell,
        "amount": sell * price,
        "traded": trade,
        "gained": trade // 2,
    }
    ways = [way for way, count in (("sold", sell), ("traded", trade)) if count] or ["kept"]
    return listed("text", [Phrase(f"event-disposed-{way}.you", details) for way in ways])


def _buying(shares: Mapping[str, int], amount: int) -> Phrase:
    bought = [
        Phrase("holding", {"shares": count, "corporation": name}) for name, count in shares.items()
    ]
    if not bought:
        return Phrase("event-declined.you")
    return Phrase("event-bought.you", {"what": listed("text", bought), "amount": amount})
