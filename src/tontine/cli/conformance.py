"""``tontine conformance``: whether a game or a bot keeps to what Tontine asks of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from tontine.bots.seats import bot_names
from tontine.cli.arguments import Json, out_of_range
from tontine.play.errors import BadMatch
from tontine.play.titles import title_of

FAILED = 1
MOST_EXAMPLES = 1000.0


def conformance(
    name: Annotated[str, typer.Argument(metavar="GAME or GAME.BOT", show_default=False)],
    examples: Annotated[
        float, typer.Option(help="Of a game: so many times as many examples; 0.3 is less.")
    ] = 1.0,
    seconds: Annotated[
        float, typer.Option(help="Of a bot: how much CPU time it may take for a decision.")
    ] = 60.0,
    decisions: Annotated[
        int, typer.Option(help="Of a bot: how many decisions of each game are tried.", min=1)
    ] = 120,
    json: Json = False,
) -> int:
    """Try a game, or a bot, in all its configurations: what each must keep to, and where not."""
    game, dot, bot = name.partition(".")
    title_of(game)
    if not 0 < examples <= MOST_EXAMPLES:
        raise out_of_range("--examples", 0.01, MOST_EXAMPLES, examples)
    if not dot:
        return _try_game(game, examples, json)
    if bot not in bot_names(game):
        raise BadMatch("no-bot", bot=bot, bots=bot_names(game))
    return _try_bot(game, bot, seconds, decisions, json)


def _try_game(game: str, examples: float, json: bool) -> int:
    from tontine.testing import ADAPTERS, try_game

    if game not in ADAPTERS:
        raise BadMatch("no-adapter", game=game, games=list(ADAPTERS))
    failures = []
    for check, found in try_game(game, examples):
        failures += found
        if not json:
            print(f"{'FAIL' if found else 'ok':4}  {check.name.replace('_', ' ')}", flush=True)
            for it in found:
                print(f"      {it.config}, example {it.example}: {it.problem}")
    if json:
        print(msgspec.json.encode({"game": game, "failures": failures}).decode())
    return FAILED if failures else 0


def _try_bot(game: str, bot: str, seconds: float, decisions: int, json: bool) -> int:
    from tontine.testing import try_bot

    report = try_bot(game, bot, seconds, decisions)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        fine = (
            f"{report.decisions:,} decisions in {report.games} games: legal, the same again from "
            f"the same chance, the state left as it was; the slowest took {report.slowest:.3f} s"
        )
        print(fine if report.problem is None else f"FAIL  {report.problem}")
    return 0 if report.problem is None else FAILED
