"""What a server counts about itself. ``http/prometheus.py`` exports it.

Counting must cost next to nothing, so these are plain numbers. All of it happens on the event loop.
"""

from __future__ import annotations

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

AWAY = 300.0  # seconds after which nobody reads a step any more
BETWEEN = "between"  # two steps of a lesson


class Histogram:
    """How often something took up to each of the bounds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """By bound, how many took at most so long, as Prometheus wants it."""
        found, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            so_far += count
            found.append((bound, float(so_far)))
        return found


class Metrics:
    def __init__(self) -> None:
        self.decisions: Counter[tuple[str, ...]] = Counter()  # by game, and person or bot
        self.commands: dict[str, Histogram] = {}  # from receiving one to its answer, by kind
        self.stored = Histogram()  # until rows are on the disk
        self.thought: dict[tuple[str, ...], Histogram] = {}  # by game and bot, waiting included
        self.thinking = 0
        self.bot_failures: Counter[tuple[str, ...]] = Counter()  # by game and bot
        self.sockets = 0
        self.passed = 0  # sockets that were let through to another host
        self.limited: Counter[str] = Counter()  # what was refused as too much, by its kind
        self.lessons: Counter[tuple[str, ...]] = Counter()  # by game, step, and what happened there
        self.lesson_seconds: Counter[tuple[str, ...]] = Counter()  # in all, by game and step
        self.alerts: Counter[tuple[str, ...]] = Counter()  # by channel and outcome
        self.errors: Counter[str] = Counter()  # what was logged as an error, by module

    def answered(self, command: str, seconds: float) -> None:
        self.commands.setdefault(command, Histogram()).observe(seconds)

    def took(self, game: str, step: str, seconds: float) -> None:
        """A pupil was at a step of a lesson for so long. Whoever goes away meanwhile is not
        counted; what is between two steps has no name."""
        if seconds < AWAY:
            self.lessons[game, step or BETWEEN, "timed"] += 1
            self.lesson_seconds[game, step or BETWEEN] += round(seconds)

    @contextmanager
    def thinks(self, game: str, bot: str) -> Iterator[None]:
        began = perf_counter()
        self.thinking += 1
        try:
            yield
        finally:
            self.thinking -= 1
            self.thought.setdefault((game, bot), Histogram()).observe(perf_counter() - began)

    @contextmanager
    def connected(self) -> Iterator[None]:
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    @contextmanager
    def counting_errors(self) -> Iterator[None]:
        """Count what is logged as an error, whoever logs it."""
        handler = _ErrorCounter(self)
        logging.getLogger().addHandler(handler)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(handler)


class _ErrorCounter(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.errors[record.name] += 1
