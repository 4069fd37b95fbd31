"""Hints at a table: who may ask, who reads what, and what is computed for it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tests.server.fakes import FakeClient, FakeServices, entries_of, person, table_of
from tests.server.tables.test_commands import do, refused
from tontine.server.bots.hints import PARTS
from tontine.server.entries import Place, Replaced, Row
from tontine.server.tables.commands import allows_hints
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.testing.walk import at, config_of, whole_match

ALONE = [Place("person", person(0)), Place("bot", bot="easy", name="Hal")]
TWO = [Place("person", person(0)), Place("person", person(1))]


def begun(places: list[Place], decisions: int = 8, hints: bool = False) -> Table:
    """A table of Acquire so many decisions on, and then up to where the first seat is asked."""
    whole = whole_match(config_of("acquire", 2), 0, False)
    while whole.at(decisions).owing != [0]:
        decisions += 1
    table = table_of(places, hints=hints)
    for entry in entries_of(at(whole, decisions)):
        table.apply(Row(table.rows, None, None, entry))
    return table


class Visitors:
    """Who looks at a table."""

    def __init__(self, table: Table, *seats: int | None) -> None:
        self.services = FakeServices()
        self.live = LiveTable(self.services, table)
        self.table = table
        self.clients = [FakeClient(seat) for seat in seats]

    async def enter(self) -> None:
        for client in self.clients:
            await self.live.enter(client, messages.Hello())

    async def ask(self, client: FakeClient, id: str, seat: int = 0) -> dict[str, Any]:
        """The answer to asking for a hint, once all hints are there."""
        ask = messages.AskHint(id=id, seat=seat, version=self.table.version)
        await self.live.execute(client, ask)
        answer: dict[str, Any] = next(it for it in reversed(received(client)) if it.get("id") == id)
        await self.idle()
        return answer

    async def idle(self) -> None:
        while self.services.tasks:
            await asyncio.gather(*self.services.tasks)


def received(client: FakeClient, kind: str = "") -> list[dict[str, Any]]:
    frames = [msgspec.json.decode(frame) for frame in client.frames]
    return [it for it in frames if it["type"] == kind or not kind]


# -- who may ask -------------------------------------------------------------------


def test_against_bots_anybody_may_ask_and_among_people_where_all_know() -> None:
    assert allows_hints(begun(ALONE))
    assert not allows_hints(begun(TWO))
    assert allows_hints(begun(TWO, hints=True))


def test_who_may_not_ask_is_told_why() -> None:
    def ask(table: Table, who: int, seat: int, version: int | None = None) -> str:
        now = table.version if version is None else version
        return refused(table, person(who), messages.AskHint, seat=seat, version=now)

    table = begun(TWO, hints=True)
    assert ask(begun(TWO), 0, 0) == "no_hints"
    assert ask(table, 1, 0) == "not_yours"
    assert ask(table, 1, 1) == "not_asked"
    assert ask(table, 0, 0, 1) == "stale"
    table.apply(Row(table.rows, None, None, Replaced(0, "easy")))
    assert ask(table, 0, 0) == "stood_in"


def test_everybody_reads_that_somebody_has_asked_and_once_for_a_question() -> None:
    table = begun(TWO, hints=True)
    rows, version = table.rows, table.version

    async def scenario() -> None:
        visitors = Visitors(table, 0, 1, None)
        await visitors.enter()
        for id in ("a", "a", "b"):
            assert (await visitors.ask(visitors.clients[0], id))["type"] == "done"
        assert table.rows == rows + 1
        assert table.version == version, "what is asked has not changed"
        for client in visitors.clients:
            (remark,) = received(client, "room")[-1]["remarks"]
            assert (remark["what"], remark["seat"], remark["answer"]) == ("hint", 0, "asked")
            assert received(client, "room")[-1]["hints"]

    asyncio.run(scenario())


# -- what is sent ------------------------------------------------------------------


def test_a_hint_is_for_who_plays_the_seat_and_comes_early_and_again() -> None:
    async def scenario() -> None:
        visitors = Visitors(begun(TWO, hints=True), 0, 0, 1, None)
        await visitors.enter()
        await visitors.ask(visitors.clients[1], "a")
        here, there, *others = visitors.clients
        hints = received(here, "hint")
        assert [it["final"] for it in hints] == [part == PARTS[-1] for part in PARTS]
        assert received(there, "hint") == hints
        for other in others:
            assert not received(other, "hint")
        last = hints[-1]
        asks = visitors.table.playing.bare_view(0).asks
        offered = [choice.decision for ask in asks for choice in ask.choices]
        assert (last["seat"], last["version"]) == (0, visitors.table.playing.version)
        assert last["decided"] == visitors.table.playing.last_decision(0)
        assert [it["chance"] for it in last["turns"]] == sorted(
            (it["chance"] for it in last["turns"]), reverse=True
        )
        for turn in last["turns"]:
            assert turn["moves"][0] in offered
            assert turn["text"]

    asyncio.run(scenario())


def test_the_same_message_sent_again_for_another_seat_asks_nothing() -> None:
    async def scenario() -> None:
        visitors = Visitors(begun(TWO, hints=True), 0, 1)
        await visitors.enter()
        mine, theirs = visitors.clients
        await visitors.ask(mine, "a", 0)
        advised = list(visitors.services.thinkers.advised)
        before = received(theirs, "hint")
        await visitors.ask(mine, "a", 1)
        assert visitors.services.thinkers.advised == advised
        assert received(theirs, "hint") == before

    asyncio.run(scenario())


def test_a_position_is_thought_about_once() -> None:
    async def scenario() -> None:
        visitors = Visitors(begun(ALONE), 0)
        await visitors.enter()
        (client,), thinkers = visitors.clients, visitors.services.thinkers
        thinkers.may_answer.clear()
        ask = messages.AskHint(id="a", seat=0, version=visitors.table.version)
        await visitors.live.execute(client, ask)
        await visitors.live.execute(client, ask)
        thinkers.may_answer.set()
        await visitors.idle()
        assert [part for _, _, part in thinkers.advised] == list(PARTS)
        before = received(client, "hint")
        await visitors.ask(client, "b")
        assert received(client, "hint") == [*before, before[-1]]
        assert len(thinkers.advised) == len(PARTS)

    asyncio.run(scenario())


def test_when_the_question_is_gone_the_coach_stops() -> None:
    async def scenario() -> None:
        visitors = Visitors(begun(TWO, hints=True), 0)
        await visitors.enter()
        (client,), thinkers = visitors.clients, visitors.services.thinkers
        thinkers.may_answer.clear()
        version = visitors.table.version
        await visitors.live.execute(client, messages.AskHint(id="a", seat=0, version=version))
        await asyncio.sleep(0)
        decision = visitors.table.playing.bare_view(0).asks[0].choices[0].decision
        decide = messages.Decide(id="b", seat=0, version=version, decision=decision)
        await visitors.live.execute(client, decide)
        thinkers.may_answer.set()
        await visitors.idle()
        assert not received(client, "hint")
        assert len(thinkers.advised) == 1

    asyncio.run(scenario())


def test_a_coach_that_fails_says_so() -> None:
    async def scenario() -> None:
        visitors = Visitors(begun(ALONE), 0)
        visitors.services.thinkers.broken = True
        await visitors.enter()
        await visitors.ask(visitors.clients[0], "a")
        (hint,) = received(visitors.clients[0], "hint")
        assert hint["final"]
        assert hint["turns"] == []

    asyncio.run(scenario())


def test_a_hint_is_in_the_language_of_whoever_reads_it() -> None:
    async def scenario() -> list[str]:
        visitors = Visitors(begun(ALONE), 0)
        await visitors.enter()
        client, texts = visitors.clients[0], []
        for language in ("en", "it", "fr"):
            await visitors.live.set_language(client, language)
            await visitors.ask(client, language)
            texts.append(received(client, "hint")[-1]["turns"][0]["text"])
        return texts

    assert len(set(asyncio.run(scenario()))) == 3


def test_an_undo_makes_it_another_question() -> None:
    table = begun(ALONE)
    do(table, person(0), messages.AskHint, seat=0, version=table.version)
    assert table.hinted
    do(table, person(0), messages.Undo, seat=0)
    assert not table.hinted
