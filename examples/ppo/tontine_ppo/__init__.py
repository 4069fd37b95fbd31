"""A bot that plays by what ``train.py`` has learnt."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from tontine.play.titles import title_of
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.observation import ANEW
from tontine_ppo.network import Network, look


class LearntBot:
    """Takes what it likes best of what is offered."""

    def __init__(self, rng: Rng, weights: str | None = None) -> None:
        space = title_of("acquire").space
        assert space is not None
        self._actions = space.actions
        self._observer = space.observer(1)
        self._network = Network.load(weights or str(files("tontine_ppo") / "weights.npz"))
        self._choices = Choices()

    def choose(self, game: Game, seat: int) -> int:
        game.offer(seat, self._choices)
        mask: Any = vec[u8]([0] * int(self._actions.size))
        self._actions.mark(self._choices, mask, 0, 1)
        self._observer.write(0, game, seat, ANEW)
        planes: Any = self._observer.planes
        numbers: Any = self._observer.numbers
        seen = look(
            {
                "planes": np.frombuffer(planes, np.uint8)[None],
                "numbers": np.frombuffer(numbers, np.int32)[None],
            }
        )
        scores = self._network(seen)[0]
        action = int(np.where(np.frombuffer(mask, np.bool_), scores, -np.inf).argmax())
        return int(self._actions.code(self._choices, action))
