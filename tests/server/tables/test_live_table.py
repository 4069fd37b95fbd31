"""A live table: how it carries out commands, and when its bots play."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable
from types import FrameType
from typing import Any, Self

import msgspec
import pytest
from msgspec import Struct

from tests.cli.terminal.greed.positions import CARDS
from tests.server.fakes import ALONE, FakeClient, FakeServices, entries_of, person, table_of, write
from tontine.bots.seats import bot_decision, make_bot
from tontine.learn.scripted import LESSON_BOT
from tontine.play.match import check_options
from tontine.play.stories import story_of
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.play.words import words
from tontine.rules.chance import Rng
from tontine.rules.game import Game
from tontine.server.entries import Created, Paused, Place, Row
from tontine.server.storage.tables import Conflict, Store
from tontine.server.tables import bot_turns, commands
from tontine.server.tables import client_view as client_view_module
from tontine.server.tables import live_table as live_table_module
from tontine.server.tables import state as table_module
from tontine.server.tables.commands import (
    Presence,
    change_of,
    decided,
    is_still_asked,
)
from tontine.server.tables.create import card_of, rematch_of, show_card
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.presence import CROWD
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages
from tontine.server.wire.socket import ChatLine
from tontine.testing.walk import config_of, whole_match

PEOPLE = [Place("person", person(0)), Place("person", person(1))]
GREED = {"drop_asset": "always", "cards": "house"}


def finished() -> Table:
    match = whole_match(config_of("acquire", 2), 0, False)
    table = table_of(PEOPLE)
    for entry in entries_of(match):
        table.apply(Row(table.rows, None, None, entry))
    return table


def test_a_rematch_never_has_the_id_of_a_table_created_by_the_same_message() -> None:
    services, table, id = FakeServices(), finished(), "x" * 32
    entry, _ = rematch_of(table, person(0), messages.Rematch(id=id), services.tokens)
    assert entry.table != services.tokens.table_of(person(0), id)
    assert entry.table != services.tokens.table_of(person(0), f"{table.id}:{id}")


def test_a_rematch_of_a_game_that_was_loaded_is_a_game_of_its_own() -> None:
    """It counts in the record, as its chance is not that of the file."""
    table = finished()
    table.created = msgspec.structs.replace(table.created, loaded=True)
    _, written = rematch_of(table, person(0), messages.Rematch(id="x" * 32), FakeServices().tokens)
    created = written[0].row.entry
    assert isinstance(created, Created)
    assert not created.loaded


def test_a_rematch_of_a_lesson_is_a_game() -> None:
    table = finished()
    table.created = msgspec.structs.replace(table.created, lesson=True)
    table.places = [Place("person", person(0)), Place("bot", bot=LESSON_BOT, name="Bruno")]
    _, written = rematch_of(table, person(0), messages.Rematch(id="x" * 32), FakeServices().tokens)
    rematch = Table("rematch", [it.row for it in written])
    assert rematch.lesson_state is None
    assert [place.bot for place in rematch.places] == [None, "novice"]


def test_a_rematch_against_bots_alone_is_started_at_once() -> None:
    services, command = FakeServices(), messages.Rematch(id="x" * 32)
    for places, begins in (
        ([Place("person", person(0)), Place("bot", bot="easy", name="Hal")], True),
        ([Place("person", person(0)), Place("person", person(0), name="Guest")], True),
        (PEOPLE, False),
    ):
        table = finished()
        table.places = list(places)
        entry, written = rematch_of(table, person(0), command, services.tokens)
        assert {it.table_id for it in written} == {entry.table}
        rematch = Table(entry.table, [it.row for it in written])
        assert rematch.status == ("running" if begins else "open")
        if begins:
            assert rematch.playing.seats == table.playing.seats
            assert rematch.commitment != table.commitment


def test_a_name_that_a_person_has_already_is_not_stored_again() -> None:
    async def scenario() -> None:
        services, client = FakeServices(), FakeClient(0)
        table = table_of(PEOPLE)
        live = LiveTable(services, table)
        await live.enter(client, messages.Hello())
        name = table.names[person(0)]
        for id, said, rows in (("1", f" {name} ", 1), ("2", "Ada", 2), ("3", "Ada", 2)):
            await live.execute(client, messages.SetName(id=id, name=said))
            assert answer_to(client) == "done"
            assert table.rows == rows

    asyncio.run(scenario())


def test_of_a_custom_set_of_cards_only_the_name_is_sent() -> None:
    options = check_options(TITLES["greed"], {"cards": CARDS})
    assert len(options["cards"]) > 1000
    services, client = FakeServices(), FakeClient(0)
    table = table_of([*PEOPLE, Place("open")], "greed", options)
    asyncio.run(LiveTable(services, table).enter(client, messages.Hello()))
    room = next(it for it in map(msgspec.json.decode, client.frames) if it["type"] == "room")
    for told in (room["options"], card_of(table).options):
        assert set(told) == set(options)
        assert max(map(len, told.values())) < 50


def test_a_lobby_that_cannot_be_written_holds_up_no_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    async def scenario() -> None:
        live = LiveTable(FakeServices(), table_of(PEOPLE))
        ada, bruno = FakeClient(0), FakeClient(1)
        for client in (ada, bruno):
            await live.enter(client, messages.Hello())
        monkeypatch.setattr(live_table_module, "show_card", broken)
        await live.execute(ada, messages.Start(id="start"))
        assert "state" in [msgspec.json.decode(it)["type"] for it in bruno.frames]
        assert "the disk is full" in caplog.text
        # With the next change it is tried again.
        cards: list[Table] = []

        async def show(store: Store, table: Table) -> None:
            cards.append(table)
            await show_card(store, table)

        monkeypatch.setattr(live_table_module, "show_card", show)
        await live.update_card()
        await live.update_card()
        assert cards == [live.table]

    asyncio.run(scenario())


def test_a_client_has_the_whole_story_also_where_an_earlier_paragraph_is_told_anew() -> None:
    """In Greed Incorporated what becomes of a proposal is told where it was made."""
    table = table_of([Place("person", person(seat)) for seat in range(4)], "greed", GREED)
    table.apply(Row(1, None, None, commands.started(table.created, list("ABCD"))))
    client, presence = FakeClient(0), Presence(frozenset({person(0)}))
    client.reset(messages.Hello())
    story: list[Any] = []
    rng, bots = Rng(3), [make_bot("greed", "random", Rng(seat)) for seat in range(4)]
    retold = False
    for _ in range(120):
        client.update(table, presence, "")
        for frame in map(msgspec.json.decode, client.frames):
            if frame["type"] == "story":
                retold = retold or frame["since"] < len(story) - 1
                story[frame["since"] :] = frame["paragraphs"]
        client.frames.clear()
        told = story_of(table.playing, 0, words("en"))
        assert story == msgspec.to_builtins(told)
        seat = table.playing.owing[rng.below(len(table.playing.owing))]
        decision = bot_decision(table.playing, seat, bots[seat], rng)
        table.apply(Row(table.rows, None, None, decided(table.deciding, seat, decision).entry))
    assert retold


def test_the_story_is_computed_for_each_seat_language_and_version() -> None:
    table = started()
    story = table.story(None, "en")
    assert table.story(None, "en") is story
    assert table.story(None, "fr") != story
    assert table.story(0, "en") != story
    seat = table.playing.owing[0]
    choice = table.playing.bare_view(seat).asks[0].choices[0].decision
    table.apply(Row(table.rows, None, None, decided(table.deciding, seat, choice).entry))
    assert len(str(table.story(None, "en"))) > len(str(story))


def started() -> Table:
    return begin(table_of(PEOPLE))


def begin(table: Table) -> Table:
    start = change_of(table, person(0), messages.Start(id="start"), ALONE)
    table.apply(Row(1, None, None, start.entry))
    return table


class Applied:
    """Counts how often the rules carry out a decision, compiled or not."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._see)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(self._before)

    def _see(self, frame: FrameType, event: str, called: Any) -> None:
        if event == "call" and frame.f_code.co_name == "apply":
            self.count += isinstance(frame.f_locals.get("self"), Game)
        elif event == "c_call" and called.__name__ == "apply":
            self.count += isinstance(called.__self__, Game)


