"""A finished game looked back on by the coach: how likely each seat was to win and when, what
luck and what decisions changed of that, and which turns were mistakes.

The curve is drawn with all hands open: what everybody's chance truly was. A turn is judged by
what its seat could know then, as a hint would have judged it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, floor, hypot, sqrt
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tontine.bots.bot import CLOSE, Adviser, Bot, Chances, Opinion, Progress, Reason
from tontine.bots.search.search import Search
from tontine.coach.hints import NoCoach, coach_of, playouts_for, read_codes
from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.record import Step
from tontine.play.script import Streams, name_outcomes
from tontine.play.view import Choice, Standing
from tontine.rules.chance import SEED_LIMIT, Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

THOROUGHLY = 0.4  # at each moment, and of each turn in doubt, beside the playouts for a hint
FIRST_LOOK = 4  # all turns are weighed with so much less
LEAST = 0.02  # a mistake costs at least so much of the win, or it is not worth a word
NOTABLE = 0.05  # a moment changes at least so much
QUICK = 10  # the first look at the curve takes so much less
MOST_MOMENTS = 4  # of each kind


class Option(Struct, frozen=True):
    """A turn as it was played, or could have been, and what its seat could expect of it. Its
    choices are without the changes of the table, which are as large as a table."""

    choices: list[Choice]
    chance: float
    doubt: float
    reasons: list[Reason]


class Mistake(Struct, frozen=True, kw_only=True):
    """A turn that was worse than another one, beyond the doubt about it."""

    first: int  # the version of its first decision, ...
    last: int  # ... and of its last
    turn: int
    seat: int
    played: Option
    better: Option
    cost: float  # of the chance to win
    doubt: float


class Moment(Struct, frozen=True, kw_only=True):
    """What a decision changed, and what was drawn after it; by seat, of the chances to win. The
    two together are the step from the last moment of the curve to this one."""

    version: int
    turn: int
    seat: int
    decided: list[float]
    drawn: list[float]
    doubt: list[float]  # the standard error of what was drawn
    outcomes: Streams  # what chance brought


class Highlight(Struct, frozen=True):
    """A moment worth looking at, for what it changed for a seat."""

    kind: Literal["best", "mistake", "luck"]
    version: int
    turn: int
    seat: int  # whose chance it is about
    change: float


class Account(Struct, frozen=True):
    """How a seat's chance came about: start + luck + decisions = end; each column has the same
    sum."""

    seat: int
    start: float
    luck: float  # what draws have changed, whoever drew
    doubt: float  # about how much of it was luck and how much was decided
    decisions: float  # all decisions, one's own and the others'
    end: float


class Percents(Struct, frozen=True):
    """An account in whole percent, rounded so that it still adds up both ways."""

    start: int
    luck: int
    decisions: int
    end: int


class Judged(Struct, frozen=True):
    """A turn in which a seat had a choice, and what it lost of its chance to win against the best
    it could have done, as far as a first look tells; or a closer one, where it is a mistake."""

    first: int
    seat: int
    loss: float


class Analysis(Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, str]
    seats: list[str]
    bots: list[str | None]
    playouts: int
    standings: list[Standing]
    winners: list[int]
    curve: list[list[float]]  # by version, everybody's chance to win
    doubts: list[list[float]]  # the standard errors
    turns: list[int]  # by version, the number of the turn or round
    moments: list[Moment]  # one for each decision
    judged: list[Judged]
    mistakes: list[Mistake]  # as they were made
    highlights: list[Highlight]
    accounts: list[Account]


def analyse(
    match: Match, playouts: int | None = None, progress: Progress | None = None
) -> Analysis:
    """Analyse a match. Refused if it is not over, NoCoach if no bot of the game can judge it. The
    same match, coach and playouts give the same analysis."""
    found = coach_of(match.title.name, Rng(0))
    if found is None:
        raise NoCoach("no-coach", game=match.title.name)
    return analyse_by(
        match, *found, playouts or playouts_for(match.title.name, THOROUGHLY), progress
    )


def analyse_by(
    match: Match, bot: Bot, adviser: Adviser, playouts: int, progress: Progress | None = None
) -> Analysis:
    """``analyse`` with a given coach."""
    if not match.over:
        raise Refused("", "not_over", {})
    analyst = Analyst(match, bot, adviser, playouts)
    pieces = []
    for number in range(analyst.pieces):
        pieces.append(analyst.piece(number))
        if progress is not None:
            progress((number + 1) / analyst.pieces)
    return analyst.analysis(pieces)


class Piece(Struct, frozen=True, omit_defaults=True):
    """A part of the work: the chances at a moment, the chances expected before something was drawn,
    or what became of a turn."""

    chances: Chances | None = None
    judged: Judged | None = None
    mistake: Mistake | None = None


class Analyst:
    """Does the work in pieces, which do not depend on each other or on their order: it may be
    interrupted, and gone on with by another process. First come quick looks at the curve, then all
    of the curve, then draws, then turns."""

    def __init__(self, match: Match, bot: Bot, adviser: Adviser, playouts: int) -> None:
        self._match = match
        self._bot = bot
        self._adviser = adviser
        self._playouts = playouts
        self._rng = Rng(1)
        self._states = [match.at(version).game for version in range(match.version + 1)]
        self._turns = [match.title.turn(state) for state in self._states]
        self._drawn = [it for it, step in enumerate(match.steps) if it and step.outcomes]
        self._runs = _runs(match.steps)

    @property
    def moments(self) -> int:
        return len(self._states)

    @property
    def pieces(self) -> int:
        return 2 * len(self._states) + len(self._drawn) + len(self._runs)

    def piece(self, number: int) -> Piece:
        """The same whenever it is asked for."""
        self._rng.state = _mixed(number)
        if isinstance(self._bot, Search):
            self._bot.rng.state = _mixed(number)
        moments, place = len(self._states), number % len(self._states)
        if number < 2 * moments:
            playouts = self._playouts if number >= moments else -(-self._playouts // QUICK)
            return Piece(chances=self._chances(self._states[place], playouts))
        number -= 2 * moments
        if number < len(self._drawn):
            version = self._drawn[number]
            return Piece(chances=self._expected(version, self._match.steps[version]))
        return self._judge(*self._runs[number - len(self._drawn)])

    def curve(self, pieces: Sequence[Piece]) -> list[list[float]]:
        """As far as it is known; at moments that were looked at closely, from that."""
        moments = len(self._states)
        newest = [*pieces[moments : 2 * moments]]
        newest += pieces[len(newest) : moments]
        return [list(it.chances.chances) for it in newest if it.chances is not None]

    def analysis(self, pieces: Sequence[Piece]) -> Analysis:
        """What all the pieces come to."""
        match, moments = self._match, len(self._states)
        chances = [it.chances for it in pieces[moments : 2 * moments] if it.chances is not None]
        expected = {
            version: it.chances
            for version, it in zip(self._drawn, pieces[2 * moments :], strict=False)
            if it.chances is not None
        }
        curve = [list(it.chances) for it in chances]
        turns = self._turns
        found = [
            self._moment(version, step, chances[version - 1], expected.get(version), after)
            for (version, step), after in zip(
                enumerate(match.steps[1:], 1), chances[1:], strict=True
            )
        ]
        mistakes = [it.mistake for it in pieces if it.mistake is not None]
        return Analysis(
            game=match.title.name,
            options=dict(match.options),
            seats=list(match.seats),
            bots=list(match.bots),
            playouts=self._playouts,
            standings=match.standings(),
            winners=match.winners,
            curve=curve,
            doubts=[list(it.doubts) for it in chances],
            turns=turns,
            moments=found,
            judged=[it.judged for it in pieces if it.judged is not None],
            mistakes=mistakes,
            highlights=_highlights(found, mistakes),
            accounts=_accounts(curve, found),
        )

    # -- the curve ---------------------------------------------------------------------

    def _chances(self, state: Game, playouts: int) -> Chances:
        return self._adviser.chances_of([self._shuffled(state) for _ in range(playouts)])

    def _shuffled(self, state: Game) -> Game:
        """A copy of the state with another future."""
        twin = state.clone()
        twin.chance = Chance(Rng(self._rng.next()))
        return twin

    def _moment(
        self, version: int, step: Step, before: Chances, could: Chances | None, after: Chances
    ) -> Moment:
        """Luck: what was drawn after a decision, compared with what ``could`` have been drawn."""
        expected = could or after
        drawn = _less(after.chances, expected.chances)
        doubt = [0.0] * len(drawn)
        if could is not None:
            errors = zip(after.doubts, expected.doubts, strict=True)
            doubt = [hypot(one, other) for one, other in errors]
        assert step.seat is not None
        return Moment(
            version=version,
            turn=self._turns[version - 1],
            seat=step.seat,
            decided=_less(expected.chances, before.chances),
            drawn=drawn,
            doubt=doubt,
            outcomes=name_outcomes(self._match.title, step.outcomes),
        )

    def _expected(self, version: int, step: Step) -> Chances:
        assert step.seat is not None
        states = []
        for _ in range(self._playouts):
            state = self._shuffled(self._states[version - 1])
            for code in step.codes:
                state.apply(step.seat, code)
            states.append(state)
        return self._adviser.chances_of(states)

    # -- mistakes ----------------------------------------------------------------------

    def _judge(self, first: int, last: int) -> Piece:
        """Whether the turn from one version to another was a mistake; nothing where there was no
        choice."""
        before = self._match.at(first - 1)
        steps = self._match.steps[first : last + 1]
        seat = steps[0].seat
        assert seat is not None
        if not any(self._had_choice(first - 1 + number, seat) for number in range(len(steps))):
            return Piece()
        found = self._compare(before, seat, steps)
        if found is None:
            return Piece(judged=Judged(first, seat, 0.0))
        game, better, played = found
        judged = Judged(first, seat, max(played.behind, 0.0))
        if played.behind < max(LEAST, CLOSE * played.behind_doubt):
            return Piece(judged=judged)
        mistake = Mistake(
            first=first,
            last=last,
            turn=self._turns[first - 1],
            seat=seat,
            played=self._option(before, game, seat, played),
            better=self._option(before, game, seat, better),
            cost=played.behind,
            doubt=played.behind_doubt,
        )
        return Piece(judged=judged, mistake=mistake)

    def _compare(
        self, before: Match, seat: int, steps: Sequence[Step]
    ) -> tuple[Game, Opinion, Opinion] | None:
        """What was played and what looked best, tried anew: the best of many looks better than it
        is."""
        codes = tuple(code for step in steps for code in step.codes)
        game = before.game.seen_by(seat).imagine(seat, self._rng)
        opinions = self._adviser.advise(game, seat, max(self._playouts // FIRST_LOOK, 2), False)
        better = opinions[0]
        close = [it for it in opinions if it.codes == codes and it.behind < LEAST / 2]
        # What looks better may begin as it was played and go on to where another turn is judged.
        if better.codes[: len(codes)] == codes or close:
            return None
        better, played = self._adviser.compare(game, seat, [better.codes, codes], self._playouts)
        return game, better, played

    def _had_choice(self, version: int, seat: int) -> bool:
        choices = Choices()
        self._states[version].offer(seat, choices)
        return choices.total > 1

    def _option(self, before: Match, game: Game, seat: int, opinion: Opinion) -> Option:
        decisions = read_codes(before.title, game, seat, opinion.codes, self._bot)
        choices = [replace(it, changes=None) for it in before.foresee(seat, decisions)]
        return Option(choices, opinion.chance, opinion.doubt, list(opinion.reasons))


def _mixed(number: int) -> int:
    """Mix the bits, so that neighbouring numbers give seeds that differ widely."""
    return (number + 1) * 2654435761 % SEED_LIMIT


def _runs(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """The turns: decisions of one seat in a row, with nothing drawn or laid open in between."""
    runs: list[tuple[int, int]] = []
    for version, step in enumerate(steps[1:], 1):
        last = steps[version - 1]
        if runs and last.seat == step.seat and not last.outcomes and not last.revealed:
            runs[-1] = (runs[-1][0], version)
        else:
            runs.append((version, version))
    return runs


def _highlights(moments: Sequence[Moment], mistakes: Sequence[Mistake]) -> list[Highlight]:
    """What changed most: by draws, for any seat; by decisions, for the seat that made them. A
    decision that gains something is still a mistake if another would have gained more."""
    luck = [_greatest(it) for it in moments if any(it.drawn)]
    wrong = {version for it in mistakes for version in range(it.first, it.last + 1)}
    best = [
        Highlight("best", it.version, it.turn, it.seat, it.decided[it.seat])
        for it in moments
        if it.version not in wrong
    ]
    worst = [Highlight("mistake", it.first, it.turn, it.seat, -it.cost) for it in mistakes]
    found = [
        *_most([it for it in luck if abs(it.change) >= NOTABLE]),
        *_most([it for it in best if it.change >= NOTABLE]),
        *_most(worst),
    ]
    return sorted(found, key=lambda it: it.version)


def _less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def _greatest(moment: Moment) -> Highlight:
    seat = max(range(len(moment.drawn)), key=lambda it: abs(moment.drawn[it]))
    return Highlight("luck", moment.version, moment.turn, seat, moment.drawn[seat])


def _most(found: list[Highlight]) -> list[Highlight]:
    return sorted(found, key=lambda it: -abs(it.change))[:MOST_MOMENTS]


def accuracy_of(analysis: Analysis, seat: int) -> float | None:
    """How near the seat's turns came to the best it could have done, up to 100, as the chess site
    lichess counts it: by what each turn lost of the chance to win. None without any choice."""
    found = [_accuracy(100 * it.loss) for it in analysis.judged if it.seat == seat]
    return sum(found) / len(found) if found else None


class Slip(Struct, frozen=True):
    """A mistake: what was decided wrongly, and what that cost of the chance to win."""

    kind: str  # of the decision
    cost: float


class Findings(Struct, frozen=True):
    """What an analysis says of a seat, as far as it goes together with that of other games."""

    luck: float  # of the win, what draws have changed
    accuracy: float | None
    slips: list[Slip]


def findings_of(analysis: Analysis) -> list[Findings]:
    """By seat."""
    return [
        Findings(
            it.luck,
            accuracy_of(analysis, it.seat),
            [Slip(_kind(one), one.cost) for one in analysis.mistakes if one.seat == it.seat],
        )
        for it in analysis.accounts
    ]


def _kind(mistake: Mistake) -> str:
    """Of the first decision that would have been another one."""
    played = [choice.decision for choice in mistake.played.choices]
    better = [choice.decision for choice in mistake.better.choices]
    differ = (one for one, other in zip(played, better, strict=False) if one != other)
    found = next(differ, played[-1] if played else {})
    return str(found.get("kind", ""))


def _accuracy(loss: float) -> float:
    return min(max(103.1668 * exp(-0.04354 * loss) - 3.1669, 0.0), 100.0)


def in_percent(accounts: Sequence[Account]) -> list[Percents]:
    """What rounding the ends leaves over is split between luck and decisions."""
    starts = rounded([100 * it.start for it in accounts])
    ends = rounded([100 * it.end for it in accounts])
    luck = rounded(
        [
            50 * (it.luck - it.decisions) + (end - start) / 2
            for it, start, end in zip(accounts, starts, ends, strict=True)
        ]
    )
    return [
        Percents(start, lucky, end - start - lucky, end)
        for start, lucky, end in zip(starts, luck, ends, strict=True)
    ]


def rounded(parts: Sequence[float]) -> list[int]:
    """Whole numbers that add up to what the parts add up to: rounded up are those with the largest
    remainders."""
    whole = [floor(it) for it in parts]
    order = sorted(range(len(parts)), key=lambda place: whole[place] - parts[place])
    for place in order[: round(sum(parts)) - sum(whole)]:
        whole[place] += 1
    return whole


def _accounts(curve: Sequence[Sequence[float]], moments: Sequence[Moment]) -> list[Account]:
    accounts = []
    for seat in range(len(curve[0])):
        luck = sum(it.drawn[seat] for it in moments)
        decisions = sum(it.decided[seat] for it in moments)
        doubt = sqrt(sum(it.doubt[seat] ** 2 for it in moments))
        start, end = curve[0][seat], curve[-1][seat]
        accounts.append(Account(seat, start, luck, doubt, decisions, end))
    return accounts
