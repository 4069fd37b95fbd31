"""``tontine play``: a game in the terminal, or through a pipe."""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tontine.bots.lines import SEEDS
from tontine.bots.own import PROGRAM
from tontine.bots.seats import NAMES, SeatedBot, bot_names, is_player, make_player
from tontine.cli.arguments import (
    FAVOURITE,
    GameName,
    Lang,
    Options,
    check_playable,
    complete_seats,
    read_options,
    split_seats,
)
from tontine.cli.language import language
from tontine.cli.terminal.frontend import Frontend
from tontine.cli.terminal.pipe import JsonFrontend, PipeFrontend
from tontine.cli.terminal.session import InputEnded, Session
from tontine.play.errors import BadMatch
from tontine.play.form import Malformed, form_problem
from tontine.play.match import Match, new_match
from tontine.play.save import load as load_match
from tontine.play.titles import TITLES, title_of
from tontine.play.words import Words
from tontine.rules.chance import SEED_LIMIT, Rng

FIRST = next(iter(TITLES))  # the game to play if none is named
ME = "me"
OPPONENTS = 3
INPUT_ENDED = 1
MOST_SEATS = 6


class SeatChoice(msgspec.Struct, frozen=True):
    """Someone at the table: the name, if one was given, and who plays."""

    name: str | None
    player: str  # ME or a bot


Seats = Annotated[
    str | None,
    typer.Option(
        help="Who sits where, e.g. me,normal,easy or Ada=me,Bruno=me,exec:./mybot.",
        autocompletion=complete_seats,
    ),
]
Seed = Annotated[int | None, typer.Option(help="Repeat the same shuffles.")]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved match.")]
At = Annotated[
    int | None,
    typer.Option(help="With --load: play a game that is over on from after this decision."),
]
Anew = Annotated[
    bool, typer.Option("--anew", help="With --at: what you could not see is dealt anew.")
]
Script = Annotated[Path | None, typer.Option(help="A JSON file with chance outcomes to follow.")]
Lines = Annotated[
    bool, typer.Option("--json", help="For programs: views out, decisions in, one JSON line each.")
]


def play(
    game: GameName = FIRST,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    lang: Lang = None,
    load: Load = None,
    at: At = None,
    anew: Anew = False,
    script: Script = None,
    json: Lines = False,
) -> int:
    """Play a game against bots, or with friends at one terminal."""
    words = language(lang)
    title = title_of(game)
    choices = read_seats(game, seats) if seats is not None else None
    if load is not None:
        if seed is not None or option or script is not None:
            raise BadMatch("load-alone")
        match = load_match(load)
        choices = restore_seats(match, game, choices)
        if at is not None:
            match = match.forked(at, _my_seat(choices), anew)
    elif at is not None or anew:
        raise BadMatch("at-alone")
    else:
        choices = choices or _default_seats(game)
        match = new_match(
            game,
            _names(choices),
            _seed(seed, script),
            read_options(title, option),
            _script(script),
        )
    match.bots = [None if it.player == ME else it.player for it in choices]
    bots = [_seated_bot(game, choice, seat, seed) for seat, choice in enumerate(choices)]
    return played(Session(match, bots, words, frontend(json, seed)), words)


def played(session: Session, words: Words) -> int:
    """Play to the end of the game, or of the input."""
    try:
        session.run()
    except InputEnded as ended:
        message = "input-ended" if ended.command else "input-ended-lost"
        print(f"tontine: {words(message, command=ended.command)}", file=sys.stderr)
        return INPUT_ENDED
    return 0


def frontend(json: bool, seed: int | None = None) -> Frontend:
    if json:
        return JsonFrontend(seed=_rng(seed, MOST_SEATS).below(SEEDS - MOST_SEATS))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return PipeFrontend()
    # What reads a keyboard takes a moment to load, which nobody should wait for in vain.
    from tontine.cli.terminal.tty import TtyFrontend

    return TtyFrontend()


# -- who plays ---------------------------------------------------------------------


