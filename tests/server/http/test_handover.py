"""Which connections a process hands over to another."""

from __future__ import annotations

import socket
from typing import Any
from zlib import crc32

import pytest

from tontine.server import processes as server_processes
from tontine.server.handover import Handover, open_inboxes
from tontine.server.processes import Heartbeats


class _Transport:
    def __init__(self, line: socket.socket) -> None:
        self._line = line

    def get_extra_info(self, name: str) -> socket.socket:
        return self._line


def test_nothing_is_handed_over_to_a_process_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tontine.server.processes.time.monotonic", lambda: now)
    heartbeats = Heartbeats(2)
    table = next(name for name in map(str, range(100)) if crc32(name.encode()) % 2 == 1)
    request = f"GET /api/tables/{table}/socket HTTP/1.1\r\n\r\n".encode()
    here, there = socket.socketpair()
    inboxes = open_inboxes(2)
    with here, there:
        transport: Any = _Transport(here)
        handover = Handover(inboxes, 0, heartbeats)

        def is_handed_over() -> bool:
            return handover._hand_over(request, transport)

        assert not is_handed_over()  # it has not begun to serve
        heartbeats.beat(1)
        assert is_handed_over()
        now += server_processes.LATE + 1
        assert not is_handed_over()
        heartbeats.beat(1)
        assert is_handed_over()
    for ends in inboxes:
        for end in ends:
            end.close()
