"""The options of ``tontine serve``, and the file that they may stand in."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tontine.play.errors import BadMatch

# What a setting may be besides a text, by the type of its option, and how a message names it.
KINDS: dict[Any, str] = {bool: "truth", int: "whole", float: "number", list[str]: "list"}


class LogForm(StrEnum):
    ERRORS = "errors"
    LINES = "lines"
    JSON = "json"


def read_settings(context: typer.Context, file: Path | None) -> Path | None:
    """Take from a file what is said neither on the command line nor in the environment."""
    if file is not None and not context.resilient_parsing:
        context.default_map = _options(context, file, _read(file))
    return file


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadMatch("option-not-text", file=str(file)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadMatch("not-toml", file=str(file), text=str(error)) from None


def _options(context: typer.Context, file: Path, settings: dict[str, Any]) -> dict[str, Any]:
    """The values by the names of the parameters. A setting is called as its option is."""
    known = {
        it.opts[0].removeprefix("--"): it
        for it in context.command.params
        if it.name not in ("settings", "help")
    }
    values = {}
    for name, value in settings.items():
        if name not in known:
            raise BadMatch("no-setting", file=str(file), name=name, choices=tuple(known))
        option: Any = known[name]
        kind = option.type_descriptor.annotation
        try:
            values[option.name] = msgspec.convert(value, kind if kind in KINDS else str)
        except msgspec.ValidationError:
            told = {"name": name, "kind": KINDS.get(kind, "text")}
            raise BadMatch("bad-setting", file=str(file), **told) from None
    return values


SettingsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        callback=read_settings,
        is_eager=True,
        help="A TOML file with any of these options by their names, such as port = 8600. "
        "What is said here or in the environment counts before it.",
    ),
]
Host = Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")]
Database = Annotated[
    str | None, typer.Option(help="A file, or postgresql+asyncpg://user@host/name.")
]
Processes = Annotated[
    int, typer.Option(min=1, max=64, help="Processes that serve; several need PostgreSQL.")
]
Open = Annotated[
    bool | None, typer.Option("--open/--no-open", help="Open a browser, if there is a screen.")
]
Jobs = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=64,
        help="Bots think by way of the database, where `tontine work` and other hosts take what "
        "waits, and so many processes here. Needs PostgreSQL; by default bots think here.",
    ),
]
Pace = Annotated[
    float, typer.Option(min=0, max=86_400, help="Seconds that a bot takes for a decision.")
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option(
        help="A name it may be asked for by, and no other; may be repeated. By default any; "
        "but only localhost, if it listens to this machine alone."
    ),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option(
        help="An address or network whose X-Forwarded-For is believed; may be repeated. "
        "By default this machine."
    ),
]
Address = Annotated[
    str,
    typer.Option(
        metavar="HOST:PORT",
        help="Where other hosts that share the database reach this one; by default where it "
        "listens.",
    ),
]
MetricsToken = Annotated[
    str,
    typer.Option(
        envvar="TONTINE_METRICS_TOKEN",
        help="Who sends it may read /metrics from elsewhere; without one, only this machine.",
    ),
]
Site = Annotated[
    str,
    typer.Option(
        envvar="TONTINE_SITE",
        help="Its address for people, such as https://tables.example.org; mail links there.",
    ),
]
MailServerAddress = Annotated[
    str,
    typer.Option(
        envvar="TONTINE_MAIL_SERVER",
        help="Takes mail to people who are away: smtp://USER@HOST:PORT (STARTTLS), smtps:// "
        "or smtp+plain://. The password is in TONTINE_MAIL_PASSWORD or a file.",
    ),
]
MailFrom = Annotated[
    str, typer.Option(envvar="TONTINE_MAIL_FROM", help="The address that mail comes from.")
]
MailPasswordFile = Annotated[
    Path | None, typer.Option(help="A file with the password for the mail server.")
]
Archive = Annotated[
    Path | None,
    typer.Option(
        envvar="TONTINE_ARCHIVE",
        help="A folder: unfinished tables that nobody uses any more are moved there.",
    ),
]
ArchiveAfter = Annotated[
    float, typer.Option(min=1, max=36500, help="Days without any entry in a table's log.")
]
NamedBots = Annotated[
    list[str] | None,
    typer.Option(
        metavar="GAME.NAME=BOT",
        help="Let hosts seat a bot of yours by that name: ./bot.py:Sharp or exec:COMMAND; may "
        "be repeated. It runs on this machine.",
    ),
]
Log = Annotated[
    LogForm, typer.Option(help="On standard error: only errors, all events as lines, or as JSON.")
]
