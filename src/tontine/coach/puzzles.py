"""Puzzles: a moment of a game at which somebody played much worse than they could have known, and
what comes of each sensible turn there. "Find the better turn" is the question.

All chances are the coach's, from what the seat could know, so that nothing hidden is needed to
find the answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from tontine.bots.bot import Adviser, Bot, Opinion, Reason
from tontine.bots.search.search import Search
from tontine.coach.hints import NoCoach, coach_of, playouts_for, read_codes
from tontine.play.fork import digest
from tontine.play.match import Match
from tontine.play.record import Step
from tontine.play.save import dump
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game

FOUND = 0.02  # so near the best turn, it counts as found
DEAR = 0.08  # what was played costs at least so much of the win
MOST_GOOD = 2  # turns; of more, the best is no answer
APART = 0.04  # all others are at least so far behind the best, ...
SURELY = 4.0  # ... and so are they and what was played by so many standard errors
FEWEST = 4  # turns to choose from
HOPELESS, CERTAIN = 0.1, 0.97  # the best turn's chance is in between
LOOKS = 0.75  # of DEAR: what a first look has to find, which is less sure
FIRST_LOOK = 20  # it takes so much less


class Weighed(Struct, frozen=True):
    """A turn, and the chance to win after it with its standard error."""

    moves: list[Decision]
    chance: float
    doubt: float


class Puzzle(Struct, frozen=True, kw_only=True):
    """``save`` is the save file of the game up to the moment, ``of`` is the digest of its end."""

    id: str
    game: str
    seat: int
    version: int  # so many decisions were made before
    level: str  # of the bots that played
    playouts: int  # of each turn
    turns: list[Weighed]  # that are sensible, the best first
    played: Weighed
    reasons: list[Reason]  # for the best turn against what was played
    of: str
    save: str


class Finder:
    """Looks for puzzles in games that are over, with a coach. What it finds in a game depends on
    that game alone."""

    def __init__(self, bot: Bot, adviser: Adviser, playouts: int) -> None:
        self._bot = bot
        self._adviser = adviser
        self._playouts = playouts
        self._rng = Rng(1)

    def puzzles(self, match: Match) -> list[Puzzle]:
        found = (self._puzzle(match, *run) for run in runs(match.steps))
        return [it for it in found if it is not None]

    def _puzzle(self, match: Match, first: int, last: int) -> Puzzle | None:
        steps = match.steps[first : last + 1]
        seat, codes = steps[0].seat, tuple(code for step in steps for code in step.codes)
        assert seat is not None
        before = match.at(first - 1)
        if not _has_choice(before.game, seat):
            return None
        seed_by(self._bot, self._rng, first)
        game = before.game.seen_by(seat).imagine(seat, self._rng)
        turns = self._look(game, seat, codes)
        if turns is None:
            return None
        weighed = self._weigh(game, seat, turns)
        if not is_clear(weighed, weighed[_place_of(weighed, codes)]):
            return None
        return self._made(match, before, game, seat, weighed, codes)

    def _look(self, game: Game, seat: int, codes: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        """The turns to be weighed, with that which was played; None if it looks well enough."""
        quick = max(self._playouts // FIRST_LOOK, 2)
        turns = [it.codes for it in self._adviser.advise(game, seat, quick, False)]
        if len(turns) < FEWEST or turns[0][: len(codes)] == codes:
            return None
        if codes not in turns:
            turns.append(codes)
        found = self._adviser.compare(game, seat, turns, quick, False)
        best = max(it.chance for it in found)
        played = found[turns.index(codes)]
        dear = best - played.chance >= LOOKS * DEAR
        return turns if dear and best > HOPELESS / 2 else None

    def _weigh(self, game: Game, seat: int, turns: Sequence[tuple[int, ...]]) -> list[Opinion]:
        """Once to put them in their order, and once more: the best of many looks better than it
        is."""
        ranked = self._adviser.compare(game, seat, turns, self._playouts // 2, False)
        order = sorted(ranked, key=lambda it: -it.chance)
        codes = [it.codes for it in order]
        return list(self._adviser.compare(game, seat, codes, self._playouts, False))

    def _made(
        self,
        match: Match,
        before: Match,
        game: Game,
        seat: int,
        weighed: Sequence[Opinion],
        codes: tuple[int, ...],
    ) -> Puzzle:
        pair = [weighed[0].codes, codes]
        better, _ = self._adviser.compare(game, seat, pair, max(self._playouts // 4, 2))
        turns = [self._turn(before, game, seat, it) for it in weighed]
        save = dump(before)
        name = hashlib.sha256(f"{seat} {save}".encode()).hexdigest()[:6]
        return Puzzle(
            id=f"{match.title.name}-{name}",
            game=match.title.name,
            seat=seat,
            version=before.version,
            level=str(match.bots[seat]),
            playouts=self._playouts,
            turns=turns,
            played=turns[_place_of(weighed, codes)],
            reasons=list(better.reasons),
            of=digest(match.game),
            save=save,
        )

    def _turn(self, before: Match, game: Game, seat: int, it: Opinion) -> Weighed:
        moves = read_codes(before.title, game, seat, it.codes, self._bot)
        return Weighed(moves, round(it.chance, 4), round(it.doubt, 4))


def is_clear(weighed: Sequence[Opinion], played: Opinion) -> bool:
    """Whether a puzzle can be made of these turns, the best first: what was played is much worse,
    and there are no more than two that are good."""
    best, others = weighed[0], weighed[1:]
    if not HOPELESS <= best.chance <= CERTAIN or min(it.behind for it in others) < -FOUND / 2:
        return False
    if min(it.doubt for it in weighed) == 0.0:  # all playouts ended alike: no margin can be told
        return False
    good = [it for it in others if it.behind < FOUND]
    bad = [it for it in others if it.behind >= FOUND]
    return (
        len(good) < MOST_GOOD
        and len(weighed) >= FEWEST
        and played.behind >= max(DEAR, SURELY * played.behind_doubt)
        and all(it.behind >= max(APART, SURELY * it.behind_doubt) for it in bad)
    )


def weigh_turns(
    match: Match, seat: int, turns: Sequence[Sequence[Decision]], playouts: int
) -> list[float]:
    """The chance to win after each of these turns, played out with the same luck. Asked again, it
    says the same. Refused where a turn cannot be played."""
    rng = Rng(0)
    found = coach_of(match.title.name, rng)
    if found is None:
        raise NoCoach("no-coach", game=match.title.name)
    bot, adviser = found
    seed_by(bot, rng, match.version)
    game = match.game.seen_by(seat).imagine(seat, rng)
    codes = [codes_of(match, game, seat, moves) for moves in turns]
    playouts = min(playouts, playouts_for(match.title.name))  # where it is not compiled, fewer
    return [it.chance for it in adviser.compare(game, seat, codes, playouts, False)]


def codes_of(match: Match, game: Game, seat: int, moves: Sequence[Decision]) -> list[int]:
    """What decisions are made of, in a state that looks to the seat as the match does."""
    trial = Match.of(match.title, match.seats, match.options, game.clone())
    return [code for move in moves for code in trial.decide(seat, move).codes]


def runs(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """The turns: decisions of one seat in a row, with nothing drawn or laid open in between; by the
    versions of their first and last decision."""
    found: list[tuple[int, int]] = []
    for version, step in enumerate(steps[1:], 1):
        last = steps[version - 1]
        if found and last.seat == step.seat and not last.outcomes and not last.revealed:
            found[-1] = (found[-1][0], version)
        else:
            found.append((version, version))
    return found


def seed_by(bot: Bot, rng: Rng, number: int) -> None:
    """Let chance follow from a number, and be far from that of another number."""
    rng.state = (number + 1) * 2654435761 % SEED_LIMIT
    if isinstance(bot, Search):
        bot.rng.state = rng.state


def _place_of(weighed: Sequence[Opinion], codes: tuple[int, ...]) -> int:
    return [it.codes for it in weighed].index(codes)


def _has_choice(game: Game, seat: int) -> bool:
    choices = Choices()
    game.offer(seat, choices)
    return choices.total > 1
