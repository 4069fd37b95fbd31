"""What the coach has found in a person's games, those they play with, and who may see it all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.people.test_accounts import SECRET, get, post, refusal, running, signed_in
from tests.server.records.test_record import ENGLISH, ended, rated
from tests.server.server import ME, OPEN, Server
from tontine.coach.analysis import Findings, Slip
from tontine.server.records.record import public, record_of
from tontine.server.storage.analyses import AnalysisStore
from tontine.server.tables.results import put_result
from tontine.server.wire.people import GameRecord, Rival


def acquire(games: list[GameRecord]) -> GameRecord:
    return next(it for it in games if it.game == "acquire")


GOOD = Findings(0.25, 90.0, [Slip("buy", 0.05)])
BAD = Findings(-0.75, 70.4, [Slip("place", 0.04), Slip("buy", 0.06)])
NO_CHOICE = Findings(0.0, None, [])


def test_luck_accuracy_and_the_dearest_mistakes_are_of_games_that_were_gone_through() -> None:
    results = [ended(1, "ada", "bruno"), ended(2, "bruno", "ada"), ended(3, "ada", "bruno")]
    findings = {"t1": [GOOD, NO_CHOICE], "t2": [NO_CHOICE, BAD]}
    record = record_of(None, "ada", results, rated(*results), ENGLISH, "all", findings)
    coach = acquire(record.games).coach
    assert coach is not None
    assert (coach.played, coach.won, coach.luck) == (2, 1, -0.5)
    assert coach.accuracy == 80
    kinds = [(it.kind, it.called, it.count, it.cost) for it in coach.kinds]
    assert kinds == [
        ("buy", "Which shares are bought", 2, 11),
        ("place", "Which tile is played", 1, 4),
    ]
    assert [it.accuracy for it in record.last] == [None, 70, 90]
    assert all(it.coach is None for it in record.games if it.game != "acquire")


def test_who_shares_a_device_is_told_nothing_of_a_seat() -> None:
    shared = ended(1, "ada", "ada", "bruno")
    findings = {"t1": [GOOD, BAD, NO_CHOICE]}
    record = record_of(None, "ada", [shared], rated(shared), ENGLISH, "all", findings)
    assert acquire(record.games).coach is None
    assert record.last[0].accuracy is None


def test_rivals_are_people_with_whom_one_plays_more_than_once() -> None:
    results = [
        ended(1, "ada", "bruno", "chloé", "x:hard"),
        ended(2, "bruno", "ada"),
        ended(3, "bruno", "=ada"),
        ended(4, "dario", "dario", "ada"),
        ended(5, "dario", "dario", "ada"),
    ]
    record = record_of(None, "ada", results, rated(*results), ENGLISH)
    assert record.rivals == [Rival("Bruno", played=3, ahead=1, behind=1)]


def test_others_see_nothing_of_single_games_and_of_those_who_were_there() -> None:
    results = [ended(1, "ada", "bruno"), ended(2, "bruno", "ada")]
    results.append(ended(3, "ada", "bruno", game="ponzi"))
    record = public(record_of("Ada", "ada", results, rated(*results), ENGLISH))
    assert acquire(record.games).played == 2
    assert len(acquire(record.games).steps) == 2
    steps = [step.table for game in record.games for step in game.steps]
    assert len(set(steps)) == len(steps) == 3  # they are still told apart
    text = msgspec.json.encode(record).decode()
    assert "Bruno" not in text
    assert '"t1"' not in text


def test_findings_are_stored_with_the_game(tmp_path: Path) -> None:
    async def store() -> None:
        async with running(str(tmp_path / "tables.db")) as server:
            analyses = AnalysisStore(server.store, "one")
            results = [ended(1, "ada", "bruno"), ended(2, "ada", "bruno"), ended(3, "bruno", "x:a")]
            for result in results:
                await server.store.write(partial(put_result, result=result))
                assert await analyses.claim(result.table, "kind") is not None
            await analyses.finish("t1", b"{}", {"en": b"{}"}, [GOOD, BAD])
            await analyses.finish("t3", b"{}", {"en": b"{}"}, [BAD, GOOD])
            assert await analyses.findings_of("ada") == {"t1": [GOOD, BAD]}
            assert set(await analyses.findings_of("bruno")) == {"t1", "t3"}

    asyncio.run(store())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for these tests alone: requests of other tests would count towards its limits."""
    with Server(tmp_path_factory.mktemp("findings") / "tables.db") as running:
        yield running


def seen_by_all(server: Server, name: str) -> tuple[int, int]:
    """How a stranger is answered who asks for the record, and for its page."""
    paths = (f"/api/people/{name}", f"/people/{name}")
    first, second = (httpx.get(f"{server.address}{path}").status_code for path in paths)
    return first, second


def test_a_record_is_for_its_owner_alone_unless_they_want_otherwise(server: Server) -> None:
    ada = signed_in(post(server, "register", name="Ada", password=SECRET))
    assert get(server, "/api/account", ada).json()["shown"] is False
    nobody = httpx.get(f"{server.address}/api/people/Nobody")
    closed = httpx.get(f"{server.address}/api/people/Ada")
    assert nobody.status_code == closed.status_code == 404
    assert nobody.content == closed.content
    assert seen_by_all(server, "Ada") == (404, 404)

    assert post(server, "shown", ada, shown=True).status_code == 204
    assert get(server, "/api/account", ada).json()["shown"] is True
    assert seen_by_all(server, "Ada") == (200, 200)
    assert seen_by_all(server, "ADA") == (200, 200)
    assert httpx.get(f"{server.address}/api/people/Ada").json()["name"] == "Ada"

    assert post(server, "shown", ada, shown=False).status_code == 204
    assert seen_by_all(server, "Ada") == (404, 404)


def test_guests_have_no_name_of_their_own_to_be_found_by(server: Server) -> None:
    guest = server.create_table([ME, OPEN], name="Zoe")["token"]
    assert refusal(post(server, "shown", guest, shown=True))[1] == "no_account"
    assert post(server, "shown", "made up", shown=True).status_code == 401
