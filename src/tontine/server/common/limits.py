"""Limits on what a client may send, and on what a person or an address may have."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tontine.play.errors import Refused
from tontine.server.common.addresses import is_here, sender
from tontine.server.common.lru_cache import LruCache
from tontine.server.common.metrics import Metrics

LARGEST_MESSAGE = 16 * 1024  # bytes
LARGEST_HEAD = 16 * 1024  # the line and the headers of a request
LARGEST_BODY = 64 * 1024
LARGEST_SAVE = 2 * 1024 * 1024  # with a save file in it, whose letters may take several bytes
BURST = 200.0  # messages at once
PER_SECOND = 40.0  # messages, in the long run
MOST_PIPELINED = 20  # requests before the first is answered; browsers send one
# What may be open at the same time.
CONNECTIONS_OF_AN_ADDRESS = 400  # sockets included
REQUESTS_OF_AN_ADDRESS = 100  # that are not answered yet
UPLOADS = 32  # save files that are being sent, by anybody; each may take 2 MB of memory
UPLOADS_OF_AN_ADDRESS = 8
SOCKETS_OF_AN_ADDRESS = 300
SOCKETS_OF_A_PERSON = 20
STREAMS_OF_A_BOT = 3
TABLES_OF_A_BOT = 300  # to which it can be invited, until their games are over
ONLOOKERS = 500  # at one table
ONLOOKERS_OF_AN_ADDRESS = 100  # at one table
ONLOOKERS_OF_A_PERSON = 5  # at one table
REFUSAL_DELAY = 1.0  # seconds, or who is refused asks again at once
PATIENCE = 50  # messages refused in a row before the socket is closed

Rate = tuple[float, float]  # how often at once, and per second in the long run
# What may come over one socket, whatever it is: more than messages that are answered, and less than
# anybody else would notice. Whoever sends more is cut off.
FRAMES: Rate = (2 * BURST, 2 * PER_SECOND)
BYTES: Rate = (1_000_000, 100_000)
# Over HTTP, from an address. What comes sooner waits: a page is a dozen requests, and would be
# broken if one of them were refused.
REQUESTS: Rate = (400, 40)
# Those and new sockets together, however few came before: a hundred at once would be answered
# before anybody's decision.
REQUEST_PACE: Rate = (20, 100)


class Rates(NamedTuple):
    """How often something may be done from an address, which several people may share, and by a
    person. The limit of the address also stops those who pose as a new person every time."""

    address: Rate
    person: Rate | None = None


RATES = {
    "messages": Rates((2000, 200.0)),  # over all sockets; each has its own limit besides
    "created_tables": Rates((200, 1.0), (100, 0.2)),
    "shown_tables": Rates((30, 0.05), (10, 1 / 60)),  # of those, in the lobby
    "loaded_games": Rates((20, 0.05), (10, 0.02)),
    "saves": Rates((60, 1.0), (30, 0.5)),  # each takes a while to write
    "tried_codes": Rates((30, 0.1)),  # nobody finds a table by trying
    "chat": Rates((40, 2.0), (8, 0.5)),
    "seat_changes": Rates((120, 1.0), (30, 0.25)),
    "orders": Rates((200, 4.0), (40, 1.0)),
    "hints": Rates((120, 1.0), (20, 0.1)),  # each takes a second or two of a processor
    "requests": Rates((200, 4.0), (40, 1.0)),  # undo, pause, end, and the answers
    "names": Rates((50, 1 / 6), (10, 1 / 30)),
    "renames": Rates((20, 1 / 60), (5, 1 / 600)),  # of accounts
    "registered": Rates((20, 1 / 60)),
    "made_bots": Rates((20, 1 / 60), (10, 1 / 600)),
    "invited": Rates((400, 1.0), (200, 0.2)),  # bot accounts, to tables
    "signed_in": Rates((30, 0.2)),
    "account_changes": Rates((60, 0.5)),
    "learnt": Rates((200, 2.0), (60, 0.5)),
    "alert_changes": Rates((60, 0.5)),
    "mail_addresses": Rates((10, 1 / 300)),  # to each a mail is sent
    "lost_passwords": Rates((10, 1 / 300)),  # likewise
}


class Bucket:
    """A token bucket: holds up to ``size`` tokens, and gets ``rate`` new ones per second."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, size: float = BURST, rate: float = PER_SECOND) -> None:
        self._size = size
        self._rate = rate
        self._level = size
        self._at = time.monotonic()

    def take(self, number: int = 1) -> bool:
        """Take so many tokens; False if fewer were left."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < number:
            return False
        self._level -= number
        return True

    def wait(self) -> float:
        """Take a token, even if none is left; the seconds until it would have been there."""
        if not self.take():
            self._level -= 1
        return max(0.0, -self._level / self._rate)

    def give_back(self) -> None:
        """Return a token that was taken."""
        self._level = min(self._size, self._level + 1)


class Buckets:
    """A token bucket for each address, person or name: for those that used theirs last."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self._size = size
        self._rate = rate
        self._buckets: LruCache[str, Bucket] = LruCache(most)

    def take(self, who: str) -> bool:
        return self._of(who).take()

    def wait(self, who: str) -> float:
        return self._of(who).wait()

    def _of(self, who: str) -> Bucket:
        known = self._buckets.get(who)
        return known or self._buckets.put(who, Bucket(self._size, self._rate))

    def give_back(self, who: str) -> None:
        if (bucket := self._buckets.get(who)) is not None:
            bucket.give_back()


