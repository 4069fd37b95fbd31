"""What a host can do about strangers at a table that has not begun, on a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.people.test_accounts import SECRET, post, signed_in
from tests.server.server import ME, OPEN, Client, Refusal, Server, connected
from tontine.server.wire.closing import CloseCode

HOME, ELSEWHERE, FAR = "192.0.2.1", "192.0.2.2", "192.0.2.3"


async def sit(client: Client, seat: int, name: str) -> str:
    """Sit down; why not, if that is refused."""
    try:
        await client.request("name", name=name)
        await client.request("sit", seat=seat)
    except Refusal as refusal:
        return refusal.reason
    return ""


def test_who_is_kept_out_is_disconnected_and_does_not_come_in_again(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0) as server:
        created = server.create_table([ME, OPEN, OPEN, OPEN], HOME, public=True)
        table = created["table"]

        async def comes_in(token: str | None, sender: str) -> bool:
            try:
                async with connected(server, table, token, sender=sender):
                    return True
            except ConnectionError:
                return False

        async def scenario() -> None:
            async with connected(server, table, created["token"], sender=HOME) as ada:
                async with connected(server, table, sender=ELSEWHERE) as bad:
                    assert await sit(bad, 1, "Bad") == ""
                    await ada.request("remove", seat=1, bar=True)
                    await bad.until(lambda: bad.closed is not None)
                    assert bad.closed == CloseCode.BANNED
                    token = bad.token
                await ada.until(lambda: ada.room["seats"][1]["kind"] == "open")
                assert not await comes_in(token, FAR)
                assert not await comes_in(None, ELSEWHERE)  # as somebody new
                assert await comes_in(None, FAR)
                async with connected(server, table, sender=FAR) as chloe:
                    assert await sit(chloe, 1, "Chloe") == ""
                # Whoever is only removed may come back, and who is where the host is, too.
                async with connected(server, table, sender=HOME) as dario:
                    assert await sit(dario, 2, "Dario") == ""
                    await ada.request("remove", seat=2)
                    assert await sit(dario, 2, "Dario") == ""
                    await ada.request("remove", seat=2, bar=True)
                assert await comes_in(None, HOME)

        asyncio.run(scenario())
        # It stands in the log.
        server.kill()
        server.start()
        asyncio.run(scenario_after(server, created))


async def scenario_after(server: Server, created: dict[str, str]) -> None:
    async with connected(server, created["table"], created["token"], sender=HOME) as ada:
        assert [it["name"] for it in ada.room["seats"]] == ["Ada", "Chloe", None, None]
        with pytest.raises(ConnectionError):
            async with connected(server, created["table"], sender=ELSEWHERE):
                pass


@pytest.mark.parametrize("public", [True, False])
def test_strangers_from_one_address_take_half_of_the_seats_of_a_public_table(
    server: Server, public: bool
) -> None:
    created = server.create_table([ME, OPEN, OPEN, OPEN], public=public)
    table = created["table"]

    async def scenario() -> list[str]:
        said = []
        # They come and go, so that the table is not in memory between them.
        for seat, name in enumerate(("Bruno", "Chloe", "Dario"), 1):
            async with connected(server, table, sender=ELSEWHERE) as stranger:
                said.append(await sit(stranger, seat, name))
        async with connected(server, table, sender=FAR) as eva:
            assert await sit(eva, 3, "Eva") == ("" if public else "seat_taken")
        return said

    assert asyncio.run(scenario()) == ["", "", "crowd" if public else ""]


def test_families_at_the_address_of_the_host_sit_where_they_like(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0) as server:
        created = server.create_table([ME, OPEN, OPEN], HOME, public=True)
        table = created["table"]

        async def scenario() -> list[str]:
            async with (
                connected(server, table, sender=HOME) as bruno,
                connected(server, table, sender=HOME) as chloe,
            ):
                return [await sit(bruno, 1, "Bruno"), await sit(chloe, 2, "Chloe")]

        assert asyncio.run(scenario()) == ["", ""]


def test_the_name_of_an_account_is_its_owners_where_they_may_sit_down(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", 0) as server:
        mina = signed_in(post(server, "register", name="Mina", password=SECRET))
        created = server.create_table([ME, OPEN])

        async def scenario() -> None:
            async with (
                connected(server, created["table"]) as guest,
                connected(server, created["table"], mina) as owner,
            ):
                assert await sit(guest, 1, "M\u0131na") == "account_name"
                assert await sit(guest, 1, "Nino") == ""
                await guest.request("stand")
                assert await sit(owner, 1, "Mina") == ""

        asyncio.run(scenario())
        with pytest.raises(AssertionError, match="account_name"):
            server.create_table([ME, OPEN], name="Mina")
        guest = {"kind": "guest", "name": "Mina"}
        with pytest.raises(AssertionError, match="account_name"):
            server.create_table([ME, guest, OPEN])
        # Nobody else can sit down where there are only bots.
        server.create_table([ME, {"kind": "bot", "bot": "easy"}], name="Mina")
        server.create_table([ME, guest])
