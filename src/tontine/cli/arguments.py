"""What several commands are told in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
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
Cards = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Another set of cards, for greed."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def read_options(pairs: Sequence[str] | None, cards: Path | None = None) -> dict[str, str]:
    """``["holdings=hidden"]`` as a dictionary, with the text of a file of cards; what it may
    hold, the game says."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadMatch(f"an option is given as NAME=VALUE, not {pair!r}")
        options[name] = value
    if cards is not None:
        if "cards" in options:
            raise BadMatch("--cards and --option cards both name a set of cards; leave one out")
        try:
            options["cards"] = cards.read_text("utf-8")
        except UnicodeDecodeError:
            raise BadMatch(f"cards: {cards} is not text in UTF-8") from None
    return options


def check_bots(game: str, names: Sequence[str]) -> tuple[str, ...]:
    for name in names:
        if name not in bot_names(game):
            raise BadMatch(f"no bot is called {name!r}; there is {', '.join(bot_names(game))}")
    return tuple(names)
