"""The story of a match in a reader's language."""

from __future__ import annotations

from tontine.play.match import Match
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.words import Words


def speech_of(match: Match, reader: int | None, words: Words) -> Speech:
    """How everything is called for a seat of the match, or for an onlooker."""
    title = match.title
    return title.speech(words.of(title.name), match.options, match.seats, reader)


def story_of(match: Match, reader: int | None, words: Words) -> list[Paragraph]:
    """The log that the seat, or an onlooker, may read, in words."""
    return match.title.tell(match.log(reader), speech_of(match, reader, words))
