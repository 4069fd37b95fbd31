"""Many games at once: decided, observed and rewarded without leaving compiled code.

Every environment has chance of its own, so its games do not depend on how many there are beside it.
A game that ends is followed by a new one at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tontine.rules.actions import Actions
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.observation import ANEW, Observer

# What a game is worth to a seat in its end.
RANK: Final = 0  # from -1 to 1, of sum zero: how many it has beaten, less how many have beaten it
WIN: Final = 1  # of sum zero: 1 for a win alone
SCORE: Final = 2
REWARDS: Final = ["rank", "win", "score"]


class NotOffered(ValueError):
    """An action that its environment does not offer. Nothing has changed, in none of them."""

    def __init__(self, env: int, action: int) -> None:
        super().__init__(f"environment {env} does not offer action {action}")
        self.env = env
        self.action = action


@mypyc_attr(acyclic=True)
class Batch:
    """``model`` is a game like all of them, whatever its state; ``first`` is the number of the
    first environment, where a batch is one of several. With ``most`` a game is cut off after so
    many decisions.

    ``mask``, ``seats``, ``rewards``, ``ended`` and ``cut`` tell of each environment what is offered
    now, who is to decide, and what the last step brought.
    """

    def __init__(
        self,
        model: Game,
        observer: Observer,
        actions: Actions,
        seed: i64,
        first: i64 = 0,
        reward: i64 = RANK,
        most: i64 = 0,
    ) -> None:
        envs = observer.rows
        self.model = model
        self.observer = observer
        self.actions = actions
        self.envs = envs
        self.first = first
        self.players = model.seats
        self.reward = reward
        self.most = most
        self.games: list[Game] = []
        self.choices: list[Choices] = []
        self.dealers: list[Rng] = []
        self.samplers: list[Rng] = []
        self.mask: vec[u8] = vec[u8]([0] * (envs * actions.size))
        self.seats: vec[i64] = vec[i64]([0] * envs)
        self.rewards: vec[float] = vec[float]([0.0] * (envs * model.seats))
        self.ended: vec[u8] = vec[u8]([0] * envs)
        self.cut: vec[u8] = vec[u8]([0] * envs)
        self.lengths: vec[i64] = vec[i64]([0] * envs)
        self.picked: vec[i64] = vec[i64]([0] * envs)
        for _ in range(envs):
            self.choices.append(Choices())
            self.dealers.append(Rng(0))
            self.samplers.append(Rng(0))
            self.games.append(model)
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """New games everywhere. The same seed brings the same games and samples."""
        for env in range(self.envs):
            own = Rng(seed)
            own.state = (own.next() ^ ((self.first + env + 1) * 0x1E3779B1)) & own.MASK
            self.dealers[env] = Rng(own.next())
            self.samplers[env] = Rng(own.next())
            self._clear(env)
            self._begin(env)

    def renew(self) -> None:
        """New games everywhere, as the environments would have begun next."""
        for env in range(self.envs):
            self._clear(env)
            self._begin(env)

    def sample(self) -> None:
        """Choose for every environment one of its actions, all equally likely, into ``picked``."""
        picked = self.picked
        actions = self.actions
        for env in range(self.envs):
            picked[env] = actions.pick(self.choices[env], self.samplers[env])

    def step(self, actions: vec[i64]) -> None:
        """One action in every environment, for the seat that is to decide there. NotOffered, and
        then nothing has changed."""
        if i64(len(actions)) != self.envs:
            raise ValueError(f"{len(actions)} actions for {self.envs} environments")
        mask = self.mask
        size = self.actions.size
        for env in range(self.envs):
            action = actions[env]
            if action < 0 or action >= size or mask[env * size + action] == 0:
                raise NotOffered(env, action)
        for env in range(self.envs):
            self._step(env, actions[env])

    def drive(self, steps: i64) -> None:
        """So many steps at random."""
        for _ in range(steps):
            self.sample()
            self.step(self.picked)

    def decided(self, env: i64, action: i64) -> i64:
        """The code that an action stands for; NO_ACTION if it is not offered."""
        return self.actions.code(self.choices[env], action)

    def _step(self, env: i64, action: i64) -> None:
        if self.ended[env] != 0 or self.cut[env] != 0:
            self._clear(env)
        game = self.games[env]
        actions = self.actions
        code = action if action < actions.dense else actions.code(self.choices[env], action)
        game.apply(game.actor, code)
        length = self.lengths[env] + 1
        self.lengths[env] = length
        if game.over:
            self.ended[env] = 1
            rewards_of(game, self.reward, self.rewards, env * self.players)
            self._begin(env)
        elif length == self.most:
            self.cut[env] = 1
            self._begin(env)
        else:
            self._look(env, game, code)

    def _clear(self, env: i64) -> None:
        self.ended[env] = 0
        self.cut[env] = 0
        rewards = self.rewards
        for place in range(env * self.players, env * self.players + self.players):
            rewards[place] = 0.0

    def _begin(self, env: i64) -> None:
        game = self.model.fresh(Chance(Rng(self.dealers[env].next())))
        self.observer.prepare(game)
        game.deal()
        self.games[env] = game
        self.lengths[env] = 0
        self._look(env, game, ANEW)

    def _look(self, env: i64, game: Game, code: i64) -> None:
        seat = game.actor
        self.seats[env] = seat
        self.observer.write(env, game, seat, code)
        choices = self.choices[env]
        actions = self.actions
        at = env * actions.size
        actions.mark(choices, self.mask, at, 0)
        game.offer(seat, choices)
        actions.mark(choices, self.mask, at, 1)


def rewards_of(game: Game, reward: i64, rewards: vec[float], at: i64) -> None:
    """What every seat has in the end; if the game is not over, as things stand."""
    result = game.result()
    others = float(game.seats - 1)
    for seat in range(game.seats):
        if reward == SCORE:
            rewards[at + seat] = float(result.scores[seat])
        elif reward == RANK:
            better: i64 = 0
            for rank in result.ranks:
                if rank > result.ranks[seat]:
                    better += 1
                elif rank < result.ranks[seat]:
                    better -= 1
            rewards[at + seat] = float(better) / others
        else:
            winners = result.winners
            part = 1.0 / float(game.seats)  # of the win; where nobody wins, they share it
            if len(winners) > 0:
                part = 1.0 / float(len(winners)) if seat in winners else 0.0
            rewards[at + seat] = (part * float(game.seats) - 1.0) / others
