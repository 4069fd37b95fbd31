"""A rule-based Ponzi Scheme player: it stays solvent, and sells its rivals what they must take.

Everything is weighed in points: tiles and luxuries as they score, and against them the danger of
the wheel: how far the money reaches over the coming turns, with some help from further funds.
An offer is judged by what comes of it when the rival answers in their own best interest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.ponzi.components import INDUSTRIES, INTERESTS, PERIODS, ROW
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    COUNTER,
    PASS,
    PRICING,
    REMOVE,
    REMOVING,
    RETURNING,
    SELL,
)
from tontine.rules.ponzi.game import Ponzi

AHEAD: Final = 7  # turns of the wheel to look ahead
HELP: Final = 0.7  # of the largest fund in reach, to be had next round
FUTURE: Final = 25.0  # what a further fund brings, about, every round after that
SAFETY: Final = 5.0  # points that a turn's longer breath than the weakest rival is worth
ENOUGH: Final = 1.0  # more of it is not worth more
RUIN: Final = 40.0  # points lost by being broke at the next turn of the wheel
STAMINA: Final = 0.8  # points that a turn's breath is worth by itself
DOOM: Final = 4.0  # a rival's points count so much less just before the end
PURSE: Final = 0.02  # points a dollar is worth
ENVY: Final = 0.5  # how much a rival's point counts against one's own
TRUST: Final = 0.7  # that a rival answers as foreseen
TROUBLE: Final = 0.05
STEPS: Final = 8  # amounts tried for an offer


@mypyc_attr(acyclic=True)
class NormalBot:
    """Looks ahead over its wheel, prices envelopes, forces a sale where that pays."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._choices = Choices()

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Ponzi)
        choices = self._choices
        game.offer(seat, choices)
        base = game.clone()
        base.ledger = None  # trials need none
        if game.phase == PRICING:
            return AMOUNT + self._best_amount(game, base, seat)
        if game.phase == REMOVING:
            return self._removal(base, seat, choices)
        if game.phase == RETURNING:
            return choices.pick(self._rng)
        best: i64 = -1
        best_value = 0.0
        for index in range(choices.total):
            code = choices.nth(index)
            value = self._value_of(game, base, seat, code)
            if best < 0 or value > best_value:
                best = code
                best_value = value
        return best

    def _value_of(self, game: Ponzi, base: Ponzi, seat: i64, code: i64) -> float:
        if code == PASS:
            return value(base, seat)
        trial = base.clone()
        trial.apply(seat, code)
        if trial.phase == PRICING:
            amount = self._best_amount(game, trial, seat)
            # An envelope that brings nothing is not worth the trouble.
            return self._offer_value(trial, seat, amount) - TROUBLE
        return value(trial, seat)

    # -- envelopes -----------------------------------------------------------------

    def _best_amount(self, game: Ponzi, trial: Ponzi, seat: i64) -> i64:
        """Of some amounts from nothing to all, and just beyond the rival's means, the best."""
        cash = trial.cash[seat]
        beyond = trial.cash[trial.rival] + 1
        if game.ledger is not None:
            beyond = game.ledger.most(seat, trial.rival) + 1
        best: i64 = 0
        best_value = self._offer_value(trial, seat, 0)
        for step in range(STEPS + 1):
            amount = cash * step // STEPS if step > 0 else beyond
            if amount <= cash:
                value = self._offer_value(trial, seat, amount)
                if value > best_value:
                    best = amount
                    best_value = value
        return best

    def _offer_value(self, trial: Ponzi, seat: i64, amount: i64) -> float:
        """What an envelope leads to if the rival does what is best for them; as they may see
        that differently, the other answer counts, too, where it would be worse."""
        asked = trial.clone()
        asked.apply(seat, AMOUNT + amount)
        rival = asked.actor
        sold = asked.clone()
        sold.apply(rival, SELL)
        if not asked.can_counter(rival):
            return value(sold, seat)
        countered = asked.clone()
        countered.apply(rival, COUNTER)
        likely = value(sold, seat)
        other = value(countered, seat)
        if value(sold, rival) < value(countered, rival):
            likely, other = other, likely
        return likely if likely < other else TRUST * likely + (1.0 - TRUST) * other

    # -- the market ----------------------------------------------------------------

    def _removal(self, base: Ponzi, seat: i64, choices: Choices) -> i64:
        """A bear, if a crash is near and would hurt; otherwise the dearest fund to carry."""
        hurts = base.due(seat, 1) + base.due(seat, 2) > base.cash[seat]
        best: i64 = -1
        best_value = 0.0
        for index in range(choices.total):
            card = choices.nth(index) - REMOVE
            value = float(INTERESTS[card]) / float(PERIODS[card]) / float(card)
            if hurts and card >= base.first_bear and base.bears() >= base.seats:
                value += 10.0
            if best < 0 or value > best_value:
                best = card
                best_value = value
        return REMOVE + best


def value(game: Ponzi, seat: i64) -> float:
    """Points against the best rival's, and how much longer the seat can last than the weakest.

    The game ends with the first bankruptcy: to outlast one rival is enough, and to have the
    most points then.
    """
    own = _worth(game, seat)
    lasting = _lasting(game, seat)
    best = -1000.0
    weakest = 1000.0
    for other in range(game.seats):
        if other != seat:
            lasts = _lasting(game, other)
            if lasts < weakest:
                weakest = lasts
            worth = _worth(game, other) - (DOOM if lasts < 1.0 else 0.0)
            if worth > best:
                best = worth
    margin = lasting - weakest
    if margin > ENOUGH:
        margin = ENOUGH
    ruin = RUIN if lasting < 1.0 else 0.0  # nothing can mend that any more
    return own - ENVY * best + SAFETY * margin + STAMINA * lasting - ruin


def _worth(game: Ponzi, seat: i64) -> float:
    """Points, and a part of one for the money."""
    cash = float(game.cash[seat])
    return float(game.public_points(seat)) + PURSE * (cash if cash < 100.0 else 100.0)


def _lasting(game: Ponzi, seat: i64) -> float:
    """For how many turns of the wheel the money will reach, with some help from new funds."""
    left = float(game.cash[seat])
    first: i64 = 1
    if game.bears() >= game.seats:  # a crash is near: two turns at once
        left -= float(game.due(seat, 1))
        first = 2
    for turn in range(first, i64(AHEAD + 1)):
        left -= float(game.due(seat, turn))
        if left < 0.0:
            short = -left if left > -60.0 else 60.0
            return float(turn - first + 1) - 0.1 - 0.9 * short / 60.0
        left += HELP * _reach(game, seat) if turn == first else FUTURE
    return float(AHEAD)


def _reach(game: Ponzi, seat: i64) -> float:
    """The most that one further fund could bring, from the market as it is."""
    for row in range(i64(2), i64(-1), i64(-1)):
        last = row * ROW + ROW - 1
        if last >= game.shown:
            last = game.shown - 1
        if last >= row * ROW:
            for industry in range(i64(INDUSTRIES)):
                if game.owned(seat, industry) == row and game.can_take(seat, industry):
                    return float(game.market[last])
    return 0.0
