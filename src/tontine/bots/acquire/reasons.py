"""What can be said of a turn of Acquire: places, growth, mergers, money and tiles."""

from __future__ import annotations

from collections.abc import Iterator

from tontine.bots.acquire.judge import INPUTS, SLOT
from tontine.bots.reasons import Fact, Measure, Topic, Topics
from tontine.play.acquire.names import CORPORATION_NAMES, tile_name
from tontine.rules.acquire.board import BLOCKED, DEAD, MERGES, contains
from tontine.rules.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    EMPTY,
    HAND,
    MAJORITY,
    MINORITY,
    MOST_PURCHASES,
    NO_TILE,
    SAFE_SIZE,
    TILES,
)
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.position import NO_CORPORATION
from tontine.rules.game import Game

FIRST, TIED, SECOND, NONE = "first", "tied", "second", ""
RANKS = {FIRST: 3, TIED: 2, SECOND: 1, NONE: 0}


def _place(game: Acquire, seat: int, corporation: int) -> tuple[str, int]:
    """The place of a seat among the shareholders, and what that would pay now (A18 to A21)."""
    held = [int(game.held(other, corporation)) for other in range(game.seats)]
    if not held[seat]:
        return NONE, 0
    price = int(game.price(corporation))
    most = max(held)
    rest = max((it for it in held if it < most), default=0)
    firsts, seconds = held.count(most), held.count(rest)
    if held[seat] == most and firsts > 1:
        return TIED, _part(price * (MAJORITY + MINORITY), firsts)
    if held[seat] == most:
        return FIRST, price * (MAJORITY if rest else MAJORITY + MINORITY)
    if held[seat] == rest and firsts == 1:
        return SECOND, _part(price * MINORITY, seconds)
    return NONE, 0


