"""A queue between two tasks."""

from __future__ import annotations

import asyncio

from tontine.server.common.queues import BoundedQueue


def test_what_is_put_in_comes_out_in_order_and_waits_for_room() -> None:
    async def scenario() -> None:
        box: BoundedQueue[int] = BoundedQueue(3)

        async def put() -> None:
            for number in range(20):
                await box.put(number)

        putting = asyncio.create_task(put())
        await asyncio.sleep(0)
        assert not box.post(99)
        taken: list[int] = []
        async with asyncio.timeout(5):
            while len(taken) < 20:
                some = await box.take()
                assert len(some) <= 3
                taken += some
        await putting
        assert taken == list(range(20))

    asyncio.run(scenario())


def test_it_is_full_by_size() -> None:
    async def scenario() -> None:
        box: BoundedQueue[str] = BoundedQueue(10)
        assert box.post("six", 6)
        assert box.post("much", 1000)  # whatever is added last may go beyond
        assert not box.post("small", 1)
        assert await box.take() == ["six", "much"]
        assert box.post("small", 1)

    asyncio.run(scenario())


def test_who_waits_is_woken_even_after_another_was_cancelled() -> None:
    async def scenario() -> None:
        box: BoundedQueue[int] = BoundedQueue(3)
        gone = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert box.post(1)
        assert await box.take() == [1]
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        assert box.post(2)
        assert await waiting == [2]

    asyncio.run(scenario())
