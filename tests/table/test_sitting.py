"""A table in memory: what it does with wishes, and when its bots play."""

from __future__ import annotations

import asyncio

import pytest

from tests.conformance.walk import CONFIGS, whole_match
from tests.table.house import Eye, FakeHouse, entries_of, person, table_of
from tontine.table import messages
from tontine.table.entries import Place, Row
from tontine.table.opening import rematch_of
from tontine.table.sitting import Sitting
from tontine.table.store import Conflict
from tontine.table.table import Table

PEOPLE = [Place("person", person(0)), Place("person", person(1))]


def finished() -> Table:
    config = next(it for it in CONFIGS if str(it) == "acquire-2-open-1999")
    match = whole_match(config, 0, False)
    table = table_of(PEOPLE)
    for entry in entries_of(match):
        table.read(Row(table.rows, None, None, entry))
    return table


def test_a_rematch_is_never_a_table_that_was_opened_by_the_same_id() -> None:
    house, table, id = FakeHouse(), finished(), "x" * 32
    entry, _ = rematch_of(table, person(0), messages.Rematch(id=id), house.tokens)
    assert entry.table != house.tokens.table_of(person(0), id)
    assert entry.table != house.tokens.table_of(person(0), f"{table.name}:{id}")


def test_what_cannot_be_stored_is_not_tried_for_ever() -> None:
    house, eye = FakeHouse(), Eye(0)
    house.elsewhere.full = True
    sitting = Sitting(house, finished())

    async def wish() -> None:
        async with asyncio.timeout(5):
            await sitting.wish(eye, messages.Rematch(id="again"))

    with pytest.raises(Conflict):
        asyncio.run(wish())
