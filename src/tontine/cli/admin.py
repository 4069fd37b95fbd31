"""``tontine admin``: for whoever runs a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tontine.cli.arguments import DAY, Json

if TYPE_CHECKING:
    from tontine.server.admin import Administration
    from tontine.server.people.sanctions import Kind, Sanctions

T = TypeVar("T")


Database = Annotated[
    str | None,
    typer.Option(help="That of the server: a file, or postgresql+asyncpg://user@host/name."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The last part of its address.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Who = Annotated[
    str,
    typer.Argument(metavar="WHO", help='A person, as "show" names them; an address or a network.'),
]
ForDays = Annotated[float | None, typer.Option("--days", min=0, help="By default for ever.")]
KINDS: tuple[Kind, ...] = ("ban", "mute")
DEFAULT_SITE = "http://localhost:8600"
Days = Annotated[float, typer.Option(min=0, help="Days without any entry in its log.")]

admin = typer.Typer(
    help="Look after the tables of a server.", add_completion=False, rich_markup_mode=None
)


def _run(
    database: str | None,
    do: Callable[[Administration], Awaitable[T]],
    alone: bool = False,
    new: bool = False,
) -> T:
    """``alone``: no server may use a SQLite file meanwhile. ``new``: the file may be made."""
    # The server's libraries take a moment to load, which no other command should wait for.
    from tontine.server.admin import Administration
    from tontine.server.storage.database import (
        SQLITE,
        BadDatabase,
        claimed,
        database_url,
        default_database,
    )
    from tontine.server.storage.tables import Store

    url = database_url(database or default_database())
    if url.drivername == SQLITE and not new and not Path(url.database or "").exists():
        raise BadDatabase("database-missing", file=str(url.database))

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await do(Administration(store))
        finally:
            await store.close()

    with claimed(url) if alone else nullcontext():
        return asyncio.run(run())


def _print(facts: object) -> None:
    print(msgspec.json.encode(facts).decode())


def _when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


@admin.command()
def tables(
    status: Annotated[
        Literal["open", "running", "over"] | None, typer.Option(help="Only these.")
    ] = None,
    idle: Days = 0,
    most: Annotated[int, typer.Option(min=1, help="How many, those used last first.")] = 50,
    database: Database = None,
    json: Json = False,
) -> None:
    """List tables."""
    found = _run(database, lambda it: it.list_tables(status, idle * DAY, most))
    if json:
        _print(found)
        return
    shown = Table(box=None)
    for heading in ("table", "game", "status", "shown", "entries", "last entry", "host"):
        shown.add_column(heading, no_wrap=heading != "host")
    for one in found:
        public = "public" if one.public else "unlisted"
        facts = one.table, one.game, one.status, public, str(one.entries), _when(one.last)
        shown.add_row(*facts, escape(one.host))
    Console().print(shown)


@admin.command()
def show(table: TableId, database: Database = None, json: Json = False) -> None:
    """Look at a table: who is there, how far the game is, what was said. No hand is shown."""
    found = _run(database, lambda it: it.describe(table))
    if json:
        _print(found)
        return
    console = Console(highlight=False)
    console.print(f"{found.table}: {found.game}, {found.status}, {found.decisions} decisions")
    if found.closed is not None:
        console.print(escape(found.closed))
    facts = Table(box=None, show_header=False)
    facts.add_row("code", found.code or "-")
    facts.add_row("options", ", ".join(f"{it}={found.options[it]}" for it in found.options) or "-")
    facts.add_row("entries", f"{found.entries}, the last one {_when(found.last)}")
    for seat, name in enumerate(found.seats):
        who = escape(name or "-")
        bot = found.bots.get(seat)
        facts.add_row(f"seat {seat + 1}", who if bot is None else f"{who} ({escape(bot)})")
    for one in found.people:
        host = " (host)" if one.person == found.host else ""
        facts.add_row("person", f"{one.person}  {escape(one.name)}{host}")
    for line in found.chat:
        facts.add_row(_when(line.at), f"{escape(line.name)}: {escape(line.text)}")
    console.print(facts)


@admin.command()
def backup(file: File, database: Database = None, json: Json = False) -> None:
    """Write everything into a file, while servers go on. What is in it is secret."""
    rows = _run(database, lambda it: it.back_up(file))
    _print({"rows": rows}) if json else print(f"{rows:,} rows are in {file}")


@admin.command()
def restore(file: File, database: Database = None, json: Json = False) -> None:
    """Put back a backup, into a new database, or an archive."""
    rows = _run(database, lambda it: it.restore(file), alone=True, new=True)
    _print({"rows": rows}) if json else print(f"{rows:,} rows are back")


@admin.command()
def archive(
    file: File,
    idle: Days = 90,
    status: Annotated[
        Literal["open", "running", "over", "unfinished", "all"],
        typer.Option(help="Which of them; unfinished: open and running."),
    ] = "unfinished",
    database: Database = None,
    json: Json = False,
) -> None:
    """Move tables nobody has used for long into a file; "restore" puts them back."""
    moved = _run(database, lambda it: it.archive_idle(file, idle * DAY, status), alone=True)
    _print({"tables": moved}) if json else print(f"{len(moved):,} tables are in {file}")


@admin.command()
def close(table: TableId, database: Database = None, json: Json = False) -> None:
    """End a game, without a winner, or let it not begin. A server that runs shows it at once."""
    _run(database, lambda it: it.close(table))
    _print({"table": table}) if json else print(f"the table {table} is closed")


@admin.command()
def ban(who: Who, days: ForDays = None, database: Database = None, json: Json = False) -> None:
    """Let a person, an address or a network come in no more."""
    _sanction("ban", who, days, database, json)


@admin.command()
def mute(who: Who, days: ForDays = None, database: Database = None, json: Json = False) -> None:
    """Let a person, an address or a network chat no more."""
    _sanction("mute", who, days, database, json)


@admin.command()
def pardon(who: Who, database: Database = None, json: Json = False) -> None:
    """Take back a ban and a mute."""

    async def pardoned(it: Administration) -> Sanctions:
        for kind in KINDS:
            left = await it.sanction(kind, who, None)
        return left

    left = _run(database, pardoned)
    _print(left) if json else print(f"{who} may come in and chat")


@admin.command()
def password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the account.")],
    site: Annotated[str, typer.Option(help="The address of the server.")] = DEFAULT_SITE,
    database: Database = None,
    json: Json = False,
) -> None:
    """Make a link for somebody who has lost their password: it works once, within a day."""
    token = _run(database, lambda it: it.reset_password(name))
    link = f"{site.rstrip('/')}/reset#{token}"
    _print({"link": link}) if json else print(link)


@admin.command()
def sanctions(database: Database = None, json: Json = False) -> None:
    """Who is banned and who is muted."""
    found = _run(database, lambda it: it.sanctions())
    if json:
        _print(found)
        return
    for kind in KINDS:
        for who, until in getattr(found, kind).items():
            print(f"{kind}  {who}  {f'until {_when(until)}' if until else 'for ever'}")


def _sanction(kind: Kind, who: str, days: float | None, database: str | None, json: bool) -> None:
    until = 0 if days is None else int(time.time() + days * DAY)
    found = _run(database, lambda it: it.sanction(kind, who, until))
    lasting = f"until {_when(until)}" if until else "for ever"
    _print(found) if json else print(f"{kind}: {who}, {lasting}")


@admin.command()
def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Delete a table for good, while servers go on."""
    if not yes:
        typer.confirm(f"Delete the table {table} for good?", abort=True, err=json)
    _run(database, lambda it: it.delete(table))
    _print({"table": table}) if json else print(f"{table} is deleted")
