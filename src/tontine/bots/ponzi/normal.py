"""A rule-based Ponzi Scheme player: it stays solvent, and sells its rivals what they must take.

Everything is weighed in points: tiles and luxuries as they score, and against them the danger of
the wheel: how far the money reaches over the coming turns, with some help from further funds.
An offer is judged by what comes of it when the rival answers in their own best interest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.bots.search.policy import Policy
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import (
    CARDS,
    INDUSTRIES,
    INTERESTS,
    LUXURY_PRICES,
    MOST_FUNDED,
    MOST_SEATS,
    PERIODS,
    ROW,
)
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    COUNTER,
    FUND,
    LUXURY,
    OFFER,
    PASS,
    PRICING,
    REMOVE,
    RETURN,
    SELL,
)
from tontine.rules.ponzi.game import Ponzi

AHEAD: Final = 7  # turns of the wheel to look ahead
HELP: Final = 0.7  # of the largest fund in reach, to be had next round
FUTURE: Final = 25.0  # what a further fund brings, about, every round after that
ENOUGH: Final = 1.0  # more of it is not worth more
RUIN: Final = 40.0  # points lost by being broke at the next turn of the wheel, crash or not
CERTAIN: Final = 1000.0  # and if it takes no crash for that: more than anything can be worth
SHORT: Final = 60.0  # dollars by which one can be short; more is no worse
STAMINA: Final = 0.8  # points that a turn's breath is worth by itself
DOOM: Final = 4.0  # a rival's points count so much less just before the end
PURSE: Final = 0.02  # points a dollar is worth
TRUST: Final = 0.7  # that a rival answers as foreseen
TROUBLE: Final = 0.05  # an envelope that brings less is not worth it
STEPS: Final = 8  # amounts tried for an offer
NEVER: Final = -1e6
LEVEL: Final = 1e-9  # values that differ by less are equal


@mypyc_attr(acyclic=True)
class Taste:
    """What a schemer looks at, and what it is worth to them. A beginner looks at less: at fewer
    turns of the wheel, at themselves alone, and at an offer as if it were taken as it is."""

    def __init__(
        self,
        sight: i64 = AHEAD,
        safety: float = 5.0,
        envy: float = 0.5,
        contact: float = 1.0,
        foresees: bool = True,
    ) -> None:
        self.sight = sight  # turns of the wheel, at most AHEAD
        self.safety = safety  # points that a turn's longer breath than the weakest rival is worth
        self.envy = envy  # how much a rival's point counts against one's own
        self.contact = contact  # points that an industry in common with a rival is worth, to trade
        self.foresees = foresees  # that a rival may answer an envelope by buying


@mypyc_attr(acyclic=True)
class NormalBot(Policy):
    """Looks ahead over its wheel, prices envelopes, forces a sale where that pays."""

    def __init__(self, rng: Rng, taste: Taste | None = None) -> None:
        self._rng = rng
        self._choices = Choices()
        self._evaluator = Evaluator(Taste() if taste is None else taste)
        self._amounts: vec[i64] = vec[i64]([0] * (STEPS + 1))  # tried for an offer
        self._best: i64 = 0
        self._best_value = 0.0
        self._equals: i64 = 0

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Ponzi)
        evaluator = self._evaluator
        choices = self._choices
        if game.phase != PRICING:
            game.offer(seat, choices)
            if choices.total == 1:
                return choices.nth(0)
        evaluator.read(game)
        if game.phase == PRICING:
            self._list_amounts(game, seat, game.rival)
            place = self._best_offer(evaluator, seat, game.rival, game.industry)
            return AMOUNT + (self._amounts[place] if place >= 0 else i64(0))
        self._equals = 0
        for index in range(choices.total):
            code = choices.nth(index)
            self._weigh(code, self._value_of(game, evaluator, seat, code))
        return self._best

    # -- the best of all -----------------------------------------------------------

    def _weigh(self, code: i64, value: float) -> None:
        """Keep the decision if none was better so far. Chance decides among equals, all alike."""
        if self._equals == 0 or value > self._best_value + LEVEL:
            self._equals = 1
            self._best = code
            self._best_value = value
        elif value > self._best_value - LEVEL:
            self._equals += 1
            if self._rng.below(self._equals) == 0:
                self._best = code

    def _value_of(self, game: Ponzi, evaluator: Evaluator, seat: i64, code: i64) -> float:
        if code < PASS:
            return evaluator.funding(seat, (code - FUND) // CARDS, (code - FUND) % CARDS)
        if code == PASS:
            return evaluator.value(seat)
        if code < LUXURY:
            rival = (code - OFFER) // INDUSTRIES
            industry = (code - OFFER) % INDUSTRIES
            self._list_amounts(game, seat, rival)
            place = self._best_offer(evaluator, seat, rival, industry)
            return evaluator.offers[place] - TROUBLE if place >= 0 else NEVER
        if code < SELL:
            return evaluator.buying(seat, code - LUXURY)
        if code == SELL:
            return evaluator.trading(game.offerer, seat, game.industry, game.envelope, seat)
        if code == COUNTER:
            return evaluator.trading(seat, game.offerer, game.industry, game.envelope, seat)
        if code < RETURN:
            return self._removal(game, seat, code - REMOVE)
        return evaluator.returning(seat, code - RETURN)

    # -- envelopes -----------------------------------------------------------------

    def _list_amounts(self, game: Ponzi, seat: i64, rival: i64) -> None:
        """Some amounts up to all one's money, and one just beyond the rival's means."""
        cash = game.cash(seat)
        beyond = game.cash(rival) + 1
        if game.ledger is not None:
            beyond = game.ledger.most(seat, rival) + 1
        amounts = self._amounts
        amounts[0] = beyond if beyond <= cash else cash
        for step in range(i64(1), i64(STEPS + 1)):
            amounts[step] = cash * step // STEPS

    def _best_offer(self, evaluator: Evaluator, seat: i64, rival: i64, industry: i64) -> i64:
        """Which of the amounts leads furthest. Never nothing, which would be a gift of a tile,
        unless there is nothing: then -1."""
        amounts = self._amounts
        if amounts[STEPS] == 0:
            return -1
        evaluator.offering(seat, rival, industry, amounts)
        best: i64 = -1
        best_value = 0.0
        for place in range(i64(STEPS + 1)):
            if amounts[place] > 0:
                value = evaluator.offers[place]
                if best < 0 or value > best_value:
                    best = place
                    best_value = value
        return best

    # -- the market ----------------------------------------------------------------

    def _removal(self, game: Ponzi, seat: i64, card: i64) -> float:
        """A bear, if a crash is near and would hurt; otherwise the dearest fund to carry."""
        dear = float(INTERESTS[card]) / float(PERIODS[card]) / float(card)
        hurts = game.due(seat, 1) + game.due(seat, 2) > game.cash(seat)
        if hurts and card >= game.first_bear and game.bears() >= game.seats:
            dear += 10.0
        return dear


@mypyc_attr(acyclic=True)
class Evaluator:
    """Values positions: a decision is tried on numbers of its own, and then taken back.

    It keeps for every seat how long it lasts and what it has in points, so that a trade costs a
    look at two seats only.
    """

    def __init__(self, taste: Taste) -> None:
        self._taste = taste
        self._sight = taste.sight
        self.offers: vec[float] = vec[float]([0.0] * (STEPS + 1))  # what each amount leads to
        self._sells: vec[float] = vec[float]([0.0] * (STEPS + 1))  # and to the rival who sells
        self._seats: i64 = 0
        self._cards: vec[u8] = vec[u8]()
        self._shown: i64 = 0
        self._crash_near = False
        self._cash: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._tiles: vec[i64] = vec[i64]([0] * (MOST_SEATS * INDUSTRIES))
        self._supply: vec[i64] = vec[i64]([0] * INDUSTRIES)
        self._points: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._holders: vec[i64] = vec[i64]([0] * INDUSTRIES)  # how many seats have a tile
        # What each seat owes in each of the coming turns, seat after seat.
        self._dues: vec[float] = vec[float]([0.0] * (MOST_SEATS * AHEAD))
        self._owed: vec[float] = vec[float]([0.0] * MOST_SEATS)  # in all those turns together
        self._reach: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._weakest = 0.0  # of the seats last ranked
        self._best = 0.0
        self._lasts: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._worths: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def read(self, game: Ponzi) -> None:
        """Begin with what is so in the game."""
        seats = game.seats
        books = game.books
        self._seats = seats
        self._cards = game.cards
        self._shown = game.shown
        self._crash_near = game.bears() >= seats
        for place in range(seats * AHEAD):
            self._dues[place] = 0.0
        for seat in range(seats):
            self._owed[seat] = 0.0
        skipped: i64 = 1 if game.crashed else 0
        for index in range(game.carried):
            card = game.on_wheel(index)
            self._owe(game.holder(card), card, game.space(card) - skipped, 1.0)
        for industry in range(i64(INDUSTRIES)):
            self._supply[industry] = books[at.SUPPLY + industry]
            self._holders[industry] = 0
        for seat in range(seats):
            self._cash[seat] = books[at.CASH + seat]
            self._points[seat] = game.public_points(seat)
            for industry in range(i64(INDUSTRIES)):
                place = seat * INDUSTRIES + industry
                self._tiles[place] = books[at.TILES + place]
                if self._tiles[place] > 0:
                    self._holders[industry] += 1
            self._reach[seat] = self._largest_fund(seat)
            self._look_at(seat)

    def _owe(self, seat: i64, card: i64, ahead: i64, sign: float) -> None:
        """P23 to P25: the interest of a card that lies so many turns from the arrow."""
        dues = self._dues
        interest = sign * float(INTERESTS[card])
        period = PERIODS[card]
        turn = ahead - 1 if ahead > 1 else i64(0)
        while turn < AHEAD:
            dues[seat * AHEAD + turn] += interest
            self._owed[seat] += interest
            turn += period

    def _gain(self, seat: i64, industry: i64) -> None:
        """P28: the n-th tile of a type is worth n points."""
        place = seat * INDUSTRIES + industry
        owned = self._tiles[place] + 1
        self._tiles[place] = owned
        self._points[seat] += owned
        if owned == 1:
            self._holders[industry] += 1
        self._reach[seat] = self._largest_fund(seat)

    def _lose(self, seat: i64, industry: i64) -> None:
        place = seat * INDUSTRIES + industry
        owned = self._tiles[place]
        self._tiles[place] = owned - 1
        self._points[seat] -= owned
        if owned == 1:
            self._holders[industry] -= 1
        self._reach[seat] = self._largest_fund(seat)

    def _look_at(self, seat: i64) -> None:
        """Update what is known of a seat whose money or dues have changed."""
        self._lasts[seat] = self._lasting(seat)
        cash = self._cash[seat] if self._cash[seat] < 100 else i64(100)
        self._worths[seat] = float(self._points[seat]) + PURSE * float(cash)

    # -- what a decision is worth --------------------------------------------------

    def funding(self, seat: i64, industry: i64, card: i64) -> float:
        lasts, worth = self._lasts[seat], self._worths[seat]
        self._gain(seat, industry)
        self._cash[seat] += card
        self._owe(seat, card, PERIODS[card], 1.0)
        self._look_at(seat)
        value = self.value(seat)
        self._owe(seat, card, PERIODS[card], -1.0)
        self._cash[seat] -= card
        self._lose(seat, industry)
        self._lasts[seat], self._worths[seat] = lasts, worth
        return value

    def buying(self, seat: i64, luxury: i64) -> float:
        self._cash[seat] -= LUXURY_PRICES[luxury]
        self._points[seat] += luxury + 1
        self._look_at(seat)
        value = self.value(seat)
        self._points[seat] -= luxury + 1
        self._cash[seat] += LUXURY_PRICES[luxury]
        self._look_at(seat)
        return value

    def returning(self, seat: i64, industry: i64) -> float:
        self._lose(seat, industry)
        self._look_at(seat)
        value = self.value(seat)
        self._gain(seat, industry)
        self._look_at(seat)
        return value

    def trading(self, buyer: i64, seller: i64, industry: i64, amount: i64, viewer: i64) -> float:
        """What it is worth to the viewer that one buys a tile of the other."""
        self._hand_over(buyer, seller, industry)
        self._pay(buyer, seller, amount)
        value = self.value(viewer)
        self._hand_over(seller, buyer, industry)
        self._pay(seller, buyer, amount)
        return value

    def _hand_over(self, buyer: i64, seller: i64, industry: i64) -> None:
        """The tile of a trade, not looked at before it is paid for."""
        self._gain(buyer, industry)
        self._lose(seller, industry)

    def _pay(self, buyer: i64, seller: i64, amount: i64) -> None:
        self._cash[buyer] -= amount
        self._cash[seller] += amount
        self._look_at(buyer)
        self._look_at(seller)

    def offering(self, seat: i64, rival: i64, industry: i64, amounts: vec[i64]) -> None:
        """What envelopes lead to if the rival does what is best for them; as they may see that
        differently, the other answer counts, too, where it would be worse.

        The tile changes hands once for all amounts: only the money of the two differs."""
        lasts, rival_lasts = self._lasts[seat], self._lasts[rival]
        worth, rival_worth = self._worths[seat], self._worths[rival]
        cash, rival_cash = self._cash[seat], self._cash[rival]
        offers = self.offers
        sells = self._sells
        self._rank(seat, rival)
        self._hand_over(seat, rival, industry)
        contacts, rival_contacts = self._contacts(seat), self._contacts(rival)
        for place in range(len(amounts)):
            amount = amounts[place]
            self._set_cash(seat, cash - amount)
            self._set_cash(rival, rival_cash + amount)
            offers[place] = self._value_beside(seat, rival, contacts)
            if amount <= rival_cash:
                sells[place] = self._value_beside(rival, seat, rival_contacts)
        self._hand_over(rival, seat, industry)
        if self._taste.foresees:
            self._answer(seat, rival, industry, amounts, cash, rival_cash)
        self._cash[seat], self._cash[rival] = cash, rival_cash
        self._lasts[seat], self._lasts[rival] = lasts, rival_lasts
        self._worths[seat], self._worths[rival] = worth, rival_worth

    def _answer(
        self,
        seat: i64,
        rival: i64,
        industry: i64,
        amounts: vec[i64],
        cash: i64,
        rival_cash: i64,
    ) -> None:
        """What is left of offers where the rival may buy instead."""
        offers = self.offers
        sells = self._sells
        self._hand_over(rival, seat, industry)
        contacts, rival_contacts = self._contacts(seat), self._contacts(rival)
        for place in range(len(amounts)):
            amount = amounts[place]
            if amount <= rival_cash:  # P18
                self._set_cash(seat, cash + amount)
                self._set_cash(rival, rival_cash - amount)
                likely = offers[place]
                other = self._value_beside(seat, rival, contacts)
                if sells[place] < self._value_beside(rival, seat, rival_contacts):
                    likely, other = other, likely
                offers[place] = likely if likely < other else TRUST * likely + (1.0 - TRUST) * other
        self._hand_over(seat, rival, industry)

    def _set_cash(self, seat: i64, cash: i64) -> None:
        self._cash[seat] = cash
        self._look_at(seat)

    # -- what a position is worth --------------------------------------------------

    def value(self, seat: i64) -> float:
        """Points against the best rival's, and how much longer the seat can last than the weakest.

        The game ends with the first bankruptcy: to outlast one rival is enough, and to have the
        most points then.
        """
        self._rank(seat, seat)
        return self._value(seat, self._weakest, self._best, self._contacts(seat))

    def _rank(self, one: i64, two: i64) -> None:
        """The rival whose money lasts shortest, and the rival who has most."""
        weakest = 1000.0
        best = -1000.0
        for other in range(self._seats):
            if other != one and other != two:
                if self._lasts[other] < weakest:
                    weakest = self._lasts[other]
                worth = self._standing(other)
                if worth > best:
                    best = worth
        self._weakest = weakest
        self._best = best

    def _standing(self, seat: i64) -> float:
        return self._worths[seat] - (DOOM if self._lasts[seat] < 1.0 else 0.0)

    def _value_beside(self, seat: i64, rival: i64, contacts: i64) -> float:
        """The value where the others have been ranked, and only these two have changed."""
        lasts, worth = self._lasts[rival], self._standing(rival)
        return self._value(
            seat,
            lasts if lasts < self._weakest else self._weakest,
            worth if worth > self._best else self._best,
            contacts,
        )

    def _value(self, seat: i64, weakest: float, best: float, contacts: i64) -> float:
        lasting = self._lasts[seat]
        margin = lasting - weakest
        if margin > ENOUGH:
            margin = ENOUGH
        taste = self._taste
        value = self._worths[seat] - taste.envy * best
        value += taste.safety * margin + STAMINA * lasting
        if lasting < 1.0:
            value -= RUIN
        if float(self._cash[seat]) < self._dues[seat * AHEAD]:
            value -= CERTAIN
        return value + taste.contact * float(contacts)

    def _contacts(self, seat: i64) -> i64:
        """P16: in how many industries and with how many rivals the seat can trade."""
        count: i64 = 0
        for industry in range(i64(INDUSTRIES)):
            if self._tiles[seat * INDUSTRIES + industry] > 0:
                count += self._holders[industry] - 1
        return count

    def _lasting(self, seat: i64) -> float:
        """For how many turns of the wheel the money will reach, with some help from new funds.

        Less than 1 exactly if it does not reach for the first, be that one turn or the two of a
        crash.
        """
        left = float(self._cash[seat])
        if left >= self._owed[seat]:
            return float(self._sight)
        dues = self._dues
        place = seat * AHEAD
        turn: i64 = 0
        if self._crash_near:  # two turns at once
            left -= dues[place]
            place += 1
        last = seat * AHEAD + self._sight
        if self._crash_near and self._sight < AHEAD:
            last += 1
        coming = HELP * float(self._reach[seat])
        while place < last:
            left -= dues[place]
            if left < 0.0:
                short = -left if left > -SHORT else SHORT
                return float(turn) + 0.9 * (1.0 - short / SHORT)
            left += coming
            coming = FUTURE
            turn += 1
            place += 1
        return float(self._sight)

    def _largest_fund(self, seat: i64) -> i64:
        """P10, P11: the most that one further fund could bring, from the market as it is."""
        row: i64 = -1
        for industry in range(i64(INDUSTRIES)):
            owned = self._tiles[seat * INDUSTRIES + industry]
            if (
                row < owned < MOST_FUNDED
                and owned * ROW < self._shown
                and self._supply[industry] > 0
            ):
                row = owned
        if row < 0:
            return 0
        last = row * ROW + ROW - 1
        return i64(self._cards[at.MARKET + (last if last < self._shown else self._shown - 1)])