@pytest.mark.parametrize("game", ["acquire", "greed"])
def test_a_decision_is_computed_once(game: str) -> None:
    seats = TITLES[game].fewest
    places = [Place("person", person(seat)) for seat in range(seats)]
    table = begin(table_of(places, game, {}))
    live = LiveTable(FakeServices(), table)

    async def decide(seat: int, decision: Decision) -> None:
        command = messages.Decide(
            id=str(table.rows), seat=seat, version=table.version, decision=decision
        )
        client = FakeClient(seat)  # not connected, so no previews are computed for it
        with Applied() as applied:
            await live.execute(client, command)
        assert answer_to(client) == "done"
        assert applied.count == len(table.playing.steps[-1].codes)

    rng = Rng(1)
    several = 0
    for _ in range(60):
        seat = table.playing.owing[0]
        bot = make_bot(game, "normal", rng)
        asyncio.run(decide(seat, bot_decision(table.playing, seat, bot, rng)))
        several += len(table.playing.steps[-1].codes) > 1
    assert several, "no decision had several parts"


def test_a_decision_that_was_not_stored_changes_nothing() -> None:
    services, table = FakeServices(), started()
    seat = table.playing.owing[0]
    live = LiveTable(services, table)
    command = decide(live, seat, table.version, "1")
    before = (table.rows, table.playing.game.snapshot(), list(table.playing.steps))
    services.elsewhere.full = True
    with pytest.raises(Conflict):
        asyncio.run(live.execute(FakeClient(seat), command))
    assert (table.rows, table.playing.game.snapshot(), list(table.playing.steps)) == before
    services.elsewhere.full = False
    client = FakeClient(seat)
    asyncio.run(live.execute(client, command))
    assert answer_to(client) == "done"
    assert table.playing.version == 1


