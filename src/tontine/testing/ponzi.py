"""Ponzi Scheme, as the conformance suite has to know it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from tontine.play.match import Match
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.script import Streams
from tontine.play.view import Decision, Event
from tontine.rules.chance import Rng
from tontine.rules.ponzi.components import (
    CARDS,
    FIRST_DEALT,
    HIGHEST,
    INDUSTRIES,
    LOWEST,
    MARKET,
    PERIODS,
    TILES,
)
from tontine.rules.ponzi.decisions import AMOUNT, ANSWERING, FUND, PASS
from tontine.rules.ponzi.game import Ponzi
from tontine.testing.adapter import Adapter

DEAR = 40  # a fund from this value on brings the end nearer
AMOUNTS = (*range(60), 99, 100, 250, 1000, 10**9)


class PonziAdapter(Adapter[Ponzi]):
    codes = (*range(AMOUNT), *(AMOUNT + amount for amount in AMOUNTS))
    most_decisions = 4000  # money only ever leaves the game once nobody funds any more
    disclosing: frozenset[str] = frozenset()

    def hastens(self, code: int) -> bool:
        return FUND <= code < PASS and (code - FUND) % CARDS >= DEAR

    def situation(self, game: Ponzi) -> Hashable:
        poor = not game.over and game.cash(game.actor) < 10
        return (game.phase, game.crashed, poor, game.deck_left == 0, game.rounds < 3)

    def decisions(self) -> list[Decision]:
        return [
            *(
                {"kind": "fund", "industry": industry, "card": card}
                for industry in INDUSTRY_NAMES
                for card in range(LOWEST, HIGHEST + 1)
            ),
            *(
                {"kind": "offer", "to": to, "industry": industry, "amount": amount}
                for to in range(5)
                for industry in INDUSTRY_NAMES
                for amount in (0, 1, 20, 10**6)
            ),
            *({"kind": "luxury", "luxury": luxury} for luxury in (1, 2, 3, 4)),
            *({"kind": "remove", "card": card} for card in range(LOWEST, HIGHEST + 1)),
            *({"kind": "return", "industry": industry} for industry in INDUSTRY_NAMES),
            *({"kind": kind} for kind in ("pass", "sell", "counter")),
            *MALFORMED,
        ]

    # -- what must always be true --------------------------------------------------

    def check_sound(self, game: Ponzi) -> None:
        facts: Any = game.snapshot()
        for industry in range(INDUSTRIES):
            owned = sum(tiles[industry] for tiles in facts["tiles"])
            assert facts["supply"][industry] + owned == TILES
        assert all(count >= 0 for tiles in facts["tiles"] for count in tiles)
        assert all(cash >= 0 for cash in facts["cash"])
        on_wheels = [card for wheel in facts["wheels"] for card, _ in wheel]
        around = [*on_wheels, *facts["market"], *facts["deck"], *facts["discards"]]
        assert len(around) == len(set(around))
        assert set(range(FIRST_DEALT, HIGHEST + 1)) <= set(around)  # others may be out (P20)
        assert set(around) <= set(range(LOWEST, HIGHEST + 1))
        for seat, wheel in enumerate(facts["wheels"]):
            assert all(0 <= space <= PERIODS[card] for card, space in wheel)
            unpaid = any(space == 0 for _, space in wheel)
            assert unpaid == bool(facts["bankrupt"] >> seat & 1)  # P25
        assert facts["market"] == sorted(facts["market"])
        assert len(facts["market"]) == MARKET or not facts["deck"]
        assert facts["deck"] or not facts["discards"]  # P14
        if game.phase == ANSWERING:
            assert game.cash(game.offerer) >= game.envelope

    def check_accounts(self, match: Match) -> None:
        facts: Any = match.game.snapshot()
        for seat in range(len(match.seats)):
            events = [entry.event for entry in match.log(seat)]
            assert facts["cash"][seat] == _money(seat, events)

    # -- knowing and not knowing ---------------------------------------------------

    def may_know(self, seat: int | None, event: Event) -> bool:
        if event.event == "envelope":
            return seat in (event.fields["seat"], event.fields["rival"])
        return True

    def secrets(self, game: Ponzi, seat: int) -> list[Hashable]:
        assert game.ledger is not None
        least, most = game.ledger.least, game.ledger.most
        unsure = [other for other in range(game.seats) if least(seat, other) < most(seat, other)]
        return [(other, game.cash(other)) for other in unsure]

    def blur(self, game: Ponzi, seat: int | None, rng: Rng) -> Ponzi:
        return game.imagine(game.seats if seat is None else seat, rng)

    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        return None  # what is secret are decisions; everything that chance brings is seen


def _money(seat: int, events: list[Event]) -> int:
    """What the log says that the seat has."""
    money = 0
    envelope = 0
    for event in events:
        fields: Mapping[str, Any] = event.fields
        mine = fields.get("seat") == seat
        if event.event == "funded" and mine:
            money += fields["card"]
        elif event.event in ("paid", "bought") and mine:
            money -= fields["amount"]
        elif event.event == "envelope":
            envelope = fields["amount"]
        elif event.event in ("sold", "countered") and seat in (fields["seat"], fields["rival"]):
            pays = (event.event == "sold") == mine
            money += -envelope if pays else envelope
    return money


MALFORMED: list[Any] = [
    None,
    7,
    [],
    {},
    {"kind": "bid"},
    {"kind": "pass", "now": True},
    {"kind": "fund", "industry": "media"},
    {"kind": "fund", "industry": "energy", "card": 10},
    {"kind": "fund", "industry": "media", "card": 8},
    {"kind": "fund", "industry": "media", "card": 81},
    {"kind": "fund", "industry": "media", "card": "10"},
    {"kind": "offer", "to": 1, "industry": "media", "amount": -1},
    {"kind": "offer", "to": 1, "industry": "media", "amount": 2**70},
    {"kind": "offer", "to": 1, "industry": "media", "amount": 1.5},
    {"kind": "offer", "to": 1, "industry": "media"},
    {"kind": "offer", "to": -1, "industry": "media", "amount": 0},
    {"kind": "offer", "to": 5, "industry": "media", "amount": 0},
    {"kind": "offer", "to": "Ada", "industry": "media", "amount": 0},
    {"kind": "luxury", "luxury": 0},
    {"kind": "luxury", "luxury": 5},
    {"kind": "remove", "card": None},
    {"kind": "return"},
]
