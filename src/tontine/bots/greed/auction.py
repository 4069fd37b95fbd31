"""Bidding with private money (G29 to G32): for symbols, and for companies of one's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.outlook import Outlook
from tontine.rules.greed import auction, entrepreneurs
from tontine.rules.greed.components import (
    ASSETS,
    CEO,
    COMPANIES,
    COMPANY_RAISE,
    FIRST_ASSET,
    FIRST_FOUNDED,
    FREE_CASH,
    NO_ASSET,
    SLOTS,
    SYMBOL_RAISE,
)
from tontine.rules.greed.decisions import EQUIP, FOUNDERS, GOLD, OPEN, PASS, RAISE
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DISCARDED, NOBODY

HASTE: Final = 2.5  # what private money is worth against the same promised by a new company
STRIDES: Final = 12  # to the limit, if they were all as long as the next
SHORTEST: Final = 5  # stride


def enough_to_win(game: Greed, seat: i64) -> i64:
    """The least bid that none of those still in can raise."""
    richest: i64 = 0
    for other in range(game.seats):
        if other != seat and ((game.bidders >> other) & 1) != 0 and game.purse(other) > richest:
            richest = game.purse(other)
    enough = richest + 1 - (COMPANY_RAISE if game.phase == FOUNDERS else SYMBOL_RAISE)
    least = auction.least_bid(game)
    return enough if enough > least else least


@mypyc_attr(acyclic=True)
class Bidder:
    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def bid(self, game: Greed, seat: i64) -> i64:
        """Up to a limit, in strides that grow shorter; never more than what no rival can raise."""
        most = auction.most_bid(game, seat)
        limit = self._limit(game, seat)
        if limit < most:
            most = limit
        least = auction.least_bid(game)
        if least > most:
            return PASS
        enough = enough_to_win(game, seat)
        if enough < most:
            most = enough
        stride = (most - least) // STRIDES
        if stride < SHORTEST:
            stride = SHORTEST if most - least > SHORTEST else most - least
        return RAISE + least + stride

    def _limit(self, game: Greed, seat: i64) -> i64:
        if game.phase == FOUNDERS:
            if self._outlook.years_left < 2:
                return 0
            return i64(self._new_company_value(game, seat))
        if self._outlook.years_left == 0:
            return game.purse(seat)  # money is worth nothing any more
        points = (
            game.cards.gold_points[game.golds]
            if game.phase == GOLD
            else game.cards.silver_points[game.silvers]
        )
        return i64(float(points) * self._outlook.price_of_a_point(game))

    # -- entrepreneurs -------------------------------------------------------------

    def best_company(self, game: Greed, seat: i64) -> i64:
        """The one whose trend helps most."""
        best: i64 = NOBODY
        most = 0.0
        for company in range(i64(FIRST_FOUNDED), i64(COMPANIES)):
            if entrepreneurs.can_be_founded(game, company):
                value = 0.0
                trends = game.cards.company_trends[company]
                for place in range(0, len(trends), 2):
                    value += self._outlook.drift(game, seat, trends[place], trends[place + 1])
                if best == NOBODY or value > most:
                    best = company
                    most = value
        return best

    def _new_company_value(self, game: Greed, seat: i64) -> float:
        trial = game.clone()
        company = self.best_company(game, seat)
        trial.open_company(seat, company)
        self._fit_out(trial, company, FIRST_ASSET)
        yearly = self._outlook.income(trial, company, NO_ASSET, NO_ASSET)
        fortune = self._outlook.fortune(yearly, float(FREE_CASH))
        promised = self._outlook.share(CEO) * fortune
        return promised if self._outlook.naive else promised / HASTE

    def _fit_out(self, trial: Greed, company: i64, first: i64) -> None:
        """Take the discarded assets that add most, one after the other."""
        while trial.assets_of(company) < SLOTS:
            best: i64 = NO_ASSET
            most = 0.0
            for asset in range(first, i64(ASSETS)):
                if trial.status(asset) == DISCARDED:
                    worth = self._outlook.worth(trial, company, asset)
                    if worth > most:
                        best = asset
                        most = worth
            if best == NO_ASSET:
                return
            trial.install(company, best)

    def equip(self, game: Greed) -> i64:
        """The first, by number, of those that the company would do best with."""
        trial = game.clone()
        self._fit_out(trial, game.company, game.drafted + 1)
        code: i64 = OPEN
        for slot in range(i64(SLOTS)):
            asset = trial.slot(game.company, slot)
            if game.status(asset) == DISCARDED and (code == OPEN or EQUIP + asset < code):
                code = EQUIP + asset
        return code
