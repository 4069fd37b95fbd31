"""The games in OpenSpiel: ``pyspiel.load_game("tontine_GAME(players=4)")``.

Importing it registers ``tontine_NAME`` for every game that has observations; its parameters are
``players``, ``rewards`` (rank or win) and the options of the game. Chance is explicit.

The string of an information state is all that a player has heard and decided, so it recalls
everything. A tensor has one size, so that of an information state is the one of the observation.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.research.setup import Setup
from tontine.research.tensor import seen, tensor_of
from tontine.rules.actions import NO_ACTION
from tontine.rules.batch import REWARDS, rewards_of
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.choices import Choices
from tontine.rules.explicit import Explicit
from tontine.rules.observation import ANEW

OUTCOMES = 128  # numbers of tiles and cards are below this
LENGTH = 100_000  # decisions; no game takes as many
ZERO_SUM = REWARDS[:2]


class TontineGame(pyspiel.Game):
    """Each game has a class of its own, which says its ``kind``."""

    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind, params = self.kind, params or {}
        chosen = {**kind.parameter_specification, **params}
        rewards = chosen.pop("rewards")
        if rewards not in ZERO_SUM:
            raise ValueError(f"rewards are {' or '.join(ZERO_SUM)} here, not {rewards!r}")
        name = kind.short_name.removeprefix("tontine_")
        players = chosen.pop("players")
        # What a number was written as by ``_text``.
        options = {it: str(value).removeprefix("edition-") for it, value in chosen.items()}
        self.setup = Setup(name, players, options, rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.setup.space.actions.size),
            max_chance_outcomes=OUTCOMES,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LENGTH,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TontineState:
        return TontineState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TontineObserver | None:
        """None where only what is public, or only what is private, is asked for."""
        if params:
            raise ValueError(f"observers have no parameters, and these are {params}")
        if kind is None:
            return TontineObserver(self.setup, False)
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (own and kind.public_info):
            return None
        return TontineObserver(self.setup, kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LENGTH


class TontineState(pyspiel.State):
    """``heard`` is what each player was told and decided, as text."""

    def __init__(self, game: TontineGame) -> None:
        super().__init__(game)
        setup = game.setup
        self.explicit = Explicit(setup.model(), len(setup.title.streams))
        self.heard = [f"player {seat}:" for seat in range(setup.players)]
        self.explicit.deal()
        self._hear()

    @property
    def _setup(self) -> Setup:
        setup: Setup = self.get_game().setup
        return setup

    def current_player(self) -> int:
        if self.explicit.stop is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.explicit.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.explicit.game.actor)

    def is_terminal(self) -> bool:
        return self.explicit.stop is None and self.explicit.game.over

    def _legal_actions(self, player: int) -> list[int]:
        game, actions = self.explicit.game, self._setup.space.actions
        choices = Choices()
        if player == game.actor:
            game.offer(player, choices)
        mask: Any = vec[u8]([0] * int(actions.size))
        actions.mark(choices, mask, 0, 1)
        legal: list[int] = np.flatnonzero(seen(mask, np.uint8)).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        stop = self.explicit.stop
        assert stop is not None
        weight = 1 / len(stop.items)
        return [(item, stop.items.count(item) * weight) for item in sorted(set(stop.items))]

    def _apply_action(self, action: int) -> None:
        if self.explicit.stop is not None:
            self.explicit.draw(action)
        else:
            game = self.explicit.game
            seat = int(game.actor)
            choices = Choices()
            game.offer(seat, choices)
            code = self._setup.code(game, seat, choices, action)
            self.heard[seat] += f" !{code}"
            self.explicit.decide(seat, code)
        self._hear()

    def _hear(self) -> None:
        """Tell everybody what they may know of what happened, once chance has done its part."""
        if self.explicit.stop is not None:
            return
        for kind, audience, *fields in self.explicit.events:
            told = f" {kind}({','.join(map(str, fields))})"
            for seat in range(len(self.heard)):
                if audience >> seat & 1:
                    self.heard[seat] += told

    def _action_to_string(self, player: int, action: int) -> str:
        title: AnyTitle = self._setup.title
        stop = self.explicit.stop
        if stop is not None:
            return title.name_outcome(stop.stream, action)
        choices = Choices()
        self.explicit.game.offer(player, choices)
        code = self._setup.space.actions.code(choices, action)
        return f"{action}" if code in (action, NO_ACTION) else f"{action} ({code})"

    def returns(self) -> list[float]:
        rewards: Any = vec[float]([0.0] * self._setup.players)
        if self.is_terminal():
            rewards_of(self.explicit.game, self._setup.reward, rewards, 0)
        return list(rewards)

    def resample_from_infostate(self, player: int, sampler: Any) -> TontineState:
        """Another state that agrees with all that the player knows. Its history is the old one:
        serialise it by ``pickle``."""
        twin: TontineState = self.clone()
        rng = Rng(int(sampler() * SEED_LIMIT) % SEED_LIMIT)
        game = self.explicit.game.seen_by(player).imagine(player, rng)
        twin.explicit.game = game
        return twin

    def __str__(self) -> str:
        stop = self.explicit.stop
        waiting = "" if stop is None else f" chance: {stop.stream} {sorted(stop.items)}"
        return f"{self.explicit.game.snapshot()}{waiting}"


class TontineObserver:
    """``tensor``: the fields one after the other, each divided by its scale; ``dict`` has them by
    name."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        self._observer = setup.space.observer(1)
        self._tensor = tensor_of(setup.title.name)
        self._recalls = recalls
        self._row = {"numbers": seen(self._observer.numbers, np.int32)}
        if setup.space.planes:
            self._row["planes"] = seen(self._observer.planes, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(self._tensor.size, np.float32)
        self.dict = self._tensor.named(self.tensor)

    def set_from(self, state: TontineState, player: int) -> None:
        self._observer.write(0, state.explicit.game, player, ANEW)
        self._tensor.floats(self._row, self.tensor)

    def string_from(self, state: TontineState, player: int) -> str:
        if self._recalls:
            return state.heard[player]
        self.set_from(state, player)
        fields = ((name, field.ravel().round(4)) for name, field in self.dict.items())
        return "\n".join(f"{name}: {_brief(values)}" for name, values in fields if values.any())


def _brief(values: NDArray[np.float32]) -> str:
    """The values that are not zero, with their indices."""
    return " ".join(f"{place}={values[place]:g}" for place in np.flatnonzero(values))


def _text(value: str) -> str:
    """OpenSpiel would read what looks like a number as one."""
    return f"edition-{value}" if value.isdigit() else value


def register() -> None:
    known = set(pyspiel.registered_names())
    for name, title in TITLES.items():
        if title.space is None or f"tontine_{name}" in known:
            continue
        options = {it.name: _text(it.values[0]) for it in title.options if not it.display}
        kind = pyspiel.GameType(
            short_name=f"tontine_{name}",
            long_name=f"Tontine: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=title.most,
            min_num_players=title.fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": max(title.fewest, min(4, title.most)),
                "rewards": ZERO_SUM[0],
                **options,
            },
        )
        # A class, since OpenSpiel lets go of it when Python is gone already: that does no harm to
        # one, which always refers to itself.
        made = type(f"{name.capitalize()}Game", (TontineGame,), {"kind": kind})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)


register()
