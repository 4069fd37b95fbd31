"""Positions to learn from: what every seat had, and who won in the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.bots.search.judge import Judge
from tontine.bots.search.policy import Policy
from tontine.rules.chance import Rng
from tontine.rules.game import Game


@mypyc_attr(acyclic=True)
class Lessons:
    """Rows of one length, one after the other: the judge's inputs, the chance that is to be learnt,
    and the seat's part of the win. The seats of a position follow each other; ``seats`` says how
    many, for each position.

    What is to be learnt is who won; but as far as the judge is trusted, what it saw in the next
    position that was kept, and in the one after that, and so on: TD(1 - ``trust``).
    """

    def __init__(self, judge: Judge, rng: Rng, every: i64, trust: float = 0.0) -> None:
        self._judge = judge
        self._rng = rng
        self._every = every  # one in so many positions is kept
        self._trust = trust
        self._chances: vec[float] = vec[float]()
        self.rows: vec[float] = vec[float]()
        self.seats: vec[i64] = vec[i64]()
        self.decisions: i64 = 0

    def play(self, game: Game, players: list[Policy]) -> None:
        """Let them play a game that is dealt, each from what its seat knows, and learn from it."""
        for player in players:
            player.forget()
        first = len(self.rows)
        while not game.over:
            seat = game.actor
            if self._rng.below(self._every) == 0 and self._judge.is_settled(game):
                self._keep(game)
            game.apply(seat, players[seat].choose(game.imagine(seat, self._rng), seat))
            self.decisions += 1
        self._look_back(game, first)

    def _look_back(self, game: Game, first: i64) -> None:
        """From the end to the first position of the game: what is to be learnt of each."""
        winners = game.result().winners
        length = self._judge.network.inputs + 2
        rows = self.rows
        row = len(rows) - game.seats * length
        ahead = vec[float]([0.0] * game.seats)
        for seat in range(game.seats):
            ahead[seat] = 1.0 / float(len(winners)) if seat in winners else 0.0
        won = ahead[:]
        trust = self._trust if len(winners) > 0 else 0.0
        while row >= first:
            for seat in range(game.seats):
                place = row + seat * length + length - 2
                seen = rows[place]
                rows[place] = ahead[seat]
                rows[place + 1] = won[seat]
                if trust > 0.0:
                    ahead[seat] = trust * seen + (1.0 - trust) * ahead[seat]
            row -= game.seats * length

    def _keep(self, game: Game) -> None:
        judge = self._judge
        if self._trust > 0.0:
            self._chances = vec[float]([0.0] * game.seats)
            judge.chances(game, self._chances)
        judge.prepare(game)
        self.seats = append(self.seats, game.seats)
        for seat in range(game.seats):
            judge.read(game, seat, judge.inputs)
            for index in range(judge.network.inputs):
                self.rows = append(self.rows, judge.inputs[index])
            self.rows = append(self.rows, self._chances[seat] if self._trust > 0.0 else 0.0)
            self.rows = append(self.rows, 0.0)
