"""Where clients are: addresses as the network and proxies tell them."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

THIS_MACHINE = ("127.0.0.1", "::1")
SILENCE = 20  # seconds after which a peer that acknowledges nothing is taken for gone


def limit_silence(connection: socket.socket, seconds: int = SILENCE) -> None:
    """Otherwise the kernel resends to a dead peer for a quarter of an hour, and does not close the
    socket before."""
    if hasattr(socket, "TCP_USER_TIMEOUT") and connection.family != socket.AF_UNIX:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, seconds * 1000)


def reached_at(host: str, port: int, peer: str | None) -> str:
    """Where others reach what listens there, as host and port. If that is any address of this
    machine, it is the one from which ``peer`` is reached, or its own if they are together here."""
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if peer is None else _way_to(peer)
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _way_to(peer: str) -> str:
    """The address of this machine that its packets to a peer come from. None is sent."""
    found = socket.getaddrinfo(peer, 9, type=socket.SOCK_DGRAM)
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as line:
        line.connect(address)
        own: str = line.getsockname()[0]
    return own


def unmapped(address: str) -> str:
    """An address of IPv4 as such, where a socket for both protocols shows it as ::ffff:192.0.2.1;
    any other text unchanged."""
    found = _read(address)
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return address if mapped is None else str(mapped)


def is_here(address: str) -> bool:
    found = _read(address)
    return found is not None and found.is_loopback


def is_local_name(name: str) -> bool:
    """Whether a name, or an address, always leads to this machine."""
    return name == "localhost" or name.endswith(".localhost") or is_here(name)


def sender(address: str) -> str:
    """Who is taken for one sender: an address, or a network of IPv6, of which a single customer has
    all addresses (/64)."""
    found = _read(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return address if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None
