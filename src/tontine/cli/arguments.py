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
Lang = Annotated[
    str | None, typer.Option("--lang", help="en, it or fr; by default that of the environment.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def read_options(pairs: Sequence[str] | None, cards: Path | None = None) -> dict[str, str]:
    """``["holdings=hidden"]`` as a dictionary, with the text of a file of cards; what it may
    hold, the game says."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadMatch("option-form", pair=pair)
        options[name] = value
    if cards is not None:
        if "cards" in options:
            raise BadMatch("cards-twice")
        try:
            options["cards"] = cards.read_text("utf-8")
        except UnicodeDecodeError:
            raise BadMatch("cards-not-text", file=str(cards)) from None
    return options


def check_bots(game: str, names: Sequence[str]) -> tuple[str, ...]:
    for name in names:
        if name not in bot_names(game):
            raise BadMatch("no-bot", bot=name, bots=bot_names(game))
    return tuple(names)


def out_of_range(name: str, least: float, most: float, value: float) -> BadMatch:
    return BadMatch("usage-range", name=name, least=str(least), most=str(most), value=str(value))
