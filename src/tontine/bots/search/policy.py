"""A way to play that is quick enough for thousands of playouts a second."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from tontine.rules.game import Game


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Policy:
    """A player for any seat that is quick enough for playouts: see ``Bot.choose``."""

    @abstractmethod
    def choose(self, game: Game, seat: i64) -> i64:
        """One of the codes that ``game`` offers the seat."""

    def forget(self) -> None:
        """Forget the last game: another one begins."""
