"""Where a game of Greed Incorporated stands, and what can be read off it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance
from tontine.rules.choices import Choices
from tontine.rules.game import Game, Result
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    BOARD,
    CHAIRS,
    COMPANIES,
    COMPANY_RAISE,
    FIRST_ASSET,
    FIRST_FOUNDED,
    GOODS,
    HAND,
    LEAST_BID,
    MONEY,
    MOST_COMPANIES,
    MOST_KEPT,
    MOST_OPEN,
    MOST_PROPOSALS,
    NO_ASSET,
    SLOTS,
    STORAGE,
    SYMBOL_RAISE,
    SYMBOLS,
    THINGS,
)
from tontine.rules.greed.decisions import (
    ACCEPT,
    ANNOUNCE,
    ANNOUNCING,
    BID,
    BIDDING,
    CONTENT,
    COUNTER,
    DECLINE,
    DRAFTING,
    DROP,
    DROPPING,
    EQUIP,
    EQUIPPING,
    FOUND,
    FOUNDERS,
    FOUNDING,
    GOLD,
    KEEP,
    OPEN,
    OVER,
    PASS,
    PHASES,
    POINT,
    POINTING,
    PROPOSE,
    RAISE,
    REJECT,
    RUN,
    SELL,
    SELLING,
    SEND,
    SUMS,
    TAKE,
    TAKING,
    TERM,
    TRADING,
    USE,
    WITHDRAW,
)
from tontine.rules.greed.exchange import PLACES, Exchange

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

    Flat tables: ``stock`` has eleven goods a company, ``slots`` four assets, ``chairs`` six
    seats; ``hands`` two cards a player. The deck is four tens, one on the other: ``pile`` is what
    is left of the present one, in no order, since every draw is a chance of its own.
    """

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        cards: CardSet,
        new_ceo_drops: bool,
        steps: vec[i64],
        trends: vec[i64],
        chairs: vec[i64],
        slots: vec[i64],
        stock: vec[i64],
        units: vec[i64],
        free: vec[i64],
        last: vec[i64],
        income: vec[i64],
        status: vec[i64],
        marks: vec[i64],
        hands: vec[i64],
        pile: vec[i64],
        purse: vec[i64],
        gold: vec[i64],
        silver: vec[i64],
        bids: vec[i64],
        chosen: vec[i64],
        made: vec[i64],
        draft: vec[i64],
        deals: vec[i64],
    ) -> None:
        super().__init__(seats, chance)
        self.cards = cards
        self.new_ceo_drops = new_ceo_drops  # G27
        self.steps = steps  # G11: where each price is on its track
        self.trends = trends  # G10: the number on the square where each stands
        # companies
        self.chairs = chairs  # whose marker sits there, or NOBODY
        self.slots = slots
        self.stock = stock
        self.units = units  # goods of all kinds together
        self.free = free
        self.last = last
        self.income = income  # new
        self.closed: i64 = 0  # the set of companies that have closed their books before
        self.gone: i64 = 0  # the set of companies liquidated
        self.founded: i64 = 0  # how many
        # assets
        self.status = status
        self.marks = marks  # whose marker lies on a card on offer
        self.hands = hands
        self.ten: i64 = 0  # how many tens have been opened
        self.pile = pile
        self.pile_left: i64 = 0
        # players
        self.purse = purse
        self.gold = gold  # who won each symbol, or NOBODY
        self.silver = silver
        self.golds: i64 = 0  # symbols won
        self.silvers: i64 = 0
        self.gold_price: i64 = cards.first_gold
        self.silver_price: i64 = cards.first_silver
        self.marker: i64 = 0  # the starting marker
        # the year
        self.year: i64 = 0
        self.phase: i64 = OVER
        self.company: i64 = NOBODY  # that the present question is about
        self.pending: i64 = 0  # the set of companies still to come in this phase
        self.bids = bids  # G12: by company
        self.chosen = chosen  # G9: by seat
        # trade
        self.content: i64 = 0  # the set of seats
        self.made = made  # proposals of each seat this year
        self.numbered: i64 = 0  # proposals so far
        self.deals = deals  # the open ones
        self.partner: i64 = NOBODY  # of the deal being drafted
        self.answering: i64 = NOBODY  # the number of the proposal it answers
        self.draft = draft  # a deal's terms, or what is kept in a sale
        self.drafted: i64 = NOBODY  # the last entry
        self.runs: i64 = 0  # of the deal being drafted: the set of slots
        # scapegoats
        self.pointer: i64 = 0  # the chair that points
        self.fired: i64 = 0  # the set of chairs pointed at
        # auctions
        self.bidders: i64 = 0  # the set of seats still in
        self.highest: i64 = NOBODY
        self.bid: i64 = 0
        # for the record
        self.boots: i64 = 0
        self.dealings: i64 = 0

    # -- what a seat may decide ----------------------------------------------------

    def offer(self, seat: i64, choices: Choices) -> None:
        choices.clear()
        if not self.is_asked(seat):
            return
        phase = self.phase
        if phase == TRADING:
            self._offer_trade(seat, choices)
        elif phase == DRAFTING:
            self._offer_terms(choices)
        elif phase == SELLING:
            self._offer_sale(choices)
        elif phase == ANNOUNCING:
            for place in range(seat * HAND, seat * HAND + HAND):
                if self.hands[place] != NO_ASSET:
                    choices.add(ANNOUNCE + self.hands[place])
        elif phase == BIDDING:
            self._offer_bids(seat, choices)
        elif phase == TAKING:
            for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
                if self.can_take(self.company, asset):
                    choices.add(TAKE + asset)
            choices.add(DECLINE)
        elif phase == POINTING:
            for chair in range(i64(BOARD)):
                if self.sits(self.company, chair) != NOBODY:
                    choices.add(POINT + chair)
        elif phase == DROPPING:
            first = self.company * SLOTS
            for slot in range(first, first + SLOTS):
                if self.slots[slot] != NO_ASSET:
                    choices.add(DROP + self.slots[slot])
        elif phase == FOUNDING:
            for company in range(i64(FIRST_FOUNDED), i64(COMPANIES)):
                if self.can_be_founded(company):
                    choices.add(FOUND + company)
        elif phase == EQUIPPING:
            for asset in range(self.drafted + 1, i64(ASSETS)):
                if self.status[asset] == DISCARDED:
                    choices.add(EQUIP + asset)
            choices.add(OPEN)
        else:
            least = self.least_bid()
            choices.add_span(RAISE + least, self.most_bid(seat) - least + 1)
            choices.add(PASS)

    def is_asked(self, seat: i64) -> bool:
        return 0 <= seat < self.seats and ((self.owes >> seat) & 1) != 0

    def _offer_bids(self, seat: i64, choices: Choices) -> None:
        """G12: any sum from 10 to all its free cash, for each company that still has to bid."""
        for company in range(i64(COMPANIES)):
            if self.owes_bid(seat, company):
                most = self.most_sum(self.free[company])
                choices.add_span(BID + company * SUMS + LEAST_BID, most - LEAST_BID + 1)

    def _offer_trade(self, seat: i64, choices: Choices) -> None:
        """G17, G19, G20"""
        may_propose = self.may_propose(seat)
        for company in range(i64(COMPANIES)):
            if self.ceo(company) == seat:
                first = company * SLOTS
                for slot in range(first, first + SLOTS):
                    asset = self.slots[slot]
                    if asset != NO_ASSET and self.can_use(company, asset):
                        choices.add(USE + asset)
                if may_propose:
                    for partner in range(i64(COMPANIES)):
                        if self.can_deal(company, partner):
                            choices.add(PROPOSE + company * COMPANIES + partner)
        for place in range(self.open_deals()):
            row = place * DEAL
            if self.ceo(self.deals[row + TO]) == seat:
                if self.is_sound(row):
                    choices.add(ACCEPT + place)
                choices.add(REJECT + place)
                if may_propose and self.can_deal(self.deals[row + TO], self.deals[row + FROM]):
                    choices.add(COUNTER + place)
            elif self.ceo(self.deals[row + FROM]) == seat:
                choices.add(WITHDRAW + place)
        choices.add(CONTENT)

    def _offer_terms(self, choices: Choices) -> None:
        """G17, G19: which assets are run; what one side gives, then what the other; goods before
        money.

        Nothing is offered from which no legal deal can be reached: so a draft always ends.
        """
        if self.drafted == NOBODY:
            for place in range(i64(PLACES)):
                if self.can_name(place):
                    choices.add(RUN + self.asset_at(self.company, self.partner, place))
        if self.runs != 0:
            self._offer_terms_of_runs(choices)
            return
        for entry in range(self.drafted + 1, i64(2 * THINGS)):
            most = self.most_of(entry)
            if most > 0:
                choices.add_span(TERM + entry * SUMS + 1, most)
        if self.is_complete():
            choices.add(SEND)

    def _offer_terms_of_runs(self, choices: Choices) -> None:
        """G19. What can be given of a thing are all numbers from the least to the most."""
        for entry in range(self.drafted + 1, i64(2 * THINGS)):
            thing = entry % THINGS
            most = self.most_with_runs(entry)
            if most == 0:
                continue  # to leave it out settles nothing
            least: i64 = 1
            while least <= most and not self.can_finish(entry, least):
                least += 1
            while most > least and thing != MONEY and not self.can_finish(entry, most):
                most -= 1
            choices.add_span(TERM + entry * SUMS + least, most - least + 1)
            if not self.can_finish(entry, 0):
                return  # it must not be left out
        if self.can_finish(2 * THINGS - 1, self.draft[2 * THINGS - 1]):
            choices.add(SEND)

    def _offer_sale(self, choices: Choices) -> None:
        """G21: goods to keep, kind by kind; the rest is sold."""
        kept = self.kept()
        for good in range(self.drafted + 1, i64(GOODS)):
            most = self.most_kept(good, kept)
            choices.add_span(KEEP + good * (MOST_KEPT + 1) + 1, most)
        choices.add(SELL)

    # -- companies -----------------------------------------------------------------

    def sits(self, company: i64, chair: i64) -> i64:
        return self.chairs[company * CHAIRS + chair]

    def ceo(self, company: i64) -> i64:
        """G8; NOBODY if the company is not in play."""
        return self.chairs[company * CHAIRS]

    def in_play(self, company: i64) -> bool:
        return self.ceo(company) != NOBODY

    def companies_of(self, seat: i64) -> i64:
        """How many companies the player is CEO of."""
        count: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.ceo(company) == seat:
                count += 1
        return count

    def ceos(self) -> i64:
        """The set of seats that are CEO of something."""
        seats: i64 = 0
        for company in range(i64(COMPANIES)):
            seat = self.ceo(company)
            if seat != NOBODY:
                seats |= 1 << seat
        return seats

    def assets_of(self, company: i64) -> i64:
        """How many assets the company has."""
        count: i64 = 0
        for slot in range(company * SLOTS, company * SLOTS + SLOTS):
            if self.slots[slot] != NO_ASSET:
                count += 1
        return count

    def owner(self, asset: i64) -> i64:
        """The company that works an asset, or NOBODY."""
        for slot in range(i64(COMPANIES * SLOTS)):
            if self.slots[slot] == asset and asset != NO_ASSET:
                return slot // SLOTS
        return NOBODY

    def rank(self, company: i64) -> i64:
        """G7: its highest asset, or its own number."""
        highest = company
        for slot in range(company * SLOTS, company * SLOTS + SLOTS):
            if self.slots[slot] > highest:
                highest = self.slots[slot]
        return highest

    def first_of(self, companies: i64) -> i64:
        """G7: which of a set of companies comes first."""
        first: i64 = NOBODY
        for company in range(i64(COMPANIES)):
            is_in = ((companies >> company) & 1) != 0
            if is_in and (first == NOBODY or self.rank(company) > self.rank(first)):
                first = company
        return first

    def price(self, good: i64) -> i64:
        return self.cards.price(good, self.steps[good])

    def most_sum(self, money: i64) -> i64:
        return money if money < MOST_MONEY else i64(MOST_MONEY)

    # -- investment ----------------------------------------------------------------

    def may_bid(self, company: i64) -> bool:
        """G12: fewer than four assets, and at least 10 of free cash."""
        return (
            self.in_play(company)
            and self.assets_of(company) < SLOTS
            and self.free[company] >= LEAST_BID
        )

    def owes_bid(self, seat: i64, company: i64) -> bool:
        return (
            self.ceo(company) == seat
            and ((self.pending >> company) & 1) != 0
            and self.bids[company] == 0
        )

    def cost(self, company: i64, asset: i64) -> i64:
        """G14: double under the CEO's own marker."""
        own = self.marks[asset] == self.ceo(company)
        return self.bids[company] * 2 if own else self.bids[company]

    def can_take(self, company: i64, asset: i64) -> bool:
        """G13, G14"""
        return self.status[asset] == ON_OFFER and self.cost(company, asset) <= self.free[company]

    # -- trade ---------------------------------------------------------------------

    def can_use(self, company: i64, asset: i64) -> bool:
        """G19: a processing asset, not used this year, and everything it needs."""
        if self.status[asset] != READY:
            return False
        for good in range(i64(GOODS)):
            if self.cards.takes[asset * GOODS + good] > self.stock[company * GOODS + good]:
                return False
        return True

    def open_deals(self) -> i64:
        return len(self.deals) // DEAL

    def may_propose(self, seat: i64) -> bool:
        """G20: our limits, so that the phase ends."""
        return self.made[seat] < MOST_PROPOSALS and self.opened_by(seat) < MOST_OPEN

    def opened_by(self, seat: i64) -> i64:
        """How many open proposals are the seat's own."""
        count: i64 = 0
        for row in range(0, len(self.deals), DEAL):
            if self.ceo(self.deals[row + FROM]) == seat:
                count += 1
        return count

    def addressed(self) -> i64:
        """The set of seats that have a proposal to answer."""
        seats: i64 = 0
        for row in range(0, len(self.deals), DEAL):
            seats |= 1 << self.ceo(self.deals[row + TO])
        return seats

    def can_deal(self, company: i64, partner: i64) -> bool:
        """G17: two companies that can each give something, at least one of them a good; perhaps
        one that the deal itself makes (G19)."""
        if company == partner or not self.in_play(company) or not self.in_play(partner):
            return False
        if self.units[company] + self.units[partner] == 0:
            return False
        if self.can_give(company) and self.can_give(partner):
            return True
        more = self.ready_places(company, partner)
        return more != 0 and self.exchange(company, partner, self.draft, 0, 0, more).works()

    def can_give(self, company: i64) -> bool:
        """Whether the company has anything at all."""
        return self.units[company] + self.free[company] > 0

    def has(self, company: i64, thing: i64) -> i64:
        """How much of a good, or of money, the company can give."""
        if thing == MONEY:
            return self.most_sum(self.free[company])  # G18
        return self.stock[company * GOODS + thing]

    def drafts(self, first: i64, count: i64) -> bool:
        """Whether any of these entries of the draft is filled in."""
        for entry in range(first, first + count):
            if self.draft[entry] > 0:
                return True
        return False

    def most_of(self, entry: i64) -> i64:
        """The most that can be put under an entry of the draft; 0 if it must be left out."""
        company = self.company if entry < THINGS else self.partner
        if not self.can_give(self.partner):
            return 0  # without a run the other side would give nothing
        if entry == MONEY and not self.drafts(0, GOODS) and self.units[self.partner] == 0:
            return 0  # no good would move
        if entry >= THINGS and not self.drafts(0, THINGS):
            return 0  # the first side would give nothing
        if entry == THINGS + MONEY and not self.moves_good():
            return 0
        return self.has(company, entry % THINGS)

    def moves_good(self) -> bool:
        return self.drafts(0, GOODS) or self.drafts(THINGS, GOODS)

    def is_complete(self) -> bool:
        """G17: both sides give something, and a good moves."""
        return self.drafts(0, THINGS) and self.drafts(THINGS, THINGS) and self.moves_good()

    def is_sound(self, row: i64) -> bool:
        """Whether an open proposal can still be fulfilled."""
        runs = self.deals[row + RUNS]
        if runs == 0:
            return self.lacks(row) == NOBODY
        company = self.deals[row + FROM]
        partner = self.deals[row + TO]
        return (
            (runs & ~self.ready_places(company, partner)) == 0
            and self.deals[row + TERMS + MONEY] <= self.has(company, MONEY)
            and self.deals[row + TERMS + THINGS + MONEY] <= self.has(partner, MONEY)
            and self.exchange_of(row).works()
        )

    def lacks(self, row: i64) -> i64:
        """The first entry of an open proposal without runs that its side no longer has."""
        for entry in range(i64(2 * THINGS)):
            giver = self.deals[row + FROM] if entry < THINGS else self.deals[row + TO]
            if self.deals[row + TERMS + entry] > self.has(giver, entry % THINGS):
                return entry
        return NOBODY

    # -- deals with runs -----------------------------------------------------------

    def asset_at(self, company: i64, partner: i64, place: i64) -> i64:
        """The asset in one of the eight slots of two companies, or NO_ASSET."""
        side = company if place < SLOTS else partner
        return self.slots[side * SLOTS + place % SLOTS]

    def place_of(self, company: i64, partner: i64, asset: i64) -> i64:
        """Where among the eight slots an asset is, or NOBODY."""
        for place in range(i64(PLACES)):
            if self.asset_at(company, partner, place) == asset and asset != NO_ASSET:
                return place
        return NOBODY

    def ready_places(self, company: i64, partner: i64) -> i64:
        """G19: the set of slots whose assets can still be run this year."""
        places: i64 = 0
        for place in range(i64(PLACES)):
            asset = self.asset_at(company, partner, place)
            if asset != NO_ASSET and self.status[asset] == READY:
                places |= 1 << place
        return places

    def later_places(self, asset: i64) -> i64:
        """Those of the draft's companies with higher numbers, which may still be named."""
        places = self.ready_places(self.company, self.partner)
        for place in range(i64(PLACES)):
            if self.asset_at(self.company, self.partner, place) <= asset:
                places &= ~(1 << place)
        return places

    def last_named(self) -> i64:
        """The highest asset that the draft runs."""
        last: i64 = NO_ASSET
        for place in range(i64(PLACES)):
            asset = self.asset_at(self.company, self.partner, place)
            if ((self.runs >> place) & 1) != 0 and asset > last:
                last = asset
        return last

    def can_name(self, place: i64) -> bool:
        """Whether a deal can be reached in which this asset is run, and those named before."""
        asset = self.asset_at(self.company, self.partner, place)
        ready = self.later_places(self.last_named())
        if ((ready >> place) & 1) == 0 or not self._may_run(asset, ready | self.runs):
            return False
        other = self.partner if place < SLOTS else self.company
        if self.runs == 0 and self.can_give(other) and self._may_run(asset, 0):
            return True  # its inputs are there, it can pay with what it makes, the other side too
        return self.with_run(asset, place).works()

    def _may_run(self, asset: i64, places: i64) -> bool:
        """At a glance: whether its inputs are there, or are made in one of these places."""
        for good in range(i64(GOODS)):
            lacks = self.cards.takes[asset * GOODS + good]
            if lacks == 0:
                continue
            lacks -= self.stock[self.company * GOODS + good]
            lacks -= self.stock[self.partner * GOODS + good]
            for place in range(i64(PLACES)):
                if lacks > 0 and ((places >> place) & 1) != 0:
                    maker = self.asset_at(self.company, self.partner, place)
                    lacks -= self.cards.makes[maker * GOODS + good]
            if lacks > 0:
                return False
        return True

    def with_run(self, asset: i64, place: i64) -> Exchange:
        runs = self.runs | (1 << place)
        more = self.later_places(asset)
        return self.exchange(self.company, self.partner, self.draft, 0, runs, more)

    def can_finish(self, entry: i64, amount: i64) -> bool:
        """Whether the draft can become a deal with so much under an entry."""
        return self.with_term(entry, amount).works()

    def with_term(self, entry: i64, amount: i64) -> Exchange:
        terms = self.draft[:]
        terms[entry] = amount
        return self.exchange(self.company, self.partner, terms, entry + 1, self.runs, 0)

    def most_with_runs(self, entry: i64) -> i64:
        """What the side had of a thing, and what its runs make of it."""
        first = entry < THINGS
        thing = entry % THINGS
        most = self.has(self.company if first else self.partner, thing)
        if thing == MONEY:
            return most
        for slot in range(i64(SLOTS)):
            place = slot if first else SLOTS + slot
            if ((self.runs >> place) & 1) != 0:
                asset = self.asset_at(self.company, self.partner, place)
                most += self.cards.makes[asset * GOODS + thing]
        return most

    def exchange_of(self, row: i64) -> Exchange:
        """An open proposal."""
        terms = self.deals[row + TERMS : row + DEAL]
        company = self.deals[row + FROM]
        partner = self.deals[row + TO]
        return self.exchange(company, partner, terms, 2 * THINGS, self.deals[row + RUNS], 0)

    def exchange(
        self, company: i64, partner: i64, terms: vec[i64], fixed: i64, runs: i64, more: i64
    ) -> Exchange:
        assets = vec[i64]([NO_ASSET] * PLACES)
        for place in range(i64(PLACES)):
            assets[place] = self.asset_at(company, partner, place)
        stock = vec[i64]([0] * (2 * GOODS))
        for good in range(i64(GOODS)):
            stock[good] = self.stock[company * GOODS + good]
            stock[GOODS + good] = self.stock[partner * GOODS + good]
        cash = vec[i64]([self.free[company], self.free[partner]])
        return Exchange(self.cards, assets, stock, cash, terms, fixed, runs, more)

    # -- sales ---------------------------------------------------------------------

    def kept(self) -> i64:
        """How many goods the sale at hand keeps so far."""
        count: i64 = 0
        for good in range(i64(GOODS)):
            count += self.draft[good]
        return count

    def most_kept(self, good: i64, kept: i64) -> i64:
        """G21: how many of a good can be kept besides others."""
        most = self.stock[self.company * GOODS + good]
        if most > MOST_KEPT - kept:
            most = MOST_KEPT - kept
        while most > 0 and STORAGE[kept + most] > self.free[self.company]:
            most -= 1
        return most

    # -- scapegoats ----------------------------------------------------------------

    def board_size(self, company: i64) -> i64:
        count: i64 = 0
        for chair in range(i64(BOARD)):
            if self.sits(company, chair) != NOBODY:
                count += 1
        return count

    # -- auctions ------------------------------------------------------------------

    def least_bid(self) -> i64:
        """G29, G31: the first bid, or the least that raises it."""
        if self.highest == NOBODY:
            return self.bid
        return self.bid + (COMPANY_RAISE if self.phase == FOUNDERS else SYMBOL_RAISE)

    def auction_rule(self) -> str:
        return "G31" if self.phase == FOUNDERS else "G29" if self.phase == GOLD else "G30"

    def most_bid(self, seat: i64) -> i64:
        return self.most_sum(self.purse[seat])

    def may_found(self, seat: i64) -> bool:
        """G31"""
        return self.companies_of(seat) < MOST_COMPANIES

    def can_be_founded(self, company: i64) -> bool:
        return (
            company >= FIRST_FOUNDED
            and not self.in_play(company)
            and ((self.gone >> company) & 1) == 0
        )

    # -- the end -------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """G33: of the status symbols won."""
        points: i64 = 0
        for symbol in range(i64(SYMBOLS)):
            if self.gold[symbol] == seat:
                points += self.cards.gold_points[symbol]
            if self.silver[symbol] == seat:
                points += self.cards.silver_points[symbol]
        return points

    def result(self) -> Result:
        """G33: most points; a tie goes to the most private money."""
        scores: list[int] = []
        strengths: list[int] = []
        for seat in range(self.seats):
            scores.append(self.points(seat))
            strengths.append(self.points(seat) * (1 << 40) + self.purse[seat])
        return Result(scores, strengths)

    # -- facts as plain data -------------------------------------------------------

    def snapshot(self) -> dict[str, object]:
        firsts = range(COMPANIES)
        hands = range(0, self.seats * HAND, HAND)
        rows = range(0, len(self.deals), DEAL)
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
            "steps": list(self.steps),
            "trends": list(self.trends),
            "chairs": [list(self.chairs[i * CHAIRS : (i + 1) * CHAIRS]) for i in firsts],
            "slots": [list(self.slots[i * SLOTS : (i + 1) * SLOTS]) for i in firsts],
            "stock": [list(self.stock[i * GOODS : (i + 1) * GOODS]) for i in firsts],
            "units": list(self.units),
            "free": list(self.free),
            "last": list(self.last),
            "income": list(self.income),
            "closed": self.closed,
            "gone": self.gone,
            "founded": self.founded,
            "status": list(self.status),
            "marks": list(self.marks),
            "hands": [sorted(self.hands[i : i + HAND]) for i in hands],
            "ten": self.ten,
            "pile": sorted(self.pile[: self.pile_left]),
            "purse": list(self.purse),
            "gold": list(self.gold),
            "silver": list(self.silver),
            "prices": [self.gold_price, self.silver_price],
            "bids": list(self.bids),
            "chosen": list(self.chosen),
            "content": self.content,
            "made": list(self.made),
            "numbered": self.numbered,
            "deals": [list(self.deals[i : i + DEAL]) for i in rows],
            "partner": self.partner,
            "answering": self.answering,
            "draft": list(self.draft),
            "runs": self.runs,
            "drafted": self.drafted,
            "pointer": self.pointer,
            "fired": self.fired,
            "auction": [self.bidders, self.highest, self.bid],
            "record": [self.boots, self.dealings],
        }
