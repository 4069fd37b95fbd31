"""When garbage is collected, and how the system gets memory back."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from contextlib import suppress

YOUNG_INTERVAL = 1.0  # seconds between two collections of what was made lately
FULL_INTERVAL = 30.0  # seconds at least between two collections of everything
TRIM_INTERVAL = 5.0


def tune_gc() -> None:
    """Keep the pauses of the garbage collector short: it seldom scans old objects, and never those
    that exist at the start. Hardly anything that a server makes has cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 500, 100)


def _trim() -> None:
    """The C library keeps what is freed between two blocks that are in use, for good."""
    with suppress(AttributeError, OSError, TypeError):  # not that of GNU
        ctypes.CDLL(None).malloc_trim(0)


class Housekeeping:
    """Everything is collected only in a moment in which nobody has sent anything: with many tables
    it takes some hundredths of a second."""

    def __init__(self) -> None:
        self._heard = self._collected = 0
        self._young_due = self._full_due = self._trim_due = 0.0

    def tick(self, heard: int) -> None:
        """``heard``: how often anything was received so far. To be called several times a
        second."""
        now = time.monotonic()
        quiet, self._heard = heard == self._heard, heard
        if quiet and heard != self._collected and now >= self._full_due:
            gc.collect()
            self._collected, self._full_due = heard, now + FULL_INTERVAL
        elif now >= self._young_due:
            gc.collect(1)
            self._young_due = now + YOUNG_INTERVAL
        if now >= self._trim_due:
            asyncio.get_running_loop().run_in_executor(None, _trim)
            self._trim_due = now + TRIM_INTERVAL
