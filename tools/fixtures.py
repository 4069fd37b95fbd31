"""Writes positions of Acquire as a browser receives them, for drawing without a server.

    python tools/fixtures.py         web/fixtures/{turn,merger,over}.json

Each is an object with the messages ``room``, ``state``, ``story`` and, when over, ``review``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.match import Match, new_match
from tontine.play.stories import story_of
from tontine.play.words import words
from tontine.rules.chance import Rng
from tontine.table.messages import Chair, Result, Room, State, Story

FOLDER = Path(__file__).resolve().parent.parent / "web" / "fixtures"
NAMES = ["Ada", "Bruno", "Chloé", "Dario"]
ME = 0
SEED = 7


def merged(match: Match) -> int:
    return sum(entry.event.event == "merged" for entry in match.log(ME))


def asked(match: Match, kind: str) -> bool:
    return any(ask.kind == kind for ask in match.scene(ME).asks)


# Where each fixture is taken: the first position of the game that is like this.
POSITIONS: dict[str, Callable[[Match], bool]] = {
    "turn": lambda match: merged(match) >= 2 and asked(match, "place"),
    "merger": lambda match: merged(match) >= 2 and asked(match, "dispose"),
    "over": lambda match: match.over,
}


def messages_of(match: Match) -> dict[str, msgspec.Struct]:
    chairs = [Chair(name, "bot", "normal", False, True, False) for name in NAMES]
    chairs[ME] = Chair(NAMES[ME], "person", None, False, True, True)
    found: dict[str, msgspec.Struct] = {
        "room": Room(
            table="fixture",
            status="over" if match.over else "running",
            game=match.title.name,
            options=match.options,
            public=False,
            host=NAMES[ME],
            hosting=True,
            seats=chairs,
            spectators=[],
            may_start=False,
            commitment="5d" * 32,
            key="a7" * 32 if match.over else None,
            rematch=None,
        ),
        "state": State(
            version=match.version + 1,
            seats=[ME],
            view=match.scene(ME),
            since=0,
            events=match.log(ME),
            may_undo=match.may_undo(ME),
            may_ask_undo=False,
            undo_asked=None,
        ),
        "story": Story(language="en", since=0, paragraphs=story_of(match, ME, words("en"))),
    }
    if match.over:
        found["review"] = Result(review=match.review())
    return found


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    match = new_match("acquire", NAMES, SEED)
    rng = Rng(SEED)
    bot = make_bot("acquire", "normal", rng)
    wanted = dict(POSITIONS)
    while wanted:
        for name in [name for name, found in wanted.items() if found(match)]:
            path = FOLDER / f"{name}.json"
            path.write_bytes(msgspec.json.encode(messages_of(match)) + b"\n")
            del wanted[name]
        if not match.over:
            match.decide(match.owing[0], bot_decision(match, match.owing[0], bot, rng))


if __name__ == "__main__":
    main()
