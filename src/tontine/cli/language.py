"""The language to speak."""

from __future__ import annotations

import os
from collections.abc import Sequence

from tontine.play.errors import BadMatch
from tontine.play.words import LANGUAGES, Words, words


def language(chosen: str | None) -> Words:
    """The one asked for, or that of the environment; English if neither is spoken here."""
    if chosen is None:
        return words(_of_environment())
    if chosen not in LANGUAGES:
        raise BadMatch("no-language", language=chosen, languages=LANGUAGES)
    return words(chosen)


def spoken_in(arguments: Sequence[str]) -> Words:
    """The language of a command line that may be wrong: the one it asks for, if it is spoken."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=True):
        name, _, value = argument.partition("=")
        if name == "--lang" and (asked := value or following) in LANGUAGES:
            return words(asked)
    return words(_of_environment())


def _of_environment() -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            start = value[:2].lower()
            return start if start in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
