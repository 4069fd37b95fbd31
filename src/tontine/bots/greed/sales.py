"""What to sell and what to keep (G21), and whether to let a company fall (G22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.board import Boardroom
from tontine.bots.greed.deals import Dealer
from tontine.bots.greed.outlook import PATIENCE, Outlook
from tontine.rules.choices import Choices
from tontine.rules.greed.components import (
    CEO,
    GOODS,
    MONEY,
    MOST_KEPT,
    NO_ASSET,
    STORAGE,
    THINGS,
)
from tontine.rules.greed.decisions import KEEP, SELL
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY, TERMS, TO


@mypyc_attr(acyclic=True)
class Seller:
    def __init__(self, outlook: Outlook, boardroom: Boardroom, dealer: Dealer) -> None:
        self._outlook = outlook
        self._boardroom = boardroom
        self._dealer = dealer
        self._choices = Choices()
        self._kept: vec[i64] = vec[i64]([0] * GOODS)  # the best way found
        self._plan: vec[i64] = vec[i64]([0] * GOODS)  # the way at hand
        self._yearly = 0.0  # the income of the company at hand, and what a boot leaves of it
        self._after_boot = 0.0

    def sell(self, game: Greed, seat: i64) -> i64:
        """The best of some ways to keep up to four goods, good by good."""
        self._best_sale(game, seat, game.company)
        game.offer(seat, self._choices)
        for good in range(game.drafted + 1, i64(GOODS)):
            code = KEEP + good * (MOST_KEPT + 1) + self._kept[good]
            if self._kept[good] > 0 and self._choices.contains(code):
                return code
        return SELL

    def _best_sale(self, game: Greed, seat: i64, company: i64) -> float:
        """Into ``_kept``: what to keep. Returns what that leaves the seat with."""
        weakest = self._outlook.weakest(game, company)
        self._yearly = self._outlook.income(game, company, NO_ASSET, NO_ASSET)
        self._after_boot = self._outlook.income(game, company, NO_ASSET, weakest)
        best = -1.0
        for count in range(i64(MOST_KEPT + 1)):
            if count > game.units(company) or STORAGE[count] > game.free(company):
                break
            for dearest in range(i64(2)):
                self._fill(game, company, count, dearest == 1)
                value = self._sale_value(game, seat, company, count)
                if value > best:
                    best = value
                    for good in range(i64(GOODS)):
                        self._kept[good] = self._plan[good]
        return best

    def _fill(self, game: Greed, company: i64, count: i64, dearest: bool) -> None:
        """Keep so many: the dearest, or those that gain most by waiting."""
        for good in range(i64(GOODS)):
            self._plan[good] = 0
        for _ in range(count):
            best: i64 = NOBODY
            most = 0.0
            for good in range(i64(GOODS)):
                if game.stock(company, good) > self._plan[good]:
                    price = float(game.price(good))
                    rank = price if dearest else self._outlook.nexts[good] - price
                    if best == NOBODY or rank > most:
                        best = good
                        most = rank
            self._plan[best] += 1

    def _sale_value(self, game: Greed, seat: i64, company: i64, count: i64) -> float:
        """What the seat has of the company, with the boot if it comes to that (G22)."""
        income = game.income(company)
        later = 0.0
        for good in range(i64(GOODS)):
            sold = game.stock(company, good) - self._plan[good]
            income += sold * game.price(good)
            later += float(self._plan[good]) * self._outlook.nexts[good]
        if self._outlook.years_left <= 1:
            later = 0.0  # it could no longer be paid out
        cash = float(game.free(company) + game.last(company) - STORAGE[count])
        falls = income <= game.last(company) and ((game.closed >> company) & 1) != 0
        if falls and self._outlook.naive:
            return 0.0
        if falls:
            kept = float(income) + later
            self._boardroom.prepare(game, self._outlook, company, self._after_boot, cash, kept)
            fired = self._boardroom.outcome(game, company, CEO, 0)
            return self._boardroom.value(fired, seat)
        fortune = self._outlook.fortune(self._yearly, cash + float(income) + later)
        return self._outlook.stake(game, company, seat) * fortune

    def falls(self, game: Greed, seat: i64, company: i64) -> bool:
        """Whether the company had better get the boot, and so do as little as it can."""
        if ((game.closed >> company) & 1) == 0 or self._outlook.naive:
            return False
        idle = self._best_sale(game, seat, company)
        income = game.income(company)
        for good in range(i64(GOODS)):
            sold = game.stock(company, good) - self._kept[good]
            income += sold * game.price(good)
        if income > game.last(company):
            return False  # it earns too much to fall
        busy = self._dealer.value(game, company) + float(game.income(company))
        if busy <= float(game.last(company)):
            return False  # it falls anyway
        cash = float(game.free(company) + game.last(company))
        fortune = self._outlook.fortune(self._yearly, cash + busy)
        return idle >= self._outlook.stake(game, company, seat) * fortune

    def is_good_loan(self, game: Greed, row: i64) -> bool:
        """Whether money for money (G17) profits the one it is offered to: what is paid is missing
        until next year, and what comes in has to be beaten then (G18, G22)."""
        company = game.deals[row + TO]
        paid = game.deals[row + TERMS + THINGS + MONEY]
        back = game.deals[row + TERMS + MONEY]
        if PATIENCE * float(back) < float(paid) + 1.0:
            return False
        if float(game.free(company) - paid) < self._outlook.working_capital(
            game, company, NO_ASSET
        ):
            return False
        income = self._dealer.value(game, company) + float(game.income(company))
        yearly = self._outlook.income(game, company, NO_ASSET, NO_ASSET)
        return not income < yearly <= income + float(back)

    def is_lost(self, game: Greed, company: i64, gain: float) -> bool:
        """Whether the company will fall even with a gain, and its CEO with it: then free cash is
        what the severance is paid from, and not to be spent."""
        if ((game.closed >> company) & 1) == 0 or self._outlook.naive:
            return False
        income = self._dealer.value(game, company) + float(game.income(company)) + gain
        if income > float(game.last(company)):
            return False
        weakest = self._outlook.weakest(game, company)
        yearly = self._outlook.income(game, company, NO_ASSET, weakest)
        cash = float(game.free(company) + game.last(company))
        self._boardroom.prepare(game, self._outlook, company, yearly, cash, income)
        return (self._boardroom.outcome(game, company, CEO, 0) & 1) != 0
