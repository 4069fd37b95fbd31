"""What somebody has learnt: a set that only grows, the same on all devices of an account."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people.test_accounts import SECRET, get, post, refusal, signed_in
from tests.server.server import ME, Server, bot
from tontine.server.storage.accounts import MOST_LEARNT, AccountStore
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("learnt") / "tables.db") as running:
        yield running


def add(server: Server, token: str, *items: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.post(f"{server.address}/api/learnt", json={"items": items}, headers=headers)


def test_another_device_knows_it_until_the_account_is_deleted(server: Server) -> None:
    here = signed_in(post(server, "register", name="Lea", password=SECRET))
    there = signed_in(post(server, "sign-in", name="Lea", password=SECRET))
    assert get(server, "/api/learnt", here).json() == {"items": []}
    assert add(server, here, "lesson:acquire", "card:acquire/safe").status_code == 201
    assert add(server, there, "card:acquire/safe", "off:cards").json() == {
        "items": ["card:acquire/safe", "lesson:acquire", "off:cards"]
    }
    assert get(server, "/api/learnt", here).json() == get(server, "/api/learnt", there).json()
    other = signed_in(post(server, "register", name="Mo", password=SECRET))
    assert get(server, "/api/learnt", other).json() == {"items": []}
    assert post(server, "delete", here, password=SECRET).status_code == 204
    again = signed_in(post(server, "register", name="Lea", password=SECRET))
    assert get(server, "/api/learnt", again).json() == {"items": []}


def test_guests_keep_it_themselves_and_nonsense_is_refused(server: Server) -> None:
    guest = server.create_table([ME, bot(), bot()])["token"]
    assert refusal(add(server, guest, "lesson:acquire"))[1] == "no_account"
    token = signed_in(post(server, "register", name="Nora", password=SECRET))
    for item in ("", "acquire", "wish:acquire", "card:\0", "card:" + "x" * 80, "card:a b"):
        assert refusal(add(server, token, item)) == (400, "unreadable")
    assert get(server, "/api/learnt", token).json() == {"items": []}


def test_a_person_has_room_for_so_many(tmp_path: Path) -> None:
    async def fill() -> list[str]:
        store = await Store.open(database_url(str(tmp_path / "tables.db")))
        try:
            accounts = AccountStore(store)
            await accounts.add_learnt("lea", [f"card:x/{number}" for number in range(10)])
            many = [f"card:x/{number}" for number in range(MOST_LEARNT + 50)]
            await asyncio.gather(*[accounts.add_learnt("lea", many) for _ in range(3)])
            return await accounts.learnt_by("lea")
        finally:
            await store.close()

    assert len(asyncio.run(fill())) == MOST_LEARNT
