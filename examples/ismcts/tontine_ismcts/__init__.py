"""OpenSpiel's IS-MCTS as a bot for every game that has observations."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tontine.research import openspiel
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

openspiel.register()


class SearchingBot:
    """Is shown an imagined state like every bot, and imagines others from it as it searches."""

    def __init__(self, name: str, rng: Rng, playouts: int = 30) -> None:
        self.playouts = playouts
        self._name = name
        self._random = np.random.RandomState(rng.below(1 << 31))
        self._choices = Choices()
        self._games: dict[int, Any] = {}  # by the number of seats

    def choose(self, game: Game, seat: int) -> int:
        state = self._state(game)
        if len(state.legal_actions()) > 1:
            action = self._bot(game.seats).step(state)
        else:
            action = state.legal_actions()[0]
        game.offer(seat, self._choices)
        return int(state.get_game().setup.space.actions.code(self._choices, int(action)))

    def _state(self, game: Game) -> Any:
        """One of OpenSpiel's that stands where the game does."""
        seats = int(game.seats)
        if seats not in self._games:
            self._games[seats] = pyspiel.load_game(f"tontine_{self._name}(players={seats})")
        state = self._games[seats].new_initial_state()
        state.explicit.game = game.clone()
        state.explicit.stop = None
        return state

    def _bot(self, seats: int) -> Any:
        evaluator = RandomRolloutEvaluator(1, self._random)
        return ISMCTSBot(
            self._games[int(seats)],
            evaluator,
            uct_c=1.4,
            max_simulations=self.playouts,
            random_state=self._random,
            allow_inconsistent_action_sets=True,
        )


acquire = partial(SearchingBot, "acquire")
ponzi = partial(SearchingBot, "ponzi")
greed = partial(SearchingBot, "greed")
