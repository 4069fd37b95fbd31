"""Plays Ponzi Scheme by the judge alone, quickly enough for playouts."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.ponzi.judge import PonziJudge
from tontine.bots.search.policy import Policy
from tontine.rules.game import Game
from tontine.rules.ponzi import layout as at
from tontine.rules.ponzi.components import INDUSTRIES, MOST_SEATS
from tontine.rules.ponzi.decisions import (
    AMOUNT,
    ANSWERING,
    FUNDING,
    OFFER,
    OFFERING,
    PASS,
    PRICING,
)
from tontine.rules.ponzi.game import Ponzi
from tontine.rules.ponzi.position import can_deal

PARTS: Final = 3  # amounts tried for an offer, besides the one that nobody can match
TROUBLE: Final = 0.002  # an envelope that brings less is not worth it


@mypyc_attr(acyclic=True)
class Schemer(Policy):
    """Takes the choice after which the judge sees the best chance, and expects the same of a rival
    who answers. Envelopes are weighed without carrying them out; the market is left to ``policy``.
    """

    def __init__(self, judge: PonziJudge, policy: Policy) -> None:
        self._judge = judge
        self._policy = policy
        self._chances: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._scores: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._amount: i64 = 0  # the best one of the offer last weighed

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Ponzi)
        if game.phase == FUNDING or game.phase == ANSWERING:
            return self._try_all(game, seat)
        if game.phase == OFFERING or game.phase == PRICING:
            return self._deal(game, seat)
        return self._policy.choose(game, seat)

    def forget(self) -> None:
        self._policy.forget()

    def _try_all(self, game: Ponzi, seat: i64) -> i64:
        codes = self._judge.candidates(game, seat)
        best = codes[0]
        best_chance = -1.0
        if len(codes) > 1:
            for place in range(len(codes)):
                chance = self._after(game, seat, codes[place])
                if chance > best_chance:
                    best = codes[place]
                    best_chance = chance
        return best

    def _after(self, game: Ponzi, seat: i64, code: i64) -> float:
        trial = game.clone()
        trial.ledger = None
        trial.apply(seat, code)
        self._judge.chances(trial, self._chances)
        return self._chances[seat]

    # -- envelopes -------------------------------------------------------------------

    def _deal(self, game: Ponzi, seat: i64) -> i64:
        """The best offer, or no offer; or, to a rival who is chosen, the best amount."""
        judge = self._judge
        after = game.clone()  # a deal, and nothing else, is what it will differ by
        after.ledger = None
        after.phase = OFFERING
        after.apply(seat, PASS)
        if after.over or game.cash(seat) == 0:
            return AMOUNT if game.phase == PRICING else i64(PASS)
        judge.prepare(after)
        for other in range(game.seats):
            self._score(after, other)
        if game.phase == PRICING:
            self._best_amount(game, after, seat, game.rival, game.industry)
            return AMOUNT + self._amount
        best: i64 = PASS
        best_chance = self._chance(seat, game.seats) + TROUBLE
        if game.advanced:
            best, best_chance = self._best_luxury(game, seat, best_chance)
            judge.prepare(after)
        for rival in range(game.seats):
            score = self._scores[rival]
            for industry in range(i64(INDUSTRIES)):
                if can_deal(game.books, seat, rival, industry):
                    chance = self._best_amount(game, after, seat, rival, industry)
                    if chance > best_chance:
                        best = OFFER + rival * INDUSTRIES + industry
                        best_chance = chance
            self._scores[rival] = score
            judge.look_at(after, rival)
        return best

    def _best_luxury(self, game: Ponzi, seat: i64, best_chance: float) -> tuple[i64, float]:
        best: i64 = PASS
        luxuries = self._judge.luxuries(game, seat)
        for place in range(len(luxuries)):
            chance = self._after(game, seat, luxuries[place])
            if chance > best_chance:
                best = luxuries[place]
                best_chance = chance
        return best, best_chance

    def _best_amount(
        self, game: Ponzi, after: Ponzi, seat: i64, rival: i64, industry: i64
    ) -> float:
        amounts = self._judge.amounts(game, seat, rival, PARTS)
        best = -1.0
        self._amount = game.cash(seat)
        for place in range(len(amounts)):
            chance = self._offering(after, seat, rival, industry, amounts[place])
            if chance > best:
                best = chance
                self._amount = amounts[place]
        return best

    def _offering(self, after: Ponzi, seat: i64, rival: i64, industry: i64, amount: i64) -> float:
        """P17: what comes of an envelope when the rival does what is best for them."""
        matches = after.cash(rival) >= amount  # P18
        self._trade(after, seat, rival, industry, amount)
        sold = self._chance(seat, after.seats)
        if not matches:
            self._undo(after, seat, rival, industry, amount)
            return sold
        sells = self._chance(rival, after.seats)
        self._undo(after, seat, rival, industry, amount)
        self._trade(after, rival, seat, industry, amount)
        countered = self._chance(seat, after.seats)
        counters = self._chance(rival, after.seats)
        self._undo(after, rival, seat, industry, amount)
        return sold if sells >= counters else countered

    def _trade(self, after: Ponzi, buyer: i64, seller: i64, industry: i64, amount: i64) -> None:
        """Apply a trade, and look at both sides anew; for the others it changes little."""
        self._undo(after, seller, buyer, industry, amount)
        self._judge.look_at(after, buyer)
        self._judge.look_at(after, seller)
        self._score(after, buyer)
        self._score(after, seller)

    def _undo(self, after: Ponzi, buyer: i64, seller: i64, industry: i64, amount: i64) -> None:
        books = after.books
        books[at.CASH + buyer] += amount
        books[at.CASH + seller] -= amount
        books[at.TILES + buyer * INDUSTRIES + industry] -= 1
        books[at.TILES + seller * INDUSTRIES + industry] += 1

    def _score(self, game: Ponzi, seat: i64) -> None:
        judge = self._judge
        judge.read(game, seat, judge.inputs)
        self._scores[seat] = judge.network.score(judge.inputs)

    def _chance(self, seat: i64, seats: i64) -> float:
        scores = self._scores
        total = 0.0
        for other in range(seats):
            total += exp(scores[other] - scores[seat])
        return 1.0 / total
