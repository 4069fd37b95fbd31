"""How far somebody is with a puzzle: what a table knows of it besides its game."""

from __future__ import annotations

from msgspec import Struct

from tontine.coach.cache import revived
from tontine.coach.puzzles import FOUND, Puzzle
from tontine.play.titles import title_of
from tontine.play.view import Decision
from tontine.server.entries import GaveUp, Judged, LeftPuzzle, Tried

TRIES = 3


class Try(Struct):
    """A turn that was tried, and the chance to win after it, once that is known."""

    moves: list[Decision]
    chance: float | None


class PuzzleState:
    def __init__(self, puzzle: Puzzle, day: str | None) -> None:
        self.puzzle = revived(puzzle)  # it was read from the database
        self.day = day
        self.tries: list[Try] = []
        self.gave_up = False
        self.changes = 0  # how often anything of this has changed
        self.texts: dict[tuple[str, bytes], str] = {}  # of turns, by language

    def apply(self, entry: Tried | Judged | GaveUp | LeftPuzzle) -> None:
        self.changes += 1
        match entry:
            case Tried(moves, chance):
                self.tries.append(Try(moves, chance))
            case Judged(None):
                self.tries.pop()
            case Judged(chance):
                self.tries[-1].chance = chance
            case GaveUp():
                self.gave_up = True

    def chance_of(self, moves: list[Decision]) -> float | None:
        """Of a turn that was weighed when the puzzle was made."""
        wanted = self._read(moves)
        known = (it.chance for it in self.puzzle.turns if self._read(it.moves) == wanted)
        return next(known, None)

    def is_known(self, moves: list[Decision]) -> bool:
        """Whether it is what was played, or was tried before."""
        known = [self.puzzle.played.moves, *(it.moves for it in self.tries)]
        return self._read(moves) in map(self._read, known)

    def _read(self, moves: list[Decision]) -> list[Struct]:
        """The same decision can be written in several ways, with defaults and without."""
        return [title_of(self.puzzle.game).read(move) for move in moves]

    def is_found(self, chance: float | None) -> bool:
        return chance is not None and chance >= self.puzzle.turns[0].chance - FOUND

    @property
    def waits(self) -> bool:
        """Whether the coach is to judge the last try."""
        return bool(self.tries) and self.tries[-1].chance is None

    @property
    def left(self) -> int:
        """How many tries there are still."""
        return TRIES - len(self.tries)

    @property
    def solved(self) -> bool:
        return any(self.is_found(it.chance) for it in self.tries)

    @property
    def over(self) -> bool:
        """Whether the answer may be known."""
        return self.solved or self.gave_up or (self.left == 0 and not self.waits)
