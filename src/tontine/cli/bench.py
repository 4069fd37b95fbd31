"""``tontine bench``: how fast it is here."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tontine.arena.speed import (
    BotsSpeed,
    Rate,
    Speed,
    measure,
    measure_bots,
    measure_bots_plain,
    measure_plain,
)
from tontine.cli.arguments import (
    GameName,
    Json,
    Options,
    out_of_range,
    read_options,
)
from tontine.play.match import check_options, check_seats
from tontine.play.titles import title_of


def bench(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 4,
    seconds: Annotated[float, typer.Option(help="How long to measure, about.")] = 4.0,
    plain: Annotated[bool, typer.Option("--plain", help="Measure plain Python too.")] = False,
    bots: Annotated[
        bool, typer.Option("--bots", help="Measure the bots instead: decisions and playouts.")
    ] = False,
    option: Options = None,
    json: Json = False,
) -> None:
    """Measure decisions, games and clones a second of CPU time."""
    title = title_of(game)
    check_seats(title, players)
    options = check_options(title, read_options(title, option))
    if not 0.1 <= seconds <= 3600:
        raise out_of_range("--seconds", 0.1, 3600, seconds)
    if bots:
        _bench_bots(game, players, options, seconds, plain, json)
        return
    with _measuring():
        speeds = [measure(game, players, options, seconds)]
        if plain:
            speeds.append(measure_plain(game, players, options, seconds))
    if json:
        _print_json(speeds)
    else:
        _show(speeds)


def _measuring() -> AbstractContextManager[object]:
    return Console(stderr=True).status("measuring…") if sys.stderr.isatty() else nullcontext()


def _print_json(speeds: Sequence[Speed | BotsSpeed]) -> None:
    """The compiled build's figures, and in them those of plain Python if they were asked for."""
    facts = msgspec.to_builtins(speeds[0])
    if len(speeds) > 1:
        facts["plain"] = msgspec.to_builtins(speeds[1])
    print(msgspec.json.encode(facts).decode())


def _bench_bots(
    game: str, players: int, options: Mapping[str, str], seconds: float, plain: bool, json: bool
) -> None:
    with _measuring():
        speeds = [measure_bots(game, players, options, seconds)]
        if plain:
            speeds.append(measure_bots_plain(game, players, options, seconds))
    if json:
        _print_json(speeds)
        return
    for speed in speeds:
        _show_bots(speed)


def _show_bots(speed: BotsSpeed) -> None:
    console = Console()
    console.print(f"{speed.game}, {speed.players} players, {_build(speed)}", highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for heading in ("decisions/s", "ms each", "playouts each", "playouts/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in speed.bots:
        table.add_row(
            bot.name,
            f"{bot.decisions_per_second:,.0f}"
            if bot.milliseconds < 100
            else f"{bot.decisions_per_second:,.2f}",
            f"{bot.milliseconds:,.3f}",
            "" if bot.playouts is None else f"{bot.playouts:,}",
            "" if bot.playouts_per_second is None else f"{bot.playouts_per_second:,.0f}",
        )
    console.print(table, highlight=False)


def _show(speeds: list[Speed]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(f"{speeds[0].game}, {speeds[0].players} players")
    for speed in speeds:
        table.add_column(_build(speed), justify="right")
    for name, rates in _rates(speeds).items():
        table.add_row(f"{name}: decisions/s", *(f"{it.decisions_per_second:,.0f}" for it in rates))
        table.add_row(
            f"{' ' * len(name)}  games/s", *(f"{it.games_per_second:,.0f}" for it in rates)
        )
    table.add_row("one clone: ns", *(f"{speed.clone_ns:,.0f}" for speed in speeds))
    table.add_row("one imagined state: ns", *(f"{speed.imagine_ns:,.0f}" for speed in speeds))
    Console().print(table, highlight=False)


def _build(speed: Speed | BotsSpeed) -> str:
    if not speed.compiled:
        return "plain Python"
    return "compiled by a profile" if speed.profiled else "compiled without a profile"


def _rates(speeds: list[Speed]) -> dict[str, list[Rate]]:
    return {
        "random play in the kernel": [speed.kernel for speed in speeds],
        "with the journal on": [speed.journal for speed in speeds],
        "driven by a Python loop": [speed.python for speed in speeds],
    }
