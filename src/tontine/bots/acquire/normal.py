"""A rule-based Acquire player: it tries every choice and keeps the one it would rather own.

What it owns is judged as a shareholder would: cash, dearer while it is scarce; shares at what
they will fetch once the corporation has grown; and for every corporation the bonuses, both by
who is first and second now and by how near everybody is to that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tontine.bots.search.policy import Policy
from tontine.rules.acquire.components import CORPORATIONS, SAFE_SIZE, TILES
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

SCARCE: Final = 2500  # below this much cash a dollar is worth more than a dollar
SCARCITY: Final = 0.35
STANDING: Final = 0.45  # how much of the bonuses goes by rank now
NEARNESS: Final = 0.35  # and how much by how near one is to it
GROWTH: Final = 0.45  # what a small corporation's shares may still gain, early in the game
SHARP: Final = (
    16  # dollars: a hair's breadth, so that equals are not always taken in the same order
)
HOPE: Final = 160.0  # what a share of a corporation off the board is worth, early in the game


@mypyc_attr(acyclic=True)
class NormalBot(Policy):
    """Founds, grows and merges where it profits, buys into first and second places.

    ``blur``: by up to how many dollars it may be wrong about what a choice is worth.
    """

    def __init__(self, rng: Rng, blur: i64 = SHARP) -> None:
        self._rng = rng
        self._blur = blur
        self._choices = Choices()
        self._onward = Choices()

    def choose(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Acquire)
        choices = self._choices
        game.offer(seat, choices)
        if choices.contains(ANNOUNCE) and _is_between_steps(game) and wins_now(game, seat):
            return ANNOUNCE
        last = game.announced and game.turn == seat
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
            return value(game, seat)
        trial = game.clone()
        trial.apply(seat, code)
        while trial.phase == DISPOSING or trial.phase == SETTLING:
            if trial.actor == seat and game.phase != DISPOSING:
                break  # the next disposal is one's own decision
            self._go_on(trial)
        return value(trial, seat) + float(self._rng.below(self._blur))

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
        """How far the seat is ahead once the tile is seen through, as well as it can be."""
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
        """The next in a merger sells everything; among equals the first is settled."""
        if trial.phase == DISPOSING:
            trial.apply(trial.actor, DISPOSE + trial.held(trial.actor, trial.defunct))
        else:
            trial.offer(trial.actor, self._onward)
            trial.apply(trial.actor, self._onward.nth(0))


def value(game: Acquire, seat: i64) -> float:
    """What the seat has over the average of its rivals."""
    own = 0.0
    others = 0.0
    for other in range(game.seats):
        worth = _worth(game, other)
        if other == seat:
            own = worth
        else:
            others += worth
    return own - others / float(game.seats - 1)


def _worth(game: Acquire, seat: i64) -> float:
    cash = game.cash(seat)
    scarce = cash if cash < SCARCE else i64(SCARCE)
    worth = float(cash) + SCARCITY * float(scarce)
    early = float(game.bag_left) / float(TILES)
    for corporation in range(i64(CORPORATIONS)):
        held = game.held(seat, corporation)
        if held > 0:
            if game.size(corporation) == 0:
                worth += HOPE * early * float(held)
            else:
                worth += _holding(game, seat, corporation, held, early)
    return worth


def _holding(game: Acquire, seat: i64, corporation: i64, held: i64, early: float) -> float:
    """Shares of a corporation on the board, with a part of its bonuses."""
    price = float(game.price(corporation))
    size = game.size(corporation)
    room = float(SAFE_SIZE - size) / float(SAFE_SIZE) if size < SAFE_SIZE else 0.0
    worth = float(held) * price * (1.0 + GROWTH * early * room)
    most: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    squares: i64 = 0
    for other in range(game.seats):
        shares = game.held(other, corporation)
        squares += shares * shares
        if shares > most:
            second = most
            seconds = firsts
            most = shares
            firsts = 1
        elif shares == most:
            firsts += 1
        elif shares > second:
            second = shares
            seconds = 1
        elif shares == second:
            seconds += 1
    bonus = 0.0
    if held == most:
        bonus = 15.0 / float(firsts) if firsts > 1 or second == 0 else 10.0
    elif held == second and firsts == 1:
        bonus = 5.0 / float(seconds)
    nearness = 15.0 * float(held * held) / float(squares)
    return worth + price * (STANDING * bonus + NEARNESS * nearness)


def _is_between_steps(game: Acquire) -> bool:
    """Whether no tile waits to be seen through, so that all on the board is as it counts."""
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
