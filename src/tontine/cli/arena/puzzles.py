"""``tontine arena puzzles``: look for puzzles in games of bots."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from tontine.arena.puzzles import Quarry, look_for
from tontine.cli.arguments import (
    GameName,
    Options,
    Workers,
    check_bots,
    check_games,
    check_workers,
    complete_seats,
    read_options,
    split_seats,
)
from tontine.coach.hints import NoCoach, can_advise, playouts_for
from tontine.coach.puzzles import Puzzle
from tontine.coach.stock import write
from tontine.play.match import check_options, check_seats, check_seed
from tontine.play.titles import title_of


def puzzles(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The stock to write, a .jsonl.gz.")],
    seats: Annotated[
        str, typer.Option(help="Who plays.", autocompletion=complete_seats)
    ] = "normal,hard,normal,hard",
    games: Annotated[int, typer.Option(help="How many games to look through.")] = 20,
    most: Annotated[int, typer.Option(help="Puzzles of a game: those that cost most.", min=1)] = 6,
    playouts: Annotated[
        int | None, typer.Option(help="Of each turn; as for a hint, if not said.", min=2)
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Of the first game; each further one adds 1.")] = 1,
    workers: Workers = None,
) -> int:
    """Look for puzzles: moments at which a bot played much worse than it could have known.

    The same command writes the same file. What was found when it is interrupted is in it, too.
    """
    title = title_of(game)
    lineup = split_seats(seats)
    check_seats(title, lineup)
    check_games(games)
    check_workers(workers)
    if not can_advise(game):
        raise NoCoach("no-coach", game=game)
    quarry = Quarry(
        game=game,
        seats=tuple(check_bots(game, lineup)),
        options=check_options(title, read_options(title, option)),
        seed=check_seed(seed),
        playouts=playouts or playouts_for(game),
        most=most,
    )
    _search(quarry, games, workers, out)
    return 0


def _search(quarry: Quarry, games: int, workers: int | None, out: Path) -> None:
    found: list[Puzzle] = []
    write(found, out)
    with closing(look_for(quarry, games, workers)) as looked:
        for number, more in looked:
            found += more
            if more:
                write(found, out)
            print(f"{number + 1} of {games} games: {len(found)} puzzles", file=sys.stderr)
