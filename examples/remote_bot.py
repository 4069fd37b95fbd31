"""A bot with an account on a server: it sleeps until it is asked, and then takes any choice.

    python remote_bot.py http://localhost:8600 TOKEN

The token is told once, when its owner makes the account (docs/wire-protocol.md). It needs the
package websockets.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def events(address: str, token: str) -> Iterator[dict[str, Any]]:
    """What the server tells: invitations, turns, ends. After a break it tells them again."""
    request = Request(f"{address}/api/events", headers={"Authorization": f"Bearer {token}"})
    while True:
        try:
            with urlopen(request, timeout=60) as stream:
                for line in stream:
                    if line.startswith(b"data: "):
                        yield json.loads(line.removeprefix(b"data: "))
        except (ConnectionError, TimeoutError):
            time.sleep(1)


def choose(view: dict[str, Any]) -> dict[str, Any]:
    """The decision to make. This is where your bot comes in."""
    ask = random.choice(view["asks"])
    decision: dict[str, Any] = random.choice(ask["choices"])["decision"]
    return decision


def play(address: str, token: str, table: str) -> None:
    """Decide at a table for as long as the seat is asked."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(where, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        state: dict[str, Any] = {}
        for line in socket:
            message = json.loads(line)
            if message["type"] == "state":
                state = message
                if state["view"]["seat"] not in state["view"]["owing"]:
                    return
            elif message["type"] != "refused":
                continue
            view, version = state["view"], state["version"]
            decide = {"type": "decide", "id": secrets.token_hex(8), "seat": view["seat"]}
            socket.send(json.dumps({**decide, "version": version, "decision": choose(view)}))


def main() -> None:
    address, token = sys.argv[1:]
    for event in events(address, token):
        print(event["type"], event["game"], event["table"], flush=True)
        if event["type"] == "turn":
            play(address, token, event["table"])


if __name__ == "__main__":
    main()
