"""How the judge of a game is made, and what it learns from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from tontine.bots.search.judge import Judge
from tontine.bots.search.network import Network
from tontine.bots.search.policy import Policy
from tontine.rules.chance import Rng


class School(Struct, frozen=True):
    """How a game is learnt. Tables are tried in turn: how many sit there, and the options."""

    game: str
    inputs: Sequence[str]
    judge: Callable[[Network], Judge]
    normal: Callable[[Rng], Policy]
    tables: Sequence[tuple[int, Mapping[str, str]]]
    hidden: int = 24
    every: int = 5  # one position in so many is kept
    noise: float = 0.02
