"""Mail to people who are away when their turn comes: real servers, a real SMTP server."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server.away import (
    LINK,
    QUICK,
    SITE,
    Game,
    MailGame,
    Somebody,
    new_address,
    options,
    token_in,
)
from tests.server.certificates import Certificate
from tests.server.postbox import FROM, Postbox, postbox, text_of
from tests.server.postgres import running_postgres
from tests.server.server import ME, OPEN, Server, connected


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    with postbox() as running:
        yield running


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("alerts") / "tables.db"


@pytest.fixture(scope="module")
def server(file: Path, box: Postbox) -> Iterator[Server]:
    with Server(file, 0, QUICK, *options(box)) as running:
        yield running


def guest(server: Server) -> Somebody:
    return Somebody(server, server.create_table([ME, OPEN])["token"])


def test_whose_turn_it_is_gets_one_mail_and_the_other_none(server: Server, box: Postbox) -> None:
    game = MailGame(server, box)
    mail = game.until_told()
    assert mail["Subject"] == "Your turn in Acquire"
    assert mail["From"].addresses[0].addr_spec == FROM
    said = re.sub(r"on \w+ \d+ \w+, \d\d:\d\d \(Europe/Rome\)", "on DAY", text_of(mail))
    stop = mail["List-Unsubscribe"].strip("<>")
    # That is all: nothing in it is known to one seat alone.
    assert said == (
        "It is your turn.\n\n"
        f"Acquire with {('Bruno', 'Ada')[game.asked]}\n"
        "Your time runs out on DAY\n"
        f"{SITE}/table/{game.table}\n\n"
        "-- \nYou asked to be told when it is your turn. To get no more mail:\n"
        f"{stop}\n"
    )
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    game.play_on()
    game.until_told()
    game.play_on()
    game.until_told(2)
    # By now everything before was looked at many times: each turn was told of once.
    assert (game.mails(game.asked), game.mails(game.waits)) == (2, 1)


def test_an_address_is_used_only_when_it_is_confirmed(server: Server, box: Postbox) -> None:
    address, game = new_address(), Game(server)
    asked = game.person(game.asked)
    asked.post("/mail", address=address)
    invitation = text_of(box.next_to(address, 1))
    assert "Acquire" not in invitation
    (link,) = LINK.findall(invitation)
    # A turn that began later is told of; this one is not.
    MailGame(server, box)
    assert len(box.to(address)) == 1
    wrong = asked.post("/confirm", token=f"{token_in(link)[:-1]}~")
    assert (wrong.status_code, wrong.json()["reason"]) == (404, "no_confirmation")
    asked.post("/confirm", token=token_in(link))
    assert box.next_to(address, 2)["Subject"] == "Your turn in Acquire"


@pytest.mark.parametrize(
    "address", ["ada", "ada@example", "a da@example.com", "<a@example.com>", "a..b@example.com"]
)
def test_what_is_no_address_is_refused(server: Server, address: str) -> None:
    assert guest(server).post("/mail", address=address).json()["reason"] == "bad_address"


def test_the_link_in_every_mail_stops_them(server: Server, box: Postbox) -> None:
    game = MailGame(server, box)
    path = game.until_told()["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    stopped = game.person(game.asked)
    page = httpx.get(f"{server.address}{path}")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (200, "text/html")
    assert stopped.settings()["mail"] is not None  # to look at it changes nothing
    for _ in range(2):  # as programs for mail do it (RFC 8058)
        body = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(f"{server.address}{path}", data=body).status_code == 204
    assert stopped.settings()["mail"] is None
    game.play_on()
    game.until_told()
    game.play_on()
    game.play_on()
    game.until_told(2)
    assert game.mails(game.waits) == 1


def test_nobody_is_told_who_is_connected(tmp_path: Path, box: Postbox) -> None:
    patient = QUICK.replace("QUIET = 0", "QUIET = 2")  # seconds
    with Server(tmp_path / "tables.db", 0, patient, *options(box)) as server:
        game, other = MailGame(server, box), MailGame(server, box)
        here = game.waits

        async def stay() -> None:
            async with (
                connected(server, game.table, game.tokens[game.waits]) as stays,
                connected(server, game.table, game.tokens[game.asked]) as goes,
            ):
                await game.decide(goes)
                await stays.until(lambda: stays.is_my_turn)
                # Somebody else's turn begins later, and they are told.
                await asyncio.to_thread(other.play_on)
                await asyncio.to_thread(other.until_told)
                assert game.mails(here) == 0

        asyncio.run(stay())
        game.until_told()


def test_several_games_are_told_of_in_one_mail(tmp_path: Path, box: Postbox) -> None:
    # While nobody is told anything, it becomes somebody's turn in three games.
    file, busy = tmp_path / "tables.db", f"{QUICK}\nalerts.GATHER['mail'] = 1000\n"
    with Server(file, 0, busy, *options(box)) as server:
        games = [Game(server)]
        both = (games[0].tokens[0], games[0].tokens[1])
        games += [Game(server, both), Game(server, both)]
        address = new_address()
        games[0].person(0, "fr").wants_mail(box, address)
        for game in games:
            if game.asked != 0:
                game.play_on()
    with Server(file, 0, QUICK, *options(box)):
        mail = box.next_to(address, 2)
    assert mail["Subject"] == "À vous de jouer dans 3 parties"
    assert mail["Content-Language"] == "fr"
    assert "C’est à vous de jouer dans 3 parties.\n\nAcquire avec Bruno\n" in text_of(mail)
    links = {link for link in LINK.findall(text_of(mail)) if "/table/" in link}
    assert links == {f"{SITE}/table/{game.table}" for game in games}


def test_what_was_not_sent_before_a_kill_is_sent_after_it(tmp_path: Path, box: Postbox) -> None:
    file = tmp_path / "tables.db"
    with Server(file, 0, QUICK, *options(box)) as server:
        game = MailGame(server, box)
    never = QUICK.replace("LOOK = 0.1", "LOOK = 1000")
    with Server(file, 0, never, *options(box)) as server:
        game.server = server
        game.play_on()
        server.kill()
    assert game.mails(game.asked) == 0
    with Server(file, 0, QUICK, *options(box)) as server:
        game.until_told()
        # Nothing is told again.
        game.server = server
        game.play_on()
        game.until_told(2)
        assert (game.mails(game.asked), game.mails(game.waits)) == (2, 1)


def test_a_mail_on_its_way_holds_up_no_end(tmp_path: Path, box: Postbox) -> None:
    with Server(tmp_path / "tables.db", 0, QUICK, *options(box)) as server:
        game = MailGame(server, box)
        with box.holding():
            game.play_on()
            box.until(lambda: box.held)
            assert server.interrupt() == 0


def test_who_dies_while_sending_is_stood_in_for(tmp_path: Path, box: Postbox) -> None:
    """The claim of a process that was killed runs out, and what it was about to send is sent."""
    file = tmp_path / "tables.db"
    with Server(file, 0, QUICK, *options(box)) as server:
        game = MailGame(server, box)
    with Server(file, 0, QUICK, *options(box)) as server:
        game.server = server
        with box.holding():
            game.play_on()
            box.until(lambda: box.held)
            server.kill()
    assert game.mails(game.asked) == 0
    with Server(file, 0, QUICK, *options(box)):
        game.until_told()


def test_what_a_server_for_mail_refuses_is_tried_again_or_never(
    server: Server, box: Postbox
) -> None:
    game = MailGame(server, box)
    late = game.addresses[game.waits]
    box.refusals[late] = ["451 later", "452 later"]
    game.play_on()
    game.until_told()
    assert box.refusals[late] == []
    # Where nobody lives, nothing is sent again.
    gone = game.addresses[game.waits]
    box.refusals[gone] = ["550 no such user"]
    nobody = game.person(game.waits)
    game.play_on()
    box.until(lambda: not box.refusals[gone])
    game.play_on()
    game.until_told(2)
    assert nobody.settings()["mail"] is None


def test_an_address_goes_with_the_account(server: Server, box: Postbox, file: Path) -> None:
    def known() -> list[str]:
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            found = [
                row.address for row in connection.execute(text("SELECT * FROM alert_channels"))
            ]
        engine.dispose()
        return found

    account = {"name": "Ottilie", "password": "a tall story 7"}
    made = httpx.post(f"{server.address}/api/account/register", json=account).json()
    ottilie, address = Somebody(server, made["token"]), new_address()
    ottilie.wants_mail(box, address)
    assert address in known()
    deleted = httpx.post(
        f"{server.address}/api/account/delete",
        json={"password": account["password"]},
        headers=ottilie.headers,
    )
    assert deleted.status_code == 204
    assert address not in known()


def test_no_address_is_logged(tmp_path: Path, box: Postbox) -> None:
    log = tmp_path / "log"
    setting = f"import sys\nsys.stderr = open({str(log)!r}, 'a', buffering=1)\n{QUICK}"
    with Server(tmp_path / "tables.db", 0, setting, "--log=json", *options(box)) as server:
        game = MailGame(server, box)
        late = game.addresses[game.waits]
        box.refusals[late] = ["451 later", "550 no such user"]
        game.play_on()
        box.until(lambda: not box.refusals[late])
        server.interrupt()
    said = log.read_text()
    assert "cannot send by mail" in said
    assert "alert sent" in said
    assert "@example.com" not in said


def test_the_same_address_is_asked_only_so_often(server: Server) -> None:
    address = new_address()
    answers = [guest(server).post("/mail", address=address.title()) for _ in range(4)]
    assert [it.status_code for it in answers] == [201, 201, 201, 429]


def test_games_without_days_are_told_of_only_to_who_wants_it(server: Server, box: Postbox) -> None:
    game, address = Game(server, clock=None), new_address()
    somebody = game.person(game.asked)
    somebody.wants_mail(box, address)
    MailGame(server, box)  # a turn that began later is told of
    assert len(box.to(address)) == 1
    assert somebody.post("/games", games="all").json()["games"] == "all"
    said = text_of(box.next_to(address, 2))
    assert f"{SITE}/table/{game.table}" in said
    assert "runs out" not in said


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        somebody = guest(server)
        assert somebody.settings()["offers_mail"] is False
        answer = somebody.post("/mail", address=new_address())
        assert answer.json()["reason"] == "no_mail"


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_it_is_handed_in_by_tls_and_with_a_password(tmp_path: Path, scheme: str) -> None:
    certificate, password = Certificate(tmp_path), tmp_path / "password"
    password.write_text("hunter2\n")
    tls = {"smtp": "starttls", "smtps": "tls"}[scheme]
    with postbox(**{tls: certificate.context}, login="tables@x:hunter2") as box:
        server = f"--mail-server={scheme}://tables%40x@localhost:{box.port}"
        more = (f"--site={SITE}", f"--mail-from={FROM}", f"--mail-password-file={password}")
        setting = certificate.trusted + QUICK
        with Server(tmp_path / "tables.db", 0, setting, server, *more) as running:
            guest(running).wants_mail(box, new_address())


def test_of_two_processes_one_tells(box: Postbox) -> None:
    eager = QUICK.replace("LOOK = 0.1", "LOOK = 0.02").replace("LEASE = 1", "LEASE = 60")
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
        Server(address, 0, eager, *options(box)) as one,
        Server(address, 0, eager, *options(box)) as two,
    ):
        games = [MailGame(server, box) for server in (one, two)]
        told = [Counter({game.asked: 1}) for game in games]
        for _ in range(5):
            for game, times in zip(games, told, strict=True):
                game.play_on()
                times[game.asked] += 1
                game.until_told(times[game.asked])
        assert [Counter({seat: game.mails(seat) for seat in (0, 1)}) for game in games] == told


# -- a lost password ---------------------------------------------------------------


def lost(server: Server, name: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/account/lost", json={"name": name})


def account(server: Server, name: str) -> Somebody:
    body = {"name": name, "password": "a tall story 7"}
    answer = httpx.post(f"{server.address}/api/account/register", json=body)
    return Somebody(server, answer.json()["token"])


def test_a_lost_password_is_changed_by_a_link_that_comes_to_the_confirmed_address(
    server: Server, box: Postbox
) -> None:
    address, waiting = new_address(), new_address()
    account(server, "Mina").wants_mail(box, address)
    account(server, "Nora").post("/mail", address=waiting)  # never confirmed
    box.next_to(waiting, 1)
    answers = [lost(server, name) for name in ("Nora", "Nobody", "MINA")]
    # Nobody is told which of them there is.
    assert [(it.status_code, it.content) for it in answers] == [(204, b"")] * 3
    mail = box.next_to(address, 2)
    assert mail["Subject"] == "A new password"
    (link,) = LINK.findall(text_of(mail))
    body = {"token": link.removeprefix(f"{SITE}/reset#"), "new": "another tall story"}
    answer = httpx.post(f"{server.address}/api/account/reset", json=body)
    assert answer.json()["name"] == "Mina"
    again = httpx.post(f"{server.address}/api/account/reset", json=body)
    assert again.json()["reason"] == "no_reset"
    assert len(box.to(waiting)) == 1
