"""The OpenAPI document is true: what it says is sent, and what it says comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.handlers import HTTPRouteHandler
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.server import Server
from tontine.server.app import HANDLERS
from tontine.server.http.openapi import openapi

DOCUMENT = openapi(HANDLERS)
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: so many requests use up what an address may send."""
    with Server(tmp_path_factory.mktemp("openapi") / "tables.db") as running:
        yield running


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_whatever_is_sent_is_answered_as_described(
    case: schemathesis.Case[Any], server: Server
) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)


def test_it_is_served(server: Server) -> None:
    served = httpx.get(f"{server.address}/api/openapi.json").json()
    assert served == msgspec.json.decode(msgspec.json.encode(DOCUMENT))


def test_every_route_that_takes_something_says_what() -> None:
    posts = [
        it for it in HANDLERS if isinstance(it, HTTPRouteHandler) and "POST" in it.http_methods
    ]
    assert posts
    assert [it.handler_name for it in posts if "body" not in it.opt] == []


def test_the_document_is_made_once(tmp_path: Path) -> None:
    setting = """
def once():
    from tontine.server import app
    make, made = app.openapi, []
    def openapi(handlers):
        assert not made
        made.append(handlers)
        return make(handlers)
    app.openapi = openapi
once()
"""
    with Server(tmp_path / "tables.db", 0, setting) as server:
        answers = [httpx.get(f"{server.address}/api/openapi.json") for _ in range(2)]
        assert answers[0].json()["paths"].keys() == DOCUMENT["paths"].keys()
        assert answers[1].content == answers[0].content
