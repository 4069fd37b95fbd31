"""``tontine verify``, of games whose chance came from a key."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import tontine
from tests.play.test_review import play_on
from tontine.play.fair import commitment
from tontine.play.match import new_match
from tontine.play.save import save

KEY = "5e" * 32


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    save(play_on(new_match("acquire", ["Ada", "Bruno"], key=KEY), 1), path)
    return path


def test_it_proves_that_chance_came_from_the_key(file: Path) -> None:
    done = tontine("verify", str(file))
    assert done.returncode == 0
    assert f"all chance follows from the key with the hash {commitment(KEY)}" in done.stdout
    told = json.loads(tontine("verify", str(file), "--json").stdout)
    assert told["commitment"] == commitment(KEY)


def test_it_finds_chance_that_did_not(file: Path) -> None:
    """The game is sound, its key is not that of its chance."""
    other = "e5" * 32
    text = file.read_text().replace(KEY, other).replace(commitment(KEY), commitment(other))
    file.write_text(text)
    done = tontine("verify", str(file))
    assert done.returncode == 2
    assert "line 2: chance brought" in done.stderr
    assert done.stdout == ""


def test_of_a_game_by_seed_it_says_nothing_of_the_kind(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    save(new_match("acquire", 2, 1), path)
    assert "key" not in tontine("verify", str(path)).stdout
