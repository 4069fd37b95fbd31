"""When a bot's decision is shown says nothing about how long it thought."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.fakes import FakeClient, FakeServices
from tests.server.tables.test_failing_bots import begun
from tontine.server.entries import Place
from tontine.server.tables import bot_turns
from tontine.server.tables.bot_turns import PACE_SPREAD
from tontine.server.tables.live_table import LiveTable
from tontine.server.wire import socket as messages

PACE = 0.05


@pytest.mark.parametrize("pauses_late", [0, 1, 4])
def test_whoever_is_late_answers_after_a_whole_number_of_pauses(
    pauses_late: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []

    class Drawing(Random):
        def uniform(self, a: float, b: float) -> float:
            assert (a, b) == (1 - PACE_SPREAD, 1 + PACE_SPREAD)
            drawn.append(super().uniform(a, b))
            return drawn[-1]

    monkeypatch.setattr(bot_turns, "random", Drawing(7))

    async def scenario() -> None:
        table = begun("acquire", [Place("bot", bot="normal", name=it) for it in ("Ada", "Bruno")])
        services = FakeServices()
        services.pace = PACE
        services.thinkers.may_answer.clear()
        live, clock = LiveTable(services, table), asyncio.get_running_loop().time
        version = table.version
        await live.enter(FakeClient(None), messages.Hello())
        before = clock()
        while not services.thinkers.asked:
            await asyncio.sleep(0)
        after = clock()  # by then it has begun to think
        await asyncio.sleep(PACE * (1 + PACE_SPREAD) * pauses_late)
        ready = clock()
        services.thinkers.may_answer.set()
        while table.version == version:
            await asyncio.sleep(0)
        decided = clock()
        # The next bot may have begun, with a pause of its own.
        pauses = [PACE * it for it in drawn[: len(drawn) - (len(services.thinkers.asked) - 1)]]
        assert ready - after <= sum(pauses) <= decided - before
        assert len(pauses) > pauses_late
        for task in services.tasks:
            task.cancel()

    asyncio.run(scenario())
