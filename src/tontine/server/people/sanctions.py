"""Who may not come in, and who may not talk: decided by whoever runs the server."""

from __future__ import annotations

import time
from ipaddress import ip_address, ip_network
from typing import Literal

import msgspec
from msgspec import Struct

from tontine.server.common.addresses import sender, unmapped
from tontine.server.storage.tables import Store

Kind = Literal["ban", "mute"]
SETTING = "sanctions"
FOR_EVER = 0


class Sanctions(Struct, frozen=True):
    """By person, address or network: until when, in seconds since 1970."""

    ban: dict[str, int] = {}
    mute: dict[str, int] = {}

    def concern(self, kind: Kind, person: str, address: str) -> bool:
        """Whether the person or the address is banned or muted."""
        return any(
            who == person or _is_in(address, who)
            for who, until in getattr(self, kind).items()
            if until == FOR_EVER or until > time.time()
        )

    def changed(self, kind: Kind, who: str, until: int | None) -> Sanctions:
        """With one more, or (None) one less; those that have run out are forgotten."""
        now = time.time()
        left = {it: end for it, end in getattr(self, kind).items() if not 0 < end <= now}
        left.pop(who, None)
        if until is not None:
            left[who] = until
        return msgspec.structs.replace(self, **{kind: left})


def network_or_person(who: str) -> str:
    """An address or a network in the one way to write it; anything else is a person. An address of
    IPv6 stands for its network, as for limits."""
    try:
        return str(ip_network(sender(unmapped(who)), strict=False))
    except ValueError:
        return who


def _is_in(address: str, network: str) -> bool:
    try:
        return ip_address(address) in ip_network(network)
    except ValueError:
        return False


async def read_sanctions(store: Store) -> Sanctions:
    found = await store.setting(SETTING)
    return Sanctions() if found is None else msgspec.json.decode(found, type=Sanctions)


async def write_sanctions(store: Store, sanctions: Sanctions) -> None:
    await store.put_setting(SETTING, msgspec.json.encode(sanctions).decode())
