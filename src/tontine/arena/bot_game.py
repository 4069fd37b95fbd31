"""One game of bots among themselves, without a record."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time_ns
from typing import Protocol

from tontine.bots.decide import play_fast
from tontine.bots.seats import make_bot
from tontine.play.title import AnyTitle
from tontine.rules.chance import Rng
from tontine.rules.game import Game


class Watcher(Protocol):
    """Looks on while games are played, and makes notes."""

    def begins(self, game: Game) -> None:
        """Before anything is dealt."""

    def asks(self, game: Game) -> None:
        """Before every decision."""

    def decided(self, game: Game, code: int) -> None:
        """What the answer was, before it is carried out."""

    def ends(self, game: Game) -> None: ...


class BotGame:
    """Bots that play one game as they would at a table: a whole decision at a time.

    What is counted is counted by seat. ``codes`` are the parts of decisions, ``nanoseconds`` is
    CPU time.
    """

    def __init__(
        self,
        title: AnyTitle,
        game: Game,
        names: Sequence[str],
        rng: Rng,
        watcher: Watcher | None = None,
    ) -> None:
        self.game = game
        self._title = title
        self._names = names
        self._bots = [make_bot(title.name, name, Rng(rng.next())) for name in names]
        self._rng = rng
        self._watcher = watcher
        self.codes = 0
        self.decisions = [0] * len(names)
        self.nanoseconds = [0] * len(names)
        self.longest = [0] * len(names)  # of one decision
        self.failures = [0] * len(names)
        self.first_failure = ""

    def play(self) -> None:
        """From the deal to the end."""
        game, watcher = self.game, self._watcher
        if watcher is not None:
            watcher.begins(game)
        game.remember()
        game.deal()
        while not game.over:
            self._decide(game.actor)
        if watcher is not None:
            watcher.ends(game)

    def _decide(self, seat: int) -> None:
        codes, started = self.codes, process_time_ns()
        bot = self._bots[seat]
        failed = play_fast(self._title, self.game, seat, bot, self._rng, self._apply)
        taken = process_time_ns() - started
        self.decisions[seat] += 1
        self.nanoseconds[seat] += taken
        self.longest[seat] = max(self.longest[seat], taken)
        if failed is not None:
            self.failures[seat] += 1
            where = f"decision {codes}, seat {seat + 1}, {self._names[seat]}"
            self.first_failure = self.first_failure or f"{where}: {failed}"

    def _apply(self, seat: int, code: int) -> None:
        if self._watcher is not None:
            self._watcher.asks(self.game)
            self._watcher.decided(self.game, code)
        self.game.apply(seat, code)
        self.codes += 1
