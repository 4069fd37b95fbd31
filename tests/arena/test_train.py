"""Learning who will win: the same from the same seed, and something worth knowing."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from tests.cli.command import tontine
from tontine.arena.train import Data, Grade, fit, grade_of, train, written
from tontine.bots.school import Course
from tontine.bots.seats import SCHOOLS
from tontine.bots.weights import network_of
from tontine.rules.chance import Rng

SHORT = Course(rounds=2, games=6, hidden=3)
ACQUIRE = SCHOOLS["acquire"]


def test_the_same_course_makes_the_same_weights_on_any_number_of_processes() -> None:
    # More games than are handed over at a time, so that two processes share them.
    course = replace(SHORT, rounds=1, games=60)
    assert train(ACQUIRE, course, workers=1) == train(ACQUIRE, course, workers=2)


def test_another_seed_makes_others_and_the_file_says_by_what_they_were_made() -> None:
    weights = train(ACQUIRE, SHORT, workers=1)
    assert weights["trained"] == {
        "rounds": 2,
        "games": 6,
        "hidden": 3,
        "every": 5,
        "seed": 1,
        "loss": weights["trained"]["loss"],
    }
    assert weights["direct"] != train(ACQUIRE, replace(SHORT, seed=9), workers=1)["direct"]
    assert json.loads(written(weights)) == weights
    assert network_of(weights).inputs == len(ACQUIRE.inputs)


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
        course = replace(SHORT, rounds=1, every=every)
        train(ACQUIRE, course, 1, lambda games, number, grade: grades.append(grade))
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
    return Data(inputs, wins, sits)


def test_a_hidden_layer_learns_what_a_sum_cannot() -> None:
    school = replace(ACQUIRE, inputs=["first", "second", "nothing"])
    data = planted(6000)
    weights, grade = fit(school, 12, data, Rng(1))
    _, plain = fit(school, 0, data, Rng(1))
    assert grade.loss < 0.6 * plain.loss < 0.6 * np.log(3)
    assert len(weights["units"]) == 12
    assert not fit(school, 0, data, Rng(1))[0]["units"]


def test_a_grade_knows_the_honest_from_the_boastful() -> None:
    wins = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]])
    sits = np.ones_like(wins)
    honest, boastful = np.array([[0.75, 0.25]] * 4), np.array([[0.99, 0.01]] * 4)
    assert grade_of(honest, wins, sits).calibration == pytest.approx(0)
    assert grade_of(boastful, wins, sits).calibration == pytest.approx(0.24)
    assert grade_of(honest, wins, sits).loss < grade_of(boastful, wins, sits).loss


def test_the_shipped_weights_name_the_course_that_made_them() -> None:
    for game, school in SCHOOLS.items():
        for name, course in school.courses.items():
            path = Path(__file__).parents[2] / "src/tontine/bots" / game / f"{name}.json"
            made = json.loads(path.read_text())
            kept = {key: made["trained"][key] for key in Course.__struct_fields__}
            assert kept == {key: getattr(course, key) for key in Course.__struct_fields__}
            assert made["inputs"] == list(school.inputs)
            assert len(made["units"]) == course.hidden


def test_the_command_writes_weights_and_says_how_well_was_learnt(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    done = tontine("arena", "train", "acquire", "--rounds", "1", "--games", "4", "--out", str(out))
    assert done.returncode == 0
    assert "round 1:" in done.stdout
    assert json.loads(out.read_text())["trained"]["games"] == 4
    printed = tontine("arena", "train", "acquire", "--rounds", "1", "--games", "4")
    assert printed.stdout == out.read_text()
