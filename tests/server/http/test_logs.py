"""What a server writes down: every event one line, and no secrets."""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.server import ME, OPEN, Server, bot, connected, play
from tontine.server.common import logs

CHAT = "meet me behind the bank"
# Everything is logged; some rows cannot be stored, and one command breaks.
SABOTAGE = """
import logging, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
sys.stderr = open({file!r}, "a", buffering=1)

@event.listens_for(Engine, "before_cursor_execute", retval=True)
def spoil(connection, cursor, statement, parameters, context, executemany):
    if "INSERT INTO chat" in statement and "spoil" in str(parameters):
        statement = statement.replace("INTO chat", "INTO no_chat")
    return statement, parameters
"""


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    file = tmp_path / "log"
    secrets: set[str] = {CHAT}

    async def game(server: Server) -> None:
        created = server.create_table([ME, OPEN, bot()])
        table = created["table"]
        async with (
            connected(server, table, created["token"]) as ada,
            connected(server, table) as zoe,
        ):
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            await ada.request("start")
            await ada.request("chat", text=CHAT)
            with pytest.raises(ConnectionError):  # an error that holds what was to be stored
                await zoe.request("chat", text=f"{CHAT}: spoil")
        async with (
            connected(server, table, ada.token) as ada,
            connected(server, table, zoe.token) as zoe,
        ):
            rng = random.Random(3)
            await asyncio.gather(play(ada, rng), play(zoe, rng))
            for client in (ada, zoe):
                await client.finish()
                assert client.token is not None
                secrets.update((client.token, client.token.partition(".")[2]))
            secrets.update((ada.room["code"], ada.room["key"]))

    setting = SABOTAGE.format(file=str(file))
    with Server(tmp_path / "tables.db", 0, setting, "--log=json") as server:
        asyncio.run(game(server))
        assert server.interrupt() == 0
    text = file.read_text()
    lines = [msgspec.json.decode(line, type=dict[str, Any]) for line in text.splitlines()]
    events = [line["event"] for line in lines]
    for event in ("server started", "table created", "game started", "game over"):
        assert event in events
    broken = [line for line in lines if line["level"] == "error"]
    assert len(broken) == 1
    assert "no_chat" in broken[0]["traceback"]
    for secret in secrets:
        assert secret not in text


@pytest.mark.parametrize("form", ["errors", "lines", "json"])
def test_forms(form: logs.Form, capsys: pytest.CaptureFixture[str]) -> None:
    root, ours = logging.getLogger(), logging.getLogger("tontine")
    before = root.handlers[:], root.level, ours.level
    try:
        logs.set_up(form)
        logger = logging.getLogger("tontine.server.test")
        logs.log_event(logger, "game over", table="t", seats=3)
        try:
            raise KeyError("x")
        except KeyError:
            logger.exception("error %s", "17")
        logging.getLogger("another").info("chatter")
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])
    said = capsys.readouterr().err
    assert "chatter" not in said
    if form == "json":
        over, error = (msgspec.json.decode(line, type=dict[str, Any]) for line in said.splitlines())
        assert (over["event"], over["table"], over["seats"]) == ("game over", "t", 3)
        assert error["level"] == "error"
        assert error["traceback"].endswith("KeyError: 'x'")
    else:
        assert ("info: game over table=t seats=3\n" in said) == (form == "lines")
        assert "error: error 17\nTraceback" in said


def test_a_failure_that_repeats_is_written_once_with_a_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    now = 1000.0
    monkeypatch.setattr("tontine.server.common.logs.time.monotonic", lambda: now)
    try:
        logs.set_up("lines")
        logger = logging.getLogger("tontine.server.test")

        def fail(number: int) -> None:
            logger.warning("not ready: %s", number)
            try:
                raise KeyError(number)
            except KeyError:
                logger.exception("error %s: failed", number)
            logs.log_event(logger, "table created")

        for number in range(5):
            fail(number)
        now += 59
        logs.report_repeated()
        said = capsys.readouterr().err
        assert said.count("not ready") == 1
        assert said.count("Traceback") == 1
        assert said.count("table created") == 5
        now += 2
        logs.report_repeated()
        assert [line.partition(" ")[2] for line in capsys.readouterr().err.splitlines()] == [
            "warning: not ready: 4 repeated=4",
            "error: error 4: failed repeated=4",
        ]
        fail(5)
        assert "warning: not ready: 5\n" in capsys.readouterr().err
        fail(6)
        logs.report_repeated(at_the_end=True)
        assert "warning: not ready: 6 repeated=1\n" in capsys.readouterr().err
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
