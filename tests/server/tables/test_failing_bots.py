"""Bots that fail at a table: the game goes on, and everybody reads of it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tests.bots.test_decide import Answering, _raise
from tests.server.fakes import ALONE, FakeBots, FakeClient, FakeServices, person, table_of
from tontine.bots import seats as seats_module
from tontine.bots.bot import BotFailed
from tontine.play.match import Match, new_match
from tontine.play.view import Decision
from tontine.server.bots import pool as bots_module
from tontine.server.bots.pool import Bots, question_of
from tontine.server.bots.process import Cache, answer
from tontine.server.entries import Decided, Entry, Place, Row
from tontine.server.tables.commands import change_of
from tontine.server.tables.live_table import LiveTable
from tontine.server.tables.state import Table
from tontine.server.wire import socket as messages

TOLD = "Bruno cannot decide, as the bot normal has failed"


class Failing(FakeBots):
    """Bots that fail, or decide something illegal."""

    def __init__(self, decision: Decision | None) -> None:
        super().__init__()
        self._decision = decision

    async def decide(
        self, table: str, match: Match, seat: int, bot: str, owner: str = ""
    ) -> Decision:
        self.asked.append(seat)
        await asyncio.sleep(0)
        if self._decision is None:
            raise BotFailed("IndexError: 7 is not in my hand", "IndexError (bot.py:7)")
        return self._decision


def begun(game: str, seats: list[Place]) -> Table:
    table = table_of(seats, game, {})
    start = change_of(table, person(0), messages.Start(id="start"), ALONE)
    table.apply(Row(1, None, None, start.entry))
    return table


@pytest.mark.parametrize("game", ["acquire", "ponzi", "greed"])
@pytest.mark.parametrize(
    "decision", [None, {}, {"kind": "resign"}, {"kind": "place", "tile": "99Z"}]
)
def test_bots_that_fail_do_not_stall_the_game(
    decision: Decision | None, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Three failing bots play until the person has to decide; the log says that they failed."""

    async def scenario() -> None:
        others = [Place("bot", bot="normal", name=name) for name in ("Bruno", "Chloé")]
        table = begun(game, [Place("person", person(0)), *others])
        services, client = FakeServices(), FakeClient(0)
        services.bots = cast(Bots, Failing(decision))
        live = LiveTable(services, table)
        await live.enter(client, messages.Hello())
        for _ in range(40):
            match = table.playing
            async with asyncio.timeout(20):
                while not match.over and match.owing != [0]:
                    await asyncio.sleep(0.001)
            if match.over:
                break
            choice = match.bare_view(0).asks[0].choices[0].decision
            command = messages.Decide(
                id=str(match.version), seat=0, version=table.version, decision=choice
            )
            await live.execute(client, command)
        bots = [step for step in table.playing.steps if step.seat in (1, 2)]
        assert len(bots) > 10
        assert all(step.failed_bot == "normal" for step in bots)
        assert not any(step.failed_bot for step in table.playing.steps if step.seat == 0)
        story = " ".join(line.text for part in table.story(0, "en") for line in part.lines)
        assert TOLD in story
        frames = [msgspec.json.decode(frame) for frame in client.frames]
        assert any(TOLD in str(frame) for frame in frames if frame["type"] == "story")
        secret = "IndexError"  # the error could give away what the bot holds
        assert not any(secret in str(frame) for frame in frames)

    asyncio.run(scenario())
    assert "the bot normal failed at table, seat" in caplog.text
    assert decision is not None or "IndexError (bot.py:7)" in caplog.text
    assert "in my hand" not in caplog.text  # that is the seat's own affair


def test_the_log_of_a_table_says_that_a_bot_failed() -> None:
    row = b'{"entry":"decided","seat":1,"decision":{},"chance":{},"read":0,"failed_bot":"normal"}'
    entry = msgspec.json.decode(row, type=Entry)
    assert isinstance(entry, Decided)
    assert entry.failed_bot == "normal"


# -- their processes ---------------------------------------------------------------


def test_a_bot_that_raises_in_its_worker_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"normal": lambda rng: Answering(_raise)}
    monkeypatch.setattr(seats_module.FOLDERS["acquire"], "BOTS", broken)
    match = new_match("acquire", 2, 1)
    asked = question_of("table", match, match.owing[0], "normal")
    said = answer(asked, Cache())
    assert said.decision is None
    assert said.failure.startswith("IndexError (test_decide.py:")


def _asked(command: list[str]) -> Decision:
    async def ask() -> Decision:
        bots = Bots(1, command)
        match = new_match("acquire", 2, 1)
        try:
            return await bots.decide("table", match, match.owing[0], "normal")
        finally:
            await bots.stop()

    return asyncio.run(ask())


def _python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


NONSENSE = {
    "no JSON": "print('hello?')",
    "another kind of object": """print('{"decision": 7}')""",
    "nothing at all": "print('')",
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_a_worker_with_malformed_answers(kind: str) -> None:
    with pytest.raises(BotFailed, match="the answer is nonsense"):
        _asked(_python(f"input(); {NONSENSE[kind]}"))


def test_a_worker_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "LONGEST_THOUGHT", 0.5)
    with pytest.raises(BotFailed, match=r"it said nothing for 0\.5 seconds"):
        _asked(_python("import time; time.sleep(600)"))


def test_a_worker_in_the_background_is_waited_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has only the CPU time that others leave over, and its work is in no hurry."""
    monkeypatch.setattr(bots_module, "LONGEST_THOUGHT", 0.0)
    monkeypatch.setattr(bots_module, "LONGEST_WORK", 0.5)
    match = new_match("acquire", 2, 1)

    async def ask() -> None:
        bots = Bots(1, _python("import time; time.sleep(600)"))
        try:
            with pytest.raises(BotFailed, match=r"it said nothing for 0\.5 seconds"):
                await bots.analyse("table", match, [], "")
        finally:
            await bots.stop()

    asyncio.run(ask())


def test_a_worker_that_always_dies() -> None:
    with pytest.raises(BotFailed, match="died 5 times"):
        _asked(_python("input(); exit(1)"))


def test_a_worker_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "RETRY_DELAY", 0)
    with pytest.raises(BotFailed):
        _asked(["/nowhere/python"])


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """The first one kills itself; the second answers the same question."""
    mark = tmp_path / "killed"
    code = f"""
import os, pathlib, signal
input()
mark = pathlib.Path({str(mark)!r})
if not mark.exists():
    mark.touch()
    os.kill(os.getpid(), signal.SIGKILL)
print('{{"decision": {{"kind": "buy", "shares": {{}}}}}}')
"""
    assert _asked(_python(code)) == {"kind": "buy", "shares": {}}
    assert mark.exists()


def test_who_has_many_tables_keeps_nobody_else_waiting_for_all_of_them() -> None:
    answering = _python("for _ in iter(input, None): print('{\"decision\": {}}', flush=True)")

    async def scenario() -> list[str]:
        bots, match, answered = Bots(1, answering), new_match("acquire", 2, 1), list[str]()

        async def ask(owner: str, number: int) -> None:
            await bots.decide(f"{owner} {number}", match, match.owing[0], "expert", owner)
            answered.append(owner)

        try:
            asked = [ask("crowd", number) for number in range(30)]
            await asyncio.gather(*asked, ask("witness", 0), ask("witness", 1))
        finally:
            await bots.stop()
        return answered

    answered = asyncio.run(scenario())
    assert answered.index("witness") <= 2
    assert answered[:6].count("witness") == 2
