"""The log as a story: a paragraph for each phase of a year, and for each deed of the trade."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

from msgspec import Struct

from tontine.play.greed.names import THING_NAMES
from tontine.play.greed.phrases import MONEY, terms, things
from tontine.play.greed.speech import GreedSpeech
from tontine.play.story import Paragraph, Teller, split, told_once
from tontine.play.view import Entry, Event
from tontine.play.words import Phrase, listed

# The events with which a paragraph begins, unless one of the same kind came before.
OPENINGS = frozenset(
    {"year", "announced", "bidden", "produced", "sold", "kept", "closed", "booted", "auctioned"}
    | {"offered", "founded", "scored", "contented"}
)
# Each of these is a paragraph of its own.
DEEDS = frozenset({"proposed", "dealt", "used", "rejected", "countered", "withdrew"})
# One way to sell is another's: all these belong together.
ALIKE = {"kept": "sold", "stored": "sold", "booted": "closed"}
# Told by what stands around them.
SILENT = frozenset({"year", "chose", "sealed", "drew"})
BOOKS = {"closed": 0, "booted": 1}
MOST_BIDS = 10  # that are told of one auction
ANSWERS = ("dealt", "rejected", "countered", "withdrew")


def tell(log: Sequence[Entry], speech: GreedSpeech) -> list[Paragraph]:
    """The story of a log, or of a part of one."""
    fates = _fates(log)
    story: list[Paragraph] = []
    number = 0
    for place, part in enumerate(split(log, _Parting())):
        first = part[0].event
        if first.event == "year":
            number = int(first.fields["number"])
        told = [fates[it] for e in part if (it := e.event.fields.get("proposal", -1)) in fates]
        tell = partial(_paragraph, part, number, speech, fates)
        paragraph = told_once(speech, place, (part, number, told), tell)
        if paragraph is not None:
            story.append(paragraph)
    return story


def _paragraph(
    part: list[Entry], number: int, speech: GreedSpeech, fates: dict[int, Fate]
) -> Paragraph | None:
    lines = _Chapter(part, speech, fates).lines
    if not lines:
        return None
    return Paragraph(number, None, max(_until(entry, fates) for entry in part), lines)


def settled(log: Sequence[Entry]) -> int:
    """All up to the present paragraph, or up to the first of those that tell of a proposal which is
    open, or was when the next paragraph began."""
    begins = _Parting()
    unanswered: set[int | str] = set()
    last = 0
    for place, entry in enumerate(log):
        event = entry.event
        if event.event == "year":  # nothing is left open
            unanswered.clear()
        if begins(event) and not unanswered:
            last = place
        if event.event == "proposed":
            unanswered.add(event.fields["proposal"])
        elif event.event in ANSWERS:
            unanswered.discard(event.fields["proposal"])
    return last


class Fate(Struct, frozen=True):
    """What became of a proposal, and when."""

    answer: str
    version: int


def _fates(log: Sequence[Entry]) -> dict[int, Fate]:
    """Answers by the number of the proposal, for proposals that are made and answered in this
    log."""
    made: set[int] = set()
    fates: dict[int, Fate] = {}
    for entry in log:
        event = entry.event
        if event.event == "proposed":
            made.add(int(event.fields["proposal"]))
        elif event.event in ANSWERS and event.fields["proposal"] in made:
            fates[int(event.fields["proposal"])] = Fate(event.event, entry.version)
    return fates


def _until(entry: Entry, fates: dict[int, Fate]) -> int:
    if entry.event.event != "proposed":
        return entry.version
    fate = fates.get(int(entry.event.fields["proposal"]))
    return entry.version if fate is None else fate.version


class _Parting:
    """Where a paragraph begins."""

    def __init__(self) -> None:
        self._last = ""

    def __call__(self, event: Event) -> bool:
        kind = ALIKE.get(event.event, event.event)
        if kind in DEEDS:
            self._last = kind
            return True
        if kind not in OPENINGS:
            return False
        same = kind == self._last
        self._last = kind
        return not same


class _Chapter(Teller):
    """The sentences of a paragraph. Runs of the same event are told as one."""

    _speech: GreedSpeech

    def __init__(self, log: Sequence[Entry], speech: GreedSpeech, fates: dict[int, Fate]) -> None:
        super().__init__(speech)
        self._fates = fates
        told = _told([entry for entry in log if entry.event.event not in SILENT])
        self._events = [entry.event for entry in told]
        tell: dict[str, Callable[[list[Event]], None]] = {
            "assigned": self._assigned,
            "announced": self._announced,
            "trend": self._trends,
            "price": self._prices,
            "bidden": self._bids,
            "seated": self._seated,
            "produced": self._production,
            "proposed": self._proposed,
            "terms": self._nothing,
            "rejected": self._answered,
            "countered": self._answered,
            "withdrew": self._answered,
            "dealt": self._dealt,
            "runs": self._nothing,
            "ran": self._nothing,
            "moved": self._nothing,
            "paid": self._nothing,
            "used": self._used,
            "spent": self._nothing,
            "gained": self._nothing,
            "contented": self._contented,
            "sale": self._sale,
            "closed": self._closed,
            "pointed": self._pointed,
            "fired": self._fired,
            "promoted": self._promoted,
            "bidding": self._bidding,
            "equipped": self._equipped,
            "scored": self._scored,
        }
        for kind, run in groupby(told, key=lambda entry: _together(entry.event)):
            entries = list(run)
            self._turn_to(kind[0], entries[-1].version)
            tell.get(kind[0], self._plain)([entry.event for entry in entries])

    def _nothing(self, run: list[Event]) -> None:
        """Told with what it belongs to."""

    def _tell(self, message: str, **arguments: object) -> None:
        self._say(self._speech.say(Phrase(message, arguments)))

    def _row(self, message: str, pair: str, run: Sequence[Event], **about: object) -> None:
        """All in one sentence: each event gives the pair its fields."""
        self._tell(message, items=[Phrase(pair, dict(event.fields)) for event in run], **about)

    # -- setting up, announcements, market forces ----------------------------------

    def _assigned(self, run: list[Event]) -> None:
        self._row("story-assigned", "pair-assigned", run)

    def _announced(self, run: list[Event]) -> None:
        self._row("story-announced", "announced-by", run)

    def _trends(self, run: list[Event]) -> None:
        self._row("story-trends", "story-trend", run)

    def _prices(self, run: list[Event]) -> None:
        self._row("story-prices", "pair-price", run)

    # -- investment and production -------------------------------------------------

    def _bids(self, run: list[Event]) -> None:
        self._row("story-bids", "pair-bid", run)

    def _seated(self, run: list[Event]) -> None:
        """Right after the card with the marker was taken, so the company is known."""
        for event in run:
            post = self._speech.name_field("post", event.fields["chair"])
            seat = int(event.fields["seat"])
            self._say_of(seat, self._speech.predicate("story-seated", seat, post=post))
            self._subject = None

    def _production(self, run: list[Event]) -> None:
        items = []
        for company, events in groupby(run, key=lambda event: event.fields["company"]):
            told = {"company": company, "goods": things(_counts(events))}
            items.append(Phrase("pair-produced", told))
        self._tell("story-produced", items=items)

    # -- trade ---------------------------------------------------------------------

    def _proposed(self, run: list[Event]) -> None:
        """What is accepted in the end is told then."""
        number, company, partner = (
            int(run[0].fields[field]) for field in ("proposal", "company", "partner")
        )
        fate = self._fates.get(number)
        if fate is not None and fate.answer == "dealt":
            return
        give, get = self._terms(company)
        answer = "open" if fate is None else fate.answer
        told = {"number": number, "fate": answer}
        deal = terms("story-proposed", company, partner, give, get, self._runs("runs"), **told)
        self._say(self._speech.say(deal))

    def _runs(self, kind: str) -> list[int]:
        """G19: the assets that a proposal names, or that a deal has run."""
        return [int(event.fields["asset"]) for event in self._events if event.event == kind]

    def _terms(self, company: int) -> tuple[dict[str, int], dict[str, int]]:
        """What a proposal would have the company give and get."""
        sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for event in self._events:
            if event.event == "terms":
                side = sides[event.fields["company"] != company]
                side[str(event.fields["thing"])] = int(event.fields["count"])
        return sides

    def _answered(self, run: list[Event]) -> None:
        """Told with the proposal, if that is in the same log."""
        self._plain([it for it in run if int(it.fields["proposal"]) not in self._fates])

    def _dealt(self, run: list[Event]) -> None:
        company, partner = (int(run[0].fields[field]) for field in ("company", "partner"))
        give, get = self._handed_over(company)
        if MONEY in give:  # whoever sells comes first
            company, partner, give, get = partner, company, get, give
        sale = list(get) == [MONEY] and MONEY not in give
        message = "story-sale" if sale else "story-exchange"
        self._say(self._speech.say(terms(message, company, partner, give, get, self._runs("ran"))))

    def _handed_over(self, company: int) -> tuple[dict[str, int], dict[str, int]]:
        sides: tuple[dict[str, int], dict[str, int]] = ({}, {})
        for event in self._events:
            side = sides[event.fields.get("company") != company]
            if event.event == "moved":
                good = str(event.fields["good"])
                side[good] = side.get(good, 0) + int(event.fields["count"])
            elif event.event == "paid":
                side[MONEY] = int(event.fields["amount"])
        return _in_order(sides[0]), _in_order(sides[1])

    def _used(self, run: list[Event]) -> None:
        spent, gained = (
            things(_counts(event for event in self._events if event.event == kind))
            for kind in ("spent", "gained")
        )
        self._tell("story-used", **run[0].fields, spent=spent, gained=gained)

    def _contented(self, run: list[Event]) -> None:
        if len(run) == 1:
            return self._plain(run)
        seats = list(dict.fromkeys(event.fields["seat"] for event in run))
        return self._tell("story-contented", items=listed("seat", seats, "row"))

    # -- sales, books, scapegoats --------------------------------------------------

    def _sale(self, run: list[Event]) -> None:
        """What a company sells, and what it keeps."""
        company = run[0].fields["company"]
        sold, kept = ([it for it in run if it.event == kind] for kind in ("sold", "kept"))
        costs = sum(int(it.fields["amount"]) for it in run if it.event == "stored")
        if sold:
            amount = sum(int(it.fields["amount"]) for it in sold)
            goods = things(_counts(sold))
            self._tell("story-sold", company=company, goods=goods, amount=amount)
        if kept:
            goods = things(_counts(kept))
            self._tell("story-kept", company=company, goods=goods, amount=costs or "none")

    def _closed(self, run: list[Event]) -> None:
        self._row("story-closed", "story-book", run)

    def _pointed(self, run: list[Event]) -> None:
        """A line for each company."""
        self._new_line()
        self._row("story-pointed", "pair-pointed", run, company=run[0].fields["company"])

    def _fired(self, run: list[Event]) -> None:
        """A player who loses two chairs is named with each: two seats, two payments (G25)."""
        for event in run:
            self._subject = None
            self._plain([event])

    def _promoted(self, run: list[Event]) -> None:
        self._row("story-promoted", "pair-promoted", run)

    # -- auctions and the end ------------------------------------------------------

    def _bidding(self, run: list[Event]) -> None:
        """All bids for a lot in one sentence; the middle of a long auction is left out."""
        bids = [Phrase(f"pair-{event.event}", dict(event.fields)) for event in run]
        if len(bids) > MOST_BIDS:
            bids = [bids[0], Phrase("bids-omitted"), *bids[-MOST_BIDS + 2 :]]
        self._tell("story-bids", items=bids)

    def _equipped(self, run: list[Event]) -> None:
        assets = listed("asset", [event.fields["asset"] for event in run])
        self._tell("story-equipped", company=run[0].fields["company"], items=assets)

    def _scored(self, run: list[Event]) -> None:
        self._row("story-scored", "pair-points", run)


def _together(event: Event) -> tuple[str, int | str]:
    """What is told in one sentence: what a company sells and keeps, fingers, a whole bidding."""
    if event.event in ("sold", "kept", "stored"):
        return "sale", event.fields["company"]
    if event.event in ("raised", "passed"):
        return "bidding", event.fields["lot"]
    return event.event, event.fields["company"] if event.event == "pointed" else ""


def _told(log: list[Entry]) -> list[Entry]:
    """In the order in which it is told: boots after all comparisons (G23); and without the
    auctions in which nobody bids, but for how they end."""
    if any(entry.event.event == "booted" for entry in log):
        log = sorted(log, key=lambda entry: BOOKS.get(entry.event.event, 2))
    told: list[Entry] = []
    for entry in log:
        if entry.event.event in ("unsold", "unfounded"):
            while told and told[-1].event.event in ("passed", "auctioned", "offered"):
                told.pop()
        told.append(entry)
    return told


def _counts(run: Iterable[Event]) -> dict[str, int]:
    goods: dict[str, int] = {}
    for event in run:
        good = str(event.fields["good"])
        goods[good] = goods.get(good, 0) + int(event.fields["count"])
    return _in_order(goods)


def _in_order(goods: dict[str, int]) -> dict[str, int]:
    return {thing: goods[thing] for thing in THING_NAMES if thing in goods}
