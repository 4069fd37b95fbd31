"""The games with a report that goes deeper than the sums of a simulation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tontine.arena.greed import report as greed
from tontine.arena.simulate import Plan, Report

# Plays a plan's games, telling how many more are finished, and writes into a folder; returns the
# usual sums and the page to open.
ReportOn = Callable[[Plan, int, int | None, Callable[[int], None], Path], tuple[Report, Path]]

REPORTS: dict[str, ReportOn] = {
    "greed": greed.report_on,
}
