"""Trade and development: everyone may act at any time (G17 to G20).

All CEOs who are not content owe a decision, and whoever has a proposal to answer; any of them may
decide next. For those who play one after the other the fair order is clockwise: ``actor`` is the
next who owes after whoever acted last.
"""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import COMPANIES, GOODS, MONEY, SLOTS, THINGS
from tontine.rules.greed.decisions import (
    ACCEPT,
    CONTENT,
    CONTENTED,
    COUNTER,
    COUNTERED,
    DEALT,
    DRAFTING,
    GAINED,
    MOVED,
    PAID,
    PROPOSE,
    PROPOSED,
    RAN,
    REJECT,
    REJECTED,
    RUN,
    RUNS,
    SEND,
    SPENT,
    TERMS,
    TRADING,
    USE,
    USED,
    WITHDRAW,
    WITHDREW,
)
from tontine.rules.greed.exchange import PLACES
from tontine.rules.greed.market import Market
from tontine.rules.greed.position import DEAL, FROM, NOBODY, NUMBER, TO
from tontine.rules.greed.position import RUNS as DEAL_RUNS
from tontine.rules.greed.position import TERMS as FIRST_TERM
from tontine.rules.greed.position import USED as IS_USED


@mypyc_attr(acyclic=True)
class Trade(Market):
    @abstractmethod
    def end_trade(self) -> None:
        """G20: every CEO is content."""

    def _begin_trade(self) -> None:
        self.phase = TRADING
        self.content = 0
        for seat in range(self.seats):
            self.made[seat] = 0
        self._next_trader(self.marker)

    def _trade(self, seat: i64, code: i64) -> None:
        if code == SEND:
            self._send(seat)
        elif code == CONTENT:
            self._be_content(seat)
        elif code < PROPOSE:
            self._use(seat, code - USE)
        elif code < ACCEPT:
            self._begin_draft(
                seat, (code - PROPOSE) // COMPANIES, (code - PROPOSE) % COMPANIES, NOBODY
            )
        elif code < REJECT:
            self._accept(seat, (code - ACCEPT) * DEAL)
        elif code < COUNTER:
            self._reject(seat, (code - REJECT) * DEAL)
            self._next_trader(seat + 1)
        elif code < WITHDRAW:
            row = (code - COUNTER) * DEAL
            number = self.deals[row + NUMBER]
            self._begin_draft(seat, self.deals[row + TO], self.deals[row + FROM], number)
        elif code >= RUN:
            self.runs |= 1 << self.place_of(self.company, self.partner, code - RUN)
        else:
            self._withdraw(seat, (code - WITHDRAW) * DEAL)

    def _next_in(self, seats: i64, first: i64) -> i64:
        """The first of a set of seats, clockwise; NOBODY of none."""
        for place in range(self.seats):
            seat = (first + place) % self.seats
            if ((seats >> seat) & 1) != 0:
                return seat
        return NOBODY

    def _next_trader(self, first: i64) -> None:
        """G20: who is not content, or has an answer to give."""
        self.phase = TRADING
        self.owes = (self.ceos() & ~self.content) | self.addressed()
        self.actor = self._next_in(self.owes, first)
        if self.owes == 0:
            self.end_trade()

    def _be_content(self, seat: i64) -> None:
        """G20: what still waits for an answer is thereby turned down."""
        row = len(self.deals) - DEAL
        while row >= 0:
            if self.ceo(self.deals[row + TO]) == seat:
                self._reject(seat, row)
            row -= DEAL
        self.content |= 1 << seat
        self.tell(CONTENTED, seat)
        self._next_trader(seat + 1)

    # -- processing ----------------------------------------------------------------

    def _use(self, seat: i64, asset: i64) -> None:
        """G19"""
        self._process(self.owner(asset), asset, USED)
        self.content &= ~(1 << seat)
        self._next_trader(seat + 1)

    def _process(self, company: i64, asset: i64, event: i64) -> None:
        self.status[asset] = IS_USED
        self.tell(event, company, asset)
        for good in range(i64(GOODS)):
            count = self.cards.takes[asset * GOODS + good]
            if count > 0:
                self.gain(company, good, -count)
                self.tell(SPENT, company, good, count)
        for good in range(i64(GOODS)):
            count = self.cards.makes[asset * GOODS + good]
            if count > 0:
                self.gain(company, good, count)
                self.tell(GAINED, company, good, count)

    # -- proposing -----------------------------------------------------------------

    def _begin_draft(self, seat: i64, company: i64, partner: i64, answering: i64) -> None:
        self.phase = DRAFTING
        self.company = company
        self.partner = partner
        self.answering = answering
        self.ask(seat)

    def _add_term(self, entry: i64, amount: i64) -> None:
        self.draft[entry] = amount
        self.drafted = entry

    def clear_draft(self) -> None:
        for entry in range(i64(2 * THINGS)):
            self.draft[entry] = 0
        self.drafted = NOBODY
        self.runs = 0
        self.company = NOBODY
        self.partner = NOBODY
        self.answering = NOBODY

    def _send(self, seat: i64) -> None:
        """G17: a player's own two companies agree at once."""
        self.numbered += 1
        self.made[seat] += 1
        if self.answering != NOBODY:
            self._turn_down_answered(seat)
        row = len(self.deals)
        self._write_down()
        self.tell(PROPOSED, seat, self.numbered, self.company, self.partner)
        self._tell_terms(row)
        same = self.ceo(self.partner) == seat
        self.clear_draft()
        if same:
            self._accept(seat, row)
        else:
            self._next_trader(seat + 1)

    def _turn_down_answered(self, seat: i64) -> None:
        """A counter-proposal takes the place of what it answers."""
        row: i64 = 0
        while self.deals[row + NUMBER] != self.answering:
            row += DEAL
        self.tell(COUNTERED, seat, self.answering, self.company, self.partner)
        self._strike(row)

    def _write_down(self) -> None:
        row = vec[i64]([self.numbered, self.company, self.partner, self.runs])
        self.deals = extend(self.deals, extend(row, self.draft))

    def _tell_terms(self, row: i64) -> None:
        if self.journal is None:
            return
        number = self.deals[row + NUMBER]
        for place in range(i64(PLACES)):
            if ((self.deals[row + DEAL_RUNS] >> place) & 1) != 0:
                company = self.deals[row + FROM] if place < SLOTS else self.deals[row + TO]
                self.tell(RUNS, number, company, self.slots[company * SLOTS + place % SLOTS])
        for entry in range(i64(2 * THINGS)):
            amount = self.deals[row + FIRST_TERM + entry]
            if amount > 0:
                giver = self.deals[row + FROM] if entry < THINGS else self.deals[row + TO]
                self.tell(TERMS, number, giver, entry % THINGS, amount)

    # -- answering -----------------------------------------------------------------

    def _accept(self, seat: i64, row: i64) -> None:
        """G17 to G20: both sides give, as goods become available; whom it touches is asked
        again."""
        company = self.deals[row + FROM]
        partner = self.deals[row + TO]
        self.dealings += 1
        self.tell(DEALT, self.deals[row + NUMBER], company, partner)
        left = self.deals[row + FIRST_TERM : row + DEAL]  # to hand over
        if self.deals[row + DEAL_RUNS] != 0:
            self._run_all(row, company, partner, left)
        for entry in range(i64(2 * THINGS)):
            if left[entry] > 0 and entry < THINGS:
                self._hand_over(company, partner, entry, left[entry])
            elif left[entry] > 0:
                self._hand_over(partner, company, entry - THINGS, left[entry])
        self.content &= ~((1 << self.ceo(company)) | (1 << self.ceo(partner)))
        self._strike(row)
        self._next_trader(seat + 1)

    def _run_all(self, row: i64, company: i64, partner: i64, left: vec[i64]) -> None:
        """G19: in an order that works, each after what its company still lacks for it."""
        exchange = self.exchange_of(row)
        exchange.works()
        spare = vec[i64]([0] * GOODS)  # goes both ways, and no run needs it
        for good in range(i64(GOODS)):
            there = left[good] - exchange.handed[good]
            back = left[THINGS + good] - exchange.handed[GOODS + good]
            spare[good] = there if there < back else back
        self._swap(company, partner, spare, left)
        for step in range(exchange.length):
            place = exchange.order[step]
            side = place // SLOTS
            owner = company if side == 0 else partner
            other = partner if side == 0 else company
            asset = exchange.assets[place]
            for good in range(i64(GOODS)):
                short = self.cards.takes[asset * GOODS + good] - self.stock[owner * GOODS + good]
                if short > 0:
                    self._hand_over(other, owner, good, short)
                    left[(1 - side) * THINGS + good] -= short
            self._process(owner, asset, RAN)
            self._swap(company, partner, spare, left)

    def _swap(self, company: i64, partner: i64, spare: vec[i64], left: vec[i64]) -> None:
        """Like goes against like while there is one of it: the runs may use up the last."""
        for good in range(i64(GOODS)):
            while spare[good] > 0:
                giver, taker = company, partner
                if self.stock[giver * GOODS + good] == 0:
                    giver, taker = partner, company
                if self.stock[giver * GOODS + good] == 0:
                    break
                self._hand_over(giver, taker, good, 1)
                self._hand_over(taker, giver, good, 1)
                spare[good] -= 1
                left[good] -= 1
                left[THINGS + good] -= 1

    def _hand_over(self, giver: i64, taker: i64, thing: i64, amount: i64) -> None:
        if thing == MONEY:
            self.free[giver] -= amount
            self.income[taker] += amount  # G18: not free cash this year
            self.tell(PAID, giver, taker, amount)
        else:
            self.gain(giver, thing, -amount)
            self.gain(taker, thing, amount)
            self.tell(MOVED, giver, taker, thing, amount)

    def _reject(self, seat: i64, row: i64) -> None:
        number = self.deals[row + NUMBER]
        self.tell(REJECTED, seat, number, self.deals[row + TO], self.deals[row + FROM])
        self._strike(row)

    def _withdraw(self, seat: i64, row: i64) -> None:
        number = self.deals[row + NUMBER]
        self.tell(WITHDREW, seat, number, self.deals[row + FROM], self.deals[row + TO])
        self._strike(row)
        self._next_trader(seat + 1)

    def _strike(self, row: i64) -> None:
        """Close an open proposal."""
        self.deals = extend(self.deals[:row], self.deals[row + DEAL :])
