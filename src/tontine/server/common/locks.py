"""A lock by name, a lock that is fair, and a throttle for calls."""

from __future__ import annotations

import asyncio
from collections import deque
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


class FairLock:
    """A lock for which each task waits in somebody's name. All of them have it in turns, however
    many tasks one of them lets wait."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by owner, the next one first

    def locked(self) -> bool:
        return self._held

    @asynccontextmanager
    async def of(self, owner: str) -> AsyncIterator[None]:
        if self._held:
            await self._wait(owner)
        self._held = True
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, owner: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn already
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """It stays held if somebody waits, so that nobody can come between."""
        while self._waiting:
            owner = next(iter(self._waiting))
            others = self._waiting.pop(owner)
            turn = others.popleft()
            if others:
                self._waiting[owner] = others  # behind all who wait now
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False


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
