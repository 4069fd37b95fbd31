"""``tontine admin``, on the database of a real server."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import ANY

import httpx
import msgspec
import pytest

from tests.cli.command import tontine
from tests.server.away import Somebody
from tests.server.postgres import running_postgres
from tests.server.push_service import Browser, PushService
from tests.server.server import ME, OPEN, Client, Refusal, Server, bot, connected, play
from tontine.server.people.sanctions import Sanctions, network_or_person
from tontine.server.storage.schema import (
    OF_A_TABLE,
    OF_RUNNING_SERVERS,
    OF_THE_SERVER,
    metadata,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def a_game(server: Server, decisions: int) -> dict[str, str]:
    """A table with a person, a bot and a chat line, at which some decisions were made."""
    created = server.create_table([ME, bot()], public=True)

    async def begin() -> None:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.request("start")
            await ada.request("chat", text="Good evening")

            # It rests when it is the person's turn.
            def enough() -> bool:
                return ada.is_my_turn and ada.state["version"] >= decisions

            await play(ada, random.Random(3), enough)

    asyncio.run(begin())
    return created


def seen(server: Server, created: dict[str, str]) -> tuple[object, ...]:
    """All that a person sees who comes back to their table."""

    async def look() -> tuple[object, ...]:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.until(lambda: "state" in ada.last and "story" in ada.last and ada.chat)
            room = {**ada.room, "people": None}
            return room, ada.state, ada.story, ada.chat

    return asyncio.run(look())


def rows_in(backup: Path) -> list[bytes]:
    return sorted(gzip.decompress(backup.read_bytes()).splitlines()[:-1])


def as_json(*arguments: str) -> object:
    done = tontine("admin", *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return msgspec.json.decode(done.stdout)


def test_tables_are_listed_and_looked_at_while_the_server_runs(file: Path) -> None:
    with Server(file) as server:
        created = a_game(server, 3)
        server.create_table([ME, OPEN])
        on = f"--database={file}"
        listed = as_json("tables", on)
        assert isinstance(listed, list)
        assert {it["status"] for it in listed} == {"open", "running"}
        (running,) = [it for it in listed if it["status"] == "running"]
        assert running["table"] == created["table"]
        assert as_json("tables", on, "--status", "over") == []
        assert as_json("tables", on, "--idle", "1") == []
        shown = as_json("show", created["table"], on)
        assert isinstance(shown, dict)
        assert shown["status"] == "running"
        assert shown["bots"] == {"1": "random"}
        assert shown["chat"][0]["text"] == "Good evening"
        plain = tontine("admin", "show", created["table"], on).stdout
        assert "Good evening" in plain
        assert created["table"] in tontine("admin", "tables", on).stdout
        assert "key" not in shown
    missing = tontine("admin", "show", "nowhere", on)
    assert missing.returncode == 2
    assert "“nowhere”" in missing.stderr


OLD_ID = "import tontine.server.people.tokens as it; it.Tokens.table_of = lambda *_: '-OldTable'"


def test_an_id_that_begins_with_a_hyphen_is_still_accepted(file: Path) -> None:
    """Such ids were made once. After ``--`` nothing is taken for an option."""
    with Server(file, 0, OLD_ID) as server:
        created = server.create_table([ME, OPEN])
        assert created["table"] == "-OldTable"
        shown = tontine("admin", "show", "--json", f"--database={file}", "--", "-OldTable")
        assert shown.returncode == 0, shown.stderr
        assert msgspec.json.decode(shown.stdout)["table"] == "-OldTable"


SOON = "import tontine.server.table_server as it; it.MISSED_INTERVAL = 0.1"


def refused_after(
    server: Server, created: dict[str, str], command: list[str], shown: Callable[[Client], bool]
) -> str:
    """Run a command while a person is at their table. Once they are shown what it did, they may
    decide nothing any more; why."""

    async def look() -> str:
        async with connected(server, created["table"], created["token"]) as ada:
            await ada.until(lambda: "state" in ada.last)
            done = await asyncio.to_thread(tontine, "admin", *command)
            assert done.returncode == 0, done.stderr
            await ada.until(lambda: shown(ada))
            with pytest.raises(Refusal) as refusal:
                await ada.decide(ada.view["asks"][0]["choices"][0]["decision"])
            return str(refusal.value)

    return asyncio.run(look())


def test_a_game_is_closed_while_it_is_played(file: Path) -> None:
    on = f"--database={file}"
    with Server(file, 0, SOON) as server:
        created = a_game(server, 3)
        command = ["close", created["table"], on]
        refused_after(server, created, command, lambda ada: bool(ada.room["stopped"]))
        again = tontine("admin", "close", created["table"], on)
        assert again.returncode == 2
        assert created["table"] in again.stderr


@pytest.mark.parametrize("by", ["close", "delete"])
def test_a_table_goes_before_its_game_begins_while_the_server_runs(file: Path, by: str) -> None:
    on = f"--database={file}"
    with Server(file, 0, SOON) as server:
        created = server.create_table([OPEN, OPEN], public=True)
        table, token = created["table"], created["token"]

        def shown(path: str) -> str:
            return httpx.get(
                f"{server.address}/api/{path}", headers={"Authorization": f"Bearer {token}"}
            ).text

        async def look() -> None:
            async with connected(server, table, token) as ada, connected(server, table) as zoe:
                await zoe.request("name", name="Zoe")
                assert table in shown("lobby")
                assert table in shown("mine")
                words = ["admin", by, table, on, *(["--yes"] if by == "delete" else [])]
                done = await asyncio.to_thread(tontine, *words)
                assert done.returncode == 0, done.stderr
                for client in (ada, zoe):
                    await client.until(lambda it=client: "refused" in it.last)  # type: ignore[misc]
                    assert client.last["refused"]["reason"] == "closed"
                    assert "has closed it" in client.last["refused"]["text"]
                with pytest.raises(Refusal, match="has closed it"):
                    await zoe.request("sit", seat=1)
                with pytest.raises(Refusal, match="has closed it"):
                    await ada.request("start", fill="random")
            if by == "delete":
                with pytest.raises(ConnectionError, match="4404"):
                    async with connected(server, table, token):
                        pass

        asyncio.run(look())
        assert table not in shown("lobby")
        assert table not in shown("mine")
        listed = as_json("tables", on)
        assert isinstance(listed, list)
        assert [it["status"] for it in listed] == (["over"] if by == "close" else [])
        again = tontine("admin", "close", table, on)
        assert (again.returncode, table in again.stderr) == (2, True)


def test_a_game_is_deleted_while_it_is_played(file: Path) -> None:
    on = f"--database={file}"
    with Server(file, 0, SOON) as server:
        created = a_game(server, 3)
        command = ["delete", created["table"], on, "--yes"]
        why = refused_after(server, created, command, lambda ada: "refused" in ada.last)
        assert "has closed it" in why
        assert server.save(created["table"]).status_code == 404
        assert as_json("tables", on) == []


def test_who_is_banned_does_not_come_in_and_who_is_muted_does_not_talk(file: Path) -> None:
    on = f"--database={file}"
    with Server(file, 0, SOON) as server:
        created = server.create_table([ME, OPEN])
        shown = as_json("show", created["table"], on)
        assert isinstance(shown, dict)
        person = shown["people"][0]["person"]

        async def refused() -> str:
            """Why the person may not talk; empty if they may."""
            try:
                async with connected(server, created["table"], created["token"]) as ada:
                    try:
                        await ada.request("chat", text="hello")
                    except Refusal as refusal:
                        return refusal.reason
            except ConnectionError as error:
                return str(error)[-4:]  # the close code
            return ""

        async def until(wanted: str) -> None:
            found = [await refused()]
            while found[-1] != wanted:
                assert len(found) < 60, found
                await asyncio.sleep(0.5)
                found.append(await refused())

        asyncio.run(until(""))
        assert tontine("admin", "mute", person, "--days=1", on).returncode == 0
        asyncio.run(until("muted"))
        assert as_json("ban", person, on) == {"ban": {person: 0}, "mute": ANY}
        asyncio.run(until("4403"))
        assert "for ever" in tontine("admin", "sanctions", on).stdout
        assert as_json("pardon", person, on) == {"ban": {}, "mute": {}}
        asyncio.run(until(""))
        assert as_json("sanctions", on) == {"ban": {}, "mute": {}}


def test_a_link_is_made_for_somebody_who_has_lost_their_password(file: Path) -> None:
    with Server(file) as server:
        names = {"name": "Mina", "password": "a tall story 7"}
        assert httpx.post(f"{server.address}/api/account/register", json=names).is_success
        words = ("password", "mina", "--site", f"{server.address}/", "--database", str(file))
        link = tontine("admin", *words).stdout.strip()
        token = link.removeprefix(f"{server.address}/reset#")
        body = {"token": token, "new": "another tall story"}
        answer = httpx.post(f"{server.address}/api/account/reset", json=body)
        assert answer.json()["name"] == "Mina"
        missing = tontine("admin", "password", "Nobody", "--database", str(file))
        assert missing.returncode != 0
        assert "Nobody" in missing.stderr


def test_a_ban_ends_what_is_open_and_loads_no_games(file: Path) -> None:
    on = f"--database={file}"
    with Server(file, 0, SOON) as server:
        created = server.create_table([ME, OPEN])
        table, token = created["table"], created["token"]

        def load() -> tuple[int, str]:
            sent = {"id": "x" * 32, "name": "Ada", "file": "", "token": token}
            answer = httpx.post(f"{server.address}/api/saves", json=sent)
            return answer.status_code, answer.json()["reason"]

        async def look() -> None:
            async with (
                connected(server, table, token) as ada,
                connected(server, table, token) as elsewhere,
                connected(server, table) as zoe,
            ):
                shown = await asyncio.to_thread(as_json, "show", table, on)
                assert isinstance(shown, dict)
                assert load() == (400, "bad_save")
                await asyncio.to_thread(as_json, "ban", shown["host"], on)
                for client in (ada, elsewhere):
                    with pytest.raises(ConnectionError, match="4403"):
                        await client.until(lambda: False)
                    assert client.last["refused"]["reason"] == "banned"
                assert load() == (403, "banned")
                await zoe.request("name", name="Zoe")
                await asyncio.to_thread(as_json, "ban", "127.0.0.0/8", on)
                with pytest.raises(ConnectionError, match="4403"):
                    await zoe.until(lambda: False)

        asyncio.run(look())


def test_a_ban_concerns_a_network_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    sanctions = Sanctions().changed("ban", network_or_person("192.0.2.7/24"), 1000)
    monkeypatch.setattr("tontine.server.people.sanctions.time.time", lambda: 999)
    assert sanctions.concern("ban", "somebody", "192.0.2.99")
    assert not sanctions.concern("ban", "somebody", "192.0.3.1")
    assert not sanctions.concern("mute", "somebody", "192.0.2.99")
    monkeypatch.setattr("tontine.server.people.sanctions.time.time", lambda: 1001)
    assert not sanctions.concern("ban", "somebody", "192.0.2.99")
    assert sanctions.changed("ban", "somebody", 0).ban == {"somebody": 0}


@pytest.mark.parametrize(
    ("banned", "stored", "concerned", "others"),
    [
        ("192.0.2.7", "192.0.2.7/32", ["192.0.2.7"], ["192.0.2.8"]),
        ("::ffff:192.0.2.7", "192.0.2.7/32", ["192.0.2.7"], ["192.0.2.8"]),
        # Whoever has one address of it has the whole network.
        ("2001:db8::1", "2001:db8::/64", ["2001:db8::2"], ["2001:db8:0:1::1", "192.0.2.7"]),
        ("2001:db8::1/128", "2001:db8::1/128", ["2001:db8::1"], ["2001:db8::2"]),
        ("2001:db8::/32", "2001:db8::/32", ["2001:db8:7::1"], ["2001:db9::1"]),
        ("somebody-else", "somebody-else", [], ["192.0.2.7"]),
    ],
)
def test_a_ban_of_an_address_concerns_who_has_it(
    banned: str, stored: str, concerned: list[str], others: list[str]
) -> None:
    assert network_or_person(banned) == stored
    sanctions = Sanctions().changed("ban", stored, 0)
    assert all(sanctions.concern("ban", "somebody", it) for it in concerned)
    assert not any(sanctions.concern("ban", "somebody", it) for it in others)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        yield address


def test_a_backup_taken_while_the_server_runs_is_restored_elsewhere(
    file: Path, postgres: str, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL and back; the game goes on where it was, by the same tokens."""
    backup, again = tmp_path / "backup.gz", tmp_path / "again.gz"
    with Server(file) as server:
        created = a_game(server, 4)
        before = seen(server, created)
        ada = Somebody(server, created["token"])
        browser = Browser(PushService(), "").subscription
        told = ada.post("/browser", **{**browser, "endpoint": "https://push.example/x"}).json()
        assert told["browsers"] == 1
        as_json("backup", str(backup), f"--database={file}")
    as_json("restore", str(backup), f"--database={postgres}")
    as_json("backup", str(again), f"--database={postgres}")
    assert rows_in(again) == rows_in(backup)
    with Server(postgres) as server:
        assert seen(server, created) == before
    elsewhere = tmp_path / "elsewhere.db"
    as_json("restore", str(again), f"--database={elsewhere}")
    with Server(elsewhere) as server:
        assert seen(server, created)[0] == before[0]
        # How she is told that it is her turn, and the key that this is signed with.
        assert Somebody(server, created["token"]).settings() == told

        async def play_on() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                await play(ada, random.Random(5))
                await ada.finish()

        asyncio.run(play_on())
    full = tontine("admin", "restore", str(backup), f"--database={elsewhere}")
    assert full.returncode == 2
    assert "new database" in full.stderr


