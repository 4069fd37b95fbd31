"""Queues between two tasks, which take little memory while nothing happens."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class BoundedQueue(Generic[T]):
    """One task puts things in, one takes them out. An ``asyncio.Queue`` would do it for any number
    of tasks, and take 2.5 kB of memory; every client has two of these, and most are idle.

    It is full when all that is in it together has the size ``most``."""

    __slots__ = ("_emptied", "_filled", "_items", "_most", "_size")

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._items: list[T] = []
        self._filled: asyncio.Future[None] | None = None
        self._emptied: asyncio.Future[None] | None = None

    def post(self, item: T, size: int = 1) -> bool:
        """Put it in, unless it is full."""
        if self._size >= self._most:
            return False
        self._size += size
        self._items.append(item)
        _wake(self._filled)
        return True

    async def put(self, item: T) -> None:
        """Put it in once there is room."""
        while not self.post(item):
            self._emptied = asyncio.get_running_loop().create_future()
            await self._emptied

    async def take(self) -> list[T]:
        """All that is in it, once there is anything."""
        while not self._items:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
        taken, self._items, self._size = self._items, [], 0
        _wake(self._emptied)
        return taken


class Events(Generic[T]):
    """The same, without a limit, with the methods of a queue that uvicorn calls."""

    __slots__ = ("_filled", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._filled: asyncio.Future[None] | None = None

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        _wake(self._filled)

    def empty(self) -> bool:
        return not self._items

    async def get(self) -> T:
        while not self._items:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
        return self._items.pop(0)


class Gate:
    """An ``asyncio.Event``, open at first."""

    __slots__ = ("_open", "_opened")

    def __init__(self) -> None:
        self._open = True
        self._opened: asyncio.Future[None] | None = None

    def set(self) -> None:
        self._open = True
        _wake(self._opened)

    def clear(self) -> None:
        self._open = False

    def is_set(self) -> bool:
        return self._open

    async def wait(self) -> None:
        while not self._open:
            if self._opened is None or self._opened.done():
                self._opened = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._opened)


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)
