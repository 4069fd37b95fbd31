"""A finished game looked back on by the coach: how likely each seat was to win and when, what
luck and what decisions changed of that, and which turns were mistakes.

The curve is drawn with all hands open: what everybody's chance truly was. A turn is judged by
what its seat could know then, as a hint would have judged it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from tontine.bots.bot import Adviser, Bot, Opinion, Progress, Reason
from tontine.build import is_compiled
from tontine.coach.advice import CLOSE, NoCoach, coach_of, read_codes
from tontine.play.errors import Refused
from tontine.play.match import Match, Step
from tontine.play.script import Streams, name_outcomes
from tontine.play.view import Choice, Standing
from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

PLAYOUTS = 400 if is_compiled() else 8  # at each moment, and of each turn in doubt
FIRST_LOOK = 4  # all turns are weighed with so much less
DRAWS = 2  # so many times as many, to tell what could have been drawn
LEAST = 0.02  # a mistake costs at least so much of the win, or it is not worth a word
NOTABLE = 0.05  # a moment changes at least so much
MOST_MOMENTS = 4  # of each kind


class Option(Struct, frozen=True):
    """A turn as it was played, or could have been, and what its seat could expect of it."""

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


class Moment(Struct, frozen=True):
    """What a decision changed, and what was drawn after it; by seat, of the chances to win. The
    two together are the step from the last moment of the curve to this one."""

    version: int
    turn: int
    seat: int
    decided: list[float]
    drawn: list[float]
    outcomes: Streams  # what chance brought


class Highlight(Struct, frozen=True):
    """A moment worth looking at, for what it changed for a seat."""

    kind: Literal["best", "mistake", "luck"]
    version: int
    turn: int
    seat: int  # whose chance it is about
    change: float


class Account(Struct, frozen=True):
    """Of a seat: start + luck + decisions = end, and each column adds up to the same."""

    seat: int
    start: float
    luck: float  # what draws have changed, whoever drew
    decisions: float  # all decisions, one's own and the others'
    end: float


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
    mistakes: list[Mistake]  # as they were made
    highlights: list[Highlight]
    accounts: list[Account]


def analyse(match: Match, playouts: int = PLAYOUTS, progress: Progress | None = None) -> Analysis:
    """Go through a match that is over (Refused); NoCoach where nobody could. The same match,
    coach and playouts give the same analysis."""
    if not match.over:
        raise Refused("", "not_over", {})
    found = coach_of(match.title.name, Rng(0))
    if found is None:
        raise NoCoach("no-coach", game=match.title.name)
    return _Analyst(match, *found, playouts, progress).analysis()


class _Analyst:
    def __init__(
        self,
        match: Match,
        bot: Bot,
        adviser: Adviser,
        playouts: int,
        progress: Progress | None,
    ) -> None:
        self._match = match
        self._bot = bot
        self._adviser = adviser
        self._playouts = playouts
        self._rng = Rng(1)
        self._progress = progress
        self._done = 0
        self._states = [match.at(version).game for version in range(match.version + 1)]
        self._runs = _runs(match.steps)

    def analysis(self) -> Analysis:
        match = self._match
        chances = [self._chances(state) for state in self._states]
        curve = [list(one) for one, _ in chances]
        turns = [match.title.turn(state) for state in self._states]
        moments = []
        for version, step in enumerate(match.steps[1:], 1):
            drawn = self._luck(version, step)
            steps = zip(curve[version], curve[version - 1], drawn, strict=True)
            decided = [after - before - luck for after, before, luck in steps]
            outcomes = name_outcomes(match.title, step.outcomes)
            assert step.seat is not None
            moments.append(Moment(version, turns[version - 1], step.seat, decided, drawn, outcomes))
        mistakes = [it for run in self._runs if (it := self._judge(*run, turns)) is not None]
        return Analysis(
            game=match.title.name,
            options=dict(match.options),
            seats=list(match.seats),
            bots=list(match.bots),
            playouts=self._playouts,
            standings=match.standings(),
            winners=match.winners(),
            curve=curve,
            doubts=[list(doubts) for _, doubts in chances],
            turns=turns,
            moments=moments,
            mistakes=mistakes,
            highlights=_highlights(moments, mistakes),
            accounts=_accounts(curve, moments),
        )

    def _tell(self) -> None:
        """One more of all moments and turns is done."""
        self._done += 1
        if self._progress is not None:
            self._progress(self._done / (len(self._states) + len(self._runs)))

    # -- the curve ---------------------------------------------------------------------

    def _chances(self, state: Game) -> tuple[Sequence[float], Sequence[float]]:
        count = 1 if state.over else self._playouts
        found = self._adviser.chances_of([self._shuffled(state) for _ in range(count)])
        self._tell()
        return found.chances, [0.0] * state.seats if state.over else found.doubts

    def _shuffled(self, state: Game) -> Game:
        """The same state with another future."""
        twin = state.clone()
        twin.chance = Chance(Rng(self._rng.next()))
        return twin

    def _luck(self, version: int, step: Step) -> list[float]:
        """What was drawn after a decision, against all that could have been. Both are judged as
        they stand: the noise of playouts would be counted as luck, time and again."""
        if not step.outcomes:
            return [0.0] * len(self._match.seats)
        assert step.seat is not None
        others = []
        for _ in range(DRAWS * self._playouts):
            state = self._shuffled(self._states[version - 1])
            for code in step.codes:
                state.apply(step.seat, code)
            others.append(state)
        brought = self._adviser.chances_of([self._shuffled(self._states[version])], quick=True)
        expected = self._adviser.chances_of(others, quick=True)
        return [it - mean for it, mean in zip(brought.chances, expected.chances, strict=True)]

    # -- mistakes ----------------------------------------------------------------------

    def _judge(self, first: int, last: int, turns: Sequence[int]) -> Mistake | None:
        """Whether the turn from one version to another was a mistake."""
        before = self._match.at(first - 1)
        steps = self._match.steps[first : last + 1]
        seat = steps[0].seat
        assert seat is not None
        found = self._compare(before, seat, steps, first)
        self._tell()
        if found is None:
            return None
        game, better, played = found
        if played.behind < max(LEAST, CLOSE * played.behind_doubt):
            return None
        return Mistake(
            first=first,
            last=last,
            turn=turns[first - 1],
            seat=seat,
            played=self._option(before, game, seat, played),
            better=self._option(before, game, seat, better),
            cost=played.behind,
            doubt=played.behind_doubt,
        )

    def _compare(
        self, before: Match, seat: int, steps: Sequence[Step], first: int
    ) -> tuple[Game, Opinion, Opinion] | None:
        """What was played and what looks better, tried anew: the best of many would else seem
        better than it is."""
        if not any(self._had_choice(first - 1 + number, seat) for number in range(len(steps))):
            return None
        codes = tuple(code for step in steps for code in step.codes)
        game = before.game.seen_by(seat).imagine(seat, self._rng)
        opinions = self._adviser.advise(game, seat, max(self._playouts // FIRST_LOOK, 2), False)
        better = opinions[0]
        close = [it for it in opinions if it.codes == codes and it.behind < LEAST / 2]
        if better.codes == codes or close:
            return None
        better, played = self._adviser.compare(game, seat, [better.codes, codes], self._playouts)
        return game, better, played

    def _had_choice(self, version: int, seat: int) -> bool:
        choices = Choices()
        self._states[version].offer(seat, choices)
        return choices.total > 1

    def _option(self, before: Match, game: Game, seat: int, opinion: Opinion) -> Option:
        decisions = read_codes(before.title, game, seat, opinion.codes, self._bot)
        choices = before.foresee(seat, decisions)
        return Option(choices, opinion.chance, opinion.doubt, list(opinion.reasons))


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
    """What changed most: by draws, for whomever; and by decisions, for who made them."""
    luck = [_greatest(it) for it in moments if any(it.drawn)]
    best = [Highlight("best", it.version, it.turn, it.seat, it.decided[it.seat]) for it in moments]
    worst = [Highlight("mistake", it.first, it.turn, it.seat, -it.cost) for it in mistakes]
    found = [
        *_most([it for it in luck if abs(it.change) >= NOTABLE]),
        *_most([it for it in best if it.change >= NOTABLE]),
        *_most(worst),
    ]
    return sorted(found, key=lambda it: it.version)


def _greatest(moment: Moment) -> Highlight:
    seat = max(range(len(moment.drawn)), key=lambda it: abs(moment.drawn[it]))
    return Highlight("luck", moment.version, moment.turn, seat, moment.drawn[seat])


def _most(found: list[Highlight]) -> list[Highlight]:
    return sorted(found, key=lambda it: -abs(it.change))[:MOST_MOMENTS]


def _accounts(curve: Sequence[Sequence[float]], moments: Sequence[Moment]) -> list[Account]:
    accounts = []
    for seat in range(len(curve[0])):
        luck = sum(it.drawn[seat] for it in moments)
        decisions = sum(it.decided[seat] for it in moments)
        accounts.append(Account(seat, curve[0][seat], luck, decisions, curve[-1][seat]))
    return accounts
