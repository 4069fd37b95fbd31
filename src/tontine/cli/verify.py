"""``tontine verify``: does a save file tell the truth?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tontine.cli.arguments import Json
from tontine.play.fair import commitment
from tontine.play.save import digest, load
from tontine.play.speech import printable


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save file.")],
    json: Json = False,
) -> None:
    """Replay a save file and compare the end with the one it records."""
    match = load(file)
    if json:
        facts = {
            "game": match.title.name,
            "seats": match.seats,
            "decisions": match.version,
            "over": match.over,
            "digest": digest(match.game),
            "standings": match.standings(),
            "commitment": None if match.key is None else commitment(match.key),
        }
        print(msgspec.json.encode(facts).decode())
        return
    state = "finished" if match.over else "unfinished"
    print(f"{file}: sound; {state} game of {match.title.name}, {match.version} decisions")
    if match.key is not None:
        print(f"  all chance follows from the key with the hash {commitment(match.key)}")
    for standing in match.standings():
        print(f"  {standing.rank}. {printable(match.seats[standing.seat])}: {standing.score}")
