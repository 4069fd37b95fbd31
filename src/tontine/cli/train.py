"""``tontine arena train``: teach a game's judge who will win."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tontine.bots.seats import FOLDERS
from tontine.cli.arguments import GameName, Json, Workers, check_games, check_workers
from tontine.play.errors import BadMatch
from tontine.play.match import check_seed
from tontine.play.titles import title_of

if TYPE_CHECKING:
    from tontine.arena.train import Grade


def train(
    game: GameName,
    course: Annotated[
        str, typer.Option(help="Which of the game's sets of weights to make.")
    ] = "value",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write them; else to stdout.")
    ] = None,
    rounds: Annotated[int | None, typer.Option(help="Instead of the course's.", min=1)] = None,
    games: Annotated[int | None, typer.Option(help="A round, instead of the course's.")] = None,
    shown: Annotated[
        int | None,
        typer.Option(help="Games of bots that search, instead of the course's.", min=0),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Instead of the course's.")] = None,
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Learn who wins, from games that the judge plays against itself.

    The same course makes the same weights again, on any number of processes.
    """
    from tontine.arena.train import (
        train as train_weights,
    )  # needs numpy, which no other command does
    from tontine.arena.train import written

    title = title_of(game)
    if title.name not in FOLDERS:
        raise BadMatch("no-judge", games=tuple(FOLDERS))
    school = FOLDERS[title.name].SCHOOL
    if course not in school.courses:
        raise BadMatch("no-course", course=course, courses=tuple(school.courses))
    check_workers(workers)
    plan = school.courses[course]
    changes = {"rounds": rounds, "games": games, "seed": seed, "shown": shown}
    told = {name: value for name, value in changes.items() if value is not None}
    plan = msgspec.structs.replace(plan, **told)
    check_games(plan.games)
    check_seed(plan.seed)
    grades: list[Grade] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        "games",
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("round 1", total=plan.rounds * plan.games + plan.shown)

        def progress(finished: int, round_: int, grade: Grade | None) -> None:
            stage = f"round {round_ + 1}" if round_ < plan.rounds else "searching"
            bar.update(task, advance=finished, description=stage)
            if grade is not None:
                grades.append(grade)

        weights = train_weights(school, plan, workers or os.cpu_count() or 1, progress)
    text = written(weights)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if json:
        print(msgspec.json.encode({"course": plan, "grades": grades}).decode())
    elif out is None:
        print(text, end="")
    else:
        for number, grade in enumerate(grades, 1):
            print(
                f"round {number}: {grade.positions:,} positions held back, "
                f"loss {grade.loss:.4f}, off by {100 * grade.calibration:.1f} points"
            )
        if "belief" in weights:
            belief = weights["belief"]
            print(
                f"{plan.shown} games of bots that search: temperature {belief['temperature']}, "
                f"lapse {100 * belief['lapse']:.1f} %"
            )
