"""``tontine serve``: tables in the browser. It is also what ``tontine`` alone does."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from tontine.bots.seats import name_bots
from tontine.cli.arguments import DAY, Lang, check_playable
from tontine.cli.language import language
from tontine.play.errors import BadMatch
from tontine.play.form import system_problem

PORT = 8600
PACE = 1.2


class LogForm(StrEnum):
    ERRORS = "errors"
    LINES = "lines"
    JSON = "json"


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = PORT,
    database: Annotated[
        str | None, typer.Option(help="A file, or postgresql+asyncpg://user@host/name.")
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that serve; several need PostgreSQL.")
    ] = 1,
    open: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser, if there is a screen.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds that a bot takes for a decision.")
    ] = PACE,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            help="A name it may be asked for by, and no other; may be repeated. By default any; "
            "but only localhost, if it listens to this machine alone."
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="An address or network whose X-Forwarded-For is believed; may be repeated. "
            "By default this machine."
        ),
    ] = None,
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="TONTINE_METRICS_TOKEN",
            help="Who sends it may read /metrics from elsewhere; without one, only this machine.",
        ),
    ] = "",
    site: Annotated[
        str,
        typer.Option(
            envvar="TONTINE_SITE",
            help="Its address for people, such as https://tables.example.org; mail links there.",
        ),
    ] = "",
    mail_server: Annotated[
        str,
        typer.Option(
            envvar="TONTINE_MAIL_SERVER",
            help="Takes mail to people who are away: smtp://USER@HOST:PORT (STARTTLS), smtps:// "
            "or smtp+plain://. The password is in TONTINE_MAIL_PASSWORD or a file.",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(envvar="TONTINE_MAIL_FROM", help="The address that mail comes from."),
    ] = "",
    mail_password_file: Annotated[
        Path | None, typer.Option(help="A file with the password for the mail server.")
    ] = None,
    archive: Annotated[
        Path | None,
        typer.Option(
            envvar="TONTINE_ARCHIVE",
            help="A folder: unfinished tables that nobody uses any more are moved there.",
        ),
    ] = None,
    archive_after: Annotated[
        float, typer.Option(min=1, max=36500, help="Days without any entry in a table's log.")
    ] = 90,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME.NAME=BOT",
            help="Let hosts seat a bot of yours by that name: ./bot.py:Sharp or exec:COMMAND; may "
            "be repeated. It runs on this machine.",
        ),
    ] = None,
    log: Annotated[
        LogForm,
        typer.Option(help="On standard error: only errors, all events as lines, or as JSON."),
    ] = LogForm.ERRORS,
    lang: Lang = None,
) -> None:
    """Play at a table in the browser, with friends and with bots."""
    # The server's libraries take a moment to load, which no other command should wait for.
    from tontine.server.common.addresses import THIS_MACHINE, is_here
    from tontine.server.serve import serve as serve_tables
    from tontine.server.serve import take_port
    from tontine.server.settings import Settings, read_mail_server, read_site
    from tontine.server.storage.database import (
        POSTGRESQL,
        BadDatabase,
        database_url,
        default_database,
    )

    words = language(lang)
    url = database_url(database or default_database())
    if workers > 1 and url.drivername != POSTGRESQL:
        raise BadDatabase("workers-database")
    for game, name in name_bots(bot or ()):
        check_playable(game, [name])
    site = read_site(site)
    password = _password(mail_password_file)
    mail = read_mail_server(mail_server, mail_from, password, site)
    if archive is not None:
        _make_folder(archive)
    try:
        taken = take_port(host, port, shared=workers > 1)
    except OSError as error:
        where = {"host": host, "port": str(port)}
        raise BadMatch("cannot-listen", problem=system_problem(error), **where) from None
    address = address_of(host, taken.getsockname()[1])

    def ready() -> None:
        print(words("serving", address=address), flush=True)
        if has_screen() if open is None else open:
            webbrowser.open(address)

    with taken, suppress(KeyboardInterrupt):  # that is how one ends it
        settings = Settings(
            database=url,
            pace=pace,
            hosts=tuple(allowed_host or ()),
            local=is_here(taken.getsockname()[0]) and not trusted_proxy,
            metrics_token=metrics_token,
            site=site,
            mail=mail,
            archive=archive,
            archive_after=archive_after * DAY,
            bots=tuple(bot or ()),
        )
        serve_tables(taken, settings, ready, trusted_proxy or THIS_MACHINE, log.value, workers)


def _make_folder(folder: Path) -> None:
    """Before anything is served: a table that cannot be moved would be noticed by nobody."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        told = {"file": str(folder), "problem": system_problem(error)}
        raise BadMatch("file-problem", **told) from None


def _password(file: Path | None) -> str:
    """The password of the mail server, from the environment or a file, which no list of processes
    shows."""
    if file is None:
        return os.environ.get("TONTINE_MAIL_PASSWORD", "")
    try:
        return file.read_text("utf-8").strip()
    except OSError as error:
        told = {"file": str(file), "problem": system_problem(error)}
        raise BadMatch("file-problem", **told) from None


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    name = {"127.0.0.1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def has_screen() -> bool:
    """Whether a browser would have somewhere to appear."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
