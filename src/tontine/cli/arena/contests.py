"""``tontine arena``: which bot plays better."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperGroup

from tontine.arena.contest import Contest, ContestReport, Deal, LineupSums
from tontine.arena.intervals import Interval
from tontine.arena.ladder import Ladder, LadderReport, ladder_contest, table_sizes, write_ladder
from tontine.arena.results import play_contest
from tontine.bots.seats import bot_names
from tontine.cli.arena.puzzles import puzzles
from tontine.cli.arena.train import train
from tontine.cli.arguments import (
    MOST_GAMES,
    GameName,
    Json,
    Options,
    Ray,
    Workers,
    check_bots,
    check_games,
    check_workers,
    complete_seats,
    out_of_range,
    read_options,
    report_failures,
    split_seats,
)
from tontine.cli.extras import load_extra
from tontine.games import GAMES
from tontine.play.errors import BadMatch
from tontine.play.match import check_options, check_seats, check_seed
from tontine.play.titles import title_of

REFRESH = 0.2  # seconds

INTERRUPTED = 130

Told = TypeVar("Told", ContestReport, LadderReport)

Seed = Annotated[int, typer.Option(help="Of the first deal; each further one adds 1.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Add every deal to this file; the same command goes on from where it ends.",
    ),
]

Lineup = Annotated[
    str,
    typer.Option(
        help="Who plays, such as normal,easy,easy,easy. Everybody sits everywhere.",
        autocompletion=complete_seats,
    ),
]
Games = Annotated[
    int, typer.Option(help="How many games, rounded up to whole deals: one from every seat.")
]
Levels = Annotated[
    str | None, typer.Option(help="Who meets whom, weakest first.", show_default="all")
]
Sizes = Annotated[
    str | None,
    typer.Option(help="Sizes of tables, such as 2,4.", show_default="the smallest, 4, the largest"),
]
Deals = Annotated[int, typer.Option(help="How many of every line-up, each played from every seat.")]
Page = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="The page to write.", show_default="ladder-GAME.html"),
]


class ArenaGroup(TyperGroup):
    """``tontine arena GAME`` is ``tontine arena match GAME``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, "--help"):
            args = ["match", *args]
        return super().parse_args(ctx, args)


ABOUT = """Let bots play against each other, and say who plays better.

"tontine arena GAME" is short for "tontine arena match GAME"."""
ONE, OTHER, *_ = GAMES
EXAMPLES = f"""Examples:

\b
  tontine arena {ONE} --seats hard,normal,normal,normal --games 400
  tontine arena {ONE} --seats "exec:./mybot --strong,normal"
  tontine arena ladder {OTHER} --levels easy,normal,hard
"""

arena = typer.Typer(
    cls=ArenaGroup,
    help=ABOUT,
    epilog=EXAMPLES,
    add_completion=False,
    rich_markup_mode=None,
)
arena.command()(train)
arena.command()(puzzles)


