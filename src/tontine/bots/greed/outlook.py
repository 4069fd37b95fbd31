"""What goods, assets and companies of Greed Incorporated promise over the years left.

Everything a company earns lies in the open; only the cards still to come do not. So prices are
carried on along their trends, which lose force as new cards bend them, and an asset is worth what
a year with it brings more than a year without.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.greed.components import (
    ASSETS,
    CHAIRS,
    COMPANIES,
    GOODS,
    NO_ASSET,
    SLOTS,
    SYMBOLS,
    trend_after,
    years_of,
)
from tontine.rules.greed.decisions import SILVER
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY, READY

FADING: Final = 0.75  # what is left of a trend's force every year
UNKNOWN: Final = -1.0
PATIENCE: Final = 0.75  # what a year's delay leaves of a sum
HASTE: Final = 3.0  # the most that private money at once is worth against a chair's promise
CONTESTED: Final = 0.6  # of what a symbol seems to save against later years is left after bidding
BOUGHT: Final = 0.3  # of a margin stays with who has to buy the inputs from others
UNSUPPLIED: Final = 0.12  # and with who has nobody to buy them from, as things stand
PAYOUT: Final = 0.6  # of a company's fortune becomes private money

# What a chair promises of all the money that its company will have: much of it by severance (G25),
# the rest by moving up (G26); with a single year to go nobody moves up in time.
LONG: Final = vec[float]([0.46, 0.28, 0.2, 0.12, 0.08, 0.05])
SHORT: Final = vec[float]([0.4, 0.19, 0.17, 0.02, 0.0, 0.0])


@mypyc_attr(acyclic=True)
class Outlook:
    """Read once for a decision; then it answers for every company.

    A beginner's sees only so many years of income ahead, and knows neither that money at once is
    worth more than a promise nor that a company can be let fall on purpose (``naive``).
    """

    def __init__(self, sight: i64 = 12, naive: bool = False) -> None:
        self.sight = sight
        self.naive = naive
        self.years_left: i64 = 0  # after this one
        self.prices: vec[i64] = vec[i64]([0] * GOODS)  # at present
        self.stocks: vec[i64] = vec[i64]([0] * GOODS)  # what all companies have together
        self.worths: vec[float] = vec[float]([0.0] * GOODS)  # mean price over the years to come
        self.nexts: vec[float] = vec[float]([0.0] * GOODS)  # the price next year
        self.supply: vec[i64] = vec[i64]([0] * GOODS)  # what all assets at work put out a year
        self._pool: vec[i64] = vec[i64]([0] * GOODS)
        self._point_price = UNKNOWN

    def read(self, game: Greed) -> None:
        self.years_left = years_of(game.seats) - game.year
        self._point_price = UNKNOWN
        for good in range(i64(GOODS)):
            self._read_price(game, good)
            self.supply[good] = 0
            self.stocks[good] = 0
        for company in range(i64(COMPANIES)):
            if game.units(company) > 0:
                for good in range(i64(GOODS)):
                    self.stocks[good] += game.stock(company, good)
        for slot in range(i64(COMPANIES * SLOTS)):
            asset = game.slot(slot // SLOTS, slot % SLOTS)
            if asset != NO_ASSET:
                for good in range(i64(GOODS)):
                    self.supply[good] += game.cards.makes[asset * GOODS + good]

    def _read_price(self, game: Greed, good: i64) -> None:
        track = game.cards.tracks[good]
        top = len(track) - 1
        step = float(game.step(good))
        force = float(game.trend(good))
        self.prices[good] = track[game.step(good)]
        total = float(self.prices[good])
        self.nexts[good] = total
        years: i64 = 1
        while years < self.years_left:
            step += force
            force *= FADING
            if step < 0.0:
                step = 0.0
            if step > float(top):
                step = float(top)
            below = i64(step)
            above = below + 1 if below < top else below
            part = step - float(below)
            price = float(track[below]) * (1.0 - part) + float(track[above]) * part
            if years == 1:
                self.nexts[good] = price
            total += price
            years += 1
        self.worths[good] = total / float(years)

    # -- assets --------------------------------------------------------------------

    def income(self, game: Greed, company: i64, extra: i64, without: i64) -> float:
        """A typical year's income, with one asset more or one less (``NO_ASSET``: none)."""
        pool = self._pool
        for good in range(i64(GOODS)):
            pool[good] = 0
        total = 0.0
        for slot in range(i64(SLOTS + 1)):
            asset = extra if slot == SLOTS else game.slot(company, slot)
            if asset != NO_ASSET and asset != without and game.cards.processes[asset] == 0:
                total += self._worth_of(game.cards.makes, asset)
                self._pour(game, asset)
        for slot in range(i64(SLOTS + 1)):
            asset = extra if slot == SLOTS else game.slot(company, slot)
            if asset != NO_ASSET and asset != without and game.cards.processes[asset] != 0:
                total += self._margin(game, asset)
        return total

    def _pour(self, game: Greed, asset: i64) -> None:
        for good in range(i64(GOODS)):
            self._pool[good] += game.cards.makes[asset * GOODS + good]

    def _worth_of(self, table: vec[i64], asset: i64) -> float:
        worth = 0.0
        for good in range(i64(GOODS)):
            count = table[asset * GOODS + good]
            if count > 0:
                worth += float(count) * self.worths[good]
        return worth

    def _margin(self, game: Greed, asset: i64) -> float:
        """What processing adds, by where the inputs come from: the company, others, nowhere."""
        takes = game.cards.takes
        margin = self._worth_of(game.cards.makes, asset) - self._worth_of(takes, asset)
        if margin <= 0.0:
            return 0.0
        kept = 0.0
        inputs = 0.0
        for good in range(i64(GOODS)):
            needed = takes[asset * GOODS + good]
            if needed == 0:
                continue
            own = needed if needed < self._pool[good] else self._pool[good]
            self._pool[good] -= own
            others = needed - own
            supplied = self.supply[good] - self._pool[good] - own
            there = others if others < supplied else supplied
            if there < 0:
                there = 0
            kept += float(own) + BOUGHT * float(there) + UNSUPPLIED * float(others - there)
            inputs += float(needed)
        self._pour(game, asset)
        part = kept / inputs
        return margin * part * part if part < BOUGHT else margin * part

    def worth(self, game: Greed, company: i64, asset: i64) -> float:
        """What the asset adds to the company's money until it can no longer be paid out."""
        gain = self.income(game, company, asset, NO_ASSET) - self.income(
            game, company, NO_ASSET, NO_ASSET
        )
        return gain * self.years_of_income(self.years_left)

    def loss(self, game: Greed, company: i64, asset: i64) -> float:
        """A year's income that goes with an asset."""
        return self.income(game, company, NO_ASSET, NO_ASSET) - self.income(
            game, company, NO_ASSET, asset
        )

    def weakest(self, game: Greed, company: i64) -> i64:
        """The asset the company would miss least."""
        best: i64 = NO_ASSET
        least = 0.0
        for slot in range(i64(SLOTS)):
            asset = game.slot(company, slot)
            if asset != NO_ASSET:
                loss = self.loss(game, company, asset)
                if best == NO_ASSET or loss < least:
                    best = asset
                    least = loss
        return best

    def working_capital(self, game: Greed, company: i64, extra: i64) -> float:
        """What a year's inputs cost that the company has to buy from others, and can, with one
        asset more (``NO_ASSET``: none)."""
        pool = self._pool
        for good in range(i64(GOODS)):
            pool[good] = 0
        for slot in range(i64(SLOTS + 1)):
            asset = extra if slot == SLOTS else game.slot(company, slot)
            if asset != NO_ASSET and game.cards.processes[asset] == 0:
                self._pour(game, asset)
        total: i64 = 0
        for slot in range(i64(SLOTS + 1)):
            asset = extra if slot == SLOTS else game.slot(company, slot)
            if asset != NO_ASSET and game.cards.processes[asset] != 0:
                total += self._cost_of_inputs(game, asset)
                self._pour(game, asset)
        return float(total)

    def _cost_of_inputs(self, game: Greed, asset: i64) -> i64:
        """Beyond what is in the pool, which they are taken from; 0 if nobody makes them."""
        cost: i64 = 0
        found = True
        for good in range(i64(GOODS)):
            needed = game.cards.takes[asset * GOODS + good]
            if needed > 0:
                own = needed if needed < self._pool[good] else self._pool[good]
                self._pool[good] -= own
                if needed - own > self.supply[good]:
                    found = False
                cost += (needed - own) * self.prices[good]
        return cost if found else i64(0)

    # -- companies -----------------------------------------------------------------

    def years_of_income(self, years: i64) -> float:
        """So many years' income, what comes late counting less."""
        total = 0.0
        part = 1.0
        for _ in range(years if years < self.sight else self.sight):
            total += part
            part *= PATIENCE
        return total

    def fortune(self, income: float, money: float) -> float:
        """What a company can still pay out once this year's books are closed.

        ``money`` is what it will have by then; of the years to come the last brings nothing.
        """
        return money + income * self.years_of_income(self.years_left - 1)

    def present_fortune(self, game: Greed, company: i64) -> float:
        income = self.income(game, company, NO_ASSET, NO_ASSET)
        money = float(game.free(company) + game.last(company))
        if self.years_left > 0:
            money += income  # this year's
        return self.fortune(income, money)

    def share(self, chair: i64) -> float:
        if self.years_left <= 0 or chair >= CHAIRS:
            return 0.0
        return SHORT[chair] if self.years_left == 1 else LONG[chair]

    def stake(self, game: Greed, company: i64, seat: i64) -> float:
        """The part of a company's fortune that a player's chairs promise."""
        total = 0.0
        for chair in range(i64(CHAIRS)):
            if game.sits(company, chair) == seat:
                total += self.share(chair)
        return total

    # -- private money -------------------------------------------------------------

    def price_of_a_point(self, game: Greed) -> float:
        """All the private money there will be, over all the points there still are to buy."""
        if self._point_price != UNKNOWN:
            return self._point_price
        money = 0.0
        for seat in range(game.seats):
            money += float(game.purse(seat))
        for company in range(i64(COMPANIES)):
            if game.in_play(company):
                yearly = self.income(game, company, NO_ASSET, NO_ASSET)
                cash = float(game.free(company) + game.last(company))
                money += PAYOUT * self.fortune(yearly, cash)
        points: i64 = 0
        for year in range(self.years_left + 1):
            if game.golds + year < SYMBOLS and (year > 0 or game.phase != SILVER):
                points += game.cards.gold_points[game.golds + year]
            if game.silvers + year < SYMBOLS:
                points += game.cards.silver_points[game.silvers + year]
        self._point_price = money / float(points) if points > 0 else money
        return self._point_price

    def haste(self, game: Greed, seat: i64, purse: float) -> float:
        """What private money at once is worth, if that makes it so much, against the same promised
        by a chair: more the cheaper a symbol goes this year, since points grow dear. A beginner
        does not know."""
        if self.naive:
            return 1.0
        richest: i64 = 0
        second: i64 = 0
        for other in range(game.seats):
            if other != seat and game.purse(other) > richest:
                second = richest
                richest = game.purse(other)
            elif other != seat and game.purse(other) > second:
                second = game.purse(other)
        haste = 1.0
        if game.golds < SYMBOLS:
            price = float(richest if richest > game.gold_price else game.gold_price)
            points = float(game.cards.gold_points[game.golds])
            if purse >= price:
                haste = self._saving(game, points, price)
        if game.silvers < SYMBOLS:  # the richest may have bought gold
            price = float(second if second > game.silver_price else game.silver_price)
            points = float(game.cards.silver_points[game.silvers])
            if purse >= price and self._saving(game, points, price) > haste:
                haste = self._saving(game, points, price)
        return haste

    def _saving(self, game: Greed, points: float, price: float) -> float:
        saving = CONTESTED * self.price_of_a_point(game) * points / price
        return 1.0 if saving < 1.0 else HASTE if saving > HASTE else saving

    # -- chairs and trends ---------------------------------------------------------

    def next_chair(self, game: Greed, company: i64) -> i64:
        chair: i64 = 0
        while chair < CHAIRS and game.sits(company, chair) != NOBODY:
            chair += 1
        return chair

    def drift(self, game: Greed, seat: i64, good: i64, arrows: i64) -> float:
        """What it is worth to the seat, for a year, that a price moves by other steps (G10)."""
        steps = trend_after(game.trend(good), arrows) - game.trend(good)
        if steps == 0:
            return 0.0
        top = game.cards.top(good)
        slope = game.cards.price(good, top) - game.cards.price(good, 0)
        return float(steps * slope) / float(top) * self._exposure(game, seat, good)

    def _exposure(self, game: Greed, seat: i64, good: i64) -> float:
        """How many of a good the seat's chairs stand for, against the average rival's."""
        total = 0.0
        for slot in range(i64(COMPANIES * SLOTS)):
            asset = game.slot(slot // SLOTS, slot % SLOTS)
            if asset != NO_ASSET:
                at = asset * GOODS + good
                made = game.cards.makes[at] - game.cards.takes[at]
                if made != 0:
                    total += float(made) * self._edge(game, seat, slot // SLOTS)
        return total

    def _edge(self, game: Greed, seat: i64, company: i64) -> float:
        edge = 0.0
        for other in range(game.seats):
            stake = self.stake(game, company, other)
            edge += stake if other == seat else -stake / float(game.seats - 1)
        return edge


def is_ready(game: Greed, asset: i64) -> bool:
    return asset != NO_ASSET and asset < ASSETS and game.status(asset) == READY
