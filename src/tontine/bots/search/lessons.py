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
    """Rows of one length, one after the other: the judge's inputs, then the seat's part of the
    win. The seats of a position follow each other; ``seats`` says how many, for each position."""

    def __init__(self, judge: Judge, rng: Rng, every: i64) -> None:
        self._judge = judge
        self._rng = rng
        self._every = every  # one in so many positions is kept
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
        winners = game.result().winners
        length = self._judge.network.inputs + 1
        seat = 0
        for row in range(first, len(self.rows), length):
            if seat in winners:
                self.rows[row + length - 1] = 1.0 / float(len(winners))
            seat = seat + 1 if seat + 1 < game.seats else 0

    def _keep(self, game: Game) -> None:
        judge = self._judge
        judge.prepare(game)
        self.seats = append(self.seats, game.seats)
        for seat in range(game.seats):
            judge.read(game, seat, judge.inputs)
            for index in range(judge.network.inputs):
                self.rows = append(self.rows, judge.inputs[index])
            self.rows = append(self.rows, 0.0)
