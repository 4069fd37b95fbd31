"""The games in PettingZoo's form: one agent after the other."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbelow
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tontine.research.rendering import Drawable, draw_picture, draw_text
from tontine.research.setup import Setup
from tontine.research.tensor import seen, tensor_of
from tontine.rules.batch import rewards_of
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.observation import ANEW

Observation = dict[str, NDArray[Any]]


class Eye:
    """Looks at one game at a time for its seats: as one row of floats, and as an action mask."""

    def __init__(self, setup: Setup) -> None:
        space = setup.space
        self._actions = space.actions
        self._observer = space.observer(1)
        self._tensor = tensor_of(setup.title.name)
        self._empty: Any = vec[u8]([0] * int(space.actions.size))
        self._row: Observation = {"numbers": seen(self._observer.numbers, np.int32)}
        if space.planes:
            self._row["planes"] = seen(self._observer.planes, np.uint8)
        self.choices = Choices()
        low, high = self._tensor.bounds
        self.observation_space = Dict(
            {
                "observation": Box(low, high, dtype=np.float32),
                "action_mask": Box(0, 1, (int(space.actions.size),), np.int8),
            }
        )

    def floats(self, game: Game, seat: int) -> NDArray[np.float32]:
        self._observer.write(0, game, seat, ANEW)
        return self._tensor.floats(self._row)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """All zeros for a seat that is not to decide now."""
        mask = self._empty[:]
        if seat == game.actor:
            game.offer(seat, self.choices)
            self._actions.mark(self.choices, mask, 0, 1)
        return seen(mask, np.int8)


class AECGame(AECEnv[str, Observation, int]):
    """Where several seats owe a decision at once, they decide one after the other, and nobody sees
    an answer before all are in."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        rewards: str = "rank",
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        """``rewards``: rank, win or score, all at the end. ``max_cycles`` truncates a game after so
        many decisions of every player, on average."""
        super().__init__()
        self._setup = Setup(game, players, options or {}, rewards)
        self._eye = Eye(self._setup)
        self.metadata: dict[str, Any] = {
            "name": f"tontine_{game}_v0",
            "render_modes": ["ansi", "rgb_array", "human"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi, rgb_array or human, not {render_mode!r}")
        self.render_mode = render_mode
        self._drawable = Drawable(self._setup)
        self._most = None if max_cycles is None else max_cycles * players
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self._eye.observation_space
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        size = int(self._setup.space.actions.size)
        self.action_spaces = {agent: Discrete(size) for agent in self.possible_agents}
        self._seeds: Rng | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The true state: it knows all secrets."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed, the next of the games that the last seed brings."""
        if seed is not None or self._seeds is None:
            self._seeds = Rng(randbelow(SEED_LIMIT) if seed is None else seed % SEED_LIMIT)
        self._game = self._setup.dealt(self._seeds.next())
        self._drawable.begin()
        self._decided = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        asked = seat == self._game.actor
        mask = self._mask.copy() if asked else np.zeros_like(self._mask)
        return {"observation": self._eye.floats(self._game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, seat = self._game, self._seats[agent]
        code = self._setup.code(game, seat, self._eye.choices, action)
        if self.render_mode == "human" and self._decided == 0:
            self.render()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.render_mode is None:
            game.apply(seat, code)
        else:
            self._drawable.decides(game)
            game.apply(seat, code)
            self._drawable.decided(game, seat, code)
        self._decided += 1
        if game.over:
            self._end()
        else:
            if self._decided == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        self.agent_selection = self.possible_agents[self._game.actor]
        self._mask = self._eye.mask(self._game, self._game.actor)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _end(self) -> None:
        self._mask = np.zeros_like(self._mask)
        rewards: Any = vec[float]([0.0] * self._setup.players)
        rewards_of(self._game, self._setup.reward, rewards, 0)
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the terminal shows it to who is to decide now."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is drawn: no render_mode was chosen")
            return None
        seat = self._seats[self.agent_selection]
        game = self._drawable.of(self._game)
        if self.render_mode == "rgb_array":
            return draw_picture(self._setup, game, seat)
        text = draw_text(self._setup, game, seat)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is left open."""


def aec_env(
    game: str,
    /,
    players: int = 4,
    rewards: str = "rank",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: str,
) -> AECGame:
    """A game for PettingZoo: ``aec_env(GAME, players=3)``."""
    return AECGame(game, players, rewards, options, render_mode, max_cycles)
