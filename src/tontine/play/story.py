"""The log as a story: what belongs together in one sentence, sentences in paragraphs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tontine.play.speech import Speech, capital
from tontine.play.view import Entry, Event


class Line(Struct, gc=False):
    """A line, which kinds of events it tells, and the version of the last of them."""

    text: str
    kinds: list[str]
    version: int


class Paragraph(Struct, gc=False):
    """What happened in a turn, or a part of a round, line by line.

    ``number`` is that of the turn or round (0: before the first), ``seat`` whose doing it is,
    ``until`` the version of the last decision told in it, and ``round`` the round it belongs to.
    """

    number: int
    seat: int | None
    until: int
    lines: list[Line]
    round: int = 0


def split(log: Sequence[Entry], begins: Callable[[Event], bool]) -> list[list[Entry]]:
    """The log in parts, each from an event that begins one up to the next."""
    parts: list[list[Entry]] = []
    for entry in log:
        if begins(entry.event) or not parts:
            parts.append([])
        parts[-1].append(entry)
    return parts


def told_once(
    speech: Speech, place: int, part: object, tell: Callable[[], Paragraph | None]
) -> Paragraph | None:
    """A paragraph, which is told again only if there is something new to it: if ``part``, which has
    all that it is told from, is not what it was when this paragraph of the log was told last."""
    known = speech.told.get(place)
    if known is None or known[0] != part:
        known = speech.told[place] = part, tell()
    paragraph = known[1]
    assert paragraph is None or isinstance(paragraph, Paragraph)
    return paragraph


def tell_plainly(
    log: Sequence[Entry], speech: Speech, opening: str, silent: frozenset[str] = frozenset()
) -> list[Paragraph]:
    """A story without art: a paragraph for each round, which begins with the event ``opening``
    and has its ``number``, and a sentence for each event in it that is not ``silent``."""
    story: list[Paragraph] = []
    number = 0
    for part in split(log, lambda event: event.event == opening):
        first = part[0].event
        if first.event == opening:
            number = int(first.fields["number"])
        lines = _Plainly([it for it in part if it.event.event not in silent], speech).lines
        if lines:
            story.append(Paragraph(number, None, part[-1].version, lines))
    return story


class Teller:
    """Collects sentences into lines."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._words = speech.words
        self._subject: int | None = None  # of the last sentence
        self._kinds: list[str] = []  # of events that the next sentence tells
        self._version = 0
        self._lines: list[Line] = []
        self._new_line()

    @property
    def lines(self) -> list[Line]:
        return [line for line in self._lines if line.text]

    def _say(self, text: str, about: int | None = None) -> None:
        """A sentence; after one about nobody in particular the next names its subject again."""
        self._subject = about
        line = self._lines[-1]
        sentence = self._words("full-stop", sentence=capital(text))
        line.text = f"{line.text} {sentence}".lstrip()
        line.version = self._version
        line.kinds += [kind for kind in self._kinds if kind not in line.kinds]
        self._kinds.clear()

    def _turn_to(self, kind: str, version: int) -> None:
        """What is told from now on; perhaps together with what comes after it."""
        self._kinds.append(kind)
        self._version = version

    def _say_of(self, seat: int, predicate: str) -> None:
        again = seat == self._subject
        self._say(self._speech.subject(seat, predicate, again), seat)

    def _new_line(self) -> None:
        self._subject = None
        if not self._lines or self._lines[-1].text:
            self._lines.append(Line("", [], 0))

    def _plain(self, run: Sequence[Event]) -> None:
        """A sentence for each event."""
        for event in run:
            actor = self._speech.actor(event)
            clause = self._speech.clause(event)
            if actor is None:
                self._say(clause)
            else:
                self._say_of(actor, clause)


class _Plainly(Teller):
    def __init__(self, log: Sequence[Entry], speech: Speech) -> None:
        super().__init__(speech)
        for entry in log:
            self._turn_to(entry.event.event, entry.version)
            self._plain([entry.event])
            self._new_line()
