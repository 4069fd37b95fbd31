"""Acquire, as the conformance suite has to know it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import combinations_with_replacement
from typing import Any

from tontine.play.acquire.names import CORPORATION_NAMES, tile_name
from tontine.play.match import Match
from tontine.play.script import Streams
from tontine.play.view import Decision, Event
from tontine.rules.acquire.components import (
    CORPORATIONS,
    EMPTY,
    HAND,
    SHARES,
    STARTING_MONEY,
    TILES,
)
from tontine.rules.acquire.decisions import ANNOUNCE, CODES
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.layout import CASH
from tontine.rules.chance import Rng
from tontine.testing.adapter import Adapter

BAG = "bag"  # where a tile is, if not with a seat


class AcquireAdapter(Adapter[Acquire]):
    codes = range(CODES)
    most_decisions = 108 * 10  # a turn a tile, and what a turn can bring at most
    disclosing = frozenset({"skipped", "set_aside", "stuck"})

    def hastens(self, code: int) -> bool:
        return code == ANNOUNCE

    def situation(self, game: Acquire) -> Hashable:
        poor = not game.over and game.cash(game.actor) < 1000
        return (game.phase, game.bag_left == 0, poor, game.skipped, game.announced)

    def decisions(self) -> list[Decision]:
        return [
            *({"kind": "place", "tile": tile_name(tile)} for tile in range(TILES)),
            *(
                {"kind": kind, "corporation": name}
                for kind in ("found", "survivor", "settle")
                for name in CORPORATION_NAMES
            ),
            *(
                {"kind": "dispose", "sell": sell, "trade": trade}
                for sell in (0, 1, 2, 7, SHARES)
                for trade in (0, 1, 2, 4, SHARES - 1)
            ),
            *({"kind": "buy", "shares": _counted(names)} for names in _baskets()),
            *(
                {"kind": "buy", "shares": _counted(names), "announce": True}
                for names in ((), ("sackson",), ("quantum",) * 3)
            ),
            {"kind": "announce"},
            {"kind": "leave"},
            {"kind": "end"},
            *MALFORMED,
        ]

    # -- what must always be true --------------------------------------------------

    def check_sound(self, game: Acquire) -> None:
        facts: Any = game.snapshot()
        for corporation in range(CORPORATIONS):
            sold = sum(holdings[corporation] for holdings in facts["shares"])
            assert facts["bank"][corporation] + sold == SHARES
            assert facts["sizes"][corporation] == facts["spaces"].count(corporation)
        assert all(count >= 0 for count in facts["bank"])
        assert all(count >= 0 for holdings in facts["shares"] for count in holdings)
        assert all(cash >= 0 for cash in facts["cash"])  # A27
        assert all(len(hand) <= HAND for hand in facts["hands"])
        around = [tile for tile in range(TILES) if facts["spaces"][tile] != EMPTY]
        around += [tile for hand in facts["hands"] for tile in hand] + facts["bag"]
        assert len(around) == len(set(around)) <= TILES
        assert set(around) <= set(range(TILES))
        can_play = any(game.is_playable(tile) for tile in facts["hands"][game.turn])
        assert can_play or facts["phase"] != "placing"  # A10
        assert not can_play or game.over or not game.skipped

    def check_accounts(self, match: Match) -> None:
        facts: Any = match.game.snapshot()
        placed = sum(space != EMPTY for space in facts["spaces"])
        held = sum(len(hand) for hand in facts["hands"])
        for seat in (*range(len(match.seats)), None):
            aside = sum(entry.event.event == "set_aside" for entry in match.log(seat))
            assert placed + held + len(facts["bag"]) + aside == TILES
        for seat in range(len(match.seats)):
            events = [entry.event for entry in match.log(seat)]
            assert facts["cash"][seat] == _money(seat, events)
            hand = sorted(tile_name(tile) for tile in facts["hands"][seat])
            assert hand == sorted(_tiles(seat, events))

    # -- knowing and not knowing ---------------------------------------------------

    def may_know(self, seat: int | None, event: Event) -> bool:
        if event.event == "drew":
            return event.fields["seat"] == seat
        return True

    def secrets(self, game: Acquire, seat: int) -> list[Hashable]:
        facts: Any = game.snapshot()
        return [
            *((tile, BAG) for tile in facts["bag"]),
            *(
                (tile, other)
                for other in range(game.seats)
                for tile in facts["hands"][other]
                if other != seat
            ),
        ]

    def blur(self, game: Acquire, seat: int | None, rng: Rng) -> Acquire:
        # Imagined twice, nobody has the tiles they had.
        twin = game.imagine(0, rng).imagine(1, rng) if seat is None else game.imagine(seat, rng)
        if twin.hidden and not twin.over:
            rivals = [other for other in range(twin.seats) if other != seat]
            _move_holdings(twin, rivals, rng)
        return twin

    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        """A tile of a rival's changes places with one of another rival's or of the bag."""
        facts: Any = match.game.snapshot()
        script = match.script()
        shown = script.get("market", [])  # A34: drawn for the market, and put back
        hidden = [
            [tile_name(tile) for tile in tiles if tile_name(tile) not in shown]
            for other, tiles in enumerate([*facts["hands"], facts["bag"]])
            if other != seat
        ]
        first = hidden.pop(rng.below(len(hidden) - 1))
        second = [tile for tiles in hidden for tile in tiles]
        if not first or not second:
            return None
        one, other = first[rng.below(len(first))], second[rng.below(len(second))]
        exchange = {one: other, other: one}
        return {**script, "bag": [exchange.get(tile, tile) for tile in script["bag"]]}


def _move_holdings(game: Acquire, rivals: list[int], rng: Rng) -> None:
    """A8: rivals' money, and shares among them. What is being settled has been shown (A18)."""
    for rival in rivals:
        game.books[CASH + rival] = 100 * rng.below(200)
    for corporation in range(CORPORATIONS):
        if corporation != game.defunct and len(rivals) > 1:
            giver, taker = rivals[rng.below(len(rivals))], rivals[rng.below(len(rivals))]
            count = rng.below(game.held(giver, corporation) + 1)
            game._move_shares(corporation, giver, -count)
            game._move_shares(corporation, taker, count)