class ConcurrencyLimit:
    """Limits how many of something each person or address has at the same time."""

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

    @contextmanager
    def one(self, who: str) -> Iterator[bool]:
        """Whether they may have one more; if so, for as long as the block takes."""
        allowed = self.take(who)
        try:
            yield allowed
        finally:
            if allowed:
                self.give_back(who)


class Limits:
    """What all tables of a process count together."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._of_address = {what: Buckets(*rates.address) for what, rates in RATES.items()}
        self._of_person = {what: Buckets(*it.person) for what, it in RATES.items() if it.person}
        self._uploads = ConcurrencyLimit(UPLOADS)
        self._uploads_of_address = ConcurrencyLimit(UPLOADS_OF_AN_ADDRESS)
        self.sockets_of_address = ConcurrencyLimit(SOCKETS_OF_AN_ADDRESS)
        self.sockets_of_person = ConcurrencyLimit(SOCKETS_OF_A_PERSON)
        self.onlookers_of_address = ConcurrencyLimit(ONLOOKERS_OF_AN_ADDRESS)
        self.onlookers_of_person = ConcurrencyLimit(ONLOOKERS_OF_A_PERSON)

    def count(self, what: str, address: str | None, person: str | None = None) -> None:
        """Refuse what an address or a person does too often. The person is checked first, so that
        what is refused does not count against others at the same address."""
        own = self._of_person.get(what)
        refused = own is not None and person is not None and not own.take(person)
        if not refused and address is not None:
            refused = not self._of_address[what].take(sender(address))
        if refused:
            self._metrics.limited[what] += 1
            raise Refused("", "too_fast", {})

    @contextmanager
    def socket_from(self, address: str) -> Iterator[bool]:
        """Whether another socket from there may be opened. Programs on this machine, such as a
        proxy that does not say for whom it asks, may have any number."""
        if is_here(address):
            yield True
        else:
            with self.sockets_of_address.one(sender(address)) as allowed:
                yield allowed

    @contextmanager
    def upload_from(self, address: str) -> Iterator[bool]:
        """Whether another save file may be received from there."""
        with self._uploads_of_address.one(sender(address)) as own, self._uploads.one("") as any:
            if not (own and any):
                self._metrics.limited["uploads"] += 1
            yield own and any
