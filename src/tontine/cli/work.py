"""``tontine work``: a machine on which bots think for servers elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from tontine.cli.arguments import Lang
from tontine.cli.language import language
from tontine.cli.serve import read_bots, read_database
from tontine.cli.serve_options import NamedBots

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

Shared = Annotated[
    str, typer.Option(help="That of the servers: postgresql+asyncpg://user@host/name.")
]
Processes = Annotated[
    int | None,
    typer.Option(min=1, max=64, help="Bots that think at the same time. [default: (up to four)]"),
]


def work(
    database: Shared,
    processes: Processes = None,
    bot: NamedBots = None,
    lang: Lang = None,
) -> None:
    """Let bots think here for servers that share a database and run with --jobs."""
    words = language(lang)
    url, named = read_database(database, workers=1, jobs=True), read_bots(bot or ())

    def ready() -> None:
        print(words("working"), flush=True)

    with suppress(KeyboardInterrupt):  # that is how one ends it
        asyncio.run(_work(url, processes, named, ready))


async def _work(
    url: URL, processes: int | None, named: tuple[str, ...], ready: Callable[[], None]
) -> None:
    # These take a moment to load, which no other command should wait for.
    from tontine.server.bots.jobs import Worker
    from tontine.server.bots.pool import usual_processes
    from tontine.server.storage.database import open_database
    from tontine.server.storage.jobs import JobStore

    engine = await open_database(url)
    try:
        ready()
        await Worker(JobStore(engine), processes or usual_processes(), named).run()
    finally:
        await engine.dispose()