def test_no_backup_is_restored_under_the_feet_of_a_server_on_postgresql(
    file: Path, tmp_path: Path
) -> None:
    """Its tokens are signed with a secret that the backup would replace."""
    backup, archive = tmp_path / "backup.gz", tmp_path / "archive.gz"
    with Server(file):
        as_json("backup", str(backup), f"--database={file}")
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        on = f"--database={address}"
        with Server(address) as one, Server(address) as two:
            for server in (one, two):
                refused = tontine("admin", "restore", str(backup), on)
                assert refused.returncode == 2
                assert "a server uses the database" in refused.stderr
                server.interrupt()
        as_json("restore", str(backup), on)
        with Server(address) as server:
            created = a_game(server, 2)
            before = seen(server, created)
            moved = as_json("archive", str(archive), "--idle=0", on)
            assert moved == {"tables": [created["table"]]}
            as_json("restore", str(archive), on)  # that replaces nothing
            assert seen(server, created) == before


def test_an_archive_is_put_back(file: Path, tmp_path: Path) -> None:
    archive, on = tmp_path / "archive.gz", f"--database={file}"
    with Server(file) as server:
        created = a_game(server, 3)
        before = seen(server, created)
        taken = tontine("admin", "archive", str(archive), "--idle=0", on)
        assert taken.returncode == 2  # not under the feet of a server
        assert "stop it first" in taken.stderr
    assert as_json("archive", str(tmp_path / "none.gz"), "--idle=1", on) == {"tables": []}
    assert not (tmp_path / "none.gz").exists()
    assert as_json("archive", str(archive), "--idle=0", on) == {"tables": [created["table"]]}
    assert as_json("tables", on) == []
    with Server(file) as server:
        assert httpx.get(f"{server.address}/api/lobby").json()["tables"] == []
    as_json("restore", str(archive), on)
    with Server(file) as server:
        assert seen(server, created) == before
    twice = tontine("admin", "restore", str(archive), on)
    assert twice.returncode == 2
    assert created["table"] in twice.stderr
    assert as_json("delete", created["table"], "--yes", on) == {"table": created["table"]}
    assert as_json("tables", on) == []
    as_json("restore", str(archive), on)  # what the file holds can be brought back even then
    with Server(file) as server:
        assert seen(server, created) == before


