"""The measuring itself: that it measures what it says. No figure is asserted."""

from __future__ import annotations

from tontine.arena.speed import measure, measure_plain
from tontine.build import is_compiled, is_profiled

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
