"""Where a game of Ponzi Scheme stands: who has what, and what may be decided."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.chance import Chance
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game, Result
from tontine.rules.ponzi import decisions as d
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import (
    CARDS,
    DEALT,
    INDUSTRIES,
    INTERESTS,
    LUXURIES,
    LUXURY_PRICES,
    MARKET,
    MOST_FUNDED,
    NO_CARD,
    PERIODS,
    ROW,
    wealth_points,
)
from tontine.rules.ponzi.ledger import Ledger


@mypyc_attr(acyclic=True)
class Position(Game):
    """Everything there is to a game but how it goes on.

    Of the market, the wheels, the deck and the discards only so many cards count as ``shown``,
    ``carried``, ``deck_left`` and ``discarded`` say. The market is sorted; deck and discards have
    no order, since every draw is a chance of its own.
    """

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        advanced: bool,
        first_bear: i64,
        trades_first: bool,
        cards: vec[u8],
        books: vec[i64],
    ) -> None:
        super().__init__(seats, chance)
        self.advanced = advanced
        self.first_bear = first_bear  # P2
        self.trades_first = trades_first  # P15
        self.cards = cards
        self.books = books
        self.shown: i64 = MARKET
        self.carried: i64 = 0
        self.deck_left: i64 = DEALT
        self.discarded: i64 = 0
        self.ledger: Ledger | None = None
        self.phase: i64 = d.OVER
        self.rounds: i64 = 0
        self.marker: i64 = 0
        self.place: i64 = 0  # how many places clockwise of the marker the game has come
        self.funded = False  # whether anybody has, this round
        self.idle: i64 = 0  # P31: rounds in a row in which nobody has, with all wheels empty
        self.crashed = False  # this round
        self.bankrupt: i64 = 0  # the set of seats
        self.crashes: i64 = 0  # so far, for the record
        self.trades: i64 = 0
        self.nobody = False  # P27, P31: whether the game ended without a winner
        # An offer: to whom, of what, how much is in the envelope.
        self.rival: i64 = NOBODY
        self.industry: i64 = 0
        self.envelope: i64 = 0
        self.offerer: i64 = NOBODY

    # -- what a seat may decide ----------------------------------------------------

    def offer(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if seat != self.actor or self.over:
            return
        phase = self.phase
        if phase == d.FUNDING:
            self._offer_funds(seat, choices)
        elif phase == d.OFFERING:
            self._offer_deals(seat, choices)
        elif phase == d.PRICING:  # P16: any amount of one's own money
            choices.add_span(d.AMOUNT, self.cash(seat) + 1)
        elif phase == d.ANSWERING:
            choices.add(d.SELL)
            if self.can_counter(seat):
                choices.add(d.COUNTER)
        elif phase == d.REMOVING:
            for place in range(self.shown):
                choices.add(d.REMOVE + self.in_market(place))
        else:
            most = self.most_tiles(seat)
            for industry in range(i64(INDUSTRIES)):
                if self.owned(seat, industry) == most:
                    choices.add(d.RETURN + industry)

    def _offer_funds(self, seat: i64, choices: Choices) -> None:
        for industry in range(i64(INDUSTRIES)):
            if self.can_take(seat, industry):
                row = self.owned(seat, industry) * ROW
                for place in range(row, row + ROW):
                    if place < self.shown:
                        choices.add(d.FUND + industry * CARDS + self.in_market(place))
        choices.add(d.PASS)

    def _offer_deals(self, seat: i64, choices: Choices) -> None:
        books = self.books
        for rival in range(self.seats):
            for industry in range(i64(INDUSTRIES)):
                if can_deal(books, seat, rival, industry):
                    choices.add(d.OFFER + rival * INDUSTRIES + industry)
        if self.advanced:
            for luxury in range(i64(LUXURIES)):
                if self.can_afford(seat, luxury):
                    choices.add(d.LUXURY + luxury)
        choices.add(d.PASS)

    # -- who has what, and where the cards are -------------------------------------

    def cash(self, seat: i64) -> i64:
        return self.books[at.CASH + seat]

    def owned(self, seat: i64, industry: i64) -> i64:
        """How many tiles of the industry the seat has."""
        return self.books[at.TILES + seat * INDUSTRIES + industry]

    def supply(self, industry: i64) -> i64:
        """How many of its tiles nobody has."""
        return self.books[at.SUPPLY + industry]

    def owner(self, luxury: i64) -> i64:
        """The seat that has bought it, or NOBODY."""
        return self.books[at.LUXURIES + luxury]

    def holder(self, card: i64) -> i64:
        """The seat on whose wheel it lies, or NOBODY."""
        return i64(self.cards[at.HOLDER + card]) - 1

    def space(self, card: i64) -> i64:
        """Where it lies on a wheel."""
        return i64(self.cards[at.SPACE + card])

    def on_wheel(self, index: i64) -> i64:
        """The cards on all wheels, one by one."""
        return i64(self.cards[at.WHEELS + index])

    def in_market(self, place: i64) -> i64:
        return i64(self.cards[at.MARKET + place])

    def in_deck(self, index: i64) -> i64:
        return i64(self.cards[at.DECK + index])

    def in_discards(self, index: i64) -> i64:
        return i64(self.cards[at.DISCARDS + index])

    # -- facts the choices rest on -------------------------------------------------

    def can_take(self, seat: i64, industry: i64) -> bool:
        """P10: the type is in supply, and the player holds fewer than three of it."""
        return self.supply(industry) > 0 and self.owned(seat, industry) < MOST_FUNDED

    def can_fund(self, seat: i64) -> bool:
        """P11, P14: whether there is a tile with a card in its row."""
        for industry in range(i64(INDUSTRIES)):
            if self.can_take(seat, industry) and self.owned(seat, industry) * ROW < self.shown:
                return True
        return False

    def can_offer(self, seat: i64, rival: i64, industry: i64) -> bool:
        return can_deal(self.books, seat, rival, industry)

    def may_trade(self, seat: i64) -> bool:
        """Whether there may be anything to do in the second phase, as far as everybody knows.

        Where a luxury is left, not being asked would tell how little money one has.
        """
        if self.advanced:
            for luxury in range(i64(LUXURIES)):
                if self.owner(luxury) == NOBODY:
                    return True
        books = self.books
        for rival in range(self.seats):
            for industry in range(i64(INDUSTRIES)):
                if can_deal(books, seat, rival, industry):
                    return True
        return False

    def can_counter(self, seat: i64) -> bool:
        """P18: only who can match the amount may."""
        return self.cash(seat) >= self.envelope

    def can_afford(self, seat: i64, luxury: i64) -> bool:
        """P32"""
        return self.owner(luxury) == NOBODY and self.cash(seat) >= LUXURY_PRICES[luxury]

    def most_tiles(self, seat: i64) -> i64:
        """P22: how many tiles the seat has of the type it owns most."""
        most: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            if self.owned(seat, industry) > most:
                most = self.owned(seat, industry)
        return most

    def bears(self) -> i64:
        """P21: how many the market shows."""
        calm = self.shown
        while calm > 0 and self.in_market(calm - 1) >= self.first_bear:
            calm -= 1
        return self.shown - calm

    def due(self, seat: i64, turns: i64) -> i64:
        """P24, P25: what the seat will owe after so many turns of its wheel from now.

        P23: after a crash the first turn is one of two spaces. No further crash is foreseen.
        """
        owed: i64 = 0
        skipped: i64 = 1 if self.crashed and not self.over else 0
        for index in range(self.carried):
            card = self.on_wheel(index)
            if self.holder(card) == seat:
                ahead = self.space(card) - skipped
                late = turns - (ahead if ahead > 1 else i64(1))
                if late >= 0 and late % PERIODS[card] == 0:
                    owed += INTERESTS[card]
        return owed

    # -- the end -------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """P29, P33: in the basic game money scores, too."""
        wealth = 0 if self.advanced else wealth_points(self.cash(seat))
        return self.public_points(seat) + wealth

    def public_points(self, seat: i64) -> i64:
        """P28, P33: for tiles and luxuries."""
        points: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            tiles = self.owned(seat, industry)
            points += tiles * (tiles + 1) // 2
        for luxury in range(i64(LUXURIES)):
            if self.owner(luxury) == seat:
                points += luxury + 1
        return points

    def best_card(self, seat: i64) -> i64:
        """P30: the most valuable on the seat's wheel."""
        best: i64 = NO_CARD
        for index in range(self.carried):
            card = self.on_wheel(index)
            if card > best and self.holder(card) == seat:
                best = card
        return best

    def result(self) -> Result:
        """P27, P30: bankrupt players lose; a tie goes to the most valuable card."""
        scores: list[int] = []
        strengths: list[int] = []
        for seat in range(self.seats):
            lost = ((self.bankrupt >> seat) & 1) != 0
            scores.append(0 if lost else self.points(seat))
            best = self.best_card(seat)
            strengths.append(-1 if lost else self.points(seat) * CARDS + best)
        return Result(scores, strengths, nobody=self.nobody)

    # -- facts as plain data -------------------------------------------------------

    def snapshot(self) -> dict[str, object]:
        seats = range(self.seats)
        wheels: list[list[list[int]]] = [[] for _ in seats]
        for card in sorted(self.on_wheel(index) for index in range(self.carried)):
            wheels[self.holder(card)].append([card, self.space(card)])
        return {
            "phase": d.PHASES[self.phase],
            "round": self.rounds,
            "marker": self.marker,
            "place": self.place,
            "actor": self.actor,
            "funded": self.funded,
            "idle": self.idle,
            "crashed": self.crashed,
            "bankrupt": self.bankrupt,
            "nobody": self.nobody,
            "crashes": self.crashes,
            "trades": self.trades,
            "offerer": self.offerer,
            "rival": self.rival,
            "industry": self.industry,
            "envelope": self.envelope,
            "options": [self.advanced, self.first_bear, self.trades_first],
            "cash": [self.cash(seat) for seat in seats],
            "tiles": [[self.owned(seat, one) for one in range(INDUSTRIES)] for seat in seats],
            "supply": [self.supply(industry) for industry in range(INDUSTRIES)],
            "luxuries": [self.owner(luxury) for luxury in range(LUXURIES)],
            "wheels": wheels,
            "market": [self.in_market(place) for place in range(self.shown)],
            "deck": sorted(self.in_deck(index) for index in range(self.deck_left)),
            "discards": sorted(self.in_discards(index) for index in range(self.discarded)),
        }


def can_deal(books: vec[i64], seat: i64, rival: i64, industry: i64) -> bool:
    """P16: another player, and an industry of which both hold a tile."""
    tiles = at.TILES + industry
    return (
        seat != rival
        and books[tiles + seat * INDUSTRIES] > 0
        and books[tiles + rival * INDUSTRIES] > 0
    )
