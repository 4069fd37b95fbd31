"""How the judge of a game is made, and what it learns from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import Search
from tontine.rules.chance import Rng


class Course(Struct, frozen=True):
    """What makes one set of weights: rounds of so many games, and units in the hidden layer. One
    position in ``every`` is kept: those of one game say much the same.

    Bots that search play ``shown`` more games, from which only ``Belief`` is learnt: how far the
    chances that people are shown can be believed.
    """

    rounds: int
    games: int
    hidden: int
    every: int = 5
    seed: int = 1
    shown: int = 0


class School(Struct, frozen=True):
    """How a game is learnt. Tables are tried in turn: how many sit there, and the options.

    ``courses`` are those that the weights of its bots were learnt by: "value" made ``value.json``.
    """

    game: str
    inputs: Sequence[str]
    judge: Callable[[Network], Judge]
    normal: Callable[[Rng], Policy]
    tables: Sequence[tuple[int, Mapping[str, str]]]
    courses: Mapping[str, Course]
    noise: float = 0.02  # added to a chance, up to so much, so that more is tried
    searcher: Callable[[Network, Rng], Search] | None = None  # the bot with these weights
