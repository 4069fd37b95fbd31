"""Learning who will win: the same from the same seed, and something worth knowing."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from msgspec import convert
from msgspec.structs import replace

from tests.cli.command import tontine
from tontine.arena.belief import Watched, belief_of, watch
from tontine.arena.train import Data, Grade, empty, fit, grade_of, train, written
from tontine.bots.search.lessons import Lessons
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.seats import FOLDERS
from tontine.bots.training import Training, TrainingSettings
from tontine.bots.weights import Belief, network, network_of, problem_of
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng

SHORT = TrainingSettings(rounds=2, games=6, hidden=3)
ACQUIRE = FOLDERS["acquire"].TRAINING


def test_the_same_course_makes_the_same_weights_on_any_number_of_processes() -> None:
    # More games than are handed over at a time, so that two processes share them.
    settings = replace(SHORT, rounds=1, games=60)
    assert train(ACQUIRE, settings, workers=1) == train(ACQUIRE, settings, workers=2)


def test_another_seed_makes_others_and_the_file_says_by_what_they_were_made() -> None:
    weights = train(ACQUIRE, SHORT, workers=1)
    assert weights["trained"] == {
        "rounds": 2,
        "games": 6,
        "hidden": 3,
        "every": 5,
        "seed": 1,
        "shown": 0,
        "shared": 0,
        "after": "",
        "trust": 0.0,
        "loss": weights["trained"]["loss"],
    }
    assert weights["direct"] != train(ACQUIRE, replace(SHORT, seed=9), workers=1)["direct"]
    assert json.loads(written(weights)) == weights
    assert network_of(weights).inputs == len(ACQUIRE.inputs)


def test_what_is_learnt_next_begins_with_shipped_weights_and_looks_into_the_slots() -> None:
    settings = replace(SHORT, rounds=1, games=4, shared=2, after="value")
    weights = train(ACQUIRE, settings, workers=1)
    assert weights["slots"] == {"count": 7, "inputs": list(ACQUIRE.slot)}
    assert len(weights["shared"]) == 2
    assert len(weights["direct"]) == len(ACQUIRE.inputs) + 2
    assert json.loads(written(weights)) == weights
    learnt = network_of(weights)
    assert learnt.inputs == len(ACQUIRE.inputs) + 7 * len(ACQUIRE.slot)
    assert problem_of(weights, ACQUIRE) is None
    # Who plays, and so what is learnt from, is another.
    assert train(ACQUIRE, replace(settings, after=""), workers=1)["direct"] != weights["direct"]
    # A second round is played by what has been learnt in the first.
    assert train(ACQUIRE, replace(settings, rounds=2), workers=1)["shared"] != weights["shared"]


def test_by_trust_one_learns_what_one_saw_oneself_a_little_later() -> None:
    """One position after the other: from the end backwards."""
    seen: list[list[list[float]]] = []
    for trust in (0.0, 0.5, 1.0):
        judge = ACQUIRE.judge(network(ACQUIRE))
        lessons = Lessons(judge, Rng(3), 4, trust)
        game = title_of("acquire").set_up(3, Chance(Rng(5)), check_options(title_of("acquire"), {}))
        game.remember()
        game.deal()
        lessons.play(game, [ACQUIRE.normal(Rng(seat)) for seat in range(3)])
        rows = np.array(list(lessons.rows)).reshape(len(lessons.seats), 3, -1)
        if trust == 0.0:
            assert (rows[:, :, -2] == rows[:, :, -1]).all()
            inputs = rows[:, :, :-2]
        assert (rows[:, :, :-2] == inputs).all()
        seen.append(rows[:, :, -2:].tolist())
    outcome, half, whole = (np.array(it) for it in seen)
    assert len(outcome) > 10
    assert (half[:, :, 1] == outcome[:, :, 1]).all()
    assert (half[-1] == outcome[-1]).all()
    # What was seen in the position after: all of it where the judge is trusted wholly.
    for place in range(len(outcome) - 1):
        own, later = half[place, :, 0], half[place + 1, :, 0]
        assert own == pytest.approx((whole[place, :, 0] + later) / 2)
        assert whole[place, :, 0].sum() == pytest.approx(1)
    assert (whole[0, :, 0] != outcome[0, :, 0]).all()


def planted_in_slots(positions: int) -> Data:
    """Who has one of two things that is large, in whichever slot, wins; two small ones are no
    use."""
    generator = np.random.default_rng(2)
    there = generator.random((positions, 3, 2)) < 0.8
    size = np.where(there, generator.normal(0, 1, there.shape), 0)
    slots = np.stack([there.astype(float), size], axis=3)
    inputs = np.concatenate([np.zeros((positions, 3, 1)), slots.reshape(positions, 3, -1)], axis=2)
    strength = np.where(there, np.maximum(size - 0.5, 0), 0).sum(axis=2)
    strength += generator.random(strength.shape) / 1000
    wins = np.zeros((positions, 3))
    wins[np.arange(positions), strength.argmax(axis=1)] = 1
    return Data(inputs.astype(np.float32), wins, wins, np.ones((positions, 3)))


def test_shared_units_learn_what_is_in_any_slot_and_count_the_same_when_written() -> None:
    training = replace(ACQUIRE, inputs=["nothing"], slots=2, slot=["there", "size"])
    data = planted_in_slots(6000)
    blind, plain = fit(training, replace(SHORT, hidden=4), data, Rng(1))
    weights, grade = fit(training, replace(SHORT, hidden=4, shared=4), data, Rng(1))
    assert "shared" not in blind
    assert grade.loss < 0.5 * plain.loss
    # The network as it is shipped grades the same, on the positions that were held back.
    learnt, loss = network_of(weights), 0.0
    for position in range(5400, 6000):
        rows = data.inputs[position].astype(float).tolist()
        powers = np.exp([learnt.score(vec[float](row)) for row in rows])
        loss -= np.log(powers[data.wins[position].argmax()] / powers.sum()) / 600
    assert loss == pytest.approx(grade.loss, rel=1e-3)


def test_progress_counts_games_and_grades_every_round() -> None:
    told: list[tuple[int, int, Grade | None]] = []
    train(ACQUIRE, SHORT, 1, lambda *progress: told.append(progress))
    assert [sum(games for games, number, _ in told if number == round_) for round_ in (0, 1)] == [
        6,
        6,
    ]
    assert [grade is not None for _, _, grade in told].count(True) == 2


def test_one_position_in_so_many_is_kept() -> None:
    def held_back(every: int) -> int:
        grades: list[Grade | None] = []
        settings = replace(SHORT, rounds=1, every=every)
        train(ACQUIRE, settings, 1, lambda games, number, grade: grades.append(grade))
        return sum(grade.positions for grade in grades if grade is not None)

    assert held_back(2) > 2 * held_back(10) > 0


def planted(positions: int) -> Data:
    """Who has more of the first input, or else of the second above 1, wins; one seat is empty."""
    generator = np.random.default_rng(1)
    inputs = generator.normal(0, 1, (positions, 4, 3))
    sits = np.ones((positions, 4))
    sits[:, 3] = 0
    strength = np.where(sits > 0, inputs[..., 0] + 3 * np.maximum(inputs[..., 1] - 1, 0), -9)
    wins = np.zeros((positions, 4))
    wins[np.arange(positions), strength.argmax(axis=1)] = 1
    return Data(inputs.astype(np.float32), wins, wins, sits)


def test_a_hidden_layer_learns_what_a_sum_cannot() -> None:
    training = replace(ACQUIRE, inputs=["first", "second", "nothing"])
    data = planted(6000)
    weights, grade = fit(training, replace(SHORT, hidden=12), data, Rng(1))
    bare, plain = fit(training, replace(SHORT, hidden=0), data, Rng(1))
    assert grade.loss < 0.6 * plain.loss < 0.6 * np.log(3)
    assert len(weights["units"]) == 12
    assert not bare["units"]


def test_a_grade_knows_the_honest_from_the_boastful() -> None:
    wins = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    sits = np.ones_like(wins)
    honest, boastful = np.array([[0.75, 0.25]] * 4), np.array([[0.99, 0.01]] * 4)
    assert grade_of(honest, wins, sits).calibration == pytest.approx(0)
    assert grade_of(boastful, wins, sits).calibration == pytest.approx(0.24)
    assert grade_of(honest, wins, sits).loss < grade_of(boastful, wins, sits).loss


def quick(learnt: Network, rng: Rng) -> Search:
    return Search(ACQUIRE.judge(learnt), ACQUIRE.normal(rng), rng, playouts=2, depth=0)


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Training:
    """Whose games are over in a moment."""
    found = replace(ACQUIRE, searcher=quick, rival="normal")
    monkeypatch.setattr(FOLDERS["acquire"], "TRAINING", found)
    return found


def test_how_far_chances_can_be_believed_is_learnt_from_games_of_those_who_search(
    training: Training,
) -> None:
    told: list[tuple[int, int, Grade | None]] = []
    settings = replace(SHORT, shown=3)
    weights = train(training, settings, 1, lambda *progress: told.append(progress))
    assert train(training, settings, workers=2) == weights
    assert sum(games for games, number, _ in told if number == settings.rounds) == 3
    plain = train(training, SHORT, workers=1)
    assert weights["direct"] == plain["direct"]  # nothing else is learnt from them
    assert "belief" not in plain
    belief = weights["belief"]
    learnt = network_of(weights)
    assert (learnt.temperature, learnt.lapse) == (belief["temperature"], belief["lapse"])
    assert (network_of(plain).temperature, network_of(plain).lapse) == (1, 0)
    assert json.loads(written(weights)) == weights


@pytest.mark.usefixtures("training")
def test_a_game_is_watched_in_the_midst_of_it_and_to_its_end() -> None:
    found = watch("acquire", empty(ACQUIRE), 3)  # of two
    assert len(found) > 5
    for it in found:
        assert sum(it.wins) == pytest.approx(1)
        assert all(sum(chances) == pytest.approx(1) for chances in it.playouts)
        assert {len(chances) for chances in it.playouts} == {len(it.wins)} == {2}
    assert len({tuple(it.wins) for it in found}) == 1
    assert found[0].playouts[0] == [0.5, 0.5]  # it has learnt nothing


def seen(chance: float, wins: int, games: int) -> list[Watched]:
    """Moments at which the first of two was given this chance, and how often it won."""
    playouts = [[chance, 1 - chance]] * 3
    lost = games - wins
    return [Watched(playouts, [1.0, 0.0])] * wins + [Watched(playouts, [0.0, 1.0])] * lost


def test_a_belief_is_what_makes_who_won_most_likely() -> None:
    honest = seen(0.9, 90, 100) + seen(0.6, 60, 100) + seen(1.0, 50, 50)
    assert belief_of(honest) == Belief(temperature=1.0, lapse=0.0)
    certain = belief_of(honest + seen(1.0, 990, 1000))
    assert certain["temperature"] == pytest.approx(1, abs=0.06)
    assert certain["lapse"] == pytest.approx(0.019, abs=0.002)  # half of all lapses are not seen
    nobody = [Watched([[1.0, 0.0]], [0.0, 0.0])] * 50
    assert belief_of(honest + nobody) == belief_of(honest)
    boastful = seen(0.9, 75, 100) + seen(0.8, 67, 100)  # three to one, where it says nine to one
    assert belief_of(boastful)["temperature"] > 1.3
    shy = seen(0.75, 90, 100) + seen(0.6, 68, 100)
    assert belief_of(shy)["temperature"] == 0.7


def test_the_shipped_weights_name_the_course_that_made_them() -> None:
    for game, training in ((game, it.TRAINING) for game, it in FOLDERS.items()):
        for name, settings in training.settings.items():
            path = Path(__file__).parents[2] / "src/tontine/bots" / game / f"{name}.json"
            made = json.loads(path.read_text())
            assert convert(made["trained"], TrainingSettings) == settings
            assert ("belief" in made) == (settings.shown > 0)
            assert made["inputs"] == list(training.inputs)
            assert len(made["units"]) == settings.hidden
            assert len(made.get("shared", [])) == settings.shared


def test_the_command_writes_weights_and_says_how_well_was_learnt(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    words = ["arena", "train", "acquire", "--rounds", "1", "--games", "4", "--shown", "0"]
    done = tontine(*words, "--out", str(out))
    assert done.returncode == 0
    assert "round 1:" in done.stdout
    assert json.loads(out.read_text())["trained"]["games"] == 4
    assert tontine(*words).stdout == out.read_text()
