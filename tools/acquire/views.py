"""Plays games of Acquire with bots, and saves views of Ada's at moments worth testing.

    PYTHONPATH=src python tools/acquire/views.py

The tests of the board read them from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from tontine.bots.seats import bot_decision, make_bot
from tontine.play.acquire.table import AcquireTable
from tontine.play.errors import Refused
from tontine.play.match import Match, new_match
from tontine.play.view import BareView, Decision
from tontine.rules.chance import Rng

VIEWS = Path(__file__).resolve().parents[2] / "web/tests/games/acquire/views"
ME = 0
SEEDS = 600
FOUR = ("Ada", "Bruno", "Chloé", "Dario")
SIX = (*FOUR, "Emma", "Filippo")


def _fates(table: AcquireTable) -> set[str]:
    return {tile.fate for tile in table.hand}


def _founded(table: AcquireTable) -> int:
    return sum(corporation.size > 0 for corporation in table.corporations)


def _cash(table: AcquireTable) -> int:
    return table.players[ME].cash or 0


def _held(table: AcquireTable) -> int:
    defunct = table.merger.defunct if table.merger else None
    return (table.players[ME].shares or {})[defunct] if defunct else 0


def _many(table: AcquireTable) -> bool:
    return _founded(table) >= 5 and len(_fates(table)) >= 4 and "merges" in _fates(table)


def _skipped(table: AcquireTable) -> bool:
    """No tile can be played, and there is something to buy."""
    on_sale = any(it.bank for it in table.corporations if 0 < it.price <= _cash(table))
    return table.skipped and on_sale and bool(table.hand)


def _tied(table: AcquireTable) -> bool:
    return any(len(tile.survivors) > 1 for tile in table.hand)


Moment = Callable[[AcquireTable], bool]

# By name: whether it is for Ada to decide, the phase, and what else must hold.
MOMENTS: Mapping[str, tuple[bool, str, Moment]] = {
    "first": (True, "placing", lambda table: table.turns <= 4),
    "placing": (True, "placing", _many),
    "tied": (True, "placing", _tied),
    "blocked": (True, "placing", lambda table: "blocked" in _fates(table)),
    "dead": (True, "placing", lambda table: "dead" in _fates(table)),
    "may-end": (True, "placing", lambda table: table.may_end),
    "waiting": (False, "placing", lambda table: table.turns > 24),
    "founding": (True, "founding", lambda table: table.turns > 8),
    "surviving": (True, "surviving", lambda table: True),
    "settling": (True, "settling", lambda table: True),
    "disposing": (True, "disposing", lambda table: _held(table) > 4),
    "disposing-other": (False, "disposing", lambda table: True),
    "buying": (True, "buying", lambda table: _founded(table) >= 5 and _cash(table) > 2500),
    "buying-poor": (True, "buying", lambda table: 0 < _cash(table) < 900),
    "last-placing": (True, "placing", lambda table: table.announced),
    "announced": (True, "buying", lambda table: table.announced),
    "skipped": (True, "buying", _skipped),
    "passed-over": (False, "placing", lambda table: ME in table.passed_over),
}

GAMES: Sequence[tuple[str, Sequence[str], Mapping[str, str], Sequence[str]]] = (
    ("", FOUR, {}, (*MOMENTS, "over")),
    ("hidden-", FOUR, {"holdings": "hidden"}, ("placing", "disposing")),
    ("two-", FOUR[:2], {}, ("placing", "disposing")),
    ("six-", SIX, {"names": "classic"}, ("placing", "over")),
)


def _moments(view: BareView) -> list[str]:
    table: AcquireTable = view.table
    mine = ME in view.owing
    return [
        name
        for name, (for_me, phase, holds) in MOMENTS.items()
        if for_me == mine and phase == table.phase and holds(table)
    ]


def _foreseen(match: Match) -> list[dict[str, object]]:
    """What some decisions with numbers filled in would do."""
    decisions: list[Decision] = []
    for ask in match.bare_view(ME).asks:
        if ask.kind == "dispose":
            decisions += [{"kind": "dispose", "sell": 1, "trade": trade} for trade in (0, 2)]
        if ask.kind == "buy":
            names = [number.name for number in ask.numbers if number.most]
            decisions += [{"kind": "buy", "shares": {name: 1}} for name in names]
            decisions += [{"kind": "buy", "shares": {name: 2}} for name in names]
            decisions.append({"kind": "buy", "shares": dict.fromkeys(names[:3], 1)})
    found = []
    for decision in decisions:
        with suppress(Refused):
            found.append({"decision": decision, "outcome": match.preview(ME, decision)})
    return found


def _write(name: str, match: Match) -> None:
    drawn = {
        "view": match.bare_view(ME),
        "review": match.review() if match.over else None,
        "foreseen": _foreseen(match),
    }
    (VIEWS / f"{name}.json").write_bytes(msgspec.json.encode(drawn) + b"\n")


def _play(prefix: str, names: Sequence[str], options: Mapping[str, str], wanted: set[str]) -> None:
    """Games by ascending seed until every moment was met."""
    for seed in range(SEEDS):
        match = new_match("acquire", names, seed, options)
        rng = Rng(seed)
        bots = [make_bot("acquire", "normal", rng) for _ in names]
        while wanted and not match.over:
            for name in wanted & set(_moments(match.bare_view(ME))):
                wanted.remove(name)
                _write(prefix + name, match)
            seat = match.owing[0]
            match.decide(seat, bot_decision(match, seat, bots[seat], rng))
        if match.over and "over" in wanted:
            wanted.remove("over")
            _write(f"{prefix}over", match)
        if not wanted:
            return
    raise SystemExit(f"never met: {prefix} {sorted(wanted)}")


def main() -> None:
    VIEWS.mkdir(exist_ok=True)
    for prefix, names, options, wanted in GAMES:
        _play(prefix, names, options, set(wanted))


if __name__ == "__main__":
    main()
