"""Web Push to people who are away when their turn comes: a real push service, by HTTPS."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpcore
import httpx
import msgspec
import pytest

from tests.server.away import QUICK, Game, Somebody
from tests.server.certificates import Certificate
from tests.server.push_service import Browser, PushService, decode, encode, push_service
from tests.server.server import ME, OPEN, Server
from tontine.server.alerts import web_push
from tontine.server.alerts.alerts import Gone, NotSent
from tontine.server.alerts.web_push import PushSender, Subscription, encrypt, is_public, read_key
from tontine.server.people.tokens import Tokens
from tontine.server.storage.alerts import Channel, Facts, Preferences, Turn
from tontine.server.wire.people import AddBrowser

SITE = "--site=https://tables.example.org"
HERE = "from tontine.server.alerts import web_push\nweb_push.ANYWHERE = True\n"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return Certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def service(certificate: Certificate) -> Iterator[PushService]:
    with push_service(certificate) as running:
        yield running


@pytest.fixture(scope="module")
def setting(certificate: Certificate) -> str:
    return certificate.trusted + HERE + QUICK


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, setting: str) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("push") / "tables.db"
    with Server(file, 0, setting, SITE) as running:
        yield running


def subscribed(service: PushService, somebody: Somebody) -> Browser:
    browser = Browser(service, somebody.settings()["push_key"])
    answer = somebody.post("/browser", zone="Europe/Paris", **browser.subscription)
    assert answer.json()["browsers"] >= 1, answer.text
    return browser


def test_a_browser_is_told_whose_turn_it_is_and_nobody_in_between_can_read_it(
    server: Server, service: PushService
) -> None:
    game = Game(server)
    browsers = [subscribed(service, game.person(seat, "it")) for seat in (0, 1)]
    told = browsers[game.asked].told()
    other = ("Bruno", "Ada")[game.asked]
    said = re.sub(
        r"scade \w+ \d+ \w+, \d\d:\d\d \(Europe/Paris\)", "scade", told["body"].replace("ì", "i")
    )
    # That is all: nothing in it is known to one seat alone.
    assert {**told, "body": said, "ttl": 0, "topic": ""} == {
        "title": "Tocca a te in Acquire",
        "body": f"Acquire con {other}\nIl tuo tempo scade",
        "url": f"/table/{game.table}",
        "tag": told["topic"],
        "ttl": 0,
        "topic": "",
    }
    assert game.table not in told["topic"]
    assert 24 * 3600 < told["ttl"] <= 48 * 3600  # until the time runs out
    game.play_on()
    browsers[game.asked].told()
    game.play_on()
    browsers[game.asked].told(2)
    # By now everything before was looked at many times: each turn was told of once.
    assert (browsers[game.asked].count, browsers[game.waits].count) == (2, 1)


def test_several_games_are_told_of_together(
    tmp_path: Path, setting: str, service: PushService
) -> None:
    file, busy = tmp_path / "tables.db", f"{setting}\nalerts.GATHER['push'] = 1000\n"
    with Server(file, 0, busy, SITE) as server:
        games = [Game(server)]
        games.append(Game(server, (games[0].tokens[0], games[0].tokens[1])))
        browser = subscribed(service, games[0].person(0))
        for game in games:
            if game.asked != 0:
                game.play_on()
    with Server(file, 0, setting, SITE):
        told = browser.told()
    assert (told["title"], told["url"]) == ("Your turn in 2 games", "/")
    assert told["body"] == "Acquire with Bruno\nAcquire with Bruno"


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    server: Server, service: PushService, status: int
) -> None:
    game = Game(server)
    gone, kept = (subscribed(service, game.person(game.asked)) for _ in range(2))
    gone.told()
    kept.told()
    service.answers[gone.path] = [status]
    somebody = game.person(game.asked)
    game.play_on()
    game.play_on()
    kept.told(2)
    service.until(lambda: not service.answers[gone.path])
    game.play_on()
    game.play_on()
    kept.told(3)
    assert somebody.settings()["browsers"] == 1
    assert gone.count == 1


def test_what_a_push_service_cannot_take_now_is_sent_later(
    server: Server, service: PushService
) -> None:
    game = Game(server)
    browser = Browser(service, game.person(game.asked).settings()["push_key"])
    service.answers[browser.path] = [503, 429, 500]
    game.person(game.asked).post("/browser", **browser.subscription)
    assert browser.told()["url"] == f"/table/{game.table}"
    assert service.answers[browser.path] == []


@pytest.mark.parametrize(
    ("said", "pause"),
    [("120", 120), ("Tue, 17 Nov 2026 08:00:00 GMT", 0), ("9" * 5000, 999_999_999)],
)
def test_a_push_service_says_how_long_it_wants_to_be_left_alone(
    service: PushService,
    certificate: Certificate,
    monkeypatch: pytest.MonkeyPatch,
    said: str,
    pause: int,
) -> None:
    monkeypatch.setattr(web_push, "ANYWHERE", True)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    sender = PushSender(web_push.new_key(), "", Tokens(b"secret"))
    browser = Browser(service, sender.key)
    service.answers[browser.path], service.retry_after = [429], said
    address = msgspec.json.encode(browser.subscription).decode()
    channel = Channel("channel", "ada", "push", address, True, 0, Preferences())
    turn = Turn("table", 0, 0, Facts("acquire", ["Bruno"], None))
    with pytest.raises(NotSent) as not_sent:
        asyncio.run(sender.tell(channel, [turn]))
    assert not_sent.value.pause == pause


def test_a_browser_that_is_signed_out_is_told_nothing_more(
    server: Server, service: PushService
) -> None:
    account = {"name": "Wilhelmine", "password": "a tall story 7"}
    tokens = [httpx.post(f"{server.address}/api/account/register", json=account).json()["token"]]
    again = httpx.post(f"{server.address}/api/account/sign-in", json=account)
    tokens.append(again.json()["token"])
    laptop, phone = (Somebody(server, token) for token in tokens)
    browsers = [subscribed(service, somebody) for somebody in (laptop, phone)]
    game = Game(server, (tokens[0], None))
    if game.asked != 0:
        game.play_on()
    for browser in browsers:
        browser.told()
    ended = httpx.post(f"{server.address}/api/account/end", json={}, headers=laptop.headers)
    assert ended.status_code == 204
    game.play_on()
    game.play_on()
    browsers[0].told(2)
    game.play_on()
    game.play_on()
    browsers[0].told(3)
    assert browsers[1].count == 1


def test_a_browser_tells_one_person(server: Server, service: PushService) -> None:
    game = Game(server)
    before, after = (game.person(seat) for seat in (game.waits, game.asked))
    browser = subscribed(service, before)
    for _ in range(2):  # idempotent
        assert after.post("/browser", **browser.subscription).json()["browsers"] == 1
    assert before.settings()["browsers"] == 0
    browser.told()
    endpoint = browser.subscription["endpoint"]
    assert before.post("/browser/remove", endpoint=endpoint).json()["browsers"] == 0
    assert after.settings()["browsers"] == 1  # it was not theirs to remove
    assert after.post("/browser/remove", endpoint=endpoint).json()["browsers"] == 0


def test_of_many_browsers_the_oldest_is_forgotten(server: Server, service: PushService) -> None:
    somebody = Somebody(server, server.create_table([ME, OPEN])["token"])
    for _ in range(12):
        subscribed(service, somebody)
    assert somebody.settings()["browsers"] == 10


def test_the_key_outlives_a_restart(tmp_path: Path, setting: str) -> None:
    keys = set()
    for _ in range(2):
        with Server(tmp_path / "tables.db", 0, setting) as server:
            somebody = Somebody(server, server.create_table([ME, OPEN])["token"])
            keys.add(somebody.settings()["push_key"])
    (key,) = keys
    assert len(decode(key)) == 65


# -- where it may be sent ----------------------------------------------------------

PRIVATE = (
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "fe80::1%eth0",
    "fd00::1",
    "::ffff:10.0.0.1",
    "2002:7f00:1::",
    "::127.0.0.1",
    "::10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_in_a_network_of_ones_own_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_others_are() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::")
    assert is_public("64:ff9b::93.184.216.34")


def sender() -> PushSender:
    return PushSender(web_push.new_key(), "", Tokens(b"secret"))


def browser_at(endpoint: str) -> AddBrowser:
    keys = Browser(PushService(), "").subscription
    return AddBrowser(endpoint, keys["p256dh"], keys["auth"])


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://",
        "https://[/x",
        "https://push.example:x/",
    ],
)
def test_what_is_no_push_service_cannot_be_subscribed_to(endpoint: str) -> None:
    assert sender().is_good(browser_at("https://push.example/x"))
    assert not sender().is_good(browser_at(endpoint))


@pytest.mark.parametrize("key", ["", "AAAA", encode(b"\4" + bytes(64)), "x"])
def test_keys_must_be_keys(key: str) -> None:
    good = browser_at("https://push.example/x")
    assert not sender().is_good(AddBrowser(good.endpoint, key, good.auth))
    assert not sender().is_good(AddBrowser(good.endpoint, good.p256dh, key))


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"]])
def test_a_name_that_leads_into_the_network_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    connected: list[Any] = []

    async def look_up(self: object, host: str, port: int, **_: object) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in addresses]

    async def connect(self: object, *to: object) -> None:
        connected.append(to)

    monkeypatch.setattr(asyncio.SelectorEventLoop, "getaddrinfo", look_up)
    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect)

    async def send() -> None:
        with pytest.raises(Gone):
            await sender()._post("https://push.example/x", {}, b"")

    asyncio.run(send())
    assert connected == []


def test_a_message_fits_whatever_people_are_called() -> None:
    facts = Facts("greed", ["\N{GAME DIE}" * 30] * 5, 2_000_000_000)
    turns = [Turn(f"table{number}", 0, 0, facts) for number in range(50)]
    channel = Channel(
        "channel", "person", "push", "", True, 0, Preferences(zone="America/Argentina/Buenos_Aires")
    )
    payload = sender()._payload(channel, turns)
    assert payload.title == "Your turn in 50 games"
    assert payload.body.count("\n") == 4
    assert payload.body.endswith("…")
    subscription = Subscription(**Browser(PushService(), "").subscription)
    assert len(encrypt(msgspec.json.encode(payload), subscription)) <= 4096


def test_what_is_encrypted_is_what_the_standard_says() -> None:
    """The example in section 5 of RFC 8291."""
    subscription = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    text = b"When I grow up, I want to be a watermelon"
    found = encrypt(text, subscription, key, decode("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )
