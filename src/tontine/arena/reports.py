"""The games with a report that goes deeper than the sums of a simulation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tontine.arena.simulate import Plan, Report
from tontine.games import parts

# Plays a plan's games, telling how many more are finished, and writes into a folder; returns the
# usual sums and the page to open.
ReportOn = Callable[[Plan, int, int | None, Callable[[int], None], Path], tuple[Report, Path]]

# Each loads a ReportOn, and what that needs.
REPORTS = parts("tontine.reports", "tontine.arena.{game}.report:report_on")
