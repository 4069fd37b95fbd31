"""Accounts: who somebody is on which device, and what nobody can find out or do for them."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.server import ME, OPEN, Server, bot, connected
from tontine.play.errors import Refused
from tontine.server.common.limits import Buckets
from tontine.server.people.accounts import MOST_SESSIONS
from tontine.server.people.devices import device_of
from tontine.server.settings import Settings
from tontine.server.storage import accounts as account_store
from tontine.server.storage.accounts import RESET_TIME, AccountStore
from tontine.server.storage.database import database_url
from tontine.server.storage.tables import Store
from tontine.server.table_server import TableServer
from tontine.server.wire import people as people_messages

SECRET = "a tall story 7"
PATHS = (
    *("register", "sign-in", "move", "code", "name"),
    *("password", "lost", "reset", "end", "delete"),
)
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone: requests of other tests would count towards its limits."""
    with Server(tmp_path_factory.mktemp("people") / "tables.db") as running:
        yield running


def post(server: Server, what: str, token: str = "", **body: object) -> httpx.Response:
    headers = {"User-Agent": FIREFOX} | ({"Authorization": f"Bearer {token}"} if token else {})
    return httpx.post(f"{server.address}/api/account/{what}", json=body, headers=headers)


def get(server: Server, path: str, token: str) -> httpx.Response:
    return httpx.get(f"{server.address}{path}", headers={"Authorization": f"Bearer {token}"})


def signed_in(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


# -- over HTTP, from guest to deletion ---------------------------------------------


def test_a_guest_keeps_their_games_by_an_account_and_finds_them_on_another_device(
    server: Server,
) -> None:
    created = server.create_table([ME, OPEN, bot()], name="Mina")
    guest, table = created["token"], created["table"]
    token = signed_in(post(server, "register", guest, name="Mina", password=SECRET))
    assert get(server, "/api/mine", guest).status_code == 401  # the old token is good no more
    other = signed_in(post(server, "sign-in", name="MINA", password=SECRET))
    assert other != token
    for mine in (token, other):
        assert [it["table"] for it in get(server, "/api/mine", mine).json()] == [table]

    async def sit() -> None:
        async with connected(server, table, other) as mina:
            assert mina.room["seats"][0]["mine"]
            assert mina.token == other
        async with connected(server, table, guest) as stranger:
            assert not stranger.room["seats"][0]["mine"]
            assert stranger.token != guest

    asyncio.run(sit())


def test_devices_are_listed_and_signed_out_with_their_sockets(server: Server) -> None:
    token = signed_in(post(server, "register", name="Nora", password=SECRET))
    other = signed_in(post(server, "sign-in", name="Nora", password=SECRET))
    table = server.create_table([ME, OPEN], token=token)["table"]
    me = get(server, "/api/account", token).json()
    assert me["name"] == "Nora"
    assert {it["device"] for it in me["sessions"]} == {"Firefox · Linux"}
    assert [it["here"] for it in me["sessions"]].count(True) == 1
    elsewhere = next(it["id"] for it in me["sessions"] if not it["here"])

    async def end() -> None:
        async with (
            connected(server, table, other) as there,
            connected(server, table, token) as here,
        ):
            assert post(server, "end", token, session=elsewhere).status_code == 204
            with pytest.raises(ConnectionError, match="4401"):
                await there.until(lambda: False)
            await here.request("chat", text="still here")

    asyncio.run(end())
    assert get(server, "/api/account", other).status_code == 401
    assert len(get(server, "/api/account", token).json()["sessions"]) == 1


def test_a_code_brings_all_seats_of_a_guest_to_another_device_once(server: Server) -> None:
    created = server.create_table([ME, OPEN], name="Otto")
    guest = created["token"]
    made = post(server, "code", guest, name="Otto")
    code = made.json()["code"]
    assert abs(made.json()["until"] - time.time() - account_store.DEVICE_CODE_TIME) < 60
    moved = post(server, "move", code=f"{code[:4]}-{code[4:].lower()}")
    token = signed_in(moved)
    assert moved.json()["name"] == "Otto"
    assert refusal(post(server, "move", code=code)) == (404, "no_move")
    assert refusal(post(server, "move", code="nonsense")) == (404, "no_move")
    for mine in (guest, token):
        assert len(get(server, "/api/mine", mine).json()) == 1
    # The new device signs all others out; then the token of a guest is good no more.
    assert post(server, "end", token).status_code == 204
    assert get(server, "/api/mine", guest).status_code == 401
    assert len(get(server, "/api/mine", token).json()) == 1


def test_a_new_password_signs_all_other_devices_out(server: Server) -> None:
    token = signed_in(post(server, "register", name="Piet", password=SECRET))
    other = signed_in(post(server, "sign-in", name="Piet", password=SECRET))
    new = "another one, longer"
    wrong = post(server, "password", token, password="not that", new=new)
    assert refusal(wrong) == (403, "wrong_password")
    rotated = signed_in(post(server, "password", token, password=SECRET, new=new))
    for old in (token, other):
        assert get(server, "/api/account", old).status_code == 401
    assert get(server, "/api/account", rotated).json()["name"] == "Piet"
    assert refusal(post(server, "sign-in", name="Piet", password=SECRET)) == (401, "bad_login")
    signed_in(post(server, "sign-in", name="Piet", password=new))


def test_signing_in_again_replaces_the_session_of_this_browser(server: Server) -> None:
    token = signed_in(post(server, "register", name="Rosa", password=SECRET))
    again = signed_in(post(server, "sign-in", token, name="Rosa", password=SECRET))
    assert get(server, "/api/account", token).status_code == 401
    assert len(get(server, "/api/account", again).json()["sessions"]) == 1


def test_names_that_look_alike_are_one_name(server: Server) -> None:
    token = signed_in(post(server, "register", name="Ilse", password=SECRET))
    for name in ("ilse", "1lse", "Il\u0455e", "\uff29lse"):
        taken = post(server, "register", name=name, password=SECRET)
        assert refusal(taken) == (409, "account_taken"), name
    signed_in(post(server, "register", name="Else", password=SECRET))
    assert refusal(post(server, "name", token, name="E1se")) == (409, "account_taken")
    assert post(server, "name", token, name="ilsE").json()["name"] == "ilsE"
    signed_in(post(server, "sign-in", name="ilse", password=SECRET))


def test_a_deleted_account_is_gone_and_its_name_is_free(server: Server) -> None:
    token = signed_in(post(server, "register", name="Sven", password=SECRET))
    assert refusal(post(server, "delete", token, password="no")) == (403, "wrong_password")
    assert post(server, "delete", token, password=SECRET).status_code == 204
    assert get(server, "/api/account", token).status_code == 401
    assert refusal(post(server, "sign-in", name="Sven", password=SECRET)) == (401, "bad_login")
    signed_in(post(server, "register", name="Sven", password=SECRET))


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short 1", "short_password"),
        ("aaaaaaaaaaaa", "weak_password"),
        ("Theodora", "weak_password"),
        ("password1", "weak_password"),
        ("qwertyuiop", "weak_password"),
        ("sunshine2024", "weak_password"),
        ("x" * 201, "unreadable"),
    ],
)
def test_a_password_that_is_too_easy_is_refused(server: Server, password: str, reason: str) -> None:
    refused = post(server, "register", name="Theodora", password=password)
    assert refusal(refused) == (400, reason)
    assert password not in refused.text


