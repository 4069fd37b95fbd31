"""What whoever runs a server has decided about it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy.engine import URL


class Settings(Struct, frozen=True):
    database: URL
    pace: float = 0.0  # seconds that a bot takes for a decision
    hosts: tuple[str, ...] = ()  # the only names it may be asked for by; without any, every name
    metrics_token: str = ""  # who has it may read the metrics from elsewhere