def _part(amount: int, parts: int) -> int:
    """A20, A21: rounded up to the next $100."""
    return -(-amount // (100 * parts)) * 100


def places(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Seats that have become first or second in a corporation, or have lost that place."""
    assert isinstance(before, Acquire)
    assert isinstance(after, Acquire)
    facts = []
    for number in _on_board(after):
        old, paid = _place(before, seat, number) if before.size(number) else (NONE, 0)
        new, pays = _place(after, seat, number)
        about: dict[str, object] = {"corporation": CORPORATION_NAMES[number]}
        if RANKS[new] > RANKS[old]:
            held = int(after.held(seat, number))
            others = [it for it in range(after.seats) if it != seat]
            rest = max(int(after.held(other, number)) for other in others)
            about |= {"held": held, "rest": rest, "when": _when(after, number)}
            facts.append(Fact(f"reason-{new}", about, pays - paid, pays))
        elif RANKS[new] < RANKS[old]:
            facts.append(Fact("reason-ousted", about | {"place": old}, pays - paid))
        elif new == FIRST and after.held(seat, number) > before.held(seat, number):
            lead = int(after.held(seat, number)) - _rest(after, seat, number)
            bought = int(after.held(seat, number) - before.held(seat, number))
            facts.append(Fact("reason-lead", about | {"lead": lead}, bought * pays / 10, pays))
    return facts


def _rest(game: Acquire, seat: int, corporation: int) -> int:
    """The most that anybody else holds."""
    others = [it for it in range(game.seats) if it != seat]
    return max(int(game.held(other, corporation)) for other in others)


def _when(game: Acquire, corporation: int) -> str:
    """When a bonus will be paid: at the end, by the next tile perhaps, or some day."""
    if game.size(corporation) >= SAFE_SIZE:
        return "end"
    reached = any(
        corporation in _taken_over(game, tile)
        for tile in range(TILES)
        if game.owner(tile) == EMPTY and game.around(tile) & ALL_CORPORATIONS
    )
    return "near" if reached else "later"


def _taken_over(game: Acquire, tile: int) -> list[int]:
    """The corporations that a tile would take from the board; of equals, not the first."""
    if game.fate(tile) != MERGES:
        return []
    touched = [it for it in range(CORPORATIONS) if contains(game.touching(tile), it)]
    survivor = max(touched, key=game.size)
    return [it for it in touched if it != survivor]


def growth(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """What shares have come to be worth because their corporation has grown."""
    assert isinstance(before, Acquire)
    assert isinstance(after, Acquire)
    facts: list[Fact] = []
    if before.defunct != NO_CORPORATION:
        return facts  # it grows whatever is done with the shares
    for number in _on_board(before):
        step = int(after.price(number)) - int(before.price(number))
        held = int(before.held(seat, number))
        if after.size(number) <= before.size(number) or step <= 0 or not held:
            continue
        about: dict[str, object] = {
            "corporation": CORPORATION_NAMES[number],
            "size": int(after.size(number)),
            "safe": "yes" if before.size(number) < SAFE_SIZE <= after.size(number) else "no",
        }
        _, pays = _place(before, seat, number)
        gain = held * step + pays * step // int(before.price(number))
        facts.append(Fact("reason-grows", about, gain, gain))
    return facts


def money(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Bonuses that a merger has paid, what a sale brings, and cash that is running out."""
    assert isinstance(before, Acquire)
    assert isinstance(after, Acquire)
    facts = []
    for number in _on_board(before):
        _, pays = _place(before, seat, number)
        # What is being disposed of has paid its bonuses already.
        if not after.size(number) and pays and number != before.defunct:
            about: dict[str, object] = {"corporation": CORPORATION_NAMES[number]}
            facts.append(Fact("reason-paid", about, pays, pays))
    spent = int(before.cash(seat) - after.cash(seat))
    prices = [int(after.price(number)) for number in _on_board(after)]
    cash = int(after.cash(seat))
    if seat == reader and spent > 0 and prices and cash < MOST_PURCHASES * min(prices):
        facts.append(Fact("reason-short", {"cash": cash}, -spent))
    elif seat == reader and spent > 0:
        facts.append(Fact("reason-spent", {}, -spent, spent))
    if seat == reader and before.defunct != NO_CORPORATION and spent < 0:
        facts.append(Fact("reason-sold", {}, -spent, -spent))
    return facts


def tiles(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Mergers that one has in hand: of one's own tiles only, and of those that one has now."""
    assert isinstance(before, Acquire)
    assert isinstance(after, Acquire)
    if seat != reader:
        return []
    facts = []
    for tile in _hand(before, seat):
        if not after.holds(seat, tile):
            continue
        pays, paid = _pays(after, seat, tile), _pays(before, seat, tile)
        about: dict[str, object] = {"tile": tile_name(tile)}
        if pays > paid:
            facts.append(Fact("reason-hand", about, pays - paid, pays))
        elif after.fate(tile) == DEAD != before.fate(tile):
            facts.append(Fact("reason-dead", about, -1000))
        elif after.fate(tile) == BLOCKED != before.fate(tile):
            facts.append(Fact("reason-blocked", about, -500))
    return facts


def _pays(game: Acquire, seat: int, tile: int) -> int:
    return sum(_place(game, seat, number)[1] for number in _taken_over(game, tile))


def sleepers(before: Game, after: Game, reader: int, seat: int) -> list[Fact]:
    """Shares that were kept of a corporation off the board."""
    assert isinstance(before, Acquire)
    assert isinstance(after, Acquire)
    facts = []
    for number in _on_board(before):
        held = int(after.held(seat, number))
        if not after.size(number) and held and seat == reader:
            about: dict[str, object] = {"corporation": CORPORATION_NAMES[number], "held": held}
            # Good or bad, as the judge sees it: one of them is what its term is about.
            facts.append(Fact("reason-kept", about, -held))
            facts.append(Fact("reason-revived", about, held))
    return facts


def _on_board(game: Acquire) -> list[int]:
    return [number for number in range(CORPORATIONS) if game.size(number)]


def _hand(game: Acquire, seat: int) -> Iterator[int]:
    for slot in range(seat * HAND, seat * HAND + HAND):
        if game.in_hand(slot) != NO_TILE:
            yield int(game.in_hand(slot))


# What belongs to a corporation, so that a topic says what happens to it.
HELD = ("own", "best_rival", "next_rival", "bank", "pays", "lead")
GROWN = ("there", "size", "price", "safe", "reached", "own_stock")

TOPICS = Topics(
    [*INPUTS, *SLOT],
    [
        Topic(
            (
                *("bonus", "nearness", "first_for_good", "lead_in_firsts", "gap_to_first"),
                *("safe_firsts", "safe_seconds", "large_firsts", "large_seconds"),
                *("small_firsts", "small_seconds", "merger_pays"),
                *("total", "share", "ahead", "ahead_late", "share_late", "best"),
                *HELD,
            ),
            places,
        ),
        Topic(
            (
                *("stock", "safe_stock", "large_stock", "small_stock", "room_below"),
                *("bonus", "total", "share", "ahead", "ahead_late", "share_late"),
                *("safe_firsts", "large_firsts", "small_firsts"),
                *GROWN,
            ),
            growth,
        ),
        Topic(("cash", "cash_to_buy", "cash_for_long", "can_buy", "own_cash"), money),
        Topic(
            (
                *("merger_in_hand", "merger_lead", "hand_merges"),
                *("hand_dead", "hand_founds", "hand_grows", "hand_stands"),
                *("grows_in_hand", "merges_in_hand"),
            ),
            tiles,
        ),
        Topic(("asleep",), sleepers),
    ],
    [
        Measure(
            inputs=("growth",),
            more="reason-shares",
            less="reason-shares-less",
            unit=100.0,
            argument="count",
            private=True,
        ),
        Measure(
            inputs=("hand_founds",),
            more="reason-founds",
            less="reason-founds-less",
            unit=HAND,
            argument="count",
            private=True,
        ),
        Measure(
            inputs=("hand_grows_own",),
            more="reason-feeds",
            less="reason-feeds-less",
            unit=HAND,
            argument="count",
            private=True,
        ),
    ],
    playouts=75,
)
