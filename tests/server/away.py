"""Games over days, and people who are away and want to be told when it is their turn."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from typing import Any

import httpx

from tests.server.postbox import FROM, Postbox, text_of
from tests.server.server import ME, OPEN, Client, Server, connected
from tontine.server.tables.clocks import DAY

SITE = "https://tables.example.org"
LINK = re.compile(rf"{SITE}/\S+")
DAYS: dict[str, object] = {"kind": "days", "bank": 2 * DAY, "bonus": 0}
# Nobody waits for minutes: who is not connected is away at once.
QUICK = """
from tontine.server.alerts import alerts
from tontine.server.tables import create
from tontine.server.common import limits
create.new_key = lambda: "0" * 64  # a deal in which there are tiles by themselves for long
limits.RATES["mail_addresses"] = limits.Rates((1000, 100))  # all of them come from this machine
alerts.LOOK = 0.1
alerts.QUIET = 0
alerts.GATHER = {"mail": 0, "push": 0}
alerts.PAUSE = {"mail": 0, "push": 0}
alerts.RETRY = 0
alerts.LEASE = 1
"""
_numbers = count()


def options(box: Postbox) -> tuple[str, ...]:
    """Of a server that hands its mail in there."""
    server = f"smtp+plain://127.0.0.1:{box.port}"
    return (f"--site={SITE}", f"--mail-server={server}", f"--mail-from={FROM}")


def new_address() -> str:
    return f"player{next(_numbers)}@example.com"


class Somebody:
    """A person with a token."""

    def __init__(self, server: Server, token: str, language: str = "en") -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}

    def post(self, path: str, **body: object) -> httpx.Response:
        address = f"{self.server.address}/api/alerts{path}"
        return httpx.post(address, json=body, headers=self.headers)

    def settings(self) -> dict[str, Any]:
        answer = httpx.get(f"{self.server.address}/api/alerts", headers=self.headers)
        told: dict[str, Any] = answer.json()
        return told

    def wants_mail(self, box: Postbox, address: str) -> None:
        """Give an address, and confirm it by the link that comes."""
        before = len(box.to(address))
        answer = self.post("/mail", address=address, zone="Europe/Rome")
        assert answer.json()["mail"] == {"address": address, "confirmed": False}
        (link,) = LINK.findall(text_of(box.next_to(address, before + 1)))
        assert self.post("/confirm", token=token_in(link)).status_code == 204
        assert self.settings()["mail"] == {"address": address, "confirmed": True}


def token_in(link: str) -> str:
    return link.removeprefix(f"{SITE}/confirm#")


class Game:
    """A game of two people who are away: it is the turn of the one whose seat is ``asked``."""

    def __init__(
        self,
        server: Server,
        tokens: tuple[str | None, ...] = (None, None),
        clock: dict[str, object] | None = DAYS,
    ) -> None:
        created = server.create_table([ME, OPEN], clock=clock, token=tokens[0])
        self.server, self.table = server, created["table"]
        self.tokens = [created["token"]]
        self.addresses = [new_address(), new_address()]
        asyncio.run(self._begin(tokens[1]))

    async def _begin(self, token: str | None) -> None:
        async with (
            connected(self.server, self.table, self.tokens[0]) as ada,
            connected(self.server, self.table, token) as bruno,
        ):
            await bruno.request("name", name="Bruno")
            await bruno.request("sit", seat=1)
            assert bruno.token is not None
            self.tokens.append(bruno.token)
            await ada.request("start")
            await ada.until(lambda: "state" in ada.last)
            self.asked: int = ada.view["owing"][0]

    @property
    def waits(self) -> int:
        return 1 - self.asked

    def person(self, seat: int, language: str = "en") -> Somebody:
        return Somebody(self.server, self.tokens[seat], language)

    def play_on(self) -> None:
        """Who is asked decides, and it is the other's turn."""
        asyncio.run(self._play_on())

    async def _play_on(self) -> None:
        async with connected(self.server, self.table, self.tokens[self.asked]) as client:
            await self.decide(client)

    async def decide(self, client: Client) -> None:
        """A tile by itself is a whole turn: nobody is asked again, and told of that, while they
        are here (who is connected counts as away after no time at all, see ``QUICK``)."""
        await client.until(lambda: client.is_my_turn)
        version = client.state["version"]
        (ask,) = client.view["asks"]
        lone = next(it for it in ask["choices"] if it["says"]["message"] == "does-lone")
        await client.decide(lone["decision"])
        await client.reach(version + 1)
        assert not client.is_my_turn
        self.asked = self.waits


class MailGame(Game):
    """Likewise; those at these seats want mail, and have got what is due."""

    def __init__(self, server: Server, box: Postbox, *seats: int) -> None:
        super().__init__(server)
        self.box = box
        for seat in seats or (0, 1):
            self.person(seat).wants_mail(box, self.addresses[seat])
            if seat == self.asked:
                box.next_to(self.addresses[seat], 2)

    def mails(self, seat: int) -> int:
        """How many have come for that seat, without the first that asks for a confirmation."""
        return len(self.box.to(self.addresses[seat])) - 1

    def until_told(self, times: int = 1) -> Any:
        """Wait for mail number ``times`` of this turn to whoever is asked."""
        return self.box.next_to(self.addresses[self.asked], times + 1)
