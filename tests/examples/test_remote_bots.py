"""The bots in examples/ that play over the wire, against a real server."""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.server import Server
from tontine.play.titles import TITLES

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "Python": [sys.executable, str(EXAMPLES / "remote_bot.py")],
    "Node": ["node", "--experimental-websocket", str(EXAMPLES / "remote_bot.mjs")],
}
PATIENCE = 300  # seconds that a whole game may take on a busy machine

# What is tested here is not compiled.
pytestmark = [pytest.mark.once, pytest.mark.xdist_group("remote bots")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("remote") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def owner(server: Server) -> str:
    account = {"name": "Olga", "password": "correct horse battery"}
    answer = httpx.post(f"{server.address}/api/account/register", json=account)
    token: str = answer.raise_for_status().json()["token"]
    return token


@pytest.fixture(scope="module")
def playing(server: Server, owner: str) -> Iterator[list[str]]:
    """The names of two bots, which run."""
    names = []
    with ExitStack() as stack:
        for language, command in PROGRAMS.items():
            made = httpx.post(
                f"{server.address}/api/bots",
                json={"name": language},
                headers={"Authorization": f"Bearer {owner}"},
            ).raise_for_status()
            names.append(made.json()["name"])
            words = [*command, server.address, made.json()["token"]]
            program = stack.enter_context(subprocess.Popen(words, stdout=subprocess.DEVNULL))
            stack.callback(program.kill)
        yield names


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game(game: str, server: Server, playing: list[str]) -> None:
    """A host who only looks on invites both by their names."""
    seats: list[dict[str, Any]] = [{"kind": "account", "name": name} for name in playing]
    seats.append({"kind": "bot", "bot": "random"})
    request = {"id": secrets.token_hex(16), "game": game, "name": "Ada", "seats": seats}
    made = httpx.post(f"{server.address}/api/tables", json=request).raise_for_status().json()
    standings = asyncio.run(watched(server, made["table"], made["token"]))
    assert len(standings) == 3


async def watched(server: Server, table: str, token: str) -> list[dict[str, Any]]:
    """Start the game, and wait for its end. No bot has failed in it."""
    where = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    async with asyncio.timeout(PATIENCE), connect(where, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        await socket.send(json.dumps({"type": "start", "id": "start"}))
        async for line in socket:
            message = json.loads(line)
            assert message["type"] != "refused", message
            if message["type"] != "state":
                continue
            events = [entry["event"]["event"] for entry in message["events"]]
            assert "bot_failed" not in events
            if message["view"]["over"]:
                assert message["view"]["seats"][:2] == ["Python[bot]", "Node[bot]"]
                standings: list[dict[str, Any]] = message["view"]["standings"]
                return standings
    raise AssertionError("the connection was lost")
