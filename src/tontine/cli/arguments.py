"""What several commands are told in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from tontine.bots.seats import bot_names
from tontine.play.errors import BadMatch
from tontine.play.titles import TITLES

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(TITLES)}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def read_options(pairs: Sequence[str] | None) -> dict[str, str]:
    """``["holdings=hidden"]`` as a dictionary; what it may hold, the game says."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadMatch(f"an option is given as NAME=VALUE, not {pair!r}")
        options[name] = value
    return options


def check_bots(game: str, names: Sequence[str]) -> tuple[str, ...]:
    for name in names:
        if name not in bot_names(game):
            raise BadMatch(f"no bot is called {name!r}; there is {', '.join(bot_names(game))}")
    return tuple(names)
