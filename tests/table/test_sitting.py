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


# -- bots --------------------------------------------------------------------------


async def rest() -> None:
    """Until everybody has done what can be done at once."""
    for _ in range(50):
        await asyncio.sleep(0)


def people_and_a_bot() -> Table:
    """Two people and a bot, which is to play next; the last decision needs consent to undo."""
    config = next(it for it in CONFIGS if str(it) == "acquire-3-open-1999")
    match = whole_match(config, 0, False)
    table = table_of([*PEOPLE, Place("bot", bot="easy", name="Eva")])
    for entry in entries_of(match):
        table.read(Row(table.rows, None, None, entry))
        played = table.playing
        if played.owing == [2] and played.steps[-1].seat == 1 and not played.may_undo(1):
            return table
    raise AssertionError("no bot ever plays")


@pytest.mark.parametrize("yes", [True, False])
def test_a_bot_waits_until_it_is_said_whether_something_is_taken_back(yes: bool) -> None:
    async def evening() -> None:
        table, house = people_and_a_bot(), FakeHouse()
        house.thinkers.may_answer.clear()
        sitting = Sitting(house, table)
        decisions = table.playing.version
        ada, bruno = Eye(0), Eye(1)
        for eye in (ada, bruno):
            await sitting.enter(eye, messages.Hello())
        await rest()
        assert house.thinkers.asked == [2]
        await sitting.wish(bruno, messages.Undo(id="1", seat=1))
        house.thinkers.may_answer.set()
        await rest()
        assert table.request is not None
        assert table.playing.version == decisions
        assert house.thinkers.asked == [2]
        await sitting.wish(ada, messages.Consent(id="2", yes=yes))
        await rest()
        if yes:
            assert table.playing.version == decisions - 1
        else:
            assert table.playing.steps[decisions + 1].seat == 2

    asyncio.run(evening())
