"""What the lobby tells a person about their own tables, and which table a code leads to."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import islice
from pathlib import Path

import httpx
import msgspec
import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import Connection

from tests.cli.terminal.ponzi.positions import FUNDED, offer, played
from tests.server.fakes import entries_of, person, table_of
from tests.server.server import ME, OPEN, Server, bot, connected, new_id, play
from tests.server.tables.test_secrecy import every_table, twins
from tontine.play.match import Match, new_match
from tontine.play.stories import speech_of
from tontine.play.words import Words, words
from tontine.rules.greed.cardfile import house_text
from tontine.server.common.limits import RATES
from tontine.server.entries import Place, Replaced, Row, Undone
from tontine.server.people.tokens import CODE_LENGTH, CODE_LETTERS, Tokens, read_code
from tontine.server.settings import Settings
from tontine.server.storage.database import MIGRATIONS, database_url, open_database
from tontine.server.storage.tables import Store, Written
from tontine.server.table_server import TableServer
from tontine.server.tables.commands import started
from tontine.server.tables.my_tables import my_table
from tontine.server.tables.state import Table
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire.lobby import MyTable
from tontine.testing.walk import Config

ENGLISH = words("en")


def ask(server: Server, token: str | None, language: str = "en") -> httpx.Response:
    headers = {"Accept-Language": language}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return httpx.get(f"{server.address}/api/mine", headers=headers)


def mine(server: Server, token: str) -> list[MyTable]:
    answer = ask(server, token)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=list[MyTable])


# -- which tables ------------------------------------------------------------------


def test_a_table_is_among_mine_until_its_game_is_over(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        created = server.create_table([ME, OPEN, bot()])
        token, began = created["token"], time.time()
        (table,) = mine(server, token)
        assert table.status == "open"
        assert table.seats == ["Ada", None, "Bruno"]
        assert (table.mine, table.alone, table.turn, table.says) == ([0], False, False, "")
        assert abs(table.since - began) < 60

        async def game() -> None:
            async with connected(server, created["table"], token) as ada:
                await ada.request("start", fill="random")
                await ada.until(lambda: ada.is_my_turn)
                (running,) = mine(server, token)
                assert (running.status, running.alone, running.turn) == ("running", True, True)
                assert running.says == "Your turn: play a tile"
                (french,) = ask(server, token, "fr").json()
                assert french["says"] == "À vous\N{NO-BREAK SPACE}: jouez une tuile"
                await play(ada, random.Random(1))
                await ada.finish()

        asyncio.run(game())
        assert mine(server, token) == []


def test_newest_first_and_only_to_those_at_the_table(server: Server) -> None:
    first = server.create_table([ME, OPEN])
    token = first["token"]
    second = server.create_table([ME, bot()], game="acquire", token=token)
    stranger = server.create_table([ME, OPEN])
    assert {it.table for it in mine(server, token)} == {first["table"], second["table"]}
    assert [it.table for it in mine(server, stranger["token"])] == [stranger["table"]]

    async def sit_and_stand() -> None:
        async with connected(server, first["table"]) as zoe:
            assert zoe.token is not None
            assert mine(server, zoe.token) == []  # a spectator
            await zoe.request("name", name="Zoe")
            await zoe.request("sit", seat=1)
            (seated,) = mine(server, zoe.token)
            assert (seated.table, seated.mine) == (first["table"], [1])
            await zoe.request("stand")
            assert mine(server, zoe.token) == []

    asyncio.run(sit_and_stand())


def test_whoever_opened_a_table_finds_it_without_a_seat_until_it_starts(server: Server) -> None:
    created = server.create_table([bot(), bot()])
    (table,) = mine(server, created["token"])
    assert (table.mine, table.status) == ([], "open")

    async def start() -> None:
        async with connected(server, created["table"], created["token"]) as host:
            await host.request("start")

    asyncio.run(start())
    assert mine(server, created["token"]) == []


@pytest.mark.parametrize("token", [None, "nonsense", "person.wrong", "é.ü"])
def test_without_a_valid_token_nothing_is_told(server: Server, token: str | None) -> None:
    headers = {} if token is None else {b"Authorization": f"Bearer {token}".encode()}
    answer = httpx.get(f"{server.address}/api/mine", headers=headers)
    assert answer.status_code == 401
    assert answer.json() == {"reason": "bad_token", "text": "This browser is not known here."}


def test_a_token_is_read_from_nowhere_else(server: Server) -> None:
    token = server.create_table([ME, OPEN])["token"]
    for headers in ({"Authorization": token}, {"Authorization": f"Basic {token}"}):
        assert httpx.get(f"{server.address}/api/mine", headers=headers).status_code == 401
    assert httpx.get(f"{server.address}/api/mine?token={token}").status_code == 401


# -- what of them ------------------------------------------------------------------


def laid(match: Match, places: list[Place]) -> Table:
    table = table_of(places, match.title.name, match.options)
    for entry in entries_of(match):
        table.apply(Row(table.rows, None, None, entry))
    return table


def people(seats: int) -> list[Place]:
    return [Place("person", person(seat)) for seat in range(seats)]


@every_table
def test_what_a_seat_may_not_know_changes_no_answer(config: Config) -> None:
    for seat in range(config.seats):
        one, other = (laid(match, people(config.seats)) for match in twins(config, seat))
        for language in ("en", "fr"):
            told = my_table(one, person(seat), words(language))
            assert told is not None
            assert told == my_table(other, person(seat), words(language))


@pytest.mark.rule("P16")
def test_the_sum_in_an_envelope_is_told_to_whom_it_is_offered_alone() -> None:
    tables = [laid(played(*FUNDED, offer(1, "media", sum)), people(3)) for sum in (6, 7)]

    def told(seat: int) -> list[MyTable | None]:
        return [my_table(table, person(seat), ENGLISH) for table in tables]

    one, other = told(2)
    assert one is not None
    assert one == other
    assert not one.turn
    asked, _ = told(1)
    assert asked is not None
    assert asked.turn


def test_at_a_shared_device_only_what_everybody_may_know_is_told() -> None:
    """Whoever holds it need not be the one who is asked."""
    match = played(*FUNDED, offer(1, "media", 6))
    guests = [Place("person", person(0), name=f"Guest {seat}") for seat in range(3)]
    shared = my_table(laid(match, guests), person(0), ENGLISH)
    assert shared is not None
    assert (shared.turn, shared.mine) == (True, [0, 1, 2])
    onlooker = speech_of(match, None, ENGLISH)
    assert shared.says == onlooker.say(match.bare_view(None).waiting[0].says)


def test_it_is_not_my_turn_while_a_bot_plays_for_me() -> None:
    table = laid(played(), people(3))
    seat = table.playing.owing[0]
    before = my_table(table, person(seat), ENGLISH)
    table.apply(Row(table.rows, None, None, Replaced(seat, "easy")))
    after = my_table(table, person(seat), ENGLISH)
    assert before is not None
    assert after is not None
    assert (before.turn, after.turn) == (True, False)


def test_a_game_that_i_have_left_is_not_among_mine_until_i_come_back() -> None:
    table = laid(played(), people(3))
    for entry, listed in ((Replaced(1, "easy", left=True), False), (Replaced(1, None), True)):
        table.apply(Row(table.rows, None, None, entry))
        assert (my_table(table, person(1), ENGLISH) is not None) == listed
        assert my_table(table, person(0), ENGLISH) is not None


def test_since_when_i_am_asked_does_not_depend_on_what_others_decide_meanwhile() -> None:
    match = played()
    table = laid(match, people(3))
    seat = match.owing[0]
    asked = my_table(table, person(seat), ENGLISH)
    assert asked is not None
    assert asked.since == table.version
    waiting = my_table(table, person((seat + 1) % 3), ENGLISH)
    assert waiting is not None
    assert waiting.since == table.version


@pytest.mark.rule("G8")
def test_in_a_phase_in_which_all_act_my_question_keeps_its_time() -> None:
    match = new_match("greed", 3, 1)
    everybody = match.owing
    assert len(everybody) == 3
    for seat in everybody[:2]:
        match.decide(seat, match.bare_view(seat).asks[0].choices[0].decision)
    assert match.owing == everybody[2:]
    assert [match.asked_since(seat) for seat in match.owing] == [0]
    table = laid(match, people(3))
    told = my_table(table, person(everybody[2]), ENGLISH)
    assert told is not None
    assert told.since == 1  # the start
    match.decide(everybody[2], match.bare_view(everybody[2]).asks[0].choices[0].decision)
    assert all(match.asked_since(seat) == match.version for seat in match.owing)


def test_after_an_undo_i_have_been_asked_since_the_undo() -> None:
    match = played(*FUNDED)
    table = laid(match, people(3))
    table.apply(Row(table.rows, None, None, Undone(match.version - 1)))
    seat = table.playing.owing[0]
    told = my_table(table, person(seat), ENGLISH)
    assert told is not None
    assert told.since == table.rows - 1


# -- old databases -----------------------------------------------------------------


def downgrade(connection: Connection) -> None:
    config = Alembic()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


def test_tables_of_an_old_database_are_found_again(tmp_path: Path) -> None:
    """They were stored before it was written down who is at which."""
    file = tmp_path / "tables.db"
    with Server(file) as server:
        created = server.create_table([ME, OPEN])
        over = server.create_table([ME, OPEN], token=created["token"])

    async def forget() -> None:
        engine = await open_database(database_url(str(file)))
        async with engine.begin() as connection:
            await connection.run_sync(downgrade)
        await engine.dispose()

    asyncio.run(forget())
    with Server(file) as server:
        found = {it.table for it in mine(server, created["token"])}
        assert found == {created["table"], over["table"]}


def test_what_the_store_says_wrongly_is_corrected(tmp_path: Path) -> None:
    async def look() -> None:
        server = await TableServer.start(Settings(database_url(str(tmp_path / "tables.db"))))
        try:
            seats = [lobby_messages.Place("me"), lobby_messages.Place("open")]
            request = lobby_messages.CreateTable(new_id() * 4, "acquire", "Ada", seats)
            created = await server.create_table(request)
            stranger = server.tokens.new_person()
            await server.store.put_members(created.table, [stranger], "running")
            assert await server.my_tables(server.tokens.token_of(stranger), ENGLISH) == []
            # Whoever is at it is written down again.
            (table,) = await server.my_tables(created.token, ENGLISH)
            assert table.table == created.table
        finally:
            await server.close()

    asyncio.run(look())


def test_what_another_process_has_stored_is_shown_as_soon_as_it_is_known_here(
    tmp_path: Path,
) -> None:
    """Who asks in between is told what was known; that is not remembered for what came after."""

    async def look() -> None:
        server = await TableServer.start(Settings(database_url(str(tmp_path / "tables.db"))))
        seats = [lobby_messages.Place("me"), lobby_messages.Place("guest", name="Gus")]
        wanted = lobby_messages.CreateTable(new_id() * 4, "acquire", "Ada", seats)
        created = await server.create_table(wanted)
        live = await server.join(created.table)
        assert live is not None
        try:
            before = await server.my_tables(created.token, ENGLISH)
            entry = started(live.table.created, ["Ada", "Gus"])
            await server.store.append([Written(created.table, Row(1, None, None, entry))])
            assert await server.my_tables(created.token, ENGLISH) == before
            await live.refresh()
            (after,) = await server.my_tables(created.token, ENGLISH)
            assert (after.status, after.turn) == ("running", True)
        finally:
            await server.leave(live, None)
            await server.close()

    asyncio.run(look())


def test_of_what_is_remembered_that_which_was_used_last_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tontine.server.table_server.MOST_SUMMARIES", 3)
    computed: list[str] = []

    async def look() -> None:
        server = await TableServer.start(Settings(database_url(str(tmp_path / "tables.db"))))
        compute = server._summary

        async def counted(table_id: str, person: str, words: Words) -> tuple[int, MyTable | None]:
            computed.append(table_id)
            return await compute(table_id, person, words)

        async def create(token: str | None = None) -> lobby_messages.TableCreated:
            seats = [lobby_messages.Place("me"), lobby_messages.Place("open")]
            wanted = lobby_messages.CreateTable(new_id() * 4, "acquire", "Ada", seats, token=token)
            return await server.create_table(wanted)

        async def ask(token: str) -> int:
            """How many tables were looked at for it."""
            before = len(computed)
            await server.my_tables(token, ENGLISH)
            return len(computed) - before

        monkeypatch.setattr(server, "_summary", counted)
        try:
            mine, zoe, bruno = [(await create()).token for _ in range(3)]
            await create(mine)
            assert [await ask(it) for it in (mine, zoe, mine)] == [2, 1, 0]
            assert [await ask(it) for it in (bruno, mine, bruno, zoe)] == [1, 0, 0, 1]
        finally:
            await server.close()

    asyncio.run(look())


# -- codes -------------------------------------------------------------------------


def find(server: Server, code: str) -> httpx.Response:
    return httpx.get(f"{server.address}/api/codes/{code}")


def code_of(server: Server, created: dict[str, str]) -> str:
    async def look() -> str:
        async with connected(server, created["table"], created["token"]) as ada:
            code: str = ada.room["code"]
            return code

    return asyncio.run(look())


def test_a_code_leads_to_its_table_however_it_is_typed(server: Server) -> None:
    created = server.create_table([ME, OPEN])
    code = code_of(server, created)
    assert len(code) == CODE_LENGTH
    assert code == code_of(server, created)
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} "):
        answer = find(server, typed)
        assert answer.status_code == 200, answer.text
        assert answer.json() == {"table": created["table"]}


@pytest.mark.parametrize("typed", ["K7Q", "K7QM4XX", "K7QM4O", "K7QM4É", "%00%00%00%00%00%00"])
def test_what_cannot_be_a_code_is_refused_with_what_one_looks_like(
    server: Server, typed: str
) -> None:
    answer = find(server, typed)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad_code"
    assert "6 letters and digits, like K7QM4X" in answer.json()["text"]


def test_a_code_that_no_table_has(server: Server) -> None:
    answer = find(server, "zzz-zzz")
    assert answer.status_code == 404
    assert answer.json() == {"reason": "no_code", "text": "No table has the code ZZZZZZ."}


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    # However long a request takes, none is granted for the time that has passed.
    setting = (
        "from types import SimpleNamespace\n"
        "from tontine.server.common import limits\n"
        "limits.time = SimpleNamespace(monotonic=lambda: 0.0)\n"
    )
    most = int(RATES["tried_codes"].address[0])
    with Server(tmp_path / "tables.db", setting=setting) as server:
        statuses = [find(server, "ZZZZZZ").status_code for _ in range(most + 2)]
    assert statuses == [404] * most + [429] * 2


def test_whoever_tries_codes_all_day_finds_none_of_ten_thousand_tables() -> None:
    most, a_second = RATES["tried_codes"].address
    tries = most + a_second * 24 * 60 * 60
    assert tries * 10_000 / len(CODE_LETTERS) ** CODE_LENGTH < 0.25


def test_two_tables_never_have_the_same_code(tmp_path: Path) -> None:
    async def look() -> None:
        store = await Store.open(database_url(str(tmp_path / "tables.db")))
        assert await store.code_of("one", iter(["BBBBBB"])) == "BBBBBB"
        assert await store.code_of("two", iter(["BBBBBB", "CCCCCC"])) == "CCCCCC"
        assert await store.code_of("one", iter([])) == "BBBBBB"
        assert await store.table_with("CCCCCC") == "two"
        assert await store.table_with("DDDDDD") is None
        await store.close()

    asyncio.run(look())


def test_codes_have_no_letter_that_looks_like_another_and_spell_nothing() -> None:
    assert not set(CODE_LETTERS) & set("01OILAEUY")
    codes = list(islice(Tokens(b"secret").codes_of("table"), 50))
    assert len(set(codes)) == 50
    assert [read_code(code) for code in codes] == codes
    assert codes != list(islice(Tokens(b"another").codes_of("table"), 50))


# -- what a table can be opened with -----------------------------------------------


def create(server: Server, **fields: object) -> httpx.Response:
    request = {"id": new_id() * 4, "name": "Ada", "seats": [ME, OPEN, OPEN], **fields}
    return httpx.post(f"{server.address}/api/tables", json=request)


@pytest.mark.rule("G5")
def test_a_table_can_be_opened_with_a_file_of_cards(server: Server) -> None:
    cards = house_text().replace("Endrun", "Enfilade")
    created = create(server, game="greed", options={"cards": cards})
    assert created.status_code == 201, created.text

    async def look() -> None:
        async with connected(server, created.json()["table"], created.json()["token"]) as ada:
            await ada.request("start", fill="random")
            await ada.until(lambda: "state" in ada.last)
            assert "Enfilade" in ada.view["table"]["names"]["companies"]

    asyncio.run(look())


@pytest.mark.rule("G5")
def test_a_file_of_cards_that_cannot_be_read_says_where(server: Server) -> None:
    answer = create(server, game="greed", options={"cards": "no cards at all"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad_table"
    assert answer.json()["text"].startswith("A table like that cannot be opened: ")


@pytest.mark.parametrize("cards", ["a." * 31_000 + "a=1", "[" + "a." * 31_000 + "a]"])
def test_a_file_of_cards_with_endless_keys_is_refused(server: Server, cards: str) -> None:
    answer = create(server, game="greed", options={"cards": cards})
    assert answer.status_code == 400
    assert "line 1 has more than 20 dots" in answer.json()["text"]


def test_a_file_that_is_too_large_is_refused(server: Server) -> None:
    answer = create(server, game="greed", options={"cards": "x" * 100_000})
    assert answer.status_code == 413
    assert answer.json()["text"] == "that is too large"


def test_the_lobby_says_which_options_take_a_file_and_what_a_game_is_like(server: Server) -> None:
    games = {
        game["name"]: game for game in httpx.get(f"{server.address}/api/lobby").json()["games"]
    }
    taking = [
        (name, option["name"])
        for name, game in games.items()
        for option in game["options"]
        if option["open"]
    ]
    assert taking == [("greed", "cards")]
    assert all(game["pitch"].endswith(".") for game in games.values())
    assert all(game["minutes"] % 5 == 0 and game["minutes"] > 0 for game in games.values())
