"""Ponzi Scheme as it is played: six phases a round, until somebody cannot pay (P6 to P33)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.chance import Chance, Rng
from tontine.rules.game import NOBODY, Refusal
from tontine.rules.pickling import Reduced, reduced
from tontine.rules.ponzi import decisions as d
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi import refusals
from tontine.rules.ponzi.components import (
    ARROW,
    CARDS,
    FIRST_BEAR,
    FIRST_BEAR_ENGLISH,
    FIRST_DEALT,
    IDLE_ROUNDS,
    INDUSTRIES,
    INTERESTS,
    LUXURY_PRICES,
    MARKET,
    PERIODS,
)
from tontine.rules.ponzi.ledger import Ledger
from tontine.rules.ponzi.position import Position

ALL_SEATS: Final = vec[i64]([0, 1, 2, 3, 4])


@mypyc_attr(acyclic=True, free_list_len=1)
class Ponzi(Position):
    """One game of Ponzi Scheme: how it goes on from where it stands."""

    def clone(self) -> Ponzi:
        twin = self._copy()
        if self.ledger is not None:
            twin.ledger = self.ledger.clone()
        return twin

    def _copy(self) -> Ponzi:
        """Without the ledger."""
        twin = Ponzi(
            self.seats,
            self.chance.clone(),
            self.advanced,
            self.first_bear,
            self.trades_first,
            extend(vec[u8](), self.cards),
            extend(vec[i64](), self.books),
        )
        twin.over = self.over
        twin.owes = self.owes
        twin.actor = self.actor
        twin.shown = self.shown
        twin.carried = self.carried
        twin.deck_left = self.deck_left
        twin.discarded = self.discarded
        twin.phase = self.phase
        twin.rounds = self.rounds
        twin.marker = self.marker
        twin.place = self.place
        twin.funded = self.funded
        twin.idle = self.idle
        twin.crashed = self.crashed
        twin.bankrupt = self.bankrupt
        twin.nobody = self.nobody
        twin.crashes = self.crashes
        twin.trades = self.trades
        twin.offerer = self.offerer
        twin.rival = self.rival
        twin.industry = self.industry
        twin.envelope = self.envelope
        return twin

    def __reduce__(self) -> Reduced:
        options = self.advanced, self.first_bear, self.trades_first
        return reduced(self, self.seats, self.chance, *options, self.cards, self.books)

    # -- setting up ----------------------------------------------------------------

    def fresh(self, chance: Chance) -> Ponzi:
        english = self.first_bear == FIRST_BEAR_ENGLISH
        return set_up(self.seats, chance, self.advanced, english, self.trades_first)

    def remember(self) -> None:
        self.ledger = Ledger(self.seats)

    def remember_briefly(self) -> None:
        """What an observation tells, and not enough to imagine; before dealing."""
        self.ledger = Ledger(self.seats, brief=True)

    def deal(self) -> None:
        """P6, P7"""
        self.tell(d.DEALT)
        self.marker = self.chance.draw(d.FIRST_PLAYER, ALL_SEATS, self.seats)
        self.tell(d.STARTED, self.marker)
        self._begin_round()

    # -- a round: six phases -------------------------------------------------------

    def apply(self, seat: i64, code: i64) -> None:
        if code >= d.AMOUNT:
            self._put_in_envelope(code - d.AMOUNT)
        elif code < d.PASS:
            self._fund(seat, (code - d.FUND) // CARDS, (code - d.FUND) % CARDS)
        elif code == d.PASS:
            self._pass(seat)
        elif code < d.LUXURY:
            self._address((code - d.OFFER) // INDUSTRIES, (code - d.OFFER) % INDUSTRIES)
        elif code < d.SELL:
            self._buy_luxury(seat, code - d.LUXURY)
        elif code == d.SELL:
            self._sell()
        elif code == d.COUNTER:
            self._counter()
        elif code < d.RETURN:
            self._remove(seat, code - d.REMOVE)
        else:
            self._return(seat, code - d.RETURN)

    def advance(self, seat: i64, code: i64) -> i64:
        self.apply(seat, code)
        return self.actor

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return refusals.refusal(self, seat, code)

    def _begin_round(self) -> None:
        self.rounds += 1
        self.funded = False
        self.crashed = False
        self.tell(d.ROUND, self.rounds, self.marker)
        self.place = 0
        self._ask_to_fund()

    def _here(self) -> i64:
        """The seat that the game has come to, clockwise from the marker."""
        return (self.marker + self.place) % self.seats

    def _pass(self, seat: i64) -> None:
        if self.phase == d.FUNDING:
            self.tell(d.DECLINED, seat)
            self.place += 1
            self._ask_to_fund()
        else:
            self.tell(d.KEPT, seat)
            self._next_trader()

    # 1: funding

    def _ask_to_fund(self) -> None:
        """P9: the next who can; whether one can is public."""
        while self.place < self.seats:
            seat = self._here()
            if self.can_fund(seat):
                self.phase = d.FUNDING
                self.ask(seat)
                return
            self.tell(d.DECLINED, seat)
            self.place += 1
        self._end_funding()

    def _fund(self, seat: i64, industry: i64, card: i64) -> None:
        """P9, P12"""
        books = self.books
        books[at.SUPPLY + industry] -= 1
        books[at.TILES + seat * INDUSTRIES + industry] += 1
        self._take_from_market(card)
        self._carry(seat, card, PERIODS[card])
        self.funded = True
        self.tell(d.FUNDED, seat, industry, card)
        self._receive(seat, card)
        self._refill()
        self.place += 1
        self._ask_to_fund()

    def _end_funding(self) -> None:
        if self._is_idle():
            self.idle += 1
            self.tell(d.IDLE, self.idle)
            if self.idle == IDLE_ROUNDS:
                self.nobody = True
                self._finish()
                return
        else:
            self.idle = 0
        if self.rounds == 1 and not self.trades_first:  # P15
            self._pass_marker()
        else:
            self.place = 0
            self._ask_to_trade()

    def _is_idle(self) -> bool:
        """P31: whether nobody has funded, and no wheel holds any card."""
        return not self.funded and self.carried == 0

    # 2: clandestine trade

    def _ask_to_trade(self) -> None:
        """P16"""
        while self.place < self.seats:
            seat = self._here()
            if self.may_trade(seat):
                self.phase = d.OFFERING
                self.ask(seat)
                return
            self.tell(d.KEPT, seat)
            self.place += 1
        self._pass_marker()

    def _next_trader(self) -> None:
        self.place += 1
        self._ask_to_trade()

    def _address(self, rival: i64, industry: i64) -> None:
        self.offerer = self.actor
        self.rival = rival
        self.industry = industry
        self.phase = d.PRICING

    def _put_in_envelope(self, amount: i64) -> None:
        """P8, P16: that there is an offer is public, what is in it is not."""
        self.envelope = amount
        self.chance.disclose()
        self.tell(d.OFFERED, self.offerer, self.rival, self.industry)
        both = (1 << self.offerer) | (1 << self.rival)
        self.confide(both, d.ENVELOPE, self.offerer, self.rival, amount)
        if self.ledger is not None:
            self.ledger.offered(self.offerer, self.rival, amount)
        self.phase = d.ANSWERING
        self.ask(self.rival)

    def _sell(self) -> None:
        """P17: the rival takes the money and hands over a tile."""
        self._close_deal(self.offerer, self.rival)
        self.tell(d.SOLD, self.offerer, self.rival, self.industry)
        if self.ledger is not None:
            self.ledger.sold(self.offerer, self.rival, self.envelope)
        self._end_deal()

    def _counter(self) -> None:
        """P17: the rival adds as much, hands all of it back, and takes a tile."""
        self._close_deal(self.rival, self.offerer)
        self.tell(d.COUNTERED, self.offerer, self.rival, self.industry)
        if self.ledger is not None:
            self.ledger.countered(self.offerer, self.rival, self.envelope)
        self._end_deal()

    def _close_deal(self, buyer: i64, seller: i64) -> None:
        """P19: a trade may give more than three tiles of a type."""
        books = self.books
        books[at.CASH + buyer] -= self.envelope
        books[at.CASH + seller] += self.envelope
        books[at.TILES + buyer * INDUSTRIES + self.industry] += 1
        books[at.TILES + seller * INDUSTRIES + self.industry] -= 1

    def _end_deal(self) -> None:
        self.trades += 1
        self.offerer = NOBODY
        self.rival = NOBODY
        self.industry = 0
        self.envelope = 0
        self._next_trader()

    def _buy_luxury(self, seat: i64, luxury: i64) -> None:
        """P32"""
        price = LUXURY_PRICES[luxury]
        self.books[at.LUXURIES + luxury] = seat
        self.tell(d.BOUGHT, seat, luxury, price)
        self._pay(seat, price)
        self._next_trader()

    # 3: pass the marker

    def _pass_marker(self) -> None:
        """P20"""
        self.marker = (self.marker + 1) % self.seats
        self.tell(d.MARKER, self.marker)
        if self.shown == 0:
            self._check_market()
            return
        self.phase = d.REMOVING
        self.ask(self.marker)

    def _remove(self, seat: i64, card: i64) -> None:
        """P20: a starting card leaves the game, any other goes to the discards."""
        self._take_from_market(card)
        if card >= FIRST_DEALT:
            self._discard(card)
        self.tell(d.REMOVED, seat, card)
        self._refill()
        self._check_market()

    # 4: market crash

    def _check_market(self) -> None:
        """P21"""
        if self.bears() >= self.seats:
            self._crash()
            self.place = 0
            self._ask_to_return()
        else:
            self._turn_wheels(1)

    def _crash(self) -> None:
        """P21: bears, discards and deck are shuffled together."""
        self.crashed = True
        self.crashes += 1
        self.tell(d.CRASHED, self.bears())
        for _ in range(self.bears()):
            self.shown -= 1
            self._discard(self.in_market(self.shown))
        self._rebuild_deck()
        self._refill()

    def _ask_to_return(self) -> None:
        """P22: everybody in turn; only who has a choice is asked."""
        while self.place < self.seats:
            seat = self._here()
            most = self.most_tiles(seat)
            if most > 0:
                only = self._only_return(seat, most)
                if only == NOBODY:
                    self.phase = d.RETURNING
                    self.ask(seat)
                    return
                self._give_back(seat, only)
            self.place += 1
        self._turn_wheels(2)

    def _only_return(self, seat: i64, most: i64) -> i64:
        """The one type of which the seat owns most, or NOBODY if there are several."""
        only: i64 = NOBODY
        for industry in range(i64(INDUSTRIES)):
            if self.owned(seat, industry) == most:
                if only != NOBODY:
                    return NOBODY
                only = industry
        return only

    def _return(self, seat: i64, industry: i64) -> None:
        self._give_back(seat, industry)
        self.place += 1
        self._ask_to_return()

    def _give_back(self, seat: i64, industry: i64) -> None:
        books = self.books
        books[at.TILES + seat * INDUSTRIES + industry] -= 1
        books[at.SUPPLY + industry] += 1
        self.tell(d.RETURNED, seat, industry)

    # 5: turn the wheel

    def _turn_wheels(self, spaces: i64) -> None:
        """P23: a card that would pass the arrow stops at it."""
        self.tell(d.TURNED, spaces)
        cards = self.cards
        for index in range(self.carried):
            place = at.SPACE + self.on_wheel(index)
            space = i64(cards[place]) - spaces
            cards[place] = u8(space) if space > ARROW else u8(ARROW)
        self._pay_interest()

    # 6: pay interest

    def _pay_interest(self) -> None:
        """P24: all at once; who cannot pay all of it is bankrupt, which is a secret till now."""
        self.chance.reveal()
        owed = vec[i64]([0] * self.seats)
        for index in range(self.carried):
            card = self.on_wheel(index)
            if self.space(card) == ARROW:
                owed[self.holder(card)] += INTERESTS[card]
        for seat in range(self.seats):
            if owed[seat] > self.cash(seat):
                self.bankrupt |= 1 << seat
                self.tell(d.BANKRUPT, seat, owed[seat])
            elif owed[seat] > 0:
                self.tell(d.PAID, seat, owed[seat])
                self._pay(seat, owed[seat])
        self._put_back_paid()
        if self.bankrupt != 0:
            self.nobody = self.bankrupt == (1 << self.seats) - 1  # P27
            self._finish()
        else:
            self._begin_round()  # P26

    def _put_back_paid(self) -> None:
        """P25: to the space of their period. What a bankrupt could not pay stays at the arrow."""
        cards = self.cards
        for index in range(self.carried):
            card = self.on_wheel(index)
            if self.space(card) == ARROW and (self.bankrupt >> self.holder(card)) & 1 == 0:
                cards[at.SPACE + card] = u8(PERIODS[card])

    def _finish(self) -> None:
        self.phase = d.OVER
        self.close()
        if self.journal is not None:
            scores = self.result().scores
            for seat in range(self.seats):
                self.tell(d.SCORED, seat, scores[seat])

    # -- money ---------------------------------------------------------------------

    def _receive(self, seat: i64, amount: i64) -> None:
        self.books[at.CASH + seat] += amount
        if self.ledger is not None:
            self.ledger.received(seat, amount)

    def _pay(self, seat: i64, amount: i64) -> None:
        self.books[at.CASH + seat] -= amount
        if self.ledger is not None:
            self.ledger.paid(seat, amount)

    # -- cards ---------------------------------------------------------------------

    def _carry(self, seat: i64, card: i64, space: i64) -> None:
        """Put a card on a wheel."""
        cards = self.cards
        cards[at.WHEELS + self.carried] = u8(card)
        self.carried += 1
        cards[at.HOLDER + card] = u8(seat + 1)
        cards[at.SPACE + card] = u8(space)

    def _take_from_market(self, card: i64) -> None:
        cards = self.cards
        place: i64 = at.MARKET
        while i64(cards[place]) != card:
            place += 1
        self.shown -= 1
        while place < at.MARKET + self.shown:
            cards[place] = cards[place + 1]
            place += 1

    def _refill(self) -> None:
        """P13: up to nine cards, sorted.

        P14: the deck is rebuilt as soon as its last card has been drawn. If there was nothing
        to rebuild it from then, that is done when a card is wanted; and if there is nothing yet,
        the market stays short.
        """
        while self.shown < MARKET:
            if self.deck_left == 0:
                self._rebuild_deck()
                if self.deck_left == 0:
                    return
            self._show(self._draw())
            if self.deck_left == 0:
                self._rebuild_deck()

    def _draw(self) -> i64:
        chance = self.chance
        if chance.watched:
            index = chance.draw(d.DECK, self._deck(), self.deck_left)
        else:
            index = chance.below(self.deck_left)
        cards = self.cards
        card = i64(cards[at.DECK + index])
        self.deck_left -= 1
        cards[at.DECK + index] = cards[at.DECK + self.deck_left]
        return card

    def _deck(self) -> vec[i64]:
        """As chance wants it."""
        return vec[i64]([self.in_deck(index) for index in range(self.deck_left)])

    def _show(self, card: i64) -> None:
        """Put a card into its place in the sorted market."""
        cards = self.cards
        place = at.MARKET + self.shown
        while place > at.MARKET and i64(cards[place - 1]) > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = u8(card)
        self.shown += 1
        self.tell(d.REFILLED, card)

    def _discard(self, card: i64) -> None:
        self.cards[at.DISCARDS + self.discarded] = u8(card)
        self.discarded += 1

    def _rebuild_deck(self) -> None:
        """P14, P21: the discards, if there are any, join the deck."""
        if self.discarded == 0:
            return
        cards = self.cards
        for index in range(self.discarded):
            cards[at.DECK + self.deck_left] = cards[at.DISCARDS + index]
            self.deck_left += 1
        self.discarded = 0
        self.tell(d.RESHUFFLED, self.deck_left)

    # -- knowing and not knowing ---------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> Ponzi:
        """Rivals' money is drawn anew, as everything the seat knows allows it (P8).

        When the game is over, everybody has seen what everybody has.
        """
        if self.over:
            twin = self.clone()
            twin.chance = Chance(Rng(rng.next()))
            return twin
        twin = self._copy()
        twin.chance = Chance(Rng(rng.next()))
        if self.ledger is not None:
            viewer = seat if 0 <= seat < self.seats else self.seats
            ledger = self.ledger.imagine(viewer, rng)
            twin.ledger = ledger
            for rival in range(self.seats):
                twin.books[at.CASH + rival] = ledger.cash[rival]
        if self.phase == d.ANSWERING and seat != self.offerer and seat != self.rival:
            twin.envelope = rng.below(twin.cash(self.offerer) + 1)
            if twin.ledger is not None:
                twin.ledger.reopen(twin.envelope)
        return twin


def set_up(
    seats: i64,
    chance: Chance,
    advanced: bool = False,
    english: bool = False,
    trades_first: bool = False,
) -> Ponzi:
    """A game with everything in its box; ``deal`` starts it."""
    return Ponzi(
        seats,
        chance,
        advanced,
        FIRST_BEAR_ENGLISH if english else FIRST_BEAR,
        trades_first,
        extend(vec[u8](), at.EMPTY_CARDS),
        extend(vec[i64](), at.EMPTY_BOOKS),
    )


def new_game(seats: i64, seed: i64, advanced: bool = False) -> Ponzi:
    game = set_up(seats, Chance(Rng(seed)), advanced)
    game.deal()
    return game
