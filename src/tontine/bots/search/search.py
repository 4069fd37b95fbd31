"""Search: what comes of each choice, played out from many imagined states.

The candidates are all played from the same imagined states with the same luck, for some decisions
onward, and judged there. The worse half is left out and the rest played out further, until one
remains: that is sequential halving. Nothing in it looks at the true state, so nothing can leak.
"""

from __future__ import annotations

from math import sqrt
from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.search.judge import FURTHER, Judge
from tontine.bots.search.policy import Policy
from tontine.rules.chance import Rng
from tontine.rules.game import Game

# What every decision is worth that a lost game still lasts: nobody ends early what is lost anyway.
# So little that it counts only among choices without a chance.
HOPE: Final = 1e-9


@mypyc_attr(acyclic=True)
class Search(Policy):
    """``playouts`` for a decision, each of ``depth`` codes by the policy. After ``seconds`` of CPU
    time it is content with what it has: only then do the same seed and playouts not make the same
    decision.

    With ``caution`` the policy's own choice stays among the candidates to the end, and another one
    is taken only if it is better by so many standard errors: few playouts say little, and the best
    of many candidates is often the luckiest.
    """

    def __init__(
        self,
        judge: Judge,
        policy: Policy,
        rng: Rng,
        playouts: i64,
        depth: i64,
        seconds: float = 2.0,
        caution: float = 0.0,
    ) -> None:
        self.judge = judge
        self.policy = policy
        self.rng = rng
        self.playouts = playouts
        self.depth = depth
        self.seconds = seconds
        self.caution = caution
        self.codes: vec[i64] = vec[i64]()  # the candidates last weighed, the best first
        self._sums: vec[float] = vec[float]()
        self._squares: vec[float] = vec[float]()
        self._counts: vec[i64] = vec[i64]()
        self._own: i64 = 0  # the policy's own choice
        self._found: vec[float] = vec[float]()  # in the last state, by place
        self._apart: vec[float] = vec[float]()  # squared distances from the policy's own choice
        self._chances: vec[float] = vec[float]()

    def choose(self, game: Game, seat: i64) -> i64:
        if not self.judge.is_worth_a_thought(game, seat):
            return self.policy.choose(game, seat)
        self.weigh(game, seat)
        self.policy.forget()  # what it has only imagined
        return self.codes[0] & (FURTHER - 1)

    def forget(self) -> None:
        self.policy.forget()

    # -- what it thinks of each candidate --------------------------------------------

    def chance(self, place: i64) -> float:
        """The chance to win after the candidate at that place."""
        return self._sums[place] / float(self._counts[place])

    def doubt(self, place: i64) -> float:
        """The standard error of that chance; 1 where one playout says nothing of it."""
        count = float(self._counts[place])
        if count < 2.0:
            return 1.0
        mean = self._sums[place] / count
        variance = self._squares[place] / count - mean * mean
        return sqrt(variance / (count - 1.0)) if variance > 0.0 else 0.0

    def tried(self, place: i64) -> i64:
        """How many playouts the candidate was given."""
        return self._counts[place]

    def weigh(self, game: Game, seat: i64) -> None:
        """Play the candidates out and order them, the best first."""
        self.codes = self._with_first(
            self.judge.candidates(game, seat), self.policy.choose(game, seat)
        )
        alive = len(self.codes)
        self._sums = vec[float]([0.0] * alive)
        self._squares = vec[float]([0.0] * alive)
        self._counts = vec[i64]([0] * alive)
        self._own = self.codes[0]
        self._found = vec[float]([0.0] * alive)
        self._apart = vec[float]([0.0] * alive)
        self._chances = vec[float]([0.0] * game.seats)
        rounds = _halvings(alive)
        until = thread_time() + self.seconds
        while alive > 1:
            states = self.playouts // (rounds * alive)
            for _ in range(states if states > 0 else i64(1)):
                self._play_each(self.judge.imagine(game, seat, self.rng), seat, alive)
                if thread_time() > until:
                    self._order(alive)
                    self._be_cautious()
                    return
            self._order(alive)
            alive = (alive + 1) // 2
            if self.caution > 0.0 and alive > 1 and self._place_of_own() >= alive:
                self._swap(self._place_of_own(), alive - 1)
        self._be_cautious()

    def _place_of_own(self) -> i64:
        place: i64 = 0
        while self.codes[place] != self._own:
            place += 1
        return place

    def _be_cautious(self) -> None:
        """The policy's own choice comes first if nothing is surely better."""
        own = self._place_of_own()
        if self.caution == 0.0 or own == 0:
            return
        count = float(self._counts[0])
        ahead = self.chance(0) - self.chance(own)  # both were played in the same states
        variance = self._apart[0] / count - ahead * ahead
        error = sqrt(variance / (count - 1.0)) if count > 1.0 and variance > 0.0 else 0.0
        if count < 2.0 or ahead <= self.caution * error:
            while own > 0:
                self._swap(own, own - 1)
                own -= 1

    def _with_first(self, codes: vec[i64], first: i64) -> vec[i64]:
        """The candidates with the policy's own choice in front, which wins among equals."""
        ordered = vec[i64]([first])
        for place in range(len(codes)):
            if codes[place] != first:
                ordered = append(ordered, codes[place])
        return ordered

    def _play_each(self, state: Game, seat: i64, alive: i64) -> None:
        luck = self.rng.next()
        for place in range(alive):
            trial = state.clone()
            self.rng.state = luck
            self.judge.try_out(trial, seat, self.codes[place])
            chance = self.play_out(trial, seat)
            self._sums[place] += chance
            self._squares[place] += chance * chance
            self._counts[place] += 1
            self._found[place] = chance
        if self.caution > 0.0:
            own = self._found[self._place_of_own()]
            for place in range(alive):
                apart = self._found[place] - own
                self._apart[place] += apart * apart

    def play_out(self, trial: Game, seat: i64) -> float:
        """The seat's chance to win when the policy has played on for all."""
        played = self.play_on(trial)
        self.judge.chances(trial, self._chances)
        if trial.over and self._chances[seat] == 0.0:
            return HOPE * float(played)
        return self._chances[seat]

    def play_on(self, trial: Game) -> i64:
        """Let the policy play for all, up to where the judge judges; how many codes that took."""
        policy = self.policy
        judge = self.judge
        policy.forget()
        left = self.depth
        while not trial.over and (left > 0 or not judge.is_settled(trial)):
            actor = trial.actor
            trial.apply(actor, policy.choose(trial, actor))
            left -= 1
        return self.depth - left

    def _order(self, alive: i64) -> None:
        """The first ``alive`` candidates by their chance; equals stay in their order."""
        for end in range(i64(1), alive):
            place = end
            while place > 0 and self.chance(place) > self.chance(place - 1):
                self._swap(place, place - 1)
                place -= 1

    def _swap(self, a: i64, b: i64) -> None:
        self.codes[a], self.codes[b] = self.codes[b], self.codes[a]
        self._sums[a], self._sums[b] = self._sums[b], self._sums[a]
        self._squares[a], self._squares[b] = self._squares[b], self._squares[a]
        self._counts[a], self._counts[b] = self._counts[b], self._counts[a]
        self._apart[a], self._apart[b] = self._apart[b], self._apart[a]


