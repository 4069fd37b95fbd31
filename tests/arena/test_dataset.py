"""Games written down decision by decision, and read back."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import tontine
from tontine.arena import dataset
from tontine.arena.dataset import Row, write_games
from tontine.arena.simulate import Plan, simulate
from tontine.play.errors import BadMatch
from tontine.play.match import check_options, new_game
from tontine.play.titles import TITLES
from tontine.rules.choices import Choices
from tontine.rules.observation import ANEW

pytestmark = pytest.mark.once  # whose chances are thought out by what is compiled

GAMES = [name for name, title in TITLES.items() if title.space is not None]


def plan(game: str, *seats: str) -> Plan:
    return Plan(game, seats or ("random",) * 3, check_options(TITLES[game], {}), seed=4)


def rows_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_plays_the_games_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    report = write_games(file, plan(game), 2, 1)
    rows = rows_of(file)
    assert len(rows) == report.decisions
    assert set(rows[0]) == set(Row.__struct_fields__)
    space = TITLES[game].space
    assert space is not None
    observer, choices = space.observer(1), Choices()
    for number in range(2):
        own = [row for row in rows if row["game"] == number]
        state = new_game(game, 3, seed=own[0]["seed"])
        for place, row in enumerate(own):
            assert row["decision"] == place
            assert row["seat"] == state.actor
            observer.write(0, state, state.actor, ANEW)
            assert row["numbers"] == list(observer.numbers)
            assert row["planes"] == [it for it, one in enumerate(observer.planes) if one]
            assert row["action"] in row["offered"]
            assert 0 <= row["chance"] <= 1
            state.offer(state.actor, choices)
            code = space.actions.code(choices, row["action"])
            if abs(code - row["action"]) > 0:
                break  # an amount that was rounded: the rest went another way
            state.apply(state.actor, code)
        else:
            assert state.over
            result = state.result()
            assert all(row["rank"] == result.ranks[row["seat"]] for row in own)
            assert {row["seat"] for row in own if row["won"]} <= set(result.winners)


def test_what_is_written_down_changes_no_game(tmp_path: Path) -> None:
    bots = plan(GAMES[0], "easy", "random", "normal")
    written = write_games(tmp_path / "games.jsonl", bots, 2, 1)
    played = simulate(bots, 2, 1)
    assert written.seats == played.seats
    assert written.decisions == played.decisions
    assert {row["bot"] for row in rows_of(tmp_path / "games.jsonl")} == set(bots.seats)


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_parquet_holds_the_same(tmp_path: Path) -> None:
    from pyarrow import parquet

    for name in ("games.parquet", "games.jsonl"):
        write_games(tmp_path / name, plan(GAMES[1]), 2, 1)
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    lines = rows_of(tmp_path / "games.jsonl")
    assert [{**row, "chance": None} for row in read] == [{**row, "chance": None} for row in lines]
    assert [row["chance"] for row in read] == pytest.approx([row["chance"] for row in lines])


def test_what_cannot_be_written_is_said_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadMatch, match=r"ends in .parquet or .jsonl"):
        write_games(tmp_path / "games.csv", plan(GAMES[0]), 1, 1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadMatch, match="Parquet needs pyarrow"):
        dataset.check_file(plan(GAMES[0]), tmp_path / "games.parquet")


def test_the_command_writes_and_sums_up(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    told = tontine("simulate", GAMES[0], "--games", "1", "--players", "2", "--out", str(file))
    assert "1 games" in told.stdout
    assert rows_of(file)
    both = tontine("simulate", GAMES[0], "--out", str(file), "--report", str(tmp_path))
    assert both.returncode == 2
    assert "--out" in both.stderr
