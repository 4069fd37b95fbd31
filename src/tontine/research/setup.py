"""What all interfaces share: which game is meant, and what is wrong with an action."""

from __future__ import annotations

import operator
from collections.abc import Mapping

from tontine.play.errors import Refused
from tontine.play.match import check_options, check_seats
from tontine.play.title import AnyTitle
from tontine.play.titles import title_of
from tontine.rules.actions import NO_ACTION
from tontine.rules.batch import REWARDS
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.observation import Space


class BadAction(ValueError):
    """An action is refused. Nothing has changed."""


class Setup:
    """A game with its players and options, checked; BadMatch or ValueError says what is wrong."""

    def __init__(self, game: str, players: int, options: Mapping[str, str], rewards: str) -> None:
        self.title: AnyTitle = title_of(game)
        if self.title.space is None:
            raise ValueError(f"{game} has no observations: its title names no space")
        self.space: Space = self.title.space
        self.names = check_seats(self.title, players)
        self.players = len(self.names)
        self.options = check_options(self.title, options)
        if rewards not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {rewards!r}")
        self.reward = REWARDS.index(rewards)

    def model(self) -> Game:
        """A game as they all are, not dealt."""
        game: Game = self.title.set_up(self.players, Chance(Rng(0)), self.options)
        return game

    def dealt(self, seed: int) -> Game:
        """A new game, in which everything can be observed and imagined."""
        game = self.model().fresh(Chance(Rng(seed)))
        game.remember()
        game.deal()
        return game

    def code(self, game: Game, seat: int, choices: Choices, action: object) -> int:
        """What an action stands for; BadAction if it is not offered. ``choices`` are those."""
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise BadAction(f"an action is a whole number, not {action!r}") from None
        size = int(self.space.actions.size)
        if not 0 <= number < size:
            raise BadAction(f"{self.title.name} has the actions 0 to {size - 1}, not {number}")
        code = int(self.space.actions.code(choices, number))
        if code == NO_ACTION:
            raise BadAction(f"action {number} of player_{seat}: {self.why_not(game, seat, number)}")
        return code

    def problem(self, game: Game, action: int) -> str:
        """Why an action is refused to the seat that is to decide."""
        seat, choices = int(game.actor), Choices()
        game.offer(seat, choices)
        try:
            self.code(game, seat, choices, action)
        except BadAction as error:
            return str(error)
        raise AssertionError("it is offered after all")

    def why_not(self, game: Game, seat: int, action: int) -> str:
        """Why an action is refused, with its rule."""
        if action >= self.space.actions.dense:
            return "no such amount is offered now"
        refusal = game.refusal(seat, action)
        if refusal is None:
            return "it is offered"
        details = self.title.name_details(refusal.details)
        return str(Refused(refusal.rule, refusal.reason, details))
