"""The Acquire table as a seat sees it."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tontine.play.acquire.bonuses import Payout, payouts, visible
from tontine.play.acquire.ending import Ending, ending
from tontine.play.acquire.names import (
    CORPORATION_NAMES,
    TIERS,
    TILE_NAMES,
    corporation_number,
    tile_name,
)
from tontine.play.acquire.outcomes import (
    FIRST_SIZE,
    STEPS,
    UNSETTLED,
    After,
    Changes,
    Purse,
    Survival,
    after,
    defunct,
    foundable,
    invested_by,
    joined,
    names_of,
    shape,
    spaces,
    survival,
    survivors,
    tile_brief,
    tile_changes,
    tile_says,
    tiles_of,
)
from tontine.play.acquire.review import Account, accounts
from tontine.play.remembered import Remembered
from tontine.play.rulebook import RuleTable
from tontine.play.title import Log, Preview
from tontine.play.view import Decision, Event
from tontine.play.words import Phrase, listed
from tontine.rules.acquire.board import BLOCKED, DEAD, FATES, FOUNDS, MERGES, STANDS, contains
from tontine.rules.acquire.components import (
    CORPORATIONS,
    EMPTY,
    FINAL_SIZE,
    HAND,
    MAJORITY,
    MINORITY,
    NO_TILE,
    price_at,
)
from tontine.rules.acquire.decisions import DISPOSING, PHASES, PLACING
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.position import NO_CORPORATION


class Corporation(Struct, frozen=True, gc=False):
    """A corporation, on the board or not; prices and bonuses are those of its present size."""

    name: str
    tier: str
    size: int
    safe: bool
    bank: int
    price: int
    majority: int
    minority: int
    row: int  # of the price card; 0 off the board
    next_size: int | None  # where the price rises next (A3)
    next_price: int | None


class Player(Struct, frozen=True, gc=False):
    """A player as far as visible: money and shares are None where they are hidden (A8)."""

    seat: int
    tiles: int
    cash: int | None
    shares: dict[str, int] | None
    worth: int | None  # cash, and shares at the present price
    ranks: dict[str, str]  # by corporation: 1 for most shares, 2 for second, 1= and 2= if tied


class Holding(Struct, frozen=True, gc=False):
    """A3: my shares of a corporation, and what they cost at its present price."""

    corporation: str
    shares: int
    price: int
    value: int


class HandTile(Struct, frozen=True, gc=False):
    """One of my tiles: what would become of it, and what that would do."""

    tile: str
    fate: str
    touches: list[str]
    survivors: list[str]  # of a merger: the one, or those to choose from (A15, A16)
    defunct: list[str]  # if that is clear: the others in the order they are settled (A24)
    brief: Phrase  # its fate in a word or two
    says: Phrase  # all it would do, or why it cannot be played
    notes: list[Phrase]  # what follows from that, each with its rule
    reminder: Phrase | None  # what follows whenever there is a merger, for where there is room
    changes: Changes | None  # while it cannot be chosen; else its choice has them
    outcomes: list[Survival]  # one for each survivor there is to choose from


class Merger(Struct, frozen=True, gc=False):
    """A merger in progress."""

    survivor: str
    defunct: str | None
    pending: list[str]
    price: int | None  # of the corporation being settled
    waiting: list[int]  # who has yet to dispose of its shares, the present one first
    next: list[Phrase]  # who comes after that, and which corporations
    says: Phrase
    payouts: list[Payout]
    after: After  # the survivor, when all is settled


class PriceRow(Struct, frozen=True, gc=False):
    """A row of the price card (A3): what a share costs from that size on, by tier."""

    size: int
    low: int
    middle: int
    high: int


class Progress(Struct, frozen=True, gc=False):
    """A30: how far it is to the end: how many on the board are safe, and the largest."""

    safe: int
    founded: int
    largest: int
    final: int  # the size that ends the game


class Stop(Struct, frozen=True, gc=False):
    """A9: a part of a turn, and the events that happen in it; ``maybe`` if not in every turn."""

    says: Phrase
    now: bool
    maybe: bool
    events: list[str]


class AcquireTable(Struct, frozen=True, gc=False):
    phase: str
    turn: int
    turns: int
    heading: Phrase  # of the turn
    stops: list[Stop]
    tile: str | None
    announced: bool
    skipped: bool  # whether this turn had no tile to play (A10)
    passed_over: list[int]  # the seats that had nothing to decide in their last turn (A10, A26)
    may_end: bool
    ending: Ending | None  # if it ended now, while that can be announced
    progress: Progress
    spaces: dict[str, str]  # "4C": a corporation's name, or "lone"
    corporations: list[Corporation]
    players: list[Player]
    hidden: bool  # whether money and shares of others are (A8)
    purse: Purse | None  # mine
    holdings: list[Holding]
    hand: list[HandTile]
    bag: int
    aside: list[str]
    merger: Merger | None
    joins: list[str]  # the shape that the tile just played makes, until it is settled whose
    foundable: list[str]
    card: list[PriceRow]
    accounts: list[Account]  # when the game is over


def draw_own(
    game: Acquire, seat: int, public: AcquireTable, preview: Preview, log: Log
) -> AcquireTable:
    """The table as a seat sees it."""
    own = replace(
        public,
        purse=Purse(int(game.cash(seat)), invested_by(game, seat)),
        holdings=_holdings(game, seat),
        hand=_hand(game, seat, preview),
        ending=ending(game, seat),
    )
    if not public.hidden:
        return own
    return replace(own, players=_players(game, seat), merger=_merger(game, seat, log))


def draw_table(game: Acquire, log: Log) -> AcquireTable:
    """The table as everybody sees it."""
    return AcquireTable(
        phase=PHASES[game.phase],
        turn=game.turn,
        turns=game.turns,
        heading=_heading(game),
        stops=list(_stops(PHASES[game.phase])),
        tile=None if game.tile == NO_TILE else tile_name(game.tile),
        announced=game.announced,
        skipped=game.skipped and not game.over,
        passed_over=[other for other in range(game.seats) if game.passed_over >> other & 1],
        may_end=game.may_end(),
        ending=ending(game, None),
        progress=_progress(game),
        spaces=_spaces(spaces(game)),
        corporations=[_corporation(game, number) for number in range(CORPORATIONS)],
        players=_players(game, None),
        hidden=game.hidden and not game.over,
        purse=None,
        holdings=[],
        hand=[],
        bag=game.bag_left,
        aside=_aside(game),
        merger=_merger(game, None, log),
        joins=joined(game, game.tile) if game.phase in UNSETTLED else [],
        foundable=foundable(game),
        card=list(PRICE_CARD),
        accounts=accounts(game, list(log)) if game.over else [],
    )


# A9: the parts of a turn, the phases that are spent there, and what happens there.
STOPS = {
    "place": (
        ("placing", "founding"),
        ["placed", "skipped", "left_out", "founded", "given", "ungiven", "grew"],
    ),
    "merger": (
        ("surviving", "settling", "disposing"),
        ["merged", "settled", "showed", "market", "bonus", "disposed", "absorbed"],
    ),
    "buy": (("buying",), ["bought", "declined"]),
    "draw": ((), ["drew", "refilled", "set_aside"]),
}


@cache
def _stops(phase: str) -> list[Stop]:
    return [
        Stop(Phrase(f"stop-{stop}"), phase in phases, stop == "merger", events)
        for stop, (phases, events) in STOPS.items()
    ]


def round_of(turn: int, seats: int) -> int:
    """A round is one turn for everybody."""
    return -(-turn // seats)


def _heading(game: Acquire) -> Phrase:
    if game.announced:
        return Phrase("final-turn")
    return Phrase("round", {"number": round_of(game.turns, game.seats)})


def _progress(game: Acquire) -> Progress:
    sizes = [size for number in range(CORPORATIONS) if (size := game.size(number))]
    safe = sum(after(0, size).safe for size in sizes)
    return Progress(safe, len(sizes), max(sizes, default=0), FINAL_SIZE)


_OWNERS = (*CORPORATION_NAMES, "lone")


@lru_cache(1_000)
def _spaces(owners: bytes) -> dict[str, str]:
    return {TILE_NAMES[tile]: _OWNERS[owner] for tile, owner in enumerate(owners) if owner != EMPTY}


def _corporation(game: Acquire, number: int) -> Corporation:
    return _corporation_at(number, game.size(number), game.bank(number))


@cache
def _corporation_at(number: int, size: int, bank: int) -> Corporation:
    price = price_at(number, size) if size else 0
    next_size = FIRST_SIZE if not size else _next_step(number, size)
    return Corporation(
        name=CORPORATION_NAMES[number],
        tier=TIERS[number],
        size=size,
        safe=after(number, size).safe,
        bank=bank,
        price=price,
        majority=MAJORITY * price,
        minority=MINORITY * price,
        row=after(number, size).row,
        next_size=next_size,
        next_price=None if next_size is None else price_at(number, next_size),
    )


def _next_step(number: int, size: int) -> int | None:
    """The size at which the price rises next."""
    return next((step for step in STEPS if step > size), None)


def _players(game: Acquire, seat: int | None) -> list[Player]:
    seats = range(game.seats)
    tiles = [HAND - tiles_of(game, other).count(NO_TILE) for other in seats]
    seen = [visible(game, seat, other) for other in seats]
    held = [[int(game.held(other, number)) for number in range(CORPORATIONS)] for other in seats]
    ranks = _ranks(held) if all(seen) else [{} for _ in seats]
    return [
        _player(game, it, tiles[it], held[it], ranks[it])
        if seen[it]
        else Player(it, tiles[it], cash=None, shares=None, worth=None, ranks={})
        for it in seats
    ]


def _player(game: Acquire, seat: int, tiles: int, held: list[int], ranks: dict[str, str]) -> Player:
    shares = dict(zip(CORPORATION_NAMES, held, strict=True))
    cash = int(game.cash(seat))
    return Player(seat, tiles, cash, shares, cash + invested_by(game, seat), ranks)


def _holdings(game: Acquire, seat: int) -> list[Holding]:
    return [
        _holding(number, int(held), int(game.price(number)))
        for number in range(CORPORATIONS)
        if (held := game.held(seat, number))
    ]


@cache
def _holding(number: int, shares: int, price: int) -> Holding:
    return Holding(CORPORATION_NAMES[number], shares, price, shares * price)


def _ranks(held: list[list[int]]) -> list[dict[str, str]]:
    """Where each player has most shares or second most, and whether others have as many."""
    ranks: list[dict[str, str]] = [{} for _ in held]
    for name, column in zip(CORPORATION_NAMES, zip(*held, strict=True), strict=True):
        for rank, shares in enumerate(sorted({it for it in column if it}, reverse=True)[:2], 1):
            place = f"{rank}=" if column.count(shares) > 1 else str(rank)
            for seat, own in enumerate(column):
                if own == shares:
                    ranks[seat][name] = place
    return ranks


def _hand(game: Acquire, seat: int, preview: Preview) -> list[HandTile]:
    """My tiles in the order of the board. Only on my turn is there anything to preview."""
    own = [tile for tile in sorted(tiles_of(game, seat)) if tile != NO_TILE]
    if game.phase == PLACING and game.actor == seat:
        return [hand_tile(game, seat, tile, preview) for tile in own]
    owners, unsettled, invested = spaces(game), game.phase in UNSETTLED, invested_by(game, seat)
    return [_waiting_tile(game, seat, tile, owners, unsettled, invested) for tile in own]


def _waiting_tile(
    game: Acquire, seat: int, tile: int, owners: bytes, unsettled: bool, invested: int
) -> HandTile:
    """A tile while it cannot be played: with each decision of anybody's all hands are drawn, and
    hardly any tile has changed. Only what its shares would cost is the seat's own: ``invested`` is
    what they cost now."""
    fate, touching = game.fate(tile), game.touching(tile)
    about: tuple[object, ...] = (tile, fate, unsettled, touching)
    if fate == FOUNDS:
        about += (game.active,)
    elif fate == MERGES:
        touched = [corporation_number(name) for name in names_of(touching)]
        about += (*map(game.size, touched), *map(game.bank, touched))
    if fate < BLOCKED and not unsettled:  # the shape that it would make
        about += (owners.translate(_ONLY[touching]), shape(owners, tile))
    drawn = _WAITING.get(about, lambda: hand_tile(game, seat, tile, _nothing))
    changes = drawn.changes
    if changes is None:
        return drawn
    for name, then in changes.after.items():
        number = corporation_number(name)
        invested += game.held(seat, number) * (then.price - game.price(number))
    return replace(drawn, changes=replace(changes, purse=Purse(int(game.cash(seat)), invested)))


# Of a board only the spaces of some corporations, by the set of them.
_ONLY = [
    bytes(it if it < CORPORATIONS and contains(corporations, it) else EMPTY for it in range(256))
    for corporations in range(1 << CORPORATIONS)
]
_WAITING: Remembered[HandTile] = Remembered(5_000)


def _nothing(*decisions: Decision) -> list[Event]:
    return []


def hand_tile(game: Acquire, seat: int, tile: int, preview: Preview) -> HandTile:
    fate = game.fate(tile)
    surviving = survivors(game, tile)
    play: Decision = {"kind": "place", "tile": tile_name(tile)}
    does = preview(play) if fate < BLOCKED else []
    either = [
        (name, preview(play, {"kind": "survivor", "corporation": name}))
        for name in surviving
        if len(surviving) > 1
    ]
    ahead = fate < BLOCKED and game.phase not in UNSETTLED
    return HandTile(
        tile=tile_name(tile),
        fate=FATES[fate],
        touches=names_of(game.touching(tile)),
        survivors=surviving,
        defunct=defunct(game, tile, surviving[0]) if len(surviving) == 1 else [],
        brief=tile_brief(game, tile),
        says=tile_says(game, tile, does, either if does else ()),
        notes=_notes(game, tile, does),
        reminder=_reminder(game, tile, surviving, does),
        changes=tile_changes(game, seat, tile, does) if ahead and not does else None,
        outcomes=[
            _survival(name, defunct(game, tile, name), payouts(game, seat, then))
            for name, then in either
        ],
    )


def _survival(survivor: str, gone: list[str], paid: list[Payout]) -> Survival:
    return Survival(survivor, gone, paid, None if paid else survival([]))


def _notes(game: Acquire, tile: int, does: list[Event]) -> list[Phrase]:
    """What follows from playing a tile, or why it cannot be played."""
    fate = game.fate(tile)
    if fate == BLOCKED:
        return [Phrase("why-blocked", rule="A13")]
    if fate == DEAD:
        return [Phrase("why-dead", rule="A17")]
    if game.phase in UNSETTLED:
        return [Phrase("unsettled")]
    if fate == STANDS:
        return [Phrase("lone-text", rule="A10")]
    if fate == FOUNDS:
        names = listed("corporation", foundable(game), "or")
        return [
            Phrase("then-found", {"corporations": names}, "A11"),
            Phrase("founder-share", rule="A12"),
        ]
    return _merger_notes(game, tile, does) if fate == MERGES else []


def _merger_notes(game: Acquire, tile: int, does: list[Event]) -> list[Phrase]:
    surviving = survivors(game, tile)
    if len(surviving) > 1:
        return [Phrase("tied-survivors", rule="A16")]
    gone = defunct(game, tile, surviving[0])
    if not _settled(does):
        return [Phrase("does-order", rule="A24") if does else Phrase("not-yet")]
    later = listed("corporation", gone[1:])
    return [Phrase("settled-later", {"corporations": later}, "A24")] if gone[1:] else []


def _reminder(game: Acquire, tile: int, surviving: list[str], does: list[Event]) -> Phrase | None:
    """A23: what everyone with shares may do in a merger whose survivor is clear."""
    if len(surviving) != 1 or game.phase in UNSETTLED:
        return None
    bank = game.bank(corporation_number(surviving[0]))
    details = {"survivor": surviving[0], "bank": int(bank)}
    if not (settled := _settled(does)):
        return Phrase("each-disposes.open", details, "A23")
    return Phrase("each-disposes", {**details, "price": settled[0].fields["price"]}, "A23")


def _settled(does: list[Event]) -> list[Event]:
    return [it for it in does if it.event == "settled"]


_NONE = bytes([NO_TILE])


def _aside(game: Acquire) -> list[str]:
    """A28: the dead tiles set aside, which are those that are nowhere else."""
    owners = spaces(game)
    hands = b"".join(tiles_of(game, seat) for seat in range(game.seats)).replace(_NONE, b"")
    if owners.count(EMPTY) == game.bag_left + len(hands):  # as long as there is none
        return []
    elsewhere = {*hands, *(game.in_bag(i) for i in range(game.bag_left))}
    return [
        tile_name(tile)
        for tile, owner in enumerate(owners)
        if owner == EMPTY and tile not in elsewhere
    ]


def _merger(game: Acquire, seat: int | None, log: Log) -> Merger | None:
    if game.survivor == NO_CORPORATION:
        return None
    gone = None if game.defunct == NO_CORPORATION else CORPORATION_NAMES[game.defunct]
    survivor = CORPORATION_NAMES[game.survivor]
    says = Phrase("survives", {"survivor": survivor})
    if gone is not None:
        says = Phrase("story-merged", {"survivor": survivor, "defunct": gone})
    pending, waiting = names_of(game.pending), _waiting(game) if game.phase == DISPOSING else []
    coming = []
    if waiting[1:]:
        coming.append(Phrase("then-seats", {"seats": listed("seat", waiting[1:])}))
    if pending:
        coming.append(Phrase("then-corporations", {"corporations": listed("corporation", pending)}))
    return Merger(
        survivor=survivor,
        defunct=gone,
        pending=pending,
        price=None if gone is None else game.price(game.defunct),
        waiting=waiting,
        next=coming,
        says=says,
        payouts=[] if gone is None else payouts(game, seat, _settlement(log)),
        after=after(game.survivor, len(joined(game, game.tile))),
    )


def _waiting(game: Acquire) -> list[int]:
    """A23: clockwise from the mergemaker; who holds any of the defunct one's shares is public."""
    order = [(game.turn + place) % game.seats for place in range(game.seats)]
    left = order[order.index(game.actor) :]
    return [seat for seat in left if game.held(seat, game.defunct) > 0]


