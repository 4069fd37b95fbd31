"""What was computed before and may be needed again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """What follows from keys, computed once as long as it is not forgotten: with each decision most
    of a table is drawn as it was before. Whenever there are as many as ``most``, those are
    forgotten that were not asked for since the last time.

    Tables share it, so a key must hold everything that its value follows from.
    """

    __slots__ = ("_before", "_known", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Hashable, T] = {}
        self._before: dict[Hashable, T] = {}

    def get(self, key: Hashable, compute: Callable[[], T]) -> T:
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= self._most:
                self._before, self._known = self._known, {}
            known = self._before.get(key)
            if known is None:
                known = compute()
            self._known[key] = known
        return known