def _money(seat: int, events: list[Event]) -> int:
    """What the log says that the seat has."""
    money = STARTING_MONEY
    price = 0
    for event in events:
        fields: Mapping[str, Any] = event.fields
        if event.event == "settled":
            price = fields["price"]
        if fields.get("seat") != seat:
            continue
        if event.event in ("bonus", "cashed"):
            money += fields["amount"]
        elif event.event == "bought":
            money -= fields["amount"]
        elif event.event == "disposed":
            money += fields["sold"] * price
    return money


def _tiles(seat: int, events: list[Event]) -> set[str]:
    """The hand as the log tells it."""
    tiles: set[str] = set()
    for event in events:
        if event.fields.get("seat") == seat:
            if event.event == "drew":
                tiles.add(str(event.fields["tile"]))
            elif event.event in ("placed", "set_aside"):
                tiles.remove(str(event.fields["tile"]))
    return tiles


def _baskets() -> list[tuple[str, ...]]:
    """Every way to buy up to two shares, three of a kind, and four."""
    names = CORPORATION_NAMES
    baskets = [b for count in range(3) for b in combinations_with_replacement(names, count)]
    return baskets + [(name,) * count for name in names for count in (3, 4)]


def _counted(names: tuple[str, ...]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


MALFORMED: list[Any] = [
    None,
    7,
    "announce",
    [],
    {},
    {"kind": None},
    {"kind": "resign"},
    {"kind": "announce", "now": True},
    {"kind": "leave", "tile": "1A"},
    {"kind": "end", "turn": 1},
    {"kind": "place"},
    {"kind": "place", "tile": 7},
    {"kind": "place", "tile": "13A"},
    {"kind": "place", "tile": "1J"},
    {"kind": "place", "tile": ""},
    {"kind": "place", "tile": "1A", "seat": 1},
    {"kind": "found", "corporation": "luxor"},
    {"kind": "found", "corporation": 0},
    {"kind": "dispose", "sell": -1},
    {"kind": "dispose", "sell": 2**70},
    {"kind": "dispose", "sell": 1.5},
    {"kind": "dispose", "trade": "2"},
    {"kind": "dispose", "keep": 1},
    {"kind": "buy", "shares": {"sackson": -1}},
    {"kind": "buy", "shares": {"sackson": 2**64}},
    {"kind": "buy", "shares": {"luxor": 1}},
    {"kind": "buy", "shares": ["sackson"]},
    {"kind": "buy", "shares": {1: 1}},
    {"kind": "buy", "shares": {}, "announce": 1},
    {"kind": "buy", "announce": True},
]
