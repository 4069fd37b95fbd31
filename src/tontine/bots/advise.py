"""What bots that search think of a turn: whole turns, played out from many imagined states."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from librt.vecs import vec
from msgspec.structs import replace

from tontine.bots.bot import Adviser, Bot, Chances, Opinion, Progress, Reason
from tontine.bots.reasons import (
    BETTER,
    CLOSE,
    OTHERWISE,
    WORSE,
    Topics,
    after_each,
    outcomes,
    reasons,
)
from tontine.bots.search.judge import codes_of
from tontine.bots.search.search import Search
from tontine.rules.game import Game

MOST_TURNS = 8  # are weighed against each other
FIRST_LOOK = 10  # a first look at more of them takes so much less
LONGEST = 12  # codes of a turn that are thought out
LOOKED_INTO = 12  # imagined states, for the reasons


def adviser_of(bot: Bot, topics: Topics | None = None) -> Adviser | None:
    """What can say what a bot thinks: the bot itself, or for one that searches, this module.

    ``topics`` is what can be said of the game's inputs.
    """
    if isinstance(bot, Adviser):
        return bot
    return SearchAdviser(bot, topics) if isinstance(bot, Search) else None


class SearchAdviser:
    """A turn lasts as long as the seat goes on deciding and nothing is drawn. Of each choice to
    begin with, the best continuation is searched code by code; then all these turns are played
    out from the same imagined states with the same luck."""

    def __init__(self, search: Search, topics: Topics | None) -> None:
        self._search = search
        self._topics = topics

    def advise(
        self,
        game: Game,
        seat: int,
        playouts: int,
        why: bool = True,
        progress: Progress | None = None,
    ) -> list[Opinion]:
        tell = progress or _ignore
        turns = self._turns(game, seat, playouts, lambda part: tell(part / 2))
        found = self._play_each(game, seat, turns, playouts, lambda part: tell((1 + part) / 2))
        order = sorted(range(len(turns)), key=lambda place: -sum(found[place]))
        return self._opinions(game, seat, [(turns[place], found[place]) for place in order], why)

    def compare(
        self,
        game: Game,
        seat: int,
        turns: Sequence[Sequence[int]],
        playouts: int,
        why: bool = True,
    ) -> list[Opinion]:
        found = self._play_each(game, seat, turns, playouts, _ignore)
        first, *rest = self._opinions(game, seat, list(zip(turns, found, strict=True)), why)
        return [first, *(replace(it, reasons=_own(it.reasons)) for it in rest)]

    def _opinions(
        self,
        game: Game,
        seat: int,
        found: Sequence[tuple[Sequence[int], list[float]]],
        why: bool,
    ) -> list[Opinion]:
        """From what was found of each turn. ``behind`` is counted from the first."""
        opinions = []
        _, best = found[0]
        for turn, chances in found:
            behind = [one - other for one, other in zip(best, chances, strict=True)]
            opinion = Opinion(tuple(turn), *mean_and_error(chances), *mean_and_error(behind))
            opinions.append(opinion)
        if not why or self._topics is None:
            return opinions
        told = self._reasons(game, seat, opinions, self._topics)
        return [replace(it, reasons=why) for it, why in zip(opinions, told, strict=True)]

    def _reasons(
        self, game: Game, seat: int, opinions: Sequence[Opinion], topics: Topics
    ) -> list[tuple[Reason, ...]]:
        """Reasons for the best turn against those that are worse beyond doubt, on their
        average, or where
        there is none, against all others; of the others against the best; of a single one against
        doing nothing."""
        turns = [it.codes for it in opinions]
        *each, nothing = outcomes(self._search, topics, game, seat, turns, LOOKED_INTO)
        network = self._search.judge.network
        best, *rest = each
        worse = [it for it, one in zip(each, opinions, strict=True) if not one.is_close]
        verdicts = [BETTER if worse else CLOSE]
        verdicts += [CLOSE if it.is_close else WORSE for it in opinions[1:]]
        against = [worse or rest or [nothing], *([best] for _ in rest)]
        told = [
            reasons(network, topics, seat, *them, nothing)
            for them in zip(each, against, verdicts, strict=True)
        ]
        return told if rest else [_own(told[0])]

    def chances(self, game: Game, seat: int, playouts: int) -> Chances:
        search = self._search
        states = [search.judge.imagine(game, seat, search.rng) for _ in range(playouts)]
        return self.chances_of(states)

    def chances_of(self, states: Sequence[Game]) -> Chances:
        seats = range(states[0].seats)
        found = [self._play_on(state) for state in states]
        each = [mean_and_error([chances[seat] for chances in found]) for seat in seats]
        return Chances(tuple(mean for mean, _ in each), tuple(error for _, error in each))

    # -- turns -----------------------------------------------------------------------

    def _turns(self, game: Game, seat: int, playouts: int, tell: Progress) -> list[tuple[int, ...]]:
        """The choices there are, each with its best continuation."""
        search = self._search
        search.playouts = playouts
        search.seconds = float("inf")  # or the same generator would not give the same advice
        search.policy.forget()  # what it has proposed before may be proposed again
        if search.judge.is_worth_a_thought(game, seat):
            search.weigh(game, seat)
            first = [codes_of(candidate) for candidate in list(search.codes)[:MOST_TURNS]]
        else:
            own = search.policy.choose(game, seat)
            others = [code for code in search.judge.left_to_policy(game, seat) if code != own]
            first = [[code] for code in (own, *others)]
        turns = []
        for number, codes in enumerate(first, 1):
            search.policy.forget()
            turns.append(self._go_on(game, seat, codes))
            tell(number / len(first))
        return self._most_likely(game, seat, list(dict.fromkeys(turns)), playouts)

    def _most_likely(
        self, game: Game, seat: int, turns: list[tuple[int, ...]], playouts: int
    ) -> list[tuple[int, ...]]:
        """Not more than there is time for: of many, those that a first look finds best."""
        if len(turns) <= MOST_TURNS:
            return turns
        found = self._play_each(game, seat, turns, max(playouts // FIRST_LOOK, 1), _ignore)
        order = sorted(range(len(turns)), key=lambda place: -sum(found[place]))
        return [turns[place] for place in order[:MOST_TURNS]]

    def _go_on(self, game: Game, seat: int, codes: Sequence[int]) -> tuple[int, ...]:
        state = game.clone()
        drawn = state.chance.record()
        turn = list(codes)
        for code in codes:
            state.apply(seat, code)
        while state.actor == seat and not drawn.listed() and len(turn) < LONGEST:
            turn.append(self._search.choose(state, seat))
            state.apply(seat, turn[-1])
        return tuple(turn)

    # -- playing out -------------------------------------------------------------------

    def _play_each(
        self,
        game: Game,
        seat: int,
        turns: Sequence[Sequence[int]],
        playouts: int,
        tell: Progress,
    ) -> list[list[float]]:
        """The seat's chance after each turn, in each of so many imagined states."""
        search = self._search
        found: list[list[float]] = [[] for _ in turns]
        for number in range(1, playouts + 1):
            before = search.judge.imagine(game, seat, search.rng)
            for place, trial in enumerate(after_each(search, before, seat, turns)):
                found[place].append(self._play_on(trial)[seat])
            tell(number / playouts)
        return found

    def _play_on_to_luck(self, trial: Game) -> None:
        """To where the judge judges, and further where nothing was drawn up to there: all playouts
        would end alike, and their error be nothing."""
        drawn = trial.chance.record()
        self._search.play_on(trial)
        while not trial.over and not drawn.listed():
            actor = trial.actor
            trial.apply(actor, self._search.policy.choose(trial, actor))
            self._search.play_on(trial)

    def _play_on(self, trial: Game) -> list[float]:
        """Everybody's chance after the policy has played on for all, as ``believed``."""
        search = self._search
        over = trial.over
        chances = vec[float]([0.0] * trial.seats)
        self._play_on_to_luck(trial)
        search.judge.chances(trial, chances)
        if over:
            return list(chances)
        network = search.judge.network
        return believed(list(chances), network.temperature, network.lapse)


def believed(chances: Sequence[float], temperature: float, lapse: float) -> list[float]:
    """Chances in a game that is not over, corrected: a temperature above 1 brings them nearer to
    even, a lapse leaves nothing certain. Their order stays the same."""
    powers = [chance ** (1 / temperature) for chance in chances]
    whole = sum(powers) or 1.0  # a game can end without a winner
    return [(1 - lapse) * power / whole + lapse / len(powers) for power in powers]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 1 where one value says nothing of it."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _own(told: Sequence[Reason]) -> tuple[Reason, ...]:
    """The opinion without what it says of other turns."""
    return tuple(it for it in told if it.part and it.says.message != OTHERWISE)


def _ignore(part: float) -> None:
    """No-op progress callback."""
