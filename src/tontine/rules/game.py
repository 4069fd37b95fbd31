"""The contract that every game keeps, and random play, which needs nothing but the contract.

A game asks, seats answer. ``owes`` always says which seats owe a decision; ``offer`` says what
a seat may answer; ``apply`` carries an answer out. A game is driven like this:

    rng = Rng(1)
    game = new_game(seats=4, seed=1)
    choices = Choices()
    seat = game.actor
    while seat != NOBODY:
        game.offer(seat, choices)
        seat = game.advance(seat, choices.pick(rng))
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance, Rng
from tontine.rules.choices import Choices
from tontine.rules.journal import EVERYONE, Journal
from tontine.rules.pickling import Reduced, reduced

NOBODY: Final = -1
CODE_LIMIT: Final = 1 << 40  # codes are below this


class Refusal:
    """Why a decision is not accepted: the rule, and a reason that has words in every language.

    The details are numbers of the game (a tile, a corporation); ``play`` puts names to them.
    """

    def __init__(self, rule: str, reason: str, details: dict[str, int]) -> None:
        self.rule = rule
        self.reason = reason
        self.details = details


class Illegal(ValueError):
    """A decision that is not among those offered. Nothing has changed."""

    def __init__(self, seat: int, code: int, refusal: Refusal) -> None:
        details = "".join(f", {name} {value}" for name, value in refusal.details.items())
        rule = f"{refusal.rule}: " if refusal.rule else ""
        super().__init__(f"seat {seat} may not decide {code}: {rule}{refusal.reason}{details}")
        self.seat = seat
        self.code = code
        self.refusal = refusal


class Result:
    """The end of a game: what each seat has, its rank, and who has won.

    Rank 1 is best and equals share a rank. ``strengths`` decide the ranks where the scores alone
    do not (a tie-break, a bankruptcy). A game can also end without a winner.
    """

    def __init__(
        self, scores: list[int], strengths: list[int] | None = None, nobody: bool = False
    ) -> None:
        self.scores = scores
        deciding = scores if strengths is None else strengths
        ranks: list[int] = []
        winners: list[int] = []
        for seat in range(len(scores)):
            better = 0
            for other in deciding:
                if other > deciding[seat]:
                    better += 1
            ranks.append(1 + better)
            if better == 0 and not nobody:
                winners.append(seat)
        self.ranks = ranks
        self.winners = winners


# Games of other packages are written in plain Python.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Game:
    """One game in progress."""

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.journal: Journal | None = None
        self.over = False
        self.owes: i64 = 0  # the set of seats that owe a decision
        self.actor: i64 = NOBODY  # the one of them whose turn it is in a fair order

    # -- the beginning -------------------------------------------------------------

    @abstractmethod
    def fresh(self, chance: Chance) -> Game:
        """Another game with the same seats and options, not dealt yet."""

    @abstractmethod
    def deal(self) -> None:
        """Set up and begin: from now on somebody owes a decision."""

    def remember(self) -> None:
        """Keep track of what can be inferred, for ``imagine``; before dealing."""

    # -- decisions -----------------------------------------------------------------

    @abstractmethod
    def offer(self, seat: i64, choices: Choices) -> None:
        """Fill ``choices`` with every code the seat may answer now; none if it owes nothing."""

    @abstractmethod
    def apply(self, seat: i64, code: i64) -> None:
        """Carry out a decision, which must be one of those offered to the seat."""

    def advance(self, seat: i64, code: i64) -> i64:
        """Carry out a decision; whose turn it is then, or NOBODY at the end. Who drives many games
        from Python is quicker with this than by looking at the game after each decision; and still
        quicker if the class of the game has it itself."""
        self.apply(seat, code)
        return self.actor

    @abstractmethod
    def refusal(self, seat: i64, code: i64) -> Refusal | None:
        """Why the seat may not decide this now, or None if it may. Agrees with ``offer``."""

    def check(self, seat: int, code: int) -> None:
        """Raise Illegal, which says what is wrong, if the seat may not decide this now."""
        if not (NOBODY <= seat < self.seats and 0 <= code < CODE_LIMIT):
            raise Illegal(seat, code, Refusal("", "unknown", {}))
        refusal = self.refusal(seat, code)
        if refusal is not None:
            raise Illegal(seat, code, refusal)

    def decide(self, seat: int, code: int) -> int:
        """``advance`` for callers that may be wrong: raises Illegal, and then nothing has
        changed."""
        self.check(seat, code)
        return self.advance(seat, code)

    # -- copies --------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Game:
        """An independent copy, without a journal."""

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> Reduced:
        """A pickled game is all there: chance goes on as it would have, and so does the journal."""
        return reduced(self)

    @abstractmethod
    def imagine(self, seat: i64, rng: Rng) -> Game:
        """A random full state that agrees with everything the seat knows."""

    def seen_by(self, seat: i64) -> Game:
        """A state to imagine from, the same for all true states that the seat cannot tell apart:
        with the same generator the same is imagined then. A game that looks at no secret when it
        imagines is one as it is."""
        return self

    @abstractmethod
    def snapshot(self) -> dict[str, object]:
        """Every fact of the state as plain data, in an order that does not depend on history."""

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position, whatever chance will bring."""
        return isinstance(other, Game) and self.snapshot() == other.snapshot()

    # -- the end -------------------------------------------------------------------

    @abstractmethod
    def result(self) -> Result:
        """The final scores and ranks; before the end, as things stand."""

    # -- for the games -------------------------------------------------------------

    def ask(self, seat: i64) -> None:
        """One seat, and no other, owes a decision."""
        self.actor = seat
        self.owes = 1 << seat

    def close(self) -> None:
        """Nobody owes anything any more: the game is over."""
        self.over = True
        self.actor = NOBODY
        self.owes = 0

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Journal an event that everybody may know."""
        journal = self.journal
        if journal is not None:
            journal.note(kind, EVERYONE, a, b, c, d)

    def confide(
        self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Journal an event that only some may know."""
        journal = self.journal
        if journal is not None:
            journal.note(kind, audience, a, b, c, d)


def play_random(game: Game, rng: Rng) -> i64:
    """Finish the game with random decisions; return how many that took."""
    choices = Choices()
    decisions: i64 = 0
    while not game.over:
        seat = game.actor
        game.offer(seat, choices)
        game.apply(seat, choices.pick(rng))
        decisions += 1
    return decisions


def play_games(game: Game, first_seed: i64, games: i64, journal: bool = False) -> i64:
    """Play whole random games like this one; return the total number of decisions."""
    decisions: i64 = 0
    for seed in range(first_seed, first_seed + games):
        fresh = game.fresh(Chance(Rng(seed)))
        if journal:
            fresh.journal = Journal()
        fresh.deal()
        decisions += play_random(fresh, fresh.chance)
    return decisions


def time_clones(game: Game, count: i64) -> None:
    """Clone the game so many times, for measuring."""
    for _ in range(count):
        game.clone()
