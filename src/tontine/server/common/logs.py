"""What a server writes down about itself, on standard error: one line an event.

No line may hold a secret: no token, no code or key of a table, nothing that was said in chat, and
nothing about a game that is not public. So an event has fields of its own, and what went wrong is
told by its kind and place; the text of an error is written only where it cannot hold what people
have sent or what a seat holds.
"""

from __future__ import annotations

import logging
import sys
import time
from datetime import UTC, datetime
from math import inf
from traceback import walk_tb
from typing import Any, Literal, TextIO

import msgspec

Form = Literal["errors", "lines", "json"]
_FIELDS = "fields"  # the attribute of a record
REPEAT_INTERVAL = 60.0  # seconds in which a failure is written once, however often it happens


def log_event(logger: logging.Logger, event: str, **fields: object) -> None:
    """Something that happened, which whoever runs the server may want to count or look for."""
    if logger.isEnabledFor(logging.INFO):
        logger.info(event, extra={_FIELDS: fields})


def set_up(form: Form) -> None:
    """``errors``: only what went wrong, as lines for people; ``lines``: all events; ``json``: all
    events, for programs."""
    handler = _OnceWithCount(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tontine").setLevel(logging.WARNING if form == "errors" else logging.INFO)


def report_repeated(at_the_end: bool = False) -> None:
    """Write how often failures were repeated that were written a while ago; at the end, all."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _OnceWithCount):
            handler.report_repeated(inf if at_the_end else time.monotonic())


class _OnceWithCount(logging.StreamHandler[TextIO]):
    """Writes what goes wrong once, and after a while how often it was repeated: a database that is
    out of reach must not fill the disk, too."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._lately: dict[tuple[object, ...], _Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno < logging.WARNING:
            super().emit(record)
            return
        self.report_repeated(time.monotonic())
        key = (record.name, record.msg, _place(record))
        if key in self._lately:
            self._lately[key].times += 1
            self._lately[key].last = record
        else:
            self._lately[key] = _Repeated(time.monotonic() + REPEAT_INTERVAL)
            super().emit(record)

    def report_repeated(self, now: float) -> None:
        for key, repeated in list(self._lately.items()):
            if repeated.until <= now:
                del self._lately[key]
                if (record := repeated.last) is not None:
                    record.exc_info = None
                    setattr(record, _FIELDS, {**_fields(record), "repeated": repeated.times})
                    super().emit(record)


class _Repeated(msgspec.Struct):
    until: float
    times: int = 0
    last: logging.LogRecord | None = None


def _place(record: logging.LogRecord) -> object:
    """Where the error was raised that a record tells of."""
    if not record.exc_info or record.exc_info[2] is None:
        return None
    *_, (frame, line) = walk_tb(record.exc_info[2])
    return record.exc_info[0], frame.f_code.co_filename, line


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
