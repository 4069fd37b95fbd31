"""The games in OpenSpiel, held by OpenSpiel's own tests."""

from __future__ import annotations

import pickle
import random
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test  # a module, or pytest would collect its tests
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.tests import games_sim_test

import tontine.research.openspiel as faces
from tontine.play.titles import TITLES

pytestmark = pytest.mark.once  # of what is not compiled

GAMES = [name for name, title in TITLES.items() if title.space is not None]
every_game = pytest.mark.parametrize("game", GAMES)
GOLDEN = Path(__file__).parent / "playthroughs"
LINES = 500  # of a playthrough that are kept

faces.register()  # once more, which changes nothing


def loaded(game: str, /, **parameters: object) -> Any:
    told = ",".join(f"{name}={value}" for name, value in {"players": 3, **parameters}.items())
    return pyspiel.load_game(f"tontine_{game}({told})")


class Enough(Exception):
    """That many lines are enough."""


class Paper(StringIO):
    def write(self, text: str) -> int:
        if self.getvalue().count("\n") >= LINES:
            raise Enough
        return super().write(text)


def first_lines(game: str) -> list[str]:
    """Of a playthrough, which would go on to the end of the game."""
    paper = Paper()
    with suppress(Enough), redirect_stdout(paper):
        playthrough_lines(f"tontine_{game}(players=3)", alsologtostdout=True, seed=7)
    return paper.getvalue().splitlines()[:LINES]


def walked(game: Any, decisions: int, seed: int) -> Any:
    """A state after so many decisions at random, where a player decides."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_game
def test_openspiel_plays_it_copies_it_and_stores_it(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


@every_game
def test_its_simulation_goes_through(game: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(loaded(game))


@every_game
def test_its_rules_for_games_are_kept(game: str) -> None:
    kept: Any = type(
        f"Kept{game}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game": loaded(game), "game_name": f"tontine_{game}"},
    )
    kept.setUpClass()
    for name in dir(kept):
        if name.startswith("test_"):
            getattr(kept(name), name)()


@every_game
def test_a_playthrough_is_what_it_was(game: str) -> None:
    lines = first_lines(game)
    golden = GOLDEN / f"{game}.txt"
    assert lines == golden.read_text("utf-8").splitlines()


@every_game
def test_what_is_resampled_looks_the_same_to_its_player(game: str) -> None:
    state = walked(loaded(game), 40, 3)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1


@every_game
def test_a_state_can_be_pickled(game: str) -> None:
    state = walked(loaded(game), 8, 3)
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)


def test_options_and_rewards_are_parameters() -> None:
    game = loaded("ponzi", edition="english", game="advanced", rewards="win")
    assert game.setup.options["edition"] == "english"
    assert loaded("ponzi").setup.options["edition"] == "2015"
    assert walked(game, 5, 1).explicit.game.advanced
    with pytest.raises(ValueError, match="rewards are rank or win here, not 'score'"):
        loaded("ponzi", rewards="score")
