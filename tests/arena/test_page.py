"""Pages of figures look like the table in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tontine.arena.greed.page import GOOD_COLOURS, GOOD_MARKS
from tontine.arena.page import COLOURS
from tontine.rules.greed.components import GOOD_NAMES

WEB = Path(__file__).parents[2] / "web/src"

# What is tested here is not compiled.
pytestmark = pytest.mark.once


def colours(file: str, named: str) -> dict[str, str]:
    """The first of each name: for light pages."""
    found = re.findall(rf"--{named}-(\w+): (#\w+);", (WEB / file).read_text())
    return dict(reversed(found))


def test_the_colours_are_those_of_the_design_system() -> None:
    assert list(colours("styles/tokens.css", "seat").values())[::-1] == list(COLOURS)
    assert colours("games/greed/greed.css", "good") == GOOD_COLOURS


def test_eleven_goods_are_told_apart() -> None:
    assert list(GOOD_COLOURS) == list(GOOD_NAMES)
    assert len(set(GOOD_COLOURS.values())) == len(set(GOOD_MARKS)) == len(GOOD_NAMES)
