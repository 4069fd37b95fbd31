"""A match that comes to a merger on its third turn, tile by tile as one wants it."""

from __future__ import annotations

from tontine.play.match import Match, new_match

OPENING = {2: "1A 5A", 3: "1A 5A 9I"}
# What each seat draws: the tile it will play, and five that touch nothing.
HANDS = ["2A 12A 12C 12E 12G 12I", "4A 1C 1E 1G 1I 3I", "3A 7C 7E 7G 7I 5I"]
DRAWS = "3A 3C 9C 9E"


def before_merger(seats: int = 3, holdings: str = "open", seed: int | None = 1) -> Match:
    """Sackson (1A 2A, founded by 0) and Hydra (4A 5A, founded by 1): 3A will merge them.

    In a match of two, 0 draws 3A; in a match of three it is in the hand of 2.
    """
    match = dealt(seats, holdings, seed)
    match.decide(0, {"kind": "place", "tile": "2A"})
    match.decide(0, {"kind": "found", "corporation": "sackson"})
    match.decide(0, {"kind": "buy", "shares": {"sackson": 3}})
    match.decide(1, {"kind": "place", "tile": "4A"})
    match.decide(1, {"kind": "found", "corporation": "hydra"})
    match.decide(1, {"kind": "buy", "shares": {"hydra": 2, "sackson": 1}})
    return match


def dealt(seats: int = 3, holdings: str = "open", seed: int | None = 1) -> Match:
    """The beginning of it: 0 is the first to play."""
    script = {"bag": script_of(seats), "market": ["8D"]}
    return new_match("acquire", seats, seed, {"holdings": holdings}, script)


def script_of(seats: int) -> list[str]:
    draws = DRAWS if seats == 2 else DRAWS.removeprefix("3A ")
    return " ".join([OPENING[seats], *HANDS[:seats], draws]).split()


def at_merger(seats: int = 3, holdings: str = "open") -> Match:
    """3A has been played: which of the two survives?"""
    match = before_merger(seats, holdings)
    match.decide(match.owing[0], {"kind": "place", "tile": "3A"})
    return match
