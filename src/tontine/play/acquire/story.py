"""The log as a story: one paragraph a turn, what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.story import Paragraph, Teller, split
from tontine.play.view import Entry, Event
from tontine.play.words import Phrase

# Told by what stands around them.
SILENT = frozenset({"turn", "refilled", "given", "settled", "absorbed"})
EFFECTS = ("grew", "merged")


def tell(log: Sequence[Entry], speech: AcquireSpeech) -> list[Paragraph]:
    """The story of a log."""
    turns: list[Paragraph] = []
    for part in split(in_context(log), lambda event: event.event == "turn"):
        first = part[0].event
        number = int(first.fields["number"]) if first.event == "turn" else 0
        seat = int(first.fields["seat"]) if first.event == "turn" else None
        lines = _Turn(part, speech).lines
        if lines:
            turns.append(Paragraph(number, seat, part[-1].version, lines))
    return turns


def in_context(log: Sequence[Entry]) -> list[Entry]:
    """The log with disposals that say what they brought: money, and shares of which survivor."""
    survivor: int | str = ""
    price = 0
    told: list[Entry] = []
    for entry in log:
        event = entry.event
        if event.event == "merged":
            survivor = event.fields["corporation"]
        elif event.event == "settled":
            price = int(event.fields["price"])
        elif event.event == "disposed":
            brought = {
                "survivor": survivor,
                "amount": price * int(event.fields["sold"]),
                "gained": int(event.fields["traded"]) // 2,
            }
            event = Event(event.event, event.rule, {**event.fields, **brought})
            entry = Entry(entry.version, event)
        told.append(entry)
    return told


class _Turn(Teller):
    """The sentences of a turn. Runs of the same event are told as one."""

    _speech: AcquireSpeech

    def __init__(self, log: list[Entry], speech: AcquireSpeech) -> None:
        super().__init__(speech)
        self._events = [entry.event for entry in log]
        # "Ada plays 4C" and "plays 4C", waiting for what comes of it
        self._cause = ""
        self._first: list[str] = []
        self._at = 0  # where in the events the present run ends
        for kind, run in groupby(self._events, key=_run):
            told = list(run)
            self._at += len(told)
            if kind[0] not in SILENT:
                self._turn_to(kind[0], log[self._at - 1].version)
                _TELL.get(kind[0], _Turn._plain)(self, told)

    # -- setting up and drawing ----------------------------------------------------

    def _opened(self, run: list[Event]) -> None:
        tiles = [self._speech.say(Phrase("opened-tile", dict(event.fields))) for event in run]
        self._say(self._words("story-opened", tiles=self._words.row(tiles)))

    def _drew(self, run: list[Event]) -> None:
        tiles = self._words.listing([str(event.fields["tile"]) for event in run])
        seat = _seat(run[0])
        self._say_of(seat, self._speech.predicate("event-drew", seat, tile=tiles))

    # -- a tile and what comes of it -----------------------------------------------

    def _placed(self, run: list[Event]) -> None:
        """The effect follows in the same sentence, where there is one already."""
        seat = _seat(run[0])
        clause = self._speech.clause(run[0])
        following = self._events[self._at].event if self._at < len(self._events) else None
        if following == "founded":
            self._first = [clause]
        elif following in EFFECTS:
            self._subject = seat
            self._cause = self._speech.subject(seat, clause)
        elif following is None:
            self._say_of(seat, clause)
        else:
            self._say_of(seat, self._because(clause, self._words("story-lone")))

    def _because(self, cause: str, effect: str) -> str:
        return self._words("story-because", cause=cause, effect=effect)

    def _effect(self, text: str) -> None:
        cause, self._cause = self._cause, ""
        if cause:  # it names who plays the tile
            self._say(self._because(cause, text), self._subject)
        else:
            self._say(text)

    def _grew(self, run: list[Event]) -> None:
        if not self._cause:  # the end of a merger
            self._new_line()
        self._effect(self._speech.clause(run[0]))

    def _founded(self, run: list[Event]) -> None:
        seat = _seat(run[0])
        given = [event for event in self._events[self._at :][:1] if event.event == "given"]
        clauses = self._first + [self._speech.clause(event) for event in run + given]
        self._say_of(seat, self._words.listing(clauses))

    # -- mergers -------------------------------------------------------------------

    def _merged(self, run: list[Event]) -> None:
        survivor = self._speech.corporation(str(run[0].fields["corporation"]))
        defunct = [
            self._words(
                "sized",
                corporation=self._speech.corporation(str(event.fields["corporation"])),
                size=event.fields["size"],
            )
            for event in self._events[self._at :]
            if event.event == "settled"
        ]
        if defunct:
            text = self._words(
                "story-merged", defunct=self._words.listing(defunct), survivor=survivor
            )
            self._effect(text)
        else:
            self._effect(self._speech.subject(_seat(run[0]), self._speech.clause(run[0])))

    def _showed(self, run: list[Event]) -> None:
        self._new_line()
        shown = [self._speech.say(Phrase("showed-shares", dict(event.fields))) for event in run]
        self._say(
            self._words("story-showed", corporation=self._name(run), shares=self._words.row(shown))
        )

    def _bonus(self, run: list[Event]) -> None:
        self._new_line()
        gains = [
            bonus_gain(list(level), self._speech)
            for _, level in groupby(run, key=lambda event: event.fields["place"])
        ]
        self._say(
            self._words("story-bonus", corporation=self._name(run), gains=self._words.row(gains))
        )

    def _disposed(self, run: list[Event]) -> None:
        self._new_line()
        self._plain(run)

    def _name(self, run: list[Event]) -> str:
        return self._speech.corporation(str(run[0].fields["corporation"]))

    # -- money ---------------------------------------------------------------------

    def _bought(self, run: list[Event]) -> None:
        seat = _seat(run[0])
        what = [
            self._speech.holding(int(event.fields["shares"]), str(event.fields["corporation"]))
            for event in run
        ]
        amount = sum(int(event.fields["amount"]) for event in run)
        text = self._speech.predicate(
            "event-bought",
            seat,
            what=self._words.listing(what),
            amount=self._words.money(amount),
        )
        self._say_of(seat, text)

    def _ended(self, run: list[Event]) -> None:
        self._new_line()
        self._plain(run)

    def _cashed(self, run: list[Event]) -> None:
        sales = [self._speech.say(Phrase("gain", dict(event.fields))) for event in run]
        self._say(
            self._words("story-cashed", corporation=self._name(run), gains=self._words.row(sales))
        )


_TELL: dict[str, Callable[[_Turn, list[Event]], None]] = {
    "opened": _Turn._opened,
    "drew": _Turn._drew,
    "placed": _Turn._placed,
    "grew": _Turn._grew,
    "founded": _Turn._founded,
    "merged": _Turn._merged,
    "showed": _Turn._showed,
    "bonus": _Turn._bonus,
    "disposed": _Turn._disposed,
    "bought": _Turn._bought,
    "ended": _Turn._ended,
    "cashed": _Turn._cashed,
}


def bonus_gain(level: list[Event], speech: AcquireSpeech) -> str:
    """ "Ada +$5,000 (majority)", or several who are level and get the same"""
    return speech.words(
        "gain-because",
        who=speech.words.listing([speech.seat(_seat(event)) for event in level]),
        count=len(level),
        amount=speech.words.money(int(level[0].fields["amount"])),
        reason=speech.words(f"bonus-{str(level[0].fields['place']).replace('_', '-')}"),
    )


def _run(event: Event) -> tuple[str, object]:
    """What a run has in common."""
    about = event.fields.get("corporation")
    return (event.event, about if event.event in ("bonus", "showed", "cashed") else None)


def _seat(event: Event) -> int:
    return int(event.fields["seat"])
