"""How long the coach thinks before its first answer, and before its last: by game and phase.

    python bench/hints.py [GAMES]

Bots play so many games of each kind (3, if nothing is said). Of every phase of theirs the
positions are spread over the games, and each is given a hint as at a table: the first answer, and
the sure one. Seconds of CPU, since other programs run as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import process_time

from tontine.bots.seats import bot_decision, make_bot
from tontine.games import GAMES
from tontine.play.match import Match, new_match
from tontine.rules.chance import Rng
from tontine.server.bots.hints import PARTS, hint_messages

SEATS = ["Ada", "Bruno", "Chloé", "Dario"]
EACH = 6  # positions of a phase in a game


def positions(game: str, number: int) -> Iterator[tuple[str, Match, int]]:
    """What seats are asked in a game of bots, with the kinds of the questions."""
    match, rng = new_match(game, SEATS, number), Rng(number)
    bots = [make_bot(game, "normal", rng) for _ in SEATS]
    while not match.over:
        seat = match.owing[rng.below(len(match.owing))]
        asks = match.view(seat).asks
        if sum(len(ask.choices) + len(ask.numbers) for ask in asks) > 1:
            phase = "+".join(dict.fromkeys(ask.kind for ask in asks))
            yield phase, match.at(match.version), seat
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))


def spread(found: list[tuple[Match, int]]) -> list[tuple[Match, int]]:
    step = max(len(found) / EACH, 1)
    return [found[int(place * step)] for place in range(min(EACH, len(found)))]


def seconds(match: Match, seat: int, part: float) -> float:
    start = process_time()
    hint_messages(match, seat, part, part >= PARTS[-1])
    return process_time() - start


def main(games: int = 3) -> None:
    print(f"{'game':9}{'asked':28}{'positions':>9}{'first':>9}{'worst':>9}{'all':>9}{'worst':>9}")
    for game in GAMES:
        phases: dict[str, list[tuple[Match, int]]] = {}
        for number in range(games):
            mine: dict[str, list[tuple[Match, int]]] = {}
            for phase, match, seat in positions(game, number):
                mine.setdefault(phase, []).append((match, seat))
            for phase, found in mine.items():
                phases.setdefault(phase, []).extend(spread(found))
        for phase, found in phases.items():
            first, last = ([seconds(*it, part) for it in found] for part in PARTS)
            figures = (sum(first) / len(first), max(first), sum(last) / len(last), max(last))
            told = "".join(f"{figure:9.2f}" for figure in figures)
            print(f"{game:9}{phase:28}{len(found):9}{told}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
