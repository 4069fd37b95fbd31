"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game


class Bot(Protocol):
    """A player. It is only ever shown imagined states, so it cannot know more than its seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the codes that ``game`` offers the seat.

        ``game`` is a random state that agrees with everything the seat knows. It is the same one
        for all codes of a decision, and another for the next. It must be left as it is; clone it
        to try something out.
        """


# By name, weakest first; each is made with a generator of its own.
Bots = Mapping[str, Callable[[Rng], Bot]]


class RandomBot:
    """Any choice, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._choices = Choices()

    def choose(self, game: Game, seat: int) -> int:
        game.offer(seat, self._choices)
        return self._choices.pick(self._rng)


class CarelessBot:
    """Plays like another bot, but so many times in a hundred picks at random."""

    def __init__(self, bot: Bot, rng: Rng, slips: int) -> None:
        self._bot = bot
        self._rng = rng
        self._slips = slips
        self._at_random = RandomBot(rng)

    def choose(self, game: Game, seat: int) -> int:
        slips = self._rng.below(100) < self._slips
        return (self._at_random if slips else self._bot).choose(game, seat)
