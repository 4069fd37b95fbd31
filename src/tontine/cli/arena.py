"""``tontine arena``: which bot plays better."""

from __future__ import annotations

import sys
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

from tontine.arena.contest import Contest, ContestReport, Standing
from tontine.arena.intervals import Interval
from tontine.arena.results import play_contest
from tontine.cli.arguments import (
    GameName,
    Json,
    Options,
    Workers,
    check_bots,
    check_games,
    check_workers,
    read_options,
    report_failures,
)
from tontine.cli.train import train
from tontine.play.match import check_options, check_seats, check_seed
from tontine.play.titles import title_of

REFRESH = 0.2  # seconds


class ArenaGroup(TyperGroup):
    """``tontine arena GAME`` is ``tontine arena match GAME``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, "--help"):
            args = ["match", *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=ArenaGroup,
    help="Let bots play against each other, and say who plays better.",
    add_completion=False,
    rich_markup_mode=None,
)
arena.command()(train)


@arena.command()
def match(
    game: GameName,
    seats: Annotated[
        str,
        typer.Option(help="Who plays, such as normal,easy,easy,easy. Everybody sits everywhere."),
    ],
    games: Annotated[
        int, typer.Option(help="How many games, rounded up to whole deals: one from every seat.")
    ] = 400,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Of the first deal; each further one adds 1.")] = 1,
    workers: Workers = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Add every deal to this file; the same command goes on from where it ends.",
        ),
    ] = None,
    json: Json = False,
) -> int:
    """Play every deal from every seat; say whose share of the wins is how large.

    "tontine arena GAME" is short for "tontine arena match GAME".
    """
    title = title_of(game)
    lineup = seats.split(",")
    check_seats(title, lineup)
    check_games(games)
    check_workers(workers)
    contest = Contest(
        game=game,
        lineups=(check_bots(game, lineup),),
        options=check_options(title, read_options(title, option)),
        seed=check_seed(seed),
    )
    report = _play(contest, -(-games // len(lineup)), workers, out)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(report)
    return report_failures(sum(it.failures for it in report.names), report.first_failure)


def _play(contest: Contest, deals: int, workers: int | None, out: Path | None) -> ContestReport:
    standing, due, done = Standing(contest), 0.0, 0
    columns = (BarColumn(), MofNCompleteColumn(), "deals", TimeRemainingColumn())
    with Progress(
        *columns,
        TextColumn("{task.description}"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=deals)
        for done, deal in enumerate(play_contest(contest, deals, workers, out), 1):
            standing.add(deal)
            if monotonic() >= due or done == deals:
                due = monotonic() + REFRESH
                bar.update(task, completed=done, description=_running(standing))
    return standing.report()


def _running(standing: Standing) -> str:
    return "  ".join(
        f"{name} {_percent(share, share_in)}"
        for name, (share, share_in) in standing.shares().items()
    )


def _percent(share: float, share_in: Interval | None) -> str:
    if share_in is None:
        return f"{share:.1%}"
    return f"{share:.1%} ±{100 * (share_in.high - share_in.low) / 2:.1f}"


def _show(report: ContestReport) -> None:
    console = Console()
    deals = "1 deal" if report.deals == 1 else f"{report.deals:,} deals"
    told = f"{report.games:,} games of {report.game}: {deals}, played from every seat"
    console.print(told, highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    headings = (
        "seats",
        "wins",
        "share %",
        "95 % interval",
        "fair",
        "score",
        "rank",
        "CPU ms",
        "most",
    )
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for it in report.names:
        within = it.share_in
        table.add_row(
            it.name,
            f"{it.seats}",
            f"{it.wins:,.1f}",
            f"{100 * it.share:.1f}",
            "" if within is None else f"{100 * within.low:.1f} to {100 * within.high:.1f}",
            f"{100 * it.fair:.1f}",
            f"{it.mean_score:,.0f}",
            f"{it.mean_rank:.2f}",
            f"{it.milliseconds:,.2f}",
            f"{it.longest:,.0f}",
        )
    console.print(table)
    console.print("score and rank are means; CPU ms: of a decision, and at most", style="dim")
    if report.without_winner:
        console.print(f"without a winner: {report.without_winner:,} games", highlight=False)
