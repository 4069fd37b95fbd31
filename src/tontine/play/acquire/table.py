"""The Acquire table as a seat sees it."""

from __future__ import annotations

from msgspec import Struct

from tontine.play.acquire.names import CORPORATION_NAMES, TIERS, tile_name
from tontine.play.title import Log, Preview
from tontine.play.view import Decision, Entry, Event
from tontine.rules.acquire.board import BLOCKED, EMPTY, FATES, MERGES, contains
from tontine.rules.acquire.components import (
    CORPORATIONS,
    FINAL_SIZE,
    HAND,
    MAJORITY,
    MINORITY,
    NEIGHBOURS,
    NO_TILE,
    SAFE_SIZE,
    TILES,
    price_at,
)
from tontine.rules.acquire.decisions import DISPOSING, FOUNDING, PHASES, SETTLING, SURVIVING
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.position import NO_CORPORATION

UNSETTLED = (FOUNDING, SURVIVING, SETTLING, DISPOSING)
FIRST_SIZE = 2  # A11: the smallest a corporation can be


class Corporation(Struct, frozen=True):
    """A corporation, on the board or not; prices and bonuses are those of its present size."""

    name: str
    tier: str
    size: int
    safe: bool
    bank: int
    price: int
    majority: int
    minority: int
    next_size: int | None  # where the price rises next (A3)
    next_price: int | None


class Player(Struct, frozen=True):
    """A player as far as visible: money and shares are None where they are hidden (A8)."""

    seat: int
    tiles: int
    cash: int | None
    shares: dict[str, int] | None
    worth: int | None  # cash, and shares at the present price
    first: list[str]  # corporations in which they hold the most, alone or level
    second: list[str]


class Outcome(Struct, frozen=True):
    """A16: what a merger would do if this one of the largest survived."""

    survivor: str
    defunct: list[str]  # largest first (A24)
    does: list[Event]


class HandTile(Struct, frozen=True):
    """One of my tiles: what would become of it, and what that would do."""

    tile: str
    fate: str
    touches: list[str]
    joins: list[str]  # the tiles of the shape it would make, itself included; none if unplayable
    survivors: list[str]  # of a merger: the one, or those to choose from (A15, A16)
    defunct: list[str]  # if that is clear: the others in the order they are settled (A24)
    does: list[Event]
    outcomes: list[Outcome]  # one for each survivor there is to choose from


class Merger(Struct, frozen=True):
    """A merger in progress."""

    survivor: str | None
    defunct: str | None
    pending: list[str]
    price: int | None  # of the corporation being settled
    waiting: list[int]  # who has yet to dispose of its shares, the present one first
    bonuses: list[Event]  # all since its settlement began: bonuses, and disposals so far


class PriceRow(Struct, frozen=True):
    """A row of the price card (A3): what a share costs from that size on, by tier."""

    size: int
    low: int
    middle: int
    high: int


class AcquireTable(Struct, frozen=True):
    phase: str
    turn: int
    turns: int
    tile: str | None
    announced: bool
    skipped: bool  # whether this turn had no tile to play (A10)
    passed_over: list[int]  # the seats that had nothing to decide in their last turn (A10, A26)
    may_end: bool
    purchases: int
    spaces: dict[str, str]  # "4C": a corporation's name, or "lone"
    corporations: list[Corporation]
    players: list[Player]
    hand: list[HandTile]
    bag: int
    aside: list[str]
    merger: Merger | None
    joins: list[str]  # the shape that the tile just played makes, until it is settled whose
    foundable: list[str]
    card: list[PriceRow]
    safe_size: int
    final_size: int


def draw_table(game: Acquire, seat: int | None, preview: Preview, log: Log) -> AcquireTable:
    return AcquireTable(
        phase=PHASES[game.phase],
        turn=game.turn,
        turns=game.turns,
        tile=None if game.tile == NO_TILE else tile_name(game.tile),
        announced=game.announced,
        skipped=game.skipped and not game.over,
        passed_over=[other for other in range(game.seats) if game.passed_over >> other & 1],
        may_end=game.board.may_end(),
        purchases=game.purchases,
        spaces=_spaces(game),
        corporations=[_corporation(game, number) for number in range(CORPORATIONS)],
        players=_players(game, seat),
        hand=[] if seat is None else _hand(game, seat, preview),
        bag=game.bag_left,
        aside=_aside(game),
        merger=_merger(game, log),
        joins=_joined(game, game.tile) if game.phase in UNSETTLED else [],
        foundable=[n for i, n in enumerate(CORPORATION_NAMES) if not game.board.sizes[i]],
        card=list(PRICE_CARD),
        safe_size=SAFE_SIZE,
        final_size=FINAL_SIZE,
    )


def _spaces(game: Acquire) -> dict[str, str]:
    names = [*CORPORATION_NAMES, "lone"]
    return {
        tile_name(tile): names[game.board.spaces[tile]]
        for tile in range(TILES)
        if game.board.spaces[tile] != EMPTY
    }


def _corporation(game: Acquire, number: int) -> Corporation:
    size = game.board.sizes[number]
    price = game.board.prices[number] if size else 0
    next_size = FIRST_SIZE if not size else _next_step(number, size)
    return Corporation(
        name=CORPORATION_NAMES[number],
        tier=TIERS[number],
        size=size,
        safe=size >= SAFE_SIZE,
        bank=game.bank[number],
        price=price,
        majority=MAJORITY * price,
        minority=MINORITY * price,
        next_size=next_size,
        next_price=None if next_size is None else price_at(number, next_size),
    )