def test_a_page_from_elsewhere_can_do_nothing(server: Server) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    for what in PATHS:
        address = f"{server.address}/api/account/{what}"
        answer = httpx.post(address, json={}, headers=headers)
        assert refusal(answer) == (403, "foreign"), what
    assert "access-control-allow-origin" not in answer.headers
    assert "set-cookie" not in answer.headers


# -- what can be found out ---------------------------------------------------------


@asynccontextmanager
async def running(database: str) -> AsyncIterator[TableServer]:
    server = await TableServer.start(Settings(database_url(database)))
    try:
        yield server
    finally:
        await server.close()


def test_an_unknown_name_is_answered_like_a_wrong_password(tmp_path: Path) -> None:
    async def try_them() -> tuple[list[Refused], dict[str, float]]:
        taken: dict[str, list[float]] = {"Ada": [], "Nobody": []}
        refusals = []
        async with running(str(tmp_path / "tables.db")) as server:
            known = people_messages.Register("Ada", SECRET)
            await server.accounts.register(None, known, "")
            server.accounts._wrong = Buckets(1000, 1000)
            for name in ("Ada", "Nobody") * 7:
                began = time.process_time()
                with pytest.raises(Refused) as refused:
                    await server.accounts.sign_in(
                        None, people_messages.SignIn(name, "wrong one"), ""
                    )
                taken[name].append(time.process_time() - began)
                refusals.append(refused.value)
        return refusals, {name: statistics.median(times) for name, times in taken.items()}

    refusals, work = asyncio.run(try_them())
    assert {(it.reason, str(it.details)) for it in refusals} == {("bad_login", "{}")}
    # Without the hash of nobody's password it would be a twentieth.
    assert work["Nobody"] > work["Ada"] / 2


