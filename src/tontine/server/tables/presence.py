"""Who is at a table: connected to this process or to another, and since when others are away."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec import Struct

from tontine.server.common.locks import Throttle
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.commands import Presence
from tontine.server.tables.state import Table

SILENT_PROCESS = 45.0  # seconds without a notice after which a process is taken for dead
CROWD = 20  # people
CROWD_DELAY = 0.25  # seconds


class _Elsewhere(Struct, frozen=True):
    """The people connected to another process, as it last said."""

    at: float
    people: frozenset[str]


class PresenceTracker:
    """``show`` sends clients who is here."""

    def __init__(
        self,
        table: Table,
        clients: Sequence[ClientView],
        now: Callable[[], int],
        show: Callable[[], None],
    ) -> None:
        self._table = table
        self._clients = clients
        self._now = now
        self._show = show
        self._elsewhere: dict[str, _Elsewhere] = {}  # by process
        self._away: dict[str, int] = {}  # people with seats who are not connected, since when
        self._last, self._last_at = Presence(frozenset()), -1  # and the version of the room
        # Who is shown as connected, and what that was computed from.
        self._shown = self._last
        self._shown_for: object = None
        self._shown_at = -1  # the version of the room
        self._crowd = Throttle(CROWD_DELAY)

    def here(self) -> list[str]:
        """The people connected to this process."""
        return list(dict.fromkeys(client.person for client in self._clients))

    def present(self) -> frozenset[str]:
        """The people connected to any process."""
        here = [client.person for client in self._clients]
        return frozenset(here).union(*[it.people for it in self._elsewhere.values()])

    def set_elsewhere(self, process: str, people: list[str]) -> None:
        """Another process says who is connected to it."""
        self._elsewhere[process] = _Elsewhere(time.monotonic(), frozenset(people))
        self.forget_silent_processes()
        self.show()

    def forget_silent_processes(self) -> None:
        oldest = time.monotonic() - SILENT_PROCESS
        for process in [it for it, said in self._elsewhere.items() if said.at < oldest]:
            del self._elsewhere[process]

    def now(self) -> Presence:
        """Who is connected now, and since when the others are not, as far as this process knows."""
        present, people, room = self.present(), self._table.people(), self._table.room
        absent = [person for person in people if person not in present]
        if absent or self._away:
            now = self._now()
            self._away = {person: self._away.get(person, now) for person in absent}
        away = tuple(sorted(self._away.items()))
        last = self._last
        if (last.people, last.away, self._last_at) == (present, away, room):
            return last  # as after most decisions
        names = (self._table.names.get(it, "") for it in present.difference(people))
        spectators = tuple(sorted(name for name in names if name))
        self._last, self._last_at = Presence(present, spectators, away), room
        return self._last

    def shown(self) -> Presence:
        """What clients are shown. A change of players is shown at once. Changes in a crowd of
        onlookers are throttled: each of them would be sent to every client."""
        now, room = self.now(), self._table.room
        if now is self._shown:
            return now
        people = set(self._table.people())
        shown_for = (people, now.people & (people | {self._table.created.host}), now.away)
        if len(now.people) > CROWD and shown_for == self._shown_for:
            if self._shown_at != room:  # somebody may have got a name
                self._crowd.call(self.show)
            return self._shown
        self._shown_for, self._shown_at, self._shown = shown_for, room, now
        return now

    def changed(self) -> None:
        """A client has come or gone."""
        if len(self._clients) > CROWD:
            self._crowd.call(self.show)

    def show(self) -> None:
        self._shown_for = None
        self._show()
