"""The views that the browser client is tested with are such as the server sends today."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tontine.play.acquire.table import AcquireTable
from tontine.play.view import BareView

VIEWS = sorted((Path(__file__).parents[2] / "web/tests/games/acquire/views").glob("*.json"))


def test_there_are_views() -> None:
    assert VIEWS


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: str(path.stem))
def test_a_view_has_the_shape_of_a_real_one(path: Path) -> None:
    """``tools/acquire/views.py`` writes them anew."""
    drawn = msgspec.json.decode(path.read_bytes())["view"]
    view = msgspec.convert(drawn, BareView)
    table = msgspec.to_builtins(msgspec.convert(view.table, AcquireTable))
    assert table.keys() == drawn["table"].keys()
