"""The state of a table, computed from its log."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from tontine.bots.seats import lowest_bot
from tontine.learn.course import PUPIL, follow_script, leave_script
from tontine.learn.guide import Guide, LessonState
from tontine.learn.lesson import Lesson
from tontine.learn.lessons import lesson_of
from tontine.play.errors import BadMatch
from tontine.play.fair import commitment
from tontine.play.match import Attempt, Match
from tontine.play.orders import Order
from tontine.play.replay import replay, replay_match
from tontine.play.save import read_options
from tontine.play.stories import Shared, StoryTeller
from tontine.play.story import Paragraph
from tontine.play.titles import title_of
from tontine.play.view import Ask, Decision
from tontine.play.words import Phrase, words
from tontine.server.entries import (
    Agreed,
    Answer,
    Archived,
    Asked,
    Closed,
    Configured,
    Created,
    Decided,
    Denied,
    Ended,
    Entry,
    GaveUp,
    Hinted,
    Interrupted,
    Judged,
    LeftLesson,
    LeftPuzzle,
    Named,
    Ordered,
    Paused,
    Place,
    Read,
    Rematched,
    Removed,
    Replaced,
    RequestKind,
    Resumed,
    Row,
    Seated,
    Started,
    Stopped,
    Tried,
    Undone,
)
from tontine.server.people.tokens import is_program
from tontine.server.tables.clocks import Clocks
from tontine.server.tables.puzzles.state import PuzzleState
from tontine.server.wire.fields import Status
from tontine.server.wire.socket import Remark

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class Request(Struct):
    """Something that a seat has asked for at a time, and that waits for people to agree."""

    what: RequestKind
    seat: int
    waiting: list[str]
    at: int


class GameChange(Struct, frozen=True):
    """A version of the table at which the game changed, the first decision whose events changed
    with it, how many decisions had been made afterwards, and the number of its row.

    Versions do not count rows that only one seat may know of."""

    version: int
    since: int
    decisions: int
    row: int


class Table:
    """Holds nothing but what follows from its log. A row that was stored is passed to ``apply``."""

    # Set by the first row.
    created: Created
    names: dict[str, str]  # by person
    places: list[Place]  # by seat
    options: dict[str, str]
    commitment: str

    def __init__(self, id: str, rows: Iterable[Row]) -> None:
        self.id = id
        self.rows = 0
        self.match: Match | None = None
        self.lesson: Lesson | None = None  # that is followed here
        self.lesson_said = 0  # up to which step *Next* was said
        self.puzzle: PuzzleState | None = None  # until it is left
        self.closed: Phrase | None = None  # why this server cannot play it
        self.started: Started | None = None
        self.decided: list[Decided] = []  # only of a game that is closed
        self.request: Request | None = None
        self.remarks: list[Remark] = []
        self.denied: set[tuple[RequestKind, int]] = set()  # since the game last changed, by seat
        self.paused: int | None = None  # the seat that asked for it
        self.stopped: Ended | None = None  # all agreed to end the game
        self.rematch: str | None = None
        self.rematch_by: str | None = None  # who asked for it
        self.barred: set[str] = set()  # people and origins that the host keeps out
        self.withdrawn = False  # archived, closed or deleted: nothing can follow in its log
        self.stand_ins: dict[int, str] = {}  # bots that play for absent people, by seat
        self.left: set[int] = set()  # seats whose people have left the game
        self.ran_out: set[int] = set()  # seats whose people have run out of time
        self.clocks: Clocks | None = None  # once the game has begun, if it is played by clocks
        self.at = 0  # when the last row was stored
        self.asked_at: dict[int, int] = {}  # by seat that owes a decision: when it was asked
        self._changes: list[GameChange] = []
        self._stories: dict[tuple[int | None, str], StoryTeller] = {}
        self._shared: dict[str, Shared] = {}  # of stories, by language
        self.bots_undone = False  # whether a decision of a bot was ever taken back
        self._undone = 0  # the version of the last undo
        self._hidden = 0  # rows that versions do not count
        self.hinted: set[tuple[int, int]] = set()  # seats that asked the coach, and when
        self.orders: dict[int, Order] = {}  # standing orders, by seat
        self.orders_over: dict[int, str] = {}  # what has ended the last one of a seat
        self._answered: dict[tuple[str, str], str | None] = {}
        self.room = 0  # the last row that changed anything besides the position of the game
        # What was computed for clients since the last row, by what it depends on besides the table.
        self._computed: dict[Hashable, Any] = {}
        for row in rows:
            self.apply(row)

    # -- applying the log ----------------------------------------------------------

    def apply(self, row: Row, attempt: Attempt | None = None) -> None:
        """Apply the next row of the log. With the attempt that a decision came from, that is
        committed instead of computing the decision a second time."""
        assert row.version == self.rows, "rows are applied in order"
        self.rows += 1
        self._begin_row(row)
        if isinstance(row.entry, Ordered):  # nothing changes that anybody else could see
            self._order(row.entry)
            return
        asked = self.request
        if isinstance(row.entry, Decided):
            self._decide(row, row.entry, attempt)
        else:
            ENTRIES[type(row.entry)](self, row, row.entry)
        said = self._remark(row, asked)
        if said or not isinstance(row.entry, Decided) or self.status == "over":
            self.room = row.version
        if self.clocks is not None:
            self.clocks.running = self._whose_clocks_run()

    def _begin_row(self, row: Row) -> None:
        """What every row does: time passes, and what was computed for clients is out of date."""
        self.at = max(self.at, row.at)
        self._computed.clear()
        for shared in self._shared.values():
            shared.clear()
        if self.clocks is not None and not isinstance(row.entry, Interrupted | Ordered):
            self.clocks.pass_time(self.at)
        if row.person is not None and row.message is not None:
            result = row.entry.table if isinstance(row.entry, Rematched) else None
            self._answered[row.person, row.message] = result

    def _decide(self, row: Row, entry: Decided, attempt: Attempt | None) -> None:
        if self.closed is not None:
            self.decided.append(entry)
            return
        if attempt is not None:
            self.playing.commit(attempt)
        else:
            seat, decision, failed = entry.seat, entry.decision, entry.failed_bot
            replay(self.playing, seat, decision, entry.chance, entry.read, failed)
        self._leave_other_game()
        self._change(row, self.playing.version)
        if self.clocks is not None:
            self.clocks.decided(entry.seat)

    def _leave_other_game(self) -> None:
        """From here on the game goes another way than the one that it has left."""
        match = self.playing
        known = len(match.forks)
        try:
            match.leave_where_due(self.created.forks)
        except BadMatch as error:
            self.closed = error.phrase
        for fork in match.forks[known:] if self.created.puzzle is None else ():
            what: Literal["fork", "anew"] = "fork" if fork.anew is UNSET else "anew"
            self.remarks.append(Remark(what, fork.seat, "asked", None, 0, match.version))

    def _undo(self, row: Row, entry: Undone) -> None:
        if self.closed is not None:
            del self.decided[entry.decisions :]
            return
        self.bots_undone |= self._has_bots_after(entry.decisions)
        if self.clocks is not None:
            self.clocks.undone(entry.decisions, agreed=self.request is not None)
        while self.playing.version > entry.decisions:
            self.playing.undo()
        self.hinted.clear()
        self._undone = row.version - self._hidden
        self._end_orders("undo")
        self._stories.clear()
        self._change(row, entry.decisions + 1)

    def _name(self, row: Row, entry: Named) -> None:
        self.names[entry.person] = entry.name

    def _configure(self, row: Row, entry: Configured) -> None:
        self.created = replace(self.created, options=entry.options)
        self.options = self._names_of_options()

    def _seat(self, row: Row, entry: Seated) -> None:
        self.places = list(entry.seats)

    def _remove(self, row: Row, entry: Removed) -> None:
        for seat in self.seats_of(entry.person):
            self.places[seat] = Place("open")
        self.barred.update(entry.barred)

    def _ask(self, row: Row, entry: Asked) -> None:
        self.request = Request(entry.what, entry.seat, list(entry.waiting), self.at)

    def _agree(self, row: Row, entry: Agreed) -> None:
        assert self.request is not None
        self.request.waiting.remove(entry.person)

    def _deny(self, row: Row, entry: Denied) -> None:
        if self.request is not None:
            self.denied.add((self.request.what, self.request.seat))
        self.request = None

    def _pause(self, row: Row, entry: Paused) -> None:
        self.request, self.paused = None, entry.seat

    def _resume(self, row: Row, entry: Resumed) -> None:
        if self.paused is not None:  # or whoever likes to pause could do so for ever
            self.denied.add(("pause", self.paused))
        self.request, self.paused = None, None

    def _stop(self, row: Row, entry: Stopped) -> None:
        self.request, self.paused, self.stopped = None, None, entry.ended
        if self.match is not None:
            self.match.stopped = True

    def _read(self, row: Row, entry: Read) -> None:
        self.lesson_said = entry.said

    def _hint(self, row: Row, entry: Hinted) -> None:
        match, seat = self.playing, entry.seat
        self.hinted.add((seat, match.last_decision(seat)))
        self.remarks.append(Remark("hint", seat, "asked", None, 0, match.version))

    def _interrupt(self, row: Row, entry: Interrupted) -> None:
        if self.clocks is not None:
            self.clocks.interrupt(entry.since, entry.until)

    def _link_rematch(self, row: Row, entry: Rematched) -> None:
        self.rematch, self.rematch_by = entry.table, row.person

    def _archive(self, row: Row, entry: Archived) -> None:
        self._withdraw(Phrase("table-archived"))

    def _close(self, row: Row, entry: Closed) -> None:
        self._withdraw(Phrase("table-closed"))

    def _remark(self, row: Row, asked: Request | None) -> bool:
        """Note what a row says of the request that was open, or that it begins."""
        if self.match is None:
            return False
        now = self.match.version
        if isinstance(row.entry, Undone):  # what was said of decisions that are gone stays
            self.remarks = [replace(it, version=min(it.version, now)) for it in self.remarks]
        request = asked or self.request
        answer = None if request is None else self._answer(row, request)
        if request is None or answer is None:
            return False
        lost = len(self.lost_with(request.seat)) if request.what == "undo" else 0
        if answer != "asked":
            asked_for = (it.count for it in reversed(self.remarks) if it.what == request.what)
            lost = next(asked_for)
        by = next(iter(self.seats_of(row.person)), None) if row.person is not None else None
        by = by if answer in ("agreed", "granted", "denied") else None
        self.remarks.append(Remark(request.what, request.seat, answer, by, lost, now))
        return True

    def _answer(self, row: Row, request: Request) -> Answer | None:
        match row.entry:
            case Asked():
                return "asked"
            case Agreed():
                return "agreed"
            case Undone() | Paused() | Stopped():
                return "granted"
            case Denied(None):
                return "expired"
            case Denied(person):
                return "withdrawn" if self.places[request.seat].person == person else "denied"
        return "lapsed" if self.request is None else None

    def lost_with(self, seat: int) -> list[int]:
        """Whose decisions are taken back with the last one of a seat, that one first."""
        first = self.playing.last_decision(seat)
        return self.playing.deciders(first) if first else []

    def _create(self, row: Row, created: Created) -> None:
        self.created = created
        self.names = dict(created.names)
        self.places = list(created.seats)
        self.commitment = commitment(created.key)
        self.options = self._names_of_options()
        self.lesson = lesson_of(created.game) if created.lesson else None
        self.puzzle = None if created.puzzle is None else PuzzleState(created.puzzle, created.day)

    def _names_of_options(self) -> dict[str, str]:
        """Only their names: the value of an option may be a whole set of cards."""
        name_option = title_of(self.created.game).name_option
        return {it: name_option(it, value) for it, value in self.created.options.items()}

    def _leave_lesson(self, row: Row, entry: LeftLesson) -> None:
        """From here on chance comes from the key, and all bots are of the lowest level."""
        self.lesson = None
        leave_script(self.playing)
        lowest = lowest_bot(self.created.game)
        bots = [replace(it, bot=lowest) if it.bot else it for it in self.places]
        self.places = bots

    def _play_puzzle(self, row: Row, entry: Tried | Judged | GaveUp | LeftPuzzle) -> None:
        assert self.puzzle is not None
        self.puzzle.apply(entry)
        if isinstance(entry, LeftPuzzle):
            self.puzzle = None

    @property
    def lesson_state(self) -> LessonState | None:
        """Where the pupil stands in the lesson; None if this is none."""
        if self.lesson is None or self.match is None:
            return None
        lesson, match = self.lesson, self.match
        return self.once("lesson", lambda: Guide(lesson).at(match, PUPIL, self.lesson_said))

    @property
    def deciding(self) -> Match:
        """The match, ready for a decision: in a lesson chance goes by its script, which a match
        that was replayed has lost."""
        if self.lesson is not None:
            follow_script(self.lesson, self.playing)
        return self.playing

    def _withdraw(self, why: Phrase) -> None:
        self.withdrawn, self.closed = True, why
        self.match, self.clocks = None, None

    def _start(self, row: Row, started: Started) -> None:
        self._set_up(started)
        self._change(row, 0)

    def _set_up(self, started: Started) -> None:
        """Set up the match. If it is played by other rules than ours, the table is closed and only
        its record is kept."""
        created = self.created
        self.started = started
        self.places = self.places if started.places is None else list(started.places)
        try:
            title_of(created.game).check_rules(started.rules, started.made_by)
        except BadMatch as error:
            self.closed = error.phrase
            return
        recorded = started.options
        options = created.options if recorded is None else read_options(recorded)
        self.match = replay_match(
            created.game, started.seats, options, started.chance, created.key, started.read
        )
        self._leave_other_game()
        if created.clock is not None:
            self.clocks = Clocks(created.clock, len(self.places))
            self.clocks.at = self.at

    def _replace(self, row: Row, replaced: Replaced) -> None:
        seat = replaced.seat
        self.request = None
        if self.orders.pop(seat, None) is not None:
            self.orders_over[seat] = "stand-in"
        (self.left.add if replaced.left else self.left.discard)(seat)
        (self.ran_out.add if replaced.ran_out else self.ran_out.discard)(seat)
        if replaced.bot is not None:
            if self.clocks is not None and seat not in self.stand_ins:
                self.clocks.taken_over(seat)
            self.stand_ins[seat] = replaced.bot
        else:
            self.stand_ins.pop(seat, None)
            if self.clocks is not None:
                self.clocks.returned(seat, seat in self.playing.owing)

    def _order(self, ordered: Ordered) -> None:
        self._hidden += 1
        self.orders_over.pop(ordered.seat, None)
        if ordered.order is None:
            self.orders.pop(ordered.seat, None)
        else:
            self.orders[ordered.seat] = ordered.order

    def _end_orders(self, surprise: str) -> None:
        self.orders_over.update(dict.fromkeys(self.orders, surprise))
        self.orders.clear()

    def questions(self, seat: int) -> list[Ask]:
        """What a seat is asked now."""
        owes = seat in self.playing.owing
        return list(self.playing.questions(seat, self.playing.version)) if owes else []

    def standing_decision(self, seat: int) -> Decision | None:
        """What the standing order of a seat decides for it now."""
        order = self.orders.get(seat)
        if order is None or self.bot_at(seat) is not None:
            return None
        return self.playing.title.obey(order, self.questions(seat))

    def is_decided_for(self, seat: int) -> bool:
        """Whether a bot or a standing order decides for a seat now."""
        return self.bot_at(seat) is not None or self.standing_decision(seat) is not None

    @property
    def rests(self) -> bool:
        """Bots wait while a request is open, since a decision would cancel it, in a pause, while a
        pupil reads, and at a puzzle."""
        lesson = self.lesson_state
        reading = self.puzzle is not None or (lesson is not None and lesson.waits)
        return reading or self.request is not None or self.paused is not None

    @property
    def is_left_alone(self) -> bool:
        """Whether the game goes on while nobody is connected: it is played by clocks, or with bot
        accounts, which come only when they are asked."""
        return self.created.clock is not None or any(map(is_program, self.people()))

    @property
    def goes_on(self) -> bool:
        """Whether bots have to decide though nobody may be connected."""
        return (
            self.is_left_alone
            and self.status == "running"
            and not self.rests
            and any(self.is_decided_for(seat) for seat in self.playing.owing)
        )

    def _whose_clocks_run(self) -> frozenset[int]:
        """Of all who owe a decision. An open request stops none: an ally's would bring time, and
        whoever is asked may decide instead of answering."""
        if self.status != "running" or self.paused is not None:
            return frozenset()
        return frozenset(seat for seat in self.playing.owing if self.bot_at(seat) is None)

    def _has_bots_after(self, decisions: int) -> bool:
        """Whether one of the decisions after so many was a bot's own."""
        seats = [step.seat for step in self.playing.steps[decisions + 1 :]]
        return any(seat is not None and self.places[seat].kind == "bot" for seat in seats)

    def _change(self, row: Row, since: int) -> None:
        decisions = self.match.version if self.match is not None else 0
        version = row.version - self._hidden
        self._changes.append(GameChange(version, since, decisions, row.version))
        decider = row.entry.seat if isinstance(row.entry, Decided) else None
        before = self.asked_at if decider is not None else {}
        self.asked_at = {
            seat: self.at if seat == decider else before.get(seat, self.at)
            for seat in (self.match.owing if self.match is not None else ())
        }
        self.request = None
        self.denied.clear()
        for seat in [it for it, at in self.asked_at.items() if it in self.orders and at == self.at]:
            order = self.orders[seat]
            if surprise := self.playing.title.order_ends(order, self.questions(seat)):
                del self.orders[seat]
                self.orders_over[seat] = surprise

    # -- where it stands -----------------------------------------------------------

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the game has begun"
        return self.match

    @property
    def rules(self) -> int:
        """The version of the rules by which the game is, or will be, played."""
        return title_of(self.created.game).rules if self.started is None else self.started.rules

    @property
    def status(self) -> Status:
        if self.closed is not None or self.stopped is not None:
            return "over"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    @property
    def version(self) -> int:
        """The number of the last entry that changed the game."""
        return self._changes[-1].version if self._changes else 0

    @property
    def changed_by(self) -> int:
        """The row that changed the game last. Versions leave some rows out."""
        return self._changes[-1].row if self._changes else 0

    def since(self, version: int | None) -> int:
        """The first decision whose events are new to a client that knows this version."""
        if version is None or not self._changes or version > self.version:
            return 0
        first = self.playing.version + 1
        for change in reversed(self._changes):
            if change.version <= version:
                break
            first = min(first, change.since)
        return first

    def story(self, seat: int | None, language: str) -> list[Paragraph]:
        """The log in words. Computed once for all clients that read the same."""
        key = (seat, language)
        if key not in self._stories:
            shared = self._shared.setdefault(language, {})
            self._stories[key] = StoryTeller(self.playing, seat, words(language), shared)
        return self._stories[key].story()

    def once(self, key: Hashable, compute: Callable[[], T]) -> T:
        """What follows from where the table stands, computed once for all clients. ``key`` says
        what it is, and on what it depends besides the table."""
        if key not in self._computed:
            self._computed[key] = compute()
        known: T = self._computed[key]
        return known

    def message(self, key: Hashable, make: Callable[[], Struct]) -> bytes:
        """A message to clients, encoded once for all that are sent the same."""
        return self.once(key, lambda: encode(make()))

    def decisions_at(self, version: int) -> int | None:
        """How many decisions had been made at that version; None if the game did not change at it,
        or if there was an undo since."""
        for later, change in enumerate(reversed(self._changes)):
            if change.version <= version:
                known = change.version == version >= self._undone
                return self.playing.version - later if known else None
        return None

    def version_after(self, decisions: int) -> int:
        """The row at which the game came to where it stood after so many decisions."""
        return next(it.row for it in reversed(self._changes) if it.decisions == decisions)

    def answered(self, person: str, message: str) -> tuple[bool, str | None]:
        """Whether that message was carried out before, and what its result was."""
        key = (person, message)
        return key in self._answered, self._answered.get(key)

    # -- who is who ----------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def people(self) -> list[str]:
        """The people who have seats, in the order of the seats."""
        return list(dict.fromkeys([p.person for p in self.places if p.person is not None]))

    def name_of(self, seat: int) -> str | None:
        place = self.places[seat]
        if place.name is not None or place.person is None:
            return place.name
        return self.names.get(place.person)

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays at a seat, for itself or in place of an absent person."""
        return self.stand_ins.get(seat) or self.places[seat].bot

    def host(self, present: Iterable[str]) -> str:
        """Who may start the game and seat bots: the creator, or while they are away the first
        seated person who is present."""
        here = set(present)
        people = [self.created.host, *self.people()]
        return next((person for person in people if person in here), self.created.host)


# Each method takes its own kind of entry, which the type of the dictionary cannot express.
ENTRIES: dict[type[Entry], Callable[[Table, Row, Any], None]] = {
    Created: Table._create,
    Named: Table._name,
    Configured: Table._configure,
    Seated: Table._seat,
    Removed: Table._remove,
    Started: Table._start,
    Undone: Table._undo,
    Asked: Table._ask,
    Agreed: Table._agree,
    Denied: Table._deny,
    Paused: Table._pause,
    Resumed: Table._resume,
    Stopped: Table._stop,
    Replaced: Table._replace,
    Read: Table._read,
    LeftLesson: Table._leave_lesson,
    Hinted: Table._hint,
    Tried: Table._play_puzzle,
    Judged: Table._play_puzzle,
    GaveUp: Table._play_puzzle,
    LeftPuzzle: Table._play_puzzle,
    Interrupted: Table._interrupt,
    Rematched: Table._link_rematch,
    Archived: Table._archive,
    Closed: Table._close,
}
