"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from tontine.play.view import Entry
from tontine.play.words import Phrase
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game


class BotFailed(Exception):
    """A bot raised, or answered what it was not offered. What this says may hold secrets of its
    seat: it is for whoever mends the bot. ``summary`` holds none: that may be logged."""

    def __init__(self, said: str, summary: str | None = None) -> None:
        super().__init__(said)
        self.summary = said if summary is None else summary


class Bot(Protocol):
    """A player. It is only ever shown imagined states, so it cannot know more than its seat."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the codes that ``game`` offers the seat.

        ``game`` is a random state that agrees with everything the seat knows. It is the same one
        for all codes of a decision, and another for the next. It must be left as it is; clone it
        to try something out.
        """


@runtime_checkable
class Reader(Protocol):
    """What a bot can do besides, if it likes: look back."""

    def read_log(self, log: Sequence[Entry]) -> None:
        """All that its seat has read so far, before each decision."""


class Reason(Struct, frozen=True):
    """Why a choice is good or bad for who makes it, in words. ``part`` is what it does to the
    chance to win, on the scale on which chances add up: the logarithm of the odds."""

    says: Phrase
    good: bool
    part: float


CLOSE = 2.0  # standard errors: nearer than that, two choices are a close call
NEAR = 0.005  # and so they are where the difference is too small to be shown


class Opinion(Struct, frozen=True):
    """What a bot thinks of a choice and of what it would do after it in the same turn.

    ``doubt`` is the standard error of the chance. ``behind`` is how much better the best choice
    is, and ``behind_doubt`` the error of that, which is smaller: both were tried on the same luck.
    """

    codes: tuple[int, ...]  # one after the other, by the same seat
    chance: float  # to win
    doubt: float
    behind: float = 0.0
    behind_doubt: float = 0.0
    reasons: tuple[Reason, ...] = ()

    @property
    def is_close(self) -> bool:
        """Whether the best choice may be no better."""
        return self.behind < max(CLOSE * self.behind_doubt, NEAR)


class Chances(Struct, frozen=True):
    """Every seat's chance to win, and the standard error of each."""

    chances: tuple[float, ...]
    doubts: tuple[float, ...]


Progress = Callable[[float], None]  # told which part of the work is done


@runtime_checkable
class Adviser(Protocol):
    """What a bot can do besides, if it likes: say what it thinks. ``game`` is an imagined state
    here too. ``playouts`` is how thoroughly to think; the same generator and playouts give the
    same advice."""

    def advise(
        self,
        game: Game,
        seat: int,
        playouts: int,
        why: bool = True,
        progress: Progress | None = None,
    ) -> Sequence[Opinion]:
        """What could be chosen, the best first; without reasons where nobody asks why."""

    def compare(
        self,
        game: Game,
        seat: int,
        turns: Sequence[Sequence[int]],
        playouts: int,
        why: bool = True,
    ) -> Sequence[Opinion]:
        """What comes of these turns, in their order; how far each is behind the first."""

    def chances(self, game: Game, seat: int, playouts: int) -> Chances:
        """Every seat's chance to win, as far as this seat can know."""

    def chances_of(self, states: Sequence[Game]) -> Chances:
        """On the average of states, which are used up."""


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
