"""Whole games exactly as each seat and an onlooker received them, refusals included.

A change of what anybody may see changes a file in ``tests/golden``, where a review finds it.
``UPDATE_GOLDEN=1 pytest tests/play/test_golden.py`` writes the files anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.play.transcript import Transcript
from tontine.play.acquire.names import CORPORATION_NAMES, tile_name
from tontine.play.errors import Refused
from tontine.play.greed.cards import HOUSE_CARDS
from tontine.play.match import Match, new_match
from tontine.play.script import Streams
from tontine.play.view import Ask, Decision
from tontine.rules.acquire.components import TILES
from tontine.rules.chance import Rng
from tontine.rules.greed.components import ASSETS, FIRST_ASSET, FIRST_FOUNDED, TEN
from tontine.rules.ponzi.components import CARDS, FIRST_DEALT

GOLDEN = Path(__file__).parents[1] / "golden"
MOST_BYTES = 250_000
REFUSE_EVERY = 5  # decisions
FOUR = ["Ada", "Bruno", "Chiara", "Dov"]


class Game(NamedTuple):
    name: str
    title: str
    seats: list[str]
    options: dict[str, str]
    seed: int


GAMES = [
    Game("acquire-four-open", "acquire", FOUR, {"holdings": "open"}, 4),
    Game("acquire-three-hidden", "acquire", FOUR[:3], {"holdings": "hidden"}, 3),
    Game("acquire-two-market", "acquire", FOUR[:2], {"holdings": "open"}, 2),
    Game("ponzi-three-basic", "ponzi", FOUR[:3], {"game": "basic"}, 3),
    Game("ponzi-four-advanced", "ponzi", FOUR, {"game": "advanced"}, 1),
    Game("greed-four-always", "greed", FOUR, {"drop_asset": "always"}, 7),
]


def _deals() -> list[Decision]:
    """G17, G18: none of these is ever possible."""
    terms: list[tuple[dict[str, int], dict[str, int]]] = [
        ({"money": 5}, {"money": 5}),
        ({}, {"land": 1}),
        ({"land": 99}, {"money": 1}),
        ({"money": 10**6}, {"land": 1}),
    ]
    return [
        {"kind": "propose", "company": one, "partner": other, "give": give, "get": get}
        for give, get in terms
        for one, other in ((0, 1), (1, 0), (2, 4), (4, 2), (3, 3))
    ] + [{"kind": "accept", "proposal": 999}]


FOUNDED: list[tuple[int, list[int]]] = [(0, []), (5, [49])]

# What is tried in vain, by what the seat is asked for; what is accepted after all is left out.
ATTEMPTS: dict[str, list[Any]] = {
    "place": [{"kind": "place", "tile": name} for name in ("1A", "13A")]
    + [{"kind": "found", "corporation": "sackson"}, {"kind": "announce"}, {"kind": "resign"}]
    + [{"kind": "leave"}],
    "found": [{"kind": "found", "corporation": name} for name in ("luxor", *CORPORATION_NAMES)]
    + [{"kind": "found", "company": company, "assets": assets} for company, assets in FOUNDED],
    "survivor": [{"kind": "survivor", "corporation": name} for name in CORPORATION_NAMES],
    "settle": [{"kind": "settle", "corporation": name} for name in CORPORATION_NAMES],
    "dispose": [
        {"kind": "dispose", "sell": 25, "trade": 0},
        {"kind": "dispose", "sell": 0, "trade": 24},
        {"kind": "dispose", "sell": 1, "trade": 1},
        {"kind": "dispose", "sell": 1},
        {"kind": "dispose", "keep": 1},
    ],
    "buy": [
        {"kind": "buy", "shares": {"sackson": 2, "quantum": 2}},
        {"kind": "buy", "shares": {"luxor": 1}},
        {"kind": "place", "tile": "6E"},
        {"kind": "announce", "now": True},
        {"kind": "end"},
        *({"kind": "buy", "shares": {name: 1}} for name in CORPORATION_NAMES),
        {},
    ],
    "fund": [
        {"kind": "fund", "industry": "media", "card": 80},
        {"kind": "fund", "industry": "media", "card": 17},
        {"kind": "fund", "industry": "energy", "card": 9},
        {"kind": "sell"},
    ],
    "offer": [
        {"kind": "offer", "to": 1, "industry": "media", "amount": 10**6},
        {"kind": "offer", "to": 0, "industry": "grain", "amount": 1},
        {"kind": "luxury", "luxury": 4},
        {"kind": "offer", "to": 2, "industry": "grain", "amount": -1},
        {"kind": "offer", "to": 2, "industry": "grain"},
    ],
    "luxury": [{"kind": "luxury", "luxury": 4}, {"kind": "luxury", "luxury": 5}],
    "pass": [{"kind": "sell"}],
    "answer": [{"kind": "counter"}, {"kind": "pass"}],
    "remove": [{"kind": "remove", "card": 80}, {"kind": "remove", "card": 9}],
    "return": [{"kind": "return", "industry": "media"}, {"kind": "return"}],
    "announce": [{"kind": "announce", "asset": asset} for asset in (49, 9)] + [{"kind": "take"}],
    "bid": [
        {"kind": "bid", "company": 0, "amount": 9},
        {"kind": "bid", "company": 3, "amount": 10**6},
        {"kind": "bid", "company": 9, "amount": 10},
    ],
    "take": [{"kind": "take", "asset": 49}, {"kind": "bid", "company": 0, "amount": 10}],
    "propose": _deals(),
    "use": [{"kind": "use", "asset": 20}, {"kind": "use", "asset": 49}, *_deals()],
    "withdraw": _deals(),
    "content": _deals(),
    "sell": [
        {"kind": "sell", "keep": {"land": 4, "sand": 1}},
        {"kind": "sell", "keep": {"loans": 4}},
        {"kind": "sell"},
        {"kind": "content"},
    ],
    "point": [{"kind": "point", "chair": "coo"}, {"kind": "point", "chair": "manager"}],
    "drop": [{"kind": "drop", "asset": 49}, {"kind": "pass"}],
    "raise": [{"kind": "raise", "amount": amount} for amount in (1, 55, 10**6)],
}


def transcript(game: Game) -> str:
    """Tiles and cards come in a fixed order, and the decisions from what the seats are asked.

    So nothing changes as long as the rules, and what is said to the seats, do not.
    """
    rng = Rng(game.seed)
    match = new_match(game.title, game.seats, game.seed, game.options, SCRIPTS[game.title](rng))
    written = Transcript(match)
    written.begin()
    while not match.over:
        if match.version % REFUSE_EVERY == 0:
            _try_in_vain(written, match, match.version // REFUSE_EVERY)
        seat = match.owing[0]
        written.decide(seat, _answer(match.view(seat).asks, rng))
    written.refuse(0, {"kind": "announce"} if game.title == "acquire" else {"kind": "pass"})
    return written.text()


def _acquire_script(rng: Rng) -> Streams:
    tiles = [tile_name(tile) for tile in _shuffled(0, TILES, rng)]
    return {"bag": tiles, "market": tiles[:-20:-1]}  # the last ones are in the bag for long


def _ponzi_script(rng: Rng) -> Streams:
    return {"first": ["2"], "deck": [str(it) for it in _shuffled(FIRST_DEALT, CARDS, rng)]}


def _greed_script(rng: Rng) -> Streams:
    tens = [
        card for ten in range(FIRST_ASSET, ASSETS, TEN) for card in _shuffled(ten, ten + TEN, rng)
    ]
    return {
        "companies": [str(it) for it in _shuffled(0, FIRST_FOUNDED, rng)],
        "assets": [str(card) for card in tens if HOUSE_CARDS.is_played(card, len(FOUR))],
    }


SCRIPTS: dict[str, Callable[[Rng], Streams]] = {
    "greed": _greed_script,
    "acquire": _acquire_script,
    "ponzi": _ponzi_script,
}


def _shuffled(first: int, end: int, rng: Rng) -> list[int]:
    numbers = vec[i64](range(first, end))
    rng.shuffle(numbers)
    return list(numbers)


def _answer(asks: list[Ask], rng: Rng) -> Decision:
    """Something that is asked for."""
    ask = asks[rng.below(len(asks))]
    most = {number.name: number.most for number in ask.numbers}
    if ask.kind == "dispose":
        sell = rng.below(most["sell"] + 1)
        trade = min(most["trade"], ask.total - sell) // 2 * 2
        return {"kind": "dispose", "sell": sell, "trade": trade}
    on_sale = [name for name in most if most[name]]
    if ask.kind == "buy" and on_sale:
        name = on_sale[rng.below(len(on_sale))]
        return {"kind": "buy", "shares": {name: rng.below(most[name] + 1)}}
    decision = ask.choices[rng.below(len(ask.choices))].decision
    for number in ask.numbers:
        if number.name == "amount":
            amount = number.least + rng.below(number.most - number.least + 1)
            decision = {**decision, "amount": amount}
    return decision


def _try_in_vain(written: Transcript, match: Match, turn: int) -> None:
    """By the seat that is asked, by another, and too late."""
    asked = match.owing[0]
    attempts = ATTEMPTS[match.view(asked).asks[0].kind]
    for number in (turn, turn + 1, turn + 2):
        attempt = attempts[number % len(attempts)]
        if not _is_accepted(match, asked, attempt):
            written.refuse(asked, attempt)
    if turn % 4 == 0:
        early, late = (
            ("announce", "announce") if match.title.name == "acquire" else ("pass", "sell")
        )
        others = [seat for seat in range(len(match.seats)) if seat not in match.owing]
        if others:
            written.refuse(others[0], {"kind": early})
        written.refuse(asked, {"kind": late}, match.version + 1)


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
