"""How much of a game is kept in memory: positions of the past are computed again."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from tests.server.fakes import person
from tests.server.tables.test_failing_bots import begun
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
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
