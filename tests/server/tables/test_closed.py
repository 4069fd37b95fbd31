"""Tables whose game is played by other rules than this server has: closed, and unchanged."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.play.test_review import play_on
from tests.server.fakes import (
    ACQUIRE,
    KEY,
    FakeClient,
    FakeServices,
    entries_of,
    person,
    table_of,
    write,
)
from tontine.play.errors import BadSave, Refused
from tontine.play.match import new_match
from tontine.play.save import dump, parse
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.server.entries import Decided, Entry, Place, Row, Started, Undone
from tontine.server.settings import Settings
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store, Written
from tontine.server.table_server import TableServer
from tontine.server.tables.commands import decided, started
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.saving import save_of
from tontine.server.tables.state import Table
from tontine.server.wire import fields as message_fields
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import socket as messages

PLACES = [Place("person", person(0)), Place("bot", bot="normal", name="Bruno")]
NEWER = TITLES["acquire"].rules + 1
# As the first version of Tontine stored it, before rules had versions.
FIRST = b'{"entry":"started","seats":["Ada","Bruno"],"chance":{"bag":["1A","2A"]},"read":9}'
THEN = b'{"entry":"decided","seat":0,"decision":{"kind":"place","tile":"5C"},"chance":{},"read":9}'


def table_with(*entries: Entry) -> Table:
    table = table_of(PLACES)
    for entry in entries:
        table.apply(Row(table.rows, None, None, entry))
    return table


def first_rules() -> Table:
    return table_with(*(msgspec.json.decode(line, type=Entry) for line in (FIRST, THEN)))


def finished(**changes: Any) -> Table:
    """A whole game as a table stores it."""
    table = table_of(PLACES)
    start = started(table.created, ["Ada", "Bruno"])
    table.apply(Row(table.rows, None, None, msgspec.structs.replace(start, **changes)))
    match = new_match("acquire", ["Ada", "Bruno"], options=ACQUIRE, key=KEY)
    steps = play_on(new_match("acquire", ["Ada", "Bruno"], options=ACQUIRE, key=KEY), 1).steps
    for step in steps[1:]:
        assert step.seat is not None
        assert step.decision is not None
        change = decided(match, step.seat, step.decision)
        assert change.attempt is not None
        match.commit(change.attempt)
        table.apply(Row(table.rows, None, None, change.entry))
    return table


def told(client: FakeClient) -> list[dict[str, Any]]:
    return [msgspec.json.decode(frame) for frame in client.frames]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Tontine 0.1 plays it"), ("it", "Tontine 0.1"), ("fr", "pour la")]
)
def test_a_client_is_told_which_version_of_tontine_plays_it(
    language: message_fields.Language, text: str
) -> None:
    client, live = FakeClient(0), LiveTable(FakeServices(), first_rules())
    with pytest.raises(Refused) as refused:
        asyncio.run(live.enter(client, messages.Hello(language=language)))
    answer = client.refusal(None, refused.value)
    assert answer.reason == "closed"
    assert text in answer.text
    assert text in answer.details["problem"]
    assert answer.details["save"] is True
    assert client.frames == []


def test_every_command_is_refused() -> None:
    async def scenario() -> None:
        services, client, table = FakeServices(), FakeClient(0), first_rules()
        live, rows = LiveTable(services, table), table.rows
        decision = {"kind": "place", "tile": "5C"}
        for command in (
            messages.Start(id="1"),
            messages.Decide(id="2", seat=0, version=0, decision=decision),
            messages.PastView(id="3", version=0),
            messages.Undo(id="4", seat=0),
            messages.Rematch(id="5"),
            messages.Chat(id="6", text="hello"),
        ):
            await live.execute(client, command)
            assert told(client)[-1]["reason"] == "closed"
        assert table.rows == rows
        assert services.thinkers.asked == []

    asyncio.run(scenario())


def test_a_table_is_closed_when_a_process_with_other_rules_starts_its_game() -> None:
    async def scenario() -> None:
        services, client = FakeServices(), FakeClient(0)
        live = LiveTable(services, table_of(PLACES))
        await live.enter(client, messages.Hello())
        begun = Started(["Ada", "Bruno"], {}, 0, rules=NEWER, made_by="9.9.9")
        await write(live, services, begun)
        assert told(client)[-1]["reason"] == "closed"
        assert "9.9.9" in told(client)[-1]["text"]
        frames = len(client.frames)
        await write(live, services, Decided(0, {"kind": "leap"}, {}, 0))
        await write(live, services, Undone(0))
        assert len(client.frames) == frames

    asyncio.run(scenario())


# -- its save file -----------------------------------------------------------------


def test_the_save_of_a_game_of_the_first_rules_has_all_that_was_stored() -> None:
    head, setup, decision = map(json.loads, save_of(first_rules()).splitlines())
    assert (head["rules"], head["made_by"], head["seats"]) == (1, "0.1", ["Ada", "Bruno"])
    assert head["bots"] == [None, "normal"]
    assert setup == {"chance": {"bag": ["1A", "2A"]}}
    assert decision == {"seat": 0, "decision": {"kind": "place", "tile": "5C"}}
    with pytest.raises(BadSave, match=r"Tontine 0\.1 plays it"):
        parse(save_of(first_rules()).encode())


def test_an_undone_decision_is_not_saved() -> None:
    table = first_rules()
    table.apply(Row(table.rows, None, None, Undone(0)))
    assert len(save_of(table).splitlines()) == 2


def test_an_unfinished_game_of_newer_rules_keeps_its_secrets() -> None:
    """Another server may be playing it."""
    entries = entries_of(new_match("acquire", 2, 1, ACQUIRE))
    first = msgspec.structs.replace(entries[0], rules=NEWER)
    for table in (table_with(first), table_with(first, Decided(0, {"kind": "leap"}, {}, 0))):
        with pytest.raises(Refused) as refused:
            save_of(table)
        assert refused.value.reason == "not_over"
        with pytest.raises(Refused) as closed:
            asyncio.run(LiveTable(FakeServices(), table).enter(FakeClient(0), messages.Hello()))
        assert closed.value.details["save"] is False


def test_a_finished_game_of_other_rules_is_saved_as_a_server_with_those_rules_would() -> None:
    """The files differ only in the version of the rules."""
    here, there = finished(), finished(rules=NEWER, made_by="9.9.9")
    assert here.playing.over
    assert there.match is None
    first, *rest = save_of(here).splitlines()
    other, *same = save_of(there).splitlines()
    assert same == rest
    assert json.loads(other) == {**json.loads(first), "rules": NEWER, "made_by": "9.9.9"}
    parse(save_of(here).encode())


def test_a_save_of_a_table_says_who_was_a_bot() -> None:
    match = parse(save_of(finished()).encode())
    assert match.bots == [None, "normal"]
    assert dump(match) == save_of(finished())


# -- the lobby ---------------------------------------------------------------------


def test_the_lobby_shows_only_what_can_be_played_here(tmp_path: Path) -> None:
    async def look() -> None:
        url = database_url(str(tmp_path / "tables.db"))
        store = await Store.open(url)
        created = msgspec.structs.replace(table_of(PLACES).created, public=True)
        for name, entries in (
            ("old", [msgspec.json.decode(FIRST, type=Entry)]),
            ("new", [started(created, ["Ada", "Bruno"])]),
            ("open", []),
        ):
            rows = [Row(i, None, None, it) for i, it in enumerate([created, *entries])]
            await store.append([Written(name, row) for row in rows])
            card = lobby_messages.TableCard(name, "acquire", "running", "Ada", ["Ada", "Bruno"], {})
            if name != "old":  # its card was stored before cards had the version of the rules
                rules = TITLES["acquire"].rules
                card = msgspec.structs.replace(card, rules=rules)
            if name == "open":
                card = msgspec.structs.replace(card, status="open", rules=1)
            await store.put_card(card)
        await store.close()
        server = await TableServer.start(Settings(url))
        assert {card.table for card in (await server.lobby(words("en"))).tables} == {"new", "open"}
        for name in ("old", "new", "open"):
            live = await server.join(name)
            assert live is not None
            assert (live.table.closed is not None) == (name == "old")
            await server.leave(live, None)
        assert {card.table for card in (await server.lobby(words("en"))).tables} == {"new", "open"}
        await server.close()

    asyncio.run(look())
