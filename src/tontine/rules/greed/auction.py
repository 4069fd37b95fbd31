"""Auctions with private money: gold, silver, and new companies (G29 to G31)."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import SYMBOLS
from tontine.rules.greed.decisions import (
    AUCTIONED,
    BY_GOLD,
    BY_SILVER,
    COMPANY,
    GOLD,
    GOLD_SYMBOL,
    MARKER,
    PASSED,
    RAISED,
    SILVER,
    SILVER_SYMBOL,
    UNSOLD,
    WON,
)
from tontine.rules.greed.position import NOBODY
from tontine.rules.greed.trade import Trade


@mypyc_attr(acyclic=True)
class Auction(Trade):
    @abstractmethod
    def auction_company(self) -> None:
        """G31"""

    @abstractmethod
    def company_sold(self) -> None:
        """G32"""

    # -- bidding -------------------------------------------------------------------

    def _open_auction(self, bidders: i64, price: i64) -> None:
        self.bidders = bidders
        self.highest = NOBODY
        self.bid = price
        self._next_bidder(self.marker)

    def _raise(self, seat: i64, amount: i64) -> None:
        self.highest = seat
        self.bid = amount
        self.tell(RAISED, seat, amount, self._lot())
        self._next_bidder(seat + 1)

    def _pass(self, seat: i64) -> None:
        self._drop_out(seat)
        self._next_bidder(seat + 1)

    def _drop_out(self, seat: i64) -> None:
        """G29: a pass is final."""
        self.bidders &= ~(1 << seat)
        self.tell(PASSED, seat, self._lot())

    def _lot(self) -> i64:
        if self.phase == GOLD:
            return GOLD_SYMBOL
        return SILVER_SYMBOL if self.phase == SILVER else COMPANY

    def _next_bidder(self, first: i64) -> None:
        """Clockwise; who cannot pay the least that is asked passes, as everybody can see.

        G29: the last one left may still take it, so there may be one bidder and no bid.
        """
        while self.bidders != 0:
            seat = self._next_in(self.bidders, first)
            if seat == self.highest:  # all the others have passed
                break
            if self.most_bid(seat) >= self.least_bid():
                self.ask(seat)
                return
            self._drop_out(seat)
        self.bidders = 0
        if self.phase == GOLD:
            self._gold_sold()
        elif self.phase == SILVER:
            self._silver_sold()
        else:
            self.company_sold()

    # -- status symbols ------------------------------------------------------------

    def _everybody(self) -> i64:
        return (1 << self.seats) - 1

    def _auction_gold(self) -> None:
        """G29"""
        if self.golds == SYMBOLS:
            self._auction_silver(NOBODY)
            return
        self.phase = GOLD
        self.tell(AUCTIONED, self.golds, self.gold_price)
        self._open_auction(self._everybody(), self.gold_price)

    def _gold_sold(self) -> None:
        winner = self.highest
        symbol = self.golds
        if winner == NOBODY:
            self.tell(UNSOLD, symbol)
        else:
            self.gold_price = self.bid
            self.golds += 1
            self.gold[symbol] = winner
            self._award(symbol, self.cards.gold_trends, symbol, BY_GOLD)
            self.marker = (winner + 1) % self.seats
            self.tell(MARKER, self.marker)
        self._auction_silver(winner)

    def _auction_silver(self, gold_winner: i64) -> None:
        """G30: without the winner of gold."""
        bidders = self._everybody()
        if gold_winner != NOBODY:
            bidders &= ~(1 << gold_winner)
        if self.silvers == SYMBOLS:
            self.auction_company()
            return
        self.phase = SILVER
        self.tell(AUCTIONED, SYMBOLS + self.silvers, self.silver_price)
        self._open_auction(bidders, self.silver_price)

    def _silver_sold(self) -> None:
        symbol = self.silvers
        if self.highest == NOBODY:
            self.tell(UNSOLD, SYMBOLS + symbol)
        else:
            self.silver_price = self.bid
            self.silvers += 1
            self.silver[symbol] = self.highest
            self._award(SYMBOLS + symbol, self.cards.silver_trends, symbol, BY_SILVER)
        self.auction_company()

    def _award(self, symbol: i64, trends: vec[i64], card: i64, cause: i64) -> None:
        """The winner pays the bank, and the symbol's trend is applied."""
        self.purse[self.highest] -= self.bid
        self.tell(WON, self.highest, symbol, self.bid)
        self.highest = NOBODY
        self.bid = 0
        self._apply_card(trends, card, cause)