def test_a_broken_file_restores_nothing(file: Path, tmp_path: Path) -> None:
    with Server(file) as server:
        a_game(server, 2)
    whole = tmp_path / "whole.gz"
    as_json("backup", str(whole), f"--database={file}")
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    newer = lines[0].replace(b'"revision":"', b'"revision":"9')
    broken = {
        "cut": whole.read_bytes()[:-30],
        "changed": gzip.compress(b"".join(lines).replace(b"Ada", b"Eve", 1)),
        "shorter": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "no foot": gzip.compress(b"".join(lines[:-1])),
        "no backup": b"hello",
        "empty": b"",
        "newer": gzip.compress(newer + b"".join(lines[1:])),
    }
    for name, content in broken.items():
        bad, new = tmp_path / f"{name}.gz", tmp_path / f"{name}.db"
        bad.write_bytes(content)
        done = tontine("admin", "restore", str(bad), f"--database={new}")
        assert done.returncode == 2, name
        assert str(bad) in done.stderr
        assert as_json("tables", f"--database={new}") == []
    missing = tontine("admin", "restore", str(tmp_path / "missing"), f"--database={new}")
    assert missing.returncode == 2


def test_every_part_of_the_database_belongs_to_a_table_or_to_the_server() -> None:
    """What is archived and deleted with a table must not be forgotten when one is added."""
    assert {*OF_A_TABLE, *OF_THE_SERVER, *OF_RUNNING_SERVERS} == set(metadata.tables.values())
    assert all("name" in table.c for table in OF_A_TABLE)


@pytest.mark.parametrize("words", [["tables"], ["backup", "copy"], ["show", "x"]])
def test_a_database_that_is_not_there_is_not_made(words: list[str], tmp_path: Path) -> None:
    missing = tmp_path / "tables.db"
    done = tontine("admin", *words, f"--database={missing}")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"there is no database {missing}" in done.stderr
    assert not missing.exists()
