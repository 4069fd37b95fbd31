"""The scenes that the browser client is tested with are such as the server sends today."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tontine.play.acquire.table import AcquireTable
from tontine.play.view import Scene

SCENES = sorted((Path(__file__).parents[2] / "web/src/games/acquire/scenes").glob("*.json"))


def test_there_are_scenes() -> None:
    assert SCENES


@pytest.mark.parametrize("path", SCENES, ids=lambda path: str(path.stem))
def test_a_scene_has_the_shape_of_a_real_one(path: Path) -> None:
    """``tools/scenes.py`` writes them anew."""
    drawn = msgspec.json.decode(path.read_bytes())["view"]
    scene = msgspec.convert(drawn, Scene)
    table = msgspec.to_builtins(msgspec.convert(scene.table, AcquireTable))
    assert table.keys() == drawn["table"].keys()
