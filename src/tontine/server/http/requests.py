"""What the handlers of HTTP requests share: who asks, from where, how often, and for what."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection

from tontine.play.errors import Refused
from tontine.play.form import Malformed, form_problem
from tontine.server.common.addresses import unmapped
from tontine.server.table_server import TableServer

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")


def server_of(connection: AnyConnection) -> TableServer:
    server: TableServer = connection.app.state.server
    return server


def address_of(connection: AnyConnection) -> str:
    """Where a connection comes from, as far as that is known."""
    return unmapped(connection.client.host) if connection.client else ""


def token_of(request: AnyRequest) -> str:
    """The token is in a header: addresses are written into logs. No browser sends it by itself, so
    a page from elsewhere cannot act for anybody."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" else ""


def _header(connection: AnyConnection, name: bytes) -> str | None:
    """A header. A copy of all would be kept as long as a socket is open."""
    headers = connection.scope["headers"]
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def same_origin(connection: AnyConnection) -> bool:
    """Whether a request comes from our own pages. Browsers always send an origin."""
    origin = _header(connection, b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == _header(connection, b"host")
    except ValueError:  # not an address
        return False


def check_origin(request: AnyRequest) -> None:
    if not same_origin(request):
        raise Refused("", "foreign", {})


def limit(request: AnyRequest, what: str, person: str | None = None) -> None:
    """Refuse what an address, or a person, asks for too often."""
    server_of(request).limits.count(what, address_of(request), person)


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """What was sent, which must come from our own pages."""
    check_origin(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except Malformed as error:
        raise Refused("", "unreadable", {"problem": form_problem(error)}) from None
