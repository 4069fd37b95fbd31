"""The log as a story: one paragraph for what each seat does, and for what happens to all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from tontine.play.ponzi.speech import ANSWERS, SECRET, PonziSpeech
from tontine.play.story import Paragraph, Teller, split
from tontine.play.view import Entry, Event
from tontine.play.words import Phrase

# Told by what stands around them.
SILENT = frozenset({"dealt", "round", "envelope", "refilled"})
# What goes on with the paragraph it stands in. Passing is told of all who do so in a row.
FOLLOWS = frozenset({*SILENT - {"round"}, *ANSWERS, "removed", "returned", "reshuffled"})
ENDING = frozenset({"paid", "bankrupt", "scored"})
PASSES = ("declined", "kept")


def tell(log: Sequence[Entry], speech: PonziSpeech) -> list[Paragraph]:
    """The story of a log."""
    story: list[Paragraph] = []
    number = 0
    for part in split(in_context(log), _Parting()):
        first = part[0].event
        if first.event == "round":
            number = int(first.fields["number"])
        told = _paragraph(part, number, speech)
        if told is not None:
            story.append(told)
    return story


def settled(log: Sequence[Entry]) -> int:
    """All up to the last paragraph that begins with a decision: what an event in the midst of
    one means is told by those before it."""
    begins = _Parting()
    places = [place for place, it in enumerate(log) if begins(it.event)]
    return max((it for it in places if it == 0 or not _goes_on(log, it)), default=0)


def _goes_on(log: Sequence[Entry], place: int) -> bool:
    return log[place - 1].version == log[place].version


def _paragraph(part: list[Entry], number: int, speech: PonziSpeech) -> Paragraph | None:
    deed = [entry for entry in part if entry.event.event not in SILENT]
    lines = _Deed(deed, speech).lines
    if not lines:
        return None
    told = [entry.event for entry in deed]
    alone = told[0].event not in PASSES or len(told) == 1
    seat = speech.actor(told[0]) if alone and told[0].event not in ENDING else None
    return Paragraph(number, seat, part[-1].version, lines)


def in_context(log: Sequence[Entry]) -> list[Entry]:
    """The log with trades that say their price, where it is known, and with who made no offer
    because nobody asked them: whoever was, has decided so, and a decision begins with it."""
    price: int | str = SECRET
    told: list[Entry] = []
    for place, entry in enumerate(log):
        event = entry.event
        if event.event == "offered":
            price = SECRET
            for following in log[place + 1 : place + 2]:
                if following.event.event == "envelope":
                    price = following.event.fields["amount"]
        if event.event == "offered" or event.event in ANSWERS:
            event = Event(event.event, event.rule, {**event.fields, "price": price})
            entry = Entry(entry.version, event)
        elif event.event == "kept" and place and _goes_on(log, place):
            event = Event(event.event, event.rule, {**event.fields, "asked": "no"})
            entry = Entry(entry.version, event)
        told.append(entry)
    return told


class _Parting:
    """Where a paragraph begins: not within a trade, a payment of all, or a row of passes."""

    def __init__(self) -> None:
        self._last = ""

    def __call__(self, event: Event) -> bool:
        kind = event.event
        if kind in FOLLOWS:
            return False
        row = kind in PASSES and kind == self._last
        payment = kind in ENDING and self._last in ENDING | {"turned", "idle"}
        self._last = kind
        return not row and not payment


class _Deed(Teller):
    """The sentences of a paragraph. Runs of the same event are told as one."""

    _speech: PonziSpeech

    def __init__(self, log: Sequence[Entry], speech: PonziSpeech) -> None:
        super().__init__(speech)
        kinds = {entry.event.event for entry in log}
        self._crash = "crashed" in kinds
        self._marker: Event | None = None  # which is told with the card removed
        tell: dict[str, Callable[[list[Event]], None]] = {
            "declined": self._passed,
            "kept": self._passed,
            "marker": self._keep_marker if "removed" in kinds else self._plain,
            "removed": self._removed,
            "reshuffled": self._reshuffled,
            "turned": self._turned,
            "returned": self._returned,
            "paid": self._paid,
            "scored": self._scored,
        }
        for kind, run in groupby(log, key=lambda entry: entry.event.event):
            entries = list(run)
            self._turn_to(kind, entries[-1].version)
            tell.get(kind, self._plain)([entry.event for entry in entries])

    def _passed(self, run: list[Event]) -> None:
        if len(run) == 1:
            return self._plain(run)
        seats = [self._speech.seat(int(event.fields["seat"])) for event in run]
        self._say(self._words(f"story-{run[0].event}", names=self._words.listing(seats)))
        return None

    def _keep_marker(self, run: list[Event]) -> None:
        self._marker = run[0]

    def _removed(self, run: list[Event]) -> None:
        events = [event for event in (self._marker, run[0]) if event is not None]
        clauses = [self._speech.clause(event) for event in events]
        self._say_of(int(run[0].fields["seat"]), self._words.listing(clauses))

    def _reshuffled(self, run: list[Event]) -> None:
        if not self._crash:  # of which it is a part
            self._plain(run)

    def _returned(self, run: list[Event]) -> None:
        self._say(self._words("story-returned", tiles=self._each(run, "story-returned-one")))

    def _turned(self, run: list[Event]) -> None:
        if run[0].fields["spaces"] != 1:
            self._plain(run)

    def _paid(self, run: list[Event]) -> None:
        self._say(self._words("story-paid", payments=self._each(run, "story-paid-one")))

    def _scored(self, run: list[Event]) -> None:
        self._new_line()
        self._say(self._words("story-scored", points=self._each(run, "story-scored-one")))

    def _each(self, run: list[Event], message: str) -> str:
        """ "Ada $20, you $13" """
        return self._words.row(
            [self._speech.say(Phrase(message, dict(event.fields))) for event in run]
        )
