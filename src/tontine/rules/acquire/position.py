"""Where a game of Acquire stands: who has what, and what may be decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.acquire import decisions as d
from tontine.rules.acquire.board import Board, CorporationSet, contains
from tontine.rules.acquire.components import (
    ALL_CORPORATIONS,
    CORPORATIONS,
    HAND,
    NO_TILE,
    TILES,
)
from tontine.rules.acquire.inference import Inference
from tontine.rules.acquire.layout import (
    AROUND,
    BAG,
    BANK,
    CASH,
    HANDS,
    HOLDINGS,
    OWNERS,
    PRICES,
    SIZES,
)
from tontine.rules.chance import Chance
from tontine.rules.choices import Choices
from tontine.rules.game import Result

NO_CORPORATION: Final = -1


@mypyc_attr(acyclic=True)
class Position(Board):
    """Everything there is to a game but how it goes on.

    An empty slot of a hand is NO_TILE. The order of the tiles in the bag means nothing, since
    every draw is a chance of its own.
    """

    def __init__(
        self, seats: i64, chance: Chance, hidden: bool, field: vec[u8], books: vec[i64], left: i64
    ) -> None:
        super().__init__(seats, chance, field, books)
        self.hidden = hidden  # A8
        self.bag_left = left  # how many tiles
        self.inference: Inference | None = None
        self.phase: i64 = d.OVER
        self.turn: i64 = 0  # whose turn it is; in a merger, the mergemaker
        self.turns: i64 = 0
        self.tile: i64 = NO_TILE  # the one just played
        self.last_placed: i64 = 0  # the turn in which a tile was last played (A33)
        self.last_drawn: i64 = 0
        self.purchases: i64 = 0  # how many shares may still be bought this turn
        self.skipped = False  # this turn, for want of a playable tile
        self.passed_over: i64 = 0  # the seats that had nothing to decide in their last turn
        self.announced = False
        self.mergers: i64 = 0  # so far, for the record
        # A merger: who survives, who waits to be settled, who is being settled.
        self.survivor: i64 = NO_CORPORATION
        self.pending: CorporationSet = 0
        self.defunct: i64 = NO_CORPORATION

    # -- what a seat may decide ----------------------------------------------------

    def offer(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if seat != self.actor or self.over:
            return
        phase = self.phase
        if phase == d.BUYING:
            self._offer_shares(choices)
        elif phase == d.PLACING:
            self._offer_tiles(choices)
        elif phase == d.DISPOSING:
            self._offer_disposals(choices)
        elif phase == d.FOUNDING:
            self._offer_corporations(choices, d.FOUND, self.foundable())
        elif phase == d.SURVIVING:
            self._offer_corporations(choices, d.SURVIVE, self.survivors())
        else:
            self._offer_corporations(choices, d.SETTLE, self.largest(self.pending))
        if seat == self.turn and self.may_announce():
            choices.add(d.ANNOUNCE)

    def _offer_tiles(self, choices: Choices) -> None:
        field = self.field
        first = HANDS + self.turn * HAND
        for place in range(first, first + HAND):
            tile = i64(field[place])
            if tile != NO_TILE and self.is_playable_beside(i64(field[AROUND + tile])):
                choices.add(d.PLACE + tile)
        if self.announced:  # A30
            choices.add(d.LEAVE)

    def _offer_corporations(
        self, choices: Choices, first: i64, corporations: CorporationSet
    ) -> None:
        for corporation in range(i64(CORPORATIONS)):
            if contains(corporations, corporation):
                choices.add(first + corporation)

    def _offer_disposals(self, choices: Choices) -> None:
        held = self.held(self.actor, self.defunct)
        for pairs in range(self.most_pairs(self.actor) + 1):
            choices.add_span(d.DISPOSE + pairs * d.SALES, held - 2 * pairs + 1)

    def _offer_shares(self, choices: Choices) -> None:
        books = self.books
        cash = books[CASH + self.turn]
        for corporation in range(i64(CORPORATIONS)):
            if for_sale(books, corporation, cash):
                choices.add(d.BUY + corporation)
        choices.add(d.DONE)

    # -- who has what --------------------------------------------------------------

    def bank(self, corporation: i64) -> i64:
        """How many of its shares nobody holds."""
        return self.books[BANK + corporation]

    def cash(self, seat: i64) -> i64:
        return self.books[CASH + seat]

    def pay(self, seat: i64, amount: i64) -> None:
        """From the bank to the seat; a negative amount goes the other way."""
        self.books[CASH + seat] += amount

    def in_hand(self, slot: i64) -> i64:
        """The tile in a slot; a seat has six of them, seat after seat."""
        return i64(self.field[HANDS + slot])

    def in_bag(self, index: i64) -> i64:
        return i64(self.field[BAG + index])

    # -- facts the choices rest on -------------------------------------------------

    def held(self, seat: i64, corporation: i64) -> i64:
        return self.books[HOLDINGS + seat * CORPORATIONS + corporation]

    def holds(self, seat: i64, tile: i64) -> bool:
        for slot in range(seat * HAND, seat * HAND + HAND):
            if self.in_hand(slot) == tile:
                return True
        return False

    def foundable(self) -> CorporationSet:
        """A11: any corporation not on the board."""
        return ALL_CORPORATIONS & ~self.active

    def survivors(self) -> CorporationSet:
        """A15, A16: the largest that the tile just played touches."""
        return self.largest(self.touching(self.tile))

    def most_pairs(self, seat: i64) -> i64:
        """A23: how many times the seat may trade two for one."""
        pairs = self.held(seat, self.defunct) // 2
        bank = self.bank(self.survivor)
        return pairs if pairs < bank else bank

    def may_announce(self) -> bool:
        """A30"""
        return self.may_end() and not self.announced

    def result(self) -> Result:
        """A32: most money wins; equals share the win."""
        return Result([self.cash(seat) for seat in range(self.seats)])

    def snapshot(self) -> dict[str, object]:
        seats = range(self.seats)
        hands = [[self.in_hand(seat * HAND + slot) for slot in range(HAND)] for seat in seats]
        first = [HOLDINGS + seat * CORPORATIONS for seat in seats]
        return {
            "phase": d.PHASES[self.phase],
            "turn": self.turn,
            "turns": self.turns,
            "actor": self.actor,
            "tile": -1 if self.tile == NO_TILE else self.tile,
            "last_placed": self.last_placed,
            "last_drawn": self.last_drawn,
            "purchases": self.purchases,
            "skipped": self.skipped,
            "passed_over": self.passed_over,
            "announced": self.announced,
            "mergers": self.mergers,
            "hidden": self.hidden,
            "survivor": self.survivor,
            "pending": self.pending,
            "defunct": self.defunct,
            "spaces": [int(owner) for owner in self.field[OWNERS : OWNERS + TILES]],
            "sizes": list(self.books[SIZES : SIZES + CORPORATIONS]),
            "bank": list(self.books[BANK : BANK + CORPORATIONS]),
            "cash": list(self.books[CASH : CASH + self.seats]),
            "shares": [list(self.books[i : i + CORPORATIONS]) for i in first],
            "hands": [sorted(tile for tile in hand if tile != NO_TILE) for hand in hands],
            "bag": sorted(self.in_bag(index) for index in range(self.bag_left)),
        }


def for_sale(books: vec[i64], corporation: i64, cash: i64) -> bool:
    """A26: on the board, in the bank, and affordable."""
    return 0 < books[PRICES + corporation] <= cash and books[BANK + corporation] > 0