def _next_step(number: int, size: int) -> int | None:
    """The size at which the price rises next."""
    for larger in range(size + 1, TILES + 1):
        if price_at(number, larger) > price_at(number, size):
            return larger
    return None


def _players(game: Acquire, seat: int | None) -> list[Player]:
    """A8: hidden holdings are shown to their owner, and to all when the game is over."""
    visible = [not game.hidden or game.over or other == seat for other in range(game.seats)]
    return [_player(game, other, visible[other], all(visible)) for other in range(game.seats)]


def _player(game: Acquire, seat: int, visible: bool, all_visible: bool) -> Player:
    held = {name: int(game.held(seat, i)) for i, name in enumerate(CORPORATION_NAMES)}
    first: list[str] = []
    second: list[str] = []
    if all_visible:
        for number, name in enumerate(CORPORATION_NAMES):
            ranks = sorted({game.held(other, number) for other in range(game.seats)} - {0})
            if held[name] and held[name] == ranks[-1]:
                first.append(name)
            elif held[name] and len(ranks) > 1 and held[name] == ranks[-2]:
                second.append(name)
    value = sum(
        game.held(seat, number) * game.board.prices[number]
        for number in range(CORPORATIONS)
        if game.board.sizes[number]
    )
    return Player(
        seat=seat,
        tiles=sum(game.hands[seat * HAND + slot] != NO_TILE for slot in range(HAND)),
        cash=game.cash[seat] if visible else None,
        shares=held if visible else None,
        worth=game.cash[seat] + value if visible else None,
        first=first,
        second=second,
    )


def _hand(game: Acquire, seat: int, preview: Preview) -> list[HandTile]:
    """My tiles in the order of the board. Only on my turn is there anything to preview."""
    tiles = sorted(game.hands[slot] for slot in range(seat * HAND, seat * HAND + HAND))
    return [_hand_tile(game, tile, preview) for tile in tiles if tile != NO_TILE]


def _hand_tile(game: Acquire, tile: int, preview: Preview) -> HandTile:
    fate = game.board.fate(tile)
    touching = game.board.touching(tile)
    survivors = _names(game.board.largest(touching)) if fate == MERGES else []
    name = tile_name(tile)
    play: Decision = {"kind": "place", "tile": name}
    return HandTile(
        tile=name,
        fate=FATES[fate],
        touches=_names(touching),
        joins=_joined(game, tile) if fate < BLOCKED else [],
        survivors=survivors,
        defunct=_order(game, touching, survivors[0]) if len(survivors) == 1 else [],
        does=preview(play) if fate < BLOCKED else [],
        outcomes=[
            Outcome(
                survivor=survivor,
                defunct=_order(game, touching, survivor),
                does=preview(play, {"kind": "survivor", "corporation": survivor}),
            )
            for survivor in survivors
            if len(survivors) > 1
        ],
    )


def _names(corporations: int) -> list[str]:
    return [name for i, name in enumerate(CORPORATION_NAMES) if contains(corporations, i)]


def _order(game: Acquire, touching: int, survivor: str) -> list[str]:
    """A24: the largest first."""
    sizes = game.board.sizes
    gone = [name for name in _names(touching) if name != survivor]
    return sorted(gone, key=lambda name: -sizes[CORPORATION_NAMES.index(name)])


def _joined(game: Acquire, tile: int) -> list[str]:
    """The tiles connected with this one, in the order of the board."""
    shape, edge = {tile}, [tile]
    while edge:
        for space in NEIGHBOURS[edge.pop()]:
            if space not in shape and game.board.spaces[space] != EMPTY:
                shape.add(space)
                edge.append(space)
    return [tile_name(space) for space in sorted(shape)]


def _aside(game: Acquire) -> list[str]:
    """A28: the dead tiles set aside, which are those that are nowhere else."""
    elsewhere = {game.bag[i] for i in range(game.bag_left)} | set(game.hands)
    return [
        tile_name(tile)
        for tile in range(TILES)
        if game.board.spaces[tile] == EMPTY and tile not in elsewhere
    ]


def _merger(game: Acquire, log: Log) -> Merger | None:
    if game.survivor == NO_CORPORATION:
        return None
    defunct = game.defunct if game.defunct != NO_CORPORATION else None
    return Merger(
        survivor=CORPORATION_NAMES[game.survivor],
        defunct=None if defunct is None else CORPORATION_NAMES[defunct],
        pending=[n for i, n in enumerate(CORPORATION_NAMES) if contains(game.pending, i)],
        price=None if defunct is None else game.board.prices[defunct],
        waiting=_waiting(game) if game.phase == DISPOSING else [],
        bonuses=[] if defunct is None else _settlement(log()),
    )


def _waiting(game: Acquire) -> list[int]:
    """A23: clockwise from the mergemaker; who holds any of the defunct one's shares is public."""
    order = [(game.turn + place) % game.seats for place in range(game.seats)]
    left = order[order.index(game.actor) :]
    return [seat for seat in left if game.held(seat, game.defunct) > 0]


def _settlement(log: list[Entry]) -> list[Event]:
    """All since the corporation at hand was begun with."""
    events = [entry.event for entry in log]
    first = max(i for i, event in enumerate(events) if event.event == "settled")
    return events[first:]


def _price_card() -> list[PriceRow]:
    """A3: a row for every size at which the price rises."""
    sizes = [
        size
        for size in range(FIRST_SIZE, FINAL_SIZE + 1)
        if price_at(0, size) > price_at(0, size - 1)
    ]
    examples = [TIERS.index(tier) for tier in ("low", "middle", "high")]
    return [PriceRow(size, *(price_at(one, size) for one in examples)) for size in sizes]


PRICE_CARD = _price_card()
