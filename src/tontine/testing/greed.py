"""Greed Incorporated, as the conformance suite has to know it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from tontine.play.greed.names import GOOD_NAMES
from tontine.play.match import Match
from tontine.play.script import Streams
from tontine.play.view import Decision, Event
from tontine.rules.chance import Rng
from tontine.rules.greed import deals
from tontine.rules.greed.components import (
    ASSETS,
    COMPANIES,
    FIRST_ASSET,
    FREE_CASH,
    GOODS,
    NO_ASSET,
    TEN,
    years_of,
)
from tontine.rules.greed.decisions import BID, DECLINE, OPEN, PASS, RAISE, SUMS, TERM
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DISCARDED, NOBODY, ON_OFFER, READY, UNSEEN, USED
from tontine.testing.adapter import Adapter

AMOUNTS = (0, 1, 2, 9, 10, 11, 49, 50, 60, 99, 100, 101, 250, SUMS - 1)
PRIVATE = frozenset({"drew", "chose", "sealed"})
DECK = NOBODY


class GreedAdapter(Adapter[Greed]):
    codes = (
        *range(OPEN + 2),
        *(TERM + entry * SUMS + amount for entry in range(24) for amount in (0, 1, 2, 50, 101)),
        *(BID + company * SUMS + amount for company in range(COMPANIES) for amount in AMOUNTS),
        *(RAISE + amount for amount in AMOUNTS),
    )
    most_decisions = 40_000
    runs = 2  # 40 sorts of positions in a game, where the others have 15
    disclosing: frozenset[str] = frozenset()

    def hastens(self, code: int) -> bool:
        """Nothing does; but who never declines sees more companies, assets and symbols."""
        return code in (DECLINE, PASS)

    def situation(self, game: Greed) -> Hashable:
        several = bool(game.owes & (game.owes - 1))
        return (game.phase, game.year < 3, several, deals.count(game) > 0, game.content != 0)

    def decisions(self) -> list[Decision]:
        assets = (10, 19, 20, 25, 36, 49)
        return [
            *(
                {"kind": kind, "asset": asset}
                for kind in ("announce", "take", "use", "drop")
                for asset in range(FIRST_ASSET, ASSETS)
            ),
            *(
                {"kind": "bid", "company": company, "amount": amount}
                for company in range(COMPANIES)
                for amount in (0, 10, 60, 10**6)
            ),
            *(
                {"kind": "propose", "company": one, "partner": other, "give": give, "get": get}
                for one in range(5)
                for other in range(6)
                for give, get in DEALS
            ),
            *(
                {"kind": kind, "proposal": number}
                for kind in ("accept", "reject", "withdraw")
                for number in range(1, 6)
            ),
            {"kind": "counter", "proposal": 1, "give": {"money": 1}, "get": {"sand": 1}},
            *(
                {"kind": "propose", "company": one, "partner": other, **RUN, "runs": runs}
                for one in range(5)
                for other in range(5)
                for runs in ([12], [16], [12, 12], [10], [9], [12, 16])
            ),
            *({"kind": "sell", "keep": {good: count}} for good in GOOD_NAMES for count in (1, 4)),
            *({"kind": "point", "chair": chair} for chair in ("ceo", "cfo", "coo")),
            *({"kind": "raise", "amount": amount} for amount in (1, 30, 50, 51, 60, 10**6)),
            *({"kind": "found", "company": company, "assets": []} for company in range(COMPANIES)),
            *({"kind": "found", "company": 5, "assets": [asset]} for asset in assets),
            *({"kind": kind} for kind in ("content", "decline", "pass", "sell")),
            *MALFORMED,
        ]

    # -- what must always be true --------------------------------------------------

    def check_sound(self, game: Greed) -> None:
        facts: Any = game.snapshot()
        _check_assets(game, facts)
        for good in range(GOODS):
            assert facts["trends"][good] in (-3, -1, 0, 1, 2)  # G1
            assert 0 <= facts["steps"][good] <= game.cards.top(good)
        for company in range(COMPANIES):
            chairs = [seat for seat in facts["chairs"][company] if seat != NOBODY]
            assert facts["chairs"][company][: len(chairs)] == chairs, "a gap between the seats"
            assert min(facts["stock"][company]) >= 0
            assert facts["units"][company] == sum(facts["stock"][company])
            money = [facts[pile][company] for pile in ("free", "last", "income")]
            assert min(money) >= 0
            if not chairs:
                assert sum(money) == 0
                assert facts["units"][company] == 0
                assert facts["slots"][company] == [NO_ASSET] * 4
        assert min(facts["purse"]) >= 0
        for kind in ("gold", "silver"):
            won = [owner for owner in facts[kind] if owner != NOBODY]
            assert facts[kind][: len(won)] == won, "symbols are won in order"
        assert facts["founded"] <= game.seats

    def check_accounts(self, match: Match) -> None:
        facts: Any = match.game.snapshot()
        for seat in (None, *range(len(match.seats))):
            accounts = _Accounts()
            for entry in match.log(seat):
                accounts.enter(entry.event)
            assert accounts.purses(len(match.seats)) == facts["purse"]
            for pile in ("free", "last", "income"):
                assert accounts.piles[pile] == facts[pile]
            assert accounts.stock == facts["stock"]

    # -- knowing and not knowing ---------------------------------------------------

    def may_know(self, seat: int | None, event: Event) -> bool:
        return event.event not in PRIVATE or event.fields["seat"] == seat

    def secrets(self, game: Greed, seat: int) -> list[Hashable]:
        facts: Any = game.snapshot()
        return [
            *((asset, DECK) for asset in facts["pile"]),
            *(
                (asset, other)
                for other in range(game.seats)
                for asset in facts["hands"][other]
                if other != seat and asset != NO_ASSET
            ),
        ]

    def blur(self, game: Greed, seat: int | None, rng: Rng) -> Greed:
        return game.imagine(game.seats if seat is None else seat, rng)

    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        """A rival's card changes places with another one of the same ten that nobody has shown."""
        facts: Any = match.game.snapshot()
        script = match.script()
        places = [hand for other, hand in enumerate(facts["hands"]) if other != seat]
        place = places.pop(rng.below(len(places)))
        others = [asset for hidden in [*places, facts["pile"]] for asset in hidden]
        pairs = [(a, b) for a in place for b in others if a and a // TEN == b // TEN]
        if not pairs:
            return None
        one, other = map(str, pairs[rng.below(len(pairs))])
        exchange = {one: other, other: one}
        return {**script, "assets": [exchange.get(asset, asset) for asset in script["assets"]]}


def _check_assets(game: Greed, facts: Any) -> None:
    """Every card is in one place, and its status says which."""
    where: list[list[int]] = [[] for _ in range(DISCARDED + 1)]
    for asset in range(FIRST_ASSET, ASSETS):
        where[facts["status"][asset]].append(asset)
    played = [
        asset for asset in range(FIRST_ASSET, ASSETS) if game.cards.is_played(asset, game.seats)
    ]
    later = [asset for asset in played if asset >= FIRST_ASSET + game.ten * TEN]
    held = [asset for hand in facts["hands"] for asset in hand if asset != NO_ASSET]
    box = set(range(FIRST_ASSET, ASSETS)) - set(played)
    assert sorted([*held, *facts["pile"], *later, *box]) == where[UNSEEN]
    working = [asset for slots in facts["slots"] for asset in slots if asset != NO_ASSET]
    assert sorted(working) == sorted(where[READY] + where[USED])
    for asset in range(FIRST_ASSET, ASSETS):
        assert (facts["marks"][asset] != NOBODY) == (asset in where[ON_OFFER])
    left = len(held) + len(facts["pile"]) + len(later)
    announced = game.seats * (game.year - (game.phase == 0))
    assert left == game.seats * years_of(game.seats) - announced


class _Accounts:
    """What companies and players have, by a log."""

    def __init__(self) -> None:
        self.piles = {pile: [0] * COMPANIES for pile in ("free", "last", "income")}
        self.stock = [[0] * GOODS for _ in range(COMPANIES)]
        self._purses: dict[int, int] = {}

    def purses(self, seats: int) -> list[int]:
        return [self._purses.get(seat, 0) for seat in range(seats)]

    def enter(self, event: Event) -> None:
        entry = getattr(self, f"_{event.event}", None)
        if entry is not None:
            entry(event.fields)

    def _pay_private(self, seat: int, amount: int) -> None:
        self._purses[seat] = self._purses.get(seat, 0) + amount

    def _goods(self, fields: Any, sign: int, company: str = "company") -> None:
        self.stock[fields[company]][GOOD_NAMES.index(fields["good"])] += sign * fields["count"]

    def _assigned(self, fields: Any) -> None:
        self.piles["free"][fields["company"]] = FREE_CASH

    def _founded(self, fields: Any) -> None:
        self._assigned(fields)
        self._pay_private(fields["seat"], -fields["amount"])

    def _won(self, fields: Any) -> None:
        self._pay_private(fields["seat"], -fields["amount"])

    def _took(self, fields: Any) -> None:
        self.piles["free"][fields["company"]] -= fields["amount"]

    _stored = _took

    def _fired(self, fields: Any) -> None:
        self._took(fields)
        self._pay_private(fields["seat"], fields["amount"])

    def _paid(self, fields: Any) -> None:
        self.piles["free"][fields["company"]] -= fields["amount"]
        self.piles["income"][fields["partner"]] += fields["amount"]

    def _produced(self, fields: Any) -> None:
        self._goods(fields, 1)

    _gained = _produced

    def _spent(self, fields: Any) -> None:
        self._goods(fields, -1)

    def _moved(self, fields: Any) -> None:
        self._goods(fields, -1)
        self._goods(fields, 1, "partner")

    def _sold(self, fields: Any) -> None:
        self._goods(fields, -1)
        self.piles["income"][fields["company"]] += fields["amount"]

    def _closed(self, fields: Any) -> None:
        company = fields["company"]
        assert self.piles["income"][company] == fields["income"]
        assert self.piles["last"][company] == fields["before"]
        self.piles["free"][company] += fields["before"]
        self.piles["last"][company] = fields["income"]
        self.piles["income"][company] = 0

    _booted = _closed

    def _liquidated(self, fields: Any) -> None:
        company = fields["company"]
        for pile in self.piles.values():
            pile[company] = 0
        self.stock[company] = [0] * GOODS


DEALS: list[tuple[dict[str, int], dict[str, int]]] = [
    ({"money": 1}, {"sand": 1}),
    ({"land": 1}, {"money": 5}),
    ({"coal": 1}, {"steel": 1, "money": 2}),
    ({"money": 1}, {"money": 1}),
    ({}, {"land": 1}),
    ({"land": 10**6}, {"money": 1}),
]

RUN: dict[str, dict[str, int]] = {"give": {"land": 1}, "get": {"cotton": 1}}

MALFORMED: list[Any] = [
    None,
    7,
    [],
    {},
    {"kind": "steal"},
    {"kind": "content", "now": True},
    {"kind": "announce"},
    {"kind": "announce", "asset": 50},
    {"kind": "announce", "asset": -1},
    {"kind": "announce", "asset": "20"},
    {"kind": "bid", "company": 10, "amount": 10},
    {"kind": "bid", "company": 0, "amount": -10},
    {"kind": "bid", "company": 0, "amount": 2**70},
    {"kind": "bid", "company": 0, "amount": 10.5},
    {"kind": "propose", "company": 0, "partner": 1, "give": {"gold": 1}, "get": {"money": 1}},
    {"kind": "propose", "company": 0, "partner": 1, "give": {"land": -1}, "get": {"money": 1}},
    {"kind": "propose", "company": 0, "partner": 1, "give": {"land": 1}},
    {"kind": "propose", "company": 0, "partner": 1, "give": [], "get": {}},
    {"kind": "propose", "company": 0, "partner": 1, "give": {}, "get": {}, "runs": 12},
    {"kind": "propose", "company": 0, "partner": 1, "give": {}, "get": {}, "runs": [50]},
    {"kind": "propose", "company": 0, "partner": 1, "give": {}, "get": {}, "runs": [12] * 9},
    {"kind": "counter", "proposal": "1", "give": {}, "get": {}},
    {"kind": "sell", "keep": {"land": 5}},
    {"kind": "sell", "keep": {"money": 1}},
    {"kind": "point", "chair": "manager"},
    {"kind": "found", "company": 5, "assets": [10, 11, 12, 13, 14]},
    {"kind": "found", "company": 5, "assets": [10, 10]},
    {"kind": "raise"},
]