def test_an_append_that_always_conflicts_is_not_tried_for_ever() -> None:
    services, client = FakeServices(), FakeClient(0)
    services.elsewhere.full = True
    live = LiveTable(services, finished())

    async def rematch() -> None:
        async with asyncio.timeout(5):
            await live.execute(client, messages.Rematch(id="again"))

    with pytest.raises(Conflict):
        asyncio.run(rematch())


# -- bots --------------------------------------------------------------------------


async def settle() -> None:
    """Let all tasks run until they wait for something."""
    for _ in range(50):
        await asyncio.sleep(0)


def people_and_a_bot() -> Table:
    """Two people and a bot, which has to decide; undoing the last decision needs consent."""
    match = whole_match(config_of("acquire", 3), 0, False)
    table = table_of([*PEOPLE, Place("bot", bot="easy", name="Eva")])
    for entry in entries_of(match):
        table.apply(Row(table.rows, None, None, entry))
        played = table.playing
        if played.owing == [2] and played.steps[-1].seat == 1 and not played.may_undo(1):
            return table
    raise AssertionError("the bot never has to decide")


@pytest.mark.parametrize("yes", [True, False])
def test_a_bot_waits_while_a_request_to_undo_is_open(yes: bool) -> None:
    async def scenario() -> None:
        table, services = people_and_a_bot(), FakeServices()
        services.thinkers.may_answer.clear()
        live = LiveTable(services, table)
        decisions = table.playing.version
        ada, bruno = FakeClient(0), FakeClient(1)
        for client in (ada, bruno):
            await live.enter(client, messages.Hello())
        await settle()
        assert services.thinkers.asked == [2]
        await live.execute(bruno, messages.Undo(id="1", seat=1))
        services.thinkers.may_answer.set()
        await settle()
        assert table.request is not None
        assert table.playing.version == decisions
        assert services.thinkers.asked == [2]
        await live.execute(ada, messages.AnswerRequest(id="2", yes=yes))
        await settle()
        if yes:
            assert table.playing.version == decisions - 1
        else:
            assert table.playing.steps[decisions + 1].seat == 2

    asyncio.run(scenario())


