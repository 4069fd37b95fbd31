"""``tontine learn``: a guided first game in the terminal, or through a pipe."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer

from tontine.bots.seats import SeatedBot
from tontine.cli.arguments import GameName, Lang
from tontine.cli.language import language
from tontine.cli.play import FIRST, frontend, played
from tontine.cli.terminal.lesson import LessonSession
from tontine.learn.course import begin
from tontine.learn.lessons import lesson_games, lesson_of
from tontine.learn.scripted import make_bot
from tontine.play.errors import BadMatch
from tontine.play.titles import title_of
from tontine.rules.chance import SEED_LIMIT, Rng


def learn(
    game: GameName = FIRST,
    lang: Lang = None,
    json: Annotated[
        bool, typer.Option("--json", help="Steps and views out, decisions in, one JSON line each.")
    ] = False,
) -> int:
    """Learn a game by playing it: a guided first game."""
    words = language(lang)
    lesson = lesson_of(title_of(game).name)
    if lesson is None:
        raise BadMatch("no-lesson", game=game, games=lesson_games())
    seed = secrets.randbelow(SEED_LIMIT)
    match = begin(lesson, seed=seed)
    rng = Rng(Rng(seed).next())

    def make_seated(name: str) -> SeatedBot:
        return SeatedBot(name, make_bot(game, name, rng), rng)

    return played(LessonSession(lesson, match, make_seated, words, frontend(json)), words)
