"""``tontine serve``: tables in the browser. It is also what ``tontine`` alone does."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tontine.bots.seats import name_bots
from tontine.cli.arguments import DAY, Lang, check_playable
from tontine.cli.language import language
from tontine.cli.serve_options import (
    Address,
    AllowedHosts,
    Archive,
    ArchiveAfter,
    Database,
    Host,
    Jobs,
    Log,
    LogForm,
    MailFrom,
    MailPasswordFile,
    MailServerAddress,
    MetricsToken,
    NamedBots,
    Open,
    Pace,
    Port,
    Processes,
    SettingsFile,
    Site,
    TrustedProxies,
)
from tontine.play.errors import BadMatch
from tontine.play.form import system_problem
from tontine.play.words import Words

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from tontine.server.settings import Settings

PORT = 8600
PACE = 1.2


def serve(
    settings: SettingsFile = None,
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    workers: Processes = 1,
    jobs: Jobs = None,
    open: Open = None,
    pace: Pace = PACE,
    allowed_host: AllowedHosts = None,
    trusted_proxy: TrustedProxies = None,
    address: Address = "",
    metrics_token: MetricsToken = "",
    site: Site = "",
    mail_server: MailServerAddress = "",
    mail_from: MailFrom = "",
    mail_password_file: MailPasswordFile = None,
    archive: Archive = None,
    archive_after: ArchiveAfter = 90,
    bot: NamedBots = None,
    log: Log = LogForm.ERRORS,
    lang: Lang = None,
) -> None:
    """Play at a table in the browser, with friends and with bots."""
    from tontine.server.settings import Settings, read_mail_server, read_site  # takes a moment

    told = Settings(
        database=read_database(database, workers, jobs is not None),
        pace=pace,
        hosts=tuple(allowed_host or ()),
        metrics_token=metrics_token,
        site=(link := read_site(site)),
        mail=read_mail_server(mail_server, mail_from, _password(mail_password_file), link),
        archive=archive,
        archive_after=archive_after * DAY,
        address=address,
        jobs=jobs,
        bots=read_bots(bot or ()),
    )
    _serve(told, host, port, language(lang), open, trusted_proxy, log, workers)


def _serve(
    settings: Settings,
    host: str,
    port: int,
    words: Words,
    open: bool | None,
    proxies: Sequence[str] | None,
    log: LogForm,
    workers: int,
) -> None:
    from tontine.server.common.addresses import THIS_MACHINE, is_here, reached_at
    from tontine.server.serve import serve as serve_tables
    from tontine.server.serve import take_port

    if settings.archive is not None:
        _make_folder(settings.archive)
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
        where, port = taken.getsockname()[:2]
        settings = replace(
            settings,
            local=is_here(where) and not proxies,
            address=settings.address or reached_at(where, port, settings.database.host),
        )
        serve_tables(taken, settings, ready, proxies or THIS_MACHINE, log.value, workers)


def read_database(given: str | None, workers: int, jobs: bool) -> URL:
    from tontine.server.storage.database import (
        POSTGRESQL,
        BadDatabase,
        database_url,
        default_database,
    )

    url = database_url(given or default_database())
    if workers > 1 and url.drivername != POSTGRESQL:
        raise BadDatabase("workers-database")
    if jobs and url.drivername != POSTGRESQL:
        raise BadDatabase("jobs-database")
    return url


def read_bots(bots: Sequence[str]) -> tuple[str, ...]:
    for game, name in name_bots(bots):
        check_playable(game, [name])
    return tuple(bots)


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