def test_a_bot_that_failed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_DELAY", 0)

    async def scenario() -> None:
        table, services = people_and_a_bot(), FakeServices()
        decisions = table.playing.version
        services.thinkers.broken = True
        await LiveTable(services, table).enter(FakeClient(0), messages.Hello())
        await settle()
        assert len(services.thinkers.asked) > 1
        assert table.playing.version == decisions
        services.thinkers.broken = False
        await settle()
        assert table.playing.steps[decisions + 1].seat == 2

    asyncio.run(scenario())


# -- several seats decide at once --------------------------------------------------


def greed(places: list[Place]) -> tuple[LiveTable, FakeServices]:
    """The start of a game in which all seats announce an asset at once."""
    table = begin(table_of(places, "greed", {}))
    assert len(table.playing.owing) == len(places)
    services = FakeServices()
    return LiveTable(services, table), services


def decide(live: LiveTable, seat: int, version: int, id: str) -> messages.Decide:
    decision = live.table.playing.bare_view(seat).asks[0].choices[-1].decision
    return messages.Decide(id=id, seat=seat, version=version, decision=decision)


def answer_to(client: FakeClient) -> str:
    """The type of the last message, or the reason of a refusal."""
    message = msgspec.json.decode(client.frames[-1])
    return str(message.get("reason", message["type"]))


def test_a_decision_is_stale_only_if_its_question_is_no_longer_asked() -> None:
    async def scenario() -> None:
        places = [Place("person", person(seat)) for seat in range(3)]
        live, _ = greed(places)
        ada, bruno = FakeClient(0), FakeClient(1)
        for client in (ada, bruno):
            await live.enter(client, messages.Hello())
        version = live.table.version
        one, two = (decide(live, seat, version, f"first {seat}") for seat in (0, 1))
        await live.execute(ada, one)
        assert answer_to(ada) == "done"
        await live.execute(bruno, two)
        assert answer_to(bruno) == "done"
        # Bruno has answered that question already.
        await live.execute(bruno, msgspec.structs.replace(two, id="second"))
        assert answer_to(bruno) == "stale"
        # After an undo he is asked again, but a decision for the version before it is stale.
        await live.execute(bruno, messages.Undo(id="back", seat=1))
        assert live.table.playing.owing == [1, 2]
        await live.execute(bruno, msgspec.structs.replace(two, id="third"))
        assert answer_to(bruno) == "stale"
        current = live.table.version
        await live.execute(bruno, msgspec.structs.replace(two, id="fourth", version=current))
        assert answer_to(bruno) == "done"

    asyncio.run(scenario())


def test_a_bot_need_not_think_again_because_others_decide() -> None:
    async def scenario() -> None:
        bot = Place("bot", bot="normal", name="Eva")
        places = [Place("person", person(0)), Place("person", person(1)), bot]
        live, services = greed(places)
        services.thinkers.may_answer.clear()
        ada = FakeClient(0)
        await live.enter(ada, messages.Hello())
        await settle()
        await live.execute(ada, decide(live, 0, live.table.version, "mine"))
        services.thinkers.may_answer.set()
        await settle()
        assert live.table.playing.owing == [1]
        assert services.thinkers.asked == [2]

    asyncio.run(scenario())


def test_a_seat_that_has_decided_is_asked_a_new_question_even_if_it_is_the_same() -> None:
    """In Greed's trade: a proposal was declined, and the seat may propose again."""
    match = whole_match(config_of("greed", 3), 0, False)
    table = table_of([Place("person", person(seat)) for seat in range(3)], "greed", match.options)
    asked: dict[int, tuple[int, list[list[Decision]]]] = {}  # by seat: when, and what
    for entry in entries_of(match):
        table.apply(Row(table.rows, None, None, entry))
        seat = match.steps[table.playing.version + 1].seat
        assert seat is not None
        asks = [[it.decision for it in ask.choices] for ask in table.playing.bare_view(seat).asks]
        version, before = asked.get(seat, (0, []))
        if asks == before and asks[0][0]["kind"] == "propose":
            assert is_still_asked(table, seat, table.version)
            assert not is_still_asked(table, seat, version)
            return
        asked[seat] = (table.version, asks)
    raise AssertionError("no seat is ever asked the same again")


