"""The rules of Tulips: sealed bids for tulip bulbs, with secret purses, until the bubble bursts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game, Refusal, Result
from tontine.rules.journal import EventKind

FEWEST_SEATS = 2
MOST_SEATS = 5
PURSES = (20, 22, 24, 26, 28, 30, 32, 34)  # T1
TULIPS = ("admiral", "viceroy", "augustus")  # T2
EACH = 4  # T2: bulbs of a kind
RUMOUR = len(TULIPS)  # a card of the deck, besides the kinds
RUMOURS = 3  # T2; T6: with the last of them the bubble bursts
VALUES = (0, 5, 15, 30, 50)  # T8: of so many bulbs of a kind
NO_BID = -1

# A decision is a bid, and its code is the amount. Every event with its rule and its fields:
EVENTS = (
    EventKind("purse", "T1", "seat", "amount"),  # for its owner only
    EventKind("auction", "T3", "number", "tulip"),
    EventKind("rumour", "T3", "number"),
    EventKind("sealed", "T4", "seat"),
    EventKind("bid", "T5", "seat", "amount"),
    EventKind("bought", "T5", "seat", "tulip", "amount"),
    EventKind("unsold", "T5", "tulip"),
    EventKind("burst", "T6"),
    EventKind("worthless", "T7", "tulip"),
    EventKind("scored", "T8", "seat", "amount", "cash"),
)
PURSE, AUCTION, RUMOURED, SEALED, BID, BOUGHT, UNSOLD, BURST, WORTHLESS, SCORED = range(len(EVENTS))

# The streams of chance outcomes: who draws which purse, and the cards of the deck.
STREAMS = ("purses", "deck")
PURSE_STREAM, DECK_STREAM = range(len(STREAMS))


class Tulips(Game):
    """One game of Tulips."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.purses = [0] * seats  # as they were drawn
        self.paid = [0] * seats
        self.proven = [0] * seats  # what a purse must have held at least: all have seen the bids
        self.bulbs = [[0] * len(TULIPS) for _ in range(seats)]
        self.bids = [NO_BID] * seats
        self.deck = [card for card in range(RUMOUR) for _ in range(EACH)] + [RUMOUR] * RUMOURS
        self.lot = NOBODY  # the bulb up for auction
        self.round = 0
        self.rumours = 0

    def fresh(self, chance: Chance) -> Tulips:
        return Tulips(self.seats, chance)

    def cash(self, seat: int) -> int:
        return self.purses[seat] - self.paid[seat]

    # -- how it goes ---------------------------------------------------------------

    def deal(self) -> None:
        """T1"""
        left = list(PURSES)
        for seat in range(self.seats):
            self.purses[seat] = left.pop(self._draw(PURSE_STREAM, left))
            self.confide(1 << seat, PURSE, seat, self.purses[seat])
        self._turn_up()

    def _draw(self, stream: int, items: list[int]) -> int:
        return self.chance.draw(stream, vec[i64](items), len(items))

    def _turn_up(self) -> None:
        """T3: cards until there is a bulb to bid for, or (T6) until the bubble bursts."""
        while True:
            card = self.deck.pop(self._draw(DECK_STREAM, self.deck))
            if card != RUMOUR:
                break
            self.rumours += 1
            self.tell(RUMOURED, self.rumours)
            if self.rumours == RUMOURS:
                return self._burst()
        self.lot = card
        self.round += 1
        self.tell(AUCTION, self.round, card)
        self.owes = (1 << self.seats) - 1  # T4: all bid at the same time
        self.actor = 0
        return None

    def apply(self, seat: int, code: int) -> None:
        """T4: a bid is sealed; when all are, they are shown."""
        self.bids[seat] = code
        self.owes &= ~(1 << seat)
        self.tell(SEALED, seat)
        if self.owes:
            self.actor = next(other for other in range(self.seats) if self.owes >> other & 1)
        else:
            self.chance.reveal()  # from here on what comes of the bid cannot be foreseen
            self._award()
            self._turn_up()

    def _award(self) -> None:
        """T5: equal bids cancel each other, and the highest of the others takes the bulb."""
        for seat, bid in enumerate(self.bids):
            self.proven[seat] = max(self.proven[seat], self.paid[seat] + bid)
            self.tell(BID, seat, bid)
        best = max((bid for bid in self.bids if bid > 0 and self.bids.count(bid) == 1), default=0)
        if best > 0:
            winner = self.bids.index(best)
            self.paid[winner] += best
            self.bulbs[winner][self.lot] += 1
            self.tell(BOUGHT, winner, self.lot, best)
        else:
            self.tell(UNSOLD, self.lot)
        self.bids = [NO_BID] * self.seats
        self.lot = NOBODY

    def _burst(self) -> None:
        """T6"""
        self.close()
        self.tell(BURST)
        for tulip in self.worthless():
            self.tell(WORTHLESS, tulip)
        for seat, score in enumerate(self.result().scores):
            self.tell(SCORED, seat, score, self.cash(seat))

    # -- what may be decided -------------------------------------------------------

    def offer(self, seat: int, choices: Choices) -> None:
        choices.clear()
        if 0 <= seat < self.seats and self.owes >> seat & 1:
            choices.add_span(0, self.cash(seat) + 1)

    def refusal(self, seat: int, code: int) -> Refusal | None:
        if self.over:
            return Refusal("T6", "over", {})
        if not (0 <= seat < self.seats and self.owes >> seat & 1):
            return Refusal("T4", "not_asked", {"seat": self.actor})
        if not 0 <= code <= self.cash(seat):
            return Refusal("T4", "beyond_purse", {"amount": code, "cash": self.cash(seat)})
        return None

    # -- the end -------------------------------------------------------------------

    def worthless(self) -> list[int]:
        """T7: of which most bulbs were bought; as things stand, if the bubble burst now."""
        bought = [sum(bulbs[tulip] for bulbs in self.bulbs) for tulip in range(len(TULIPS))]
        return [tulip for tulip, count in enumerate(bought) if count == max(bought)]

    def value(self, seat: int, tulip: int) -> int:
        """T7, T8"""
        return 0 if tulip in self.worthless() else VALUES[self.bulbs[seat][tulip]]

    def result(self) -> Result:
        tulips = range(len(TULIPS))
        return Result(
            [
                self.cash(seat) + sum(self.value(seat, tulip) for tulip in tulips)
                for seat in range(self.seats)
            ]
        )

    # -- copies --------------------------------------------------------------------

    def clone(self) -> Tulips:
        twin = Tulips(self.seats, self.chance.clone())
        twin.over, twin.owes, twin.actor = self.over, self.owes, self.actor
        twin.purses, twin.paid, twin.proven = self.purses[:], self.paid[:], self.proven[:]
        twin.bulbs = [bulbs[:] for bulbs in self.bulbs]
        twin.bids, twin.deck = self.bids[:], self.deck[:]
        twin.lot, twin.round, twin.rumours = self.lot, self.round, self.rumours
        return twin

    def imagine(self, seat: int, rng: Rng) -> Tulips:
        """The others' purses are drawn anew, as large as their bids have proven at least (T1), and
        with them the bids that nobody has seen yet (T4). The deck has no order to be imagined."""
        twin = self.clone()
        twin.chance = Chance(Rng(rng.next()))
        if self.over:
            return twin
        others = [other for other in range(self.seats) if other != seat]
        left = list(PURSES)
        if seat in range(self.seats):  # an onlooker has none
            left.remove(self.purses[seat])
        # From who has proven most to who has least: whatever the ones before have drawn was in
        # reach of the later ones too, so every way to hand them out is equally likely.
        for other in sorted(others, key=lambda other: -self.proven[other]):
            fitting = [purse for purse in left if purse >= self.proven[other]]
            twin.purses[other] = fitting[rng.below(len(fitting))]
            left.remove(twin.purses[other])
            if self.bids[other] != NO_BID:
                twin.bids[other] = rng.below(twin.cash(other) + 1)
        return twin

    def snapshot(self) -> dict[str, object]:
        return {
            "over": self.over,
            "owes": int(self.owes),
            "purses": self.purses[:],
            "paid": self.paid[:],
            "proven": self.proven[:],
            "bulbs": [bulbs[:] for bulbs in self.bulbs],
            "bids": self.bids[:],
            "deck": sorted(self.deck),
            "lot": self.lot,
            "round": self.round,
            "rumours": self.rumours,
        }
