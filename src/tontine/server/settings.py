"""Server configuration."""

from __future__ import annotations

from pathlib import Path
from typing import Literal
from urllib.parse import SplitResult, unquote, urlsplit

from msgspec import Struct
from sqlalchemy.engine import URL

from tontine.play.errors import Problem

Security = Literal["tls", "starttls", "none"]
# How a mail server is spoken to, by the beginning of its address; and where, if it does not say.
MAIL_SERVERS: dict[str, tuple[Security, int]] = {
    "smtps": ("tls", 465),
    "smtp": ("starttls", 587),
    "smtp+plain": ("none", 25),
}


class BadSettings(Problem, ValueError):
    """Options of ``tontine serve`` that are wrong, or do not go together."""


class MailServer(Struct, frozen=True):
    """Where mail is handed in, and whom it comes from."""

    security: Security
    host: str
    port: int
    user: str
    password: str
    sender: str  # an address


class Settings(Struct, frozen=True):
    database: URL
    pace: float = 0.0  # seconds that a bot takes for a decision
    hosts: tuple[str, ...] = ()  # the only names it may be asked for by; without any, every name,
    local: bool = False  # or only those of this machine, and of the site
    metrics_token: str = ""  # who has it may read the metrics from elsewhere
    site: str = ""  # the address of the server for people, such as https://tables.example.org
    mail: MailServer | None = None  # without one, no mail is sent
    archive: Path | None = None  # the folder that unused tables are moved to; None: they stay
    archive_after: float = 0  # seconds without any entry
    address: str = ""  # where other hosts that share the database reach this one: host and port
    jobs: int | None = None  # bots' questions go to the database, and so many processes here take
    # any; None: bots think here
    bots: tuple[str, ...] = ()  # those named for everybody: GAME.sharp=exec:./mybot


def read_site(text: str) -> str:
    """The address of a site, without a path."""
    parts = _split(text, BadSettings("bad-site", text=text))
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.username):
        raise BadSettings("bad-site", text=text)
    return f"{parts.scheme}://{parts.netloc}" if text else ""


def read_mail_server(text: str, sender: str, password: str, site: str) -> MailServer | None:
    """Where mail is handed in; None if none is to be sent."""
    if not text and not sender:
        return None
    if not (text and sender and site):
        raise BadSettings("mail-incomplete")
    parts = _split(text, BadSettings("bad-mail-server"))
    if parts.scheme not in MAIL_SERVERS or not parts.hostname or parts.password:
        raise BadSettings("bad-mail-server")
    name, at, host = sender.partition("@")
    if not (name and at and host and sender.isascii() and sender.isprintable()) or " " in sender:
        raise BadSettings("bad-mail-from", text=sender)
    security, port = MAIL_SERVERS[parts.scheme]
    user = unquote(parts.username or "")
    return MailServer(security, parts.hostname, parts.port or port, user, password, sender)


def _split(text: str, problem: BadSettings) -> SplitResult:
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 (it is read, and may be wrong)
    except ValueError:
        raise problem from None
    return parts
