"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game


class Bot(Protocol):
    """A player. It is only ever shown imagined states, so it cannot know more than its seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the codes that ``game`` offers the seat.

        ``game`` is a random state that agrees with everything the seat knows. It must be left
        as it is; clone it to try something out.
        """


class RandomBot:
    """Any choice, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._choices = Choices()

    def choose(self, game: Game, seat: int) -> int:
        game.offer(seat, self._choices)
        return self._choices.pick(self._rng)
