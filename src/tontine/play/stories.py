"""The story of a match in a reader's language."""

from __future__ import annotations

from tontine.play.match import Match
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.view import Entry
from tontine.play.words import Words


def speech_of(match: Match, reader: int | None, words: Words) -> Speech:
    """How everything is called for a seat of the match, or for an onlooker."""
    title = match.title
    return title.speech(words.of(title.name), match.options, match.seats, reader)


class StoryTeller:
    """The story of a match for one reader, kept up as the match goes on.

    What was told up to the last turn or round (``Title.opening``) is kept; only the present one is
    told anew with each decision, so that this costs no more late in a game than early. After an
    undo a new teller is needed.
    """

    def __init__(self, match: Match, reader: int | None, words: Words) -> None:
        self._match = match
        self._reader = reader
        self._speech = speech_of(match, reader, words)
        self._known = -1  # the last version told
        self._finished: list[Paragraph] = []
        self._present: list[Entry] = []  # the log of the turn or round that goes on
        self._story: list[Paragraph] = []

    def story(self) -> list[Paragraph]:
        match, title = self._match, self._match.title
        if self._known < match.version:
            log = self._present + match.log(self._reader, self._known + 1)
            openings = [i for i, entry in enumerate(log) if entry.event.event == title.opening]
            begin = openings[-1] if openings else 0
            if begin:
                self._finished += title.tell(log[:begin], self._speech)
            self._present = log[begin:]
            self._story = [*self._finished, *title.tell(self._present, self._speech)]
            self._known = match.version
        return self._story


def story_of(match: Match, reader: int | None, words: Words) -> list[Paragraph]:
    """The log that the seat, or an onlooker, may read, in words."""
    return StoryTeller(match, reader, words).story()
