"""Who will win a game of Greed Incorporated: status won, and what private money will still buy.

Everything is judged at the turn of the year, when no bid is open and nobody is to blame. The inputs
are listed in ``INPUTS`` in their order. Money is in units of 1,000, points in units of 50.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.auction import enough_to_win
from tontine.bots.greed.deals import Dealer
from tontine.bots.greed.invest import Investor
from tontine.bots.greed.outlook import LONG, SHORT, Outlook
from tontine.bots.search.judge import FURTHER, Judge
from tontine.bots.search.network import Network
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.rules.greed import auction, deals, investment, sales
from tontine.rules.greed import decisions as d
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import (
    ASSETS,
    BOARD,
    CHAIRS,
    COMPANIES,
    FIRST_ASSET,
    GOODS,
    LEAST_BID,
    MOST_COMPANIES,
    MOST_KEPT,
    MOST_SEATS,
    NO_ASSET,
    SEVERANCE,
    SLOTS,
    SYMBOLS,
)
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, FROM, NOBODY, ON_OFFER, TO

INPUTS: Final = [
    "late",  # how much of the game is over
    "last_year",
    "seats",
    "points",
    "points_ahead",  # of the best rival
    "points_share",  # of all won, in multiples of a fair share
    "purse",  # private money
    "purse_share",
    "purse_ahead",  # of the richest rival
    "purse_first",  # whether nobody has more
    "purse_second",  # whether one rival has more
    "gold_in_reach",  # private money against the least bid for gold, up to 2
    "silver_in_reach",
    "promised",  # by all chairs, of what the companies can still pay out
    "promised_share",
    "severance",  # this year's, if every company fell that one's chairs can be fired from
    "severance_share",
    "wealth",  # private money and what is promised
    "wealth_share",
    "wealth_ahead",
    "will_have",  # points won, and those that one's part of all wealth will buy
    "will_have_ahead",
    "will_have_share",
    "will_have_ahead_late",
    "now_and_due",  # private money and this year's severance
    "now_and_due_ahead",
    "now_and_due_first",
    "now_and_due_late",
    "companies",  # of which one is CEO
    "seconds",  # CFO and COO
    "managers",
    "own_cash",  # free, of the companies one leads
    "own_hurdle",  # what they have to beat this year
    "own_income",  # what they are likely to earn, goods kept included
    "own_room",  # by how much that is above the hurdle, where it is
    "own_falls",  # cash of those that will hardly beat it
    "other_cash",  # of companies one only sits in, by what a chair is paid
    "other_income",
    "own_assets",
    "own_works",  # assets that process
    "markers",  # on cards still on offer
    "may_found",
    "starts",  # has the starting marker
    "buys",  # points left to buy, per seat
    "points_can_do",  # points ahead against those left to buy
    "points_late",
    "purse_late",
    "promised_late",
]

MONEY_UNIT: Final = 1000.0
POINT_UNIT: Final = 50.0
BLIND: Final = 5  # one rival in so many is taken to have answered without thinking


@mypyc_attr(acyclic=True)
class GreedJudge(Judge):
    """Points, private money, and what chairs promise of the companies' fortunes.

    Deals and machines are left to the policy: they are many, and it is good at it. So are sales and
    answers to proposals, unless they are to be looked at, too; money for money always is. Who is
    not so strong looks at some ``phases`` only.
    """

    def __init__(
        self,
        network: Network,
        sales: bool = False,
        answers: bool = False,
        phases: vec[i64] | None = None,
    ) -> None:
        super().__init__(network)
        self._phases = phases
        self._sales = sales
        self._answers = answers
        self._outlook = Outlook()
        self._rng = Rng(0)
        self._investor = Investor(self._outlook, self._rng)
        self._dealer = Dealer(self._outlook)
        self._points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._purse: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._promised: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._severance: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._wealth: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._due: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._will_have: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._income: vec[float] = vec[float]([0.0] * COMPANIES)
        self._to_buy = 0.0  # points

    # -- what is worth a thought ---------------------------------------------------

    def is_settled(self, game: Game) -> bool:
        """A year begins, and nobody has announced anything yet."""
        assert isinstance(game, Greed)
        if game.phase != d.ANNOUNCING:
            return False
        for seat in range(game.seats):
            if not game.is_asked(seat) and game.held(seat, 1) != NO_ASSET:
                return False
        return True

    def is_worth_a_thought(self, game: Game, seat: i64) -> bool:
        assert isinstance(game, Greed)
        if not self._looks_at(game.phase):
            return False
        if game.phase == d.SELLING:
            return self._sales
        if game.phase == d.TRADING:
            place = _addressed(game, seat)
            return place != NOBODY and (self._answers or not deals.moves_goods(game, place * DEAL))
        return game.phase != d.DRAFTING and game.phase != d.EQUIPPING

    def _looks_at(self, phase: i64) -> bool:
        phases = self._phases
        if phases is None:
            return True
        for place in range(len(phases)):
            if phases[place] == phase:
                return True
        return False

    def left_to_policy(self, game: Game, seat: i64) -> vec[i64]:
        """In trade everything that may be done; of the deals only those that profit both sides."""
        assert isinstance(game, Greed)
        codes = vec[i64]()
        if game.phase != d.TRADING:
            return codes
        self._outlook.read(game)
        game.offer(seat, self.choices)
        for index in range(self.choices.total):
            code = self.choices.nth(index)
            company: i64 = NOBODY
            partner: i64 = NOBODY
            if d.PROPOSE <= code < d.ACCEPT:
                company = (code - d.PROPOSE) // COMPANIES
                partner = (code - d.PROPOSE) % COMPANIES
            elif d.COUNTER <= code < d.WITHDRAW:
                company = game.deals[(code - d.COUNTER) * DEAL + TO]
                partner = game.deals[(code - d.COUNTER) * DEAL + FROM]
            if company == NOBODY or self._dealer.plan(game, company, partner):
                codes = append(codes, code)
        return codes

    def candidates(self, game: Game, seat: i64) -> vec[i64]:
        assert isinstance(game, Greed)
        if game.phase == d.BIDDING:
            return self._bids(game, seat)
        if game.phase == d.GOLD or game.phase == d.SILVER or game.phase == d.FOUNDERS:
            return self._raises(game, seat)
        if game.phase == d.SELLING:
            return self._ways_to_sell(game)
        if game.phase == d.TRADING:
            return self._yes_and_no(game, seat)
        return super().candidates(game, seat)

    def _yes_and_no(self, game: Greed, seat: i64) -> vec[i64]:
        """Possible answers to the first proposal that waits; the policy makes counter-proposals."""
        place = _addressed(game, seat)
        if place == NOBODY:
            return vec[i64]([d.CONTENT])
        codes = vec[i64]([d.REJECT + place])
        return append(codes, d.ACCEPT + place) if deals.is_sound(game, place * DEAL) else codes

    def _ways_to_sell(self, game: Greed) -> vec[i64]:
        """Everything; or all but some of a kind, one or as many as can be kept; or all but the two
        dearest kinds, which is how a company falls."""
        already = sales.kept(game)
        codes = vec[i64]([d.SELL])
        dearest: i64 = NOBODY
        second: i64 = NOBODY
        for good in range(game.drafted + 1, i64(GOODS)):
            most = sales.most_kept(game, good, already)
            if most == 0:
                continue
            codes = append(codes, _keep(good, 1) + d.SELL * FURTHER)
            if most > 1:
                codes = append(codes, _keep(good, most) + d.SELL * FURTHER)
            if dearest == NOBODY or game.price(good) > game.price(dearest):
                second = dearest
                dearest = good
            elif second == NOBODY or game.price(good) > game.price(second):
                second = good
        if second == NOBODY:
            return codes
        first = dearest if dearest < second else second
        then = second if dearest < second else dearest
        most = sales.most_kept(game, first, already)
        if already + most == MOST_KEPT:
            most -= 1  # room for one of the others
        rest = sales.most_kept(game, then, already + most)
        if most > 0 and rest > 0:
            codes = append(codes, _keep(first, most) + _keep(then, rest) * FURTHER)
        return codes

    def _bids(self, game: Greed, seat: i64) -> vec[i64]:
        """The least, parts of the free cash, a little more than what cards usually go for, and one
        more than the richest rival has; never the money for a year's inputs: whether anybody sells
        them for less than they bring, playouts of one year cannot tell."""
        company: i64 = 0
        while not investment.owes_bid(game, seat, company):
            company += 1
        self._outlook.read(game)
        self._rng.state = 0
        cash = game.free(company)
        usual = self._investor.best_bid(game, seat, company)
        richest: i64 = 0
        for other in range(i64(COMPANIES)):
            if other != company and investment.may_bid(game, other) and game.free(other) > richest:
                richest = game.free(other)
        most = richest + 1 if richest < cash else cash
        if most > self._investor.spare:
            most = self._investor.spare
        first = d.BID + company * d.SUMS
        codes = vec[i64]([first + LEAST_BID])
        codes = _with_sum(codes, first, usual // 2, LEAST_BID, most)
        codes = _with_sum(codes, first, usual * 3 // 4, LEAST_BID, most)
        codes = _with_sum(codes, first, usual * 5 // 4 + 3, LEAST_BID, most)
        codes = _with_sum(codes, first, usual * 2, LEAST_BID, most)
        codes = _with_sum(codes, first, cash // 4, LEAST_BID, most)
        codes = _with_sum(codes, first, cash // 2, LEAST_BID, most)
        return _with_sum(codes, first, most, LEAST_BID, most)

    def _raises(self, game: Greed, seat: i64) -> vec[i64]:
        """Nothing, the least, half of what there is, and what no rival can raise."""
        least = auction.least_bid(game)
        most = auction.most_bid(game, seat)
        enough = enough_to_win(game, seat)
        if enough < most:
            most = enough
        codes = vec[i64]([d.PASS])
        codes = _with_sum(codes, d.RAISE, least, least, most)
        codes = _with_sum(codes, d.RAISE, least + (most - least) // 4, least, most)
        codes = _with_sum(codes, d.RAISE, least + (most - least) // 2, least, most)
        return _with_sum(codes, d.RAISE, most, least, most)

    def imagine(self, game: Game, seat: i64, rng: Rng) -> Game:
        """What rivals have announced or bid in secret is no blind guess: mostly they did what makes
        sense to them."""
        imagined = game.imagine(seat, rng)
        assert isinstance(imagined, Greed)
        self._rng.state = rng.next()
        if imagined.phase == d.ANNOUNCING:
            self._outlook.read(imagined)
            for other in range(imagined.seats):
                sealed = imagined.chosen(other) != NO_ASSET and imagined.held(other, 1) != NO_ASSET
                if other != seat and sealed and self._rng.below(BLIND) != 0:
                    card = self._investor.announce(imagined, other) - d.ANNOUNCE
                    imagined.numbers[at.CHOSEN + other] = card
        elif imagined.phase == d.BIDDING:
            self._outlook.read(imagined)
            for company in range(i64(COMPANIES)):
                other = imagined.ceo(company)
                sealed = other != seat and investment.bid_of(imagined, company) > 0
                if sealed and self._rng.below(BLIND) != 0:
                    amount = self._investor.best_bid(imagined, other, company)
                    imagined.numbers[at.BID + company] = amount
        return imagined

    # -- for all seats -------------------------------------------------------------

    def prepare(self, game: Game) -> None:
        assert isinstance(game, Greed)
        outlook = self._outlook
        outlook.read(game)
        for seat in range(game.seats):
            self._points[seat] = float(game.points(seat)) / POINT_UNIT
            self._purse[seat] = float(game.purse(seat)) / MONEY_UNIT
            self._promised[seat] = 0.0
            self._severance[seat] = 0.0
        for company in range(i64(COMPANIES)):
            if game.in_play(company):
                self._promise(game, company)
        self._to_buy = self._points_to_buy(game) / POINT_UNIT
        total = 0.0
        for seat in range(game.seats):
            self._wealth[seat] = self._purse[seat] + self._promised[seat]
            self._due[seat] = self._purse[seat] + self._severance[seat]
            total += self._wealth[seat]
        for seat in range(game.seats):
            part = self._wealth[seat] / total if total > 0.0 else 1.0 / float(game.seats)
            self._will_have[seat] = self._points[seat] + self._to_buy * part

    def _promise(self, game: Greed, company: i64) -> None:
        """What the chairs of a company can still be paid, and what they are if it falls now."""
        outlook = self._outlook
        left = outlook.years_left
        income = outlook.income(game, company, NO_ASSET, NO_ASSET)
        kept = self._worth_of_stock(game, company) if left > 0 else 0.0
        self._income[company] = (income + kept) / MONEY_UNIT
        cash = float(game.free(company) + game.last(company)) / MONEY_UNIT
        fortune = cash + kept / MONEY_UNIT + income / MONEY_UNIT * outlook.years_of_income(left)
        for chair in range(i64(CHAIRS)):
            seat = game.sits(company, chair)
            if seat == NOBODY:
                break
            self._promised[seat] += fortune * (LONG[chair] if left > 0 else SHORT[chair])
            if chair < BOARD and ((game.closed >> company) & 1) != 0:
                self._severance[seat] += cash * float(SEVERANCE[chair]) / 100.0

    def _worth_of_stock(self, game: Greed, company: i64) -> float:
        """Goods that were kept from last year."""
        worth = 0.0
        if game.units(company) > 0:
            for good in range(i64(GOODS)):
                worth += float(game.stock(company, good)) * self._outlook.worths[good]
        return worth

    def _points_to_buy(self, game: Greed) -> float:
        points: i64 = 0
        for year in range(self._outlook.years_left + 1):
            if game.golds + year < SYMBOLS:
                points += game.cards.gold_points[game.golds + year]
            if game.silvers + year < SYMBOLS:
                points += game.cards.silver_points[game.silvers + year]
        return float(points)

    # -- for one seat --------------------------------------------------------------

    def read(self, game: Game, seat: i64, inputs: vec[float]) -> None:
        assert isinstance(game, Greed)
        seats = game.seats
        left = float(self._outlook.years_left)
        late = 1.0 / (left + 1.0)
        points = self._points[seat]
        purse = self._purse[seat]
        will_have = self._will_have[seat]
        inputs[0] = late
        inputs[1] = 1.0 if left < 0.5 else 0.0
        inputs[2] = float(seats - 4)
        inputs[3] = points
        inputs[4] = _ahead(self._points, seat, seats)
        inputs[5] = _share(self._points, seat, seats)
        inputs[6] = purse
        inputs[7] = _share(self._purse, seat, seats)
        inputs[8] = _ahead(self._purse, seat, seats)
        richer = _above(self._purse, seat, seats)
        inputs[9] = 1.0 if richer == 0 else 0.0
        inputs[10] = 1.0 if richer == 1 else 0.0
        inputs[11] = _up_to(float(game.purse(seat)) / float(game.gold_price), 2.0)
        inputs[12] = _up_to(float(game.purse(seat)) / float(game.silver_price), 2.0)
        inputs[13] = self._promised[seat]
        inputs[14] = _share(self._promised, seat, seats)
        inputs[15] = self._severance[seat]
        inputs[16] = _share(self._severance, seat, seats)
        inputs[17] = self._wealth[seat]
        inputs[18] = _share(self._wealth, seat, seats)
        inputs[19] = _ahead(self._wealth, seat, seats)
        inputs[20] = will_have
        inputs[21] = _ahead(self._will_have, seat, seats)
        inputs[22] = _share(self._will_have, seat, seats)
        inputs[23] = inputs[21] * late
        inputs[24] = self._due[seat]
        inputs[25] = _ahead(self._due, seat, seats)
        inputs[26] = 1.0 if _above(self._due, seat, seats) == 0 else 0.0
        inputs[27] = inputs[25] * late
        self._read_chairs(game, seat, inputs)
        inputs[40] = 0.0
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if game.status(asset) == ON_OFFER and game.mark(asset) == seat:
                inputs[40] += 0.25
        may_found = game.founded < seats and game.companies_of(seat) < MOST_COMPANIES
        inputs[41] = 1.0 if may_found else 0.0
        inputs[42] = 1.0 if game.marker == seat else 0.0
        inputs[43] = self._to_buy / float(seats)
        inputs[44] = inputs[4] / (self._to_buy + 0.1)
        inputs[45] = inputs[4] * late
        inputs[46] = inputs[8] * late
        inputs[47] = inputs[13] * late

    def _read_chairs(self, game: Greed, seat: i64, inputs: vec[float]) -> None:
        for index in range(i64(28), i64(40)):
            inputs[index] = 0.0
        for company in range(i64(COMPANIES)):
            leader = game.ceo(company)
            if leader == NOBODY:
                continue
            cash = float(game.free(company)) / MONEY_UNIT
            hurdle = float(game.last(company)) / MONEY_UNIT
            income = self._income[company]
            if leader == seat:
                inputs[28] += 0.5
                inputs[31] += cash
                inputs[32] += hurdle
                inputs[33] += income
                if income > hurdle:
                    inputs[34] += income - hurdle
                elif ((game.closed >> company) & 1) != 0:
                    inputs[35] += cash + hurdle
                self._read_assets(game, company, inputs)
            for chair in range(i64(1), i64(CHAIRS)):
                if game.sits(company, chair) != seat:
                    continue
                if chair < BOARD:
                    inputs[29] += 0.25
                    if leader != seat:
                        inputs[36] += (cash + hurdle) * float(SEVERANCE[chair]) / 100.0
                        inputs[37] += income * float(SEVERANCE[chair]) / 100.0
                else:
                    inputs[30] += 0.25

    def _read_assets(self, game: Greed, company: i64, inputs: vec[float]) -> None:
        for slot in range(i64(SLOTS)):
            asset = game.slot(company, slot)
            if asset != NO_ASSET:
                inputs[38] += 0.125
                if game.cards.processes[asset] != 0:
                    inputs[39] += 0.125


def _addressed(game: Greed, seat: i64) -> i64:
    """The place of the first proposal that the seat has to answer, or NOBODY."""
    for place in range(deals.count(game)):
        if game.ceo(game.deals[place * DEAL + TO]) == seat:
            return place
    return NOBODY


def _keep(good: i64, count: i64) -> i64:
    return d.KEEP + good * (MOST_KEPT + 1) + count


def _with_sum(codes: vec[i64], first: i64, amount: i64, least: i64, most: i64) -> vec[i64]:
    """With one more sum, if it can be named and is not among them."""
    if amount < least or amount > most:
        return codes
    for place in range(len(codes)):
        if codes[place] == first + amount:
            return codes
    return append(codes, first + amount)


def _ahead(values: vec[float], seat: i64, seats: i64) -> float:
    """Of the best rival."""
    best = -1e9
    for other in range(seats):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def _share(values: vec[float], seat: i64, seats: i64) -> float:
    """Of all there is, in multiples of a fair share."""
    total = 0.0
    for other in range(seats):
        total += values[other]
    return values[seat] * float(seats) / total if total > 0.0 else 1.0


def _above(values: vec[float], seat: i64, seats: i64) -> i64:
    """How many rivals have more."""
    count: i64 = 0
    for other in range(seats):
        if values[other] > values[seat]:
            count += 1
    return count


def _up_to(value: float, most: float) -> float:
    return value if value < most else most
