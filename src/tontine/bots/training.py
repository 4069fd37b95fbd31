"""How the judge of a game is made, and what it learns from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.bots.search.policy import Policy
from tontine.bots.search.search import Search
from tontine.rules.chance import Rng


class TrainingSettings(Struct, frozen=True):
    """What makes one set of weights: rounds of so many games, and units in the hidden layer. One
    position in ``every`` is kept: those of one game say much the same.

    With ``shared`` units the judge looks into its slots, too. The first round is played by
    ``normal`` bots, or by the judge with the weights ``after``, and every further
    one by what the judge has learnt. Of those it learns not only who won, but by ``trust`` what
    it saw itself a little later: TD(1 - trust).

    Bots that search play ``shown`` more games, from which only ``Belief`` is learnt: how far the
    chances that people are shown can be believed.
    """

    rounds: int
    games: int
    hidden: int
    every: int = 5
    seed: int = 1
    shown: int = 0
    shared: int = 0
    after: str = ""
    trust: float = 0.0


class Training(Struct, frozen=True):
    """How a game's judge learns. Tables are tried in turn: how many seats, and the options.
    ``settings`` by the name of the weights they make: those of "value" made ``value.json``.
    ``strongest`` names the weights of our strongest bot."""

    game: str
    inputs: Sequence[str]  # before the slots
    judge: Callable[[Network], Judge]
    normal: Callable[[Rng], Policy]
    tables: Sequence[tuple[int, Mapping[str, str]]]
    settings: Mapping[str, TrainingSettings]
    slots: int = 0  # of inputs of one kind: see ``Network``
    slot: Sequence[str] = ()  # the inputs of one
    strongest: str = "value"
    noise: float = 0.02  # added to a chance, up to so much, so that more is tried
    searcher: Callable[[Network, Rng], Search] | None = None  # the bot with these weights
    rival: str = "hard"  # among which it shows how far it can be believed
