"""One game of bots among themselves, without a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import process_time_ns
from typing import Protocol

from tontine.bots.decide import needs_match, play_bot, play_fast
from tontine.bots.programs import say_bye
from tontine.bots.seats import make_player
from tontine.play.match import Match
from tontine.play.title import AnyTitle
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Game


class Watcher(Protocol):
    """Looks on while games are played, and makes notes."""

    def begins(self, game: Game) -> None:
        """Before anything is dealt."""

    def asks(self, game: Game) -> None:
        """Before every decision."""

    def decided(self, game: Game, code: int) -> None:
        """What the answer was, before it is carried out. Ignored by default."""
        return

    def ends(self, game: Game) -> None: ...


class BotGame:
    """Bots that play one game as they would at a table: a whole decision at a time.

    What is counted is counted by seat. ``codes`` are the parts of decisions, ``nanoseconds`` is
    CPU time, of a program only what goes into asking it.

    Where somebody decides from what has been seen, a match with the same deal is played alongside.
    """

    def __init__(
        self,
        title: AnyTitle,
        options: Mapping[str, str],
        seed: int,
        names: Sequence[str],
        rng: Rng,
        watcher: Watcher | None = None,
    ) -> None:
        self.game: Game = title.set_up(len(names), Chance(Rng(seed)), options)
        self._title = title
        self._names = names
        self._bots = [make_player(title.name, name, Rng(rng.next())) for name in names]
        self._match: Match | None = None
        if any(needs_match(bot) for bot in self._bots):
            called = [str(seat + 1) for seat in range(len(names))]
            self._match = Match(title, called, options, Chance(Rng(seed)))
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
        try:
            while not game.over:
                self._decide(game.actor)
        finally:
            say_bye(self._bots, self._match)
        if watcher is not None:
            watcher.ends(game)

    def _decide(self, seat: int) -> None:
        codes, started = self.codes, process_time_ns()
        bot = self._bots[seat]
        failed: object
        if self._match is None:
            failed = play_fast(self._title, self.game, seat, bot, self._rng, self._apply)
        else:
            failed = play_bot(self._match, seat, self._names[seat], bot, self._rng)
            for code in self._match.steps[-1].codes:
                self._apply(seat, code)
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
