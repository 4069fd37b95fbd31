"""The bots that docs/bots.md shows are what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tontine.bots.decide import play_fast
from tontine.bots.seats import make_bot
from tontine.play.titles import title_of
from tontine.rules.acquire.game import new_game
from tontine.rules.chance import Rng

PAGE = Path(__file__).parents[2] / "docs/bots.md"

# What is tested here is not compiled.
pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    """What the page's classes are called, and what they are."""
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        if "class " in block:
            exec(block, names)
    return names


def wins(bot: Any, rivals: str, deals: int) -> float:
    """Of the bot against three others, which sit around it."""
    won = 0.0
    for seed in range(deals):
        game = new_game(seats=4, seed=seed)
        game.remember()
        rng, place = Rng(seed), seed % 4
        bots = [make_bot("acquire", rivals, Rng(seat)) for seat in range(4)]
        bots[place] = bot(Rng(seed))
        while not game.over:
            seat = game.actor
            assert play_fast(title_of("acquire"), game, seat, bots[seat], rng, game.apply) is None
        winners = game.result().winners
        won += place in winners and 1 / len(winners)
    return won


def test_the_bot_of_ten_lines_plays(shown: dict[str, Any]) -> None:
    wins(shown["FirstBot"], "random", 1)


def test_the_bot_of_fifty_lines_beats_normal(shown: dict[str, Any]) -> None:
    assert wins(shown["PatientBot"], "normal", 12) >= 6  # a fourth would be 3
