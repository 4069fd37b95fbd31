"""The log as a story: what belongs together in one sentence, sentences in paragraphs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tontine.play.speech import Speech, capital
from tontine.play.view import Entry, Event


class Paragraph(Struct):
    """What happened in a turn, or a part of a round, line by line.

    ``number`` is that of the turn or round (0: before the first), ``seat`` whose doing it is, and
    ``until`` the version of the last decision told in it.
    """

    number: int
    seat: int | None
    until: int
    lines: list[str]


def split(log: Sequence[Entry], begins: Callable[[Event], bool]) -> list[list[Entry]]:
    """The log in parts, each from an event that begins one up to the next."""
    parts: list[list[Entry]] = []
    for entry in log:
        if begins(entry.event) or not parts:
            parts.append([])
        parts[-1].append(entry)
    return parts


class Teller:
    """Collects sentences into lines."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._words = speech.words
        self._subject: int | None = None  # of the last sentence
        self._lines: list[list[str]] = [[]]

    @property
    def lines(self) -> list[str]:
        return [" ".join(line) for line in self._lines if line]

    def _say(self, text: str) -> None:
        self._lines[-1].append(self._words("full-stop", sentence=capital(text)))

    def _say_of(self, seat: int, predicate: str) -> None:
        """A sentence about a seat; the name is not said twice running."""
        same = seat == self._subject and seat != self._speech.reader
        self._say(predicate if same else self._speech.subject(seat, predicate))
        self._subject = seat

    def _new_line(self) -> None:
        self._subject = None
        if self._lines[-1]:
            self._lines.append([])

    def _plain(self, run: Sequence[Event]) -> None:
        """A sentence for each event."""
        for event in run:
            actor = self._speech.actor(event)
            clause = self._speech.clause(event)
            if actor is None:
                self._say(clause)
            else:
                self._say_of(actor, clause)
