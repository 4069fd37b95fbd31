"""What people and bots at a table may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tontine.bots.seats import NAMES
from tontine.play.errors import Refused


def check_name(name: str, taken: Collection[str] = ()) -> str:
    """The name as it will be shown; it must be visible, and nobody else's."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name or not name.isprintable() or not any(letter.isalnum() for letter in name):
        raise Refused("", "bad_name", {})
    if name.casefold() in {other.casefold() for other in taken}:
        raise Refused("", "name_taken", {"name": name})
    return name


def free_name(taken: Collection[str]) -> str:
    """A pleasant name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    more = [f"{name} {number}" for number in (2, 3) for name in NAMES]
    return next(name for name in (*NAMES, *more) if name.casefold() not in used)