@arena.command()
def match(
    game: GameName,
    seats: Lineup,
    games: Games = 400,
    option: Options = None,
    seed: Seed = 1,
    workers: Workers = None,
    out: Out = None,
    ray: Ray = None,
    json: Json = False,
) -> int:
    """Play every deal from every seat; say whose share of the wins is how large.

    "tontine arena GAME" is short for "tontine arena match GAME".
    """
    title = title_of(game)
    lineup = split_seats(seats)
    check_seats(title, lineup)
    check_games(games)
    check_workers(workers)
    contest = Contest(
        game=game,
        lineups=(check_bots(game, lineup),),
        options=check_options(title, read_options(title, option)),
        seed=check_seed(seed),
    )
    standing = LineupSums(contest)
    deals = -(-games // len(lineup))
    try:
        _play(contest, deals, standing.add, lambda: _running(standing), workers, out, ray)
    except KeyboardInterrupt:
        if out is not None:
            told = f"tontine: {standing.deals:,} of {deals:,} deals are in {out}"
            print(f"{told}; the same command goes on from there", file=sys.stderr)
        raise
    report = standing.report()
    _tell(report, _show, json)
    return report_failures(sum(it.failures for it in report.names), report.first_failure)


@arena.command()
def ladder(
    game: GameName,
    levels: Levels = None,
    players: Sizes = None,
    deals: Deals = 50,
    option: Options = None,
    seed: Seed = 1,
    workers: Workers = None,
    out: Out = None,
    ray: Ray = None,
    page: Page = None,
    json: Json = False,
) -> int:
    """Let every level meet every other at tables of several sizes, and rate them all.

    What was played when it is interrupted is on the page, too.
    """
    title = title_of(game)
    names = _read_levels(game, levels)
    sizes = _read_sizes(game, players)
    _check_deals(deals)
    check_workers(workers)
    options = check_options(title, read_options(title, option))
    contest = ladder_contest(game, names, sizes, options, check_seed(seed))
    load_extra("reports")
    target = page or Path(f"ladder-{game}.html")
    target.touch()  # before hours of games, not after
    standing = Ladder(contest, names, sizes)
    code = 0
    try:
        _play(contest, deals, standing.add, standing.running, workers, out, ray)
    except KeyboardInterrupt:
        if not standing.begun:
            raise
        code = INTERRUPTED
    report = standing.report()
    write_ladder(report, target)
    print(target, file=sys.stderr)
    _tell(report, _show_ladder, json)
    return code or report_failures(sum(it.failures for it in report.rungs), report.first_failure)


def _read_levels(game: str, text: str | None) -> tuple[str, ...]:
    names = check_bots(game, split_seats(text) if text else bot_names(game))
    if len(set(names)) < max(len(names), 2):
        raise BadMatch("ladder-levels")
    return names


def _check_deals(deals: int) -> None:
    if not 1 <= deals <= MOST_GAMES:
        raise out_of_range("--deals", 1, MOST_GAMES, deals)


def _read_sizes(game: str, text: str | None) -> tuple[int, ...]:
    if text is None:
        return table_sizes(game)
    sizes = text.split(",")
    if not all(size.isdecimal() for size in sizes) or len(set(sizes)) < len(sizes):
        raise BadMatch("ladder-players", players=text)
    for size in sizes:
        check_seats(title_of(game), int(size))
    return tuple(int(size) for size in sizes)


def _play(
    contest: Contest,
    deals: int,
    add: Callable[[Deal], None],
    running: Callable[[], str],
    workers: int | None,
    out: Path | None,
    ray: str | None,
) -> None:
    """``running`` says how it stands, beside the progress bar."""
    due, total = 0.0, deals * len(contest.lineups)
    columns = (BarColumn(), MofNCompleteColumn(), "deals", TimeRemainingColumn())
    with Progress(
        *columns,
        TextColumn("{task.description}"),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=total)
        with closing(play_contest(contest, deals, workers, out, ray)) as played:
            for done, deal in enumerate(played, 1):
                add(deal)
                if monotonic() >= due or done == total:
                    due = monotonic() + REFRESH
                    bar.update(task, completed=done, description=running())


def _tell(report: Told, show: Callable[[Told], None], json: bool) -> None:
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show(report)


def _running(standing: LineupSums) -> str:
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
            f"{it.milliseconds:,.3f}",
            f"{it.longest:,.0f}",
        )
    console.print(table)
    console.print("score and rank are means; CPU ms: of a decision, and at most", style="dim")
    if report.without_winner:
        console.print(f"without a winner: {report.without_winner:,} games", highlight=False)


def _show_ladder(report: LadderReport) -> None:
    console = Console()
    told = f"{report.games:,} games of {report.game}, {len(report.levels)} levels"
    console.print(told, highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for heading in ("rating", "95 % interval", "times fair", "games", "CPU ms", "most"):
        table.add_column(heading, justify="right", no_wrap=True)
    for rung in report.rungs:
        within = rung.rating_in
        table.add_row(
            rung.name,
            f"{rung.rating:,.0f}",
            "" if within is None else f"{within.low:,.0f} to {within.high:,.0f}",
            f"{rung.times_fair:.2f}",
            f"{rung.games:,}",
            f"{rung.milliseconds:,.3f}",
            f"{rung.longest:,.0f}",
        )
    console.print(table)
