"""``tontine analyse``: who was how likely to win, luck and decisions, and the mistakes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tontine.cli.arguments import Json, Lang, out_of_range
from tontine.cli.language import language
from tontine.cli.terminal import palette
from tontine.cli.terminal.text import wrap
from tontine.coach.analysis import THOROUGHLY, Analysis, analyse_by
from tontine.coach.cache import keep, kept, key_of
from tontine.coach.hints import NoCoach, coach_of, playouts_for
from tontine.coach.telling import Telling
from tontine.play.errors import BadMatch
from tontine.play.match import Match
from tontine.play.save import parse
from tontine.play.words import Words
from tontine.rules.chance import Rng
from tontine.server.tables.recording import template, write_page

MOST_PLAYOUTS = 1_000_000
NARROWEST = 60
SIGNS = {"best": "★", "mistake": "✗", "luck": "⚄"}
STYLES = {"best": palette.GAIN, "mistake": palette.LOSS, "luck": palette.BRASS}


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file of a finished game.")],
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page about it there.")
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            help="Games played on from every moment; the more, the surer.",
            show_default="by game",
        ),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Go through a finished game: chances over time, luck and decisions apart, mistakes and why.

    The result is kept beside the file.
    """
    words = language(lang)
    if playouts is not None and not 2 <= playouts <= MOST_PLAYOUTS:
        raise out_of_range("--playouts", 2, MOST_PLAYOUTS, playouts)
    data = file.read_bytes()
    match = parse(data)
    if not match.over:
        raise BadMatch("analyse-running", file=str(file))
    page = None if html is None else template()  # before all the work, if there is none
    analysis = _analysis(file, data, match, playouts, words)
    if html is not None and page is not None:
        html.write_text(write_page(page, match, analysis, words), "utf-8")
    if json:
        print(msgspec.json.encode(analysis).decode())
    else:
        _show(match, analysis, words)


def _analysis(
    file: Path, data: bytes, match: Match, playouts: int | None, words: Words
) -> Analysis:
    found = coach_of(match.title.name, Rng(0))
    if found is None:
        raise NoCoach("no-coach", game=words.of(match.title.name)("title"))
    playouts = playouts or playouts_for(match.title.name, THOROUGHLY)
    key = key_of(data, found[0], playouts)
    analysis = kept(file, key)
    if analysis is None:
        columns = (
            TextColumn(words("analysis-working")),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
        )
        console = Console(stderr=True)
        with Progress(
            *columns, console=console, transient=True, disable=not sys.stderr.isatty()
        ) as bar:
            task = bar.add_task("", total=1.0)
            analysis = analyse_by(
                match, *found, playouts, lambda part: bar.update(task, completed=part)
            )
        keep(file, key, analysis)
    return analysis


# -- on the screen -------------------------------------------------------------------


def _show(match: Match, analysis: Analysis, words: Words) -> None:
    telling = Telling(match, analysis, words)
    console = Console(highlight=False)
    console.print(Text(telling.title, palette.TITLE))
    console.print()
    console.print(_accounts(telling))
    console.print(Text(telling.words("analysis-note"), palette.QUIET))
    if analysis.highlights:
        console.print()
        console.print(Text(telling.words("analysis-moments"), palette.TITLE))
        console.print(_highlights(telling))
    console.print()
    count = len(analysis.mistakes)
    console.print(Text(telling.words("analysis-mistakes", count=count), palette.TITLE))
    for number in range(count):
        _mistake(console, telling, number)


def _accounts(telling: Telling) -> Table:
    words = telling.words
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for heading in ("start", "luck", "decisions", "end"):
        table.add_column(words(f"analysis-{heading}"), justify="right")
    for it, percents in telling.accounts:
        name = Text(palette.SEAT_SHAPES[it.seat], palette.seat_colour(it.seat))
        table.add_row(
            name.append(f" {telling.seat(it.seat)}  ", "default").append(telling.score(it.seat)),
            telling.of_hundred(percents.start),
            f"{telling.signed(percents.luck)} {telling.doubt(it.doubt)}",
            telling.signed(percents.decisions),
            telling.of_hundred(percents.end),
        )
    return table


def _highlights(telling: Telling) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for _ in ("kind", "seat", "text"):
        table.add_column()
    table.add_column(justify="right")
    for it in telling.analysis.highlights:
        kind = Text(SIGNS[it.kind], STYLES[it.kind])
        kind.append(f" {telling.words(f'analysis-{it.kind}')}", "default")
        seat = Text(palette.SEAT_SHAPES[it.seat], palette.seat_colour(it.seat))
        seat.append(f" {telling.seat(it.seat)}", "default")
        text, change = telling.highlight(it), telling.change(it.change)
        table.add_row(telling.turn(it.turn), kind, seat, text, change)
    return table


def _mistake(console: Console, telling: Telling, number: int) -> None:
    it = telling.analysis.mistakes[number]
    words = telling.words
    head = Text("  ").append(f"{telling.turn(it.turn)}  ", palette.QUIET)
    head.append(palette.SEAT_SHAPES[it.seat], palette.seat_colour(it.seat))
    head.append(f" {telling.seat(it.seat)} ").append(telling.change(-it.cost), palette.LOSS)
    head.append(f" {telling.doubt(it.doubt)}", palette.QUIET)
    console.print(head)
    width = max(console.width, NARROWEST)
    for option, label in ((it.played, "played"), (it.better, "better")):
        line = Text(f"      {telling.percent(option.chance):>5}  ")
        indent = line.cell_len
        line.append(f"{words(f'analysis-{label}')} ", palette.QUIET)
        lines = wrap(line.append(telling.option(option, it)), width, indent)
        for reason in option.reasons:
            sign, style = ("+", palette.GAIN) if reason.good else ("\N{MINUS SIGN}", palette.LOSS)
            text = Text(" " * indent).append(sign, style)
            text.append(f" {telling.say(reason.says, it.seat)}")
            lines += wrap(text, width, indent + 2)
        for line in lines:
            console.print(line, no_wrap=True)
