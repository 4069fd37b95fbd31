"""``tontine simulate``: bots among themselves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tontine.arena.dataset import check_file, write_games
from tontine.arena.reports import REPORTS, ReportOn
from tontine.arena.simulate import Plan, Report
from tontine.arena.simulate import simulate as run
from tontine.bots.seats import bot_names
from tontine.cli.arguments import (
    FAVOURITE,
    GameName,
    Json,
    Options,
    Workers,
    check_bots,
    check_games,
    check_workers,
    complete_seats,
    read_options,
    report_failures,
    split_seats,
)
from tontine.cli.extras import load_extra
from tontine.play.errors import BadMatch
from tontine.play.match import check_options, check_seats, check_seed
from tontine.play.titles import title_of

Result = TypeVar("Result")


Players = Annotated[int | None, typer.Option(help="How many seats.", show_default="4")]
Games = Annotated[int, typer.Option(help="How many games.")]
Seed = Annotated[int, typer.Option(help="Of the first game; each further one adds 1.")]
Seats = Annotated[
    str | None,
    typer.Option(
        help="The bots by seat, such as normal,normal,random.",
        show_default="random; normal for a report",
        autocompletion=complete_seats,
    ),
]
ReportFolder = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help=f"Write a balance report there ({', '.join(REPORTS)} only)."
    ),
]
DecisionsFile = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write every decision there with what its seat saw: FILE.parquet or FILE.jsonl.",
    ),
]


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    seed: Seed = 1,
    seats: Seats = None,
    option: Options = None,
    workers: Workers = None,
    report: ReportFolder = None,
    out: DecisionsFile = None,
    json: Json = False,
) -> int:
    """Let bots play many games and sum up what came of them."""
    title = title_of(game)
    names = _names(game, seats, players, report is not None)
    check_seats(title, names)
    check_games(games)
    check_workers(workers)
    options = check_options(title, read_options(title, option))
    plan = Plan(game, check_bots(game, names), options, check_seed(seed))
    if report is not None and out is not None:
        raise BadMatch("out-report")
    if out is not None:
        check_file(plan, out)
        summary = _with_progress(partial(write_games, out), plan, games, workers)
    elif report is None:
        summary = _with_progress(run, plan, games, workers)
    else:
        summary = _write_report(plan, games, workers, report)
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        _show(summary)
    return report_failures(sum(seat.failures for seat in summary.seats), summary.first_failure)


def _names(game: str, seats: str | None, players: int | None, report: bool) -> list[str]:
    """Who plays. Balance is what players make of the cards, and not what chance does."""
    usual = FAVOURITE if report and FAVOURITE in bot_names(game) else "random"
    names = split_seats(seats) if seats else [usual] * (4 if players is None else players)
    if players is not None and players != len(names):
        told = {"players": players, "seats": seats, "count": len(names)}
        raise BadMatch("players-seats", **told)
    return names


def _write_report(plan: Plan, games: int, workers: int | None, folder: Path) -> Report:
    if (report := REPORTS.get(plan.game)) is None:
        raise BadMatch("report-game", wanted=list(REPORTS), game=plan.game)
    load_extra("reports")
    folder.mkdir(parents=True, exist_ok=True)  # before hours of games, not after
    report_on: ReportOn = report.load()

    def play(
        plan: Plan, games: int, workers: int | None, progress: Callable[[int], None]
    ) -> tuple[Report, Path]:
        return report_on(plan, games, workers, progress, folder)

    summary, page = _with_progress(play, plan, games, workers)
    print(page, file=sys.stderr)
    return summary


def _with_progress(
    play: Callable[[Plan, int, int | None, Callable[[int], None]], Result],
    plan: Plan,
    games: int,
    workers: int | None,
) -> Result:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("", total=games)
        return play(plan, games, workers, lambda finished: bar.advance(task, finished))


def _show(report: Report) -> None:
    console = Console()
    rate = report.decisions / report.seconds if report.seconds else 0
    console.print(
        f"{report.games:,} games of {report.game}, {report.decisions:,} decisions "
        f"in {report.seconds:.1f} s ({rate:,.0f} a second)",
        highlight=False,
    )
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "bot"):
        table.add_column(heading)
    for heading in ("wins", "share", "mean score"):
        table.add_column(heading, justify="right")
    for seat in report.seats:
        table.add_row(
            str(seat.seat),
            seat.bot,
            f"{seat.wins:,.1f}",
            f"{seat.wins / report.games:.1%}",
            f"{seat.mean_score:,.0f}",
        )
    console.print(table)
    for name, mean in report.tally.items():
        text = f"{mean:.1%} of games" if name.startswith("ended") else f"{mean:.2f} a game"
        console.print(f"{name}: {text}", highlight=False)
