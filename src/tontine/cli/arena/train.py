"""``tontine arena train``: teach a game's judge who will win."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tontine.bots.seats import FOLDERS
from tontine.bots.training import Training, TrainingSettings
from tontine.cli.arguments import GameName, Json, Ray, Workers, check_games, check_workers
from tontine.cli.extras import load_extra
from tontine.play.errors import BadMatch
from tontine.play.match import check_seed
from tontine.play.titles import title_of

if TYPE_CHECKING:
    from tontine.arena.train import Grade


WeightsName = Annotated[
    str, typer.Option("--weights", help="Which of the game's sets of weights to make.")
]
WeightsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where to write them; else to stdout.")
]
Rounds = Annotated[int | None, typer.Option(help="Instead of the usual.", min=1)]
Games = Annotated[int | None, typer.Option(help="A round, instead of the usual.")]
Shown = Annotated[
    int | None,
    typer.Option(help="Games of bots that search, instead of the usual.", min=0),
]
Seed = Annotated[int | None, typer.Option(help="Instead of the usual.")]


def train(
    game: GameName,
    name: WeightsName = "value",
    out: WeightsFile = None,
    rounds: Rounds = None,
    games: Games = None,
    shown: Shown = None,
    seed: Seed = None,
    workers: Workers = None,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Learn who wins, from games that the judge plays against itself.

    The same settings make the same weights again, on any number of processes and machines.
    """
    load_extra("research")  # no other command needs it
    from tontine.arena.train import train as train_weights
    from tontine.arena.train import written

    training = _training(game, name)
    check_workers(workers)
    changes = {"rounds": rounds, "games": games, "seed": seed, "shown": shown}
    settings = _changed(training.settings[name], changes)
    grades: list[Grade] = []
    with _progress(settings, grades) as progress:
        weights = train_weights(training, settings, workers, progress, ray)
    text = written(weights)
    if out is not None:
        out.write_text(text, encoding="utf-8")
    if json:
        print(msgspec.json.encode({"settings": settings, "grades": grades}).decode())
    elif out is None:
        print(text, end="")
    else:
        _show(settings, grades, weights)


def _training(game: str, name: str) -> Training:
    title_of(game)
    if game not in FOLDERS:
        raise BadMatch("no-judge", games=tuple(FOLDERS))
    training = FOLDERS[game].TRAINING
    if name not in training.settings:
        raise BadMatch("no-weights", weights=name, choices=tuple(training.settings))
    return training


def _changed(settings: TrainingSettings, changes: Mapping[str, int | None]) -> TrainingSettings:
    told = {name: value for name, value in changes.items() if value is not None}
    settings = msgspec.structs.replace(settings, **told)
    check_games(settings.games)
    check_seed(settings.seed)
    return settings


@contextmanager
def _progress(
    settings: TrainingSettings, grades: list[Grade]
) -> Iterator[Callable[[int, int, Grade | None], None]]:
    """A bar, and what moves it on. The grade of each round is added to ``grades``."""
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
        task = bar.add_task("round 1", total=settings.rounds * settings.games + settings.shown)

        def progress(finished: int, round_: int, grade: Grade | None) -> None:
            stage = f"round {round_ + 1}" if round_ < settings.rounds else "searching"
            bar.update(task, advance=finished, description=stage)
            if grade is not None:
                grades.append(grade)

        yield progress


def _show(settings: TrainingSettings, grades: Sequence[Grade], weights: Mapping[str, Any]) -> None:
    for number, grade in enumerate(grades, 1):
        print(
            f"round {number}: {grade.positions:,} positions held back, "
            f"loss {grade.loss:.4f}, off by {100 * grade.calibration:.1f} points"
        )
    if "belief" in weights:
        belief = weights["belief"]
        print(
            f"{settings.shown} games of bots that search: temperature {belief['temperature']}, "
            f"lapse {100 * belief['lapse']:.1f} %"
        )