def read_seats(game: str, text: str) -> list[SeatChoice]:
    """ "Ada=me,normal": a name may stand before each player."""
    choices = []
    for part in split_seats(text):
        name, player = _read_seat(game, part.strip())
        if player != ME and not is_player(game, player):
            players = (ME, *bot_names(game))
            raise BadMatch("no-player", player=player, players=players)
        if name == "":
            raise BadMatch("no-name", seat=part.strip())
        choices.append(SeatChoice(name, player))
    check_playable(game, [choice.player for choice in choices if choice.player != ME])
    return choices


def _read_seat(game: str, text: str) -> tuple[str | None, str]:
    """The name, if one is given, and who plays. The command of a program may have a = of its own,
    and capitals."""
    named = re.fullmatch(rf"((?!{PROGRAM})[^=]*?)\s*=\s*(.*)", text)
    name, player = (None, text) if named is None else (named[1], named[2])
    return name, player if is_player(game, player) else player.lower()


def _default_seats(game: str) -> list[SeatChoice]:
    bots = bot_names(game)
    favourite = FAVOURITE if FAVOURITE in bots else bots[-1]
    title = title_of(game)
    bots_wanted = min(max(OPPONENTS, title.fewest - 1), title.most - 1)
    return [SeatChoice(None, ME)] + [SeatChoice(None, favourite)] * bots_wanted


def _names(choices: Sequence[SeatChoice]) -> list[str]:
    """Pleasant first names for those who were given none."""
    given = [choice.name for choice in choices if choice.name]
    for name in given:
        if given.count(name) > 1:
            raise BadMatch("same-name", name=name)
    free = [name for name in NAMES if name not in given]
    free += [str(number) for number in range(1, len(choices) + 1)]
    return [choice.name or free.pop(0) for choice in choices]


def restore_seats(match: Match, game: str, choices: list[SeatChoice] | None) -> list[SeatChoice]:
    """Who plays in a loaded match: the players it was saved with, unless others are asked for."""
    if match.title.name != game:
        raise BadMatch("load-game", there=match.title.name, wanted=game)
    if choices is None:
        for name, bot in zip(match.seats, match.bots, strict=True):
            if bot is not None and bot not in bot_names(game):
                raise BadMatch("load-bot", name=name, bot=bot)
        return [SeatChoice(None, bot or ME) for bot in match.bots]
    if len(choices) != len(match.seats):
        told = {"count": len(match.seats), "names": match.seats, "given": len(choices)}
        raise BadMatch("load-seats", **told)
    for choice, name in zip(choices, match.seats, strict=True):
        if choice.name not in (None, name):
            raise BadMatch("load-name", there=name, given=choice.name)
    return choices


def _my_seat(choices: Sequence[SeatChoice]) -> int:
    """The first seat of a person; of bots among themselves, the first of all."""
    return next((seat for seat, it in enumerate(choices) if it.player == ME), 0)


def _seated_bot(game: str, choice: SeatChoice, seat: int, seed: int | None) -> SeatedBot | None:
    if choice.player == ME:
        return None
    rng = _rng(seed, seat)
    return SeatedBot(choice.player, make_player(game, choice.player, rng), rng)


def _rng(seed: int | None, seat: int) -> Rng:
    """Apart from the game's own generator, or bots would draw the same numbers as the bag."""
    start = secrets.randbelow(SEED_LIMIT) if seed is None else seed * 8 + seat + 1
    return Rng(Rng(start % SEED_LIMIT).next())


# -- chance ------------------------------------------------------------------------


def _seed(seed: int | None, script: Path | None) -> int | None:
    """A script without a seed must go all the way, so none is made up for it."""
    return secrets.randbelow(SEED_LIMIT) if seed is None and script is None else seed


def _script(path: Path | None) -> dict[str, list[str]] | None:
    if path is None:
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
    except Malformed as error:
        raise BadMatch("script-file", file=str(path), problem=form_problem(error)) from None
