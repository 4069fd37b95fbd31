"""``tontine serve``: tables in the browser. It is also what ``tontine`` alone does."""

from __future__ import annotations

import os
import sys
import webbrowser
from typing import Annotated

import typer

from tontine.play.errors import BadMatch

PORT = 8600
PACE = 1.2


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = PORT,
    database: Annotated[
        str | None, typer.Option(help="A file, or postgresql+asyncpg://user@host/name.")
    ] = None,
    open: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser, if there is a screen.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds that a bot takes for a decision.")
    ] = PACE,
) -> None:
    """Play at a table in the browser, with friends and with bots."""
    # The server's libraries take a moment to load, which no other command should wait for.
    from tontine.table.database import BadDatabase, database_url, default_database
    from tontine.table.serve import serve as serve_tables
    from tontine.table.serve import take_port

    try:
        url = database_url(database or default_database())
        taken = take_port(host, port)
    except BadDatabase as error:
        raise BadMatch(str(error)) from None
    except OSError as error:
        raise BadMatch(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    address = address_of(host, taken.getsockname()[1])

    def ready() -> None:
        print(f"Tontine is at {address} (Ctrl-C ends it)", flush=True)
        if has_screen() if open is None else open:
            webbrowser.open(address)

    with taken:
        try:
            serve_tables(taken, url, pace, ready)
        except BadDatabase as error:
            raise BadMatch(str(error)) from None
        except KeyboardInterrupt:
            pass  # that is how one ends it


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    name = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def has_screen() -> bool:
    """Whether a browser would have somewhere to appear."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
