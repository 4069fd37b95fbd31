"""A lock that is fair: whoever has much to do keeps nobody else waiting for all of it."""

from __future__ import annotations

import asyncio
from itertools import islice

from tontine.server.common.locks import FairLock


async def order_of(lock: FairLock, *owners: str) -> list[str]:
    """In which order those who wait for a lock get it."""
    got: list[str] = []

    async def want(owner: str) -> None:
        async with lock.of(owner):
            got.append(owner)
            await asyncio.sleep(0)

    await asyncio.gather(*map(want, owners))
    return got


def test_owners_have_it_in_turns() -> None:
    async def scenario() -> None:
        lock = FairLock()
        assert await order_of(lock, *"aaaaabbc") == list("aabcabaa")
        assert not lock.locked()

    asyncio.run(scenario())


def test_one_at_a_time() -> None:
    async def scenario() -> None:
        lock, inside = FairLock(), 0

        async def work(owner: str) -> None:
            nonlocal inside
            async with lock.of(owner):
                inside += 1
                assert inside == 1
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*[work(owner) for owner in islice("abcab" * 9, 40)])
        assert not lock.locked()

    asyncio.run(scenario())


def test_who_stops_waiting_holds_up_nobody() -> None:
    async def scenario() -> None:
        lock = FairLock()
        async with lock.of("a"):
            waiting = [asyncio.create_task(order_of(lock, owner)) for owner in "bcd"]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # which it was just handed to, or was to be
        assert await waiting[2] == ["d"]
        assert not lock.locked()

    asyncio.run(scenario())
