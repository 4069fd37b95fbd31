"""Limits on what a client may send."""

from __future__ import annotations

import time

LARGEST_MESSAGE = 16 * 1024  # bytes
LARGEST_BODY = 64 * 1024
BURST = 200.0  # messages at once
PER_SECOND = 40.0  # messages, in the long run
CHAT = (8.0, 0.5)  # lines at once, and per second
PATIENCE = 50  # messages refused in a row before the socket is closed


class Bucket:
    """A token bucket: holds up to ``size`` tokens, and gets ``rate`` new ones per second."""

    def __init__(self, size: float = BURST, rate: float = PER_SECOND) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there was none left."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A token bucket for each address."""

    def __init__(self, size: float, rate: float) -> None:
        self._size = size
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets.clear()
        bucket = self._buckets.setdefault(address, Bucket(self._size, self._rate))
        return bucket.take()
