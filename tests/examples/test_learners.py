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


learns = pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")


@learns
def test_what_is_played_is_what_was_learnt() -> None:
    """The network in numpy is the one in torch."""
    import numpy as np
    import torch
    from tontine_ppo.network import Network, look
    from tontine_ppo.train import Learner, tensors

    from tontine.research import vector_env

    torch.manual_seed(1)
    learner = Learner()
    for name in ("policy", "place"):  # in the beginning, anything is as good
        learner.layers[name].weight.data *= 100
    venv = vector_env("acquire", 16, 4, seed=1)
    observations, info = venv.reset()
    for _ in range(90):
        observations, _, _, _, info = venv.step(venv.sample())
    seen = look(observations)
    with torch.no_grad():
        told = learner(tensors(seen))[0].numpy()
    mask = info["action_mask"] == 1
    assert np.abs(told[mask]).max() > 0.01
    assert Network(learner.weights())(seen)[mask] == pytest.approx(told[mask], abs=1e-4)


@learns
def test_a_decision_is_judged_by_what_came_of_it_for_its_seat() -> None:
    import numpy as np
    from tontine_ppo import train

    rollout = train.Rollout()
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


def test_what_a_learner_sees_is_what_the_position_is() -> None:
    import numpy as np
    from tontine_ppo.network import bonuses

    shares: Any = np.zeros((1, 6, 7), np.float32)
    shares[0, :4] = [
        [5, 2, 0, 0, 1, 3, 0],
        [3, 2, 4, 0, 0, 1, 0],
        [3, 1, 0, 0, 0, 3, 0],
        [1, 1, 0, 0, 0, 3, 0],
    ]
    due = bonuses(shares, np.ones((1, 7), np.float32))[0]
    assert due[:, 0].tolist() == [10, 2.5, 2.5, 0, 0, 0]  # second is shared
    assert due[:, 1].tolist() == [7.5, 7.5, 0, 0, 0, 0]  # first is
    assert due[:, 2].tolist() == [0, 15, 0, 0, 0, 0]  # alone
    assert due[:, 3].tolist() == [0] * 6
    assert due[:, 5].tolist() == [5, 0, 5, 5, 0, 0]


def test_tiles_are_seen_with_what_lies_around_them() -> None:
    from tontine_ppo.network import FREE, LONE, OUTSIDE, look

    from tontine.research import vector_env

    venv = vector_env("acquire", 8, 4, seed=3)
    observations, _ = venv.reset()
    for _ in range(120):
        observations, _, _, _, _ = venv.step(venv.sample())
    seen = look(observations)
    found = 0
    for row in range(8):
        planes = observations["planes"][row].reshape(11, 9, 12)
        hand = [int(tile) for tile in seen.tiles[row] if tile >= 0]
        assert hand == [int(tile) for tile in planes[9].ravel().nonzero()[0]]
        for slot, tile in enumerate(hand):
            down, across = divmod(tile, 12)
            beside = [
                (down - 1, across),
                (down + 1, across),
                (down, across - 1),
                (down, across + 1),
            ]
            kinds = [OUTSIDE] * 4
            for place, (one, two) in enumerate(beside):
                if 0 <= one < 9 and 0 <= two < 12:
                    kinds[place] = int(planes[:9, one, two].argmax())
            told = (seen.around[row, slot, :10] * 2).tolist()
            assert told == [kinds.count(kind) for kind in range(10)]
            found += any(kind not in (LONE, FREE, OUTSIDE) for kind in kinds)
    assert found


def test_the_weights_that_come_with_it_beat_three_easy() -> None:
    """In a few games, far more than the one in four that would be fair."""
    from tontine.arena.simulate import Plan, simulate
    from tontine.play.match import check_options
    from tontine.play.titles import TITLES

    options = check_options(TITLES["acquire"], {})
    bot = f"{EXAMPLES / 'ppo' / 'tontine_ppo' / '__init__.py'}:LearntBot"
    report = simulate(Plan("acquire", (bot, "easy", "easy", "easy"), options, 1), 40, 1)
    assert report.first_failure == ""
    assert report.seats[0].wins >= 18


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
