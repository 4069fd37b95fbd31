"""An agent at the table: whole games by the client of the protocol's own library."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from tontine.cli.agent import SEAT, AgentGame
from tontine.cli.mcp import make_server
from tontine.play.titles import TITLES
from tontine.play.words import words

# What is tested here is not compiled.
pytestmark = pytest.mark.once

Call = Callable[..., Awaitable[tuple[str, bool]]]


def with_client(play: Callable[[Call], Awaitable[None]], server: Any) -> None:
    async def run() -> None:
        async with Client(server) as client:

            async def call(name: str, **arguments: object) -> tuple[str, bool]:
                result: Any = await client.call_tool(name, arguments)
                return result.content[0].text, bool(result.is_error)

            await play(call)

    asyncio.run(run())


def first_decision(told: str) -> Any:
    line = next(line for line in told.splitlines() if line.startswith("  {"))
    return json.JSONDecoder().raw_decode(line.strip())[0]


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game(game: str) -> None:
    async def play(call: Call) -> None:
        title = TITLES[game]
        rivals = ["easy"] * (title.fewest - 1)
        told, wrong = await call("start_game", game=game, rivals=rivals, seed=5)
        assert not wrong
        decisions = 0
        while (asked := (await call("choices"))[0]) and "  {" in asked:
            last = first_decision(asked)
            told, wrong = await call("decide", answer=last)
            assert not wrong, told
            decisions += 1
            assert decisions < 2000
        assert decisions > 3
        over, wrong = await call("decide", answer=last)
        assert wrong
        assert "the game is over" in over

    with_client(play, make_server(words("en"), hints=False))


def test_over_standard_input_and_output() -> None:
    async def play(call: Call) -> None:
        told, wrong = await call("look")
        assert wrong
        assert told.endswith("There is no game yet: call start_game first.")
        told, _ = await call("start_game", game="acquire", seed=7)
        assert "Acquire" in told
        told, _ = await call("decide", answer="1")
        assert "You play" in told
        told, _ = await call("decide", answer="board")
        assert "size price" in told
        told, _ = await call("rule", about="A20")
        assert "A20: Tied for most shares" in told
        told, wrong = await call("decide", answer={"kind": "buy", "shares": {"hydra": 99}})
        assert wrong

    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = StdioServerParameters(
        command=sys.executable, args=["-m", "tontine", "mcp", "--lang", "en"], env=environment
    )
    with_client(play, stdio_client(command))


def test_only_bots_by_their_names() -> None:
    async def play(call: Call) -> None:
        for rival in ("exec:true", "./bot.py:Bot", "nobody"):
            told, wrong = await call("start_game", game="acquire", rivals=[rival])
            assert wrong
            assert f"there is no bot called “{rival}”" in told
        told, wrong = await call("start_game", game="chess")
        assert wrong

    with_client(play, make_server(words("en"), hints=False))


def test_hints_only_where_they_are_allowed() -> None:
    async def forbidden(call: Call) -> None:
        await call("start_game", game="ponzi", rivals=["easy", "easy"], seed=1)
        told, wrong = await call("hint")
        assert wrong
        told, wrong = await call("decide", answer="hint")
        assert wrong
        assert "hint" not in told.partition("choose from")[2]

    async def allowed(call: Call) -> None:
        await call("start_game", game="ponzi", rivals=["easy", "easy"], seed=1)
        assert "%" in (await call("hint"))[0]

    with_client(forbidden, make_server(words("en"), hints=False))
    with_client(allowed, make_server(words("en"), hints=True))


@pytest.mark.parametrize("game", TITLES)
def test_it_is_told_what_its_seat_sees_and_nothing_else(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is looked at of the match is looked at for the seat."""
    rivals = ["easy"] * (TITLES[game].fewest - 1)
    playing = AgentGame(game, rivals, {}, 3, words("en"))
    match = playing.match
    view, log = match.view, match.log
    seen: list[int | None] = []

    def only(look: Callable[..., Any]) -> Callable[..., Any]:
        def looked(seat: int | None = None, *others: object) -> Any:
            seen.append(seat)
            return look(seat, *others)

        return looked

    monkeypatch.setattr(match, "view", only(view))
    monkeypatch.setattr(match, "log", only(log))
    for _ in range(5):
        told = [playing.look(), playing.choices()]
        assert told == [playing.look(), playing.choices()]
        playing.decide(first_decision(told[1]), False)
    assert set(seen) == {SEAT}
