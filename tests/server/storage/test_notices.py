"""Notices to other processes, without a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tontine.server.storage.notices import NoticeSender


class _Engine:
    """Lets transactions begin once it is told to."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.sent: list[str] = []

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[_Engine]:
        await self.free.wait()
        yield self

    async def execute(self, statement: object, values: dict[str, list[str]]) -> None:
        self.sent += values["notices"]


def test_what_is_left_is_sent_at_the_end() -> None:
    async def end() -> None:
        engine = _Engine()
        sender = NoticeSender(engine)  # type: ignore[arg-type]
        sender.send("changed")
        closing = asyncio.create_task(sender.close())
        await asyncio.sleep(0)
        engine.free.set()
        await closing
        assert engine.sent == ["changed"]
        await sender.close()

    asyncio.run(end())
