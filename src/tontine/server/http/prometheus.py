"""The metrics of a server in Prometheus's text format, and who may read them."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from tontine.server.common.addresses import is_here, is_local_name
from tontine.server.common.metrics import Histogram
from tontine.server.http.requests import address_of
from tontine.server.table_server import TableServer

TYPE = CONTENT_TYPE_LATEST
# What a proxy adds to what it hands on.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def may_read(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> bool:
    """Whether a request has the token, or comes from this machine and not through a proxy on it.

    A request through a proxy has the proxy's public name as its host, never a local one.
    """
    kind, _, given = connection.headers.get("authorization", "").partition(" ")
    if token and kind == "Bearer" and hmac.compare_digest(given.encode(), token.encode()):
        return True
    if any(name in connection.headers for name in FORWARDED):
        return False
    return is_here(address_of(connection)) and is_local_name(_host(connection))


def _host(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


class Exposition(Collector):
    """Everything about a server, as it is at the moment it is asked for."""

    def __init__(self, server: TableServer) -> None:
        self._server = server
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        metrics = self._server.metrics
        yield _counter("decisions", "Decisions", ("game", "by"), metrics.decisions)
        yield _histogram(
            "command_seconds",
            "From receiving a command to its answer",
            ("command",),
            {(name,): it for name, it in metrics.commands.items()},
        )
        yield _histogram(
            "store_seconds", "Until rows of a log are on the disk", (), {(): metrics.stored}
        )
        yield _histogram("bot_seconds", "Until a bot has decided", ("game", "bot"), metrics.thought)
        yield _gauge("bots_thinking", "Bots asked that have not decided yet", metrics.thinking)
        yield _counter(
            "bot_failures", "Bots that could not decide", ("game", "bot"), metrics.bot_failures
        )
        yield from self._load()
        yield from self._events()

    def _load(self) -> Iterable[Metric]:
        """What is going on now."""
        server = self._server
        yield _gauge("sockets", "Open WebSockets", server.metrics.sockets)
        tables = GaugeMetricFamily(
            "tontine_tables", "Tables in memory, by how far they are", labels=["status"]
        )
        for status, number in server.tables_in_memory().items():
            tables.add_metric([status], number)
        yield tables
        yield _gauge("hosts", "Hosts that take tables, as known here", server.leases.hosts)
        yield _counter(
            "passed_sockets", "Sockets that another host serves", (), {(): server.metrics.passed}
        )
        yield _gauge("leases", "Tables that are leased to this process", server.leases.count)
        yield _gauge("write_queue", "Changes that wait for the database", server.store.waiting)

    def _events(self) -> Iterable[Metric]:
        """What has happened besides games."""
        metrics = self._server.metrics
        yield _counter(
            "alerts",
            "Messages to people who are away, and what came of them",
            ("by", "result"),
            metrics.alerts,
        )
        yield _counter(
            "errors",
            "Errors that were logged",
            ("module",),
            {(name,): number for name, number in metrics.errors.items()},
        )
        yield _counter(
            "lesson_steps",
            "What happened at steps of lessons",
            ("game", "step", "what"),
            metrics.lessons,
        )
        yield _counter(
            "lesson_seconds",
            "How long pupils were at steps of lessons, of those that were timed",
            ("game", "step"),
            metrics.lesson_seconds,
        )
        yield _counter(
            "limited",
            "What was refused as too much",
            ("what",),
            {(name,): number for name, number in metrics.limited.items()},
        )


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"tontine_{name}", what, value)


def _counter(
    name: str, what: str, labels: tuple[str, ...], values: Mapping[tuple[str, ...], int]
) -> Metric:
    family = CounterMetricFamily(f"tontine_{name}", what, labels=labels)
    for label, value in values.items():
        family.add_metric(label, value)
    return family


def _histogram(
    name: str, what: str, labels: tuple[str, ...], values: Mapping[tuple[str, ...], Histogram]
) -> Metric:
    family = HistogramMetricFamily(f"tontine_{name}", what, labels=labels)
    for label, value in values.items():
        family.add_metric(label, value.buckets(), value.sum)
    return family
