"""The games that have a judge, by name."""

from __future__ import annotations

from tontine.bots import acquire
from tontine.bots.school import School

SCHOOLS: dict[str, School] = {"acquire": acquire.SCHOOL}


def school_of(game: str) -> School:
    return SCHOOLS[game]
