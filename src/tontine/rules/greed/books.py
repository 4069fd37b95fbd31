"""Sales, closing the books, and the scapegoats of those who earned too little (G21 to G28)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.auction import Auction
from tontine.rules.greed.components import (
    BOARD,
    CEO,
    CHAIRS,
    COMPANIES,
    GOODS,
    NO_ASSET,
    SEVERANCE,
    SLOTS,
    STORAGE,
)
from tontine.rules.greed.decisions import (
    BOOTED,
    CLOSED,
    DROPPED,
    DROPPING,
    FIRED,
    KEPT,
    LIQUIDATED,
    POINTED,
    POINTING,
    PROMOTED,
    SELLING,
    SOLD,
    STORED,
)
from tontine.rules.greed.position import DISCARDED, NOBODY


@mypyc_attr(acyclic=True)
class Books(Auction):
    def end_trade(self) -> None:
        self.pending = self._in_play()
        self._next_seller()

    # 6: sales

    def _next_seller(self) -> None:
        """G21: in company order; a company without goods has nothing to decide."""
        while self.pending != 0:
            company = self.first_of(self.pending)
            self.pending &= ~(1 << company)
            if self.units[company] > 0:
                self.phase = SELLING
                self.company = company
                self.ask(self.ceo(company))
                return
        self._close_books()

    def _keep(self, good: i64, count: i64) -> None:
        self.draft[good] = count
        self.drafted = good

    def _sell(self) -> None:
        """G21"""
        company = self.company
        kept = self.kept()
        if STORAGE[kept] > 0:
            self.free[company] -= STORAGE[kept]
            self.tell(STORED, company, kept, STORAGE[kept])
        for good in range(i64(GOODS)):
            if self.draft[good] > 0:
                self.tell(KEPT, company, good, self.draft[good])
            count = self.stock[company * GOODS + good] - self.draft[good]
            if count > 0:
                amount = count * self.price(good)
                self.income[company] += amount
                self.gain(company, good, -count)
                self.tell(SOLD, company, good, count, amount)
        self.clear_draft()
        self._next_seller()

    # 7: closing the books

    def _close_books(self) -> None:
        """G22, G23"""
        self.company = NOBODY
        companies = self._in_play()
        while companies != 0:
            company = self.first_of(companies)
            companies &= ~(1 << company)
            income = self.income[company]
            last = self.last[company]
            if income <= last and ((self.closed >> company) & 1) != 0:
                self.pending |= 1 << company
                self.boots += 1
                self.tell(BOOTED, company, income, last)
            else:
                self.tell(CLOSED, company, income, last)
            self.closed |= 1 << company
            self.free[company] += last
            self.last[company] = income
            self.income[company] = 0
        self._next_boot()

    # 8: scapegoats

    def _next_boot(self) -> None:
        """G24: company after company, each finished with before the next."""
        self.company = NOBODY
        if self.pending == 0:
            self._auction_gold()
            return
        self.company = self.first_of(self.pending)
        self.pending &= ~(1 << self.company)
        self.fired = 0
        self.pointer = CEO
        self._ask_to_point()

    def _ask_to_point(self) -> None:
        """G24: a lone CEO can only point at himself."""
        if self.board_size(self.company) == 1:
            self._point(self.ceo(self.company), CEO)
        else:
            self.phase = POINTING
            self.ask(self.sits(self.company, self.pointer))

    def _point(self, seat: i64, chair: i64) -> None:
        company = self.company
        self.fired |= 1 << chair
        self.tell(POINTED, seat, company, chair, self.sits(company, chair))
        self.pointer += 1
        if self.pointer < self.board_size(company):
            self._ask_to_point()
        else:
            self.pointer = CEO
            self._fire()

    def _fire(self) -> None:
        """G25, G26: all payments are reckoned from the same free cash."""
        company = self.company
        cash = self.free[company]
        for chair in range(i64(BOARD)):
            if ((self.fired >> chair) & 1) != 0:
                seat = self.sits(company, chair)
                amount = cash * SEVERANCE[chair] // 100
                self.free[company] -= amount
                self.purse[seat] += amount
                self.chairs[company * CHAIRS + chair] = NOBODY
                self.tell(FIRED, seat, company, chair, amount)
        new_ceo = (self.fired & 1) != 0
        self.fired = 0
        self._close_up(company)
        if not self.in_play(company):
            self._liquidate(company)
            self._next_boot()
        elif self.assets_of(company) > 0 and (new_ceo or not self.new_ceo_drops):
            self._ask_to_drop()
        else:
            self._next_boot()

    def _close_up(self, company: i64) -> None:
        """G26"""
        first = company * CHAIRS
        vacant: i64 = 0
        for chair in range(i64(CHAIRS)):
            seat = self.chairs[first + chair]
            if seat == NOBODY:
                continue
            if vacant < chair:
                self.chairs[first + vacant] = seat
                self.chairs[first + chair] = NOBODY
                self.tell(PROMOTED, seat, company, vacant)
            vacant += 1

    def _ask_to_drop(self) -> None:
        """G27: with one asset there is nothing to choose."""
        company = self.company
        seat = self.ceo(company)
        if self.assets_of(company) == 1:
            slot = company * SLOTS
            while self.slots[slot] == NO_ASSET:
                slot += 1
            self._drop(seat, self.slots[slot])
        else:
            self.phase = DROPPING
            self.ask(seat)

    def _drop(self, seat: i64, asset: i64) -> None:
        company = self.company
        slot = company * SLOTS
        while self.slots[slot] != asset:
            slot += 1
        self.slots[slot] = NO_ASSET
        self.status[asset] = DISCARDED
        self.tell(DROPPED, seat, company, asset)
        self._next_boot()

    def _liquidate(self, company: i64) -> None:
        """G28"""
        self.free[company] = 0
        self.last[company] = 0
        for slot in range(company * SLOTS, company * SLOTS + SLOTS):
            if self.slots[slot] != NO_ASSET:
                self.status[self.slots[slot]] = DISCARDED
                self.slots[slot] = NO_ASSET
        for good in range(i64(GOODS)):
            self.gain(company, good, -self.stock[company * GOODS + good])
        self.gone |= 1 << company
        self.tell(LIQUIDATED, company)

    def _in_play(self) -> i64:
        """The set of companies in play."""
        companies: i64 = 0
        for company in range(i64(COMPANIES)):
            if self.in_play(company):
                companies |= 1 << company
        return companies
