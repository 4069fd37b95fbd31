"""Announcing cards and bidding for them (G9 to G15).

A card is worth the income it adds, and its marker is worth a chair: to the buyer if it is their
own, otherwise to a rival.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.outlook import Outlook
from tontine.rules.chance import Rng
from tontine.rules.greed import investment
from tontine.rules.greed.components import (
    ASSETS,
    BOARD,
    COMPANIES,
    FIRST_ASSET,
    GOODS,
    HAND,
    LEAST_BID,
    NO_ASSET,
    SEVERANCE,
    SLOTS,
)
from tontine.rules.greed.decisions import ANNOUNCE, BID, DECLINE, SUMS, TAKE
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import ON_OFFER

KEENNESS: Final = 0.1  # how much of what the first choice is worth is bid for it
LURE: Final = 0.4  # that a rival takes a card for its worth, and one's marker with it
RIVAL_CHAIR: Final = 0.1  # what a rival's chair costs the company's own
RESERVE: Final = 0.7  # of the money for a year's inputs is not bid
STANDSTILL: Final = 0.5  # what it costs that money for inputs is missing


@mypyc_attr(acyclic=True)
class Investor:
    def __init__(self, outlook: Outlook, rng: Rng) -> None:
        self._outlook = outlook
        self._rng = rng
        self._nets: vec[float] = vec[float]([0.0] * ASSETS)
        self.spare: i64 = 0

    # -- announcements -------------------------------------------------------------

    def announce(self, game: Greed, seat: i64) -> i64:
        best: i64 = NO_ASSET
        most = 0.0
        for place in range(i64(HAND)):
            asset = game.held(seat, place)
            value = self._trend_value(game, seat, asset) + self._lure(game, seat, asset)
            if best == NO_ASSET or value > most:
                best = asset
                most = value
        return ANNOUNCE + best

    def _trend_value(self, game: Greed, seat: i64, asset: i64) -> float:
        """What the card's trends do to one's companies, against those of the rivals."""
        total = 0.0
        trends = game.cards.asset_trends[asset]
        for place in range(0, len(trends), 2):
            total += self._outlook.drift(game, seat, trends[place], trends[place + 1])
        return total * self._outlook.years_of_income(self._outlook.years_left)

    def _lure(self, game: Greed, seat: i64, asset: i64) -> float:
        """The chair that the marker may win: in a company that would like the card."""
        best = 0.0
        for company in range(i64(COMPANIES)):
            if game.in_play(company) and game.assets_of(company) < SLOTS:
                worth = self._outlook.worth(game, company, asset)
                chair = self._outlook.next_chair(game, company)
                if worth > 0.0:
                    fortune = self._outlook.present_fortune(game, company) + worth
                    value = LURE * self._outlook.share(chair) * fortune
                    value *= worth / (worth + 100.0)
                    if value > best:
                        best = value
        return best

    # -- investment ----------------------------------------------------------------

    def _net(self, game: Greed, seat: i64, company: i64, asset: i64) -> float:
        """What the card would be worth to the seat before it is paid for."""
        outlook = self._outlook
        worth = outlook.worth(game, company, asset)
        net = outlook.stake(game, company, seat) * worth
        fortune = outlook.present_fortune(game, company) + worth
        chair = outlook.share(outlook.next_chair(game, company)) * fortune
        return net + (chair if game.mark(asset) == seat else -RIVAL_CHAIR * chair)

    def bid(self, game: Greed, seat: i64) -> i64:
        company: i64 = 0
        while not investment.owes_bid(game, seat, company):
            company += 1
        return BID + company * SUMS + self.best_bid(game, seat, company)

    def best_bid(self, game: Greed, seat: i64, company: i64) -> i64:
        """A part of what choosing first is worth, over what would be left in the end. ``spare`` is
        then what the company can bid at most and keep money for a year's inputs."""
        self.spare = game.free(company)
        stake = self._outlook.stake(game, company, seat)
        best: i64 = NO_ASSET
        most_net = 0.0
        cards: i64 = 0
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if game.status(asset) == ON_OFFER:
                net = self._net(game, seat, company, asset)
                if best == NO_ASSET or net > most_net:
                    best = asset
                    most_net = net
                self._nets[cards] = net
                cards += 1
        if best == NO_ASSET or stake == 0.0:  # nothing to buy, or no year left to gain by it
            return LEAST_BID
        rivals: i64 = 0
        ahead: i64 = 0  # of them come first if they bid the same
        richest: i64 = 0
        for other in range(i64(COMPANIES)):
            if other != company and investment.may_bid(game, other):
                rivals += 1
                if game.rank(other) > game.rank(company):
                    ahead += 1
                if game.free(other) > richest:
                    richest = game.free(other)
        gain = self._nth(cards, 0)
        if rivals < cards and self._nth(cards, rivals) > 0.0:
            gain -= self._nth(cards, rivals)
        double = 2.0 if game.mark(best) == seat else 1.0
        amount = i64(KEENNESS * gain / stake / double) + ahead + self._rng.below(6)
        if amount > richest:
            amount = richest + 1
        reserve = RESERVE * self._outlook.working_capital(game, company, best)
        most = i64((float(game.free(company)) - reserve) / double)
        self.spare = most if most > LEAST_BID else i64(LEAST_BID)
        if amount > most:
            amount = most
        return amount if amount > LEAST_BID else i64(LEAST_BID)

    def _nth(self, cards: i64, rank: i64) -> float:
        """The net worth that so many others exceed."""
        for place in range(cards):
            above: i64 = 0
            for other in range(cards):
                if self._nets[other] > self._nets[place] or (
                    self._nets[other] == self._nets[place] and other < place
                ):
                    above += 1
            if above == rank:
                return self._nets[place]
        return 0.0

    def take(self, game: Greed, seat: i64) -> i64:
        company = game.company
        if self._outlook.years_left == 0:
            return self._take_for_its_chair(game, seat, company)
        stake = self._outlook.stake(game, company, seat)
        code: i64 = DECLINE
        most = 0.0
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if investment.can_take(game, company, asset):
                cost = float(investment.cost(game, company, asset))
                lacks = self._outlook.working_capital(game, company, asset)
                lacks -= float(game.free(company)) - cost
                if lacks > 0.0:
                    cost += STANDSTILL * lacks
                net = self._net(game, seat, company, asset) - stake * cost
                if net > most:
                    code = TAKE + asset
                    most = net
        return code

    def _take_for_its_chair(self, game: Greed, seat: i64, company: i64) -> i64:
        """In the last year a card is worth the chair that one's own marker wins, and no more: the
        severance when the company falls (G25)."""
        chair = self._outlook.next_chair(game, company)
        if chair >= BOARD or ((game.closed >> company) & 1) == 0:
            return DECLINE
        part: i64 = 0  # of the company's money, in percent
        for other in range(chair):
            if game.sits(company, other) == seat:
                part += SEVERANCE[other]
        cash = game.free(company) + game.last(company)
        code: i64 = DECLINE
        most: i64 = part * cash
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if game.mark(asset) != seat or not investment.can_take(game, company, asset):
                continue
            value = (part + SEVERANCE[chair]) * (cash - investment.cost(game, company, asset))
            if value > most and self._earnings(game, company, asset) <= game.last(company):
                code = TAKE + asset
                most = value
        return code

    def _earnings(self, game: Greed, company: i64, extra: i64) -> i64:
        """What it will have to sell without using anything: more than last year, and it stands."""
        total: i64 = 0
        for good in range(i64(GOODS)):
            count = game.stock(company, good)
            for slot in range(i64(SLOTS + 1)):
                asset = extra if slot == SLOTS else game.slot(company, slot)
                if asset != NO_ASSET and game.cards.processes[asset] == 0:
                    count += game.cards.makes[asset * GOODS + good]
            total += count * self._outlook.prices[good]
        return total
