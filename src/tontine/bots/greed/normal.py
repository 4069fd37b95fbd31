"""A rule-based player of Greed Incorporated: it builds companies up, and lets them fall in time.

Only private money buys status, and only severance makes money private (G25). So everything is
weighed in private money to come: a company's fortune over the years left (``outlook``), the
part of it that one's chairs promise, and what a boot would pay out at once (``board``).
Cards are bought by that (``invest``), goods sold or kept (``sales``), and private money
spent (``auction``). Within a year goods go to who makes the most of them (``deals``).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.greed.auction import Bidder
from tontine.bots.greed.board import Boardroom
from tontine.bots.greed.deals import Dealer
from tontine.bots.greed.invest import Investor
from tontine.bots.greed.outlook import Outlook
from tontine.bots.greed.sales import Seller
from tontine.bots.search.policy import Policy
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.greed import auction, deals, investment, trade
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import (
    ASSETS,
    COMPANIES,
    FIRST_ASSET,
    GOODS,
    MONEY,
    NO_ASSET,
    SLOTS,
    THINGS,
)
from tontine.rules.greed.exchange import PLACES
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, FROM, NOBODY, TERMS, TO


@mypyc_attr(acyclic=True)
class NormalBot(Policy):
    """Invests, trades, lets companies fall when that pays, and buys symbols in time.

    Who does not trade (``trades``) neither makes proposals nor takes any; who does not plan
    (``plans``) takes what comes to hand: the first card, all the money for goods, any symbol.
    """

    def __init__(
        self,
        rng: Rng,
        outlook: Outlook | None = None,
        trades: bool = True,
        plans: bool = True,
    ) -> None:
        self._trades = trades
        self._plans = plans
        self._choices = Choices()
        self._outlook = Outlook() if outlook is None else outlook
        self._boardroom = Boardroom()
        self._dealer = Dealer(self._outlook)
        self._investor = Investor(self._outlook, rng)
        self._seller = Seller(self._outlook, self._boardroom, self._dealer)
        self._bidder = Bidder(self._outlook)
        self._tried: vec[i64] = vec[i64]()  # proposals made this year
        self._planned: i64 = NOBODY  # the two companies whose deal is being drafted
        self._year: i64 = 0

    def forget(self) -> None:
        self._year = 0
        self._planned = NOBODY
        self._tried = vec[i64]()

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Greed)
        self._outlook.read(game)
        if not self._plans:
            code = _what_comes_to_hand(game, seat)
            if code != NOBODY:
                return code
        if game.phase == d.ANNOUNCING:
            return self._investor.announce(game, seat)
        if game.phase == d.BIDDING:
            return self._investor.bid(game, seat)
        if game.phase == d.TAKING:
            return self._investor.take(game, seat)
        if game.phase == d.TRADING:
            return self._trade(game, seat)
        if game.phase == d.DRAFTING:
            return self._draft(game, seat)
        if game.phase == d.SELLING:
            return self._seller.sell(game, seat)
        if game.phase == d.POINTING:
            return self._point(game)
        if game.phase == d.DROPPING:
            return d.DROP + self._outlook.weakest(game, game.company)
        if game.phase == d.FOUNDING:
            return d.FOUND + self._bidder.best_company(game, seat)
        if game.phase == d.EQUIPPING:
            return self._bidder.equip(game)
        return self._bidder.bid(game, seat)

    # -- trade and development -----------------------------------------------------

    def _trade(self, game: Greed, seat: i64) -> i64:
        """Answers first, then proposals, then runs of assets; then it is content.

        Nobody is ever paid what is earned in the last year (G23): there it is content at once.
        """
        if self._outlook.years_left == 0:
            return d.CONTENT
        for place in range(deals.count(game)):
            if game.ceo(game.deals[place * DEAL + TO]) == seat:
                return self._answer(game, seat, place) if self._trades else d.REJECT + place
        if self._trades and trade.may_propose(game, seat):
            code = self._propose(game, seat)
            if code != NOBODY:
                return code
        best: i64 = NO_ASSET
        most: i64 = 0
        for slot in range(i64(COMPANIES * SLOTS)):
            company = slot // SLOTS
            asset = game.slot(company, slot % SLOTS)
            if asset == NO_ASSET or game.ceo(company) != seat:
                continue
            if trade.can_use(game, company, asset):
                margin = self._dealer.margin(game, asset)
                if margin > most and not self._seller.falls(game, seat, company):
                    best = asset
                    most = margin
        return d.CONTENT if best == NO_ASSET else d.USE + best

    def _answer(self, game: Greed, seat: i64, place: i64) -> i64:
        """Yes to what is welcome; to the rest another deal of the two, if that brings more."""
        row = place * DEAL
        company = game.deals[row + TO]
        if self._seller.falls(game, seat, company):
            return d.REJECT + place
        offered = 0.0
        if deals.is_sound(game, row):
            offered = self._dealer.gain_of(game, row, company)
            pays = game.deals[row + TERMS + THINGS + MONEY] > 0
            burns = pays and self._seller.is_lost(game, company, offered)
            if not burns and self._is_welcome(game, row):
                return d.ACCEPT + place
        partner = game.deals[row + FROM]
        if not trade.may_propose(game, seat) or not self._is_news(game, company, partner):
            return d.REJECT + place
        if self._dealer.gain <= offered or not self._can_pay(game, company):
            return d.REJECT + place
        return d.COUNTER + place

    def _is_welcome(self, game: Greed, row: i64) -> bool:
        if deals.moves_goods(game, row):
            return self._dealer.is_welcome(game, row)
        return self._seller.is_good_loan(game, row)

    def _propose(self, game: Greed, seat: i64) -> i64:
        """The deal that profits most, if it has not been proposed before."""
        code: i64 = NOBODY
        most = 0.0
        for company in range(i64(COMPANIES)):
            if game.ceo(company) != seat or self._seller.falls(game, seat, company):
                continue
            for partner in range(i64(COMPANIES)):
                if not deals.can_deal(game, company, partner):
                    continue
                if self._is_news(game, company, partner) and self._dealer.gain > most:
                    gain = self._dealer.gain
                    if self._can_pay(game, company):
                        most = gain
                        code = d.PROPOSE + company * COMPANIES + partner
        return code

    def _can_pay(self, game: Greed, company: i64) -> bool:
        """Whether it has money for what is planned: who will fall all the same keeps theirs."""
        if self._dealer.terms[MONEY] == 0:
            return True
        return not self._seller.is_lost(game, company, self._dealer.gain)

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
        mark = (company * COMPANIES + partner) * 256 + self._dealer.runs
        for entry in range(i64(2 * THINGS)):
            if entry % THINGS < GOODS:
                mark = (mark * 31 + self._dealer.terms[entry]) & 0xFFFFFFFFFFFF
        return mark

    def _draft(self, game: Greed, seat: i64) -> i64:
        """The planned deal, term by term. Nothing changes meanwhile, so it is planned once."""
        dealer = self._dealer
        choices = self._choices
        game.offer(seat, choices)
        pair = game.company * COMPANIES + game.partner
        begins = game.drafted == NOBODY and game.runs == 0
        if begins or pair != self._planned:
            dealer.plan(game, game.company, game.partner)
            self._planned = pair
        for place in range(i64(PLACES)):
            code = d.RUN + deals.asset_at(game, game.company, game.partner, place)
            if (((dealer.runs & ~game.runs) >> place) & 1) != 0 and choices.contains(code):
                return code
        for entry in range(game.drafted + 1, i64(2 * THINGS)):
            code = d.TERM + entry * d.SUMS + dealer.terms[entry]
            if dealer.terms[entry] > 0 and choices.contains(code):
                return code
        self._tried = append(self._tried, self._mark(game.company, game.partner))
        self._planned = NOBODY
        return d.SEND if choices.contains(d.SEND) else choices.nth(0)

    # -- scapegoats ----------------------------------------------------------------

    def _point(self, game: Greed) -> i64:
        company = game.company
        weakest = self._outlook.weakest(game, company)
        yearly = self._outlook.income(game, company, NO_ASSET, weakest)
        cash = float(game.free(company))
        last = float(game.last(company))
        self._boardroom.prepare(game, self._outlook, company, yearly, cash, last)
        return d.POINT + self._boardroom.blame(game, company, game.pointer, game.fired)


def _what_comes_to_hand(game: Greed, seat: i64) -> i64:
    """Of cards, goods and symbols; NOBODY where it is about something else."""
    if game.phase == d.SELLING:
        return d.SELL
    if game.phase == d.GOLD or game.phase == d.SILVER:
        least = auction.least_bid(game)
        return d.PASS if least > auction.most_bid(game, seat) else d.RAISE + least
    if game.phase != d.TAKING:
        return NOBODY
    for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
        if investment.can_take(game, game.company, asset):
            return d.TAKE + asset
    return d.DECLINE
