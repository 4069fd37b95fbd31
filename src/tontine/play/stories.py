"""The story of a match in a reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tontine.play.match import Match
from tontine.play.speech import Speech
from tontine.play.story import Line, Paragraph
from tontine.play.title import AnyTitle
from tontine.play.view import Entry, Event
from tontine.play.words import Words

# By what is told: the number of the turn it begins in, the version, and the ids of the events. So
# that these stay theirs, the log is kept along with what was told of it.
Shared = dict[tuple[int, ...], tuple[list[Entry], list[Paragraph]]]


def speech_of(match: Match, reader: int | None, words: Words) -> Speech:
    """How everything is called for a seat of the match, or for an onlooker."""
    title = match.title
    return title.speech(words.of(title.name), match.options, match.seats, reader)


class StoryTeller:
    """The story of a match for one reader, kept up as the match goes on.

    What is told for good (``Title.settled``) is kept; only the rest is told anew with each
    decision, so that this costs no more late in a game than early. After an undo a new teller is
    needed.

    ``shared`` has what readers of the same language were told of the present version: all who
    read the same, and of whom it does not speak, are told it in the same words.
    """

    def __init__(
        self, match: Match, reader: int | None, words: Words, shared: Shared | None = None
    ) -> None:
        self._match = match
        self._reader = reader
        self._shared = shared
        fields = words.of(match.title.name).fields
        self._seats = [name for name, field in fields.items() if field.kind == "seat"]
        self._speech = speech_of(match, reader, words)
        self._known = -1  # the last version told
        self._finished: list[Paragraph] = []
        self._present: list[Entry] = []  # the log from there on
        self._number = 0  # of the turn or round that it begins in
        self._story: list[Paragraph] = []

    def story(self) -> list[Paragraph]:
        match, title = self._match, self._match.title
        if self._known < match.version:
            if match.opened:  # which tells more of what was told already
                self._known, self._finished, self._present, self._number = -1, [], [], 0
            log = self._present + match.read_log(self._reader, self._known + 1, match.version)
            begin = title.settled(log)
            if begin:
                self._finished += self._tell(log[:begin])
                openings = (it.event for it in log[:begin] if it.event.event == title.opening)
                for opening in openings:
                    self._number = int(opening.fields["number"])
            self._present = log[begin:]
            self._story = [*self._finished, *self._tell(self._present)]
            self._known = match.version
        return self._story

    def _tell(self, log: list[Entry]) -> list[Paragraph]:
        if self._shared is None or self._is_spoken_of(log):
            return self._tell_alone(log)
        first = log[0].version if log else 0
        about = (self._number, first, *[id(entry.event) for entry in log])
        if about not in self._shared:
            self._shared[about] = log, self._tell_alone(log)
        return self._shared[about][1]

    def _is_spoken_of(self, log: list[Entry]) -> bool:
        reader = self._reader
        if reader is None:
            return False
        for entry in log:
            fields = entry.event.fields
            for name in self._seats:
                if fields.get(name) == reader:
                    return True
        return False

    def _tell_alone(self, log: list[Entry]) -> list[Paragraph]:
        title, seats = self._match.title, len(self._match.seats)
        told = title.tell(log, self._speech)
        for paragraph in told:
            paragraph.number = paragraph.number or self._number
            paragraph.round = title.round_of(paragraph.number, seats)
        return told


def story_of(match: Match, reader: int | None, words: Words) -> list[Paragraph]:
    """The log that the seat, or an onlooker, may read, in words."""
    return StoryTeller(match, reader, words).story()


def tell_on(title: AnyTitle, log: Sequence[Entry], events: Iterable[Event], speech: Speech) -> str:
    """What events say that come after a log, or would: they are told as a part of it, as some make
    no sense without what was before."""
    openings = [place for place, it in enumerate(log) if it.event.event == title.opening]
    past = list(log[openings[-1] if openings else 0 :])
    version = past[-1].version + 1 if past else 0
    known = [line.text for line in _lines(title.tell(past, speech))] if past else []
    told = _lines(title.tell([*past, *(Entry(version, it) for it in events)], speech))
    return " ".join(_new_part(line.text, known) for line in told if line.version == version)


def _lines(story: Sequence[Paragraph]) -> list[Line]:
    return [line for paragraph in story for line in paragraph.lines]


def _new_part(text: str, known: Iterable[str]) -> str:
    """A line may go on where another one ended."""
    for old in known:
        if text.startswith(old):
            return text[len(old) :].strip()
    return text
