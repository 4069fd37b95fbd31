"""What people who are away are told, by whichever channel: that it is their turn, and no more."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from babel.dates import format_datetime

from tontine.play.words import Words, words
from tontine.server.storage.alerts import Facts, Preferences, Turn

MOMENT = "EEEE d MMMM, HH:mm"


def title_of(turns: list[Turn], speech: Words) -> str:
    if len(turns) > 1:
        return speech("turns-title", count=len(turns))
    return speech("turn-title", game=_game(turns[0].facts, speech))


def game_and_names(facts: Facts, preferences: Preferences) -> str:
    """The game and the others at its table."""
    speech = words(preferences.language)
    if not facts.names:
        return _game(facts, speech)
    return speech("turn-with", game=_game(facts, speech), names=speech.listing(facts.names))


def deadline(facts: Facts, preferences: Preferences) -> str:
    """When their time runs out; empty where there is no clock."""
    if facts.until is None:
        return ""
    zone = _zone(preferences.zone)
    when = datetime.fromtimestamp(facts.until, zone)
    said = format_datetime(when, MOMENT, tzinfo=zone, locale=preferences.language)
    # With its zone: it may be read anywhere.
    return words(preferences.language)("turn-until", when=f"{said} ({zone})")


def _game(facts: Facts, speech: Words) -> str:
    return speech.of(facts.game)("title")


def _zone(name: str) -> tzinfo:
    """A time zone; UTC where it is not known here."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
