"""Where clients are: addresses as the network and proxies tell them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

THIS_MACHINE = ("127.0.0.1", "::1")


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
