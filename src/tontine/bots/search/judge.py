"""What search must know of a game: what is worth a thought, and who will win.

Each game has a judge of its own. It sees one full state, an imagined one: a chance to win is
what that state shows, and over many of them what a seat can know.
"""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.search.network import Network
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

MANY: int = 60  # codes to look at, where a game says nothing better
# A candidate can be two codes, where the first means little without the second: first + FURTHER *
# second. (2**32.)
FURTHER: Final = 4294967296


def codes_of(candidate: i64) -> list[int]:
    """The codes that a candidate stands for, in order."""
    first = candidate & (FURTHER - 1)
    return [first, candidate >> 32] if candidate >= FURTHER else [first]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Judge:
    """Gives every seat its chance to win, by a network over what the seat has.

    The same network looks at every seat, so it knows any number of them.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self.inputs: vec[float] = vec[float]([0.0] * network.inputs)
        self.choices = Choices()

    # -- what a game says of itself ------------------------------------------------

    def prepare(self, game: Game) -> None:
        """Work out what the inputs of all seats rest on."""

    @abstractmethod
    def read(self, game: Game, seat: i64, inputs: vec[float]) -> None:
        """Fill in what the seat has, as the game lists it in ``INPUTS``. Called for every seat
        after ``prepare``."""

    def is_settled(self, game: Game) -> bool:
        """Whether this is a moment to judge: nothing is half done that is about to change hands."""
        return True

    def is_worth_a_thought(self, game: Game, seat: i64) -> bool:
        """Whether to search this decision at all; otherwise the policy decides."""
        return True

    def left_to_policy(self, game: Game, seat: i64) -> vec[i64]:
        """Where a decision is not worth a thought: codes that a hint compares all the same, since
        who asks for one has the time. The policy's own need not be among them."""
        return vec[i64]()

    def candidates(self, game: Game, seat: i64) -> vec[i64]:
        """The codes worth looking at, each of them offered; or two at once, see FURTHER."""
        choices = self.choices
        game.offer(seat, choices)
        codes = vec[i64]()
        step = 1 + (choices.total - 1) // MANY
        for index in range(i64(0), choices.total, step):
            codes = append(codes, choices.nth(index))
        return codes

    def imagine(self, game: Game, seat: i64, rng: Rng) -> Game:
        """A state that agrees with all the seat knows. A game that draws sealed answers blindly
        can say here what rivals are likely to have answered."""
        return game.imagine(seat, rng)

    def try_out(self, game: Game, seat: i64, candidate: i64) -> None:
        """Apply a candidate."""
        game.apply(seat, candidate & (FURTHER - 1))
        if candidate >= FURTHER:
            game.apply(seat, candidate >> 32)

    # -- chances -------------------------------------------------------------------

    def chances(self, game: Game, chances: vec[float]) -> None:
        """Fill in every seat's chance to win; they add up to 1. At the end, its part of the win."""
        if game.over:
            winners = game.result().winners
            for seat in range(game.seats):
                chances[seat] = 1.0 / float(len(winners)) if seat in winners else 0.0
            return
        self.prepare(game)
        best = -1e9
        for seat in range(game.seats):
            self.read(game, seat, self.inputs)
            chances[seat] = self.network.score(self.inputs)
            if chances[seat] > best:
                best = chances[seat]
        total = 0.0
        for seat in range(game.seats):
            chances[seat] = exp(chances[seat] - best)
            total += chances[seat]
        for seat in range(game.seats):
            chances[seat] /= total
