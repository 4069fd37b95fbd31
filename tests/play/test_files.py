"""The folder of every game has the same files, so that who knows one finds the way in all."""

from __future__ import annotations

from pathlib import Path

import pytest

import tontine.play
from tontine.games import GAMES

FOLDER = Path(tontine.play.__file__).parent
EVERYWHERE = {
    *("asks", "codes", "decisions", "names", "orders", "outcomes"),
    *("review", "speech", "story", "table", "title"),
}


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_that_all_have(game: str) -> None:
    there = {path.stem for path in (FOLDER / game).glob("*.py")}
    assert there >= EVERYWHERE
    alike = {other: {path.stem for path in (FOLDER / other).glob("*.py")} for other in GAMES}
    everywhere = set.intersection(*alike.values()) - {"__init__"}
    assert everywhere == EVERYWHERE, "what all have belongs on the list"
