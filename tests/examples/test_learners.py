"""The examples that learn and search: what they compute is right, and they play."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tontine.play.match import new_game
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(
        find_spec("gymnasium") is None or find_spec("pettingzoo") is None,
        reason="gymnasium or pettingzoo is not installed",
    ),
]


@pytest.fixture(autouse=True)
def findable(monkeypatch: pytest.MonkeyPatch) -> None:
    for example in ("ppo", "ismcts"):
        monkeypatch.syspath_prepend(str(EXAMPLES / example))


def offered(game: Any, code: int) -> bool:
    choices = Choices()
    game.offer(game.actor, choices)
    return bool(choices.contains(code))


def test_the_gradients_are_those_of_the_network() -> None:
    import numpy as np
    from tontine_ppo.network import Network

    rng = np.random.default_rng(1)
    network = Network.new(7, 5, (6, 4), 1)
    network.weights = {it: w.astype(np.float64) for it, w in network.weights.items()}
    rows: Any = rng.standard_normal((3, 7))
    by_score: Any = rng.standard_normal((3, 5))
    by_value: Any = rng.standard_normal(3)

    def loss() -> float:
        scores, values = network(rows)
        return float((scores * by_score).sum() + (values * by_value).sum())

    _, _, one, two = network.forward(rows)
    gradients = network.gradients(rows, one, two, by_score, by_value)
    for name, weight in network.weights.items():
        place = tuple(rng.integers(length) for length in weight.shape)
        weight[place] += 1e-6
        more = loss()
        weight[place] -= 2e-6
        less = loss()
        weight[place] += 1e-6
        assert (more - less) / 2e-6 == pytest.approx(float(gradients[name][place]), abs=1e-6)


def test_a_decision_is_judged_by_what_came_of_it_for_its_seat() -> None:
    import numpy as np
    from tontine_ppo import train

    rollout = train.Rollout(2, 3)
    last = train.STEPS - 1
    rollout.learns[:] = True
    rollout.seats[last - 2 :, 0] = [1, 2, 1]
    rollout.values[last - 2 :, 0] = [0.25, 0.0, 0.5]
    rollout.ends[last, 0] = True
    rollout.rewards[last, 0] = [0, 1, -1, 0]
    found, known = rollout.advantages()
    assert found[last, 0] == pytest.approx(1 - 0.5)
    assert found[last - 1, 0] == pytest.approx(-1)
    assert found[last - 2, 0] == pytest.approx(0.5 - 0.25 + train.LAMBDA * 0.5)
    assert known[last - 2 :, 0].all()
    assert not known[last, 1]  # how that goes on is not known yet
    assert np.isfinite(found).all()


def test_what_was_learnt_plays_as_a_bot(tmp_path: Path) -> None:
    from tontine_ppo import LearntBot
    from tontine_ppo.network import Network

    from tontine.research import tensor_of

    Network.new(tensor_of("acquire").size, 477, (8, 8), 1).save(tmp_path / "weights.npz")
    bot = LearntBot(Rng(1), str(tmp_path / "weights.npz"))
    game = new_game("acquire", 3, seed=1)
    for _ in range(30):
        code = bot.choose(game.imagine(game.actor, Rng(2)), game.actor)
        assert offered(game, code)
        game.apply(game.actor, code)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
@pytest.mark.parametrize("name", ["acquire", "ponzi", "greed"])
def test_openspiels_search_plays_as_a_bot(name: str) -> None:
    import tontine_ismcts

    bot = getattr(tontine_ismcts, name)(Rng(1), playouts=2)
    game = new_game(name, 3, seed=1)
    before = game.snapshot()
    for seed in range(3):
        code = bot.choose(game.imagine(game.actor, Rng(seed)), game.actor)
        assert offered(game, code)
        assert game.snapshot() == before
        game.apply(game.actor, code)
        before = game.snapshot()
    assert "tontine_ismcts" in sys.modules
