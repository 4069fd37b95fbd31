"""What several commands are told in the same way."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tontine.bots.seats import bot_names, bot_problem, is_player
from tontine.play.errors import BadMatch
from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES

DAY = 24 * 60 * 60  # seconds


def _games(incomplete: str) -> list[str]:
    return [game for game in TITLES if game.startswith(incomplete)]


def _languages(incomplete: str) -> list[str]:
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def complete_seats(context: typer.Context, incomplete: str) -> list[str]:
    """The last seat of a list, by the names of the game's bots."""
    before, comma, begun = incomplete.rpartition(",")
    name, given, player = begun.rpartition("=")
    game = context.params.get("game")
    known = dict.fromkeys(
        bot for it in ([game] if game in TITLES else TITLES) for bot in bot_names(it)
    )
    return [f"{before}{comma}{name}{given}{it}" for it in ("me", *known) if it.startswith(player)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help=f"Which game: {', '.join(TITLES)}.", autocompletion=_games),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; repeatable. NAME=@FILE takes the value from a file.",
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="en, it or fr; by default that of the environment.",
        autocompletion=_languages,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on this Ray cluster, or on the one running here (auto). Needs tontine[ray].",
    ),
]
Workers = Annotated[int | None, typer.Option(help="Processes to use.", show_default="one a core")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]

FAVOURITE = "normal"  # the bot that plays if nothing else is said
MOST_GAMES = 1_000_000_000
BOTS_FAILED = 1


def read_options(title: AnyTitle, pairs: Sequence[str] | None) -> dict[str, str]:
    """``["holdings=hidden"]`` as a dictionary. ``cards=@mine.toml`` is the text of that file,
    for an option that takes more than the values listed; what it may hold, the game says."""
    open_options = {option.name for option in title.options if option.open}
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadMatch("option-form", pair=pair)
        if name in options:
            raise BadMatch("option-twice", option=name)
        if name in open_options and value.startswith("@"):
            value = _text_of(Path(value[1:]))
        options[name] = value
    return options


def _text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadMatch("option-not-text", file=str(file)) from None


_BETWEEN_SEATS = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")


def split_seats(text: str) -> list[str]:
    """``normal,exec:./mybot "1,2"`` at the commas that are not in quotes."""
    return _BETWEEN_SEATS.split(text)


def check_bots(game: str, names: Sequence[str]) -> tuple[str, ...]:
    for name in names:
        if not is_player(game, name):
            raise BadMatch("no-bot", bot=name, bots=bot_names(game))
    check_playable(game, names)
    return tuple(names)


def check_playable(game: str, names: Sequence[str]) -> None:
    """A bot that cannot be had, or cannot play, is told before anything is played."""
    for name in dict.fromkeys(names):
        if (problem := bot_problem(game, name)) is not None:
            raise BadMatch("bot-broken", bot=name, problem=problem)


def check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise out_of_range("--games", 1, MOST_GAMES, games)


def check_workers(workers: int | None) -> None:
    if workers is not None and not 1 <= workers <= 1024:
        raise out_of_range("--workers", 1, 1024, workers)


def report_failures(failures: int, first: str) -> int:
    """Games with decisions that a bot could not make say little about it: that must be seen.
    Returned is the exit code."""
    if failures:
        told = f"bots failed in {failures:,} decisions, and safe ones were made for them"
        print(f"tontine: {told}; first: {first}", file=sys.stderr)
    return BOTS_FAILED if failures else 0


def out_of_range(name: str, least: float, most: float, value: float) -> BadMatch:
    return BadMatch("usage-range", name=name, least=str(least), most=str(most), value=str(value))
