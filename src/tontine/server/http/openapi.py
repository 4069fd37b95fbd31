"""The HTTP part of the server as an OpenAPI document, made from its routes and messages.

What goes over WebSockets is in docs/wire-protocol.md: OpenAPI has no words for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from inspect import getdoc
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from tontine import __version__
from tontine.server.wire.lobby import Problem

PARAMETER = re.compile(r"\{(\w+):\w+\}")
REFERENCE = "#/components/schemas/{name}"
DESCRIBED = ("/api/", "/stop/", "/health", "/ready")


def openapi(handlers: Iterable[BaseRouteHandler]) -> dict[str, Any]:
    routes = list(_routes(handlers))
    kinds = [kind for _, _, handler in routes for kind in (_body(handler), _answer(handler))]
    known = list(dict.fromkeys([Problem, *(kind for kind in kinds if kind is not None)]))
    found, components = msgspec.json.schema_components(known, ref_template=REFERENCE)
    schemas = dict(zip(known, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method, handler in routes:
        plain = PARAMETER.sub(r"{\1}", path)
        paths.setdefault(plain, {})[method.lower()] = _operation(path, handler, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tontine", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        # Many routes answer without a token, too; those that do not say so.
        "security": [{}, {"token": []}],
    }


def _routes(
    handlers: Iterable[BaseRouteHandler],
) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in sorted(handler.paths):
                if path.startswith(DESCRIBED):
                    for method in sorted(handler.http_methods):
                        yield path, str(method), handler


def _body(handler: HTTPRouteHandler) -> Any:
    """What is sent to it: its option ``body``."""
    return handler.opt.get("body")


def _answer(handler: HTTPRouteHandler) -> Any:
    """What it answers in JSON; None where it answers something else, or nothing."""
    returned = get_type_hints(handler.fn)["return"]
    if get_origin(returned) is Response:
        (returned,) = get_args(returned)
    if isinstance(returned, type) and issubclass(returned, Response):
        return None  # a stream
    return None if returned in (bytes, type(None)) else returned


def _operation(path: str, handler: HTTPRouteHandler, schemas: dict[Any, Any]) -> dict[str, Any]:
    answer, body = _answer(handler), _body(handler)
    good: dict[str, Any] = {"description": "done"}
    if answer is not None:
        good["content"] = _json(schemas[answer])
    described = {"description": "refused", "content": _json(schemas[Problem])}
    operation: dict[str, Any] = {
        "operationId": handler.handler_name.rpartition(".")[2],
        "description": getdoc(handler.fn) or "",
        "responses": {
            str(handler.status_code): good,
            **({"503": good} if path == "/ready" else {}),
            "4XX": described,
        },
    }
    if names := PARAMETER.findall(path):
        text = {"type": "string"}
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": text} for name in names
        ]
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[body])}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
