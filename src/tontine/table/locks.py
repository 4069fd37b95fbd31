"""A lock by name, and a throttle for calls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Locks:
    """A lock for each name, as long as anybody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._users: dict[str, int] = {}

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._users[name] = self._users.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._locks[name], self._users[name]


class Throttle:
    """Calls a function after a delay. Calls that are asked for meanwhile are dropped."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._timer: asyncio.TimerHandle | None = None

    def call(self, do: Callable[[], None]) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._delay, self._do, do)

    def _do(self, do: Callable[[], None]) -> None:
        self._timer = None
        do()
