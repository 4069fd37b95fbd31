"""The language to speak."""

from __future__ import annotations

import os

from tontine.play.errors import BadMatch
from tontine.play.words import LANGUAGES, Words, words


def language(chosen: str | None) -> Words:
    """The one asked for, or that of the environment; English if neither is spoken here."""
    if chosen is None:
        return words(_of_environment())
    if chosen not in LANGUAGES:
        raise BadMatch(f"no language is called {chosen!r}; there is {', '.join(LANGUAGES)}")
    return words(chosen)


def _of_environment() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            start = value[:2].lower()
            return start if start in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
