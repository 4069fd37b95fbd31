"""The measuring itself: that it measures what it says. No figure is asserted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.cli.command import tontine
from tontine.arena.speed import BotsSpeed, measure, measure_bots, measure_plain
from tontine.bots import seats as seats_module
from tontine.bots.bot import Bot
from tontine.build import is_compiled, is_profiled
from tontine.rules.chance import Rng

OPTIONS = {"holdings": "open", "names": "1999"}


def test_all_figures_are_there() -> None:
    speed = measure("acquire", 4, OPTIONS, 0.2)
    assert speed.compiled is is_compiled()
    assert speed.profiled is is_profiled()
    for rate in (speed.kernel, speed.python, speed.journal):
        assert rate.decisions_per_second > rate.games_per_second > 0
    assert speed.clone_ns > 0
    assert speed.imagine_ns > 0


def test_plain_is_measured_in_plain_python() -> None:
    assert measure_plain("acquire", 2, OPTIONS, 0.1).compiled is False


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that measuring does not take long for."""
    ours = seats_module.FOLDERS["acquire"].BOTS

    def searching(rng: Rng) -> Bot:
        bot: Any = ours["hard"](rng)
        bot.playouts = 6
        made: Bot = bot
        return made

    few = {"normal": ours["normal"], "searching": searching}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", few)


@pytest.mark.usefixtures("few")
def test_bots_are_measured_in_decisions_and_playouts() -> None:
    speed = measure_bots("acquire", 3, OPTIONS, 0.2)
    assert [bot.name for bot in speed.bots] == ["random", "normal", "searching"]
    for bot in speed.bots:
        assert bot.decisions_per_second * bot.milliseconds == pytest.approx(1000, rel=0.01)
    rand, normal, searching = speed.bots
    assert rand.playouts is normal.playouts is normal.playouts_per_second is None
    assert searching.playouts == 6
    assert searching.playouts_per_second is not None
    # Each decision is searched by several playouts, so there are more of these.
    assert searching.playouts_per_second > searching.decisions_per_second


@pytest.mark.usefixtures("few")
def test_the_command_measures_bots() -> None:
    told = tontine("bench", "acquire", "--bots", "--seconds", "0.1", "--json").stdout
    assert msgspec.json.decode(told, type=BotsSpeed).game == "acquire"
    table = tontine("bench", "acquire", "--bots", "--seconds", "0.1").stdout
    assert "playouts/s" in table
    assert max(map(len, table.splitlines())) <= 80
