"""Whole games exactly as each seat and an onlooker received them, refusals included.

A change of what anybody may see changes a file in ``tests/golden``, where a review finds it.
``UPDATE_GOLDEN=1 pytest tests/play/test_golden.py`` writes the files anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.play.transcript import Transcript
from tontine.play.acquire.names import CORPORATION_NAMES, tile_name
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.view import Ask, Decision
from tontine.rules.acquire.components import TILES
from tontine.rules.chance import Rng

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_BYTES = 150_000
REFUSE_EVERY = 5  # decisions


class Game(NamedTuple):
    name: str
    seats: list[str]
    holdings: str
    seed: int


GAMES = [
    Game("acquire-four-open", ["Ada", "Bruno", "Chiara", "Dov"], "open", 4),
    Game("acquire-three-hidden", ["Ada", "Bruno", "Chiara"], "hidden", 3),
    Game("acquire-two-market", ["Ada", "Bruno"], "open", 2),
]

# What is tried in vain, by what the seat is asked for; what is accepted after all is left out.
ATTEMPTS: dict[str, list[Any]] = {
    "place": [{"kind": "place", "tile": name} for name in ("1A", "13A")]
    + [{"kind": "found", "corporation": "sackson"}, {"kind": "announce"}, {"kind": "resign"}],
    "found": [{"kind": "found", "corporation": name} for name in ("luxor", *CORPORATION_NAMES)],
    "survivor": [{"kind": "survivor", "corporation": name} for name in CORPORATION_NAMES],
    "settle": [{"kind": "settle", "corporation": name} for name in CORPORATION_NAMES],
    "dispose": [
        {"kind": "dispose", "sell": 25},
        {"kind": "dispose", "trade": 24},
        {"kind": "dispose", "sell": 1, "trade": 1},
        {"kind": "dispose", "keep": 1},
    ],
    "buy": [
        {"kind": "buy", "shares": {"sackson": 2, "quantum": 2}},
        {"kind": "buy", "shares": {"luxor": 1}},
        {"kind": "place", "tile": "6E"},
        {"kind": "announce", "now": True},
        *({"kind": "buy", "shares": {name: 1}} for name in CORPORATION_NAMES),
        {},
    ],
}


def transcript(game: Game) -> str:
    """The tiles come in a fixed order, and the decisions from what the seats are asked.

    So nothing changes as long as the rules, and what is said to the seats, do not.
    """
    rng = Rng(game.seed)
    bag = vec[i64](range(TILES))
    rng.shuffle(bag)
    tiles = [tile_name(tile) for tile in bag]
    script = {"bag": tiles, "market": tiles[:-20:-1]}  # the last ones are in the bag for long
    options = {"holdings": game.holdings}
    match = new_match("acquire", game.seats, game.seed, options, script)
    written = Transcript(match)
    written.begin()
    while not match.over:
        if match.version % REFUSE_EVERY == 0:
            _try_in_vain(written, match, match.version // REFUSE_EVERY)
        seat = match.owing[0]
        written.decide(seat, _answer(match.view(seat).asks, rng))
    written.refuse(0, {"kind": "buy"})
    return written.text()


def _answer(asks: list[Ask], rng: Rng) -> Decision:
    """Something that is asked for."""
    ask = asks[rng.below(len(asks))]
    most = {number.name: number.most for number in ask.numbers}
    if ask.kind == "dispose":
        sell = rng.below(most["sell"] + 1)
        trade = min(most["trade"], ask.total - sell) // 2 * 2
        return {"kind": "dispose", "sell": sell, "trade": trade}
    if ask.kind == "buy" and most:
        name = list(most)[rng.below(len(most))]
        return {"kind": "buy", "shares": {name: rng.below(most[name] + 1)}}
    return ask.choices[rng.below(len(ask.choices))].decision


def _try_in_vain(written: Transcript, match: Match, turn: int) -> None:
    """By the seat that is asked, by another, and too late."""
    asked = match.owing[0]
    attempts = ATTEMPTS[match.view(asked).asks[0].kind]
    for number in (turn, turn + 1, turn + 2):
        attempt = attempts[number % len(attempts)]
        if not _is_accepted(match, asked, attempt):
            written.refuse(asked, attempt)
    if turn % 4 == 0:
        written.refuse((asked + 1) % len(match.seats), {"kind": "buy", "shares": {}})
        written.refuse(asked, {"kind": "announce"}, match.version + 1)


def _is_accepted(match: Match, seat: int, decision: Decision) -> bool:
    try:
        match.preview(seat, decision)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_everybody_receives_what_they_always_did(game: Game) -> None:
    path = GOLDEN / f"{game.name}.txt"
    text = transcript(game)
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, "utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert text == path.read_text("utf-8")


def test_there_is_no_golden_file_without_a_game() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == {game.name for game in GAMES}
