"""A match: a game, its options, its seats, and the record of what was decided."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from tontine.play.errors import BadMatch, Refused
from tontine.play.fair import check_key, fair_chance, top_up
from tontine.play.fork import Fork, fork_at, forked
from tontine.play.form import malformed
from tontine.play.record import Positions, RecordedEvent, Step, Steps
from tontine.play.review import Point, Review
from tontine.play.script import Streams, explain, name_outcomes, read_script
from tontine.play.title import AnyTitle, Preview
from tontine.play.titles import title_of
from tontine.play.view import (
    Ask,
    BareView,
    Choice,
    Decision,
    Entry,
    Event,
    Outcome,
    Standing,
    View,
)
from tontine.play.words import Phrase, shown
from tontine.rules.chance import SEED_LIMIT, Chance, Outcomes, Rng, ScriptError, Unknowable
from tontine.rules.game import Game
from tontine.rules.journal import EVERYONE, ONLOOKER, Journal


class Attempt(Struct, frozen=True):
    """A decision carried out beside the match, which ``Match.commit`` makes part of it."""

    before: Game  # the state it was made in
    version: int  # of the match, then
    game: Game  # the state it leads to
    step: Step


class Match:
    """A game being played. ``version`` counts the decisions made so far.

    ``key`` is set where chance comes from one (``play/fair.py``), and not from a seed. ``bots``
    says for the record which bot plays at each seat; None is a person.
    """

    def __init__(
        self,
        title: AnyTitle,
        seats: Sequence[str],
        options: Mapping[str, str],
        chance: Chance,
        key: str | None = None,
    ) -> None:
        self.title = title
        self.key = key
        self.stopped = False  # all players agreed to end it before its end
        self.forks: list[Fork] = []  # where it has left another match, and that one another
        self.seats = list(seats)
        self.bots: list[str | None] = [None] * len(seats)
        self.options = dict(options)
        game: Game = title.set_up(len(seats), chance, options)
        watch = _Watch(title, game)
        game.remember()
        game.deal()
        self._steps = Steps()
        self._steps.append(watch.step(None, None, []))
        self._games = Positions(len(title.streams), self._steps, game)  # after each step
        self._undone: list[tuple[Game, Step]] = []
        self.undos = 0  # how often a decision was taken back
        self._named_options = {it: title.name_option(it, value) for it, value in options.items()}
        self._drawn: tuple[Game, Struct] | None = None  # the public table of a position

    @classmethod
    def of(
        cls, title: AnyTitle, seats: Sequence[str], options: Mapping[str, str], game: Game
    ) -> Match:
        """A match that begins in the middle, with a past that nobody remembers: for looking at a
        state."""
        match = cls(title, seats, options, Chance(Rng(0)))
        match._games[-1] = game
        return match

    # -- where the game stands -----------------------------------------------------

    @property
    def game(self) -> Game:
        """The true state. Hand a bot ``imagine``, never this."""
        return self._games.last

    @property
    def version(self) -> int:
        return len(self._steps.seats) - 1

    @property
    def begins(self) -> int:
        """Decisions up to this one belong to another match, and cannot be taken back."""
        return self.forks[-1].version if self.forks else 0

    @property
    def steps(self) -> Sequence[Step]:
        """The set-up, then one step for each decision."""
        return self._steps

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision."""
        return _members(self.game.owes)

    def last_decision(self, seat: int) -> int:
        """The number of the last decision that a seat has made; 0 if it has made none."""
        seats = self._steps.seats
        return next((number for number in range(self.version, 0, -1) if seats[number] == seat), 0)

    def deciders(self, first: int) -> list[int]:
        """Which seats have made the decisions from this number on."""
        seats = self._steps.seats[first : self.version + 1]
        return [seat for seat in seats if seat is not None]

    def asked_since(self, seat: int) -> int:
        """The version from which on the seat has owed the decision that it owes now."""
        version = self.version
        while (
            version
            and self._games.owes(version - 1) >> seat & 1
            and self._steps.seats[version] != seat
        ):
            version -= 1
        return version

    def __repr__(self) -> str:
        """Where the game stands, from what everybody knows."""
        seats = self._names(range(len(self.seats)))
        if self.over:
            stands = f"over, won by {self._names(self.winners) or 'nobody'}"
        else:
            stands = f"to decide: {self._names(self.owing)}"
        return f"<Match of {self.title.name}, seats {seats}; decisions: {self.version}; {stands}>"

    def _names(self, seats: Iterable[int]) -> str:
        return ", ".join(repr(self.seats[seat]) for seat in seats)

    def imagine(self, seat: int, rng: Rng) -> Game:
        """A random state that agrees with everything the seat knows: for bots."""
        return self.game.seen_by(seat).imagine(seat, rng)

    def standings(self) -> list[Standing]:
        """The final standing, best first; empty while the game goes on."""
        if not self.over:
            return []
        result = self.game.result()
        standings = [
            Standing(seat, result.ranks[seat], result.scores[seat])
            for seat in range(len(self.seats))
        ]
        return sorted(standings, key=lambda standing: (standing.rank, standing.seat))

    @property
    def winners(self) -> list[int]:
        """The seats that have won: none while the game goes on, and sometimes none at its end."""
        return list(self.game.result().winners) if self.over else []

    def review(self) -> Review:
        """How it came to this, once it is over and there is nothing left to hide."""
        if not self.over:
            raise Refused("", "not_over", {})
        # What ends a turn is decided in it, and begins the next one.
        last: dict[int, tuple[int, Game]] = {}
        turn = self.title.turn(self._games[0])
        for version, game in enumerate(self._games):
            last[turn] = version, game
            turn = self.title.turn(game)
        points = [Point(turn, i, self.title.worth(game)) for turn, (i, game) in last.items()]
        everything = [
            Entry(version, recorded.event.copy())
            for version, step in enumerate(self._steps)
            for recorded in step.events
        ]
        return Review(points, self.title.sources(self.game, everything))

    def __copy__(self) -> Match:
        """A match of its own: what is decided in one does not change the other."""
        twin = self.at(self.version)
        twin._undone = self._undone[:]
        return twin

    def at(self, version: int) -> Match:
        """The match as it was then, free to go another way."""
        twin = Match.__new__(Match)
        vars(twin).update(vars(self))
        twin._steps = self._steps.until(version)
        twin._games = self._games.until(version, twin._steps)
        twin._undone = []
        twin.forks = [fork for fork in self.forks if fork.version <= version]
        return twin

    def forked(self, version: int, seat: int, anew: bool = False) -> Match:
        """Another way from a moment of this match, which must be over (Refused): with other luck,
        and with what the seat could not know as it was, or dealt anew."""
        if not self.over:
            raise Refused("", "not_over", {})
        if not 0 <= version <= self.version:
            raise Refused("", "no_moment", {"decisions": self.version})
        twin = self.at(version)
        twin.key = None
        twin.leave_by(fork_at(self.game, twin.game, version, seat, anew))
        twin.game.chance = Chance(Rng(check_seed(None)))
        return twin

    def leave_by(self, fork: Fork) -> None:
        """Go another way from here on; BadMatch."""
        self._games[-1] = forked(self.game, fork)
        self.forks.append(fork)

    def leave_where_due(self, forks: Sequence[Fork]) -> None:
        """While decisions are replayed: leave by those of the forks that are here; BadMatch."""
        for fork in forks[len(self.forks) :]:
            if fork.version != self.version:
                return
            self.leave_by(fork)

    # -- what a seat may see -------------------------------------------------------

    def view(self, seat: int | None = None, version: int | None = None) -> View:
        """What the seat, or an onlooker, may see now or saw after an earlier decision."""
        view = self.bare_view(seat, version)
        return View(**msgspec.structs.asdict(view), log=self.log(seat, 0, view.version))

    def bare_view(self, seat: int | None = None, version: int | None = None) -> BareView:
        """``view`` without the log."""
        if seat is not None:
            self._check_seat(seat)
        version = self.version if version is None else version
        if not 0 <= version <= self.version:
            raise IndexError(f"there is no version {version}; the last is {self.version}")
        game = self._games[version]
        owing = _members(game.owes)
        asked = seat is not None and seat in owing
        table = self._public_table(game, version)
        asks: list[Ask] = []
        if seat is not None:
            preview = self._previews(game, seat) if asked else _foresee_nothing
            asks = self._asks(game, seat, preview) if asked else []
            table = self.title.table(game, seat, table, preview, _Log(self, seat, version))
        return BareView(
            game=self.title.name,
            options=dict(self._named_options),
            seats=list(self.seats),
            seat=seat,
            version=version,
            owing=owing,
            over=game.over,
            asks=asks,
            waiting=[] if asked else self.title.waiting(game, seat),
            table=table,
            standings=self.standings() if game.over else [],
            winners=self.winners if game.over else [],
        )

    def _public_table(self, game: Game, version: int) -> Struct:
        """The table as everybody sees it: drawn once, however many readers there are."""
        if self._drawn is None or self._drawn[0] is not game:
            self._drawn = game, self.title.public_table(game, _Log(self, None, version))
        return self._drawn[1]

    def _asks(self, game: Game, seat: int, preview: Preview) -> list[Ask]:
        def ready(decision: Decision, called: Phrase | None = None) -> Choice:
            return self.title.choice(game, seat, decision, preview, called)

        return self.title.asks(game, seat, ready, preview)

    def _previews(self, game: Game, seat: int) -> Preview:
        """What decisions of the seat would do. Nothing is tried twice."""
        known: dict[bytes, list[Event]] = {}

        def preview(*decisions: Decision) -> list[Event]:
            key = msgspec.json.encode(decisions)
            if key not in known:
                try:
                    known[key] = self._try(game, seat, *decisions)
                except Refused:
                    known[key] = []
            return known[key]

        return preview

    def in_question(self, seat: int | None) -> Phrase | None:
        """What the seat is asked first, or else what it or an onlooker waits for, without drawing
        the table."""
        asks = [] if seat is None else self.questions(seat, self.version)
        waits = [] if asks else self.title.waiting(self.game, seat)
        phrases = [*(ask.question for ask in asks), *(wait.says for wait in waits)]
        return next((phrase for phrase in phrases if phrase is not None), None)

    def questions(self, seat: int, version: int) -> list[Ask]:
        """What the seat was asked at that version, without what its decisions would have done."""
        if not self._games.owes(version) >> seat & 1:
            return []
        return self._bare_asks(self._games[version], seat)

    def past_questions(self, seat: int) -> Iterator[tuple[list[int], list[Ask]]]:
        """Who owed a decision after each version, and what the seat was asked. Each position is
        computed from the one before."""
        for game in self._games:
            owing = _members(game.owes)
            yield owing, self._bare_asks(game, seat) if seat in owing else []

    def _bare_asks(self, game: Game, seat: int) -> list[Ask]:
        return self.title.asks(game, seat, _bare_choice, _foresee_nothing)

    def log(self, seat: int | None = None, since: int = 0, until: int | None = None) -> list[Entry]:
        """The events that the seat, or an onlooker, may know, from a version on."""
        if seat is not None:
            self._check_seat(seat)
        until = self.version if until is None else until
        if since < 0:
            raise IndexError(f"there is no version {since}")
        return [Entry(it.version, it.event.copy()) for it in self.read_log(seat, since, until)]

    def read_log(self, seat: int | None, since: int, until: int) -> list[Entry]:
        """``log`` for callers that only read: the events are not copied."""
        bit = 1 << (ONLOOKER if seat is None else seat)
        return [
            Entry(version, recorded.event)
            for version, step in enumerate(self._steps[since : until + 1], since)
            for recorded in step.events
            if self.opened or recorded.audience & bit
        ]

    @property
    def opened(self) -> bool:
        """Whether the game is over and everything that happened in it may be read."""
        return self.title.open_at_end and self.over

    def preview(self, seat: int, decision: Decision) -> Outcome:
        """What a decision would do, as far as the seat can know; raises Refused. A title may say
        what a draft would do, which is refused only as it stands, and why."""
        self._check_seat(seat)
        read = self._read(decision)
        try:
            does = self._try(self.game, seat, decision)
        except Refused as refused:
            draft = self.title.draft(self.game, seat, read, refused)
            if draft is None:
                raise
            return draft
        return self.title.outcome(self.game, seat, read, does)

    def foresee(self, seat: int, decisions: Sequence[Decision]) -> list[Choice]:
        """The decisions with what each would do after those before it, as far as the seat can
        know: the last one told is that after which chance or a secret comes in. Raises Refused."""
        self._check_seat(seat)
        game = self.game
        choices: list[Choice] = []
        for decision in decisions:
            read = self._read(decision)
            trial = game.clone()
            watch = _Watch(self.title, trial)
            trial.chance.seal()
            known = False
            with suppress(Unknowable):
                self._carry_out(trial, seat, read)
                known = True
            does = [it.event for it in watch.events() if it.is_known_to(seat)]
            outcome = self.title.outcome(game, seat, read, does)
            choices.append(Choice(decision=decision, **msgspec.structs.asdict(outcome)))
            if not known:
                break
            game = trial
        return choices

    def _try(self, game: Game, seat: int, *decisions: Decision) -> list[Event]:
        trial = game.clone()
        watch = _Watch(self.title, trial)
        trial.chance.seal()
        # What comes after the first chance or secret is not for the seat to know.
        with suppress(Unknowable):
            for decision in decisions:
                self._carry_out(trial, seat, self._read(decision))
        return [it.event for it in watch.events() if it.is_known_to(seat)]

    # -- deciding ------------------------------------------------------------------

    def decide(
        self,
        seat: int,
        decision: Decision,
        version: int | None = None,
        failed_bot: str | None = None,
    ) -> Step:
        """Carry out a decision, or raise Refused and change nothing.

        ``version`` is the one the decision was made for; another one is refused as stale.
        ``failed_bot`` is the name of the bot that it is made for, because that one could not;
        everybody can read so.
        """
        return self.commit(self.attempt(seat, decision, version, failed_bot))

    def attempt(
        self,
        seat: int,
        decision: Decision,
        version: int | None = None,
        failed_bot: str | None = None,
    ) -> Attempt:
        """Carry out a decision beside the match, or raise Refused. Nothing changes before
        ``commit``, so that the decision can be stored in between.

        An attempt knows what chance will bring: it is not for players to see.
        """
        self._check_seat(seat)
        if version is not None and version != self.version:
            raise self._stale(version)
        trial = self.game.clone()
        if self.key is not None:
            top_up(trial.chance, self.key)
        watch = _Watch(self.title, trial)
        read = self._read(decision)
        try:
            codes = self._carry_out(trial, seat, read)
        except ScriptError as error:
            raise Refused("", "script", {"problem": explain(self.title, error)}) from None
        # What is kept is a copy: what becomes of the caller's object must not change the record.
        step = watch.step(seat, msgspec.to_builtins(read), codes, failed_bot)
        step.events.extend(
            RecordedEvent(EVERYONE, event) for event in self.title.remarks(trial, seat, read)
        )
        return Attempt(self.game, self.version, trial, step)

    def commit(self, attempt: Attempt) -> Step:
        """Make an attempt part of the match; refused as stale if the match has changed since."""
        if attempt.before is not self.game:
            raise self._stale(attempt.version)
        self._games.append(attempt.game)
        self._steps.append(attempt.step)
        self._undone.clear()
        return attempt.step

    def _stale(self, version: int) -> Refused:
        return Refused("", "stale", {"version": version, "current": self.version})

    def _read(self, decision: Decision) -> Struct:
        try:
            return self.title.read(decision)
        except (msgspec.ValidationError, RecursionError) as error:
            raise malformed(error) from None

    def _carry_out(self, game: Game, seat: int, decision: Struct) -> list[int]:
        codes = []
        for code in self.title.codes(game, seat, decision):
            refusal = game.refusal(seat, code)
            if refusal is not None:
                details = self.title.name_details(refusal.details)
                raise Refused(refusal.rule, refusal.reason, details)
            game.apply(seat, code)
            codes.append(code)
        return codes

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("", "no_seat", {"seat": str(seat), "seats": len(self.seats)})

    # -- taking back ---------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back by itself: it decided last, and nothing was drawn or
        laid open by that. What it showed the others of its own is its own affair."""
        if self.version <= self.begins:
            return False
        step = self._steps[-1]
        return step.seat == seat and not step.outcomes and not step.revealed

    def undo(self) -> Step:
        """Take back the last decision, whoever made it."""
        if self.version <= self.begins:
            raise Refused("", "nothing_to_undo", {})
        self.undos += 1
        self._undone.append((self._games.pop(), self._steps.pop()))
        return self._undone[-1][1]

    def redo(self) -> Step:
        """Make the decision last taken back again, with all that came of it."""
        if not self._undone:
            raise Refused("", "nothing_to_redo", {})
        game, step = self._undone.pop()
        self._games.append(game)
        self._steps.append(step)
        return step

    def go_on_by(self, chances: Sequence[Chance]) -> None:
        """For a match that was loaded: where chance comes from after each version."""
        self._games.go_on_by(chances)

    def script(self) -> Streams:
        """Everything chance has brought so far, as a script of this match."""
        return name_outcomes(self.title, [pair for step in self._steps for pair in step.outcomes])


class _Log:
    """What a seat, or an onlooker, has read up to a version: for titles, who seldom look at more
    than the end of it."""

    def __init__(self, match: Match, seat: int | None, version: int) -> None:
        self._match = match
        self._seat = seat
        self._version = version

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._match.read_log(self._seat, 0, self._version))

    def __reversed__(self) -> Iterator[Entry]:
        for version in range(self._version, -1, -1):
            yield from reversed(self._match.read_log(self._seat, version, version))


def _foresee_nothing(*decisions: Decision) -> list[Event]:
    return []


def _bare_choice(decision: Decision, called: Phrase | None = None) -> Choice:
    return Choice(decision=decision, called=called)


class _Watch:
    """Writes down what happens to a game from now on."""

    def __init__(self, title: AnyTitle, game: Game) -> None:
        self._title = title
        self._journal = game.journal = Journal()
        self._outcomes: Outcomes = game.chance.record()

    def events(self) -> list[RecordedEvent]:
        return [
            RecordedEvent(audience, _event(self._title, number, *values))
            for number, audience, *values in self._journal.rows()
        ]

    def step(
        self,
        seat: int | None,
        decision: Decision | None,
        codes: list[int],
        failed_bot: str | None = None,
    ) -> Step:
        events = self.events()
        if seat is not None and failed_bot is not None:
            notice = Event("bot_failed", "", {"seat": seat, "bot": failed_bot})
            events.insert(0, RecordedEvent(EVERYONE, notice))
        return Step(
            seat,
            decision,
            codes,
            self._outcomes.listed(),
            self._outcomes.revealed,
            events,
            failed_bot,
        )


@lru_cache(5_000)
def _event(title: AnyTitle, number: int, *values: int) -> Event:
    """An event in names. What is tried for a preview soon happens, or is tried again."""
    kind = title.events[number]
    fields = {field: title.name_field(field, values[i]) for i, field in enumerate(kind.fields)}
    return Event(kind.name, title.rule_of(kind.name, fields, kind.rule), fields)


def _members(seats: int) -> list[int]:
    return list(_listed(seats))


@cache
def _listed(seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def new_match(
    game: str,
    seats: int | Sequence[str],
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    script: Mapping[str, Sequence[str]] | None = None,
    key: str | None = None,
) -> Match:
    """Set up a match; BadMatch says what is wrong with what was asked for.

    ``seats`` are names, or just how many. Chance comes from ``script`` as far as it goes, then
    from the seed or the key; a script without either must go all the way. Without any of them,
    nobody knows.
    """
    title = title_of(game)
    names = check_seats(title, seats)
    chosen = check_options(title, options or {})
    if key is not None and seed is not None:
        raise BadMatch("seed-and-key")
    chance = Chance(Rng(check_seed(seed))) if key is None else fair_chance(check_key(key))
    if script is not None:
        chance.follow(read_script(title, script, strict=seed is None and key is None))
    try:
        return Match(title, names, chosen, chance, key)
    except ScriptError as error:
        raise BadMatch("script-problem", problem=explain(title, error)) from None


def new_game(game: str, /, seats: int, seed: int | None = None, **options: str) -> Game:
    """A game without a match around it, dealt: for programs that search or learn. BadMatch says
    what is wrong with what was asked for; without a seed, nobody knows what chance will bring.
    """
    title = title_of(game)
    count = len(check_seats(title, seats))
    made: Game = title.set_up(count, Chance(Rng(check_seed(seed))), check_options(title, options))
    made.remember()
    made.deal()
    return made


def check_seats(title: AnyTitle, seats: int | Sequence[str]) -> list[str]:
    """The names at the table."""
    if isinstance(seats, str):
        raise BadMatch("seats-form", seats=seats)
    count = seats if isinstance(seats, int) else len(seats)
    if not title.fewest <= count <= title.most:
        limits = {"fewest": title.fewest, "most": title.most}
        raise BadMatch("seats-count", game=title.name, count=str(count), **limits)
    names = [str(seat + 1) for seat in range(count)] if isinstance(seats, int) else list(seats)
    for name in names:
        if not isinstance(name, str) or not name.strip() or not _is_text(name):
            raise BadMatch("seat-unnamed", name=shown(name))
    return names


def _is_text(name: str) -> bool:
    """Whether it can be written down: half of a surrogate pair cannot."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_seed(seed: int | None) -> int:
    """The seed, or one that nobody knows."""
    if seed is None:
        return secrets.randbelow(SEED_LIMIT)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadMatch("bad-seed", most=str(SEED_LIMIT - 1), seed=shown(seed))
    return seed


def check_options(title: AnyTitle, options: Mapping[str, str]) -> dict[str, str]:
    """The options of a match, with defaults filled in."""
    known = {option.name: option for option in title.options}
    chosen = {name: option.values[0] for name, option in known.items()}
    for name, value in options.items():
        if name not in known:
            raise BadMatch("no-option", game=title.name, option=shown(name), options=list(known))
        option = known[name]
        if option.open and isinstance(value, str):
            value = title.read_option(name, value)
        elif value not in option.values:
            values = list(option.values)
            raise BadMatch("option-value", option=name, values=values, value=shown(value))
        chosen[name] = value
    return chosen