def test_passwords_are_tried_ten_times_for_a_name_whether_it_exists_or_not(
    tmp_path: Path,
) -> None:
    async def try_them() -> dict[str, list[str]]:
        reasons: dict[str, list[str]] = {}
        async with running(str(tmp_path / "tables.db")) as server:
            await server.accounts.register(None, people_messages.Register("Ada", SECRET), "")
            wanted = people_messages.SignIn("Ada", SECRET)
            for _ in range(12):  # the right one is never too much
                await server.accounts.sign_in(None, wanted, "")
            for name in ("Ada", "Nobody"):
                for _ in range(12):
                    with pytest.raises(Refused) as refused:
                        await server.accounts.sign_in(
                            None, people_messages.SignIn(name, "wrong"), ""
                        )
                    reasons.setdefault(name, []).append(refused.value.reason)
        return reasons

    found = asyncio.run(try_them())
    assert found["Ada"] == found["Nobody"] == ["bad_login"] * 10 + ["too_many_passwords"] * 2


def test_guessing_does_not_keep_the_owner_from_changing_the_password_where_they_are_signed_in(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            accounts = server.accounts
            owner = await accounts.register(None, people_messages.Register("Ada", SECRET), "")
            for _ in range(12):
                with pytest.raises(Refused):
                    await accounts.sign_in(None, people_messages.SignIn("Ada", "wrong"), "")
            change = people_messages.ChangePassword(SECRET, f"{SECRET} and more")
            changed = await accounts.change_password(owner.token, change, "")
            # Whoever finds the device open may not try for ever either.
            reasons = []
            for _ in range(12):
                with pytest.raises(Refused) as refused:
                    await accounts.delete(changed.token, "wrong")
                reasons.append(refused.value.reason)
            assert reasons == ["wrong_password"] * 10 + ["too_many_passwords"] * 2

    asyncio.run(scenario())


# -- a lost password ---------------------------------------------------------------


def test_a_link_changes_a_lost_password_once_and_signs_all_other_devices_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            accounts = server.accounts
            before = await accounts.register(None, people_messages.Register("Ada", SECRET), "")
            person = await accounts.find_lost("ADA")
            assert person is not None
            first, token = await accounts.make_reset(person), await accounts.make_reset(person)

            async def reset(token: str, new: str) -> str:
                try:
                    wanted = people_messages.ResetPassword(token, new)
                    return (await accounts.reset_password(wanted, "")).token
                except Refused as refused:
                    return refused.reason

            assert await reset(first, "another 7 story") == "no_reset"  # a newer one was made
            assert await reset(token, "password") == "weak_password"  # and may be tried again
            made = await reset(token, "another 7 story")
            assert await accounts.person_of(made) == person
            assert await accounts.person_of(before.token) is None
            assert await reset(token, "a third 7 story") == "no_reset"
            # Of two who use one at the same time, one does.
            twice = await accounts.make_reset(person)
            told = await asyncio.gather(*[reset(twice, "another 7 story") for _ in range(2)])
            assert [it == "no_reset" for it in told].count(True) == 1
            await accounts.sign_in(None, people_messages.SignIn("Ada", "another 7 story"), "")
            late = await accounts.make_reset(person)
            monkeypatch.setattr("time.time", lambda now=time.time: now() + RESET_TIME)
            assert await reset(late, "a third 7 story") == "no_reset"

    asyncio.run(scenario())


def test_links_for_one_account_are_made_only_so_often(tmp_path: Path) -> None:
    async def scenario() -> list[bool]:
        async with running(str(tmp_path / "tables.db")) as server:
            await server.accounts.register(None, people_messages.Register("Ada", SECRET), "")
            return [await server.accounts.find_lost("Ada") is not None for _ in range(5)]

    assert asyncio.run(scenario()) == [True, True, True, False, False]


def test_a_server_that_sends_no_mail_says_so_to_whoever_lost_a_password(server: Server) -> None:
    for name in ("Ada", "Nobody"):
        assert refusal(post(server, "lost", name=name)) == (400, "no_mail")
    body = {"token": "x" * 43, "new": SECRET}
    answer = httpx.post(f"{server.address}/api/account/reset", json=body)
    assert refusal(answer) == (404, "no_reset")
    assert answer.json()["text"] == "This link is no longer good; ask for another."


def test_nobody_has_the_name_of_guests_who_gave_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            for name in ("Guest", "ospite", "Anonyme"):
                with pytest.raises(Refused) as refused:
                    await server.accounts.register(None, people_messages.Register(name, SECRET), "")
                assert refused.value.reason == "name_taken"

    asyncio.run(scenario())


def test_no_password_and_no_token_is_stored_or_logged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    with Server(file, 0, "", "--log=json") as server:
        token = signed_in(post(server, "register", name="Ada", password=SECRET))
        other = signed_in(post(server, "sign-in", name="Ada", password=SECRET))
        code = post(server, "code", token, name="Ada").json()["code"]
        post(server, "sign-in", name="Ada", password=SECRET + "!")
        post(server, "sign-in", name="Ada", password=[SECRET])
        post(server, "password", token, password=SECRET + "?", new=SECRET + "2")
        server.interrupt()
    logged = "".join(capfd.readouterr())
    stored = b"".join(it.read_bytes() for it in tmp_path.iterdir())
    for secret in (SECRET, token, other, code):
        assert secret not in logged
        assert secret.encode() not in stored
    assert b"$argon2id$" in stored


# -- in the database ---------------------------------------------------------------


async def life(server: TableServer, monkeypatch: pytest.MonkeyPatch, name: str = "Ada") -> None:
    """An account from its first day to its last, as the database keeps it."""
    mine = server.accounts
    first = await mine.register(None, people_messages.Register(name, SECRET), "Firefox")
    second = await mine.sign_in(None, people_messages.SignIn(name.lower(), SECRET), "Safari")
    with pytest.raises(Refused, match="is taken"):
        await mine.register(None, people_messages.Register(name.replace("a", "\u0430"), SECRET), "")
    code = await mine.make_code(first.token, "x")
    third, nothing = await asyncio.gather(
        mine.use_code(code.code, "Chrome"),
        mine.use_code(code.code, "Edge"),
        return_exceptions=True,
    )
    if isinstance(third, BaseException):
        third, nothing = nothing, third
    assert isinstance(third, people_messages.SignedIn)
    assert isinstance(nothing, Refused)
    assert len((await mine.me(third.token)).sessions) == 3
    assert await mine.person_of(first.token) == await mine.person_of(second.token)

    # A code that is too old, and a session that nobody has used for a year.
    monkeypatch.setattr(account_store, "DEVICE_CODE_TIME", -1)
    late = await mine.make_code(first.token, "x")
    with pytest.raises(Refused, match="not good"):
        await mine.use_code(late.code, "")
    monkeypatch.setattr(account_store, "LONGEST_SILENCE", -10)
    assert await mine.identity(first.token) is None
    monkeypatch.undo()

    # It is forgotten; those that are in use stay.
    store = AccountStore(server.store)
    await store.put_session(account_store.Session("0" * 64, "somebody", "", 0, 1), None)
    assert await store.are_open(["0" * 64]) == {"0" * 64}
    await mine.forget_sessions()
    assert await store.are_open(["0" * 64]) == set()
    assert await mine.identity(first.token) is not None

    await mine.delete(first.token, SECRET)
    assert await mine.identity(second.token) is None
    await mine.register(None, people_messages.Register(name, SECRET), "")


def test_an_account_from_its_first_day_to_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def live() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            await life(server, monkeypatch)

    asyncio.run(live())


def test_a_person_has_so_many_sessions_however_they_were_made(tmp_path: Path) -> None:
    async def live() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            mine, store = server.accounts, AccountStore(server.store)
            ada = await mine.register(None, people_messages.Register("Ada", SECRET), "")
            person = (await mine.known(ada.token)).person
            before = int(time.time()) - 9
            for number in range(MOST_SESSIONS):
                old = account_store.Session(f"{number:064}", person, "", before, before)
                await store.put_session(old, None)
            code = await mine.make_code(ada.token, "x")
            moved = await mine.use_code(code.code, "")
            assert len(await store.sessions_of(person)) == MOST_SESSIONS
            assert await mine.person_of(moved.token) == person

    asyncio.run(live())


def test_a_server_forgets_old_sessions_by_itself(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "tables.db"))

    async def live() -> None:
        store = await Store.open(url)
        old = account_store.Session("0" * 64, "somebody", "", 0, 1)
        await AccountStore(store).put_session(old, None)
        await store.close()
        server = await TableServer.start(Settings(url))
        try:
            async with asyncio.timeout(10):
                while await AccountStore(server.store).are_open([old.hash]):
                    await asyncio.sleep(0.01)
        finally:
            await server.close()

    asyncio.run(live())


@pytest.mark.parametrize(
    ("header", "device"),
    [
        (FIREFOX, "Firefox · Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
            "Edge · Windows",
        ),
        ("curl/8", ""),
    ],
)
def test_a_device_is_told_by_its_browser_and_system(header: str, device: str) -> None:
    assert device_of(header) == device
