"""Clocks: how much time each seat has left.

It is computed from the times that are stored with the rows of the log and from nothing else, so it
is the same in every process and survives any restart. All times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Collection

from tontine.play.errors import Refused
from tontine.server.entries import Clock

SECOND = 1000
DAY = 24 * 60 * 60  # seconds
RETURNED = 60  # seconds, at least, for whoever takes their seat back
# The least and the most that a clock may be set to, in seconds.
BANK = {"live": (60, 4 * 60 * 60), "days": (60 * 60, 30 * DAY)}
BONUS = {"live": (0, 10 * 60), "days": (0, 0)}


def check_clock(clock: Clock | None) -> Clock | None:
    """Refuse a clock that nobody could play by, or that lets a game stand for months."""
    if clock is None:
        return None
    for said, (least, most) in ((clock.bank, BANK[clock.kind]), (clock.bonus, BONUS[clock.kind])):
        if not least <= said <= most:
            raise Refused("", "bad_clock", {"least": least, "most": most, "said": str(said)})
    return clock


class Clocks:
    """The clocks of a table. Those in ``running`` have run since ``at``, when ``left`` was what
    each seat had left."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.bank * SECOND] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0
        self._before: list[tuple[int, int]] = []  # of each decision: its seat, and what it had left
        self._taken_over: dict[int, int] = {}  # how many decisions there were when a bot came

    def pass_time(self, until: int) -> None:
        """Charge those whose clocks run; nobody if the system's clock was set back."""
        if until > self.at:
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - (until - self.at))
            self.at = until

    def interrupt(self, since: int, until: int) -> None:
        """Nobody is charged for what lies in between."""
        self.pass_time(since)
        self.at = max(self.at, until)

    def decided(self, seat: int) -> None:
        self._before.append((seat, self.left[seat]))
        if self.clock.kind == "days":
            self.left[seat] = self.clock.bank * SECOND
        else:
            self.left[seat] += self.clock.bonus * SECOND

    def undone(self, decisions: int, agreed: bool) -> None:
        """Only so many decisions are left. A decision that is undone gains no time, or nobody could
        be kept from deciding and undoing for ever; over days, where all have agreed to it, they
        have the whole time again."""
        undone, self._before = self._before[decisions:], self._before[:decisions]
        if agreed and self.clock.kind == "days":
            self.left = [self.clock.bank * SECOND] * len(self.left)
            return
        for seat, before in undone[::-1]:
            self.left[seat] = min(self.left[seat], before)

    def taken_over(self, seat: int) -> None:
        """A bot plays there from now on."""
        self._taken_over[seat] = len(self._before)

    def is_played_for(self, seat: int) -> bool:
        """Whether the bot that came has decided anything."""
        since = self._taken_over.get(seat, 0)
        return any(it == seat for it, _ in self._before[since:])

    def has_run_out(self, seat: int) -> bool:
        """Whether no time is left for what the bot has still to decide."""
        return self.left[seat] == 0 and not self.is_played_for(seat)

    def returned(self, seat: int, asked: bool) -> None:
        """Somebody takes their seat back. They have new time if the bot has decided for them, or
        if what they ran out of time for is not ``asked`` any more; or leaving and coming back would
        bring time for ever."""
        if not self.is_played_for(seat) and (asked or self.left[seat]):
            return
        if self.clock.kind == "days":
            self.left[seat] = self.clock.bank * SECOND
        else:
            self.left[seat] = max(self.left[seat], RETURNED * SECOND)

    def deadline(self, seats: Collection[int] | None = None) -> int | None:
        """When the first of the running clocks (of these seats) runs out."""
        running = self.running if seats is None else self.running.intersection(seats)
        return min((self.at + self.left[seat] for seat in running), default=None)

    def expired(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return sorted(seat for seat in self.running if self.at + self.left[seat] <= now)
