"""How much of a game is kept in memory: positions of the past are computed again."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from tests.server.fakes import person
from tests.server.tables.test_failing_bots import begun
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
from tontine.server.common.memory import FULL_INTERVAL, YOUNG_INTERVAL, Housekeeping
from tontine.server.entries import Place, Row
from tontine.server.tables.commands import decided

MOST = 200_000  # bytes


@pytest.mark.parametrize("game", TITLES)
def test_a_table_that_was_played_to_its_end_is_small(game: str) -> None:
    places = [Place("person", person(seat)) for seat in range(4)]
    rng = Rng(7)
    bot = make_bot(game, "random", rng)
    made = []
    match = begun(game, places).playing
    while not match.over:
        seat = match.owing[0]
        decision = bot_decision(match, seat, bot, rng)
        match.decide(seat, decision)
        made.append((seat, decision))

    table = begun(game, places)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seat, decision in made:
        change = decided(table.deciding, seat, decision)
        table.apply(Row(table.rows, person(seat), str(table.rows), change.entry), change.attempt)
    del change
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert table.playing.over
    assert len(made) > 40
    assert after - before < MOST


def test_everything_is_collected_only_while_nothing_is_received(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, collected = 1000.0, []
    monkeypatch.setattr("tontine.server.common.memory.time.monotonic", lambda: now)
    monkeypatch.setattr(
        "tontine.server.common.memory.gc.collect", lambda it=2: collected.append(it)
    )

    async def scenario() -> None:
        nonlocal now
        keeping = Housekeeping()

        def tick(heard: int) -> list[int]:
            collected.clear()
            keeping.tick(heard)
            return collected

        assert tick(1) == [1]  # only what was made lately
        for heard in range(2, 9):
            assert tick(heard) == []
        assert tick(8) == [2]
        assert tick(8) == []  # nothing was received since
        now += YOUNG_INTERVAL
        assert tick(9) == [1]
        assert tick(9) == []  # it was done a moment ago
        now += FULL_INTERVAL
        assert tick(10) == [1]
        assert tick(10) == [2]

    asyncio.run(scenario())