def kinds(clients: list[FakeClient], kind: str) -> list[Any]:
    sent = [msgspec.json.decode(frame) for client in clients for frame in client.frames]
    return [frame for frame in sent if frame["type"] == kind]


def test_a_crowd_of_onlookers_is_shown_once_and_players_at_once() -> None:
    """One by one, each of them would be told of each other."""
    crowd = 100

    async def scenario() -> None:
        table = table_of(PEOPLE)
        table.names |= {person(number): f"V{number}" for number in range(10, 10 + crowd)}
        live = LiveTable(FakeServices(), table)
        ada, bruno = FakeClient(0), FakeClient(1)
        await live.enter(ada, messages.Hello())
        onlookers = [FakeClient(number) for number in range(10, 10 + crowd)]
        for onlooker in onlookers:
            await live.enter(onlooker, messages.Hello())
        few = CROWD
        assert len(kinds([ada], "room")) < few + crowd // 2
        async with asyncio.timeout(5):
            while len(kinds([ada], "room")[-1]["spectators"]) < crowd:
                await asyncio.sleep(0.01)
        before = len(kinds([ada], "room"))
        for number, onlooker in enumerate(onlookers):
            name = messages.SetName(id=f"{number}", name=f"Visitor {number}")
            await live.execute(onlooker, name)
        assert len(kinds([ada], "room")) < before + crowd // 2
        async with asyncio.timeout(5):
            while "Visitor 99" not in kinds([ada], "room")[-1]["spectators"]:
                await asyncio.sleep(0.01)
        await live.enter(bruno, messages.Hello())
        assert kinds([ada], "room")[-1]["seats"][1]["connected"]
        await live.leave(bruno)
        assert not kinds([onlookers[0]], "room")[-1]["seats"][1]["connected"]

    asyncio.run(scenario())


def test_a_crowd_of_onlookers_costs_one_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: Counter[str] = Counter()

    def counted(message: Struct) -> bytes:
        encoded[str(message.__struct_config__.tag)] += 1
        return msgspec.json.encode(message)

    for module in (table_module, client_view_module):
        monkeypatch.setattr(module, "encode", counted)
    services, table = FakeServices(), table_of(PEOPLE)
    start = change_of(table, person(0), messages.Start(id="start"), ALONE)
    table.apply(Row(1, None, None, start.entry))
    players = [FakeClient(0), FakeClient(1)]
    onlookers = [FakeClient(seat) for seat in range(100, 140)]

    async def sent_by(do: Awaitable[None]) -> dict[str, int]:
        """What is encoded for it; everybody is sent each of it."""
        encoded.clear()
        before = [len(client.frames) for client in (*players, *onlookers)]
        await do
        for client, frames in zip((*players, *onlookers), before, strict=True):
            sent = [msgspec.json.decode(it)["type"] for it in client.frames[frames:]]
            assert set(sent) == set(encoded)
        assert len({onlooker.frames[-1] for onlooker in onlookers}) == 1
        return dict(encoded)

    async def scenario() -> None:
        live = LiveTable(services, table)
        for client in (*players, *onlookers):
            await live.enter(client, messages.Hello())
        live.presence.show()  # as a crowd is, after a moment
        seat = table.playing.owing[0]
        choice = table.playing.bare_view(seat).asks[0].choices[0].decision
        decision = write(live, services, decided(table.deciding, seat, choice).entry)
        # One for each player, and one for all who watch.
        assert await sent_by(decision) == {"state": 3, "story": 3}
        paused = write(live, services, Paused(0))
        assert await sent_by(paused) == {"room": 3, "state": 3}
        services.elsewhere.written = []
        services.elsewhere.lines = [ChatLine(1, "Zoe", None, "hello", 0)]
        assert await sent_by(live.refresh()) == {"chat": 1}

    asyncio.run(scenario())
