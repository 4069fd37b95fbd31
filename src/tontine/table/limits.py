"""Limits on what a client may send, and on what a person or an address may have."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address

LARGEST_MESSAGE = 16 * 1024  # bytes
LARGEST_BODY = 64 * 1024
LARGEST_SAVE = 2 * 1024 * 1024  # with a save file in it, whose letters may take several bytes
BURST = 200.0  # messages at once
PER_SECOND = 40.0  # messages, in the long run
# What a person may do: at once, and per second.
CHAT = (8.0, 0.5)
NAMES = (10.0, 1 / 30)
# And have at the same time.
SOCKETS_OF_AN_ADDRESS = 300
SOCKETS_OF_A_PERSON = 20
ONLOOKERS = 500  # at one table
PATIENCE = 50  # messages refused in a row before the socket is closed


class Bucket:
    """A token bucket: holds up to ``size`` tokens, and gets ``rate`` new ones per second."""

    def __init__(self, size: float = BURST, rate: float = PER_SECOND) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there was none left."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """Return a token that was taken."""
        self._level = min(self._size, self._level + 1)


class Buckets:
    """A token bucket for each address: of the most that are remembered, those used last."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        who = sender(address)
        bucket = self._buckets.setdefault(who, Bucket(self._size, self._rate))
        self._buckets.move_to_end(who)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, address: str) -> None:
        if (bucket := self._buckets.get(sender(address))) is not None:
            bucket.give_back()


class AtOnce:
    """How many of something each has at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Whether they may have one more; each that was given must be given back."""
        if self._counts[who] >= self._most:
            return False
        self._counts[who] += 1
        return True

    def give_back(self, who: str) -> None:
        self._counts[who] -= 1
        if self._counts[who] <= 0:
            del self._counts[who]


class Limits:
    """What all tables of a process count together."""

    def __init__(self) -> None:
        self.chat = Buckets(*CHAT)
        self.names = Buckets(*NAMES)
        self.sockets_of_address = AtOnce(SOCKETS_OF_AN_ADDRESS)
        self.sockets_of_person = AtOnce(SOCKETS_OF_A_PERSON)

    @contextmanager
    def socket_from(self, address: str) -> Iterator[bool]:
        """Whether another socket from there may be opened. Programs on this machine, such as a
        proxy that does not say for whom it asks, may have any number."""
        who = sender(address)
        if is_here(address):
            yield True
        elif not self.sockets_of_address.take(who):
            yield False
        else:
            try:
                yield True
            finally:
                self.sockets_of_address.give_back(who)


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def sender(address: str) -> str:
    """Who is taken for one sender: an address, or a network of IPv6, of which a single customer has
    all addresses (/64)."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)
