"""Deals and processing (G17 to G19): what goods are worth to whom, and how to share the gain.

A company's goods are worth what it can get for them this year, used as well as it can use them.
Where they are worth more to another, there is a deal to be made, and the gain is split: in two, or
in favour of the side that has others to turn to. Who has the works but not the money pays with what
they make of the goods, and the deal names the run; or with other goods. Between two companies of
one player all of the gain goes to the one of which more will be the player's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.outlook import Outlook, is_ready
from tontine.rules.greed.components import COMPANIES, GOODS, MONEY, SLOTS, THINGS
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import FROM, NOBODY, RUNS, TERMS, TO

HOPE: Final = 0.75  # of a margin is gone if all the inputs still have to be found
LEAST_GAIN: Final = 4.0  # a deal for less is not worth the trouble
FAIR: Final = 0.4  # of the other side's gain is the least to be content with
LEAST_PART: Final = 0.3  # of a gain that a side asks for: the other is content with that, by FAIR


@mypyc_attr(acyclic=True)
class Dealer:
    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.terms: vec[i64] = vec[i64]([0] * (2 * THINGS))  # the last deal planned
        self.runs: i64 = 0  # the assets run in it, as the rules count their slots
        self.gain = 0.0  # and what the side gains that gains less
        self._spent: i64 = 0  # the set of slots that the goods at hand cannot be used in
        self._stock: vec[i64] = vec[i64]([0] * GOODS)
        self._abroad: vec[i64] = vec[i64]([0] * GOODS)
        self._used: vec[i64] = vec[i64]([0] * SLOTS)
        self._lot: vec[i64] = vec[i64]([0] * GOODS)

    # -- what goods are worth ------------------------------------------------------

    def _load(self, game: Greed, company: i64, sign: i64, terms: vec[i64], first: i64) -> None:
        """The company's goods, with or without some more; and what all the others have."""
        for good in range(i64(GOODS)):
            change = sign * terms[first + good]
            self._stock[good] = game.stock(company, good) + change
            self._abroad[good] = self._outlook.stocks[good] - self._stock[good]

    def _value(self, game: Greed, company: i64) -> float:
        """What the loaded goods bring if they are processed where that pays, best first."""
        total = 0.0
        for slot in range(i64(SLOTS)):
            self._used[slot] = (self._spent >> slot) & 1
        while True:
            best: i64 = NOBODY
            most: i64 = 0
            for slot in range(i64(SLOTS)):
                asset = game.slot(company, slot)
                if (
                    self._used[slot] == 0
                    and is_ready(game, asset)
                    and self._missing(game, asset) == 0
                ):
                    margin = self.margin(game, asset)
                    if margin > most:
                        best = slot
                        most = margin
            if best == NOBODY:
                break
            self._used[best] = 1
            asset = game.slot(company, best)
            for good in range(i64(GOODS)):
                self._stock[good] += game.cards.makes[asset * GOODS + good]
                self._stock[good] -= game.cards.takes[asset * GOODS + good]
        for slot in range(i64(SLOTS)):
            asset = game.slot(company, slot)
            if self._used[slot] == 0 and is_ready(game, asset):
                total += self._hope(game, asset)
        for good in range(i64(GOODS)):
            total += float(self._stock[good] * self._outlook.prices[good])
        return total

    def margin(self, game: Greed, asset: i64) -> i64:
        """What processing adds at present prices."""
        margin: i64 = 0
        for good in range(i64(GOODS)):
            at = asset * GOODS + good
            change = game.cards.makes[at] - game.cards.takes[at]
            if change != 0:
                margin += change * self._outlook.prices[good]
        return margin

    def _missing(self, game: Greed, asset: i64) -> i64:
        """The worth of the inputs that the loaded goods do not have."""
        worth: i64 = 0
        for good in range(i64(GOODS)):
            lacks = game.cards.takes[asset * GOODS + good] - self._stock[good]
            if lacks > 0:
                worth += lacks * self._outlook.prices[good]
        return worth

    def _hope(self, game: Greed, asset: i64) -> float:
        """What an idle asset may still bring, the nearer its inputs the more."""
        margin = self.margin(game, asset)
        if margin <= 0:
            return 0.0
        inputs: i64 = 0
        for good in range(i64(GOODS)):
            needed = game.cards.takes[asset * GOODS + good]
            if needed > self._stock[good] + self._abroad[good]:
                return 0.0
            inputs += needed * self._outlook.prices[good]
        lacks = float(self._missing(game, asset)) / float(inputs)
        return float(margin) * (1.0 - HOPE) * (1.0 - lacks)

    def value_with(
        self, game: Greed, company: i64, sign: i64, terms: vec[i64], first: i64
    ) -> float:
        self._load(game, company, sign, terms, first)
        return self._value(game, company)

    def value(self, game: Greed, company: i64) -> float:
        """What the company's goods will bring this year."""
        return self.value_with(game, company, 0, self.terms, 0)

    # -- answering -----------------------------------------------------------------

    def gain_of(self, game: Greed, row: i64, company: i64) -> float:
        """What an open proposal brings to one of its two sides."""
        gives = row + TERMS
        gets = row + TERMS + THINGS
        if company == game.deals[row + TO]:
            gives, gets = gets, gives
        lot = self._lot
        for good in range(i64(GOODS)):
            lot[good] = game.deals[gets + good] - game.deals[gives + good]
        money = game.deals[gets + MONEY] - game.deals[gives + MONEY]
        runs = game.deals[row + RUNS]
        if company == game.deals[row + TO]:
            runs = runs >> SLOTS
        return float(money) + self._win(game, company, lot, runs)

    def _win(self, game: Greed, company: i64, lot: vec[i64], runs: i64) -> float:
        """What these goods add, to come or to go, with assets of the company's being run."""
        before = self.value(game, company)
        for slot in range(i64(SLOTS)):
            if ((runs >> slot) & 1) != 0:
                asset = game.slot(company, slot)
                self._spent |= 1 << slot
                for good in range(i64(GOODS)):
                    at = asset * GOODS + good
                    lot[good] += game.cards.makes[at] - game.cards.takes[at]
        after = self.value_with(game, company, 1, lot, 0)
        self._spent = 0
        return after - before

    def is_welcome(self, game: Greed, row: i64) -> bool:
        """Whether a proposal profits the one it is made to, and not the other side far more."""
        partner = game.deals[row + FROM]
        own = self.gain_of(game, row, game.deals[row + TO])
        other = self.gain_of(game, row, partner)
        if game.ceo(partner) == game.ceo(game.deals[row + TO]):
            return own + other >= 1.0
        return own >= 1.0 and own >= FAIR * other

    # -- proposing -----------------------------------------------------------------

    def plan(self, game: Greed, company: i64, partner: i64) -> bool:
        """The best deal between two companies, into ``terms`` and ``gain``; False if none is."""
        self.gain = 0.0
        self.runs = 0
        for entry in range(i64(2 * THINGS)):
            self.terms[entry] = 0
        self._plan_supply(game, company, partner, THINGS, 0)
        self._plan_supply(game, partner, company, 0, THINGS)
        self._plan_runs(game, company, partner, 0)
        self._plan_runs(game, partner, company, 1)
        return self.gain >= LEAST_GAIN

    def _plan_supply(
        self, game: Greed, buyer: i64, seller: i64, goods_at: i64, money_at: i64
    ) -> None:
        """What the seller has of what the buyer lacks, asset by asset."""
        if game.units(seller) == 0:
            return
        lot = vec[i64]([0] * GOODS)
        for slot in range(i64(SLOTS)):
            asset = game.slot(buyer, slot)
            if not is_ready(game, asset):
                continue
            units: i64 = 0
            for good in range(i64(GOODS)):
                lacks = game.cards.takes[asset * GOODS + good] - game.stock(buyer, good)
                there = game.stock(seller, good)
                lot[good] = 0 if lacks <= 0 else lacks if lacks < there else there
                units += lot[good]
            if units > 0 and not self._price(game, buyer, seller, lot, goods_at, money_at):
                self._barter(game, buyer, seller, lot, goods_at, money_at)

    def _barter(
        self, game: Greed, buyer: i64, seller: i64, lot: vec[i64], goods_at: i64, money_at: i64
    ) -> None:
        """For other goods as well, of one kind: each is worth its price to anybody at least."""
        cost: i64 = 0
        for good in range(i64(GOODS)):
            cost += lot[good] * self._outlook.prices[good]
        for good in range(i64(GOODS)):
            most = game.stock(buyer, good)
            if most == 0 or lot[good] > 0:
                continue
            count = cost // self._outlook.prices[good]
            lot[good] = -(most if most < count + 1 else count + 1)
            self._price(game, buyer, seller, lot, goods_at, money_at)
            lot[good] = 0

    def _plan_runs(self, game: Greed, works: i64, supplier: i64, side: i64) -> None:
        """All that an asset lacks, for a part of what it makes; ``side`` is the works'."""
        if game.units(supplier) == 0:
            return
        lot = vec[i64]([0] * GOODS)
        for slot in range(i64(SLOTS)):
            asset = game.slot(works, slot)
            if not is_ready(game, asset) or self.margin(game, asset) <= 0:
                continue
            units: i64 = 0
            for good in range(i64(GOODS)):
                lacks = game.cards.takes[asset * GOODS + good] - game.stock(works, good)
                lot[good] = lacks if lacks > 0 else i64(0)
                units += lot[good]
                if lot[good] > game.stock(supplier, good):
                    units = -1
                    break
            if units <= 0:
                continue
            for good in range(i64(GOODS)):
                for count in range(i64(1), game.cards.makes[asset * GOODS + good] + 1):
                    self._share(game, works, supplier, side, slot, lot, good, count)

    def _share(
        self,
        game: Greed,
        works: i64,
        supplier: i64,
        side: i64,
        slot: i64,
        lot: vec[i64],
        product: i64,
        count: i64,
    ) -> None:
        """The lot for so many of the product, and money for what is then due to either side."""
        change = self._lot
        for good in range(i64(GOODS)):
            change[good] = lot[good]
        change[product] -= count
        win = self._win(game, works, change, 1 << slot)
        for good in range(i64(GOODS)):
            change[good] = -lot[good]
        change[product] += count
        other = self._win(game, supplier, change, 0)
        due = (win + other) * self._part(game, works, supplier, lot)  # to the supplier
        paid = i64(due - other)  # by the works; by the supplier if negative
        if paid > game.free(works):
            paid = game.free(works)
        if -paid > game.free(supplier):
            paid = -game.free(supplier)
        win -= float(paid)
        other += float(paid)
        gain = other if other < due else due  # more than is due to it is no reason
        if win < gain:
            gain = win
        asks = win if side == 0 else other  # the one who proposes
        if game.ceo(works) == game.ceo(supplier):
            gain = win + other
        elif win + other - asks < FAIR * asks:
            return
        if gain <= self.gain:
            return
        self.gain = gain
        self.runs = 1 << (side * SLOTS + slot)
        for entry in range(i64(2 * THINGS)):
            self.terms[entry] = 0
        for good in range(i64(GOODS)):
            self.terms[(1 - side) * THINGS + good] = lot[good]
        self.terms[side * THINGS + product] = count
        payer = side if paid > 0 else 1 - side
        self.terms[payer * THINGS + MONEY] = paid if paid > 0 else -paid

    def _price(
        self, game: Greed, buyer: i64, seller: i64, lot: vec[i64], goods_at: i64, money_at: i64
    ) -> bool:
        """Between what the goods are worth to either, as far as the money goes; False if it goes
        not far enough. What the lot has less than nothing of, the buyer gives."""
        loss = self.value_with(game, seller, 0, lot, 0) - self.value_with(game, seller, -1, lot, 0)
        win = self.value_with(game, buyer, 1, lot, 0) - self.value_with(game, buyer, 0, lot, 0)
        if win - loss <= self.gain:
            return True
        price = i64(loss + (win - loss) * self._part(game, buyer, seller, lot) + 0.5)
        enough = price <= game.free(buyer)
        if not enough:
            price = game.free(buyer)
        gives: i64 = price
        for good in range(i64(GOODS)):
            if lot[good] < 0:
                gives -= lot[good]
        gain = float(price) - loss
        if win - float(price) < gain:
            gain = win - float(price)
        if game.ceo(buyer) == game.ceo(seller):
            gain = win - loss
        if price >= 0 and gives >= 1 and gain > self.gain:
            self.gain = gain
            self.runs = 0
            for entry in range(i64(2 * THINGS)):
                self.terms[entry] = 0
            for good in range(i64(GOODS)):
                if lot[good] > 0:
                    self.terms[goods_at + good] = lot[good]
                elif lot[good] < 0:
                    self.terms[money_at + good] = -lot[good]
            self.terms[money_at + MONEY] = price
        return enough

    def _part(self, game: Greed, buyer: i64, seller: i64, lot: vec[i64]) -> float:
        """Of the gain that is the seller's: the more, the more others want the goods; the less, the
        more others have them."""
        seat = game.ceo(buyer)
        if seat == game.ceo(seller):
            theirs = self._outlook.stake(game, seller, seat)
            return 1.0 if theirs > self._outlook.stake(game, buyer, seat) else 0.0
        sellers = 0.0
        buyers = 0.0
        for company in range(i64(COMPANIES)):
            if company != buyer and company != seller and game.in_play(company):
                if self._has(game, company, lot):
                    sellers += 1.0
                elif self._wants(game, company, lot):
                    buyers += 1.0
        part = (1.0 + buyers) / (2.0 + buyers + sellers)
        if part < LEAST_PART:
            return LEAST_PART
        return part if part < 1.0 - LEAST_PART else 1.0 - LEAST_PART

    def _has(self, game: Greed, company: i64, lot: vec[i64]) -> bool:
        for good in range(i64(GOODS)):
            if lot[good] > game.stock(company, good):
                return False
        return True

    def _wants(self, game: Greed, company: i64, lot: vec[i64]) -> bool:
        """Whether it has works that stand idle for want of one of these goods."""
        for slot in range(i64(SLOTS)):
            asset = game.slot(company, slot)
            if is_ready(game, asset) and self.margin(game, asset) > 0:
                for good in range(i64(GOODS)):
                    needs = game.cards.takes[asset * GOODS + good]
                    if lot[good] > 0 and needs > game.stock(company, good):
                        return True
        return False
