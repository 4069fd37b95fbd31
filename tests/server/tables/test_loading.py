"""Save files that are loaded to a table."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.people.test_accounts import get
from tests.server.server import ME, Server, bot, connected, new_id, play
from tontine.play.match import Match, new_match
from tontine.play.save import dump, parse


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: what others load would count for the limits."""
    with Server(tmp_path_factory.mktemp("loading") / "tables.db") as running:
        yield running


def played(decisions: int, key: str | None = None) -> Match:
    """A game of which so many decisions are made, or all."""
    rng = random.Random(5)
    match = new_match("acquire", ["Ada", "Bruno", "Chloé"], None if key else 7, key=key)
    while not match.over and match.version < decisions:
        seat = match.owing[0]
        ask = match.view(seat).asks[0]
        match.decide(seat, rng.choice(ask.choices).decision)
    match.bots = [None, "random", "random"]
    return match


def load(server: Server, file: str, **fields: object) -> httpx.Response:
    request = {"id": new_id() * 4, "name": "Ada", "file": file, **fields}
    return httpx.post(f"{server.address}/api/saves", json=request, timeout=30)


def test_a_game_that_is_not_over_is_gone_on_with_and_saved_again(server: Server) -> None:
    match = played(20)
    created = load(server, dump(match)).json()

    async def go_on() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            assert ada.view["version"] >= match.version
            assert [seat["mine"] for seat in ada.room["seats"]] == [True, False, False]
            assert [seat["name"] for seat in ada.room["seats"]] == match.seats
            await play(ada, random.Random(2))
            await ada.finish()

    asyncio.run(go_on())
    again = parse(server.save(created["table"]).content)  # it claims no proof that it has not
    assert again.over
    assert [step.decision for step in again.steps[: match.version + 1]] == [
        step.decision for step in match.steps
    ]
    # It is nobody's result: whoever loads it could have chosen it.
    assert get(server, "/api/record", created["token"]).json()["last"] == []


def test_a_game_that_is_over_can_be_looked_at_and_proves_what_it_did(server: Server) -> None:
    match = played(10_000, secrets.token_hex(32))
    file = dump(match)
    created = load(server, file).json()

    async def look() -> None:
        async with connected(server, created["table"]) as stranger:  # by its link
            assert stranger.is_over
            past = await stranger.request("past_view", version=3)
            assert past["view"]["version"] == 3

    asyncio.run(look())
    assert parse(server.save(created["table"]).content).key == match.key


def test_the_same_message_loads_one_table(server: Server) -> None:
    file, id = dump(played(3)), new_id() * 4
    assert load(server, file, id=id).json() == load(server, file, id=id).json()


def broken(how: str) -> str:
    lines = dump(played(12)).splitlines()
    if how == "cut":
        return "\n".join(lines[:-1])
    if how == "changed":
        first = msgspec.json.decode(lines[2])
        lines[2] = msgspec.json.encode({**first, "seat": 1}).decode()
    if how == "empty":
        return ""
    if how == "bot":
        lines[0] = lines[0].replace('"random"', '"nobody"')
    if how == "name":
        lines[0] = lines[0].replace("Bruno", "\\u200b")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("how", "reason", "said"),
    [
        ("cut", "bad_save", "line"),
        ("changed", "bad_save", "line 3"),
        ("empty", "bad_save", "line 1"),
        ("bot", "no_bot", "nobody"),
        ("name", "bad_name", "letter"),
    ],
)
def test_a_file_that_is_not_right_makes_no_table(
    server: Server, how: str, reason: str, said: str
) -> None:
    answer = load(server, broken(how))
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason
    assert said in answer.json()["text"]


def test_a_file_that_is_too_large_is_refused(server: Server, tmp_path: Path) -> None:
    assert load(server, "x" * 1_000_001).status_code == 400
    assert load(server, "x" * 3_000_000).status_code == 413


def test_everything_else_is_as_large_as_before(server: Server) -> None:
    seats = [ME, bot()]
    request = {"id": new_id() * 4, "game": "acquire", "name": "x" * 70_000, "seats": seats}
    assert httpx.post(f"{server.address}/api/tables", json=request).status_code == 413


@pytest.mark.parametrize(
    "wasting",
    [
        "it.CPU_SECONDS = 1; it._limit_resources(); [0 for _ in iter(int, 1)]",
        "it._limit_resources(); bytearray(2 << 30)",
    ],
)
def test_a_file_that_takes_too_much_to_read_keeps_nobody_waiting(
    tmp_path: Path, wasting: str
) -> None:
    """It is read in a process of its own, which the system ends."""
    setting = "import sys; import tontine.server.tables.load_process as it\n"
    setting += f"it.COMMAND = (sys.executable, '-c', {f'{setting}{wasting}; it.main()'!r})"
    with Server(tmp_path / "tables.db", 0, setting) as server:

        async def upload_and_play() -> httpx.Response:
            created = server.create_table([ME, bot()])
            async with connected(server, created["table"], created["token"]) as witness:
                uploading = asyncio.create_task(asyncio.to_thread(load, server, dump(played(3))))
                await witness.request("start")
                await play(witness, random.Random(2))
                await witness.finish()
                assert witness.is_over
                return await uploading

        answer = asyncio.run(upload_and_play())
        assert answer.json()["reason"] == "save_too_long"


def test_files_from_one_address_are_read_one_after_the_other(tmp_path: Path) -> None:
    """However many somebody sends, there is room for those of others."""
    log = tmp_path / "log"
    slow = (
        f"import os, time; log = open({str(log)!r}, 'a', buffering=1); log.write('begin\\n'); "
        "time.sleep(0.3); log.write('end\\n')"
    )
    setting = "import sys; import tontine.server.tables.load_process as it\n"
    setting += f"it.COMMAND = (sys.executable, '-c', {slow!r})"
    with Server(tmp_path / "tables.db", 0, setting) as server, ThreadPoolExecutor() as pool:
        file = dump(played(3))
        list(pool.map(lambda _: load(server, file), range(4)))
    assert log.read_text().split() == ["begin", "end"] * 4


def test_a_hostile_script_is_refused(server: Server) -> None:
    *lines, last = dump(played(300)).splitlines()
    foot = msgspec.json.decode(last)
    foot["end"]["ahead"] = {"bag": ["1A"] * 150_000}
    answer = load(server, "\n".join([*lines, msgspec.json.encode(foot).decode()]))
    assert answer.json()["reason"] == "bad_save"
