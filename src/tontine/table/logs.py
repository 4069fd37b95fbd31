"""What a server writes down about itself, on standard error: one line an event.

No line may hold a secret: no token, no code or key of a table, nothing that was said in chat, and
nothing about a game that is not public. So an event has fields of its own, and what went wrong is
told by its kind and place; the text of an error is written only where it cannot hold what people
have sent or what a seat holds.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["errors", "lines", "json"]
_FIELDS = "fields"  # the attribute of a record


def log_event(logger: logging.Logger, event: str, **fields: object) -> None:
    """Something that happened, which whoever runs the server may want to count or look for."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(event, extra={_FIELDS: fields})


def set_up(form: Form) -> None:
    """``errors``: only what went wrong, as lines for people; ``lines``: all events; ``json``: all
    events, for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tontine").setLevel(logging.WARNING if form == "errors" else logging.INFO)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, _FIELDS, {})
    return fields


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _time(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        line = f"{_time(record)} {record.levelname.lower()}: {record.getMessage()}{fields}"
        if record.exc_info:
            line += f"\n{self.formatException(record.exc_info)}"
        return line
