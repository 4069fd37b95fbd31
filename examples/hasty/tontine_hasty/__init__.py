"""The smallest useful bot for Tontine: it tries every choice, and takes what makes it richest."""

from __future__ import annotations

from tontine.play.titles import title_of
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game


class Hasty:
    """Looks one choice ahead and no further; among equals it draws."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._choices = Choices()
        self._title = title_of("acquire")

    def choose(self, game: Game, seat: int) -> int:
        game.offer(seat, self._choices)
        codes = [self._choices.nth(number) for number in range(len(self._choices))]
        worths = [self._worth_after(game, seat, code) for code in codes]
        best = [code for code, worth in zip(codes, worths, strict=True) if worth == max(worths)]
        return best[self._rng.below(len(best))]

    def _worth_after(self, game: Game, seat: int, code: int) -> int:
        trial = game.clone()  # the state that it is shown must be left as it is
        trial.apply(seat, code)
        return self._title.worth(trial)[seat]
