"""A rule-based player of Greed Incorporated: it builds companies up, and lets them fall in time.

Only private money buys status, and only severance makes money private (G25). So everything is
weighed in private money to come: a company's fortune over the years left (``greed_outlook``), the
part of it that one's chairs promise, and what a boot would pay out at once (``greed_board``).
Within a year goods go to who makes the most of them (``greed_deals``).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed_board import Boardroom
from tontine.bots.greed_deals import Dealer
from tontine.bots.greed_outlook import HASTE, Outlook
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.greed.components import (
    ASSETS,
    CEO,
    CHAIRS,
    COMPANIES,
    FIRST_ASSET,
    FIRST_FOUNDED,
    FREE_CASH,
    GOODS,
    HAND,
    LEAST_BID,
    MOST_KEPT,
    NO_ASSET,
    SLOTS,
    STORAGE,
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
    PASS,
    POINT,
    POINTING,
    PROPOSE,
    RAISE,
    REJECT,
    SELL,
    SELLING,
    SEND,
    SUMS,
    TAKE,
    TAKING,
    TERM,
    TRADING,
    USE,
)
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, DISCARDED, FROM, NOBODY, ON_OFFER, TO

KEENNESS: Final = 0.1  # how much of what the first choice is worth is bid for it
LURE: Final = 0.4  # that a rival takes a card for its worth, and one's marker with it
RIVAL_CHAIR: Final = 0.1  # what a rival's chair costs the company's own
PAYOUT: Final = 0.6  # of a company's fortune becomes private money
EAGER: Final = 1.0  # what a point is worth now, more than at the end
FOUNDER: Final = 1.0  # of a new company's worth is bid for it
STEP: Final = 10  # by which the price of a company is raised


@mypyc_attr(acyclic=True)
class NormalBot:
    """Invests, trades, lets companies fall when that pays, and buys symbols in time."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._choices = Choices()
        self._outlook = Outlook()
        self._boardroom = Boardroom()
        self._dealer = Dealer()
        self._kept: vec[i64] = vec[i64]([0] * GOODS)
        self._plan: vec[i64] = vec[i64]([0] * GOODS)
        self._nets: vec[float] = vec[float]([0.0] * ASSETS)
        self._tried: vec[i64] = vec[i64]()  # proposals made this year
        self._year: i64 = 0

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Greed)
        self._outlook.read(game)
        if game.phase == TRADING:
            return self._trade(game, seat)
        if game.phase == DRAFTING:
            return self._draft(game, seat)
        if game.phase == SELLING:
            return self._sell(game, seat)
        if game.phase == ANNOUNCING:
            return self._announce(game, seat)
        if game.phase == BIDDING:
            return self._bid(game, seat)
        if game.phase == TAKING:
            return self._take(game, seat)
        if game.phase == POINTING:
            return self._point(game)
        if game.phase == DROPPING:
            return DROP + self._outlook.weakest(game, game.company)
        if game.phase == FOUNDING:
            return FOUND + self._best_company(game, seat)
        if game.phase == EQUIPPING:
            return self._equip(game, seat)
        return self._auction(game, seat)

    # -- announcements -------------------------------------------------------------

    def _announce(self, game: Greed, seat: i64) -> i64:
        best: i64 = NO_ASSET
        most = 0.0
        for place in range(seat * HAND, seat * HAND + HAND):
            asset = game.hands[place]
            value = self._trend_value(game, seat, asset) + self._lure(game, seat, asset)
            if best == NO_ASSET or value > most:
                best = asset
                most = value
        return ANNOUNCE + best

    def _trend_value(self, game: Greed, seat: i64, asset: i64) -> float:
        """What the card's trends do to one's companies, against those of the rivals."""
        total = 0.0
        for good in range(i64(GOODS)):
            trend = game.cards.asset_trends[asset * GOODS + good]
            if trend != 0:
                top = game.cards.top(good)
                slope = game.cards.price(good, top) - game.cards.price(good, 0)
                total += float(trend * slope) / float(top) * self._exposure(game, seat, good)
        return total * self._outlook.years_of_income(self._outlook.years_left)

    def _exposure(self, game: Greed, seat: i64, good: i64) -> float:
        """How many of a good the seat's chairs stand for, against the average rival's."""
        total = 0.0
        for slot in range(i64(COMPANIES * SLOTS)):
            asset = game.slots[slot]
            if asset != NO_ASSET:
                at = asset * GOODS + good
                made = game.cards.makes[at] - game.cards.takes[at]
                if made != 0:
                    total += float(made) * self._edge(game, seat, slot // SLOTS)
        return total

    def _edge(self, game: Greed, seat: i64, company: i64) -> float:
        edge = 0.0
        for other in range(game.seats):
            stake = self._outlook.stake(game, company, other)
            edge += stake if other == seat else -stake / float(game.seats - 1)
        return edge

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
        return net + (chair if game.marks[asset] == seat else -RIVAL_CHAIR * chair)

    def _bid(self, game: Greed, seat: i64) -> i64:
        company: i64 = 0
        while not game.owes_bid(seat, company):
            company += 1
        return BID + company * SUMS + self._best_bid(game, seat, company)

    def _best_bid(self, game: Greed, seat: i64, company: i64) -> i64:
        """A part of what choosing first is worth, over what would be left in the end."""
        stake = self._outlook.stake(game, company, seat)
        best: i64 = NO_ASSET
        cards: i64 = 0
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if game.status[asset] == ON_OFFER:
                self._nets[cards] = self._net(game, seat, company, asset)
                if best == NO_ASSET or self._nets[cards] > self._net(game, seat, company, best):
                    best = asset
                cards += 1
        if best == NO_ASSET or stake == 0.0:  # nothing to buy, or no year left to gain by it
            return LEAST_BID
        rivals: i64 = 0
        richest: i64 = 0
        for other in range(i64(COMPANIES)):
            if other != company and game.may_bid(other):
                rivals += 1
                if game.free[other] > richest:
                    richest = game.free[other]
        gain = self._nth(cards, 0)
        if rivals < cards and self._nth(cards, rivals) > 0.0:
            gain -= self._nth(cards, rivals)
        double = 2.0 if game.marks[best] == seat else 1.0
        amount = i64(KEENNESS * gain / stake / double) + self._rng.below(6)
        if amount > richest:
            amount = richest + 1
        most = game.free[company] // 2 if double > 1.0 else game.free[company]
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

    def _take(self, game: Greed, seat: i64) -> i64:
        company = game.company
        stake = self._outlook.stake(game, company, seat)
        code: i64 = DECLINE
        most = 0.0
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if game.can_take(company, asset):
                cost = stake * float(game.cost(company, asset))
                net = self._net(game, seat, company, asset) - cost
                if net > most:
                    code = TAKE + asset
                    most = net
        return code

    # -- trade and development -----------------------------------------------------

    def _trade(self, game: Greed, seat: i64) -> i64:
        """Answers first, then proposals, then the machines, then peace and quiet."""
        for place in range(game.open_deals()):
            if game.ceo(game.deals[place * DEAL + TO]) == seat:
                return self._answer(game, seat, place)
        if game.may_propose(seat):
            code = self._propose(game, seat)
            if code != NOBODY:
                return code
        best: i64 = NO_ASSET
        most: i64 = 0
        for slot in range(i64(COMPANIES * SLOTS)):
            asset = game.slots[slot]
            company = slot // SLOTS
            if asset != NO_ASSET and game.ceo(company) == seat and game.can_use(company, asset):
                margin = self._dealer.margin(game, asset)
                if margin > most and not self._falls(game, seat, company):
                    best = asset
                    most = margin
        return CONTENT if best == NO_ASSET else USE + best

    def _answer(self, game: Greed, seat: i64, place: i64) -> i64:
        row = place * DEAL
        company = game.deals[row + TO]
        if self._falls(game, seat, company):
            return REJECT + place
        if game.is_sound(row) and self._dealer.is_welcome(game, row):
            return ACCEPT + place
        partner = game.deals[row + FROM]
        if game.may_propose(seat) and self._is_news(game, company, partner):
            return COUNTER + place
        return REJECT + place

    def _propose(self, game: Greed, seat: i64) -> i64:
        """The deal that profits most, if it has not been proposed before."""
        code: i64 = NOBODY
        most = 0.0
        for company in range(i64(COMPANIES)):
            if game.ceo(company) != seat or self._falls(game, seat, company):
                continue
            for partner in range(i64(COMPANIES)):
                if not game.can_deal(company, partner):
                    continue
                if self._is_news(game, company, partner) and self._dealer.gain > most:
                    most = self._dealer.gain
                    code = PROPOSE + company * COMPANIES + partner
        return code

    def _is_news(self, game: Greed, company: i64, partner: i64) -> bool:
        """Whether there is a deal between the two that has not been tried this year."""
        if not self._dealer.plan(game, company, partner):
            return False
        if self._year != game.year:
            self._year = game.year
            self._tried = vec[i64]()
        deal = self._mark(company, partner)
        for place in range(len(self._tried)):
            if self._tried[place] == deal:
                return False
        return True

    def _mark(self, company: i64, partner: i64) -> i64:
        """A number for who is to give what, whatever the price."""
        mark = company * COMPANIES + partner
        for entry in range(i64(2 * THINGS)):
            if entry % THINGS < GOODS:
                mark = (mark * 31 + self._dealer.terms[entry]) & 0xFFFFFFFFFFFF
        return mark

    def _draft(self, game: Greed, seat: i64) -> i64:
        """The planned deal, term by term; it is planned from the same state every time."""
        dealer = self._dealer
        choices = self._choices
        game.offer(seat, choices)
        dealer.plan(game, game.company, game.partner)
        for entry in range(game.drafted + 1, i64(2 * THINGS)):
            code = TERM + entry * SUMS + dealer.terms[entry]
            if dealer.terms[entry] > 0 and choices.contains(code):
                return code
        self._tried = append(self._tried, self._mark(game.company, game.partner))
        return SEND if choices.contains(SEND) else choices.nth(0)

    # -- sales ---------------------------------------------------------------------

    def _sell(self, game: Greed, seat: i64) -> i64:
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
        best = -1.0
        for count in range(i64(MOST_KEPT + 1)):
            if count > game.units[company] or STORAGE[count] > game.free[company]:
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
                if game.stock[company * GOODS + good] > self._plan[good]:
                    price = float(game.price(good))
                    rank = price if dearest else self._outlook.nexts[good] - price
                    if best == NOBODY or rank > most:
                        best = good
                        most = rank
            self._plan[best] += 1

    def _sale_value(self, game: Greed, seat: i64, company: i64, count: i64) -> float:
        """What the seat has of the company, with the boot if it comes to that (G22)."""
        income = game.income[company]
        later = 0.0
        for good in range(i64(GOODS)):
            sold = game.stock[company * GOODS + good] - self._plan[good]
            income += sold * game.price(good)
            later += float(self._plan[good]) * self._outlook.nexts[good]
        if self._outlook.years_left <= 1:
            later = 0.0  # it could no longer be paid out
        cash = float(game.free[company] + game.last[company] - STORAGE[count])
        if income <= game.last[company] and ((game.closed >> company) & 1) != 0:
            self._boardroom.prepare(game, self._outlook, company, cash, float(income) + later)
            fired = self._boardroom.outcome(game, company, CEO, 0)
            return self._boardroom.value(fired, seat)
        yearly = self._outlook.income(game, company, NO_ASSET, NO_ASSET)
        fortune = self._outlook.fortune(yearly, cash + float(income) + later)
        return self._outlook.stake(game, company, seat) * fortune

    def _falls(self, game: Greed, seat: i64, company: i64) -> bool:
        """Whether the company had better get the boot, and so do as little as it can."""
        if ((game.closed >> company) & 1) == 0:
            return False
        idle = self._best_sale(game, seat, company)
        income = game.income[company]
        for good in range(i64(GOODS)):
            sold = game.stock[company * GOODS + good] - self._kept[good]
            income += sold * game.price(good)
        if income > game.last[company]:
            return False  # it earns too much to fall
        busy = self._dealer.value(game, company) + float(game.income[company])
        if busy <= float(game.last[company]):
            return False  # it falls anyway
        yearly = self._outlook.income(game, company, NO_ASSET, NO_ASSET)
        cash = float(game.free[company] + game.last[company])
        fortune = self._outlook.fortune(yearly, cash + busy)
        return idle >= self._outlook.stake(game, company, seat) * fortune

    # -- scapegoats ----------------------------------------------------------------

    def _point(self, game: Greed) -> i64:
        company = game.company
        cash = float(game.free[company])
        self._boardroom.prepare(game, self._outlook, company, cash, float(game.last[company]))
        return POINT + self._boardroom.blame(game, company, game.pointer, game.fired)

    # -- auctions ------------------------------------------------------------------

    def _auction(self, game: Greed, seat: i64) -> i64:
        most = game.most_bid(seat)
        limit = self._limit(game, seat)
        if limit < most:
            most = limit
        least = game.least_bid()
        if least > most:
            return PASS
        if game.phase == FOUNDERS and game.highest != NOBODY:
            higher = game.bid + STEP
            least = higher if higher < most else most
        return RAISE + least

    def _limit(self, game: Greed, seat: i64) -> i64:
        if game.phase == FOUNDERS:
            if self._outlook.years_left < 2:
                return 0
            return i64(FOUNDER * self._new_company_value(game, seat))
        if self._outlook.years_left == 0:
            return game.purse[seat]  # money is worth nothing any more
        points = game.cards.silver_points[game.silvers]
        if game.phase == GOLD:
            points = game.cards.gold_points[game.golds]
        return i64(EAGER * float(points) * self._price_of_a_point(game))

    def _price_of_a_point(self, game: Greed) -> float:
        """All the private money there will be, over all the points there still are to buy."""
        money = 0.0
        for seat in range(game.seats):
            money += float(game.purse[seat])
        for company in range(i64(COMPANIES)):
            if game.in_play(company):
                yearly = self._outlook.income(game, company, NO_ASSET, NO_ASSET)
                cash = float(game.free[company] + game.last[company])
                money += PAYOUT * self._outlook.fortune(yearly, cash)
        points: i64 = 0
        for year in range(self._outlook.years_left + 1):
            if game.golds + year < SYMBOLS and (year > 0 or game.phase == GOLD):
                points += game.cards.gold_points[game.golds + year]
            if game.silvers + year < SYMBOLS:
                points += game.cards.silver_points[game.silvers + year]
        return money / float(points) if points > 0 else money

    # -- entrepreneurs -------------------------------------------------------------

    def _best_company(self, game: Greed, seat: i64) -> i64:
        """The one whose trend helps most."""
        best: i64 = NOBODY
        most = 0.0
        for company in range(i64(FIRST_FOUNDED), i64(COMPANIES)):
            if game.can_be_founded(company):
                value = 0.0
                for good in range(i64(GOODS)):
                    trend = game.cards.company_trends[company * GOODS + good]
                    if trend != 0:
                        value += float(trend) * self._exposure(game, seat, good)
                if best == NOBODY or value > most:
                    best = company
                    most = value
        return best

    def _new_company_value(self, game: Greed, seat: i64) -> float:
        trial = game.clone()
        company = self._best_company(game, seat)
        trial.chairs[company * CHAIRS + CEO] = seat
        trial.free[company] = FREE_CASH
        self._fit_out(trial, company, FIRST_ASSET)
        yearly = self._outlook.income(trial, company, NO_ASSET, NO_ASSET)
        fortune = self._outlook.fortune(yearly, float(FREE_CASH))
        return self._outlook.share(CEO) * fortune / HASTE

    def _fit_out(self, trial: Greed, company: i64, first: i64) -> None:
        """Take the discarded assets that add most, one after the other."""
        while trial.assets_of(company) < SLOTS:
            best: i64 = NO_ASSET
            most = 0.0
            for asset in range(first, i64(ASSETS)):
                if trial.status[asset] == DISCARDED:
                    worth = self._outlook.worth(trial, company, asset)
                    if worth > most:
                        best = asset
                        most = worth
            if best == NO_ASSET:
                return
            slot = company * SLOTS
            while trial.slots[slot] != NO_ASSET:
                slot += 1
            trial.slots[slot] = best
            trial.status[best] = ON_OFFER

    def _equip(self, game: Greed, seat: i64) -> i64:
        """The first, by number, of those that the company would do best with."""
        trial = game.clone()
        self._fit_out(trial, game.company, game.drafted + 1)
        code: i64 = OPEN
        for slot in range(game.company * SLOTS, game.company * SLOTS + SLOTS):
            asset = trial.slots[slot]
            if game.status[asset] == DISCARDED and (code == OPEN or EQUIP + asset < code):
                code = EQUIP + asset
        return code
