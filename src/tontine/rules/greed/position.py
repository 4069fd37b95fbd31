"""Where a game of Greed Incorporated stands, and what can be read off it in any phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance
from tontine.rules.game import Game, Result
from tontine.rules.greed import layout as at
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    BOARD,
    CEO,
    CHAIRS,
    COMPANIES,
    FIRST_FOUNDED,
    FREE_CASH,
    GOODS,
    HAND,
    NO_ASSET,
    SLOTS,
    SYMBOLS,
    THINGS,
)
from tontine.rules.greed.decisions import OVER, PHASES

NOBODY: Final = -1

# Where an asset card is.
UNSEEN: Final = 0  # in the deck, in a hand, or in the box
ON_OFFER: Final = 1
READY: Final = 2  # with a company; a processing one can be used this year
USED: Final = 3  # with a company; producing ones always are
DISCARDED: Final = 4

# An open proposal is a row of these numbers, and then what each side gives: twelve things each.
NUMBER: Final = 0
FROM: Final = 1
TO: Final = 2
RUNS: Final = 3  # G19: the set of slots whose assets are run, the proposer's four first
TERMS: Final = 4
DEAL: Final = 28  # the width of a row

MOST_MONEY: Final = 16777215  # that a single decision can name


@mypyc_attr(acyclic=True)
class Position(Game):
    """Everything there is to a game but how it goes on.

    ``numbers`` holds all tables, as ``layout.py`` says. The deck is four tens, one on the other:
    every draw from what is left of the present one is a chance of its own. ``deals`` is never
    written to, only replaced, so that copies can share it.
    """

    def __init__(
        self, seats: i64, chance: Chance, cards: CardSet, new_ceo_drops: bool, numbers: vec[i64]
    ) -> None:
        super().__init__(seats, chance)
        self.cards = cards
        self.new_ceo_drops = new_ceo_drops  # G27
        self.numbers = numbers
        self.deals: vec[i64] = vec[i64]()  # the open proposals
        # the year
        self.year: i64 = 0
        self.phase: i64 = OVER
        self.marker: i64 = 0  # the starting marker
        self.company: i64 = NOBODY  # that the present question is about
        self.pending: i64 = 0  # the set of companies still to come in this phase
        # companies
        self.closed: i64 = 0  # the set of companies that have closed their books before
        self.gone: i64 = 0  # the set of companies liquidated
        self.founded: i64 = 0  # how many
        # the deck
        self.ten: i64 = 0  # how many tens have been opened
        self.pile_left: i64 = FIRST_FOUNDED  # G3: the companies are dealt before
        # trade
        self.content: i64 = 0  # the set of seats
        self.numbered: i64 = 0  # proposals so far
        self.partner: i64 = NOBODY  # of the deal being drafted
        self.answering: i64 = NOBODY  # the number of the proposal it answers
        self.runs: i64 = 0  # of the deal being drafted: the set of slots
        self.drafted: i64 = NOBODY  # the last entry of the draft; the last asset of a new company
        # scapegoats
        self.pointer: i64 = 0  # the chair that points
        self.fired: i64 = 0  # the set of chairs pointed at
        # status symbols and auctions
        self.golds: i64 = 0  # symbols won
        self.silvers: i64 = 0
        self.gold_price: i64 = cards.first_gold
        self.silver_price: i64 = cards.first_silver
        self.bidders: i64 = 0  # the set of seats still in
        self.highest: i64 = NOBODY
        self.bid: i64 = 0
        # for the record
        self.boots: i64 = 0
        self.dealings: i64 = 0

    def stand_like(self, other: Position) -> None:
        """Take over all but the numbers and the door of chance."""
        self.over = other.over
        self.owes = other.owes
        self.actor = other.actor
        self.deals = other.deals
        self.year = other.year
        self.phase = other.phase
        self.marker = other.marker
        self.company = other.company
        self.pending = other.pending
        self.closed = other.closed
        self.gone = other.gone
        self.founded = other.founded
        self.ten = other.ten
        self.pile_left = other.pile_left
        self.content = other.content
        self.numbered = other.numbered
        self.partner = other.partner
        self.answering = other.answering
        self.runs = other.runs
        self.drafted = other.drafted
        self.pointer = other.pointer
        self.fired = other.fired
        self.golds = other.golds
        self.silvers = other.silvers
        self.gold_price = other.gold_price
        self.silver_price = other.silver_price
        self.bidders = other.bidders
        self.highest = other.highest
        self.bid = other.bid
        self.boots = other.boots
        self.dealings = other.dealings

    # -- who is asked --------------------------------------------------------------

    def is_asked(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and ((self.owes >> seat) & 1) != 0

    def ask_all(self, seats: i64) -> None:
        """These seats owe a decision; the first of them is the one to begin with."""
        self.owes = seats
        self.actor = self.next_in(seats, self.marker)

    def ask_nobody(self) -> None:
        """The phase has no question left: the year goes on."""
        self.owes = 0
        self.actor = NOBODY

    def next_in(self, seats: i64, first: i64) -> i64:
        """The first of a set of seats, clockwise; NOBODY of none."""
        seat = first if first < self.seats else i64(0)
        for _ in range(self.seats):
            if ((seats >> seat) & 1) != 0:
                return seat
            seat = seat + 1 if seat + 1 < self.seats else i64(0)
        return NOBODY

    # -- prices --------------------------------------------------------------------

    def step(self, good: i64) -> i64:
        return self.numbers[at.STEP + good]

    def trend(self, good: i64) -> i64:
        return self.numbers[at.TREND + good]

    def price(self, good: i64) -> i64:
        return self.cards.price(good, self.numbers[at.STEP + good])

    # -- companies -----------------------------------------------------------------

    def sits(self, company: i64, chair: i64) -> i64:
        return self.numbers[at.CHAIR + company * CHAIRS + chair]

    def ceo(self, company: i64) -> i64:
        """G8; NOBODY if the company is not in play."""
        return self.numbers[at.CHAIR + company * CHAIRS]

    def in_play(self, company: i64) -> bool:
        return self.ceo(company) != NOBODY

    def all_in_play(self) -> i64:
        """The set of companies in play."""
        companies: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.in_play(company):
                companies |= 1 << company
        return companies

    def companies_of(self, seat: i64) -> i64:
        """How many companies the player is CEO of."""
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.ceo(company) == seat:
                count += 1
        return count

    def board_size(self, company: i64) -> i64:
        count: i64 = 0
        for chair in range(i64(BOARD)):
            if self.sits(company, chair) != NOBODY:
                count += 1
        return count

    def rank(self, company: i64) -> i64:
        """G7: its highest asset, or its own number."""
        highest = company
        for slot in range(i64(SLOTS)):
            asset = self.slot(company, slot)
            if asset > highest:
                highest = asset
        return highest

    def first_of(self, companies: i64) -> i64:
        """G7: which of a set of companies comes first."""
        first: i64 = NOBODY
        highest: i64 = NOBODY
        for company in range(i64(COMPANIES)):
            if ((companies >> company) & 1) != 0:
                rank = self.rank(company)
                if rank > highest:
                    highest = rank
                    first = company
        return first

    def free(self, company: i64) -> i64:
        """Free cash."""
        return self.numbers[at.FREE + company]

    def last(self, company: i64) -> i64:
        """Last year's income."""
        return self.numbers[at.LAST + company]

    def income(self, company: i64) -> i64:
        """This year's."""
        return self.numbers[at.INCOME + company]

    def stock(self, company: i64, good: i64) -> i64:
        return self.numbers[at.STOCK + company * GOODS + good]

    def units(self, company: i64) -> i64:
        """Its goods of all kinds together."""
        return self.numbers[at.UNITS + company]

    def gain(self, company: i64, good: i64, count: i64) -> None:
        """Goods come to a company, or leave it."""
        numbers = self.numbers
        numbers[at.STOCK + company * GOODS + good] += count
        numbers[at.UNITS + company] += count

    def open_company(self, seat: i64, company: i64) -> None:
        """G3, G32"""
        numbers = self.numbers
        numbers[at.CHAIR + company * CHAIRS + CEO] = seat
        numbers[at.FREE + company] = FREE_CASH

    # -- assets --------------------------------------------------------------------

    def slot(self, company: i64, slot: i64) -> i64:
        """The asset there, or NO_ASSET."""
        return self.numbers[at.SLOT + company * SLOTS + slot]

    def status(self, asset: i64) -> i64:
        """Where the card is."""
        return self.numbers[at.STATUS + asset]

    def mark(self, asset: i64) -> i64:
        """Whose marker lies on a card on offer."""
        return self.numbers[at.MARK + asset]

    def assets_of(self, company: i64) -> i64:
        """How many assets the company has."""
        count: i64 = 0
        for slot in range(i64(SLOTS)):
            if self.slot(company, slot) != NO_ASSET:
                count += 1
        return count

    def owner(self, asset: i64) -> i64:
        """The company that works an asset, or NOBODY."""
        for slot in range(i64(COMPANIES * SLOTS)):
            if self.numbers[at.SLOT + slot] == asset and asset != NO_ASSET:
                return slot // SLOTS
        return NOBODY

    def install(self, company: i64, asset: i64) -> None:
        numbers = self.numbers
        slot = at.SLOT + company * SLOTS
        while numbers[slot] != NO_ASSET:
            slot += 1
        numbers[slot] = asset
        numbers[at.STATUS + asset] = USED

    # -- players -------------------------------------------------------------------

    def purse(self, seat: i64) -> i64:
        """Private money."""
        return self.numbers[at.PURSE + seat]

    def held(self, seat: i64, place: i64) -> i64:
        """A card of the seat's hand, or NO_ASSET."""
        return self.numbers[at.HELD + seat * HAND + place]

    def chosen(self, seat: i64) -> i64:
        """G9: the asset it will announce, or NO_ASSET."""
        return self.numbers[at.CHOSEN + seat]

    def won_by(self, symbol: i64) -> i64:
        """Who has won a status symbol, or NOBODY; nine of silver come after nine of gold."""
        return self.numbers[at.SYMBOL + symbol]

    def points(self, seat: i64) -> i64:
        """G33: of the status symbols won."""
        points: i64 = 0
        for symbol in range(i64(SYMBOLS)):
            if self.won_by(symbol) == seat:
                points += self.cards.gold_points[symbol]
            if self.won_by(SYMBOLS + symbol) == seat:
                points += self.cards.silver_points[symbol]
        return points

    # -- the end -------------------------------------------------------------------

    def result(self) -> Result:
        """G33: most points; a tie goes to the most private money."""
        scores: list[int] = []
        strengths: list[int] = []
        for seat in range(self.seats):
            scores.append(self.points(seat))
            strengths.append(self.points(seat) * (1 << 40) + self.purse(seat))
        return Result(scores, strengths)

    # -- facts as plain data -------------------------------------------------------

    def row(self, first: i64, count: i64) -> list[int]:
        """Numbers that stand side by side."""
        return list(self.numbers[first : first + count])

    def rows(self, first: i64, rows: i64, width: i64) -> list[list[int]]:
        return [self.row(first + row * width, width) for row in range(rows)]

    def snapshot(self) -> dict[str, object]:
        return {**self._snapshot_of_table(), **self._snapshot_of_people()}

    def _snapshot_of_table(self) -> dict[str, object]:
        """Where the year stands, and what is on the table."""
        return {
            "cards": self.cards.name,
            "options": [self.new_ceo_drops],
            "year": self.year,
            "phase": PHASES[self.phase],
            "owes": self.owes,
            "actor": self.actor,
            "company": self.company,
            "pending": self.pending,
            "marker": self.marker,
            "steps": self.row(at.STEP, GOODS),
            "trends": self.row(at.TREND, GOODS),
            "chairs": self.rows(at.CHAIR, COMPANIES, CHAIRS),
            "slots": self.rows(at.SLOT, COMPANIES, SLOTS),
            "stock": self.rows(at.STOCK, COMPANIES, GOODS),
            "units": self.row(at.UNITS, COMPANIES),
            "free": self.row(at.FREE, COMPANIES),
            "last": self.row(at.LAST, COMPANIES),
            "income": self.row(at.INCOME, COMPANIES),
            "closed": self.closed,
            "gone": self.gone,
            "founded": self.founded,
            "status": self.row(at.STATUS, ASSETS),
            "marks": self.row(at.MARK, ASSETS),
            "hands": [sorted(hand) for hand in self.rows(at.HELD, self.seats, HAND)],
            "ten": self.ten,
            "pile": sorted(self.row(at.PILE, self.pile_left)),
        }

    def _snapshot_of_people(self) -> dict[str, object]:
        """What people have, have said and agree on."""
        return {
            "purse": self.row(at.PURSE, self.seats),
            "gold": self.row(at.SYMBOL, SYMBOLS),
            "silver": self.row(at.SYMBOL + SYMBOLS, SYMBOLS),
            "prices": [self.gold_price, self.silver_price],
            "bids": self.row(at.BID, COMPANIES),
            "chosen": self.row(at.CHOSEN, self.seats),
            "content": self.content,
            "made": self.row(at.MADE, self.seats),
            "numbered": self.numbered,
            "deals": [list(self.deals[i : i + DEAL]) for i in range(0, len(self.deals), DEAL)],
            "partner": self.partner,
            "answering": self.answering,
            "draft": self.row(at.DRAFT, 2 * THINGS),
            "runs": self.runs,
            "drafted": self.drafted,
            "pointer": self.pointer,
            "fired": self.fired,
            "auction": [self.bidders, self.highest, self.bid],
            "record": [self.boots, self.dealings],
        }


def most_sum(money: i64) -> i64:
    return money if money < MOST_MONEY else i64(MOST_MONEY)


def copied(numbers: vec[i64]) -> vec[i64]:
    """Quicker than slicing: the whole block at once."""
    return extend(vec[i64](), numbers)


def _nothing_happened() -> vec[i64]:
    numbers = vec[i64]([0] * at.SIZE)
    empty = ((at.CHAIR, COMPANIES * CHAIRS), (at.MARK, ASSETS), (at.SYMBOL, 2 * SYMBOLS))
    for first, count in empty:
        for number in range(first, first + count):
            numbers[number] = NOBODY
    for company in range(FIRST_FOUNDED):
        numbers[at.PILE + company] = company
    return numbers


NOTHING_HAPPENED: Final = _nothing_happened()