@mypyc_attr(acyclic=True)
class OnePly(Policy):
    """Takes the choice after which the judge sees the best chance, with no search.

    ``noise`` is added to each chance, up to so much: for games to learn from.
    """

    def __init__(self, judge: Judge, policy: Policy, rng: Rng, noise: float = 0.0) -> None:
        self.judge = judge
        self.policy = policy  # plays on to where the judge can judge, and what is not weighed
        self.rng = rng
        self.noise = noise

    def choose(self, game: Game, seat: i64) -> i64:
        judge = self.judge
        if not judge.is_worth_a_thought(game, seat):
            return self.policy.choose(game, seat)
        codes = judge.candidates(game, seat)
        if len(codes) == 1:
            return codes[0] & (FURTHER - 1)
        chances = vec[float]([0.0] * game.seats)
        best: i64 = codes[0]
        best_chance = -1.0
        for place in range(len(codes)):
            trial = game.clone()
            judge.try_out(trial, seat, codes[place])
            while not trial.over and not judge.is_settled(trial):
                trial.apply(trial.actor, self.policy.choose(trial, trial.actor))
            judge.chances(trial, chances)
            chance = chances[seat]
            if self.noise > 0.0:
                chance += self.noise * float(self.rng.below(1000)) / 1000.0
            if chance > best_chance:
                best = codes[place]
                best_chance = chance
        return best & (FURTHER - 1)

    def forget(self) -> None:
        self.policy.forget()


def _halvings(candidates: i64) -> i64:
    """How often so many can be halved until one is left."""
    count: i64 = 0
    while candidates > 1:
        candidates = (candidates + 1) // 2
        count += 1
    return count
