"""A rule-based Acquire player: it tries every choice and keeps the one it would rather own.

What it owns is judged as a shareholder would: cash, dearer while it is scarce; shares at what
they will fetch once the corporation has grown; and for every corporation the bonuses, both by
who is first and second now and by how near everybody is to that, and more where single tiles
bring the takeover about.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.acquire.holders import Holders
from tontine.bots.search.policy import Policy
from tontine.rules.acquire.board import MERGES, contains, has_several
from tontine.rules.acquire.components import (
    CORPORATIONS,
    EMPTY,
    MOST_SEATS,
    SAFE_SIZE,
    SHARES,
    TILES,
)
from tontine.rules.acquire.decisions import (
    ANNOUNCE,
    BUYING,
    DISPOSE,
    DISPOSING,
    DONE,
    LEAVE,
    PLACING,
    SETTLING,
)
from tontine.rules.acquire.game import Acquire
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

ALL: Final = 25.0  # SHARES
FEW_TILES: Final = 3.0  # so many that bring a takeover about make it as likely as not
SHARP: Final = (
    16  # dollars: a hair's breadth, so that equals are not always taken in the same order
)


@mypyc_attr(acyclic=True)
class Taste:
    """What a shareholder thinks things are worth.

    Who has spent everything can only look on, turn after turn, until a takeover pays. So the first
    dollars are worth far more than those in plenty, and what takeovers are about to pay counts as
    money half there.
    """

    def __init__(
        self,
        plenty: float = 10000.0,
        thirst: float = 3.2,
        income: float = 0.7,
        standing: float = 0.45,
        soon: float = 0.4,
        nearness: float = 0.3,
        contest: float = 3.0,
        growth: float = 0.45,
        hope: float = 160.0,
    ) -> None:
        self.plenty = plenty  # from so much money on a dollar is worth a dollar
        self.thirst = thirst  # how much more the first one is worth
        self.income = income  # how much of what a likely takeover pays counts as money
        self.standing = standing  # how much of the bonuses goes by rank now
        self.soon = soon  # more of it where a takeover is likely
        self.nearness = nearness  # and how much by how near one is to the first places
        self.contest = contest  # shares, squared, of the rival who may still buy in
        self.growth = growth  # what a small corporation's shares may still gain, early in the game
        self.hope = hope  # what a share of a corporation off the board is worth, early in the game


@mypyc_attr(acyclic=True)
class NormalBot(Policy):
    """Founds, grows and merges where it profits, buys into first and second places."""

    def __init__(self, rng: Rng, taste: Taste | None = None) -> None:
        self._rng = rng
        self._taste = Taste() if taste is None else taste
        self._holders = Holders()
        self._worth: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self._money: vec[float] = vec[float]([0.0] * MOST_SEATS)  # with what is about to come
        self._likely: vec[float] = vec[float]([0.0] * CORPORATIONS)
        self._choices = Choices()
        self._onward = Choices()

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Acquire)
        choices = self._choices
        game.offer(seat, choices)
        if choices.contains(ANNOUNCE) and _is_between_steps(game) and wins_now(game, seat):
            return ANNOUNCE
        last = game.announced and game.turn == seat
        self._look_for_takeovers(game)
        best: i64 = -1
        best_value = 0.0
        for index in range(choices.total):
            code = choices.nth(index)
            if code != ANNOUNCE:
                if last:
                    value = self._last_value_of(game, seat, code)
                else:
                    value = self._value_of(game, seat, code)
                if best < 0 or value > best_value:
                    best = code
                    best_value = value
        return best

    def _value_of(self, game: Acquire, seat: i64, code: i64) -> float:
        """What the choice would leave the seat with, before anybody else decides."""
        if code == DONE:  # it would end the turn, and the draw is nothing to judge by
            return self.value(game, seat)
        trial = game.clone()
        trial.apply(seat, code)
        while trial.phase == DISPOSING or trial.phase == SETTLING:
            if trial.actor == seat and game.phase != DISPOSING:
                break  # the next disposal is one's own decision
            self._go_on(trial)
        return self.value(trial, seat) + float(self._rng.below(SHARP))

    def _last_value_of(self, game: Acquire, seat: i64, code: i64) -> float:
        """A30: how far ahead the choice would leave the seat if the rest were left out.

        What changes nothing is left out.
        """
        if code == DONE:
            return lead(game, seat) + 0.5
        trial = game.clone()
        trial.apply(seat, code)
        ahead = self._lead_after(trial, seat)
        return ahead + 0.5 if code == LEAVE else ahead

    def _lead_after(self, trial: Acquire, seat: i64) -> float:
        """How far the seat is ahead once the tile is resolved, as well as that can be known."""
        while trial.phase == DISPOSING:
            self._go_on(trial)
        if trial.over or _is_between_steps(trial):
            return lead(trial, seat)
        choices = Choices()
        trial.offer(seat, choices)
        best = 0.0
        found = False
        for index in range(choices.total):
            code = choices.nth(index)
            if code != ANNOUNCE:
                branch = trial.clone()
                branch.apply(seat, code)
                ahead = self._lead_after(branch, seat)
                if not found or ahead > best:
                    best = ahead
                    found = True
        return best

    def _go_on(self, trial: Acquire) -> None:
        """Resolve a merger: the next seat sells everything; among equals the first is settled."""
        if trial.phase == DISPOSING:
            trial.apply(trial.actor, DISPOSE + trial.held(trial.actor, trial.defunct))
        else:
            trial.offer(trial.actor, self._onward)
            trial.apply(trial.actor, self._onward.nth(0))

    # -- what a position is worth ------------------------------------------------------

    def _look_for_takeovers(self, game: Acquire) -> None:
        """How likely each corporation is to be taken over soon, by how many single tiles do it."""
        likely = self._likely
        for corporation in range(i64(CORPORATIONS)):
            likely[corporation] = 0.0
        for tile in range(i64(TILES)):
            touched = game.touching(tile)
            if has_several(touched) and game.owner(tile) == EMPTY and game.fate(tile) == MERGES:
                survivors = game.largest(touched)
                for corporation in range(i64(CORPORATIONS)):
                    if contains(touched, corporation) and (
                        has_several(survivors) or not contains(survivors, corporation)
                    ):
                        likely[corporation] += 1.0
        for corporation in range(i64(CORPORATIONS)):
            likely[corporation] /= likely[corporation] + FEW_TILES

    def value(self, game: Acquire, seat: i64) -> float:
        """What the seat has over the average of its rivals."""
        worth = self._worth
        early = float(game.bag_left) / float(TILES)
        for other in range(game.seats):
            worth[other] = float(game.cash(other))
            self._money[other] = worth[other]
        for corporation in range(i64(CORPORATIONS)):
            if game.size(corporation) > 0:
                self._add_holdings(game, corporation, early)
            elif game.bank(corporation) < SHARES:
                for other in range(game.seats):
                    worth[other] += self._taste.hope * early * float(game.held(other, corporation))
        own = 0.0
        others = 0.0
        for other in range(game.seats):
            worth[other] += self._use_of(self._money[other])
            if other == seat:
                own = worth[other]
            else:
                others += worth[other]
        return own - others / float(game.seats - 1)

    def _use_of(self, money: float) -> float:
        """What it is worth to have money at hand, beyond the money itself."""
        taste = self._taste
        if money > taste.plenty:
            money = taste.plenty
        return taste.thirst * (money - money * money / (2.0 * taste.plenty))

    def _add_holdings(self, game: Acquire, corporation: i64, early: float) -> None:
        """Everybody's shares of a corporation on the board, with a part of its bonuses."""
        taste = self._taste
        holders = self._holders
        holders.look_at(game, corporation)
        if holders.most == 0:
            return
        price = float(game.price(corporation))
        size = game.size(corporation)
        room = float(SAFE_SIZE - size) / float(SAFE_SIZE) if size < SAFE_SIZE else 0.0
        likely = self._likely[corporation]
        share = price * (1.0 + taste.growth * early * room)
        standing = price * (taste.standing + taste.soon * likely)
        rivals = float(holders.squares) + taste.contest * float(game.bank(corporation)) / ALL
        nearness = price * taste.nearness * 15.0 / rivals
        income = price * taste.income * likely
        for seat in range(game.seats):
            held = game.held(seat, corporation)
            if held > 0:
                shares = float(held)
                bonus = holders.bonus(held)
                self._worth[seat] += shares * share + bonus * standing + shares * shares * nearness
                self._money[seat] += (shares + bonus) * income


def _is_between_steps(game: Acquire) -> bool:
    """Whether no tile waits to be resolved, so that the board is as it counts."""
    return game.phase == PLACING or game.phase == BUYING


def wins_now(game: Acquire, seat: i64) -> bool:
    """Whether the seat would be first if the game ended on the spot, as it may (A30)."""
    trial = game.clone()
    trial.finish()
    return trial.result().ranks[seat] == 1


def lead(game: Acquire, seat: i64) -> float:
    """How much more money than the best rival the seat would have if the game ended here."""
    trial = game.clone()
    if not trial.over:
        trial.finish()
    best: i64 = 0
    for other in range(trial.seats):
        if other != seat and trial.cash(other) > best:
            best = trial.cash(other)
    return float(trial.cash(seat) - best)
