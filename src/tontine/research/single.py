"""One seat against bots, in Gymnasium's form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from librt.vecs import vec
from numpy.typing import NDArray

from tontine.bots.decide import play_fast
from tontine.bots.seats import bot_names, bot_problem, make_bot
from tontine.research.aec import Eye
from tontine.research.rendering import Drawable, draw_picture, draw_text
from tontine.research.setup import BadAction, Setup
from tontine.rules.batch import rewards_of
from tontine.rules.chance import SEED_LIMIT, Rng

Observation = dict[str, NDArray[Any]]


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """The bots decide in between, each from what its own seat may know."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "normal",
        players: int = 4,
        seat: int | None = None,
        rewards: str = "rank",
        options: Mapping[str, str] | None = None,
        refused: str = "error",
        render_mode: str | None = None,
    ) -> None:
        """``opponents``: the name of a bot for all of them, or a name for each. ``seat``: by
        default another in every game. ``refused``: an action that is not offered raises BadAction;
        or "lost" gives the game away, for programs that do not know masks."""
        self._setup = Setup(game, players, options or {}, rewards)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(names)}")
        for name in names:
            if name.partition("@")[0] not in bot_names(game):
                raise ValueError(f"{game} has the bots {', '.join(bot_names(game))}, not {name!r}")
            if problem := bot_problem(game, name):
                raise ValueError(problem)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"the seats are 0 to {players - 1}, not {seat}")
        if refused not in ("error", "lost"):
            raise ValueError(f"refused is error or lost, not {refused!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self._drawable = Drawable(self._setup)
        self._opponents = names
        self._fixed = seat
        self._loses = refused == "lost"
        self._eye = Eye(self._setup)
        self.observation_space: Any = self._eye.observation_space
        self._actions = int(self._setup.space.actions.size)
        self.action_space = Discrete(self._actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = self._setup.players
        rng = Rng(int(self.np_random.integers(SEED_LIMIT)))
        self.seat = rng.below(players) if self._fixed is None else self._fixed
        self._rng = Rng(rng.next())
        seats = [seat for seat in range(players) if seat != self.seat]
        self._bots = {
            seat: make_bot(self._setup.title.name, name, Rng(rng.next()))
            for seat, name in zip(seats, self._opponents, strict=True)
        }
        self.game = self._setup.dealt(rng.next())
        self._over = False
        self._drawable.begin()
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise BadAction("the game is over: reset begins another")
        game = self.game
        game.offer(self.seat, self._eye.choices)
        try:
            code = self._setup.code(game, self.seat, self._eye.choices, action)
        except BadAction as error:
            if not self._loses:
                raise
            self._over = True
            return (
                self._observation(),
                self._lost(),
                True,
                False,
                {**self._info(), "refused": str(error)},
            )
        if self.render_mode is None:
            game.apply(self.seat, code)
        else:
            self._drawable.decides(game)
            game.apply(self.seat, code)
            self._drawable.decided(game, self.seat, code)
        self._go_on()
        if not game.over:
            return self._observation(), 0.0, False, False, self._info()
        self._over = True
        rewards: Any = vec[float]([0.0] * self._setup.players)
        rewards_of(game, self._setup.reward, rewards, 0)
        result = game.result()
        ranks = {"rank": int(result.ranks[self.seat]), "score": int(result.scores[self.seat])}
        info = {**self._info(), **ranks}
        return self._observation(), float(rewards[self.seat]), True, False, info

    def _lost(self) -> float:
        """The worst reward; 0 for scores, which have no worst."""
        others = self._setup.players - 1
        return (-1.0, -1.0 / others, 0.0)[self._setup.reward]

    def _go_on(self) -> None:
        """Let the bots decide until it is the agent's turn, or the end."""
        game = self.game
        while not game.over and game.actor != self.seat:
            actor = int(game.actor)
            bot = self._bots[actor]
            failed = play_fast(self._setup.title, game, actor, bot, self._rng, game.apply)
            if failed is not None:
                raise failed

    def _observation(self) -> Observation:
        if self.game.over or self._over:
            mask = np.zeros(self._actions, np.int8)
        else:
            mask = self._eye.mask(self.game, self.seat)
        return {"observation": self._eye.floats(self.game, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observation()["action_mask"], "seat": self.seat}

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is drawn: no render_mode was chosen")
            return None
        draw = draw_picture if self.render_mode == "rgb_array" else draw_text
        return draw(self._setup, self._drawable.of(self.game), self.seat)


def single_env(
    game: str,
    /,
    opponents: str | Sequence[str] = "normal",
    players: int = 4,
    seat: int | None = None,
    rewards: str = "rank",
    refused: str = "error",
    render_mode: str | None = None,
    **options: str,
) -> SingleSeat:
    """One seat against bots: ``single_env(GAME, opponents="hard", players=3)``."""
    return SingleSeat(game, opponents, players, seat, rewards, options, refused, render_mode)
