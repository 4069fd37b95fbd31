"""Tulips, as Tontine's conformance suite has to know it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from tontine.play.match import Match
from tontine.play.script import Streams
from tontine.play.view import Decision, Event
from tontine.rules.chance import Rng
from tontine.testing import Adapter
from tontine_tulips.rules import EACH, NO_BID, PURSES, RUMOUR, RUMOURS, TULIPS, Tulips

MOST_BIDS = 5 * len(TULIPS) * EACH


class TulipsAdapter(Adapter[Tulips]):
    codes = range(-1, max(PURSES) + 2)
    most_decisions = MOST_BIDS + 1
    disclosing = frozenset({"scored"})  # what is left in every purse

    def hastens(self, code: int) -> bool:
        return False  # no bid does

    def situation(self, game: Tulips) -> Hashable:
        sealed = sum(bid != NO_BID for bid in game.bids)
        return game.over, min(sealed, 2), game.rumours, max(game.paid) > 0

    def decisions(self) -> list[Decision]:
        bids: list[Decision] = [
            {"kind": "bid", "amount": amount} for amount in (0, 1, 19, 35, 10**9)
        ]
        return [*bids, *MALFORMED]

    # -- what must always be true --------------------------------------------------

    def check_sound(self, game: Tulips) -> None:
        assert len(set(game.purses)) == game.seats
        assert set(game.purses) <= set(PURSES)
        for seat in range(game.seats):
            assert 0 <= game.proven[seat] <= game.purses[seat]
            assert game.cash(seat) >= 0
            assert game.bids[seat] <= game.cash(seat)
        assert game.deck.count(RUMOUR) + game.rumours == RUMOURS
        assert (game.rumours == RUMOURS) == game.over
        for tulip in range(len(TULIPS)):
            bought = sum(bulbs[tulip] for bulbs in game.bulbs)
            assert bought + game.deck.count(tulip) + (game.lot == tulip) <= EACH

    def check_accounts(self, match: Match) -> None:
        game = match.game
        assert isinstance(game, Tulips)
        for seat in range(game.seats):
            money = 0
            for entry in match.log(seat):
                fields: dict[str, Any] = entry.event.fields
                if fields.get("seat") == seat and entry.event.event in ("purse", "bought"):
                    money += fields["amount"] * (1 if entry.event.event == "purse" else -1)
            assert money == game.cash(seat)

    # -- knowing and not knowing ---------------------------------------------------

    def may_know(self, seat: int | None, event: Event) -> bool:
        return event.event != "purse" or event.fields["seat"] == seat

    def secrets(self, game: Tulips, seat: int) -> list[Hashable]:
        """T1: the other purses; T4: the bids that the others have sealed."""
        if game.over:
            return []
        others = [other for other in range(game.seats) if other != seat]
        return [
            *(("purse", other, game.purses[other]) for other in others),
            *(("bid", other, game.bids[other]) for other in others if game.bids[other] != NO_BID),
        ]

    def blur(self, game: Tulips, seat: int | None, rng: Rng) -> Tulips:
        return game.imagine(game.seats if seat is None else seat, rng)

    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        """Other purses for the other seats."""
        script = match.script()
        mine = script["purses"][seat]
        left = [str(purse) for purse in PURSES if str(purse) != mine]
        drawn = [left.pop(rng.below(len(left))) for _ in match.seats]
        drawn[seat] = mine
        return {**script, "purses": drawn} if drawn != script["purses"] else None


MALFORMED: list[Any] = [
    None,
    7,
    [],
    {},
    {"kind": "pass"},
    {"kind": "bid"},
    {"kind": "bid", "amount": -1},
    {"kind": "bid", "amount": 1.5},
    {"kind": "bid", "amount": "3"},
    {"kind": "bid", "amount": 2**70},
    {"kind": "bid", "amount": 3, "for": "admiral"},
]
