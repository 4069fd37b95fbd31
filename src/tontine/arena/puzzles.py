"""Games of strong bots, and the puzzles that the coach finds in them.

What is found in game number ``i`` depends on ``seed + i`` alone, so the outcome is the same on any
number of processes.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing

from msgspec import Struct

from tontine.arena.workers import spread
from tontine.bots.decide import play_bot
from tontine.bots.seats import NAMES, make_player
from tontine.coach.hints import coach_of
from tontine.coach.puzzles import Finder, Puzzle
from tontine.play.match import Match, new_match
from tontine.play.titles import title_of
from tontine.rules.chance import SEED_LIMIT, Rng


class Quarry(Struct, frozen=True):
    """Where to look: what is played, by which bots, from which seed on."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    playouts: int  # of each turn in question
    most: int  # puzzles of a game


def look_for(
    quarry: Quarry, games: int, workers: int | None = None
) -> Generator[tuple[int, list[Puzzle]], None, None]:
    """The number of each game, and the puzzles in it."""
    jobs = ((quarry, number) for number in range(games))
    with closing(spread(puzzles_of, jobs, workers)) as found:
        yield from enumerate(found)


def puzzles_of(quarry: Quarry, number: int) -> list[Puzzle]:
    """Those of one game that cost most."""
    found = coach_of(quarry.game, Rng(0))
    assert found is not None
    match = played(quarry, number)
    puzzles = Finder(*found, quarry.playouts).puzzles(match)
    puzzles.sort(key=lambda it: it.played.chance - it.turns[0].chance)
    return puzzles[: quarry.most]


def played(quarry: Quarry, number: int) -> Match:
    """A game from the deal to its end."""
    seed = (quarry.seed + number) % SEED_LIMIT
    title, rng = title_of(quarry.game), Rng(seed)
    names = list(NAMES[: len(quarry.seats)])
    match = new_match(title.name, names, seed, quarry.options)
    match.bots = list(quarry.seats)
    bots = [make_player(title.name, it, Rng(rng.next())) for it in quarry.seats]
    while not match.over:
        seat = match.owing[0]
        play_bot(match, seat, quarry.seats[seat], bots[seat], rng)
    return match
