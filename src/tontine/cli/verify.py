"""``tontine verify``: does a save file tell the truth?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tontine.cli.arguments import Json, Lang
from tontine.cli.language import language
from tontine.play.errors import BadSave
from tontine.play.fair import commitment
from tontine.play.fork import digest
from tontine.play.match import Match
from tontine.play.save import load
from tontine.play.view import Standing
from tontine.play.words import Phrase, Words, printable

UNSOUND = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file.")],
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Replay a save file and compare the end with the one it records.

    The exit code is 1 if it is not sound.
    """
    words = language(lang)
    try:
        match = load(file)
    except BadSave as error:
        return _unsound(file, error, words, json)
    if json:
        facts = {
            "game": match.title.name,
            "rules": match.title.rules,
            "seats": match.seats,
            "bots": match.bots,
            "decisions": match.version,
            "over": match.over,
            "digest": digest(match.game),
            "standings": match.standings(),
            "commitment": None if match.key is None else commitment(match.key),
            "forks": match.forks,
        }
        print(msgspec.json.encode({"sound": True, **facts}).decode())
        return 0
    for line in report(match, str(file), words.of(match.title.name)):
        print(line)
    return 0


def _unsound(file: Path, error: BadSave, words: Words, json: bool) -> int:
    """What is wrong, and in which line."""
    if json:
        problem = words.say(error.problem)
        facts = {"sound": False, "line": error.line, "problem": problem}
        print(msgspec.json.encode(facts).decode())
    else:
        told = Phrase("unsound", {"file": str(file), "problem": error.phrase})
        print(f"tontine: {words.say(told)}", file=sys.stderr)
    return UNSOUND


def report(match: Match, file: str, words: Words) -> list[str]:
    """Lines that say that a match is sound, and how it stands."""
    message = "verified-over" if match.over else "verified-running"
    lines = [words(message, file=file, game=words("title"), decisions=match.version)]
    if match.key is not None:
        lines.append(f"  {words('verified-key', commitment=commitment(match.key))}")
    for fork in match.forks:
        told = {"version": fork.version, "digest": fork.of}
        lines.append(f"  {words('verified-fork', **told)}")
    if match.over:
        lines += [f"  {_rank(match, standing, words)}" for standing in match.standings()]
    else:
        seats = [seat_name(match, seat, words) for seat in range(len(match.seats))]
        lines.append(f"  {words.row(seats)}")
    return lines


def _rank(match: Match, standing: Standing, words: Words) -> str:
    score = match.title.name_score(standing.score, words)
    name = seat_name(match, standing.seat, words)
    return words("verified-rank", rank=standing.rank, name=name, score=score)


def seat_name(match: Match, seat: int, words: Words) -> str:
    """The name of a seat, and which bot plays there if one does."""
    name, bot = printable(match.seats[seat]), match.bots[seat]
    return name if bot is None else words("name-bot", name=name, bot=printable(bot))
