"""A hint: the best turns there are for a seat, with its chance to win after each, and why.

Nothing in it depends on what the seat may not know: the coach gets an imagined state, as every
bot does, and two matches that look alike to the seat are given the same advice.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tontine.bots.advise import adviser_of
from tontine.bots.bot import Adviser, Bot, Opinion, Progress, Reason
from tontine.bots.seats import FOLDERS, bot_names, bot_problem, make_bot
from tontine.build import is_compiled
from tontine.play.errors import Problem, Refused
from tontine.play.match import Match
from tontine.play.title import AnyTitle
from tontine.play.view import Choice, Decision
from tontine.rules.chance import SEED_LIMIT, Rng
from tontine.rules.game import Game

TEMPTING = 0.03  # so much less of the win, and it is worth a warning
USUAL = 400  # playouts of each turn, where a game says nothing better


class NoCoach(Problem):
    """No bot of this game gives advice."""


class Turn(Struct, frozen=True, kw_only=True):
    """Something a seat could do: its decisions up to where somebody else decides or something is
    drawn, the chance to win after them with its standard error, and why."""

    choices: list[Choice]  # one after the other, with what each would do
    chance: float
    doubt: float
    behind: float  # the best turn
    behind_doubt: float
    close: bool  # whether the best turn may be no better
    tempting: bool  # it brings in more at once than the best, and is worse beyond doubt
    reasons: list[Reason]


class Advice(Struct, frozen=True, kw_only=True):
    """Advice for one seat. Its chance to win is that of the best turn."""

    seat: int
    version: int  # of the match
    playouts: int  # for each turn
    turns: list[Turn]  # the best first


def coach_of(game: str, rng: Rng) -> tuple[Bot, Adviser] | None:
    """The strongest bot of a game that says what it thinks; where none of ours does, one of another
    package."""
    for name in reversed(bot_names(game)):
        if bot_problem(game, name) is not None:
            continue
        bot = make_bot(game, name, rng)
        adviser = adviser_of(bot, FOLDERS[game].TOPICS if game in FOLDERS else None)
        if adviser is not None:
            return bot, adviser
    return None


def playouts_for(game: str, part: float = 1.0) -> int:
    """How many there is time for, or for a part of them. Plain Python plays out a fiftieth of what
    compiled code does."""
    whole = FOLDERS[game].TOPICS.playouts if game in FOLDERS else USUAL
    return max(int(whole * part / (1 if is_compiled() else 50)), 2)


def can_advise(game: str) -> bool:
    return coach_of(game, Rng(0)) is not None


def advice(
    match: Match,
    seat: int,
    playouts: int | None = None,
    rng: Rng | None = None,
    progress: Progress | None = None,
) -> Advice:
    """What the coach would do in that seat, which must owe a decision (Refused). Asked again, it
    says the same: without a generator, one follows from where the match stands."""
    if seat not in match.owing:
        raise _refused(match)
    rng = rng or Rng(_seed(match, seat))
    found = coach_of(match.title.name, rng)
    if found is None:
        raise NoCoach("no-coach", game=match.title.name)
    bot, adviser = found
    playouts = playouts or playouts_for(match.title.name)
    game = match.game.seen_by(seat).imagine(seat, rng)
    opinions = adviser.advise(game, seat, playouts, True, progress)
    tempting = _tempting(match.title, game, seat, opinions)
    turns = [turn_of(match, game, seat, it, bot, it is tempting) for it in opinions]
    return Advice(seat=seat, version=match.version, playouts=playouts, turns=turns)


def _tempting(
    title: AnyTitle, game: Game, seat: int, opinions: Sequence[Opinion]
) -> Opinion | None:
    """The turn after which the seat is worth most as things stand, if that is a mistake."""

    def worth(opinion: Opinion) -> int:
        state = game.clone()
        for code in opinion.codes:
            state.apply(seat, code)
        return title.worth(state)[seat]

    worse = [it for it in opinions if not it.is_close and it.behind >= TEMPTING]
    most = max(worse, key=worth, default=None)
    return most if most is not None and worth(most) > worth(opinions[0]) else None


def _refused(match: Match) -> Refused:
    if match.over:
        return Refused(match.title.rulebook.end_rule, "over", {})
    return Refused("", "not_asked", {"seat": match.owing[0]})


def _seed(match: Match, seat: int) -> int:
    """A seed that differs from position to position."""
    return (match.version * 64 + seat) * 7919 % SEED_LIMIT


def turn_of(
    match: Match, game: Game, seat: int, opinion: Opinion, bot: Bot, tempting: bool
) -> Turn:
    """An opinion in the words of the game. ``game`` is the imagined state that it is about."""
    decisions = read_codes(match.title, game, seat, opinion.codes, bot)
    return Turn(
        choices=match.foresee(seat, decisions),
        chance=opinion.chance,
        doubt=opinion.doubt,
        behind=opinion.behind,
        behind_doubt=opinion.behind_doubt,
        close=opinion.is_close,
        tempting=tempting,
        reasons=list(opinion.reasons),
    )


def read_codes(
    title: AnyTitle, game: Game, seat: int, codes: Sequence[int], bot: Bot
) -> list[Decision]:
    """The whole decisions that codes make. If the last one is not whole, the bot goes on."""
    state = game.clone()
    left = list(codes)
    chosen: list[int] = []

    def choose(trial: Game) -> int:
        chosen.append(left.pop(0) if left else bot.choose(trial, seat))
        return chosen[-1]

    decisions = []
    while left:
        decisions.append(title.decision(state.clone(), seat, choose))
        while chosen:
            state.apply(seat, chosen.pop(0))
    return decisions
