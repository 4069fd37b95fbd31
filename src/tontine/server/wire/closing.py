"""Why the server closes a socket, as the code it closes it with. Those from 4000 on are our own."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    TOO_FAST = 1008
    TOO_LARGE = 1009
    FAILED = 1011
    SIGNED_OUT = 4401
    BANNED = 4403
    FOREIGN = 4403  # the page comes from another site: for a client the same as banned
    NO_SUCH_TABLE = 4404
    TOO_SLOW = 4408
    MOVED = 4421  # another host serves the table from now on: connect again at once
    TOO_MANY = 4429