def _settlement(log: Log) -> list[Event]:
    """All since the corporation at hand was begun with."""
    events: list[Event] = []
    for entry in reversed(log):
        events.append(entry.event)
        if entry.event.event == "settled":
            break
    return events[::-1]


def _price_card() -> list[PriceRow]:
    """A3: a row for every size at which the price rises."""
    examples = [TIERS.index(tier) for tier in ("low", "middle", "high")]
    return [PriceRow(size, *(price_at(one, size) for one in examples)) for size in STEPS]


PRICE_CARD = _price_card()


def price_table() -> RuleTable:
    """The same card beside the text of the rule."""
    heads = ("prices-size", "prices-low", "prices-middle", "prices-high")
    rows = [
        (_sizes(row.size, then), *(_sum(price) for price in (row.low, row.middle, row.high)))
        for row, then in zip(PRICE_CARD, [*STEPS[1:], None], strict=True)
    ]
    return RuleTable("A3", tuple(map(Phrase, heads)), tuple(rows))


def _sizes(size: int, then: int | None) -> Phrase:
    """From that size up to the one where the next row begins."""
    if then is None:
        return Phrase("sizes-from", {"size": size})
    if then == size + 1:
        return Phrase("sizes-one", {"size": size})
    return Phrase("sizes-to", {"size": size, "last": then - 1})


def _sum(amount: int) -> Phrase:
    return Phrase("cell-sum", {"amount": amount})
