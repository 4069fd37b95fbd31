"""Greed Incorporated as it is played: ten phases a year, to the last asset card (G1 to G33)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Refusal
from tontine.rules.greed import refusals
from tontine.rules.greed.books import Books
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    CEO,
    CHAIRS,
    COMPANIES,
    COMPANY_PRICE,
    FIRST_ASSET,
    FIRST_FOUNDED,
    FREE_CASH,
    GOODS,
    HAND,
    LEAST_BID,
    MOST_KEPT,
    NO_ASSET,
    SLOTS,
    SYMBOLS,
    TEN,
    TENS,
    THINGS,
    years_of,
)
from tontine.rules.greed.decisions import (
    ANNOUNCE,
    ANNOUNCED,
    ANNOUNCING,
    ASSET_DECK,
    ASSIGNED,
    BID,
    BIDDEN,
    BIDDING,
    BY_ASSETS,
    BY_COMPANIES,
    BY_FOUNDING,
    CHOSE,
    COMPANY_DECK,
    DECLINE,
    DECLINED,
    DREW,
    DROP,
    EQUIP,
    EQUIPPED,
    EQUIPPING,
    FOUND,
    FOUNDED,
    FOUNDERS,
    FOUNDING,
    KEEP,
    OFFERED,
    OPEN,
    OVER,
    PASS,
    POINT,
    PRICE,
    PRODUCED,
    RAISE,
    SCORED,
    SEALED,
    SEATED,
    SELL,
    STARTED,
    SUMS,
    TAKE,
    TAKING,
    TERM,
    TOOK,
    UNFOUNDED,
    YEAR,
)
from tontine.rules.greed.position import DISCARDED, NOBODY, ON_OFFER, READY, UNSEEN, USED


@mypyc_attr(acyclic=True)
class Greed(Books):
    """One game of Greed Incorporated: how it goes on from where it stands."""

    def clone(self) -> Greed:
        twin = Greed(
            self.seats,
            self.chance.clone(),
            self.cards,
            self.new_ceo_drops,
            self.steps[:],
            self.trends[:],
            self.chairs[:],
            self.slots[:],
            self.stock[:],
            self.units[:],
            self.free[:],
            self.last[:],
            self.income[:],
            self.status[:],
            self.marks[:],
            self.hands[:],
            self.pile[:],
            self.purse[:],
            self.gold[:],
            self.silver[:],
            self.bids[:],
            self.chosen[:],
            self.made[:],
            self.draft[:],
            self.deals[:],
        )
        twin.over = self.over
        twin.owes = self.owes
        twin.actor = self.actor
        twin.closed = self.closed
        twin.gone = self.gone
        twin.founded = self.founded
        twin.ten = self.ten
        twin.pile_left = self.pile_left
        twin.golds = self.golds
        twin.silvers = self.silvers
        twin.gold_price = self.gold_price
        twin.silver_price = self.silver_price
        twin.marker = self.marker
        twin.year = self.year
        twin.phase = self.phase
        twin.company = self.company
        twin.pending = self.pending
        twin.content = self.content
        twin.numbered = self.numbered
        twin.partner = self.partner
        twin.answering = self.answering
        twin.drafted = self.drafted
        twin.runs = self.runs
        twin.pointer = self.pointer
        twin.fired = self.fired
        twin.bidders = self.bidders
        twin.highest = self.highest
        twin.bid = self.bid
        twin.boots = self.boots
        twin.dealings = self.dealings
        return twin

    # -- setting up ----------------------------------------------------------------

    def fresh(self, chance: Chance) -> Greed:
        return set_up(self.seats, chance, self.cards, self.new_ceo_drops)

    def deal(self) -> None:
        """G3, G4, G5"""
        self._deal_companies()
        for place in range(self.seats):
            seat = (self.marker + place) % self.seats
            for _ in range(HAND):
                self._draw(seat)
        self._begin_year()

    def _deal_companies(self) -> None:
        undealt = vec[i64](range(FIRST_FOUNDED))
        left: i64 = FIRST_FOUNDED
        lowest: i64 = FIRST_FOUNDED
        for seat in range(self.seats):
            index = self.chance.draw(COMPANY_DECK, undealt, left)
            company = undealt[index]
            left -= 1
            undealt[index] = undealt[left]
            self._open_company(seat, company)
            self.tell(ASSIGNED, seat, company)
            if company < lowest:
                lowest = company
                self.marker = seat
        self.tell(STARTED, self.marker)
        sums = vec[i64]([0] * GOODS)
        for company in range(i64(FIRST_FOUNDED)):
            if self.in_play(company):
                self._add_trends(sums, self.cards.company_trends, company)
        self._apply_trends(sums, BY_COMPANIES)

    def _open_company(self, seat: i64, company: i64) -> None:
        self.chairs[company * CHAIRS + CEO] = seat
        self.free[company] = FREE_CASH

    def _draw(self, seat: i64) -> None:
        """G5, G9: the top card of the deck, if there is one."""
        while self.pile_left == 0:
            if self.ten == TENS:
                return
            self._open_ten()
        index = self.chance.draw(ASSET_DECK, self.pile, self.pile_left)
        asset = self.pile[index]
        self.pile_left -= 1
        self.pile[index] = self.pile[self.pile_left]
        place = seat * HAND
        while self.hands[place] != NO_ASSET:
            place += 1
        self.hands[place] = asset
        self.confide(1 << seat, DREW, seat, asset)

    def _open_ten(self) -> None:
        """G5: the next ten, without what so many players leave in the box."""
        first = FIRST_ASSET + self.ten * TEN
        for asset in range(first, first + TEN):
            if self.cards.is_played(asset, self.seats):
                self.pile[self.pile_left] = asset
                self.pile_left += 1
        self.ten += 1

    # -- a year: ten phases --------------------------------------------------------

    def apply(self, seat: i64, code: i64) -> None:
        if code >= RAISE:
            self._raise(seat, code - RAISE)
        elif code >= BID:
            self._bid(seat, (code - BID) // SUMS, (code - BID) % SUMS)
        elif code >= TERM:
            self._add_term((code - TERM) // SUMS, (code - TERM) % SUMS)
        elif code < TAKE:
            self._announce(seat, code - ANNOUNCE)
        elif code < DECLINE:
            self._take(seat, code - TAKE)
        elif code == DECLINE:
            self.tell(DECLINED, seat, self.company)
            self._next_investor()
        elif code < KEEP:
            self._trade(seat, code)
        elif code < SELL:
            self._keep((code - KEEP) // (MOST_KEPT + 1), (code - KEEP) % (MOST_KEPT + 1))
        elif code == SELL:
            self._sell()
        elif code < DROP:
            self._point(seat, code - POINT)
        elif code < PASS:
            self._drop(seat, code - DROP)
        elif code == PASS:
            self._pass(seat)
        elif code < EQUIP:
            self._found(seat, code - FOUND)
        elif code < OPEN:
            self._equip(code - EQUIP)
        else:
            self._end_year()

    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        return refusals.refusal(self, seat, code)

    def _begin_year(self) -> None:
        self.year += 1
        self.tell(YEAR, self.year, self.marker)
        self._ask_to_announce()

    # 1: announcements

    def _ask_to_announce(self) -> None:
        """G9: all at once. Who has one card left has no choice, and everybody knows."""
        self.phase = ANNOUNCING
        waiting: i64 = 0
        for seat in range(self.seats):
            self.chosen[seat] = self.hands[seat * HAND]
            if self.hands[seat * HAND + 1] != NO_ASSET:
                self.chosen[seat] = NO_ASSET
                waiting |= 1 << seat
        self._ask_all(waiting)
        if waiting == 0:
            self._reveal_announcements()

    def _ask_all(self, seats: i64) -> None:
        """These seats owe a decision; the first of them is the one to begin with."""
        self.owes = seats
        self.actor = self._next_in(seats, self.marker)

    def _announce(self, seat: i64, asset: i64) -> None:
        self.chosen[seat] = asset
        self.confide(1 << seat, CHOSE, seat, asset)
        self._ask_all(self.owes & ~(1 << seat))
        if self.owes == 0:
            self._reveal_announcements()

    def _reveal_announcements(self) -> None:
        """G9, G10"""
        self.chance.reveal()
        sums = vec[i64]([0] * GOODS)
        for place in range(self.seats):
            seat = (self.marker + place) % self.seats
            asset = self.chosen[seat]
            self.chosen[seat] = NO_ASSET
            self._play_card(seat, asset)
            self._add_trends(sums, self.cards.asset_trends, asset)
        for place in range(self.seats):
            self._draw((self.marker + place) % self.seats)
        self._apply_trends(sums, BY_ASSETS)
        self._move_prices()
        self._ask_for_bids()

    def _play_card(self, seat: i64, asset: i64) -> None:
        first = seat * HAND
        if self.hands[first] == asset:
            self.hands[first] = self.hands[first + 1]
        self.hands[first + 1] = NO_ASSET
        self.status[asset] = ON_OFFER
        self.marks[asset] = seat
        self.tell(ANNOUNCED, seat, asset)

    # 2: market forces

    def _move_prices(self) -> None:
        """G11"""
        for good in range(i64(GOODS)):
            trend = self.trends[good]  # the number on its square
            step = self.steps[good] + trend
            top = self.cards.top(good)
            step = 0 if step < 0 else top if step > top else step
            if step != self.steps[good]:
                self.steps[good] = step
                self.tell(PRICE, good, self.price(good), trend)

    # 3: investment

    def _ask_for_bids(self) -> None:
        """G12"""
        self.phase = BIDDING
        self.pending = 0
        waiting: i64 = 0
        for company in range(i64(COMPANIES)):
            self.bids[company] = 0
            if self.may_bid(company):
                self.pending |= 1 << company
                waiting |= 1 << self.ceo(company)
        self._ask_all(waiting)
        if waiting == 0:
            self._produce()

    def _bid(self, seat: i64, company: i64, amount: i64) -> None:
        self.bids[company] = amount
        self.confide(1 << seat, SEALED, seat, company, amount)
        for other in range(i64(COMPANIES)):
            if self.owes_bid(seat, other):
                return
        self._ask_all(self.owes & ~(1 << seat))
        if self.owes == 0:
            self.chance.reveal()
            self._reveal_bids()

    def _reveal_bids(self) -> None:
        waiting = self.pending
        while waiting != 0:
            company = self._highest_of(waiting)
            waiting &= ~(1 << company)
            self.tell(BIDDEN, self.ceo(company), company, self.bids[company])
        self._next_investor()

    def _highest_of(self, companies: i64) -> i64:
        """G13: the highest bid; equal bids in company order."""
        best: i64 = NOBODY
        for company in range(i64(COMPANIES)):
            if ((companies >> company) & 1) == 0:
                continue
            if (
                best == NOBODY
                or self.bids[company] > self.bids[best]
                or (self.bids[company] == self.bids[best] and self.rank(company) > self.rank(best))
            ):
                best = company
        return best

    def _next_investor(self) -> None:
        """G13: whoever can take nothing is not asked."""
        while self.pending != 0:
            company = self._highest_of(self.pending)
            self.pending &= ~(1 << company)
            for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
                if self.can_take(company, asset):
                    self.phase = TAKING
                    self.company = company
                    self.ask(self.ceo(company))
                    return
            self.tell(DECLINED, self.ceo(company), company)
        self._produce()

    def _take(self, seat: i64, asset: i64) -> None:
        """G13, G14, G15"""
        company = self.company
        cost = self.cost(company, asset)
        self.free[company] -= cost
        self.tell(TOOK, seat, company, asset, cost)
        self._install(company, asset)
        chair: i64 = 0
        while self.sits(company, chair) != NOBODY:
            chair += 1
        self.chairs[company * CHAIRS + chair] = self.marks[asset]
        self.tell(SEATED, self.marks[asset], company, chair)
        self.marks[asset] = NOBODY
        self._next_investor()

    def _install(self, company: i64, asset: i64) -> None:
        slot = company * SLOTS
        while self.slots[slot] != NO_ASSET:
            slot += 1
        self.slots[slot] = asset
        self.status[asset] = USED

    # 4: production

    def _produce(self) -> None:
        """G16"""
        self.company = NOBODY
        for company in range(i64(COMPANIES)):
            self.bids[company] = 0
        companies = self._in_play()
        while companies != 0:
            company = self.first_of(companies)
            companies &= ~(1 << company)
            for slot in range(company * SLOTS, company * SLOTS + SLOTS):
                asset = self.slots[slot]
                if asset == NO_ASSET:
                    continue
                if self.cards.processes[asset] != 0:
                    self.status[asset] = READY
                    continue
                for good in range(i64(GOODS)):
                    count = self.cards.makes[asset * GOODS + good]
                    if count > 0:
                        self.gain(company, good, count)
                        self.tell(PRODUCED, company, good, count)
        self._begin_trade()

    # 5: trade and development (see ``trade.py``)
    # 6 to 8: sales, closing the books, scapegoats (see ``books.py``)
    # 9: work hard, play hard (see ``auction.py``)

    # 10: entrepreneurs

    def auction_company(self) -> None:
        """G31"""
        bidders: i64 = 0
        for seat in range(self.seats):
            if self.may_found(seat):
                bidders |= 1 << seat
        if self.founded >= self.seats or bidders == 0:
            self._end_year()
            return
        self.tell(OFFERED, COMPANY_PRICE)
        self.phase = FOUNDERS
        self._open_auction(bidders, COMPANY_PRICE)

    def company_sold(self) -> None:
        """G31, G32: the winner picks a company."""
        seat = self.highest
        if seat == NOBODY:
            self.tell(UNFOUNDED)
            self._end_year()
            return
        self.phase = FOUNDING
        self.ask(seat)

    def _found(self, seat: i64, company: i64) -> None:
        """G32"""
        self.purse[seat] -= self.bid
        self.tell(FOUNDED, seat, company, self.bid)
        self.highest = NOBODY
        self.bid = 0
        self.founded += 1
        self._open_company(seat, company)
        self._apply_card(self.cards.company_trends, company, BY_FOUNDING)
        self.company = company
        self.drafted = FIRST_ASSET - 1
        self._ask_to_equip(seat)

    def _ask_to_equip(self, seat: i64) -> None:
        """G32: up to four assets from the discards, one by one in the order of their numbers."""
        if self.assets_of(self.company) < SLOTS:
            for asset in range(self.drafted + 1, i64(ASSETS)):
                if self.status[asset] == DISCARDED:
                    self.phase = EQUIPPING
                    self.ask(seat)
                    return
        self._end_year()

    def _equip(self, asset: i64) -> None:
        self.drafted = asset
        self._install(self.company, asset)
        self.tell(EQUIPPED, self.company, asset)
        self._ask_to_equip(self.ceo(self.company))

    def _end_year(self) -> None:
        """G33"""
        self.company = NOBODY
        self.drafted = NOBODY
        if self.year < years_of(self.seats):
            self._begin_year()
            return
        self.phase = OVER
        self.close()
        for seat in range(self.seats):
            self.tell(SCORED, seat, self.points(seat), self.purse[seat])

    # -- knowing and not knowing ---------------------------------------------------

    def imagine(self, seat: i64, rng: Rng) -> Greed:
        """Hidden cards and sealed answers are drawn anew.

        From which ten a card was drawn everybody has seen, so the unknown cards of each ten are
        dealt anew to the places where cards of that ten are.
        """
        twin = self.clone()
        twin.chance = Chance(Rng(rng.next()))
        for ten in range(i64(TENS)):
            twin._redeal(seat, ten, rng)
        for other in range(self.seats):
            if other != seat and self.chosen[other] != NO_ASSET:
                twin.chosen[other] = twin.hands[other * HAND + twin._pick_card(other, rng)]
        if self.phase == BIDDING:
            for company in range(i64(COMPANIES)):
                if self.bids[company] > 0 and self.ceo(company) != seat:
                    twin.bids[company] = self._guess_bid(company, rng)
        return twin

    def _guess_bid(self, company: i64, rng: Rng) -> i64:
        """None yet, if its CEO still owes another: nobody has heard of the first."""
        if self.is_asked(self.ceo(company)):
            return 0
        most = self.most_sum(self.free[company])
        return LEAST_BID + rng.below(most - LEAST_BID + 1)

    def _pick_card(self, seat: i64, rng: Rng) -> i64:
        return rng.below(2) if self.hands[seat * HAND + 1] != NO_ASSET else i64(0)

    def _redeal(self, seat: i64, ten: i64, rng: Rng) -> None:
        first = FIRST_ASSET + ten * TEN
        open_ten = self.ten - 1 == ten
        is_unknown = vec[i64]([0] * TEN)
        for place in range(self.seats * HAND):
            if place // HAND != seat and self.hands[place] // TEN * TEN == first:
                is_unknown[self.hands[place] - first] = 1
        if open_ten:
            for place in range(self.pile_left):
                is_unknown[self.pile[place] - first] = 1
        unknown = vec[i64]([0] * TEN)  # in an order that says nothing of where they are
        count: i64 = 0
        for card in range(i64(TEN)):
            if is_unknown[card] != 0:
                unknown[count] = first + card
                count += 1
        for place in range(self.seats * HAND):
            if place // HAND != seat and self.hands[place] // TEN * TEN == first:
                index = rng.below(count)
                self.hands[place] = unknown[index]
                count -= 1
                unknown[index] = unknown[count]
        if open_ten:
            for place in range(count):
                self.pile[place] = unknown[place]


def set_up(seats: i64, chance: Chance, cards: CardSet, new_ceo_drops: bool = False) -> Greed:
    """A game with everything in its box; ``deal`` starts it."""
    return Greed(
        seats,
        chance,
        cards,
        new_ceo_drops,
        cards.start[:],
        vec[i64]([0] * GOODS),
        vec[i64]([NOBODY] * (COMPANIES * CHAIRS)),
        vec[i64]([NO_ASSET] * (COMPANIES * SLOTS)),
        vec[i64]([0] * (COMPANIES * GOODS)),
        vec[i64]([0] * COMPANIES),
        vec[i64]([0] * COMPANIES),
        vec[i64]([0] * COMPANIES),
        vec[i64]([0] * COMPANIES),
        vec[i64]([UNSEEN] * ASSETS),
        vec[i64]([NOBODY] * ASSETS),
        vec[i64]([NO_ASSET] * (seats * HAND)),
        vec[i64]([0] * TEN),
        vec[i64]([0] * seats),
        vec[i64]([NOBODY] * SYMBOLS),
        vec[i64]([NOBODY] * SYMBOLS),
        vec[i64]([0] * COMPANIES),
        vec[i64]([NO_ASSET] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (2 * THINGS)),
        vec[i64](),
    )


def new_game(seats: i64, seed: i64, cards: CardSet) -> Greed:
    game = set_up(seats, Chance(Rng(seed)), cards)
    game.deal()
    return game
